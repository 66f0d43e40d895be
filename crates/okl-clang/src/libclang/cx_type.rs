//! Types of the AST.

#![allow(unsafe_code)] // calls libclang, with values that libclang returned

use super::ast::{Cursor, CxType, is_null};
use super::functions::Functions;
use super::string::take;
use clang_sys::{CXClientData, CXCursor, CXType, CXTypeKind, CXVisit_Continue, CXVisitorResult};
use std::ptr;

impl<'u> CxType<'u> {
    fn f(self) -> &'u Functions {
        self.ast.ask()
    }

    pub(crate) fn kind(self) -> CXTypeKind {
        self.raw.kind
    }

    pub(super) fn with(self, raw: CXType) -> CxType<'u> {
        CxType { ast: self.ast, raw }
    }

    /// A key that is equal for types that are equal and spelled alike.
    pub(crate) fn key(self) -> (CXTypeKind, usize, usize) {
        (self.raw.kind, self.raw.data[0] as usize, self.raw.data[1] as usize)
    }

    /// True for the same type, except for `const` and spelling.
    pub(crate) fn is_like(self, other: CxType<'u>) -> bool {
        // libclang crashes when asked for the qualifiers of an invalid type.
        if self.kind() == clang_sys::CXType_Invalid || other.kind() == clang_sys::CXType_Invalid {
            return self.kind() == other.kind();
        }
        let bare = |ty: CxType<'u>| unsafe { (self.f().clang_getUnqualifiedType)(ty.canonical().raw) };
        self.key() == other.key() || unsafe { (self.f().clang_equalTypes)(bare(self), bare(other)) != 0 }
    }

    /// True for `auto`, `auto *` and `auto &`.
    pub(crate) fn is_deduced(self) -> bool {
        use clang_sys::{CXType_Auto, CXType_LValueReference, CXType_Pointer, CXType_RValueReference};
        match self.kind() {
            CXType_Auto => true,
            CXType_Pointer | CXType_LValueReference | CXType_RValueReference => self.pointee().is_deduced(),
            _ => false,
        }
    }

    pub(crate) fn spelling(self) -> String {
        take(self.f(), unsafe { (self.f().clang_getTypeSpelling)(self.raw) })
    }

    pub(crate) fn canonical(self) -> CxType<'u> {
        self.with(unsafe { (self.f().clang_getCanonicalType)(self.raw) })
    }

    pub(crate) fn is_const(self) -> bool {
        unsafe { (self.f().clang_isConstQualifiedType)(self.raw) != 0 }
    }

    pub(crate) fn is_restrict(self) -> bool {
        unsafe { (self.f().clang_isRestrictQualifiedType)(self.raw) != 0 }
    }

    pub(crate) fn pointee(self) -> CxType<'u> {
        self.with(unsafe { (self.f().clang_getPointeeType)(self.raw) })
    }

    pub(crate) fn element(self) -> CxType<'u> {
        self.with(unsafe { (self.f().clang_getArrayElementType)(self.raw) })
    }

    /// True for a plain old data type of C++: trivial and of standard layout.
    pub(crate) fn is_plain(self) -> bool {
        unsafe { (self.f().clang_isPODType)(self.raw) != 0 }
    }

    /// The number of elements of an array, if it is constant.
    pub(crate) fn len(self) -> Option<u64> {
        u64::try_from(unsafe { (self.f().clang_getArraySize)(self.raw) }).ok()
    }

    /// The types of a function's parameters.
    pub(crate) fn arguments(self) -> Vec<CxType<'u>> {
        let count = unsafe { (self.f().clang_getNumArgTypes)(self.raw) };
        (0..count.max(0))
            .map(|at| self.with(unsafe { (self.f().clang_getArgType)(self.raw, at as u32) }))
            .collect()
    }

    /// The types among the template arguments of a type.
    pub(crate) fn template_arguments(self) -> Vec<CxType<'u>> {
        if self.kind() == clang_sys::CXType_Invalid {
            return Vec::new();
        }
        let count = unsafe { (self.f().clang_Type_getNumTemplateArguments)(self.raw) };
        (0..count.max(0))
            .map(|at| {
                self.with(unsafe { (self.f().clang_Type_getTemplateArgumentAsType)(self.raw, at as u32) })
            })
            .filter(|ty| ty.kind() != clang_sys::CXType_Invalid)
            .collect()
    }

    /// The fields of a class, in order; those of an instance of a template have the types of the instance.
    pub(crate) fn fields(self) -> Vec<Cursor<'u>> {
        extern "C" fn push(cursor: CXCursor, data: CXClientData) -> CXVisitorResult {
            // SAFETY: `data` is the vector below, alive during the visit.
            let list = unsafe { &mut *data.cast::<Vec<CXCursor>>() };
            list.push(cursor);
            CXVisit_Continue
        }
        let mut list: Vec<CXCursor> = Vec::new();
        // SAFETY: the visitor accesses only `list`.
        unsafe { (self.f().clang_Type_visitFields)(self.raw, push, ptr::from_mut(&mut list).cast()) };
        list.into_iter().map(|raw| Cursor { ast: self.ast, raw }).collect()
    }

    /// The type without `const` and `volatile`.
    pub(crate) fn unqualified(self) -> CxType<'u> {
        self.with(unsafe { (self.f().clang_getUnqualifiedType)(self.raw) })
    }

    pub(crate) fn declaration(self) -> Option<Cursor<'u>> {
        let raw = unsafe { (self.f().clang_getTypeDeclaration)(self.raw) };
        (!is_null(self.f(), raw)).then_some(Cursor { ast: self.ast, raw })
    }

    /// The size of a complete type, in bytes.
    pub(crate) fn size(self) -> Option<u64> {
        u64::try_from(unsafe { (self.f().clang_Type_getSizeOf)(self.raw) }).ok()
    }

    /// The alignment of a complete type, in bytes.
    pub(crate) fn align(self) -> Option<u64> {
        u64::try_from(unsafe { (self.f().clang_Type_getAlignOf)(self.raw) }).ok()
    }
}
