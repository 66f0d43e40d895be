//! Structured bindings: `auto &[x, y] = point;`
//!
//! libclang has no kind of node for them. The declaration is an `UnexposedDecl` spelled `[x, y]`; its children are an
//! `UnexposedDecl` for each name and then the initialiser. At file scope the nodes of the names also stand before the
//! declaration.

use crate::libclang::{Cursor, CxType};
use crate::reader::Reader;
use clang_sys::*;
use okl_model::{
    Access, Declarator, Declare, ExprId, ExprKind, Expression, Site, Type, TypeId, TypeKind, VarId, Variable,
};
use okl_source::Span;

/// True for structured bindings.
pub(crate) fn is_structured(cursor: Cursor<'_>) -> bool {
    cursor.kind() == CXCursor_UnexposedDecl && cursor.spelling().starts_with('[')
}

/// True for a name of a structured binding. Its node is only a name with a type. Variable templates, for which libclang
/// has no kind either, start before their names.
pub(crate) fn is_binding(cursor: Cursor<'_>) -> bool {
    cursor.kind() == CXCursor_UnexposedDecl
        && !cursor.spelling().is_empty()
        && !is_structured(cursor)
        && cursor.ty().kind() != CXType_Invalid
        && cursor.extent().map(|extent| extent.start) == cursor.location()
}

impl<'u> Reader<'u> {
    /// Reads a structured binding: its names as variables, and the initialiser.
    pub(crate) fn bindings(&mut self, cursor: Cursor<'u>) -> Declare {
        let first = cursor.children().into_iter().find(|child| is_binding(*child)).and_then(Cursor::location);
        let init = match first.and_then(|at| self.known_variable(at)) {
            Some(known) => self.unit.variable(known).init,
            None => {
                let init = self.expressions(cursor).pop().filter(|last| !is_binding(*last));
                init.map(|init| self.expression(init))
            }
        };
        let variables = self.names_of(cursor, init);
        Declare { variables, init, binds: bound_access(cursor.ty()) == Access::Escape, others: Vec::new() }
    }

    /// Reads the names of a structured binding; `init` is its initialiser.
    fn names_of(&mut self, cursor: Cursor<'u>, init: Option<ExprId>) -> Vec<VarId> {
        let attrs = self.carried(cursor);
        let mut ids = Vec::new();
        for name in cursor.children().into_iter().filter(|child| is_binding(*child)) {
            ids.extend(self.binding(cursor, name, init));
        }
        self.place(&attrs, &Site::Variables(ids.clone()));
        ids
    }

    fn binding(&mut self, whole: Cursor<'u>, cursor: Cursor<'u>, init: Option<ExprId>) -> Option<VarId> {
        let at = cursor.location()?;
        if let Some(known) = self.known_variable(at) {
            return Some(known);
        }
        let name = cursor.spelling();
        let mut attrs = self.carried(whole);
        for inherited in self.type_attributes(cursor.ty()) {
            if !attrs.contains(&inherited) {
                attrs.push(inherited);
            }
        }
        let extent = whole.extent().unwrap_or(Span::at(at));
        let ty = self.bound_type(whole.ty(), cursor.ty());
        Some(self.new_variable(
            at,
            Variable {
                name_span: self.normal(Span::new(at, at + name.len() as u32)),
                name,
                span: self.normal(extent),
                ty,
                scope: self.scope(whole),
                attrs,
                init,
                declarator: Declarator::default(),
                is_static: whole.is_static(),
                is_thread_local: whole.is_thread_local(),
                is_mutable: false,
                is_constexpr: false,
                is_deduced: true,
                is_binding: true,
            },
        ))
    }
}

impl<'u> Reader<'u> {
    /// Reads the header of `for (auto [x, y] : list)`; returns its declaration and the node of the body.
    pub(crate) fn range_loop(
        &mut self,
        cursor: Cursor<'u>,
        out: &mut Vec<ExprId>,
    ) -> Option<(ExprId, Cursor<'u>)> {
        let [variable, range, body] = self.expressions(cursor)[..] else { return None };
        out.extend(self.hidden_init(cursor));
        let init = Some(self.expression(range));
        let variables = match is_structured(variable) {
            true => self.names_of(variable, init),
            false => {
                self.element_of(variable.location()?, range);
                self.variable(variable).into_iter().collect()
            }
        };
        let binds = bound_access(variable.ty()) == Access::Escape;
        let declare =
            self.declare_expression(variable, Declare { variables, init, binds, others: Vec::new() });
        out.push(declare);
        Some((declare, body))
    }

    /// The range of `auto [x, y](p)` with the last parenthesis, which clang leaves out.
    fn with_parenthesis(&self, cursor: Cursor<'u>) -> Option<Span> {
        let extent = cursor.extent().filter(|_| is_structured(cursor))?;
        let next = self.tokens.at(extent.end);
        let open = self.tokens.partner(next).filter(|_| self.tokens.is(next, ")"))?;
        let whole = Span::new(extent.start, self.tokens.span(next).end);
        (self.tokens.span(open).start > extent.start).then(|| self.normal(whole))
    }

    /// Adds a declaration as an expression.
    pub(crate) fn declare_expression(&mut self, cursor: Cursor<'u>, declare: Declare) -> ExprId {
        let span = self.with_parenthesis(cursor).unwrap_or_else(|| self.span(cursor));
        let ty = self.ty(cursor.ty());
        let kind = ExprKind::Declare(Box::new(declare));
        self.add(
            Expression { id: ExprId::default(), span, type_span: Span::default(), ty, value: None, kind },
            false,
        )
    }
}

/// The access that binding a name to something makes: a reference to non-const may be written through later.
pub(crate) fn bound_access(ty: CxType<'_>) -> Access {
    let binds = matches!(ty.kind(), CXType_LValueReference | CXType_RValueReference);
    if binds && !ty.pointee().is_const() { Access::Escape } else { Access::Read }
}

impl<'u> Reader<'u> {
    /// The type of a name for a part of `whole`: `int &` if `whole` is a reference, otherwise that of the part.
    fn bound_type(&mut self, whole: CxType<'u>, part: CxType<'u>) -> TypeId {
        let id = self.ty(part);
        let sign = match whole.kind() {
            CXType_LValueReference => "&",
            CXType_RValueReference => "&&",
            _ => return id,
        };
        let part = self.unit.ty(id);
        if part.is_reference() {
            return id;
        }
        // `int &`, `int (&)[3]`
        let refer = |ty: &str| match ty.split_once('[') {
            Some((of, bounds)) => format!("{of}({sign})[{bounds}"),
            None => format!("{ty} {sign}"),
        };
        let reference = Type {
            spelling: refer(&part.spelling),
            canonical: refer(&part.canonical),
            size: part.size,
            kind: TypeKind::Reference(id),
            is_deduced: part.is_deduced,
            is_rvalue_reference: sign == "&&",
            is_unnamed: part.is_unnamed,
            ..Type::default()
        };
        self.intern(reference, None)
    }
}
