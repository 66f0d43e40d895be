//! Lowering of `@atomic` updates.
//!
//! On a device, each update becomes a call: the target's own instruction ([`okl_target::Instruction`]) if it has one,
//! or a function with a compare-and-swap loop, defined once before the kernels. On a CPU, the update gets a pragma. An
//! update that the target cannot make atomic is an error; it is never dropped silently.

mod fetch;
mod functions;
mod parts;
mod replace;

use crate::job::Job;
use crate::names::free;
use crate::operand::{Binding, Operand, filled, written_type};
use crate::pragmas::pragma_line;
use crate::unsupported_features::lack;
use fetch::{Fetch, Scalar};
use functions::{load_function, swap_function, swap_loop};
use okl_analysis::Analyzed;
use okl_model::meaning::Order;
use okl_model::plan::NodeKind;
use okl_model::{
    ExprId, ExprKind, Function, FunctionId, IntType, Meaning, Operation, Stmt, StmtId, Ty, TypeKind,
};
use okl_plan::Unsupported;
use okl_plan::{Launch, is_one_type};
use okl_sema::atomic::{self, Atomic, Capture, Load, Step, Swap, is_private};
use okl_source::{Diagnostic, DiagnosticId, EditSet, Piece, Span};
use okl_target::{Number, Shape, Target, Update};
use parts::{Marked, address, addressable, assigned, no_fence, number, put, unsupported_width};
use std::collections::BTreeSet;

const ATOMIC_BLOCK_UNSUPPORTED: DiagnosticId = DiagnosticId::new("atomic-block-unsupported");

/// Rewrites every `@atomic` statement.
pub(crate) fn lower(job: &mut Job<'_>, edits: &mut EditSet) {
    for at in 0..job.unit.functions.len() {
        lower_in(job, FunctionId(at as u32), edits);
    }
}

/// Rewrites the `@atomic` statements of one function.
pub(crate) fn lower_in(job: &mut Job<'_>, function: FunctionId, edits: &mut EditSet) {
    let unit = job.unit;
    for marked in statements(unit, unit.function(function)) {
        match (job.target.shape, job.target.words.atomic.as_str()) {
            // One thread runs all iterations.
            (Shape::Host, "") if job.target.words.parallel_for.is_empty() => {}
            (Shape::Host, "") => lack(job, marked.attr, "an atomic update", "words.atomic"),
            (Shape::Host, _) if *job.locks.get_or_init(|| needs_lock(unit)) => {
                if job.target.words.critical.is_empty() {
                    lack(job, marked.attr, "an atomic block", "words.critical");
                }
                locked(job, marked.stmt, edits)
            }
            (Shape::Host, pragma) => with_pragma(job, &marked, pragma, edits),
            (Shape::Grid, _) => on_device(job, &marked, edits),
        }
    }
}

/// The `@atomic` statements of a function.
fn statements<'u>(unit: &'u Analyzed, function: &'u Function) -> Vec<Marked<'u>> {
    let mut found = Vec::new();
    let Some(body) = unit.body(function) else { return found };
    unit.walk(body, &mut |stmt| {
        if let Some(atomic) = unit.attributes_on(stmt).atomic {
            let attr = unit.attribute(atomic.attr).span;
            found.push(Marked { stmt: only_update(unit, stmt), attr, order: atomic.order, leader: None });
        }
    });
    if function.is_kernel {
        let loads = atomic::loads_of_groups(unit, function);
        for marked in &mut found {
            let is_it = |id: &StmtId| only_update(unit, unit.stmt(*id)).id == marked.stmt.id;
            marked.leader = loads.iter().position(is_it);
        }
    }
    found
}

/// The declarations of group memory through which loads in group code reach all work items:
/// `__shared__ int _occa_read_0;`
///
/// `loads` are those of the kernel.
pub(crate) fn scratch(job: &Job<'_>, loads: &[StmtId], launch: &Launch<'_>) -> Vec<String> {
    let unit = job.unit;
    let mut found = Vec::new();
    for (at, id) in loads.iter().enumerate() {
        let stmt = only_update(unit, unit.stmt(*id));
        if let Some(Step::Load(load)) = step_of(unit, stmt)
            && launch.root.span.contains(stmt.span)
            && let Ok(scalar) = number(job.target, unit.type_of(load.place))
        {
            let (word, name) = (&job.target.words.shared, read_name(at));
            found.push(match word.contains("{name}") {
                true => word.replace("{type}", &scalar.name).replace("{name}", &name),
                false => format!("{word} {} {name};", scalar.name),
            });
        }
    }
    found
}

