//! The command line itself: usage errors, exit codes, destinations of results.

use crate::common::{Ended, Folder, KERNEL};
use std::process::Stdio;

#[test]
fn usage_errors() {
    let folder = Folder::new("usage");
    folder.write("props.json", "{\n  \"okl\": {\"validate\": 4}\n}\n");
    for (line, text) in [
        ("", "Usage: okl"),
        ("dance", "unrecognized subcommand 'dance'"),
        ("run", "<INPUT>"),
        ("run fill.okl", "no pipeline: name one with `--pipeline`; there are: cuda, "),
        ("run --pipeline cdua fill.okl", "did you mean `cuda`?"),
        ("run -p cuda -p CUDA -o out/ fill.okl", "two pipelines have the name `cuda`"),
        ("run -p cuda --emit kernle fill.okl", "did you mean `kernel`?"),
        ("run -p cuda --emit kernel,launcher fill.okl", "several kinds are asked for; use `-o DIR/`"),
        ("run -p cuda -p serial fill.okl", "several pipelines are given"),
        ("run -p cuda fill.okl fill.okl", "several inputs are given"),
        ("run -p cuda --props {\"okl/enable\":true} fill.okl", "did you mean `okl/enabled`?"),
        (
            "run -p cuda --props {] fill.okl",
            "error[props-syntax]: this is no JSON: expected a key or `}`\n --> <props>:1:2",
        ),
        (
            "check --props props.json fill.okl",
            "error[property-value]: the property `okl/validate` is `true` or `false`\n --> props.json:2:",
        ),
        ("explain shared-outside-oter", "did you mean `shared-outside-outer`?"),
        ("explain banana", "`okl explain --list` shows all"),
        ("explain __syncthread", "did you mean `__syncthreads`?"),
        ("explain tiel", "did you mean `@tile`?"),
        ("explain", "<ID|@NAME|WORD>"),
        ("run -p cuda --std c++98 fill.okl", "too old"),
        ("run -p cuda -X -c fill.okl", "`-X -c` is none of those that okl hands on to clang"),
        ("run -p cuda -X -DN=4 fill.okl", "macros are given to `okl run -D`"),
        ("check -X -MD -X -isystem fill.okl", "`-X -isystem` is none of those"),
        ("run -p cuda -D =4 fill.okl", "no name before the `=`"),
        ("run -p serial --emit launcher fill.okl", "makes no launcher"),
        ("run -p serial -o fill.okl --emit normalized fill.okl", "is an input; it would be overwritten"),
    ] {
        folder.okl(line).fails(2, text);
    }
    assert_eq!(folder.files(), ["fill.okl", "props.json"]);
    assert_eq!(folder.read("fill.okl"), KERNEL);
}

#[test]
fn a_bad_pipeline_file_is_a_usage_error() {
    let folder = Folder::new("pipeline");
    folder.write("p.toml", "schema = 1\n[backend]\nplugin = \"cuda\"\noptoins = {}\n");
    let ended = folder.okl("run --pipeline p.toml fill.okl");
    ended.fails(2, "error[unknown-key]: `[backend]` has no key `optoins`\n --> p.toml:4:1\n");
    ended.fails(2, "did you mean `options`?");
}

#[test]
fn mistakes_without_end_are_counted() {
    let folder = Folder::new("many-mistakes");
    let keys: String = (0..30_000).map(|key| format!("w{key} = 1\n")).collect();
    folder.write("p.toml", format!("schema = 1\nextends = \"cuda\"\n{keys}"));
    let ended = folder.okl("run -p p.toml fill.okl");
    ended.fails(2, "30000 errors; 29980 of them are not shown, `--error-limit 0` shows all\n");
    assert_eq!(ended.stderr.matches("error[unknown-key]").count(), 20);
}

#[test]
fn what_is_missing_is_the_environments_fault() {
    let folder = Folder::new("missing");
    folder.write("p.toml", "schema = 1\n[backend]\nplugin = \"mine\"\n");
    folder.write("libokl_backend_mine.so", "no library");
    folder.okl("run -p cuda nowhere.okl").fails(3, "error[input-unreadable]: cannot read `nowhere.okl`");
    folder.okl("run -p cuda --props no.json fill.okl").fails(3, "cannot read `no.json`");
    if std::path::Path::new("/dev/zero").exists() {
        folder.okl("check /dev/zero").fails(1, "error[input-not-text]: `/dev/zero` is not a text file");
        folder.okl("check --props /dev/zero fill.okl").fails(3, "`/dev/zero`: it is larger than 1 MiB");
    }
    folder.write("empty/readme.txt", "");
    folder.okl("run -p cuda empty").fails(3, "error[input-is-directory]: `empty` is a directory");
    folder.okl("run -p nowhere.toml fill.okl").fails(3, "error[pipeline-unreadable]");
    folder
        .okl("run --trust-plugins -p p.toml fill.okl")
        .fails(3, "error[plugin-not-loaded]: cannot load the backend `mine`");
    folder.okl("run -p serial -o fill.okl/x fill.okl").fails(3, "cannot write `fill.okl/x`");
    for variable in ["LIBCLANG_PATH", "OKL_LIBCLANG"] {
        let ended = folder.okl_with("run -p cuda fill.okl", b"", &[(variable, "/nowhere")]);
        for way in ["package manager", "pip install libclang", "LIBCLANG_PATH"] {
            ended.fails(3, way);
        }
    }
}

