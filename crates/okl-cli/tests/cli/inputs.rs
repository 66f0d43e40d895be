//! Many inputs: folders, threads, reports, stdin, argument files.

use crate::common::{Ended, Folder, KERNEL};
use okl_testing::tools::Tool;
use std::process::Command;

/// A kernel with an error, and one with a warning.
const WRONG: &str = "@kernel void k(float *a) {\n  for (int i = 0; i < 4; ++i; @outer) a[i] = 1;\n}\n";
const DOUBTFUL: &str = "@kernel void k(float *a, float *b) {\n  for (int g = 0; g < 4; ++g; @outer)\n    for (int i = 0; i < 4; ++i; @inner) a[0] += b[i];\n}\n";

fn tree(name: &str) -> Folder {
    let folder = Folder::new(name);
    for path in ["src/a/k.okl", "src/b/k.okl", "src/b/deep/k.okl", "src/top.okl", "src/.hidden/k.okl"] {
        folder.write(path, KERNEL);
    }
    folder.write("src/a/k.h", "no kernel");
    folder
}

fn all_files(folder: &Folder, below: &str) -> Vec<String> {
    let root = folder.0.join(below);
    let mut found = Vec::new();
    let mut open = vec![root.clone()];
    while let Some(next) = open.pop() {
        for entry in std::fs::read_dir(next).expect("it is there") {
            let path = entry.expect("readable").path();
            match path.is_dir() {
                true => open.push(path),
                false => found.push(path.strip_prefix(&root).expect("below").display().to_string()),
            }
        }
    }
    found.sort();
    found
}

#[test]
fn folders_are_inputs_and_their_paths_are_kept() {
    let folder = tree("inputs-folders");
    folder.okl("run -p serial --emit kernel -o out/ src").done();
    let wanted = ["a/k.cpp", "b/deep/k.cpp", "b/k.cpp", "top.cpp"];
    assert_eq!(all_files(&folder, "out"), wanted);
    folder.okl("run -p serial --emit kernel -o based/ --base src src/a/k.okl src/b").done();
    assert_eq!(all_files(&folder, "based"), ["a/k.cpp", "b/deep/k.cpp", "b/k.cpp"]);
    let ended = folder.okl("run -p serial -o clash/ src/a/k.okl src/b/k.okl");
    ended.fails(2, "would be written for `src/a/k.okl` and for `src/b/k.okl`; name their folder as the input, or say with `--base DIR`");
    folder.okl("run -p serial -o out/ --base src fill.okl").fails(2, "`fill.okl` does not lie below `src`");
    folder.okl("normalize -o normal/ src").done();
    assert_eq!(all_files(&folder, "normal"), ["a/k.okl", "b/deep/k.okl", "b/k.okl", "top.okl"]);
    folder.okl("normalize -o normal/ src/a/k.okl src/b/k.okl").fails(2, "would be written for two inputs");
    folder.write("none/readme.md", "");
    folder.okl("check none").fails(3, "error[input-is-directory]: `none` is a directory");
}

#[test]
fn threads_change_nothing_but_the_time() {
    let folder = Folder::new("inputs-threads");
    for nth in 0..24 {
        let text = match nth % 4 {
            0 => WRONG,
            1 => DOUBTFUL,
            // The first ones take longest.
            _ => &KERNEL.replace("fill", &format!("fill{nth}")),
        };
        folder.write(&format!("src/k{nth:02}.okl"), text);
    }
    let ended = |line: &str| {
        let Ended { code, stdout, stderr } = folder.okl(line);
        (code, stdout, stderr)
    };
    let one = ended("check -j 1 src");
    assert_eq!(one.0, 1);
    assert!(one.2.ends_with("6 errors, 6 warnings\n"), "{}", one.2);
    assert_eq!(ended("check -j 4 src"), one);
    for line in
        ["run -p cuda -p serial -o out/ --no-cache", "run -p cuda -p serial -o out/ --cache-dir cache"]
    {
        let one = ended(&format!("{line} -j 1 src"));
        assert_eq!(ended(&format!("{line} -j 3 src")), one);
        assert_eq!((one.0, folder.0.join("out").exists()), (1, false), "nothing is written");
    }
    folder.okl("check -j 0 fill.okl").fails(2, "number would be zero");
}

