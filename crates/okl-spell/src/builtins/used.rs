//! Which names of OKL a text uses.

use crate::job::Job;
use crate::vector_types::is_struct;
use okl_model::{Unit, Vector};

/// Whether code says `std::` before a name that is asked for.
pub(super) fn names_std(unit: &Unit, asked: impl Fn(&str) -> bool) -> bool {
    unit.scoped.iter().any(|one| one.scope.of(&unit.text) == "std" && asked(one.name.of(&unit.text)))
}

/// The vector types the text uses, also those it only makes: `make_float4(0, 0, 0, 0).x`.
pub(super) fn used_vectors(unit: &Unit) -> Vec<Vector> {
    unit.builtins.iter().filter_map(|name| Vector::named(name)).collect()
}

/// The vector types that structs of ours stand for.
pub(crate) fn struct_vectors(job: &Job<'_>) -> Vec<Vector> {
    used_vectors(job.unit).into_iter().filter(|vector| is_struct(job.target, vector)).collect()
}
