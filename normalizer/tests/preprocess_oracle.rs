//! Compares the preprocessor with clang, token by token.
//!
//! Cases written by hand are in `testdata/preprocess/*.cases`; many more are generated, always the same ones. A case
//! that clang refuses must be refused here, too.

use okl_normalizer::lex::lex;
use okl_normalizer::preprocess::{Disk, KeptKind, PreprocessOptions, preprocess};
use okl_source::Sources;
use okl_testing::tools::Tool;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use std::path::{Path, PathBuf};
use std::process::Command;

const GENERATED: usize = 400;

struct Case {
    name: String,
    text: String,
}

fn testdata() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../testdata/preprocess")
}

fn include_dirs() -> Vec<String> {
    let include = testdata().join("include");
    [include.clone(), include.join("sub")].iter().map(|dir| dir.display().to_string()).collect()
}

/// The cases of all files; each starts with a line `//// name`.
fn written_cases() -> Vec<Case> {
    let mut files: Vec<PathBuf> = std::fs::read_dir(testdata())
        .expect("the test data is there")
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "cases"))
        .collect();
    files.sort();
    let mut cases = Vec::new();
    for file in files {
        let stem = file.file_stem().expect("a name").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&file).expect("a readable file");
        for case in text.split("//// ").skip(1) {
            let (name, text) = case.split_once('\n').expect("a name, then the case");
            cases.push(Case { name: format!("{stem}_{name}"), text: text.to_owned() });
        }
    }
    cases
}

/// The output of clang for each case, or `None` where it reports an error.
fn clang(program: &Path, cases: &[Case], folder: &Path) -> Vec<Option<String>> {
    std::fs::create_dir_all(folder).expect("the build folder can be written");
    let path = |case: &Case| folder.join(format!("{}.c", case.name));
    for case in cases {
        std::fs::write(path(case), &case.text).expect("the build folder can be written");
    }
    let mut results = Vec::new();
    // Two processes at a time: with one command line for many files, clang compiles them one after another.
    for chunk in cases.chunks(2) {
        let children: Vec<_> = chunk
            .iter()
            .map(|case| {
                let mut command = Command::new(program);
                command.args(["-cc1", "-E", "-P", "-x", "c++", "-std=c++17", "-w"]);
                for dir in include_dirs() {
                    command.args(["-I", &dir]);
                }
                command.arg(path(case));
                command.stdout(std::process::Stdio::piped()).stderr(std::process::Stdio::piped());
                command.spawn().expect("clang starts")
            })
            .collect();
        for child in children {
            let output = child.wait_with_output().expect("clang ends");
            let text = String::from_utf8_lossy(&output.stdout).into_owned();
            results.push(output.status.success().then_some(text));
        }
    }
    results
}

/// The output of okl for a case in clang's form: without `#define`s, `_Pragma` as a line.
fn ours(case: &Case, folder: &Path) -> Result<String, String> {
    let mut sources = Sources::new();
    let path = folder.join(format!("{}.c", case.name)).display().to_string();
    let main = sources.add(path, case.text.clone());
    let options = PreprocessOptions {
        include_dirs: include_dirs(),
        predefined: vec![("__cplusplus".into(), "201703L".into())],
        ..PreprocessOptions::default()
    };
    let (result, diagnostics) = preprocess(&mut sources, main, &options, &Disk);
    let Some(result) = result else {
        return Err(diagnostics.iter().map(|d| format!("{}: {}\n", d.id, d.message)).collect());
    };
    let mut text = String::new();
    let mut done = 0;
    for directive in &result.directives {
        text.push_str(&result.text[done..directive.span.start as usize]);
        done = directive.span.end as usize;
        match &directive.kind {
            KeptKind::Pragma { body } | KeptKind::PragmaOperator { body } => {
                text.push_str(&format!("\n#pragma {body}\n"));
            }
            KeptKind::Define { .. } | KeptKind::Undef { .. } | KeptKind::Ident | KeptKind::Null => {}
            KeptKind::SystemInclude { name } => text.push_str(&format!("#include <{name}>")),
        }
    }
    text.push_str(&result.text[done..]);
    Ok(text)
}

fn spellings(text: &str) -> Vec<String> {
    lex(text).tokens.iter().map(|token| token.text(text).into_owned()).collect()
}

/// Compares all cases. Returns the number that both accept.
fn compare(program: &Path, cases: &[Case], folder: &str) -> usize {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(folder);
    let mut agreed = 0;
    let mut problems = String::new();
    for (case, theirs) in cases.iter().zip(clang(program, cases, &folder)) {
        match (theirs, ours(case, &folder)) {
            (Some(theirs), Ok(ours)) => {
                if spellings(&theirs) == spellings(&ours) {
                    agreed += 1;
                } else {
                    let parts = [case.text.trim(), theirs.trim(), ours.trim()];
                    let [input, theirs, ours] = parts;
                    problems += &format!("== {}\n{input}\n-- clang\n{theirs}\n-- okl\n{ours}\n\n", case.name);
                }
            }
            (None, Err(_)) => {}
            (None, Ok(ours)) => {
                problems +=
                    &format!("== {}\n{}\n-- clang refuses, okl says\n{ours}\n\n", case.name, case.text);
            }
            (Some(theirs), Err(errors)) => {
                problems += &format!(
                    "== {}\n{}\n-- clang\n{theirs}\n-- okl refuses\n{errors}\n\n",
                    case.name, case.text
                );
            }
        }
    }
    assert!(problems.is_empty(), "{problems}");
    agreed
}

#[test]
fn written_cases_agree_with_clang() {
    let cases = written_cases();
    assert!(cases.len() >= 100, "only {} cases found", cases.len());
    let Some(clang) = Tool::Clang.find() else { return };
    let agreed = compare(&clang, &cases, "written");
    assert!(agreed >= 90, "only {agreed} of {} cases were accepted", cases.len());
}

