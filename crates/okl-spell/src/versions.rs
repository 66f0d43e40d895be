//! Memory space qualifiers in declarations, and one version of a function for each combination of memory spaces.

use crate::c_family::becomes_pointer;
use crate::declarators::end_after;
use crate::generic_arguments::{generic_copies, has_address_taken};
use crate::ids::POINTER_TO_UNKNOWN_MEMORY;
use crate::job::Job;
use crate::range_loop::{goes_over_object, ranged};
use crate::spaces::{Memories, Space, holds_pointers, is_reference, of_field};
use crate::{atomic, pointer_casts, vector_parts};
use okl_analysis::Analyzed;
use okl_analysis::memory::{MemoryObject, Mistake, Pointers, Version, Versions, declared};
use okl_analysis::values::is_value;
use okl_model::{
    CastStyle, ExprId, ExprKind, Expression, FunctionId, Stmt, StmtKind, Ty, TypeId, TypeKind, VarId,
    Variable,
};
use okl_plan::Unsupported;
use okl_plan::is_address;
use okl_source::{Cause, Diagnostic, DiagnosticId, EditSet, Piece, Span};
use std::collections::BTreeSet;

const POINTER_TO_TWO_MEMORIES: DiagnosticId = DiagnosticId::new("pointer-to-two-memories");

/// Qualifies every pointer of device code, and writes each function once for each of its versions.
///
/// Must come last: the copies of a function contain all other edits.
pub(crate) fn lower<'c>(job: &mut Job<'c>, words: &'c Memories, edits: &mut EditSet) {
    let unit = job.unit;
    let versions = versions(job);
    job.out.extend(versions.mistakes().map(|mistake| told(unit, mistake)));
    if job.target.device_cpp().is_some() {
        objects_elsewhere(job, versions);
        say_conversions(job, edits);
    }
    if !job.target.is_c() {
        using(job, versions, edits);
    }
    let casts = pointer_casts::of(job);
    for kernel in job.checked.kernels() {
        if let Some((version, pointers)) = versions.of(kernel.function).first() {
            mark(job, words, (versions, version, pointers), (kernel.function, &casts), edits);
        }
    }
    for at in 0..unit.functions.len() as u32 {
        let id = FunctionId(at);
        let function = unit.function(id);
        let Some(body) = unit.definition(id).filter(|_| !function.is_kernel) else { continue };
        let all = versions.of(body);
        if let [(version, pointers)] = all[..] {
            mark(job, words, (versions, version, pointers), (id, &casts), edits);
            continue;
        }
        let mut copies: Vec<Vec<Piece>> = Vec::new();
        for (version, pointers) in all {
            let mut own = edits.clone();
            mark(job, words, (versions, version, pointers), (id, &casts), &mut own);
            let name = versions.name(unit, version);
            if name != function.name {
                own.overwrite(job.owner(), function.name_span, name);
            }
            match own.rendered(&unit.text, function.span) {
                // Versions may differ only in memory spaces that the text does not name; such copies are equal.
                Ok(copy) if copies.contains(&copy) => {}
                Ok(copy) => copies.push(copy),
                // The caller that applies the edits reports overlapping ones.
                Err(_) => return *edits = own,
            }
        }
        if !copies.is_empty() {
            let copies = copies.join(&Piece::Text("\n".into()));
            edits.supplant(job.owner(), function.span, copies);
        }
    }
}

/// `using a::f;` becomes `using a::f__d; using a::f__l;`
fn using(job: &Job<'_>, versions: &Versions, edits: &mut EditSet) {
    let unit = job.unit;
    for declared in unit.declarations.iter().filter(|one| !one.functions.is_empty()) {
        let bodies = declared.functions.iter().filter_map(|id| unit.definition(*id));
        let all = bodies.flat_map(|id| versions.of(id)).map(|(version, _)| versions.name(unit, version));
        let names: BTreeSet<String> = all.collect();
        let whole = Span::new(declared.span.start, declared.span.end - 1);
        let Some(place) = unit.last_name(whole).filter(|_| names.len() > 1) else { continue };
        let again = names
            .into_iter()
            .map(|name| format!("{}{name};", unit.source(Span::new(whole.start, place.start))));
        let text = again.collect::<Vec<_>>().join(" ");
        edits.supplant(job.owner(), declared.span, vec![Piece::Text(text)]);
    }
}

