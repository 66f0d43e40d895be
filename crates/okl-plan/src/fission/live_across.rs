//! The variables that live across a barrier at which a CPU loop is split.

use super::region::{Control, Region};
use crate::Obstacle;
use okl_analysis::Analyzed;
use okl_analysis::liveness::{self, Part};
use okl_model::{
    BinaryOperator, ExprKind, Field, ForLoop, LayoutKind, Name, Scope, Stmt, Ty, TypeKind, UnaryOperator,
    VarId, Variable,
};
use okl_source::Span;
use std::collections::BTreeSet;

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
    /// By repeating the declaration: of a constant, or of an integer that is a short sum of indices and values of the
    /// group.
    Again {
        /// Its declaration.
        stmt: &'u Stmt,
    },
}

/// A variable of the group and one of work items in one declaration, which okl did not take apart.
const DECLARED_TOGETHER: Obstacle = Obstacle {
    construct: "a condition around a barrier that reads a variable which is declared together with one of each work item",
    help: "declare it in a statement of its own",
};

/// Finds the variables that are declared in one loop over work items and used elsewhere in `items`, and records in the
/// regions where they are used.
pub(super) fn keep<'u>(
    unit: &'u Analyzed,
    items: &'u Stmt,
    chain: &[(&'u Stmt, &'u ForLoop)],
    regions: &mut [Region<'u>],
) -> Result<Vec<LiveAcross<'u>>, Obstacle> {
    let (mut parts, mut once) = (Vec::new(), Vec::new());
    for_each_part(regions, &mut |part| match part {
        PartOf::Items(stmts, _, _) => parts.push(Part::Whole(stmts.to_vec())),
        PartOf::Group(stmt) => {
            once.push(stmt.span);
            parts.push(Part::Whole(vec![stmt]));
        }
        PartOf::Header(stmt, _) => parts.push(Part::Header(stmt)),
    });
    let mut kept = Vec::new();
    let repeats = |id| is_cheap(unit, items, chain, id, 0);
    for live in
        liveness::across(unit, &parts, &repeats).into_iter().filter(|live| !once.contains(&live.stmt.span))
    {
        if live.is_constant {
            kept.push((live.part, LiveAcross::Again { stmt: live.stmt }));
            continue;
        }
        for id in live.variables {
            kept.push((live.part, LiveAcross::of(unit, live.stmt, id)?));
        }
    }
    let mut refused = None;
    let mut at = 0;
    for_each_part(regions, &mut |part| {
        let (stmts, is_header, place, restored) = match part {
            PartOf::Items(stmts, restored, hidden) => {
                hidden.extend(hidden_in(unit, items, chain, stmts, &kept));
                (stmts, false, stmts[0].span, restored)
            }
            PartOf::Header(stmt, restored) => (std::slice::from_ref(stmt), true, stmt.span, restored),
            PartOf::Group(_) => return at += 1,
        };
        let mut named = named_in(unit, stmts, is_header);
        for (index, (declared, live)) in kept.iter().enumerate().rev() {
            let names_it = live.variables(unit).iter().any(|id| named.contains(id));
            if *declared < at && names_it && unit.sees(items, place, live.place(unit)) {
                restored.push(index);
                if let LiveAcross::Again { stmt } = live {
                    let uses = unit.uses(stmt);
                    named.extend(uses.iter().map(|used| used.variable));
                    let is_index = |id: VarId| chain.iter().any(|(_, l)| l.variable == Some(id));
                    if is_header && uses.iter().any(|used| is_index(used.variable)) {
                        refused = refused.or(Some(DECLARED_TOGETHER));
                    }
                } else if is_header {
                    refused = refused.or(live.obstacle_in_header(unit));
                }
            }
        }
        restored.reverse();
        at += 1;
    });
    match refused {
        Some(why) => Err(why),
        None => Ok(kept.into_iter().map(|(_, live)| live).collect()),
    }
}

/// True for an integer that nothing changes after its declaration, computed from loop variables and values that are the
/// same in all loops over the work items: `const int n = 16 * b + t;`. To compute it again is cheaper than an array.
fn is_cheap(unit: &Analyzed, items: &Stmt, chain: &[(&Stmt, &ForLoop)], id: VarId, depth: u32) -> bool {
    let variable = unit.variable(id);
    let is_plain = unit.ty(variable.ty).int().is_some()
        && variable.scope == Scope::Local
        && !variable.is_static
        && !variable.is_binding
        && !unit.is_addressed(id);
    let writes = |id: VarId| {
        let mut found = false;
        unit.walk(items, &mut |stmt| {
            let counts = stmt.as_for().is_some_and(|l| l.variable == Some(id));
            let mut uses = unit.uses(stmt).iter().filter(|used| used.variable == id);
            found |= !counts && uses.any(|used| used.access.may_write() && !used.through);
        });
        found
    };
    // Where the declaration is repeated, a name must mean the same.
    let is_alone = |id: VarId| {
        let same = unit
            .variables_in(items.span)
            .filter(|other| unit.variable(*other).name == unit.variable(id).name);
        same.into_iter().all(|other| other == id)
    };
    let is_fixed = |id: VarId| {
        let is_index = chain.iter().any(|(_, l)| l.variable == Some(id));
        let other = unit.variable(id);
        let is_outside = !items.span.contains(other.name_span)
            && matches!(other.scope, Scope::Local | Scope::Parameter)
            && unit.ty(other.ty).int().is_some()
            && !unit.attributes_of(id).is_shared
            && !unit.attributes_of(id).is_exclusive
            && !unit.is_addressed(id)
            && !writes(id);
        is_alone(id) && (is_index || is_outside || depth < 4 && is_cheap(unit, items, chain, id, depth + 1))
    };
    let is_part = |kind: &ExprKind| match kind {
        ExprKind::Literal(_) | ExprKind::Paren(_) | ExprKind::Cast { .. } => true,
        ExprKind::Unary { operator, .. } => matches!(operator, UnaryOperator::Plus | UnaryOperator::Minus),
        ExprKind::Binary { operator, .. } => {
            matches!(operator, BinaryOperator::Add | BinaryOperator::Subtract | BinaryOperator::Multiply)
        }
        ExprKind::Name(Name::Variable(id)) => is_fixed(*id),
        _ => false,
    };
    let Some(init) = variable.init.filter(|_| is_plain && unit.has_initialiser(id)) else { return false };
    !writes(id) && !unit.any_part(init, &|kind| !is_part(kind))
}

