//! Plugins as files: the same output as linked ones, and plugins in plain C.

use crate::common::{Project, cdylib, library};
use okl_driver::{Output, OutputKind};
use okl_host::{Plugin, PluginKind, Verdict};

/// A backend in C that answers with these documents. A leading `!` makes the answer a panic, a leading `?` a refusal.
fn in_c(description: &str, lowered: &str) -> String {
    in_c_that_needs("", description, lowered)
}

/// As [`in_c`], but it refuses a lowering request that does not contain `word`.
fn in_c_that_needs(word: &str, description: &str, lowered: &str) -> String {
    let literal = |text: &str| format!("{text:?}");
    format!(
        r#"
        #include "okl_plugin.h"
        #include <stdlib.h>
        #include <string.h>

        static int contains(const uint8_t *input, size_t length, const char *word) {{
            size_t n = strlen(word);
            for (size_t at = 0; at + n <= length; ++at)
                if (!memcmp(input + at, word, n)) return 1;
            return 0;
        }}

        static uint32_t call(const uint8_t *input, size_t length, okl_buffer *output) {{
            const char *answer = contains(input, length, {word}) ? {lowered} : "?something is missing";
            if (contains(input, length, "\"operation\":\"describe\"")) answer = {description};
            uint32_t status = OKL_STATUS_OK;
            if (answer[0] == '!') status = OKL_STATUS_PANICKED;
            if (answer[0] == '?') status = OKL_STATUS_REFUSED;
            if (status != OKL_STATUS_OK) answer += 1;
            output->length = strlen(answer);
            output->data = malloc(output->length + 1);
            memcpy(output->data, answer, output->length);
            return status;
        }}

        static void release(okl_buffer *buffer) {{
            free(buffer->data);
            buffer->data = NULL;
            buffer->length = 0;
        }}

        const okl_plugin okl_backend_plain = {{
            OKL_PLUGIN_HEADER(OKL_KIND_BACKEND, OKL_PANIC_NONE), "plain", "0.9", call, release
        }};
        "#,
        word = literal(word),
        lowered = literal(lowered),
        description = literal(description),
    )
}

