//! The guarantees of `const` parameters.
//!
//! `const int *p` guarantees that the function does not write to the memory that `p` leads to, unless some code of the
//! unit casts a `const` away or a member is `mutable`. It guarantees nothing about the memory one pointer further: `int
//! *const *rows`, or `const View &v` with a pointer inside.

use okl_model::{ExprKind, LayoutKind, Ty, TypeKind, Unit, Vector};
use rustc_hash::FxHashSet;

/// Properties of the types and casts of a unit.
#[derive(Clone, Debug, Default)]
pub(crate) struct Promises {
    /// The names of classes that contain no pointer or reference.
    closed: FxHashSet<String>,
    /// The names of classes that contain no `mutable` member.
    fixed: FxHashSet<String>,
    /// True if some class has a `mutable` member; class templates count.
    has_mutable: bool,
    /// True if some code converts a pointer to constant data to a pointer to data that may change.
    are_broken: bool,
}

impl Promises {
    pub(crate) fn new(unit: &Unit) -> Promises {
        let mut promises = Promises {
            closed: FxHashSet::default(),
            fixed: FxHashSet::default(),
            has_mutable: unit.variables.iter().any(|variable| variable.is_mutable),
            are_broken: breaks(unit),
        };
        // The layouts of base classes and members come first.
        for layout in unit.layouts.iter().filter(|layout| !layout.name.is_empty()) {
            let LayoutKind::Record { bases, fields, .. } = &layout.kind else { continue };
            let own = fields.iter().map(|field| unit.variable(field.variable).ty);
            if bases.iter().copied().chain(own).all(|ty| promises.is_closed(unit.ty(ty))) {
                promises.closed.insert(layout.name.clone());
            }
            let is_mutable = |ty| promises.is_mutable(unit.ty(ty));
            let mut variables = fields.iter().map(|field| unit.variable(field.variable));
            if !bases.iter().copied().any(is_mutable)
                && !variables.any(|field| field.is_mutable || is_mutable(field.ty))
            {
                promises.fixed.insert(layout.name.clone());
            }
        }
        promises
    }

    /// True if some code casts a `const` away.
    pub(crate) fn are_broken(&self) -> bool {
        self.are_broken
    }

    /// True if constant objects of the type may change: it has a `mutable` member. Classes whose members are not known,
    /// such as instances of templates, may have one if any class of the unit does.
    pub(crate) fn is_mutable(&self, ty: Ty<'_>) -> bool {
        match ty.kind {
            TypeKind::Array { of, .. } => self.is_mutable(ty.at(of)),
            TypeKind::Record => {
                let name = ty.name();
                self.has_mutable
                    && !ty.is_lambda
                    && !self.fixed.contains(name)
                    && Vector::named(name).is_none()
            }
            _ => false,
        }
    }

    /// True if a type contains neither a pointer nor a reference, nor a class that has one.
    pub(crate) fn is_closed(&self, ty: Ty<'_>) -> bool {
        match ty.kind {
            TypeKind::Bool | TypeKind::Int(_) | TypeKind::Float | TypeKind::Enum => true,
            TypeKind::Array { of, .. } => self.is_closed(ty.at(of)),
            TypeKind::Record => {
                let name = ty.name();
                self.closed.contains(name) || Vector::named(name).is_some()
            }
            _ => false,
        }
    }

    /// True if a function cannot write to the memory of this type behind its parameter, nor to the memory that this
    /// leads to.
    pub(crate) fn keeps(&self, led_to: Ty<'_>) -> bool {
        let is_plain = match led_to.kind {
            TypeKind::Pointer(to) => self.keeps(led_to.at(to)),
            TypeKind::Array { of, .. } => self.keeps(led_to.at(of)),
            TypeKind::Record => (self.is_closed(led_to) || led_to.is_lambda) && !self.is_mutable(led_to),
            _ => true,
        };
        let is_const =
            led_to.is_const || (led_to.is_array() && led_to.element().is_some_and(|of| of.is_const));
        is_const && is_plain && !self.are_broken
    }
}

fn breaks(unit: &Unit) -> bool {
    let led_to = |ty: Ty<'_>| ty.element().or(ty.referred()).map(|to| to.is_const);
    unit.expressions.iter().any(|expression| {
        let ExprKind::Cast { operand, .. } = expression.kind else { return false };
        let (from, to) = (led_to(unit.type_of(operand)), led_to(unit.ty(expression.ty)));
        from == Some(true) && to == Some(false)
    })
}
