//! Access to the arenas of a unit by index, and walks over them.

use crate::{
    AttrId, AttrUse, CallExpr, Callee, CalleeId, Canonical, CastStyle, Count, Declaration, DeclarationId,
    ExprId, ExprKind, Expression, ForLoop, Function, FunctionId, Intrinsic, Stmt, StmtId, StmtKind, Ty,
    TypeId, TypeKind, Unit, Update, VarId, Variable,
};
use okl_source::Span;

impl Unit {
    /// The variable with that index.
    ///
    /// # Panics
    /// If the index comes from another unit.
    pub fn variable(&self, id: VarId) -> &Variable {
        &self.variables[id.0 as usize]
    }

    /// The expression with that index.
    ///
    /// # Panics
    /// If the index comes from another unit.
    pub fn expression(&self, id: ExprId) -> &Expression {
        okl_source::steps::step();
        &self.expressions[id.0 as usize]
    }

    /// The statement with that index.
    ///
    /// # Panics
    /// If the index comes from another unit.
    pub fn stmt(&self, id: StmtId) -> &Stmt {
        okl_source::steps::step();
        &self.statements[id.0 as usize]
    }

    /// The body of a function; none for a declaration that is no definition.
    pub fn body(&self, function: &Function) -> Option<&Stmt> {
        function.body.map(|body| self.stmt(body))
    }

    /// The statement inside of an expression: the body of a lambda, of a statement expression or of a method of a local
    /// class.
    pub fn nested_stmt(&self, expression: &Expression) -> Option<StmtId> {
        match &expression.kind {
            ExprKind::Lambda(lambda) => Some(lambda.body),
            ExprKind::Statements(body) => Some(*body),
            ExprKind::Defines(function) => self.function(*function).body,
            _ => None,
        }
    }

    /// The direct sub-statements, in source order.
    pub fn children(&self, stmt: &Stmt) -> Vec<&Stmt> {
        let mut found = Vec::new();
        stmt.each_child(&mut |child| found.push(self.stmt(child)));
        found
    }

    /// The statements with those indices.
    pub fn stmts<'u>(&'u self, list: &'u [StmtId]) -> impl DoubleEndedIterator<Item = &'u Stmt> + Clone {
        list.iter().map(|id| self.stmt(*id))
    }