/// Refuses methods called on objects outside of private memory: the method would need a qualifier for its object.
fn objects_elsewhere(job: &mut Job<'_>, versions: &Versions) {
    let unit = job.unit;
    let lies_elsewhere = |version: &Version| version.object.is_some_and(|space| space != Space::Private);
    // A call inside such a method on its own object is covered by the refusal of the outer call.
    let callers = versions.iter().filter(|(version, _)| !lies_elsewhere(version));
    let calls = callers.flat_map(|(_, pointers)| &pointers.calls);
    let mut places: Vec<(Span, Space)> = Vec::new();
    for (call, called) in calls.filter(|(_, called)| lies_elsewhere(called)) {
        places.extend(called.object.map(|space| (unit.expression(*call).span, space)));
    }
    places.sort_unstable();
    places.dedup_by_key(|(place, _)| *place);
    for (place, space) in places {
        let memory = match space {
            Space::Global => "device memory",
            Space::Local => "group memory",
            Space::Private | Space::Constant | Space::Unknown => "memory of constants",
        };
        let what = Unsupported {
            construct: format!("a method or an operator of a class for an object in {memory}"),
            help: "copy the object to a private variable, or write a function that takes a reference".into(),
        };
        job.unsupported(place, &what);
    }
}

/// `thread const float &r = n[i];` becomes `... = (float)(n[i]);`: a value in another memory space is not converted
/// implicitly when a reference is bound to it.
fn say_conversions(job: &Job<'_>, edits: &mut EditSet) {
    let unit = job.unit;
    let device = crate::device_text::device_code(job);
    let is_scalar =
        |ty: Ty<'_>| matches!(ty.kind, TypeKind::Bool | TypeKind::Int(_) | TypeKind::Float | TypeKind::Enum);
    let mut bound: Vec<(ExprId, TypeId)> = Vec::new();
    for expression in unit.expressions.iter().filter(|one| device.contains(one.span)) {
        if let ExprKind::Call(call) = &expression.kind {
            let parameters = call.callee().map(|callee| &unit.callee(callee).parameters);
            bound.extend(call.arguments.iter().copied().zip(parameters.into_iter().flatten().copied()));
        } else if let ExprKind::Declare(declare) = &expression.kind {
            let init = declare.init.into_iter();
            bound.extend(
                init.flat_map(|init| declare.variables.iter().map(move |id| (init, unit.variable(*id).ty))),
            );
        }
    }
    for (id, ty) in bound {
        let Some(to) = unit.ty(ty).referred() else { continue };
        let ExprKind::Cast { style: CastStyle::Implicit, operand, .. } = unit.expression(id).kind else {
            continue;
        };
        if to.is_pointer() && unit.type_of(unit.peeled(operand)).is_array() {
            // `float *const &p = s;`
            edits.wrap(job.owner(), unit.expression(id).span, "&(", ")[0]");
        } else if is_scalar(to) && !is_value(unit, operand) {
            let name = job.type_name(to.get().name());
            edits.wrap(job.owner(), unit.expression(id).span, format!("({name})("), ")");
        }
    }
}

/// The versions of all functions of device code.
fn versions<'c>(job: &Job<'c>) -> &'c Versions {
    job.plan.versions.as_ref().expect("the plan of a target with memories has them")
}

/// `pointer-to-two-memories`, `pointer-to-unknown-memory`
fn told(unit: &Analyzed, mistake: &Mistake) -> Diagnostic {
    match mistake {
        Mistake::Several { variable, value } => {
            let variable = unit.variable(*variable);
            let message =
                format!("`{}` may point to two memory spaces, which this target keeps apart", variable.name);
            let told = Diagnostic::error(POINTER_TO_TWO_MEMORIES, message, variable.name_span)
                .caused_by(Cause::RefusedByPlan);
            let told = match value {
                Some(value) => told.label(*value, "here it is set to point to another memory space"),
                None => told,
            };
            told.help("use one pointer for each memory space")
        }
        Mistake::Unknown { variable } => {
            let variable = unit.variable(*variable);
            let message = format!("okl cannot tell which memory space `{}` points to", variable.name);
            Diagnostic::error(POINTER_TO_UNKNOWN_MEMORY, message, variable.name_span)
                .caused_by(Cause::RefusedByPlan)
                .here("on this target the type of a pointer names its memory space")
                .help("set it from an array, from a parameter of the kernel, or from `&` of a variable")
        }
    }
}

