//! Cached translations are used if and only if nothing that they depend on has changed.
//!
//! Each case changes one input of a translation in a way that is visible in the output: an implementation that ignores
//! it gives a wrong output here.

use crate::common::{Ended, Folder};
use okl_testing::tools::{Tool, is_missing};
use std::path::PathBuf;
use std::process::Command;

/// A folder with a cache of its own.
struct Cached(Folder);

/// A kernel whose output shows the value of `VALUE`.
const KERNEL: &str = "@kernel void k(int *a) {\n  for (int g = 0; g < 2; ++g; @outer)\n    for (int i = 0; i < 4; ++i; @inner)\n      a[g * 4 + i] = VALUE;\n}\n";

impl Cached {
    /// A folder with a kernel `k.okl` whose first line is `line`.
    fn new(name: &str, line: &str) -> Cached {
        let cached = Cached(Folder::new(&format!("cache-{name}")));
        cached.0.write("k.okl", format!("{line}\n{KERNEL}"));
        cached
    }

    fn write(&self, name: &str, text: &str) {
        self.0.write(name, text);
    }

    fn command(&self, line: &str, environment: &[(&str, &str)]) -> Command {
        let mut command = self.0.command(line);
        command.env("OKL_CACHE", "on").env("OKL_CACHE_DIR", self.0.0.join("cache"));
        for variable in ["OKL_CACHE_SIZE", "CPATH", "CPLUS_INCLUDE_PATH", "OCCA_INCLUDE_PATH"] {
            command.env_remove(variable);
        }
        command.envs(environment.iter().copied());
        command
    }

    fn okl(&self, line: &str) -> Ended {
        self.okl_with(line, &[])
    }

    fn okl_with(&self, line: &str, environment: &[(&str, &str)]) -> Ended {
        Ended::new(self.command(line, environment).output().expect("okl starts"))
    }

    /// Runs with `-v` and returns for each input whether it was found in the cache.
    fn found_with(&self, line: &str, environment: &[(&str, &str)]) -> Vec<bool> {
        let ended = self.okl_with(&format!("{line} -v"), environment);
        assert_eq!(ended.code, 0, "{ended:?}");
        let said = ended.stderr.lines().filter(|line| line.starts_with("cache: "));
        said.map(|line| line.ends_with(": found")).collect()
    }

    fn found(&self, line: &str) -> Vec<bool> {
        self.found_with(line, &[])
    }

    /// Runs with and without the cache; the results must be equal.
    fn same_with(&self, line: &str, environment: &[(&str, &str)]) -> Ended {
        let ended = self.okl_with(line, environment);
        let anew = self.okl_with(&format!("{line} --no-cache"), environment);
        let shown = |ended: &Ended| format!("{}\n{}\n{}", ended.code, ended.stdout, ended.stderr);
        assert_eq!(shown(&ended), shown(&anew), "{line}");
        ended
    }

    fn same(&self, line: &str) -> Ended {
        self.same_with(line, &[])
    }

    /// After one run of `line` a second one is found. After `change`, nothing is found, and the output differs.
    fn misses_after(&self, line: &str, change: impl FnOnce(&Cached)) {
        let before = self.same(line);
        assert_eq!(before.code, 0, "{before:?}");
        assert_eq!(self.found(line), [true], "{line}");
        change(self);
        let after = self.same(line);
        assert_ne!((&before.stdout, &before.stderr), (&after.stdout, &after.stderr), "{line}: it shows");
        if after.code == 0 {
            assert_eq!(self.found(line), [true], "{line}: what came after is kept as well");
        }
    }

    /// `other` is not found after `line`, and its output differs.
    fn differs(&self, line: &str, other: &str) {
        let before = self.same(line);
        assert_eq!(self.found(line), [true], "{line}");
        let after = self.same(other);
        assert_ne!((before.stdout, before.stderr), (after.stdout, after.stderr), "{line}, {other}");
        assert_eq!(self.found(line), [true], "{line}: both are kept");
    }

    /// The files of the cache.
    fn entries(&self) -> Vec<PathBuf> {
        let below = |folder: PathBuf| -> Vec<PathBuf> {
            let entries = std::fs::read_dir(folder).into_iter().flatten();
            entries.map(|entry| entry.expect("readable").path()).collect()
        };
        let mut all: Vec<PathBuf> = below(self.0.0.join("cache/1")).into_iter().flat_map(below).collect();
        all.sort();
        all
    }
}

const SERIAL: &str = "run -p serial k.okl";

#[test]
fn a_text_that_changes_is_translated_anew() {
    let cached = Cached::new("text", "#define VALUE 1");
    assert_eq!(cached.found(SERIAL), [false]);
    cached.misses_after(SERIAL, |cached| cached.write("k.okl", &format!("#define VALUE 2\n{KERNEL}")));
    cached.write("k.okl", &format!("#define VALUE 1\n{KERNEL}"));
    assert_eq!(cached.found(SERIAL), [true], "the first one is still there");
}