    /// Visits a statement and all statements inside of it, in preorder.
    pub fn walk<'u>(&'u self, stmt: &'u Stmt, visit: &mut dyn FnMut(&'u Stmt)) {
        visit(stmt);
        stmt.each_child(&mut |child| self.walk(self.stmt(child), visit));
    }

    /// The range of the innermost scope below `stmt` that contains the declaration at `place`.
    pub fn scope_of(&self, stmt: &Stmt, place: Span) -> Span {
        let mut scope = stmt.span;
        let mut next = self.child_at(stmt, place);
        while let Some(inner) = next {
            if inner.is_scope() {
                scope = inner.span;
            }
            next = self.child_at(inner, place);
        }
        scope
    }

    /// The direct sub-statement of `stmt` that contains a range.
    pub fn child_at(&self, stmt: &Stmt, place: Span) -> Option<&Stmt> {
        self.children(stmt).into_iter().find(|child| child.span.contains(place))
    }

    /// Returns true if the declaration at `place` is in scope at `from`; both are below `stmt`.
    pub fn sees(&self, stmt: &Stmt, from: Span, place: Span) -> bool {
        !from.contains(place) && place.start < from.start && self.scope_of(stmt, place).contains(from)
    }

    /// The declaration with that index.
    ///
    /// # Panics
    /// If the index comes from another unit.
    pub fn declared(&self, id: DeclarationId) -> &Declaration {
        &self.declarations[id.0 as usize]
    }

    /// The type with that index.
    ///
    /// # Panics
    /// If the index comes from another unit.
    pub fn ty(&self, id: TypeId) -> Ty<'_> {
        Ty::new(&self.types, id)
    }

    /// The initializer of a variable; for a name of a structured binding, the initializer of the whole binding.
    pub fn init(&self, variable: &Variable) -> Option<&Expression> {
        variable.init.map(|init| self.expression(init))
    }

    /// The initializer of a variable, if it is a constant integer.
    pub fn init_value(&self, variable: &Variable) -> Option<i64> {
        self.init(variable).filter(|_| !variable.is_binding).and_then(|init| self.integer(init))
    }

    /// The value of a constant expression of an integer or enumeration type.
    pub fn integer(&self, expression: &Expression) -> Option<i64> {
        expression.value.filter(|_| matches!(self.ty(expression.ty).kind, TypeKind::Int(_) | TypeKind::Enum))
    }

    /// The arguments of an attribute that are expressions.
    pub fn values(&self, attr: &AttrUse) -> Vec<&Expression> {
        attr.values.iter().map(|value| self.expression(*value)).collect()
    }

    /// The canonical header of a loop, with its expressions.
    pub fn count(&self, l: &ForLoop) -> Option<Count<'_>> {
        let Canonical { start, comparison, bound, step, direction, compared } = l.canonical.clone()?;
        Some(Canonical {
            start: self.expression(start),
            comparison,
            bound: self.expression(bound),
            step: step.map(|step| self.expression(step)),
            direction,
            compared,
        })
    }

    /// The type of an expression.
    ///
    /// # Panics
    /// If the index comes from another unit.
    pub fn type_of(&self, id: ExprId) -> Ty<'_> {
        self.ty(self.expression(id).ty)
    }

    /// The called function with that index.
    ///
    /// # Panics
    /// If the index comes from another unit.
    pub fn callee(&self, id: CalleeId) -> &Callee {
        &self.callees[id.0 as usize]
    }

    /// The call and the intrinsic, if the expression is a call of an intrinsic.
    pub fn intrinsic_call<'u>(&'u self, expression: &'u Expression) -> Option<(&'u CallExpr, &'u Intrinsic)> {
        let ExprKind::Call(call) = &expression.kind else { return None };
        Some((call, self.intrinsic(call)?))
    }

    /// The intrinsic that is called, if it is one.
    pub fn intrinsic(&self, call: &CallExpr) -> Option<&Intrinsic> {
        let id = self.callee(call.callee()?).intrinsic?;
        self.intrinsics.get(id.0 as usize)
    }

    /// The first use of a feature of [`Unit::requires`] in the text; none if the feature is not used.
    pub fn first_use_of(&self, feature: &str) -> Option<Span> {
        if feature != "intrinsics" {
            return None;
        }
        let calls = self.expressions.iter().filter_map(|expression| self.intrinsic_call(expression));
        calls.map(|(call, _)| call.name_span).min_by_key(|span| span.start)
    }

    /// The expression without parentheses and implicit conversions around it.
    pub fn peeled(&self, mut id: ExprId) -> ExprId {
        while let ExprKind::Paren(inner) | ExprKind::Cast { style: CastStyle::Implicit, operand: inner, .. } =
            self.expression(id).kind
        {
            id = inner;
        }
        id
    }

    /// The next variable of the same declaration: `b` after `a` of `int a, b;`.
    pub fn next_declared(&self, variable: &Variable) -> Option<&Variable> {
        let next = variable.declarator.next?;
        let later = self.variables.iter().filter(|other| other.name_span.start >= next.comma.end);
        later.min_by_key(|other| other.name_span.start)
    }

    /// The change of a place that the expression is; parentheses around it are skipped.
    pub fn update(&self, id: ExprId) -> Option<Update> {
        self.expression(self.peeled(id)).kind.as_update()
    }

    /// The change of a place that the statement is, if it is an expression statement.
    pub fn update_of(&self, stmt: &Stmt) -> Option<Update> {
        match (&stmt.kind, &stmt.expressions[..]) {
            (StmtKind::Expression, [only, ..]) => self.update(*only),
            _ => None,
        }
    }

    /// The function with that index.
    ///
    /// # Panics
    /// If the index comes from another unit.
    pub fn function(&self, id: FunctionId) -> &Function {
        &self.functions[id.0 as usize]
    }

    /// The attribute use with that index.
    ///
    /// # Panics
    /// If the index comes from another unit.
    pub fn attribute(&self, id: AttrId) -> &AttrUse {
        &self.attributes[id.0 as usize]
    }

    /// The text of a range.
    pub fn source(&self, span: Span) -> &str {
        span.of(&self.text)
    }

    /// The kernels, in source order.
    pub fn kernels(&self) -> impl Iterator<Item = (FunctionId, &Function)> {
        self.functions
            .iter()
            .enumerate()
            .filter(|(_, function)| function.is_kernel)
            .map(|(at, function)| (FunctionId(at as u32), function))
    }

    /// The first of `attrs` with that name.
    pub fn find_attr(&self, attrs: &[AttrId], name: &str) -> Option<AttrId> {
        attrs.iter().copied().find(|id| self.attribute(*id).name == name)
    }

    /// Returns true if one of `attrs` has that name.
    pub fn has_attr(&self, attrs: &[AttrId], name: &str) -> bool {
        self.find_attr(attrs, name).is_some()
    }
}
