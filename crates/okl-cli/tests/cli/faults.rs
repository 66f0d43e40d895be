//! Faulty plugins of all known kinds: okl names the plugin, has the right exit code, and writes nothing.

use okl_testing::tools::Tool;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const KERNEL: &str = "// Größe\n@kernel void fill(const int N, float *a) {\n  for (int i = 0; i < N; ++i; @tile(16, @outer, @inner)) {\n    \
                      a[i] = 1;\n  }\n}\n";

/// A plugin, and the expected reaction of okl.
struct Fault {
    name: &'static str,
    /// Macros of `faults/plain.c`.
    defines: &'static [(&'static str, &'static str)],
    /// A part of the message.
    says: &'static str,
    /// The exit codes with the plugin in this process and in one of its own; 0 if it works.
    codes: [i32; 2],
}

const fn fault(
    name: &'static str,
    defines: &'static [(&'static str, &'static str)],
    says: &'static str,
    codes: [i32; 2],
) -> Fault {
    Fault { name, defines, says, codes }
}

const BUG: [i32; 2] = [101, 101];
const MISSING: [i32; 2] = [3, 3];
const FINE: [i32; 2] = [0, 0];

#[rustfmt::skip]
const FAULTS: &[Fault] = &[
    // Plugins that end the process or never return.
    fault("segv", &[("MISTAKE", "*nowhere = 1")], "SIGSEGV", BUG),
    fault("segv-reading", &[("MISTAKE", "zero = nowhere[zero + 12345]")], "SIGSEGV", BUG),
    fault("abort", &[("MISTAKE", "abort()")], "SIGABRT", BUG),
    fault("assert", &[("MISTAKE", "__builtin_trap()")], "SIGILL", BUG),
    fault("division", &[("MISTAKE", "raise(SIGFPE)")], "SIGFPE", BUG),
    fault("bus", &[("MISTAKE", "raise(SIGBUS)")], "SIGBUS", BUG),
    fault("system-call", &[("MISTAKE", "raise(SIGSYS)")], "SIGSYS", BUG),
    fault("alarm", &[("MISTAKE", "alarm(1); for (;;) pause()")], "SIGALRM", BUG),
    fault("stack", &[("MISTAKE", "zero = deep(zero)")], "SIGSEGV", BUG),
    fault("exit-0", &[("MISTAKE", "exit(0)")], "it called `exit`", BUG),
    fault("exit-7", &[("MISTAKE", "exit(7)")], "it called `exit`", BUG),
    fault("loop", &[("MISTAKE", "for (;;) zero = zero")], "did not answer within", BUG),
    fault("sleep", &[("MISTAKE", "sleep(1000)")], "did not answer within", BUG),
    fault("memory", &[("MISTAKE", "greedy()")], "SIGABRT", BUG),
    fault("silent-crash", &[("MISTAKE", "close(2); close(1); abort()")], "SIGABRT", BUG),
    fault("crash-in-release", &[("AT_RELEASE", "if (buffer->length > 90) abort()"), ("ANSWER", "\"{\\\"lowered\\\":{\\\"kernel\\\":{\\\"prologue\\\":\\\"----------------------------------------------------------------------\\\"}}}\"")], "SIGABRT", BUG),
    // The same while the plugin is loaded or asked for its description.
    fault("segv-at-load", &[("AT_LOAD", "*nowhere = 1")], "SIGSEGV", BUG),
    fault("exit-at-load", &[("AT_LOAD", "exit(0)")], "it called `exit`", BUG),
    fault("loop-at-load", &[("AT_LOAD", "for (;;) pause()")], "did not answer within", BUG),
    fault("crash-when-asked-who", &[("DESCRIPTION", "(abort(), \"\")")], "SIGABRT", BUG),
    // Answers that are not valid documents.
    fault("garbage", &[("ANSWER", "\"\\x01\\x7f mumble\"")], "cannot be read", BUG),
    fault("no-utf8", &[("ANSWER", "\"{\\\"lowered\\\": \\\"\\xff\\xfe\\\"}\"")], "cannot be read", BUG),
    fault("empty", &[("ANSWER", "\"\"")], "cannot be read", BUG),
    fault("nothing", &[("ANSWER", "\"{}\"")], "neither output nor errors", BUG),
    fault("another-type", &[("ANSWER", "\"{\\\"lowered\\\": 3}\"")], "cannot be read", BUG),
    fault("huge", &[("MISTAKE", "output->length = (size_t)-1")], "more than 256 MiB", BUG),
    fault("large", &[("MISTAKE", "output->length = 1u << 30")], "more than 256 MiB", BUG),
    fault("nowhere", &[("MISTAKE", "output->data = NULL; output->length = 77")], "leads nowhere", BUG),
    fault("deep", &[("MISTAKE", "output->data = malloc(1 << 20); output->length = 1 << 20; memset(output->data, '[', 1 << 20)")], "cannot be read", BUG),
    fault("unknown-status", &[("STATUS", "77")], "refuses the request", MISSING),
    fault("panics", &[("STATUS", "OKL_STATUS_PANICKED"), ("ANSWER", "\"the table is missing\"")], "the table is missing", BUG),
    fault("refuses", &[("STATUS", "OKL_STATUS_REFUSED"), ("ANSWER", "\"not today\"")], "not today", MISSING),
    fault("newer-document", &[("ANSWER", "\"{\\\"schema\\\": 99, \\\"lowered\\\": [1]}\"")], "schema 99", BUG),
    fault("newer-feature", &[("ANSWER", "\"{\\\"requires\\\": [\\\"time-travel\\\"], \\\"lowered\\\": {}}\"")], "needs `time-travel`", MISSING),
    // Answers that cannot be applied.
    fault("outside", &[("ANSWER", "\"{\\\"lowered\\\":{\\\"kernel\\\":{\\\"edits\\\":{\\\"edits\\\":[{\\\"span\\\":[5,99999],\\\"with\\\":[],\\\"owner\\\":\\\"mine\\\"}]}}}}\"")], "mine wants bytes 5..99999", BUG),
    fault("backwards", &[("ANSWER", "\"{\\\"lowered\\\":{\\\"kernel\\\":{\\\"edits\\\":{\\\"edits\\\":[{\\\"span\\\":[9,5],\\\"with\\\":[],\\\"owner\\\":\\\"mine\\\"}]}}}}\"")], "the span [9, 5] ends before it starts", BUG),
    fault("inside-a-letter", &[("ANSWER", "\"{\\\"lowered\\\":{\\\"kernel\\\":{\\\"edits\\\":{\\\"edits\\\":[{\\\"span\\\":[0,6],\\\"with\\\":[],\\\"owner\\\":\\\"mine\\\"}]}}}}\"")], "mine wants bytes 0..6", BUG),
    fault("no-owner", &[("ANSWER", "\"{\\\"lowered\\\":{\\\"kernel\\\":{\\\"edits\\\":{\\\"edits\\\":[{\\\"span\\\":[0,4],\\\"with\\\":[]},{\\\"span\\\":[2,20],\\\"with\\\":[]}]}}}}\"")], "backend \"mine\" wants bytes 2..20", BUG),
    fault("bogus-option", &[("DESCRIPTION", "\"{\\\"description\\\":{\\\"name\\\":\\\"mine\\\",\\\"extension\\\":\\\"txt\\\",\\\"options\\\":[{\\\"name\\\":\\\"a\\\",\\\"type\\\":\\\"bogus\\\"}]}}\"")], "unknown variant `bogus`", BUG),
    fault("overlap", &[("ANSWER", "\"{\\\"lowered\\\":{\\\"kernel\\\":{\\\"edits\\\":{\\\"edits\\\":[{\\\"span\\\":[0,4],\\\"with\\\":[],\\\"owner\\\":\\\"mine\\\"},{\\\"span\\\":[2,20],\\\"with\\\":[],\\\"owner\\\":\\\"mine too\\\"}]}}}}\"")], "mine too wants bytes 2..20", BUG),
    fault("each-other", &[("ANSWER", "\"{\\\"lowered\\\":{\\\"kernel\\\":{\\\"edits\\\":{\\\"edits\\\":[{\\\"span\\\":[20,40],\\\"with\\\":[{\\\"source\\\":[0,12]}],\\\"owner\\\":\\\"mine\\\"},{\\\"span\\\":[2,10],\\\"with\\\":[{\\\"source\\\":[18,44]}],\\\"owner\\\":\\\"mine\\\"}]}}}}\"")], "into themselves without end", BUG),
    fault("doubles", &[("MISTAKE", "doubles(output, 40)")], "mine", BUG),
    fault("travels", &[("DESCRIPTION", "\"{\\\"description\\\":{\\\"name\\\":\\\"mine\\\",\\\"extension\\\":\\\"/../../evil\\\"}}\"")], "its extension `/../../evil`", [2, 2]),
    fault("place-outside", &[("ANSWER", "\"{\\\"diagnostics\\\":[{\\\"id\\\":\\\"x\\\",\\\"severity\\\":\\\"error\\\",\\\"message\\\":\\\"mine\\\",\\\"labels\\\":[{\\\"place\\\":[7777,9999999],\\\"text\\\":\\\"\\\"}]}]}\"")], "mine", [1, 1]),
    fault("terminal", &[("ANSWER", "\"{\\\"diagnostics\\\":[{\\\"id\\\":\\\"a\\\\u001b[2J\\\",\\\"severity\\\":\\\"error\\\",\\\"message\\\":\\\"mine \\\\u001b]0;x\\\\u0007\\\",\\\"labels\\\":[]}]}\"")], "mine", [1, 1]),
    // Plugins that change state of the process, and answer correctly.
    fault("prints", &[("MISTAKE", "puts(\"hello\"); fflush(stdout)")], "", FINE),
    fault("closes", &[("MISTAKE", "close(0); close(1)")], "", FINE),
    fault("wanders", &[("MISTAKE", "if (chdir(\"/\")) abort()")], "", FINE),
    fault("well", &[], "", FINE),
    fault("handles", &[("DESCRIPTION", "\"{\\\"description\\\":{\\\"name\\\":\\\"mine\\\",\\\"extension\\\":\\\"txt\\\",\\\"handles\\\":[\\\"tile\\\"]}}\"")], "", FINE),
    fault("handles-nothing", &[("DESCRIPTION", "\"{\\\"description\\\":{\\\"name\\\":\\\"mine\\\",\\\"extension\\\":\\\"txt\\\",\\\"handles\\\":[\\\"shared\\\"]}}\"")], "`@tile` is not supported by the backend `mine`", [1, 1]),
    fault("leaves-attributes", &[("ANSWER", "\"{\\\"lowered\\\":{\\\"kernel\\\":{\\\"prologue\\\":\\\"x\\\"}}}\"")], "error[backend-left-attribute]: the backend `mine` left `@tile` in its text", BUG),
    // Invalid records.
    fault("magic", &[("HEADER", "{'N','O','P','L','U','G','S',0}, 1, 0, sizeof(okl_plugin), 1, 1, \"mine\", \"1.0\"")], "not the record of an okl plugin", MISSING),
    fault("newer-major", &[("HEADER", "{'O','K','L','P','L','U','G',0}, 2, 0, sizeof(okl_plugin), 1, 1, \"mine\", \"1.0\"")], "found ABI 2.0", MISSING),
    fault("short", &[("HEADER", "{'O','K','L','P','L','U','G',0}, 1, 0, 24, 1, 1, \"mine\", \"1.0\"")], "found 24 bytes", MISSING),
    fault("kind", &[("HEADER", "OKL_PLUGIN_HEADER(OKL_KIND_STAGE, OKL_PANIC_NONE), \"mine\", \"1.0\"")], "found stage, wanted backend", MISSING),
    fault("name", &[("HEADER", "OKL_PLUGIN_HEADER(OKL_KIND_BACKEND, OKL_PANIC_NONE), \"yours\", \"1.0\"")], "found `yours`", MISSING),
    fault("no-name", &[("HEADER", "OKL_PLUGIN_HEADER(OKL_KIND_BACKEND, OKL_PANIC_NONE), NULL, \"1.0\"")], "the field `name`", MISSING),
    fault("aborts", &[("HEADER", "OKL_PLUGIN_HEADER(OKL_KIND_BACKEND, OKL_PANIC_ABORT), \"mine\", \"1.0\"")], "does not catch its panics", MISSING),
    fault("name-nowhere", &[("HEADER", "OKL_PLUGIN_HEADER(OKL_KIND_BACKEND, OKL_PANIC_NONE), (char *)0x41, \"1.0\"")], "SIGSEGV", BUG),
    fault("version-nowhere", &[("HEADER", "OKL_PLUGIN_HEADER(OKL_KIND_BACKEND, OKL_PANIC_NONE), \"mine\", (char *)0x41")], "SIGSEGV", BUG),
    fault("no-call", &[("CALL", "NULL")], "the field `call`", MISSING),
    fault("no-release", &[("RELEASE", "NULL")], "the field `release`", MISSING),
];

