//! The front end `acc`: the kernels of every program of `testdata/acc` run on CPUs and devices, and compute what their
//! sequential reference computes; whole programs run on CPUs.

#![allow(missing_docs)]

mod common;

use common::Folder;
use okl_testing::build::{Builder, OPTIMISED, Source};
use okl_testing::cases::{Kernel, files_below};
use okl_testing::nvrtc::Nvrtc;
use okl_testing::okl::{Okl, Translation};
use okl_testing::program::Program;
use okl_testing::tools::Tool;
use okl_testing::{Failure, jobs, process, testdata};
use std::path::{Path, PathBuf};

/// Every program whose kernels have a runner.
fn programs() -> Vec<Kernel> {
    let part = std::env::var("OKL_TEST_KERNELS").unwrap_or_default();
    let files = files_below(&testdata().join("acc")).expect("the folder is part of the repository");
    let program = |input: PathBuf| {
        let name = input.file_stem().expect("a file has a name").to_string_lossy().into_owned();
        let runner = input.with_extension("ref.cpp");
        let is_case = runner.is_file() && name.contains(&part);
        is_case.then_some(Kernel { name, input, options: Vec::new(), runner })
    };
    files.into_iter().filter_map(program).collect()
}

/// Whether a target can have a program: Metal has no `double`.
fn is_for(target: &str, program: &Kernel) -> bool {
    let text = std::fs::read_to_string(&program.input).expect("it is there");
    target != "metal" || !text.contains("double")
}

fn okl() -> Okl {
    let Some(program) = option_env!("CARGO_BIN_EXE_okl") else { panic!("this crate has no binary okl") };
    Okl::new(program, testdata())
}

fn scratch(test: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("acc").join(test)
}

fn builder() -> Option<Builder> {
    Some(Builder::new(&Tool::Gxx.find()?, &scratch("objects")))
}

/// Translates every program for a target, and does something with each.
fn check_each(target: &str, check: impl Fn(&Kernel, &Translation) -> Result<(), Failure> + Sync) {
    check_each_with(&format!("acc-{target}"), target, check);
}

/// The same with a pipeline of any name.
fn check_each_with(
    pipeline: &str,
    target: &str,
    check: impl Fn(&Kernel, &Translation) -> Result<(), Failure> + Sync,
) {
    let programs = programs();
    let all: Vec<&Kernel> = programs.iter().filter(|program| is_for(target, program)).collect();
    let is_host = matches!(target, "serial" | "openmp");
    jobs::check_all(&all, |program| {
        let made = okl().translate_for(&program.input, &[], pipeline, is_host)?;
        check(program, &made).map_err(|failure| failure.during(&program.name))
    })
    .expect("it computes what the reference computes");
}

#[test]
fn serial_code_agrees_with_the_reference() {
    let Some(builder) = builder() else { return };
    check_each("serial", |case, made| {
        Program::serial(&builder, case, &made.kernel, &scratch("host"))?
            .run(&[])?
            .success(&case.name)
            .map(drop)
    });
}

#[test]
fn openmp_code_agrees_with_the_reference() {
    let Some(builder) = builder() else { return };
    check_each("openmp", |case, made| {
        Program::openmp(&builder, case, &made.kernel, &scratch("host"))?.check_threads()
    });
}

#[test]
fn code_of_devices_on_a_cpu_agrees_with_the_reference() {
    let Some(builder) = builder() else { return };
    let folder = Folder::new("acc-shaped");
    folder.write("shaped.toml", SHAPED.replace("acc-openmp", "acc-serial"));
    let pipeline = folder.0.join("shaped.toml");
    check_each_with(&pipeline.to_string_lossy(), "serial", |case, made| {
        Program::serial(&builder, case, &made.kernel, &scratch("shaped"))?
            .run(&[])?
            .success(&case.name)
            .map(drop)
    });
}

