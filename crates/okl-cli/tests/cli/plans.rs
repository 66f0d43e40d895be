//! The plan of every kernel, as `--emit plan` shows it.

use okl_testing::cases::{self, Kernel};
use okl_testing::expected::Expected;
use okl_testing::okl::{Attempt, Okl};
use okl_testing::{Failure, jobs, testdata};
use serde_json::Value;

/// Kernels whose plans differ from those for CUDA, and where: cut loops, values that live on, arguments that each work
/// item gets a copy of; versions of functions for several memories.
const ELSEWHERE: &[(&str, &str)] = &[
    ("serial", "barriers/inside_inner_kinds"),
    ("serial", "dim/elements"),
    ("opencl", "pointers/in_group_memory"),
    ("metal", "pointers/rows"),
];

fn okl() -> Okl {
    let Some(program) = option_env!("CARGO_BIN_EXE_okl") else { panic!("this crate has no binary okl") };
    Okl::new(program, testdata())
}

#[test]
fn every_plan_is_as_expected() {
    let expected = Expected::from_environment(testdata().join("expected"));
    let kernels = cases::kernels(&testdata()).expect("testdata has kernels");
    let mut wanted: Vec<(&str, &Kernel)> = kernels.iter().map(|kernel| ("cuda", kernel)).collect();
    for (target, name) in ELSEWHERE {
        let kernel = kernels.iter().find(|kernel| kernel.name == *name);
        wanted.push((target, kernel.unwrap_or_else(|| panic!("there is no kernel {name}"))));
    }
    jobs::check_all(&wanted, |(target, kernel)| {
        let Attempt::Done(_) = okl().attempt(kernel, target)? else { return Ok(()) };
        let plan = okl().emit(kernel, target, "plan")?;
        expected.check(&format!("plan/{target}/{}.json", kernel.name), &plan)
    })
    .map_err(|failure| Failure::new(format!("{failure}\nOKL_BLESS=1 writes what there is")))
    .expect("every kernel is planned as before");
    expected.leftovers(&["plan"]).expect("every expected plan has a kernel");
}

/// A plan is what the text says: `first__g` of a namespace `ns` is `ns_first__g` in C.
#[test]
fn versions_are_called_in_the_text_what_the_plan_calls_them() {
    let kernels = cases::kernels(&testdata()).expect("testdata has kernels");
    let wanted: Vec<(&str, &Kernel)> = ["opencl", "metal"]
        .iter()
        .flat_map(|target| kernels.iter().map(|kernel| (*target, kernel)))
        .collect();
    let met = jobs::map(&wanted, |(target, kernel)| -> Result<usize, Failure> {
        let Attempt::Done(made) = okl().attempt(kernel, target)? else { return Ok(0) };
        let plan = okl().emit(kernel, target, "plan")?;
        let plan: Value = serde_json::from_str(&plan).map_err(|error| Failure::new(error.to_string()))?;
        let versions = plan["functions"].as_array().into_iter().flatten();
        let names: Vec<&str> = versions
            .flat_map(|function| function["versions"].as_array().into_iter().flatten())
            .filter_map(|version| version["name"].as_str())
            .collect();
        match names.iter().find(|name| !made.kernel.contains(&format!("{name}("))) {
            // An operator or a template's name may stand elsewhere, and a constructor has none.
            Some(name) if name.contains("__") => {
                Err(Failure::new(format!("{target}: {}: no `{name}`", kernel.name)))
            }
            Some(_) | None => Ok(names.iter().filter(|name| name.contains("__")).count()),
        }
    });
    let met: usize = met.into_iter().map(|one| one.expect("the plan and the text agree")).sum();
    assert!(met > 20, "{met} versions");
}
