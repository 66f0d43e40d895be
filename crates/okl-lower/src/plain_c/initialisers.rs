//! Values that C++ can start from in more ways than C.

use super::code::Code;
use super::refuse;
use super::types::{Made, Types};
use super::vector_lists::{complete, is_number};
use crate::Job;
use okl_analysis::Analyzed;
use okl_model::{ItemKind, Scope, Stmt, Ty, TypeKind, Variable};
use okl_source::{EditSet, Piece, Span};
use std::collections::HashMap;

/// Rewrites initialisers, values of types, and lists of values.
pub(super) fn lower(job: &mut Job<'_>, code: &Code<'_>, types: &Types<'_>, edits: &mut EditSet) {
    let unit = job.unit;
    let mut lists = Lists { known: Vec::new() };
    for variable in &unit.variables {
        match variable.scope {
            Scope::Local | Scope::Global => declared(job, code, types, variable, &mut lists, edits),
            Scope::Field if variable.init.is_some() => field(job, code, variable),
            Scope::Field | Scope::Parameter => {}
        }
    }
    values(job, code, types, &mut lists, edits);
    Targets::of(unit).lower(job, code, types, &lists, edits);
}

/// The braces that initialise something.
struct Lists {
    known: Vec<usize>,
}

/// `int q(3), e{};` becomes `int q = 3, e = {0};`
fn declared(
    job: &mut Job<'_>,
    code: &Code<'_>,
    types: &Types<'_>,
    variable: &Variable,
    lists: &mut Lists,
    edits: &mut EditSet,
) {
    let mut at = code.at(variable.name_span.end);
    if at == 0 || code.span(at - 1) != variable.name_span {
        return;
    }
    let mut ty = job.unit.ty(variable.ty);
    while code.text(at) == "[" {
        if let TypeKind::Array { of, len: Some(len) } = ty.kind {
            extent(job, code, at, len, edits);
            ty = ty.at(of);
        }
        at = code.skip(at);
    }
    at = code.after_attributes(at);
    let equals = code.text(at) == "=";
    let open = if equals { at + 1 } else { at };
    let Some(close) = code.partner(open).filter(|_| code.is_device(open) || code.text(open) == "{") else {
        return;
    };
    let made = types.of(job.unit.ty(variable.ty));
    match code.text(open) {
        "(" if !equals && made == Made::Parts && code.elements(open).len() > 1 => {
            refuse(job, "a list of values in parentheses", code.span(open));
        }
        "(" if !equals => {
            edits.replace(job.owner(), code.span(open), " = ");
            edits.delete(job.owner(), code.span(close));
        }
        "{" => {
            lists.known.push(open);
            if !code.is_device(open) {
                return;
            }
            let is_copy = !equals && variable.init.is_none() && made == Made::Parts;
            if is_copy && close > open + 1 {
                // `P r{p};` becomes `P r = p;`
                edits.replace(job.owner(), code.span(open), " = ");
                edits.delete(job.owner(), code.span(close));
                return;
            }
            if !equals {
                edits.insert(job.owner(), code.span(open).start, " = ");
            }
            match made {
                Made::Parts => {
                    fill(job, code, open, made, edits);
                    complete(job, code, open, job.unit.ty(variable.ty), edits);
                }
                Made::Scalar | Made::Vector(_) => fill(job, code, open, made, edits),
            }
        }
        _ => {}
    }
}

/// `float v[size()];` becomes `float v[4];`: C knows no constant functions.
fn extent(job: &Job<'_>, code: &Code<'_>, open: usize, len: u64, edits: &mut EditSet) {
    let Some(close) = code.partner(open).filter(|close| *close > open + 1) else { return };
    let is_call = |at: usize| {
        code.is_word(at)
            && code.text(at + 1) == "("
            && job.unit.functions.iter().any(|function| function.name == code.text(at))
    };
    if (open + 1..close).any(is_call) {
        let inside = Span::new(code.span(open).end, code.span(close).start);
        edits.supplant(job.owner(), inside, vec![Piece::Text(len.to_string())]);
    }
}

/// `{}` becomes `{0}`, and `{1, 2}` of a vector `{1, 2, 0, 0}`
fn fill(job: &Job<'_>, code: &Code<'_>, open: usize, made: Made, edits: &mut EditSet) {
    let Some(close) = code.partner(open) else { return };
    let elements = code.elements(open);
    let given = elements.len();
    if let (Made::Vector(_), [only]) = (made, &elements[..])
        && !is_number(job.unit, code, only)
    {
        return; // `float4 v = {w};` is a copy
    }
    let wanted = if let Made::Vector(width) = made { width } else { 1 };
    let missing = vec!["0"; wanted.saturating_sub(given)].join(", ");
    if !missing.is_empty() {
        let comma = if given == 0 || code.before(close, 1) == "," { "" } else { ", " };
        edits.insert(job.owner(), code.span(close).start, format!("{comma}{missing}"));
    }
}

