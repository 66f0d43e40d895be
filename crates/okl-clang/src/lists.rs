//! Braced lists, with the conversions by classes in them.
//!
//! libclang shows a list in its syntactic form, without implicit conversions: in `int a[2] = {1, ticket}` nothing says
//! that a conversion function of `ticket` is called. So each element is compared with the type that it initialises.

use crate::libclang::{Cursor, Cursors, CxType};
use crate::reader::Reader;
use clang_sys::*;
use okl_model::{CallExpr, CallTarget, ExprId, ExprKind, Expression};
use okl_source::Span;
use std::vec::IntoIter;

impl<'u> Reader<'u> {
    /// Reads a braced list: `{a, {b, c}}`
    pub(crate) fn list(&mut self, cursor: Cursor<'u>) -> ExprKind {
        self.list_for(cursor, Some(cursor.ty().canonical()))
    }

    fn list_for(&mut self, cursor: Cursor<'u>, ty: Option<CxType<'u>>) -> ExprKind {
        let mut parts = self.expressions(cursor).into_iter().collect::<Vec<_>>().into_iter();
        let mut elements = Vec::new();
        self.fill(ty, &mut parts, &mut elements);
        // The elements whose targets are not known.
        elements.extend(parts.map(|part| self.expression(part)));
        ExprKind::List(elements)
    }

    /// Reads elements for an object of type `ty`. In `{1, 2, 3}` several elements may initialise an array in a struct,
    /// whose braces are omitted.
    fn fill(&mut self, ty: Option<CxType<'u>>, parts: &mut IntoIter<Cursor<'u>>, elements: &mut Vec<ExprId>) {
        let Some(ty) = ty else { return };
        let members = members(ty);
        let mut at = 0;
        while let Some(part) = parts.as_slice().first().copied() {
            let member = match &members {
                Members::Alike(element, count) => {
                    Some(*element).filter(|_| count.is_none_or(|count| at < count))
                }
                Members::Fields(fields) => fields.get(at as usize).copied(),
                Members::Itself => Some(ty).filter(|_| at == 0),
                Members::Unknown => None,
            };
            let Some(member) = member else { return };
            at += 1;
            let before = parts.len();
            if fits(part, member) {
                parts.next();
                elements.push(self.element(part, member));
            } else {
                self.fill(Some(member), parts, elements);
                if parts.len() == before {
                    return;
                }
            }
        }
    }

    fn element(&mut self, part: Cursor<'u>, member: CxType<'u>) -> ExprId {
        if part.kind() == CXCursor_InitListExpr {
            let kind = self.list_for(part, Some(member));
            return self.push(part, kind);
        }
        let object = self.expression(part);
        let from = part.ty().canonical();
        if from.kind() != CXType_Record || from.is_like(member) {
            return object;
        }
        let Some(method) = conversion(from, member) else { return object };
        let method = (self.callee(method), self.ty(method.result_type()));
        let call = CallExpr {
            target: CallTarget::Method { method: method.0, object: Some(object) },
            name_span: Span::default(),
            arguments: Vec::new(),
            template_arguments: Vec::new(),
        };
        let expression = Expression {
            id: ExprId::default(),
            span: self.span(part),
            type_span: Span::default(),
            ty: method.1,
            value: None,
            kind: ExprKind::Call(Box::new(call)),
        };
        self.add(expression, false)
    }
}

/// The members that the elements of a braced list initialise.
enum Members<'u> {
    /// The elements of an array: their type and number.
    Alike(CxType<'u>, Option<u64>),
    /// The bases and fields of a class.
    Fields(Vec<CxType<'u>>),
    /// The value itself, a number or a pointer: `{1}`.
    Itself,
    Unknown,
}

fn members(ty: CxType<'_>) -> Members<'_> {
    match ty.kind() {
        CXType_Invalid | CXType_Void | CXType_Dependent | CXType_Unexposed => Members::Unknown,
        CXType_ConstantArray => Members::Alike(ty.element().canonical(), ty.len()),
        CXType_IncompleteArray | CXType_VariableArray => Members::Alike(ty.element().canonical(), None),
        CXType_Record => fields(ty).map_or(Members::Unknown, Members::Fields),
        _ => Members::Itself,
    }
}

/// The types of the bases and fields, in order; `None` for classes with constructors, and for those whose members
/// libclang does not show.
fn fields(ty: CxType<'_>) -> Option<Vec<CxType<'_>>> {
    let children = ty.declaration()?.children();
    let of_kind =
        |child: &&Cursor<'_>| matches!(child.kind(), CXCursor_CXXBaseSpecifier | CXCursor_FieldDecl);
    let fields: Vec<_> = children.iter().filter(of_kind).map(|child| child.ty().canonical()).collect();
    let is_aggregate = !children.iter().any(|child| child.kind() == CXCursor_Constructor);
    (is_aggregate && !fields.is_empty()).then_some(fields)
}

/// True if an element initialises a member as a whole; otherwise it initialises the first part of the member.
fn fits(part: Cursor<'_>, member: CxType<'_>) -> bool {
    let is_aggregate = match members(member) {
        Members::Alike(..) | Members::Fields(_) => true,
        Members::Itself | Members::Unknown => false,
    };
    let ty = part.ty().canonical();
    part.kind() == CXCursor_InitListExpr
        || part.kind() == CXCursor_StringLiteral
        || !is_aggregate
        || ty.is_like(member)
        || derives(ty, member)
        || conversions(ty).iter().any(|method| gives(*method, member))
}

fn derives(ty: CxType<'_>, base: CxType<'_>) -> bool {
    bases(ty).into_iter().any(|one| one.is_like(base) || derives(one, base))
}

fn bases(ty: CxType<'_>) -> Vec<CxType<'_>> {
    if ty.kind() != CXType_Record {
        return Vec::new();
    }
    let children = ty.declaration().map_or_else(Cursors::new, Cursor::children);
    let bases = children.iter().filter(|child| child.kind() == CXCursor_CXXBaseSpecifier);
    bases.map(|base| base.ty().canonical()).collect()
}

/// The conversion functions of a class and its bases.
fn conversions(ty: CxType<'_>) -> Vec<Cursor<'_>> {
    if ty.kind() != CXType_Record {
        return Vec::new();
    }
    let children = ty.declaration().map_or_else(Cursors::new, Cursor::children);
    let own = children.iter().copied().filter(|child| child.kind() == CXCursor_ConversionFunction);
    own.chain(bases(ty).into_iter().flat_map(conversions)).collect()
}

/// The conversion function that yields a `member`: the one with exactly that result, otherwise one that may change the
/// object.
fn conversion<'u>(from: CxType<'u>, member: CxType<'u>) -> Option<Cursor<'u>> {
    let mut all = conversions(from);
    all.retain(|method| !from.is_const() || method.is_const_method());
    let exact = all.iter().find(|method| gives(**method, member));
    let changing = || all.iter().find(|method| !method.is_const_method());
    exact.or_else(changing).or(all.first()).copied()
}

fn gives(method: Cursor<'_>, member: CxType<'_>) -> bool {
    let result = method.result_type().canonical();
    let value = match result.kind() {
        CXType_LValueReference | CXType_RValueReference => result.pointee().canonical(),
        _ => result,
    };
    value.is_like(member)
}