/// Qualifies the pointer parameters of kernels, where all other pointers are generic.
pub(crate) fn parameters(job: &mut Job<'_>, words: &Memories, edits: &mut EditSet) {
    let unit = job.unit;
    for kernel in job.checked.kernels() {
        let function = unit.function(kernel.function);
        let is_pointer =
            |id: VarId| function.params.contains(&id) && is_address(unit.ty(unit.variable(id).ty));
        for id in function.params.iter().filter(|id| is_pointer(**id)) {
            qualify(&job.owner(), job, unit.variable(*id), (&words.global, None), edits);
        }
        let copied = generic_copies(job, kernel.function);
        let is_copied = |id: VarId| copied.contains(&id);
        // `int **p = &a;`: `p` would have to be a pointer to `__global int *`.
        let mut taken = Vec::new();
        if let Some(body) = unit.body(function) {
            unit.walk(body, &mut |stmt| {
                let uses = unit
                    .uses(stmt)
                    .iter()
                    .filter(|used| is_pointer(used.variable) && !is_copied(used.variable));
                taken.extend(uses.filter(|used| has_address_taken(unit, used.id)).map(|used| used.span));
            });
        }
        for place in taken {
            let what = Unsupported {
                construct: "the address of a pointer parameter of a kernel".into(),
                help: "copy the pointer to a variable of its own, and take the address of that".into(),
            };
            job.unsupported(place, &what);
        }
    }
}

/// Handles pointers that have one memory space even on targets with generic pointers: array parameters, and pointers to
/// string literals.
pub(crate) fn exceptions(job: &mut Job<'_>, words: &Memories, edits: &mut EditSet) {
    let unit = job.unit;
    templates(job);
    deduced_together(job, edits);
    for function in unit.functions.iter().filter(|function| !function.is_kernel) {
        for id in &function.params {
            array_parameter(&job.owner(), unit.variable(*id), edits);
        }
    }
    handed_texts(job);
    let mut done = Vec::new();
    for (at, variable) in unit.variables.iter().enumerate() {
        let id = VarId(at as u32);
        let objects = unit.memory().behind(unit, id);
        let leads = holds_pointers(unit.ty(variable.ty)) && objects.contains(&MemoryObject::StringLiteral);
        if leads && objects.len() > 1 {
            job.out.push(told(unit, &Mistake::Several { variable: id, value: None }));
        } else if leads && !done.contains(&variable.span.start) {
            done.push(variable.span.start);
            edits.insert(job.owner(), variable.span.start, format!("{} ", words.constant));
        }
    }
}

/// `auto a = 1, *p = &a;` becomes `auto a = 1; auto *p = &a;`: the compiler deduces `__private int` from `p`, and `int`
/// from `a`. In `auto p = a, q = s;`, it deduces `__global float *` and `__local float *`.
fn deduced_together(job: &mut Job<'_>, edits: &mut EditSet) {
    let unit = job.unit;
    let is_deduced = |id: VarId| unit.variable(id).is_deduced;
    let leads = |id: &VarId| unit.ty(unit.variable(*id).ty).is_pointer();
    let is_mixed = |declared: &[VarId]| {
        let is_one = |first: &VarId| is_deduced(*first) && declared.len() > 1;
        let is_elsewhere = |id: &VarId| of_field(unit, *id) != of_field(unit, declared[0]);
        let is_mixture = !declared.iter().all(leads) || declared.iter().any(is_elsewhere);
        declared.first().is_some_and(is_one) && declared.iter().any(leads) && is_mixture
    };
    let mut in_headers = Vec::new();
    for (at, function) in unit.functions.iter().enumerate() {
        let Some(body) = unit.body(function) else { continue };
        let mut in_statements = Vec::new();
        unit.walk(body, &mut |stmt| {
            let StmtKind::Declaration(variables) = &stmt.kind else { return };
            in_statements.extend(variables.iter().copied());
            if is_mixed(variables) {
                let (_, before) = variables.split_last().expect("a mixture is several");
                for id in before {
                    end_after(&job.owner(), unit, stmt.span, variables, *id, "; ", edits);
                }
            }
        });
        let mut others = declared(unit, FunctionId(at as u32));
        others.retain(|id| !in_statements.contains(id));
        in_headers.extend(
            others.chunk_by(|_, next| goes_on(unit, *next)).filter(|all| is_mixed(all)).map(|all| all[0]),
        );
    }
    let device = crate::device_text::device_code(job);
    in_headers.retain(|id| device.contains(unit.variable(*id).name_span));
    for first in in_headers {
        refuse_header(job, first);
    }
}

