//! The front end `cu`: the CUDA programs of `testdata/cu` run on each target, and compute the same on all.
//!
//! A program may be refused on a target; `testdata/cu/refused-<target>.txt` lists these, each with the ids of the errors.
//! One that is translated has to compile, and has to print `ok <name> <checksum>` with the checksum of
//! `testdata/cu/checksums.txt`. `OKL_BLESS=1` writes these files.

use crate::common::list::List;
use okl_testing::build::Builder;
use okl_testing::cases::files_below;
use okl_testing::nvcc::Nvcc;
use okl_testing::okl::Okl;
use okl_testing::process::Ended;
use okl_testing::program::{CHECKS, Program, SEEDS, THREADS};
use okl_testing::results::{Key, Results};
use okl_testing::rotation::Rotation;
use okl_testing::tools::Tool;
use okl_testing::{Failure, jobs, testdata, workspace};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

/// The names of the programs, `basic/saxpy`, without those of other topics than asked for.
fn programs() -> Vec<String> {
    let root = testdata().join("cu");
    let part = std::env::var("OKL_TEST_KERNELS").unwrap_or_default();
    let mut files = files_below(&root).expect("the folder is part of the repository");
    files.retain(|file| file.extension().is_some_and(|extension| extension == "cu"));
    assert!(files.len() > 90, "{} programs", files.len());
    let name = |file: &PathBuf| {
        let below = file.strip_prefix(&root).expect("it is below");
        below.with_extension("").to_string_lossy().into_owned()
    };
    files.iter().map(name).filter(|name| name.contains(&part)).collect()
}

/// `saxpy` of `basic/saxpy`
fn stem(name: &str) -> &str {
    name.rsplit('/').next().unwrap_or(name)
}

fn program() -> &'static str {
    // Not `env!`: that would keep the whole workspace from building without the binary.
    let Some(program) = option_env!("CARGO_BIN_EXE_okl") else { panic!("this crate has no binary okl") };
    program
}

fn scratch(test: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("cu").join(test)
}

fn builder() -> Option<Builder> {
    Some(Builder::new(&Tool::Gxx.find()?, &scratch("objects")))
}

/// A list of programs, `checksums.txt`.
fn list(name: &str) -> List {
    List(testdata().join("cu").join(name))
}

fn is_there(program: &str) -> bool {
    testdata().join("cu").join(format!("{program}.cu")).is_file()
}

/// What okl makes of a program.
enum Made {
    /// It is translated to this text.
    Text(String),
    /// It is refused, with these errors: line and id.
    Refused(Vec<(usize, String)>),
}

fn translated(name: &str, target: &str) -> Result<Made, Failure> {
    let kind = if target == "opencl" { "program" } else { "kernel" };
    let (pipeline, file) = (format!("cu-{target}"), format!("cu/{name}.cu"));
    let arguments = ["run", "-p", &pipeline, "--emit", kind, "--error-limit", "0", &file];
    let ended = Okl::new(program(), testdata()).run(&arguments)?;
    if ended.code != Some(1) {
        return Ok(Made::Text(ended.success(&format!("{name} for {target}"))?.stdout));
    }
    let mut errors = Vec::new();
    let mut id = None;
    for line in ended.stderr.lines() {
        if let Some((found, _)) = line.strip_prefix("error[").and_then(|rest| rest.split_once(']')) {
            id = Some(found.to_owned());
        } else if let Some(place) = line.trim_start().strip_prefix("--> ")
            && let Some(id) = id.take()
        {
            let number = place.strip_prefix(&format!("{file}:")).and_then(|rest| rest.split(':').next());
            let number = number.and_then(|number| number.parse().ok());
            let told = || Failure::new(format!("{name} for {target}: {place} is no place of the program"));
            errors.push((number.ok_or_else(told)?, id));
        }
    }
    match errors.is_empty() || id.is_some() {
        true => Err(Failure::new(format!("{name} for {target}: no id with a place\n{}", ended.stderr))),
        false => Ok(Made::Refused(errors)),
    }
}

