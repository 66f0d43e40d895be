//! Templates: those of variables that device code does not name and explicit instantiations are left out, others have
//! a name in messages.
//!
//! ```text
//! template <class T> constexpr T scale = T(3);
//! ```

use crate::device_items::whole_lines;
use crate::job::Job;
use okl_analysis::{Analyzed, Named};
use okl_model::{Declaration, Function, Item, ItemKind, Ty};
use okl_source::{EditSet, Span, words};
use std::collections::BTreeSet;

/// Removes them: a text has them when their values stand in place of their names, or for other targets.
pub(super) fn leave_out(job: &Job<'_>, edits: &mut EditSet) {
    let unit = job.unit;
    let is_template = |item: &&Item| item.kind == ItemKind::Other && !item.form.is_none();
    let all: Vec<&Item> = unit.items.iter().chain(&unit.members).filter(is_template).collect();
    if all.is_empty() {
        return;
    }
    let functions = job.plan.device.functions().iter().map(|id| unit.function(*id).span);
    let kernels = job.plan.kernels.iter().map(|kernel| kernel.function.span);
    let named: BTreeSet<&str> = functions
        .chain(kernels)
        .flat_map(|span| unit.named_in(span))
        .filter_map(|(_, named)| match named {
            Named::Unknown(name) => Some(name),
            Named::Variable(_) | Named::Function(_) | Named::Declaration(_) => None,
        })
        .collect();
    for item in all.into_iter().filter(|item| !named.contains(item.name.as_str())) {
        edits.supplant(job.owner(), whole_lines(&unit.text, item.span), Vec::new());
    }
}

/// What the template whose head starts at a place is: `a class template`
pub(super) fn construct(unit: &Analyzed, place: Span) -> &'static str {
    let is_here = |one: &&Declaration| one.span.start == place.start && one.kind.is_type();
    if let Some(declared) = unit.declarations.iter().find(is_here) {
        return if declared.kind.is_record() { "a class template" } else { "a template of a type's name" };
    }
    let function = unit.functions.iter().find(|one| one.span.start == place.start);
    function.map_or("a template", |function| function_construct(unit, function))
}

/// What a function template is, by what keeps it from becoming functions: `a template with a parameter pack`
pub(super) fn function_construct(unit: &Analyzed, function: &Function) -> &'static str {
    let head = unit.source(Span::new(function.span.start, function.specifiers));
    let is_automatic = |text: &str| words(text).any(|word| word == "auto");
    let of_function = |id: okl_model::FunctionId| unit.function(id).canonical == function.canonical;
    let callees = unit.callees.iter().filter(|one| one.function.is_some_and(of_function));
    let types: Vec<Ty<'_>> =
        callees.flat_map(|one| &one.instance).filter_map(|one| one.ty).map(|ty| unit.ty(ty)).collect();
    let is_local = |ty: &Ty<'_>| {
        ty.declarations().into_iter().any(|id| unit.function_around(unit.declared(id).span).is_some())
    };
    match head {
        _ if head.contains("...") => "a template with a parameter pack",
        _ if head.matches("template").count() > 1 && !function.is_method => {
            "a template with a template as a parameter"
        }
        _ if is_automatic(head) || is_automatic(unit.source(function.params_span)) => {
            "a template with an `auto` parameter"
        }
        _ if types.iter().any(|ty| ty.any(&|one| one.is_lambda)) => "a template with a lambda as an argument",
        _ if types.iter().any(is_local) => "a template with a local type as an argument",
        _ => "a template",
    }
}

/// True for a word in the head of a template, behind the `template` that is refused.
pub(super) fn is_in_head(unit: &Analyzed, word: Span) -> bool {
    let head = |start: u32, end: u32| start < word.start && Span::new(start, end).contains(word);
    let functions = unit.functions.iter().any(|one| head(one.span.start, one.specifiers));
    functions
        || unit.declarations.iter().any(|one| !one.form.is_none() && head(one.span.start, one.keyword.start))
}
