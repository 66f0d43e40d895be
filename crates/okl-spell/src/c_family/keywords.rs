//! Keywords and names: replacement of those that C lacks, and refusal of those that have no C equivalent.

use super::library::{SINGLE, otherwise};
use super::namespaces;
use super::refused::refuse;
use super::templates;
use crate::builtins::calls::GENERIC;
use crate::builtins::language;
use crate::callee_names::called;
use crate::device_text::DeviceText;
use crate::job::Job;
use crate::names::renamed;
use crate::parameter_types::ParameterTypes;
use crate::pointer_casts::{has_place, is_copy};
use crate::target_names::taken;
use crate::vector_types::is_struct;
use okl_analysis::Analyzed;
use okl_model::{
    Alignment, CastStyle, ExprKind, Expression, ItemKind, Scope, Ty, TypeKind, Variable, Vector,
};
use okl_source::{EditSet, Span};
use std::collections::BTreeSet;

/// Keywords that C lacks and that have no equivalent, with the construct they are reported as; sorted.
const REFUSED: &[(&str, &str)] = &[
    ("__FUNCTION__", "`__FUNCTION__`"),
    ("__PRETTY_FUNCTION__", "`__PRETTY_FUNCTION__`"),
    ("__func__", "`__func__`"),
    ("asm", "`asm`"),
    ("char16_t", "a wide character"),
    ("char32_t", "a wide character"),
    ("char8_t", "a character of C++20"),
    ("decltype", "`decltype`"),
    ("delete", "`delete`"),
    ("dynamic_cast", "`dynamic_cast`"),
    ("explicit", "a method"),
    ("friend", "a friend"),
    ("mutable", "`mutable`"),
    ("new", "`new`"),
    ("noexcept", "`noexcept`"),
    ("operator", "an operator of your own"),
    ("this", "a method"),
    ("thread_local", "`thread_local`"),
    ("typeid", "`typeid`"),
    ("typename", "a template"),
    ("virtual", "a method"),
    ("wchar_t", "a wide character"),
];

/// Alternative operator tokens, sorted.
const SIGNS: &[(&str, &str)] = &[
    ("and", "&&"),
    ("and_eq", "&="),
    ("bitand", "&"),
    ("bitor", "|"),
    ("compl", "~"),
    ("not", "!"),
    ("not_eq", "!="),
    ("or", "||"),
    ("or_eq", "|="),
    ("xor", "^"),
    ("xor_eq", "^="),
];

/// Rewrites names and keywords.
pub(crate) fn lower(job: &mut Job<'_>, code: &DeviceText, edits: &mut EditSet) {
    let (unit, owner) = (job.unit, job.owner());
    let names = taken(job);
    expressions(job, code, &names, edits);
    let handed_over = ParameterTypes::of(job);
    let mut scopes = scopes_of_std(unit);
    scopes.retain(|scope| code.is_left(*scope));
    scopes.extend(namespaces::scopes(job, code));
    scopes.sort_unstable();
    scopes.dedup();
    for scope in &scopes {
        edits.delete(owner.clone(), *scope);
    }
    let is_scope = |place: Span| scopes.iter().any(|scope| scope.contains(place));
    let is_left = |place: &Span| code.is_left(*place) && !is_scope(*place);
    let places = unit.name_places().iter().copied().filter(is_left);
    rename(job, places, &names, &handed_over, edits);
    for list in unit.attribute_lists.iter().copied().filter(|list| code.is_left(*list)) {
        // `[[maybe_unused]]`: C has no attribute lists.
        edits.delete(owner.clone(), list);
    }
    for alignment in unit.alignments.iter().filter(|one| code.is_left(one.span.first())) {
        aligned(job, alignment, edits);
    }
    for (at, span) in unit.keywords.iter().copied().enumerate().filter(|(_, span)| code.is_left(*span)) {
        match unit.source(span) {
            "long" if is_followed(unit, at, "long") => {
                edits.delete(owner.clone(), Span::new(span.start, unit.keywords[at + 1].start));
            }
            "constexpr" => edits.replace(owner.clone(), span, "const"),
            "inline" if is_of_variable(unit, span) => edits.delete(owner.clone(), span),
            "static" if is_in_function(job, span) => constant_only(job, span, edits),
            "__restrict__" | "__restrict" => edits.replace(owner.clone(), span, "restrict"),
            "auto" => automatic(job, span, edits),
            "alignof" => edits.replace(owner.clone(), span, "_Alignof"),
            "template" | "typename" if templates::is_in_head(unit, span) => {}
            "template" => refuse(job, templates::construct(unit, span), span),
            "::" if scopes.iter().any(|scope| scope.contains(span)) => {}
            "::" => refuse(job, "a qualified name", span.first()),
            word => {
                if let Some(construct) = found(REFUSED, word) {
                    refuse(job, construct, span);
                } else if let Some(sign) = found(SIGNS, word) {
                    edits.replace(owner.clone(), span, sign);
                } else if let Some((_, sign)) = DIGRAPHS.iter().find(|(digraph, _)| *digraph == word) {
                    // In two edits, since a lowered loop inserts its declarations after the first byte of the brace.
                    edits.replace(owner.clone(), span.first(), *sign);
                    edits.delete(owner.clone(), Span::new(span.start + 1, span.end));
                } else if let Some(with) = handed_over.instead(unit, span) {
                    edits.replace(owner.clone(), span, with);
                }
            }
        }
    }
}