/// A field that has a value of its own; the width of a bit-field is none.
fn field(job: &mut Job<'_>, code: &Code<'_>, variable: &Variable) {
    let at = code.at(variable.name_span.end);
    if at > 0 && code.is_device(at - 1) && code.text(at) != ":" {
        refuse(job, "a default value of a field", variable.name_span);
    }
}

/// Values that start with their type: `P{1, 2}`, `float()`.
fn values(job: &mut Job<'_>, code: &Code<'_>, types: &Types<'_>, lists: &mut Lists, edits: &mut EditSet) {
    for at in 0..code.len() {
        let open = at + 1;
        let Some(close) = code.partner(open).filter(|_| code.is_device(at) && code.is_word(at)) else {
            continue;
        };
        if !matches!(code.text(open), "{" | "(") || !is_value(code, at) {
            continue;
        }
        let Some(made) = types.named(code.text(at)) else { continue };
        let is_empty = close == open + 1;
        let word = code.text(at);
        match (code.text(open), made) {
            ("(", Made::Scalar | Made::Vector(_)) => {
                if code.text(open + 1) == "*" && is_declarator(job.unit, code, at) {
                    continue;
                }
                // `float(x)` becomes `(float)(x)`
                edits.replace(job.owner(), code.span(at), format!("({word})"));
                if is_empty {
                    edits.insert(job.owner(), code.span(close).start, "0");
                }
            }
            // `P(p)` is `p` again.
            ("(", Made::Parts) if !is_empty => edits.delete(job.owner(), code.span(at)),
            // `P()` becomes `(P){0}`
            ("(", Made::Parts) => {
                edits.replace(job.owner(), code.span(at), format!("({word})"));
                edits.replace(job.owner(), code.span(open), "{0");
                edits.replace(job.owner(), code.span(close), "}");
            }
            // `P{1, 2}` becomes `(P){1, 2}`; at file scope, where that is no constant, `{1, 2}`
            (_, Made::Parts) => {
                lists.known.push(open);
                match is_at_file_scope(job.unit, code.span(at)) {
                    true => edits.delete(job.owner(), code.span(at)),
                    false => edits.replace(job.owner(), code.span(at), format!("({word})")),
                }
                fill(job, code, open, made, edits);
            }
            // `float{3}` becomes `(float)(3)`
            (_, Made::Scalar | Made::Vector(_)) => {
                lists.known.push(open);
                edits.replace(job.owner(), code.span(at), format!("({word})"));
                as_cast(job, code, open, made, edits);
            }
        }
    }
}

/// `{1, 2}` becomes `(1, 2, 0, 0)`
fn as_cast(job: &Job<'_>, code: &Code<'_>, open: usize, made: Made, edits: &mut EditSet) {
    let Some(close) = code.partner(open) else { return };
    edits.replace(job.owner(), code.span(open), "(");
    fill(job, code, open, made, edits);
    edits.replace(job.owner(), code.span(close), ")");
}

/// Whether a value may stand there: after a word a declarator does, but for these.
fn is_value(code: &Code<'_>, at: usize) -> bool {
    const OPEN: [&str; 14] = [
        "return", "else", "case", "do", "sizeof", "and", "or", "not", "xor", "bitand", "bitor", "compl",
        "not_eq", "goto",
    ];
    let previous = code.before(at, 1);
    // `enum E : short {`
    let is_base = previous == ":" && (code.before(at, 2) == "enum" || code.before(at, 3) == "enum");
    let is_named = code.names_record(at) || is_base;
    let is_member = previous == "." || (previous == ">" && code.before(at, 2) == "-");
    let follows_word = at > 0 && code.is_word(at - 1) && !OPEN.contains(&previous);
    !is_named && !is_member && !follows_word
}

/// Whether `float (*` starts a declaration: that of a pointer to arrays.
fn is_declarator(unit: &Analyzed, code: &Code<'_>, at: usize) -> bool {
    let span = code.span(at);
    let is_parameter = || unit.functions.iter().any(|function| function.params_span.contains(span));
    match code.before(at, 1) {
        ";" | "{" | "}" => true,
        "(" | "," => {
            is_parameter() || unit.variables.iter().any(|variable| variable.span.start == span.start)
        }
        _ => false,
    }
}

fn is_at_file_scope(unit: &Analyzed, span: Span) -> bool {
    unit.items.iter().any(|item| matches!(item.kind, ItemKind::Variable(_)) && item.span.contains(span))
}

/// What lists without a type are for.
pub(super) struct Targets<'u> {
    /// By where a list starts.
    types: HashMap<u32, Ty<'u>>,
}