#[test]
fn those_without_mistakes_are_written_when_asked_for() {
    let folder = tree("inputs-keep-going");
    folder.write("src/a/k.okl", WRONG);
    let ended = folder.okl("run -k -p serial --emit kernel -o out/ src");
    ended.fails(1, "error[outer-without-inner]");
    assert_eq!(all_files(&folder, "out"), ["b/deep/k.cpp", "b/k.cpp", "top.cpp"]);
}

#[test]
fn of_an_input_that_fails_on_one_target_the_others_are_written_when_asked_for() {
    let folder = Folder::new("inputs-keep-targets");
    folder.write("src/throws.okl", KERNEL.replace("a[i] = 1", "if (i < 0) throw 1; a[i] = 1"));
    folder.write("src/fill.okl", KERNEL);
    let line = "run -p cuda -p serial -p openmp --emit kernel,launcher -o out/";
    folder.okl(&format!("{line} src")).fails(1, "error[host-only-code]");
    assert!(!folder.0.join("out").exists(), "nothing is written");
    let ended = folder.okl(&format!("{line} -k src"));
    ended.fails(1, "error[host-only-code]");
    let of_fill = ["fill.cuda.cu", "fill.cuda.launcher.cpp", "fill.openmp.cpp", "fill.serial.cpp"];
    let of_throws = ["throws.openmp.cpp", "throws.serial.cpp"];
    assert_eq!(all_files(&folder, "out"), [of_fill.as_slice(), &of_throws].concat());
    assert!(folder.read("out/throws.serial.cpp").contains("throw 1"));
    // A warning that is turned into an error counts as one on all targets.
    folder.write("doubtful.okl", DOUBTFUL);
    folder.okl("run -k -p cuda -p serial --deny data-race -o none/ doubtful.okl").fails(1, "data-race");
    assert!(!folder.0.join("none").exists());
}

#[test]
fn a_report_says_what_became_of_each_input_on_each_target() {
    let folder = tree("inputs-report");
    folder.write("src/a/k.okl", WRONG);
    folder.write("src/b/k.okl", DOUBTFUL);
    folder.write("src/top.okl", KERNEL.replace("a[i] = 1", "if (i < 0) throw 1; a[i] = 1"));
    let csv = |line: &str| {
        let ended = folder.okl(line);
        assert_eq!(ended.code, 1, "{ended:?}");
        let rows = ended.stdout.lines().map(|line| line.rsplit_once(',').expect("columns").0.to_string());
        rows.collect::<Vec<_>>()
    };
    let head = "input,target,state,verdict,errors,warnings";
    let plain = csv("check --report csv src");
    assert_eq!(
        plain,
        [
            head,
            "src/a/k.okl,,failed,mistakes,1,0",
            "src/b/deep/k.okl,,done,done,0,0",
            "src/b/k.okl,,done,done,0,1",
            "src/top.okl,,done,done,0,0"
        ]
    );
    let of_targets = csv("check -p cuda -p serial --report csv src");
    assert_eq!(of_targets.len(), 9);
    assert!(of_targets.contains(&"src/top.okl,cuda,failed,mistakes,1,0".to_string()), "{of_targets:?}");
    assert!(of_targets.contains(&"src/top.okl,serial,done,done,0,0".to_string()), "{of_targets:?}");
    assert!(of_targets.contains(&"src/b/k.okl,serial,done,done,0,1".to_string()), "{of_targets:?}");
    let run = |form: &str, options: &str| {
        folder.okl(&format!("run -p serial --report {form} -o out/ {options} src/b src/top.okl"))
    };
    // Cached results, too.
    for cache in ["--no-cache", "--cache-dir cache", "--cache-dir cache"] {
        let ended = run("json", cache);
        assert_eq!(ended.code, 0, "{ended:?}");
        let json: serde_json::Value = serde_json::from_str(&ended.stdout).expect("JSON");
        assert_eq!((&json["schema"], &json["done"], &json["failed"]), (&1.into(), &3.into(), &0.into()));
        assert_eq!(
            (&json["rows"][1]["input"], &json["rows"][1]["warnings"]),
            (&"src/b/k.okl".into(), &1.into())
        );
        assert!(json["rows"][0]["seconds"].as_f64().is_some_and(|seconds| (0.0..60.0).contains(&seconds)));
    }
    let text = run("text", "").stdout;
    assert!(text.starts_with("done    serial    0 errors    0 warnings "), "{text}");
    assert!(text.ends_with("3 done, 0 failed\n"), "{text}");
    folder.okl("run -p serial --report text fill.okl").fails(2, "stdout takes the report");
}

