//! Lowering for CPUs: loops stay loops, and each kernel stays one function.

use crate::arguments::{argument_copy, by_reference};
use crate::attribute_lines::{braces, has_own_pragma, keeps_something};
use crate::device_text::DeviceText;
use crate::grid::{Guard, plain_tile};
use crate::job::Job;
use crate::loops::{self, Counted};
use crate::parameter_words::{mark, with_parameters};
use crate::pragmas::{around_line, loop_pragmas, own_pragma, pragma_line};
use crate::signature::has_c_linkage;
use crate::{
    atomic, attributes, builtins, captures, dim, exclusive, fission, halves, intrinsics, iterations,
    privatisation,
};
use okl_analysis::Analyzed;
use okl_model::plan::NodeKind;
use okl_model::{Comparison, ExprKind, Function, FunctionId, Part, Stmt, StmtKind, VarId};
use okl_plan::Unsupported;
use okl_plan::{KernelPlan, Launch, is_address};
use okl_sema::{CheckedKernel, Role};
use okl_source::{EditSet, Piece, Span};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// The CPU text.
pub(crate) fn lower(job: &mut Job<'_>) -> Part {
    let mut edits = EditSet::new();
    let unit = job.unit;
    let owner = job.owner();
    braces(unit, &job.expanded.kernel, &mut edits);
    let plans = job.plan.kernels.iter().map(|kernel| (kernel.checked.function, kernel));
    let plans: FxHashMap<FunctionId, &KernelPlan<'_>> = plans.collect();
    for (id, function) in unit.kernels() {
        signature(job, function, plans.get(&id).copied(), &mut edits);
    }
    for kernel in &job.plan.kernels {
        for launch in &kernel.launches {
            parallel(job, kernel.checked, launch.root, &mut edits);
            marked(job, launch, &mut edits);
            memory(job, launch, &mut edits);
            iterations::lower(job, launch, &mut edits);
            privatisation::lower(job, launch, &mut edits);
            let mut keeping = fission::lower(job, launch, &mut edits);
            keeping.extend(intrinsics::asking(job, launch));
            exclusive::lower(job, launch, &keeping, &mut edits);
        }
        captured_bindings(job, kernel, &mut edits);
        for (id, role) in &kernel.checked.roles {
            if let Role::Tile { guard, .. } = role {
                let guard = match kernel.launches.iter().any(|launch| launch.iterations.tiles.contains(id)) {
                    true => Guard::End,
                    false if *guard => Guard::Condition,
                    false => Guard::None,
                };
                let counted = Counted::as_written(unit, unit.for_loop(*id));
                loops::reshape(&owner, unit, counted.l, plain_tile(unit, &counted, guard), &mut edits);
            }
        }
    }
    let text = DeviceText::whole(job, &edits);
    halves::lower(job, &text, &mut edits);
    atomic::lower(job, &mut edits);
    captures::lower(job, None, &mut edits);
    dim::lower(&owner, unit, &mut edits);
    attributes::lower(job, &job.expanded.kernel, &mut edits);
    refuse_names_of_c(job);
    let includes = intrinsics::lower(job, &mut edits);
    let prologue = includes + &builtins::prologue(job);
    job.part(&prologue, edits)
}

/// `extern "C" void add(const int &N, const float *a) {`
///
/// OCCA passes the addresses of scalars and structs.
fn signature(job: &Job<'_>, function: &Function, kernel: Option<&KernelPlan<'_>>, edits: &mut EditSet) {
    let unit = job.unit;
    let owner = job.owner();
    let word = job.target.words.kernel.as_str();
    let word = match has_c_linkage(unit, function.specifiers) {
        true => word.trim_start_matches("extern \"C\"").trim_start(),
        false => word,
    };
    if !word.is_empty() {
        let start = unit.before_attributes(function.specifiers);
        let word = with_parameters(job, word, function);
        edits.insert(owner.clone(), start, format!("{word} "));
    }
    for word in hiding_words(unit, function) {
        edits.delete(owner.clone(), word);
    }
    mark(job, function, edits);
    let changed = kernel.map_or(&[][..], |kernel| &kernel.changed_by_host);
    by_reference(&owner, unit, function, "const", changed, edits);
    if let Some(body) = unit.body(function) {
        for id in changed.iter().filter(|id| !is_address(unit.ty(unit.variable(**id).ty))) {
            // `int N = _occa_arg_0;`
            let copy = format!("\n  {}", argument_copy(unit, function, *id, str::to_string));
            edits.insert(owner.clone(), body.span.start + 1, copy);
        }
    }
}

