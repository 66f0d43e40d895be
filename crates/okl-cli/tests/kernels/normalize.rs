//! `okl normalize` on every kernel: compilers accept the output, okl translates it to the same texts, and normalizing
//! it again changes nothing.

use std::fs;
use std::path::{Path, PathBuf};

use libtest_mimic::Trial;
use okl_testing::cases::Kernel;
use okl_testing::okl::{Attempt, Okl, Translation};
use okl_testing::rotation::Rotation;
use okl_testing::suite::Suite;
use okl_testing::tools::Tool;
use okl_testing::{Failure, process, testdata};

use crate::trials::trial;
use crate::{okl, scratch};

/// Each day compares one of this many kernels.
const DAYS: u64 = 4;

pub fn trials(suite: &'static Suite, rotation: &Rotation) -> Vec<Trial> {
    let kernels = suite.sources().iter().enumerate().filter(|(_, source)| source.is_okl());
    let each = kernels.flat_map(|(at, source)| {
        let (name, case) = (&source.name, &source.case);
        // Three runs of the program for each kernel.
        let waits = !rotation.is_changed(name) && !rotation.is_turn(name, 0, DAYS);
        let same = trial(format!("normalize::same::{name}"), move || means_the_same(suite, at));
        let mut all = vec![same.with_ignored_flag(waits)];
        let compilers: [(&str, Tool, &[&str], u64); 2] =
            [("g++", Tool::Gxx, &[], 0), ("clang", Tool::Clangxx, &["-Wall"], 1)];
        // Two compilers for one text take turns.
        let read = compilers.into_iter().map(|(shown, tool, flags, turn)| {
            let waits = !rotation.is_changed(name) && !rotation.is_turn(name, turn, 2);
            let test =
                trial(format!("normalize::{shown}::{name}"), move || is_read_by(tool, flags, shown, case));
            test.with_ignored_flag(waits)
        });
        all.extend(read.filter(|_| !WITHOUT_HEADER.contains(&name.as_str())));
        all
    });
    each.collect()
}

/// Writes a kernel and its headers as pure C++ below `scratch`; returns the relative path of the kernel.
fn pure(case: &Kernel, scratch: &Path) -> Result<PathBuf, Failure> {
    let okl = okl();
    let inside = case.input.strip_prefix(testdata()).expect("kernels lie in testdata").to_path_buf();
    let (source, place) =
        (case.input.parent().expect("a folder"), scratch.join(inside.parent().expect("a folder")));
    let headers =
        fs::read_dir(source).expect("the folder can be read").map(|entry| entry.expect("readable").path());
    let headers = headers.filter(|path| path.extension().is_some_and(|extension| extension == "h"));
    for file in headers.chain([case.input.clone()]) {
        let mut arguments: Vec<String> =
            vec!["normalize".into(), "--write-header".into(), scratch.join("include").display().to_string()];
        arguments.extend(case.without_instances());
        arguments.push(file.strip_prefix(testdata()).expect("it lies in testdata").display().to_string());
        arguments.push("-o".into());
        arguments.push(format!("{}/", place.display()));
        okl.run(&arguments)?.success(&format!("{}: okl normalize", case.name))?;
    }
    okl_testing::attributes::take_along(&case.input, &place);
    Ok(inside)
}

/// okl translates the output to the same texts, and normalizing it again changes nothing.
fn means_the_same(suite: &Suite, at: usize) -> Result<(), Failure> {
    let case = &suite.sources()[at].case;
    // Each case has a folder of its own, since kernels of one folder share headers.
    let scratch = scratch("normalize").join("same").join(&case.name);
    let file = pure(case, &scratch)?;
    let normalized = Kernel { input: scratch.join(&file), ..case.clone() };
    let targets: Vec<&str> =
        ["serial", "openmp", "cuda"].into_iter().filter(|target| is_taken(suite, at, target)).collect();
    let again = suite.translator().attempts(&normalized, &targets)?;
    for (target, again) in targets.iter().zip(again) {
        let (Attempt::Done(original), Attempt::Done(again)) = (suite.attempt(at, target)?, again) else {
            return Err(Failure::new(format!("{target} refuses what okl normalize writes")));
        };
        // The launcher contains the file name.
        let bare =
            |made: &Translation| Translation { launcher_c: String::new(), ..made.clone() }.without_lines();
        let (original, again) = (bare(original), bare(&again));
        if original != again {
            let lines = okl_testing::diff::lines(&original.kernel, &again.kernel);
            return Err(Failure::new(format!("{target} (- original, + normalized):\n{lines}")));
        }
    }
    let once = fs::read_to_string(scratch.join(&file)).expect("it was just written");
    let mut arguments = vec!["normalize".to_owned()];
    arguments.extend(case.without_instances());
    arguments.push(file.display().to_string());
    let twice = Okl::new(env!("CARGO_BIN_EXE_okl"), &scratch).run(&arguments)?.success(&case.name)?.stdout;
    match once == twice {
        true => Ok(()),
        false => Err(Failure::new(okl_testing::diff::lines(&once, &twice))),
    }
}

fn is_taken(suite: &Suite, at: usize, target: &str) -> bool {
    // Some kernels are for CPUs only.
    target != "cuda" || suite.attempt(at, target).is_ok_and(|attempt| matches!(attempt, Attempt::Done(_)))
}

/// Kernels that use names of their own that are macros in the header for editors, and what its class `half` lacks.
const WITHOUT_HEADER: [&str; 2] = ["half/choices", "source/names_of_numbers"];

/// Compiles the file as an editor does: macros of the command line come before the header.
fn is_read_by(tool: Tool, flags: &[&str], shown: &str, case: &Kernel) -> Result<(), Failure> {
    let Some(compiler) = tool.find() else { return Ok(()) };
    let scratch = scratch("normalize").join(shown).join(&case.name);
    let file = pure(case, &scratch)?;
    let mut text = "#include <okl_intrinsic.h>\n".to_string();
    for define in case.defines() {
        let (name, value) = define[2..].split_once('=').unwrap_or((&define[2..], "1"));
        text += &format!("#define {name} {value}\n");
    }
    text += &format!("#include <okl/okl.hpp>\n#include \"{}\"\n", file.display());
    fs::write(scratch.join("program.cpp"), text).expect("a scratch file can be written");
    let mut command = std::process::Command::new(&compiler);
    command
        .args(["-std=c++17", "-fsyntax-only", "-Iinclude", "program.cpp"])
        .args(flags)
        .current_dir(&scratch);
    process::run(&mut command)?.success(shown).map(drop)
}
