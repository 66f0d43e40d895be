//! The front end `acc`: the whole programs of `testdata/acc/whole` and `testdata/acc/host` run on devices with memory
//! of their own.
//!
//! For CUDA, HIP and DPC++ the host code is in one text with the kernels and runs in emulators, in which the host
//! cannot access device memory and queues execute nothing before a wait. OpenCL runs on PoCL. nvcc compiles its
//! programs.

use okl_testing::build::Builder;
use okl_testing::cases::files_below;
use okl_testing::nvcc::Nvcc;
use okl_testing::okl::Okl;
use okl_testing::program::{Program, check_syntax_as};
use okl_testing::rotation::Rotation;
use okl_testing::tools::Tool;
use okl_testing::{Failure, jobs, testdata};
use std::path::{Path, PathBuf};

fn programs() -> Vec<PathBuf> {
    let part = std::env::var("OKL_TEST_KERNELS").unwrap_or_default();
    let below =
        |folder: &str| files_below(&testdata().join(folder)).expect("the folder is part of the repository");
    let mut files = [below("acc/whole"), below("acc/host")].concat();
    assert!(files.len() >= 10);
    files.retain(|file| name(file).contains(&part));
    files
}

fn name(program: &Path) -> String {
    program.file_stem().expect("a file has a name").to_string_lossy().into_owned()
}

/// Programs that OpenCL C does not support: it has no pointers to pointers in kernels, no constructors and no templates.
const NOT_FOR_OPENCL: [&str; 4] = ["objects", "row_tables", "rows", "template_members"];

/// True if a target supports a program.
fn is_for(pipeline: &str, program: &Path) -> bool {
    pipeline != "acc-opencl" || !NOT_FOR_OPENCL.contains(&name(program).as_str())
}

fn okl() -> Okl {
    let Some(program) = option_env!("CARGO_BIN_EXE_okl") else { panic!("this crate has no binary okl") };
    Okl::new(program, testdata())
}

fn scratch(test: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("acc-host").join(test)
}

fn builder() -> Option<Builder> {
    Some(Builder::new(&Tool::Gxx.find()?, &scratch("objects")))
}

/// Translates programs and checks each text.
fn check_some(
    pipeline: &str,
    kind: &str,
    is_meant: impl Fn(&str) -> bool,
    check: impl Fn(&str, &str) -> Result<(), Failure> + Sync,
) {
    let programs = programs();
    let is_asked = |program: &&PathBuf| is_for(pipeline, program) && is_meant(&name(program));
    let all: Vec<&PathBuf> = programs.iter().filter(is_asked).collect();
    jobs::check_all(&all, |program| {
        let text = okl().emit_file(program, &[], pipeline, kind)?;
        check(&name(program), &text).map_err(|failure| failure.during(name(program)))
    })
    .expect("each program finds what it computes right");
}

/// A predicate: true if it is a program's turn among `count` checks that are nearly the same.
fn turns(turn: u64, count: u64) -> impl Fn(&str) -> bool {
    Rotation::of_today().turns("acc", turn, count)
}

/// As devices with memory of their own, taking turns: their texts differ only in names.
#[test]
fn cuda_and_hip_programs_run_in_the_emulator() {
    let Some(builder) = builder() else { return };
    for (turn, target) in [(0, "cuda"), (1, "hip")] {
        let scratch = scratch(target);
        check_some(&format!("acc-{target}"), "kernel", turns(turn, 4), |name, text| {
            Program::whole(&builder, name, text, &scratch)?.check_seeds()
        });
    }
}

#[test]
fn dpcpp_programs_run_in_the_emulator() {
    let Some(builder) = builder() else { return };
    let scratch = scratch("dpcpp");
    check_some("acc-dpcpp", "kernel", turns(2, 4), |name, text| {
        Program::whole(&builder, name, text, &scratch)?.check_seeds()
    });
}

#[test]
fn opencl_programs_run_on_the_cpu() {
    let (Some(builder), Some(_)) = (builder(), Tool::Pocl.find()) else { return };
    let scratch = scratch("opencl");
    check_some("acc-opencl", "program", turns(3, 4), |name, text| {
        Program::whole_opencl(&builder, name, text, &scratch)?.check_pocl(&scratch)
    });
}

/// Programs in C stay C: the host program and the kernels are two texts.
#[test]
fn programs_in_c_are_linked_with_their_kernels() {
    let Some(builder) = builder() else { return };
    let folder = testdata().join("acc/c");
    let mut programs = programs();
    programs.extend(files_below(&folder).expect("the folder is part of the repository"));
    let targets = ["serial", "openmp", "cuda", "hip", "dpcpp", "opencl"];
    for (turn, target) in (0..).zip(targets) {
        if target == "opencl" && Tool::Pocl.find().is_none() {
            continue;
        }
        let (pipeline, scratch) = (format!("acc-{target}"), scratch(&format!("apart-{target}")));
        let is_due = turns(turn, targets.len() as u64);
        let is_c = |program: &&PathBuf| program.extension().is_some_and(|extension| extension == "c");
        let is_own = |program: &&PathBuf| program.starts_with(&folder) || is_due(&name(program));
        let all: Vec<&PathBuf> = programs.iter().filter(is_c).filter(is_own).collect();
        jobs::check_all(&all, |program| {
            let emit = |kind| okl().emit_file(program, &[], &pipeline, kind);
            let texts = (&*emit("host")?, &*emit("kernels")?);
            let built = Program::apart(&builder, &name(program), texts, &scratch)?;
            match target {
                "opencl" => built.check_pocl(&scratch),
                "serial" | "openmp" => built.run(&[]).and_then(|ended| ended.success("it").map(drop)),
                _emulated => built.check_seeds(),
            }
            .map_err(|failure| failure.during(format!("{} on {target}", name(program))))
        })
        .expect("each program finds what it computes right");
    }
}

