//! The OKL attributes of variables, statements and loops, as typed records.
//!
//! A variable or statement may have several attributes; code after `check` reads their combined meaning here.

use okl_model::meaning::{Arg, BarrierScope, Order};
use okl_model::{AttrId, ExprId, LoopId, Meaning, Stmt, StmtId, Unit, VarId, Variable};

/// The storage of a variable, and the promises about it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct VariableAttributes {
    /// `@shared`: one per group.
    pub is_shared: bool,
    /// `@exclusive`: one per work item, for all `@inner` loops.
    pub is_exclusive: bool,
    /// `@restrict`, or `__restrict__`: no other pointer leads to the same memory.
    pub is_restrict: bool,
    /// `@implicitArg`: filled in by older tools; the host program never passes it.
    pub is_implicit: bool,
}

/// The properties that OKL attributes give to a statement or loop.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StatementAttributes {
    /// `@atomic`: the update is indivisible for other work items.
    pub atomic: Option<Atomic>,
    /// `@barrier`: work items wait for each other.
    pub barrier: Option<Barrier>,
    /// `@nobarrier`: okl inserts no barrier after the loop.
    pub has_no_barrier: bool,
    /// `@independent`: no iteration writes to memory that another iteration accesses.
    pub is_independent: bool,
    /// `@inner(0, subgroup)`: the iterations run in lockstep.
    pub is_subgroup: bool,
    /// The size of `@tile`.
    pub tile: Option<ExprId>,
    /// The sizes of `@max_inner_dims`, starting with the innermost axis.
    pub inner_dims: Option<Vec<ExprId>>,
    /// The numbers of `@launch_bounds`: the limit of the group's size, and the number of groups.
    pub launch_bounds: Option<Vec<ExprId>>,
    /// The argument of `@simd_length`.
    pub simd_length: Option<ExprId>,
}

/// An `@atomic`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Atomic {
    /// The attribute.
    pub attr: AttrId,
    /// The memory order it requests; the default if the written order is invalid.
    pub order: Order,
}

/// A `@barrier`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Barrier {
    /// The attribute.
    pub attr: AttrId,
    /// True if only the work items of a warp wait: `@barrier("warp")`.
    pub is_warp: bool,
}

/// The attributes of all variables and statements, and the statement of each loop.
#[derive(Debug, Default)]
pub(crate) struct AttributeIndex {
    variables: Vec<VariableAttributes>,
    statements: Vec<StatementAttributes>,
    loops: Vec<StmtId>,
}

impl AttributeIndex {
    pub(crate) fn new(unit: &Unit) -> AttributeIndex {
        let mut loops: Vec<StmtId> = Vec::new();
        for stmt in &unit.statements {
            if let Some(l) = stmt.as_for() {
                let at = l.id.0 as usize;
                loops.resize(loops.len().max(at + 1), StmtId::default());
                loops[at] = stmt.id;
            }
        }
        AttributeIndex {
            variables: unit.variables.iter().map(|variable| attributes_of(unit, variable)).collect(),
            statements: unit.statements.iter().map(|stmt| of_statement(unit, &stmt.attrs)).collect(),
            loops,
        }
    }

    pub(crate) fn variable(&self, id: VarId) -> VariableAttributes {
        self.variables[id.0 as usize]
    }

    pub(crate) fn statement(&self, stmt: &Stmt) -> &StatementAttributes {
        &self.statements[stmt.id.0 as usize]
    }

    pub(crate) fn for_loop(&self, id: LoopId) -> StmtId {
        self.loops[id.0 as usize]
    }
}

/// The properties that the attributes and the type of a variable give it.
fn attributes_of(unit: &Unit, variable: &Variable) -> VariableAttributes {
    let mut marks = of_variable(unit, &variable.attrs);
    marks.is_restrict |= unit.ty(variable.ty).is_restrict;
    marks
}

/// The properties that the attributes of a variable give it.
pub(crate) fn of_variable(unit: &Unit, attrs: &[AttrId]) -> VariableAttributes {
    let mut marks = VariableAttributes::default();
    for id in attrs {
        match unit.attribute(*id).meaning() {
            Meaning::Shared(_) => marks.is_shared = true,
            Meaning::Exclusive => marks.is_exclusive = true,
            Meaning::Restrict => marks.is_restrict = true,
            Meaning::ImplicitArgument => marks.is_implicit = true,
            Meaning::Atomic(_)
            | Meaning::Barrier(_)
            | Meaning::Dim
            | Meaning::DimOrder(_)
            | Meaning::Fence(_)
            | Meaning::Foreign
            | Meaning::Global
            | Meaning::Independent
            | Meaning::Inner { .. }
            | Meaning::Kernel
            | Meaning::LaunchBounds
            | Meaning::Linked
            | Meaning::MaxInnerDims
            | Meaning::NoBarrier
            | Meaning::Outer(_)
            | Meaning::SimdLength
            | Meaning::Tile(_) => {}
        }
    }
    marks
}

fn of_statement(unit: &Unit, attrs: &[AttrId]) -> StatementAttributes {
    let mut marks = StatementAttributes::default();
    for id in attrs {
        let attr = unit.attribute(*id);
        let first = attr.values.first().copied();
        match attr.meaning() {
            Meaning::Atomic(order) => {
                let order = order.value().unwrap_or_default();
                marks.atomic = marks.atomic.or(Some(Atomic { attr: *id, order }));
            }
            Meaning::Barrier(who) => {
                let is_warp = *who == Arg::Valid(BarrierScope::Warp);
                marks.barrier = marks.barrier.or(Some(Barrier { attr: *id, is_warp }));
            }
            Meaning::NoBarrier => marks.has_no_barrier = true,
            Meaning::Independent => marks.is_independent = true,
            Meaning::Inner { is_subgroup, .. } => marks.is_subgroup |= is_subgroup,
            Meaning::Tile(_) => marks.tile = marks.tile.or(first),
            Meaning::MaxInnerDims => {
                marks.inner_dims = marks.inner_dims.or_else(|| Some(attr.values.clone()))
            }
            Meaning::LaunchBounds => {
                marks.launch_bounds = marks.launch_bounds.or_else(|| Some(attr.values.clone()))
            }
            Meaning::SimdLength => marks.simd_length = marks.simd_length.or(first),
            Meaning::Dim
            | Meaning::DimOrder(_)
            | Meaning::Exclusive
            | Meaning::Fence(_)
            | Meaning::Foreign
            | Meaning::Global
            | Meaning::ImplicitArgument
            | Meaning::Kernel
            | Meaning::Linked
            | Meaning::Outer(_)
            | Meaning::Restrict
            | Meaning::Shared(_) => {}
        }
    }
    marks
}
