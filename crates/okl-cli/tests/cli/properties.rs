//! Kernel properties: their effects, and their precedence.

use crate::common::{Folder, KERNEL};

/// Two nests with a barrier between them, `@restrict`, and a place for more statements.
const TWO: &str = "@kernel void f(@restrict float *a) {\n  for (int g = 0; g < 4; ++g; @outer) {\n    \
    @shared float s[16];\n    for (int i = 0; i < 16; ++i; @inner) s[i] = a[i];\n    \
    for (int i = 0; i < 16; ++i; @inner) a[i] = s[15 - i];\n  }\n}\n";

/// A kernel with one statement.
fn doing(statement: &str) -> String {
    KERNEL.replace("a[i] = 1;", statement)
}

/// The output of a pipeline for a text with properties.
fn run(folder: &Folder, pipeline: &str, props: &str, text: &str) -> String {
    folder.write("props.json", props);
    folder.write("k.okl", text);
    folder.okl(&format!("run -p {pipeline} --props props.json k.okl")).done()
}

#[test]
fn defines() {
    let folder = Folder::new("props_defines");
    let text = doing("a[i] = SUM(A, B) + (FAST ? C : D) + sizeof(T) + (E 0) + sizeof(L);");
    let props = "{defines: {'SUM(x, y)': '((x) + (y))', A: 1, B: 2.50, FAST: true, C: 0x10, D: 5L, T: 'float', E: null, L: '\"l\"'}}";
    let kernel = run(&folder, "serial", props, &text);
    for line in [
        "#define SUM(x, y) ((x) + (y))\n",
        "#define A 1\n",
        "#define B 2.50\n",
        "#define FAST true\n",
        "#define C 0x10\n",
        "#define D 5L\n",
        "#define T float\n",
        "+ ( 0) +",
        "#define L \"l\"\n",
    ] {
        assert!(kernel.contains(line), "{line}{kernel}");
    }
}

#[test]
fn includes_and_headers() {
    let folder = Folder::new("props_includes");
    folder.write("inc/twice.h", "#define TWICE(a) ((a) + (a))\n");
    let props =
        "{includes: ['inc/twice.h'], headers: ['float half(float a) { return a / 2; }', '#define ONE 1']}";
    let kernel = run(&folder, "cuda", props, &doing("a[i] = half(TWICE(ONE));"));
    assert!(kernel.contains("__device__ float half(float a)"), "{kernel}");
    let props = "{includes: 'twice.h', okl/include_paths: ['inc']}";
    let kernel = run(&folder, "cuda", props, &format!("#include \"twice.h\"\n{}", doing("a[i] = TWICE(2);")));
    assert!(kernel.contains("a[i] = TWICE(2);") || kernel.contains("((2) + (2))"), "{kernel}");
    // Without an include folder the header is not found.
    folder.write("props.json", "{includes: 'twice.h'}");
    folder.okl("run -p cuda --props props.json k.okl").fails(1, "cannot find `twice.h`");
}

#[test]
fn okl_enabled() {
    let folder = Folder::new("props_enabled");
    let props = "{okl/enabled: false, defines: {N: 4}, includes: ['a.h'], headers: 'int b;'}";
    let text = run(&folder, "cuda", props, "no OKL @ all\n");
    assert_eq!(text, "#define N 4\n#include \"a.h\"\nint b;\nno OKL @ all\n");
}

#[test]
fn okl_validate_never_switches_checks_off() {
    let folder = Folder::new("props_validate");
    folder.write("k.okl", "@kernel void f(float *a) { a[0] = 1; }\n");
    for props in ["{}", "{okl/validate:false}"] {
        let line = format!("run -p cuda --props {props} k.okl");
        folder.okl(&line).fails(1, "error[kernel-without-outer]");
    }
}

#[test]
fn okl_restrict() {
    let folder = Folder::new("props_restrict");
    assert!(run(&folder, "cuda", "{}", TWO).contains("float *__restrict__ a"));
    assert!(run(&folder, "cuda", "{okl/restrict: 'disabled'}", TWO).contains("f_0(float *a)"));
    assert!(run(&folder, "cuda", "{okl: {restrict: 'RESTRICT'}}", TWO).contains("float *RESTRICT a"));
}

#[test]
fn okl_add_barriers() {
    let folder = Folder::new("props_barriers");
    assert!(run(&folder, "cuda", "{}", TWO).contains("__syncthreads();"));
    for off in ["{okl/add_barriers: false}", "{okl/add_barriers: 0}"] {
        assert!(!run(&folder, "cuda", off, TWO).contains("__syncthreads"), "{off}");
    }
}

#[test]
fn okl_strict_headers() {
    let folder = Folder::new("props_strict");
    let includes = "#include <vendor/one.h>\n#include \"two.h\"\n#include <cmath>\n";
    let text = format!("{includes}{}", doing("a[i] = vendor_call(sqrt(a[i]));"));
    folder.write("k.okl", &text);
    for strict in ["{}", "{okl/strict_headers:true}"] {
        let ended = folder.okl(&format!("run -p cuda --props {strict} k.okl"));
        ended.fails(1, "error[include-not-found]: cannot find `two.h`\n --> k.okl:2:10\n");
        ended.fails(1, "--props '{\"okl/strict_headers\": false}'");
    }
    for pipeline in ["cuda", "hip", "dpcpp", "opencl", "metal", "openmp", "serial"] {
        let ended = folder.okl(&format!("run -p {pipeline} --props {{okl/strict_headers:false}} k.okl"));
        assert_eq!(ended.code, 0, "{}", ended.stderr);
        let kept = "#line 1 \"k.okl\"\n#include <vendor/one.h>\n#include \"two.h\"\n";
        assert!(
            ended.stdout.contains(kept) && ended.stdout.contains("vendor_call(sqrt(a[i]))"),
            "{}",
            ended.stdout
        );
        let [warning, count] = ended.stderr.split("\n\n").collect::<Vec<_>>()[..] else {
            panic!("{}", ended.stderr)
        };
        assert!(warning.starts_with("warning[undeclared-function]"), "{warning}");
        assert_eq!(count, "1 warning\n");
    }
    // The host program does not need the header, and names that only the header declares are not known to OKL.
    let launcher = folder.okl("run -p cuda --emit launcher --props {okl/strict_headers:false} k.okl").stdout;
    assert!(!launcher.contains("vendor") && launcher.contains("<cmath>"), "{launcher}");
    folder.write("k.okl", text.replace("a[i] =", "vendor_type b; a[i] ="));
    folder.okl("run -p cuda --props {okl/strict_headers:false} k.okl").fails(1, "vendor_type");
}

