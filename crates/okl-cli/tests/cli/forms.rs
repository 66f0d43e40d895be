//! Messages for users, editors and programs.

use crate::common::{Ended, Folder};
use serde_json::Value;

/// A warning, an error with a fix, and a non-ASCII character before a place.
const MISTAKES: &str = "@kernel void f(const int N, float *x) {\n  for (int g = 0; g < N; ++g; @outer) {\n    \
    for (int t = 0; t < 16; ++t; @inner) {\n      /* zwölf */ x[0] += t;\n    }\n  }\n}\n\
    @kernel void g(float *x) {\n  for (int g = 0; g < 4; ++g; @outer)\n    for (int t = 0; t < 16; ++t; @inner) x[t] = 1\n}\n";

fn folder(name: &str) -> Folder {
    let folder = Folder::new(name);
    folder.write("wrong here.okl", MISTAKES);
    folder.write("race.okl", MISTAKES.split("@kernel void g").next().expect("it has a first kernel"));
    folder.write("semicolon.okl", "@kernel void f(float *x) {\n  for (int i = 0; i < 4; ++i; @tile(2, @outer, @inner)) {\n    x[i] = 1\n  }\n}\n");
    folder
}

fn lines(ended: &Ended) -> Vec<Value> {
    assert_eq!(ended.stderr, "", "stdout is for programs, and all of it is there");
    ended.stdout.lines().map(|line| serde_json::from_str(line).expect("a document per line")).collect()
}

/// A validator for a schema of the repository.
fn schema(path: &str) -> jsonschema::Validator {
    let text = std::fs::read_to_string(okl_testing::workspace().join(path));
    let schema: Value = serde_json::from_str(&text.expect("it is part of the repository")).expect("JSON");
    jsonschema::options().should_validate_formats(true).build(&schema).expect("it is a schema")
}

/// The violations of a schema in a document.
fn wrong(schema: &jsonschema::Validator, document: &Value) -> Vec<String> {
    schema.iter_errors(document).map(|error| format!("{}: {error}", error.instance_path())).collect()
}

#[test]
fn short_messages_are_lines_that_editors_read() {
    let folder = folder("forms-short");
    let ended = folder.okl("check --message-format short semicolon.okl race.okl");
    assert_eq!((ended.code, ended.stdout.as_str()), (1, ""));
    assert_eq!(
        ended.stderr,
        "semicolon.okl:3:13: error: expected `;` after expression [missing-semicolon]\n\
         race.okl:4:19: warning: several work items change the same element of `x` at once [data-race]\n"
    );
}

/// If two files have mistakes, both are reported, however many mistakes there are.
#[test]
fn short_messages_name_every_file_and_hide_nothing() {
    let folder = Folder::new("forms-short-all");
    let uses: String = (0..30).map(|_| "  x[0] = p_N;\n".to_string()).collect();
    let text = format!("void f(float *x) {{\n{uses}}}\n");
    folder.write("a.okl", &text);
    folder.write("b.okl", &text);
    let said = folder.okl("check --message-format short a.okl b.okl").stderr;
    for file in ["a.okl", "b.okl"] {
        assert_eq!(said.lines().filter(|line| line.starts_with(&format!("{file}:"))).count(), 30, "{said}");
    }
}

/// A reader of messages on stdout takes missing messages for success.
#[cfg(target_os = "linux")]
#[test]
fn what_a_full_disk_cuts_off_is_no_good_end() {
    let folder = folder("forms-full");
    for line in [
        "check --message-format json fill.okl",
        "check --message-format sarif fill.okl",
        "check --message-format json semicolon.okl",
        "check --report csv fill.okl",
        "explain --list",
        "completions bash",
        "--help",
    ] {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("Linux has it");
        let ended = Ended::new(folder.command(line).stdout(full).output().expect("okl starts"));
        assert_eq!(ended.code, 3, "{line}: {ended:?}");
        assert_eq!(ended.stderr.matches("cannot write to stdout").count(), 1, "{line}: {ended:?}");
    }
}

#[cfg(unix)]
#[test]
fn carets_stand_below_what_they_point_at_on_a_narrow_terminal() {
    let folder = Folder::new("forms-narrow");
    let sum = "a + ".repeat(30);
    folder.write("k.okl", format!("float f(float a) {{\n  return {sum}wrong + {sum}a;\n}}\n"));
    let Some(screen) = folder.on_a_terminal_of(50, "check --color never k.okl") else { return };
    let lines: Vec<&str> = screen.lines().map(|line| line.trim_end_matches('\r')).collect();
    let caret = lines.iter().position(|line| line.contains("^^^^^")).expect("there are carets");
    assert!(lines[caret].chars().count() <= 50 && lines[caret - 1].chars().count() <= 50, "{screen}");
    assert_eq!(lines[caret - 1].find("wrong"), lines[caret].find("^^^^^"), "{screen}");
}

