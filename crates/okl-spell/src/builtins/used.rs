//! The built-in names of OKL that a text uses.

use crate::atomic;
use crate::job::Job;
use crate::vector_types::{is_struct, uses};
use okl_model::{Unit, Vector};

/// True if code names `std::x` for an `x` that satisfies `asked`.
pub(super) fn names_std(unit: &Unit, asked: impl Fn(&str) -> bool) -> bool {
    unit.scoped.iter().any(|one| one.scope.of(&unit.text) == "std" && asked(one.name.of(&unit.text)))
}

/// The vector types that the text uses, including types it only constructs: `make_float4(0, 0, 0, 0).x`.
pub(super) fn used_vectors(unit: &Unit) -> Vec<Vector> {
    unit.builtins.iter().filter_map(|name| Vector::named(name)).collect()
}

/// The vector types that the prologue defines as structs.
pub(crate) fn struct_vectors(job: &Job<'_>) -> Vec<Vector> {
    used_vectors(job.unit).into_iter().filter(|vector| is_struct(job.target, vector)).collect()
}

/// True if the text for the target uses a built-in function: calls that become atomic instructions do not count.
pub(super) fn is_needed(job: &Job<'_>, name: &str) -> bool {
    let unit = job.unit;
    let mut places = unit.name_places().iter().filter(|place| unit.source(**place) == name).peekable();
    let is_found = places.peek().is_some();
    let gone = atomic::dropped_names(job);
    uses(unit, name) && (!is_found || places.any(|place| !gone.contains(place)))
}