/// `auto [_occa_bound_a, _occa_bound_b] = p; auto &a = _occa_bound_a; auto &b = _occa_bound_b;`
///
/// A parallel region cannot capture structured bindings (OpenMP 5.2; clang refuses them), but it can capture
/// references.
fn captured_bindings(job: &Job<'_>, kernel: &KernelPlan<'_>, edits: &mut EditSet) {
    let unit = job.unit;
    if job.target.words.parallel_for.is_empty() {
        return;
    }
    let Some(body) = unit.body(kernel.function) else { return };
    let is_captured =
        |id: &VarId| kernel.launches.iter().any(|launch| okl_plan::uses_any(unit, launch.root, &[*id]));
    let is_of_nest = |span: Span| kernel.launches.iter().any(|launch| launch.root.span.contains(span));
    unit.walk(body, &mut |stmt| {
        let StmtKind::Declaration(declared) = &stmt.kind else { return };
        let are_bindings = declared.iter().all(|id| unit.variable(*id).is_binding);
        if !are_bindings || is_of_nest(stmt.span) || !declared.iter().any(is_captured) {
            return;
        }
        let mut names = String::new();
        for variable in declared.iter().map(|id| unit.variable(*id)) {
            let name = &variable.name;
            edits.replace(job.owner(), variable.name_span, format!("_occa_bound_{name}"));
            names += &format!(" auto &{name} = _occa_bound_{name};");
        }
        edits.insert_after(job.owner(), stmt.span.end, names);
    });
}

/// Reports kernels named like a function of C: the host program looks kernels up by name.
fn refuse_names_of_c(job: &mut Job<'_>) {
    for (_, kernel) in job.unit.kernels() {
        if let Some(header) = builtins::header_of_c(job, &kernel.name) {
            let construct = format!("a kernel called like the function `{}` of <{header}>", kernel.name);
            job.unsupported(
                kernel.name_span,
                &Unsupported { construct, help: "give it another name".into() },
            );
        }
    }
}

/// `static ` and `inline ` before a kernel's name, which would hide it from the host program.
fn hiding_words(unit: &Analyzed, function: &Function) -> Vec<Span> {
    let head = Span::new(function.specifiers, function.name_span.start.max(function.specifiers));
    let hiding = unit.keywords_in(head).filter(|word| matches!(unit.source(*word), "static" | "inline"));
    let with_blanks = hiding.map(|word| {
        let rest = unit.source(Span::new(word.end, head.end));
        Span::new(word.start, head.end - rest.trim_start().len() as u32)
    });
    with_blanks.collect()
}

/// `#pragma omp parallel for collapse(2)` before the outermost loop.
fn parallel(job: &Job<'_>, kernel: &CheckedKernel, root: &Stmt, edits: &mut EditSet) {
    let word = &job.target.words.parallel_for;
    if word.is_empty() || own_pragma(job.unit, root).is_some() || has_own_pragma(job, root) {
        return;
    }
    let nest = perfect_nest(job, kernel, root);
    let word = with_parameters(job, word, job.unit.function(kernel.function));
    let pragma = match nest.len() {
        0 | 1 => word.to_string(),
        depth => format!("{word} collapse({depth})"),
    };
    edits.insert(job.owner(), root.span.start, pragma_line(job.unit, root.span.start, &pragma));
    // Nothing may stand between OpenMP's pragma and its loop.
    for other in loop_pragmas(job.unit, root) {
        edits.supplant(job.owner(), other, Vec::new());
    }
    let nest: Vec<Counted<'_>> = nest.into_iter().map(|stmt| Counted::as_written(job.unit, stmt)).collect();
    if !nest.iter().all(|counted| is_canonical(job.unit, counted)) {
        return over_iterations(job, &nest, edits);
    }
    for counted in nest {
        if counted.count.comparison == Comparison::NotEqual {
            edits.recompose(job.owner(), counted.l.condition, counted.ordered_condition());
        }
    }
}

