//! Programs in C and C++ that embed okl: installed, found, built, run, and checked for leaks.

use okl_testing::tools::Tool;
use okl_testing::{process, workspace};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// The prefix of an installation of the binaries that were built for the tests.
fn prefix() -> &'static Path {
    static PREFIX: OnceLock<PathBuf> = OnceLock::new();
    PREFIX.get_or_init(|| {
        let prefix = Path::new(env!("CARGO_TARGET_TMPDIR")).join("prefix");
        let test = std::env::current_exe().expect("a test has a file");
        // `target/debug` of `target/debug/deps/embed-1234`
        let built = test.ancestors().nth(2).expect("it lies in its folders").to_path_buf();
        let mut install = Command::new(workspace().join("x"));
        install.args(["install", "--from"]).arg(built).arg("--prefix").arg(&prefix);
        done(install, "installing");
        prefix
    })
}

/// The output of a command, which must succeed.
fn done(mut command: Command, what: &str) -> String {
    let ended = process::run(&mut command).expect("it starts");
    ended.success(what).unwrap_or_else(|failure| panic!("{failure}")).stdout
}

/// Suppresses leaks of libclang, which are not okl's.
fn without_leaks_of_clang(command: &mut Command) {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("clang.supp");
    std::fs::write(&file, "leak:libclang\nleak:libLLVM\n").expect("the test folder can be written");
    command.env("LSAN_OPTIONS", format!("suppressions={}:print_suppressions=0", file.display()));
}

/// Configures and builds `examples/embed`; `None` if a tool is missing.
fn embed(name: &str, flags: &str) -> Option<PathBuf> {
    let (cmake, _compiler) = (Tool::Cmake.find()?, Tool::Gxx.find()?);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let mut configure = Command::new(&cmake);
    configure.arg("-S").arg(workspace().join("examples/embed")).arg("-B").arg(&folder);
    configure.arg(format!("-DCMAKE_PREFIX_PATH={}", prefix().display()));
    configure.args([format!("-DCMAKE_C_FLAGS={flags}"), format!("-DCMAKE_CXX_FLAGS={flags} -Wall -Wextra")]);
    done(configure, "cmake");
    let mut build = Command::new(cmake);
    done(
        {
            build.arg("--build").arg(&folder);
            build
        },
        "cmake --build",
    );
    Some(folder)
}

fn run(folder: &Path, program: &str, words: &[&str]) -> String {
    let mut command = Command::new(folder.join(program));
    command.args(words).current_dir(workspace().join("examples/embed"));
    without_leaks_of_clang(&mut command);
    done(command, program)
}

#[test]
fn programs_find_the_library_with_cmake_and_leak_nothing() {
    let Some(folder) = embed("embed", "-g -fsanitize=address,undefined") else { return };
    assert_eq!(run(&folder, "add", &[]), "right\n");
    // The output of a user's pipeline for CPUs is compiled, too.
    assert_eq!(run(&folder, "add_mine", &[]), "right\n");
    let made = run(&folder, "translate", &["add.okl", "add.okl"]);
    for line in ["cuda kernel: ", "cuda launcher: ", "cuda metadata: ", "serial kernel: "] {
        assert_eq!(made.matches(line).count(), 2, "{made}");
    }
    for (backend, launcher) in
        [("CUDA", true), ("hip", true), ("dpcpp", true), ("opencl", true), ("openmp", false)]
    {
        let made = run(&folder, "transpile", &[backend, "add.okl"]);
        assert_eq!(made.contains("launcher 0,"), !launcher, "{made}");
        assert!(!made.contains("kernel 0,") && !made.contains("metadata 0,"), "{made}");
    }
}

#[test]
fn valgrind_finds_no_leak_and_no_wrong_access() {
    let (Some(folder), Some(valgrind)) = (embed("embed-plain", "-g"), Tool::Valgrind.find()) else { return };
    let suppressions = Path::new(env!("CARGO_TARGET_TMPDIR")).join("valgrind.supp");
    let kinds = ["Leak", "Addr8"];
    let rule = |(nth, (kind, frame)): (usize, (&str, &str))| {
        format!("{{\n rule{nth}\n Memcheck:{kind}\n ...\n {frame}\n}}\n")
    };
    // The loader reads whole words beyond the end of strings.
    let frames = ["obj:*libclang*", "obj:*libLLVM*", "fun:_dl_map_object"];
    let pairs = kinds.iter().flat_map(|kind| frames.map(|frame| (*kind, frame)));
    let rules: String = pairs.enumerate().map(rule).collect();
    std::fs::write(&suppressions, rules).expect("it can be written");
    let mut command = Command::new(valgrind);
    command.args(["--error-exitcode=9", "--leak-check=full", "--errors-for-leak-kinds=definite", "--quiet"]);
    // Optimized code may read the payload of an `Option` before it tests the tag.
    command.arg("--undef-value-errors=no");
    command.arg(format!("--suppressions={}", suppressions.display()));
    command.arg(folder.join("translate")).arg("add.okl").current_dir(workspace().join("examples/embed"));
    assert!(done(command, "valgrind").contains("cuda kernel: "));
}

