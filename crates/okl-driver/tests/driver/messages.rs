//! The exact messages about mistakes in pipeline files and plugin files.

use crate::common::{Project, expect_message, library};
use okl_host::Verdict;
use okl_testing::tools::Tool;
use std::path::Path;

/// Compares the messages about a pipeline file with the recorded ones.
fn refused(name: &str, toml: &str) {
    let project = Project::new(name);
    project.write("p.toml", toml);
    expect_message(name, &project.refusal("p.toml"));
}

/// Compares the messages about a plugin, given as a few lines of C, with the recorded ones.
fn refused_plugin(name: &str, source: &str) {
    let project = Project::new(name);
    project.write("p.toml", "schema = 1\n[backend]\nplugin = \"mine\"\n");
    if project.build("mine", source) {
        expect_message(name, &project.refusal("p.toml"));
    }
}

/// A plugin record in C with the given header and name.
fn record(header: &str, name: &str) -> String {
    format!(
        r#"
        #include "okl_plugin.h"
        static uint32_t call(const uint8_t *input, size_t length, okl_buffer *output) {{
            (void)input; (void)length; (void)output;
            return OKL_STATUS_REFUSED;
        }}
        static void release(okl_buffer *buffer) {{ (void)buffer; }}
        const okl_plugin okl_backend_mine = {{ {header}, "{name}", "1.0", call, release }};
        "#
    )
}

/// A plugin in C that always gives the same answer. A leading `!` makes it a panic message.
fn answers(answer: &str) -> String {
    let (status, answer) = match answer.strip_prefix('!') {
        Some(word) => ("OKL_STATUS_PANICKED", word),
        None => ("OKL_STATUS_OK", answer),
    };
    let bytes: Vec<String> = answer.bytes().map(|byte| byte.to_string()).collect();
    let plugin = record("OKL_PLUGIN_HEADER(OKL_KIND_BACKEND, OKL_PANIC_NONE)", "mine");
    plugin.replace("return OKL_STATUS_REFUSED;", &format!(
        "static uint8_t answer[] = {{ {} }};\noutput->data = answer; output->length = sizeof answer; return {status};",
        bytes.join(", ")
    ))
}

#[test]
fn unknown_keys() {
    refused("unknown-key", "schema = 1\n\n[backned]\nplugin = \"cuda\"\n\n[parse]\nflags = []\n");
}

#[test]
fn wrong_types() {
    refused("wrong-type", "schema = 1\n[backend]\nplugin = [\"cuda\"]\noverride = 1\n");
}

#[test]
fn wrong_targets() {
    refused(
        "wrong-target",
        "schema = 1\n[backend]\nlike = \"cuda\"\n[backend.target.words]\nshered = \"__shared__\"\n",
    );
}

#[test]
fn names_that_lead_to_other_folders() {
    refused(
        "wrong-name-of-file",
        "schema = 1\nname = \"../mine\"\n[backend]\nplugin = \"a/b\"\n[backend.target]\nname = \"..\"\n\
         extension = \"/../../evil\"\n",
    );
}

/// An option may change the extension; then the mistake has no line of its own.
#[test]
fn extensions_that_an_option_changes() {
    let project = Project::new("changed-extension");
    let option = "name = \"o\"\nsummary = \"s\"\ndefault = true\nchanges.false.extension = \"/../../evil\"\n";
    let text = format!(
        "schema = 1\n[backend]\nlike = \"cuda\"\noptions = {{ o = false }}\n[[backend.target.option]]\n{option}"
    );
    project.write("p.toml", &text);
    let told = project.refusal("p.toml");
    assert!(told.starts_with("error[wrong-value]: its extension `/../../evil` has more than"), "{told}");
}