/// A folder with a kernel, and pipelines for a library in this process and in one of its own.
fn project(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("faults").join(name);
    let _first_time = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the test folder can be written");
    let write = |file: &str, text: &str| {
        std::fs::write(folder.join(file), text).expect("the test folder can be written");
    };
    write("fill.okl", KERNEL);
    let pipeline =
        "schema = 1\nname = \"p\"\n[backend]\nplugin = \"mine\"\npath = \"libokl_backend_mine.so\"\n";
    write("inside.toml", pipeline);
    write("apart.toml", &format!("{pipeline}isolate = true\n"));
    folder
}

/// Builds the plugin; returns false without a compiler.
fn build(folder: &Path, defines: &[(&str, &str)]) -> bool {
    let Some(compiler) = Tool::Gcc.find() else { return false };
    let status = gcc(&compiler, folder, defines).status().expect("gcc starts");
    assert!(status.success(), "gcc refuses {}", folder.display());
    true
}

/// The command that builds it.
fn gcc(compiler: &Path, folder: &Path, defines: &[(&str, &str)]) -> Command {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut gcc = Command::new(compiler);
    gcc.args(["-shared", "-fPIC", "-w", "-O0", "-I"]).arg(here.join("../okl-abi/include"));
    gcc.arg(format!("-DLENGTH=\"{}\"", length(folder)));
    gcc.args(defines.iter().map(|(name, value)| format!("-D{name}={value}")));
    gcc.arg("-o").arg(folder.join("libokl_backend_mine.so"));
    gcc.args(["-x", "c"]).arg(here.join("tests/cli/faults/plain.c"));
    gcc
}

