//! Kernels that run: on all devices of this machine, with right and wrong arguments, from many threads and processes.

mod arguments;
mod asked;
mod building;
mod bundles;
mod emulated;
mod examples;
mod kept;
mod many;
mod memory;
mod streams;
mod templates;

use okl_runtime::{Device, Error, ErrorKind, Kernel, Properties};
use okl_testing::tools::Tool;
use std::path::{Path, PathBuf};

/// A kernel that adds arrays.
const ADD: &str = "@kernel void add(const int n, const float *a, const float *b, float *ab) {
  for (int i = 0; i < n; ++i; @tile(16, @outer, @inner)) ab[i] = a[i] + b[i];
}
";

/// A folder for what a test keeps, empty.
fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("runtime").join(name);
    let _was_there = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("it can be made");
    folder
}

/// The devices of this machine, OpenCL with and without shared virtual memory; none without a compiler.
fn devices(name: &str) -> Vec<Device> {
    if let Ok(wanted) = std::env::var(emulated::DEVICES) {
        let folder = scratch(&format!("{name}-{wanted}"));
        return vec![Device::with_cache(&wanted, folder).expect("a device of an emulator")];
    }
    let mut all = cpus(name);
    if Tool::Pocl.find().is_some() {
        let folder = scratch(&format!("{name}-opencl"));
        for description in ["opencl", r#"{"mode": "OpenCL", "device_id": 0, "memory": "buffers"}"#] {
            all.push(Device::with_cache(description, &folder).expect("a device of OpenCL"));
        }
    }
    all
}

/// Those of the processor.
fn cpus(name: &str) -> Vec<Device> {
    if Tool::Gxx.find().is_none() {
        return Vec::new();
    }
    let folder = scratch(name);
    ["serial", "openmp"]
        .iter()
        .map(|target| Device::with_cache(target, &folder).expect("a device of each CPU"))
        .collect()
}

fn built(device: &Device, text: &str, name: &str) -> Result<Kernel, Error> {
    device.build_kernel_from_text("test.okl", text, name, &Properties::new())
}

/// The message of an error of a kind.
fn told<T: std::fmt::Debug>(result: Result<T, Error>, kind: ErrorKind) -> String {
    let error = result.expect_err("it is wrong");
    assert_eq!(error.kind(), kind, "{error}");
    error.message().to_owned()
}
