//! The built-in variables: `threadIdx`, `blockIdx`, `blockDim`, `gridDim`.

use crate::program::Program;
use okl_plugin::Span;
use okl_plugin::model::{ExprId, ExprKind, FunctionId, VarId};

/// A built-in variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Builtin {
    /// `threadIdx`
    Thread,
    /// `blockIdx`
    Block,
    /// `blockDim`
    BlockDim,
    /// `gridDim`
    GridDim,
}

impl Builtin {
    /// The start of its name in OKL: `thread`.
    pub(crate) fn stem(self) -> &'static str {
        match self {
            Builtin::Thread => "thread",
            Builtin::Block => "block",
            Builtin::BlockDim => "blockDim",
            Builtin::GridDim => "gridDim",
        }
    }

    fn named(name: &str) -> Option<Builtin> {
        Some(match name {
            "threadIdx" => Builtin::Thread,
            "blockIdx" => Builtin::Block,
            "blockDim" => Builtin::BlockDim,
            "gridDim" => Builtin::GridDim,
            _other => return None,
        })
    }
}

/// A use of a built-in variable.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Use {
    /// The variable.
    pub(crate) builtin: Builtin,
    /// The axis of the component; `None` for the whole variable.
    pub(crate) axis: Option<usize>,
    /// The range in the text.
    pub(crate) span: Span,
}

/// The uses in the body of a function.
pub(crate) fn uses(program: &Program<'_>, id: FunctionId) -> Vec<Use> {
    let mut found: Vec<Use> = Vec::new();
    let mut parts: Vec<ExprId> = Vec::new();
    program.expressions(id, &mut |expression| {
        if let ExprKind::Member(member) = &expression.kind
            && let Some(base) = member.base
            && let Some(builtin) = builtin(program, base)
            && let Some(axis) = ["x", "y", "z"].iter().position(|name| *name == member.name)
        {
            parts.push(program.unit.peeled(base));
            found.push(Use { builtin, axis: Some(axis), span: expression.span });
        } else if !parts.contains(&expression.id)
            && expression.kind.as_variable().is_some()
            && let Some(builtin) = builtin(program, expression.id)
        {
            found.push(Use { builtin, axis: None, span: expression.span });
        }
    });
    found
}

/// The variable and the axis of `blockIdx.x`.
pub(crate) fn component(program: &Program<'_>, id: ExprId) -> Option<(Builtin, usize)> {
    let ExprKind::Member(member) = &program.unit.expression(id).kind else { return None };
    let axis = ["x", "y", "z"].iter().position(|name| *name == member.name)?;
    Some((builtin(program, member.base?)?, axis))
}

fn builtin(program: &Program<'_>, id: ExprId) -> Option<Builtin> {
    let unit = program.unit;
    let variable: VarId = unit.expression(unit.peeled(id)).kind.as_variable()?;
    let variable = unit.variable(variable);
    Builtin::named(&variable.name).filter(|_| program.is_of_prelude(variable.name_span))
}
