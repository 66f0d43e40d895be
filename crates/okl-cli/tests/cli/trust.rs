//! The search for plugin libraries, and which of them a project may load.

#![cfg(target_os = "linux")] // libraries have Linux names here

use crate::common::{Ended, Folder};
use okl_testing::tools::Tool;
use std::path::Path;
use std::process::Command;

const PROJECT: &str = "schema = 1\n[[stage]]\nplugin = \"hello\"\n";
const LIBRARY: &str = "libokl_stage_hello.so";

/// Builds the stage that prints `word` into a folder; returns false without a compiler.
fn build(folder: &Folder, below: &str, word: &str) -> bool {
    let Some(compiler) = Tool::Gcc.find() else { return false };
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let place = folder.0.join(below);
    std::fs::create_dir_all(&place).expect("the test folder can be written");
    let mut gcc = Command::new(compiler);
    gcc.args(["-shared", "-fPIC", "-O0", "-I"]).arg(here.join("../okl-abi/include"));
    gcc.arg(format!("-DHELLO=\"{word}\"")).arg("-o").arg(place.join(LIBRARY));
    let status = gcc.arg(here.join("tests/cli/plugins/hello.c")).status().expect("gcc starts");
    assert!(status.success(), "gcc");
    true
}

fn run(folder: &Folder, pipeline: &str) -> Ended {
    folder.okl(&format!("run -p {pipeline} -o out.cpp fill.okl"))
}

/// Runs a pipeline with all code trusted.
fn trusting(folder: &Folder, pipeline: &str) -> Ended {
    folder.okl(&format!("run --trust-plugins -p {pipeline} -o out.cpp fill.okl"))
}

fn says(folder: &Folder, pipeline: &str, word: &str) {
    let ended = run(folder, pipeline);
    assert_eq!(ended.code, 0, "{ended:?}");
    assert!(ended.stderr.starts_with(&format!("warning[hello]: {word}\n")), "{}", ended.stderr);
}

fn hash(folder: &Folder, file: &str) -> String {
    let program = Tool::Sha256sum.find().expect("it is part of the system's basic tools");
    let program = Command::new(program).arg(folder.0.join(file)).output().expect("sha256sum starts");
    String::from_utf8_lossy(&program.stdout).split_whitespace().next().expect("a hash").to_string()
}

#[test]
fn a_project_loads_the_library_that_was_trusted() {
    let folder = Folder::new("trust-library");
    folder.write("okl.toml", PROJECT);
    if !build(&folder, "okl-plugins", "one") {
        return;
    }
    let file = format!("okl-plugins/{LIBRARY}");
    let refused = run(&folder, "serial");
    refused.fails(2, "error[untrusted-plugin]: the stage `hello` is no part of okl");
    assert!(refused.stderr.contains(&format!("`okl plugins trust {file}`")), "{}", refused.stderr);

    let first = hash(&folder, &file);
    let shown = folder.okl("plugins trust").done();
    assert!(
        shown.starts_with("the stage `hello`: /") && shown.contains(&format!("sha256 {first}\n")),
        "{shown}"
    );
    says(&folder, "serial", "one");
    assert!(folder.okl("plugins trust").done().contains("it was trusted already"));

    // From a subfolder, it still belongs to the project.
    folder.write("deep/fill.okl", crate::common::KERNEL);
    let ended = folder.okl("run -p serial -o out.cpp deep/fill.okl");
    assert!(ended.code == 0 && ended.stderr.contains("hello"), "{ended:?}");

    build(&folder, "okl-plugins", "two");
    let changed = run(&folder, "serial");
    changed.fails(2, "error[untrusted-plugin]: the stage `hello` has changed since it was trusted");
    for hash in [&first, &hash(&folder, &file)] {
        assert!(changed.stderr.contains(hash.as_str()), "{}", changed.stderr);
    }
    // By its file, as the message suggests.
    let shown = folder.okl(&format!("plugins trust {file}")).done();
    assert!(shown.contains(&format!("it has changed, trusted was\n  sha256 {first}\n")), "{shown}");
    says(&folder, "serial", "two");

    // The same bytes in another place are not trusted.
    folder.write("okl.toml", format!("{PROJECT}path = \"other/\"\n"));
    build(&folder, "other", "two");
    run(&folder, "serial").fails(2, "nobody has trusted it yet");
    assert_eq!(folder.read("config/okl/trusted.toml").matches("[[trusted]]").count(), 1);
}