/// A part of the regions, with the list of the variables that it uses.
enum PartOf<'r, 'u> {
    Items(&'r [&'u Stmt], &'r mut Vec<usize>, &'r mut Vec<VarId>),
    Group(&'u Stmt),
    Header(&'r &'u Stmt, &'r mut Vec<usize>),
}

/// Visits the parts of regions in source order.
fn for_each_part<'u>(regions: &mut [Region<'u>], visit: &mut dyn FnMut(PartOf<'_, 'u>)) {
    for region in regions {
        match region {
            Region::Items { stmts, restored, hidden, .. } => visit(PartOf::Items(stmts, restored, hidden)),
            Region::Group(stmt) => visit(PartOf::Group(stmt)),
            Region::Barrier(_) => {}
            Region::Control(Control { stmt, restored, bodies }) => {
                visit(PartOf::Header(stmt, restored));
                for body in bodies {
                    for_each_part(body, visit);
                }
            }
        }
    }
}

/// The variables that exist once for the group, are named in the statements of a region, and have the name of a loop's
/// variable. In the loops of the region that name would be the index.
fn hidden_in(
    unit: &Analyzed,
    items: &Stmt,
    chain: &[(&Stmt, &ForLoop)],
    stmts: &[&Stmt],
    kept: &[(usize, LiveAcross<'_>)],
) -> Vec<VarId> {
    let indices: Vec<VarId> = chain.iter().filter_map(|(_, l)| l.variable).collect();
    let is_hidden = |id: &VarId| {
        let variable = unit.variable(*id);
        let is_inside = items.span.contains(variable.name_span);
        let is_elsewhere = !stmts.iter().any(|stmt| stmt.span.contains(variable.name_span));
        let is_kept = kept.iter().any(|(_, live)| live.variables(unit).contains(id));
        let has_name = indices.iter().any(|index| unit.variable(*index).name == variable.name);
        is_inside && is_elsewhere && !is_kept && has_name && !indices.contains(id)
    };
    named_in(unit, stmts, false).into_iter().filter(is_hidden).collect()
}

/// The variables that statements name, or that their headers do.
fn named_in(unit: &Analyzed, stmts: &[&Stmt], is_header: bool) -> BTreeSet<VarId> {
    let mut found = BTreeSet::new();
    for stmt in stmts {
        if is_header {
            found.extend(unit.uses(stmt).iter().map(|used| used.variable));
            continue;
        }
        unit.walk(stmt, &mut |inner| found.extend(unit.uses(inner).iter().map(|used| used.variable)));
        found.extend(
            unit.dim_accesses_in(stmt.span).flat_map(|access| access.names.iter().flatten().copied()),
        );
    }
    found
}

impl<'u> LiveAcross<'u> {
    /// The variables.
    fn variables(&self, unit: &Analyzed) -> Vec<VarId> {
        match self {
            LiveAcross::Value { id, .. } | LiveAcross::Reference { id, .. } => vec![*id],
            LiveAcross::Again { stmt } => unit.variables_in(stmt.span).collect(),
        }
    }

    /// The place of the declaration.
    fn place(&self, unit: &Analyzed) -> Span {
        match self {
            LiveAcross::Value { id, .. } | LiveAcross::Reference { id, .. } => unit.variable(*id).name_span,
            LiveAcross::Again { stmt } => stmt.span,
        }
    }

    /// The reason why a condition of the group cannot read the variable.
    fn obstacle_in_header(&self, unit: &Analyzed) -> Option<Obstacle> {
        let is_number = match self {
            LiveAcross::Value { id, .. } => {
                let ty = unit.ty(unit.variable(*id).ty);
                ty.is_pointer() || ty.int().is_some() || matches!(ty.kind, TypeKind::Bool | TypeKind::Float)
            }
            LiveAcross::Reference { .. } => false,
            LiveAcross::Again { .. } => true,
        };
        (!is_number).then_some(Obstacle {
            construct: "a condition around a barrier that reads an object of each work item",
            help: "read it into a variable of a number type before the condition",
        })
    }

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