#[test]
fn check_says_what_run_would_say() {
    let folder = Folder::new("inputs-check");
    folder.write("throws.okl", KERNEL.replace("a[i] = 1", "if (i < 0) throw 1; a[i] = 1"));
    folder.okl("check throws.okl").done();
    folder.okl("check -p serial throws.okl").done();
    let checked = folder.okl("check -p cuda -p serial throws.okl");
    let run = folder.okl("run -p cuda -p serial -o out/ throws.okl");
    assert_eq!((checked.code, &checked.stdout, &checked.stderr), (1, &run.stdout, &run.stderr));
    assert!(checked.stderr.contains("error[host-only-code]"), "{}", checked.stderr);
    folder.okl("check -p cdua fill.okl").fails(2, "did you mean `cuda`?");
    assert_eq!(folder.files(), ["fill.okl", "throws.okl"]);
}

#[test]
fn steps_are_timed_for_those_who_ask() {
    let folder = Folder::new("inputs-times");
    let ended = folder.okl("check -p cuda --time-passes fill.okl");
    assert_eq!(ended.code, 0);
    for line in [
        "%  get ready\n",
        "%  load libclang\n",
        "%  normalize\n",
        "%  parse\n",
        "%  check\n",
        "%  plan for cuda\n",
        "%  lower for cuda\n",
        "%  emit for cuda\n",
        "   fill.okl\n",
    ] {
        assert!(ended.stderr.contains(line), "{line}: {}", ended.stderr);
    }
}

#[test]
fn names_of_pipelines_are_taken_in_any_case() {
    let folder = Folder::new("inputs-case");
    let cuda = folder.okl("run -p cuda fill.okl").done();
    assert_eq!(folder.okl("run -p CUDA fill.okl").done(), cuda);
    assert_eq!(folder.okl("run -p Cuda fill.okl").done(), cuda);
    folder.okl("pipelines show OpenMP").done();
    // A file of exactly that name takes precedence.
    folder.write("pipelines/CUDA.toml", "schema = 1\nextends = \"serial\"\n");
    assert_ne!(folder.okl("run -p CUDA fill.okl").done(), cuda);
}

#[test]
fn one_call_takes_pipelines_with_and_without_launchers() {
    let folder = Folder::new("inputs-launchers");
    folder.okl("run -p CUDA -p OpenMP --emit kernel,launcher -o out/ fill.okl").done();
    assert_eq!(all_files(&folder, "out"), ["fill.cuda.cu", "fill.cuda.launcher.cpp", "fill.openmp.cpp"]);
    folder.okl("run -p serial -p openmp --emit launcher -o out/ fill.okl").fails(2, "makes no launcher");
}

#[test]
fn stdin_may_have_a_name() {
    let folder = Folder::new("inputs-stdin");
    folder.write("sub/one.h", "#define ONE 1\n");
    folder.write("sub/okl.toml", "schema = 1\n[parse]\nargs = [\"-Wunused-variable\"]\n");
    let text = format!("#include \"one.h\"\n{}", KERNEL.replace("a[i] = 1", "int b = ONE; a[i] = ONE"));
    let named = folder.okl_with("check --stdin-filename sub/k.okl -", text.as_bytes(), &[]);
    assert_eq!(named.code, 0, "{named:?}");
    assert!(
        named.stderr.contains("warning[unused-variable]") && named.stderr.contains("sub/k.okl:4:"),
        "{named:?}"
    );
    folder.okl_with("check -", text.as_bytes(), &[]).fails(1, "include-not-found");
    folder.okl_with("run -p serial -o out/ --stdin-filename sub/k.okl -", text.as_bytes(), &[]);
    assert!(folder.read("out/k.cpp").contains("\"sub/k.okl\""));
}

