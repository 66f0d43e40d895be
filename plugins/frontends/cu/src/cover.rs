//! Whether the blocks of a launch are as many as a loop over all numbers below a bound needs.

use crate::changes::Changes;
use crate::index::Axis;
use crate::number::Number;
use crate::numbers::Numbers;
use crate::program::{Launch, Program};
use okl_frontend::walk;
use okl_plugin::model::{CallTarget, ExprId, ExprKind, IntType, VarId};
use std::collections::BTreeMap;

/// What the numbers of threads are compared with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Limit {
    /// The parameter of the kernel with this number, and its type.
    Parameter(usize, IntType),
    /// A sum or a product of parameters and constants, and its type.
    Expression(ExprId, IntType),
    /// A positive constant.
    Constant(i64),
}

/// True if a launch has a thread along an axis for each number below the limit. `index` is the type of the number of a
/// thread.
pub(crate) fn covers(
    (program, changes): (&Program<'_>, &Changes),
    launch: &Launch,
    limit: Limit,
    (index, axis): (IntType, Axis),
) -> bool {
    let (Some(grid), Ok(items)) = (launch.value(0), i64::try_from(axis.items)) else { return false };
    let Some(is_quiet) = quiet(program, launch) else { return false };
    let numbers = Numbers::new(program, changes, is_quiet);
    let Some(blocks) = numbers.blocks(grid, axis.number) else { return false };
    let covers = |bound: Number, ty: IntType| reaches(&blocks, &bound, ty, (index, items));
    match limit {
        Limit::Constant(number) => covers(Number::Constant(number), index),
        Limit::Parameter(at, ty) => {
            let argument = launch.arguments().get(at).map(|id| program.unit.peeled(*id));
            argument.and_then(|id| numbers.number(id)).is_some_and(|bound| covers(bound, ty))
        }
        Limit::Expression(id, ty) => {
            // The launch may write `rows * columns`, or what these are made of.
            let bounds = [Numbers::number, Numbers::named].map(|read| {
                let given = given(program, launch, |id| read(&numbers, id));
                given.and_then(|given| numbers.with(id, &given))
            });
            // `n - 1` of an unsigned 0 is a large number.
            let is_plain = |bound: &Number| {
                ty.signed || matches!(bound, Number::Constant(_) | Number::Sum { plus: 0, .. })
            };
            bounds.into_iter().flatten().filter(is_plain).any(|bound| covers(bound, ty))
        }
    }
}

/// True if that many blocks have a thread for each number below a bound of that type.
fn reaches(blocks: &Number, bound: &Number, ty: IntType, (index, items): (IntType, i64)) -> bool {
    match (blocks, bound) {
        (Number::Constant(blocks), Number::Constant(bound)) => {
            let threads = blocks.checked_mul(items).filter(|threads| *threads <= 1 << 31);
            ty.holds(*bound) && (0..1 << 31).contains(bound) && threads.is_some_and(|all| *bound <= all)
        }
        (Number::Quotient { of, plus, by, more }, Number::Sum { of: bound, plus: above }) => {
            let (Some(added), Some(spare)) = (plus.checked_sub(*above), more.checked_mul(items)) else {
                return false;
            };
            // Of a negative bound that becomes a large one, `(n + 255) / 256` makes a grid that cannot be launched.
            let is_kept = match bound.ty.signed {
                true => ty.signed && index.signed,
                false => !ty.signed || index.signed || bound.ty.bits < ty.bits,
            };
            let is_exact = *more == 0 && added == items - 1;
            let never_wraps = ty.signed || is_exact || items.count_ones() == 1;
            of.key == bound.key
                && *by == items
                && (-1..items).contains(&added)
                && items - 1 <= added.saturating_add(spare)
                && (is_kept || bound.ty.signed && is_exact && of.keeps_sign)
                && never_wraps
        }
        _other => false,
    }
}

/// The numbers that a launch gives the parameters of its kernel, where they are known.
fn given(
    program: &Program<'_>,
    launch: &Launch,
    read: impl Fn(ExprId) -> Option<Number>,
) -> Option<BTreeMap<VarId, Number>> {
    let unit = program.unit;
    let function = unit.function(launch.kernel()?);
    let of = |(id, argument): (&VarId, &ExprId)| {
        let argument = unit.peeled(*argument);
        let is_kept = unit.ty(unit.variable(*id).ty).int() == unit.type_of(argument).int();
        Some((*id, read(argument).filter(|_| is_kept)?))
    };
    Some(function.params.iter().zip(launch.arguments()).filter_map(of).collect())
}

/// Whether the arguments of a launch call nothing, but for constructors; `None` if they change something.
fn quiet(program: &Program<'_>, launch: &Launch) -> Option<bool> {
    let (mut is_quiet, mut changes) = (true, false);
    for id in launch.arguments() {
        walk::expression(program.unit, *id, &mut |one| {
            changes |= one.kind.as_update().is_some();
            let is_made = matches!(&one.kind, ExprKind::Call(call) if matches!(call.target, CallTarget::Constructor(_)));
            is_quiet &= is_made || !matches!(one.kind, ExprKind::Call(_) | ExprKind::Opaque(_));
        });
    }
    (!changes).then_some(is_quiet)
}
