//! The built-in names of OKL that a text uses.

use crate::job::Job;
use crate::vector_types::is_struct;
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