/// Returns true if a declarator continues the preceding declaration: the span of `*q` in `float *p = a, *q = b` starts
/// with its name.
fn goes_on(unit: &Analyzed, id: VarId) -> bool {
    unit.variable(id).span.start == unit.variable(id).name_span.start
}

fn refuse_header(job: &mut Job<'_>, first: VarId) {
    let what = Unsupported {
        construct: "a header that declares pointers to several memories, or pointers and others".into(),
        help: "declare them in a statement before it".into(),
    };
    job.unsupported(job.unit.variable(first).name_span, &what);
}

/// Refuses string literals where a generic pointer is expected, which cannot point to constant memory.
fn handed_texts(job: &mut Job<'_>) {
    let unit = job.unit;
    let leads = |id: ExprId| unit.memory().target(id).contains(&MemoryObject::StringLiteral);
    let mut found = Vec::new();
    for function in &unit.functions {
        let Some(body) = unit.body(function) else { continue };
        unit.walk(body, &mut |stmt| {
            for call in unit.calls(stmt) {
                let Some(callee) = call.function.map(|id| unit.function(id)) else { continue };
                let parameters = callee.params.iter().map(|id| unit.ty(unit.variable(*id).ty));
                let texts = unit.arguments(call).iter().zip(parameters);
                found.extend(texts.filter(|(id, ty)| is_address(*ty) && leads(**id)).map(|(id, _)| *id));
            }
            // `return n > 2 ? "many" : "few";`
            if stmt.kind == StmtKind::Return && unit.ty(function.result).is_pointer() {
                found.extend(stmt.expressions.iter().copied().filter(|id| leads(*id)));
            }
        });
    }
    let device = crate::device_text::device_code(job);
    let places = found.into_iter().map(|id| unit.expression(id).span);
    for place in places.filter(|place| device.contains(*place)) {
        let what = Unsupported {
            construct: "passing the address of a string constant".into(),
            help: "copy it to an array, `const char text[] = \"...\";`, and hand over that".into(),
        };
        job.unsupported(place, &what);
    }
}

