//! The memory layout of the user's classes and enumerations.

use crate::libclang::Cursor;
use crate::reader::Reader;
use clang_sys::*;
use okl_model::{Enumerator, Field, Layout, LayoutKind};
use okl_source::Span;

impl<'u> Reader<'u> {
    /// Records the layout of a class or enumeration that is defined here.
    ///
    /// Templates have none: only their instances do.
    pub(crate) fn layout(&mut self, cursor: Cursor<'u>) {
        let kind = match cursor.kind() {
            CXCursor_EnumDecl => Some(self.enumeration(cursor)),
            CXCursor_StructDecl | CXCursor_ClassDecl | CXCursor_UnionDecl => self.record(cursor),
            _ => None,
        };
        let (Some(kind), Some(at), Some(extent)) = (kind, cursor.location(), cursor.extent()) else { return };
        let ty = cursor.ty().canonical();
        let (Some(size), Some(align)) = (ty.size(), ty.align()) else { return };
        let name = cursor.spelling();
        // clang invents names for unnamed entities: `(unnamed struct at ...)`.
        let is_named = self.says(Span::new(at, at + name.len() as u32), &name);
        let layout = Layout {
            name: if is_named { ty.spelling() } else { String::new() },
            span: self.normal(extent),
            size,
            align,
            kind,
        };
        if self.laid_out.insert(layout.span) {
            self.unit.layouts.push(layout);
        }
    }

    /// The layout of a class; `None` if it is not defined here, or if a field depends on a template parameter.
    fn record(&mut self, cursor: Cursor<'u>) -> Option<LayoutKind> {
        let mut bases = Vec::new();
        let mut fields = Vec::new();
        for child in cursor.children() {
            match child.kind() {
                CXCursor_CXXBaseSpecifier => bases.push(self.ty(child.ty())),
                CXCursor_FieldDecl => {
                    let offset = child.field_offset()?;
                    let bits = child.bit_width();
                    fields.push(Field { variable: self.variable(child)?, offset, bits });
                }
                _ => {}
            }
        }
        Some(LayoutKind::Record { is_union: cursor.kind() == CXCursor_UnionDecl, bases, fields })
    }

    fn enumeration(&mut self, cursor: Cursor<'u>) -> LayoutKind {
        let is_constant = |child: &Cursor<'u>| child.kind() == CXCursor_EnumConstantDecl;
        let constants = cursor.children().into_iter().filter(is_constant);
        LayoutKind::Enum {
            underlying: self.ty(cursor.enum_type()),
            enumerators: constants
                .map(|constant| Enumerator { name: constant.spelling(), value: constant.enum_value() })
                .collect(),
        }
    }
}
