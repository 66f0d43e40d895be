//! Each program runs on each target for each graph.

use super::graphs::{self, Graph};
use super::programs::{PROGRAMS, Program};
use okl_testing::build::Builder;
use okl_testing::nvcc::Nvcc;
use okl_testing::okl::Okl;
use okl_testing::program::{self, CHECKS, SEEDS, THREADS};
use okl_testing::results::{Key, Results};
use okl_testing::rotation::Rotation;
use okl_testing::tools::Tool;
use okl_testing::{Failure, jobs, testdata};
use std::path::{Path, PathBuf};

/// okl itself.
pub(super) fn okl() -> &'static str {
    // Not `env!`: that would keep the whole workspace from building without the binary.
    let Some(program) = option_env!("CARGO_BIN_EXE_okl") else { panic!("this crate has no binary okl") };
    program
}

/// A folder for what is made of programs.
pub(super) fn scratch(test: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("irgl").join(test)
}

pub(super) fn builder() -> Option<Builder> {
    Some(Builder::new(&Tool::Gxx.find()?, &scratch("objects")))
}

/// The text of a program for a target.
pub(super) fn translated(name: &str, target: &str) -> Result<String, Failure> {
    let kind = if target == "opencl" { "program" } else { "kernel" };
    translated_by(name, &format!("irgl-{target}"), kind)
}

/// The text of a program for a target by a pipeline with options.
pub(super) fn translated_with(name: &str, target: &str, options: &str) -> Result<String, Failure> {
    if options.is_empty() {
        return translated(name, target);
    }
    let folder = scratch("options");
    std::fs::create_dir_all(&folder).map_err(|error| Failure::new(error.to_string()))?;
    let short: String = options.chars().filter(|letter| letter.is_alphanumeric()).collect();
    let file = folder.join(format!("{target}-{short}.toml"));
    let table = format!("[frontend]\nreader-options = {{ {options} }}\n");
    // Tests beside this one may read the file: it is always whole.
    let part = folder.join(format!("{target}-{short}-{name}.part").replace('/', "-"));
    let text = format!("schema = 1\nname = \"optimised\"\nextends = \"irgl-{target}\"\n{table}");
    std::fs::write(&part, text)
        .and_then(|()| std::fs::rename(&part, &file))
        .map_err(|error| Failure::new(error.to_string()))?;
    let kind = if target == "opencl" { "program" } else { "kernel" };
    translated_by(name, &file.display().to_string(), kind)
}

/// The text of a program by a pipeline.
fn translated_by(name: &str, pipeline: &str, kind: &str) -> Result<String, Failure> {
    made(&format!("irgl/{name}.irgl"), pipeline, kind)
}

/// The text of a file of `testdata` for a target.
pub(super) fn translated_file(file: &str, target: &str) -> Result<String, Failure> {
    made(file, &format!("irgl-{target}"), "kernel")
}

fn made(file: &str, pipeline: &str, kind: &str) -> Result<String, Failure> {
    let ended = Okl::new(okl(), testdata()).run(&["run", "-p", pipeline, "--emit", kind, file])?;
    let ended = ended.success(&format!("{file} by {pipeline}"))?;
    match ended.stderr.is_empty() {
        true => Ok(ended.stdout),
        false => Err(Failure::new(format!("{file} by {pipeline}: {}", ended.stderr))),
    }
}

/// Environments to run in, each with the same result.
pub(super) type Environments = Vec<Vec<(&'static str, String)>>;

/// A way to build and run programs.
pub(super) struct Way<'w> {
    pub(super) target: &'w str,
    /// Options of the front end.
    pub(super) options: &'w str,
    pub(super) build: &'w (dyn Fn(&str, &str) -> Result<program::Program, Failure> + Sync),
    pub(super) environments: Environments,
}

