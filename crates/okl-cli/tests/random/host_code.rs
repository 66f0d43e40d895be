//! Random host code: interpreted from the reflection, it does the same as the compiled launcher.
//!
//! `OKL_HOSTCODE_SEED=7 cargo test -p okl-cli --test random host_code` runs other kernels.

#![allow(clippy::print_stdout, reason = "what a run has compared")]

use std::env;
use std::fs;
use std::path::Path;

use okl_testing::launches::{File, compare, host_code};
use okl_testing::okl::Okl;
use okl_testing::tools::Tool;

/// The numbers of kernels, and of calls of each.
const KERNELS: usize = 120;
const CALLS: usize = 25;

#[test]
fn random_host_code_is_interpreted_as_it_is_compiled() {
    let Some(compiler) = Tool::Gxx.find() else { return };
    let seed = env::var("OKL_HOSTCODE_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1);
    // Not `env!`: that would keep the whole workspace from building without the binary.
    let Some(program) = option_env!("CARGO_BIN_EXE_okl") else { panic!("this crate has no binary okl") };
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("host_code").join(format!("{seed}"));
    fs::create_dir_all(&folder).expect("a scratch folder can be made");
    fs::write(folder.join("random.okl"), host_code(seed, KERNELS)).expect("a scratch file can be written");
    let outputs = "reflection=reflection.json,launcher-c=launcher.cpp";
    let words = ["run", "-p", "cuda", "--emit", outputs, "--error-limit", "0", "random.okl"];
    let ended = Okl::new(program, &folder).run(&words);
    ended.and_then(|ended| ended.success("okl")).expect("random host code is right");
    let read = |name: &str| fs::read_to_string(folder.join(name)).expect("okl has written it");
    let (reflection, launcher) = (read("reflection.json"), read("launcher.cpp"));
    let file = File { name: "random".to_owned(), reflection, launcher };
    let report = compare(&[file], (&compiler, &folder), (seed, CALLS)).expect("they are the same");
    // Most of what is generated is described, and defined.
    assert!(report.described >= KERNELS * 9 / 10, "seed {seed}: {report:#?}");
    assert!(report.calls >= KERNELS * CALLS / 4, "seed {seed}: {report:#?}");
    assert!(report.stopped >= report.divisions / 2, "seed {seed}: {report:#?}");
    println!("seed {seed}: {} calls, {} launches", report.calls, report.launches);
}