#[test]
fn words_may_come_from_a_file() {
    let folder = Folder::new("inputs-words");
    folder.write("two words.okl", KERNEL.replace("= 1", "= M"));
    folder.write("words", "-p serial # for the CPU\n-D 'M=1 + 1'\n\"two words.okl\"\n");
    let kernel = folder.okl("run @words").done();
    assert!(kernel.contains("#define M 1 + 1") && kernel.contains("two words.okl"), "{kernel}");
    folder.okl("run @nowhere").fails(3, "cannot read `@nowhere`");
    folder.okl("explain @tile").done();
}

#[test]
fn slips_in_folders_and_options_of_clang_are_warned_of() {
    let folder = Folder::new("inputs-slips");
    let ended = folder.okl("check -I nofolder fill.okl");
    assert_eq!((ended.code, ended.stdout.as_str()), (0, ""));
    assert!(
        ended.stderr.contains("warning[include-folder-missing]: `-I nofolder` leads to no folder"),
        "{ended:?}"
    );
    let ended = folder.okl("check -X -Wal fill.okl");
    assert_eq!(ended.code, 0);
    assert!(ended.stderr.contains("warning[unknown-warning-option]"), "{ended:?}");
    assert!(
        ended.stderr.contains("did you mean `-Wall`?") && ended.stderr.ends_with("\n1 warning\n"),
        "{ended:?}"
    );
    assert_eq!(ended.stderr.matches("-Wal`").count(), 1, "{ended:?}");
    folder.okl("check -X -Werror -X -Weverything -X -Wno-everything -X -Wformat=2 fill.okl").done();
    folder.okl("check -X -Wall fill.okl").done();
    // Folders that only clang searches.
    let ended = folder.okl("check -X -isystem -X nofolder -X -Inowhere -X -I. fill.okl");
    assert_eq!(ended.code, 0, "{ended:?}");
    assert_eq!(ended.stderr.matches("include-folder-missing").count(), 2, "{ended:?}");
    assert!(
        ended.stderr.contains("`-isystem nofolder`") && ended.stderr.contains("`-I nowhere`"),
        "{ended:?}"
    );
    let unknown = folder.okl("check -X -fno-such fill.okl");
    unknown.fails(2, "`-X -fno-such` is none of those that okl hands on to clang");
}

#[test]
fn three_hundred_kernels_are_checked_in_all_forms() {
    let folder = Folder::new("inputs-three-hundred");
    for nth in 0..300 {
        // Some inputs have mistakes, at the start and at the end.
        let text =
            if nth % 150 == 7 { WRONG.to_string() } else { KERNEL.replace("fill", &format!("k{nth}")) };
        folder.write(&format!("src/m{}/k{nth:03}.okl", nth % 7), text);
    }
    let ended = folder.okl("check -j 2 --report json src");
    let json: serde_json::Value = serde_json::from_str(&ended.stdout).expect("JSON");
    assert_eq!((ended.code, &json["done"], &json["failed"]), (1, &298.into(), &2.into()));
    assert!(ended.stderr.ends_with("\n2 errors\n"), "{}", ended.stderr);
    assert!(!ended.stderr.contains("/300"), "a bar where nobody looks: {}", ended.stderr);
    let csv = folder.okl("check -j 2 --report csv src").stdout;
    assert_eq!(csv.lines().count(), 301);
    let text = folder.okl("check -j 2 --report text src").stdout;
    assert!(text.ends_with("298 done, 2 failed\n"), "{text}");
}

/// The screen of a terminal during a run in which one input, a pipe, becomes available late.
#[cfg(unix)]
fn while_one_is_slow(folder: &Folder, line: &str) -> Option<String> {
    let mkfifo = Tool::Mkfifo.find()?;
    let slow = folder.0.join("slow.okl");
    let _last_time = std::fs::remove_file(&slow);
    assert!(Command::new(mkfifo).arg(&slow).status().expect("mkfifo starts").success());
    let writer = std::thread::spawn(move || {
        let mut file = std::fs::File::options().write(true).open(&slow).expect("a pipe");
        std::thread::sleep(std::time::Duration::from_millis(1800));
        std::io::Write::write_all(&mut file, WRONG.as_bytes()).expect("okl reads it");
    });
    let screen = folder.on_a_terminal(line, &[])?;
    writer.join().expect("it has written");
    Some(screen)
}

