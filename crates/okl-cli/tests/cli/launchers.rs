//! The interface for programs without OCCA: `okl/launch.h`, and the functions that `--emit launcher-c` writes.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use okl_testing::okl::Okl;
use okl_testing::process::{self, Ended};
use okl_testing::target::TARGETS;
use okl_testing::tools::Tool;
use okl_testing::workspace;

fn scratch(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("launchers").join(test);
    fs::create_dir_all(&folder).expect("a scratch folder can be made");
    folder
}

fn okl(folder: &Path) -> Okl {
    // Not `env!`: that would keep the whole workspace from building without the binary.
    let Some(program) = option_env!("CARGO_BIN_EXE_okl") else { panic!("this crate has no binary okl") };
    Okl::new(program, folder)
}

fn built(command: &mut Command) {
    process::run(command).and_then(|ended| ended.success("compiling")).expect("no word from the compiler");
}

const STRICT: [&str; 4] = ["-Wall", "-Wextra", "-Werror", "-pedantic"];

const KERNEL: &str = "\
struct Range { int from, to; };
@kernel void fill(const Range range, const float value, float *x) {
  for (int round = 0; round < 3; ++round) {
    for (int i = range.from; i < range.to; ++i; @tile(4, @outer, @inner)) x[i] = value + round;
  }
}
";

