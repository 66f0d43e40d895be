//! Memory space qualifiers of pointer and reference fields.
//!
//! ```text
//! int *to, *from, n;      __global int *to; __local int *from; int n;
//! ```

use crate::job::Job;
use crate::spaces::{holds_pointers, is_reference};
use crate::{declarators, spaces};
use okl_model::{Scope, VarId};
use okl_source::EditSet;

/// Qualifies every pointer field; in C++ every reference, too.
pub(crate) fn mark(job: &Job<'_>, edits: &mut EditSet) {
    let Some(words) = job.spaces().filter(|words| !words.global.is_empty()) else { return };
    let unit = job.unit;
    let is_plain_c = job.target.is_c();
    let word = |id: VarId| {
        let ty = unit.ty(unit.variable(id).ty);
        let leads = holds_pointers(ty) || is_reference(ty) && !is_plain_c;
        if leads { words.of(spaces::of_field(unit, id)).to_string() } else { String::new() }
    };
    let all = (0..unit.variables.len() as u32).map(VarId);
    let fields: Vec<VarId> = all.filter(|id| unit.variable(*id).scope == Scope::Field).collect();
    for together in fields.chunk_by(|field, _| unit.variable(*field).declarator.next.is_some()) {
        let [first, .., last] = together else {
            let [only] = together else { continue };
            let text = word(*only);
            if !text.is_empty() {
                edits.insert(job.owner(), unit.variable(*only).span.start, format!("{text} "));
            }
            continue;
        };
        let declaration = unit.variable(*first).span.to(unit.variable(*last).span);
        declarators::mark_each(&job.owner(), unit, declaration, together, &word, edits);
    }
}
