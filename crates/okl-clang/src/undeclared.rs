//! Names that nothing declares: what they may mean.

use crate::parse_feedback::{ParseFeedback, Text};
use crate::{ForeignWord, prelude};
use okl_model::{
    Arguments, Attributes, Directive, DirectiveKind, Function, Scope, Undeclared, Unit, Variable,
};
use okl_normalizer::nearest;
use okl_source::{Diagnostic, Span};

/// Says of each `undeclared-name` what the text knows of the name, where that is more than clang knows.
pub(crate) fn explain(unit: &Unit, text: &Text<'_>, found: &mut [Diagnostic]) {
    let known = text.known;
    for said in found.iter_mut().filter(|said| said.id == "undeclared-name") {
        let Some(place) = said.labels.first().map(|label| label.place) else { continue };
        let bare = Diagnostic {
            labels: vec![said.labels[0].clone()],
            help: Vec::new(),
            notes: Vec::new(),
            fix: Vec::new(),
            ..said.clone()
        };
        if let Some(attribute) = attribute_of_axis(unit, known, place) {
            let number = ["x", "y", "z"].iter().position(|axis| *axis == said.subject);
            let help = match number {
                Some(number) => format!("axes have numbers: `@{attribute}({number})` is {}", said.subject),
                None => format!("the axis of `@{attribute}` is 0, 1 or 2; 0 is x, the fastest"),
            };
            *said = bare.help(help);
        } else if known.get(&said.subject).is_some() {
            let help = format!("did you mean `@{}`?", said.subject);
            *said = bare.help(help).replace(Span::at(place.start), "@");
        } else if let Some(word) = text.foreign(&said.subject) {
            let error = Diagnostic { id: "foreign-word".into(), message: message_of(word), ..bare };
            let error = foreign(error, word);
            *said = match attribute_for(word, known) {
                Some(name) => error.replace(place, format!("@{name}")),
                None => error,
            };
        } else if let Some(gone) = out_of_scope(unit, &said.subject, place) {
            *said = gone.explain(bare);
        }
    }
}

/// The attribute around a place that takes nothing but an axis.
fn attribute_of_axis<'u>(unit: &'u Unit, known: &Attributes, place: Span) -> Option<&'u str> {
    let takes_axis = |name: &str| known.get(name).is_some_and(|known| known.arguments() == Arguments::Axis);
    let around = unit.attributes.iter().find(|attribute| attribute.span.contains(place));
    around.map(|attribute| attribute.name.as_str()).filter(|name| takes_axis(name))
}

/// `foreign-pragma`: pragmas that do what attributes are for. On a loop over groups one takes the place of okl's own.
pub(crate) fn pragmas(text: &Text<'_>) -> Vec<Diagnostic> {
    let spelled = |line: &Directive| format!("#pragma {}", line.text);
    let stands_for_ours = |line: &&Directive| {
        let next = text.tokens.at(line.span.end);
        let name = text.tokens.spelling(next + 2);
        text.tokens.opens_attribute(next) && matches!(name, "okl_outer" | "okl_tile")
    };
    // Few texts have one.
    let lines = text.input.directives.iter().filter(|line| line.kind == DirectiveKind::Pragma);
    let found = lines.filter(|line| !stands_for_ours(line)).filter_map(|line| {
        let spelled = spelled(line);
        let starts = |word: &&ForeignWord| {
            let rest = spelled.strip_prefix(&word.word);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', '(']))
        };
        // The name of a pragma is a word of its own.
        let name = spelled.split_inclusive([' ', '(']).take(2).collect::<String>();
        let word = text.options.foreign.that_start(name.trim_end_matches([' ', '('])).find(starts)?;
        let warning = Diagnostic::warning("foreign-pragma", message_of(word), line.span);
        Some(foreign(warning.about(&word.word), word))
    });
    found.collect()
}

fn message_of(word: &ForeignWord) -> String {
    format!("`{}` is a word of {}", word.word, word.languages())
}

/// The message about a word of targets.
fn foreign(said: Diagnostic, word: &ForeignWord) -> Diagnostic {
    said.help(format!("in OKL: {}", word.okl))
}

/// The attribute that says what a word does, where nothing else is needed: `shared` for `__shared__`.
fn attribute_for<'w>(word: &'w ForeignWord, known: &Attributes) -> Option<&'w str> {
    let (first, _) = word.okl.strip_prefix("`@")?.split_once('`')?;
    let name = first.strip_suffix(';').unwrap_or(first);
    known.get(name).map(|_| name)
}

/// `undeclared-function` of the first call of each.
pub(crate) fn functions(unit: &Unit, text: &Text<'_>, learnt: &ParseFeedback) -> Vec<Diagnostic> {
    learnt.undeclared.iter().map(|(name, place)| function(unit, text, name, *place)).collect()
}

