//! A member function that becomes a function.

use crate::program::Program;
use okl_frontend::instances::{self, defaults, written};
use okl_frontend::places::path_to;
use okl_frontend::uses::Uses;
use okl_frontend::{head, placement, renamed};
use okl_plugin::model::{Declaration, DeclarationKind, Function, FunctionId, Scope, Variable};
use okl_plugin::{Piece, Span, Unit, words};
use std::collections::BTreeSet;

/// A member function that becomes a function.
pub(crate) struct Member<'u> {
    /// Its definition.
    pub(crate) id: FunctionId,
    pub(crate) function: &'u Function,
    /// Its first declaration.
    pub(crate) canonical: Span,
    /// Its class.
    pub(crate) class: &'u Declaration,
    /// The outermost class around it.
    pub(crate) outermost: &'u Declaration,
    /// The class as code names it: `Outer::Grid<double>`
    pub(crate) class_name: String,
    /// The namespaces around its class: `ns::`
    pub(crate) scope: String,
    /// The name of the function: `Grid_at`
    pub(crate) name: String,
    /// True if an earlier text has made the function.
    pub(crate) is_made: bool,
    /// True if it gets no object.
    pub(crate) is_static: bool,
    is_const: bool,
    /// `template <bool Check> `
    template: String,
    /// The default arguments, by parameter; empty for one without.
    pub(crate) defaults: Vec<String>,
    /// Its result.
    result: String,
}

impl<'u> Member<'u> {
    /// Describes a definition; `None` for what is no member, and for those that cannot become functions.
    pub(crate) fn of(
        program: &Program<'u>,
        id: FunctionId,
        taken: &mut BTreeSet<String>,
    ) -> Option<Member<'u>> {
        let unit = program.unit;
        let function = unit.function(id);
        let outermost = placement::class_of(unit, function)?;
        let canonical = unit.function(program.canonical(id));
        let mark = unit.find_attr(&canonical.attrs, "cu_member").map(|id| unit.attribute(id));
        let made = mark.and_then(|mark| mark.args().first());
        let is_pattern = function.is_template && instances::class_of(unit, function).is_some();
        if !function.is_method || is_pattern || program.is_of_prelude(outermost.span) {
            return None;
        }
        let (class, class_name) = class(unit, canonical)?;
        let name = &function.name;
        let is_special = *name == class.name || name.starts_with('~');
        // `operator float`
        let converts =
            name.strip_prefix("operator").is_some_and(|rest| rest.starts_with(char::is_whitespace));
        let uses_object = program.uses(id).is_some_and(|uses| uses_object(unit, uses));
        let counts = name == "operator++" || name == "operator--" || name == "operator->";
        let before = |function: &Function| {
            unit.source(Span::new(function.span.start.min(function.specifiers), function.name_span.start))
        };
        let is_said = |word: &str| words(before(canonical)).any(|said| said == word);
        let (template, result) = match function.is_template {
            true => template(unit, function)?,
            false => (String::new(), written(&unit.ty(function.result).canonical)),
        };
        let is_known = !result.contains('(') && !result.contains("auto") && !result.contains("decltype");
        let body = unit.body(function)?;
        let behind = unit.source(Span::new(function.params_span.end, body.span.start));
        if is_special
            || converts && uses_object
            || counts
            || is_said("virtual")
            || behind.contains("override")
            || !is_known
        {
            return None;
        }
        let name = match made {
            Some(name) => name.trim_matches('"').to_string(),
            None => free_name(&class_name, name, taken)?,
        };
        taken.insert(name.clone());
        Some(Member {
            is_made: made.is_some(),
            id,
            function,
            canonical: canonical.span,
            class,
            outermost,
            class_name,
            scope: path_to(unit, outermost.span),
            name,
            is_static: is_said("static") || converts,
            template,
            defaults: canonical.params.iter().map(|id| default(unit, unit.variable(*id))).collect(),
            is_const: words(behind).any(|word| word == "const"),
            result,
        })
    }

    /// `@cu_device static int Sum_put(Sum &self, int x)`; calls have all arguments.
    pub(crate) fn head(&self, unit: &Unit) -> Vec<Piece> {
        let attributes = self.function.attrs.iter().map(|id| unit.attribute(*id).name.as_str());
        let attributes: String = attributes
            .filter(|name| matches!(*name, "cu_device" | "cu_host"))
            .map(|name| format!("@{name} "))
            .collect();
        // A function of the host program need not be called.
        let word = if attributes.contains("cu_host") { "inline" } else { "static inline" };
        let text = format!("{}{attributes}{word} {} ", self.template, self.result);
        let mut pieces = vec![
            Piece::Text(text),
            Piece::Stands { text: self.name.clone(), from: self.function.name_span },
            Piece::Text("(".into()),
        ];
        let constant = if self.is_const { "const " } else { "" };
        if !self.is_static {
            let separator = if self.function.params.is_empty() { "" } else { ", " };
            pieces.push(Piece::Text(format!("{constant}{} &self{separator}", self.class_name)));
        }
        if !self.function.params.is_empty() {
            let span = self.function.params_span;
            let gone = |span: Span| (span, String::new());
            let mut changes: Vec<(Span, String)> =
                defaults(unit, self.function).into_iter().map(gone).collect();
            let prefix = |place: Span| (Span::at(place.start), format!("{}::", self.class_name));
            changes.extend(self.types(unit, span).into_iter().map(prefix));
            pieces.extend(renamed::with_changes(span, changes));
        }
        pieces.push(Piece::Text(")".into()));
        pieces
    }

    /// True for a static variable of the class.
    pub(crate) fn owns(&self, unit: &Unit, variable: &Variable) -> bool {
        self.class.body.is_some_and(|body| body.contains(variable.name_span))
            && !matches!(variable.scope, Scope::Local | Scope::Parameter)
            && !unit.has_attr(&variable.attrs, "cu_shared")
    }

    /// The places that name a type or an enumerator of the class.
    pub(crate) fn types(&self, unit: &Unit, span: Span) -> Vec<Span> {
        let Some(body) = self.class.body else { return Vec::new() };
        let inside = unit.declarations.iter().filter(|one| body.contains(one.span));
        let mut names: BTreeSet<&str> = BTreeSet::new();
        for one in inside {
            names.extend(Some(one.name.as_str()).filter(|name| !name.is_empty()));
            if one.kind == DeclarationKind::Enum {
                names.extend(one.enumerators.iter().map(|place| unit.source(*place)));
            }
        }
        renamed::places(unit, span, &|word| names.contains(word))
    }
}