fn read_name(at: usize) -> String {
    format!("_occa_read_{at}")
}

/// The names of functions that atomic updates replace: `max` of `@atomic x = max(x, y);`.
pub(crate) fn dropped_names(job: &Job<'_>) -> BTreeSet<Span> {
    let unit = job.unit;
    let is_pragma = !job.target.words.atomic.is_empty();
    let is_call =
        job.target.shape == Shape::Grid || is_pragma && !*job.locks.get_or_init(|| needs_lock(unit));
    let marked = unit.functions.iter().filter(|_| is_call).flat_map(|function| statements(unit, function));
    let mut found = BTreeSet::new();
    for Marked { stmt, .. } in marked {
        let Some(Step::Change(change)) = step_of(unit, stmt) else { continue };
        let stays = job.target.shape == Shape::Grid && is_private(unit, change.place);
        if matches!(change.operation, Operation::Min | Operation::Max)
            && !stays
            && let Some(whole) = stmt.expressions.first()
            && let ExprKind::Assign { value, .. } = &unit.expression(unit.peeled(*whole)).kind
            && let ExprKind::Call(call) = &unit.expression(unit.peeled(*value)).kind
        {
            found.insert(call.name_span);
        }
    }
    found
}

/// True if every `@atomic` statement of the unit must take the lock. A critical section and atomic instructions do not
/// exclude each other, so one block that is not a single atomic update forces all others into the critical section,
/// too.
fn needs_lock(unit: &Analyzed) -> bool {
    let is_block = |marked: &Marked<'_>| atomic::step(unit, marked.stmt).is_none();
    unit.functions.iter().any(|function| statements(unit, function).iter().any(is_block))
}

/// The only update of a block of one statement; such a block is that update.
fn only_update<'u>(unit: &'u Analyzed, stmt: &'u Stmt) -> &'u Stmt {
    if let Some([only]) = stmt.as_block() { only_update(unit, unit.stmt(*only)) } else { stmt }
}

fn step_of(unit: &Analyzed, stmt: &Stmt) -> Option<Step> {
    Some(atomic::step(unit, stmt)?.expect("check reports updates that cannot be read"))
}

/// `#pragma omp critical (okl_atomic)` before the block or update.
fn locked(job: &Job<'_>, stmt: &Stmt, edits: &mut EditSet) {
    let line = pragma_line(job.unit, stmt.span.start, &job.target.words.critical);
    edits.insert(job.owner(), stmt.span.start, line);
}

/// The clauses of the pragma for a memory order, after the kind.
///
/// OpenMP 5.0 has no acquire order for an `update`.
fn clause(kind: &str, order: Order) -> String {
    match order {
        Order::Relaxed => kind.to_string(),
        Order::Acquire if kind != "update" => format!("{kind} acquire"),
        Order::Release => format!("{kind} release"),
        Order::AcquireRelease if kind == "capture" => format!("{kind} acq_rel"),
        Order::Acquire | Order::AcquireRelease => format!("{kind} seq_cst"),
    }
}

/// `#pragma omp atomic update` before `x += e;`
fn with_pragma(job: &mut Job<'_>, marked: &Marked<'_>, pragma: &str, edits: &mut EditSet) {
    let stmt = marked.stmt;
    let line = |kind: &str| {
        pragma_line(job.unit, stmt.span.start, &format!("{pragma} {}", clause(kind, marked.order)))
    };
    let atomic = match step_of(job.unit, stmt) {
        None => return,
        Some(Step::Change(change)) => change,
        Some(Step::Swap(swap)) => return as_swap(job, marked, &swap, edits),
        Some(Step::Replace(replace)) => return replace::lower(job, marked, &replace, edits),
        // `v = x;`
        Some(Step::Load(load)) => {
            let mut pieces = vec![Piece::Text(line("read"))];
            pieces.extend(assigned(job.unit, load.into));
            pieces.push(Piece::Source(job.unit.expression(load.place).span));
            pieces.push(Piece::Text(";".into()));
            return edits.recompose(job.owner(), stmt.span, pieces);
        }
    };
    match (atomic.operation, atomic.capture) {
        // OpenMP knows neither, before version 5.1.
        (Operation::Min | Operation::Max, _) => as_call(job, marked, &atomic, edits),
        (Operation::Set, Some(Capture { old: false, .. })) => as_call(job, marked, &atomic, edits),
        (operation, None) => {
            let line = line(if operation == Operation::Set { "write" } else { "update" });
            // The bare update, without the parentheses of the user's text: OpenMP refuses `(x = e * x);`.
            let is_in_brackets = |id: &ExprId| matches!(job.unit.expression(*id).kind, ExprKind::Paren(_));
            if stmt.expressions.first().is_some_and(is_in_brackets) {
                let mut pieces = vec![Piece::Text(line)];
                pieces.extend(plain(job.unit, &atomic));
                edits.recompose(job.owner(), stmt.span, pieces);
            } else {
                edits.insert(job.owner(), stmt.span.start, line);
            }
        }
        // `{ v = x; x += e; }`
        (_, Some(Capture { into, old })) => {
            let mut update = plain(job.unit, &atomic);
            let mut take = assigned(job.unit, into).to_vec();
            take.extend([Piece::Source(job.unit.expression(atomic.place).span), Piece::Text(";".into())]);
            let mut pieces = vec![Piece::Text(format!("{}{{ ", line("capture")))];
            let (first, second) = if old { (&mut take, &mut update) } else { (&mut update, &mut take) };
            pieces.append(first);
            pieces.push(Piece::Text(" ".into()));
            pieces.append(second);
            pieces.push(Piece::Text(" }".into()));
            edits.recompose(job.owner(), stmt.span, pieces);
        }
    }
}

