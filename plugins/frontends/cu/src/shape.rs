//! The shape of a kernel: how many dimensions its loops have, and which sizes are known.
//!
//! A kernel has loops along the axes that it names, and along those that a launch gives it. A size of the block that all
//! launches give is a number in OKL; others are parameters.

use crate::builtins::Builtin;
use crate::ids::CU_BLOCK_SIZE;
use crate::implicit::Implicit;
use crate::needs::Needs;
use crate::program::Program;
use okl_plugin::Diagnostic;
use okl_plugin::model::{CallTarget, ExprId, ExprKind, FunctionId};

/// The most threads that a block may have.
pub(crate) const MOST_ITEMS: u64 = 1024;
/// The most threads along the last axis.
const MOST_ITEMS_Z: u64 = 64;

/// The shape of a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Shape {
    /// The number of dimensions of the grid.
    pub(crate) grid: usize,
    /// The size of the block in each dimension; `None` for one that is known at the launch only.
    pub(crate) block: Vec<Option<u64>>,
    /// The bytes of group memory that all launches ask for; `None` if that is not one number.
    pub(crate) dynamic_bytes: Option<u64>,
}

impl Shape {
    /// The number of threads of a block, if it is known.
    pub(crate) fn items(&self) -> Option<u64> {
        self.block.iter().copied().product()
    }

    /// The shape of a kernel.
    pub(crate) fn of(program: &Program<'_>, needs: &Needs, kernel: FunctionId) -> Shape {
        let (mut grid, mut block) = (1, 1);
        for need in needs.needed(program, kernel) {
            match need {
                Implicit::Builtin(Builtin::Thread | Builtin::BlockDim, axis) => block = block.max(axis + 1),
                Implicit::Builtin(Builtin::Block | Builtin::GridDim, axis) => grid = grid.max(axis + 1),
                _other => {}
            }
        }
        let launches = program.configurations(kernel);
        let extents = |at: usize| {
            let values = launches.iter().map(move |values| values[at]);
            values.map(|value| value.map_or([None; 3], |id| extents(program, id))).collect::<Vec<_>>()
        };
        // A launch that fails says nothing about the kernel.
        let possible = |block: [Option<u64>; 3]| if fails(block) { [None; 3] } else { block };
        let (grids, blocks) = (extents(0), extents(1).into_iter().map(possible).collect::<Vec<_>>());
        let last = |all: &[[Option<u64>; 3]]| {
            (0..3).rev().find(|axis| all.iter().any(|one| one[*axis] != Some(1))).map_or(1, |axis| axis + 1)
        };
        (grid, block) = (grid.max(last(&grids)), block.max(last(&blocks)));
        let same = |axis: usize| {
            let first = blocks.first()?[axis]?;
            blocks.iter().all(|one| one[axis] == Some(first)).then_some(first)
        };
        let bytes = launches.iter().map(|values| match values[2] {
            Some(value) => integer(program, value),
            None => Some(0),
        });
        let bytes: Vec<Option<u64>> = bytes.collect();
        let dynamic_bytes =
            bytes.first().copied().flatten().filter(|first| bytes.iter().all(|one| *one == Some(*first)));
        Shape { grid, block: (0..block).map(same).collect(), dynamic_bytes }
    }
}

/// True for a block that no device of CUDA has threads for.
fn fails(block: [Option<u64>; 3]) -> bool {
    let known = block.iter().flatten();
    known.clone().any(|size| *size == 0)
        || known.copied().fold(1, u64::saturating_mul) > MOST_ITEMS
        || block[2].is_some_and(|size| size > MOST_ITEMS_Z)
}

/// Warns of launches with such blocks.
pub(crate) fn impossible(program: &Program<'_>) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for launch in &program.launches {
        let Some(value) = launch.value(1) else { continue };
        let block = extents(program, value);
        if !fails(block) {
            continue;
        }
        let sizes: Vec<String> =
            block.iter().map(|size| size.map_or("?".into(), |size| size.to_string())).collect();
        let message = format!("a block of {} threads cannot be launched", sizes.join(" x "));
        found.push(Diagnostic::warning(CU_BLOCK_SIZE, message, program.unit.expression(value).span).help(
            "a block has 1 to 1024 threads, at most 64 of them along z; this launch gives `cudaErrorInvalidConfiguration`",
        ));
    }
    found
}

/// The sizes along the axes of a value of type `dim3`, as far as they are known: those of `n`, `dim3(n, m)`, and of a
/// variable that starts with such a value and does not change.
fn extents(program: &Program<'_>, id: ExprId) -> [Option<u64>; 3] {
    let unit = program.unit;
    let expression = unit.expression(unit.peeled(id));
    let ones = [Some(1); 3];
    if unit.ty(expression.ty).int().is_some() {
        return [integer(program, id), Some(1), Some(1)];
    }
    match &expression.kind {
        ExprKind::Call(call) if matches!(call.target, CallTarget::Constructor(_)) => {
            if let [only] = call.arguments[..]
                && unit.ty(unit.expression(unit.peeled(only)).ty).name() == unit.ty(expression.ty).name()
            {
                return extents(program, only);
            }
            let mut all = ones;
            for (axis, argument) in call.arguments.iter().take(3).enumerate() {
                all[axis] = integer(program, *argument);
            }
            all
        }
        ExprKind::Cast { operand, .. } => extents(program, *operand),
        ExprKind::List(list) => {
            let mut all = ones;
            for (axis, argument) in list.iter().take(3).enumerate() {
                all[axis] = integer(program, *argument);
            }
            all
        }
        kind => match kind.as_variable() {
            Some(variable) if program.is_constant(variable) => {
                // `dim3 block;`
                let is_default = unit.variable(variable).declarator.brackets.is_none();
                let unknown = if is_default { ones } else { [None; 3] };
                program.init(variable).map_or(unknown, |init| extents(program, init))
            }
            _unknown => [None; 3],
        },
    }
}

/// The value of an integer: of a constant expression, or of a variable that starts with one and does not change.
fn integer(program: &Program<'_>, id: ExprId) -> Option<u64> {
    let unit = program.unit;
    let expression = unit.expression(unit.peeled(id));
    let value = unit.integer(unit.expression(id)).or_else(|| unit.integer(expression));
    if let Some(value) = value {
        return u64::try_from(value).ok();
    }
    if let ExprKind::Cast { operand, .. } = expression.kind {
        return integer(program, operand);
    }
    let variable = expression.kind.as_variable().filter(|id| program.is_constant(*id))?;
    program.init(variable).and_then(|init| integer(program, init))
}
