//! The programs of `testdata/acc` and `testdata/slm`: their kernels run on CPUs and devices and compute the same as
//! their sequential references.

use std::fs;
use std::path::PathBuf;

use okl_testing::cases::{Kernel, files_below};
use okl_testing::evidence::Evidence;
use okl_testing::rotation::Rotation;
use okl_testing::suite::{Source, Wanted};
use okl_testing::target::TARGETS;
use okl_testing::testdata;

use crate::scratch;

/// PoCL 3.1 miscompiles the code after a barrier under a uniform condition, or never finishes (its pass
/// `BarrierTailReplication`). A barrier at the top of such a loop would avoid it at the cost of one barrier per
/// iteration on all other devices. These programs run on Intel's OpenCL.
const NOT_FOR_POCL: [&str; 4] =
    ["branches_around_lanes", "document_modes", "switch_around_lanes", "while_around_lanes"];

/// Programs that g++ 12 cannot compile, with the reasons.
const NOT_FOR_GXX: [(&str, &str); 5] = [
    ("device_types", "it does not know `device_type`"),
    ("directive_text", "it takes no other pragma between a directive and its loop"),
    ("loop_unequal", "it takes no `!=` in headers of loops"),
    ("reduction_array", "it crashes at a part of an array in a reduction"),
    ("reduction_array_lanes", "it leaves out what lanes of arrays reduce"),
];

/// Group sizes: the front end's choice, one thread, and numbers that divide nothing or everything.
const SIZES: [Option<u32>; 5] = [None, Some(1), Some(7), Some(32), Some(256)];

/// Group sizes for targets whose text another test runs with all sizes: HIP's equals CUDA's except for names.
const SOME: [Option<u32>; 2] = [None, Some(7)];

/// Programs with OpenACC, and again for a CPU in the shape of devices: each access is checked, and the variables of a
/// gang are stored once.
pub fn acc(rotation: &Rotation) -> Vec<Source> {
    let shaped = pipeline_file(
        "shaped",
        "schema = 1\nextends = \"acc-serial\"\n[frontend]\nplugin = \"acc\"\noptions = { device-shape = true }\n",
    );
    programs("acc")
        .into_iter()
        .flat_map(|case| [acc_source(&case, rotation), acc_shaped(case, &shaped)])
        .collect()
}

fn acc_source(case: &Kernel, rotation: &Rotation) -> Source {
    let name = case.name.as_str();
    let has_double = case.input_text().expect("it is there").contains("double");
    let mut checks = vec![
        now("serial", "g++"),
        now("openmp", "g++"),
        now("openmp", "whole"),
        now("cuda", "emulator"),
        now("cuda", "nvrtc"),
        now("opencl", if NOT_FOR_POCL.contains(&name) { "intel" } else { "pocl" }),
    ];
    // These targets differ only in the spelling of kernels, which the kernels' own tests cover, so programs take turns.
    // The text of HIP equals CUDA's except for names; whole programs of it run in `acc_host`.
    checks.push(Wanted { waits: !rotation.is_turn(name, 0, 2), ..now("dpcpp", "emulator") });
    // Metal has no `double`.
    if !has_double {
        checks.push(Wanted { waits: !rotation.is_turn(name, 1, 2), ..now("metal", "emulator") });
    }
    if !NOT_FOR_GXX.iter().any(|(left_out, _why)| *left_out == name) {
        checks.push(now("openmp", "openacc"));
    }
    let targets = TARGETS.iter().map(|target| target.name);
    let targets = targets.filter(|target| checks.iter().any(|wanted| wanted.evidence.target == *target));
    let pipelines = targets.map(|target| (target, format!("acc-{target}"))).collect();
    Source { name: format!("acc/{name}"), case: case.clone(), pipelines, checks }
}

fn acc_shaped(case: Kernel, pipeline: &str) -> Source {
    let name = format!("acc-shaped/{}", case.name);
    let checks = vec![now("serial", "g++")];
    Source { name, case, pipelines: vec![("serial", pipeline.to_owned())], checks }
}

/// Programs of Intel's two-level Cilk, each with several group sizes.
pub fn slm(rotation: &Rotation) -> Vec<Source> {
    let programs = programs("slm");
    assert!(programs.len() >= 20, "{}", programs.len());
    let source = |case: &Kernel, size: Option<u32>| {
        let mut checks = vec![now("serial", "g++"), now("cuda", "emulator")];
        let shown = size.map_or_else(|| "own".to_owned(), |size| size.to_string());
        let name = format!("slm/{}/{shown}", case.name);
        // All sizes run in the emulator; PoCL takes a second to compile, so sizes take turns there.
        let waits = !SOME.contains(&size) && !rotation.is_turn(&name, 0, 4);
        checks.push(Wanted { waits, ..now("opencl", "pocl") });
        if SOME.contains(&size) {
            let more = [("openmp", "g++"), ("hip", "emulator"), ("dpcpp", "emulator"), ("metal", "emulator")];
            checks.extend(more.map(|(target, tool)| now(target, tool)));
            checks.push(now("cuda", "nvrtc"));
        }
        let targets = TARGETS.iter().map(|target| target.name);
        let targets = targets.filter(|target| checks.iter().any(|wanted| wanted.evidence.target == *target));
        let pipelines = targets.map(|target| (target, sized(target, size))).collect();
        Source { name, case: case.clone(), pipelines, checks }
    };
    programs.iter().flat_map(|case| SIZES.map(|size| source(case, size))).collect()
}

/// The pipeline for a group size.
fn sized(target: &str, size: Option<u32>) -> String {
    let Some(size) = size else { return format!("slm-{target}") };
    pipeline_file(
        &format!("{target}-{size}"),
        &format!(
            "schema = 1\nextends = \"slm-{target}\"\n[frontend]\nplugin = \"slm\"\noptions = {{ group-size = {size} }}\n"
        ),
    )
}

fn pipeline_file(name: &str, text: &str) -> String {
    let folder = scratch("pipelines");
    fs::create_dir_all(&folder).expect("a scratch folder can be made");
    let file = folder.join(format!("{name}.toml"));
    if fs::read_to_string(&file).is_ok_and(|there| there == text) {
        return file.display().to_string();
    }
    // Several processes may write the same file.
    let new = folder.join(format!("{name}.{}", std::process::id()));
    fs::write(&new, text).expect("it can be written");
    fs::rename(&new, &file).expect("it can be renamed");
    file.display().to_string()
}

/// The programs with a runner in a folder of testdata.
fn programs(folder: &str) -> Vec<Kernel> {
    let files = files_below(&testdata().join(folder)).expect("the folder is part of the repository");
    let program = |input: PathBuf| {
        let runner = input.with_extension("ref.cpp");
        let name = input.file_stem().expect("a file has a name").to_string_lossy().into_owned();
        runner.is_file().then_some(Kernel { name, input, options: Vec::new(), runner })
    };
    files.into_iter().filter_map(program).collect()
}

/// A check that runs every day.
fn now(target: &str, tool: &str) -> Wanted {
    Wanted { evidence: Evidence::of(target, tool), waits: false }
}