/// Qualifies parameters, local pointers and the result, and renames calls, in one version of a function.
fn mark<'c>(
    job: &mut Job<'c>,
    words: &'c Memories,
    (versions, version, pointers): (&Versions, &Version, &Pointers),
    (id, casts): (FunctionId, &[ExprId]),
    edits: &mut EditSet,
) {
    let unit = job.unit;
    let owner = job.owner();
    let function = unit.function(id);
    let is_cpp = job.target.device_cpp().is_some();
    // `__global float *r` for `float &r`
    let mut in_c = declared(unit, id);
    in_c.extend(&function.params);
    in_c.retain(|id| job.target.is_c() && becomes_pointer(job, *id));
    let lies = |id: VarId| match function.params.iter().position(|param| *param == id) {
        Some(at) => version.params.get(at).copied().flatten(),
        None => pointers.behind(unit, id),
    };
    let led = |id: VarId| {
        let variable = unit.variable(id);
        // The parameters of other declarations are separate variables.
        let is_param = function.params.contains(&id);
        let known = match refers_to_pointer(unit.ty(variable.ty)) {
            true => pointers.led_on(unit, id),
            false => lies(id),
        };
        let leads = is_address(unit.ty(variable.ty)) && is_param
            || holds_pointers(unit.ty(variable.ty))
            || refers_to_pointer(unit.ty(variable.ty))
            || is_cpp && is_reference(unit.ty(variable.ty))
            || in_c.contains(&id);
        leads.then(|| words.of(known.unwrap_or(Space::Private)))
    };
    // The compiler deduces the qualifier of `auto`.
    let word = |id: VarId| {
        let is_deduced = is_cpp && !function.params.contains(&id) && unit.variable(id).is_deduced;
        led(id).filter(|_| !is_deduced)
    };
    // `float *&p` has two qualifiers: of the pointee, and of the pointer.
    let outer = |id: VarId| {
        let refers = refers_to_pointer(unit.ty(unit.variable(id).ty)) && word(id).is_some();
        let refers = refers && (is_cpp || in_c.contains(&id));
        refers.then(|| words.of(lies(id).unwrap_or(Space::Private)))
    };
    for param in &function.params {
        if let Some(word) = word(*param) {
            qualify(&owner, job, unit.variable(*param), (word, outer(*param)), edits);
            if is_cpp {
                array_parameter(&owner, unit.variable(*param), edits);
            }
        }
    }
    mark_result(job, words, pointers, id, edits);
    let in_statements = mark_statements(job, id, (&word, &outer, &led), edits);
    let in_headers = declared(unit, id).into_iter().filter(|id| !in_statements.contains(id));
    headers(job, &in_headers.collect::<Vec<_>>(), (&word, &outer, &led), edits);
    for (call, called) in pointers.calls.iter().filter(|_| function.body.is_some()) {
        rename(&owner, unit, *call, &versions.name(unit, called), edits);
    }
    pointer_casts::mark(job, casts, function.span, words, pointers, edits);
    job.pointers = Some((words, pointers.clone()));
    atomic::lower_in(job, id, edits);
    vector_parts::hand_over(job, id, edits);
    job.pointers = None;
}

/// Returns true for a conversion function such as `operator float *`.
fn is_conversion(name: &str) -> bool {
    let to = name.strip_prefix("operator ").map(str::trim_start);
    to.is_some_and(|to| {
        to.starts_with(|letter: char| letter.is_alphabetic() || letter == '_') && to.ends_with(['*', '&'])
    })
}

/// `__global float *f(...)`: the memory space that the result of a function points to.
fn mark_result(
    job: &mut Job<'_>,
    words: &Memories,
    pointers: &Pointers,
    id: FunctionId,
    edits: &mut EditSet,
) {
    let (unit, owner) = (job.unit, job.owner());
    let function = unit.function(id);
    let is_cpp = job.target.device_cpp().is_some();
    let result = pointers.result(unit);
    let leads = unit.ty(function.result).is_pointer() || unit.ty(function.result).is_reference();
    if is_cpp && leads && is_conversion(&function.name) {
        // Its calls are implicit, so the memory space of the result is not tracked.
        let what = Unsupported {
            construct: "a conversion to a pointer or a reference".into(),
            help: "write a method that returns it, and call that by its name".into(),
        };
        job.unsupported(function.name_span, &what);
    } else if let (true, Some(space)) = (unit.ty(function.result).is_pointer(), result) {
        edits.insert(owner.clone(), function.specifiers, format!("{} ", words.of(space)));
    } else if is_cpp && refers_to_pointer(unit.ty(function.result)) {
        let what = Unsupported {
            construct: "a function that returns a reference to a pointer".into(),
            help: "return the pointer itself".into(),
        };
        job.unsupported(function.name_span, &what);
    } else if is_cpp && is_reference(unit.ty(function.result)) {
        let space = result.unwrap_or(Space::Private);
        edits.insert(owner, function.specifiers, format!("{} ", words.of(space)));
    }
}

