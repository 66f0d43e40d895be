//! The internal consistency of a unit: every id and span in it is valid.
//!
//! Rules follow ids and spans without checking them. A unit that okl parsed itself is consistent; a unit that a stage
//! plugin changed may not be. So this check runs before any rule.

use okl_model::{
    AttrId, CalleeId, DeclarationId, ExprId, ExprKind, Expression, Function, FunctionId, ItemKind,
    LayoutKind, Name, Site, Stmt, StmtId, StmtKind, TypeId, TypeKind, Unit, VarId,
};
use okl_source::{Diagnostic, DiagnosticId, Span};

const BROKEN_UNIT: DiagnosticId = DiagnosticId::new("broken-unit");

/// `broken-unit`: the first id or span of a unit that is out of range, or the first cycle.
pub(crate) fn broken(unit: &Unit) -> Option<Diagnostic> {
    if unit.is_partial {
        let message = "the unit comes from a text with errors, and only parts of it are there";
        return Some(Diagnostic::error(BROKEN_UNIT, message, Span::at(0)));
    }
    let look = Look { unit };
    let what = look.unit().err()?;
    let message = format!("the unit names {what} that it does not have");
    Some(
        Diagnostic::error(BROKEN_UNIT, message, Span::at(0))
            .note("this is a bug in okl or in a stage plugin, not in your source"),
    )
}

/// The result of a check. The error names the kind of thing that is missing or wrong, for the message of `broken-unit`.
type Missing = Result<(), &'static str>;

struct Look<'u> {
    unit: &'u Unit,
}