/// `for (unsigned long long i_nth = 0; ...) { int i = ...;`: the loops for OpenMP count iterations.
///
/// Nothing may stand between the loops of a collapsed nest, so the variables are declared in the innermost.
fn over_iterations(job: &Job<'_>, nest: &[Counted<'_>], edits: &mut EditSet) {
    let mut first = Vec::new();
    for (at, counted) in nest.iter().enumerate() {
        let (mut before, own) = counted.whole_loop(job.unit);
        before.push(Piece::Text(" ".into()));
        if !first.is_empty() {
            first.push(Piece::Text(" ".into()));
        }
        first.extend(own);
        let is_innermost = at + 1 == nest.len();
        let first = if is_innermost { std::mem::take(&mut first) } else { Vec::new() };
        loops::reshape(
            &job.owner(),
            job.unit,
            counted.l,
            loops::Shell { before, first, ..Default::default() },
            edits,
        );
    }
}

/// Writes the backend's own lines before loops: `#pragma omp simd`
fn marked(job: &Job<'_>, launch: &Launch<'_>, edits: &mut EditSet) {
    let loops = launch.nest.paths.iter().flat_map(|path| &path.inner);
    // Paths may share loops.
    let starts: BTreeSet<u32> = loops.map(|l| job.unit.for_loop(l.id).span.start).collect();
    for at in starts {
        if let Some(text) = job.plan.spelled.text(NodeKind::Loop, at).filter(|text| !text.is_empty()) {
            let (before, after) = around_line(job.unit, at);
            edits.insert(job.owner(), at, format!("{before}{text}{after}"));
        }
    }
}

/// `alignas(64) float s[16];` for arrays of group memory and arrays of `@exclusive` values.
///
/// Without it, the alignment is arbitrary, and vector accesses may straddle two cache lines.
fn memory(job: &Job<'_>, launch: &Launch<'_>, edits: &mut EditSet) {
    let unit = job.unit;
    let is_shared =
        |id: &VarId| launch.group_memory.contains(id) && unit.ty(unit.variable(*id).ty).is_array();
    let is_array = |id: &VarId| is_shared(id) || launch.exclusive.contains(id) && !unit.has_initialiser(*id);
    unit.walk(launch.root, &mut |stmt| {
        let StmtKind::Declaration(declared) = &stmt.kind else { return };
        if let Some(id) = declared.iter().copied().find(is_array) {
            let word = job.word_of_group_memory(id);
            if !word.is_empty() {
                edits.insert(job.owner(), stmt.span.start, format!("{word} "));
            }
        }
    });
}

/// True if the loop is in OpenMP's canonical form. It is not if the number of iterations may overflow its type, for
/// `int i{0}`, or if a function computes the step (g++ 12 refuses a step whose type differs from the variable's:
/// `long i; i += f(3)`).
fn is_canonical(unit: &Analyzed, counted: &Counted<'_>) -> bool {
    let variable = counted.l.variable.map(|id| unit.variable(id));
    let starts =
        variable.is_none_or(|variable| variable.init.is_none() || variable.declarator.equals.is_some());
    let is_computed = |kind: &ExprKind| matches!(kind, ExprKind::Call(_) | ExprKind::Cast { .. });
    let step = counted.count.step;
    let called = step.is_some_and(|step| step.value.is_none() && unit.any_part(step.id, &is_computed));
    counted.is_countable() && starts && !called
}

/// The `@outer` loops that are perfectly nested, with bounds that do not depend on each other.
fn perfect_nest<'u>(job: &Job<'u>, kernel: &CheckedKernel, root: &'u Stmt) -> Vec<&'u Stmt> {
    let unit = job.unit;
    let mut nest = Vec::new();
    let mut variables: Vec<VarId> = Vec::new();
    let mut stmt = root;
    loop {
        let Some(l) = stmt.as_for() else { return nest };
        let independent = unit.uses(stmt).iter().all(|used| !variables.contains(&used.variable));
        if !matches!(kernel.roles.get(&l.id), Some(Role::Outer(_)))
            || !independent
            || !nest.is_empty() && keeps_something(job, stmt)
        {
            return nest;
        }
        nest.push(stmt);
        variables.extend(l.variable);
        stmt = unit.stmt(l.body);
        if let StmtKind::Block(body) = &unit.stmt(l.body).kind {
            match &body[..] {
                [only] if no_pragma(unit, unit.stmt(l.body).span, unit.stmt(*only).span) => {
                    stmt = unit.stmt(*only)
                }
                _ => return nest,
            }
        }
    }
}

/// True if no preprocessor line stands before the only statement of a body.
fn no_pragma(unit: &Analyzed, body: Span, only: Span) -> bool {
    let before = Span::new(body.start, only.start);
    unit.directives_in(before).next().is_none()
}
