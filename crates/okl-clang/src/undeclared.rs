//! Names that nothing declares, and what they may stand for.

use crate::foreign_fix::{with_fix, written};
use crate::foreign_words::ForeignWord;
use crate::ids::CLANG_ERROR;
use crate::parse_feedback::ParseFeedback;
use crate::parse_text::Text;
use crate::prelude;
use okl_model::{
    Arguments, Attributes, Directive, DirectiveKind, Function, Scope, Undeclared, Unit, Variable,
};
use okl_normalizer::lex::TokenKind;
use okl_normalizer::nearest;
use okl_source::ids::{DIM_INDEX_COUNT, FOREIGN_WORD, UNDECLARED_FUNCTION, UNDECLARED_NAME};
use okl_source::{Diagnostic, DiagnosticId, Label, Span};
use std::collections::BTreeSet;

const FOREIGN_PRAGMA: DiagnosticId = DiagnosticId::new("foreign-pragma");

/// Rewrites each `undeclared-name` about whose name the text or the tables of okl say more than clang does.
pub(crate) fn explain(unit: &Unit, text: &Text<'_>, found: &mut [Diagnostic]) {
    let known = text.known;
    for said in found.iter_mut() {
        let Some(place) = said.labels.first().map(|label| label.place) else { continue };
        if said.id == CLANG_ERROR {
            if let Some(name) = name_of_others(text, said, place) {
                said.subject = name;
            } else {
                if let Some(indexed) = indexed_by_brackets(unit, text, said, place) {
                    *said = indexed;
                }
                continue;
            }
        } else if said.id != UNDECLARED_NAME {
            continue;
        }
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
            *said = of_others(text, bare, word, place);
        } else if let Some(gone) = out_of_scope(unit, &said.subject, place) {
            *said = gone.explain(bare);
        }
    }
}

/// The diagnostic about a name of another language.
fn of_others(text: &Text<'_>, said: Diagnostic, word: &ForeignWord, place: Span) -> Diagnostic {
    let at = text.tokens.at(place.start);
    let name = said.subject.clone();
    // In `extern __shared__ float s[];` the size comes with the launch.
    let is_extern = at > 0 && text.tokens.is(at - 1, "extern");
    if let Some(whole) = text.foreign(&format!("extern {name}")).filter(|_| is_extern) {
        let said = Diagnostic { id: FOREIGN_WORD.into(), message: belongs(&whole.word, whole), ..said };
        let from = text.tokens.span(at - 1);
        let labels = vec![Label { place: from.to(place), text: String::new() }];
        return foreign(Diagnostic { labels, ..said }, whole);
    }
    let said = Diagnostic { id: FOREIGN_WORD.into(), message: belongs(&name, word), ..said };
    let said = foreign(said, word);
    with_fix(said, written(word, text, at))
}

/// The name of another language behind an error of clang: `texture<float, 1> t;`, `namespace cg = cooperative_groups;`
fn name_of_others(text: &Text<'_>, said: &Diagnostic, place: Span) -> Option<String> {
    const STARTS: [&str; 2] = ["no template named", "expected namespace name"];
    if !STARTS.iter().any(|start| said.message.starts_with(start)) {
        return None;
    }
    let at = text.tokens.at(place.start);
    let name = text.tokens.spelling(at);
    text.foreign(name).map(|_| name.to_string())
}

/// `dim-index-count` of `b[i][j]`, where `b` has `@dim`.
fn indexed_by_brackets(unit: &Unit, text: &Text<'_>, said: &Diagnostic, place: Span) -> Option<Diagnostic> {
    let tokens = text.tokens;
    if !said.message.starts_with("subscripted value is not an array") {
        return None;
    }
    // The error points into the indexed expression, or at the bracket.
    let mut first = tokens.at(place.start);
    while !tokens.is_kind(first, TokenKind::Identifier) {
        let close = first.checked_sub(1)?;
        first = tokens.partner(close).filter(|_| tokens.is(close, "]")).unwrap_or(close);
        if !tokens.is(first, "[") && !tokens.is_kind(first, TokenKind::Identifier) {
            return None;
        }
    }
    let name = tokens.spelling(first);
    let is_meant = |variable: &&Variable| variable.name == name && unit.has_attr(&variable.attrs, "dim");
    unit.variables.iter().find(is_meant)?;
    let (mut next, mut indices) = (first + 1, Vec::new());
    while tokens.is(next, "[") {
        let close = tokens.partner(next)?;
        indices.push(tokens.text_of(next + 1..close));
        next = close + 1;
    }
    if indices.len() < 2 {
        return None;
    }
    let whole = tokens.span(first).to(tokens.span(next - 1));
    let right = format!("{name}({})", indices.join(", "));
    let message = format!("`{name}` has `@dim`: its indices stand in one pair of parentheses");
    let error = Diagnostic::error(DIM_INDEX_COUNT, message, whole);
    Some(error.help(format!("write `{right}`")).replace(whole, right))
}