#[test]
fn headers_that_change_come_or_go_are_noticed() {
    let cached = Cached::new("headers", "#include \"one.h\"");
    cached.write("one.h", "#include \"two.h\"\n");
    cached.write("b/two.h", "#define VALUE 1\n");
    let line = "run -p serial -I a -I b k.okl";
    cached.misses_after(line, |cached| cached.write("b/two.h", "#define VALUE 2\n"));
    // The folder `a` was not read, but it now has a file that takes precedence.
    cached.misses_after(line, |cached| cached.write("a/two.h", "#define VALUE 3\n"));
    cached.misses_after(line, |cached| cached.write("two.h", "#define VALUE 4\n"));
    cached.misses_after(line, |cached| {
        std::fs::remove_file(cached.0.0.join("two.h")).expect("it is ours");
    });
    for file in ["a/two.h", "b/two.h"] {
        std::fs::remove_file(cached.0.0.join(file)).expect("it is ours");
    }
    cached.same(line).fails(1, "error[include-not-found]");
}

#[test]
fn what_is_asked_for_and_not_there_counts() {
    let cached = Cached::new(
        "has-include",
        "#if __has_include(\"maybe.h\")\n#define VALUE 1\n#else\n#define VALUE 2\n#endif",
    );
    cached.misses_after(SERIAL, |cached| cached.write("maybe.h", ""));
}

#[test]
fn a_link_that_leads_elsewhere_is_noticed() {
    let cached = Cached::new("links", "#include \"link.h\"");
    for name in ["one.h", "two.h"] {
        cached.write(name, "#define VALUE 1\n");
    }
    let link = |cached: &Cached, to: &str| {
        let place = cached.0.0.join("link.h");
        let _first_time = std::fs::remove_file(&place);
        std::os::unix::fs::symlink(to, place).expect("it can be made");
    };
    link(&cached, "one.h");
    // The metadata contains the canonical name of the file.
    cached.misses_after("run -p serial --emit metadata k.okl", |cached| link(cached, "two.h"));
}

#[test]
fn each_option_counts() {
    let line = "#ifndef VALUE\n#define VALUE OTHER\n#endif\n#ifndef OTHER\n#define OTHER __cplusplus\n#endif";
    let cached = Cached::new("options", line);
    cached.write("a/in.h", "#define VALUE 1\n");
    cached.write("b/in.h", "#define VALUE 2\n");
    let run = |options: &str| format!("run -p serial {options} k.okl");
    for (one, other) in [
        ("-D VALUE=1", "-D VALUE=2"),
        ("-D VALUE=1", "-D VALUE=1 -U VALUE"),
        ("--std c++17", "--std c++20"),
        ("--props {\"defines\":{\"VALUE\":1}}", "--props {\"defines\":{\"VALUE\":2}}"),
        ("-D VALUE=g", "-D VALUE=g -X -Wshadow -X -Wconversion -X -Wunused-macros --emit unit"),
        ("--emit kernel", "--emit metadata"),
        ("--emit kernel", "--emit launcher-c"),
    ] {
        cached.differs(&run(one), &run(other));
    }
    cached.differs(&run("-include a/in.h"), &run("-include b/in.h"));
    cached.differs("run -p serial k.okl", "run -p cuda k.okl");
    cached.differs("run -p serial k.okl", "run -p serial ./k.okl");
}

#[test]
fn okl_translate_uses_the_cache_as_well() {
    let cached = Cached::new("translate", "#include \"in.h\"");
    cached.write("a/in.h", "#define VALUE 1 + N\n");
    cached.write("b/in.h", "#define VALUE 2 + N\n");
    let lines = [
        "translate -D N=1 -I a k.okl",
        "translate -D N=1 -I a -m CUDA k.okl",
        "translate -D N=1 -I a -m CUDA -l k.okl",
        "translate -D N=1 -I a -m CUDA -v k.okl",
        "translate -D N=g -I a -v k.okl",
        "translate -D N=1 -I b k.okl",
    ];
    let mut texts: Vec<String> = lines.iter().map(|line| cached.same(line).stdout).collect();
    let again: Vec<String> = lines.iter().map(|line| cached.same(line).stdout).collect();
    assert_eq!(texts, again);
    let logged = cached.okl_with(lines[0], &[("OKL_LOG", "debug")]).stderr;
    assert!(logged.contains("found in the cache"), "{logged}");
    let of_environment =
        |folder| cached.same_with("translate -D N=1 k.okl", &[("OCCA_INCLUDE_PATH", folder)]).stdout;
    assert_ne!(of_environment("a"), of_environment("b"));
    texts.sort();
    texts.dedup();
    assert_eq!(texts.len(), lines.len());
}