#[test]
fn mistakes_in_the_source() {
    let folder = Folder::new("mistakes");
    folder.write("binary.okl", b"\x7fELF\0\0");
    folder.write("open.okl", "@kernel void f() {\n");
    folder.okl("run -p cuda binary.okl").fails(1, "error[input-not-text]: `binary.okl` is not a text file");
    folder.okl("run -p cuda open.okl").fails(1, "open.okl:1:18");
    folder.okl("check open.okl fill.okl").fails(1, "open.okl:1:18");
    folder.okl("run -p cuda -o out/ open.okl fill.okl").fails(1, "open.okl:1:18");
    assert_eq!(folder.files(), ["binary.okl", "fill.okl", "open.okl"], "nothing is written");
}

#[test]
fn results_go_to_stdout() {
    let folder = Folder::new("stdout");
    let kernel = folder.okl("run --pipeline serial fill.okl").done();
    assert!(kernel.contains("fill"));
    assert_eq!(folder.okl("run --pipeline serial -o - fill.okl").done(), kernel);
    let piped = folder.okl_with("run -p serial -", KERNEL.as_bytes(), &[]).done();
    assert_eq!(piped.replace("\"<stdin>\"", "\"fill.okl\""), kernel);
    assert!(
        folder.okl("run -p serial --emit normalized fill.okl").done().starts_with("[[okl_kernel(\"\")]]")
    );
    assert!(folder.okl("run -p serial --emit unit fill.okl").done().starts_with("{\n"));
    assert_eq!(folder.okl("check fill.okl").done(), "");
    assert!(folder.okl("--version").done().starts_with("okl "));
    assert!(folder.okl("run --help").done().contains("--pipeline"));
    assert_eq!(folder.files(), ["fill.okl"]);
}

#[test]
fn results_go_into_files() {
    let folder = Folder::new("files");
    let kernel = folder.okl("run -p serial fill.okl").done();
    folder.okl("run -p serial -o new/k.cpp fill.okl").done();
    assert_eq!(folder.read("new/k.cpp"), kernel);
    folder.okl("run -p serial -p openmp -o out/ fill.okl").done();
    assert_eq!(folder.read("out/fill.serial.cpp"), kernel);
    folder.okl("run -p serial -o out fill.okl").done();
    assert_eq!(folder.read("out/fill.cpp"), kernel);
    folder.okl("run -p serial --emit kernel=k.cpp,unit=u.json fill.okl").done();
    assert_eq!(folder.read("k.cpp"), kernel);
    assert!(folder.read("u.json").starts_with("{\n"));
    folder.okl("run -p cuda --emit normalized -o out/ fill.okl").done();
    assert!(folder.read("out/fill.normalized.okl").starts_with("[[okl_kernel"));
    assert_eq!(folder.files(), ["fill.okl", "k.cpp", "new", "out", "u.json"]);
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let folder = Folder::new("pipe");
    let mut child = folder
        .command("run -p serial fill.okl")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("okl starts");
    drop(child.stdout.take());
    let ended = Ended::new(child.wait_with_output().expect("okl ends"));
    assert_eq!((ended.code, ended.stderr.as_str()), (0, ""));
}

#[test]
fn logs_are_for_those_who_ask() {
    let folder = Folder::new("log");
    let ended = folder.okl_with("run -p serial fill.okl", b"", &[("OKL_LOG", "debug")]);
    assert_eq!(ended.code, 0);
    assert!(ended.stderr.contains("normalize"), "{}", ended.stderr);
    assert_eq!(ended.stdout, folder.okl("run -p serial fill.okl").done());
}