impl Way<'_> {
    pub(super) fn check(&self, is_meant: impl Fn(&str) -> bool) {
        let files = scratch("graphs").join(format!("{}{}", self.target, self.options.len()));
        let graphs: Vec<(Graph, PathBuf)> =
            graphs::all().into_iter().map(|graph| (graph.clone(), graph.file(&files))).collect();
        let results = Results::below(&scratch("known"));
        let programs: Vec<&Program> = PROGRAMS.iter().filter(|program| is_meant(program.name)).collect();
        let checked = jobs::check_all(&programs, |program| self.program(program, &graphs, &results));
        checked.expect("each program computes what its reference does");
    }

    fn program(
        &self,
        program: &Program,
        graphs: &[(Graph, PathBuf)],
        results: &Results,
    ) -> Result<(), Failure> {
        let text = translated_with(program.name, self.target, self.options)?;
        // Options that change nothing in this program need no run of their own.
        if !self.options.is_empty() && text == translated(program.name, self.target)? {
            return Ok(());
        }
        let sources = [include_str!("graphs.rs"), include_str!("references.rs"), include_str!("programs.rs")];
        let all = format!("{:?}", self.environments);
        let key = Key::of(
            "a program of irgl",
            [program.name, self.target, &text, &all].into_iter().chain(sources),
        )?;
        if results.knows(&key) {
            return Ok(());
        }
        let built = (self.build)(program.name, &text)?;
        for (graph, file) in graphs {
            let file = file.display().to_string();
            let arguments: Vec<&str> =
                std::iter::once(file.as_str()).chain(program.arguments.iter().copied()).collect();
            for environment in &self.environments {
                let what =
                    format!("{} of {} for {} with {environment:?}", program.name, graph.name, self.target);
                let ended = built.run_with(&arguments, environment)?.success(&what)?;
                program.check(graph, &ended.stdout).map_err(|failure| failure.during(&what))?;
            }
        }
        results.keep(&key);
        Ok(())
    }
}

/// One environment for each value of a variable.
fn each<T: ToString>(variable: &'static str, values: impl IntoIterator<Item = T>) -> Environments {
    values.into_iter().map(|value| vec![(variable, value.to_string())]).collect()
}

/// A predicate: true if it is a program's turn among `count` ways that are nearly the same. All of them have a front end
/// in common that has many tests of its own.
fn turns(turn: u64, count: u64) -> impl Fn(&str) -> bool {
    let rotation = Rotation::of_today();
    move |program| rotation.is_turn(program, turn, count)
}

/// Fewer optimisations than usual: programs run for moments.
pub(super) const QUICK: [&str; 2] = ["-std=c++17", "-O1"];

#[test]
fn openmp_programs_run_with_several_numbers_of_threads() {
    let Some(builder) = builder() else { return };
    let scratch = scratch("openmp");
    let build = |name: &str, text: &str| program::Program::whole_host(&builder, name, text, &QUICK, &scratch);
    let environments = each("OMP_NUM_THREADS", THREADS);
    Way { target: "openmp", options: "", build: &build, environments }.check(turns(0, 2));
}

#[test]
fn serial_programs_run_with_checks_of_addresses_and_undefined_behaviour() {
    let Some(builder) = builder() else { return };
    let scratch = scratch("serial");
    let build =
        |name: &str, text: &str| program::Program::whole_host(&builder, name, text, &CHECKS, &scratch);
    Way { target: "serial", options: "", build: &build, environments: vec![Vec::new()] }.check(turns(0, 8));
}

#[test]
fn opencl_programs_run_on_the_cpu() {
    let (Some(builder), Some(_)) = (builder(), Tool::Pocl.find()) else { return };
    let scratch = scratch("opencl");
    let build = |name: &str, text: &str| program::Program::whole_opencl(&builder, name, text, &scratch);
    let environments = vec![program::Program::pocl(&scratch).expect("a folder can be made")];
    Way { target: "opencl", options: "", build: &build, environments }.check(turns(1, 8));
}

/// As devices with memory of their own.
fn emulated(target: &str, is_meant: impl Fn(&str) -> bool) {
    let Some(builder) = builder() else { return };
    let scratch = scratch(target);
    let build = |name: &str, text: &str| program::Program::whole(&builder, name, text, &scratch);
    Way { target, options: "", build: &build, environments: each("OKL_EMULATOR_SEED", SEEDS) }
        .check(is_meant);
}

#[test]
fn cuda_programs_run_in_the_emulator() {
    emulated("cuda", turns(2, 8));
}

#[test]
fn hip_programs_run_in_the_emulator() {
    emulated("hip", turns(3, 8));
}

#[test]
fn dpcpp_programs_run_in_the_emulator() {
    emulated("dpcpp", turns(7, 8));
}

#[test]
fn nvcc_compiles_the_cuda_programs() {
    let Some(nvcc) = Nvcc::find() else { return };
    let (scratch, is_due) = (scratch("nvcc"), turns(9, 16));
    let programs: Vec<&Program> = PROGRAMS.iter().filter(|program| is_due(program.name)).collect();
    let compiled = jobs::check_all(&programs, |program| {
        let text = translated(program.name, "cuda")?;
        nvcc.object("sm_80", program.name, &text, &scratch).map(drop)
    });
    compiled.expect("nvcc takes each program");
}

#[test]
fn metal_has_the_kernels() {
    let checked = jobs::check_all(&PROGRAMS, |program| translated(program.name, "metal").map(drop));
    // Metal has no atomics of 64 bits.
    let failures = checked.expect_err("one program is refused").to_string();
    assert!(failures.contains("boruvka") && !failures.contains("sssp for metal"), "{failures}");
}
