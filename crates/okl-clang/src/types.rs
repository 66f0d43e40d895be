//! libclang's types as the model's.

use crate::libclang::CxType;
use clang_sys::*;
use okl_model::{IntType, Type, TypeKind};

/// How deep pointers and arrays are followed; real types end long before.
const DEPTH: u32 = 12;

/// Reads a type.
pub(crate) fn read(ty: CxType<'_>) -> Type {
    read_to(ty, DEPTH)
}

fn read_to(ty: CxType<'_>, depth: u32) -> Type {
    let canonical = ty.canonical();
    Type {
        spelling: ty.spelling(),
        canonical: canonical.spelling(),
        is_const: canonical.is_const(),
        size: has_size(canonical).then(|| canonical.size()).flatten(),
        kind: if depth == 0 { TypeKind::Other } else { kind(ty, canonical, depth - 1) },
    }
}

/// Whether libclang may be asked for the size. For what stands for several functions, or for a method of an object, it
/// crashes.
fn has_size(canonical: CxType<'_>) -> bool {
    !matches!(
        canonical.kind(),
        CXType_Invalid
            | CXType_Unexposed
            | CXType_Overload
            | CXType_Dependent
            | CXType_FunctionProto
            | CXType_FunctionNoProto
    )
}

/// `ty` keeps the user's names for what it is made of, `canonical` tells what it is.
fn kind(ty: CxType<'_>, canonical: CxType<'_>, depth: u32) -> TypeKind {
    let inside = |part: fn(CxType<'_>) -> CxType<'_>| {
        let own = part(ty);
        let own = if own.kind() == CXType_Invalid { part(canonical) } else { own };
        Box::new(read_to(own, depth))
    };
    match canonical.kind() {
        CXType_Void => TypeKind::Void,
        CXType_Bool => TypeKind::Bool,
        CXType_Float | CXType_Double | CXType_LongDouble | CXType_Half | CXType_Float16 | CXType_Float128
        | CXType_BFloat16 => TypeKind::Float,
        CXType_Pointer => TypeKind::Pointer(inside(pointee)),
        CXType_LValueReference | CXType_RValueReference => TypeKind::Reference(inside(pointee)),
        CXType_ConstantArray | CXType_IncompleteArray | CXType_VariableArray | CXType_DependentSizedArray => {
            TypeKind::Array { of: inside(element), len: canonical.len() }
        }
        CXType_Record => TypeKind::Record,
        CXType_Enum => TypeKind::Enum,
        CXType_FunctionProto | CXType_FunctionNoProto => TypeKind::Function,
        _ => int_type(canonical).map_or(TypeKind::Other, TypeKind::Int),
    }
}

fn pointee(ty: CxType<'_>) -> CxType<'_> {
    ty.pointee()
}

fn element(ty: CxType<'_>) -> CxType<'_> {
    ty.element()
}

/// The width and sign of an integer or character type.
pub(crate) fn int_type(ty: CxType<'_>) -> Option<IntType> {
    let canonical = ty.canonical();
    let signed = match canonical.kind() {
        CXType_Char_S | CXType_SChar | CXType_Short | CXType_Int | CXType_Long | CXType_LongLong
        | CXType_Int128 | CXType_WChar => true,
        CXType_Char_U | CXType_UChar | CXType_UShort | CXType_UInt | CXType_ULong | CXType_ULongLong
        | CXType_UInt128 | CXType_Char16 | CXType_Char32 => false,
        _ => return None,
    };
    Some(IntType { bits: u32::try_from(canonical.size()? * 8).ok()?, signed })
}