#[test]
fn warnings_come_again_as_they_were() {
    let cached = Cached::new("warnings", "#define VALUE __far(1, 2)");
    let first = cached.same(SERIAL);
    assert!(
        first.stderr.contains("warning[undeclared-function]") && first.stderr.contains("k.okl:5:"),
        "{first:?}"
    );
    assert_eq!(cached.found(SERIAL), [true]);
    cached.same(SERIAL);
    // A warning of clang that an additional argument enables.
    cached.write("k.okl", &format!("#define VALUE g\nint f() {{ int unused = 1; return 2; }}\n{KERNEL}"));
    cached.differs(SERIAL, "run -p serial -X -Wunused-variable k.okl");
    // And a warning about properties, which are read first.
    let repeated = cached.same("run -p serial --props {\"defines\":{},\"defines\":{\"N\":1}} k.okl");
    assert!(repeated.stderr.contains("warning[repeated-property]"), "{repeated:?}");
    cached.same("run -p serial --props {\"defines\":{},\"defines\":{\"N\":1}} k.okl");
}

#[test]
fn files_of_properties_count() {
    let cached = Cached::new("props", "");
    cached.write("props.json", "{\"defines\": {\"VALUE\": 1}}");
    cached.misses_after("run -p serial --props props.json k.okl", |cached| {
        cached.write("props.json", "{\"defines\": {\"VALUE\": 2}}");
    });
}

#[test]
fn pipelines_and_projects_count() {
    let cached = Cached::new("pipelines", "#define VALUE __cplusplus");
    let pipeline = |std: &str| format!("schema = 1\nextends = \"serial\"\n[parse]\nstd = \"{std}\"\n");
    cached.write("base.toml", &pipeline("c++11"));
    cached.write("p.toml", "schema = 1\nextends = \"base.toml\"\n");
    cached.misses_after("run --trust-plugins -p p.toml k.okl", |cached| {
        cached.write("base.toml", &pipeline("c++14"))
    });
    cached.misses_after("run --trust-plugins -p p.toml k.okl", |cached| {
        cached.write("p.toml", &pipeline("c++20"))
    });
    // A project file that did not exist, and then changes.
    let project = |std: &str| format!("schema = 1\n[parse]\nstd = \"{std}\"\n");
    cached.misses_after(SERIAL, |cached| cached.write("okl.toml", &project("c++11")));
    cached.misses_after(SERIAL, |cached| cached.write("okl.toml", &project("c++20")));
    // The project now has a pipeline of that name, nearer than the embedded one.
    cached.misses_after(SERIAL, |cached| cached.write("pipelines/serial.toml", &pipeline("c++14")));
    // And the user has one, where there was none.
    cached.misses_after("run -p cuda k.okl", |cached| {
        let text = "schema = 1\nextends = \"cuda\"\n[backend]\noptions = { line-directives = false }\n";
        cached.write("config/okl/pipelines/cuda.toml", text);
    });
}

#[test]
fn the_folder_counts_from_which_a_text_is_named() {
    let cached = Cached::new("folder", "#include \"near.h\"");
    cached.write("other/k.okl", &format!("#include \"near.h\"\n{KERNEL}"));
    for header in ["near.h", "other/near.h"] {
        cached.write(header, "#define VALUE 1\n");
    }
    let line = "run -p serial --emit metadata k.okl";
    cached.same(line);
    let at = |folder: &str, more: &str| {
        let mut command = cached.command(&format!("{line} {more}"), &[]);
        Ended::new(command.current_dir(cached.0.0.join(folder)).output().expect("okl starts"))
    };
    assert_eq!(at("other", "").stdout, at("other", "--no-cache").stdout, "it has the path of the header");
    assert_ne!(at("other", "").stdout, at("", "").stdout);
}

#[test]
fn another_libclang_or_okl_takes_nothing_of_this_one() {
    let cached = Cached::new("tools", "#define VALUE 1");
    cached.same(SERIAL);
    assert_eq!(cached.found(SERIAL), [true]);
    let program = cached.0.0.join("another");
    std::fs::copy(env!("CARGO_BIN_EXE_okl"), &program).expect("it can be copied");
    let mut another = Command::new(&program);
    another.args(["run", "-v", "-p", "serial", "k.okl"]).current_dir(&cached.0.0);
    another.env("OKL_CACHE", "on").env("OKL_CACHE_DIR", cached.0.0.join("cache"));
    another.env("XDG_CONFIG_HOME", cached.0.0.join("config"));
    let ended = Ended::new(another.output().expect("it starts"));
    assert!(ended.stderr.contains("cache: k.okl: not there"), "{ended:?}");
    // A missing libclang counts as a different one.
    let none = [("OKL_LIBCLANG", "/nowhere/libclang.so")];
    cached.okl_with(SERIAL, &none).fails(3, "error[unusable-libclang]");
}

#[test]
fn what_comes_out_of_the_cache_needs_no_libclang() {
    let cached = Cached::new("fast", "#define VALUE 1");
    let logged = |line: &str| cached.okl_with(line, &[("OKL_LOG", "debug")]).stderr;
    assert!(logged(SERIAL).contains("loaded libclang"));
    let again = logged(SERIAL);
    assert!(again.contains("found in the cache") && !again.contains("loaded libclang"), "{again}");
}

