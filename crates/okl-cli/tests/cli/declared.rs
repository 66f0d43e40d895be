//! Diagnostics that plugins declare are treated as okl's own: pages, the list, levels, SARIF.

use crate::common::{Ended, Folder};
use okl_testing::tools::Tool;
use serde_json::{Value, json};

const MY_LANG: &str = include_str!("plugins/my_lang.py");
const FRONTEND: &str = "[frontend]\nplugin = \"my_lang\"\ncommand = [\"python3\", \"my_lang.py\"]\n";

const SLOW_PAGE: &str = "# my-lang-slow\n\nWarning: a word that slows things down.\n";
const WRONG_PAGE: &str = "# my-lang-wrong\n\nError: a word without a meaning.\n\nThe word means nothing.\n\n\
                          ## How to fix it\n\nLeave it out.\n";

/// A folder with the front end, the pipeline `mine.toml`, and inputs; `None` if there is no Python.
fn folder(name: &str) -> Option<Folder> {
    Tool::Python.find()?;
    let folder = Folder::new(name);
    folder.write("my_lang.py", MY_LANG);
    folder.write("mine.toml", format!("schema = 1\nextends = \"serial\"\n{FRONTEND}"));
    let kernel = folder.read("fill.okl");
    folder.write("slow.okl", format!("// SLOW\n{kernel}"));
    folder.write("wrong.okl", format!("// WRONG\n{kernel}"));
    Some(folder)
}

#[test]
fn a_pipeline_that_is_named_explains_the_ids_of_its_plugins() {
    let Some(folder) = folder("declared-named") else { return };
    let trusting = "explain --trust-plugins -p mine.toml";
    assert_eq!(folder.okl(&format!("{trusting} my-lang-wrong")).done(), WRONG_PAGE);
    assert_eq!(folder.okl(&format!("{trusting} warning[my-lang-slow]:")).done(), SLOW_PAGE);
    folder.okl(&format!("{trusting} my-lang-wron")).fails(2, "did you mean `my-lang-wrong`?");
    let list = folder.okl(&format!("{trusting} --list")).done();
    assert!(
        list.contains("\nmy-lang-slow                 Warning: a word that slows things down\n"),
        "{list}"
    );
    let ids: Vec<&str> = list.lines().filter_map(|line| line.split_whitespace().next()).collect();
    assert!(ids.is_sorted() && ids.contains(&"acc-atomic") && ids.contains(&"slm-race"), "{list}");
    let own = folder.okl("explain --list").done();
    assert_eq!(own.lines().count() + 2, list.lines().count());
    folder.okl("explain my-lang-wrong").fails(2, "no message of okl is called `my-lang-wrong`");
    folder.okl("explain -p nowhere.toml my-lang-wrong").fails(3, "cannot read the pipeline file");
}

#[test]
fn plugins_of_the_project_are_asked_if_they_are_trusted() {
    let Some(folder) = folder("declared-project") else { return };
    let frontend = FRONTEND.replace("my_lang.py", "../my_lang.py");
    folder.write("pipelines/mine.toml", format!("schema = 1\nextends = \"serial\"\n{frontend}"));
    folder.write("okl.toml", "schema = 1\npipelines = [\"mine\"]\n");
    assert_eq!(folder.okl("explain --trust-plugins my-lang-slow").done(), SLOW_PAGE);
    assert!(folder.okl("explain --trust-plugins --list").done().contains("\nmy-lang-wrong "));
    folder.okl("explain my-lang-slow").fails(2, "error[untrusted-plugin]");
    let list = folder.okl("explain --list");
    assert_eq!((list.code, list.stdout.contains("my-lang")), (0, false), "{list:?}");
    assert!(list.stderr.starts_with("not all are listed: "), "{}", list.stderr);
    // Nothing is asked for an id that no plugin there may declare.
    folder.okl("explain my-lan-slow").fails(2, "no message of okl is called `my-lan-slow`");
    folder.okl("explain shared-outside-oter").fails(2, "did you mean `shared-outside-outer`?");
    // A pipeline in the folder of the project is asked for an id of its plugins, and not for the list.
    folder.write("okl.toml", "schema = 1\n");
    assert_eq!(folder.okl("explain --trust-plugins my-lang-slow").done(), SLOW_PAGE);
    assert!(!folder.okl("explain --trust-plugins --list").done().contains("my-lang"));
}

#[cfg(target_os = "linux")] // libraries have Linux names here
#[test]
fn libraries_in_the_folders_of_plugins_are_asked() {
    let Some(compiler) = Tool::Gcc.find() else { return };
    let folder = Folder::new("declared-library");
    folder.write("libraries/none", "");
    let here = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let description = json!({"description": {"name": "mine", "extension": "txt", "diagnostics": [
        {"id": "mine-slow", "severity": "warning", "summary": "slow"}
    ]}});
    let mut gcc = std::process::Command::new(compiler);
    gcc.args(["-shared", "-fPIC", "-O0", "-w", "-I"]).arg(here.join("../okl-abi/include"));
    gcc.arg(format!("-DDESCRIPTION={:?}", description.to_string())).arg("-DLENGTH=\"1\"");
    gcc.arg("-o").arg(folder.0.join("libraries/libokl_backend_mine.so"));
    assert!(gcc.arg(here.join("tests/cli/faults/plain.c")).status().expect("gcc starts").success());
    let explained =
        |id: &str| folder.okl_with(&format!("explain {id}"), b"", &[("OKL_PLUGIN_PATH", "libraries")]);
    assert_eq!(explained("mine-slow").done(), "# mine-slow\n\nWarning: slow.\n");
    explained("mine-fast").fails(2, "did you mean `mine-slow`?");
    folder.okl("explain mine-slow").fails(2, "no message of okl is called `mine-slow`");
}