/// Qualifies the variables that statements declare, and returns these variables.
fn mark_statements<'c>(
    job: &mut Job<'c>,
    id: FunctionId,
    (word, outer, led): (Words<'_, 'c>, Words<'_, 'c>, Words<'_, 'c>),
    edits: &mut EditSet,
) -> Vec<VarId> {
    let (unit, owner) = (job.unit, job.owner());
    let is_cpp = job.target.device_cpp().is_some();
    let mut in_statements = Vec::new();
    let mut unclear = Vec::new();
    if let Some(body) = unit.body(unit.function(id)) {
        unit.walk(body, &mut |stmt| {
            let range = ranged(unit, stmt).map(|(_, range)| range);
            unclear.extend(range.filter(|range| is_cpp && goes_over_object(unit, *range)));
            if let StmtKind::Declaration(variables) = &stmt.kind {
                in_statements.extend(variables.iter().copied());
                declaration(&owner, job, stmt, variables, (word, outer), edits);
                if is_cpp {
                    deduced_apart(&owner, unit, stmt, variables, led, edits);
                }
            }
        });
    }
    refuse_objects(job, &unclear);
    in_statements
}

/// `float *&`
fn refers_to_pointer(ty: Ty<'_>) -> bool {
    ty.referred().is_some_and(holds_pointers)
}

/// Refuses ranges that are objects: `begin` and `end` are called implicitly, so the memory spaces of their results are
/// not tracked.
fn refuse_objects(job: &mut Job<'_>, ranges: &[ExprId]) {
    for range in ranges {
        let what = Unsupported {
            construct: "a range-based `for` over an object".into(),
            help: "count with an index, or go over an array".into(),
        };
        job.unsupported(job.unit.expression(*range).span, &what);
    }
}

/// The qualifier that each variable needs, if any.
type Words<'a, 'c> = &'a dyn Fn(VarId) -> Option<&'c str>;

/// `thread &` of `device float *thread &p`
fn lies_in(owner: &str, unit: &Analyzed, id: VarId, outer: Words<'_, '_>, edits: &mut EditSet) {
    if let (Some(word), Some(sign)) = (outer(id), unit.variable(id).declarator.ampersand) {
        edits.insert(owner.to_string(), sign.start, format!("{word} "));
    }
}

/// `auto p = a, q = s;` becomes `auto p = a; auto q = s;`: one is a `device float *`, the other a
/// `threadgroup float *`.
fn deduced_apart(
    owner: &str,
    unit: &Analyzed,
    stmt: &Stmt,
    variables: &[VarId],
    led: Words<'_, '_>,
    edits: &mut EditSet,
) {
    for pair in variables.windows(2) {
        if unit.variable(pair[0]).is_deduced && differ(led(pair[0]), led(pair[1])) {
            end_after(owner, unit, stmt.span, variables, pair[0], "; ", edits);
        }
    }
}

/// Returns true if both qualifiers exist and differ.
fn differ(one: Option<&str>, other: Option<&str>) -> bool {
    one.is_some() && other.is_some() && one != other
}

/// Qualifies the variables that headers declare: `for (__global float *p = a; ...)`
fn headers<'c>(
    job: &mut Job<'_>,
    variables: &[VarId],
    (word, outer, led): (Words<'_, 'c>, Words<'_, 'c>, Words<'_, 'c>),
    edits: &mut EditSet,
) {
    let unit = job.unit;
    // Bindings share one declaration, which is qualified at the first of them.
    let is_more = |id: &VarId, before: &VarId| {
        unit.variable(*id).is_binding && unit.variable(*id).span == unit.variable(*before).span
    };
    let mut variables = variables.to_vec();
    variables.dedup_by(|id, before| is_more(id, before));
    for together in variables.chunk_by(|_, next| goes_on(unit, *next)) {
        let [first, others @ ..] = together else { continue };
        let are_apart = |other: &VarId| word(*other) != word(*first) || differ(led(*other), led(*first));
        if others.iter().any(are_apart) {
            refuse_header(job, *first);
        } else if let Some(word) = word(*first) {
            qualify(&job.owner(), job, unit.variable(*first), (word, outer(*first)), edits);
            for other in others {
                lies_in(&job.owner(), unit, *other, outer, edits);
            }
        }
    }
}

