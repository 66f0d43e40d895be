//! The rules of OKL: from a parsed unit to a checked one.
//!
//! [`check`] takes a [`Unit`] and the known [`Attributes`]. It returns a [`Checked`] unit with the warnings, or all
//! diagnostics if one of them is an error: all mistakes are reported, not only the first.
//!
//! # Steps of the check
//!
//! 1. `integrity`: every id and span of the unit is valid; otherwise `broken-unit`, and nothing else is checked. A
//!    stage plugin may have changed the unit.
//! 2. `launch_sizes`: arrays like `@shared(64) float s[V]` get the size of their limit.
//! 3. [`structure`]: the tree of parallel loops of each kernel. A `for` with `@tile(n, @outer, @inner)` is two nodes.
//! 4. The rules: functions in a list (`rules/mod.rs`), one file for each topic. A rule reads the unit, its analyses and
//!    the trees, and adds diagnostics. Rules do not depend on each other. A rule that needs the region of each
//!    statement (host, group, work item) only looks at kernels whose tree is whole.
//! 5. The checks of attributes ([`okl_model::Attribute`]), those of plugins included.
//! 6. [`okl_source::without_consequences`]: diagnostics that only follow from another mistake are removed. The rest is sorted by
//!    position.
//! 7. Without errors, each parallel loop gets its axis and its [`Role`].
//!
//! # The result
//!
//! A [`Checked`] unit has a [`CheckedKernel`] for each kernel with a body, and that a [`Nest`] for each outermost
//! `@outer` loop, which becomes one launch. Each [`Path`] of a nest is a chain of loops from the outermost `@outer`
//! loop to an innermost `@inner` loop:
//!
//! ```text
//! for (int b = 0; b < B; ++b; @outer) {         // Nest: outer_dims 1, inner_dims 2
//!   for (int j = 0; j < 8; ++j; @inner)         // axis 1 (y)    path 1: b, j, i
//!     for (int i = 0; i < 8; ++i; @inner) ...   // axis 0 (x)
//!   for (int j = 0; j < 8; ++j; @inner)         // axis 1        path 2: b, j, i
//!     for (int i = 0; i < 8; ++i; @inner) ...   // axis 0
//! }
//! ```
//!
//! These invariants hold for a checked unit, and later steps rely on them
//! (`expect("check guarantees an inner loop")`):
//!
//! - ids and spans are valid, and attributes stand where they may, with arguments they accept;
//! - every path has one to three `@outer` loops and then one to three `@inner` loops, each kind on distinct axes, and
//!   all paths of a nest have the same number of loops;
//! - parallel loops count with one integer variable; the host can compute their trip counts, except those of `@inner`
//!   loops below a `@max_inner_dims`;
//! - `@shared` and `@exclusive` variables stand between the `@outer` and the `@inner` loops and have constant sizes;
//! - code outside of the innermost `@inner` loop has the same effect whether it runs once for a group or once for each
//!   of its work items.
//!
//! The rules behind the last invariant, and `loop-variable-assigned`, can be reported as warnings instead
//! ([`check_with`]).
//!
//! # Diagnostics
//!
//! Every diagnostic has an id; [`catalogue`] lists them all, those of other crates included, but not those that plugins
//! declare. [`beside`] is the part of the check that also works for a text with errors, of which only parts were parsed.
//!
//! The crate does not decide what a target can express: backends refuse that later. It also does not insert barriers
//! or report hazards (`okl-plan` does).

pub mod atomic;
mod attributes;
pub mod catalogue;
mod checked;
mod defaults;
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
pub use host_constant::is_host_constant;
pub use partial::beside;
pub use rules::{HostClass, host_class, lasts, looks_back, recursive};

use okl_analysis::Analyzed;
use okl_model::{AttrId, AttrUse, Attribute, Attributes, Unit};
use okl_source::{Diagnostic, Severity};

/// The uses of an attribute whose site and arguments are ones that the attribute accepts.
pub fn fitting(unit: &Unit, attribute: &dyn Attribute) -> Vec<AttrId> {
    let numbered = unit.attributes.iter().enumerate();
    let fits = |attr: &AttrUse| attr.name == attribute.name() && rules::fits(attribute, attr);
    numbered.filter(|(_, attr)| fits(attr)).map(|(number, _)| AttrId(number as u32)).collect()
}

/// Checks a unit against all rules. Returns the checked unit and the warnings.
///
/// # Errors
///
/// All diagnostics, warnings included, if one of them is an error.
pub fn check(unit: Unit, attributes: &Attributes) -> Result<(Checked, Vec<Diagnostic>), Vec<Diagnostic>> {
    check_with(unit, attributes, &|_| false)
}

/// [`check`], with some errors reported as warnings: those whose id satisfies `warns` and has
/// [`catalogue::Id::may_warn`].
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
    okl_source::without_consequences(&mut found);
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
