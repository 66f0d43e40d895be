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
        let layout = layout.or_else(|| unit.class_instance(ty.value())?.align);
        layout.or_else(|| Some(Vector::named(ty.value().name())?.alignment() as u64))
    };
    scalar(unit, ty).map(Scalar::bytes).or_else(of_struct)
}

/// The fields of a struct; none for unions, and for structs with base classes or bit-fields.
pub(in crate::document) fn fields(unit: &Analyzed, ty: Ty<'_>) -> Vec<Field> {
    fields_at(unit, ty.value(), DEPTH)
}

fn fields_at(unit: &Analyzed, ty: Ty<'_>, depth: u32) -> Vec<Field> {
    if depth == 0 {
        return Vec::new();
    }
    let Some(layout) = unit.layout(ty) else { return fields_of_instance(unit, ty, depth) };
    let LayoutKind::Record { is_union: false, bases, fields } = &layout.kind else { return Vec::new() };
    if !bases.is_empty() || fields.iter().any(|field| field.bits.is_some()) {
        return Vec::new();
    }
    let described = |one: &okl_model::Field| {
        let variable = unit.variable(one.variable);
        field(unit, &variable.name, unit.ty(variable.ty), (one.offset, depth))
    };
    fields.iter().map(described).collect()
}

/// The fields of an instance of a class template.
fn fields_of_instance(unit: &Analyzed, ty: Ty<'_>, depth: u32) -> Vec<Field> {
    let Some(class) = unit.class_instance(ty) else { return Vec::new() };
    if class.is_union || class.has_bases || class.fields.iter().any(|field| field.is_bit_field) {
        return Vec::new();
    }
    let described =
        |one: &okl_model::InstanceField| field(unit, &one.name, unit.ty(one.ty), (one.offset, depth));
    class.fields.iter().map(described).collect()
}

fn field(unit: &Analyzed, name: &str, ty: Ty<'_>, (offset, depth): (u64, u32)) -> Field {
    Field {
        typed: Typed { name: name.to_string(), ty: ty.name().to_string() },
        scalar: scalar(unit, ty).filter(|_| !ty.is_array()),
        offset: offset / 8,
        bytes: ty.size,
        fields: fields_at(unit, ty, depth - 1),
    }
}
