//! Valid kernels with random edits, through all steps and all embedded backends: no panic, no hang, and every message
//! points to text.

use okl_config::{Pipeline, Settings};
use okl_driver::{Input, OutputKind, RequestedOutputs, Runner};
use okl_fuzz::{Watch, misplaced, testdata};
use okl_host::{Host, Libclang, Verdict};
use okl_source::Sources;
use proptest::prelude::*;
use proptest::test_runner::{RngAlgorithm, TestError, TestRng, TestRunner};
use std::fs;
use std::path::PathBuf;
use std::time::Duration;

/// The time limit for all backends together on one kernel; longer without optimisation.
const LIMIT: Duration = Duration::from_secs(if cfg!(debug_assertions) { 20 } else { 5 });

/// An edit of a text; positions are in thousandths of its length.
#[derive(Clone, Debug)]
enum Change {
    /// Removes some characters.
    Cut(usize, usize),
    /// Duplicates or moves a line.
    Line { from: usize, to: usize, moves: bool },
    /// Replaces a token by a word.
    Word(usize, &'static str),
    /// Exchanges two names.
    Swap(usize, usize),
}

const WORDS: &[&str] = &[
    "",
    "0",
    "-1",
    "N",
    "i",
    "float",
    "int",
    "double *",
    "for",
    "if",
    "return",
    "continue",
    "break",
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    ";",
    ",",
    "*",
    "&",
    "<",
    "<=",
    "!=",
    "+=",
    "--",
    "= 1",
    "@outer",
    "@inner",
    "@outer(1)",
    "@inner(2)",
    "@tile(8, @outer, @inner)",
    "@shared",
    "@exclusive",
    "@restrict",
    "@kernel",
    "@barrier;",
    "@atomic",
    "@nobarrier",
    "@max_inner_dims(8)",
    "@launch_bounds(8, 2)",
    "@dim(4, 4)",
    "@dimOrder(1, 0)",
    "const",
    "struct",
    "template <class T>",
    "auto",
    "goto x;",
    "[&]",
    "1.0f",
    "\"text\"",
    "\n#define X 1\n",
    "\n#if 1\n",
    "\n#endif\n",
    "do",
    "while (1)",
    "switch (i)",
    "case 1:",
];

fn changes() -> impl Strategy<Value = Vec<Change>> {
    let place = 0..1000_usize;
    let change = prop_oneof![
        (place.clone(), 0..20_usize).prop_map(|(at, length)| Change::Cut(at, length)),
        (place.clone(), place.clone(), any::<bool>()).prop_map(|(from, to, moves)| Change::Line {
            from,
            to,
            moves
        }),
        (place.clone(), prop::sample::select(WORDS)).prop_map(|(at, word)| Change::Word(at, word)),
        (place.clone(), place).prop_map(|(one, other)| Change::Swap(one, other)),
    ];
    prop::collection::vec(change, 1..4)
}

/// The index of a position in thousandths.
fn index(place: usize, length: usize) -> usize {
    place * length / 1000
}

fn apply(text: &str, change: &Change) -> String {
    match *change {
        Change::Cut(at, length) => {
            let characters: Vec<char> = text.chars().collect();
            let start = index(at, characters.len());
            let end = (start + length).min(characters.len());
            [&characters[..start], &characters[end..]].concat().into_iter().collect()
        }
        Change::Line { from, to, moves } => {
            let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
            let from = index(from, lines.len());
            let line = if moves { lines.remove(from) } else { lines[from] };
            lines.insert(index(to, lines.len() + 1), line);
            lines.concat()
        }
        Change::Word(at, word) => {
            let spans: Vec<_> =
                okl_normalizer::lex::lex(text).tokens.iter().map(|token| token.span).collect();
            let Some(span) = spans.get(index(at, spans.len())) else { return word.to_string() };
            let mut text = text.to_string();
            text.replace_range(span.range(), word);
            text
        }
        Change::Swap(one, other) => {
            let spans: Vec<_> =
                okl_normalizer::lex::lex(text).tokens.iter().map(|token| token.span).collect();
            if spans.is_empty() {
                return text.to_string();
            }
            let (one, other) = (index(one, spans.len()), index(other, spans.len()));
            let (first, second) = (spans[one.min(other)], spans[one.max(other)]);
            if first == second {
                return text.to_string();
            }
            let (start, end) = (first.start as usize, second.end as usize);
            let between = &text[first.end as usize..second.start as usize];
            [&text[..start], second.of(text), between, first.of(text), &text[end..]].concat()
        }
    }
}

/// The kernels of testdata: path and text.
fn kernels() -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut folders = vec![testdata().join("kernels")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a readable folder") {
            let path = entry.expect("a readable entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "okl") {
                let text = fs::read_to_string(&path).expect("a readable kernel");
                found.push((path, text));
            }
        }
    }
    found.sort();
    found
}

