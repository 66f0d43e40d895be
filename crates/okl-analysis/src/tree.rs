//! What expressions stand in.

use okl_model::{CastStyle, Declare, ExprId, ExprKind, StmtId, Unit, VarId};
use rustc_hash::FxHashMap;

/// For each expression the one it is a part of or the statement, for each variable its declaration.
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

    /// The statement that an expression is a whole expression of.
    pub(crate) fn statement(&self, id: ExprId) -> Option<StmtId> {
        self.statements.get(&id).copied()
    }

    /// The expression that one is a part of, parentheses and conversions nobody wrote included.
    pub(crate) fn parent(&self, id: ExprId) -> Option<ExprId> {
        self.parents[id.0 as usize]
    }

    /// The outermost expression that is only this one in parentheses and converted.
    pub(crate) fn wrapped(&self, unit: &Unit, mut id: ExprId) -> ExprId {
        while let Some(parent) = self.parent(id)
            && let ExprKind::Paren(_) | ExprKind::Cast { style: CastStyle::Implicit, .. } =
                unit.expression(parent).kind
        {
            id = parent;
        }
        id
    }

    /// The declaration of a variable, when it is one inside of a function.
    pub(crate) fn declaration<'u>(&self, unit: &'u Unit, id: VarId) -> Option<&'u Declare> {
        let declaration = self.declarations[id.0 as usize]?;
        if let ExprKind::Declare(declare) = &unit.expression(declaration).kind { Some(declare) } else { None }
    }
}
