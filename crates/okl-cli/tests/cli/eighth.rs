//! An eighth backend: a table in a pipeline file and nothing else (`testdata/targets/simt.toml`).
//!
//! Every kernel that CUDA takes is translated for it, compiled, and computes what its reference computes.

use std::path::{Path, PathBuf};

use okl_testing::build::Builder;
use okl_testing::cases::{self, Kernel};
use okl_testing::okl::{Attempt, Okl};
use okl_testing::program::Program;
use okl_testing::tools::Tool;
use okl_testing::{Failure, jobs, testdata};

const PIPELINE: &str = "targets/simt.toml";

#[test]
fn a_backend_in_a_table_alone_takes_every_kernel() {
    let Some(gxx) = Tool::Gxx.find() else { return };
    let Some(program) = option_env!("CARGO_BIN_EXE_okl") else { panic!("this crate has no binary okl") };
    let okl = Okl::new(program, testdata());
    let scratch = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("eighth");
    let builder = Builder::new(&gxx, &Path::new(env!("CARGO_TARGET_TMPDIR")).join("kernels/objects"));
    let mut kernels = cases::kernels(&testdata()).expect("testdata has kernels");
    if let Ok(part) = std::env::var("OKL_TEST_KERNELS") {
        kernels.retain(|kernel| kernel.name.contains(&part));
    }
    jobs::check_all(&kernels, |case| check(&okl, &builder, case, &scratch))
        .expect("the table says all that okl has to know");
}

fn check(okl: &Okl, builder: &Builder, case: &Kernel, scratch: &Path) -> Result<(), Failure> {
    match okl.attempt(case, PIPELINE)? {
        Attempt::Done(translation) => {
            Program::emulated(builder, case, "simt", &translation, scratch)?.run(&[])?.success(&case.name)?;
            Ok(())
        }
        // Only what no target takes.
        Attempt::Refused(refusals) => match okl.attempt(case, "cuda")? {
            Attempt::Refused(_) => Ok(()),
            Attempt::Done(_) => {
                let messages: Vec<&str> = refusals.iter().map(|refusal| refusal.message.as_str()).collect();
                Err(Failure::new(format!("{}: refused: {}", case.name, messages.join("; "))))
            }
        },
    }
}