#[test]
fn libraries_of_plugins_count_and_so_do_those_that_would_be_taken_first() {
    let Some(compiler) = Tool::Gcc.find() else { return };
    let cached = Cached::new("libraries", "#define VALUE 1");
    let here = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let build = |cached: &Cached, folder: &str, word: &str| {
        let place = cached.0.0.join(folder);
        std::fs::create_dir_all(&place).expect("it can be made");
        let file = place.join("libokl_stage_hello.so");
        let _first_time = std::fs::remove_file(&file);
        let mut gcc = Command::new(&compiler);
        gcc.args(["-shared", "-fPIC", "-O0", "-I"]).arg(here.join("../okl-abi/include"));
        gcc.arg(format!("-DHELLO=\"{word}\""))
            .arg("-o")
            .arg(file)
            .arg(here.join("tests/cli/plugins/hello.c"));
        assert!(gcc.status().expect("gcc starts").success());
    };
    cached.write("p/p.toml", "schema = 1\nextends = \"serial\"\n[[stage]]\nplugin = \"hello\"\n");
    let (one, two) = (cached.0.0.join("one"), cached.0.0.join("two"));
    let path = std::env::join_paths([&one, &two]).expect("no colons");
    let path = [("OKL_PLUGIN_PATH", path.to_str().expect("UTF-8"))];
    let line = "run --trust-plugins -p p/p.toml k.okl";
    let says = |word: &str| {
        let ended = cached.same_with(line, &path);
        assert!(ended.stderr.starts_with(&format!("warning[hello]: {word}\n")), "{ended:?}");
        assert_eq!(cached.found_with(line, &path), [true]);
    };
    build(&cached, "two", "first");
    says("first");
    build(&cached, "two", "again");
    says("again");
    build(&cached, "one", "nearer");
    says("nearer");
    build(&cached, "p", "beside");
    says("beside");
}

#[test]
fn programs_that_are_plugins_count_unless_they_say_that_they_depend_on_more() {
    let Some(python) = Tool::Python.find() else { return };
    let cached = Cached::new("commands", "#define VALUE 1");
    let stage = |word: &str, more: &str| {
        format!(
            "import json, sys\nasked = json.load(sys.stdin)\nif asked['operation'] == 'describe':\n    \
             answer = {{'description': {{'name': 'hello', 'version': '1', 'point': 'output'{more}}}}}\nelse:\n    \
             answer = {{'text': asked['text'] + '// {word}\\n'}}\nprint(json.dumps({{'schema': asked['schema'], **answer}}))\n"
        )
    };
    cached.write("hello.py", &stage("one", ""));
    let pipeline = |words: &str| {
        format!("schema = 1\nextends = \"serial\"\n[[stage]]\nplugin = \"hello\"\ncommand = [{words}]\n")
    };
    cached.write("p.toml", &pipeline("\"python3\", \"hello.py\""));
    let line = "run --trust-plugins -p p.toml k.okl";
    cached.misses_after(line, |cached| cached.write("hello.py", &stage("two", "")));
    // A program of that name that comes first on the search path.
    let path = format!("{}:{}", cached.0.0.join("bin").display(), std::env::var("PATH").expect("it is set"));
    let path = [("PATH", path.as_str())];
    assert_eq!(cached.found_with(line, &path), [true]);
    cached.write("other.py", &stage("other", ""));
    let script = format!("#!/bin/sh\nexec {} other.py\n", python.display());
    cached.write("bin/python3", &script);
    let runs = std::os::unix::fs::PermissionsExt::from_mode(0o755);
    std::fs::set_permissions(cached.0.0.join("bin/python3"), runs).expect("it is ours");
    assert!(cached.same_with(line, &path).stdout.ends_with("// other\n"));
    // A stage that declares its answers not cacheable is called each time.
    cached.write("hello.py", &stage("three", ", 'cache': False"));
    for _ in 0..2 {
        assert_eq!(cached.found(line), [false]);
    }
    assert!(cached.same(line).stdout.ends_with("// three\n"));
}

#[test]
fn what_clang_format_gives_is_not_kept_for_it_reads_files_of_its_own() {
    if Tool::ClangFormat.find().is_none() {
        return;
    }
    let cached = Cached::new("format", "#define VALUE 1");
    let options = "options = { program = \"clang-format-19\" }";
    cached.write(
        "p.toml",
        &format!("schema = 1\nextends = \"serial\"\n[[stage]]\nplugin = \"clang-format\"\n{options}\n"),
    );
    let wide = cached.same("run --trust-plugins -p p.toml k.okl");
    cached.write(".clang-format", "IndentWidth: 8\n");
    assert_ne!(cached.same("run --trust-plugins -p p.toml k.okl").stdout, wide.stdout);
}