/// The length of the text that a plugin receives.
fn length(folder: &Path) -> usize {
    let ended = okl(folder, &["run", "-p", "serial", "--emit", "normalized", "fill.okl"]);
    assert!(ended.status.success(), "okl normalizes it");
    ended.stdout.len()
}

fn okl(folder: &Path, words: &[&str]) -> Output {
    let Some(program) = option_env!("CARGO_BIN_EXE_okl") else { panic!("this crate has no binary okl") };
    let mut okl = Command::new(okl_testing::okl::program(program));
    okl.current_dir(folder).args(["--plugin-timeout", "3"]).args(words);
    okl.output().expect("okl starts")
}

/// The deviation of a run from the expected result.
fn wrong(folder: &Path, pipeline: &str, code: i32, says: &str) -> Option<String> {
    let _from_before = std::fs::remove_dir_all(folder.join("out"));
    let ended = okl(folder, &["run", "--trust-plugins", "-p", pipeline, "fill.okl", "-o", "out/"]);
    let said = String::from_utf8_lossy(&ended.stderr).into_owned();
    let mut names: Vec<String> = std::fs::read_dir(folder.join("out"))
        .map(|entries| {
            entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
        })
        .unwrap_or_default();
    names.sort();
    let is_named = code == 0 || said.contains("mine");
    let is_clean = !said.contains('\u{1b}') && !said.contains('\u{7}');
    let wanted: &[&str] = if code == 0 { &["fill.metadata.json", "fill.txt"] } else { &[] };
    let is_right = ended.status.code() == Some(code)
        && ended.stdout.is_empty()
        && names == wanted
        && is_named
        && is_clean
        && said.contains(says);
    (!is_right).then(|| {
        format!("{}: {pipeline}: {:?}, files {names:?}, said:\n{said}", folder.display(), ended.status)
    })
}