#[test]
fn emulated_device_code_agrees_with_the_reference() {
    let Some(builder) = builder() else { return };
    // The text of HIP is CUDA's but for names; whole programs of it run in `acc_host`. What differs on the others is how
    // kernels are spelled, which the kernels' own tests are about: each has every second program.
    for (target, of_two) in [("cuda", None), ("dpcpp", Some(0)), ("metal", Some(1))] {
        let programs = programs();
        let place = |case: &Kernel| programs.iter().position(|program| program.name == case.name);
        check_each(target, |case, made| match of_two {
            Some(own) if place(case).is_some_and(|at| at % 2 != own) => Ok(()),
            _ => Program::emulated(&builder, case, target, made, &scratch("emulated"))?.check_seeds(),
        });
    }
}

#[test]
fn opencl_on_the_cpu_agrees_with_the_reference() {
    let (Some(builder), Some(_)) = (builder(), Tool::Pocl.find()) else { return };
    let scratch = scratch("opencl");
    let intel = Tool::Sycl.find();
    check_each("opencl", |case, made| {
        let program = Program::opencl_without_occa(&builder, case, "CL1.2", made, &scratch)?;
        match &intel {
            Some(home) if NOT_FOR_POCL.contains(&case.name.as_str()) => program.check_intel(home),
            None if NOT_FOR_POCL.contains(&case.name.as_str()) => Ok(()),
            Some(_) | None => program.check_pocl(&scratch),
        }
    });
}

/// The number of barriers in each function of a text, in their order.
fn barriers_of_functions(input: &Path, pipeline: &str) -> Vec<usize> {
    let text = std::fs::read_to_string(input).expect("it is there");
    let is_start = |line: &str| line.contains('(') && !line.starts_with([' ', '#', '/', '}']);
    let starts: Vec<usize> =
        text.lines().enumerate().filter(|(_, line)| is_start(line)).map(|(at, _)| at + 1).collect();
    let mut counts = vec![0; starts.len()];
    let said = okl().emit_file(input, &[], pipeline, "barriers").expect("it is translated");
    for line in said.lines() {
        let place = line.split(':').nth(1).and_then(|number| number.parse::<usize>().ok());
        let place = place.expect("each line starts with a place");
        counts[starts.iter().filter(|start| **start <= place).count() - 1] += 1;
    }
    counts
}

#[test]
fn kernels_have_no_more_barriers_than_those_by_hand() {
    let folder = testdata().join("acc/barriers");
    let by_hand = barriers_of_functions(&folder.join("by_hand.okl"), "cuda");
    let of_programs = barriers_of_functions(&folder.join("programs.cpp"), "acc-cuda");
    assert_eq!(by_hand, [0, 3, 3, 2]);
    assert_eq!(of_programs, by_hand);
}

#[test]
fn nvrtc_compiles_the_cuda_text() {
    let Some(nvrtc) = Nvrtc::find(&scratch("nvrtc")) else { return };
    let nvrtc = nvrtc.expect("the driver builds");
    let made = |program: &Kernel| {
        let made = okl().translate_for(&program.input, &[], "acc-cuda", false);
        (program.name.clone(), made.expect("it is translated").kernel)
    };
    let all: Vec<(String, String)> = programs().iter().map(made).collect();
    let texts: Vec<(&str, &str)> = all.iter().map(|(name, text)| (&**name, &**text)).collect();
    let cubins = nvrtc.cubins("sm_80", &texts).expect("the driver runs");
    let outcomes = cubins
        .into_iter()
        .zip(&texts)
        .map(|(cubin, (name, _))| cubin.map(drop).map_err(|failure| failure.during(name)));
    Failure::all(outcomes.filter_map(Result::err)).expect("NVRTC accepts all texts");
}

/// PoCL 3.1 copies what follows a barrier under a condition of the group, wrongly or without end (its pass
/// `BarrierTailReplication`). A barrier at the top of such a loop would avoid it, and cost all other devices one in
/// each round. These programs run on Intel's OpenCL.
const NOT_FOR_POCL: [&str; 4] =
    ["branches_around_lanes", "document_modes", "switch_around_lanes", "while_around_lanes"];

/// Programs that g++ 12 cannot have, and why.
const NOT_FOR_GXX: [(&str, &str); 4] = [
    ("device_types", "it does not know `device_type`"),
    ("loop_unequal", "it takes no `!=` in headers of loops"),
    ("reduction_array", "it crashes at a part of an array in a reduction"),
    ("reduction_array_lanes", "it leaves out what lanes of arrays reduce"),
];

