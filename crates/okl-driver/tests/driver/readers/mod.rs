//! Front ends that only read: another one translates their C++.

mod mini;

use okl_config::{Pipeline, Settings};
use okl_driver::{Input, Outcome, OutputKind, RequestedOutputs, Runner};
use okl_host::{Files, Host, Linked, PluginKind, SetupError, Verdict};
use okl_normalizer::preprocess::MemoryFiles;
use okl_source::{Sources, Style, render};

const PIPELINES: [(&str, &str); 6] = [
    ("openmp", "extends = 'acc-openmp'\n[frontend]\nreader = 'mini'\n"),
    ("opencl", "extends = 'acc-opencl'\n[frontend]\nreader = 'mini'\nreader-options = { name = 'other' }\n"),
    ("outside", "extends = 'acc-openmp'\n[frontend]\nreader = 'outside'\n"),
    ("alone", "extends = 'openmp'\n[frontend]\nplugin = 'mini'\n"),
    ("twice", "extends = 'acc-openmp'\n[frontend]\nreader = 'cu'\n"),
    ("option", "extends = 'acc-openmp'\n[frontend]\nreader = 'mini'\nreader-options = { nmae = 'x' }\n"),
];

fn host(files: &[(&str, &str)]) -> Host {
    let mut memory = MemoryFiles::new();
    for (name, text) in PIPELINES {
        memory.add(&format!("{name}.toml"), format!("schema = 1\n{text}"));
    }
    files.iter().for_each(|(path, text)| memory.add(path, *text));
    let linked = okl_bundle::host();
    let of = |name, record| Linked { kind: PluginKind::Frontend, name, record, program: None };
    let mine = [of("mini", mini::reader::plugin), of("outside", mini::outside::plugin)];
    let plugins: &'static [Linked] = Box::leak([linked.plugins, &mine].concat().into_boxed_slice());
    Host { plugins, files: Files::new(memory), ..linked }
}

fn runner(pipeline: &str, settings: Settings, host: &Host) -> (Result<Runner, SetupError>, Sources) {
    let mut sources = Sources::new();
    let path = format!("./{pipeline}.toml");
    let made = Pipeline::find(&mut sources, &path, &[], host).and_then(|pipeline| {
        let mut runner = Runner::new(settings, host.clone());
        runner.add(pipeline).map(|()| runner)
    });
    (made, sources)
}

fn run(pipeline: &str, files: &[(&str, &str)], text: &str, kinds: &[OutputKind]) -> Outcome {
    let settings = Settings { defines: vec!["x=WRONG".into()], ..Settings::default() };
    let (runner, sources) = runner(pipeline, settings, &host(files));
    let input = Input::new("src/k.mini", text.as_bytes()).expect("text");
    runner.expect("in order").run(sources, input, &RequestedOutputs::new(kinds.iter().copied()))
}

/// The messages of a run, without its notes.
fn said(outcome: &Outcome) -> Vec<String> {
    let all = outcome.diagnostics.iter().map(|one| render(one, &outcome.sources, Style::Plain));
    let head = |text: String| text.lines().take(2).map(str::trim).collect::<Vec<_>>().join(" ");
    all.map(head).collect()
}

fn text(outcome: &Outcome, kind: OutputKind) -> (&str, &str) {
    assert_eq!(outcome.verdict, Verdict::Done, "{:?}", said(outcome));
    let output = outcome.outputs.iter().find(|output| output.kind == kind).expect("it was asked for");
    (&output.extension, &output.text)
}

/// Asserts that parts of a text follow each other.
fn assert_order(text: &str, parts: &[&str]) {
    let mut at = 0;
    for part in parts {
        let found = text[at..].find(part);
        at += found.unwrap_or_else(|| panic!("`{part}` does not follow\n{text}")) + part.len();
    }
}

const PROGRAM: &str = "print x\ndo scale: x[i] * 3\nprint x\n";

#[test]
fn the_program_is_one_text_and_all_else_another() {
    let outcome = run("openmp", &[], PROGRAM, &[OutputKind::Host, OutputKind::Kernels]);
    assert_eq!(text(&outcome, OutputKind::Host), ("mh", "print x\ncall mini_scale\nprint x\n"));
    let (extension, kernels) = text(&outcome, OutputKind::Kernels);
    assert_eq!(extension, "cpp");
    let parts = [
        // The reader knows the macros, the C++ does not.
        "// runtime mini, apart: true, x=WRONG\n",
        "void scale_acc1_",
        "#line 2 \"src/k.mini\"\n",
        "x[i] * 3",
        "static void scale(",
        "#line 1 \"<okl>\"\nextern \"C\" void mini_scale(",
    ];
    assert_order(kernels, &parts);
    for kind in [OutputKind::Kernel, OutputKind::Program] {
        let other = run("openmp", &[], PROGRAM, &[kind]);
        assert_eq!(text(&other, kind), ("cpp", kernels), "{kind:?}");
    }
}

#[test]
fn kernels_that_are_no_host_code_are_a_string_in_the_other_text() {
    let outcome = run("opencl", &[], PROGRAM, &[OutputKind::Program, OutputKind::Kernel]);
    let (extension, program) = text(&outcome, OutputKind::Program);
    assert_eq!(extension, "cpp");
    let parts = [
        "okl_kernels[] = R\"",
        "__kernel",
        ")okl\"",
        "// runtime other",
        "static void scale(",
        "void mini_scale(",
    ];
    assert_order(program, &parts);
    let (extension, kernels) = text(&outcome, OutputKind::Kernel);
    assert_eq!(extension, "cl");
    assert!(!kernels.contains("runtime other") && !kernels.contains("mini_scale"), "{kernels}");
}

