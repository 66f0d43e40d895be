//! Programs in C and C++ that run kernels: examples, all functions on all devices of this machine, wrong calls, with
//! sanitizers and valgrind.

use okl_testing::tools::Tool;
use okl_testing::{process, workspace};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// A folder with the library that was built for the tests, under the names that programs look for.
fn library() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("runtime-library");
        std::fs::create_dir_all(&folder).expect("it can be made");
        let test = std::env::current_exe().expect("a test has a file");
        // `target/debug` of `target/debug/deps/runtime-1234`
        let built = test.ancestors().nth(2).expect("it lies in its folders").join("libokl.so");
        for name in ["libokl.so", "libokl.so.0"] {
            let link = folder.join(name);
            let _was_there = std::fs::remove_file(&link);
            std::os::unix::fs::symlink(&built, link).expect("it can be made");
        }
        folder
    })
}

/// Compiles a program.
fn program(source: &str, flags: &[&str]) -> PathBuf {
    let name = source.replace(['/', '.'], "_") + &flags.concat().replace(['=', ','], "_");
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let compiler = if source.ends_with(".c") { "gcc" } else { "g++" };
    let root = workspace();
    let mut command = Command::new(compiler);
    command.args(["-Wall", "-Wextra", "-Werror", "-g", "-pthread"]).args(flags);
    command.arg(if compiler == "gcc" { "-std=c99" } else { "-std=c++11" });
    command.arg("-I").arg(root.join("crates/okl-runtime-capi/include"));
    command.arg(format!("-DKERNELS=\"{}\"", root.join("examples/kernels-run").display()));
    command.arg(root.join(source)).arg("-L").arg(library()).arg("-lokl");
    command.arg(format!("-Wl,-rpath,{}", library().display())).arg("-o").arg(&path);
    done(&mut command, source);
    path
}

/// The output of a command, which must succeed.
fn done(command: &mut Command, what: &str) -> String {
    let ended = process::run(command).expect("it starts");
    ended.success(what).unwrap_or_else(|failure| panic!("{failure}")).stdout
}

/// Runs a program with a folder for what it keeps.
fn run(program: &Path, words: &[&str]) -> String {
    let suppressed = Path::new(env!("CARGO_TARGET_TMPDIR")).join("not-ours.supp");
    // Libraries of the compiler, of OpenCL and of OpenMP keep memory until the end.
    std::fs::write(&suppressed, "leak:libclang\nleak:libLLVM\nleak:libpocl\nleak:libOpenCL\nleak:libgomp\n")
        .expect("the test folder can be written");
    let mut command = Command::new(program);
    command.args(words).env("OKL_CACHE_DIR", kept()).env_remove("OKL_CACHE");
    command.env("LSAN_OPTIONS", format!("suppressions={}:print_suppressions=0", suppressed.display()));
    done(&mut command, &program.display().to_string())
}

fn kept() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("runtime-kept")
}

/// The devices of this machine.
fn devices() -> Vec<&'static str> {
    if Tool::Gxx.find().is_none() {
        return Vec::new();
    }
    ["serial", "openmp"].into_iter().chain(Tool::Pocl.find().map(|_| "opencl")).collect()
}

#[test]
fn examples_calculate_what_is_right() {
    let folder = env!("CARGO_TARGET_TMPDIR");
    for (name, words) in [("add_vectors", vec![]), ("conjugate_gradient", vec!["24"]), ("heat", vec![folder])]
    {
        for device in devices() {
            let program = program(&format!("examples/cpp/{name}.cpp"), &["-O1"]);
            let said = run(&program, &[&[device], &words[..]].concat());
            assert!(
                said.lines().last().is_some_and(|line| line.starts_with(&format!("{device}: "))),
                "{said}"
            );
        }
    }
}

#[test]
fn the_header_for_cpp_does_all_it_says_on_each_device() {
    for device in devices() {
        let program = program("crates/okl-capi/tests/cpp/runtime.cpp", &["-fsanitize=address,undefined"]);
        assert_eq!(run(&program, &[device]), format!("{device}: fine\n"));
    }
}

#[test]
fn programs_in_c_may_be_wrong() {
    if Tool::Gcc.find().is_some() && !devices().is_empty() {
        let program = program("crates/okl-capi/tests/c/runtime.c", &["-fsanitize=address,undefined"]);
        assert_eq!(run(&program, &[]), "fine\n");
    }
}

#[test]
fn valgrind_finds_nothing() {
    if devices().is_empty() {
        return;
    }
    let Some(valgrind) = Tool::Valgrind.find() else { return };
    let program = program("crates/okl-capi/tests/c/runtime.c", &["-O1"]);
    let suppressed = Path::new(env!("CARGO_TARGET_TMPDIR")).join("valgrind.supp");
    std::fs::write(&suppressed, not_ours()).expect("the test folder can be written");
    let mut checked = Command::new(valgrind);
    checked.args(["-q", "--error-exitcode=9", "--leak-check=full", "--errors-for-leak-kinds=definite"]);
    checked.arg(format!("--suppressions={}", suppressed.display())).arg(&program);
    // Kernels for this processor may have instructions that valgrind does not know: the compiler makes them for any.
    checked.env("OKL_CACHE_DIR", kept()).env("CXX", compiler_for_any()).env_remove("OKL_CACHE");
    assert_eq!(done(&mut checked, "the program"), "fine\n");
}

/// What valgrind says of libclang, and of the loader of libraries.
fn not_ours() -> String {
    let kinds = ["Cond", "Value4", "Value8", "Addr1", "Addr2", "Addr4", "Addr8", "Addr16", "Leak"];
    let places = ["obj:*libclang*", "obj:*libLLVM*", "fun:_dl_map_object", "fun:_dl_open"];
    let all = kinds.iter().flat_map(|kind| places.iter().map(move |place| (kind, place)));
    all.map(|(kind, place)| format!("{{\n{kind}-{place}\nMemcheck:{kind}\n...\n{place}\n}}\n")).collect()
}

/// A compiler that does not ask which processor it runs on.
fn compiler_for_any() -> PathBuf {
    use std::os::unix::fs::PermissionsExt;
    let script = Path::new(env!("CARGO_TARGET_TMPDIR")).join("g++-for-any");
    let text = "#!/bin/sh\nfor word; do shift; [ \"$word\" = -march=native ] || set -- \"$@\" \"$word\"; done\nexec g++ \"$@\"\n";
    std::fs::write(&script, text).expect("it can be written");
    std::fs::set_permissions(&script, std::fs::Permissions::from_mode(0o755)).expect("it can be run");
    script
}