#[test]
fn headers_that_clang_reads_itself_count_and_places_where_it_looked_before() {
    let kernel = "#include <thing.h>\n#include <cmath>\n@kernel void k(int *a) {\n  for (int g = 0; g < 2; ++g; @outer)\n    for (int i = 0; i < THINGS; ++i; @inner)\n      a[i] = sizeof(thing);\n}\n";
    let cached = Cached::new("system", "");
    cached.write("k.okl", &kernel.replace("THINGS", "4"));
    let thing = |size: usize| format!("#pragma once\nstruct thing {{ char bytes[{size}]; }};\n");
    cached.write("b/thing.h", &thing(4));
    // `--emit unit` shows the unit that clang parsed.
    let line = "run -p serial --emit unit -X -isystem -X a -X -isystem -X b k.okl";
    if cached.okl(line).code != 0 {
        return is_missing("a libclang that finds the system's headers");
    }
    assert_eq!(cached.found(line), [true]);
    cached.write("b/thing.h", &format!("// longer\n{}", thing(8)));
    assert_eq!(cached.found(line), [false]);
    assert_eq!(cached.found(line), [true]);
    cached.write("a/thing.h", &thing(16));
    assert_eq!(cached.found(line), [false], "it comes before the other one now");
    assert_eq!(cached.found(line), [true]);
    // Only clang knows which folders the environment adds.
    let b = cached.0.0.join("b");
    let environment = [("CPATH", b.to_str().expect("UTF-8"))];
    for _ in 0..2 {
        assert_eq!(cached.found_with("run -p serial k.okl", &environment), [false]);
    }
    // The effects of other arguments are not known either.
    cached.write("k.okl", &format!("#define VALUE 1\n{KERNEL}"));
    for _ in 0..2 {
        assert_eq!(cached.found("run -p serial -X -march=native k.okl"), [false]);
    }
}

#[test]
fn a_header_that_was_nowhere_and_was_left_to_the_compiler_may_come() {
    let cached = Cached::new("loose", "#include <half_there.h>\n#define VALUE 1");
    let line = "run -p serial --emit unit --props {\"okl/strict_headers\":false} -I a k.okl";
    let before = cached.same(line);
    assert_eq!(before.code, 0, "{before:?}");
    assert_eq!(cached.found(line), [true]);
    cached.write("a/half_there.h", "int half_there;\n");
    assert_ne!(cached.same(line).stdout, before.stdout);
}

#[test]
fn a_text_with_mistakes_is_told_them_each_time() {
    let cached = Cached::new("mistakes", "#define VALUE nothing");
    for _ in 0..2 {
        cached.same(SERIAL).fails(1, "error[undeclared-name]");
    }
    assert!(cached.entries().is_empty());
}

#[test]
fn of_many_texts_those_are_translated_that_changed() {
    let cached = Cached::new("many", "");
    for nth in 0..3 {
        cached.write(&format!("k{nth}.okl"), &format!("#define VALUE __undeclared_{nth}(1)\n{KERNEL}"));
    }
    let line = "run -p serial -p cuda -o out/ -MD k0.okl k1.okl k2.okl";
    let parts = ["out/k1.serial.cpp", "out/k1.serial.d", "out/k1.cuda.metadata.json", "out/k2.cuda.cu"];
    let read = |cached: &Cached| parts.map(|part| cached.0.read(part));
    cached.same(line);
    let anew = read(&cached);
    assert_eq!(cached.found(line), [true, true, true]);
    assert_eq!(read(&cached), anew);
    cached.write("k1.okl", &format!("#define VALUE __undeclared_7(1)\n{KERNEL}"));
    assert_eq!(cached.found(line), [true, false, true]);
    cached.write("k1.okl", &format!("#define VALUE __undeclared_8(1)\n{KERNEL}"));
    let said = cached.same(line).stderr;
    let places: Vec<usize> = ["__undeclared_0", "__undeclared_8", "__undeclared_2"]
        .iter()
        .map(|name| said.find(name).expect("it is said"))
        .collect();
    assert!(places.is_sorted(), "in the order of the texts: {said}");
    // A missing input is reported, whatever the state of the others.
    cached.same("run -p serial -o out/ k0.okl nowhere.okl").fails(3, "error[input-unreadable]");
}

#[test]
fn a_rule_for_make_names_the_same_files() {
    let cached = Cached::new("rules", "#include \"one.h\"");
    cached.write("one.h", "#define VALUE 1\n");
    cached.write("p.toml", "schema = 1\nextends = \"serial\"\n");
    cached.write("props.json", "{}");
    let line = "run -p p.toml --props props.json --emit deps -MT it k.okl";
    let rule = cached.same(line).stdout;
    for file in ["k.okl", "one.h", "p.toml", "props.json"] {
        assert!(rule.contains(file), "{rule}");
    }
    assert_eq!(cached.found(line), [true]);
    assert_eq!(cached.same(line).stdout, rule);
}

