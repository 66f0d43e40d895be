//! `okl build`, and programs that load what it has made where nothing else of okl is.

use crate::common::{Ended, Folder};
use okl_runtime::{Device, Error, ErrorKind, Properties};
use okl_testing::tools::Tool;
use okl_testing::workspace;
use std::path::Path;
use std::process::Command;

const ADD: &str = "template <typename T>
@kernel void add(const int n, const T *a, T *ab) {
  for (int i = 0; i < n; ++i; @tile(16, @outer, @inner)) ab[i] += a[i];
}
";

const TWICE: &str = "#include <math.h>
@kernel void twice(const int n, float *x) {
  for (int i = 0; i < n; ++i; @tile(16, @outer, @inner)) x[i] = sqrtf(x[i] * x[i]) * 2;
}
";

/// Host code with a `switch`, which its reflection does not describe.
const PICK: &str = "@kernel void pick(const int how, const int n, float *x) {
  int count = 0;
  switch (how) {
    case 1: count = n; break;
    default: return;
  }
  for (int i = 0; i < count; ++i; @tile(16, @outer, @inner)) x[i] += 1;
}
";

/// The targets whose devices this machine has; none without a compiler.
fn targets() -> Vec<&'static str> {
    if Tool::Gxx.find().is_none() {
        return Vec::new();
    }
    ["serial", "openmp"].into_iter().chain(Tool::Pocl.find().map(|_| "opencl")).collect()
}

fn folder(name: &str) -> Folder {
    let folder = Folder::new(&format!("bundles-{name}"));
    folder.write("add.okl", ADD);
    folder.write("twice.okl", TWICE);
    folder.write("pick.okl", PICK);
    folder
}

/// A folder with `k.oklb`.
fn built(name: &str, targets: &[&str]) -> Folder {
    let folder = folder(name);
    let targets = targets.iter().map(|target| format!(" -t {target}")).collect::<String>();
    let words = "build --aot -o k.oklb --instance add<float> --instance add<int> add.okl twice.okl pick.okl";
    let ended = folder.okl(&format!("{words}{targets}"));
    assert!(ended.code == 0 && ended.stderr.is_empty() && ended.stdout.is_empty(), "{ended:?}");
    folder
}

const BUNDLE: &str = "OKL_TEST_BUNDLE";

#[test]
fn bundles_run_where_there_is_no_translator_and_no_compiler() {
    for target in targets() {
        let folder = built(&format!("alone-{target}"), &[target]);
        let (bundle, cache) = (folder.0.join("k.oklb"), folder.0.join("cache"));
        // PoCL links the kernels of its drivers when they run, with this program.
        let programs = folder.0.join("programs");
        std::fs::create_dir(&programs).expect("a folder");
        if target == "opencl" {
            let all = std::env::var_os("PATH").unwrap_or_default();
            let linker =
                std::env::split_paths(&all).map(|folder| folder.join("ld")).find(|file| file.exists());
            std::os::unix::fs::symlink(linker.expect("a linker"), programs.join("ld")).expect("a link");
        }
        for variable in ["off", "on"] {
            let done = Command::new(std::env::current_exe().expect("this program"))
                .args(["--exact", "bundles::what_a_process_does_with_a_bundle"])
                .env(BUNDLE, format!("{target}={}", bundle.display()))
                .env("PATH", &programs)
                .env("OKL_LIBCLANG", "/nowhere")
                .env_remove("CXX")
                .env("OKL_CACHE", variable)
                .env("OKL_CACHE_DIR", &cache)
                .current_dir("/")
                .output()
                .expect("it starts");
            let said = String::from_utf8_lossy(&done.stdout);
            assert!(done.status.success(), "{said}{}", String::from_utf8_lossy(&done.stderr));
            assert!(!said.contains("running 0 tests"), "{said}");
        }
        // What is in the bundle is not kept once more; drivers compile texts.
        assert_eq!(cache.join("binaries").exists(), target == "opencl", "{target}");
    }
}

#[test]
fn what_a_process_does_with_a_bundle() {
    let Ok(given) = std::env::var(BUNDLE) else { return };
    let (target, path) = given.split_once('=').expect("a target and a file");
    let device = Device::with_libclang(target, "/nowhere").expect("a device");
    let none = device.build_kernel_from_text("twice.okl", TWICE, "twice", &Properties::new());
    assert_eq!(none.expect_err("nothing reads it").kind(), ErrorKind::Translation);
    calculates(&device, path).expect("it runs");
}