#[cfg(unix)]
#[test]
fn three_hundred_kernels_on_a_terminal_come_with_a_bar_in_all_forms() {
    let folder = Folder::new("inputs-three-hundred-seen");
    if Tool::Python.find().is_none() {
        return;
    }
    for nth in 0..300 {
        folder.write(&format!("src/m{}/k{nth:03}.okl", nth % 7), KERNEL.replace("fill", &format!("k{nth}")));
    }
    // The progress bar also shows its position and the time.
    let has_bar = |screen: &str| screen.contains("/301 inputs, ") && screen.contains("[====");
    let seen = |options: &str| while_one_is_slow(&folder, &format!("check -j 2 {options} slow.okl src"));
    for (options, wanted) in [
        ("", "outer-without-inner"),
        ("--message-format short", "slow.okl:2:31: error: "),
        ("--report text", "300 done, 1 failed"),
        ("--report csv", "slow.okl,,failed,mistakes,1,0,"),
        ("--report json", "\"failed\": 1"),
    ] {
        let Some(screen) = seen(options) else { return };
        assert!(has_bar(&screen), "{options}: {screen}");
        assert!(screen.contains(wanted), "{options}: {screen}");
        let (_, last) = screen.rsplit_once("\u{1b}[2K").expect("the line of the bar is cleared");
        assert!(!last.contains("inputs"), "{options}: the bar is gone at the end: {screen}");
    }
    // Forms for programs have the stream to themselves.
    let json = seen("--message-format json").expect("it was there just now");
    assert!(json.lines().all(|line| serde_json::from_str::<serde_json::Value>(line).is_ok()), "{json}");
    let sarif = seen("--message-format sarif").expect("it was there just now");
    assert!(serde_json::from_str::<serde_json::Value>(&sarif).is_ok(), "{sarif}");
    let quiet = seen("-q").expect("it was there just now");
    assert!(!quiet.contains("inputs") && quiet.contains("outer-without-inner"), "{quiet}");
}

#[cfg(unix)]
#[test]
fn a_bar_is_shown_on_a_terminal_when_it_takes_longer_than_a_second() {
    let folder = Folder::new("inputs-bar");
    folder.write("other.okl", KERNEL);
    let Some(screen) = folder.on_a_terminal("check fill.okl other.okl", &[]) else { return };
    assert!(!screen.contains("inputs"), "{screen}");
    let Some(screen) = while_one_is_slow(&folder, "check -j 2 fill.okl slow.okl other.okl") else { return };
    assert!(screen.contains("2/3 inputs, 1s"), "{screen}");
    assert!(screen.contains("slow.okl:2:"), "{screen}");
    assert!(screen.trim_end().ends_with("1 error"), "the bar is gone at the end: {screen}");
}

#[test]
fn a_run_is_done_again_from_one_file() {
    let folder = tree("inputs-repro");
    folder.write("src/okl.toml", "schema = 1\n[[file]]\nmatch = \"/b/**\"\ndefines = { M = 3 }\n");
    folder.write("src/a/k.okl", format!("#include \"one.h\"\n{}", KERNEL.replace("= 1", "= ONE + N4")));
    folder.write("src/b/k.okl", KERNEL.replace("= 1", "= M"));
    folder.write("include/one.h", b"// caf\xe9\n#define ONE 1\n");
    folder.write("props.json", "{defines: {N4: 4}}");
    folder.write("pipelines/mine.toml", "schema = 1\nextends = \"cuda\"\n");
    let ended =
        folder.okl("run -p mine -I include --props props.json --emit kernel -o out/ --dump-repro r.json src");
    assert_eq!((ended.code, ended.stdout.as_str()), (0, ""), "{ended:?}");
    assert!(ended.stderr.contains("`okl run --repro r.json` runs it again"), "{ended:?}");
    let elsewhere = Folder::new("inputs-repro-elsewhere");
    std::fs::rename(folder.0.join("r.json"), elsewhere.0.join("r.json")).expect("ours");
    let again = elsewhere.okl("run --repro r.json");
    assert_eq!(again.code, 0, "{again:?}");
    for file in all_files(&folder, "out") {
        let text = String::from_utf8_lossy(&std::fs::read(folder.0.join("out").join(&file)).expect("a file"))
            .into_owned();
        assert!(again.stdout.contains(&format!("==> out/{file} <==\n{text}")), "{file}: {}", again.stdout);
    }
    assert_eq!(elsewhere.files(), ["fill.okl", "r.json"], "nothing is written");

    // Mistakes are reported as in the recorded run.
    folder.write("src/b/k.okl", WRONG);
    let ended = folder.okl("check --dump-repro r.json src/b");
    let again = folder.okl("run --repro r.json");
    assert_eq!((ended.code, again.code), (1, 1));
    let messages = |text: &str| -> Vec<String> {
        text.lines()
            .filter(|line| !line.contains("r.json") && !line.starts_with("recorded by"))
            .map(String::from)
            .collect()
    };
    assert_eq!(messages(&again.stderr), messages(&ended.stderr));
    // A truncated recording, as after a crash, can still be replayed.
    let text = folder.read("r.json");
    folder.write("r.json", &text[..text.len() - 5]);
    assert_eq!(folder.okl("run --repro r.json").code, 1);
    folder.okl("check --dump-repro fill.okl fill.okl").fails(2, "`fill.okl` is an input");
    folder.write("r.json", "{}");
    folder.okl("run --repro r.json").fails(2, "`r.json` holds no run");
    folder.okl("run --repro r.json fill.okl").fails(2, "cannot be used with");
}

