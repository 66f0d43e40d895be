//! The parents of expressions.

use okl_model::{CastStyle, Declare, ExprId, ExprKind, StmtId, Unit, VarId};
use rustc_hash::FxHashMap;

/// The parent expression or the statement of each expression, and the declaration of each variable.
#[derive(Debug, Default)]
pub(crate) struct Tree {
    parents: Vec<Option<ExprId>>,
    declarations: Vec<Option<ExprId>>,
    statements: FxHashMap<ExprId, StmtId>,
}

impl Tree {
    pub(crate) fn new(unit: &Unit) -> Tree {
        let mut tree = Tree {
            parents: vec![None; unit.expressions.len()],
            declarations: vec![None; unit.variables.len()],
            statements: FxHashMap::default(),
        };
        for (at, expression) in unit.expressions.iter().enumerate() {
            let id = ExprId(at as u32);
            for child in expression.kind.children() {
                tree.parents[child.0 as usize] = Some(id);
            }
            if let ExprKind::Declare(declare) = &expression.kind {
                for variable in &declare.variables {
                    tree.declarations[variable.0 as usize].get_or_insert(id);
                }
            }
        }
        for stmt in &unit.statements {
            tree.statements.extend(stmt.expressions.iter().map(|id| (*id, stmt.id)));
        }
        tree
    }

    /// The statement of which `id` is a whole expression, not a part of one.
    pub(crate) fn statement(&self, id: ExprId) -> Option<StmtId> {
        self.statements.get(&id).copied()
    }

    /// The expression that `id` is a direct part of; parentheses and implicit conversions count as parents.
    pub(crate) fn parent(&self, id: ExprId) -> Option<ExprId> {
        self.parents[id.0 as usize]
    }

    /// The outermost expression that consists of this one, parentheses and implicit conversions only.
    pub(crate) fn wrapped(&self, unit: &Unit, mut id: ExprId) -> ExprId {
        while let Some(parent) = self.parent(id)
            && let ExprKind::Paren(_) | ExprKind::Cast { style: CastStyle::Implicit, .. } =
                unit.expression(parent).kind
        {
            id = parent;
        }
        id
    }

    /// The declaration of a variable, if it is declared inside of a function.
    pub(crate) fn declaration<'u>(&self, unit: &'u Unit, id: VarId) -> Option<&'u Declare> {
        let declaration = self.declarations[id.0 as usize]?;
        if let ExprKind::Declare(declare) = &unit.expression(declaration).kind { Some(declare) } else { None }
    }
}