fn calculates(device: &Device, path: &str) -> Result<(), Error> {
    let bundle = device.load_bundle(path)?;
    assert_eq!(bundle.kernel_names(), ["add", "twice", "pick"]);
    let (a, ab) = (device.memory_from(&[1.5_f32; 100])?, device.memory_from(&[1.0_f32; 100])?);
    bundle.kernel("add")?.run(&[&100_i32, &a, &ab])?;
    bundle.kernel("twice")?.run(&[&50_i32, &ab])?;
    let pick = bundle.kernel("pick")?;
    pick.run(&[&1_i32, &10_i32, &a])?;
    pick.run(&[&2_i32, &100_i32, &a])?;
    let found = a.to_vec()?;
    assert!(found[..10].iter().all(|x| *x == 2.5) && found[10..].iter().all(|x| *x == 1.5), "{found:?}");
    let found = ab.to_vec()?;
    assert!(found[..50].iter().all(|x| *x == 5.0) && found[50..].iter().all(|x| *x == 2.5), "{found:?}");
    let (a, ab) = (device.memory_from(&[3_i32; 9])?, device.memory_from(&[4_i32; 9])?);
    bundle.kernel("add<int>")?.run(&[&9_i32, &a, &ab])?;
    bundle.kernel("add")?.run(&[&9_i32, &a, &ab])?;
    assert_eq!(ab.to_vec()?, [10; 9]);
    let doubles = device.memory::<f64>(9)?;
    let error = bundle.kernel("add")?.run(&[&9_i32, &doubles, &doubles]).expect_err("it is not there");
    assert!(error.message().contains("has no instance `add<double>`; there are: `add<float>`"), "{error}");
    Ok(())
}

#[test]
fn programs_in_cpp_load_bundles() {
    let targets = targets();
    if targets.is_empty() {
        return;
    }
    let Some(compiler) = Tool::Gxx.find() else { return };
    let folder = built("cpp", &targets);
    let library = Path::new(env!("CARGO_BIN_EXE_okl")).with_file_name("libokl.so");
    assert!(library.is_file(), "there is no {}: `cargo build --workspace` makes it", library.display());
    for name in ["libokl.so", "libokl.so.0"] {
        std::os::unix::fs::symlink(&library, folder.0.join(name)).expect("a link");
    }
    let program = folder.0.join("program");
    let done = Command::new(compiler)
        .args(["-Wall", "-Wextra", "-Werror", "-std=c++11", "-pthread", "-I"])
        .arg(workspace().join("crates/okl-runtime-capi/include"))
        .arg(workspace().join("crates/okl-capi/tests/cpp/bundle.cpp"))
        .arg("-L")
        .arg(&folder.0)
        .args(["-lokl", &format!("-Wl,-rpath,{}", folder.0.display()), "-o"])
        .arg(&program)
        .output();
    let ended = Ended::new(done.expect("the compiler starts"));
    assert_eq!(ended.code, 0, "{}", ended.stderr);
    for target in targets {
        let mut command = Command::new(&program);
        command.arg(target).arg(folder.0.join("k.oklb")).env("OKL_CACHE", "off");
        let ended = Ended::new(command.output().expect("it starts"));
        assert_eq!((ended.code, &*ended.stdout), (0, &*format!("{target}: fine\n")), "{}", ended.stderr);
    }
}

/// The list of what is in a bundle.
fn index(folder: &Folder, name: &str) -> serde_json::Value {
    let bytes = std::fs::read(folder.0.join(name)).expect("it is there");
    let size = u64::from_le_bytes(bytes[16..24].try_into().expect("eight bytes")) as usize;
    serde_json::from_slice(&bytes[56..56 + size]).expect("JSON")
}

#[test]
fn libraries_are_for_all_processors_unless_flags_say_others() {
    if targets().is_empty() {
        return;
    }
    let folder = folder("flags");
    folder.okl("build -t serial -o plain.oklb twice.okl").done();
    let plain = index(&folder, "plain.oklb");
    let binary = &plain["texts"][0]["builds"][0]["binaries"][0];
    assert_eq!((&binary["form"], &binary["needs"]), (&"library".into(), &serde_json::Value::Null));
    folder.okl("build -t serial -o plain-again.oklb twice.okl").done();
    let [one, other] = ["plain.oklb", "plain-again.oklb"].map(|name| std::fs::read(folder.0.join(name)));
    assert_eq!(one.expect("there"), other.expect("there"), "one input has one bundle");
    if cfg!(target_arch = "x86_64") {
        folder.okl("build -t openmp --flags openmp=-mavx2 -o avx2.oklb twice.okl").done();
        let needs = index(&folder, "avx2.oklb")["texts"][0]["builds"][0]["binaries"][0]["needs"].clone();
        assert!(needs.as_array().is_some_and(|needs| needs.contains(&"avx2".into())), "{needs}");
    }
}