#[test]
fn a_run_of_many_words_is_done_again() {
    let folder = Folder::new("inputs-repro-words");
    folder.write("one.okl", format!("#include \"sub/two.h\"\n{}", KERNEL.replace("= 1", "= ONE + TWO + M")));
    folder.write("include/sub/two.h", "#define TWO 2\n");
    folder.write("before.h", "#define ONE 1\n");
    folder.write("words", "-p cuda -p openmp -I include\n-D 'M=(1 + 1)' -include before.h\n");
    folder.write(
        "okl.toml",
        "schema = 1\n[[stage]]\nplugin = \"lint-performance\"\n[levels]\ndata-race = \"deny\"\n",
    );
    let kept = ["okl.toml", "words", "before.h", "include/sub/two.h", "one.okl", "fill.okl"];
    let ended = folder.okl("run @words --emit kernel,metadata -o out/ --dump-repro r.json one.okl fill.okl");
    assert_eq!(ended.code, 0, "{ended:?}");
    for file in kept {
        std::fs::remove_file(folder.0.join(file)).expect("ours");
    }
    let again = folder.okl("run --repro r.json");
    assert_eq!(again.code, 0, "{again:?}");
    let files = all_files(&folder, "out");
    assert_eq!(files.len(), 8, "{files:?}");
    for file in files {
        let whole = format!("==> out/{file} <==\n{}", folder.read(&format!("out/{file}")));
        assert!(again.stdout.contains(&whole), "{file}: {}", again.stdout);
    }

    // A text from stdin belongs to the folder and project of the name that it is given.
    folder.write("sub/okl.toml", "schema = 1\n[levels]\ndata-race = \"deny\"\n");
    let line = "check --dump-repro r.json --stdin-filename sub/k.okl -";
    let ended = folder.okl_with(line, DOUBTFUL.as_bytes(), &[]);
    ended.fails(1, "error[data-race]");
    std::fs::remove_file(folder.0.join("sub/okl.toml")).expect("ours");
    folder.okl("run --repro r.json").fails(1, "error[data-race]");

    folder.write("fill.okl", KERNEL);
    folder.okl("normalize --dump-repro r.json fill.okl");
    std::fs::remove_file(folder.0.join("fill.okl")).expect("ours");
    assert!(folder.okl("run --repro r.json").stdout.contains("[[okl_kernel"));
}

#[test]
fn a_run_of_a_stranger_runs_no_code() {
    let folder = Folder::new("inputs-repro-code");
    folder.write("mine.toml", "schema = 1\nname = \"mine\"\nextends = \"serial\"\n[[stage]]\nplugin = \"mine\"\ncommand = [\"./mine\"]\n");
    folder.write("mine", "#!/bin/sh\ntouch ran\n");
    let ended = folder.okl("run -p mine.toml --dump-repro r.json fill.okl");
    assert_ne!(ended.code, 0, "it is no program yet");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::Permissions::from_mode(0o755);
        std::fs::set_permissions(folder.0.join("mine"), mode).expect("ours");
    }
    folder.okl("run --repro r.json").fails(2, "the pipeline `mine` runs code that is no part of okl");
    assert!(!folder.0.join("ran").exists());
}

