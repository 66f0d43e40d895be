//! Code of an `@outer` body outside of `@inner` loops.
//!
//! CPUs run it once for each group, devices once for each work item. Both must mean the same.

use super::Facts;
use crate::region::{Region, Spot, device_code, is_declared_in, walk};
use okl_analysis::memory::Home;
use okl_analysis::same::same;
use okl_analysis::{Analyzed, Use};
use okl_model::{Access, Scope, Stmt};
use okl_source::{Diagnostic, Span};

/// What a use reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Reach {
    /// A variable that each work item has a copy of.
    Own,
    /// A parameter passed by value.
    Parameter,
    /// A variable of the kernel's host code.
    Host,
    /// The memory of a group.
    Shared,
    /// Memory that all groups see.
    Global,
}

/// What a use in device code reaches; `device` are the ranges of device code.
///
/// Of several memories that a pointer may lead to, the one that most work items see.
pub(crate) fn reach(unit: &Analyzed, used: &Use, device: &[Span]) -> Reach {
    let homes = unit.memory().accessed(unit, used).homes;
    homes.into_iter().map(|home| reach_of(unit, home, device)).max().unwrap_or(Reach::Global)
}

fn reach_of(unit: &Analyzed, home: Home, device: &[Span]) -> Reach {
    let id = match home {
        Home::Variable(id) => id,
        Home::Handed(_) | Home::Text | Home::Unknown => return Reach::Global,
    };
    let variable = unit.variable(id);
    match variable.scope {
        Scope::Local | Scope::Parameter if unit.has_attr(&variable.attrs, "shared") => Reach::Shared,
        Scope::Parameter => Reach::Parameter,
        Scope::Global | Scope::Field => Reach::Global,
        Scope::Local if is_declared_in(unit, id, device) => Reach::Own,
        Scope::Local => Reach::Host,
    }
}

/// `outer-level-side-effect`, `outer-level-store`.
pub(super) fn effects(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for kernel in facts.whole_kernels() {
        let device = device_code(facts.unit, kernel);
        walk(facts.unit, kernel, &mut |spot| {
            if spot.region == Region::Outer {
                at_outer_level(facts.unit, spot, &device, out);
            }
        });
    }
}

fn at_outer_level(unit: &Analyzed, spot: &Spot<'_, '_>, device: &[Span], out: &mut Vec<Diagnostic>) {
    if let Some(atomic) = unit.find_attr(&spot.stmt.attrs, "atomic") {
        out.push(side_effect("`@atomic`", unit.attribute(atomic).span));
        return;
    }
    // The `@atomic` around it is reported already.
    if spot.around.iter().any(|stmt| unit.has_attr(&stmt.attrs, "atomic")) {
        return;
    }
    for used in unit.uses(spot.stmt) {
        let reached = reach(unit, used, device);
        let name = &unit.variable(used.variable).name;
        let place = changed_place(unit, spot.stmt, used);
        let repeats = used.access == Access::Update
            || (used.access == Access::Write && reads_its_target(unit, spot.stmt, used));
        match reached {
            Reach::Shared | Reach::Global | Reach::Parameter if repeats => {
                out.push(side_effect(&format!("a change of `{name}`"), place));
            }
            Reach::Global if used.access == Access::Write => out.push(
                Diagnostic::warning(
                    "outer-level-store",
                    format!("`{name}` is written outside of any `@inner` loop"),
                    place,
                )
                .here("every work item of a group writes it")
                .help("write it from one work item: `for (int t = 0; t < 1; ++t; @inner)`"),
            ),
            // Variables of host code have a rule of their own.
            Reach::Own | Reach::Shared | Reach::Global | Reach::Parameter | Reach::Host => {}
        }
    }
}

fn side_effect(what: &str, place: Span) -> Diagnostic {
    Diagnostic::error(
        "outer-level-side-effect",
        format!("{what} in an `@outer` loop, outside of any `@inner` loop"),
        place,
    )
    .here("a device does this once for each work item")
    .help("let one work item do it: `for (int t = 0; t < 1; ++t; @inner)`")
}

/// `s[0]` rather than `s`, when the statement is that update.
fn changed_place(unit: &Analyzed, stmt: &Stmt, used: &Use) -> Span {
    let target = unit.update_of(stmt).map(|update| unit.expression(update.target).span);
    target.filter(|target| target.contains(used.span)).unwrap_or(used.span)
}

/// Whether `x = x + 1` says the same as `x += 1`.
fn reads_its_target(unit: &Analyzed, stmt: &Stmt, written: &Use) -> bool {
    let Some(update) = unit.update_of(stmt) else { return false };
    let is_same_place = |read: &Use| {
        let pairs = read.subscripts.iter().zip(&written.subscripts);
        read.subscripts.len() == written.subscripts.len()
            && pairs.into_iter().all(|(a, b)| same(unit, *a, *b))
    };
    let Some(value) = update.value else { return false };
    unit.effects_of(value).uses.iter().any(|read| {
        read.variable == written.variable && read.through == written.through && is_same_place(read)
    })
}
