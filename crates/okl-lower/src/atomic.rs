//! Updates that are one step for all work items.
//!
//! A device gets a call for each: the one its hardware has ([`okl_target::Instruction`]), or a function with a
//! compare-and-swap loop, written once before the kernels. A CPU gets a pragma. Nothing is ever left
//! out silently: what a target cannot do is an error.

use crate::{Job, Unsupported, pragma_line, vector_parts};
use okl_analysis::Analyzed;
use okl_analysis::memory::{Home, Space};
use okl_model::{ExprId, Expression, Function, FunctionId, Operation, Stmt, StmtKind, Ty, TypeKind};
use okl_sema::atomic::{Atomic, Capture, read};
use okl_source::{Diagnostic, EditSet, Piece, Span};
use okl_target::{CompareAndSwap, Number, NumberKind, Shape, Target, Update};

/// A number that can be updated in one step: what it is, and its name in the target.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Scalar {
    /// `unsigned int`
    name: String,
    /// What it is.
    number: Number,
}

impl Scalar {
    fn is_float(&self) -> bool {
        self.number.kind() == NumberKind::Float
    }
}

/// One update, and what it is made with.
struct Fetch {
    /// How the value changes.
    operation: Operation,
    /// What changes: the type of the place.
    scalar: Scalar,
    /// The type the operand has; the place's own where converting it first makes no difference.
    operand: Scalar,
    /// In which memory the place lies: `__global`. Empty where pointers do not say.
    space: String,
}

/// Rewrites every `@atomic` statement.
pub(crate) fn lower(job: &mut Job<'_>, edits: &mut EditSet) {
    for at in 0..job.unit.functions.len() {
        lower_in(job, FunctionId(at as u32), edits);
    }
}

/// Rewrites the `@atomic` statements of one function.
pub(crate) fn lower_in(job: &mut Job<'_>, function: FunctionId, edits: &mut EditSet) {
    let unit = job.unit;
    for (attr, stmt) in statements(unit, unit.function(function)) {
        match (job.target.shape, job.target.words.atomic.as_str()) {
            (Shape::Host, "") => {}
            (Shape::Host, _) if *job.locks.get_or_init(|| needs_lock(unit)) => locked(job, stmt, edits),
            (Shape::Host, pragma) => with_pragma(job, attr, stmt, pragma, edits),
            (Shape::Grid, _) => on_device(job, attr, stmt, edits),
        }
    }
}

/// The `@atomic` statements of a function, each with its attribute.
fn statements<'u>(unit: &'u Analyzed, function: &'u Function) -> Vec<(Span, &'u Stmt)> {
    let mut found = Vec::new();
    if let Some(body) = unit.body(function) {
        unit.walk(body, &mut |stmt| {
            if let Some(attr) = unit.marks_on(stmt).atomic {
                found.push((unit.attribute(attr).span, only_update(unit, stmt)));
            }
        });
    }
    found
}

/// A lock and atomic instructions do not see each other: one block locks them all.
fn needs_lock(unit: &Analyzed) -> bool {
    let is_block = |stmt: &Stmt| matches!(stmt.kind, StmtKind::Block(_));
    unit.functions.iter().any(|function| statements(unit, function).iter().any(|(_, stmt)| is_block(stmt)))
}

/// A block of one update is that update.
fn only_update<'u>(unit: &'u Analyzed, stmt: &'u Stmt) -> &'u Stmt {
    if let Some([only]) = stmt.as_block() { only_update(unit, unit.stmt(*only)) } else { stmt }
}

fn atomic_of(unit: &Analyzed, stmt: &Stmt) -> Option<Atomic> {
    let update = unit.update_of(stmt)?;
    Some(read(unit, update).expect("check reports updates that cannot be read"))
}

/// `#pragma omp critical (okl_atomic)` before the block or update.
fn locked(job: &Job<'_>, stmt: &Stmt, edits: &mut EditSet) {
    let line = pragma_line(job.unit, stmt.span.start, &job.target.words.critical);
    edits.insert(job.owner(), stmt.span.start, line);
}