/// Waits until a condition holds.
#[cfg(unix)]
fn until(what: &str, is_so: impl Fn() -> bool) {
    let start = std::time::Instant::now();
    while !is_so() {
        assert!(start.elapsed() < std::time::Duration::from_secs(60), "{what}");
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
}

#[cfg(unix)]
#[test]
fn plugins_end_with_okl() {
    use std::os::unix::fs::PermissionsExt;
    use std::os::unix::process::ExitStatusExt;
    let Some(shell) = Tool::Shell.find() else { return };
    let folder = Folder::new("inputs-stop");
    folder.write(
        "slow.toml",
        "schema = 1\nextends = \"serial\"\n[[stage]]\nplugin = \"slow\"\ncommand = [\"./slow\"]\n",
    );
    // The plugin starts another process, which must be ended with it.
    folder.write("slow", "#!/bin/sh\nsleep 600 &\necho $$ $! >pids.part\nmv pids.part pids\nwait\n");
    std::fs::set_permissions(folder.0.join("slow"), std::fs::Permissions::from_mode(0o755)).expect("ours");
    let run = |script: &str| {
        Command::new(&shell).args(["-c", script]).current_dir(&folder.0).status().expect("sh starts")
    };
    // okl ignores signals that are ignored here, as in background jobs of some shells.
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored =
        status.lines().find_map(|line| u64::from_str_radix(line.strip_prefix("SigIgn:")?.trim(), 16).ok());
    let is_heard = |number: i32| ignored.unwrap_or_default() >> (number - 1) & 1 == 0;
    for (signal, number) in
        [("INT", 2), ("TERM", 15), ("HUP", 1)].into_iter().filter(|(_, number)| is_heard(*number))
    {
        let _last_one = std::fs::remove_file(folder.0.join("pids"));
        let mut okl =
            folder.command("run --trust-plugins -p slow.toml fill.okl").spawn().expect("okl starts");
        until("the plugin starts", || folder.0.join("pids").exists());
        let pids = folder.read("pids");
        assert!(run(&format!("kill -{signal} {}", okl.id())).success());
        let ended = okl.wait().expect("it is ours");
        assert_eq!(ended.signal(), Some(number), "as any other program");
        for pid in pids.split_whitespace() {
            // It has ended even if it is not reaped yet.
            let is_gone = format!("! kill -0 {pid} 2>/dev/null || grep -q '^State:.Z' /proc/{pid}/status");
            until("the plugin ends", || run(&is_gone).success());
        }
    }
}

#[cfg(unix)]
#[test]
fn a_crash_offers_to_write_the_run_down() {
    let (Some(shell), Some(mkfifo)) = (Tool::Shell.find(), Tool::Mkfifo.find()) else { return };
    let folder = Folder::new("inputs-crash");
    assert!(Command::new(mkfifo).arg(folder.0.join("slow.okl")).status().expect("mkfifo starts").success());
    let mut okl = folder.command("check -j 1 --dump-repro r.json fill.okl slow.okl");
    let okl = okl.stderr(std::process::Stdio::piped()).spawn().expect("okl starts");
    let has_first =
        || std::fs::read_to_string(folder.0.join("r.json")).is_ok_and(|text| text.contains("read fill.okl"));
    until("the first input is read", has_first);
    let kill = Command::new(shell).arg("-c").arg(format!("kill -SEGV {}", okl.id())).status();
    assert!(kill.expect("sh starts").success());
    let ended = Ended::new(okl.wait_with_output().expect("it is ours"));
    assert_eq!(ended.code, 101, "{ended:?}");
    assert!(ended.stderr.contains("internal error: SIGSEGV"), "{ended:?}");
    assert!(ended.stderr.contains("the same command with `--dump-repro FILE`"), "{ended:?}");
    // The recording contains everything that was read before the crash.
    let again = folder.okl("run --repro r.json");
    assert!(
        again.stderr.contains("cannot read `slow.okl`") && !again.stderr.contains("`fill.okl`"),
        "{again:?}"
    );
}