#[test]
fn broken_plugins_are_named_and_nothing_is_written() {
    let check = |fault: &Fault| -> Vec<String> {
        let folder = project(fault.name);
        if !build(&folder, fault.defines) {
            return Vec::new();
        }
        let [inside, apart] = fault.codes;
        let both = [("./inside.toml", inside), ("./apart.toml", apart)];
        both.into_iter().filter_map(|(pipeline, code)| wrong(&folder, pipeline, code, fault.says)).collect()
    };
    let found: Vec<String> = okl_testing::jobs::map(FAULTS, check).into_iter().flatten().collect();
    assert!(found.is_empty(), "{} of {}\n{}", found.len(), 2 * FAULTS.len(), found.join("\n"));
    assert!(FAULTS.len() > 40);
}

/// The process that starts okl may have blocked or ignored signals, which okl inherits.
#[test]
fn a_crash_is_told_whatever_the_parent_does_with_signals() {
    let folder = project("parent");
    let Some(python) = Tool::Python.find() else { return };
    if !build(&folder, &[("MISTAKE", "*nowhere = 1")]) {
        return;
    }
    let Some(program) = option_env!("CARGO_BIN_EXE_okl") else { panic!("this crate has no binary okl") };
    for does in [
        "signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGSEGV])",
        "signal.signal(signal.SIGSEGV, signal.SIG_IGN)",
    ] {
        let script = format!("import os, signal, sys\n{does}\nos.execv(sys.argv[1], sys.argv[1:])\n");
        let mut okl = Command::new(&python);
        okl.current_dir(&folder).args(["-c", &script]).arg(okl_testing::okl::program(program));
        let ended = okl
            .args(["run", "--trust-plugins", "-p", "./inside.toml", "fill.okl"])
            .output()
            .expect("python3 starts");
        let said = String::from_utf8_lossy(&ended.stderr);
        assert!(ended.status.code() == Some(101) && said.contains("SIGSEGV"), "{does}: {ended:?}");
    }
}

