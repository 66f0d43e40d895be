//! The items of a file that the device's text contains: functions and variables that device code reaches, with their
//! qualifiers.

use crate::job::Job;
use okl_analysis::{Analyzed, Named};
use okl_model::{FunctionId, ItemKind, Scope, TypeKind, VarId};
use okl_plan::DeviceCode;
use okl_plan::Unsupported;
use okl_sema::lasts;
use okl_source::{Cover, EditSet, Span};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// Marks each function that device code reaches and each variable at file scope that it reads; removes unreachable
/// items.
///
/// `__device__ float sq(float x)`, `__constant__ const float w[3] = {...}`
pub(crate) fn mark(job: &Job<'_>, edits: &mut EditSet) {
    let (unit, dialect, owner) = (job.unit, &job.target.words, job.owner());
    let device = &job.plan.device;
    // `static` would turn a method into a static one.
    let word = if job.target.device_cpp().is_some() { "" } else { dialect.device_function.as_str() };
    if !word.is_empty() {
        for id in device.functions() {
            let function = unit.function(*id);
            let head = unit
                .source(Span::new(function.specifiers, function.name_span.start.max(function.specifiers)));
            if head.split_whitespace().any(|other| other == word) {
                continue;
            }
            edits.insert(owner.clone(), unit.function(*id).specifiers, format!("{word} "));
        }
    }
    // `const int a = 1, b = 2;` are two items of one declaration, which is kept or removed as a whole.
    let mut needed: BTreeSet<u32> = BTreeSet::new();
    for item in &unit.items {
        if let ItemKind::Variable(id) = item.kind
            && (device.reads(id) || device.holds_type(item.span))
        {
            needed.insert(item.span.start);
        }
    }
    let mut cut: BTreeSet<u32> = BTreeSet::new();
    for item in unit.items.iter().filter(|item| matches!(item.kind, ItemKind::Variable(_))) {
        let Some(ty) = device.only_type_of(unit, item).filter(|_| cut.insert(item.span.start)) else {
            continue;
        };
        // `static enum E { A, B } first;` becomes `enum E { A, B };`
        let Some(end) = unit.items_at(item.span.start).map(|other| other.span.end - 1).max() else {
            continue;
        };
        edits.delete(owner.clone(), Span::new(item.span.start, ty.start));
        edits.delete(owner.clone(), Span::new(ty.end, end));
    }
    for item in &unit.items {
        let is_host = match item.kind {
            ItemKind::Function(id) => !unit.function(id).is_kernel && !device.functions().contains(&id),
            ItemKind::Variable(_) => !needed.contains(&item.span.start),
            ItemKind::Type | ItemKind::Namespace | ItemKind::Other => false,
        };
        if is_host {
            edits.supplant(owner.clone(), whole_lines(&unit.text, item.span), Vec::new());
        }
    }
    leave_out(unit, device, &owner, edits);
    mark_constants(job, edits);
}

/// `__constant__ const float w[3] = {...}`: adds the memory space qualifiers of variables at file scope that device
/// code reads.
fn mark_constants(job: &Job<'_>, edits: &mut EditSet) {
    let (unit, owner, device) = (job.unit, job.owner(), &job.plan.device);
    if job.constant().is_empty() && job.has_generic_pointers() {
        return;
    }
    // In the other languages, all constants are in memory.
    let has_values = !job.target.is_c() && job.target.device_cpp().is_none();
    let named = if has_values { named_by_constants(unit, device) } else { BTreeSet::new() };
    let large = beyond_constant_memory(job);
    let mut marked = BTreeSet::new();
    for item in unit.items.iter().chain(&unit.members) {
        let ItemKind::Variable(id) = item.kind else { continue };
        let variable = unit.variable(id);
        if named.contains(&id) {
            edits.insert(owner.clone(), variable.span.start.min(item.span.start), "constexpr ");
        }
        // A scalar constant is a value without storage; arrays, constants that are odr-used, and variables of static
        // storage duration that may change need memory.
        let lasts = lasts(unit, variable);
        let in_memory = matches!(unit.ty(variable.ty).kind, TypeKind::Array { .. } | TypeKind::Record)
            || has_values && (unit.is_odr_used(id) || lasts);
        // Where the target has no qualifier for constants, variables that last must be `const`.
        let word = match job.constant() {
            "" if lasts => "const",
            _ if large.contains(&id) => &job.target.words.large_constant,
            word => word,
        };
        if in_memory && !word.is_empty() && device.reads(id) && marked.insert(item.span.start) {
            let start = variable.span.start.min(item.span.start);
            edits.insert(owner.clone(), start, format!("{word} "));
        }
    }
}

/// The constants, largest first, that do not fit into the target's constant memory.
fn beyond_constant_memory(job: &Job<'_>) -> BTreeSet<VarId> {
    let (unit, device) = (job.unit, &job.plan.device);
    let Some(most) = job.target.limits.constant_bytes else { return BTreeSet::new() };
    let read = unit.variables.iter().enumerate().map(|(at, variable)| (VarId(at as u32), variable));
    let read = read.filter(|(id, variable)| variable.scope == Scope::Global && device.reads(*id));
    let mut sizes: Vec<(u64, VarId)> =
        read.map(|(id, variable)| (unit.ty(variable.ty).size.unwrap_or(0), id)).collect();
    sizes.sort_by_key(|(size, id)| (Reverse(*size), *id));
    let mut left: u64 = sizes.iter().map(|(size, _)| size).sum();
    let beyond = sizes.into_iter().take_while(|(size, _)| {
        let is_beyond = left > most;
        left -= size;
        is_beyond
    });
    beyond.map(|(_, id)| id).collect()
}