/// Removes the errors that follow from names of other languages: those about variables that their statements would have
/// declared.
pub(crate) fn without_followers(text: &Text<'_>, found: &mut Vec<Diagnostic>) {
    let tokens = text.tokens;
    let mut lost: BTreeSet<&str> = BTreeSet::new();
    for said in found.iter().filter(|said| said.id == FOREIGN_WORD) {
        let Some(place) = said.labels.first().map(|label| label.place) else { continue };
        let at = tokens.at(place.start);
        let is_end = |one: &usize| matches!(tokens.spelling(*one), ";" | "{" | "}");
        let first = (0..at).rev().take_while(|one| !is_end(one)).last().unwrap_or(at);
        for one in (first + 1..tokens.len()).take_while(|one| !is_end(one)) {
            let is_name = tokens.is_kind(one, TokenKind::Identifier);
            let before = tokens.spelling(one - 1);
            let follows_type =
                tokens.is_kind(one - 1, TokenKind::Identifier) || matches!(before, ">" | "*" | "&");
            let ends = matches!(tokens.spelling(one + 1), "=" | ";" | "," | "(" | "[");
            if is_name && follows_type && ends {
                lost.insert(tokens.spelling(one));
            }
        }
    }
    if !lost.is_empty() {
        found.retain(|said| said.id != UNDECLARED_NAME || !lost.contains(said.subject.as_str()));
    }
}

/// Merges the diagnostics about host code into one, with the other names in a note.
pub(crate) fn of_host_once(text: &Text<'_>, found: &mut Vec<Diagnostic>) {
    let is_of_host = |said: &Diagnostic| {
        !said.subject.is_empty() && text.foreign(&said.subject).is_some_and(|word| word.kind.is_of_host())
    };
    let mut all: Vec<(usize, Option<Span>, bool)> = Vec::new();
    for (number, said) in found.iter().enumerate().filter(|(_, said)| is_of_host(said)) {
        all.push((number, said.labels.first().map(|label| label.place), said.is_error()));
    }
    // An error must not end up in a warning.
    let first = all.iter().min_by_key(|(_, place, is_error)| (!is_error, *place)).map(|(number, ..)| *number);
    let Some(first) = first else { return };
    let mut others: Vec<String> = Vec::new();
    for (number, ..) in &all {
        let name = format!("`{}`", found[*number].subject);
        if found[*number].subject != found[first].subject && !others.contains(&name) {
            others.push(name);
        }
    }
    if !others.is_empty() {
        found[first].notes.push(format!("host code as well: {}", others.join(", ")));
    }
    let mut number = 0;
    let gone: BTreeSet<usize> = all.iter().map(|(number, ..)| *number).filter(|one| *one != first).collect();
    found.retain(|_| {
        number += 1;
        !gone.contains(&(number - 1))
    });
}

/// The attribute around a place, if it takes nothing but an axis.
fn attribute_of_axis<'u>(unit: &'u Unit, known: &Attributes, place: Span) -> Option<&'u str> {
    let takes_axis = |name: &str| known.get(name).is_some_and(|known| known.arguments() == Arguments::Axis);
    let around = unit.attributes.iter().find(|attribute| attribute.span.contains(place));
    around.map(|attribute| attribute.name.as_str()).filter(|name| takes_axis(name))
}