#[test]
fn macros_and_files_before_the_input() {
    let folder = Folder::new("front");
    folder.write("twice.h", "#define TWICE(a) ((a) + (a))\nfloat half(float a) { return a / 2; }\n");
    folder.write(
        "use.okl",
        "#ifdef GONE\n#error still there\n#endif\n@kernel void f(float *a) {\n  for (int i = 0; i < N; ++i; \
         @tile(16, @outer, @inner, check=false)) a[i] = half(TWICE(i)) * N;\n}\n",
    );
    let kernel = folder.okl("run -p serial -D GONE -UGONE -D N=64 -include twice.h use.okl").done();
    assert!(
        kernel.starts_with("#define N 64\n#line 1 \"twice.h\"\n#define TWICE(a) ((a) + (a))\nfloat half("),
        "{kernel}"
    );
    assert!(kernel.contains("half(TWICE(i))") && !kernel.contains("GONE"), "{kernel}");
    folder
        .okl("run -p serial -UGONE -D GONE -D N=64 -include twice.h use.okl")
        .fails(1, "error[error-directive]");
    folder.okl("check -D N=4 -include once.h use.okl").fails(1, "--> <command line>:1:10");
    let expanded = folder.okl("run -p serial --emit expanded -D N=64 -include twice.h use.okl").done();
    assert!(
        expanded.contains("i < 64; ++i; @tile(16, @outer, @inner, check=false)) a[i] = half(((i) + (i)))"),
        "{expanded}"
    );

    folder.write(
        "props.json",
        r#"{"defines": {"N": 64, "TWICE(a)": "((a) + (a))"}, "headers": ["float half(float a) { return a / 2; }"]}"#,
    );
    let kernel = folder.okl("run -p serial --props props.json -D N=32 use.okl").done();
    assert!(
        kernel.starts_with("#define TWICE(a) ((a) + (a))\n#define N 32\n#line 1 \"<header>\"\nfloat half"),
        "{kernel}"
    );
}

#[test]
fn clang_warnings_are_for_those_who_ask() {
    let folder = Folder::new("warnings");
    folder.write(
        "unused.okl",
        "#define DECLARE(a) int a = 1\n@kernel void f(float *a) {\n  for (int i = 0; i < 64; ++i; @tile(16, \
         @outer, @inner)) {\n    int b = 2; DECLARE(c);\n    a[i] = 1;\n  }\n}\n",
    );
    folder.okl("check unused.okl").done();
    let warned = folder.okl("check -X -Wall unused.okl");
    assert_eq!(warned.code, 0);
    for line in [
        "warning[unused-variable]: unused variable `b`\n --> unused.okl:4:9\n",
        "warning[unused-variable]: unused variable `c`\n --> unused.okl:4:24\n",
    ] {
        assert!(warned.stderr.contains(line), "{}", warned.stderr);
    }
    folder
        .okl("check -X -Wall -X -Werror unused.okl")
        .fails(1, "error[unused-variable]: unused variable `b`");
    for std in ["c++11", "c++14", "c++17", "c++20", "c++23"] {
        folder.okl(&format!("check --std {std} fill.okl")).done();
    }
    folder.write("new.okl", format!("#if __cplusplus < 202002L\n#error older\n#endif\n{KERNEL}"));
    folder.okl("check --std c++17 new.okl").fails(1, "older");
    folder.okl("check --std c++20 new.okl").done();
}

#[test]
fn messages_are_explained() {
    let folder = Folder::new("explain");
    let page = folder.okl("explain shared-outside-outer").done();
    assert!(page.starts_with("# shared-outside-outer\n") && page.contains("How to fix it"), "{page}");
    assert_eq!(folder.okl("explain error[shared-outside-outer]:").done(), page);
    let list = folder.okl("explain --list").done();
    assert_eq!(folder.okl("explain --list messages").done(), list);
    let ids: Vec<&str> = list.lines().filter_map(|line| line.split_whitespace().next()).collect();
    assert!(ids.is_sorted() && ids.len() > 80 && ids.contains(&"include-not-found"), "{list}");
}