#[test]
fn levels_apply_to_declared_warnings_and_not_to_errors() {
    let Some(folder) = folder("declared-levels") else { return };
    let said = |options: &str, input: &str| {
        folder.okl(&format!("run --trust-plugins -p mine.toml -o out.cpp {options} {input}"))
    };
    let is = |ended: Ended, code: i32, text: &str| {
        assert!(ended.code == code && ended.stderr.starts_with(text), "{ended:?}");
    };
    is(said("", "slow.okl"), 0, "warning[my-lang-slow]: `SLOW` stands here");
    is(said("--deny my-lang-slow", "slow.okl"), 1, "error[my-lang-slow]: `SLOW` stands here");
    is(said("-A my-lang-slow", "slow.okl"), 0, "");
    assert_eq!(said("-A my-lang-slow", "slow.okl").stderr, "");
    is(said("", "wrong.okl"), 1, "error[my-lang-wrong]: `WRONG` stands here");
    for option in ["-A", "-W"] {
        is(said(&format!("{option} my-lang-wrong"), "fill.okl"), 2, "error[level-of-error]");
    }
    let text = folder.read("mine.toml");
    folder.write("mine.toml", format!("{text}[levels]\nmy-lang-wrong = \"allow\"\n"));
    is(said("", "fill.okl"), 2, "error[level-of-error]");
    folder.write("mine.toml", format!("{text}[levels]\nmy-lang-slow = \"deny\"\n"));
    is(said("", "slow.okl"), 1, "error[my-lang-slow]");
    // The front ends of okl are known without being loaded.
    is(folder.okl("check -A acc-atomic fill.okl"), 2, "error[level-of-error]");
    is(folder.okl("check -A acc-dependence fill.okl"), 0, "");
    is(folder.okl("check -A acc-dependenc fill.okl"), 2, "error[unknown-message]");
    assert!(folder.okl("check -A acc-dependenc fill.okl").stderr.contains("did you mean `acc-dependence`?"));
}

/// The rule of an id in a SARIF document.
fn rule(ended: &Ended, id: &str) -> Value {
    let document: Value = serde_json::from_str(&ended.stdout).expect("JSON");
    let rules = document["runs"][0]["tool"]["driver"]["rules"].as_array().expect("it has rules").clone();
    rules.into_iter().find(|rule| rule["id"] == id).unwrap_or_else(|| panic!("{document:#}"))
}

#[test]
fn sarif_describes_declared_ids_also_from_the_cache() {
    let Some(folder) = folder("declared-sarif") else { return };
    let line = "run --trust-plugins -p mine.toml -o out.cpp --message-format sarif slow.okl --cache-dir kept";
    for run in ["translated", "from the cache"] {
        let rule = rule(&folder.okl(line), "my-lang-slow");
        assert_eq!(rule["shortDescription"]["text"], "Warning: a word that slows things down", "{run}");
        assert_eq!(rule["help"]["markdown"], SLOW_PAGE, "{run}");
        assert_eq!(rule["defaultConfiguration"]["level"], "warning", "{run}");
    }
    // An id that is not declared has its name and nothing else.
    folder.write("my_lang.py", MY_LANG.replace("\"diagnostics\": declared", ""));
    let rule = rule(&folder.okl(line), "my-lang-slow");
    assert_eq!(rule["shortDescription"]["text"], "`my-lang-slow`, of a plugin");
}

#[test]
fn ids_of_others_are_refused() {
    let Some(folder) = folder("declared-refused") else { return };
    let one = |id: &str, summary: &str| json!([{"id": id, "severity": "error", "summary": summary}]);
    let twice = json!([one("my-lang-a", "a")[0], one("my-lang-a", "a")[0]]);
    for (declared, reason) in [
        (one("acc-atomic", "mine now"), "its id is not `my-lang-` and words of small letters"),
        (one("my_lang-a", "a"), "its id is not `my-lang-` and words of small letters"),
        (one("my-lang-\u{1b}[31m", "a"), "the diagnostic `my-lang-"),
        (one("my-lang-a", "two\nlines"), "its summary is not one line"),
        (twice, "it is declared twice"),
        (json!([{"id": "my-lang-a", "severity": "fatal", "summary": "a"}]), "unknown variant `fatal`"),
    ] {
        let declared = declared.to_string();
        for line in
            ["run --trust-plugins -p mine.toml fill.okl", "explain --trust-plugins -p mine.toml my-lang-a"]
        {
            let ended = folder.okl_with(line, b"", &[("DECLARED", &declared)]);
            assert!(ended.stderr.starts_with("error[plugin-answer]: the front end `my_lang`"), "{ended:?}");
            assert!(ended.stderr.contains(reason) && !ended.stderr.contains('\u{1b}'), "{ended:?}");
            assert_eq!((ended.code, ended.stdout.as_str()), (101, ""));
        }
    }
}