/// `foreign-pragma`: warnings about pragmas that do what attributes of OKL do. A pragma on a loop over groups is
/// accepted in place of okl's own.
pub(crate) fn pragmas(text: &Text<'_>) -> Vec<Diagnostic> {
    let spelled = |line: &Directive| format!("#pragma {}", line.text);
    let stands_for_ours = |line: &&Directive| {
        let next = text.tokens.at(line.span.end);
        let name = text.tokens.spelling(next + 2);
        text.tokens.opens_attribute(next) && matches!(name, "okl_outer" | "okl_tile")
    };
    // Pragmas are looked at first, since few texts have one.
    let lines = text.input.directives.iter().filter(|line| line.kind == DirectiveKind::Pragma);
    let found = lines.filter(|line| !stands_for_ours(line)).filter_map(|line| {
        let spelled = spelled(line);
        let starts = |word: &&ForeignWord| {
            let rest = spelled.strip_prefix(&word.word);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', '(']))
        };
        // The name is the first word after `#pragma`.
        let name = spelled.split_inclusive([' ', '(']).take(2).collect::<String>();
        let word = text.options.foreign.that_start(name.trim_end_matches([' ', '('])).find(starts)?;
        let warning = Diagnostic::warning(FOREIGN_PRAGMA, belongs(&word.word, word), line.span);
        Some(foreign(warning.about(&word.word), word))
    });
    found.collect()
}

/// The message about a name of another language: `` `__popc` belongs to CUDA and HIP, not to OKL ``.
pub(crate) fn belongs(name: &str, word: &ForeignWord) -> String {
    match word.kind.is_of_host() {
        true => format!(
            "`{name}` is host code of {}: it belongs into the program that launches the kernels",
            word.languages()
        ),
        false => format!("`{name}` belongs to {}, not to OKL", word.languages()),
    }
}

/// A diagnostic about a name of another language, with OKL's equivalent as help.
pub(crate) fn foreign(said: Diagnostic, word: &ForeignWord) -> Diagnostic {
    said.help(word.help())
}

/// An `undeclared-function` for the first call of each undeclared function.
pub(crate) fn functions(unit: &Unit, text: &Text<'_>, learnt: &ParseFeedback) -> Vec<Diagnostic> {
    learnt.undeclared.iter().map(|(name, place)| function(unit, text, name, *place)).collect()
}

/// An `undeclared-function`, with a suggestion if a declared function has a similar name.
fn function(unit: &Unit, text: &Text<'_>, name: &str, place: Span) -> Diagnostic {
    if let Some(word) = text.foreign(name) {
        let message = match word.kind.is_of_host() {
            true => belongs(name, word),
            false => format!("`{name}` is a function of {}, not of OKL", word.languages()),
        };
        let warning = Diagnostic::warning(UNDECLARED_FUNCTION, message, place).about(name);
        let warning = foreign(warning, word);
        return with_fix(warning, written(word, text, text.tokens.at(place.start)));
    }
    let message = format!("nothing declares the function `{name}`");
    let warning = Diagnostic::warning(UNDECLARED_FUNCTION, message, place).about(name);
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

/// The functions that the text calls and nothing declares, sorted by name.
pub(crate) fn all(unit: &Unit, learnt: &ParseFeedback) -> Vec<Undeclared> {
    let of = |name: &String| Undeclared { name: name.clone(), meant: meant(unit, name).map(str::to_string) };
    let mut found: Vec<Undeclared> = learnt.undeclared.iter().map(|(name, _)| of(name)).collect();
    found.sort_by(|one, other| one.name.cmp(&other.name));
    found
}

/// The declared function whose name is nearest to `name`, if one is near enough to suspect a slip.
fn meant<'u>(unit: &'u Unit, name: &str) -> Option<&'u str> {
    let mut names: Vec<&str> = prelude::functions().collect();
    names.extend(own(unit).map(|function| function.name.as_str()));
    nearest(name, names)
}

/// The functions of the text that can be called by their bare names: no methods, no kernels.
fn own(unit: &Unit) -> impl Iterator<Item = &Function> {
    unit.functions.iter().filter(|function| !function.is_method && !function.is_kernel)
}

/// A variable with the undeclared name whose block has ended.
struct Gone<'u> {
    unit: &'u Unit,
    variable: &'u Variable,
    /// True if the variable and the place are in different loops over work items.
    are_siblings: bool,
}

/// The last variable with that name declared before `place` in the same function.
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