/// `#pragma omp atomic update` before `x += e;`
fn with_pragma(job: &mut Job<'_>, attr: Span, stmt: &Stmt, pragma: &str, edits: &mut EditSet) {
    let Some(atomic) = atomic_of(job.unit, stmt) else { return };
    let line = |clause: &str| pragma_line(job.unit, stmt.span.start, &format!("{pragma} {clause}"));
    match (atomic.operation, atomic.capture) {
        // OpenMP knows neither, before version 5.1.
        (Operation::Min | Operation::Max, _) => as_call(job, attr, stmt, &atomic, edits),
        (Operation::Set, Some(Capture { old: false, .. })) => as_call(job, attr, stmt, &atomic, edits),
        (operation, None) => {
            let line = line(if operation == Operation::Set { "write" } else { "update" });
            // The pragma wants the update bare: `(x = e * x);` is refused.
            if job.unit.source(stmt.span).starts_with('(') {
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
            let mut take = vec![Piece::Source(job.unit.expression(into).span), Piece::Text(" = ".into())];
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
        Operation::SubtractFrom
        | Operation::DivideInto
        | Operation::Min
        | Operation::Max
        | Operation::Set => "=",
    };
    pieces.push(Piece::Text(format!(" {operator} ")));
    let operand = || {
        atomic.operand.map_or(Piece::Text("1".into()), |operand| Piece::Source(unit.expression(operand).span))
    };
    match atomic.operation {
        Operation::SubtractFrom | Operation::DivideInto => {
            let sign = if atomic.operation == Operation::SubtractFrom { "-" } else { "/" };
            pieces.extend([Piece::Text("(".into()), operand(), Piece::Text(format!(") {sign} "))]);
            pieces.push(Piece::Source(unit.expression(atomic.place).span));
        }
        Operation::Add
        | Operation::Subtract
        | Operation::Multiply
        | Operation::Divide
        | Operation::And
        | Operation::Or
        | Operation::Xor
        | Operation::Min
        | Operation::Max
        | Operation::Set => pieces.push(operand()),
    }
    pieces.push(Piece::Text(";".into()));
    pieces
}

fn on_device(job: &mut Job<'_>, attr: Span, stmt: &Stmt, edits: &mut EditSet) {
    let Some(atomic) = atomic_of(job.unit, stmt) else {
        let message =
            format!("backend `{}` cannot make a block of several statements atomic", job.target.name);
        let help = "make each update `@atomic` on its own, or let one work item run the block";
        job.out.push(Diagnostic::error("atomic-block-unsupported", message, attr).help(help));
        return;
    };
    // What only one work item sees needs nothing.
    if !is_private(job.unit, atomic.place) {
        as_call(job, attr, stmt, &atomic, edits);
    }
}

/// Whether a place lies in variables of one work item.
fn is_private(unit: &Analyzed, place: ExprId) -> bool {
    let is_own = |home: &Home| match *home {
        Home::Variable(id) => home.space(unit) == Some(Space::Private) && !unit.variable(id).is_static,
        Home::Handed(_) | Home::Text | Home::Unknown => false,
    };
    unit.memory().certain_place(place).is_some_and(|homes| homes.iter().all(is_own))
}

/// `v = atomicAdd(&(x), (int)(e));`
fn as_call(job: &mut Job<'_>, attr: Span, stmt: &Stmt, atomic: &Atomic, edits: &mut EditSet) {
    let (fetch, text) = match call(job, atomic) {
        Ok(found) => found,
        Err(what) => return job.unsupported(attr, &what),
    };
    let scalar = &fetch.operand.name;
    let unit = job.unit;
    let operand = |atomic: &Atomic| match atomic.operand.map(|operand| unit.expression(operand)) {
        None => vec![Piece::Text("1".into())],
        Some(Expression { value: Some(value), .. })
            if !fetch.operand.is_float() && (0..1000).contains(value) =>
        {
            vec![Piece::Text(value.to_string())]
        }
        Some(operand) => {
            vec![Piece::Text(format!("({scalar})(")), Piece::Source(operand.span), Piece::Text(")".into())]
        }
    };
    let place = vector_parts::addressable(job, atomic.place, &fetch.space);
    let with = |pieces: Vec<Piece>| fill(&text, &place, &pieces);
    let mut pieces = match atomic.capture {
        None => with(operand(atomic)),
        Some(Capture { into, old: true }) => {
            let mut pieces = vec![Piece::Source(job.unit.expression(into).span), Piece::Text(" = ".into())];
            pieces.extend(with(operand(atomic)));
            pieces
        }
        // The old value and the operand give the new one.
        Some(Capture { into, old: false }) => {
            let ty = &fetch.scalar.name;
            let mut pieces = vec![Piece::Text(format!("{{ const {scalar} _occa_operand = "))];
            pieces.extend(operand(atomic));
            pieces.push(Piece::Text(format!("; const {ty} _occa_old = ")));
            pieces.extend(with(vec![Piece::Text("_occa_operand".into())]));
            pieces.extend([Piece::Text("; ".into()), Piece::Source(job.unit.expression(into).span)]);
            let new = fetch.operation.apply("_occa_old", "_occa_operand");
            pieces.push(Piece::Text(format!(" = ({ty})({new}); }}")));
            return edits.recompose(job.owner(), stmt.span, pieces);
        }
    };
    pieces.push(Piece::Text(";".into()));
    edits.recompose(job.owner(), stmt.span, pieces);
}

/// Puts place and operand into a call: `{x}` and `{e}`.
fn fill(text: &str, place: &[Piece], operand: &[Piece]) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find("{x}").into_iter().chain(rest.find("{e}")).min() {
        pieces.push(Piece::Text(rest[..at].to_string()));
        pieces.extend_from_slice(if rest[at..].starts_with("{x}") { place } else { operand });
        rest = &rest[at + 3..];
    }
    pieces.push(Piece::Text(rest.to_string()));
    pieces
}

/// The call that fetches the old value, with `{x}` for the place and `{e}` for the operand.
fn call(job: &mut Job<'_>, atomic: &Atomic) -> Result<(Fetch, String), Unsupported> {
    let target = job.target;
    let scalar = number(target, job.unit.type_of(atomic.place))?;
    let mut operand = scalar.clone();
    if let Some(expr) = atomic.operand
        && !scalar.is_float()
        && atomic.operation != Operation::Set
        && let Ok(own) = number(target, job.unit.type_of(expr))
        && own.is_float()
    {
        // `n += 0.5` adds in floating point and rounds the sum.
        operand = own;
    }
    let bitwise = matches!(atomic.operation, Operation::And | Operation::Or | Operation::Xor);
    if bitwise && (scalar.is_float() || operand.is_float()) {
        return Err(Unsupported {
            construct: format!("`@atomic` with bits of `{}`", job.unit.type_of(atomic.place).spelling),
            help: "use an integer".into(),
        });
    }
    let space = job.space_of(atomic.place);
    let fetch = Fetch { operation: atomic.operation, scalar, operand, space };
    if fetch.operand == fetch.scalar {
        let Scalar { name, number } = fetch.scalar.clone();
        let update = Update { operation: fetch.operation, number, ty: name, space: fetch.space.clone() };
        if let Some(native) = target.atomics.fetch(&update) {
            return Ok((fetch, native));
        }
    }
    let Some(swap) = &target.atomics.swap else {
        return Err(unsupported(job.unit.type_of(atomic.place)));
    };
    let no_word = || Unsupported {
        help: "use a number of 32 bits".into(),
        ..unsupported(job.unit.type_of(atomic.place))
    };
    let (name, function) = swap_loop(swap, &fetch).ok_or_else(no_word)?;
    if !job.helpers.contains(&function) {
        job.helpers.push(function);
    }
    Ok((fetch, format!("{name}(&({{x}}), {{e}})")))
}

fn number(target: &Target, ty: Ty<'_>) -> Result<Scalar, Unsupported> {
    let (kind, bits) = match (&ty.kind, ty.size) {
        (TypeKind::Int(int), _) if int.bits >= 32 => {
            (if int.signed { NumberKind::Signed } else { NumberKind::Unsigned }, int.bits)
        }
        (TypeKind::Float, Some(4)) => (NumberKind::Float, 32),
        (TypeKind::Float, Some(8)) => (NumberKind::Float, 64),
        _ => return Err(unsupported(ty)),
    };
    let number = Number::new(kind, bits).ok_or_else(|| unsupported(ty))?;
    Ok(Scalar { name: target.type_name(ty.name()), number })
}

fn unsupported(ty: Ty<'_>) -> Unsupported {
    Unsupported {
        construct: format!("`@atomic` on `{}`", ty.spelling),
        help: "use int, unsigned, a 64-bit integer, float or double".into(),
    }
}

/// `float okl_atomic_mul_float(float *place, float operand) { ... }` and its name.
fn swap_loop(swap: &CompareAndSwap, fetch: &Fetch) -> Option<(String, String)> {
    let (ty, operand) = (&fetch.scalar.name, &fetch.operand.name);
    let size = usize::from(fetch.scalar.number.bits() == 64);
    let word = &swap.words[size];
    if word.is_empty() {
        return None;
    }
    let mut name = format!("okl_atomic_{}_{ty}", fetch.operation.name());
    if operand != ty {
        name += &format!("_{operand}");
    }
    name += &fetch.space.replace("__", "_");
    let name = name.replace(' ', "_");
    let with = |text: &str| {
        text.replace("{T}", ty)
            .replace("{W}", word)
            .replace("{S}", &fetch.space)
            .replace("{A}", &swap.prefixes[size])
    };
    let next = fetch.operation.apply("seen.value", "operand");
    let function = format!(
        "{} {ty} {name}({}, {operand} operand) {{\n  union {{ {word} word; {ty} value; }} seen, next;\n  do {{\n    \
         seen.word = {};\n    next.value = ({ty})({next});\n  }} while ({});\n  return seen.value;\n}}\n",
        swap.function,
        with(&swap.parameter),
        with(&swap.load),
        with(&swap.retry),
    );
    Some((name, function))
}
