//! The front end `slm`: its diagnostics. `tests/kernels` shows that the programs of `testdata/slm` run.

use crate::common::Folder;
use okl_testing::cases::{Kernel, files_below};
use okl_testing::testdata;
use std::path::PathBuf;

/// The programs with a runner.
fn programs() -> Vec<Kernel> {
    let part = std::env::var("OKL_TEST_KERNELS").unwrap_or_default();
    let files = files_below(&testdata().join("slm")).expect("the folder is part of the repository");
    let inputs = files.into_iter().filter(|file| {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        name.ends_with(".cpp") && !name.ends_with(".ref.cpp") && name.contains(&part)
    });
    let program = |input: PathBuf| {
        let name = input.file_stem().expect("a file has a name").to_string_lossy().into_owned();
        let runner = input.with_extension("ref.cpp");
        assert!(runner.is_file(), "{name} has no runner");
        Kernel { name, input, options: Vec::new(), runner }
    };
    inputs.map(program).collect()
}

/// The ids of okl's messages about a text.
fn told(folder: &Folder, text: &str) -> Vec<String> {
    folder.write("k.cpp", text);
    let ended = folder.okl("check -p slm-cuda k.cpp");
    let ids = ended.stderr.lines().filter_map(|line| {
        let rest = line.strip_prefix("warning[").or_else(|| line.strip_prefix("error["))?;
        Some(rest.split_once(']')?.0.to_string())
    });
    ids.collect()
}

#[test]
fn programs_are_told_nothing_but_that_their_host_code_stays() {
    let folder = Folder::new("slm-quiet");
    for program in programs() {
        let mut found = told(&folder, &std::fs::read_to_string(&program.input).expect("it is there"));
        found.retain(|id| id != "slm-host-code");
        assert_eq!(found, [] as [&str; 0], "{}", program.name);
    }
}

#[test]
fn ways_through_a_switch_exclude_each_other() {
    let folder = Folder::new("slm-switch");
    let text = |end: &str| {
        format!(
            "__declspec(target(gfx_kernel)) void f(int n, float *x) {{
  _Cilk_for _Thread_group (int g = 0; g < n; ++g) {{
    __thread_group_local float s[8];
    switch (g) {{
      case 0:
        s[:] = 1;
        {end}
      default:
        _Cilk_for (int i = 0; i < 8; ++i) s[7 - i] = x[i];
    }}
    _gfx_gpgpu_thread_barrier();
    _Cilk_for (int i = 0; i < 8; ++i) x[8 * g + i] = s[i];
  }}
}}
"
        )
    };
    assert_eq!(told(&folder, &text("break;")), [] as [&str; 0]);
    assert_eq!(told(&folder, &text("")), ["slm-race"]);
}

/// The text between the fences after a heading of a page.
fn example<'p>(page: &'p str, heading: &str) -> &'p str {
    let section = page.split_once(&format!("\n## {heading}\n")).expect("a page has both examples").1;
    let fenced = section.split_once("```c++\n").expect("they are C++").1;
    fenced.split_once("```").expect("they end").0
}

#[test]
fn wrong_examples_are_wrong_and_right_ones_are_right() {
    let folder = Folder::new("slm-pages");
    let pages = files_below(&okl_testing::workspace().join("docs/diagnostics")).expect("the folder is there");
    let mut count = 0;
    for file in pages {
        let id = file.file_stem().expect("a name").to_string_lossy().into_owned();
        if !id.starts_with("slm-") {
            continue;
        }
        let page = std::fs::read_to_string(&file).expect("it is readable");
        assert_eq!(told(&folder, example(&page, "Wrong")), [id.as_str()], "{id}");
        assert_eq!(told(&folder, example(&page, "Right")), [] as [&str; 0], "{id}");
        count += 1;
    }
    assert_eq!(count, 25);
}

#[test]
fn each_barrier_of_the_matrix_product_is_missed() {
    let folder = Folder::new("slm-barriers");
    for name in ["matmul_document", "matmul_loops"] {
        let path = testdata().join("slm").join(format!("{name}.cpp"));
        let text = std::fs::read_to_string(path).expect("it is there");
        let barriers: Vec<usize> =
            text.match_indices("_gfx_gpgpu_thread_barrier();").map(|(at, _)| at).collect();
        assert_eq!(barriers.len(), 2, "{name}");
        for at in barriers {
            let mut without = text.clone();
            without.replace_range(at..at + "_gfx_gpgpu_thread_barrier();".len(), "");
            let found = told(&folder, &without);
            assert!(!found.is_empty() && found.iter().all(|id| id == "slm-race"), "{name} {at}: {found:?}");
        }
    }
}
