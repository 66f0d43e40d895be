//! `okl run` with a front end that reads for another one.

use crate::common::Folder;
use okl_testing::tools::Tool;

/// A folder with `a.f90` and a pipeline whose reader is that of `mini.py`.
fn folder(name: &str) -> Option<Folder> {
    Tool::Python.find()?;
    let folder = Folder::new(&format!("readers-{name}"));
    folder.write("mini.py", include_str!("plugins/mini.py"));
    let reader = "[frontend.reader]\nplugin = \"mini\"\ncommand = [\"python3\", \"mini.py\"]\n";
    for base in ["openmp", "cuda"] {
        folder.write(&format!("{base}.toml"), format!("schema = 1\nextends = \"acc-{base}\"\n{reader}"));
    }
    folder.write("a.f90", "subroutine s(n, x)\n!$acc f(n, x): 2 * x[i]\nend subroutine\n");
    Some(folder)
}

#[test]
fn the_program_and_all_else_are_two_files_beside_the_input() {
    let Some(folder) = folder("files") else { return };
    let text = folder.read("a.f90");
    folder.okl("run --trust-plugins -p ./openmp.toml --emit host,kernels a.f90 -o ./").done();
    assert_eq!(folder.read("a.f90"), text);
    assert!(folder.read("a.host.f90").contains("      call f(n, x)\n"));
    let kernels = folder.read("a.kernels.cpp");
    assert!(kernels.starts_with("// read as ") && kernels.contains("#line 2 \"a.f90\"\n"), "{kernels}");
    let pipelines = "-p ./openmp.toml -p ./cuda.toml";
    folder.okl(&format!("run --trust-plugins {pipelines} --emit host,kernels a.f90 -o out/")).done();
    for name in ["a.openmp.host.f90", "a.openmp.kernels.cpp", "a.cuda.host.f90", "a.cuda.kernels.cu"] {
        assert!(!folder.read(&format!("out/{name}")).is_empty(), "{name}");
    }
    // One text is the kernels with all else.
    assert_eq!(folder.okl("run --trust-plugins -p ./openmp.toml a.f90").done(), kernels);
}

#[test]
fn a_reader_of_a_project_needs_trust() {
    let Some(folder) = folder("trust") else { return };
    folder.okl("run -p ./openmp.toml a.f90").fails(2, "untrusted-plugin");
}

#[test]
fn files_that_were_wished_for_are_in_rules_for_make() {
    let Some(folder) = folder("rules") else { return };
    folder.write("inc/params.F90", "module Params\n  integer, parameter :: N = 3\nend module\n");
    folder.write("inc/other.f90", "module other\n");
    folder.write("a.f90", "use params\n!$acc f(n, x): N * x[i]\n");
    let line = "run --trust-plugins -p ./openmp.toml -I inc a.f90 -o a.cpp --emit deps=a.d";
    folder.okl(line).done();
    assert!(folder.read("a.cpp").contains("x[i] = 3 * x[i]"));
    let rule = folder.read("a.d");
    assert!(rule.contains("inc/params.F90") && !rule.contains("other.f90"), "{rule}");
}

#[test]
fn a_pipeline_with_a_reader_is_shown_whole_and_checked() {
    let Some(folder) = folder("pipelines") else { return };
    let shown = folder.okl("pipelines show accf-cuda").done();
    assert!(shown.contains("[frontend.reader]\nplugin = \"accf\"\n"), "{shown}");
    folder.write("wrong.toml", "schema = 1\nextends = \"acc-cuda\"\n[frontend]\nreader = \"slm\"\n");
    folder.okl("pipelines check wrong.toml").fails(2, "wrong-value");
    folder.okl("pipelines check openmp.toml accf-openmp").done();
}
