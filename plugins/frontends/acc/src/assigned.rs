//! Definite assignment: whether code assigns a variable before it reads it, on every path.

use okl_plugin::Unit;
use okl_plugin::model::{BinaryOperator, ExprId, ExprKind, Name, Stmt, StmtId, StmtKind, VarId};

/// Returns true if no path through a statement reads the variable before the statement has assigned it. A variable
/// whose address is taken counts as read there.
pub fn is_assigned_first(unit: &Unit, stmt: &Stmt, id: VarId) -> bool {
    Flow { unit, id }.stmt(stmt, Known::Unassigned).is_some()
}

/// The state of the variable at a point of the program; `None` in its place means that it was read too early.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Known {
    /// Some path to this point does not assign it.
    Unassigned,
    /// All paths to this point assign it. No path leads behind a jump, so this holds there, too.
    Assigned,
}

impl Known {
    /// The state where two paths join.
    fn and(self, other: Known) -> Known {
        if self == Known::Assigned { other } else { self }
    }
}

struct Flow<'u> {
    unit: &'u Unit,
    id: VarId,
}

impl Flow<'_> {
    fn stmt(&self, stmt: &Stmt, before: Known) -> Option<Known> {
        let at = |id: StmtId| self.unit.stmt(id);
        match &stmt.kind {
            StmtKind::Block(body) => {
                body.iter().try_fold(before, |known, child| self.stmt(at(*child), known))
            }
            StmtKind::Declaration(_) | StmtKind::Expression | StmtKind::Empty => {
                self.expressions(&stmt.expressions, before)
            }
            StmtKind::If { then, otherwise } => {
                let known = self.expressions(&stmt.expressions, before)?;
                let one = self.stmt(at(*then), known)?;
                let other = otherwise.map_or(Some(known), |other| self.stmt(at(other), known))?;
                Some(one.and(other))
            }
            StmtKind::For(l) => {
                let is_update =
                    |id: &ExprId| l.update.contains(self.unit.expression(*id).span) && !l.update.is_empty();
                let (update, header): (Vec<ExprId>, Vec<ExprId>) =
                    stmt.expressions.iter().partition(|id| is_update(id));
                let known = self.expressions(&header, before)?;
                self.stmt(at(l.body), known)?;
                // A `continue` in the body leads to the update.
                self.expressions(&update, known)?;
                Some(known)
            }
            // The body of a `do` runs at least once, but a jump may lead from its middle to the condition.
            StmtKind::Loop(body) if stmt.header.is_none() => {
                let behind = self.stmt(at(*body), before)?;
                let known = if has_jumps(self.unit, at(*body)) { before } else { behind };
                self.expressions(&stmt.expressions, known)
            }
            StmtKind::Loop(body) | StmtKind::RangeFor { body, .. } => {
                let known = self.expressions(&stmt.expressions, before)?;
                self.stmt(at(*body), known)?;
                Some(known)
            }
            StmtKind::Switch(body) => {
                let known = self.expressions(&stmt.expressions, before)?;
                let children = at(*body).as_block().map_or_else(|| vec![*body], <[StmtId]>::to_vec);
                let from_label = |so_far: Known, child: StmtId| {
                    let is_labelled = matches!(at(child).kind, StmtKind::Labelled(_));
                    self.stmt(at(child), if is_labelled { so_far.and(known) } else { so_far })
                };
                children.into_iter().try_fold(Known::Assigned, from_label)?;
                Some(known)
            }
            StmtKind::Labelled(next) => self.stmt(at(*next), before),
            StmtKind::Break | StmtKind::Continue => Some(Known::Assigned),
            StmtKind::Return => {
                self.expressions(&stmt.expressions, before)?;
                Some(Known::Assigned)
            }
            // Where it leads from is not followed.
            StmtKind::Goto => None,
            StmtKind::Other(body) => {
                let known = self.expressions(&stmt.expressions, before)?;
                body.iter().try_for_each(|child| self.stmt(at(*child), known).map(|_| ()))?;
                Some(known)
            }
        }
    }

    fn expressions(&self, all: &[ExprId], before: Known) -> Option<Known> {
        all.iter().try_fold(before, |known, id| self.expression(*id, known))
    }

    fn expression(&self, id: ExprId, before: Known) -> Option<Known> {
        let expression = self.unit.expression(id);
        match &expression.kind {
            ExprKind::Name(Name::Variable(variable)) if *variable == self.id => {
                Some(before).filter(|known| *known == Known::Assigned)
            }
            ExprKind::Assign { operator: None, target, value } if self.is_it(*target) => {
                self.expression(*value, before)?;
                Some(Known::Assigned)
            }
            // The right side of an assignment may run first.
            ExprKind::Assign { target, value, .. } => {
                let known = self.expression(*target, before)?;
                self.expression(*value, before)?;
                Some(known)
            }
            ExprKind::Conditional { condition, then, otherwise } => {
                let known = self.expression(*condition, before)?;
                let one = self.expression(*then, known)?;
                Some(one.and(self.expression(*otherwise, known)?))
            }
            ExprKind::Binary { operator, left, right } => {
                let known = self.expression(*left, before)?;
                let is_lazy = matches!(operator, BinaryOperator::LogicalAnd | BinaryOperator::LogicalOr);
                if is_lazy || *operator == BinaryOperator::Comma {
                    let behind = self.expression(*right, known)?;
                    return Some(if is_lazy { known } else { behind });
                }
                // The operands run in any order.
                self.expression(*right, before)?;
                Some(known)
            }
            kind => {
                // Operands run in any order, so none sees what another one assigns.
                let mut after = before;
                for child in kind.children() {
                    if self.expression(child, before)? == Known::Assigned {
                        after = Known::Assigned;
                    }
                }
                if let Some(body) = self.unit.nested_stmt(expression) {
                    self.stmt(self.unit.stmt(body), before)?;
                }
                Some(after)
            }
        }
    }

    fn is_it(&self, target: ExprId) -> bool {
        let kind = &self.unit.expression(self.unit.peeled(target)).kind;
        matches!(kind, ExprKind::Name(Name::Variable(variable)) if *variable == self.id)
    }
}

/// Returns true if there is a `break` or `continue` in a statement.
fn has_jumps(unit: &Unit, stmt: &Stmt) -> bool {
    let mut found = false;
    unit.walk(stmt, &mut |one| found |= matches!(one.kind, StmtKind::Break | StmtKind::Continue));
    found
}
