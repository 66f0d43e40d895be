//! How a value differs between neighbouring threads of a warp.

use crate::known::Stride;
use crate::program::Program;
use okl_plugin::Unit;
use okl_plugin::model::{ExprId, ExprKind, Scope, VarId};

/// The number of threads that run in step.
pub(super) const WARP: i64 = 32;

/// The stride of an expression.
pub(super) fn stride(program: &Program<'_>, id: ExprId) -> Stride {
    of(program, id)
}

/// True if a condition holds for one thread of a warp at most: `t == 0`, `!lane && t < n`.
pub(super) fn is_of_one_thread(program: &Program<'_>, condition: ExprId) -> bool {
    let unit = program.unit;
    let kind = &unit.expression(unit.peeled(condition)).kind;
    if let ExprKind::Unary { operand, .. } = kind {
        return unit.source(unit.expression(unit.peeled(condition)).span).starts_with('!')
            && stride(program, *operand) == Stride::One;
    }
    let Some((operator, left, right)) = kind.as_binary() else { return false };
    match operator.spelling() {
        "&&" => is_of_one_thread(program, left) || is_of_one_thread(program, right),
        "==" => {
            let both = (stride(program, left), stride(program, right));
            matches!(both, (Stride::One, Stride::Zero) | (Stride::Zero, Stride::One))
        }
        _other => false,
    }
}

fn of(program: &Program<'_>, id: ExprId) -> Stride {
    let unit = program.unit;
    let expression = unit.expression(unit.peeled(id));
    if number(unit, id).is_some() {
        return Stride::Zero;
    }
    let source = unit.source(expression.span);
    if let Some(known) = builtin(source) {
        return known;
    }
    if let Some(variable) = expression.kind.as_variable() {
        return program.known.stride(variable, || of_variable(program, variable));
    }
    let Some((operator, left, right)) = expression.kind.as_binary() else {
        return match &expression.kind {
            ExprKind::Cast { operand, .. } => of(program, *operand),
            _other => Stride::Other,
        };
    };
    let (a, b) = (of(program, left), of(program, right));
    let by = number(unit, right);
    match (operator.spelling(), a, b) {
        (_, Stride::Zero, Stride::Zero) => Stride::Zero,
        ("+" | "^", Stride::One, Stride::Zero)
        | ("+" | "^", Stride::Zero, Stride::One)
        | ("-", Stride::One, Stride::Zero) => Stride::One,
        // The thread in its warp, or in more of them.
        ("%", Stride::One, _) if by.is_some_and(|by| by % WARP == 0) => Stride::One,
        ("&", Stride::One, _) if by.is_some_and(|by| by & (WARP - 1) == WARP - 1) => Stride::One,
        // The number of the warp.
        ("/", Stride::One, _) if by.is_some_and(|by| by != 0 && by % WARP == 0) => Stride::Zero,
        (">>", Stride::One, _) if by.is_some_and(|by| by >= 5) => Stride::Zero,
        _other => Stride::Other,
    }
}

/// `x` numbers the threads of a warp, and the other axes its rows.
fn builtin(source: &str) -> Option<Stride> {
    let is_one = source == "threadIdx.x"
        || source.strip_suffix(".thread_rank()").is_some_and(|group| group.chars().all(is_of_name));
    let mut names = ["threadIdx.", "blockIdx.", "blockDim.", "gridDim."].into_iter();
    let is_zero =
        names.any(|start| source.strip_prefix(start).is_some_and(|axis| axis.chars().all(is_of_name)));
    is_one.then_some(Stride::One).or(is_zero.then_some(Stride::Zero))
}

fn is_of_name(letter: char) -> bool {
    letter == '_' || letter.is_alphanumeric()
}

/// A variable is what it starts from: what is added later is the same for all threads.
fn of_variable(program: &Program<'_>, id: VarId) -> Stride {
    let unit = program.unit;
    if unit.variable(id).scope == Scope::Parameter {
        let is_of_kernel = |kernel| unit.function(kernel).params.contains(&id);
        // Functions get the number of the thread.
        return if program.kernels.iter().any(|kernel| is_of_kernel(*kernel)) {
            Stride::Zero
        } else {
            Stride::One
        };
    }
    if let Some(init) = program.init(id) {
        return of(program, init);
    }
    let assigned = program.known.assigned(id).iter().map(|value| of(program, *value));
    assigned.reduce(|one, other| if one == other { one } else { Stride::Other }).unwrap_or(Stride::Other)
}

/// The value of a constant.
pub(super) fn number(unit: &Unit, id: ExprId) -> Option<i64> {
    let peeled = unit.expression(unit.peeled(id));
    let is_warp = unit.source(peeled.span) == "warpSize";
    unit.integer(unit.expression(id)).or_else(|| unit.integer(peeled)).or(is_warp.then_some(WARP))
}