/// The length and the time of okl itself: results of another one are not known.
fn stamp() -> String {
    let data = fs::metadata(program()).expect("it is there");
    let time = data.modified().ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok());
    format!("{} {:?}", data.len(), time)
}

/// The checksum that a program prints; those out of scope have none and print `ok <name>`.
fn checksum(name: &str, ended: Ended) -> Result<String, Failure> {
    let said = ended.success(name)?.stdout;
    let rest = said.strip_prefix(&format!("ok {}", stem(name))).and_then(|rest| rest.strip_suffix('\n'));
    match rest.map(|rest| rest.strip_prefix(' ').unwrap_or(rest)) {
        Some("") if name.starts_with("refused/") => Ok("none".to_owned()),
        Some(checksum) if !checksum.is_empty() && !checksum.contains([' ', '\n']) => Ok(checksum.to_owned()),
        _other => Err(Failure::new(format!("{name} prints {said:?}"))),
    }
}

/// Builds a program with a name and a text and runs it, or does so several times.
type Run<'r> = dyn Fn(&str, &str) -> Result<Vec<Ended>, Failure> + Sync + 'r;

/// A way to run programs.
struct Way<'w> {
    name: &'w str,
    target: &'w str,
    /// A way that runs nothing returns nothing.
    run: &'w Run<'w>,
}

impl Way<'_> {
    /// The errors of a program that is refused, as in the list; a program that is translated has to work. `known` is its
    /// checksum.
    fn refused(&self, name: &str, known: Option<&str>, results: &Results) -> Result<Option<String>, Failure> {
        let source = testdata().join("cu").join(name).with_extension("cu");
        let source = fs::read_to_string(source).expect("the program is there");
        let key = |text: &str| {
            let parts = [name, self.name, text, known.unwrap_or_default(), &source];
            Key::of("a program of cu", parts)
        };
        let of_okl = key(&stamp())?;
        if known.is_some() && results.knows(&of_okl) {
            return Ok(None);
        }
        let text = match translated(name, self.target)? {
            Made::Text(text) => text,
            Made::Refused(errors) => {
                let ids: BTreeSet<String> = errors.into_iter().map(|(_, id)| id).collect();
                return Ok(Some(ids.into_iter().collect::<Vec<_>>().join(", ")));
            }
        };
        let of_text = key(&text)?;
        if known.is_none() || !results.knows(&of_text) {
            let ended = (self.run)(&name.replace('/', "-"), &text);
            for one in ended.map_err(|failure| failure.during(name))? {
                let checksum = checksum(name, one)?;
                self.compare(name, known, &checksum)?;
            }
            results.keep(&of_text);
        }
        results.keep(&of_okl);
        Ok(None)
    }

    fn compare(&self, name: &str, known: Option<&str>, found: &str) -> Result<(), Failure> {
        if known.is_none() {
            let found = BTreeMap::from([(name.to_owned(), Some(found.to_owned()))]);
            return list("checksums.txt").check(&found, is_there);
        }
        match known == Some(found) {
            true => Ok(()),
            false => Err(Failure::new(format!("{name}, {}: {found}, expected {known:?}", self.name))),
        }
    }

    /// Checks the programs whose turn it is.
    fn check(&self, is_meant: impl Fn(&str) -> bool) {
        let mut programs = programs();
        programs.retain(|name| is_meant(name));
        let (checksums, results) = (list("checksums.txt").read(), Results::below(&scratch("known")));
        let found = jobs::map(&programs, |name| {
            self.refused(name, checksums.get(name).map(String::as_str), &results)
        });
        let (mut refused, mut failures) = (BTreeMap::new(), Vec::new());
        for (name, found) in programs.into_iter().zip(found) {
            match found {
                Ok(ids) => drop(refused.insert(name, ids)),
                Err(failure) => failures.push(failure),
            }
        }
        failures.extend(list(&format!("refused-{}.txt", self.target)).check(&refused, is_there).err());
        Failure::all(failures).expect("each program works, or is refused as the list says");
    }
}

