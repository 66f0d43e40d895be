//! Structured bindings: `auto &[x, y] = point;`
//!
//! libclang has no word for them. It shows the declaration as an `UnexposedDecl` spelled `[x, y]`, with one `UnexposedDecl`
//! for each name below it and then the initialiser; at file scope the names stand before the declaration once more.

use crate::expr::{Demand, Effects};
use crate::libclang::{Cursor, CxType};
use crate::reader::Reader;
use crate::types;
use clang_sys::*;
use okl_model::{Access, Site, Type, TypeKind, VarId, Variable};
use okl_source::Span;

/// Whether a declaration gives names to the parts of something.
pub(crate) fn is_structured(cursor: Cursor<'_>) -> bool {
    cursor.kind() == CXCursor_UnexposedDecl && cursor.spelling().starts_with('[')
}

/// Whether a declaration is one of those names; other declarations without a kind have no type either.
pub(crate) fn is_binding(cursor: Cursor<'_>) -> bool {
    cursor.kind() == CXCursor_UnexposedDecl
        && !cursor.spelling().is_empty()
        && !is_structured(cursor)
        && cursor.ty().kind() != CXType_Invalid
}

impl<'u> Reader<'u> {
    /// Reads every name of a structured binding as a variable, once, and what its initialiser does.
    pub(crate) fn bindings(&mut self, cursor: Cursor<'u>, out: &mut Effects) -> Vec<VarId> {
        let access = bound_access(cursor.ty());
        let (names, parts): (Vec<_>, Vec<_>) =
            self.expressions(cursor).into_iter().partition(|part| is_binding(*part));
        for part in &parts {
            self.walk(*part, Demand::of(access), out);
        }
        let attrs = self.carried(cursor);
        let mut ids = Vec::new();
        for name in names {
            ids.extend(self.binding(cursor, name, parts.last().copied()));
        }
        self.place(&attrs, &Site::Variables(ids.clone()));
        ids
    }

    fn binding(&mut self, whole: Cursor<'u>, cursor: Cursor<'u>, init: Option<Cursor<'u>>) -> Option<VarId> {
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
        // No value: that of the whole is not the value of a part.
        let init = init.map(|init| self.expr(init)).map(|init| okl_model::Expr { value: None, ..init });
        let extent = whole.extent().unwrap_or(Span::at(at));
        Some(self.new_variable(
            at,
            Variable {
                name_span: self.normal(Span::new(at, at + name.len() as u32)),
                name,
                span: self.normal(extent),
                ty: bound(whole.ty(), types::read(cursor.ty())),
                scope: self.scope(whole),
                attrs,
                init,
                is_static: whole.is_static(),
                is_constexpr: false,
                is_binding: true,
            },
        ))
    }
}

/// What giving a name to something does to it: a reference that is no constant may change it later.
pub(crate) fn bound_access(ty: CxType<'_>) -> Access {
    let binds = matches!(ty.kind(), CXType_LValueReference | CXType_RValueReference);
    if binds && !ty.pointee().is_const() { Access::Escape } else { Access::Read }
}

/// The type of a name for a part of `whole`: `int &` where that is a reference, and else the part's own.
fn bound(whole: CxType<'_>, part: Type) -> Type {
    let sign = match whole.kind() {
        CXType_LValueReference => "&",
        CXType_RValueReference => "&&",
        _ => return part,
    };
    if matches!(part.kind, TypeKind::Reference(_)) {
        return part;
    }
    // `int &`, `int (&)[3]`
    let refer = |ty: &str| match ty.split_once('[') {
        Some((of, bounds)) => format!("{of}({sign})[{bounds}"),
        None => format!("{ty} {sign}"),
    };
    Type {
        spelling: refer(&part.spelling),
        canonical: refer(&part.canonical),
        is_const: false,
        size: part.size,
        kind: TypeKind::Reference(Box::new(part)),
    }
}
