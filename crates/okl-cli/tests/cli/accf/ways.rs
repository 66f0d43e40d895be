//! Ways to run translated programs.

use super::programs::scratch;
use super::translated::{DAYS, Made, TURNS, Texts, Translated, translated};
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
}

/// Runs a program once or several times.
type Run<'r> = dyn Fn(&Program) -> Result<Vec<Ended>, Failure> + Sync + 'r;

/// A way to build and run programs.
struct Way<'w> {
    target: &'w str,
    /// The flags for the kernels.
    flags: &'w [&'w str],
    run: &'w Run<'w>,
}

impl Way<'_> {
    /// Builds and runs the programs whose turn it is.
    fn check(&self, compilers: &Compilers, is_meant: impl Fn(&str) -> bool) {
        check_all(self.target, &self.flags.join(" "), is_meant, |one, texts| {
            let expected = compilers.fortran.output(one.program.sources())?;
            let sources = Sources { texts: &texts.host, ..one.program.sources() };
            let path = scratch(self.target).join(&one.program.name).join("run");
            let program =
                compilers.fortran.program(&compilers.cpp, sources, &texts.kernels, self.flags, &path)?;
            (self.run)(&program)?.into_iter().try_for_each(|ended| prints(ended, &expected))
        });
    }
}

/// Checks the programs whose turn it is, except those that the target refuses, and those of which is known that they
/// are right. `how` tells apart the checks of a target.
fn check_all(
    target: &str,
    how: &str,
    is_meant: impl Fn(&str) -> bool,
    check: impl Fn(&Translated, &Texts) -> Result<(), Failure> + Sync,
) {
    let meant: Vec<&Translated> = translated().iter().filter(|one| is_meant(&one.program.name)).collect();
    let results = Results::below(&scratch("known"));
    jobs::check_all(&meant, |one| {
        let Made::Texts(texts) = one.for_target(target)? else { return Ok(()) };
        let key = key(&[target, how, &one.program.name], one, &texts)?;
        if !results.knows(&key) {
            check(one, &texts).map_err(|failure| failure.during(format!("{} {target}", one.program.name)))?;
            results.keep(&key);
        }
        Ok(())
    })
    .expect("each program prints what it prints without OpenACC");
}

/// The key of a result: all texts of a program and of what is made of it.
fn key(what: &[&str], one: &Translated, texts: &Texts) -> Result<Key, Failure> {
    let included = included(&one.program.folder)?;
    let mut inputs = what.to_vec();
    for (name, text) in one.program.sources.iter().chain(&texts.host).chain(&texts.kernels) {
        inputs.extend([&**name, text]);
    }
    inputs.extend(included.iter().map(String::as_str));
    Key::of("a program in Fortran", inputs)
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
    // Programs in Fortran need not free what they allocate.
    let run = |program: &Program| Ok(vec![program.run(&[("ASAN_OPTIONS", "detect_leaks=0".to_owned())])?]);
    Way { target: "serial", flags: &CHECKS, run: &run }.check(&compilers, turns(TURNS[0], DAYS));
}

#[test]
fn openmp_programs_run_with_several_numbers_of_threads() {
    let Some(compilers) = Compilers::find() else { return };
    let run = |program: &Program| for_each(program, "OMP_NUM_THREADS", THREADS);
    let is_due = [TURNS[1], TURNS[2]].map(|turn| turns(turn, DAYS));
    let way = Way { target: "openmp", flags: &["-std=c++17", OPTIMISED], run: &run };
    way.check(&compilers, |name| is_due.iter().any(|is_due| is_due(name)));
}

/// A predicate: true if it is a program's turn among `count` days. `turn` is one of [`TURNS`], when programs are translated.
fn turns(turn: u64, count: u64) -> impl Fn(&str) -> bool {
    Rotation::of_today().turns("accf", turn, count)
}

#[test]
fn opencl_programs_run_on_the_cpu() {
    let (Some(compilers), Some(_)) = (Compilers::find(), Tool::Pocl.find()) else { return };
    let scratch = scratch("opencl");
    let run = |program: &Program| Ok(vec![program.run_pocl(&scratch)?]);
    Way { target: "opencl", flags: &["-std=c++17"], run: &run }.check(&compilers, turns(TURNS[0], DAYS));
}

/// As devices with memory of their own.
fn emulated(target: &str, is_meant: impl Fn(&str) -> bool) {
    let Some(compilers) = Compilers::find() else { return };
    let run = |program: &Program| for_each(program, "OKL_EMULATOR_SEED", SEEDS);
    Way { target, flags: &[], run: &run }.check(&compilers, is_meant);
}

#[test]
fn cuda_programs_run_in_the_emulator() {
    emulated("cuda", turns(TURNS[1], DAYS));
}

#[test]
fn hip_programs_run_in_the_emulator() {
    emulated("hip", turns(TURNS[2], DAYS));
}

#[test]
fn dpcpp_programs_run_in_the_emulator() {
    emulated("dpcpp", turns(TURNS[0], DAYS));
}

#[test]
fn nvcc_compiles_the_cuda_programs() {
    let Some(nvcc) = Nvcc::find() else { return };
    check_all("cuda", "nvcc", turns(TURNS[1], 2 * DAYS), |one, texts| {
        let compile = |(name, text): &(String, String)| {
            nvcc.object("sm_80", &format!("{}/{name}", one.program.name), text, &scratch("nvcc")).map(drop)
        };
        texts.kernels.iter().try_for_each(compile)
    });
}

/// Programs with directives of OpenMP that gfortran 12 does not compile, or compiles wrongly.
const NOT_WITH_OPENMP: [(&str, &str); 9] = [
    ("apps/shallow_water.f90", "components that are allocated, in `map`"),
    ("data/reductions_nested.f90", "an internal error of gfortran"),
    ("data/shared_scalars.f90", "components that are allocated, in `map`"),
    ("data/update.f90", "sections with gaps, in `target update`"),
    ("data/update_strided.f90", "sections with gaps, in `target update`"),
    ("derived/allocatable_components.f90", "components that are allocated, in `map`"),
    ("derived/deep_copy.f90", "components that are allocated, in `map`"),
    ("derived/elements.f90", "components that are allocated, in `map`"),
    ("loops/near_huge.f90", "OpenMP does not allow loops whose last value plus the step overflows"),
];

/// The host is the device here: what programs forget to copy is not seen.
#[test]
fn directives_of_openmp_give_the_same() {
    let Some(fortran) = Fortran::find(&scratch("fortran")) else { return };
    let is_turn = turns(TURNS[2], DAYS);
    let is_meant = |name: &str| {
        // Its own directives of OpenMP wait for a compiler that does not know them.
        let is_sentinels = name == "forms/sentinels.f90";
        is_turn(name) && !is_sentinels && !NOT_WITH_OPENMP.iter().any(|(known, _)| *known == name)
    };
    check_all("omp-target", "openmp", is_meant, |one, texts| {
        let expected = fortran.output(one.program.sources())?;
        let path = scratch("omp-target").join(&one.program.name).join("run");
        let program = fortran.with_openmp(Sources { texts: &texts.host, ..one.program.sources() }, &path)?;
        for_each(&program, "OMP_NUM_THREADS", [3])?.into_iter().try_for_each(|ended| prints(ended, &expected))
    });
}
