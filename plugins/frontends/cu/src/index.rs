//! The number of a thread in the whole grid, along an axis: `blockIdx.x * blockDim.x + threadIdx.x`, in any order and with
//! conversions.

use crate::builtins::{self, Builtin};
use crate::program::Program;
use okl_plugin::model::{BinaryOperator, ExprId, ExprKind};

/// An axis of a launch.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Axis {
    /// 0 for x.
    pub(crate) number: usize,
    /// The size of a block along it.
    pub(crate) items: u64,
}

/// The number of bits in which an expression computes the number of a thread; `None` if it is another value.
pub(crate) fn bits_of_index(program: &Program<'_>, id: ExprId, axis: Axis) -> Option<u32> {
    let (id, bits) = peeled(program, id)?;
    let (BinaryOperator::Add, left, right) = program.unit.expression(id).kind.as_binary()? else {
        return None;
    };
    let of = |first: ExprId, thread: ExprId| {
        is_component(program, thread, Builtin::Thread, axis)
            .then(|| product(program, first, Builtin::Block, axis))
            .flatten()
    };
    of(left, right).or_else(|| of(right, left)).map(|product| product.min(bits))
}

/// True for `blockDim.x * gridDim.x`, the number of threads of the grid.
pub(crate) fn is_stride(program: &Program<'_>, id: ExprId, axis: Axis) -> bool {
    product(program, id, Builtin::GridDim, axis).is_some()
}

/// The number of bits of the product of a built-in variable and the size of a block.
fn product(program: &Program<'_>, id: ExprId, builtin: Builtin, axis: Axis) -> Option<u32> {
    let (id, bits) = peeled(program, id)?;
    let (BinaryOperator::Multiply, left, right) = program.unit.expression(id).kind.as_binary()? else {
        return None;
    };
    let is_size = |id: ExprId| {
        let value = program.unit.integer(program.unit.expression(id));
        is_component(program, id, Builtin::BlockDim, axis)
            || value.and_then(|value| u64::try_from(value).ok()) == Some(axis.items)
    };
    let is_such = |one: ExprId, other: ExprId| is_component(program, one, builtin, axis) && is_size(other);
    (is_such(left, right) || is_such(right, left)).then_some(bits)
}

fn is_component(program: &Program<'_>, id: ExprId, builtin: Builtin, axis: Axis) -> bool {
    peeled(program, id).and_then(|(id, _)| builtins::component(program, id)) == Some((builtin, axis.number))
}

/// The expression without parentheses and without conversions to integers of 32 bits or more, and the fewest bits that it
/// is computed in.
fn peeled(program: &Program<'_>, mut id: ExprId) -> Option<(ExprId, u32)> {
    let mut fewest = u32::MAX;
    loop {
        let bits = program.unit.type_of(id).int().map(|int| int.bits).filter(|bits| 32 <= *bits)?;
        fewest = fewest.min(bits);
        match &program.unit.expression(id).kind {
            ExprKind::Paren(inner) | ExprKind::Cast { operand: inner, .. } => id = *inner,
            _other => return Some((id, fewest)),
        }
    }
}
