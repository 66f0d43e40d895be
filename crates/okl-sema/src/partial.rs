//! What can be said of a unit that is partial: mistakes that no other mistake is the cause of.

use crate::rules;
use okl_model::{Attributes, Unit};
use okl_source::Diagnostic;

/// What is wrong besides what parsing `found`; nothing of a whole unit, which [`crate::check`] looks at.
pub fn beside(unit: &Unit, attributes: &Attributes, found: &[Diagnostic]) -> Vec<Diagnostic> {
    if !unit.is_partial {
        return Vec::new();
    }
    let places = || found.iter().filter_map(|said| said.labels.first()).map(|label| label.place);
    // A name in it that nothing declares is told of already: `@outer(y)`
    let is_told = |one: &Diagnostic| places().any(|place| one.labels[0].place.contains(place));
    let wrong = rules::of_arguments(&unit.attributes, attributes);
    wrong.into_iter().filter(|one| !is_told(one)).collect()
}