#[test]
fn a_program_without_regions_is_whole() {
    let outcome = run("openmp", &[], "print x\n", &[OutputKind::Host, OutputKind::Kernels]);
    assert_eq!(text(&outcome, OutputKind::Host), ("mh", "print x\n"));
    assert!(text(&outcome, OutputKind::Kernels).1.contains("// runtime mini"));
}

#[test]
fn messages_about_the_cpp_are_shown_at_the_users_line() {
    let outcome = run("openmp", &[], "print x\ndo scale: x[i] * y\n", &[OutputKind::Kernel]);
    assert_eq!(said(&outcome), ["error[undeclared-name]: nothing declares `y` --> src/k.mini:2:18"]);
    let outcome = run("openmp", &[], "do f: x[i]; goto out; out: x[i] = 1\n", &[OutputKind::Kernel]);
    assert!(said(&outcome).iter().all(|said| said.contains(" --> src/k.mini:1:")), "{:?}", said(&outcome));
    assert_ne!(outcome.verdict, Verdict::Done);
}

#[test]
fn a_line_with_a_hash_in_front_of_the_cpp_is_no_directive_of_the_front_end() {
    let outcome = run("openmp", &[], "#define A\ndo scale: x[i] * y\n", &[OutputKind::Kernel]);
    assert_eq!(said(&outcome), ["error[undeclared-name]: nothing declares `y` --> src/k.mini:2:18"]);
}

#[test]
fn errors_of_the_reader_are_all_told_and_end_the_run() {
    let outcome = run("openmp", &[], "warn a\ndo scale: x[i] * y\nwarn b\n", &[OutputKind::Kernel]);
    assert_eq!(
        said(&outcome),
        ["error[word]: the word a --> src/k.mini:1:1", "error[word]: the word b --> src/k.mini:3:1"]
    );
}

#[test]
fn files_that_a_reader_wishes_for_are_found_and_known() {
    let files = [
        ("src/more.inc", ""),
        ("src/params.MINI", "MODULE params\nvalue 7\n"),
        ("src/other.mini", "module other\nvalue 8\n"),
    ];
    let program = "use params\ninclude \"more.inc\"\ndo scale: x[i] * params\n";
    let outcome = run("openmp", &files, program, &[OutputKind::Kernel, OutputKind::Metadata]);
    assert!(text(&outcome, OutputKind::Kernel).1.contains("params = 7"));
    let (_, metadata) = text(&outcome, OutputKind::Metadata);
    assert!(metadata.contains("src/params.MINI") && metadata.contains("src/more.inc"), "{metadata}");
    assert!(!metadata.contains("other.mini"), "{metadata}");
    let without = run("openmp", &files[1..], program, &[OutputKind::Kernel]);
    assert_eq!(said(&without), ["error[missing]: no more.inc --> src/k.mini:2:1"]);
}

#[test]
fn wishes_end() {
    let names: Vec<String> = (0..100).map(|nth| format!("src/{nth}.inc")).collect();
    let files: Vec<(&str, &str)> = names.iter().map(|name| (name.as_str(), "")).collect();
    let outcome = run("openmp", &files[..40], "endless\ndo scale: x[i]\n", &[OutputKind::Kernel]);
    assert_eq!(outcome.verdict, Verdict::Done, "{:?}", said(&outcome));
    let outcome = run("openmp", &files, "endless\n", &[OutputKind::Kernel]);
    let message = "error[plugin-answer]: the front end `mini` wished for more files in each of 64 answers";
    assert_eq!((said(&outcome), outcome.verdict), (vec![message.to_string()], Verdict::Internal));
}

#[test]
fn the_extension_of_a_program_leads_nowhere() {
    let outcome = run("outside", &[], PROGRAM, &[OutputKind::Host]);
    assert_eq!(outcome.outputs, []);
    assert!(
        said(&outcome)[0].starts_with("error[plugin-answer]: the front end `outside` gave"),
        "{:?}",
        said(&outcome)
    );
}

#[test]
fn a_front_end_stands_where_it_can_work() {
    for (pipeline, expected) in [
        (
            "alone",
            "error[wrong-value]: the front end `mini` only reads: another one has to translate its C++ to OKL --> ./alone.toml:4:10",
        ),
        (
            "twice",
            "error[wrong-value]: the front end `cu` writes OKL itself: it reads for no other one --> ./twice.toml:4:10",
        ),
        ("option", "error[unknown-option]: the front end `mini` has no option `nmae` --> ./option.toml:5:20"),
    ] {
        let (runner, sources) = runner(pipeline, Settings::default(), &host(&[]));
        let found = runner.expect_err("a mistake").diagnostics();
        let shown: String = found.iter().map(|one| render(one, &sources, Style::Plain)).collect();
        let shown: Vec<&str> = shown.lines().take(2).map(str::trim).collect();
        assert_eq!(shown.join(" "), expected);
        let pipeline = Pipeline::find(&mut Sources::new(), &format!("./{pipeline}.toml"), &[], &host(&[]));
        let checked = okl_driver::check_pipeline(&pipeline.expect("in order"), &host(&[]));
        assert!(checked.is_err(), "{pipeline:?}", pipeline = expected);
    }
}
