//! All tests of devices once more, with CUDA and HIP: their drivers and compilers are those of an emulator, where kernels
//! run as C++ and nothing is done before somebody waits for it.

use super::{ADD, built, devices, scratch, told};
use okl_runtime::{Argument, Device, ErrorKind};
use okl_testing::tools::Tool;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The variable that says which devices the tests of this process use.
pub(crate) const DEVICES: &str = "OKL_RUNTIME_TEST_DEVICES";

/// The driver of an emulator.
struct Emulator {
    /// `cuda` or `hip`.
    target: &'static str,
    folder: PathBuf,
    library: PathBuf,
}

const CUDA: (&str, &str) = ("cuda", "okl_cuda_emulator.hpp");
const HIP: (&str, &str) = ("hip", "hip/hip_runtime.h");

const FLAGS: [&str; 5] = ["-std=c++17", "-w", "-O0", "-fPIC", "-shared"];

/// The library of the driver stands before the text that needs it.
const LINKED: &str = "-Wl,--no-as-needed";

impl Emulator {
    /// Builds a driver.
    fn new((target, own): (&'static str, &str), name: &str) -> Option<Emulator> {
        let compiler = Tool::Gxx.find()?;
        let folder = scratch(&format!("emulator-{target}-{name}"));
        let library = folder.join("driver.so");
        let of_tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("../okl-testing");
        let sources =
            ["emulator/okl_gpu_driver.cpp", "emulator/okl_scheduler.cpp", "include/occa/core/runtime.cpp"];
        let number = if target == "cuda" { 1 } else { 2 };
        let done = Command::new(&compiler)
            .args(["-std=c++17", "-O1", "-shared", "-fPIC", &format!("-DOKL_DRIVER={number}")])
            .args(includes())
            .args(sources.map(|source| of_tests.join(source)))
            .arg("-o")
            .arg(&library)
            .output()
            .expect("the compiler starts");
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        // All kernels include it: it is read once.
        let header = folder.join("emulator.hpp");
        let text = format!("#include <{own}>\n#include <okl_gpu_memory.hpp>\n#include <string.h>\n");
        std::fs::write(&header, text).expect("it can be written");
        let done = Command::new(compiler)
            .args(FLAGS)
            .args(includes())
            .args(["-x", "c++-header"])
            .arg(&header)
            .output();
        assert!(done.expect("the compiler starts").status.success());
        Some(Emulator { target, folder, library })
    }

    /// Runs tests of this file in a process of their own, with this driver.
    fn run(&self, tests: &[&str], more: &[(&str, &str)]) {
        let header = self.folder.join("emulator.hpp").display().to_string();
        let library = self.library.display().to_string();
        let compile =
            ["g++", &FLAGS.join(" "), "-include", &header, &includes().join(" "), LINKED, &library].join(" ");
        let (driver, compiler) = match self.target {
            "cuda" => ("OKL_LIBCUDA", "OKL_LIBNVRTC"),
            _ => ("OKL_LIBAMDHIP", "OKL_LIBHIPRTC"),
        };
        let done = Command::new(std::env::current_exe().expect("this program"))
            .args(tests)
            .env(DEVICES, self.target)
            .env(driver, &self.library)
            .env(compiler, &self.library)
            .env("OKL_EMULATOR_COMPILE", compile)
            .env("OKL_EMULATOR_FOLDER", &self.folder)
            // What is compiled lies in this folder, which the next run empties.
            .env("OKL_CACHE", "off")
            .envs(more.iter().copied())
            .output()
            .expect("it starts");
        let said = String::from_utf8_lossy(&done.stdout);
        assert!(done.status.success(), "{said}\n{}", String::from_utf8_lossy(&done.stderr));
        assert!(!said.contains("running 0 tests"), "{said}");
    }
}

fn includes() -> Vec<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folders = ["okl-testing/include", "okl-testing/emulator", "okl-cli/include"];
    folders.iter().map(|folder| format!("-I{}", crates.join(folder).display())).collect()
}

/// What every device does.
const ALL: [&str; 9] = [
    "arguments::",
    "building::",
    "bundles::a_",
    "bundles::kernels_of",
    "bundles::what_is_compiled_is",
    "examples::",
    "memory::",
    "templates::",
    "streams::",
];

#[test]
fn cuda_does_what_all_devices_do() {
    if std::env::var_os(DEVICES).is_none()
        && let Some(emulator) = Emulator::new(CUDA, "all")
    {
        emulator.run(&ALL, &[]);
    }
}