#[test]
fn headers_of_cpu_texts() {
    let folder = Folder::new("props_std");
    let text = doing("a[i] = sqrt(a[i]);");
    let all = "#include <cmath>\n#include <cstdint>\n#include <cstdio>\n#include <cstdlib>\n";
    for pipeline in ["serial", "openmp"] {
        let default = run(&folder, pipeline, "{}", &text);
        assert_eq!(default.matches("#include").collect::<Vec<_>>().len(), 1, "{default}");
        assert!(!run(&folder, pipeline, "{serial/include_std: false}", &text).contains("#include"));
        let more = run(&folder, pipeline, "{serial/include_std: true}", &text);
        assert!(more.contains(all) && more.matches("#include").count() == 4, "{more}");
        let occa = run(&folder, pipeline, "{kernel: {include_occa: true, link_occa: true}}", &text);
        assert!(occa.contains("#include <occa.hpp>\n"), "{occa}");
    }
    let device = run(&folder, "cuda", "{serial/include_std: true, kernel/include_occa: true}", &text);
    assert!(!device.contains("occa.hpp") && !device.contains("cstdlib"), "{device}");
}

#[test]
fn attributes_of_all_loops() {
    let folder = Folder::new("props_loops");
    let text = "@kernel void f(const int N, float *a) {\n  for (int g = 0; g < N; ++g; @outer)\n    \
        for (int i = 0; i < g; ++i; @inner) a[i] = 1;\n}\n";
    let cuda = run(&folder, "cuda", "{max_inner_dims: [32]}", text);
    assert!(cuda.contains("__launch_bounds__(32)"), "{cuda}");
    let sycl = run(&folder, "dpcpp", "{max_inner_dims: 32, simd_length: 8}", text);
    assert!(sycl.contains("reqd_sub_group_size(8)"), "{sycl}");
}

#[test]
fn hash() {
    let folder = Folder::new("props_hash");
    let kernel = run(&folder, "cuda", "{hash: 'a1b2'}", &doing("a[i] = sizeof(OKL_KERNEL_HASH);"));
    assert!(kernel.contains("sizeof(\"a1b2\")"), "{kernel}");
}

#[test]
fn what_a_host_program_reads_changes_nothing() {
    let folder = Folder::new("props_host");
    let plain = run(&folder, "cuda", "{}", TWO);
    let props = "{mode: 'Serial', verbose: true, silent: false, functions: {f: '0a'}, compiler: 'nvcc', \
        compiler_flags: '-O3', compiler_env_script: '', compiler_linker_flags: '', compiler_shared_flags: '', \
        compiler_language: 'cpp', device_id: 0, kernel/link_occa: true, anything: [{}]}";
    assert_eq!(run(&folder, "cuda", props, TWO), plain);
}

#[test]
fn each_pipeline_reads_what_its_mode_says() {
    let folder = Folder::new("props_modes");
    let text = doing("a[i] = SIZE;").replace("@kernel", "#ifndef SIZE\n#define SIZE 7\n#endif\n@kernel");
    folder.write("k.okl", text);
    folder.write(
        "props.json",
        "{\n  defines: {SIZE: 1},  // everywhere\n  kernel: {defines: {M: 0}},\n  modes: {\n    cuda: {defines: {SIZE: 2}},\n    \
         OpenMP: {defines: {SIZE: 3}, okl/enabled: false},\n    Serial/defines: {SIZE: 4},\n  },\n}\n",
    );
    folder.okl("run -p cuda -p hip -p openmp -p serial --props props.json -o out/ k.okl").done();
    let reads = |file: &str, value: u32| {
        let text = folder.read(&format!("out/{file}"));
        assert!(text.contains(&format!("#define SIZE {value}\n")), "{file}:\n{text}");
    };
    reads("k.cuda.cu", 2);
    reads("k.hip.hip", 1);
    reads("k.openmp.cpp", 3);
    reads("k.serial.cpp", 4);
    assert!(folder.read("out/k.openmp.cpp").contains("@kernel"), "it is no OKL for that one");
    // The command line takes precedence, and of several documents the last one.
    let later = "run -p cuda --props props.json --props {modes:{CUDA:{defines:{SIZE:5}}}} k.okl";
    assert!(folder.okl(later).done().contains("#define SIZE 5\n"));
    assert!(folder.okl(&format!("{later} -D SIZE=6")).done().contains("#define SIZE 6\n"));
    // A mistake counts even if it is below another mode.
    folder.okl("run -p cuda --props {modes:{HIP:{okl/restrict:1}}} k.okl").fails(2, "error[property-value]");
    // Commands without a pipeline read the properties for CPUs.
    folder.write("asks.okl", format!("#if SIZE != 4\n#error SIZE\n#endif\n{KERNEL}"));
    folder.okl("check --props props.json asks.okl").done();
}
