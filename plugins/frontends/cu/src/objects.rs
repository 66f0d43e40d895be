//! Objects with pointers in them as arguments of kernels. OpenCL knows no such arguments: the kernel gets the fields one by
//! one, and makes an object of them.
//!
//! ```text
//! __global__ void k(Scale f)      @kernel void k(float *f_x, float f_s) { ... Scale f; f.x = f_x; f.s = f_s; ... }
//! ```

use crate::writer::Writer;
use okl_frontend::instances::written;
use okl_frontend::runtime::Device;
use okl_plugin::model::{LayoutKind, TypeId, VarId};
use okl_plugin::{TypeKind, Unit};

/// A field that is an argument of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Field {
    /// Its type.
    ty: String,
    /// Where it is in the object: `x`, `inner.x`
    path: String,
    /// Its offset in bytes.
    pub(crate) offset: u64,
    /// Its size in bytes; 0 for a pointer.
    pub(crate) size: u64,
}

/// The fields of a parameter that its kernel gets one by one; `None` for one that stays as it is.
pub(crate) fn fields(unit: &Unit, device: Device, id: VarId) -> Option<Vec<Field>> {
    let ty = unit.variable(id).ty;
    if device != Device::OpenCl || !has_pointer(unit, ty, 0) || unit.ty(ty).is_pointer() {
        return None;
    }
    let mut found = Vec::new();
    add(unit, ty, ("", 0, 0), &mut found).then_some(found)
}

/// The most classes inside of each other.
const DEEPEST: u32 = 16;

/// Adds the fields of a class; false if an argument cannot be made of each.
fn add(unit: &Unit, ty: TypeId, (path, offset, depth): (&str, u64, u32), found: &mut Vec<Field>) -> bool {
    let Some(fields) = record(unit, ty).filter(|_| depth < DEEPEST) else { return false };
    fields.iter().all(|field| {
        let variable = unit.variable(field.variable);
        let ty = unit.ty(variable.ty);
        let path = if path.is_empty() { variable.name.clone() } else { format!("{path}.{}", variable.name) };
        let offset = offset + field.offset / 8;
        if ty.is_array()
            || ty.referred().is_some()
            || ty.is_const
            || field.bits.is_some()
            || variable.name.is_empty()
        {
            return false;
        }
        if !ty.is_pointer() && has_pointer(unit, variable.ty, depth) {
            return add(unit, variable.ty, (&path, offset, depth + 1), found);
        }
        let size = if ty.is_pointer() { 0 } else { ty.size.unwrap_or(0) };
        let ty = written(&ty.canonical);
        found.push(Field { ty, path, offset, size });
        true
    })
}

/// The fields of a structure without base classes.
fn record(unit: &Unit, ty: TypeId) -> Option<&[okl_plugin::model::Field]> {
    let ty = unit.ty(ty);
    if ty.kind != TypeKind::Record {
        return None;
    }
    let name = ty.canonical.trim_start_matches("const ");
    let layout = unit.layouts.iter().find(|layout| layout.name == name)?;
    match &layout.kind {
        LayoutKind::Record { is_union: false, bases, fields } if bases.is_empty() => Some(fields),
        _other => None,
    }
}

/// True for a pointer, and for a structure with one in it.
fn has_pointer(unit: &Unit, ty: TypeId, depth: u32) -> bool {
    let is_inside = |field: &okl_plugin::model::Field| {
        depth < DEEPEST && has_pointer(unit, unit.variable(field.variable).ty, depth + 1)
    };
    unit.ty(ty).is_pointer() || record(unit, ty).is_some_and(|fields| fields.iter().any(is_inside))
}

impl Writer<'_> {
    /// The name of the parameter for a field: `f_inner_x`
    fn field_name(&self, id: VarId, field: &Field) -> String {
        let name = &self.program.unit.variable(id).name;
        self.names.free(&format!("{name}_{}", field.path.replace('.', "_")))
    }

    /// `float *f_x, float f_s`
    pub(crate) fn field_parameters(&self, id: VarId, fields: &[Field]) -> String {
        let one = |field: &Field| format!("{} {}", field.ty, self.field_name(id, field));
        fields.iter().map(one).collect::<Vec<String>>().join(", ")
    }

    /// `Scale f; f.x = f_x; f.s = f_s;`
    pub(crate) fn object(&self, id: VarId, fields: &[Field]) -> String {
        let unit = self.program.unit;
        let name = &unit.variable(id).name;
        let ty = written(unit.ty(unit.variable(id).ty).canonical.trim_start_matches("const "));
        let one = |field: &Field| format!(" {name}.{} = {};", field.path, self.field_name(id, field));
        format!("{ty} {name};{}\n", fields.iter().map(one).collect::<String>())
    }
}