#[test]
fn standard_input_is_a_text_like_any_other() {
    let cached = Cached::new("stdin", "");
    let run = |value: &str| {
        let text = format!("#define VALUE {value}\n{KERNEL}");
        let place = cached.0.0.join("cache");
        let environment = [("OKL_CACHE", "on"), ("OKL_CACHE_DIR", place.to_str().expect("UTF-8"))];
        let ended = cached.0.okl_with("run -v -p serial -", text.as_bytes(), &environment);
        assert!(ended.stdout.contains(&format!("VALUE {value}\n")), "{ended:?}");
        ended.stderr.contains(": found")
    };
    assert_eq!([run("1"), run("1"), run("2"), run("2"), run("1")], [false, true, false, true, true]);
}

#[test]
fn a_damaged_entry_is_made_again() {
    let cached = Cached::new("damaged", "#define VALUE __far(1)");
    let anew = cached.same(SERIAL);
    let entries = cached.entries();
    assert_eq!(entries.len(), 2, "{entries:?}");
    for entry in &entries {
        let whole = std::fs::read(entry).expect("it is there");
        let cut =
            [0, 1, 15, 16, 47, 48, 49, whole.len() / 2, whole.len() - 1].map(|end| whole[..end].to_vec());
        // In the magic bytes, in the checksum, at the start of the payload, in its middle, and at its end.
        let flipped = [0, 16, 47, 48, whole.len() / 2, whole.len() - 1].map(|at| {
            let mut bytes = whole.clone();
            bytes[at] ^= 0x20;
            bytes
        });
        let others = [[whole.clone(), b"more".to_vec()].concat(), vec![0; whole.len()], b"{}".to_vec()];
        for damaged in cut.into_iter().chain(flipped).chain(others) {
            std::fs::write(entry, &damaged).expect("it is ours");
            let ended = cached.okl(SERIAL);
            assert_eq!((ended.code, &ended.stdout, &ended.stderr), (0, &anew.stdout, &anew.stderr));
            assert!(
                std::fs::read(entry).is_ok_and(|now| now == whole),
                "it is whole again: {}",
                entry.display()
            );
        }
    }
    // An entry under the name of another one.
    std::fs::copy(&entries[0], &entries[1]).expect("it is ours");
    assert_eq!(cached.okl(SERIAL).stdout, anew.stdout);
    assert_eq!(cached.found(SERIAL), [true]);
}

#[test]
fn a_folder_that_cannot_be_written_is_no_error() {
    let cached = Cached::new("unwritable", "#define VALUE 1");
    for folder in ["/dev/null/x", "/proc/nowhere", "k.okl/below"] {
        let folder = [("OKL_CACHE_DIR", folder)];
        assert_eq!(
            cached.okl_with(SERIAL, &folder).done(),
            cached.okl("run -p serial k.okl --no-cache").done()
        );
    }
    // The folders of entries are files, so nothing can be written.
    for nth in 0..=255 {
        cached.write(&format!("cache/1/{nth:02x}"), "");
    }
    cached.same(SERIAL);
    assert_eq!(cached.found(SERIAL), [false]);
    // The user has no folder.
    let nowhere = [("OKL_CACHE_DIR", ""), ("XDG_CACHE_HOME", ""), ("HOME", "")];
    cached.okl_with(SERIAL, &nowhere).done();
    cached.okl_with("cache path", &nowhere).fails(3, "neither `XDG_CACHE_HOME` nor `HOME` is set");
}

#[test]
fn a_cache_that_is_only_read_stays_as_it_is() {
    let cached = Cached::new("read", "#define VALUE 1");
    let read = [("OKL_CACHE", "read")];
    assert_eq!(cached.found_with(SERIAL, &read), [false]);
    assert!(!cached.0.files().contains(&"cache".to_string()), "nothing is made");
    cached.same(SERIAL);
    assert_eq!(cached.found_with(SERIAL, &read), [true]);
    let entry = cached.entries().remove(0);
    std::fs::write(&entry, "damaged").expect("it is ours");
    assert_eq!(cached.found_with(SERIAL, &read), [false]);
    assert_eq!(std::fs::read_to_string(&entry).expect("it is there"), "damaged");
    let off = [("OKL_CACHE", "off")];
    assert!(cached.found_with(SERIAL, &off).is_empty(), "nobody looks");
}

#[test]
fn a_cache_stays_within_its_limit() {
    let cached = Cached::new("limit", "#define VALUE 1");
    let limit = [("OKL_CACHE_SIZE", "20KiB")];
    for nth in 0..40 {
        let ended = cached.okl_with(&format!("run -p serial -p cuda -D N={nth} -o out/ k.okl"), &limit);
        assert_eq!(ended.code, 0, "{ended:?}");
    }
    let size: u64 =
        cached.entries().iter().map(|path| std::fs::metadata(path).expect("it is there").len()).sum();
    assert!((5_000..40_000).contains(&size), "{size}");
    let stats = cached.okl_with("cache stats", &limit).done();
    assert!(stats.contains("of 20.0 KiB"), "{stats}");
}

