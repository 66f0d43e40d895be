//! Tests `memory` with the interpreter: every target of a pointer in a run is among its possible targets.

use okl_analysis::Analyzed;
use okl_analysis::memory::{MemoryObject, Space, Versions};
use okl_model::{ExprId, FunctionId};
use okl_sema::Checked;
use okl_testing::judge::memory::Origin;
use okl_testing::judge::trace::Target;
use std::collections::{BTreeMap, BTreeSet};

/// Compares the targets of pointers with the possible ones; returns their number.
pub fn check(checked: &Checked, led: &BTreeMap<ExprId, BTreeSet<Target>>) -> Result<usize, String> {
    let unit = checked.unit();
    let versions = Versions::new(unit, std::iter::empty(), true);
    // A pointer into two memory spaces has no single space to compare with.
    let has_spaces = versions.mistakes().next().is_none();
    for (id, targets) in led {
        for target in targets {
            let Target::Into(origin) = *target else { continue };
            let objects = unit.memory().target(*id);
            let fits = match function_of(unit, *id) {
                Some(function) if !unit.function(function).is_kernel => {
                    // The targets of a parameter are known in the callers.
                    !has_spaces
                        || objects.contains(&MemoryObject::Unknown)
                        || versions.of(function).iter().any(|(_, pointers)| {
                            is_in(origin, pointers.target(unit, *id).unwrap_or(Space::Private))
                        })
                }
                Some(_) | None => objects.iter().any(|home| is_at(origin, *home)),
            };
            if !fits {
                let place = unit.expression(*id).span;
                return Err(format!(
                    "target: `{}` leads to {origin:?}, and of it is said: {objects:?}",
                    unit.source(place)
                ));
            }
        }
    }
    Ok(led.len())
}

fn function_of(unit: &Analyzed, id: ExprId) -> Option<FunctionId> {
    let place = unit.expression(id).span;
    let at = unit.functions.iter().position(|function| function.span.contains(place))?;
    Some(FunctionId(at as u32))
}

fn is_at(origin: Origin, home: MemoryObject) -> bool {
    match (origin, home) {
        (_, MemoryObject::Unknown) | (Origin::Temporary, _) => true,
        // Two arguments may be the same array.
        (Origin::Argument(_), MemoryObject::Argument(_)) => true,
        (
            Origin::Shared(id) | Origin::Global(id) | Origin::Variable(id) | Origin::Kept(id),
            MemoryObject::Variable(home),
        ) => id == home,
        _ => false,
    }
}

fn is_in(origin: Origin, space: Space) -> bool {
    match origin {
        Origin::Shared(_) => space == Space::Local,
        Origin::Argument(_) => space == Space::Global,
        Origin::Global(_) => space == Space::Constant,
        Origin::Variable(_) | Origin::Kept(_) => space == Space::Private,
        Origin::Temporary => true,
    }
}
