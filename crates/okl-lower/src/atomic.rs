//! Updates that are one step for all work items.
//!
//! A device gets a call for each: the one its hardware has ([`Backend::fetch`]), or a function with a
//! compare-and-swap loop, written once before the kernels. A CPU gets a pragma. Nothing is ever left
//! out silently: what a target cannot do is an error.

use crate::{Backend, Job, Shape, Unsupported, pragma_line, vector_parts};
use okl_analysis::Analyzed;
use okl_analysis::memory::{Home, Space};
use okl_model::{ExprId, Expression, Function, FunctionId, Stmt, StmtKind, Ty, TypeKind};
pub use okl_sema::atomic::Operation;
use okl_sema::atomic::{Atomic, Capture, read};
use okl_source::{Diagnostic, EditSet, Piece, Span};

/// A number that can be updated in one step: what it is, and its name in the target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scalar {
    /// `unsigned int`
    pub name: String,
    /// Integer or not.
    pub kind: ScalarKind,
    /// 32 or 64.
    pub bits: u32,
}

/// What kind of number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScalarKind {
    /// An integer with a sign.
    Signed,
    /// One without.
    Unsigned,
    /// A floating point number.
    Float,
}

/// One update, as a backend is asked for it.
#[derive(Clone, Debug)]
pub struct Fetch {
    /// How the value changes.
    pub operation: Operation,
    /// What changes: the type of the place.
    pub scalar: Scalar,
    /// The type the operand has; the place's own where converting it first makes no difference.
    pub operand: Scalar,
    /// In which memory the place lies: `__global`. Empty where pointers do not say.
    pub space: String,
}

