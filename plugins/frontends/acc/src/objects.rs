//! Objects that a constructor builds, among the variables of a gang.
//!
//! Group memory is there before any constructor runs, so objects cannot lie in it. One that nothing changes, from values that all
//! work items know, each of them has for itself: `P p(j, 2.0);` on the level of the group.

use crate::device::Device;
use okl_plugin::model::{CallTarget, Declare, ExprId, ExprKind, Stmt, VarId};

impl Device<'_, '_> {
    /// The declaration of a variable, among the expressions of its statement.
    fn declare<'s>(&'s self, stmt: &'s Stmt, id: VarId) -> Option<(ExprId, &'s Declare)> {
        let unit = self.writer.program.unit;
        stmt.expressions.iter().find_map(|expression| {
            let ExprKind::Declare(declare) = &unit.expression(*expression).kind else { return None };
            (declare.variables == [id]).then_some((*expression, &**declare))
        })
    }

    /// Whether a constructor builds a variable that a statement declares.
    pub(crate) fn is_built(&self, stmt: &Stmt, id: VarId) -> bool {
        let unit = self.writer.program.unit;
        let ty = unit.ty(unit.variable(id).ty).value();
        // `Box box;` calls what the compiler makes up, with nothing to do.
        let does_something = |value: ExprId| {
            self.is_construction(value) || unit.expression(value).kind.children().next().is_some()
        };
        let calls = self.declare(stmt, id).is_some_and(|(_, declare)| {
            declare.others.iter().any(|value| does_something(*value))
                || declare.init.is_some_and(|init| self.is_construction(init))
        });
        ty.is_constructed || ty.is_destroyed || (ty.kind == okl_plugin::TypeKind::Record && calls)
    }

    /// Whether it is a call of a constructor that the text has.
    fn is_construction(&self, id: ExprId) -> bool {
        let unit = self.writer.program.unit;
        let ExprKind::Call(call) = &unit.expression(unit.peeled(id)).kind else { return false };
        matches!(call.target, CallTarget::Constructor(_))
            && call.callee().is_some_and(|callee| unit.callee(callee).function.is_some())
    }

    /// `P p(j, 2.0);`, of a variable that each work item may build for itself.
    pub(crate) fn built_by_all(&self, stmt: &Stmt, id: VarId) -> Option<String> {
        let unit = self.writer.program.unit;
        let variable = unit.variable(id);
        let ty = unit.ty(variable.ty).value();
        let (place, declare) = self.declare(stmt, id)?;
        let is_fixed = ty.kind == okl_plugin::TypeKind::Record && !ty.is_destroyed && !self.is_changed(id);
        let values = declare.others.iter().chain(&declare.init);
        if !is_fixed || !values.copied().all(|value| self.is_known_value(value)) {
            return None;
        }
        let end = unit.expression(place).span.end;
        let rest = self.writer.text(okl_plugin::Span::new(variable.name_span.end, end));
        Some(format!("{} {}{rest};\n", ty.spelling, variable.name))
    }

    /// Whether a value, or what a constructor gets, is the same for all work items.
    fn is_known_value(&self, id: ExprId) -> bool {
        let unit = self.writer.program.unit;
        let kind = &unit.expression(id).kind;
        let is_whole = if let ExprKind::Call(call) = kind {
            matches!(call.target, CallTarget::Constructor(_))
        } else {
            matches!(kind, ExprKind::List(_))
        };
        if is_whole { kind.children().all(|child| self.is_known_value(child)) } else { self.is_uniform(id) }
    }
}