/// The constants that initialisers of other constants read: `r` of `const float r = 2.0f, s = r * r;` and the table of
/// `const int q = table[1];`. They need `constexpr`: otherwise C++ takes no value of them for a constant expression,
/// and CUDA initialises device variables only by constant expressions.
fn named_by_constants(unit: &Analyzed, device: &DeviceCode) -> BTreeSet<VarId> {
    let is_value = |id: &VarId| {
        let variable = unit.variable(*id);
        let ty = unit.ty(variable.ty);
        let mut of = ty;
        while let Some(element) = of.element().filter(|_| of.is_array()) {
            of = element;
        }
        let is_table =
            ty.is_array() && matches!(of.kind, TypeKind::Bool | TypeKind::Int(_) | TypeKind::Float);
        let is_number = is_table || ty.kind == TypeKind::Float;
        variable.scope == Scope::Global && is_number && of.is_const && !variable.is_constexpr
    };
    let globals = unit.variables.iter().enumerate().filter(|(_, variable)| variable.scope == Scope::Global);
    let read = globals.filter(|(at, _)| device.reads(VarId(*at as u32)));
    let values = read.filter_map(|(_, variable)| unit.init(variable)).map(|init| init.span);
    let named = values.flat_map(|text| unit.named_in(text)).filter_map(|(_, named)| match named {
        Named::Variable(id) => Some(id),
        Named::Function(_) | Named::Declaration(_) | Named::Unknown(_) => None,
    });
    named.filter(is_value).collect()
}

/// Removes the types that device code cannot reach, and unreachable functions and variables in namespaces: NVRTC
/// accepts none without `__device__`.
fn leave_out(unit: &Analyzed, device: &DeviceCode, owner: &str, edits: &mut EditSet) {
    let gone = device.other_types(unit);
    for span in &gone {
        edits.supplant(owner.to_string(), whole_lines(&unit.text, *span), Vec::new());
    }
    let holders = unit.items.iter().filter(|item| matches!(item.kind, ItemKind::Namespace | ItemKind::Other));
    let holders: BTreeSet<Span> = holders.map(|item| item.span).collect();
    let mut needed: BTreeSet<u32> = BTreeSet::new();
    let mut whole: BTreeMap<u32, Span> = BTreeMap::new();
    let members = unit.members.iter().filter_map(|item| match item.kind {
        ItemKind::Variable(id) => Some((id, item.span)),
        ItemKind::Function(_) | ItemKind::Type | ItemKind::Namespace | ItemKind::Other => None,
    });
    for (id, span) in members {
        if device.reads(id) || device.holds_type(span) {
            needed.insert(span.start);
        }
        whole.entry(span.start).and_modify(|whole| *whole = whole.to(span)).or_insert(span);
    }
    for (_, span) in whole.into_iter().filter(|(start, _)| !needed.contains(start)) {
        edits.supplant(owner.to_string(), whole_lines(&unit.text, span), Vec::new());
    }
    let (around, gone) = (Cover::new(holders.iter().copied()), Cover::new(gone));
    for (at, function) in unit.functions.iter().enumerate() {
        // A function that is itself an item is not inside another item.
        let is_inside = around.contains(function.span) && !holders.contains(&function.span);
        let is_gone = gone.contains(function.span);
        if is_inside
            && !is_gone
            && !function.is_kernel
            && !device.functions().contains(&FunctionId(at as u32))
        {
            edits.supplant(owner.to_string(), whole_lines(&unit.text, function.span), Vec::new());
        }
    }
}

/// Refuses structured bindings at file scope, which name parts of a variable that cannot be marked as device memory,
/// and lambdas at file scope, whose functions CUDA's compilers make host functions.
pub(crate) fn refuse(job: &mut Job<'_>) {
    if job.constant().is_empty() {
        return;
    }
    let device = &job.plan.device;
    let has_lambdas = job.target.capabilities.file_lambdas;
    let mut found = Vec::new();
    for (at, variable) in job.unit.variables.iter().enumerate() {
        if variable.scope != Scope::Global || !device.reads(VarId(at as u32)) {
            continue;
        }
        if variable.is_binding {
            let help = "name the parts where they are used, or give each a declaration of its own";
            found.push((variable.name_span, "a structured binding", help));
        } else if !has_lambdas && job.unit.ty(variable.ty).is_lambda {
            found.push((variable.name_span, "a lambda", "make it a function, or a variable of the kernel"));
        }
    }
    for (place, construct, help) in found {
        let construct = format!("{construct} at file scope in device code");
        job.unsupported(place, &Unsupported { construct, help: help.into() });
    }
}

/// A span with its trailing newline if nothing else is on its lines.
pub(crate) fn whole_lines(text: &str, span: Span) -> Span {
    let head = &text[..span.start as usize];
    let tail = &text[span.end as usize..];
    let line = tail.find('\n').map_or(tail.len(), |at| at + 1);
    let alone = head.rsplit('\n').next().is_none_or(|before| before.trim().is_empty())
        && tail[..line].trim().is_empty();
    if alone { Span::new(span.start, span.end + line as u32) } else { span }
}