/// The output of a program that prints the statuses it gets from `launch`.
fn statuses(pipeline: &str, launch: &str, calls: &[&str]) -> Option<Ended> {
    let (gcc, gxx) = (Tool::Gcc.find()?, Tool::Gxx.find()?);
    let folder = scratch(&format!("statuses_{pipeline}"));
    fs::write(folder.join("fill.okl"), KERNEL).expect("a scratch file can be written");
    let prints: String = calls.iter().map(|call| format!("  say({call});\n")).collect();
    let main = format!(
        "#include <okl/launch.h>
#include <stdio.h>
OKL_LAUNCH(fill);
static int launches;
static int launch(void *user, const okl_launch *what) {{
  (void)user; (void)what;
  ++launches;
  {launch}
}}
static void say(int status) {{ printf(\"%d after %d\\n\", status, launches); launches = 0; }}
int main(void) {{
  struct {{ int from, to; }} range = {{0, 6}}, empty = {{4, 4}};
  float value = 1, x[6] = {{0}};
  void *memory = x;
  const okl_launcher good = {{OKL_LAUNCH_VERSION, launch, 0}}, old = {{OKL_LAUNCH_VERSION + 1, launch, 0}};
  const okl_argument all[] = {{{{OKL_VALUE, sizeof range, &range}}, {{OKL_VALUE, sizeof value, &value}},
                              {{OKL_MEMORY, sizeof memory, &memory}}}};
  okl_argument wide[] = {{all[0], all[1], all[2]}}, swapped[] = {{all[0], all[2], all[1]}};
  okl_argument none[] = {{{{OKL_VALUE, sizeof empty, &empty}}, all[1], all[2]}};
  wide[1].size = sizeof(double);
  (void)good; (void)old; (void)none; (void)wide; (void)swapped;
{prints}  printf(\"x[5] is %g\\n\", x[5]);
  return 0;
}}
"
    );
    fs::write(folder.join("main.c"), main).expect("a scratch file can be written");
    let words = ["run", "-p", pipeline, "--emit", "launcher-c=launcher.cpp", "--write-header", "include"];
    let words = [&words[..], &["-o", "kernel.cpp", "fill.okl"]].concat();
    okl(&folder).run(&words).and_then(|ended| ended.success("okl")).expect("it is translated");
    let of = |compiler: &Path, std: &str, file: &str| {
        let mut command = Command::new(compiler);
        command.current_dir(&folder).arg(std).args(STRICT).args(["-I", "include", "-c", file]);
        built(&mut command);
    };
    of(&gcc, "-std=c99", "main.c");
    of(&gxx, "-std=c++17", "launcher.cpp");
    let mut objects = vec!["main.o", "launcher.o"];
    if TARGETS.iter().any(|target| target.name == pipeline && target.is_host) {
        of(&gxx, "-std=c++17", "kernel.cpp");
        objects.push("kernel.o");
    }
    built(Command::new(&gxx).current_dir(&folder).args(objects).args(["-o", "run"]));
    Some(process::run(&mut Command::new(folder.join("run"))).expect("it runs"))
}

#[test]
fn a_launcher_says_what_it_cannot_use() {
    let calls = [
        "okl_launch_fill(&good, all, 3)",
        "okl_launch_fill(&good, none, 3)",
        "okl_launch_fill(&good, all, 2)",
        "okl_launch_fill(&good, wide, 3)",
        "okl_launch_fill(&good, swapped, 3)",
        "okl_launch_fill(&old, all, 3)",
        "okl_launch_fill(0, all, 3)",
    ];
    let Some(ended) = statuses("opencl", "return 0;", &calls) else { return };
    let said = [
        "0 after 3",
        "0 after 0",
        "-32002 after 0",
        // The second argument.
        "-32101 after 0",
        "-32101 after 0",
        "-32001 after 0",
        "-32001 after 0",
        "x[5] is 0\n",
    ];
    assert_eq!(ended.stdout, said.join("\n"));
}

#[test]
fn a_status_tells_which_argument_it_is_about() {
    let calls = [
        "OKL_ARGUMENT_OF(okl_launch_fill(&good, wide, 3))",
        "OKL_ARGUMENT_OF(OKL_WRONG_ARGUMENT)",
        "OKL_ARGUMENT_OF(OKL_WRONG_ARGUMENTS)",
        "OKL_ARGUMENT_OF(0)",
        "OKL_ARGUMENT_OF(-54)",
    ];
    let Some(ended) = statuses("hip", "return 0;", &calls) else { return };
    assert_eq!(ended.stdout, "1 after 0\n0 after 0\n-1 after 0\n-1 after 0\n-1 after 0\nx[5] is 0\n");
}

/// Launchers of two targets in one program, in which names contain the target.
#[test]
fn launchers_of_two_targets_are_linked_together() {
    let Some(gxx) = Tool::Gxx.find() else { return };
    let folder = scratch("two");
    fs::write(folder.join("fill.okl"), KERNEL).expect("a scratch file can be written");
    let props = "{okl/target_in_names: true}";
    let words = ["run", "-p", "cuda", "-p", "hip", "--emit", "launcher-c", "--props", props, "-o", "out/"];
    let words = [&words[..], &["--write-header", "include", "fill.okl"]].concat();
    okl(&folder).run(&words).and_then(|ended| ended.success("okl")).expect("it is translated");
    let main = "#include <okl/launch.h>\nOKL_LAUNCH(fill_cuda);\nOKL_LAUNCH(fill_hip);\n\
                int main() { return okl_launch_fill_cuda(0, 0, 0) + okl_launch_fill_hip(0, 0, 0) == 2 * OKL_WRONG_VERSION ? 0 : 1; }\n";
    fs::write(folder.join("main.cpp"), main).expect("a scratch file can be written");
    let written = fs::read_dir(folder.join("out")).expect("a folder").flatten().map(|entry| entry.path());
    let written: Vec<PathBuf> = written.collect();
    assert_eq!(written.len(), 2, "{written:?}");
    let mut command = Command::new(gxx);
    command.current_dir(&folder).args(["-std=c++17", "-I", "include", "main.cpp", "-o", "run"]).args(written);
    built(&mut command);
    let ended = process::run(&mut Command::new(folder.join("run"))).expect("it runs");
    assert!(ended.is_success());
}

#[test]
fn a_launch_that_fails_is_the_last() {
    let fails = "return launches == 2 ? -54 : 0;";
    let Some(ended) = statuses("cuda", fails, &["okl_launch_fill(&good, all, 3)"]) else { return };
    assert_eq!(ended.stdout, "-54 after 2\nx[5] is 0\n");
}

#[test]
fn a_cpu_needs_no_launcher() {
    let calls = [
        "okl_launch_fill(0, swapped, 3)",
        "okl_launch_fill(0, all, 4)",
        "okl_launch_fill(0, all, 3)",
        "okl_launch_fill(&old, all, 3)",
    ];
    let Some(ended) = statuses("serial", "return 1;", &calls) else { return };
    assert_eq!(ended.stdout, "-32101 after 0\n-32002 after 0\n0 after 0\n0 after 0\nx[5] is 3\n");
}

#[test]
fn the_header_is_c99_and_cpp11() {
    let folder = scratch("header");
    // Together with the header of the library, which has the same prefix.
    let folders =
        ["crates/okl-cli/include", "crates/okl-capi/include"].map(|folder| workspace().join(folder));
    let text = "#include <okl.h>\n#include <okl/launch.h>\nOKL_LAUNCH(any);\nint main(void) { return 0; }\n";
    for (tool, std, name) in [
        (Tool::Gcc, "-std=c99", "h.c"),
        (Tool::Gxx, "-std=c++11", "h.cpp"),
        (Tool::Clangxx, "-std=c++11", "h.cpp"),
    ] {
        let Some(compiler) = tool.find() else { continue };
        fs::write(folder.join(name), text).expect("a scratch file can be written");
        let mut command = Command::new(compiler);
        built(
            command
                .current_dir(&folder)
                .arg(std)
                .args(STRICT)
                .args(["-fsyntax-only", name])
                .args(folders.iter().flat_map(|one| [Path::new("-I"), one])),
        );
    }
}

#[test]
fn a_launcher_refuses_a_header_of_another_version() {
    let Some(gxx) = Tool::Gxx.find() else { return };
    let folder = scratch("version");
    fs::write(folder.join("fill.okl"), KERNEL).expect("a scratch file can be written");
    for pipeline in ["serial", "cuda"] {
        let words = [
            "run",
            "-p",
            pipeline,
            "--emit",
            "launcher-c",
            "-o",
            "launcher.cpp",
            "--write-header",
            "include",
            "fill.okl",
        ];
        okl(&folder).run(&words).and_then(|ended| ended.success("okl")).expect("it is translated");
        let header = folder.join("include/okl/launch.h");
        let text = fs::read_to_string(&header).expect("the header is written");
        let other = text.replace("#define OKL_LAUNCH_VERSION 1", "#define OKL_LAUNCH_VERSION 2");
        assert_ne!(text, other);
        fs::write(&header, other).expect("a scratch file can be written");
        let mut command = Command::new(&gxx);
        command.current_dir(&folder).args(["-fsyntax-only", "-I", "include", "launcher.cpp"]);
        let ended = process::run(&mut command).expect("g++ runs");
        assert!(ended.stderr.contains("this launcher needs version 1 of okl/launch.h"), "{}", ended.stderr);
    }
}

#[test]
fn the_example_runs_on_opencl() {
    let (Some(shell), Some(_), Some(_), Some(_)) =
        (Tool::Shell.find(), Tool::Gcc.find(), Tool::Gxx.find(), Tool::Pocl.find())
    else {
        return;
    };
    let folder = scratch("example");
    let mut command = Command::new(shell);
    command.arg(workspace().join("examples/without-occa/test.sh")).arg("opencl");
    command.env("OKL", env!("CARGO_BIN_EXE_okl")).env("POCL_CACHE_DIR", folder);
    command.env("OCL_ICD_VENDORS", "/etc/OpenCL/vendors/pocl.icd");
    let ended = process::run(&mut command).expect("sh starts");
    assert!(ended.is_success() && ended.stdout.contains("it works"), "{}{}", ended.stdout, ended.stderr);
}