#[test]
fn a_command_is_trusted_with_the_files_it_names() {
    if Tool::Python.find().is_none() {
        return;
    }
    let folder = Folder::new("trust-command");
    let every = include_str!("plugins/every.py");
    folder.write("every.py", every);
    let table = |words: &str| format!("schema = 1\n[[stage]]\nplugin = \"checked\"\ncommand = [{words}]\n");
    let words = "\"python3\", \"every.py\", \"checked\"";
    folder.write("okl.toml", table(words));
    run(&folder, "serial").fails(2, "`okl plugins trust okl.toml`");
    folder.okl("plugins trust every.py").fails(2, "commands are trusted with the file that names them");
    assert!(folder.okl("plugins trust okl.toml").done().contains("covers every.py"));
    assert!(run(&folder, "serial").stderr.contains("warning[every-stage]"));
    folder.write("every.py", format!("{every}\n"));
    run(&folder, "serial").fails(2, "has changed since it was trusted");
    folder.write("every.py", every);
    assert_eq!(run(&folder, "serial").code, 0);
    // Other words are another command.
    folder.write("okl.toml", table("\"python3\", \"-I\", \"every.py\", \"checked\""));
    run(&folder, "serial").fails(2, "nobody has trusted it yet");
}

#[test]
fn a_file_of_trust_that_cannot_be_read_trusts_nothing() {
    let folder = Folder::new("trust-broken");
    folder.write("okl.toml", "schema = 1\n[[stage]]\nplugin = \"s\"\ncommand = [\"true\"]\n");
    folder.okl("plugins trust").done();
    let sound = folder.read("config/okl/trusted.toml");
    for broken in ["", "schema = 2\n", &sound[..sound.len() - 9]] {
        folder.write("config/okl/trusted.toml", broken);
        run(&folder, "serial").fails(2, "= note: nothing is trusted: `");
        // An unreadable trust file is not overwritten.
        folder.okl("plugins trust").fails(3, "mend the file or remove it");
        assert_eq!(folder.read("config/okl/trusted.toml"), broken);
    }
    folder.write("config/okl/trusted.toml", &sound);
    folder.okl("plugins trust").done();
    assert_eq!(folder.read("config/okl/trusted.toml"), sound);
}

#[test]
fn libraries_are_looked_for_from_near_to_far() {
    let folder = Folder::new("trust-order");
    folder.write("p.toml", "schema = 1\nextends = \"serial\"\n[[stage]]\nplugin = \"hello\"\n");
    let unknown = run(&folder, "p.toml");
    unknown.fails(2, "error[unknown-plugin]: there is no stage `hello`");
    assert!(unknown.stderr.contains("trust-order/config/okl/plugins/1`, `/usr/local/lib/okl/plugins/1`"));
    // The farthest folder first: each library hides those before it.
    let said = |word: &str| {
        let path = folder.0.join("said").to_string_lossy().into_owned();
        let line = "run --trust-plugins -p p.toml -o out.cpp fill.okl";
        let ended = folder.okl_with(line, b"", &[("OKL_PLUGIN_PATH", &format!(":/nowhere:{path}"))]);
        assert!(ended.stderr.starts_with(&format!("warning[hello]: {word}\n")), "{}", ended.stderr);
    };
    for below in ["config/okl/plugins/1", "said", "okl-plugins", "."] {
        if !build(&folder, below, below) {
            return;
        }
        said(below);
    }
    folder.write(
        "p.toml",
        "schema = 1\nextends = \"serial\"\n[[stage]]\nplugin = \"hello\"\npath = \"said\"\n",
    );
    said("said");
}