#[test]
fn the_cache_is_shown_and_emptied() {
    let cached = Cached::new("actions", "#define VALUE 1");
    let place = cached.0.0.join("cache").display().to_string();
    assert_eq!(cached.okl("cache path").done(), format!("{place}\n"));
    assert!(cached.okl("cache stats").done().contains("translations  0\n"));
    cached.same(SERIAL);
    cached.write("cache/1/00/thesis.tex", "mine");
    let stats = cached.okl("cache stats").done();
    for line in
        ["translations  1\n", "files         2\n", " of 1.0 GiB\n", &format!("folder        {place}\n")]
    {
        assert!(stats.contains(line), "{stats}");
    }
    assert!(cached.okl("cache clean").done().starts_with("removed 1 translations, "));
    assert_eq!(cached.found(SERIAL), [false]);
    assert_eq!(cached.0.read("cache/1/00/thesis.tex"), "mine");
    // The option takes precedence over the variable.
    assert!(cached.okl("cache path --cache-dir elsewhere").done().ends_with("elsewhere\n"));
    cached.same("run -p serial --cache-dir elsewhere k.okl");
    assert!(cached.0.files().contains(&"elsewhere".to_string()));
    // The user's own folder.
    let home = cached.0.0.join("home");
    let user = [("OKL_CACHE_DIR", ""), ("XDG_CACHE_HOME", home.to_str().expect("UTF-8"))];
    assert_eq!(
        cached.okl_with("cache path", &user).done(),
        format!("{}\n", home.join("okl/translations").display())
    );
}

#[test]
fn mistakes_are_told() {
    let cached = Cached::new("wrong", "#define VALUE 1");
    let wrong = |line: &str, environment: &[(&str, &str)], text: &str| {
        cached.okl_with(line, environment).fails(2, text);
    };
    wrong("run -p serial --cache-dir k.okl k.okl", &[], "`k.okl` is no folder, and `--cache-dir` names one");
    wrong("cache stats --cache-dir k.okl", &[], "`k.okl` is no folder, and `--cache-dir` names one");
    wrong(SERIAL, &[("OKL_CACHE_DIR", "k.okl")], "`k.okl` is no folder, and `OKL_CACHE_DIR` names one");
    wrong(
        SERIAL,
        &[("OKL_CACHE_SIZE", "lots")],
        "`OKL_CACHE_SIZE`: `lots` is no size; write `512MiB` or `2GiB`",
    );
    wrong(
        SERIAL,
        &[("OKL_CACHE", "yes")],
        "`OKL_CACHE` is `yes`; it can be `on`, `read`, `headers` or `off`",
    );
    wrong("cache", &[], "Usage: okl cache");
    // Invalid variables are not reported if the cache is off.
    let nonsense = [("OKL_CACHE_DIR", "k.okl"), ("OKL_CACHE_SIZE", "lots"), ("OKL_CACHE", "yes")];
    cached.okl_with("run -p serial --no-cache k.okl", &nonsense).done();
}

#[cfg(not(feature = "redis"))]
#[test]
fn a_server_needs_an_okl_that_asks_servers() {
    let cached = Cached::new("no-remote", "#define VALUE 1");
    let ended = cached.okl_with("run -p cuda k.okl", &[("OKL_CACHE_REMOTE", "redis://localhost")]);
    assert_eq!(ended.code, 2, "{ended:?}");
    assert!(ended.stderr.contains("`OKL_CACHE_REMOTE`: this okl was built without"), "{ended:?}");
}

#[test]
fn files_that_a_reader_wishes_for_are_part_of_a_translation() {
    if Tool::Python.find().is_none() {
        return;
    }
    let cached = Cached::new("wishes", "");
    cached.write("config/okl/pipelines/mini.py", include_str!("plugins/mini.py"));
    cached.write(
        "config/okl/pipelines/mini.toml",
        "schema = 1\nextends = \"acc-serial\"\n[frontend]\n[frontend.reader]\nplugin = \"mini\"\ncommand = [\"python3\", \"./mini.py\"]\n",
    );
    cached.write("a.f90", "use params\n!$acc f(n, x): FACTOR * x[i]\n");
    let params =
        |value: u32| format!("module params\n  integer, parameter :: FACTOR = {value}\nend module\n");
    cached.write("params.f90", &params(3));
    let line = "run -p mini --emit kernels a.f90";
    assert!(cached.same(line).stdout.contains("= 3 * x[i]"));
    assert_eq!(cached.found(line), [true]);
    cached.write("params.f90", &params(4));
    assert!(cached.same(line).stdout.contains("= 4 * x[i]"));
    // A file that is there only now has the module, too, and comes first. Others change nothing.
    cached.write("other.f90", "module other\n");
    cached.write("a.o", "");
    cached.write("b.f90", "module params\n  integer, parameter :: FACTOR = 5\nend module\n");
    assert!(cached.same(line).stdout.contains("= 4 * x[i]"), "the last one that is found counts");
    assert_eq!(cached.found(line), [true]);
    cached.write("z.f90", &params(6));
    assert_eq!(cached.found(line), [false], "the folder has another file");
    assert!(cached.same(line).stdout.contains("= 6 * x[i]"));
}

