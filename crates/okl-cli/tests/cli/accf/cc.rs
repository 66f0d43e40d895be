//! Programs of several files with `okl cc`, as users build them.

use super::programs::{Program, programs, scratch};
use crate::common::{Ended, Folder};
use okl_testing::fortran::Fortran;
use okl_testing::okl;
use okl_testing::tools::Tool;
use std::process::Command;

/// The sources of a program in a folder of their own, and what it has to print. `None` if a compiler is missing.
fn project(name: &str) -> Option<(Folder, Program, String)> {
    let (fortran, _gxx) = (Fortran::find(&scratch("fortran"))?, Tool::Gxx.find()?);
    let program = programs().into_iter().find(|program| program.name == name)?;
    let folder = Folder::new(&format!("accf-cc-{}", name.replace('/', "-")));
    for entry in std::fs::read_dir(&program.folder).expect("it is there").filter_map(Result::ok) {
        std::fs::copy(entry.path(), folder.0.join(entry.file_name())).expect("it can be copied");
    }
    let expected = fortran.output(program.sources()).expect("it runs without OpenACC");
    Some((folder, program, expected))
}

fn run(folder: &Folder, command: &mut Command) -> String {
    Ended::new(command.current_dir(&folder.0).output().expect("it starts")).done()
}

#[test]
fn one_line_builds_a_program() {
    for name in ["modules/routines", "modules/types", "modules/visibility", "modules/externals"] {
        let Some((folder, program, expected)) = project(name) else { continue };
        let files: Vec<&str> = program.sources.iter().map(|(name, _)| &**name).collect();
        let files = files.join(" ");
        assert_eq!(
            folder.okl(&format!("cc -p accf-openmp -- gfortran -O2 {files} -o p")).done(),
            "",
            "{name}"
        );
        assert_eq!(run(&folder, &mut Command::new(folder.0.join("p"))), expected, "{name}");
    }
}

/// A project of twenty modules, built in parallel and once more after a change.
#[test]
fn make_builds_a_project() {
    let (Some((folder, _, expected)), Some(make)) = (project("modules/twenty"), Tool::Make.find()) else {
        return;
    };
    let okl = okl::program(super::programs::program());
    let compiler = format!("FC={} cc -p accf-openmp -- gfortran", okl.display());
    let build = || {
        let mut command = Command::new(&make);
        command.args(["-s", "-j2", &compiler]);
        for variable in ["MAKEFLAGS", "MAKELEVEL", "OKL_KERNEL_COMPILER"] {
            command.env_remove(variable);
        }
        run(&folder, command.env("XDG_CONFIG_HOME", folder.0.join("config")))
    };
    assert_eq!(build(), "");
    assert_eq!(run(&folder, &mut Command::new(folder.0.join("euler"))), expected);
    // A comment changes nothing that the program prints.
    folder.write("flux.f90", format!("! Changed.\n{}", folder.read("flux.f90")));
    assert_eq!(build(), "");
    assert_eq!(run(&folder, &mut Command::new(folder.0.join("euler"))), expected);
}