#[test]
fn hip_does_the_same() {
    if std::env::var_os(DEVICES).is_none()
        && let Some(emulator) = Emulator::new(HIP, "all")
    {
        // The same functions under other names.
        emulator.run(&["arguments::arrays", "bundles::kernels_of", "streams::streams"], &[]);
    }
}

#[test]
fn a_driver_that_fails_is_told() {
    if std::env::var_os(DEVICES).is_none()
        && let Some(emulator) = Emulator::new(CUDA, "fails")
    {
        for what in ["launch:2", "finish:3", "read:2", "write:3", "allocate:4"] {
            let tests = ["--exact", "emulated::what_a_process_does_whose_driver_fails"];
            emulator.run(&tests, &[("OKL_EMULATOR_FAIL", what)]);
        }
    }
}

#[test]
fn what_a_process_does_whose_driver_fails() {
    if std::env::var_os("OKL_EMULATOR_FAIL").is_none() {
        return;
    }
    let [device] = &devices("fails")[..] else { panic!("one device") };
    let add = built(device, ADD, "add").expect("it is built");
    let round = || {
        let a = device.memory_from(&[1.0_f32; 4])?;
        let b = device.memory::<f32>(4)?;
        let arguments: [&dyn Argument; 4] = [&4_i32, &a, &a, &b];
        add.run(&arguments)?;
        b.to_vec()
    };
    let failed = (0..4).map(|_| round()).find_map(Result::err).expect("it fails");
    assert!(matches!(failed.kind(), ErrorKind::Launch | ErrorKind::Memory), "{failed}");
    assert!(
        failed.message().contains("an illegal memory access was encountered (CUDA error 700)"),
        "{failed}"
    );
    round().expect_err("it goes on to fail");
}

#[test]
fn drivers_and_compilers_that_are_missing_are_told() {
    if std::env::var_os(DEVICES).is_none()
        && let Some(emulator) = Emulator::new(CUDA, "missing")
    {
        let tests = ["--exact", "emulated::what_a_process_does_without_a_compiler"];
        emulator.run(&tests, &[("OKL_LIBNVRTC", "/no/such/library")]);
        let tests = ["--exact", "emulated::what_a_process_does_without_a_driver"];
        emulator.run(&tests, &[("OKL_LIBCUDA", "/no/such/library")]);
    }
}

#[test]
fn what_a_process_does_without_a_compiler() {
    if std::env::var_os(DEVICES).is_some()
        && std::env::var_os("OKL_LIBNVRTC").is_some_and(|path| path == "/no/such/library")
    {
        let [device] = &devices("no-compiler")[..] else { panic!("one device") };
        let message = told(built(device, ADD, "add"), ErrorKind::Device);
        assert!(message.starts_with("`OKL_LIBNVRTC` names `/no/such/library`"), "{message}");
    }
}

#[test]
fn what_a_process_does_without_a_driver() {
    if std::env::var_os("OKL_LIBCUDA").is_some_and(|path| path == "/no/such/library") {
        let message = told(Device::open("cuda"), ErrorKind::Device);
        assert!(message.starts_with("`OKL_LIBCUDA` names `/no/such/library`"), "{message}");
    }
}

#[test]
fn numbers_of_devices_are_checked() {
    if std::env::var_os(DEVICES).is_none()
        && let Some(emulator) = Emulator::new(HIP, "numbers")
    {
        emulator.run(&["--exact", "emulated::what_a_process_does_with_numbers"], &[]);
    }
}

#[test]
fn what_a_process_does_with_numbers() {
    if std::env::var(DEVICES).is_ok_and(|devices| devices == "hip") {
        let message = told(Device::open("hip:2"), ErrorKind::Device);
        assert_eq!(message, "HIP has no device 2; it has 2, numbered from 0");
        let folder = scratch("numbers");
        let one = Device::with_cache("hip:1", &folder).expect("a device");
        let other = Device::with_cache("hip", &folder).expect("a device");
        let memory = one.memory_from(&[1.0_f32; 4]).expect("memory");
        let add = built(&other, ADD, "add").expect("it is built");
        let message = told(add.run(&[&4_i32, &memory, &memory, &memory]), ErrorKind::Memory);
        assert_eq!(message, "argument 2 of `add`: the memory belongs to the device hip:1, the kernel to hip");
        built(&one, ADD, "add")
            .expect("it is built")
            .run(&[&4_i32, &memory, &memory, &memory])
            .expect("it runs");
        assert_eq!(memory.to_vec().expect("there"), [2.0; 4]);
    }
}