#[test]
fn extensions_that_a_plugin_has() {
    for (name, description) in [
        ("evil-extension", r#"{"name":"mine","version":"1","extension":"/../../evil"}"#),
        (
            "evil-target",
            r#"{"name":"mine","version":"1","target":{"name":"mine","extension":"/../../evil"}}"#,
        ),
    ] {
        let project = Project::new(name);
        project.write("p.toml", "schema = 1\n[backend]\nplugin = \"mine\"\n");
        if !project.build("mine", &answers(&format!("{{\"description\":{description}}}"))) {
            return;
        }
        let outcome = project.run("p.toml");
        let told = project.shown(&outcome.diagnostics, &outcome.sources);
        assert_eq!((outcome.verdict, outcome.outputs.len()), (Verdict::Usage, 0), "{told}");
        expect_message("evil-extension", &told);
    }
}

#[test]
fn what_is_no_text_of_some_size() {
    let project = Project::new("no-text");
    project.write("large.toml", &"#".repeat((1 << 20) + 1));
    std::fs::create_dir(project.folder.join("folder.toml")).expect("the test folder can be written");
    let pipe = project.folder.join("pipe.toml");
    let made = Tool::Mkfifo.find().is_some_and(|mkfifo| {
        let made = std::process::Command::new(mkfifo).arg(&pipe).status();
        made.is_ok_and(|status| status.success())
    });
    let mut files = vec!["large.toml", "folder.toml"];
    files.extend(made.then_some("pipe.toml"));
    files.extend(Path::new("/dev/zero").exists().then_some("/dev/zero"));
    for file in files {
        let told = project.refusal(file);
        assert!(told.starts_with("error[pipeline-unreadable]: cannot read the pipeline file `"), "{told}");
        project.write("p.toml", &format!("schema = 1\nextends = {file:?}\n"));
        let told = project.refusal("p.toml");
        assert!(told.starts_with("error[pipeline-unreadable]") && told.contains("p.toml:2:11"), "{told}");
    }
}

/// Terminals interpret control characters, wherever they come from.
#[test]
fn control_characters_are_written_out() {
    let project = Project::new("control-characters");
    project.write(
        "p.toml",
        "schema = 1\nname = \"\\u001b[2J\"\n\"\\u001b[31m\\u009b\" = 1\n# \u{9b}31m \u{202e}\nextends = \"\\u001b[2J\\u0007\"\n\
         stage = \"\u{9b}1m\"\n",
    );
    let told = project.refusal("p.toml");
    assert_printable(&told);
    expect_message("control-characters", &told);
    let said = "!\u{1b}[2J\u{9b}1m gone";
    let lowered = r#"{"diagnostics":[{"id":"\u001b[2J","severity":"error","message":"\u001b]0;x\u0007","labels":[{"place":[0,7],"text":"\u001b[2J"}],"notes":["\u001b[2J"],"help":["\u009b2J"]}],"description":{"name":"mine","version":"1","extension":"txt"}}"#;
    for answer in [said, lowered] {
        project.write("mine.toml", "schema = 1\n[backend]\nplugin = \"mine\"\n");
        if !project.build("mine", &answers(answer)) {
            return;
        }
        let folder = project.folder.join(library("mine"));
        // Libraries are never unloaded, so each has a file of its own.
        let own = project.folder.join(format!("{}.so", answer.len()));
        std::fs::rename(folder, &own).expect("it was built");
        project.write("mine.toml", &format!("schema = 1\n[backend]\nplugin = \"mine\"\npath = {own:?}\n"));
        let outcome = project.run("mine.toml");
        assert!(!outcome.diagnostics.is_empty());
        assert_printable(&project.shown(&outcome.diagnostics, &outcome.sources));
    }
}

fn assert_printable(told: &str) {
    let obeyed = |character: char| character.is_control() && character != '\n' || character == '\u{202e}';
    assert!(!told.contains(obeyed) && told.contains("\\u{1b}[2J"), "{told:?}");
}

#[test]
fn wrong_option_values() {
    refused(
        "wrong-value",
        "schema = 1\n[backend]\nplugin = \"cuda\"\noptions = { launch-bounds = \"maybe\" }\n",
    );
}

#[test]
fn syntax() {
    refused("toml-syntax", "schema = 1\n[backend\nplugin = \"cuda\"\n");
}

#[test]
fn schema() {
    refused("unknown-schema", "schema = 7\n[backend]\nplugin = \"cuda\"\n");
}

#[test]
fn unknown_plugin() {
    refused("unknown-plugin", "schema = 1\n[backend]\nplugin = \"cdua\"\n");
}

#[test]
fn missing_plugin_file() {
    refused("plugin-missing", "schema = 1\n[backend]\nplugin = \"cuda\"\npath = \"lib/cuda.so\"\n");
}

#[test]
fn unknown_option() {
    let toml = "schema = 1\n[backend]\nplugin = \"serial\"\noptions = { no-such-option = true }\n";
    let project = Project::new("unknown-option");
    project.write("p.toml", toml);
    let said = project.refusal("p.toml");
    // The list of options is up to the backend.
    assert!(said.starts_with("error[unknown-option]: the backend `serial` has no option `no-such-option`\n"));
    assert!(said.contains(" --> PROJECT/p.toml:4:13\n"), "{said}");
}

#[test]
fn wrong_order() {
    refused(
        "stage-order",
        "schema = 1\n[backend]\nplugin = \"cuda\"\n[[stage]]\nuse = \"check\"\n[[stage]]\nuse = \"parse\"\n",
    );
}

#[test]
fn arguments_that_clang_must_not_see() {
    refused(
        "clang-argument",
        "schema = 1\n[backend]\nplugin = \"cuda\"\n[parse]\nargs = [\"-Wall\", \"-DN=4\"]\n",
    );
}

#[test]
fn circles() {
    let project = Project::new("pipeline-cycle");
    project.write("a.toml", "schema = 1\nextends = \"./b.toml\"\n");
    project.write("b.toml", "schema = 1\nextends = \"./c.toml\"\n");
    project.write("c.toml", "schema = 1\nextends = \"./a.toml\"\n");
    expect_message("pipeline-cycle", &project.refusal("a.toml"));
}

#[test]
fn unknown_base() {
    refused("unknown-base", "schema = 1\nextends = \"cdua\"\n");
}

#[test]
fn a_text_file_is_no_plugin() {
    let project = Project::new("no-library");
    project.write("p.toml", "schema = 1\n[backend]\nplugin = \"mine\"\n");
    project.write(&library("mine"), "this is not a library\n");
    expect_message("no-library", &project.refusal("p.toml"));
}

#[test]
fn a_library_without_the_symbol_is_no_plugin() {
    refused_plugin("no-symbol", "int answer(void);\nint answer(void) { return 42; }\n");
}

#[test]
fn another_object_of_that_name_is_no_plugin() {
    let source =
        "extern const char okl_backend_mine[64];\nconst char okl_backend_mine[64] = \"hello, I am text\";\n";
    refused_plugin("wrong-magic", source);
}

#[test]
fn a_plugin_for_a_newer_interface() {
    let header = "\"OKLPLUG\", 1, 7, (uint32_t)sizeof(okl_plugin), OKL_KIND_BACKEND, OKL_PANIC_NONE";
    refused_plugin("wrong-abi", &record(header, "mine"));
}

#[test]
fn a_plugin_of_another_kind() {
    refused_plugin("wrong-kind", &record("OKL_PLUGIN_HEADER(OKL_KIND_STAGE, OKL_PANIC_NONE)", "mine"));
}

#[test]
fn a_plugin_of_another_name() {
    refused_plugin("wrong-name", &record("OKL_PLUGIN_HEADER(OKL_KIND_BACKEND, OKL_PANIC_NONE)", "yours"));
}

#[test]
fn a_plugin_that_aborts() {
    refused_plugin("aborts", &record("OKL_PLUGIN_HEADER(OKL_KIND_BACKEND, OKL_PANIC_ABORT)", "mine"));
}
