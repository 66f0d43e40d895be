//! Types of host values: single values, sizes, fields.

use okl_analysis::Analyzed;
use okl_model::plan::Typed;
use okl_model::reflection::{Field, Scalar};
use okl_model::{LayoutKind, Ty, TypeKind, Vector};

/// The depth to which fields of fields are listed.
const DEPTH: u32 = 16;

/// The type of a single value; none for structs and for numbers of other widths, such as `long double`.
pub(in crate::document) fn scalar(unit: &Analyzed, ty: Ty<'_>) -> Option<Scalar> {
    match ty.kind {
        TypeKind::Bool => Some(Scalar::Bool),
        TypeKind::Int(int) => Scalar::of_int(int),
        TypeKind::Float if ty.is_half() => Some(Scalar::Float16),
        TypeKind::Float => match ty.size {
            Some(4) => Some(Scalar::Float32),
            Some(8) => Some(Scalar::Float64),
            _ => None,
        },
        TypeKind::Enum => match unit.layout(ty)?.kind {
            LayoutKind::Enum { underlying, .. } => scalar(unit, unit.ty(underlying)),
            LayoutKind::Record { .. } | LayoutKind::Unknown => None,
        },
        // A parameter that is an array is a pointer.
        TypeKind::Pointer(_) | TypeKind::Array { .. } => Some(Scalar::Pointer),
        TypeKind::Reference(to) => scalar(unit, ty.at(to)),
        TypeKind::Void | TypeKind::Record | TypeKind::Function | TypeKind::Other => None,
    }
}

/// The size of a value of a type; of an address for arrays, since parameters are meant.
pub(in crate::document) fn bytes(unit: &Analyzed, ty: Ty<'_>) -> Option<u64> {
    scalar(unit, ty).map(Scalar::bytes).or(ty.value().size)
}

/// The alignment of a value of a type, if it is known.
pub(in crate::document) fn align(unit: &Analyzed, ty: Ty<'_>) -> Option<u64> {
    let of_struct = || {
        let layout = unit.layout(ty.value()).map(|layout| layout.align);
        layout.or_else(|| Some(Vector::named(ty.value().name())?.alignment() as u64))
    };
    scalar(unit, ty).map(Scalar::bytes).or_else(of_struct)
}

/// The fields of a struct; none for unions, and for structs with base classes or bit-fields.
pub(in crate::document) fn fields(unit: &Analyzed, ty: Ty<'_>) -> Vec<Field> {
    fields_at(unit, ty.value(), DEPTH)
}

fn fields_at(unit: &Analyzed, ty: Ty<'_>, depth: u32) -> Vec<Field> {
    let Some(layout) = unit.layout(ty).filter(|_| depth > 0) else { return Vec::new() };
    let LayoutKind::Record { is_union: false, bases, fields } = &layout.kind else { return Vec::new() };
    if !bases.is_empty() || fields.iter().any(|field| field.bits.is_some()) {
        return Vec::new();
    }
    let field = |field: &okl_model::Field| {
        let variable = unit.variable(field.variable);
        let ty = unit.ty(variable.ty);
        Field {
            typed: Typed { name: variable.name.clone(), ty: ty.name().to_string() },
            scalar: scalar(unit, ty).filter(|_| !ty.is_array()),
            offset: field.offset / 8,
            bytes: ty.size,
            fields: fields_at(unit, ty, depth - 1),
        }
    };
    fields.iter().map(field).collect()
}