/// `f__gl(` for `f(`
fn rename(owner: &str, unit: &Analyzed, call: ExprId, name: &str, edits: &mut EditSet) {
    let ExprKind::Call(written) = &unit.expression(call).kind else { return };
    let Some(callee) = written.callee() else { return };
    let old = &unit.callee(callee).name;
    if old != name
        && let Some(place) = unit.last_name(written.name_span)
    {
        edits.overwrite(owner.to_string(), place, name);
    }
}

/// `__global float *a`; a typedef that contains the `*` or `&` is expanded, with the bounds of an array in it.
fn qualify(
    owner: &str,
    job: &Job<'_>,
    variable: &Variable,
    (word, outer): (&str, Option<&str>),
    edits: &mut EditSet,
) {
    let start = variable.span.start.min(variable.name_span.start);
    let before = Span::new(start, variable.name_span.start);
    let sign = variable.declarator.ampersand;
    if !hides_sign(job.unit, variable) {
        edits.insert(owner.to_string(), start, format!("{word} "));
        if let (Some(outer), Some(sign)) = (outer, sign) {
            edits.insert(owner.to_string(), sign.start, format!("{outer} "));
        }
        return;
    }
    let mut ty = job.unit.ty(variable.ty);
    if let Some(to) = ty.referred() {
        // `row &p` becomes `device float *thread &p`
        // In C, a pointer to a place, or a value.
        let in_c = if outer.is_some() { "*" } else { "" };
        let in_cpp = sign.map_or("&", |sign| job.unit.source(sign));
        let sign = if job.target.is_c() { in_c } else { in_cpp };
        let outer = outer.map_or(String::new(), |outer| format!("{outer} "));
        let to = job.type_name(&to.get().canonical);
        let text = format!("{word} {to} {outer}{sign}");
        return edits.supplant(owner.to_string(), before, vec![Piece::Text(text)]);
    }
    let mut bounds = Vec::new();
    while let TypeKind::Array { of, len } = ty.kind {
        bounds.push(format!("[{}]", len.unwrap_or(1)));
        ty = ty.at(of);
    }
    let written = &variable.declarator.bounds;
    let missing = bounds.split_off(written.len().min(bounds.len())).concat();
    if !missing.is_empty() {
        let end = written.last().map_or(variable.name_span.end, |bound| bound.end);
        edits.insert_after(owner.to_string(), end, missing);
    }
    let ty = job.type_name(&ty.canonical);
    edits.supplant(owner.to_string(), before, vec![Piece::Text(format!("{word} {ty} "))]);
}

/// Returns true if a typedef contains the `*` or `&` that qualifiers apply to: `row p`, `row &p`.
fn hides_sign(unit: &Analyzed, variable: &Variable) -> bool {
    let mut ty = unit.ty(variable.ty);
    while let TypeKind::Array { of, .. } = ty.kind {
        ty = ty.at(of);
    }
    let value = ty.value();
    let hides_star = value.is_pointer() && variable.declarator.star.is_none();
    let hides_ampersand = ty.is_reference() && !value.is_array() && variable.declarator.ampersand.is_none();
    !variable.is_deduced && (hides_star || hides_ampersand)
}

