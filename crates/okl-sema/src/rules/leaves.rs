//! The leaves of a variable: the scalars and pointers that its fields and elements consist of.

use okl_analysis::Analyzed;
use okl_model::{ExprId, ExprKind, LayoutKind, Ty, TypeKind, VarId};

/// A set of leaves, one bit for each.
pub(super) type Set = u128;

/// The leaves of a type in memory order.
#[derive(Clone, Debug)]
pub(super) struct Leaves {
    ways: Vec<Vec<Part>>,
    /// True if the type is an array, so that `*p` is its first element.
    is_array: bool,
}

/// One step on the path to a leaf.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Field(VarId),
    Element(u64),
}

/// One step of the path of an access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    Field(VarId),
    /// A range of elements. With a `counter`, one element of the range in each iteration: the value of that loop
    /// variable.
    Elements {
        first: u64,
        count: u64,
        counter: Option<VarId>,
    },
    /// An unknown element.
    Any,
}

/// The path from a name to the accessed place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct AccessPath {
    pub(super) steps: Vec<Step>,
    /// The last expression on the path.
    pub(super) end: Option<ExprId>,
}

/// A sequential loop around an access that counts through elements.
#[derive(Clone, Copy, Debug)]
pub(super) struct Counter {
    pub(super) variable: VarId,
    pub(super) first: u64,
    pub(super) count: u64,
}

impl Leaves {
    /// The leaves of a type. The whole type is one leaf if it is a union, if its layout is not known, or if it has more
    /// leaves than a set can hold.
    pub(super) fn of(unit: &Analyzed, ty: Ty<'_>) -> Leaves {
        let mut ways = Vec::new();
        let fits = collect(unit, ty.value(), &mut Vec::new(), &mut ways);
        Leaves { ways: if fits { ways } else { vec![Vec::new()] }, is_array: ty.value().is_array() }
    }

    /// The set of all leaves.
    pub(super) fn all(&self) -> Set {
        if self.ways.len() >= 128 { Set::MAX } else { (1 << self.ways.len()) - 1 }
    }

    /// The leaves that an access may access.
    pub(super) fn under(&self, steps: &[Step]) -> Set {
        let fits = |part: &Part, step: &Step| match (part, step) {
            (Part::Field(one), Step::Field(other)) => one == other,
            (Part::Element(at), Step::Elements { first, count, .. }) => at.wrapping_sub(*first) < *count,
            (Part::Element(_), Step::Any) => true,
            (Part::Field(_) | Part::Element(_), _) => false,
        };
        let is_under = |way: &Vec<Part>| way.iter().zip(steps).all(|(part, step)| fits(part, step));
        let found = self.ways.iter().enumerate().filter(|(_, way)| is_under(way));
        found.fold(0, |set, (at, _)| set | 1 << at)
    }

    /// Converts a set of leaves of the part that `steps` lead to into leaves of the whole.
    pub(super) fn within(&self, steps: &[Step], part: Set) -> Set {
        let under = self.under(steps);
        let places = (0..self.ways.len()).filter(|at| under & (1 << at) != 0);
        places.enumerate().filter(|(own, _)| part & (1 << own) != 0).fold(0, |set, (_, at)| set | 1 << at)
    }

    /// The path from a name to `place`, as far as it stays in the variable. `is_pointer` means that the name is a
    /// pointer to the whole.
    pub(super) fn way(
        &self,
        unit: &Analyzed,
        (name, place): (ExprId, ExprId),
        mut is_pointer: bool,
        counters: &[Counter],
    ) -> AccessPath {
        let mut way = AccessPath { steps: Vec::new(), end: Some(name) };
        let mut at = name;
        while at != place
            && let Some(parent) = unit.parent(at)
        {
            let is_array = unit.type_of(unit.peeled(at)).is_array();
            let is_whole = is_pointer && !self.is_array;
            let kind = &unit.expression(parent).kind;
            if let ExprKind::Member(member) = kind
                && member.base == Some(at)
                && (!member.arrow || is_pointer)
            {
                let Some(field) = member.variable else { break };
                way.steps.push(Step::Field(field));
                is_pointer = false;
            } else if let ExprKind::Index { base, index } = kind
                && *base == at
                && (is_array || is_pointer)
            {
                way.steps.extend((!is_whole).then(|| element(unit, *index, counters)));
                is_pointer = false;
            } else if matches!(kind, ExprKind::Dereference(_)) && (is_array || is_pointer) {
                way.steps.extend((!is_whole).then_some(Step::Elements { first: 0, count: 1, counter: None }));
                is_pointer = false;
            } else if !matches!(kind, ExprKind::Paren(_) | ExprKind::Cast { .. }) {
                break;
            }
            way.end = Some(parent);
            at = parent;
        }
        way
    }
}

/// The element that an index selects.
fn element(unit: &Analyzed, index: ExprId, counters: &[Counter]) -> Step {
    let index = unit.expression(unit.peeled(index));
    if let Some(at) = index.value.and_then(|value| u64::try_from(value).ok()) {
        return Step::Elements { first: at, count: 1, counter: None };
    }
    let Some(id) = index.kind.as_variable() else { return Step::Any };
    let counter = counters.iter().find(|counter| counter.variable == id);
    counter.map_or(Step::Any, |counter| Step::Elements {
        first: counter.first,
        count: counter.count,
        counter: Some(id),
    })
}

/// Adds the leaves of a type. Returns false if there are too many or the layout is not known.
fn collect(unit: &Analyzed, ty: Ty<'_>, way: &mut Vec<Part>, found: &mut Vec<Vec<Part>>) -> bool {
    match ty.kind {
        TypeKind::Array { of, len: Some(len) } if len <= 128 => (0..len).all(|at| {
            way.push(Part::Element(at));
            let fits = collect(unit, ty.at(of), way, found);
            way.pop();
            fits
        }),
        TypeKind::Array { .. } | TypeKind::Other => false,
        TypeKind::Record => {
            let Some(layout) = unit.layout(ty) else { return false };
            let LayoutKind::Record { is_union: false, bases, fields } = &layout.kind else { return false };
            bases.iter().all(|base| collect(unit, unit.ty(*base), way, found))
                && fields.iter().all(|field| {
                    way.push(Part::Field(field.variable));
                    let fits = collect(unit, unit.ty(unit.variable(field.variable).ty), way, found);
                    way.pop();
                    fits
                })
        }
        TypeKind::Void
        | TypeKind::Bool
        | TypeKind::Int(_)
        | TypeKind::Float
        | TypeKind::Pointer(_)
        | TypeKind::Reference(_)
        | TypeKind::Enum
        | TypeKind::Function => {
            found.push(way.clone());
            found.len() <= 128
        }
    }
}
