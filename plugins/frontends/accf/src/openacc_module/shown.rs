//! Which names of the module `openacc` modules of the program show to those that use them.
//!
//! As each file has a module of its own, a name that came from two files would be two things. So modules hide the names,
//! and who gets them from a module gets them from the module of its own file instead.

use super::procedures::{PROCEDURES, constants};
use okl_fortran::ast::{Attribute, GenericName, SpecKind, Unit, UnitKind, Use};
use std::collections::{BTreeMap, BTreeSet};

/// The modules of all files, by name.
pub type Modules<'u> = BTreeMap<&'u str, &'u Unit>;

/// The modules among units.
pub fn modules<'u>(units: impl Iterator<Item = &'u Unit>) -> Modules<'u> {
    let is_module = |unit: &&Unit| matches!(unit.kind, UnitKind::Module);
    units.filter(is_module).filter_map(|unit| Some((unit.name.as_ref()?.id.as_str(), unit))).collect()
}

/// All names of the module `openacc`.
pub fn all_names() -> BTreeSet<String> {
    let constants = constants().map(|(name, _)| name.to_string());
    PROCEDURES.iter().map(|(name, _, _)| format!("acc_{name}")).chain(constants).collect()
}

/// The `use` statements of a unit.
fn uses(unit: &Unit) -> impl Iterator<Item = &Use> {
    unit.specifications.iter().filter_map(|spec| match &spec.kind {
        SpecKind::Use(one) => Some(one),
        _ => None,
    })
}

/// Those of some names that a `use` statement lets through under their own names.
fn through(one: &Use, names: BTreeSet<String>) -> BTreeSet<String> {
    if !one.only {
        return names;
    }
    let plain =
        |name: &GenericName| if let GenericName::Name(name) = name { Some(name.id.clone()) } else { None };
    let same = one.names.iter().filter(|rename| rename.local == rename.original);
    same.filter_map(|rename| plain(&rename.local)).filter(|name| names.contains(name)).collect()
}

/// The names that a unit has from `use openacc` itself.
pub fn direct(unit: &Unit) -> BTreeSet<String> {
    uses(unit).filter(|one| one.module.id == "openacc").flat_map(|one| through(one, all_names())).collect()
}

/// The names that a unit has from modules of the program.
pub fn indirect(unit: &Unit, modules: &Modules<'_>) -> BTreeSet<String> {
    from_modules(unit, modules, &mut BTreeSet::new())
}

fn from_modules(unit: &Unit, modules: &Modules<'_>, seen: &mut BTreeSet<String>) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for one in uses(unit).filter(|one| one.module.id != "openacc") {
        let Some(module) = modules.get(one.module.id.as_str()) else { continue };
        if !seen.insert(one.module.id.clone()) {
            continue;
        }
        let mut names = direct(module);
        names.extend(from_modules(module, modules, seen));
        names.retain(|name| shows(module, name));
        all.extend(through(one, names));
    }
    all
}

/// True if a module shows a name.
fn shows(module: &Unit, name: &str) -> bool {
    let mut is_private = false;
    for spec in &module.specifications {
        let SpecKind::Attribute(Attribute::Word(word), entities) = &spec.kind else { continue };
        if word != "private" && word != "public" {
            continue;
        }
        if entities.iter().any(|entity| entity.name.id == name) {
            return word == "public";
        }
        if entities.is_empty() {
            is_private = word == "private";
        }
    }
    !is_private
}

/// The names that a module would show, but for those that it calls public itself.
pub fn hidden(module: &Unit, modules: &Modules<'_>) -> BTreeSet<String> {
    let mut names = direct(module);
    names.extend(indirect(module, modules));
    names.retain(|name| shows(module, name) && !is_named(module, name));
    names
}

fn is_named(module: &Unit, name: &str) -> bool {
    module.specifications.iter().any(|spec| match &spec.kind {
        SpecKind::Attribute(Attribute::Word(word), entities) if word == "public" => {
            entities.iter().any(|entity| entity.name.id == name)
        }
        _ => false,
    })
}