/// A predicate: true if it is a program's turn among ways that are nearly the same.
fn turns(turn: u64, count: u64) -> impl Fn(&str) -> bool {
    Rotation::of_today().turns("cu", turn, count)
}

/// Runs a program once for each value of a variable.
fn for_each<T: ToString>(
    program: &Program,
    variable: &str,
    values: impl IntoIterator<Item = T>,
) -> Result<Vec<Ended>, Failure> {
    values.into_iter().map(|value| program.run(&[(variable, value.to_string())])).collect()
}

#[test]
fn serial_programs_run_with_checks_of_addresses_and_undefined_behaviour() {
    let Some(builder) = builder() else { return };
    let scratch = scratch("serial");
    let run = |name: &str, text: &str| {
        Ok(vec![Program::whole_host(&builder, name, text, &CHECKS, &scratch)?.run(&[])?])
    };
    Way { name: "serial", target: "serial", run: &run }.check(turns(0, 8));
}

#[test]
fn openmp_programs_run_with_several_numbers_of_threads() {
    let Some(builder) = builder() else { return };
    let scratch = scratch("openmp");
    let run = |name: &str, text: &str| {
        let program = Program::whole_host(&builder, name, text, &["-std=c++17"], &scratch)?;
        for_each(&program, "OMP_NUM_THREADS", THREADS)
    };
    let is_due = [1, 3, 5].map(|turn| turns(turn, 8));
    Way { name: "openmp", target: "openmp", run: &run }
        .check(|name| is_due.iter().any(|is_due| is_due(name)));
}

#[test]
fn opencl_programs_run_on_the_cpu() {
    let (Some(builder), Some(_)) = (builder(), Tool::Pocl.find()) else { return };
    let (scratch, is_due) = (scratch("opencl"), turns(2, 8));
    let run = |name: &str, text: &str| {
        Ok(vec![Program::whole_opencl(&builder, name, text, &scratch)?.run_pocl(&scratch)?])
    };
    Way { name: "opencl", target: "opencl", run: &run }
        .check(|name| !NEEDS_SUB_GROUPS.contains(&name) && is_due(name));
}

/// Programs in which only some warps of a block come to a barrier of a warp: PoCL has no sub-groups.
const NEEDS_SUB_GROUPS: [&str; 1] = ["warp/block_reduce"];

/// Programs with memory that host and device share: the emulators of CUDA and HIP have none.
const NOT_EMULATED: [&str; 1] = ["memory/managed"];

/// As devices with memory of their own.
fn emulated(target: &str, is_meant: impl Fn(&str) -> bool) {
    let Some(builder) = builder() else { return };
    let scratch = scratch(target);
    let run = |name: &str, text: &str| {
        for_each(&Program::whole(&builder, name, text, &scratch)?, "OKL_EMULATOR_SEED", SEEDS)
    };
    Way { name: target, target, run: &run }.check(is_meant);
}

#[test]
fn cuda_programs_run_in_the_emulator() {
    let is_due = turns(4, 8);
    emulated("cuda", |name| !NOT_EMULATED.contains(&name) && is_due(name));
}

#[test]
fn hip_programs_run_in_the_emulator() {
    let is_due = turns(6, 16);
    emulated("hip", |name| !NOT_EMULATED.contains(&name) && is_due(name));
}

#[test]
fn dpcpp_programs_run_in_the_emulator() {
    emulated("dpcpp", turns(14, 16));
}

#[test]
fn nvcc_compiles_the_cuda_programs() {
    let Some(nvcc) = Nvcc::find() else { return };
    let scratch = scratch("nvcc");
    let run = |name: &str, text: &str| nvcc.object("sm_80", name, text, &scratch).map(|_| Vec::new());
    Way { name: "nvcc", target: "cuda", run: &run }.check(turns(7, 16));
}