/// The second element of the entry for a word in a sorted list.
fn found(list: &[(&str, &'static str)], word: &str) -> Option<&'static str> {
    let at = list.binary_search_by(|(other, _)| (*other).cmp(word)).ok()?;
    Some(list[at].1)
}

/// Replaces names by their names in the output.
fn rename(
    job: &Job<'_>,
    places: impl Iterator<Item = Span>,
    names: &BTreeSet<&str>,
    handed_over: &ParameterTypes<'_>,
    edits: &mut EditSet,
) {
    let (unit, owner) = (job.unit, job.owner());
    let theirs = called_builtins(job);
    for place in places {
        let word = unit.source(place);
        let flat = job.flat.and_then(|flat| flat.names.get(&place));
        // OpenCL's own function may be called in the scope of a user's variable of that name.
        if let Some(flat) = flat {
            if flat != word {
                edits.replace(owner.clone(), place, flat.clone());
            }
        } else if names.contains(word) && !theirs.contains(&place) {
            edits.replace(owner.clone(), place, renamed(job, word));
        } else if let Some(with) = handed_over.instead(unit, place) {
            edits.replace(owner.clone(), place, with);
        }
    }
}

/// The `std::` before built-in functions of OKL: `std::sqrt`.
fn scopes_of_std(unit: &Analyzed) -> Vec<Span> {
    let of_std = unit.scoped.iter().filter(|one| unit.source(one.scope) == "std");
    let known = of_std.filter(|one| unit.builtins.iter().any(|known| known == unit.source(one.name)));
    known.map(|one| Span::new(one.scope.start, one.name.start)).collect()
}

/// Digraphs: `<:` is another spelling of `[`, which OpenCL C dropped.
const DIGRAPHS: [(&str, &str); 4] = [("<:", "["), (":>", "]"), ("<%", "{"), ("%>", "}")];

/// True if the next keyword after the one at index `at` is `word`, with nothing but blanks between.
pub(crate) fn is_followed(unit: &Analyzed, at: usize, word: &str) -> bool {
    let Some(next) = unit.keywords.get(at + 1).copied() else { return false };
    let between = Span::new(unit.keywords[at].end, next.start);
    unit.source(next) == word && unit.is_blank(between)
}

/// The places of the callees' names in calls of OpenCL's own functions.
fn called_builtins(job: &Job<'_>) -> BTreeSet<Span> {
    let unit = job.unit;
    let places = unit.expressions.iter().filter_map(|expression| called(unit, expression));
    let is_theirs = |place: &Span| {
        let word = unit.source(*place);
        job.target.has_function(word) && language::calls(unit, word)
    };
    places.filter(is_theirs).collect()
}

/// True if a word is part of the declaration of a variable at file scope.
fn is_of_variable(unit: &Analyzed, word: Span) -> bool {
    let variables = unit.items.iter().filter(|item| matches!(item.kind, ItemKind::Variable(_)));
    variables.into_iter().any(|item| item.span.contains(word))
}

/// Rewrites calls and casts, and refuses lambdas.
fn expressions(job: &mut Job<'_>, code: &DeviceText, names: &BTreeSet<&str>, edits: &mut EditSet) {
    let unit = job.unit;
    let mut done = BTreeSet::new();
    for expression in &unit.expressions {
        if let Some(name) = called(unit, expression) {
            let word = unit.source(name);
            let is_theirs = job.target.has_function(word) && language::calls(unit, word);
            let stays = names.contains(word) && !is_theirs;
            if !stays && code.is_left(name) && done.insert(name) {
                call(job, word, name, edits);
            }
            continue;
        }
        let start = expression.span.first();
        if !code.is_left(start) || !done.insert(start) {
            continue;
        }
        if let ExprKind::Lambda(_) = expression.kind {
            refuse(job, "a lambda", start);
        }
        if let ExprKind::Cast { style: CastStyle::C, binds: true, sign, .. } = expression.kind
            && !is_copy(unit, expression)
            && !has_place(unit, expression)
        {
            refuse(job, "a reference", sign.unwrap_or(expression.type_span.last()));
        }
        if let ExprKind::Cast {
            style: CastStyle::Static | CastStyle::Reinterpret | CastStyle::Const, ..
        } = expression.kind
        {
            cast(job, expression, edits);
        }
    }
}

/// Renames calls of functions that OpenCL C has under other names.
fn call(job: &Job<'_>, word: &str, span: Span, edits: &mut EditSet) {
    let vector = Vector::made_by(word);
    let is_vector = vector.is_some_and(|vector| !is_struct(job.target, &vector));
    if is_vector && language::calls(job.unit, word) {
        // `make_float4(x, y, z, w)` becomes `(float4)(x, y, z, w)`
        edits.replace(job.owner(), span, format!("({})", &word[5..]));
    } else if GENERIC.contains(&word) && language::calls(job.unit, word) {
        // `max(x, 0)` becomes `okl_max(x, 0)`, which takes numbers of two types
        edits.insert(job.owner(), span.start, "okl_");
    } else if let Some(with) = otherwise(job.unit, word) {
        edits.replace(job.owner(), span, with);
    } else if SINGLE.split_whitespace().any(|single| single == word)
        && job.unit.functions.iter().all(|function| function.name != word)
    {
        edits.replace(job.owner(), span, &word[..word.len() - 1]);
    }
}

/// `static_cast<float>(x)` becomes `(float)(x)`
fn cast(job: &mut Job<'_>, cast: &Expression, edits: &mut EditSet) {
    let (start, inside) = (cast.span.start, cast.type_span);
    let (unit, to) = (job.unit, job.unit.ty(cast.ty));
    let is_reference = matches!(cast.kind, ExprKind::Cast { binds: true, .. }) && !is_copy(unit, cast);
    if to.is_pointer() || is_reference || to.is_specialisation {
        let word = unit.keywords.iter().find(|word| cast.span.contains(**word)).copied();
        return refuse(job, "a cast of pointers or templates", word.unwrap_or(cast.span.first()));
    }
    edits.replace(job.owner(), Span::new(start, inside.start), "(");
    edits.replace(job.owner(), Span::new(inside.end, inside.end + 1), ")");
}

/// `auto x = 1.0f;` becomes `float x = 1.0f;`
fn automatic(job: &mut Job<'_>, span: Span, edits: &mut EditSet) {
    let unit = job.unit;
    let function = unit
        .functions
        .iter()
        .find(|function| function.specifiers <= span.start && span.end <= function.name_span.start);
    let declared = unit
        .variables
        .iter()
        .filter(|variable| variable.name_span.start >= span.end && variable.scope != Scope::Parameter)
        .min_by_key(|variable| variable.name_span.start);
    let (ty, star, start) = match (function, declared) {
        (Some(function), _) => (unit.ty(function.result), function.star, function.specifiers),
        // Structured bindings have been refused already.
        (None, Some(variable)) if variable.is_binding => return,
        (None, Some(variable)) => {
            (unit.ty(variable.ty), variable.declarator.star, variable.span.start.min(span.start))
        }
        (None, None) => return,
    };
    if ty.value().is_lambda {
        return;
    }
    if let (None, Some(variable)) = (function, declared)
        && ty.is_pointer()
        && star.is_none()
        && (variable.declarator.next.is_some() || ty.is_const)
    {
        return pointers(job, span, start, variable, edits);
    }
    // In headers of parallel loops, the lowering of the loop writes the index's type.
    let ty = ty.value().element().filter(|_| star.is_some()).unwrap_or(ty.value());
    // For `auto &row` of an array, the bounds follow the name.
    let ty = ty.innermost();
    let Some(said) = said(job, ty) else {
        return refuse(job, "a variable of a type without a name", span);
    };
    let is_said = unit.says(Span::new(start, span.start), "const");
    edits.replace(job.owner(), span, if is_said { said } else { constant(ty) + &said });
}

/// `auto p = s, e = s + 3;` becomes `float *p = s, *e = s + 3;`, `const auto p = s;` becomes `float *const p = s;`
fn pointers(job: &mut Job<'_>, auto: Span, start: u32, first: &Variable, edits: &mut EditSet) {
    let unit = job.unit;
    let ty = unit.ty(first.ty);
    let to = ty.element().filter(|to| !to.is_pointer());
    let Some((to, said)) = to.and_then(|to| Some((to, said(job, to)?))) else {
        return refuse(job, "a variable of a type without a name", auto);
    };
    // `const` applies to the pointer, not to the pointee.
    let head = Span::new(start, first.name_span.start);
    for word in unit.keywords.iter().filter(|word| head.contains(**word) && unit.source(**word) == "const") {
        edits.delete(job.owner(), *word);
    }
    edits.replace(job.owner(), auto, constant(to) + &said);
    let mut next = Some(first);
    while let Some(variable) = next {
        let star = if ty.is_const { "*const " } else { "*" };
        edits.insert(job.owner(), variable.name_span.start, star);
        next = unit.next_declared(variable);
    }
}

/// The spelling of a type in C, without top-level `const`: `const Node *` for `const mesh::Node *` (C has no class or
/// namespace scopes). None if C has no spelling for it.
fn said(job: &Job<'_>, ty: Ty<'_>) -> Option<String> {
    if let Some(to) = ty.element().filter(|_| ty.is_pointer()) {
        let of = said(job, to)?;
        return Some(match to.is_pointer() {
            true if to.is_const => format!("{of}const *"),
            true => format!("{of}*"),
            false => format!("{}{of} *", constant(to)),
        });
    }
    let has_name = !ty.is_array() && ty.kind != TypeKind::Function && !ty.is_specialisation && !ty.is_unnamed;
    has_name.then(|| job.type_name(ty.get().unscoped()))
}

fn constant(ty: Ty<'_>) -> String {
    String::from(if ty.is_const { "const " } else { "" })
}

/// `alignas(16)` becomes `__attribute__((aligned(16)))`
fn aligned(job: &Job<'_>, alignment: &Alignment, edits: &mut EditSet) {
    let inside = alignment.inside;
    let (open, end) = if alignment.is_type { ("_Alignof(", "))))") } else { ("", ")))") };
    let head = Span::new(alignment.span.start, inside.start);
    edits.replace(job.owner(), head, format!("__attribute__((aligned({open}"));
    edits.replace(job.owner(), Span::new(inside.end, alignment.span.end), end);
}

fn is_in_function(job: &Job<'_>, span: Span) -> bool {
    let bodies = job.unit.functions.iter().filter_map(|function| job.unit.body(function));
    bodies.into_iter().any(|body| body.span.contains(span))
}

/// `static constexpr float K = 3;` becomes `const float K = 3;`, since the value is the same on each call.
fn constant_only(job: &mut Job<'_>, span: Span, edits: &mut EditSet) {
    let mut is_constant = false;
    for body in job.unit.functions.iter().filter_map(|function| job.unit.body(function)) {
        job.unit.walk(body, &mut |stmt| {
            let okl_model::StmtKind::Declaration(declared) = &stmt.kind else { return };
            if !stmt.span.contains(span) {
                return;
            }
            let is_fixed = |id: &okl_model::VarId| {
                let variable = job.unit.variable(*id);
                let value = job.unit.init_value(variable).is_some();
                let made_of_nothing = variable.init.is_some()
                    && job.unit.uses(stmt).is_empty()
                    && job.unit.calls(stmt).is_empty();
                let element = job
                    .unit
                    .ty(variable.ty)
                    .element()
                    .filter(|_| job.unit.ty(variable.ty).is_array())
                    .unwrap_or(job.unit.ty(variable.ty));
                variable.is_constexpr
                    || ((job.unit.ty(variable.ty).is_const || element.is_const) && (value || made_of_nothing))
            };
            is_constant = declared.iter().all(is_fixed);
        });
    }
    match is_constant {
        true => edits.delete(job.owner(), span),
        false => refuse(job, "a `static` variable", span),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_sorted() {
        for list in [REFUSED, SIGNS] {
            assert!(list.is_sorted_by_key(|(word, _)| *word));
        }
    }
}