/// A name for the function of a member: `Grid_at`, `Grid_at_2`
fn free_name(class: &str, member: &str, taken: &BTreeSet<String>) -> Option<String> {
    let own: String = class.chars().filter(|letter| *letter == '_' || letter.is_alphanumeric()).collect();
    let stem = format!("{own}_{}", word(member));
    let numbered = (2..).map(|number| format!("{stem}_{number}"));
    std::iter::once(stem.clone()).chain(numbered).find(|name| !taken.contains(name))
}

/// True for code that uses the object of its member function.
fn uses_object(unit: &Unit, uses: &Uses) -> bool {
    let is_member = |id: &FunctionId| unit.function(*id).is_method;
    !uses.objects.is_empty()
        || uses.named.keys().any(|id| unit.variable(*id).scope == Scope::Field)
        || uses.called.iter().any(is_member)
}

/// The head of a template and the text of its result: `template <bool Check> `, `int`
fn template(unit: &Unit, function: &Function) -> Option<(String, String)> {
    let heads = head::heads(unit, function.span)?;
    let [(range, _)] = &heads[..] else { return None };
    let before = Span::new(function.specifiers, function.name_span.start);
    let mut result = unit.source(before).to_string();
    for attribute in function.attrs.iter().map(|id| unit.attribute(*id)) {
        if before.contains(attribute.span) {
            result = result.replace(unit.source(attribute.span), "");
        }
    }
    let result: Vec<&str> = result
        .split_whitespace()
        .filter(|word| !matches!(*word, "inline" | "static" | "constexpr"))
        .collect();
    Some((format!("{} ", unit.source(*range)), result.join(" ")))
}

/// The default argument of a parameter.
fn default(unit: &Unit, parameter: &Variable) -> String {
    let Some(equals) = parameter.declarator.equals else { return String::new() };
    unit.source(Span::new(equals.end, parameter.span.end)).trim().to_string()
}

/// The innermost class that a function is a member of, and its name. An instance of a member template is declared outside
/// of its class, which stands in front of its name: `Outer::Grid::put<float>`.
fn class<'u>(unit: &'u Unit, function: &Function) -> Option<(&'u Declaration, String)> {
    let is_record = |one: &&Declaration| one.kind.is_record() && one.body.is_some();
    let before = unit.source(Span::new(function.specifiers, function.name_span.start)).trim_end();
    let inside = match before.strip_suffix("::") {
        Some(scope) => {
            let outermost = placement::class_of(unit, function)?;
            let name = scope.split('<').next().unwrap_or(scope);
            let name = name.rsplit(|sign: char| sign != '_' && !sign.is_alphanumeric()).next()?;
            let is_own = |one: &&Declaration| outermost.span.contains(one.span) && one.name == name;
            unit.declarations
                .iter()
                .filter(is_record)
                .find(is_own)?
                .body
                .map(|body| Span::at(body.start + 1))?
        }
        None => function.span,
    };
    let holds = |one: &&Declaration| is_record(one) && one.body.is_some_and(|body| body.contains(inside));
    let mut around: Vec<&Declaration> = unit.declarations.iter().filter(holds).collect();
    around.sort_by_key(|one| one.span.start);
    let name = |one: &&Declaration| {
        let rest = Span::new(one.name_span.end, one.body.map_or(one.span.end, |body| body.start));
        // An explicit specialization has its arguments behind its name.
        let text = unit.source(rest).trim_start();
        let end = text.rfind('>').map_or(text.len(), |at| at + 1);
        let arguments = if text.starts_with('<') { &text[..end] } else { "" };
        format!("{}{arguments}", one.name)
    };
    let names: Vec<String> = around.iter().map(name).collect();
    Some((around.last()?, names.join("::")))
}

/// A word for the name of a function: `call` for `operator()`.
pub(crate) fn word(name: &str) -> String {
    let Some(operator) = name.strip_prefix("operator") else { return name.to_string() };
    if operator.starts_with(char::is_whitespace) {
        return "value".into();
    }
    let known = [
        ("()", "call"),
        ("[]", "at"),
        ("=", "assign"),
        ("==", "equals"),
        ("!=", "differs"),
        ("<", "less"),
        (">", "greater"),
        ("+", "plus"),
        ("-", "minus"),
        ("*", "times"),
        ("/", "over"),
        ("+=", "add"),
        ("-=", "subtract"),
        ("*=", "multiply"),
        ("/=", "divide"),
    ];
    let found = known.iter().find(|(own, _)| *own == operator.trim()).map(|(_, word)| *word);
    found.unwrap_or("operator").to_string()
}