#[test]
fn generated_cases_agree_with_clang() {
    let mut runner = TestRunner::deterministic();
    let mut cases = Vec::new();
    for number in 0..GENERATED {
        let tree = program().new_tree(&mut runner).expect("the strategy rejects nothing");
        cases.push(Case { name: format!("generated_{number}"), text: tree.current() });
    }
    let Some(clang) = Tool::Clang.find() else { return };
    let agreed = compare(&clang, &cases, "generated");
    assert!(agreed >= 250, "only {agreed} of {GENERATED} cases were accepted");
}

/// Parameters of the function-like macros `F0`, `F1`, ...; `...` is the last of a variadic one.
const SHAPES: &[&[&str]] = &[&[], &["x"], &["x", "y"], &["x", "y", "z"], &["..."], &["x", "..."]];

/// A few macros that use each other, and text that uses them.
fn program() -> impl Strategy<Value = String> {
    let objects: Vec<_> =
        (0..4).map(|at| body(&[], false).prop_map(move |body| format!("#define O{at} {body}\n"))).collect();
    let functions: Vec<_> = SHAPES
        .iter()
        .enumerate()
        .map(|(at, shape)| {
            let parameters = shape.join(", ");
            body(shape, true).prop_map(move |body| format!("#define F{at}({parameters}) {body}\n"))
        })
        .collect();
    let uses = prop::collection::vec(balanced(3), 1..6).prop_map(|uses| uses.join("\n"));
    let helpers =
        "#define CAT(a, b) a ## b\n#define STR(...) #__VA_ARGS__\n#define XSTR(...) STR(__VA_ARGS__)\n";
    (objects, functions, uses).prop_map(move |(objects, functions, uses)| {
        format!("{helpers}{}{}{uses}\nXSTR({uses})\n", objects.concat(), functions.concat())
    })
}

/// A token that is no macro.
fn plain() -> impl Strategy<Value = String> {
    prop::sample::select(vec![
        "a", "b", "1", "2.5", "+", "-", "<", "=", "'c'", "\"s\\n\"", "[", "]", ".", "@", ":", "&",
    ])
    .prop_map(str::to_owned)
}

/// A macro body: parameters, `#`, `##`, and calls of any macro.
fn body(shape: &'static [&'static str], function_like: bool) -> impl Strategy<Value = String> {
    let names: Vec<String> =
        shape.iter().map(|name| if *name == "..." { "__VA_ARGS__" } else { name }.to_owned()).collect();
    let variadic = shape.last() == Some(&"...");
    let parameter = match names.is_empty() {
        true => Just("a".to_owned()).boxed(),
        false => prop::sample::select(names.clone()).boxed(),
    };
    let word = prop_oneof![2 => parameter.clone(), 1 => prop::sample::select(vec!["a", "b", "O1", "F1", "O"]).prop_map(str::to_owned)];
    let hash = match names.is_empty() || !function_like {
        true => Just("b".to_owned()).boxed(),
        false => parameter.clone().prop_map(|name| format!("#{name}")).boxed(),
    };
    let optional = match variadic {
        true => balanced(1).prop_map(|inner| format!("__VA_OPT__({inner} __VA_ARGS__)")).boxed(),
        false => balanced(1).boxed(),
    };
    let comma = match variadic {
        true => Just("(0, ## __VA_ARGS__)".to_owned()).boxed(),
        false => parameter.clone().boxed(),
    };
    let piece = prop_oneof![
        4 => parameter,
        2 => hash,
        2 => (word.clone(), word).prop_map(|(left, right)| format!("{left} ## {right}")),
        1 => optional,
        1 => comma,
        4 => balanced(2),
    ];
    (prop::collection::vec(piece, 0..5), any::<bool>())
        .prop_map(|(pieces, spaces)| pieces.join(if spaces { " " } else { "/**/" }))
}

/// Text whose parentheses match, with macro calls of the right number of arguments most of the time.
fn balanced(depth: u32) -> BoxedStrategy<String> {
    let object = (0..4).prop_map(|at| format!("O{at}"));
    let bare = (0..SHAPES.len()).prop_map(|at| format!("F{at}"));
    let leaf = prop_oneof![5 => plain(), 3 => object, 1 => bare, 1 => Just(String::new())];
    let leaf = leaf.boxed();
    if depth == 0 {
        return leaf;
    }
    let inner = balanced(depth - 1);
    let call = (0..SHAPES.len(), prop::collection::vec(inner.clone(), 4), any::<bool>()).prop_map(
        |(at, arguments, space)| {
            let shape = SHAPES[at];
            let count =
                if shape.last() == Some(&"...") { shape.len() + arguments[0].len() % 3 } else { shape.len() };
            let space = if space { " " } else { "" };
            format!("F{at}{space}({})", arguments[..count.min(4)].join(","))
        },
    );
    let cat = prop::sample::select(vec![
        "CAT(O,1)",
        "CAT(F, 1)",
        "CAT(a, O2)",
        "CAT(,b)",
        "CAT(O1,)",
        "CAT(F1, (a))",
    ])
    .prop_map(str::to_owned);
    let string = inner.clone().prop_map(|inner| format!("STR({inner})"));
    let both = (inner.clone(), inner.clone(), any::<bool>())
        .prop_map(|(left, right, space)| format!("{left}{}{right}", if space { " " } else { "/**/" }));
    let parenthesised = inner.prop_map(|inner| format!("({inner})"));
    prop_oneof![3 => leaf, 4 => call, 1 => cat, 1 => string, 3 => both, 1 => parenthesised].boxed()
}
