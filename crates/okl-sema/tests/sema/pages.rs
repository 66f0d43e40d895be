//! Every id has a page in `docs/diagnostics`, and the examples on it give, or do not give, the diagnostic.

use crate::common::{Journey, all_declared, children, root};
use okl_sema::catalogue::{self, About};
use okl_source::Severity;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// Ids whose wrong example no step up to the check can refuse, each with the reason.
const WITHOUT_EXAMPLE: [(&str, &str); 27] = [
    ("cc-library", "it takes a link line"),
    ("atomic-block-unsupported", "only device backends say it"),
    ("attribute-unsupported", "it takes a table of one's own"),
    ("broken-unit", "no source causes it"),
    ("clang-failed", "it takes an argument for clang, or a crash of it"),
    ("clang-warning", "clang's warnings have names of their own"),
    ("data-race", "only pipelines say it"),
    ("double-unsupported", "only the backend for Metal says it"),
    ("hazard-in-divergent-code", "only device backends say it"),
    ("host-read-unsupported", "only device backends say it"),
    ("expansion-too-deep", "three hundred calls would fill the page"),
    ("intrinsic-in-divergent-code", "only backends say it"),
    ("intrinsic-not-enabled", "only pipelines say it"),
    ("intrinsic-unsupported", "only backends say it"),
    ("launch-limit", "only pipelines say it"),
    ("lint-bank-conflict", "only the stage lint-performance says it"),
    ("lint-inner-count", "only the stage lint-performance says it"),
    ("lint-restrict", "only the stage lint-performance says it"),
    ("lint-strided-access", "only the stage lint-performance says it"),
    ("lint-uncoalesced", "only the stage lint-performance says it"),
    ("opencl-c-unsupported", "only the backend for OpenCL says it"),
    ("pointer-to-two-memories", "only device backends say it"),
    ("pointer-to-unknown-memory", "only device backends say it"),
    ("unknown-function", "only pipelines say it"),
    ("unsupported-by-backend", "only backends say it"),
    ("warp-across-rows", "only backends say it"),
    ("vector-part-address", "only the backends for OpenCL and Metal say it"),
];

/// The code block after a heading.
fn example<'t>(page: &'t str, heading: &str) -> Option<&'t str> {
    let section = page.split_once(&format!("\n## {heading}\n"))?.1;
    let fenced = section.split_once("```okl\n")?.1;
    Some(fenced.split_once("```")?.0)
}

fn page(id: &str) -> String {
    let path = root().join("docs/diagnostics").join(format!("{id}.md"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn every_page_says_what_it_is_about() {
    for entry in all_declared() {
        let page = page(&entry.id);
        let severity = match entry.severity {
            Severity::Error => "Error",
            Severity::Warning => "Warning",
        };
        let start = format!("# {}\n\n{severity}: {}.\n\n", entry.id, entry.summary);
        assert!(page.starts_with(&start), "docs/diagnostics/{}.md does not start with\n{start}", entry.id);
        assert!(page.contains("\n## How to fix it\n"), "docs/diagnostics/{}.md: how to fix it?", entry.id);
        assert!(page.lines().count() < 60, "docs/diagnostics/{}.md is long", entry.id);
    }
}

/// The examples of front ends are in other languages, and the tests of the front ends check them.
#[test]
fn wrong_examples_are_wrong_and_right_ones_are_right() {
    let journey = Journey::new();
    let mut mistakes = String::new();
    for entry in catalogue::IDS {
        let page = page(entry.id);
        let excused = entry.about == About::Setup || WITHOUT_EXAMPLE.iter().any(|(id, _)| *id == entry.id);
        match example(&page, "Wrong") {
            Some(text) if !excused => {
                let (found, rendered) = journey.travel("wrong.okl", text);
                if !found.iter().any(|diagnostic| diagnostic.id == entry.id) {
                    writeln!(mistakes, "{}: the wrong example gives\n{rendered}", entry.id)
                        .expect("a string");
                }
            }
            Some(_) => {}
            None if excused => continue,
            None => writeln!(mistakes, "{}: no wrong example", entry.id).expect("a string"),
        }
        let right = example(&page, "Right").unwrap_or_default();
        let (found, rendered) = journey.travel("right.okl", right);
        if !found.is_empty() {
            writeln!(mistakes, "{}: the right example gives\n{rendered}", entry.id).expect("a string");
        }
    }
    assert!(mistakes.is_empty(), "{mistakes}");
}

#[test]
fn every_page_and_every_folder_has_an_id() {
    let known: BTreeSet<String> = all_declared().into_iter().map(|entry| entry.id).collect();
    let mut names = Vec::new();
    for (folder, ending) in [("docs/diagnostics", ".md"), ("testdata/errors", "")] {
        for path in children(&root().join(folder)) {
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            names.extend(
                name.strip_suffix(ending)
                    .filter(|name| !name.starts_with("README") && *name != "showcase")
                    .map(String::from),
            );
        }
    }
    for name in names {
        assert!(known.contains(&name), "neither okl nor a plugin declares `{name}`");
    }
}

/// A plugin that reports an id without declaring it would have no page and no place in the index.
#[test]
fn every_id_in_the_sources_is_declared() {
    let known: BTreeSet<String> = all_declared().into_iter().map(|entry| entry.id).collect();
    let mut files = Vec::new();
    for folder in ["normalizer", "crates", "plugins"] {
        sources(&root().join(folder), &mut files);
    }
    let (mut found, mut missing) = (BTreeSet::new(), BTreeSet::new());
    for file in files {
        let text = fs::read_to_string(&file).expect("a readable source");
        for id in ids_in(&text) {
            found.insert(id.to_string());
            if !known.contains(id) {
                missing.insert(format!("{id} ({})", file.display()));
            }
        }
    }
    assert!(found.len() > 150, "only {} ids found", found.len());
    assert!(missing.is_empty(), "neither okl nor a plugin declares: {missing:#?}");
}

fn sources(folder: &Path, files: &mut Vec<std::path::PathBuf>) {
    let is_left_out =
        |path: &Path| ["tests", "tests.rs", "examples", "templates"].iter().any(|name| path.ends_with(name));
    for path in children(folder) {
        if is_left_out(&path) {
            continue;
        }
        if path.is_dir() {
            sources(&path, files);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
}

/// The ids of the constants in a source.
fn ids_in(text: &str) -> Vec<&str> {
    // Tests may use made-up ids.
    let text = text.split("#[cfg(test)]").next().unwrap_or_default();
    let constants = text.split("DiagnosticId::new(").skip(1);
    constants.filter_map(|rest| Some(rest.trim_start().strip_prefix('"')?.split_once('"')?.0)).collect()
}

#[test]
fn the_index_lists_all_pages() {
    let mut index = String::from(
        "# Messages\n\nEvery message of okl has a name in brackets, such as `error[loop-header]`. \
         `okl explain loop-header` shows its page.\nWarnings of clang appear under clang's own names.\n\n\
         | name | | what was found |\n|---|---|---|\n",
    );
    for entry in all_declared() {
        let severity = match entry.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        };
        writeln!(index, "| [{0}]({0}.md) | {severity} | {1} |", entry.id, entry.summary).expect("a string");
    }
    let path = root().join("docs/diagnostics/README.md");
    if std::env::var_os("OKL_BLESS").is_some_and(|value| value == "1") {
        fs::write(&path, &index).expect("a writable folder");
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(found, index, "run the tests with OKL_BLESS=1 to write the index");
}