/// Runs all backends like the command line; the first line of an input is its path.
fn work() -> impl FnMut(&[u8]) -> Result<(), String> {
    let libclang = Libclang::new(std::env::var_os("LIBCLANG_PATH").map(PathBuf::from));
    let host = Host { libclang, ..okl_bundle::host() };
    let mut runner =
        Runner::new(Settings { intrinsics: okl_bundle::intrinsics(), ..Settings::default() }, host.clone());
    for backend in host.backends {
        let pipeline = Pipeline::find(&mut Sources::new(), backend.name, &[], &host).expect("it is embedded");
        runner.add(pipeline).expect("it is in order");
    }
    let asked = RequestedOutputs::new(OutputKind::ALL);
    move |bytes| {
        let text = String::from_utf8_lossy(bytes);
        let (path, text) = text.split_once('\n').ok_or("there is no path")?;
        let input = Input::new(path, text.as_bytes()).map_err(|error| error.to_string())?;
        let outcome = runner.run(Sources::new(), input, &asked);
        misplaced(&outcome.diagnostics, &outcome.sources)?;
        match outcome.verdict {
            Verdict::Done | Verdict::Mistakes => Ok(()),
            Verdict::Usage | Verdict::Environment | Verdict::Internal => {
                let said: Vec<&str> = outcome.diagnostics.iter().map(|d| d.message.as_str()).collect();
                Err(format!("{:?}: {said:?}", outcome.verdict))
            }
        }
    }
}

#[test]
fn edited_kernels_break_nothing() {
    let kernels = kernels();
    let watch = Watch::new(LIMIT, work).expect("a thread");
    // `PROPTEST_CASES` requests more cases.
    let mut config = ProptestConfig { failure_persistence: None, ..ProptestConfig::default() };
    if std::env::var_os("PROPTEST_CASES").is_none() {
        config.cases = 150;
    }
    // After a hang the thread is lost, and every shorter text would seem to hang, too.
    config.max_shrink_iters = 200;
    let mut runner = match std::env::var_os("PROPTEST_CASES") {
        // The default cases are the same on every machine; with `PROPTEST_CASES` they differ each time.
        None => TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha)),
        Some(_) => TestRunner::new(config),
    };
    let all = (0..kernels.len(), changes());
    let edited = |kernel: usize, changes: &[Change]| {
        let (path, text) = &kernels[kernel];
        let text = changes.iter().fold(text.clone(), |text, change| apply(&text, change));
        format!("{}\n{text}", path.display())
    };
    let result = runner.run(&all, |(kernel, changes)| {
        let answer = watch.check(edited(kernel, &changes).as_bytes());
        answer.map_err(TestCaseError::fail)
    });
    if let Err(TestError::Fail(why, (kernel, changes))) = result {
        panic!("{why}\n{}", edited(kernel, &changes));
    }
}

#[test]
fn what_broke_once_stays_mended() {
    let watch = Watch::new(LIMIT, work).expect("a thread");
    for entry in fs::read_dir(testdata().join("fuzz")).expect("it is there") {
        let path = entry.expect("a readable entry").path();
        let text = fs::read(&path).expect("a readable file");
        if text.contains(&0) {
            continue;
        }
        let input = [path.display().to_string().as_bytes(), b"\n", &text].concat();
        assert_eq!(watch.check(&input), Ok(()), "{}", path.display());
    }
}
