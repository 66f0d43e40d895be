//! The interpreter's types: the scalars that an object consists of.

use okl_model::{IntType, LayoutKind, TypeId, TypeKind, Unit, VarId};
use std::rc::Rc;

/// A type; `const` is ignored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ty {
    /// `void`
    Void,
    /// `bool`
    Bool,
    /// An integer, a character or an enumeration.
    Int(IntType),
    /// `float`, `double`
    Float(u32),
    /// A pointer.
    Pointer(Rc<Ty>),
    /// A reference.
    Reference(Rc<Ty>),
    /// An array of known length.
    Array(Rc<Ty>, usize),
    /// A class of the user's files, as an index into [`Records`].
    Record(usize),
    /// The class of a lambda.
    Lambda,
    /// The type of `nullptr`.
    Null,
    /// An unsupported type; operations that depend on it are refused.
    Unknown(String),
}

impl Ty {
    /// True if an object of the type consists of parts.
    pub(super) fn is_whole(&self) -> bool {
        matches!(self, Ty::Record(_) | Ty::Array(..))
    }

    /// The target of a reference; any other type itself.
    pub(super) fn referred(&self) -> &Ty {
        if let Ty::Reference(to) = self { to } else { self }
    }
}

/// `int`
pub(super) const INT: IntType = IntType { bits: 32, signed: true };

/// The classes of a unit.
#[derive(Clone, Debug, Default)]
pub struct Records(Vec<Record>);

/// A class without base classes.
#[derive(Clone, Debug)]
struct Record {
    name: String,
    fields: Vec<(VarId, Ty)>,
    /// The reason why it is not supported.
    strange: Option<&'static str>,
}

impl Records {
    /// The classes of a unit, each after the classes of its fields.
    pub(super) fn new(unit: &Unit) -> Records {
        let mut records = Records::default();
        for layout in &unit.layouts {
            let LayoutKind::Record { is_union, bases, fields } = &layout.kind else { continue };
            let has_values = fields.iter().any(|field| unit.variable(field.variable).init.is_some());
            let strange = match () {
                () if *is_union => Some("is a union"),
                () if !bases.is_empty() => Some("has bases"),
                () if fields.iter().any(|field| field.bits.is_some()) => Some("has bit-fields"),
                () if has_values => Some("gives its fields first values"),
                () => None,
            };
            let fields = fields.iter().map(|field| {
                (field.variable, read(unit, &records, unit.ty(unit.variable(field.variable).ty)))
            });
            let fields = fields.collect();
            records.0.push(Record { name: layout.name.clone(), fields, strange });
        }
        records
    }

    /// The offset of a field, in cells, and its type.
    pub(super) fn field(&self, record: usize, field: VarId) -> Result<(usize, Ty), String> {
        let mut at = 0;
        for (id, ty) in &self.known(record)?.fields {
            if *id == field {
                return Ok((at, ty.clone()));
            }
            at += self.size(ty)?;
        }
        Err(format!("a member of `{}` that is no field", self.0[record].name))
    }

    /// The class that a field belongs to.
    pub(super) fn of_field(&self, field: VarId) -> Option<usize> {
        self.0.iter().position(|record| record.fields.iter().any(|(id, _)| *id == field))
    }

    /// The types of the fields of a class.
    pub(super) fn fields(&self, record: usize) -> Result<Vec<Ty>, String> {
        Ok(self.known(record)?.fields.iter().map(|(_, ty)| ty.clone()).collect())
    }

    /// The number of cells of an object of the type.
    pub(super) fn size(&self, ty: &Ty) -> Result<usize, String> {
        match ty {
            Ty::Bool | Ty::Int(_) | Ty::Float(_) | Ty::Pointer(_) | Ty::Lambda | Ty::Null => Ok(1),
            Ty::Array(of, length) => Ok(self.size(of)? * length),
            Ty::Record(record) => {
                self.known(*record)?.fields.iter().map(|(_, ty)| self.size(ty)).sum::<Result<usize, String>>()
            }
            Ty::Void | Ty::Reference(_) => Err(format!("an object of type {ty:?}")),
            Ty::Unknown(name) => Err(format!("the type `{name}`")),
        }
    }

    /// The types of these cells, in order.
    pub(super) fn leaves(&self, ty: &Ty) -> Result<Vec<Ty>, String> {
        match ty {
            Ty::Array(of, length) => Ok(vec![self.leaves(of)?; *length].concat()),
            Ty::Record(record) => {
                let fields = self.known(*record)?.fields.iter();
                fields.map(|(_, ty)| self.leaves(ty)).collect::<Result<Vec<_>, _>>().map(|all| all.concat())
            }
            Ty::Bool | Ty::Int(_) | Ty::Float(_) | Ty::Pointer(_) | Ty::Lambda | Ty::Null => {
                Ok(vec![ty.clone()])
            }
            Ty::Void | Ty::Reference(_) | Ty::Unknown(_) => Err(format!("an object of type {ty:?}")),
        }
    }

    fn known(&self, record: usize) -> Result<&Record, String> {
        let record = &self.0[record];
        match record.strange {
            Some(why) => Err(format!("`{}`, which {why}", record.name)),
            None => Ok(record),
        }
    }
}

/// Translates a type of the model. No other function depends on the model's types.
pub(super) fn read(unit: &Unit, records: &Records, ty: okl_model::Ty<'_>) -> Ty {
    let inside = |part: TypeId| Rc::new(read(unit, records, ty.at(part)));
    let unknown = || Ty::Unknown(ty.canonical.clone());
    match ty.kind {
        TypeKind::Void => Ty::Void,
        TypeKind::Bool => Ty::Bool,
        TypeKind::Int(int) if int.bits <= 64 => Ty::Int(int),
        TypeKind::Float => match ty.size {
            Some(4) => Ty::Float(32),
            Some(8) => Ty::Float(64),
            Some(_) | None => unknown(),
        },
        TypeKind::Pointer(to) => Ty::Pointer(inside(to)),
        TypeKind::Reference(to) => Ty::Reference(inside(to)),
        TypeKind::Array { of, len: Some(length) } => Ty::Array(inside(of), length as usize),
        // For a parameter, `int a[]` is a pointer; for a variable, its uses are refused.
        TypeKind::Array { len: None, .. } => unknown(),
        TypeKind::Record if ty.is_lambda => Ty::Lambda,
        TypeKind::Record => {
            let name = bare(&ty.canonical);
            records
                .0
                .iter()
                .position(|record| !name.is_empty() && record.name == name)
                .map_or_else(unknown, Ty::Record)
        }
        TypeKind::Enum => {
            let name = bare(&ty.canonical);
            let layout = unit.layouts.iter().find(|layout| layout.name == name);
            match layout.map(|layout| &layout.kind) {
                Some(LayoutKind::Enum { underlying, .. }) => read(unit, records, unit.ty(*underlying)),
                Some(LayoutKind::Record { .. } | LayoutKind::Unknown) | None => unknown(),
            }
        }
        TypeKind::Other if ty.canonical == "std::nullptr_t" => Ty::Null,
        TypeKind::Int(_) | TypeKind::Function | TypeKind::Other => unknown(),
    }
}

fn bare(canonical: &str) -> &str {
    canonical.trim_start_matches("const ")
}