#[test]
fn cuda_becomes_ptx_or_code_for_some_devices() {
    let Ok(library) = std::env::var("OKL_NVRTC") else { return };
    let folder = folder("cuda");
    let nvrtc: &[(&str, &str)] = &[("OKL_LIBNVRTC", &library)];
    let words = "build -t cuda -o k.oklb --instance add<float> add.okl twice.okl";
    folder.okl_with(words, b"", nvrtc).done();
    let form = |at: usize, binary: usize| {
        let binary = index(&folder, "k.oklb")["texts"][at]["builds"][0]["binaries"][binary].clone();
        format!("{} {}", binary["form"].as_str().unwrap_or(""), binary["machine"].as_str().unwrap_or(""))
    };
    assert!((0..2).all(|at| form(at, 0).starts_with("ptx compute_")), "{}", form(0, 0));
    folder.okl_with(&format!("{words} --arch sm_90 --arch compute_80"), b"", nvrtc).done();
    assert_eq!([form(0, 0), form(0, 1)], ["cubin sm_90", "ptx compute_80"]);
    let ended = folder.okl_with(&format!("{words} --arch sm_1"), b"", nvrtc);
    assert!(ended.code == 1 && ended.stderr.contains("`add.okl` for cuda: "), "{ended:?}");
}

#[test]
fn a_compiler_that_is_missing_leaves_the_text() {
    let folder = folder("texts");
    let none = [("OKL_LIBNVRTC", "/nowhere"), ("PATH", "/nowhere"), ("CXX", "")];
    let ended = folder.okl_with("build -t cuda -t hip -t serial -o k.oklb twice.okl", b"", &none);
    assert_eq!(ended.code, 0, "{ended:?}");
    for what in [
        "warning[text-only-build]: the bundle has only the text for cuda: `OKL_LIBNVRTC` names `/nowhere`",
        "warning[text-only-build]: the bundle has only the text for hip: ",
        "warning[text-only-build]: the bundle has only the text for serial: there is no compiler of C++",
    ] {
        assert!(ended.stderr.contains(what), "{}", ended.stderr);
    }
    let hidden = folder.okl_with("build -t cuda -A text-only-build -o k.oklb twice.okl", b"", &none);
    assert!(hidden.code == 0 && hidden.stderr.is_empty(), "{hidden:?}");
    let denied = folder.okl_with("build -t cuda --deny text-only-build -o none.oklb twice.okl", b"", &none);
    assert!(denied.code == 1 && denied.stderr.contains("error[text-only-build]"), "{denied:?}");
    assert!(!folder.0.join("none.oklb").exists());
    let host = folder.okl_with("build -t opencl -t serial -o host.oklb pick.okl", b"", &none);
    let told = "warning[text-only-build]: the bundle has only the text for the host code of opencl: there is no compiler";
    assert!(host.code == 0 && host.stderr.contains(told), "{host:?}");
    let builds = &index(&folder, "host.oklb")["texts"][0]["builds"];
    assert_eq!(builds[0]["host_code"]["binaries"], serde_json::json!([]), "{builds}");
    assert_eq!(
        builds[1]["host_code"],
        serde_json::Value::Null,
        "on CPUs kernels have their host code in them"
    );
    folder.okl_with("build -t cuda -t hip -t serial -o k.oklb -q twice.okl", b"", &none).done();
    let builds = &index(&folder, "k.oklb")["texts"][0]["builds"];
    assert!((0..3).all(|at| builds[at]["binaries"] == serde_json::json!([])), "{builds}");
}