impl<'u> Targets<'u> {
    /// The type of a list that is assigned or handed over.
    pub(super) fn at(&self, place: Span) -> Option<Ty<'u>> {
        self.types.get(&place.start).copied()
    }

    pub(super) fn of(unit: &'u Analyzed) -> Targets<'u> {
        let mut types = HashMap::new();
        for function in &unit.functions {
            let Some(body) = unit.body(function) else { continue };
            unit.walk(body, &mut |stmt| {
                if let Some(update) = unit.update_of(stmt)
                    && let Some(value) = update.value
                {
                    types.insert(unit.expression(value).span.start, unit.type_of(update.target));
                }
                // `p = {1, 2};` of a struct calls its `operator=`.
                if let [call] = unit.calls(stmt)
                    && let Some((start, ty)) = assigned(unit, stmt, call.span)
                {
                    types.entry(start).or_insert(ty);
                }
                for call in unit.calls(stmt) {
                    let Some(callee) = call.function.map(|id| unit.function(id)) else { continue };
                    for (argument, id) in unit.arguments(call).iter().zip(&callee.params) {
                        types.insert(unit.expression(*argument).span.start, unit.ty(unit.variable(*id).ty));
                    }
                }
            });
        }
        Targets { types }
    }

    /// `return {1, 2};` becomes `return (P){1, 2};`
    fn lower(
        &self,
        job: &mut Job<'_>,
        code: &Code<'_>,
        types: &Types<'_>,
        lists: &Lists,
        edits: &mut EditSet,
    ) {
        let unit = job.unit;
        for open in 0..code.len() {
            // `{{}, 1}`: some compilers ask for a value for each number.
            let is_empty = code.text(open) == "{" && code.text(open + 1) == "}" && code.is_device(open);
            if is_empty && is_inside(code, open, lists) {
                edits.insert(job.owner(), code.span(open + 1).start, "0");
            }
            let is_list = code.text(open) == "{"
                && matches!(code.before(open, 1), "return" | "=" | "(" | "," | "?" | ":")
                && code.is_device(open)
                && !lists.known.contains(&open)
                && !is_inside(code, open, lists);
            if !is_list {
                continue;
            }
            let place = code.span(open);
            let returned = || {
                let inside = |function: &&okl_model::Function| function.span.contains(place);
                unit.functions
                    .iter()
                    .filter(inside)
                    .min_by_key(|function| function.span.len())
                    .map(|f| unit.ty(f.result))
            };
            let ty = match code.before(open, 1) {
                "return" => returned(),
                _ => self.types.get(&place.start).copied(),
            };
            match ty {
                Some(ty) if !matches!(ty.kind, TypeKind::Reference(_) | TypeKind::Other) => {
                    let name = ty.spelling.trim_start_matches("const ");
                    let name = job.backend.type_name(name);
                    edits.insert(job.owner(), place.start, format!("({name})"));
                    match types.of(ty) {
                        Made::Parts => fill(job, code, open, Made::Parts, edits),
                        made @ (Made::Scalar | Made::Vector(_)) => as_cast(job, code, open, made, edits),
                    }
                }
                // `case 1: {`, `struct P : Base {`, and values of statements.
                Some(_) | None if code.before(open, 1) == ":" => {}
                None if code.before(open, 1) == "(" && !code.is_word(open.saturating_sub(2)) => {}
                Some(_) | None => refuse(job, "a list of values whose type is not written", place),
            }
        }
    }
}

/// Whether braces stand inside of those that initialise something.
fn is_inside(code: &Code<'_>, open: usize, lists: &Lists) -> bool {
    let within = |outer: &usize| code.partner(*outer).is_some_and(|close| *outer < open && open < close);
    lists.known.iter().any(within)
}

/// The list of `s = {3};` and `s[i] = {3};`, and the type of what is left of it.
fn assigned<'u>(unit: &'u Analyzed, stmt: &Stmt, call: Span) -> Option<(u32, Ty<'u>)> {
    let text = unit.source(call);
    let open = text.find('{')?;
    let target = text[..open].trim_end().strip_suffix('=')?.trim_end();
    let used = unit
        .uses(stmt)
        .iter()
        .find(|used| used.span.start == call.start && !used.subscripts.is_empty())
        .or_else(|| unit.uses(stmt).iter().find(|used| used.span.start == call.start))?;
    let mut ty = unit.ty(unit.variable(used.variable).ty);
    for _ in &used.subscripts {
        ty = ty.element()?;
    }
    let is_whole = target.len() == used.span.len() as usize;
    let is_element = !used.subscripts.is_empty() && target.ends_with(']') && !target.contains(['.', '>']);
    (is_whole || is_element).then_some((call.start + open as u32, ty))
}
