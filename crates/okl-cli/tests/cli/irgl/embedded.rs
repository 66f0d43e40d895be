//! The same programs in C++ with marks, `testdata/irgl/embedded`: compilers take them, and okl makes the same of them.

use super::runs::{builder, okl, scratch, translated_file};
use okl_testing::cases::files_below;
use okl_testing::okl::Okl;
use okl_testing::program::Program;
use okl_testing::tools::Tool;
use okl_testing::{Failure, jobs, process, testdata, workspace};
use std::path::PathBuf;
use std::process::Command;

fn programs() -> Vec<PathBuf> {
    let mut programs = files_below(&testdata().join("irgl/embedded")).expect("it can be read");
    programs.retain(|file| file.extension().is_some_and(|extension| extension == "cpp"));
    assert!(programs.len() > 8, "{} programs", programs.len());
    programs
}

fn name(program: &std::path::Path) -> String {
    program.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// A text without what the two forms may have different: blanks, comments, directives, a namespace.
fn essence(text: &str) -> String {
    let is_code = |line: &&str| !line.trim_start().starts_with("//") && !line.trim_start().starts_with('#');
    let code: String = text.lines().filter(is_code).flat_map(|line| line.split_whitespace()).collect();
    // okl ends a part of the text at each directive.
    let code = code.replace("namespaceokl_device{}", "").replace("}namespaceokl_device{", "");
    code.replace("irgl::Array<", "Array<")
}

#[test]
fn programs_in_cpp_become_what_their_texts_become() {
    let checked = jobs::check_all(&programs(), |program| {
        let name = name(program);
        // Kernels for devices have parts of their own: locks, items that are taken again.
        let is_for_device = ["refine", "control"].contains(&name.as_str());
        for target in if is_for_device { vec!["cuda"] } else { vec!["openmp"] } {
            let one = translated_file(&format!("irgl/embedded/{name}.cpp"), target)?;
            let other = translated_file(&format!("irgl/{name}.irgl"), target)?;
            let (one, other) = (essence(&one), essence(&other));
            if one != other {
                let at = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
                let shown = |text: &str| {
                    text.get(at.saturating_sub(60)..).unwrap_or(text).chars().take(200).collect::<String>()
                };
                let what = format!("{name} for {target}:\n{}\n{}", shown(&one), shown(&other));
                return Err(Failure::new(what));
            }
        }
        Ok(())
    });
    checked.expect("both forms are the same");
}

/// What a mark stands in front of, and which arguments it has, is checked by any compiler of C++.
#[test]
fn compilers_take_programs_in_cpp() {
    let compilers = [Tool::Gxx.find(), Tool::Clangxx.find()];
    let include = workspace().join("crates/okl-cli/include");
    for compiler in compilers.into_iter().flatten() {
        let checked = jobs::check_all(&programs(), |program| {
            let mut command = Command::new(&compiler);
            command
                .args(["-std=c++17", "-fsyntax-only", "-Wall", "-Werror", "-I"])
                .arg(&include)
                .arg(program);
            process::run(&mut command)?.success(&name(program)).map(drop)
        });
        checked.expect("compilers take each program");
        let wrong = scratch("embedded").join("wrong.cpp");
        std::fs::create_dir_all(scratch("embedded")).expect("it can be made");
        let text = std::fs::read_to_string(testdata().join("irgl/embedded/bfs.cpp")).expect("it is there");
        let text =
            text.replace("irgl::invoke(bfs, graph, level, LEVEL)", "irgl::invoke(bfs, graph, LEVEL, level)");
        std::fs::write(&wrong, text).expect("it can be written");
        let mut command = Command::new(&compiler);
        command.args(["-std=c++17", "-fsyntax-only", "-I"]).arg(&include).arg(&wrong);
        let ended = process::run(&mut command).expect("it starts");
        assert!(ended.code != Some(0) && ended.stderr.contains("do not fit the kernel"), "{}", ended.stderr);
    }
}

/// The program of the page runs, with the classes of the host program in place of those of the header.
#[test]
fn the_program_of_the_page_in_cpp_runs() {
    let page = std::fs::read_to_string(workspace().join("docs/irgl.md")).expect("it is part of the docs");
    let (_, rest) = page.split_once("```cpp\n").expect("the page has it");
    let folder = scratch("embedded");
    std::fs::create_dir_all(&folder).expect("it can be made");
    let input = folder.join("page.cpp");
    std::fs::write(&input, rest.split("```").next().expect("it ends")).expect("it can be written");
    let text =
        Okl::new(okl(), &folder).emit_file(&input, &[], "irgl-openmp", "kernel").expect("it is translated");
    let Some(builder) = builder() else { return };
    let built =
        Program::whole_host(&builder, "page", &text, &["-std=c++17", "-O1"], &folder).expect("it compiles");
    let graph = folder.join("graph.txt");
    std::fs::write(&graph, "0 1\n0 2\n2 3\n").expect("it can be written");
    let ended = built.run_with(&[&graph.display().to_string()], &[]).expect("it starts");
    assert_eq!((ended.code, &*ended.stdout), (Some(0), "0 0\n1 1\n2 1\n3 2\n"), "{}", ended.stderr);
}
