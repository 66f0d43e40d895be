//! Intrinsics of a project's own: a table in a pipeline file and nothing else (`testdata/targets/own-intrinsics.toml`).

use std::path::{Path, PathBuf};

use okl_testing::build::Builder;
use okl_testing::cases::Kernel;
use okl_testing::okl::{Attempt, Okl, Translation};
use okl_testing::program::Program;
use okl_testing::testdata;
use okl_testing::tools::Tool;

fn okl() -> Okl {
    let Some(program) = option_env!("CARGO_BIN_EXE_okl") else { panic!("this crate has no binary okl") };
    Okl::new(program, testdata())
}

fn case() -> Kernel {
    let input = testdata().join("targets/own-intrinsics.okl");
    let runner = testdata().join("targets/own-intrinsics.ref.cpp");
    Kernel { name: "targets/own-intrinsics".into(), input, options: Vec::new(), runner }
}

fn translated(pipeline: &str) -> Translation {
    match okl().attempt(&case(), pipeline).expect("okl runs") {
        Attempt::Done(translation) => translation,
        Attempt::Refused(refusals) => panic!("{refusals:?}"),
    }
}

#[test]
fn a_table_alone_computes_what_the_reference_computes() {
    let Some(gxx) = Tool::Gxx.find() else { return };
    let scratch = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("intrinsics");
    let builder = Builder::new(&gxx, &Path::new(env!("CARGO_TARGET_TMPDIR")).join("kernels/objects"));
    let serial = okl().emit(&case(), "targets/own-intrinsics.toml", "kernel").expect("okl runs");
    let serial = Program::serial(&builder, &case(), &serial, &scratch).expect("it compiles");
    serial.run(&[]).and_then(|ended| ended.success("serial")).expect("serial code is right");
    let cuda = translated("targets/own-intrinsics-cuda.toml");
    let cuda = Program::emulated(&builder, &case(), "cuda", &cuda, &scratch).expect("it compiles");
    cuda.check_seeds().expect("CUDA text is right in any order of threads");
}

#[test]
fn a_call_at_which_the_group_meets_is_a_barrier() {
    let barriers = okl().emit(&case(), "targets/own-intrinsics-cuda.toml", "barriers").expect("okl runs");
    assert_eq!(barriers, "", "`okl_meet` stands between what is written and what is read");
}

#[test]
fn sets_are_listed_with_their_functions() {
    let ended = okl().run(&["plugins", "list"]).expect("okl runs");
    assert!(ended.stdout.contains("intrinsics shuffle"), "{}", ended.stdout);
    assert!(ended.stdout.contains("okl_memcpy_async, okl_pipeline_commit"), "{}", ended.stdout);
}
