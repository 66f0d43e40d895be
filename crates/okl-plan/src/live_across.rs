//! The variables that live across a barrier at which a CPU loop is split.

use crate::Obstacle;
use okl_analysis::{Analyzed, liveness};
use okl_model::{Field, LayoutKind, Stmt, Ty, VarId, Variable};

/// The way in which a variable is kept across a barrier.
#[derive(Clone, Debug)]
pub enum LiveAcross<'u> {
    /// As an element of an array with one element per work item.
    Value {
        /// The variable.
        id: VarId,
        /// Its declaration.
        stmt: &'u Stmt,
        /// True if the declaration has an initializer.
        starts: bool,
    },
    /// As a pointer to the referenced object, in an array with one element per work item.
    Reference {
        /// The reference.
        id: VarId,
        /// Its declaration.
        stmt: &'u Stmt,
        /// The referenced type.
        to: Ty<'u>,
    },
    /// By repeating the declaration of a constant.
    Again {
        /// Its declaration.
        stmt: &'u Stmt,
    },
}

/// The variables that are declared in one segment and used in a later one, with the index of the former.
pub(crate) fn all<'u>(
    unit: &'u Analyzed,
    segments: &[Vec<&'u Stmt>],
) -> Result<Vec<(usize, LiveAcross<'u>)>, Obstacle> {
    let mut kept = Vec::new();
    for live in liveness::across(unit, segments) {
        if live.is_constant {
            kept.push((live.part, LiveAcross::Again { stmt: live.stmt }));
            continue;
        }
        for id in live.variables {
            kept.push((live.part, LiveAcross::of(unit, live.stmt, id)?));
        }
    }
    Ok(kept)
}

impl<'u> LiveAcross<'u> {
    /// The way to keep a variable that is needed later.
    fn of(unit: &'u Analyzed, stmt: &'u Stmt, id: VarId) -> Result<LiveAcross<'u>, Obstacle> {
        let variable = unit.variable(id);
        if variable.is_static || variable.is_constexpr {
            return Err(
                "a barrier after which a `static` or `constexpr` variable of an `@inner` loop is used".into(),
            );
        }
        if is_bit_field(unit, variable) && (unit.ty(variable.ty).referred().is_some() || unit.is_changed(id))
        {
            return Err(Obstacle {
                construct: "a barrier after which a name for a bit-field of an `@inner` loop is used",
                help: "use the bit-field itself, as a member, after the barrier",
            });
        }
        let is_rvalue = unit.ty(variable.ty).is_rvalue_reference;
        let starts = unit.has_initialiser(id);
        match unit.ty(variable.ty).referred() {
            Some(to) if to.is_const || is_rvalue => Err(Obstacle {
                construct: "a barrier after which a constant reference of an `@inner` loop is used",
                help: "make it a copy, without the `&`; or repeat what it refers to after the barrier",
            }),
            Some(to) => Ok(LiveAcross::Reference { id, stmt, to }),
            None if !can_be_named(unit.ty(variable.ty)) => {
                Err("a barrier after which a variable whose type has no name is used".into())
            }
            None => Ok(LiveAcross::Value { id, stmt, starts }),
        }
    }
}

/// True if a variable is a name of a structured binding for a bit-field, which has no address and fewer bits than its
/// type.
fn is_bit_field(unit: &Analyzed, variable: &Variable) -> bool {
    let Some(whole) = unit.init(variable).filter(|_| variable.is_binding) else { return false };
    let ty = unit.type_of(whole.id).value();
    let nth = unit.variables_in(variable.span).map(|id| unit.variable(id)).filter(|other| {
        other.is_binding && other.span == variable.span && other.name_span.start < variable.name_span.start
    });
    fields(unit, ty).get(nth.count()).is_some_and(|field| field.bits.is_some())
}

/// The fields that a structured binding decomposes: those of the class itself or of a base class.
fn fields<'u>(unit: &'u Analyzed, ty: Ty<'u>) -> &'u [Field] {
    match unit.layout(ty).map(|layout| &layout.kind) {
        Some(LayoutKind::Record { bases, fields: own, .. }) if own.is_empty() => bases
            .iter()
            .map(|base| fields(unit, unit.ty(*base)))
            .find(|found| !found.is_empty())
            .unwrap_or(own),
        Some(LayoutKind::Record { fields, .. }) => fields,
        Some(LayoutKind::Enum { .. } | LayoutKind::Unknown) | None => &[],
    }
}

/// True if a declaration elsewhere can name the type: no lambda, and a known size.
fn can_be_named(ty: Ty<'_>) -> bool {
    !ty.is_unnamed && ty.size.is_some()
}
