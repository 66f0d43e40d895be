//! The projects of `okl plugin new` build and pass their own tests.

use crate::common::Folder;
use okl_testing::rotation::{Rotation, SDK};
use okl_testing::tools::Tool;
use std::path::{Path, PathBuf};
use std::process::Command;

const KINDS: [&str; 4] = ["backend", "attribute", "stage", "frontend"];

/// Creates a new plugin.
fn new(folder: &Folder, kind: &str, lang: &str) {
    let ended = folder.okl(&format!("plugin new {kind} {kind}_in_{lang} --lang {lang} -o {lang}-{kind}"));
    assert_eq!((ended.code, ended.stdout.as_str()), (0, ""), "{ended:?}");
}

/// Runs the test of a plugin in a folder.
fn passes(folder: &Folder, name: &str, cargo: Option<&Path>) {
    let Some(shell) = Tool::Shell.find() else { return };
    let mut command = Command::new(shell);
    command.arg(format!("{name}/test.sh")).current_dir(&folder.0);
    command.env("OKL", env!("CARGO_BIN_EXE_okl")).env("XDG_CONFIG_HOME", folder.0.join("config"));
    if let Some(target) = cargo {
        command.env("CARGO_TARGET_DIR", target).env("CARGO_NET_OFFLINE", "true");
        command.env("CARGO_PROFILE_DEV_DEBUG", "0").env("CARGO_PROFILE_TEST_DEBUG", "0");
    }
    let output = command.output().expect("sh starts");
    let said = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    assert!(output.status.success() && said[0].contains(": it works"), "{name}: {said:?}");
}

#[test]
fn new_plugins_in_c_pass_their_tests() {
    if Tool::Gcc.find().is_none() {
        return;
    }
    let folder = Folder::new("new-c");
    for kind in KINDS {
        new(&folder, kind, "c");
        passes(&folder, &format!("c-{kind}"), None);
    }
}

#[test]
fn new_plugins_in_python_pass_their_tests() {
    if Tool::Python.find().is_none() {
        return;
    }
    let folder = Folder::new("new-python");
    for kind in KINDS {
        new(&folder, kind, "python");
        passes(&folder, &format!("python-{kind}"), None);
    }
}

#[test]
fn new_plugins_in_rust_pass_their_tests() {
    if !Rotation::of_today().is_due(&SDK) {
        return;
    }
    let folder = Folder::new("new-rust");
    // Dependencies are built once, in the folder of the first project: for cargo, another path is another crate.
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("new-plugins");
    let (project, sdk) = (folder.0.join("project"), folder.0.join("project/okl-sdk"));
    let kept = folder.0.join("okl-sdk");
    for kind in KINDS {
        new(&folder, kind, "rust");
        std::fs::rename(folder.0.join(format!("rust-{kind}")), &project).expect("it was made");
        if kept.is_dir() {
            assert_eq!(texts(&sdk), texts(&kept), "all kinds are built with the same crates");
            std::fs::remove_dir_all(&sdk).expect("it is there");
            std::fs::rename(&kept, &sdk).expect("it is there");
        }
        passes(&folder, "project", Some(&target));
        if kind == "stage" {
            panics_are_survived(&folder, &target);
        }
        std::fs::rename(&sdk, &kept).expect("it is there");
        std::fs::remove_dir_all(&project).expect("it is there");
    }
}

/// A panic is caught by the exported function; a panic during unwinding ends the process. In both cases okl names the
/// plugin.
fn panics_are_survived(folder: &Folder, target: &Path) {
    folder.write(
        "project/src/lib.rs",
        "use okl_plugin::{Acts, Change, Stage, Text};\n\
         const BAD: Stage = Stage { summary: \"panics\", options: &[], acts: Acts::Output(change) };\n\
         okl_plugin::export!(stage, \"stage_in_rust\", BAD);\n\
         struct Again;\n\
         impl Drop for Again { fn drop(&mut self) { panic!(\"again\") } }\n\
         fn change(asked: &Text<'_>) -> Result<Change, String> {\n  \
           let _again = asked.text.contains(\"twice\").then(|| Again);\n  panic!(\"once\")\n}\n",
    );
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["build", "--quiet", "--offline"]).current_dir(folder.0.join("project"));
    cargo.env("CARGO_TARGET_DIR", target).env("CARGO_PROFILE_DEV_DEBUG", "0");
    assert!(cargo.status().expect("cargo starts").success());
    let library =
        target.join("debug/libokl_stage_stage_in_rust.so").with_extension(std::env::consts::DLL_EXTENSION);
    for isolate in [false, true] {
        let stage = format!("path = '{}'\nisolate = {isolate}\n", library.display());
        folder.write(
            "bad.toml",
            format!("schema = 1\nextends = \"cuda\"\n[[stage]]\nplugin = \"stage_in_rust\"\n{stage}"),
        );
        folder.write("twice.okl", crate::common::KERNEL.replace("a[i] = 1", "/* twice */ a[i] = 1"));
        // A process of its own ends in both cases.
        let once = if isolate { "plugin-crashed" } else { "plugin-panicked" };
        for (input, id) in [("fill.okl", once), ("twice.okl", "plugin-crashed")] {
            let ended = folder.okl(&format!("run --trust-plugins -p bad.toml {input} -o out.cu"));
            assert_eq!(ended.code, 101, "{ended:?}");
            let (is_told, is_named) = (format!("error[{id}]: the "), " `stage_in_rust` ");
            let said = ended.stderr.lines().find(|line| line.starts_with(&is_told));
            assert!(
                said.is_some_and(|line| line.contains(is_named)),
                "isolate = {isolate}: {}",
                ended.stderr
            );
            assert!(!folder.0.join("out.cu").exists());
        }
    }
}

/// The files below a folder with their texts.
fn texts(folder: &Path) -> Vec<(PathBuf, String)> {
    let files = okl_testing::cases::files_below(folder).expect("it can be read");
    let text = |file: &PathBuf| std::fs::read_to_string(file).expect("it is text");
    let below = |file: &PathBuf| file.strip_prefix(folder).expect("it is below").to_path_buf();
    files.iter().filter(|file| !file.ends_with("Cargo.lock")).map(|file| (below(file), text(file))).collect()
}

#[test]
fn what_is_there_stays_and_names_are_symbols() {
    let folder = Folder::new("new-wrong");
    folder.write("there/file", "mine");
    for (line, says) in [
        ("plugin new stage there", "`there` is there already"),
        ("plugin new stage a-b", "`a-b` has more than small letters"),
        ("plugin new wing x", "invalid value 'wing'"),
    ] {
        let ended = folder.okl(line);
        assert_eq!(ended.code, 2, "{ended:?}");
        assert!(ended.stderr.contains(says), "{}", ended.stderr);
    }
    assert_eq!(folder.files(), ["fill.okl", "there"]);
    assert_eq!(folder.okl("plugin new stage x -o deep/down/x --lang c").code, 0);
    assert!(folder.0.join("deep/down/x/test.sh").is_file());
}

#[test]
fn names_that_are_taken_are_refused() {
    let folder = Folder::new("new-taken");
    for (words, why) in [
        ("backend cuda", "a backend that is part of okl"),
        ("stage clang_format", "a stage that is part of okl"),
        ("stage parse", "a step of okl"),
        ("frontend acc", "a frontend that is part of okl"),
        ("attribute tile", "an attribute that is part of okl"),
        ("attribute while", "a word of C++"),
    ] {
        folder.okl(&format!("plugin new {words} --lang c")).fails(2, why);
    }
    assert_eq!(folder.files(), ["fill.okl"]);
    folder.okl("plugin new stage cuda --lang python");
}
