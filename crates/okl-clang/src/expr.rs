//! Expressions: the nodes of libclang that are expressions, each read once.
//!
//! libclang shows the implicit conversions of C++, and other nodes, as `UnexposedExpr`. Those that change the type
//! become implicit casts; the others are left out.

use crate::bindings::{bound_access, is_structured};
use crate::functions::{function_name, is_function};
use crate::libclang::{Cursor, Cursors};
use crate::reader::Reader;
use crate::tokens::is_type_of;
use clang_sys::*;
use okl_model::{
    Access, BinaryOperator, CallExpr, CallTarget, Callee, CalleeId, CastStyle, ConstructKind, Declare,
    ExprId, ExprKind, Expression, Literal, Member, Name, Overloaded, TemplateArgument, UnaryOperator,
};
use okl_normalizer::INDEX;
use okl_source::Span;

impl<'u> Reader<'u> {
    /// Reads an expression with everything below it.
    pub(crate) fn expression(&mut self, cursor: Cursor<'u>) -> ExprId {
        let id = self.evaluated(cursor);
        self.with_type_of(cursor, id)
    }

    /// The expression `id`, or the `decltype(...)` around it if there is one.
    fn with_type_of(&mut self, cursor: Cursor<'u>, id: ExprId) -> ExprId {
        let read = self.unit.expression(id);
        match self.type_of(cursor).filter(|_| !matches!(read.kind, ExprKind::TypeOf(_))) {
            Some(span) => {
                let expression = Expression { span, value: None, kind: ExprKind::TypeOf(id), ..read.clone() };
                self.add(expression, false)
            }
            None => id,
        }
    }

    /// The `decltype(...)` around an expression, in the normal form. libclang shows only the operand.
    fn type_of(&self, cursor: Cursor<'u>) -> Option<Span> {
        if !self.has_type_of {
            return None;
        }
        let extent = cursor.extent()?;
        let first = self.tokens.at(extent.start).checked_sub(2)?;
        let after = self.tokens.at(extent.end);
        let fits = is_type_of(self.tokens.spelling(first))
            && self.tokens.is(first + 1, "(")
            && self.tokens.is(after, ")");
        fits.then(|| self.normal(Span::new(self.tokens.span(first).start, self.tokens.span(after).end)))
    }

    fn evaluated(&mut self, cursor: Cursor<'u>) -> ExprId {
        if cursor.kind() == CXCursor_CXXThrowExpr {
            let span = self.span(cursor);
            self.unit.exceptions.push(span);
        }
        if cursor.kind() == CXCursor_UnexposedExpr {
            let parts = self.expressions(cursor);
            return match parts[..] {
                [only] => self.converted(cursor, only),
                _ => {
                    let parts = self.all(&parts);
                    let kind =
                        if parts.is_empty() { ExprKind::Opaque(parts) } else { ExprKind::OneOf(parts) };
                    self.push(cursor, kind)
                }
            };
        }
        if let Some(kind) = construct(cursor) {
            self.note(kind, cursor.extent().unwrap_or_default());
        }
        let kind = self.kind(cursor);
        self.push(cursor, kind)
    }

    /// The expression below an `UnexposedExpr`, with an implicit cast around it if the type changes.
    fn converted(&mut self, cursor: Cursor<'u>, inner: Cursor<'u>) -> ExprId {
        let operand = self.expression(inner);
        let (from, to) = (inner.ty(), cursor.ty());
        if !from.is_like(to) {
            return self.push(
                cursor,
                ExprKind::Cast { style: CastStyle::Implicit, operand, binds: false, sign: None },
            );
        }
        // The value of a `const int` is an `int`.
        let ty = self.ty(to);
        self.unit.expressions[operand.0 as usize].ty = ty;
        operand
    }