impl Look<'_> {
    fn unit(&self) -> Missing {
        self.types()?;
        self.declarations()?;
        self.marks()?;
        self.code()?;
        self.items()
    }

    fn types(&self) -> Missing {
        for (at, ty) in self.unit.types.iter().enumerate() {
            // The type that another one is made of comes before it in the arena, so that no type contains itself.
            if let TypeKind::Pointer(to) | TypeKind::Reference(to) | TypeKind::Array { of: to, .. } = ty.kind
            {
                self.hold((to.0 as usize) < at, "a type before another one")?;
            }
            ty.arguments.iter().try_for_each(|id| self.ty(*id))?;
            self.declaration(ty.declaration)?;
        }
        for layout in &self.unit.layouts {
            self.span(layout.span)?;
            match &layout.kind {
                LayoutKind::Record { bases, fields, .. } => {
                    bases.iter().try_for_each(|base| self.ty(*base))?;
                    fields.iter().try_for_each(|field| self.variable(field.variable))?;
                }
                LayoutKind::Enum { underlying, .. } => self.ty(*underlying)?,
                LayoutKind::Unknown => {}
            }
        }
        Ok(())
    }

    fn declarations(&self) -> Missing {
        for (at, declared) in self.unit.declarations.iter().enumerate() {
            let parts =
                declared.body.iter().chain(&declared.final_word).chain(&declared.enumerators).copied();
            let parts = parts.chain([declared.span, declared.name_span, declared.keyword]);
            let parts = parts.chain(declared.aliased.iter().flat_map(|(ty, bounds)| [*ty, *bounds]));
            parts.into_iter().try_for_each(|span| self.span(span))?;
            declared.functions.iter().try_for_each(|id| self.function_id(*id))?;
            // A class comes before its members in the arena.
            self.hold(
                declared.class.is_none_or(|class| (class.0 as usize) < at),
                "a declaration before another one",
            )?;
        }
        for mention in &self.unit.mentions {
            self.span(mention.span)?;
            self.hold(
                mention.of.is_none_or(|id| (id.0 as usize) < self.unit.declarations.len()),
                "a declaration",
            )?;
        }
        Ok(())
    }

    fn marks(&self) -> Missing {
        let alignments = self.unit.alignments.iter().flat_map(|one| [one.span, one.inside]);
        alignments.into_iter().try_for_each(|span| self.span(span))?;
        let signs = [&self.unit.keywords, &self.unit.attribute_lists, &self.unit.encoded];
        signs.into_iter().flatten().try_for_each(|span| self.span(*span))?;
        for attr in &self.unit.attributes {
            self.span(attr.span)?;
            self.site(&attr.site)?;
            attr.values.iter().try_for_each(|id| self.expr_id(*id))?;
        }
        Ok(())
    }

    fn code(&self) -> Missing {
        for variable in &self.unit.variables {
            self.span(variable.name_span)?;
            self.span(variable.span)?;
            let written = &variable.declarator;
            let brackets = written.brackets.iter().map(|brackets| brackets.span);
            let next = written.next.iter().flat_map(|next| [next.comma, Span::at(next.start)]);
            let signs = written.equals.iter().chain(&written.colon).copied().chain(next);
            let parts = written.bounds.iter().copied().chain(brackets).chain(signs);
            parts.into_iter().try_for_each(|span| self.span(span))?;
            self.attrs(&variable.attrs)?;
            self.ty(variable.ty)?;
            variable.init.iter().try_for_each(|id| self.expr_id(*id))?;
        }
        for function in &self.unit.functions {
            self.function(function)?;
        }
        self.unit.statements.iter().try_for_each(|stmt| self.stmt(stmt))?;
        self.unit.expressions.iter().try_for_each(|expression| self.expression(expression))?;
        for callee in &self.unit.callees {
            callee.parameters.iter().chain([&callee.result]).try_for_each(|ty| self.ty(*ty))?;
            callee.function.iter().try_for_each(|id| self.function_id(*id))?;
        }
        Nesting::new(self.unit).check()
    }

    fn items(&self) -> Missing {
        for item in self.unit.items.iter().chain(&self.unit.members) {
            self.span(item.span)?;
            match item.kind {
                ItemKind::Function(id) => self.function_id(id)?,
                ItemKind::Variable(id) => self.variable(id)?,
                ItemKind::Type | ItemKind::Namespace | ItemKind::Other => {}
            }
            let known = |at: &u32| (*at as usize) < self.unit.items.len();
            self.hold(item.needs.iter().all(known), "an item")?;
        }
        for access in &self.unit.dim_accesses {
            self.span(access.span)?;
            self.span(access.base)?;
            access.indices.iter().try_for_each(|span| self.span(*span))?;
            self.attrs(&[access.dim])?;
            self.attrs(access.order.as_slice())?;
            access.names.iter().flatten().try_for_each(|id| self.variable(*id))?;
        }
        self.unit.exceptions.iter().try_for_each(|span| self.span(*span))?;
        self.unit.constructs.iter().try_for_each(|one| self.span(one.span))?;
        self.unit.folds.iter().try_for_each(|fold| self.span(fold.span))
    }

    fn declaration(&self, id: Option<DeclarationId>) -> Missing {
        self.hold(id.is_none_or(|id| (id.0 as usize) < self.unit.declarations.len()), "a declaration")
    }

    fn function(&self, function: &Function) -> Missing {
        for span in [
            function.name_span,
            function.span,
            function.params_span,
            function.tail,
            Span::at(function.specifiers),
        ] {
            self.span(span)?;
        }
        function.ellipsis.iter().try_for_each(|span| self.span(*span))?;
        self.attrs(&function.attrs)?;
        self.ty(function.result)?;
        function.params.iter().try_for_each(|id| self.variable(*id))?;
        function.canonical.iter().try_for_each(|id| self.function_id(*id))?;
        function.body.iter().try_for_each(|body| self.stmt_id(*body))
    }

    fn stmt(&self, stmt: &Stmt) -> Missing {
        self.span(stmt.span)?;
        stmt.target.iter().try_for_each(|target| self.stmt_id(*target))?;
        if let Some(header) = stmt.header {
            let signs = header.constexpr.into_iter().chain(header.semicolon).chain(header.colon);
            let parts = [header.keyword, header.open, header.close].into_iter().chain(signs);
            parts.into_iter().try_for_each(|span| self.span(span))?;
        }
        self.attrs(&stmt.attrs)?;
        stmt.expressions.iter().try_for_each(|id| self.expr_id(*id))?;
        match &stmt.kind {
            StmtKind::Declaration(variables) => variables.iter().try_for_each(|id| self.variable(*id))?,
            StmtKind::For(l) => {
                [l.header, l.init, l.condition, l.update].into_iter().try_for_each(|span| self.span(span))?;
                l.variable.iter().try_for_each(|id| self.variable(*id))?;
                l.defect.iter().try_for_each(|defect| self.span(defect.span))?;
                if let Some(count) = &l.canonical {
                    let parts = [&count.start, &count.bound].into_iter().chain(&count.step);
                    parts.into_iter().try_for_each(|part| self.expr_id(*part))?;
                }
            }
            StmtKind::RangeFor { declare, .. } => self.expr_id(*declare)?,
            StmtKind::Block(_)
            | StmtKind::Expression
            | StmtKind::Loop(_)
            | StmtKind::If { .. }
            | StmtKind::Switch(_)
            | StmtKind::Labelled(_)
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Return
            | StmtKind::Goto
            | StmtKind::Empty
            | StmtKind::Other(_) => {}
        }
        stmt.children().into_iter().try_for_each(|child| self.stmt_id(child))
    }

    fn expression(&self, expression: &Expression) -> Missing {
        self.span(expression.span)?;
        self.span(expression.type_span)?;
        self.ty(expression.ty)?;
        expression.kind.children().try_for_each(|id| self.expr_id(id))?;
        match &expression.kind {
            ExprKind::Name(Name::Variable(id)) => self.variable(*id),
            ExprKind::Name(Name::Function(id)) => self.callee(*id),
            ExprKind::Member(member) => {
                self.span(member.name_span)?;
                member.variable.iter().try_for_each(|id| self.variable(*id))
            }
            ExprKind::Call(call) => {
                self.span(call.name_span)?;
                call.callee().into_iter().try_for_each(|id| self.callee(id))
            }
            ExprKind::Lambda(lambda) => {
                self.span(lambda.introducer)?;
                lambda.params.iter().try_for_each(|id| self.variable(*id))?;
                for capture in &lambda.captures {
                    self.span(capture.span)?;
                    self.variable(capture.variable)?;
                }
                self.stmt_id(lambda.body)
            }
            ExprKind::Statements(body) => self.stmt_id(*body),
            ExprKind::Declare(declare) => declare.variables.iter().try_for_each(|id| self.variable(*id)),
            ExprKind::Defines(id) => self.function_id(*id),
            ExprKind::Name(Name::Enumerator(_) | Name::Other(_))
            | ExprKind::Literal(_)
            | ExprKind::This
            | ExprKind::Paren(_)
            | ExprKind::Index { .. }
            | ExprKind::Dim { .. }
            | ExprKind::Dereference(_)
            | ExprKind::AddressOf(_)
            | ExprKind::Unary { .. }
            | ExprKind::Step { .. }
            | ExprKind::Binary { .. }
            | ExprKind::Assign { .. }
            | ExprKind::Conditional { .. }
            | ExprKind::Cast { .. }
            | ExprKind::List(_)
            | ExprKind::CompoundLiteral(_)
            | ExprKind::SizeOf(_)
            | ExprKind::TypeOf(_)
            | ExprKind::OneOf(_)
            | ExprKind::Opaque(_) => Ok(()),
        }
    }

    fn site(&self, site: &Site) -> Missing {
        match site {
            Site::Function(id) => self.function_id(*id),
            Site::Variables(ids) => ids.iter().try_for_each(|id| self.variable(*id)),
            Site::Statement(span) | Site::Empty(span) => self.span(*span),
            Site::Nothing | Site::Loop(_) | Site::Alias(_) => Ok(()),
        }
    }

    fn span(&self, span: Span) -> Missing {
        self.hold(self.unit.text.get(span.range()).is_some(), "a place")
    }

    fn variable(&self, id: VarId) -> Missing {
        self.hold((id.0 as usize) < self.unit.variables.len(), "a variable")
    }

    fn function_id(&self, id: FunctionId) -> Missing {
        self.hold((id.0 as usize) < self.unit.functions.len(), "a function")
    }

    fn expr_id(&self, id: ExprId) -> Missing {
        self.hold((id.0 as usize) < self.unit.expressions.len(), "an expression")
    }

    fn stmt_id(&self, id: StmtId) -> Missing {
        self.hold((id.0 as usize) < self.unit.statements.len(), "a statement")
    }

    fn ty(&self, id: TypeId) -> Missing {
        self.hold((id.0 as usize) < self.unit.types.len(), "a type")
    }

    fn callee(&self, id: CalleeId) -> Missing {
        self.hold((id.0 as usize) < self.unit.callees.len(), "a called function")
    }

    fn attrs(&self, ids: &[AttrId]) -> Missing {
        self.hold(ids.iter().all(|id| (id.0 as usize) < self.unit.attributes.len()), "an attribute")
    }

    fn hold(&self, holds: bool, what: &'static str) -> Missing {
        if holds { Ok(()) } else { Err(what) }
    }
}