#[test]
fn kernels_are_translated_again_when_their_headers_change() {
    let (Some(cmake), Some(ninja)) = (Tool::Cmake.find(), Tool::Ninja.find()) else { return };
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("embed-again");
    let _first_time = std::fs::remove_dir_all(&folder);
    copy(&workspace().join("examples/embed"), &folder);
    let mut configure = Command::new(&cmake);
    configure.args(["-G", "Ninja", "-S"]).arg(&folder).arg("-B").arg(folder.join("build"));
    configure.arg(format!("-DCMAKE_MAKE_PROGRAM={}", ninja.display()));
    configure.arg(format!("-DCMAKE_PREFIX_PATH={}", prefix().display()));
    done(configure, "cmake");
    let build = || {
        let mut build = Command::new(&cmake);
        build.args(["--build"]).arg(folder.join("build")).args(["--target", "add"]);
        done(build, "cmake --build")
    };
    assert!(build().contains("okl serial: add.okl"));
    assert!(!build().contains("okl serial: add.okl"), "nothing changed");
    std::fs::write(folder.join("headers/scale.h"), "inline float scaled(float x) { return x + x; }\n")
        .expect("it can be written");
    assert!(build().contains("okl serial: add.okl"), "a header changed");
    assert_eq!(done(Command::new(folder.join("build/add")), "add"), "right\n");
}

/// Copies a folder recursively.
fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("the test folder can be written");
    for entry in std::fs::read_dir(from).expect("it is part of the repository") {
        let path = entry.expect("readable").path();
        let place = to.join(path.file_name().expect("it has a name"));
        match path.is_dir() {
            true => copy(&path, &place),
            false => drop(std::fs::copy(&path, &place).expect("the test folder can be written")),
        }
    }
}

/// Builds and runs a C program of this folder with AddressSanitizer.
fn sanitized(name: &str) {
    let Some(gcc) = Tool::Gcc.find() else { return };
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let mut build = Command::new(gcc);
    build.args([
        "-g",
        "-Wall",
        "-Wextra",
        "-Werror",
        "-std=c11",
        "-D_GNU_SOURCE",
        "-fsanitize=address,undefined",
    ]);
    build.arg(here.join(format!("tests/c/{name}.c"))).arg("-o").arg(&program);
    build.arg("-I").arg(prefix().join("include")).arg("-L").arg(prefix().join("lib"));
    build.args(["-lokl", "-lpthread"]).arg(format!("-Wl,-rpath,{}", prefix().join("lib").display()));
    done(build, "gcc");
    let mut command = Command::new(program);
    without_leaks_of_clang(&mut command);
    let said = done(command, name);
    assert_eq!(said, "");
}

#[test]
fn bad_input_is_answered_and_never_crashes() {
    sanitized("bad");
}

#[test]
fn threads_share_a_compiler_and_a_result() {
    sanitized("threads");
}

#[test]
fn pkg_config_says_how_to_link() {
    let (Some(pkg_config), Some(gcc)) = (Tool::PkgConfig.find(), Tool::Gcc.find()) else { return };
    let mut ask = Command::new(pkg_config);
    ask.env("PKG_CONFIG_PATH", prefix().join("lib/pkgconfig")).args(["--cflags", "--libs", "okl"]);
    let words = done(ask, "pkg-config");
    let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join("by-pkg-config");
    let mut build = Command::new(gcc);
    build.arg(workspace().join("examples/embed/translate.c")).arg("-o").arg(&program);
    done(
        {
            build.args(words.split_whitespace());
            build
        },
        "gcc",
    );
    let mut command = Command::new(&program);
    command.env("LD_LIBRARY_PATH", prefix().join("lib"));
    assert!(
        done(
            {
                command.arg(workspace().join("examples/embed/add.okl"));
                command
            },
            "the program"
        )
        .contains("cuda")
    );
}

#[test]
fn a_static_library_holds_everything() {
    let Some(gcc) = Tool::Gcc.find() else { return };
    let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join("static");
    let mut build = Command::new(gcc);
    build.arg(workspace().join("examples/embed/translate.c")).arg("-I").arg(prefix().join("include"));
    build.arg(prefix().join("lib/libokl.a")).args(["-lpthread", "-ldl", "-lm", "-o"]).arg(&program);
    done(build, "gcc");
    let mut command = Command::new(program);
    assert!(
        done(
            {
                command.arg(workspace().join("examples/embed/add.okl"));
                command
            },
            "the program"
        )
        .contains("cuda")
    );
}