#[test]
fn a_hash_is_checked_before_the_library_runs() {
    let folder = Folder::new("trust-hash");
    if !build(&folder, ".", "well") {
        return;
    }
    let right = hash(&folder, LIBRARY);
    let pipeline = |hash: &str| {
        let lines = format!("[[stage]]\nplugin = \"hello\"\nsha256 = \"{hash}\"\n");
        folder.write("p.toml", format!("schema = 1\nextends = \"serial\"\n{lines}"));
    };
    pipeline(&right.to_ascii_uppercase());
    assert!(trusting(&folder, "p.toml").stderr.starts_with("warning[hello]: well\n"));
    let wrong = "0".repeat(64);
    pipeline(&wrong);
    let ended = run(&folder, "p.toml");
    ended.fails(2, &format!("error[wrong-hash]: `{LIBRARY}` is not what this speaks of\n --> p.toml:5:10"));
    assert!(
        ended.stderr.contains(&format!("note: found {right}\n  = note: wanted {wrong}")),
        "{}",
        ended.stderr
    );
    pipeline("abc");
    run(&folder, "p.toml").fails(2, "error[wrong-value]: `sha256` is no SHA-256 of a file");

    // The hash of a backend; a nearer file that changes the library has its own hash.
    folder.write(
        "base.toml",
        format!("schema = 1\n[backend]\nplugin = \"mine\"\npath = \"{LIBRARY}\"\nsha256 = \"{wrong}\"\n"),
    );
    folder.write("q.toml", "schema = 1\nextends = \"base.toml\"\n");
    run(&folder, "q.toml").fails(2, "error[wrong-hash]");
    folder.write("q.toml", format!("schema = 1\nextends = \"base.toml\"\n[backend]\npath = \"{LIBRARY}\"\n"));
    trusting(&folder, "q.toml").fails(3, "does not export `okl_backend_mine`");
    // A hash in a project file does not replace the user's trust.
    folder.write("okl.toml", format!("{PROJECT}sha256 = \"{right}\"\n"));
    run(&folder, "serial").fails(2, "error[untrusted-plugin]");
    folder.okl("plugins trust").done();
    says(&folder, "serial", "well");
}

#[test]
fn the_list_reads_what_lies_beside_a_library_and_runs_none() {
    let folder = Folder::new("trust-list");
    // These files could not be loaded.
    folder.write("okl-plugins/libokl_stage_house_rules.so", "no library");
    folder.write("config/okl/plugins/1/libokl_backend_mine.so", "nor this");
    folder.write("okl-plugins/notes.txt", "no plugin");
    let sidecar = |abi: &str, hash: &str| {
        let platform = format!("{}-{}", std::env::consts::ARCH, std::env::consts::OS);
        folder.write(
            "okl-plugins/okl-plugin.toml",
            format!(
                "kind = \"stage\"\nname = \"house-rules\"\nversion = \"2.1\"\nabi = \"{abi}\"\nlater = 1\n\
                 [files.{platform}]\nfile = \"libokl_stage_house_rules.so\"\nsha256 = \"{hash}\"\n"
            ),
        );
    };
    sidecar("1.0", &hash(&folder, "okl-plugins/libokl_stage_house_rules.so"));
    let list = folder.okl("plugins list").done();
    assert!(list.contains("backend cuda         "), "{list}");
    let rows: Vec<&str> = list.lines().filter(|row| row.contains(" file: ")).collect();
    let user = folder.0.join("config/okl/plugins/1/libokl_backend_mine.so");
    assert_eq!(
        rows,
        [
            "stage house-rules    2.1      file: okl-plugins/libokl_stage_house_rules.so",
            &format!("backend mine         -        file: {}", user.display()),
        ]
    );
    let json = folder.okl("plugins list --format json").done();
    let rows: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    let find = |name: &str| rows.as_array().and_then(|rows| rows.iter().find(|row| row["name"] == name));
    let row = find("house-rules").expect("it is listed");
    assert_eq!(
        (&row["kind"], &row["version"], &row["from"]),
        (&"stage".into(), &"2.1".into(), &"file".into())
    );
    let row = find("cuda").expect("it is listed");
    assert!(row["from"] == "embedded" && row["file"].is_null(), "{row}");

    // The version in a sidecar for another file is ignored.
    sidecar("1.0", &"0".repeat(64));
    let list = folder.okl("plugins list").done();
    let row = "stage house_rules    -        file: okl-plugins/libokl_stage_house_rules.so, it is not the file that";
    assert!(list.contains(row), "{list}");
    // A library for another interface version is not opened.
    sidecar("2.0", &hash(&folder, "okl-plugins/libokl_stage_house_rules.so"));
    assert!(folder.okl("plugins list").done().contains("it is for ABI 2.0, this okl has 1.0 to 1.0"));
    folder.write(
        "p.toml",
        "schema = 1\nextends = \"cuda\"\n[[stage]]\nplugin = \"house_rules\"\npath = \"okl-plugins\"\n",
    );
    let ended = folder.okl("run --trust-plugins -p ./p.toml fill.okl");
    ended.fails(3, "error[plugin-not-loaded]");
    ended.fails(3, "okl-plugin.toml` says ABI 2.0, wanted 1.0 to 1.0");
    folder.write("okl-plugins/okl-plugin.toml", "kind = 3\n");
    assert!(folder.okl("plugins list").done().contains("`okl-plugin.toml` cannot be read"));
}

