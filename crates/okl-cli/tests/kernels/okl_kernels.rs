//! The kernels of `testdata/kernels`.

use std::fs;

use okl_testing::evidence::Evidence;
use okl_testing::rotation::Rotation;
use okl_testing::suite::{Source, Wanted, everything};
use okl_testing::target::TARGETS;
use okl_testing::unsupported::{self, Row};
use okl_testing::{cases, testdata};

/// Each kernel with every target, and every check of the targets that accept it.
pub fn sources(rotation: &Rotation) -> Vec<Source> {
    let refused = refused();
    let kernels = cases::kernels(&testdata()).expect("testdata has kernels, each with a runner");
    let source = |case: cases::Kernel| {
        let takes = |target: &str| !refused.iter().any(|row| row.kernel == case.name && row.target == target);
        let checks = everything(takes, rotation, &case.name, rotation.is_changed(&case.name));
        let pipelines = TARGETS.iter().map(|target| (target.name, target.name.to_owned())).collect();
        Source { name: case.name.clone(), case, pipelines, checks }
    };
    kernels.into_iter().map(source).collect()
}

/// An eighth backend, defined only by a table in a pipeline file, accepts every kernel that CUDA accepts. Each runs with it every
/// other day.
pub fn of_a_table(rotation: &Rotation) -> Vec<Source> {
    let refused = refused();
    let mut kernels = cases::kernels(&testdata()).expect("testdata has kernels, each with a runner");
    kernels.retain(|case| !refused.iter().any(|row| row.kernel == case.name && row.target == "cuda"));
    let source = |case: cases::Kernel| Source {
        name: format!("simt/{}", case.name),
        case: case.clone(),
        pipelines: vec![("cuda", "targets/simt.toml".to_owned())],
        checks: vec![Wanted {
            evidence: Evidence::of("cuda", "emulator"),
            waits: !rotation.is_changed(&case.name) && !rotation.is_turn(&case.name, 1, 2),
        }],
    };
    kernels.into_iter().map(source).collect()
}

/// The rows of `testdata/unsupported.txt`, which a test verifies.
pub fn refused() -> Vec<Row> {
    let text = fs::read_to_string(testdata().join("unsupported.txt")).expect("it is part of the repository");
    unsupported::rows(&text).expect("the list is made of rows")
}
