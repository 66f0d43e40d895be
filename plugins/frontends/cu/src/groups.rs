//! Cooperative groups: blocks of threads, tiles of 32 or fewer threads, and groups of active threads.
//!
//! ```text
//! auto block = cg::this_thread_block();
//! auto tile = cg::tiled_partition<16>(block);
//! tile.thread_rank()                             thread_x % 16u
//! tile.shfl_down(x, 1)                           shfl_down_int(lanes_int, thread_x, 64u, x, 1, 16)
//! block.sync();                                  @barrier;
//!
//! auto active = cg::coalesced_threads();
//! active.size(), active.shfl(x, 0)               1u, (x)
//! ```
//!
//! Groups are not objects in OKL: their declarations and parameters go, and their functions become what they say.

use crate::program::Program;
use okl_plugin::Span;
use okl_plugin::model::{CallExpr, CallTarget, ExprId, Expression, FunctionId, StmtKind, Ty, VarId};

/// The kind of a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Group {
    /// All threads of a block.
    Block,
    /// Neighbours in a block, so many of them.
    Tile(u32),
    /// All threads of a launch.
    Grid,
    /// The thread itself: of the threads of a warp that are active, CUDA leaves open which ones form a group.
    Single,
}

/// The group that a type stands for.
pub(crate) fn group(ty: Ty<'_>) -> Option<Group> {
    let name = ty.value().get().canonical.trim_start_matches("const ");
    let rest = name.strip_prefix("cooperative_groups::")?;
    if rest.starts_with("thread_block_tile<") {
        let size = rest.split(['<', ',', '>']).nth(1)?.trim();
        return size.parse().ok().map(Group::Tile);
    }
    match rest {
        "thread_block" => Some(Group::Block),
        "grid_group" => Some(Group::Grid),
        "coalesced_group" => Some(Group::Single),
        _other => None,
    }
}

/// The group that a variable is.
pub(crate) fn of_variable(program: &Program<'_>, id: VarId) -> Option<Group> {
    group(program.unit.ty(program.unit.variable(id).ty))
}

/// The name of a function of a group, the group, and the arguments behind it: of `g.f(x)` and of `cg::f(g, x)`.
pub(crate) fn call<'p>(program: &Program<'p>, call: &CallExpr) -> Option<(&'p str, Group, Vec<ExprId>)> {
    let unit = program.unit;
    let callee = unit.callee(call.callee()?);
    let is_own = callee.function.is_some_and(|id| program.is_of_prelude(unit.function(id).name_span));
    if !is_own {
        return None;
    }
    let of = |id: ExprId| group(unit.ty(unit.expression(unit.peeled(id)).ty));
    if let CallTarget::Method { object: Some(object), .. } = call.target {
        return Some((&callee.name, of(object)?, call.arguments.clone()));
    }
    let (first, rest) = call.arguments.split_first()?;
    let is_method = callee.is_method || matches!(call.target, CallTarget::Constructor(_));
    Some((callee.name.as_str(), of(*first).filter(|_| !is_method)?, rest.to_vec()))
}

/// True for a function that tells something about a group: the rank of a thread, a size.
pub(crate) fn tells(name: &str, group: Group) -> bool {
    let of_block = ["group_index", "thread_index", "group_dim", "dim_threads"];
    let of_tile = ["meta_group_rank", "meta_group_size"];
    let of_grid = ["block_rank", "num_blocks"];
    let own: &[&str] = match group {
        Group::Block => &of_block,
        Group::Grid => &of_grid,
        Group::Tile(_) | Group::Single => &of_tile,
    };
    let is_single = group == Group::Single && of_single(name).is_some();
    is_single || ["thread_rank", "size", "num_threads"].contains(&name) || own.contains(&name)
}

/// What a function of a group of one thread gives: the text around its first argument, which is its value.
pub(crate) fn of_single(name: &str) -> Option<(&'static str, &'static str)> {
    Some(match name {
        "shfl" | "shfl_up" | "shfl_down" | "reduce" => ("(", ")"),
        "any" | "all" => ("((", ") != 0 ? 1 : 0)"),
        "ballot" => ("((", ") != 0 ? 1u : 0u)"),
        _other => return None,
    })
}

/// True for an expression that is a group.
pub(crate) fn is_group(program: &Program<'_>, expression: &Expression) -> bool {
    group(program.unit.ty(expression.ty)).is_some()
}

/// The declarations of groups in a function.
pub(crate) fn declarations(program: &Program<'_>, id: FunctionId) -> Vec<Span> {
    let mut found = Vec::new();
    let Some(body) = program.body(id) else { return found };
    program.unit.walk(body, &mut |stmt| {
        if let StmtKind::Declaration(variables) = &stmt.kind
            && variables.iter().any(|id| of_variable(program, *id).is_some())
        {
            found.push(stmt.span);
        }
    });
    found
}

/// The name of a called function whose value is used as an argument: `cg::plus<int>()`.
pub(crate) fn operation(program: &Program<'_>, id: ExprId) -> Option<String> {
    let unit = program.unit;
    let name = unit.ty(unit.expression(unit.peeled(id)).ty);
    let name = name.get().canonical.strip_prefix("cooperative_groups::")?;
    Some(name.split('<').next().unwrap_or(name).to_string())
}