/// What is out of scope is told where it stands; a target that can do it translates the program, which has to work then,
/// as all have.
#[test]
fn what_okl_refuses_is_told_at_its_line() {
    let mut names = programs();
    names.retain(|name| name.starts_with("refused/"));
    let found = jobs::map(&names, |name| match translated(name, "openmp") {
        Ok(Made::Text(_)) => Ok("translated".to_owned()),
        Ok(Made::Refused(errors)) => {
            let errors: Vec<String> = errors.iter().map(|(line, id)| format!("{line} {id}")).collect();
            Ok(errors.join(", "))
        }
        Err(failure) => Err(failure),
    });
    let found: Result<Vec<String>, Failure> = found.into_iter().collect();
    let found = found.expect("okl says where it is");
    let found = names.into_iter().zip(found.into_iter().map(Some)).collect();
    list("refused-lines.txt").check(&found, is_there).expect("as in the list");
}

/// The pages of diagnostics show a program that has the mistake and one that has none.
#[test]
fn the_examples_of_diagnostics_are_wrong_and_right() {
    let folder = scratch("diagnostics");
    fs::create_dir_all(&folder).expect("it can be made");
    for id in ["cu-block-size", "cu-never-launched", "cu-unsupported", "cu-warp-synchronous"] {
        let page =
            fs::read_to_string(workspace().join(format!("docs/diagnostics/{id}.md"))).expect("it has a page");
        let said = |heading: &str| {
            let (_, rest) = page.split_once(&format!("## {heading}\n\n```cuda\n")).expect("the page has it");
            let text = rest.split("```").next().expect("it ends");
            fs::write(folder.join("k.cu"), text).expect("it can be written");
            let ended = Okl::new(program(), &folder).run(&["run", "-p", "cu-cuda", "k.cu"]);
            ended.expect("okl starts").stderr
        };
        assert!(said("Wrong").contains(&format!("[{id}]")), "{id}");
        assert_eq!(said("Right"), "", "{id}");
    }
}

/// The page shows what okl makes of its example.
#[test]
fn the_page_shows_a_program_and_its_okl() {
    let page = workspace().join("docs/cuda.md");
    let page = fs::read_to_string(page).expect("it is part of the docs");
    let block = |language: &str| {
        let (_, rest) = page.split_once(&format!("```{language}\n")).expect("the page has it");
        rest.split("```").next().expect("it ends").to_owned()
    };
    let folder = scratch("page");
    fs::create_dir_all(&folder).expect("it can be made");
    let input = folder.join("row_sums.cu");
    fs::write(&input, block("cuda")).expect("it can be written");
    let okl = Okl::new(program(), &folder);
    let lines = |text: &str| {
        let is_shown = |line: &&str| !line.trim().is_empty();
        text.lines().filter(is_shown).map(|line| line.trim().to_owned()).collect::<Vec<_>>()
    };
    let made = okl.emit_file(&input, &[], "cu-openmp", "okl").expect("it is translated");
    assert_eq!(lines(&made), lines(&block("okl")));
    let report = "run -p cu-openmp --emit okl --message-format short row_sums.cu -o row_sums.okl";
    let said = okl.run(&report.split(' ').collect::<Vec<_>>()).expect("okl starts").stderr;
    let page = fs::read_to_string(workspace().join("docs/from-cuda.md")).expect("it is part of the docs");
    assert!(page.contains(&format!("okl {report}\n{said}```\n")), "{said}");
    let Some(builder) = builder() else { return };
    let text = okl.emit_file(&input, &[], "cu-openmp", "kernel").expect("it is translated");
    let built = Program::whole_host(&builder, "row_sums", &text, &["-std=c++17"], &folder);
    let ended = built.and_then(|built| built.run(&[])).expect("it starts");
    assert_eq!((ended.code, &*ended.stdout), (Some(0), "762 771\n"));
}