#[test]
fn an_exception_does_not_get_through() {
    let folder = project("exception");
    let (Some(gxx), true) = (Tool::Gxx.find(), build(&folder, &[("MISTAKE", "throws()")])) else { return };
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let object = folder.join("throws.o");
    let mut compile = Command::new(&gxx);
    compile.args(["-fPIC", "-c"]).arg(here.join("tests/cli/faults/throws.cpp")).arg("-o").arg(&object);
    assert!(compile.status().expect("g++ starts").success());
    let mut link = gcc(&gxx, &folder, &[("MISTAKE", "throws()")]);
    // The C files stay C.
    link.args(["-x", "none"]).arg(&object).arg("-lstdc++");
    assert!(link.status().expect("g++ starts").success());
    for pipeline in ["./inside.toml", "./apart.toml"] {
        assert_eq!(wrong(&folder, pipeline, 101, "SIGABRT"), None);
    }
}

#[test]
fn what_only_a_process_of_its_own_survives() {
    let folder = project("vanishes");
    if build(&folder, &[("MISTAKE", "_exit(0)")]) {
        assert_eq!(wrong(&folder, "./apart.toml", 101, "cannot be read"), None);
    }
    let folder = project("killed");
    if build(&folder, &[("MISTAKE", "raise(SIGKILL)")]) {
        assert_eq!(wrong(&folder, "./apart.toml", 101, "signal 9"), None);
    }
}

