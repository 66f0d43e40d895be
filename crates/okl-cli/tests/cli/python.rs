//! The Python package as it lies in the repository, with the module and the program that were built for the tests.

use crate::common::Folder;
use okl_testing::process;
use okl_testing::rotation::Rotation;
use okl_testing::tools::Tool;
use okl_testing::workspace;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// It takes as long as all the small kernels of its tests take to compile, half a minute.
#[test]
fn the_python_package_does_what_its_tests_say() {
    let tools = [Tool::Python, Tool::Numpy, Tool::Gxx, Tool::Pocl].map(Tool::find);
    let [Some(python), Some(numpy), Some(_), Some(_)] = tools else { return };
    let tested = ["python", "crates/okl-runtime", "examples/python", "examples/kernels-run"];
    if !Rotation::of_today().is_due(&tested) {
        return;
    }
    let folder = Folder::new("python");
    let package = package(&folder.0);
    let mut command = Command::new(python);
    command.args(["-m", "unittest"]).current_dir(workspace().join("python/tests"));
    let paths = std::env::join_paths([&package, &numpy]).expect("no colon");
    command.env("PYTHONPATH", paths).env("PYTHONDONTWRITEBYTECODE", "1");
    command.env("OKL_CACHE", "on").env("OKL_CACHE_DIR", folder.0.join("cache"));
    command
        .env("POCL_CACHE_DIR", folder.0.join("pocl"))
        .env("OCL_ICD_VENDORS", "/etc/OpenCL/vendors/pocl.icd");
    let ended = process::run_within(Duration::from_secs(600), &mut command).expect("Python starts");
    assert!(ended.is_success(), "{}{}", ended.stdout, ended.stderr);
    assert!(ended.stderr.contains("\nRan ") && !ended.stderr.contains("Ran 0 "), "{}", ended.stderr);
}

/// A folder with the package `okl`: its modules, and what a wheel holds besides.
fn package(folder: &Path) -> PathBuf {
    let program = Path::new(env!("CARGO_BIN_EXE_okl"));
    let module = program.with_file_name("libokl_python.so");
    assert!(module.is_file(), "there is no {}: `cargo build --workspace` makes it", module.display());
    let (packages, okl) = (folder.join("packages"), folder.join("packages/okl"));
    std::fs::create_dir_all(okl.join("bin")).expect("a folder");
    for file in std::fs::read_dir(workspace().join("python/okl")).expect("it is part of the repository") {
        let path = file.expect("it can be read").path();
        if path.extension().is_some_and(|end| end == "py") {
            symlink(&path, okl.join(path.file_name().expect("a file"))).expect("a link");
        }
    }
    symlink(module, okl.join("_okl.abi3.so")).expect("a link");
    std::fs::copy(program, okl.join("bin/okl")).expect("a copy");
    packages
}
