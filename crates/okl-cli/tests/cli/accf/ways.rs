//! Ways to run translated programs.

use super::programs::scratch;
use super::translated::{Made, Texts, Translated, translated};
use okl_testing::build::{Builder, OPTIMISED};
use okl_testing::fortran::{Fortran, Sources, included, prints};
use okl_testing::nvcc::Nvcc;
use okl_testing::process::Ended;
use okl_testing::program::{Program, SEEDS, THREADS};
use okl_testing::results::{Key, Results};
use okl_testing::rotation::Rotation;
use okl_testing::tools::Tool;
use okl_testing::{Failure, jobs};

/// The compilers of both languages.
struct Compilers {
    fortran: Fortran,
    cpp: Builder,
}

impl Compilers {
    fn find() -> Option<Compilers> {
        let fortran = Fortran::find(&scratch("fortran"))?;
        Some(Compilers { fortran, cpp: Builder::new(&Tool::Gxx.find()?, &scratch("objects")) })
    }

    /// Builds a program for a target.
    fn built(&self, one: &Translated, texts: &Texts, flags: &[&str], way: &str) -> Result<Program, Failure> {
        let sources = Sources { texts: &texts.host, ..one.program.sources() };
        let path = scratch(way).join(&one.program.name).join("run");
        self.fortran.program(&self.cpp, sources, &texts.kernels, flags, &path)
    }
}

/// Builds a program and runs it, or does so several times; what is only compiled returns nothing.
type Run<'r> = dyn Fn(&Translated, &Texts) -> Result<Vec<Ended>, Failure> + Sync + 'r;

/// A way to run programs.
struct Way<'w> {
    name: &'w str,
    target: &'w str,
    run: &'w Run<'w>,
}

impl Way<'_> {
    /// Checks the programs whose turn it is, except those that are refused.
    fn check(&self, compilers: &Compilers, is_meant: impl Fn(&str) -> bool) {
        let meant: Vec<&Translated> =
            translated().iter().filter(|one| is_meant(&one.program.name)).collect();
        let results = Results::below(&scratch("known"));
        jobs::check_all(&meant, |one| {
            let Made::Texts(texts) = one.for_target(self.target)? else { return Ok(()) };
            let what = format!("{}, {}", one.program.name, self.name);
            self.check_one(compilers, one, &texts, &results).map_err(|failure| failure.during(what))
        })
        .expect("each program prints what it prints without OpenACC");
    }

    fn check_one(
        &self,
        compilers: &Compilers,
        one: &Translated,
        texts: &Texts,
        results: &Results,
    ) -> Result<(), Failure> {
        let expected = compilers.fortran.output(one.program.sources())?;
        let included = included(&one.program.folder)?;
        let made = texts.host.iter().chain(&texts.kernels).flat_map(|(name, text)| [&**name, text]);
        let inputs = [self.name, &one.program.name, &expected].into_iter().chain(made);
        let key = Key::of("a program in Fortran", inputs.chain(included.iter().map(String::as_str)))?;
        if !results.knows(&key) {
            for ended in (self.run)(one, texts)? {
                prints(ended, &expected)?;
            }
            results.keep(&key);
        }
        Ok(())
    }
}

/// Runs a program once for each value of a variable.
fn for_each<T: ToString>(
    program: &Program,
    variable: &str,
    values: impl IntoIterator<Item = T>,
) -> Result<Vec<Ended>, Failure> {
    values.into_iter().map(|value| program.run(&[(variable, value.to_string())])).collect()
}

/// Checks of addresses and undefined behaviour, in kernels; optimised code would take twice as long to compile.
const CHECKS: [&str; 3] = ["-std=c++17", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"];

#[test]
fn serial_programs_run_with_checks_of_addresses_and_undefined_behaviour() {
    let Some(compilers) = Compilers::find() else { return };
    let run = |one: &Translated, texts: &Texts| {
        let program = compilers.built(one, texts, &CHECKS, "serial")?;
        // Programs in Fortran need not free what they allocate.
        Ok(vec![program.run(&[("ASAN_OPTIONS", "detect_leaks=0".to_owned())])?])
    };
    Way { name: "serial", target: "serial", run: &run }.check(&compilers, |_| true);
}

#[test]
fn openmp_programs_run_with_several_numbers_of_threads() {
    let Some(compilers) = Compilers::find() else { return };
    let run = |one: &Translated, texts: &Texts| {
        let program = compilers.built(one, texts, &["-std=c++17", OPTIMISED], "openmp")?;
        for_each(&program, "OMP_NUM_THREADS", THREADS)
    };
    Way { name: "openmp", target: "openmp", run: &run }.check(&compilers, |_| true);
}

/// The turns of the devices: each program runs on one of them a day.
const TURNS: u64 = 5;

fn turn(turn: u64) -> impl Fn(&str) -> bool {
    let rotation = Rotation::of_today();
    move |program| rotation.is_turn(program, turn, TURNS)
}

#[test]
fn opencl_programs_run_on_the_cpu() {
    let (Some(compilers), Some(_)) = (Compilers::find(), Tool::Pocl.find()) else { return };
    let run = |one: &Translated, texts: &Texts| {
        Ok(vec![compilers.built(one, texts, &[], "opencl")?.run_pocl(&scratch("opencl"))?])
    };
    Way { name: "opencl", target: "opencl", run: &run }.check(&compilers, turn(0));
}

/// As devices with memory of their own.
fn emulated(target: &str, is_meant: impl Fn(&str) -> bool) {
    let Some(compilers) = Compilers::find() else { return };
    let run = |one: &Translated, texts: &Texts| {
        for_each(&compilers.built(one, texts, &[], target)?, "OKL_EMULATOR_SEED", SEEDS)
    };
    Way { name: target, target, run: &run }.check(&compilers, is_meant);
}

#[test]
fn cuda_programs_run_in_the_emulator() {
    emulated("cuda", turn(1));
}

#[test]
fn hip_programs_run_in_the_emulator() {
    emulated("hip", turn(2));
}

#[test]
fn dpcpp_programs_run_in_the_emulator() {
    emulated("dpcpp", turn(3));
}

#[test]
fn nvcc_compiles_the_cuda_programs() {
    let (Some(compilers), Some(nvcc)) = (Compilers::find(), Nvcc::find()) else { return };
    let run = |one: &Translated, texts: &Texts| {
        for (name, text) in &texts.kernels {
            let name = format!("{}/{name}", one.program.name);
            nvcc.object("sm_80", &name, text, &scratch("nvcc"))?;
        }
        Ok(Vec::new())
    };
    Way { name: "nvcc", target: "cuda", run: &run }.check(&compilers, turn(4));
}