    pub(crate) fn push(&mut self, cursor: Cursor<'u>, mut kind: ExprKind) -> ExprId {
        let ty = self.ty(cursor.ty());
        let (value, is_constant) = self.constant(cursor, &kind, ty);
        let type_span = self.written_type(cursor, &kind);
        let written = self.type_sign(cursor, &kind);
        if let ExprKind::Cast { binds, sign, .. } = &mut kind {
            let is_reference = written.is_some_and(|sign| sign.of(&self.unit.text).starts_with('&'));
            *sign = written;
            *binds = is_reference || self.is_named_reference(cursor, type_span);
        }
        let expression =
            Expression { id: ExprId::default(), span: self.span(cursor), type_span, ty, value, kind };
        self.add(expression, is_constant)
    }

    /// True for a cast to a name of a reference: `(ref)x` with `typedef int &ref;`
    fn is_named_reference(&self, cast: Cursor<'u>, written: Span) -> bool {
        let named = cast.children().into_iter().find(|child| child.kind() == CXCursor_TypeRef);
        named.is_some_and(|named| {
            matches!(named.ty().canonical().kind(), CXType_LValueReference | CXType_RValueReference)
                && self.span(named).end == written.end
        })
    }

    /// Adds an expression that was not read from a node of its own.
    pub(crate) fn add(&mut self, expression: Expression, is_constant: bool) -> ExprId {
        let id = ExprId(self.unit.expressions.len() as u32);
        self.unit.expressions.push(Expression { id, ..expression });
        self.constants.push(is_constant);
        id
    }

