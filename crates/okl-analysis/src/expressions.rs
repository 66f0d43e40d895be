//! Expressions: their parts, the arguments of calls, the calls of intrinsics; and what happens to variables anywhere.

use crate::Analyzed;
use crate::odr_use::odr_used;
use crate::uses::Call;
use okl_model::{
    Access, CallExpr, CallTarget, Convergence, ExprId, ExprKind, Expression, Intrinsic, Overloaded, Stmt,
    StmtKind, VarId,
};
use okl_source::Span;

impl Analyzed {
    /// The arguments of a call that is written `f(a, b)`, one for each parameter. Empty for other calls, such as `a +
    /// b`.
    pub fn arguments(&self, call: &Call) -> &[ExprId] {
        let ExprKind::Call(written) = &self.expression(call.id).kind else { return &[] };
        match &written.target {
            CallTarget::Operator(id) if self.callee(*id).operator == Some(Overloaded::Call) => {
                written.arguments.get(1..).unwrap_or_default()
            }
            CallTarget::Operator(_) => &[],
            CallTarget::Function(_)
            | CallTarget::Method { .. }
            | CallTarget::Constructor(_)
            | CallTarget::Value(_)
            | CallTarget::Unknown => &written.arguments,
        }
    }

    /// True if a place lies in the body of a lambda, inside of the innermost function around it.
    pub(crate) fn is_in_lambda(&self, place: Span) -> bool {
        let function = self.function_around(place).and_then(|id| self.function(id).body);
        let around = function.map(|body| self.stmt(body).span);
        let is_inside = |body: &Span| around.is_none_or(|around| around.contains(*body));
        self.lambda_bodies().iter().any(|body| body.contains(place) && is_inside(body))
    }

    /// True if a lambda's body lies in a range of text.
    pub fn has_lambda(&self, text: Span) -> bool {
        let bodies = self.lambda_bodies();
        let inside = bodies[bodies.partition_point(|body| body.start < text.start)..].iter();
        inside.take_while(|body| body.start < text.end).any(|body| text.contains(*body))
    }

    /// The bodies of all lambdas, in source order.
    fn lambda_bodies(&self) -> &[Span] {
        self.cache.lambda_bodies.get_or_init(|| {
            let lambda = |one: &Expression| {
                let ExprKind::Lambda(lambda) = &one.kind else { return None };
                Some(self.stmt(lambda.body).span)
            };
            let mut bodies: Vec<Span> = self.expressions.iter().filter_map(lambda).collect();
            bodies.sort_unstable();
            bodies
        })
    }

    /// True if `holds` is true for an expression or for a part of it.
    pub fn any_part(&self, id: ExprId, holds: &dyn Fn(&ExprKind) -> bool) -> bool {
        let kind = &self.expression(id).kind;
        holds(kind) || kind.children().any(|part| self.any_part(part, holds))
    }

    /// The calls of intrinsics in the expressions of a statement, without those of the statements nested in it.
    pub fn intrinsic_calls<'u>(&'u self, stmt: &Stmt) -> Vec<(ExprId, &'u CallExpr, &'u Intrinsic)> {
        let mut found = Vec::new();
        let mut open: Vec<ExprId> = stmt.expressions.iter().rev().copied().collect();
        while let Some(id) = open.pop() {
            let expression = self.expression(id);
            found.extend(self.intrinsic_call(expression).map(|(call, intrinsic)| (id, call, intrinsic)));
            open.extend(expression.kind.children().rev());
        }
        found
    }

    /// The calls of intrinsics in a range of text, in the order of the expressions.
    pub fn intrinsic_calls_in(&self, text: Span) -> Vec<(ExprId, &CallExpr, &Intrinsic)> {
        let all = self.cache.intrinsic_places.get_or_init(|| {
            let calls = self.expressions.iter().filter(|one| self.intrinsic_call(one).is_some());
            let mut all: Vec<(u32, ExprId)> = calls.map(|one| (one.span.start, one.id)).collect();
            all.sort_unstable();
            all
        });
        let first = all.partition_point(|(start, _)| *start < text.start);
        let inside = all[first..].iter().take_while(|(start, _)| *start <= text.end);
        let mut ids: Vec<ExprId> = inside.map(|(_, id)| *id).collect();
        ids.retain(|id| text.contains(self.expression(*id).span));
        ids.sort_unstable();
        let call = |id: ExprId| {
            let (call, intrinsic) = self.intrinsic_call(self.expression(id))?;
            Some((id, call, intrinsic))
        };
        ids.into_iter().filter_map(call).collect()
    }

    /// True if a statement is a call of an intrinsic that synchronizes all work items of a group.
    pub fn synchronizes_group(&self, stmt: &Stmt) -> bool {
        let [only] = stmt.expressions[..] else { return false };
        let ExprKind::Call(call) = &self.expression(self.peeled(only)).kind else {
            return false;
        };
        let is_whole = matches!(stmt.kind, StmtKind::Expression);
        is_whole && self.intrinsic(call).is_some_and(|intrinsic| intrinsic.sync == Convergence::Group)
    }

    /// True if some code may write to a variable after its initialization.
    pub fn is_changed(&self, id: VarId) -> bool {
        let changed = self.cache.changed.get_or_init(|| {
            let uses = self.statements.iter().flat_map(|stmt| self.uses(stmt));
            uses.filter(|used| used.access.may_write()).map(|used| used.variable).collect()
        });
        changed.contains(&id)
    }

    /// True if some code takes the address of a variable or lets it escape.
    pub fn is_addressed(&self, id: VarId) -> bool {
        let all = self.cache.addressed.get_or_init(|| {
            let named = self.expressions.iter().filter_map(|one| {
                let ExprKind::AddressOf(place) = one.kind else { return None };
                let place = self.expression(self.peeled(place));
                place.kind.as_variable()
            });
            let uses = self.statements.iter().flat_map(|stmt| self.uses(stmt));
            let escapes = uses.filter(|used| used.access == Access::Escape).map(|used| used.variable);
            named.chain(escapes).collect()
        });
        all.contains(&id)
    }

    /// True if code takes the address of a variable or binds a reference to it. A constant with this property cannot be
    /// replaced by its value.
    pub fn is_odr_used(&self, id: VarId) -> bool {
        self.cache.odr_used.get_or_init(|| odr_used(self.unit())).contains(&id)
    }

    /// True if the declarator of a variable has an initializer: ` = x`, `(x)` or `{x}`.
    pub fn has_initialiser(&self, id: VarId) -> bool {
        // The constructor call of `P p(1);` extends beyond the name; that of `P p;` ends with it.
        let is_written = |part: &ExprId| {
            let part = self.expression(*part);
            matches!(part.kind, ExprKind::Call(_)) && part.span.end > self.variable(id).name_span.end
        };
        self.variable(id).init.is_some()
            || self.declaration(id).is_some_and(|declaration| declaration.others.iter().any(is_written))
    }
}