/// How compare-and-swap is written; `{T}` is the number's type, `{W}` an unsigned word of its size,
/// `{S}` the memory it lies in, `{A}` what OpenCL's functions for words of that size start with.
#[derive(Clone, Copy, Debug)]
pub struct CompareAndSwap {
    /// What stands before the function: `__device__ static inline`.
    pub function: &'static str,
    /// The words of 32 and 64 bits; an empty one does not exist.
    pub words: [&'static str; 2],
    /// The parameter: `{T} *place`.
    pub parameter: &'static str,
    /// The word at `place`: `*(volatile {W} *)place`.
    pub load: &'static str,
    /// Whether the swap of `seen.word` for `next.word` has to be tried again.
    pub retry: &'static str,
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
        match (job.backend.shape(), job.dialect().atomic) {
            (Shape::Host, "") => {}
            (Shape::Host, _) if needs_lock(unit) => locked(job, stmt, edits),
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
    let line = pragma_line(job.unit, stmt.span.start, job.dialect().critical);
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
            format!("backend `{}` cannot make a block of several statements atomic", job.dialect().name);
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
            if fetch.operand.kind != ScalarKind::Float && (0..1000).contains(value) =>
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
    let backend = job.backend;
    let scalar = number(backend, job.unit.type_of(atomic.place))?;
    let mut operand = scalar.clone();
    if let Some(expr) = atomic.operand
        && scalar.kind != ScalarKind::Float
        && atomic.operation != Operation::Set
        && let Ok(own) = number(backend, job.unit.type_of(expr))
        && own.kind == ScalarKind::Float
    {
        // `n += 0.5` adds in floating point and rounds the sum.
        operand = own;
    }
    let bitwise = matches!(atomic.operation, Operation::And | Operation::Or | Operation::Xor);
    if bitwise && (scalar.kind == ScalarKind::Float || operand.kind == ScalarKind::Float) {
        return Err(Unsupported {
            construct: format!("`@atomic` with bits of `{}`", job.unit.type_of(atomic.place).spelling),
            help: "use an integer".into(),
        });
    }
    let space = job.space_of(atomic.place);
    let fetch = Fetch { operation: atomic.operation, scalar, operand, space };
    if let Some(native) = backend.fetch(&fetch) {
        return Ok((fetch, native));
    }
    let Some(swap) = backend.compare_and_swap(&fetch) else {
        return Err(unsupported(job.unit.type_of(atomic.place)));
    };
    let no_word = || Unsupported {
        help: "use a number of 32 bits".into(),
        ..unsupported(job.unit.type_of(atomic.place))
    };
    let (name, function) = swap_loop(&swap, &fetch).ok_or_else(no_word)?;
    if !job.helpers.contains(&function) {
        job.helpers.push(function);
    }
    Ok((fetch, format!("{name}(&({{x}}), {{e}})")))
}

fn number(backend: &dyn Backend, ty: Ty<'_>) -> Result<Scalar, Unsupported> {
    let (kind, bits) = match (&ty.kind, ty.size) {
        (TypeKind::Int(int), _) if int.bits >= 32 => {
            (if int.signed { ScalarKind::Signed } else { ScalarKind::Unsigned }, int.bits)
        }
        (TypeKind::Float, Some(4)) => (ScalarKind::Float, 32),
        (TypeKind::Float, Some(8)) => (ScalarKind::Float, 64),
        _ => return Err(unsupported(ty)),
    };
    if bits > 64 {
        return Err(unsupported(ty));
    }
    let name = backend.type_name(ty.name());
    Ok(Scalar { name, kind, bits })
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
    let word = swap.words[usize::from(fetch.scalar.bits == 64)];
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
            .replace("{A}", if fetch.scalar.bits == 64 { "atom" } else { "atomic" })
    };
    let next = fetch.operation.apply("seen.value", "operand");
    let function = format!(
        "{} {ty} {name}({}, {operand} operand) {{\n  union {{ {word} word; {ty} value; }} seen, next;\n  do {{\n    \
         seen.word = {};\n    next.value = ({ty})({next});\n  }} while ({});\n  return seen.value;\n}}\n",
        swap.function,
        with(swap.parameter),
        with(swap.load),
        with(swap.retry),
    );
    Some((name, function))
}

/// `atomicAdd`, `atomicMax`, ...: what CUDA and HIP have as instructions.
pub fn cuda_fetch(fetch: &Fetch) -> Option<String> {
    use ScalarKind::{Float, Signed, Unsigned};
    if fetch.operand != fetch.scalar {
        return None;
    }
    let (name, operand) = match (fetch.operation, fetch.scalar.kind) {
        (Operation::Add, _) => ("atomicAdd", "{e}"),
        (Operation::Subtract, Signed | Unsigned) if fetch.scalar.bits == 32 => ("atomicSub", "{e}"),
        // Two's complement: adding the negated value subtracts.
        (Operation::Subtract, _) => ("atomicAdd", "-{e}"),
        (Operation::And, _) => ("atomicAnd", "{e}"),
        (Operation::Or, _) => ("atomicOr", "{e}"),
        (Operation::Xor, _) => ("atomicXor", "{e}"),
        (Operation::Min, Signed) if fetch.scalar.bits == 32 => ("atomicMin", "{e}"),
        (Operation::Max, Signed) if fetch.scalar.bits == 32 => ("atomicMax", "{e}"),
        (Operation::Min, Unsigned) => ("atomicMin", "{e}"),
        (Operation::Max, Unsigned) => ("atomicMax", "{e}"),
        (Operation::Set, Float) if fetch.scalar.bits == 64 => return None,
        (Operation::Set, _) => ("atomicExch", "{e}"),
        (
            Operation::Min
            | Operation::Max
            | Operation::Multiply
            | Operation::Divide
            | Operation::SubtractFrom
            | Operation::DivideInto,
            _,
        ) => return None,
    };
    let ty = &fetch.scalar.name;
    Some(match fetch.scalar.kind {
        Signed | Unsigned if fetch.scalar.bits == 64 => {
            let word = "unsigned long long";
            format!("({ty}){name}(({word} *)&({{x}}), ({word})({operand}))")
        }
        Signed | Unsigned | Float => format!("{name}(&({{x}}), {operand})"),
    })
}

/// Compare-and-swap in CUDA and HIP.
pub const CUDA_SWAP: CompareAndSwap = CompareAndSwap {
    function: "__device__ static inline",
    words: ["unsigned int", "unsigned long long"],
    parameter: "{T} *place",
    load: "*(volatile {W} *)place",
    retry: "atomicCAS(({W} *)place, seen.word, next.word) != seen.word",
};