#[test]
fn lines_for_programs_hold_what_people_read() {
    let folder = folder("forms-json");
    let ended = folder.okl("check --message-format json semicolon.okl race.okl missing.okl");
    assert_eq!(ended.code, 3);
    let lines = lines(&ended);
    let [semicolon, race, missing, summary] = &lines[..] else { panic!("{lines:#?}") };
    assert_eq!((&semicolon["schema"], &semicolon["kind"]), (&1.into(), &"message".into()));
    assert_eq!((&semicolon["severity"], &semicolon["id"]), (&"error".into(), &"missing-semicolon".into()));
    let fix = serde_json::json!([
        {"file": "semicolon.okl", "line": 3, "column": 13, "end_line": 3, "end_column": 13, "text": ";"}
    ]);
    assert_eq!(semicolon["fix"], fix);
    assert_eq!((&race["severity"], &race["labels"][0]["column"]), (&"warning".into(), &19.into()));
    let people = folder.okl("check semicolon.okl").stderr;
    let rendered = semicolon["rendered"].as_str().expect("a text");
    assert!(people.starts_with(rendered), "{people}\n{rendered}");
    assert_eq!(missing["id"], "input-unreadable");
    assert_eq!(*summary, serde_json::json!({"schema": 1, "kind": "summary", "errors": 2, "warnings": 1}));
    let validator = schema("docs/schema/message.schema.json");
    for line in &lines {
        assert_eq!(wrong(&validator, line), [""; 0], "{line}");
        for (field, value) in [("kind", "nothing".into()), ("schema", Value::from("1"))] {
            let mut broken = line.clone();
            broken[field] = value;
            assert!(!validator.is_valid(&broken), "{broken}");
        }
    }
}

#[test]
fn lines_for_programs_name_every_use_and_hide_nothing() {
    let folder = Folder::new("forms-json-all");
    let uses: String = (0..30).map(|_| "  x[0] = p_N;\n".to_string()).collect();
    folder.write("k.okl", format!("void f(float *x) {{\n{uses}}}\n"));
    let lines = lines(&folder.okl("check --message-format json k.okl"));
    assert_eq!(lines.iter().filter(|line| line["subject"] == "p_N").count(), 30);
}

#[test]
fn a_bad_command_line_is_told_in_the_form_that_was_asked_for() {
    let folder = folder("forms-usage");
    let lines = lines(&folder.okl("run --message-format json fill.okl"));
    assert_eq!((lines.len(), &lines[0]["severity"]), (2, &"error".into()));
    assert!(lines[0].get("id").is_none());
    let ended = folder.okl("run --message-format short fill.okl");
    assert!(ended.stderr.starts_with("okl: error: no pipeline"), "{}", ended.stderr);
    // Text and messages do not share a stream.
    let ended = folder.okl("run -p serial --message-format json fill.okl");
    assert_eq!((ended.code, ended.stdout.contains("take stdout")), (2, true), "{}", ended.stdout);
    let ended = folder.okl("run -p serial --message-format json -o fill.cpp fill.okl");
    assert_eq!(ended.code, 0, "{}", ended.stdout);
    assert!(folder.read("fill.cpp").contains("fill"));
}