/// An answer that replaces the whole text of the kernel.
fn all_of(project: &Project, prologue: &str) -> String {
    let edit = format!(r#"{{"span":[{}],"with":[{{"text":"/**/"}}],"owner":"plain"}}"#, project.whole());
    format!(r#"{{"lowered":{{"kernel":{{"prologue":"{prologue}","edits":{{"edits":[{edit}]}}}}}}}}"#)
}

const DESCRIPTION: &str = r#"{"description":{"name":"plain","version":"0.9","extension":"txt"}}"#;

fn plain(name: &str, lowered: &str) -> Option<Project> {
    let project = Project::new(name);
    project.write("p.toml", "schema = 1\n[backend]\nplugin = \"plain\"\n");
    project.build("plain", &in_c(DESCRIPTION, lowered)).then_some(project)
}

#[test]
fn file_and_embedded_copy_give_the_same_bytes() {
    for entry in okl_bundle::host().backends {
        let name = entry.name;
        let project = Project::new(&format!("same-{name}"));
        let file = cdylib(name);
        project
            .write("embedded.toml", &format!("schema = 1\nname = \"it\"\n[backend]\nplugin = \"{name}\"\n"));
        project.write(
            "by-path.toml",
            &format!(
                "schema = 1\nname = \"it\"\n[backend]\nplugin = \"{name}\"\npath = {:?}\n",
                file.display()
            ),
        );
        project.write(
            "beside.toml",
            &format!("schema = 1\nname = \"it\"\n[backend]\nplugin = \"{name}\"\noverride = true\n"),
        );
        std::fs::copy(&file, project.folder.join(library(name))).expect("the test folder can be written");
        let embedded = project.run("embedded.toml");
        assert_eq!(
            embedded.verdict,
            Verdict::Done,
            "{}",
            project.shown(&embedded.diagnostics, &embedded.sources)
        );
        assert!(!embedded.outputs.is_empty());
        for toml in ["by-path.toml", "beside.toml"] {
            let loaded = project.run(toml);
            assert_eq!(loaded.verdict, Verdict::Done);
            assert_eq!(loaded.outputs, embedded.outputs, "{name} through {toml}");
        }
    }
}

/// The description of a target as the `[backend.target]` of a pipeline file.
fn in_pipeline(target: &str) -> String {
    let (like, said): (Vec<&str>, Vec<&str>) = target.lines().partition(|line| line.starts_with("like = "));
    let said: Vec<String> = said
        .into_iter()
        .map(|line| match line.strip_prefix("[[").or_else(|| line.strip_prefix('[')) {
            Some(name) if line.starts_with("[[") => format!("[[backend.target.{name}"),
            Some(name) => format!("[backend.target.{name}"),
            None => line.to_string(),
        })
        .collect();
    let (like, said) = (like.join("\n"), said.join("\n"));
    format!("schema = 1\nname = \"it\"\n[backend]\n{like}\n[backend.target]\n{said}\n")
}

#[test]
fn a_backend_can_be_a_table_over_another_one() {
    let project = Project::new("table");
    project.write("table.toml", &in_pipeline(include_str!("../../../../plugins/backends/hip/target.toml")));
    project.write("hip.toml", "schema = 1\nname = \"it\"\n[backend]\nplugin = \"hip\"\n");
    let (table, hip) = (project.run("table.toml"), project.run("hip.toml"));
    assert_eq!(table.verdict, Verdict::Done, "{}", project.shown(&table.diagnostics, &table.sources));
    assert!(!table.outputs.is_empty());
    assert_eq!(table.outputs, hip.outputs);
}

#[test]
fn a_backend_can_be_a_table_alone() {
    let project = Project::new("table-alone");
    project
        .write("table.toml", &in_pipeline(include_str!("../../../../plugins/backends/serial/target.toml")));
    project.write("serial.toml", "schema = 1\nname = \"it\"\n[backend]\nplugin = \"serial\"\n");
    let (table, serial) = (project.run("table.toml"), project.run("serial.toml"));
    assert_eq!(table.verdict, Verdict::Done, "{}", project.shown(&table.diagnostics, &table.sources));
    assert_eq!(table.outputs, serial.outputs);
}

#[test]
fn a_backend_that_lowers_by_itself_is_sent_the_plan_for_its_target() {
    let described = |more: &str| {
        let target = r#"{"name":"plain","extension":"txt","words":{"group-barrier":"wait()"}}"#;
        format!(r#"{{"description":{{"name":"plain","version":"0.9","target":{target}{more}}}}}"#)
    };
    let plan = r#""plan":{"schema":1,"target":"plain","kernels":[{"name":"#;
    let project = Project::new("planned");
    let lowered = &all_of(&project, "mine");
    project.write("p.toml", "schema = 1\n[backend]\nplugin = \"plain\"\n");
    let lowers = described(r#","lowers":true"#);
    if !project.build("plain", &in_c_that_needs(plan, &lowers, lowered)) {
        return;
    }
    let run = project.run("p.toml");
    assert_eq!(run.verdict, Verdict::Done, "{}", project.shown(&run.diagnostics, &run.sources));
    assert!(run.outputs.iter().any(|output| output.text.starts_with("mine")), "{:?}", run.outputs);
    // Without a target there is no plan.
    let alone = plain("unplanned", "{}").expect("the compiler is still here");
    alone.build("plain", &in_c_that_needs(plan, DESCRIPTION, lowered));
    assert_eq!(alone.run("p.toml").verdict, Verdict::Environment);
}

#[test]
fn what_is_wrong_with_a_table_is_told_at_its_line() {
    let project = Project::new("wrong-table");
    let over = |what: &str| format!("schema = 1\n[backend]\nlike = \"cuda\"\n{what}\n");
    project.write("word.toml", &over("target = { words = { shered = \"x\" } }"));
    let told = project.refusal("word.toml");
    assert!(told.starts_with("error[wrong-target]") && told.contains("unknown field `shered`"), "{told}");
    assert!(told.contains("word.toml:4:22"), "{told}");
    project.write("option.toml", &over("options = { launch-bounds = \"maybe\" }"));
    let told = project.refusal("option.toml");
    assert!(told.starts_with("error[wrong-value]") && told.contains("option.toml:4:13"), "{told}");
    project.write("both.toml", "schema = 1\n[backend]\nplugin = \"hip\"\nlike = \"cuda\"\n");
    assert!(project.refusal("both.toml").starts_with("error[wrong-value]"));
}

#[test]
fn the_boundary_itself_gives_the_same_bytes() {
    let host = okl_bundle::host();
    let embedded = {
        let entry = host.backend("serial").expect("it is linked");
        Plugin::embedded((entry.record)(), PluginKind::Backend, "serial", &host).expect("fits")
    };
    let loaded = Plugin::load(&cdylib("serial"), PluginKind::Backend, "serial", &host).expect("loads");
    for request in
        [&br#"{"schema":1,"operation":"describe"}"#[..], b"nonsense", br#"{"schema":9,"operation":""}"#]
    {
        let answers =
            [&embedded, &loaded].map(|plugin| plugin.call(request).map_err(|error| error.to_string()));
        assert_eq!(answers[0], answers[1]);
    }
    assert_eq!(embedded.version(), loaded.version());
}

#[test]
fn the_embedded_copy_wins_over_a_file_beside_the_pipeline() {
    let project = Project::new("embedded-wins");
    project.write("p.toml", "schema = 1\n[backend]\nplugin = \"serial\"\n");
    project.write("forced.toml", "schema = 1\n[backend]\nplugin = \"serial\"\noverride = true\n");
    project.write(&library("serial"), "stale\n");
    assert_eq!(project.run("p.toml").verdict, Verdict::Done);
    assert!(project.refusal("forced.toml").starts_with("error[plugin-not-loaded]"));
}

#[test]
fn a_plugin_in_c_answers() {
    let Some(project) = plain("c-answers", &all_of(&Project::new("c-answers"), "// from C\\n")) else {
        return;
    };
    let outcome = project.run("p.toml");
    assert_eq!(outcome.verdict, Verdict::Done, "{}", project.shown(&outcome.diagnostics, &outcome.sources));
    let [Output { pipeline, kind: OutputKind::Kernel, extension, text }] = outcome.outputs.as_slice() else {
        panic!("one kernel and no launcher: {:?}", outcome.outputs);
    };
    assert_eq!((pipeline.as_str(), extension.as_str()), ("p", "txt"));
    assert!(
        text.starts_with("// from C\n") && text.contains("/**/") && !text.contains("okl_kernel"),
        "{text}"
    );
}

#[test]
fn a_plugin_is_sent_what_it_wants_and_nothing_else() {
    let lowered = &all_of(&Project::new("wants"), "// from C\\n");
    // A backend that refuses if its request contains a word.
    let finds = |wants: &str, word: &str| {
        let project = Project::new(&format!("wants-{wants}-{word}").replace(['"', ',', ' '], "-"));
        project.write("p.toml", "schema = 1\n[backend]\nplugin = \"plain\"\n");
        let wants = if wants == "all" { String::new() } else { format!(r#","wants":[{wants}]"#) };
        let description = format!(
            r#"{{"description":{{"name":"plain","target":{{"name":"plain","extension":"txt"}},"lowers":true{wants}}}}}"#
        );
        let found = format!("uint32_t status = contains(input, length, \"\\\"{word}\\\":\") ? 1 : 0;");
        let text = in_c(&description, lowered).replace("uint32_t status = OKL_STATUS_OK;", &found);
        project.build("plain", &text).then(|| project.run("p.toml").verdict != Verdict::Done)
    };
    // `%` is the operator of `i % 3`.
    for (wants, [unit, expressions, plan]) in [
        ("all", [true, true, true]),
        (r#""plan""#, [false, false, true]),
        (r#""unit""#, [true, false, false]),
        (r#""expressions", "later""#, [true, true, false]),
        ("", [false, false, false]),
    ] {
        let found = [finds(wants, "checked"), finds(wants, "binary"), finds(wants, "launches")];
        if found[0].is_none() {
            return;
        }
        assert_eq!(found, [unit, expressions, plan].map(Some), "{wants}");
    }
}

#[test]
fn diagnostics_of_a_plugin_point_into_the_users_file() {
    let answer = r#"{"diagnostics":[{"id":"no-fill","severity":"error","message":"`fill` is beneath me","labels":[{"place":[0,9999],"text":""}]}]}"#;
    let Some(project) = plain("c-diagnostics", answer) else { return };
    let outcome = project.run("p.toml");
    let said = project.shown(&outcome.diagnostics, &outcome.sources);
    assert_eq!((outcome.verdict, outcome.outputs.len()), (Verdict::Mistakes, 0));
    assert!(said.starts_with("error[no-fill]: `fill` is beneath me\n --> fill.okl:1:1\n"), "{said}");
}

#[test]
fn plugins_that_misbehave_are_named_and_nothing_comes_out() {
    let overlap = r#"{"lowered":{"kernel":{"edits":{"edits":[
        {"span":[0,4],"with":[],"owner":"left hand"},{"span":[2,6],"with":[],"owner":"right hand"}]}}}}"#;
    let outside =
        r#"{"lowered":{"kernel":{"edits":{"edits":[{"span":[0,99999],"with":[],"owner":"plain"}]}}}}"#;
    for (name, answer, verdict, text) in [
        (
            "c-panics",
            "!the table is missing",
            Verdict::Internal,
            "error[plugin-panicked]: the backend `plain` has a bug: the table is missing",
        ),
        (
            "c-refuses",
            "?too new for me",
            Verdict::Environment,
            "error[plugin-refused]: the backend `plain` refuses the request: too new for me",
        ),
        (
            "c-mumbles",
            "mumble",
            Verdict::Internal,
            "error[plugin-answer]: the backend `plain` gave an answer that cannot be read",
        ),
        (
            "c-silent",
            "{}",
            Verdict::Internal,
            "error[plugin-answer]: the backend `plain` answered with neither output nor errors",
        ),
        ("c-overlaps", overlap, Verdict::Internal, "left hand wants bytes 0..4, right hand wants bytes 2..6"),
        ("c-outside", outside, Verdict::Internal, "plain wants bytes 0..99999"),
    ] {
        let Some(project) = plain(name, answer) else { return };
        let outcome = project.run("p.toml");
        let said = project.shown(&outcome.diagnostics, &outcome.sources);
        assert_eq!((outcome.verdict, outcome.outputs.len()), (verdict, 0), "{name}: {said}");
        assert!(said.contains(text), "{name}: {said}");
    }
}
