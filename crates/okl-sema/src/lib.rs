//! From a unit to a checked one: the rules of OKL.
//!
//! [`check`] builds the tree of parallel loops of each kernel ([`structure`]), lets every rule
//! look at it and, when none finds an error, gives each loop its axis. Later steps build on what
//! was proven here and say so: `expect("check guarantees an inner loop")`.
//!
//! Rules are functions in a list a person can read (`rules/mod.rs`), one file for each topic;
//! attributes bring their own checks through [`okl_model::Attribute`]. Every message has an id;
//! [`catalogue`] lists them all, those of other crates included.

pub mod atomic;
mod attributes;
pub mod catalogue;
mod checked;
mod defaults;
mod follow;
mod host_constant;
mod integrity;
mod launch_sizes;
mod partial;
mod region;
mod rules;
pub mod structure;

pub use attributes::attributes;
pub use checked::{AxisLoop, Checked, CheckedKernel, Envelope, Level, Nest, Path, Role};
pub use defaults::{LoopDefault, set_defaults};
pub use follow::without_followers;
pub use host_constant::is_host_constant;
pub use partial::beside;
pub use rules::{HostClass, host_class, lasts, looks_back, recursive};

use okl_analysis::Analyzed;
use okl_model::{AttrId, AttrUse, Attribute, Attributes, Unit};
use okl_source::{Diagnostic, Severity};

/// The uses of an attribute whose site and arguments are what it asks for.
pub fn fitting(unit: &Unit, attribute: &dyn Attribute) -> Vec<AttrId> {
    let numbered = unit.attributes.iter().enumerate();
    let fits = |attr: &AttrUse| attr.name == attribute.name() && rules::fits(attribute, attr);
    numbered.filter(|(_, attr)| fits(attr)).map(|(number, _)| AttrId(number as u32)).collect()
}

/// Proves a unit. Warnings come with the result; errors come alone, with the warnings.
pub fn check(unit: Unit, attributes: &Attributes) -> Result<(Checked, Vec<Diagnostic>), Vec<Diagnostic>> {
    check_with(unit, attributes, &|_| false)
}

/// The same, with errors that are warnings: of those ids for which `warns` holds and [`catalogue::Id::may_warn`].
pub fn check_with(
    unit: Unit,
    attributes: &Attributes,
    warns: &dyn Fn(&str) -> bool,
) -> Result<(Checked, Vec<Diagnostic>), Vec<Diagnostic>> {
    if let Some(broken) = integrity::broken(&unit) {
        return Err(vec![broken]);
    }
    let mut unit = unit;
    let settled = launch_sizes::settle(&mut unit);
    let unit = Analyzed::new(unit);
    let mut found = Vec::new();
    let trees = structure::trees(&unit);
    for rule in rules::RULES {
        rule(&rules::Facts { unit: &unit, trees: &trees, settled: &settled, attributes }, &mut found);
    }
    for known in
        attributes.iter().filter(|known| unit.attributes.iter().any(|attr| attr.name == known.name()))
    {
        known.check_uses(&unit, &fitting(&unit, known), &mut found);
    }
    for tree in &trees {
        for known in attributes.iter() {
            known.check_kernel(&unit, tree.id, &mut found);
        }
    }
    without_followers(&mut found);
    found.sort_by_key(|diagnostic| diagnostic.labels.first().map(|label| label.place));
    let may_warn = |one: &&mut Diagnostic| {
        one.is_error() && warns(&one.id) && catalogue::find(&one.id).is_some_and(|known| known.may_warn)
    };
    for one in found.iter_mut().filter(may_warn) {
        one.severity = Severity::Warning;
        one.notes.push(
            "this is an error by default; as a warning, the text does what that of OCCA's parser did".into(),
        );
    }
    if found.iter().any(Diagnostic::is_error) {
        return Err(found);
    }
    let kernels: Vec<_> = trees.iter().map(|tree| checked::resolve(&unit, tree)).collect();
    drop(trees);
    Ok((Checked::new(unit, kernels), found))
}