#[test]
fn files_that_are_no_plugins_are_looked_at_before_they_are_loaded() {
    let folder = project("files");
    if !build(&folder, &[]) {
        return;
    }
    let library = folder.join("libokl_backend_mine.so");
    let good = std::fs::read(&library).expect("it was built");
    let mut foreign = good.clone();
    // The machine field of an ELF file; 183 is aarch64, 62 x86_64.
    foreign[18] = if foreign[18] == 183 { 62 } else { 183 };
    let mut cases: Vec<(&str, Vec<u8>, &str)> = vec![
        ("foreign", foreign, "it is for "),
        ("empty", Vec::new(), "is not a library this system can load"),
        ("text", b"#!/bin/sh\necho hello\n".to_vec(), "is not a library this system can load"),
        ("zeros", vec![0; 1 << 16], "is not a library this system can load"),
    ];
    for part in [20, 63, 100, 1000, good.len() / 2] {
        cases.push(("cut off", good[..part].to_vec(), "is not a library this system can load"));
    }
    let mut found = Vec::new();
    for (name, bytes, says) in cases {
        std::fs::remove_file(&library).expect("it is there");
        std::fs::write(&library, &bytes).expect("the test folder can be written");
        for pipeline in ["./inside.toml", "./apart.toml"] {
            found.extend(
                wrong(&folder, pipeline, 3, says)
                    .map(|wrong| format!("{name}, {} bytes: {wrong}", bytes.len())),
            );
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    std::fs::remove_file(&library).expect("it is there");
    assert_eq!(wrong(&folder, "./inside.toml", 3, "there is no file"), None);
    std::fs::create_dir(&library).expect("the test folder can be written");
    assert_eq!(wrong(&folder, "./inside.toml", 3, "there is no file"), None);
}

#[test]
fn commands_that_go_wrong_are_named_and_nothing_is_written() {
    let folder = project("commands");
    let described = r#"{"description":{"name":"mine","extension":"txt"}}"#;
    let edits = format!(r#"{{"edits":[{{"span":[0,{}],"with":[],"owner":"mine"}}]}}"#, length(&folder));
    let lowered = format!(r#"{{"lowered":{{"kernel":{{"prologue":"mine","edits":{edits}}}}}}}"#);
    let answers = |lower: &str| {
        format!(
            "input=$(cat); case $input in *'\"operation\":\"describe\"'*) echo '{described}';; *) {lower};; esac"
        )
    };
    let cases: Vec<(String, i32, &str)> = vec![
        (answers(&format!("printf '%s' '{lowered}'")), 0, ""),
        (answers("exit 0"), 101, "cannot be read"),
        (answers("echo not today >&2; exit 1"), 3, "not today"),
        (answers("echo oh >&2; exit 7"), 101, "exit code 7"),
        (answers("kill -9 $$"), 101, "signal 9"),
        (answers("exec sleep 1000"), 101, "did not answer within 3 s"),
        (answers("sleep 1000 & sleep 1000"), 101, "did not answer within 3 s"),
        // The process that it leaves behind holds its stdout open.
        (answers(&format!("sleep 1000 & printf '%s' '{lowered}'")), 0, ""),
        (answers("echo mumble"), 101, "cannot be read"),
        (answers("head -c 300000000 /dev/zero"), 101, "more than 256 MiB"),
        ("exit 3".into(), 3, "refuses"),
        (format!("echo '{described}'"), 101, "neither output nor errors"),
    ];
    let mut found = Vec::new();
    for (script, code, says) in cases {
        let script = script.replace('\\', "\\\\").replace('"', "\\\"");
        let text = format!(
            "schema = 1\nname = \"p\"\n[backend]\nplugin = \"mine\"\ncommand = [\"sh\", \"-c\", \"{script}\"]\n"
        );
        std::fs::write(folder.join("command.toml"), text).expect("the test folder can be written");
        found.extend(wrong(&folder, "./command.toml", code, says));
    }
    let here = |process: &std::fs::DirEntry| {
        std::fs::read_link(process.path().join("cwd")).is_ok_and(|cwd| cwd == folder)
    };
    let left: Vec<_> = std::fs::read_dir("/proc").into_iter().flatten().flatten().filter(here).collect();
    assert!(left.is_empty(), "what plugins started ends with them: {left:?}");
    let missing = "schema = 1\n[backend]\nplugin = \"mine\"\ncommand = [\"./no-such-program\"]\n";
    std::fs::write(folder.join("command.toml"), missing).expect("the test folder can be written");
    found.extend(wrong(&folder, "./command.toml", 3, "cannot be started"));
    assert!(found.is_empty(), "{}", found.join("\n"));
}
