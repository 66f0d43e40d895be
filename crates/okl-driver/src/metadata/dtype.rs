//! Types as libocca describes them.

use okl_analysis::Analyzed;
use okl_model::metadata::{Dtype, EnumeratorName, FieldDtype};
use okl_model::{InstanceField, Layout, LayoutKind, Ty, TypeKind, Vector};
use okl_source::Span;

/// The element type of a pointer; for a pointer to pointers, the type behind all of them.
pub(crate) fn behind_pointer(unit: &Analyzed, ty: Ty<'_>) -> Dtype {
    match ty.kind {
        TypeKind::Pointer(to) => behind_pointer(unit, ty.at(to)),
        // Any memory is accepted, as in C++.
        TypeKind::Void | TypeKind::Function | TypeKind::Other => builtin("byte"),
        TypeKind::Bool
        | TypeKind::Int(_)
        | TypeKind::Float
        | TypeKind::Reference(_)
        | TypeKind::Array { .. }
        | TypeKind::Record
        | TypeKind::Enum => of(unit, ty),
    }
}

/// The type of a value.
pub(crate) fn of(unit: &Analyzed, ty: Ty<'_>) -> Dtype {
    match ty.kind {
        TypeKind::Bool => builtin("bool"),
        TypeKind::Int(int) => match int.bits {
            8 => builtin("char"),
            16 => builtin("short"),
            32 => builtin("int"),
            64 => builtin("long"),
            _ => custom(ty),
        },
        TypeKind::Float => match ty.size {
            Some(4) => builtin("float"),
            Some(8) => builtin("double"),
            _ => custom(ty),
        },
        TypeKind::Array { of: element, len } => {
            let size = len.and_then(|len| i64::try_from(len).ok()).unwrap_or(-1);
            Dtype::Tuple { dtype: Box::new(of(unit, ty.at(element))), size }
        }
        TypeKind::Reference(to) => of(unit, ty.at(to)),
        TypeKind::Record | TypeKind::Enum => class(unit, ty),
        TypeKind::Void | TypeKind::Pointer(_) | TypeKind::Function | TypeKind::Other => custom(ty),
    }
}

fn class(unit: &Analyzed, ty: Ty<'_>) -> Dtype {
    let Some(layout) = layout(unit, ty) else {
        return match Vector::named(ty.name()) {
            Some(vector) => builtin(&vector.name()),
            None => instance(unit, ty).unwrap_or_else(|| custom(ty)),
        };
    };
    let name = if layout.name.is_empty() { ty.name().to_string() } else { layout.name.clone() };
    match &layout.kind {
        LayoutKind::Enum { enumerators, .. } => {
            let names = enumerators.iter().map(|one| EnumeratorName { name: one.name.clone() });
            Dtype::Enum { name, enumerators: names.collect() }
        }
        LayoutKind::Unknown => custom(ty),
        LayoutKind::Record { is_union, .. } => match fields(unit, layout) {
            Some(fields) if *is_union => Dtype::Union { name, fields },
            Some(fields) => Dtype::Struct { name, fields },
            None => custom(ty),
        },
    }
}

/// An instance of a class template. `None` for one with bases or bit-fields.
fn instance(unit: &Analyzed, ty: Ty<'_>) -> Option<Dtype> {
    let class = unit.class_instance(ty)?;
    if class.has_bases || !class.is_defined || class.fields.iter().any(|field| field.is_bit_field) {
        return None;
    }
    let field =
        |field: &InstanceField| FieldDtype { dtype: of(unit, unit.ty(field.ty)), name: field.name.clone() };
    let (name, fields) = (ty.name().to_string(), class.fields.iter().map(field).collect());
    Some(if class.is_union { Dtype::Union { name, fields } } else { Dtype::Struct { name, fields } })
}

/// The layout of a class or enumeration; `None` for instances of templates and types of system headers.
fn layout<'u>(unit: &'u Analyzed, ty: Ty<'_>) -> Option<&'u Layout> {
    let named = unit.layouts.iter().find(|layout| !layout.name.is_empty() && layout.name == ty.name());
    // `typedef struct { ... } T;`
    let declared =
        |span: Span| unit.layouts.iter().find(|layout| layout.name.is_empty() && span.contains(layout.span));
    named.or_else(|| declared(unit.declarations.get(ty.declaration?.0 as usize)?.span))
}

/// All fields, those of the bases first. `None` if one is a bit-field or the layout of a base is not known.
fn fields(unit: &Analyzed, layout: &Layout) -> Option<Vec<FieldDtype>> {
    let LayoutKind::Record { bases, fields: own, .. } = &layout.kind else { return None };
    let mut all = Vec::new();
    for base in bases {
        all.extend(fields(unit, self::layout(unit, unit.ty(*base))?)?);
    }
    for field in own {
        if field.bits.is_some() {
            return None;
        }
        let variable = unit.variable(field.variable);
        all.push(FieldDtype { dtype: of(unit, unit.ty(variable.ty)), name: variable.name.clone() });
    }
    Some(all)
}

fn builtin(name: &str) -> Dtype {
    Dtype::Builtin { name: name.to_string() }
}

fn custom(ty: Ty<'_>) -> Dtype {
    Dtype::Custom { name: ty.name().to_string(), bytes: ty.size.unwrap_or(0) }
}
