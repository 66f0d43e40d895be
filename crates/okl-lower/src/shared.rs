//! What both skeletons do the same way: lines of their own, and device functions.

use crate::{Job, Unsupported};
use okl_analysis::Analyzed;
use okl_model::{DeclarationKind, DirectiveKind, FunctionId, ItemKind, Scope, Stmt, TypeKind, VarId};
use okl_plan::DeviceCode;
use okl_source::{EditSet, Span};
use std::collections::BTreeSet;

/// A pragma before the token at `offset`: on its own line where the line holds nothing else yet.
pub(crate) fn pragma_line(unit: &Analyzed, offset: u32, pragma: &str) -> String {
    let text = &unit.text;
    let line_start = text[..offset as usize].rfind('\n').map_or(0, |at| at + 1);
    let before = &text[line_start..offset as usize];
    // Attributes on the way vanish.
    let start = (unit.before_attributes(offset) as usize).max(line_start);
    if text[line_start..start].trim().is_empty() {
        let indent: String = before.chars().take_while(|character| matches!(character, ' ' | '\t')).collect();
        return format!("#pragma {pragma}\n{indent}");
    }
    format!("\n#pragma {pragma}\n")
}

/// The `#pragma omp` of the user's on the line before a loop.
pub(crate) fn own_pragma(unit: &Analyzed, root: &Stmt) -> Option<Span> {
    let start = unit.before_attributes(root.span.start);
    let before = unit.directives.iter().rev().find(|directive| directive.span.end <= start)?;
    let is_next = unit.source(Span::new(before.span.end, start)).trim().is_empty();
    let is_own = matches!(before.kind, DirectiveKind::Pragma | DirectiveKind::PragmaOperator)
        && before.text.split_whitespace().next() == Some("omp");
    (is_next && is_own).then_some(before.span)
}

/// The pragmas before a statement that speak of a loop, which a parallel one is no more on a device; the last one first.
pub(crate) fn loop_pragmas(unit: &Analyzed, stmt: &Stmt) -> Vec<Span> {
    const OF_LOOPS: &[&str] =
        &["GCC ivdep", "GCC unroll", "acc", "clang loop", "ivdep", "nounroll", "omp", "simd", "unroll"];
    let mut end = unit.before_attributes(stmt.span.start) as usize;
    let mut found = Vec::new();
    for directive in unit.directives.iter().rev() {
        if !matches!(directive.kind, DirectiveKind::Pragma | DirectiveKind::PragmaOperator)
            || directive.span.end as usize > end
        {
            continue;
        }
        let between = unit.text[directive.span.end as usize..end].lines().map(str::trim);
        let is_next = between.into_iter().all(|line| line.is_empty() || line.starts_with("//"));
        if !is_next || !OF_LOOPS.iter().any(|word| directive.text.trim_start().starts_with(word)) {
            break;
        }
        found.push(directive.span);
        end = directive.span.start as usize;
    }
    found
}

/// Marks every function device code reaches, and what it reads at file scope; leaves out what it
/// cannot reach.
///
/// `__device__ float sq(float x)`, `__constant__ const float w[3] = {...}`
pub(crate) fn device_code(job: &Job<'_>, edits: &mut EditSet) {
    let (unit, dialect, owner) = (job.unit, &job.target.words, job.owner());
    let device = &job.plan.device;
    // A method that is `static` would be another one.
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
    // `const int a = 1, b = 2;` are two items, and stay or go together.
    let mut needed: BTreeSet<u32> = BTreeSet::new();
    for item in &unit.items {
        if let ItemKind::Variable(id) = item.kind
            && (device.reads(id) || device.holds_type(unit, item.span))
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
        let same = unit.items.iter().filter(|other| other.span.start == item.span.start);
        let Some(end) = same.map(|other| other.span.end - 1).max() else { continue };
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
    if job.constant().is_empty() {
        return;
    }
    let mut marked = Vec::new();
    for item in &unit.items {
        let ItemKind::Variable(id) = item.kind else { continue };
        let variable = unit.variable(id);
        let in_memory = matches!(unit.ty(variable.ty).kind, TypeKind::Array { .. } | TypeKind::Record);
        // A scalar constant is a value; an array has to be somewhere.
        if in_memory && device.reads(id) && !marked.contains(&item.span.start) {
            marked.push(item.span.start);
            let start = variable.span.start.min(item.span.start);
            edits.insert(owner.clone(), start, format!("{} ", job.constant()));
        }
    }
}

/// Leaves out the types that device code cannot reach, and the functions of namespaces: NVRTC takes no
/// function without `__device__`.
fn leave_out(unit: &Analyzed, device: &DeviceCode, owner: &str, edits: &mut EditSet) {
    let gone = device.other_types(unit);
    for span in &gone {
        edits.supplant(owner.to_string(), whole_lines(&unit.text, *span), Vec::new());
    }
    let namespaces: Vec<Span> = unit
        .items
        .iter()
        .filter(|item| matches!(item.kind, ItemKind::Namespace | ItemKind::Other))
        .map(|item| item.span)
        .collect();
    for (at, function) in unit.functions.iter().enumerate() {
        let is_inside = namespaces.iter().any(|span| span.contains(function.span) && *span != function.span);
        let is_gone = gone.iter().any(|span| span.contains(function.span));
        if is_inside
            && !is_gone
            && !function.is_kernel
            && !device.functions().contains(&FunctionId(at as u32))
        {
            edits.supplant(owner.to_string(), whole_lines(&unit.text, function.span), Vec::new());
        }
    }
}

/// A structured binding at file scope names parts of a variable that nobody can mark as the device's; so does a lambda
/// its function, and CUDA's compilers make it one of the host.
pub(crate) fn at_file_scope(job: &mut Job<'_>) {
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
        } else if !has_lambdas && job.unit.ty(variable.ty).is_lambda() {
            found.push((variable.name_span, "a lambda", "make it a function, or a variable of the kernel"));
        }
    }
    for (place, construct, help) in found {
        let construct = format!("{construct} at file scope in device code");
        job.unsupported(place, &Unsupported { construct, help: help.into() });
    }
}

/// A span with the newline after it, when nothing else stands on its lines.
fn whole_lines(text: &str, span: Span) -> Span {
    let head = &text[..span.start as usize];
    let tail = &text[span.end as usize..];
    let line = tail.find('\n').map_or(tail.len(), |at| at + 1);
    let alone = head.rsplit('\n').next().is_none_or(|before| before.trim().is_empty())
        && tail[..line].trim().is_empty();
    if alone { Span::new(span.start, span.end + line as u32) } else { span }
}

/// Whether `extern "C"` stands before the declaration at `offset` already.
pub(crate) fn has_c_linkage(unit: &Analyzed, offset: u32) -> bool {
    let linkages = unit.declarations.iter().filter(|one| one.kind == DeclarationKind::Linkage);
    linkages.into_iter().any(|linkage| {
        let before = Span::new(linkage.keyword.end.min(offset), offset);
        let lists = Span::new(before.start, unit.before_attributes(offset).max(before.start));
        linkage.keyword.end <= offset && unit.source(lists).trim().is_empty()
    })
}