#[test]
fn libraries_run_one_at_a_time_however_many_threads_there_are() {
    let folder = Folder::new("trust-threads");
    folder.write("okl.toml", PROJECT);
    if !build(&folder, "okl-plugins", "one") {
        return;
    }
    folder.okl("plugins trust").done();
    for nth in 0..16 {
        folder.write(&format!("src/k{nth:02}.okl"), crate::common::KERNEL);
    }
    let one = folder.okl("run -p serial --no-cache -j 1 -o one/ src");
    let many = folder.okl("run -p serial --no-cache -j 8 -o many/ src");
    assert_eq!((one.code, one.stderr.matches("warning[hello]: one").count()), (0, 16), "{one:?}");
    assert_eq!((many.code, &many.stderr), (0, &one.stderr));
    let checked = folder.okl("check -j 8 src");
    assert_eq!(checked.code, 0, "{checked:?}");
}

/// A stage that is a program and creates a file in the folder.
#[cfg(unix)]
fn touching(folder: &Folder, file: &str) -> String {
    let root = folder.0.display();
    folder.script("touch.sh", &format!("touch {root}/{file}\ncat\n"));
    format!("[[stage]]\nplugin = \"mine\"\ncommand = [\"{root}/touch.sh\"]\n")
}

#[cfg(unix)]
#[test]
fn pipelines_of_a_project_ask_for_trust_when_they_start_something() {
    let folder = Folder::new("trust-pipelines");
    let touch = format!("schema = 1\nextends = \"cuda\"\n{}", touching(&folder, "ran"));
    folder.write("pipelines/cuda.toml", &touch);
    folder.write("mine.toml", &touch);
    folder.write("config/okl/pipelines/user.toml", "schema = 1\nextends = \"cuda\"\n");
    // By name, through what the embedded and the user's pipelines extend, by file, and with every command.
    for line in [
        "run -p cuda fill.okl",
        "run -p CUDA fill.okl",
        "run -p acc-cuda fill.okl",
        "run -p user fill.okl",
        "run -p cuda.toml fill.okl",
        "run -p mine.toml fill.okl",
        "run -p ./pipelines/cuda.toml fill.okl",
        "translate -m CUDA fill.okl",
        "check -p cuda fill.okl",
    ] {
        folder.okl(line).fails(2, "error[untrusted-plugin]: the stage `mine` is no part of okl");
        assert!(!folder.0.join("ran").exists(), "{line}");
    }
    // Inspecting them starts nothing, trusted or not.
    for line in
        ["pipelines check", "pipelines show cuda", "--trust-plugins pipelines check cuda", "pipelines list"]
    {
        assert_eq!(folder.okl(line).code, 0, "{line}");
        assert!(!folder.0.join("ran").exists(), "{line}");
    }
    // For one call, or permanently.
    assert_ne!(folder.okl("run --trust-plugins -p cuda fill.okl").code, 2);
    std::fs::remove_file(folder.0.join("ran")).expect("it ran");
    assert!(folder.okl("plugins trust mine.toml").done().contains("/touch.sh\n"));
    assert_ne!(folder.okl("run -p mine.toml fill.okl").code, 2);
    assert!(folder.0.join("ran").exists());
    let own = touching(&folder, "own");
    folder.okl("run -p mine.toml fill.okl").fails(2, "has changed since it was trusted");
    // The user's own pipelines need no trust.
    folder.write("config/okl/pipelines/own.toml", format!("schema = 1\nextends = \"serial\"\n{own}"));
    assert_ne!(folder.okl("run -p own fill.okl").code, 2);
    assert!(folder.0.join("own").exists());
    // Other files cannot pass for them.
    folder.okl("run -p config/okl/pipelines/../../../mine.toml fill.okl").fails(2, "error[untrusted-plugin]");
}

#[cfg(unix)]
#[test]
fn a_library_of_the_project_is_not_taken_for_the_users() {
    let folder = Folder::new("trust-found");
    if !build(&folder, "okl-plugins", "theirs") {
        return;
    }
    folder.write(
        "config/okl/pipelines/own.toml",
        "schema = 1\nextends = \"serial\"\n[[stage]]\nplugin = \"hello\"\n",
    );
    run(&folder, "own").fails(2, &format!("`okl plugins trust okl-plugins/{LIBRARY}`"));
    build(&folder, "config/okl/pipelines", "mine");
    says(&folder, "own", "mine");
}