#[test]
fn words_of_targets_are_explained() {
    let folder = Folder::new("explain-words");
    let explained = |word: &str| {
        let output = folder.command("explain").arg(word).output().expect("okl starts");
        Ended::new(output).done()
    };
    for (word, okl) in [
        ("__syncthreads", "In OKL: `@barrier;`"),
        ("__syncthreads()", "In OKL: `@barrier;`"),
        ("threadIdx.x", "a loop with `@inner`"),
        ("__global__", "In OKL: `@kernel`"),
        ("atomicAdd", "`@atomic x += value;`"),
        ("barrier(CLK_LOCAL_MEM_FENCE)", "In OKL: `@barrier;`"),
        ("get_global_id(0)", "`@tile(16, @outer, @inner)`"),
        ("#pragma omp parallel for", "`#pragma omp parallel` belongs to OpenMP"),
        ("# pragma  omp atomic", "`@atomic`"),
        ("cudaMallocPitch", "is host code of CUDA"),
        ("occaPow", "In OKL: the function of C: `pow`"),
        ("innerDim0", "OCCA before 1.0"),
        ("#include <cuda_runtime.h>", "remove the line"),
        ("occa.hpp", "remove the line"),
        ("extern __shared__", "`@shared(64) float s[n];`"),
        ("<<<", "launches kernels by their names"),
    ] {
        let page = explained(word);
        assert!(page.contains(okl), "{word}: {page}");
    }
    let all = explained("#pragma omp");
    assert!(all.contains("`#pragma omp atomic`") && all.contains("`#pragma omp barrier`"), "{all}");
    assert_eq!(explained("tile"), explained("@tile"), "an attribute without its `@`");
    let list = folder.okl("explain --list words").done();
    assert!(
        list.lines().count() > 250 && list.contains("occaKernel ") && list.contains("__ballot_sync "),
        "{list}"
    );
    folder.okl("explain #pragma").fails(2, "no message of okl is called `#pragma`");
}

#[test]
fn help_names_all_targets() {
    let help = Folder::new("help-targets").okl("--help").done();
    let first = help.lines().next().unwrap_or_default();
    let bare = first.to_lowercase().replace('+', "p").replace(' ', "");
    let backends = okl_bundle::host().backends;
    assert_eq!(backends.len(), 7);
    for name in backends.iter().map(|backend| backend.name) {
        assert!(bare.contains(name), "{name}: {first}");
    }
}

#[test]
fn properties_are_attributes_for_loops_without_one() {
    let folder = Folder::new("loop_defaults");
    folder.write(
        "two.okl",
        "@kernel void f(const int N, float *a) {\n  for (int g = 0; g < N; ++g; @outer)\n    \
         for (int i = 0; i < g; ++i; @inner) a[i] = sqrt(a[i]);\n  \
         for (int g = 0; g < 4; ++g; @outer, @max_inner_dims(64), @simd_length(8))\n    \
         for (int i = 0; i < g; ++i; @inner) a[i] = g;\n}\n",
    );
    folder.okl("check two.okl").fails(1, "error[inner-count-varies]");
    let with = |props: &str, pipeline: &str| {
        folder.okl(&format!("run -p {pipeline} --props {{\"max_inner_dims\":[32]{props}}} two.okl")).done()
    };
    let cuda = with(",\"simd_length\":16", "cuda");
    assert!(cuda.contains("__launch_bounds__(32) void _occa_f_0("), "{cuda}");
    assert!(cuda.contains("__launch_bounds__(64) void _occa_f_1("), "{cuda}");
    let sycl = with(",\"simd_length\":16", "dpcpp");
    let lengths: Vec<&str> =
        sycl.split("reqd_sub_group_size(").skip(1).filter_map(|rest| rest.split(')').next()).collect();
    assert_eq!(lengths, ["16", "8"], "{sycl}");
    assert!(with("", "serial").contains("#include <cmath>"), "{}", with("", "serial"));
    assert!(!with(",\"serial/include_std\":false", "serial").contains("#include"));
    let small = "check --props {\"max_inner_dims\":8} fill.okl";
    folder.okl(small).fails(1, "error[max-inner-dims-too-small]: `@max_inner_dims` allows 8 on axis 0");
}

/// Not a kernel of `testdata`: the header needs clang's own headers, which not every libclang has.
#[test]
fn headers_of_the_host_stay_out_of_device_code() {
    let folder = Folder::new("host_headers");
    let host =
        "#include <vector>\nstatic int sum(int n) { std::vector<int> all(n, 2); return all[0] * n; }\n";
    let kernel = KERNEL.replace("{\n  for", "{\n  const int n = sum(N);\n  for").replace("= 1", "= n");
    folder.write("sum.okl", format!("{host}{kernel}"));
    for pipeline in ["cuda", "hip", "dpcpp", "opencl", "metal"] {
        let ended = folder.okl(&format!("run -p {pipeline} -o out/ sum.okl"));
        assert_eq!(ended.code, 0, "{pipeline}: {}", ended.stderr);
        let launcher = folder.read("out/sum.launcher.cpp");
        assert!(launcher.contains("#include <vector>"), "{launcher}");
        for file in std::fs::read_dir(folder.0.join("out")).expect("it is written") {
            let name = file.expect("readable").file_name().to_string_lossy().into_owned();
            let text = folder.read(&format!("out/{name}"));
            assert!(name == "sum.launcher.cpp" || !text.contains("vector>"), "{name}:\n{text}");
        }
    }
}
