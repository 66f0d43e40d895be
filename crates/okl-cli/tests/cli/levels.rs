//! Levels of warnings on the command line, in pipelines and in projects.

use crate::common::Folder;

const RACE: &str = "@kernel void f(float *x) {\n  for (int g = 0; g < 4; ++g; @outer) {\n    \
    for (int t = 0; t < 16; ++t; @inner) {\n      int unused;\n      x[0] += t;\n    }\n  }\n}\n";

fn folder(name: &str) -> Folder {
    let folder = Folder::new(name);
    folder.write("race.okl", RACE);
    folder
}

/// The exit code, and whether `error[data-race]` and `warning[data-race]` are reported.
fn ends(folder: &Folder, line: &str) -> (i32, bool, bool) {
    let ended = folder.okl(line);
    let says = |level: &str| ended.stderr.contains(&format!("{level}[data-race]"));
    (ended.code, says("error"), says("warning"))
}

#[test]
fn the_command_line_says_what_becomes_of_a_warning() {
    let folder = folder("levels-line");
    for (options, expected) in [
        ("", (0, false, true)),
        ("-A data-race", (0, false, false)),
        ("-A warnings", (0, false, false)),
        ("--deny data-race", (1, true, false)),
        ("--deny=warnings", (1, true, false)),
        ("--deny warnings -W data-race", (0, false, true)),
        ("-W data-race --deny warnings", (0, false, true)),
        ("--deny data-race -Adata-race", (0, false, false)),
        ("-A data-race --deny data-race", (1, true, false)),
    ] {
        assert_eq!(ends(&folder, &format!("check {options} race.okl")), expected, "{options}");
        assert_eq!(
            ends(&folder, &format!("run -p serial -o out.cpp {options} race.okl")),
            expected,
            "{options}"
        );
    }
    // With an error there is no output, even if the cache has one.
    let cached = |options: &str| folder.okl(&format!("run -p serial --cache-dir kept {options} race.okl"));
    assert_eq!((cached("").code, cached("").stdout.is_empty()), (0, false));
    assert_eq!((cached("--deny data-race").code, cached("--deny data-race").stdout.as_str()), (1, ""));
    assert_eq!((cached("-A data-race").code, cached("-A data-race").stderr.as_str()), (0, ""));
}

#[test]
fn those_of_clang_go_by_its_names() {
    let folder = folder("levels-clang");
    let said = |options: &str| folder.okl(&format!("check -A data-race {options} race.okl")).stderr;
    assert_eq!(said(""), "");
    assert!(said("-W unused-variable").contains("warning[unused-variable]"));
    assert!(said("--deny unused-variable").contains("error[unused-variable]"));
    assert_eq!(said("-X -Wall -A unused-variable"), "");
    assert!(said("-W all --deny warnings").contains("error[unused-variable]"));
    let wrong = folder.okl("check -W unused-variabel race.okl");
    assert!(wrong.code == 2 && wrong.stderr.contains("unknown-message"), "{}", wrong.stderr);
}

#[test]
fn files_say_it_and_the_command_line_has_the_last_word() {
    let folder = folder("levels-files");
    folder.write("okl.toml", "schema = 1\n[levels]\ndata-race = \"deny\"\n");
    folder.write("lax.toml", "schema = 1\nextends = \"serial\"\n[levels]\ndata-race = \"allow\"\n");
    folder.write("strict.toml", "schema = 1\nextends = \"cuda\"\n[levels]\nwarnings = \"deny\"\n");
    assert_eq!(ends(&folder, "check race.okl"), (1, true, false));
    assert_eq!(ends(&folder, "check -W data-race race.okl"), (0, false, true));
    assert_eq!(ends(&folder, "run -p ./lax.toml race.okl"), (0, false, false));
    assert_eq!(ends(&folder, "run -p ./lax.toml --deny warnings race.okl"), (0, false, false));
    assert_eq!(ends(&folder, "run -p ./lax.toml -p ./strict.toml -o out/ race.okl"), (1, true, false));
    let shown = folder.okl("pipelines show ./strict.toml").done();
    assert!(shown.contains("[levels]\nwarnings = \"deny\"\n"), "{shown}");
    folder.write(
        "wrong.toml",
        "schema = 1\nextends = \"cuda\"\n[levels]\ndata-race = \"never\"\nempty-loop = 3\n",
    );
    let wrong = folder.okl("pipelines check ./wrong.toml");
    assert!(wrong.code == 2 && wrong.stderr.contains("wrong-value") && wrong.stderr.contains("wrong-type"));
}

