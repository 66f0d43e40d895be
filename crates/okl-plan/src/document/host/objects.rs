//! Where the variables of host code are: arguments, variables, and fields of both.

use super::obstacle::{Described, obstacle};
use super::types;
use okl_analysis::Analyzed;
use okl_model::plan::Typed;
use okl_model::reflection::{HostVariable, Object, Place};
use okl_model::{CastStyle, ExprId, ExprKind, Function, LayoutKind, Member, Ty, VarId, Vector};
use std::cell::RefCell;
use std::collections::BTreeMap;

/// The most variables of a kernel. Functions that call functions twice have many.
const MOST: usize = 1024;

/// The places of the variables that are known so far.
pub(super) struct Objects<'u> {
    unit: &'u Analyzed,
    places: RefCell<BTreeMap<VarId, Place>>,
    variables: RefCell<Vec<HostVariable>>,
}

impl<'u> Objects<'u> {
    pub(super) fn new(unit: &'u Analyzed, kernel: &Function) -> Objects<'u> {
        let place = |at: usize| Place { of: Object::Argument(at as u32), offset: 0 };
        let places = kernel.params.iter().enumerate().map(|(at, id)| (*id, place(at))).collect();
        Objects { unit, places: RefCell::new(places), variables: RefCell::default() }
    }

    /// The variables that are declared.
    pub(super) fn into_variables(self) -> Vec<HostVariable> {
        self.variables.into_inner()
    }

    /// The size of a declared variable.
    pub(super) fn bytes_of(&self, number: u32) -> Option<u64> {
        self.variables.borrow().get(number as usize).map(|variable| variable.bytes)
    }

    /// A new variable; `ty` is its type, or that of the value that it refers to.
    pub(super) fn declare(&self, id: VarId, ty: Ty<'_>) -> Described<u32> {
        let variable = self.unit.variable(id);
        let Some(bytes) = types::bytes(self.unit, ty).filter(|_| !ty.is_array()) else {
            return obstacle(format!("`{}` of type `{}`", variable.name, ty.spelling), variable.name_span);
        };
        let mut variables = self.variables.borrow_mut();
        if variables.len() == MOST {
            return obstacle("more than 1024 variables", variable.name_span);
        }
        let number = variables.len() as u32;
        variables.push(HostVariable {
            typed: Typed { name: variable.name.clone(), ty: ty.name().to_string() },
            scalar: types::scalar(self.unit, ty),
            bytes,
            align: types::align(self.unit, ty),
        });
        self.refer(id, Place { of: Object::Variable(number), offset: 0 });
        Ok(number)
    }

    /// Another name for a place: a reference.
    pub(super) fn refer(&self, id: VarId, place: Place) {
        self.places.borrow_mut().insert(id, place);
    }

    /// Undoes [`Objects::refer`].
    pub(super) fn restore(&self, id: VarId, before: Option<Place>) {
        match before {
            Some(place) => self.refer(id, place),
            None => drop(self.places.borrow_mut().remove(&id)),
        }
    }

    pub(super) fn of(&self, id: VarId) -> Option<Place> {
        self.places.borrow().get(&id).copied()
    }

    /// The place that an expression designates, if it is a variable or a field.
    pub(super) fn place(&self, id: ExprId) -> Described<Place> {
        let expression = self.unit.expression(id);
        match &expression.kind {
            ExprKind::Paren(inner) => self.place(*inner),
            // A conversion that only adds `const`.
            ExprKind::Cast { style: CastStyle::Implicit, operand, .. }
                if self.unit.type_of(*operand).name() == self.unit.ty(expression.ty).name() =>
            {
                self.place(*operand)
            }
            ExprKind::Name(okl_model::Name::Variable(variable)) => match self.of(*variable) {
                Some(place) => Ok(place),
                None => obstacle(format!("`{}`", self.unit.variable(*variable).name), expression.span),
            },
            ExprKind::Member(member) => self.member(member),
            _ => obstacle("this object", expression.span),
        }
    }

    fn member(&self, member: &Member) -> Described<Place> {
        let Some(base) = member.base.filter(|_| !member.arrow) else {
            return obstacle(format!("`{}` behind a pointer", member.name), member.name_span);
        };
        let place = self.place(base)?;
        let ty = self.unit.type_of(base);
        match self.offset(ty, member) {
            Some(offset) => Ok(Place { offset: place.offset + offset, ..place }),
            None => obstacle(format!("the member `{}`", member.name), member.name_span),
        }
    }

    /// The offset of a field in its class, in bytes.
    fn offset(&self, ty: Ty<'_>, member: &Member) -> Option<u64> {
        if let Some(layout) = self.unit.layout(ty) {
            let LayoutKind::Record { fields, .. } = &layout.kind else { return None };
            let field = fields.iter().find(|field| Some(field.variable) == member.variable)?;
            return field.bits.is_none().then_some(field.offset / 8);
        }
        let vector = Vector::named(ty.name())?;
        let at = vector.fields().iter().position(|name| *name == member.name)?;
        Some((at * vector.element_size()) as u64)
    }
}
