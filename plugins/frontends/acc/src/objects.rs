//! Objects with constructors among the variables of a gang.
//!
//! Constructors cannot initialize group memory, so such objects cannot be placed there. If an object does not change
//! and its constructor arguments are uniform, each work item constructs its own copy: `P p(j, 2.0);` outside of loops
//! over lanes.

use crate::device::Device;
use okl_plugin::model::{CallTarget, Declare, ExprId, ExprKind, Stmt, VarId};

impl Device<'_, '_> {
    /// The declaration of a variable, and its expression in the statement.
    fn declare<'s>(&'s self, stmt: &'s Stmt, id: VarId) -> Option<(ExprId, &'s Declare)> {
        let unit = self.writer.program.unit;
        stmt.expressions.iter().find_map(|expression| {
            let ExprKind::Declare(declare) = &unit.expression(*expression).kind else { return None };
            (declare.variables == [id]).then_some((*expression, &**declare))
        })
    }

    /// True if a constructor or destructor runs for a variable that a statement declares.
    pub(crate) fn is_built(&self, stmt: &Stmt, id: VarId) -> bool {
        let unit = self.writer.program.unit;
        let ty = unit.ty(unit.variable(id).ty).value();
        // The implicit default constructor of `Box box;` does nothing.
        let does_something = |value: ExprId| {
            self.is_construction(value) || unit.expression(value).kind.children().next().is_some()
        };
        let calls = self.declare(stmt, id).is_some_and(|(_, declare)| {
            declare.others.iter().any(|value| does_something(*value))
                || declare.init.is_some_and(|init| self.is_construction(init))
        });
        ty.is_constructed || ty.is_destroyed || (ty.kind == okl_plugin::TypeKind::Record && calls)
    }

    /// True if the expression calls a constructor that is declared in the text.
    fn is_construction(&self, id: ExprId) -> bool {
        let unit = self.writer.program.unit;
        let ExprKind::Call(call) = &unit.expression(unit.peeled(id)).kind else { return false };
        matches!(call.target, CallTarget::Constructor(_))
            && call.callee().is_some_and(|callee| unit.callee(callee).function.is_some())
    }

    /// The declaration `P p(j, 2.0);` if each work item may construct the variable for itself.
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

    /// True if a value, or the arguments of its constructor, are uniform.
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
