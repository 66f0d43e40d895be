//! What is wrong with a pipeline file or a plugin file, word for word.

mod common;

use common::{Project, expect_message, library};

/// A project of one pipeline file, and what okl says to it.
fn refused(name: &str, toml: &str) {
    let project = Project::new(name);
    project.write("p.toml", toml);
    expect_message(name, &project.refusal("p.toml"));
}

/// A plugin from a few lines of C, and what okl says to it.
fn refused_plugin(name: &str, source: &str) {
    let project = Project::new(name);
    project.write("p.toml", "schema = 1\n[backend]\nplugin = \"mine\"\n");
    if project.build("mine", source) {
        expect_message(name, &project.refusal("p.toml"));
    }
}

/// A record in C with its header, kind, panic strategy and name.
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
    // What options there are is the backend's business.
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
fn stages_of_plugins() {
    refused(
        "not-supported-yet",
        "schema = 1\n[backend]\nplugin = \"cuda\"\n[[stage]]\nplugin = \"my-lint\"\nafter = \"check\"\n[[attribute]]\nplugin = \"simd-length\"\n",
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
