//! Intrinsics of a project, defined only by a table in a pipeline file (`testdata/targets/own-intrinsics.toml`).

use std::fs;
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
fn a_project_switches_sets_on_for_all_its_texts() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("project-with-intrinsics");
    fs::create_dir_all(&folder).expect("a scratch folder can be made");
    let table = "schema = 1\n[intrinsics]\nenable = [\"math\"]\n[[intrinsic]]\n\
                 prototype = \"float okl_twice(float x)\"\nexpand.cuda = \"2 * {0}\"\n";
    let kernel = "@kernel void f(float *x) {\n  for (int g = 0; g < 2; ++g; @outer)\n    \
                  for (int i = 0; i < 2; ++i; @inner) x[i] = okl_exp10(okl_twice(x[i] + 1));\n}\n";
    fs::write(folder.join("okl.toml"), table).expect("it can be written");
    fs::write(folder.join("k.okl"), kernel).expect("it can be written");
    let file = folder.join("k.okl").display().to_string();
    okl().run(&["check", &file]).and_then(|ended| ended.success("check")).expect("no pipeline is needed");
    let ended = okl().run(&["run", "--pipeline", "cuda", &file]).expect("okl runs");
    assert!(
        ended.stdout.contains("x[i] = exp10((float)((2 * (x[i] + 1))))"),
        "{}{}",
        ended.stdout,
        ended.stderr
    );
    let ended = okl().run(&["run", "--pipeline", "serial", &file]).expect("okl runs");
    assert!(ended.stderr.contains("okl.toml:5:13"), "{}", ended.stderr);
}

#[test]
fn sets_are_listed_with_their_functions() {
    let ended = okl().run(&["plugins", "list"]).expect("okl runs");
    assert!(ended.stdout.contains("intrinsics shuffle"), "{}", ended.stdout);
    assert!(ended.stdout.contains("okl_memcpy_async, okl_pipeline_commit"), "{}", ended.stdout);
}