/// A kernel beside code that needs headers of the machine.
fn with_headers(lines: &str) -> String {
    format!("#include <vector>\n#include <string>\n{lines}\n{}", KERNEL.replace("VALUE", "1"))
}

/// The files of precompiled headers.
fn precompiled(cached: &Cached) -> Vec<PathBuf> {
    let parts = std::fs::read_dir(cached.0.0.join("cache/1")).into_iter().flatten().flatten();
    let files = parts.flat_map(|part| std::fs::read_dir(part.path()).into_iter().flatten().flatten());
    files.map(|file| file.path()).filter(|path| path.extension().is_some_and(|end| end == "pch")).collect()
}

#[test]
fn headers_are_precompiled_once_and_change_no_output() {
    let cached = Cached::new("precompiled", "");
    cached.write("a.okl", &with_headers("std::vector<int> v;"));
    if cached.okl("run -p openmp --no-cache a.okl").code != 0 {
        return is_missing("a libclang that finds the system's headers");
    }
    cached.write("b.okl", &with_headers("static int f() { std::string s = \"x\"; return s.size(); }"));
    cached.same("run -p openmp a.okl");
    let [first] = &precompiled(&cached)[..] else { panic!("one file") };
    let made = first.metadata().and_then(|file| file.modified()).expect("it is there");
    cached.same("run -p openmp b.okl");
    assert_eq!(precompiled(&cached), std::slice::from_ref(first), "both have the same headers");
    assert_eq!(first.metadata().and_then(|file| file.modified()).ok(), Some(made));
    // What is wrong is told in the same words.
    cached.write("c.okl", &with_headers("std::vector<int> v = 1.5; static int g() { return w; }"));
    assert_ne!(cached.same("run -p openmp c.okl").code, 0);
    // clang would crash on it, or take it as it is.
    let whole = std::fs::read(first).expect("it can be read");
    let mut damaged = whole.clone();
    damaged[whole.len() / 2] ^= 0x40;
    for bytes in [&damaged[..], &whole[..whole.len() / 3], b""] {
        std::fs::write(first, bytes).expect("it can be written");
        cached.write("d.okl", &with_headers(&format!("static int n = {};", bytes.len())));
        assert_eq!(cached.same("run -p openmp d.okl").code, 0);
        let made = std::fs::read(first).expect("it can be read");
        assert!(made.len() == whole.len() && made != bytes, "it is made again");
    }
}

#[test]
fn headers_can_be_kept_without_translations() {
    let cached = Cached::new("precompiled-alone", "");
    cached.write("a.okl", &with_headers("static int a = 1;"));
    if cached.okl("run -p openmp --no-cache a.okl").code != 0 {
        return is_missing("a libclang that finds the system's headers");
    }
    for _ in 0..2 {
        let ended = cached.okl_with("run -v -p openmp a.okl", &[("OKL_CACHE", "headers")]);
        assert_eq!(ended.code, 0, "{ended:?}");
        assert!(!ended.stderr.contains("cache:"), "{ended:?}");
        assert_eq!(precompiled(&cached).len(), 1);
        assert!(cached.okl("cache stats").stdout.contains("translations  0\n"));
    }
}

#[test]
fn a_header_that_appears_in_front_of_others_is_seen() {
    let cached = Cached::new("precompiled-in-front", "");
    cached.write("mine/other.h", "");
    cached.write("a.okl", &with_headers("static int a = 1;"));
    if cached.okl("run -p openmp --no-cache a.okl").code != 0 {
        return is_missing("a libclang that finds the system's headers");
    }
    cached.write("b.okl", &with_headers("static int a = of_mine;"));
    let line = |text: &str| format!("run -p openmp -X -Imine {text}");
    assert_eq!(cached.same(&line("a.okl")).code, 0);
    assert_ne!(cached.same(&line("b.okl")).code, 0, "there is no such name");
    cached.write("mine/string", "static const int of_mine = 2;\n");
    assert_eq!(cached.same(&line("b.okl")).code, 0, "it is in the new header");
}

#[test]
fn who_only_reads_precompiles_nothing() {
    let cached = Cached::new("precompiled-read", "");
    cached.write("a.okl", &with_headers("static int a = 1;"));
    cached.same_with("run -p openmp a.okl", &[("OKL_CACHE", "read")]);
    assert_eq!(precompiled(&cached), [""; 0].map(PathBuf::from));
    assert!(!cached.0.0.join("cache").exists());
}