#[test]
fn what_makes_no_sense_is_told_and_nothing_is_written() {
    let folder = folder("wrong");
    folder.write("same.okl", TWICE);
    folder.write("mistake.okl", "@kernel int f() { return 1; }");
    for (code, line, told) in [
        (2, "build -o k.oklb twice.okl", "--target <TARGET[=PIPELINE]>"),
        (2, "build -t serial twice.okl", "--output <FILE>"),
        (
            2,
            "build -t metal -o k.oklb twice.okl",
            "the runtime has no target `metal`; it has serial, openmp, opencl",
        ),
        (2, "build -t serial -t Serial -o k.oklb twice.okl", "the target `serial` is given twice"),
        (2, "build -t serial --arch sm_80 -o k.oklb twice.okl", "`--arch sm_80` is for the target `cuda`"),
        (2, "build -t serial --arch pentium -o k.oklb twice.okl", "`pentium` is no device to compile for"),
        (2, "build -t serial --flags=-O1 -o k.oklb twice.okl", "`--flags -O1` names no target"),
        (2, "build -t serial --device openmp -o k.oklb twice.okl", "is a CPU, for which a compiler compiles"),
        (2, "build -t serial --device none -o k.oklb twice.okl", "there is no device `none`"),
        (
            2,
            "build -t serial=cuda -o k.oklb twice.okl",
            "the pipeline `cuda` is for the target cuda, not for serial",
        ),
        (
            2,
            "build -t serial -o k.oklb twice.okl same.okl",
            "the kernel `twice` is in `twice.okl` and in `same.okl`",
        ),
        (2, "build -t serial -o k.oklb --instance sum<int> add.okl", "no input has a kernel template `sum`"),
        (2, "build -t serial -o k.oklb --instance add add.okl", "`add` is no instance of a kernel"),
        (2, "build -t serial -o twice.okl twice.okl", "`twice.okl` is an input; it would be overwritten"),
        (2, "build -t serial -o - twice.okl", "a bundle goes to a file"),
        (2, "build -t serial -o k.oklb -", "`okl build` reads files"),
        (1, "build -t serial -o k.oklb mistake.okl twice.okl", "error[kernel-not-void]"),
        (1, "build -t serial -o k.oklb add.okl", "error[templated-kernel]"),
        (1, "build -t serial -o k.oklb --flags serial=-fno-such-flag twice.okl", "`twice.okl` for serial: "),
        (3, "build -t serial -o k.oklb none.okl", "none.okl"),
        (3, "build -t serial -o twice.okl/k.oklb fill.okl", "cannot write"),
    ] {
        let ended = folder.okl(line);
        assert!(ended.code == code && ended.stderr.contains(told), "{line}: {ended:?}");
        assert!(!folder.0.join("k.oklb").exists(), "{line}");
    }
}

#[test]
fn templates_without_instances_are_left_out_with_a_warning() {
    if targets().is_empty() {
        return;
    }
    let folder = folder("left-out");
    folder.write("two.okl", ADD.replace("add(", "sub(") + ADD);
    let ended = folder.okl("build -t serial -o k.oklb --instance add<float> two.okl");
    let told =
        "warning[template-left-out]: the bundle has no instance of the kernel template `sub` of `two.okl`";
    assert!(ended.code == 0 && ended.stderr.contains(told), "{ended:?}");
    let device = Device::open("serial").expect("a device");
    let bundle = device.load_bundle(folder.0.join("k.oklb")).expect("it is whole");
    assert_eq!(bundle.kernel_names(), ["add"]);
}

#[test]
fn templates_of_headers_have_instances() {
    if targets().is_empty() {
        return;
    }
    let folder = folder("headers");
    folder.write("lib/add.h", ADD);
    folder.write("first.okl", format!("#include \"lib/add.h\"\n{TWICE}"));
    folder.write("second.okl", format!("#include \"lib/add.h\"\n{PICK}"));
    folder.okl("build -t serial -o k.oklb --instance add<float> first.okl second.okl").done();
    let device = Device::open("serial").expect("a device");
    let bundle = device.load_bundle(folder.0.join("k.oklb")).expect("it is whole");
    assert_eq!(bundle.kernel_names(), ["twice", "add", "pick"]);
    let x = device.memory_from(&[1.5_f32; 4]).expect("x");
    bundle.kernel("add").expect("there").run(&[&4_i32, &x, &x]).expect("it runs");
    assert_eq!(x.to_vec().expect("there"), [3.0; 4]);
}

#[test]
fn a_pipeline_of_ones_own_translates_for_a_target() {
    if targets().is_empty() {
        return;
    }
    let folder = folder("pipeline");
    folder.write(
        "mine.toml",
        "schema = 1\nname = \"mine\"\nextends = \"serial\"\n[parse]\ninstances = [\"add<long>\"]\n",
    );
    folder.okl("build -t serial=./mine.toml -o k.oklb --instance add<float> add.okl").done();
    let kernels = &index(&folder, "k.oklb")["texts"][0]["builds"][0]["kernels"];
    assert_eq!(*kernels, serde_json::json!(["add_float", "add_long"]));
    // An instance of the bundle is there for all targets.
    folder.okl("build -t serial=./mine.toml -t openmp -o k.oklb --instance add<float> add.okl").done();
    let instances = index(&folder, "k.oklb")["texts"][0]["instances"].clone();
    let names: Vec<_> = instances.as_array().into_iter().flatten().map(|one| &one["kernel"]).collect();
    assert_eq!(names, ["add_float"], "{instances}");
}