/// A second judge of the programs and their references: g++ reads OpenACC too, and runs it on the host.
#[test]
fn another_compiler_agrees_with_the_reference() {
    let (Some(builder), Some(_)) = (builder(), Tool::Gxx.find()) else { return };
    let is_left_out = |program: &&Kernel| NOT_FOR_GXX.iter().any(|(name, _why)| *name == program.name);
    let programs = programs();
    let all: Vec<&Kernel> = programs.iter().filter(|program| !is_left_out(program)).collect();
    jobs::check_all(&all, |program| {
        let text = std::fs::read_to_string(&program.input).expect("it is there");
        called_by_its_runner(&builder, program, &text, "-fopenacc", &scratch("gxx"))
    })
    .expect("g++ computes what the reference computes");
}

#[test]
fn host_programs_launch_their_kernels() {
    let Some(builder) = builder() else { return };
    let folder = Folder::new("acc-host-programs");
    let programs = programs();
    let all: Vec<&Kernel> = programs.iter().collect();
    jobs::check_all(&all, |program| {
        let output = format!("{}.cpp", program.name);
        let line = format!("run -p acc-openmp {} -o {output}", program.input.display());
        let ended = folder.okl(&line);
        if ended.code != 0 {
            return Err(Failure::new(ended.stderr));
        }
        called_by_its_runner(&builder, program, &folder.read(&output), "-fopenmp", &scratch("whole"))
    })
    .expect("whole programs compute what the reference computes");
}

/// Builds a whole program with its runner, which calls the function in place of its kernels, and runs it.
fn called_by_its_runner(
    builder: &Builder,
    program: &Kernel,
    text: &str,
    flag: &str,
    scratch: &Path,
) -> Result<(), Failure> {
    let headers = format!("-I{}", testdata().join("acc").display());
    let flags = [OPTIMISED, flag, "-DOKL_TESTKIT_PROGRAM", &headers];
    let runner = std::fs::read_to_string(&program.runner).expect("it is there");
    let text = format!("{text}\n{runner}");
    let source = Source { name: &program.name, text: &text, includes: &[], header: None, flags: &flags };
    let path = scratch.join(&program.name).join("run");
    builder.link(&[builder.object(source)?], &flags, &path)?;
    process::run(&mut std::process::Command::new(&path))?.success(&program.name).map(drop)
}

/// Gangs with many work items each, on a CPU: each access is checked, and each variable of a gang is in one place.
const SHAPED: &str =
    "schema = 1\nextends = \"acc-openmp\"\n[frontend]\nplugin = \"acc\"\noptions = { device-shape = true }\n";

/// Translates a program, builds the one file that comes of it, and runs that.
fn runs(folder: &Folder, pipeline: &str, program: &Path, threads: u32) {
    let program = program.display();
    assert_eq!(folder.okl(&format!("run -p {pipeline} {program} -o p.cpp")).done(), "");
    let compiler = Tool::Gxx.find().expect("the caller has looked");
    let built = std::process::Command::new(compiler)
        .args(["-fopenmp", "-O1", "-Wall", "-Wno-unknown-pragmas", "-o", "p", "p.cpp", "-lm"])
        .current_dir(&folder.0)
        .output()
        .expect("g++ starts");
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    let ran = std::process::Command::new(folder.0.join("p"))
        .env("OMP_NUM_THREADS", threads.to_string())
        .output()
        .expect("it starts");
    assert!(
        ran.status.success(),
        "{program}, {pipeline}, {threads} threads: {}",
        String::from_utf8_lossy(&ran.stdout)
    );
}

#[test]
fn whole_programs_run_on_cpus() {
    let Some(_) = Tool::Gxx.find() else { return };
    let folder = Folder::new("acc-whole");
    folder.write("shaped.toml", SHAPED);
    let below =
        |folder: &str| files_below(&testdata().join(folder)).expect("the folder is part of the repository");
    let programs = [below("acc/whole"), below("acc/host")].concat();
    assert!(programs.len() >= 10);
    for program in programs {
        for (pipeline, threads) in
            [("acc-serial", 1), ("acc-openmp", 1), ("acc-openmp", 4), ("./shaped.toml", 2)]
        {
            runs(&folder, pipeline, &program, threads);
        }
    }
}
