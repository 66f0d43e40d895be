//! The selection of the results that are kept in `testdata/expected`.
//!
//! Every kernel is translated, compiled and run on every target; beyond that, a file only helps if somebody reads its
//! changes. So the number of files is limited to what a person reads: the text of every kernel for three targets that
//! have little in common, and for the other targets a few kernels that show their differences.

/// The steps whose results are kept for all kernels: the text of a GPU, of a CPU, and C. Plans are kept, too
/// (`okl-cli/tests/kernels/plans.rs`).
pub const WHOLE: &[&str] = &["cuda", "opencl", "serial"];

/// A kernel with additional kept results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// `matmul/tiled`
    pub kernel: &'static str,
    /// Targets, or `launcher`, `launcher-c`, `normalized`, `unit`.
    pub steps: &'static [&'static str],
    /// The feature that the result shows.
    pub shows: &'static str,
}

/// The targets whose texts are only kept for some kernels.
const OTHERS: &[&str] = &["dpcpp", "hip", "metal", "opencl-cpp", "openmp"];

/// Those of them that have double precision.
const DOUBLES: &[&str] = &["dpcpp", "hip", "opencl-cpp", "openmp"];

const fn choice(kernel: &'static str, steps: &'static [&'static str], shows: &'static str) -> Choice {
    Choice { kernel, steps, shows }
}

/// All additional results, sorted by kernel.
pub const CHOSEN: &[Choice] = &[
    choice("atomic/block", &["openmp"], "a block of several statements, under a lock"),
    choice("atomic/floats", OTHERS, "updates that need a loop of compare and swap"),
    choice("atomic/shared", OTHERS, "instructions for atomics, in device and in group memory"),
    choice("atomics/wide", DOUBLES, "atomics of 64 bits"),
    choice("attributes/declarators", &["normalized"], "attributes of declarators, in every place"),
    choice("attributes/loops", &["normalized"], "attributes of loops, in every place"),
    choice("attributes/numbers", &["normalized"], "expressions in attributes"),
    choice("attributes/styles", &["normalized"], "both spellings of every attribute"),
    choice("barriers/indices", &["barriers"], "accesses by indices of every kind"),
    choice(
        "barriers/inside_inner",
        OTHERS,
        "barriers inside of a work item's code: a CPU cuts the loop in two",
    ),
    choice("barriers/nested_places", &["barriers"], "barriers in bodies with and without braces"),
    choice("barriers/places", &["barriers"], "every place a barrier can stand at"),
    choice("dim/orders", &["launcher", "normalized"], "`@dim` and `@dimOrder`"),
    choice("front/directives", &["normalized"], "`@directive`"),
    choice("front/loop_pragmas", &["normalized"], "pragmas before loops"),
    choice("front/macros", &["normalized"], "macros that are expanded, and those that stay"),
    choice(
        "functions/spaces",
        OTHERS,
        "pointers to every memory: a version of a function for each where types say it",
    ),
    choice("host/values", &["launcher"], "values that host code works out between launches"),
    choice("launch/axes", &["launcher"], "sizes of three axes, in any order"),
    choice("launch/changed_arguments", OTHERS, "scalars that are changed: how they are handed over"),
    choice("launch/changed_arguments", &["launcher", "launcher-c"], "arguments that host code changes"),
    choice("launch/conditions", &["launcher", "launcher-c"], "nests that host code chooses"),
    choice("launch/early_return", &["launcher"], "host code that leaves early"),
    choice("launch/host_kinds", &["launcher"], "everything that host code can declare"),
    choice("launch/host_lambdas", &["launcher"], "C++ that only the host runs"),
    choice("launch/host_pointers", &["launcher"], "pointers that the host moves"),
    choice("launch/host_pointers", &["unit"], "pointers, conditions, host code between nests"),
    choice("launch/max_inner_dims", OTHERS, "bounds of a group's size, given and found"),
    choice("launch/max_inner_dims", &["launcher"], "sizes that differ from group to group"),
    choice("launch/nested_groups", &["launcher"], "`@outer` loops that start where another one stands"),
    choice("launch/types_of_kernels", &["launcher", "launcher-c"], "types of one kernel"),
    choice("matmul/tiled", OTHERS, "a whole kernel: two axes, group memory, an exclusive variable, barriers"),
    choice("matmul/tiled", &["launcher", "normalized"], "a whole kernel"),
    choice("memory/exclusive_shapes", OTHERS, "exclusive variables and group memory in every shape"),
    choice("prelude/mixed_arguments", DOUBLES, "math with double precision, and words for it"),
    choice("prelude/single_arguments", OTHERS, "math, and what stands for functions that a target lacks"),
    choice("source/macros", &["normalized"], "macros of every kind"),
    choice("source/moved_lines", &["barriers"], "`#line` in the input"),
    choice("source/names", &["normalized"], "names of okl's own attributes"),
    choice("source/odd_text", &["normalized"], "line ends, digraphs, other alphabets"),
    choice("source/spliced_names", &["normalized"], "words with a line break inside"),
    choice("source/target_names", OTHERS, "names that mean something else there"),
    choice("structs/layouts", OTHERS, "structs as arguments and in memory"),
    choice("structs/layouts", &["launcher", "launcher-c"], "structs as arguments"),
    choice("structs/members_changed", &["unit"], "records, members, loops"),
    choice("tile/constant_size", &["unit"], "a tile and the rest of its header"),
    choice("tile/edges", OTHERS, "tiles with and without a required size of a group"),
    choice("tile/edges", &["launcher"], "rounds of tiles at the edges of types"),
    choice("tile/planes", &["normalized"], "tiles in several dimensions"),
    choice(
        "vectors/packed",
        OTHERS,
        "vectors, their types and what okl writes for those that a target lacks",
    ),
];

/// Returns true if the result of a step is kept for a kernel.
pub fn is_kept(step: &str, kernel: &str) -> bool {
    let is_chosen = |choice: &Choice| choice.kernel == kernel && choice.steps.contains(&step);
    WHOLE.contains(&step) || CHOSEN.iter().any(is_chosen)
}

/// The steps that have files.
pub fn steps() -> Vec<&'static str> {
    let chosen = CHOSEN.iter().flat_map(|choice| choice.steps);
    let mut steps: Vec<&str> = WHOLE.iter().chain(chosen).copied().collect();
    steps.sort_unstable();
    steps.dedup();
    steps
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::target::TARGETS;
    use crate::{cases, testdata};

    #[test]
    fn every_target_and_every_text_has_files() {
        let mut all: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
        all.extend(["barriers", "launcher", "launcher-c", "normalized", "unit"]);
        all.sort_unstable();
        assert_eq!(steps(), all);
    }

    #[test]
    fn choices_are_kernels_with_a_reason_and_each_made_once() {
        let kernels = cases::kernels(&testdata()).expect("testdata has kernels");
        let mut made = Vec::new();
        for Choice { kernel, steps, shows } in CHOSEN {
            assert!(kernels.iter().any(|case| case.name == *kernel), "there is no kernel {kernel}");
            assert!(!shows.is_empty() && !steps.is_empty(), "{kernel}");
            made.extend(steps.iter().map(|step| (*kernel, *step)));
        }
        assert!(CHOSEN.is_sorted_by_key(|choice| choice.kernel));
        made.sort_unstable();
        for pair in made.windows(2) {
            assert_ne!(pair[0], pair[1]);
        }
        assert!(made.iter().all(|(_, step)| !WHOLE.contains(step)), "these are all kept");
    }

    #[test]
    fn a_result_is_kept_for_all_kernels_or_for_those_that_show_something() {
        assert!(
            is_kept("cuda", "any/thing")
                && is_kept("hip", "matmul/tiled")
                && is_kept("unit", "tile/constant_size")
        );
        assert!(!is_kept("hip", "any/thing") && !is_kept("unit", "matmul/tiled"));
    }
}