#[test]
fn what_stands_for_a_pipeline_of_okl_is_said() {
    let folder = Folder::new("trust-in-place");
    let newer = "schema = 1\nextends = \"cuda\"\n[parse]\nstd = \"c++20\"\n";
    folder.write("pipelines/cuda.toml", newer);
    let said = |line: &str| {
        let ended = folder.okl(line);
        assert_eq!(ended.code, 0, "{ended:?}");
        ended.stderr
    };
    let line = "pipeline `cuda`: `pipelines/cuda.toml`, in place of okl's own\n";
    for call in [
        "run -p cuda fill.okl",
        "run -p acc-cuda fill.okl",
        "translate -m CUDA fill.okl",
        "check -p cuda fill.okl",
    ] {
        assert_eq!(said(call), line, "{call}");
        // For cached results, too.
        assert_eq!(said(call), line, "{call}");
    }
    assert_eq!(said("run -q -p cuda fill.okl"), "");
    assert_eq!(said("run -p serial fill.okl"), "");
    // A file that is named by its path replaces no pipeline.
    assert_eq!(said("run -p ./pipelines/cuda.toml fill.okl"), "");
    folder.write("serial.toml", "schema = 1\nextends = \"serial\"\n");
    assert_eq!(
        said("run -p serial.toml fill.okl"),
        "pipeline `serial`: `serial.toml`, in place of okl's own\n"
    );
    // The user's own pipelines are intended, and a copy of okl's is the same.
    folder.write("config/okl/pipelines/hip.toml", newer);
    assert_eq!(said("run -p hip -o out/ fill.okl"), line);
    let own = folder.okl("pipelines show openmp").done();
    let embedded =
        std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../pipelines/openmp.toml"));
    folder.write("pipelines/openmp.toml", embedded.expect("it is part of okl"));
    assert_eq!(said("run -p openmp fill.okl"), "", "{own}");
}

#[cfg(unix)]
#[test]
fn a_program_that_options_name_needs_trust_like_a_command() {
    let folder = Folder::new("trust-options");
    folder.script("fmt.sh", "touch ran\ncat\n");
    let stage = |options: &str| format!("[[stage]]\nplugin = \"clang-format\"\noptions = {{ {options} }}\n");
    let project = |options: &str| format!("schema = 1\n{}", stage(options));
    let pipeline = |options: &str| format!("schema = 1\nextends = \"serial\"\n{}", stage(options));
    for options in ["program = \"./fmt.sh\"", "style = \"file:/etc/passwd\"", ""] {
        folder.write("okl.toml", project(options));
        let starts = "error[untrusted-plugin]: the stage `clang-format` starts the program";
        folder.okl("run -p serial fill.okl").fails(2, starts);
        folder.okl("check fill.okl").fails(2, starts);
        folder.okl("normalize fill.okl").fails(2, starts);
        std::fs::remove_file(folder.0.join("okl.toml")).expect("ours");
        folder.write("pipelines/mine.toml", pipeline(options));
        folder.okl("run -p mine fill.okl").fails(2, starts);
        folder.okl("translate -m mine fill.okl").fails(2, starts);
        folder.okl("check -p mine fill.okl").fails(2, starts);
        folder.okl("pipelines check").done();
    }
    assert!(!folder.0.join("ran").exists());
    // Relative to the file's folder, wherever okl runs; and only in the trusted state.
    folder.write("pipelines/mine.toml", pipeline("program = \"../fmt.sh\""));
    assert!(folder.okl("plugins trust pipelines/mine.toml").done().contains("covers ../fmt.sh"));
    let below = Folder(folder.0.join("deep"));
    below.write("fill.okl", crate::common::KERNEL);
    let mut command = below.command("run -p mine fill.okl");
    let ended =
        Ended::new(command.env("XDG_CONFIG_HOME", folder.0.join("config")).output().expect("it runs"));
    assert!(ended.code == 0 && below.0.join("ran").exists(), "{ended:?}");
    folder.write("pipelines/mine.toml", pipeline("program = \"../fmt.sh\", style = \"LLVM\""));
    folder.okl("run -p mine fill.okl").fails(2, "error[untrusted-plugin]");
    folder.write("pipelines/mine.toml", pipeline("program = \"../fmt.sh\""));
    folder.script("fmt.sh", "touch other\ncat\n");
    folder.okl("run -p mine fill.okl").fails(2, "has changed since it was trusted");
    // With `.` on the search path, a program beside a kernel is not the user's.
    folder.script("clang-format", "touch stolen\ncat\n");
    folder.write("pipelines/mine.toml", pipeline(""));
    let ended = folder.okl_with("run --trust-plugins -p mine fill.okl", b"", &[("PATH", ".:")]);
    assert!(ended.stderr.contains("there is no program `clang-format`"), "{ended:?}");
    assert!(!folder.0.join("stolen").exists());
}