/// `x += e;`
fn plain(unit: &Analyzed, atomic: &Atomic) -> Vec<Piece> {
    let mut pieces = vec![Piece::Source(unit.expression(atomic.place).span)];
    let operator = match atomic.operation {
        Operation::Add => "+=",
        Operation::Subtract => "-=",
        Operation::Multiply => "*=",
        Operation::Divide => "/=",
        Operation::And => "&=",
        Operation::Or => "|=",
        Operation::Xor => "^=",
        Operation::ShiftLeft => "<<=",
        Operation::ShiftRight => ">>=",
        Operation::SubtractFrom
        | Operation::DivideInto
        | Operation::ShiftLeftBy
        | Operation::ShiftRightBy
        | Operation::Min
        | Operation::Max
        | Operation::Set => "=",
    };
    pieces.push(Piece::Text(format!(" {operator} ")));
    let operand = || {
        atomic.operand.map_or(Piece::Text("1".into()), |operand| Piece::Source(unit.expression(operand).span))
    };
    // `e - x`
    let exchanged = |sign: &str, least: Binding| {
        let place = Piece::Source(unit.expression(atomic.place).span);
        let operand = atomic.operand.map_or(Operand::text("1"), |operand| Operand::of(unit, operand));
        [operand.within(least), vec![Piece::Text(format!(" {sign} ")), place]].concat()
    };
    match atomic.operation {
        Operation::SubtractFrom => pieces.extend(exchanged("-", Binding::Sum)),
        Operation::DivideInto => pieces.extend(exchanged("/", Binding::Product)),
        Operation::ShiftLeftBy => pieces.extend(exchanged("<<", Binding::Unary)),
        Operation::ShiftRightBy => pieces.extend(exchanged(">>", Binding::Unary)),
        Operation::Add
        | Operation::Subtract
        | Operation::Multiply
        | Operation::Divide
        | Operation::And
        | Operation::Or
        | Operation::Xor
        | Operation::ShiftLeft
        | Operation::ShiftRight
        | Operation::Min
        | Operation::Max
        | Operation::Set => pieces.push(operand()),
    }
    pieces.push(Piece::Text(";".into()));
    pieces
}

fn on_device(job: &mut Job<'_>, marked: &Marked<'_>, edits: &mut EditSet) {
    let Some(step) = step_of(job.unit, marked.stmt) else {
        let message =
            format!("backend `{}` cannot make a block of several statements atomic", job.target.name);
        let help = "make each update `@atomic` on its own, or let one work item run the block";
        let forms = "these blocks are atomic on devices, too: `{ v = x; x += e; }`, `{ v = x; x = e; }` and `{ v = x; if (c) x = e; }`, where `c` and `e` do not name `x`; \
                     they may name `v` where both are integers of one type";
        let found = Diagnostic::error(ATOMIC_BLOCK_UNSUPPORTED, message, marked.attr).help(help).help(forms);
        job.out.push(found);
        return;
    };
    // Memory that is private to a work item needs no atomic access.
    if is_private(job.unit, step.place()) {
        return;
    }
    match step {
        Step::Load(load) => as_load(job, marked, &load, edits),
        Step::Change(change) => as_call(job, marked, &change, edits),
        Step::Swap(swap) => as_swap(job, marked, &swap, edits),
        Step::Replace(replace) => replace::lower(job, marked, &replace, edits),
    }
}