/// The vendors' headers have the functions that host programs call: each program is compiled with one of them per day.
#[test]
fn nvcc_compiles_the_cuda_programs() {
    let Some(nvcc) = Nvcc::find() else { return };
    let scratch = scratch("nvcc");
    check_some("acc-cuda", "kernel", turns(0, 8), |name, text| {
        nvcc.object("sm_80", name, text, &scratch).map(drop)
    });
}

#[test]
fn the_headers_of_hip_have_what_hip_programs_call() {
    let (Some(clangxx), Some(_)) = (Tool::Clangxx.find(), Tool::HipHeaders.find()) else { return };
    let scratch = scratch("hip-headers");
    let arguments =
        ["-x", "hip", "--cuda-host-only", "--rocm-path=/usr", "-nogpulib", "--offload-arch=gfx90a"];
    check_some("acc-hip", "kernel", turns(1, 8), |name, text| {
        check_syntax_as(&clangxx, &arguments, name, text, &scratch)
    });
}

#[test]
fn the_headers_of_sycl_have_what_dpcpp_programs_call() {
    let (Some(gxx), Some(sycl)) = (Tool::Gxx.find(), Tool::Sycl.find()) else { return };
    let (scratch, headers) = (scratch("sycl-headers"), format!("-I{}", sycl.join("include").display()));
    check_some("acc-dpcpp", "kernel", turns(2, 8), |name, text| {
        check_syntax_as(&gxx, &[headers.as_str()], name, text, &scratch)
    });
}

/// Writes an input and returns the output of a pipeline.
fn made_of(name: &str, text: &str, pipeline: &str, kind: &str) -> String {
    let folder = scratch("inputs");
    std::fs::create_dir_all(&folder).expect("it can be written");
    let input = folder.join(name);
    std::fs::write(&input, text).expect("it can be written");
    okl().emit_file(&input, &[], pipeline, kind).expect("it is translated")
}

#[test]
fn data_that_has_to_be_there_and_is_not_ends_a_program() {
    let Some(builder) = builder() else { return };
    let wrong = [
        (
            "absent",
            "#pragma acc parallel loop present(a[0:20])\nfor (int i = 0; i < 20; ++i) a[i] = 0;",
            "absent.c:3: `a[0:20]` is not on the device",
        ),
        ("update", "#pragma acc update self(a[0:20])", "update.c:3: `a[0:20]` is not on the device"),
        (
            "part",
            "#pragma acc data create(a[5:10])\n{\n#pragma acc enter data copyin(a)\n}",
            "part.c:5: `a` is on the device in part only: `a[5:10]` is there since part.c:3",
        ),
    ];
    for (name, text, told) in wrong {
        let text = format!("int main() {{\nint a[20] = {{0}};\n{text}\nreturn a[0];\n}}\n");
        let made = made_of(&format!("{name}.c"), &text, "acc-cuda", "kernel");
        let program = Program::whole(&builder, name, &made, &scratch("wrong")).expect("it is built");
        let ended = program.run(&[]).expect("it starts");
        // Without the folder of the files.
        let folder = format!("{}/", scratch("inputs").display());
        let stderr = ended.stderr.replace(&folder, "");
        assert_eq!((ended.code, stderr.trim_end()), (Some(70), &*format!("OpenACC: {told}")));
    }
}

#[test]
fn a_target_over_another_one_has_its_host_program() {
    let Some(builder) = builder() else { return };
    let pipeline = scratch("inputs").join("mine.toml");
    std::fs::create_dir_all(scratch("inputs")).expect("it can be written");
    let text = "schema = 1\n[frontend]\nplugin = \"acc\"\n[backend]\nlike = \"cuda\"\n[backend.target]\nname = \"mine\"\n";
    std::fs::write(&pipeline, text).expect("it can be written");
    let program = testdata().join("acc/whole/dot.c");
    let pipeline = pipeline.display().to_string();
    let made = okl().emit_file(&program, &[], &pipeline, "kernel").expect("it is translated");
    Program::whole(&builder, "mine", &made, &scratch("mine"))
        .and_then(|program| program.check_seeds())
        .expect("it finds what it computes right");
}

#[test]
fn a_program_without_constructs_is_the_host_program_alone() {
    let Some(builder) = builder() else { return };
    let text = "#include <openacc.h>\nint main() {\nint a[3] = {1, 2, 3};\n#pragma acc data copyin(a)\n\
                { if (!acc_is_present(a, sizeof a)) return 1; }\nreturn 0;\n}\n";
    let made = made_of("alone.c", text, "acc-cuda", "kernel");
    assert!(!made.contains("__global__"));
    let program = Program::whole(&builder, "alone", &made, &scratch("alone")).expect("it is built");
    assert_eq!(program.run(&[]).expect("it starts").code, Some(0));
}

#[test]
fn metal_has_kernels_and_no_host_program() {
    let program = testdata().join("acc/whole/routine.c").display().to_string();
    let asked =
        |kind: &str| okl().run(&["run", "-p", "acc-metal", "--emit", kind, &program]).expect("okl starts");
    let kernels = asked("kernel");
    assert!(kernels.code == Some(0) && !kernels.stdout.contains("okl_acc"), "{}", kernels.stderr);
    let host = asked("program");
    assert!(
        host.code == Some(2) && host.stderr.contains("there is no host program for this target"),
        "{}",
        host.stderr
    );
}