#[cfg(unix)]
#[test]
fn trust_covers_all_below_a_folder_that_a_command_names() {
    let folder = Folder::new("trust-tree");
    folder.write("tool/deep/part.sh", "cat\n");
    let project =
        |word: &str| format!("schema = 1\n[[stage]]\nplugin = \"s\"\ncommand = [\"sh\", \"{word}\"]\n");
    for word in ["tool", "--from=tool", "./tool/"] {
        folder.write("okl.toml", project(word));
        run(&folder, "serial").fails(2, "nobody has trusted it yet");
        assert!(folder.okl("plugins trust").done().contains(&format!("covers all below {word}")));
        assert_ne!(run(&folder, "serial").code, 2);
        folder.write("tool/deep/part.sh", "cat # changed\n");
        run(&folder, "serial").fails(2, "has changed since it was trusted");
        folder.write("tool/deep/part.sh", "cat\n");
        assert_ne!(run(&folder, "serial").code, 2);
        folder.write("tool/deep/more.sh", "");
        run(&folder, "serial").fails(2, "has changed since it was trusted");
        std::fs::remove_file(folder.0.join("tool/deep/more.sh")).expect("ours");
    }
    // A command that cannot be hashed cannot be trusted.
    folder.write("okl.toml", project("/"));
    folder.okl("plugins trust").fails(2, "cannot be looked at");
    folder.okl("check fill.okl").fails(2, "cannot be looked at");
    let Some(mkfifo) = Tool::Mkfifo.find() else { return };
    assert!(Command::new(mkfifo).arg(folder.0.join("tool/pipe")).status().expect("mkfifo starts").success());
    folder.write("okl.toml", project("tool"));
    folder.okl("check fill.okl").fails(2, "tool/pipe` is no file");
}

#[cfg(unix)]
#[test]
fn a_project_file_of_others_is_not_read_until_it_is_trusted() {
    use std::os::unix::fs::{PermissionsExt, chown};
    let folder = Folder::new("trust-others");
    let project = folder.0.join("project");
    folder.write("project/okl.toml", "schema = 1\n[[file]]\nmatch = \"*\"\ndefines = { ONE = 1 }\n");
    folder.write("project/one.okl", crate::common::KERNEL.replace("= 1", "= ONE"));
    let refused = |why: &str| {
        for line in [
            "run -p serial project/one.okl",
            "check project/one.okl",
            "normalize project/one.okl",
            "run project/one.okl",
        ] {
            folder.okl(line).fails(2, "error[project-of-others]: `project/okl.toml` is not read");
            folder.okl(line).fails(2, why);
        }
    };
    let mode =
        |path: &Path, mode| std::fs::set_permissions(path, PermissionsExt::from_mode(mode)).expect("ours");
    mode(&project, 0o777);
    refused("everybody may write to its folder");
    mode(&project, 0o755);
    mode(&project.join("okl.toml"), 0o666);
    refused("everybody may write to it");
    mode(&project.join("okl.toml"), 0o644);
    folder.okl("check project/one.okl").done();
    // Only the administrator may change the owner; then both are owned by another user.
    let is_root = chown(project.join("okl.toml"), Some(12345), None).is_ok();
    if is_root {
        refused("it belongs to the user 12345");
    } else {
        mode(&project, 0o777);
    }
    let shown = folder.okl("plugins trust project/okl.toml").done();
    assert!(shown.contains("project/okl.toml, although "), "{shown}");
    folder.okl("check project/one.okl").done();
    folder.okl("run -p serial project/one.okl").done();
    // Only the current state is trusted.
    folder.write("project/okl.toml", "schema = 1\n[[file]]\nmatch = \"*\"\ndefines = { ONE = 2 }\n");
    refused(if is_root { "it belongs to the user 12345" } else { "everybody may write" });
    folder.okl("check --trust-plugins project/one.okl").done();
    if is_root {
        // A user who became the administrator by `sudo` is not a stranger.
        let ended = folder.okl_with("check project/one.okl", b"", &[("SUDO_UID", "12345")]);
        assert_eq!(ended.code, 0, "{ended:?}");
    }
}