/// Reports each `@fence` that the target cannot express.
pub(crate) fn refuse_fences(job: &mut Job<'_>) {
    let unit = job.unit;
    for attr in &unit.attributes {
        if let Meaning::Fence(who) = attr.meaning()
            && job.target.words.fence_for(who.value().unwrap_or_default()).is_empty()
        {
            job.unsupported(attr.span, &no_fence());
        }
    }
}

/// `v = okl_atomic_load_int(&x);`
///
/// In group code, one work item loads and all work items get its value:
/// `{ __syncthreads(); if (threadIdx.x + threadIdx.y + threadIdx.z == 0) _occa_read_0 = ...; __syncthreads(); v = _occa_read_0; }`
fn as_load(job: &mut Job<'_>, marked: &Marked<'_>, load: &Load, edits: &mut EditSet) {
    let ty = job.unit.type_of(load.place);
    let space = job.space_of(load.place);
    let function = number(job.target, ty).and_then(|scalar| {
        load_function(job.target, &scalar, &space).ok_or_else(|| unsupported_width(job.target, ty))
    });
    let made = match function {
        Ok(made) => made,
        Err(what) => return job.unsupported(marked.attr, &what),
    };
    let mut pieces = match marked.leader {
        None => assigned(job.unit, load.into).to_vec(),
        Some(at) => {
            let words = &job.target.words;
            let first = words.local_index.join(" + ");
            let barrier = &words.group_barrier;
            vec![Piece::Text(format!("{{ {barrier}; if ({first} == 0) {} = ", read_name(at)))]
        }
    };
    pieces.push(Piece::Text(format!("{}(", made.name)));
    pieces.extend(address(job, load.place, &made, &space));
    pieces.push(Piece::Text(");".into()));
    if let Some(at) = marked.leader {
        pieces.push(Piece::Text(format!(" {}; ", job.target.words.group_barrier)));
        pieces.extend(assigned(job.unit, load.into));
        pieces.push(Piece::Text(format!("{}; }}", read_name(at))));
    }
    job.help_with(made.text);
    put(job, marked, pieces, edits);
}

/// `v = okl_atomic_swap_int(&x, e, d);`
fn as_swap(job: &mut Job<'_>, marked: &Marked<'_>, swap: &Swap, edits: &mut EditSet) {
    let unit = job.unit;
    let ty = unit.type_of(swap.place);
    let space = job.space_of(swap.place);
    let function = number(job.target, ty).and_then(|scalar| {
        let expected = match compares_as_it_is(unit, ty, swap.expected) {
            true => scalar.clone(),
            false => operand_number(job.target, unit.type_of(swap.expected))?,
        };
        swap_function(job.target, &scalar, &expected, &space).ok_or_else(|| unsupported_width(job.target, ty))
    });
    let made = match function {
        Ok(made) => made,
        Err(what) => return job.unsupported(marked.attr, &what),
    };
    let mut pieces: Vec<Piece> = swap.into.map(|into| assigned(unit, into)).into_iter().flatten().collect();
    pieces.push(Piece::Text(format!("{}(", made.name)));
    pieces.extend(address(job, swap.place, &made, &space));
    for value in [swap.expected, swap.desired] {
        pieces.push(Piece::Text(", ".into()));
        pieces.extend(Operand::of(unit, value).within(Binding::Assignment));
    }
    pieces.push(Piece::Text(");".into()));
    job.help_with(made.text);
    put(job, marked, pieces, edits);
}

/// True if `x == e`, which C++ compares in the common type of both, may compare in the type of `x`.
fn compares_as_it_is(unit: &Analyzed, place: Ty<'_>, expected: ExprId) -> bool {
    let ty = unit.type_of(expected);
    let Some(int) = place.int() else { return ty.kind != TypeKind::Float || ty.size <= place.size };
    let is_held = unit.expression(expected).value.is_some_and(|value| int.holds(value));
    let of = ty.int().or((ty.kind != TypeKind::Float).then_some(IntType::INT));
    is_held || of.is_some_and(|of| int.common(of) == int)
}

