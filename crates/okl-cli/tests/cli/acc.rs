//! The front end `acc`: barriers, and whole programs on CPUs. `tests/kernels` shows that the kernels of `testdata/acc`
//! compute the same as their sequential references.

use crate::common::Folder;
use okl_testing::cases::files_below;
use okl_testing::okl::Okl;
use okl_testing::tools::Tool;
use okl_testing::{jobs, testdata};
use std::path::Path;

fn okl() -> Okl {
    let Some(program) = option_env!("CARGO_BIN_EXE_okl") else { panic!("this crate has no binary okl") };
    Okl::new(program, testdata())
}

/// The number of barriers in each function of a text, in order.
fn barriers_of_functions(input: &Path, pipeline: &str) -> Vec<usize> {
    let text = std::fs::read_to_string(input).expect("it is there");
    let is_start = |line: &str| line.contains('(') && !line.starts_with([' ', '#', '/', '}']);
    let starts: Vec<usize> =
        text.lines().enumerate().filter(|(_, line)| is_start(line)).map(|(at, _)| at + 1).collect();
    let mut counts = vec![0; starts.len()];
    let said = okl().emit_file(input, &[], pipeline, "barriers").expect("it is translated");
    for line in said.lines() {
        let place = line.split(':').nth(1).and_then(|number| number.parse::<usize>().ok());
        let place = place.expect("each line starts with a place");
        counts[starts.iter().filter(|start| **start <= place).count() - 1] += 1;
    }
    counts
}

#[test]
fn kernels_have_no_more_barriers_than_those_by_hand() {
    let folder = testdata().join("acc/barriers");
    let by_hand = barriers_of_functions(&folder.join("by_hand.okl"), "cuda");
    let of_programs = barriers_of_functions(&folder.join("programs.cpp"), "acc-cuda");
    assert_eq!(by_hand, [0, 3, 3, 2]);
    assert_eq!(of_programs, by_hand);
}

/// Gangs with many work items each, on a CPU: each access is checked, and the variables of a gang are stored once.
const SHAPED: &str =
    "schema = 1\nextends = \"acc-openmp\"\n[frontend]\nplugin = \"acc\"\noptions = { device-shape = true }\n";

/// Translates a program, builds the resulting file, and runs it with each of these numbers of threads.
fn runs(folder: &Folder, pipeline: &str, program: &Path, threads: &[u32]) {
    let program = program.display();
    assert_eq!(folder.okl(&format!("run -p {pipeline} {program} -o p.cpp")).done(), "");
    let compiler = Tool::Gxx.find().expect("the caller has looked");
    let built = std::process::Command::new(compiler)
        .args(["-fopenmp", "-O1", "-Wall", "-Wno-unknown-pragmas", "-o", "p", "p.cpp", "-lm"])
        .current_dir(&folder.0)
        .output()
        .expect("g++ starts");
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    for threads in threads {
        let ran = std::process::Command::new(folder.0.join("p"))
            .env("OMP_NUM_THREADS", threads.to_string())
            .output()
            .expect("it starts");
        let said = String::from_utf8_lossy(&ran.stdout);
        assert!(ran.status.success(), "{program}, {pipeline}, {threads} threads: {said}");
    }
}

#[test]
fn whole_programs_run_on_cpus() {
    let Some(_) = Tool::Gxx.find() else { return };
    let below =
        |folder: &str| files_below(&testdata().join(folder)).expect("the folder is part of the repository");
    let programs = [below("acc/whole"), below("acc/host")].concat();
    assert!(programs.len() >= 10);
    jobs::map(&programs, |program| {
        let name = program.file_stem().expect("a file has a name").to_string_lossy();
        let folder = Folder::new(&format!("acc-whole-{name}"));
        folder.write("shaped.toml", SHAPED);
        let ways: [(&str, &[u32]); 3] =
            [("acc-serial", &[1]), ("acc-openmp", &[1, 4]), ("./shaped.toml", &[2])];
        for (pipeline, threads) in ways {
            runs(&folder, pipeline, program, threads);
        }
    });
}

/// In one text with its kernels, too: compilers declare the names of C's `<complex.h>` in C++ unless they are strict.
#[test]
fn host_programs_use_complex_numbers_of_c() {
    let Some(_) = Tool::Gxx.find() else { return };
    let folder = Folder::new("acc-complex");
    runs(&folder, "acc-openmp", &testdata().join("acc/c/complex_host.c"), &[2]);
}
