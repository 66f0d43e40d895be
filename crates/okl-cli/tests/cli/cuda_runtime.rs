//! The CUDA runtime for host programs, on every target. The programs of `cuda_runtime/` are put together as the front end
//! `cu` does it: the runtime, kernels and the functions that launch them (here written by hand), the host program.
//!
//! They are correct programs of CUDA: nvcc compiles them with its own headers.

use okl_frontend::runtime::Device;
use okl_testing::build::Builder;
use okl_testing::nvcc::Nvcc;
use okl_testing::program::{CHECKS, Program, check_syntax_as};
use okl_testing::tools::Tool;
use okl_testing::workspace;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The texts of the runtime for devices with another API, in their order, behind the declarations and the device layer.
const OWN: [&str; 13] = [
    "symbols.hpp",
    "state.hpp",
    "errors.hpp",
    "devices.hpp",
    "memory.hpp",
    "reset.hpp",
    "copies.hpp",
    "volumes.hpp",
    "streams.hpp",
    "own_symbols.hpp",
    "launch.hpp",
    "kernels.hpp",
    "queries.hpp",
];
/// Those for devices that have the runtime already.
const NATIVE: [&str; 4] = ["launch.hpp", "symbols.hpp", "native.hpp", "queries.hpp"];

/// The parts of the program, each with its functions.
const PARTS: [(&str, &[&str]); 4] = [
    ("kernels", &["launches", "variables", "questions"]),
    ("memory", &["errors_of_memory", "rows", "volumes", "shared_memory", "devices"]),
    ("streams", &["in_streams", "times", "called_in_order"]),
    ("hip", &["in_hip"]),
];

fn runtime(name: &str) -> String {
    let folder = workspace().join("plugins/frontends/cu/src/runtime");
    std::fs::read_to_string(folder.join(name)).expect("it is part of the repository")
}

fn part(name: &str) -> String {
    let folder = workspace().join("crates/okl-cli/tests/cli/cuda_runtime");
    std::fs::read_to_string(folder.join(name)).expect("it is part of the repository")
}

/// The program for a device, with some of its parts.
fn program(device: Device, parts: &[&str]) -> String {
    let all = |names: &[&str]| names.iter().map(|name| runtime(name)).collect::<String>();
    let layer = device.layer();
    let mut text = match device {
        Device::Cuda => format!("{layer}{}{}", all(&NATIVE), part("kernels_gpu.hpp")),
        Device::Hip => {
            format!("{}{layer}{}{}", runtime("cuda_names.h"), all(&NATIVE), part("kernels_gpu.hpp"))
        }
        Device::Cpu => format!("{}{layer}{}{}", runtime("api.h"), all(&OWN), part("kernels_cpu.hpp")),
        Device::Sycl => format!("{}{layer}{}{}", runtime("api.h"), all(&OWN), part("kernels_sycl.hpp")),
        Device::OpenCl => format!(
            "static const char okl_kernels[] = R\"okl({})okl\";\n{}{layer}{}\
             #define KERNEL(name) okl_kernel(\"_occa_\" #name \"_0\")\n",
            part("kernels.cl"),
            runtime("api.h"),
            all(&OWN)
        ),
        Device::None => unreachable!("it has no host program"),
    };
    text.push_str(&format!("{}{}", part("launches.hpp"), part("test.hpp")));
    let mut main = String::new();
    for (name, functions) in PARTS.iter().filter(|(name, _)| parts.contains(name)) {
        if *name == "hip" {
            text.push_str(&runtime("hip_names.h"));
        }
        text.push_str(&format!("#line 1 \"{name}.cpp\"\n{}", part(&format!("{name}.cpp"))));
        main.extend(functions.iter().map(|function| format!("  {function}();\n")));
    }
    format!("{text}int main() {{\n{main}  return 0;\n}}\n")
}

const ALL: [&str; 4] = ["kernels", "memory", "streams", "hip"];

fn scratch(test: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("cuda-runtime").join(test)
}

fn builder(tool: Tool) -> Option<Builder> {
    Some(Builder::new(&tool.find()?, &scratch("objects")))
}

#[test]
fn a_cpu_has_the_runtime() {
    let Some(builder) = builder(Tool::Gxx) else { return };
    let built = Program::strict(&builder, "cpu", &program(Device::Cpu, &ALL), &CHECKS, &scratch("gxx"));
    built.and_then(|built| built.run(&[])?.success("it").map(drop)).expect("it finds what it has to");
}

#[test]
fn clang_compiles_it_without_warnings() {
    let Some(builder) = builder(Tool::Clangxx) else { return };
    for (name, device) in [("cpu", Device::Cpu), ("opencl", Device::OpenCl)] {
        if device == Device::OpenCl && Tool::Pocl.find().is_none() {
            continue;
        }
        let text = program(device, &ALL);
        Program::strict(&builder, name, &text, &["-std=c++17"], &scratch("clang")).expect("it is built");
    }
}

#[test]
fn opencl_has_the_runtime() {
    let (Some(builder), Some(_)) = (builder(Tool::Gxx), Tool::Pocl.find()) else { return };
    let scratch = scratch("opencl");
    let text = program(Device::OpenCl, &ALL);
    Program::strict(&builder, "opencl", &text, &["-std=c++17"], &scratch)
        .and_then(|built| built.check_pocl(&scratch))
        .expect("it finds what it has to");
}

#[test]
fn sycl_has_the_runtime_in_the_emulator() {
    let Some(builder) = builder(Tool::Gxx) else { return };
    Program::strict(&builder, "sycl", &program(Device::Sycl, &ALL), &[], &scratch("sycl"))
        .and_then(|built| built.check_seeds())
        .expect("it finds what it has to");
}

