//! The page of the language shows a program, its OKL, and what the program prints.

use super::runs::{builder, okl, scratch, translated};
use okl_testing::build::Source;
use okl_testing::cases::files_below;
use okl_testing::okl::Okl;
use okl_testing::program::Program;
use okl_testing::{process, testdata, workspace};
use std::fs;
use std::process::Command;

#[test]
fn the_page_shows_a_program_and_its_okl() {
    let page = fs::read_to_string(workspace().join("docs/irgl.md")).expect("it is part of the docs");
    let block = |start: &str| {
        let (_, rest) = page.split_once(start).expect("the page has it");
        rest.split("```").next().expect("it ends").to_owned()
    };
    let folder = scratch("page");
    fs::create_dir_all(&folder).expect("it can be made");
    let input = folder.join("bfs.irgl");
    fs::write(&input, block("```irgl\n")).expect("it can be written");
    let okl = Okl::new(okl(), &folder);
    let lines = |text: &str| {
        let is_shown = |line: &&str| !line.trim().is_empty();
        text.lines().filter(is_shown).map(|line| line.trim().to_owned()).collect::<Vec<_>>()
    };
    let made = okl.emit_file(&input, &[], "irgl-opencl", "okl").expect("it is translated");
    assert_eq!(lines(&made), lines(&block("```okl\n")));
    let Some(builder) = builder() else { return };
    let text = okl.emit_file(&input, &[], "irgl-openmp", "kernel").expect("it is translated");
    let built = Program::whole_host(&builder, "bfs", &text, &["-std=c++17"], &folder).expect("it compiles");
    let graph = folder.join("graph.txt");
    fs::write(&graph, "0 1\n0 2\n2 3\n").expect("it can be written");
    let ended = built.run_with(&[&graph.display().to_string()], &[]).expect("it starts");
    assert_eq!((ended.code, ended.stdout), (Some(0), block("./bfs graph.txt\n")), "{}", ended.stderr);
}

/// What the tables name as a proof is there: a program, a mistake, a test or an option.
#[test]
fn the_proofs_of_the_page_are_there() {
    let page = fs::read_to_string(workspace().join("docs/irgl.md")).expect("it is part of the docs");
    let (_, proofs) = page.split_once("## What is proven").expect("the page has it");
    let (proofs, _) = proofs.split_once("## What is not there").expect("the page has it");
    let tests = workspace().join("crates/okl-cli/tests/cli/irgl");
    let sources = files_below(&tests).expect("it can be read");
    let sources: String =
        sources.iter().map(|file| fs::read_to_string(file).expect("it can be read")).collect();
    let is_there = |name: &str| {
        testdata().join(format!("irgl/{name}.irgl")).exists()
            || sources.contains(&format!("fn {name}("))
            || page.contains(&format!("| `{name} = "))
            || ["single", "doubles"].contains(&name)
    };
    let mut count = 0;
    for row in proofs.lines().filter(|line| line.starts_with('|')) {
        let shown = row.trim_end_matches('|').rsplit('|').next().unwrap_or_default();
        for name in shown.split('`').skip(1).step_by(2) {
            assert!(is_there(name), "`{name}` is not there: {row}");
            count += 1;
        }
        for name in shown.split('*').skip(1).step_by(2) {
            assert!(testdata().join(format!("irgl/errors/{name}.irgl")).exists(), "*{name}*: {row}");
            count += 1;
        }
        let is_head = row.starts_with("| # ") || row.starts_with("|--") || row.starts_with("| bad input");
        let needs_one = !is_head && !row.contains("not there") && !shown.contains("all");
        assert!(!needs_one || shown.contains(['`', '*']), "nothing shows {row}");
    }
    assert!(count > 80, "{count} proofs");
}

/// A file without `main` is a library of C functions.
#[test]
fn host_kernels_are_functions_for_other_programs() {
    let Some(builder) = builder() else { return };
    let text = translated("library/levels", "openmp").expect("it is translated");
    let caller = fs::read_to_string(testdata().join("irgl/library/caller.cpp")).expect("it is there");
    let (folder, flags) = (scratch("library"), ["-std=c++17", "-O1", "-fopenmp"]);
    let source = |name, text| Source { name, text, includes: &[], header: None, flags: &flags };
    let objects = [builder.object(source("levels", &text)), builder.object(source("caller", &caller))]
        .map(|object| object.expect("it compiles"));
    let path = folder.join("run");
    builder.link(&objects, &flags, &path).expect("it links");
    let ended = process::run(&mut Command::new(&path)).expect("it starts");
    assert_eq!((ended.code, &*ended.stdout), (Some(0), "3: 0 1 1 2, 1.5 3 4.5\n"), "{}", ended.stderr);
}