#[test]
fn sarif_has_the_shape_that_its_schema_requires() {
    let folder = folder("forms-sarif");
    let mut command = folder.command("check --message-format sarif semicolon.okl race.okl");
    let ended = Ended::new(command.arg("wrong here.okl").output().expect("okl starts"));
    assert_eq!((ended.code, ended.stderr.as_str()), (1, ""));
    // The types are those of the schema: required values exist and have the right type.
    let _fits: serde_sarif::sarif::Sarif = serde_json::from_str(&ended.stdout).expect("it is SARIF");
    let document: Value = serde_json::from_str(&ended.stdout).expect("JSON");
    assert_eq!(document["version"], "2.1.0");
    let run = &document["runs"][0];
    assert_eq!(run["tool"]["driver"]["name"], "okl");
    assert_eq!(run["columnKind"], "unicodeCodePoints");
    assert_eq!(run["invocations"][0]["exitCode"], 1);
    let rules = run["tool"]["driver"]["rules"].as_array().expect("a list");
    let results = run["results"].as_array().expect("a list");
    assert!(results.len() >= 3, "{results:#?}");
    for result in results {
        let rule = result["ruleIndex"].as_u64().expect("a number") as usize;
        assert_eq!(rules[rule]["id"], result["ruleId"]);
        assert!(rules[rule]["help"]["text"].as_str().is_some_and(|page| page.contains("How to fix")));
        assert!(["error", "warning"].contains(&result["level"].as_str().expect("a word")));
        assert!(result["message"]["text"].is_string());
        let place = &result["locations"][0]["physicalLocation"];
        assert!(!place["artifactLocation"]["uri"].as_str().expect("a text").contains(' '));
        for number in ["startLine", "startColumn", "endLine", "endColumn"] {
            assert!(place["region"][number].as_u64().is_some_and(|number| number >= 1));
        }
    }
    let fix =
        results.iter().find(|result| result["ruleId"] == "missing-semicolon" && !result["fixes"].is_null());
    let fix = &fix.expect("a semicolon is missing")["fixes"][0]["artifactChanges"][0];
    assert_eq!(fix["artifactLocation"]["uri"], "semicolon.okl");
    assert_eq!(fix["replacements"][0]["insertedContent"]["text"], ";");
    for rule in rules {
        for text in ["shortDescription", "fullDescription", "help"] {
            assert!(rule[text]["text"].as_str().is_some_and(|text| !text.is_empty()), "{rule:#}");
        }
    }
    let race = rules.iter().find(|rule| rule["id"] == "data-race").expect("it is told");
    assert_eq!(race["defaultConfiguration"]["level"], "warning");
    assert!(
        race["fullDescription"]["text"].as_str().is_some_and(|text| text.contains("which of them is first"))
    );
    let nothing = folder.okl("check --message-format sarif fill.okl");
    let nothing: Value = serde_json::from_str(&nothing.stdout).expect("a document in any case");
    assert_eq!(nothing["runs"][0]["results"], serde_json::json!([]));
}

/// A result must have a place: GitHub rejects documents in which one has none.
#[test]
fn sarif_tells_what_is_about_no_text_as_notifications() {
    let folder = folder("forms-sarif-notes");
    folder.write("unused.okl", format!("void f() {{ int unused; }}\n{}", crate::common::KERNEL));
    let ended = folder.okl("check --message-format sarif -W unused-variable -I gone unused.okl nowhere.okl");
    assert_eq!(ended.code, 3);
    let document: Value = serde_json::from_str(&ended.stdout).expect("JSON");
    assert_eq!(wrong(&schema("crates/okl-cli/tests/cli/forms/sarif.schema.json"), &document), [""; 0]);
    let run = &document["runs"][0];
    let results = run["results"].as_array().expect("a list");
    assert!(results.iter().all(|result| result["locations"].as_array().is_some_and(|all| !all.is_empty())));
    let ids = |list: &Value, id: &str| -> Vec<String> {
        let list = list.as_array().expect("a list");
        list.iter()
            .map(|one| one.pointer(id).and_then(Value::as_str).unwrap_or_default().to_string())
            .collect()
    };
    assert_eq!(ids(&run["results"], "/ruleId"), ["unused-variable"]);
    let notes = &run["invocations"][0]["toolExecutionNotifications"];
    assert_eq!(ids(notes, "/descriptor/id"), ["include-folder-missing", "input-unreadable"]);
    let known = ids(&run["tool"]["driver"]["notifications"], "/id");
    assert_eq!(known, ["include-folder-missing", "input-unreadable"]);
    assert_eq!(run["invocations"][0]["executionSuccessful"], false);
    // Clang has a page for each of its warnings.
    let uri = run["tool"]["driver"]["rules"][0]["helpUri"].as_str().expect("an address");
    assert!(uri.ends_with("#wunused-variable"), "{uri}");
}