/// `undeclared-function`, with the function that may be meant.
fn function(unit: &Unit, text: &Text<'_>, name: &str, place: Span) -> Diagnostic {
    let message = format!("nothing declares the function `{name}`");
    let warning = Diagnostic::warning("undeclared-function", message, place).about(name);
    if let Some(word) = text.foreign(name) {
        let warning = foreign(warning.note(message_of(word)), word);
        let at = text.tokens.at(place.start);
        let is_bare = text.tokens.is(at + 1, "(") && text.tokens.is(at + 2, ")");
        return match attribute_for(word, text.known).filter(|_| is_bare) {
            Some(name) => {
                warning.replace(Span::new(place.start, text.tokens.span(at + 2).end), format!("@{name}"))
            }
            None => warning,
        };
    }
    let Some(meant) = meant(unit, name) else {
        return warning
            .help("declare it, or include the header that does; the target compiler has to know it");
    };
    let warning = match own(unit).find(|function| function.name == meant) {
        Some(function) => warning.label(function.name_span, format!("`{meant}` is declared here")),
        None => warning,
    };
    warning.help(format!("did you mean `{meant}`?")).replace(place, meant)
}

/// What nothing declares and calls name, by name.
pub(crate) fn all(unit: &Unit, learnt: &ParseFeedback) -> Vec<Undeclared> {
    let of = |name: &String| Undeclared { name: name.clone(), meant: meant(unit, name).map(str::to_string) };
    let mut found: Vec<Undeclared> = learnt.undeclared.iter().map(|(name, _)| of(name)).collect();
    found.sort_by(|one, other| one.name.cmp(&other.name));
    found
}

/// The declared function that a name may be a slip of.
fn meant<'u>(unit: &'u Unit, name: &str) -> Option<&'u str> {
    let mut names: Vec<&str> = prelude::functions().collect();
    names.extend(own(unit).map(|function| function.name.as_str()));
    nearest(name, names)
}

/// The functions of the text that others may call.
fn own(unit: &Unit) -> impl Iterator<Item = &Function> {
    unit.functions.iter().filter(|function| !function.is_method && !function.is_kernel)
}

/// A variable of the name that is missing, in a block that has ended.
struct Gone<'u> {
    unit: &'u Unit,
    variable: &'u Variable,
    /// Whether both are in loops over work items, each in its own.
    are_siblings: bool,
}

/// The last variable of that name before `place` in the same function.
fn out_of_scope<'u>(unit: &'u Unit, name: &str, place: Span) -> Option<Gone<'u>> {
    let around = unit.functions.iter().filter(|function| function.span.contains(place));
    let function = around.min_by_key(|function| function.span.len())?;
    let named = unit.variables.iter().filter(|variable| variable.name == name);
    let variable = named
        .filter(|variable| variable.scope == Scope::Local && function.span.contains(variable.name_span))
        .filter(|variable| variable.name_span.end <= place.start)
        .max_by_key(|variable| variable.name_span)?;
    let of_place = item_loop(unit, function, place);
    let of_variable = item_loop(unit, function, variable.name_span);
    let are_siblings = of_place.is_some() && of_variable.is_some() && of_place != of_variable;
    Some(Gone { unit, variable, are_siblings })
}

/// The outermost loop over work items around a place.
fn item_loop(unit: &Unit, function: &Function, place: Span) -> Option<Span> {
    let mut found: Option<Span> = None;
    unit.walk(unit.body(function)?, &mut |stmt| {
        let is_of_items = || ["inner", "tile"].iter().any(|name| unit.has_attr(&stmt.attrs, name));
        if found.is_none() && stmt.as_for().is_some() && stmt.span.contains(place) && is_of_items() {
            found = Some(stmt.span);
        }
    });
    found
}

impl Gone<'_> {
    fn explain(&self, error: Diagnostic) -> Diagnostic {
        let Variable { name, name_span, .. } = self.variable;
        if !self.are_siblings {
            let error = error.label(*name_span, format!("this `{name}` ends with the block around it"));
            return error.help("declare it before that block");
        }
        let ty = self.unit.ty(self.variable.ty);
        let help = match ty.spelling.contains(['[', '(']) {
            true => "declare it before both loops, with `@exclusive` before its type: one for each work item"
                .into(),
            false => format!(
                "declare it before both loops, one for each work item: `@exclusive {} {name};`",
                ty.spelling.trim_start_matches("const ")
            ),
        };
        error.label(*name_span, format!("this `{name}` ends with its `@inner` loop")).help(help)
    }
}
