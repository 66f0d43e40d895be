//! Every failing kernel of `testdata/errors/<id>/` gives exactly the diagnostics in the file beside it. The test of the
//! binary checks the same for all steps; this one does not run the binary.
//!
//! Cases are found by listing the folder. `OKL_BLESS=1` writes the `.stderr` files; read them before you commit them.

use crate::common::{Journey, all_declared, children, errors, lines, root};
use okl_sema::catalogue;
use okl_source::{Diagnostic, FileSpan, Severity};
use std::collections::BTreeSet;
use std::fs;

/// Ids without a case in `testdata/errors`, each with the reason.
const WITHOUT_CASE: [(&str, &str); 23] = [
    ("backend-edits", "a backend would need the bug"),
    ("backend-left-attribute", "tests/cli/faults.rs of okl-cli shows it"),
    ("broken-unit", "okl's own units are sound; its unit tests show it"),
    ("cc-assembly", "tests/cli/cc of okl-cli shows it"),
    ("cc-library", "tests/cli/cc of okl-cli shows it"),
    ("cc-option", "tests/cli/cc of okl-cli shows it"),
    ("cc-pipeline", "tests/cli/cc of okl-cli shows it"),
    ("clang-warning", "clang's warnings have names of their own"),
    ("input-not-text", "the tests of the binary show it: cases are text"),
    ("input-too-large", "the case would be too large, too"),
    ("libclang-skipped", "a machine would need a broken one; tests/cli/doctor.rs of okl-cli shows it"),
    ("no-libclang", "every machine that runs the tests has one"),
    ("plugin-answer", "tests/driver/plugins.rs of okl-driver shows it"),
    ("plugin-crashed", "tests/cli/faults.rs of okl-cli shows it"),
    ("plugin-timeout", "tests/cli/faults.rs of okl-cli shows it"),
    ("plugin-panicked", "tests/driver/plugins.rs of okl-driver shows it"),
    ("plugin-refused", "tests/driver/plugins.rs of okl-driver shows it"),
    ("internal-error", "a step would need the bug"),
    ("project-of-others", "tests/cli/trust.rs of okl-cli shows it: a case is everybody's alike"),
    ("wrong-argument", "the programs in C of the library's own tests show it"),
    ("silent-step", "a step would need the bug"),
    ("template-left-out", "tests/cli/bundles.rs of okl-cli shows it"),
    ("text-only-build", "tests/cli/bundles.rs of okl-cli shows it"),
];

#[test]
fn every_failing_kernel_gives_its_messages() {
    let journey = Journey::new();
    let bless = std::env::var_os("OKL_BLESS").is_some_and(|value| value == "1");
    let mut wrong = Vec::new();
    for case in errors().into_iter().filter(|case| !case.is_for_the_binary()) {
        let text = fs::read_to_string(&case.input).expect("a readable kernel");
        let (found, rendered) = journey.travel(&case.shown_as, &text);
        if !found.iter().any(|diagnostic| diagnostic.id == case.id) {
            wrong.push(format!("{}: nothing says `{}`\n{rendered}", case.shown_as, case.id));
        }
        let beside = case.input.with_extension("stderr");
        // The number of lines after the last message is checked by the test of the binary.
        let same = fs::read_to_string(&beside).is_ok_and(|text| text.trim_end() == rendered.trim_end());
        if bless && !same {
            fs::write(&beside, format!("{rendered}\n")).expect("a writable folder");
        } else if !same {
            wrong
                .push(format!("{}: other messages than in the .stderr beside it\n{rendered}", case.shown_as));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn messages_are_said_once() {
    let journey = Journey::new();
    for case in errors().into_iter().filter(|case| !case.is_for_the_binary()) {
        let text = fs::read_to_string(&case.input).expect("a readable kernel");
        let (found, _) = journey.travel(&case.shown_as, &text);
        let place = |d: &Diagnostic<FileSpan>| d.labels.first().map(|label| label.place);
        let places: Vec<_> = found.iter().map(|d| (&d.id, &d.message, place(d))).collect();
        let distinct: BTreeSet<_> = places.iter().collect();
        assert_eq!(distinct.len(), places.len(), "{}: {places:?}", case.shown_as);
    }
}

#[test]
fn every_message_has_the_severity_of_the_catalogue() {
    let journey = Journey::new();
    for case in errors().into_iter().filter(|case| !case.is_for_the_binary()) {
        let text = fs::read_to_string(&case.input).expect("a readable kernel");
        for diagnostic in journey.travel(&case.shown_as, &text).0 {
            let known = catalogue::find(&diagnostic.id);
            let severity = known.map(|entry| entry.severity).or(Some(Severity::Warning));
            assert_eq!(Some(diagnostic.severity), severity, "{} in {}", diagnostic.id, case.shown_as);
            assert!(!diagnostic.message.ends_with('.'), "{}", diagnostic.message);
        }
    }
}

#[test]
fn every_id_has_a_failing_kernel() {
    let folders = children(&root().join("testdata/errors")).into_iter().filter(|path| path.is_dir());
    let name = |path: std::path::PathBuf| path.file_name().map(|name| name.to_string_lossy().into_owned());
    let mut shown: BTreeSet<String> =
        folders.filter(|folder| !children(folder).is_empty()).filter_map(name).collect();
    shown.extend(of_readers());
    for entry in all_declared() {
        let excused = WITHOUT_CASE.iter().any(|(id, _)| *id == entry.id);
        assert!(excused || shown.contains(&entry.id), "no kernel in testdata/errors/{}", entry.id);
    }
}

/// Ids in the messages of mistakes in programs that readers read, which no kernel can show: those of Fortran and IrGL.
/// `error[accf-array]: ...` and `warning[accf-unused]: ...`
fn of_readers() -> BTreeSet<String> {
    let folders = ["testdata/accf/errors", "testdata/irgl/errors"].into_iter();
    let files = folders.flat_map(|folder| children(&root().join(folder)));
    let messages = files.filter(|path| path.extension().is_some_and(|extension| extension == "stderr"));
    let texts = messages.map(|path| fs::read_to_string(path).expect("readable messages"));
    let ids = |text: String| -> Vec<String> {
        text.lines()
            .filter_map(|line| Some(line.split_once('[')?.1.split_once("]: ")?.0.to_owned()))
            .collect()
    };
    texts.flat_map(ids).collect()
}

#[test]
fn failing_kernels_are_short() {
    for case in errors() {
        let text = fs::read_to_string(&case.input).expect("a readable kernel");
        assert!(lines(&text) <= 24, "{} has {} lines", case.shown_as, lines(&text));
    }
}