/// The test data contains each kind of message that a text can cause.
#[test]
fn all_messages_of_testdata_are_valid_documents() {
    let errors = okl_testing::testdata().join("errors");
    let entries = std::fs::read_dir(&errors).expect("it is part of the repository");
    let mut folders: Vec<_> = entries.map(|entry| entry.expect("readable").path()).collect();
    // A mistake in a project file stops a run before any text is read.
    folders.retain(|folder| folder.is_dir() && !folder.join("okl.toml").exists());
    let has_kernels = |folder: &std::path::Path| {
        let mut files = std::fs::read_dir(folder).expect("readable").map(|entry| entry.expect("readable"));
        files.any(|file| file.path().extension().is_some_and(|ending| ending == "okl"))
    };
    folders.retain(|folder| has_kernels(folder));
    folders.sort();
    let okl = |form: &str| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_okl"));
        command.args(["check", "-p", "cuda", "-p", "opencl", "--message-format", form]);
        let output = command.args(&folders).current_dir(&errors).output().expect("okl starts");
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    let sarif = schema("crates/okl-cli/tests/cli/forms/sarif.schema.json");
    let document: Value = serde_json::from_str(&okl("sarif")).expect("JSON");
    assert_eq!(wrong(&sarif, &document), [""; 0]);
    let results = document["runs"][0]["results"].as_array().expect("a list");
    let has = |what: &str| results.iter().any(|result| !result[what].is_null());
    assert!(results.len() > 200 && has("fixes") && has("relatedLocations"), "{}", results.len());
    // The schema rejects invalid documents.
    let first = "/runs/0/results/0";
    let place = "locations/0/physicalLocation";
    for (path, value) in [
        ("/version".to_string(), Value::from("2.0.0")),
        ("/runs/0/columnKind".to_string(), "bytes".into()),
        (format!("{first}/message"), serde_json::json!({})),
        (format!("{first}/level"), "fatal".into()),
        (format!("{first}/{place}"), serde_json::json!({"address": 1})),
        (format!("{first}/{place}/artifactLocation/uri"), "a b.okl".into()),
        (format!("{first}/{place}/region/startLine"), 0.into()),
    ] {
        let mut broken = document.clone();
        *broken.pointer_mut(&path).expect("okl writes it") = value;
        assert!(!sarif.is_valid(&broken), "{path}");
    }
    let line = schema("docs/schema/message.schema.json");
    let lines = okl("json");
    assert!(lines.lines().count() > results.len());
    for text in lines.lines() {
        let document: Value = serde_json::from_str(text).expect("a document per line");
        assert_eq!(wrong(&line, &document), [""; 0], "{text}");
    }
}

#[test]
fn colours_are_for_those_who_see_them() {
    let folder = folder("forms-colour");
    let is_colourful = |line: &str, environment: &[(&str, &str)]| {
        let ended = folder.okl_with(line, b"", environment);
        assert!(ended.stderr.contains("data-race"), "{}", ended.stderr);
        ended.stderr.contains('\u{1b}')
    };
    let check = "check race.okl";
    assert!(!is_colourful(check, &[]), "stderr is a pipe");
    assert!(is_colourful(check, &[("CLICOLOR_FORCE", "1")]));
    assert!(!is_colourful(check, &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]));
    assert!(is_colourful("check --color always race.okl", &[("NO_COLOR", "1"), ("TERM", "dumb")]));
    assert!(!is_colourful("check --color never race.okl", &[("CLICOLOR_FORCE", "1")]));
    assert!(!is_colourful("check --message-format short --color always race.okl", &[]));
}

#[cfg(unix)]
#[test]
fn a_terminal_that_can_shows_colours() {
    let folder = folder("forms-terminal");
    let is_colourful = |line: &str, environment: &[(&str, &str)]| {
        let screen = folder.on_a_terminal(line, environment)?;
        assert!(screen.contains("data-race"), "{screen}");
        Some(screen.contains("\u{1b}["))
    };
    let check = "check race.okl";
    let Some(usual) = is_colourful(check, &[]) else { return };
    assert!(usual);
    for (line, environment, wanted) in [
        (check, &[("NO_COLOR", "1")], false),
        (check, &[("NO_COLOR", "")], true),
        (check, &[("CLICOLOR", "0")], false),
        (check, &[("TERM", "dumb")], false),
        ("check --color always race.okl", &[("TERM", "dumb")], true),
        ("check --color never race.okl", &[("CLICOLOR_FORCE", "1")], false),
        ("check --message-format short race.okl", &[("TERM", "xterm")], false),
        ("check --message-format json race.okl", &[("TERM", "xterm")], false),
        ("check --message-format sarif race.okl", &[("TERM", "xterm")], false),
    ] {
        assert_eq!(is_colourful(line, environment), Some(wanted), "{line} {environment:?}");
    }
    assert_eq!(is_colourful(check, &[("TERM", "dumb"), ("CI", "true")]), Some(false));
}

#[test]
fn quiet_says_errors_alone() {
    let folder = folder("forms-quiet");
    let ended = folder.okl("check -q race.okl");
    assert_eq!((ended.code, ended.stderr.as_str()), (0, ""));
    let ended = folder.okl("check --quiet semicolon.okl race.okl");
    assert_eq!(ended.code, 1);
    assert!(
        ended.stderr.contains("missing-semicolon") && !ended.stderr.contains("1 error"),
        "{}",
        ended.stderr
    );
    let ended = folder.okl("run -q fill.okl");
    assert!(ended.stderr.contains("no pipeline"), "{}", ended.stderr);
}
