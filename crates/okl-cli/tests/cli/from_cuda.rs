//! The page for users of CUDA is true, row by row.

use crate::common::Folder;
use okl_testing::nvcc::Nvcc;
use okl_testing::target::TARGETS;
use okl_testing::workspace;
use std::fs;
use std::path::Path;

const SETS: &str = "--intrinsics shuffle --intrinsics async-copy --intrinsics math";

fn page() -> String {
    fs::read_to_string(workspace().join("docs/from-cuda.md")).expect("it is part of the docs")
}

/// The fenced blocks in one of these languages.
fn blocks<'p>(text: &'p str, languages: &[&str]) -> Vec<&'p str> {
    let fenced = text.split("```").skip(1).step_by(2);
    fenced
        .filter_map(|block| block.split_once('\n'))
        .filter(|(language, _)| languages.contains(language))
        .map(|(_, code)| code)
        .collect()
}

/// The cells of a row of a table; nothing for any other line, for a table's head and for the line below it.
fn cells(line: &str) -> Vec<String> {
    let Some(row) = line.strip_prefix("| ").and_then(|rest| rest.strip_suffix(" |")) else {
        return Vec::new();
    };
    if row.starts_with("CUDA |") {
        return Vec::new();
    }
    // `\|` is a `|` inside of a cell.
    row.replace("\\|", "\u{1}").split(" | ").map(|cell| cell.replace('\u{1}', "|")).collect()
}

/// What stands between backticks.
fn code(cell: &str) -> impl Iterator<Item = &str> {
    cell.split('`').skip(1).step_by(2)
}

fn without_space(text: &str) -> String {
    text.split_whitespace().collect()
}

/// A folder with the page's `okl.toml`.
fn folder(name: &str, page: &str) -> Folder {
    let folder = Folder::new(name);
    let [project] = blocks(page, &["toml"])[..] else { panic!("the page has one file of TOML") };
    folder.write("okl.toml", project);
    folder
}

/// The OKL of a row stands in a kernel of its section, and okl's CUDA text of these kernels has the words of the row.
#[test]
fn each_row_is_shown_by_the_kernels_of_its_section() {
    let page = page();
    let folder = folder("from_cuda", &page);
    let (mut rows, mut wrong) = (0, Vec::new());
    for section in page.replace("\n### ", "\n## ").split("\n## ").skip(1) {
        let (mut okl, mut cuda) = (String::new(), String::new());
        for kernel in blocks(section, &["okl", "c++"]) {
            folder.write("k.okl", kernel);
            okl += kernel;
            cuda += &folder.okl(&format!("run -p cuda {SETS} k.okl")).done();
        }
        let (okl, cuda) = (without_space(&okl), without_space(&cuda));
        for line in section.lines() {
            let [_, ours, theirs] = &cells(line)[..] else { continue };
            rows += 1;
            let is_written = ours.starts_with("nothing") || code(ours).next().is_some();
            if !is_written || code(theirs).next().is_none() {
                wrong.push(format!("no code: {line}"));
            }
            let missing = |text: &str, cell: &str| {
                let absent = code(cell).filter(|code| !text.contains(&without_space(code)));
                absent.map(str::to_owned).collect::<Vec<_>>()
            };
            for absent in missing(&okl, ours) {
                wrong.push(format!("no kernel has `{absent}`: {line}"));
            }
            for absent in missing(&cuda, theirs) {
                wrong.push(format!("okl does not write `{absent}`: {line}"));
            }
        }
    }
    assert!(rows > 60, "{rows} rows");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Code of CUDA that has no counterpart passes without a message on all targets for no row.
#[test]
fn what_okl_does_not_have_is_told() {
    let page = page();
    let folder = folder("from_cuda_refused", &page);
    let (_, section) = page.split_once("\n## What OKL does not have\n").expect("the page has the section");
    let (mut rows, mut silent) = (0, Vec::new());
    for line in section.lines() {
        let [cuda, _] = &cells(line)[..] else { continue };
        let Some(statement) = code(cuda).next().filter(|code| code.ends_with([';', '}'])) else { continue };
        rows += 1;
        let around = "for (int b = 0; b < n; ++b; @outer) for (int i = 0; i < 64; ++i; @inner)";
        folder.write(
            "k.okl",
            format!("@kernel void k(int n, int *x, float *y) {{\n{around} {{ {statement} }}\n}}\n"),
        );
        let says = |target: &str| folder.okl(&format!("run -p {target} {SETS} k.okl")).stderr;
        if TARGETS.iter().all(|target| says(target.name).is_empty()) {
            silent.push(statement.to_owned());
        }
    }
    assert!(rows > 14, "{rows} rows");
    assert!(silent.is_empty(), "{silent:?}");
}

/// CUDA that stands beside OKL is CUDA.
#[test]
fn nvcc_takes_the_cuda_of_the_page() {
    let Some(nvcc) = Nvcc::find() else { return };
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("from_cuda_nvcc");
    let page = page();
    let texts = blocks(&page, &["cuda"]);
    assert!(!texts.is_empty());
    for (at, text) in texts.into_iter().enumerate() {
        nvcc.object("sm_80", &format!("block_{at}"), text, &scratch).expect("it compiles");
    }
}