/// The runtime itself is the vendor's; the emulator has enough of it for launches and variables.
#[test]
fn cuda_and_hip_launch_kernels_in_the_emulator() {
    let Some(builder) = builder(Tool::Gxx) else { return };
    for (name, device) in [("cuda", Device::Cuda), ("hip", Device::Hip)] {
        let text = format!("#define EMULATED\n{}", program(device, &["kernels"]));
        Program::strict(&builder, name, &text, &[], &scratch("emulated"))
            .and_then(|built| built.check_seeds())
            .expect("it finds what it has to");
    }
}

#[test]
fn nvcc_compiles_the_programs_with_its_own_headers() {
    let Some(nvcc) = Nvcc::find() else { return };
    nvcc.object("sm_80", "programs", &program(Device::Cuda, &ALL), &scratch("nvcc")).expect("it compiles");
}

#[test]
fn the_headers_of_hip_have_what_programs_call_under_other_names() {
    let (Some(clangxx), Some(_)) = (Tool::Clangxx.find(), Tool::HipHeaders.find()) else { return };
    let arguments =
        ["-x", "hip", "--cuda-host-only", "--rocm-path=/usr", "-nogpulib", "--offload-arch=gfx90a"];
    let text = program(Device::Hip, &["kernels", "streams"]);
    check_syntax_as(&clangxx, &arguments, "programs", &text, &scratch("hip")).expect("it compiles");
}

#[test]
fn the_headers_of_sycl_have_what_the_runtime_calls() {
    let (Some(gxx), Some(sycl)) = (Tool::Gxx.find(), Tool::Sycl.find()) else { return };
    let headers = format!("-I{}", sycl.join("include").display());
    let text = program(Device::Sycl, &ALL);
    check_syntax_as(&gxx, &[headers.as_str()], "programs", &text, &scratch("sycl-headers"))
        .expect("it compiles");
}

fn words(text: &str) -> BTreeSet<&str> {
    text.split(|sign: char| !sign.is_alphanumeric() && sign != '_').collect()
}

/// The functions that a text declares, without `cuda`.
fn declared(text: &str) -> BTreeSet<&str> {
    let results = ["cudaError_t cuda", "const char *cuda"];
    let all = results.iter().flat_map(|result| text.split(result).skip(1));
    all.filter_map(|rest| rest.split_once('('))
        .map(|(name, _)| name)
        .filter(|name| words(name).len() == 1)
        .collect()
}

/// The page lists the functions that there are; those whose names end in `Async` may stand with the others.
#[test]
fn the_page_lists_all_functions() {
    let page = std::fs::read_to_string(workspace().join("docs/cuda.md")).expect("it is part of the docs");
    let (_, table) = page.split_once("| part | functions (`cuda...`) |").expect("it has the table");
    let (table, _) = table.split_once("\n\n").expect("the table ends");
    let listed: BTreeSet<&str> = table.split('`').skip(1).step_by(2).collect();
    let api = runtime("api.h");
    let declared = declared(&api);
    assert!(declared.len() > 80, "{declared:?}");
    let is_listed = |name: &&str| listed.contains(name) || listed.contains(name.trim_end_matches("Async"));
    let missing: Vec<_> = declared.iter().filter(|name| !is_listed(name)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    let unknown: Vec<_> =
        listed.iter().filter(|name| **name != "Async" && !declared.contains(*name)).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
}

/// Pairs of names: `#define cudaMalloc hipMalloc`.
fn defined(text: &str) -> Vec<(&str, &str)> {
    text.lines()
        .filter_map(|line| line.strip_prefix("#define ")?.split_once(' '))
        .filter(|(name, value)| {
            !name.contains('(') && value.chars().all(|sign| sign.is_alphanumeric() || sign == '_')
        })
        .collect()
}

#[test]
fn names_of_cuda_and_hip_lead_to_each_other() {
    let (cuda, hip, api) = (runtime("cuda_names.h"), runtime("hip_names.h"), runtime("api.h"));
    let (of_cuda, of_hip) = (defined(&cuda), defined(&hip));
    assert!(of_cuda.len() > 200 && of_hip.len() > 200);
    let words = words(&api);
    // What HIP's names stand for exists, and so do names of HIP for it.
    let unknown: Vec<_> = of_hip.iter().filter(|(_, cuda)| !words.contains(cuda)).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
    let lost: Vec<_> = of_cuda
        .iter()
        .filter(|(cuda, hip)| cuda.contains("cuda") && !of_hip.iter().any(|(name, _)| name == hip))
        .collect();
    assert!(lost.is_empty(), "{lost:?}");
}

/// Names that later versions of HIP have than the oldest one that tests use.
const NEW_IN_HIP: [&str; 4] =
    ["hipDeviceSetLimit", "hipLimitStackSize", "hipMemoryTypeManaged", "hipMemoryTypeUnregistered"];

#[test]
fn hip_has_the_names() {
    let Some(header) = Tool::HipHeaders.find() else { return };
    let folder = header.parent().expect("a header is in a folder");
    let texts = ["hip_runtime_api.h", "driver_types.h", "amd_detail/amd_hip_runtime.h"];
    let all: String =
        texts.iter().filter_map(|name| std::fs::read_to_string(folder.join(name)).ok()).collect();
    let words = words(&all);
    let names = runtime("cuda_names.h");
    let missing: Vec<_> = defined(&names)
        .into_iter()
        .filter(|(cuda, hip)| cuda.starts_with("cuda") && !words.contains(hip) && !NEW_IN_HIP.contains(hip))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}
