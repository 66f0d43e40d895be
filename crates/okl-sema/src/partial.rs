//! Diagnostics for a partial unit, one whose text has errors: mistakes that do not follow from another one.

use crate::rules;
use okl_model::{Attributes, Unit};
use okl_source::Diagnostic;

/// The diagnostics for a partial unit besides those that parsing `found`. None for a whole unit, which [`crate::check`]
/// checks.
pub fn beside(unit: &Unit, attributes: &Attributes, found: &[Diagnostic]) -> Vec<Diagnostic> {
    if !unit.is_partial {
        return Vec::new();
    }
    let places = || found.iter().filter_map(|said| said.labels.first()).map(|label| label.place);
    // An undeclared name in the arguments is reported already: `@outer(y)`
    let is_told = |one: &Diagnostic| places().any(|place| one.labels[0].place.contains(place));
    let wrong = rules::of_arguments(&unit.attributes, attributes);
    wrong.into_iter().filter(|one| !is_told(one)).collect()
}