/// Refuses templates whose arguments the C++ for OpenCL compiler cannot deduce, since the deduced types include memory
/// spaces.
fn templates(job: &mut Job<'_>) {
    let unit = job.unit;
    let versions = versions(job);
    let plain = |ty: Ty<'_>| ty.name().to_string();
    for (at, function) in unit.functions.iter().enumerate().filter(|(_, function)| function.is_template) {
        let id = FunctionId(at as u32);
        let versions = versions.of(id);
        let mut names = Vec::new();
        for (param, id) in function.params.iter().enumerate() {
            let variable = unit.variable(*id);
            let is_private = |(version, _): &(&Version, _)| version.params[param] == Some(Space::Private);
            // `T &r` of a private variable deduces a plain `T`.
            if is_reference(unit.ty(variable.ty)) && versions.iter().all(is_private) {
                continue;
            }
            names.extend(led_to(unit.ty(variable.ty)).map(plain));
            if unit.ty(variable.ty).referred().is_some_and(|to| to.is_array()) {
                let what = Unsupported {
                    construct: "an array that a template is handed by reference".into(),
                    help: "pass a pointer, or write the function for one type and size".into(),
                };
                job.unsupported(variable.name_span, &what);
            }
        }
        // `void store(T *to, const T &value)`: the compiler deduces `__global float` from the first, and `float` from
        // the second.
        let is_deduced = |one: &&Expression| {
            let ExprKind::Call(call) = &one.kind else { return false };
            let callee = call.callee().and_then(|callee| unit.callee(callee).function);
            callee == Some(id) && unit.last_name(call.name_span).is_some()
        };
        for (param, variable) in function.params.iter().map(|id| unit.variable(*id)).enumerate() {
            let ty = unit.ty(variable.ty);
            let is_plain = versions
                .iter()
                .all(|(version, _)| matches!(version.params[param], None | Some(Space::Private)));
            let value = led_to(ty).unwrap_or(ty);
            let is_both = value.kind == TypeKind::Other && names.contains(&plain(value)) && is_plain;
            if is_both && unit.expressions.iter().any(|one| is_deduced(&one)) {
                let what = Unsupported {
                    construct: "a type that a template takes from pointers or references to several memories"
                        .into(),
                    help: "give the template the type by its own argument, or write it for one type".into(),
                };
                job.unsupported(variable.name_span, &what);
            }
        }
        // `T sum(const T *a) { T found = 0; ...`: the compiler deduces `__global int`, and no local variable can have
        // that type.
        for variable in declared(unit, id).into_iter().map(|id| unit.variable(id)) {
            if names.contains(&plain(unit.ty(variable.ty))) && unit.ty(variable.ty).kind == TypeKind::Other {
                let what = Unsupported {
                    construct: "a variable of a type that a template takes from a pointer or reference"
                        .into(),
                    help: "give the template the type by its own argument, or write it for one type".into(),
                };
                job.unsupported(variable.name_span, &what);
            }
        }
    }
}

/// The type that a parameter points or refers to: `T` for `T *p`, `T &r` and `T (&a)[4]`.
fn led_to(ty: Ty<'_>) -> Option<Ty<'_>> {
    match ty.referred() {
        Some(to) => Some(to.element().filter(|_| to.is_array()).unwrap_or(to)),
        None => ty.element(),
    }
}

/// `threadgroup float (*rows)[4]` for `float rows[][4]`: an array parameter is a pointer.
fn array_parameter(owner: &str, variable: &Variable, edits: &mut EditSet) {
    // Not those of `float (&s)[4]` and `float (*rows)[4]`, whose qualifier is written before the type.
    let Some(bound) = variable.declarator.bounds.first() else { return };
    // A suffix of a kernel parameter's name, ` [[buffer(1)]]`, belongs to the name: it goes inside the parentheses.
    let (open, close) = if variable.declarator.bounds.len() == 1 { ("*", "") } else { ("(*", ")") };
    edits.insert(owner.to_string(), variable.name_span.start, open);
    edits.replace(owner.to_string(), *bound, close);
}

/// Splits a declaration where its variables need different qualifiers.
///
/// `float *p = a, x = 1;` becomes `__global float *p = a; float x = 1;`
fn declaration<'c>(
    owner: &str,
    job: &Job<'_>,
    stmt: &Stmt,
    variables: &[VarId],
    (word, outer): (Words<'_, 'c>, Words<'_, 'c>),
    edits: &mut EditSet,
) {
    let unit = job.unit;
    let shared = |id: &VarId| unit.attributes_of(*id).is_shared;
    if variables.iter().all(|id| word(*id).is_none()) || variables.iter().any(shared) {
        return;
    }
    if let [only] = variables {
        let variable = unit.variable(*only);
        let whole = Variable { span: stmt.span.to(variable.span), ..variable.clone() };
        let words = (word(*only).unwrap_or_default(), outer(*only));
        return qualify(owner, job, &whole, words, edits);
    }
    for id in variables {
        lies_in(owner, unit, *id, outer, edits);
    }
    crate::declarators::mark_each(
        owner,
        unit,
        stmt.span,
        variables,
        &|id| word(id).unwrap_or_default().to_string(),
        edits,
    );
}