    /// Reads several expressions in order.
    pub(crate) fn all(&mut self, cursors: &[Cursor<'u>]) -> Vec<ExprId> {
        cursors.iter().map(|cursor| self.expression(*cursor)).collect()
    }

    fn kind(&mut self, cursor: Cursor<'u>) -> ExprKind {
        match cursor.kind() {
            CXCursor_DeclRefExpr => self.name(cursor),
            CXCursor_IntegerLiteral => ExprKind::Literal(Literal::Integer),
            CXCursor_CharacterLiteral => ExprKind::Literal(Literal::Character),
            CXCursor_StringLiteral => ExprKind::Literal(Literal::String),
            CXCursor_CXXBoolLiteralExpr => ExprKind::Literal(Literal::Bool),
            CXCursor_CXXNullPtrLiteralExpr | CXCursor_GNUNullExpr => ExprKind::Literal(Literal::Null),
            CXCursor_FloatingLiteral => {
                // JSON has no infinities.
                let value = cursor.evaluate_float().unwrap_or_default();
                ExprKind::Literal(Literal::Float(value.clamp(f64::MIN, f64::MAX)))
            }
            CXCursor_CXXThisExpr => ExprKind::This,
            CXCursor_ParenExpr => self.around(cursor, ExprKind::Paren),
            CXCursor_BinaryOperator | CXCursor_CompoundAssignOperator => self.binary(cursor),
            CXCursor_UnaryOperator => self.unary(cursor),
            CXCursor_ArraySubscriptExpr => self.subscript(cursor),
            CXCursor_MemberRefExpr => self.member(cursor),
            CXCursor_CallExpr => self.call(cursor),
            CXCursor_ConditionalOperator => match self.expressions(cursor)[..] {
                [condition, then, otherwise] => ExprKind::Conditional {
                    condition: self.expression(condition),
                    then: self.expression(then),
                    otherwise: self.expression(otherwise),
                },
                _ => self.opaque(cursor),
            },
            CXCursor_CStyleCastExpr => self.cast(cursor, CastStyle::C),
            CXCursor_CXXFunctionalCastExpr => self.cast(cursor, CastStyle::Functional),
            CXCursor_CXXStaticCastExpr => self.cast(cursor, CastStyle::Static),
            CXCursor_CXXReinterpretCastExpr => self.cast(cursor, CastStyle::Reinterpret),
            CXCursor_CXXConstCastExpr => self.cast(cursor, CastStyle::Const),
            CXCursor_CXXDynamicCastExpr => self.cast(cursor, CastStyle::Dynamic),
            CXCursor_InitListExpr => self.list(cursor),
            CXCursor_CompoundLiteralExpr => self.around(cursor, ExprKind::CompoundLiteral),
            CXCursor_UnaryExpr => {
                let parts = self.expressions(cursor);
                ExprKind::SizeOf(self.all(&parts))
            }
            CXCursor_LambdaExpr => self.lambda(cursor),
            CXCursor_StmtExpr => match self.expressions(cursor)[..] {
                [body] => ExprKind::Statements(self.stmt(body)),
                _ => self.opaque(cursor),
            },
            CXCursor_VarDecl | CXCursor_ParmDecl | CXCursor_FieldDecl => {
                ExprKind::Declare(Box::new(self.declared(cursor)))
            }
            CXCursor_UnexposedDecl if is_structured(cursor) => {
                ExprKind::Declare(Box::new(self.bindings(cursor)))
            }
            _ if is_function(cursor) => match cursor.location().and_then(|at| self.functions.get(&at)) {
                Some(function) => ExprKind::Defines(*function),
                None => self.opaque(cursor),
            },
            kind if is_statement(kind) => ExprKind::Statements(self.stmt(cursor)),
            _ => self.opaque(cursor),
        }
    }

    /// An expression that libclang has no kind for, or whose meaning okl does not model.
    fn opaque(&mut self, cursor: Cursor<'u>) -> ExprKind {
        let parts = self.expressions(cursor);
        ExprKind::Opaque(self.all(&parts))
    }

    /// An expression with one operand.
    fn around(&mut self, cursor: Cursor<'u>, kind: fn(ExprId) -> ExprKind) -> ExprKind {
        match self.expressions(cursor)[..] {
            [inner] => kind(self.expression(inner)),
            _ => self.opaque(cursor),
        }
    }

    /// `(float *)p`; in `(int (*)[n])p` the sizes come before the operand.
    fn cast(&mut self, cursor: Cursor<'u>, style: CastStyle) -> ExprKind {
        let parts = self.expressions(cursor);
        match parts.split_last() {
            Some((operand, [])) => {
                ExprKind::Cast { style, operand: self.expression(*operand), binds: false, sign: None }
            }
            Some((operand, sizes)) => {
                let mut all = self.all(sizes);
                let operand = self.expression(*operand);
                all.push(self.push(cursor, ExprKind::Cast { style, operand, binds: false, sign: None }));
                ExprKind::OneOf(all)
            }
            None => ExprKind::Opaque(Vec::new()),
        }
    }

    fn name(&mut self, cursor: Cursor<'u>) -> ExprKind {
        let name = self.name_of(cursor);
        // `is_same<decltype(r), double>::value`
        let parts = self.expressions(cursor);
        if parts.is_empty() {
            return ExprKind::Name(name);
        }
        let mut all = vec![self.push(cursor, ExprKind::Name(name))];
        all.extend(self.all(&parts));
        ExprKind::OneOf(all)
    }

    fn name_of(&mut self, cursor: Cursor<'u>) -> Name {
        let Some(referenced) = cursor.referenced() else { return Name::Other(cursor.spelling()) };
        if let Some(variable) = self.variable_of(referenced) {
            return Name::Variable(variable);
        }
        match referenced.kind() {
            CXCursor_EnumConstantDecl => Name::Enumerator(referenced.spelling()),
            _ if is_function(referenced) => Name::Function(self.callee(referenced)),
            _ => Name::Other(cursor.spelling()),
        }
    }

    /// The callee that a function is: what its callers need to know of it.
    pub(crate) fn callee(&mut self, function: Cursor<'u>) -> CalleeId {
        let parameters = function.ty().arguments().into_iter().map(|ty| self.ty(ty.canonical())).collect();
        let name = function_name(function);
        // The unit has the type of `Grid<float>::clear(x)`, too.
        let class = function.semantic_parent().filter(|parent| parent.template().is_some());
        let class = class.filter(|_| self.function_of(function).is_some()).map(|class| self.ty(class.ty()));
        let callee = Callee {
            operator: Overloaded::named(&name),
            name,
            namespace: outermost_namespace(function),
            function: self.function_of(function),
            intrinsic: self.intrinsic_of(function),
            parameters,
            instance: self.instance(function),
            result: self.ty(function.result_type()),
            is_method: matches!(function.kind(), CXCursor_CXXMethod | CXCursor_ConversionFunction),
            class,
            is_const: function.is_const_method(),
        };
        if let Some(known) = self.callees.get(&callee) {
            return *known;
        }
        let id = CalleeId(self.unit.callees.len() as u32);
        let is_function = function.kind() == CXCursor_FunctionDecl && !callee.instance.is_empty();
        if is_function || class.is_some() && callee.instance.is_empty() {
            self.instances.push((id, function));
        }
        self.unit.callees.push(callee.clone());
        self.callees.insert(callee, id);
        id
    }

    /// The template arguments of an instance of a function template of the text.
    fn instance(&mut self, function: Cursor<'u>) -> Vec<TemplateArgument> {
        if self.function_of(function).is_none() {
            return Vec::new();
        }
        let arguments = function.instance().into_iter();
        arguments.map(|(ty, value)| TemplateArgument { ty: ty.map(|ty| self.ty(ty)), value }).collect()
    }

    /// `a + b`. The left operand of `(a + b) + c` is written without parentheses, and a sum may have 100,000 terms. So
    /// the terms are read in a loop from first to last, without recursion.
    fn binary(&mut self, cursor: Cursor<'u>) -> ExprKind {
        let [left, right] = self.expressions(cursor)[..] else { return self.opaque(cursor) };
        let mut inner = Vec::new();
        let (mut whole, mut left, mut right) = (cursor, left, right);
        while left.kind() == CXCursor_BinaryOperator
            && let [first, second] = self.expressions(left)[..]
        {
            inner.push((whole, left, right));
            (whole, left, right) = (left, first, second);
        }
        let mut read = self.expression(left);
        loop {
            let written = self.operator_between(left, right);
            let second = self.expression(right);
            let kind = self.operation(&written, read, second);
            let Some(outer) = inner.pop() else { return kind };
            let id = self.push(whole, kind);
            read = self.with_type_of(whole, id);
            (whole, left, right) = outer;
        }
    }

    fn operation(&self, written: &str, left: ExprId, right: ExprId) -> ExprKind {
        if let Some(operator) = BinaryOperator::spelled(written) {
            return ExprKind::Binary { operator, left, right };
        }
        let before = match written {
            "=" => return ExprKind::Assign { operator: None, target: left, value: right },
            "and_eq" => "&",
            "or_eq" => "|",
            other => other.trim_end_matches("_eq").trim_end_matches('='),
        };
        match BinaryOperator::spelled(before) {
            Some(operator) => ExprKind::Assign { operator: Some(operator), target: left, value: right },
            None => ExprKind::Opaque(vec![left, right]),
        }
    }

    fn unary(&mut self, cursor: Cursor<'u>) -> ExprKind {
        let [inner] = self.expressions(cursor)[..] else { return self.opaque(cursor) };
        let written = self.unary_operator(cursor, inner);
        let operand = self.expression(inner);
        let operator = match written.as_str() {
            "++" | "--" => {
                let start = |cursor: Cursor<'u>| cursor.extent().map(|extent| extent.start);
                let postfix = start(cursor) == start(inner);
                return ExprKind::Step { down: written == "--", postfix, operand };
            }
            "*" => return ExprKind::Dereference(operand),
            "&" | "bitand" => return ExprKind::AddressOf(operand),
            "+" => UnaryOperator::Plus,
            "-" => UnaryOperator::Minus,
            "!" | "not" => UnaryOperator::Not,
            "~" | "compl" => UnaryOperator::Complement,
            _ => UnaryOperator::Other,
        };
        ExprKind::Unary { operator, operand }
    }

    fn subscript(&mut self, cursor: Cursor<'u>) -> ExprKind {
        let [mut base, mut index] = self.expressions(cursor)[..] else { return self.opaque(cursor) };
        // `2[a]` is `a[2]`.
        if leads(index) && !leads(base) {
            std::mem::swap(&mut base, &mut index);
        }
        if let Some(indices) = self.dim_indices(index) {
            let indices = self.all(&indices);
            let spans = indices.iter().map(|index| self.unit.expression(*index).span).collect();
            self.dim_access(cursor, base, spans);
            return ExprKind::Dim { base: self.expression(base), indices };
        }
        let index = self.expression(index);
        ExprKind::Index { base: self.expression(base), index }
    }

    /// The indices of `okl_ix(i, j)`.
    fn dim_indices(&self, index: Cursor<'u>) -> Option<Vec<Cursor<'u>>> {
        let call = crate::loops::peel(index);
        let start = call.extent()?.start;
        if call.kind() != CXCursor_CallExpr || !self.tokens.is(self.tokens.at(start), INDEX) {
            return None;
        }
        Some(
            self.expressions(call)
                .into_iter()
                .filter(|part| part.extent().is_some_and(|e| e.start > start))
                .collect(),
        )
    }

    fn member(&mut self, cursor: Cursor<'u>) -> ExprKind {
        let parts = self.expressions(cursor);
        let member = self.member_of(cursor, parts.first().copied());
        match parts.get(1..) {
            None | Some([]) => ExprKind::Member(Box::new(member)),
            // `o.f<n>`
            Some(others) => {
                let mut all = vec![self.push(cursor, ExprKind::Member(Box::new(member)))];
                all.extend(self.all(others));
                ExprKind::OneOf(all)
            }
        }
    }

    fn member_of(&mut self, cursor: Cursor<'u>, base: Option<Cursor<'u>>) -> Member {
        let arrow = base.is_some_and(|base| base.ty().canonical().kind() == CXType_Pointer);
        let name = cursor.spelling();
        let place = cursor.location().unwrap_or_default();
        Member {
            base: base.map(|base| self.expression(base)),
            arrow,
            variable: cursor.referenced().and_then(|field| self.field_of(field)),
            name_span: self.normal(Span::new(place, place + name.len() as u32)),
            name,
        }
    }

    fn call(&mut self, cursor: Cursor<'u>) -> ExprKind {
        let referenced = cursor.referenced();
        let mut parts = self.expressions(cursor);
        let named = referenced.filter(|callee| is_function(*callee));
        let callee = named.map(|callee| self.callee(callee));
        if let (Some(operator), Some(id)) = (named, callee)
            && operator.spelling().starts_with("operator")
            && let Some(at) = parts.iter().position(|part| names_operator(*part, operator))
        {
            let name_span = self.span(parts.remove(at));
            return self.called(CallTarget::Operator(id), name_span, &parts, &[]);
        }
        // The callee is the first part if it is an expression; constructors have none.
        let constructs = named.is_some_and(|callee| callee.kind() == CXCursor_Constructor);
        let has_callee = !constructs && !parts.is_empty() && parts.len() > argument_count(cursor, &parts);
        if !has_callee {
            let target = match (callee, &parts[..]) {
                // An implicit conversion by a conversion function.
                (Some(method), [only]) if !constructs && only.kind() == CXCursor_MemberRefExpr => {
                    let object = self.expressions(*only).first().copied();
                    let object = object.map(|object| self.expression(object));
                    return self.called(CallTarget::Method { method, object }, Span::default(), &[], &[]);
                }
                (Some(id), _) if constructs => CallTarget::Constructor(id),
                (Some(id), _) => CallTarget::Function(id),
                (None, _) => CallTarget::Unknown,
            };
            return self.called(target, Span::default(), &parts, &[]);
        }
        let head = parts.remove(0);
        let name_span = self.span(head);
        match (callee, head.kind()) {
            (Some(method), CXCursor_MemberRefExpr) => {
                let start = |cursor: Cursor<'u>| cursor.extent().map(|extent| extent.start);
                let (object, others): (Vec<_>, Vec<_>) =
                    self.expressions(head).into_iter().partition(|part| start(*part) == start(head));
                let object = object.first().map(|object| self.expression(*object));
                self.called(CallTarget::Method { method, object }, name_span, &parts, &others)
            }
            (Some(id), _) if crate::loops::peel(head).kind() == CXCursor_DeclRefExpr => {
                let others = self.expressions(crate::loops::peel(head));
                self.called(CallTarget::Function(id), name_span, &parts, &others)
            }
            _ => {
                let value = self.expression(head);
                self.called(CallTarget::Value(value), name_span, &parts, &[])
            }
        }
    }

    fn called(
        &mut self,
        target: CallTarget,
        name_span: Span,
        arguments: &[Cursor<'u>],
        template_arguments: &[Cursor<'u>],
    ) -> ExprKind {
        let template_arguments = self.all(template_arguments);
        let arguments = self.all(arguments);
        ExprKind::Call(Box::new(CallExpr { target, name_span, arguments, template_arguments }))
    }

    /// The declaration of a variable, with its initialiser.
    pub(crate) fn declared(&mut self, cursor: Cursor<'u>) -> Declare {
        let variables: Vec<_> = self.variable(cursor).into_iter().collect();
        let init = cursor.location().and_then(|at| self.initializer(cursor, at));
        let mut others = self.expressions(cursor);
        if init.is_some() {
            others.pop();
        }
        Declare {
            init: init.and_then(|_| self.unit.variable(*variables.first()?).init),
            variables,
            binds: bound_access(cursor.ty()) == Access::Escape,
            others: self.all(&others),
        }
    }

    /// The children of a node that are expressions, statements or declarations, without references to types and the
    /// like.
    pub(crate) fn expressions(&self, cursor: Cursor<'u>) -> Cursors<'u> {
        let mut all = cursor.children();
        all.retain(|child| !is_name(child.kind()));
        all
    }
}

/// The outermost namespace around a function, or an empty string.
fn outermost_namespace(function: Cursor<'_>) -> String {
    let around = std::iter::successors(function.semantic_parent(), |cursor| cursor.semantic_parent());
    around
        .filter(|cursor| cursor.kind() == CXCursor_Namespace)
        .last()
        .map(Cursor::spelling)
        .unwrap_or_default()
}

/// The construct of an expression that not every target compiler supports.
fn construct(cursor: Cursor<'_>) -> Option<ConstructKind> {
    match cursor.kind() {
        CXCursor_CXXNewExpr | CXCursor_CXXDeleteExpr => Some(ConstructKind::Allocation),
        CXCursor_CompoundLiteralExpr => Some(ConstructKind::CompoundLiteral),
        CXCursor_StmtExpr => Some(ConstructKind::StatementExpression),
        CXCursor_CXXTypeidExpr => Some(ConstructKind::TypeId),
        CXCursor_CallExpr => {
            let is_virtual = cursor.referenced().is_some_and(Cursor::is_virtual);
            is_virtual.then_some(ConstructKind::VirtualCall)
        }
        _ => None,
    }
}

/// True for expressions of pointer or array type.
fn leads(cursor: Cursor<'_>) -> bool {
    let kind = cursor.ty().canonical().kind();
    matches!(kind, CXType_Pointer | CXType_ConstantArray | CXType_IncompleteArray | CXType_VariableArray)
}

/// True for references to types, templates and namespaces, and for attributes: they have no value.
fn is_name(kind: CXCursorKind) -> bool {
    matches!(kind, CXCursor_TypeRef | CXCursor_TemplateRef | CXCursor_NamespaceRef) || is_attribute(kind)
}

/// True for kinds in the range that clang-c/Index.h reserves for attributes.
fn is_attribute(kind: CXCursorKind) -> bool {
    (CXCursor_UnexposedAttr..CXCursor_PreprocessingDirective).contains(&kind)
}

/// True for kinds in the range that clang-c/Index.h reserves for statements.
pub(crate) fn is_statement(kind: CXCursorKind) -> bool {
    (CXCursor_UnexposedStmt..CXCursor_TranslationUnit).contains(&kind)
}

/// True if a part of a call is the name of the called operator. libclang lists it where it is written: between the
/// operands of `a + b`.
fn names_operator(part: Cursor<'_>, operator: Cursor<'_>) -> bool {
    let part = crate::loops::peel(part);
    part.kind() == CXCursor_DeclRefExpr && part.spelling() == operator.spelling()
}

/// The number of arguments among the parts of a call: all parts but a callee at the start.
fn argument_count(call: Cursor<'_>, parts: &[Cursor<'_>]) -> usize {
    let starts = |cursor: Cursor<'_>| cursor.extent().map(|span| span.start);
    match parts.first() {
        Some(first) if starts(*first) == starts(call) && first.extent() != call.extent() => parts.len() - 1,
        _ => parts.len(),
    }
}
