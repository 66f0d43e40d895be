//! Renames the user's names that the target reserves ([`crate::names`]), in C++ with its standard library.

use crate::device_text::DeviceText;
use crate::job::Job;
use crate::names::{instead, is_taken};
use okl_source::EditSet;
use std::collections::BTreeSet;

/// Renames all mentions of such names.
pub(crate) fn lower(job: &Job<'_>, text: &DeviceText, edits: &mut EditSet) {
    let places = job.unit.name_places().iter().copied();
    for place in places.filter(|place| is_taken(job, job.unit.source(*place)) && text.is_left(*place)) {
        edits.replace(job.owner(), place, instead(job.target, job.unit.source(place)));
    }
}

/// The user's names that the target reserves.
pub(crate) fn taken<'c>(job: &Job<'c>) -> BTreeSet<&'c str> {
    let unit = job.unit;
    let names: BTreeSet<&str> = unit.name_places().iter().map(|place| unit.source(*place)).collect();
    names.into_iter().filter(|name| is_taken(job, name)).collect()
}