/// `v = atomicAdd(&x, e);`
fn as_call(job: &mut Job<'_>, marked: &Marked<'_>, atomic: &Atomic, edits: &mut EditSet) {
    let own = job.plan.spelled.text(NodeKind::Atomic, marked.attr.start);
    let (fetch, text) = match call(job, atomic, own) {
        Ok(found) => found,
        Err(what) => return job.unsupported(marked.attr, &what),
    };
    let unit = job.unit;
    let place = addressable(job, atomic.place, &fetch.space);
    let with = |value: Operand| filled(&text, &[("{x}", place.clone()), ("{e}", value)]);
    let value = operand(job, atomic, &fetch.operand);
    let mut pieces = match atomic.capture {
        None => with(value),
        Some(Capture { into, old: true }) => {
            let mut pieces = assigned(unit, into).to_vec();
            pieces.extend(with(value));
            pieces
        }
        // The new value is computed from the old value and the operand.
        Some(Capture { into, old: false }) => {
            let (ty, scalar) = (&fetch.scalar.name, &fetch.operand.name);
            let (old, operand) = (free(unit, "old"), free(unit, "operand"));
            let mut pieces = vec![Piece::Text(format!("{{ const {scalar} {operand} = "))];
            pieces.extend(value.within(Binding::Assignment));
            pieces.push(Piece::Text(format!("; const {ty} {old} = ")));
            pieces.extend(with(Operand::text(&*operand)));
            pieces.extend([Piece::Text("; ".into()), Piece::Source(job.unit.expression(into).span)]);
            let new = fetch.operation.apply(&old, &operand);
            let new = if fetch.operand == fetch.scalar { new } else { format!("({ty})({new})") };
            pieces.push(Piece::Text(format!(" = {new}; }}")));
            return put(job, marked, pieces, edits);
        }
    };
    pieces.push(Piece::Text(";".into()));
    put(job, marked, pieces, edits);
}

/// `e`, or `(float)e` if it is of another type: a call must find the function for the type of the place.
fn operand(job: &Job<'_>, atomic: &Atomic, scalar: &Scalar) -> Operand {
    let Some(id) = atomic.operand else { return Operand::text("1") };
    let unit = job.unit;
    let expression = unit.expression(id);
    match expression.value {
        Some(value) if !scalar.is_float() && (0..1000).contains(&value) => Operand::text(value.to_string()),
        Some(_) | None => {
            let own = number(job.target, written_type(unit, expression));
            let is_it = own.is_ok_and(|own| own == *scalar);
            if is_it { Operand::of(unit, id) } else { Operand::of(unit, id).cast(&scalar.name) }
        }
    }
}

/// The call that returns the old value, with `{x}` for the place and `{e}` for the operand.
///
/// `own` is the backend's own text for this update, if it has one.
fn call(job: &mut Job<'_>, atomic: &Atomic, own: Option<&str>) -> Result<(Fetch, String), Unsupported> {
    let target = job.target;
    let scalar = number(target, job.unit.type_of(atomic.place))?;
    let operand = match atomic.operand {
        // `n += 0.5` adds in floating point and converts the sum.
        Some(expr) if !is_one_type(job.unit, atomic) => operand_number(target, job.unit.type_of(expr))?,
        _ => scalar.clone(),
    };
    if atomic.operation.is_bitwise() && (scalar.is_float() || operand.is_float()) {
        return Err(Unsupported {
            construct: format!("`@atomic` with bits of `{}`", job.unit.type_of(atomic.place).spelling),
            help: "use an integer".into(),
        });
    }
    let space = job.space_of(atomic.place);
    let fetch = Fetch { operation: atomic.operation, scalar, operand, space };
    if let Some(own) = own {
        let text = own.replace("{T}", &fetch.scalar.name).replace("{S}", &fetch.space);
        return Ok((fetch, text));
    }
    if fetch.operand == fetch.scalar {
        let Scalar { name, number } = fetch.scalar.clone();
        let update = Update { operation: fetch.operation, number, ty: name, space: fetch.space.clone() };
        if let Some(native) = target.atomics.fetch(&update) {
            return Ok((fetch, native));
        }
    }
    let made = swap_loop(target, &fetch);
    let (name, function) = made.ok_or_else(|| unsupported_width(target, job.unit.type_of(atomic.place)))?;
    job.help_with(function);
    Ok((fetch, format!("{name}(&{{x}}, {{e}})")))
}

/// The type of an operand after integer promotion: `int` for narrower types.
fn operand_number(target: &Target, ty: Ty<'_>) -> Result<Scalar, Unsupported> {
    let is_narrow = ty.int().is_some_and(|int| int.promoted() != int);
    match is_narrow || matches!(ty.kind, TypeKind::Bool | TypeKind::Enum) {
        true => Ok(Scalar { name: target.type_name("int"), number: Number::Int32 }),
        false => number(target, ty),
    }
}