#[test]
fn properties_with_a_warning_can_be_denied() {
    let folder = folder("levels-props");
    folder.write("twice.json", "{defines: {M: 1, M: 2}}");
    assert_eq!(folder.okl("check --props twice.json fill.okl").code, 0);
    assert_eq!(folder.okl("check --props twice.json --deny warnings fill.okl").code, 2);
}

const SUM: &str = "@kernel void f(const int n, const float *x, float *y) {\n  for (int g = 0; g < n; ++g; @outer) {\n    \
    y[g] += 1;\n    for (int t = 0; t < 16; ++t; @inner) y[16 * g + t] = x[t];\n  }\n}\n";

/// Only rules that OCCA's parser does not have may be downgraded to warnings.
#[test]
fn some_errors_may_be_warnings() {
    let folder = folder("levels-errors");
    folder.write("sum.okl", SUM);
    folder.okl("run -p cuda sum.okl").fails(1, "error[outer-level-side-effect]");
    let warns = |line: &str| {
        let ended = folder.okl(line);
        assert_eq!(ended.code, 0, "{line}: {ended:?}");
        assert!(ended.stderr.contains("warning[outer-level-side-effect]"), "{line}: {ended:?}");
        assert!(ended.stderr.contains("this is an error by default"), "{line}: {ended:?}");
        ended.stdout
    };
    let text = warns("run -p cuda -W outer-level-side-effect sum.okl");
    assert!(text.contains("y[g] += 1;"), "{text}");
    warns("check -W outer-level-side-effect sum.okl");
    assert_eq!(warns("run -p cuda --props {okl/warn:['outer-level-side-effect']} sum.okl"), text);
    assert_eq!(warns("translate -m CUDA -k {okl/warn:'outer-level-side-effect'} sum.okl"), text);
    assert_eq!(
        warns("translate -m CUDA -k {modes:{CUDA:{okl/warn:'outer-level-side-effect'}}} sum.okl"),
        text
    );
    folder
        .okl("translate -m CUDA -k {modes:{HIP:{okl/warn:'outer-level-side-effect'}}} sum.okl")
        .fails(1, "error[");
    // A downgraded error stays a warning, even if all warnings are errors.
    warns("run -p cuda -W outer-level-side-effect --deny warnings sum.okl");
    folder
        .write("mine.toml", "schema = 1\nextends = \"cuda\"\n[levels]\nouter-level-side-effect = \"warn\"\n");
    assert_eq!(warns("run -p mine.toml sum.okl"), text);
    folder.okl("check -A outer-level-side-effect sum.okl").fails(2, "cannot be allowed; it may be a warning");
    folder.okl("check -W shared-inside-inner sum.okl").fails(2, "cannot be allowed or made a warning");
    folder.okl("run -p cuda --props {okl/warn:['shared-inside-inner']} sum.okl").fails(2, "<props>:1:11\n");
}

/// Clang does not know the warnings of a stage.
#[test]
fn levels_of_a_plugin_do_not_reach_clang() {
    if okl_testing::tools::Tool::Python.find().is_none() {
        return;
    }
    let folder = folder("levels-plugin");
    folder.write(
        "says.py",
        "import json, sys\nrequest = json.load(sys.stdin)\n\
         if request['operation'] == 'describe':\n    \
             print(json.dumps({'description': {'name': 'says', 'point': 'checked'}}))\n\
         else:\n    \
             said = {'id': 'lint-double', 'severity': 'warning', 'message': 'a double', 'labels': []}\n    \
             print(json.dumps({'diagnostics': [said]}))\n",
    );
    folder.write(
        "mine.toml",
        "schema = 1\nextends = \"serial\"\n[[stage]]\nplugin = \"says\"\ncommand = [\"python3\", \"says.py\"]\n",
    );
    let said = |options: &str| {
        folder.okl(&format!("run --trust-plugins -p mine.toml -o out.cpp {options} fill.okl")).stderr
    };
    assert!(said("").contains("warning[lint-double]"), "{}", said(""));
    assert_eq!(said("-A lint-double"), "");
    for options in ["-W lint-double", "--deny lint-double"] {
        assert!(!said(options).contains("unknown-warning-option"), "{options}: {}", said(options));
    }
}
