//! What becomes of attributes where they stand.
//!
//! Loops, kernels, atomic steps and arrays with dimensions are written by the modules for them, by the facts that `check`
//! proved; what is left of those attributes here is to take them out of the text.

use crate::brought;
use crate::job::Job;
use okl_model::meaning::{Given, Meeting};
use okl_model::plan::NodeKind;
use okl_model::{AttrUse, Expansion, Meaning, Site};
use okl_source::{EditSet, Piece};

/// Writes what each attribute becomes where it stands. Those that others bring have their edits in `expansion`.
pub(crate) fn lower(job: &Job<'_>, expansion: &Expansion, edits: &mut EditSet) {
    let is_claimed = |attr: &&AttrUse| job.expanded.claimed.contains(&attr.name);
    for attr in job.unit.attributes.iter().filter(|attr| !is_claimed(attr)) {
        one(job, attr, edits);
    }
    edits.extend(expansion.edits.clone());
    for line in &expansion.lines {
        brought::place(job, line, edits);
    }
}

fn one(job: &Job<'_>, attr: &AttrUse, edits: &mut EditSet) {
    let words = &job.target.words;
    match attr.meaning() {
        Meaning::Barrier(Given::Is(Meeting::Warp)) => stand_in(attr, &words.warp_barrier, edits),
        Meaning::Barrier(_) => {
            let own = job.plan.spelled.text(NodeKind::Barrier, attr.span.start);
            stand_in(attr, own.unwrap_or(&words.group_barrier), edits);
        }
        Meaning::Fence(who) => stand_in(attr, words.fence_for(who.value().unwrap_or_default()), edits),
        Meaning::Restrict => restrict(job, attr, edits),
        Meaning::Shared(limit) => {
            attr.vanish(job.unit, edits);
            bounds(job, attr, limit.value(), edits);
        }
        Meaning::Atomic(_)
        | Meaning::Dim
        | Meaning::DimOrder(_)
        | Meaning::Exclusive
        | Meaning::Foreign
        | Meaning::Global
        | Meaning::ImplicitArgument
        | Meaning::Independent
        | Meaning::Inner { .. }
        | Meaning::Kernel
        | Meaning::MaxInnerDims
        | Meaning::NoBarrier
        | Meaning::Outer(_)
        | Meaning::SimdLength
        | Meaning::Tile(_) => attr.vanish(job.unit, edits),
    }
}

/// `__syncthreads()` before the `;` that is there
fn stand_in(attr: &AttrUse, word: &str, edits: &mut EditSet) {
    edits.replace(owner(attr), attr.span, word);
}

/// `float * __restrict__ a`
fn restrict(job: &Job<'_>, attr: &AttrUse, edits: &mut EditSet) {
    let unit = job.unit;
    let word = job.options.restrict(job.target);
    match &attr.site {
        _ if word.is_empty() => attr.vanish(unit, edits),
        // A result is a value: there is nothing to restrict.
        Site::Function(_) => attr.vanish(unit, edits),
        _ if attr.of_pointer => stand_in(attr, word, edits),
        Site::Variables(variables) => {
            attr.vanish(unit, edits);
            for variable in variables {
                edits.insert(owner(attr), unit.variable(*variable).name_span.start, format!("{word} "));
            }
        }
        Site::Nothing | Site::Loop(_) | Site::Alias(_) | Site::Statement(_) | Site::Empty(_) => {
            attr.vanish(unit, edits);
        }
    }
}

/// `float s[64];` for `@shared(64) float s[V];`
fn bounds(job: &Job<'_>, attr: &AttrUse, limit: Option<u64>, edits: &mut EditSet) {
    let (Some(limit), Site::Variables(ids)) = (limit, &attr.site) else { return };
    for variable in ids.iter().map(|id| job.unit.variable(*id)) {
        if let Some(bound) = variable.declarator.bounds.first() {
            edits.supplant(owner(attr), *bound, vec![Piece::Text(format!("[{limit}]"))]);
        }
    }
}

fn owner(attr: &AttrUse) -> String {
    format!("attribute \"{}\"", attr.name)
}