/// A depth-first walk that finds statements and expressions that contain themselves. Requires that all ids are valid.
struct Nesting<'u> {
    unit: &'u Unit,
    stmts: Vec<State>,
    expressions: Vec<State>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    New,
    Open,
    Done,
}

impl<'u> Nesting<'u> {
    fn new(unit: &'u Unit) -> Nesting<'u> {
        let (stmts, expressions) = (unit.statements.len(), unit.expressions.len());
        Nesting { unit, stmts: vec![State::New; stmts], expressions: vec![State::New; expressions] }
    }

    fn check(mut self) -> Missing {
        (0..self.unit.statements.len() as u32).try_for_each(|at| self.stmt(StmtId(at)))?;
        (0..self.unit.expressions.len() as u32).try_for_each(|at| self.expression(ExprId(at)))
    }

    fn stmt(&mut self, id: StmtId) -> Missing {
        let at = id.0 as usize;
        match self.stmts[at] {
            State::Done => return Ok(()),
            State::Open => return Err("a statement outside of itself"),
            State::New => self.stmts[at] = State::Open,
        }
        let stmt = self.unit.stmt(id);
        stmt.expressions.iter().try_for_each(|id| self.expression(*id))?;
        stmt.children().into_iter().try_for_each(|id| self.stmt(id))?;
        self.stmts[at] = State::Done;
        Ok(())
    }

    fn expression(&mut self, id: ExprId) -> Missing {
        let at = id.0 as usize;
        match self.expressions[at] {
            State::Done => return Ok(()),
            State::Open => return Err("an expression outside of itself"),
            State::New => self.expressions[at] = State::Open,
        }
        let kind = &self.unit.expression(id).kind;
        kind.children().try_for_each(|id| self.expression(id))?;
        self.unit.nested_stmt(self.unit.expression(id)).into_iter().try_for_each(|id| self.stmt(id))?;
        self.expressions[at] = State::Done;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use okl_model::Type;

    fn unit() -> Unit {
        let function = Function { body: Some(StmtId(0)), ..Function::default() };
        let statements = vec![Stmt::default()];
        let types = vec![Type::default()];
        Unit { text: "x".into(), functions: vec![function], statements, types, ..Unit::default() }
    }

    fn id_of(unit: Unit) -> Option<String> {
        crate::check(unit, &okl_model::Attributes::default()).err().map(|found| found[0].id.clone())
    }

    #[test]
    fn a_unit_that_points_outside_its_text_is_refused() {
        let mut odd = unit();
        odd.functions[0].name_span = Span::new(0, 7);
        assert_eq!(id_of(odd).as_deref(), Some("broken-unit"));
    }

    #[test]
    fn a_statement_inside_of_itself_is_refused() {
        let mut odd = unit();
        odd.statements[0].kind = StmtKind::Block(vec![StmtId(0)]);
        assert_eq!(id_of(odd).as_deref(), Some("broken-unit"));
    }

    #[test]
    fn an_expression_that_names_what_is_not_there_is_refused() {
        let mut odd = unit();
        let kind = ExprKind::Name(Name::Variable(VarId(3)));
        odd.expressions.push(Expression {
            id: ExprId(0),
            span: Span::at(0),
            type_span: Span::default(),
            ty: TypeId(0),
            value: None,
            kind,
        });
        odd.statements[0].expressions.push(ExprId(0));
        assert_eq!(id_of(odd).as_deref(), Some("broken-unit"));
        assert_ne!(id_of(unit()).as_deref(), Some("broken-unit"));
    }
}
