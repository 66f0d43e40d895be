//! `okl translate`, which accepts the command lines of `occa translate`.

use crate::common::{Folder, KERNEL};

#[test]
fn modes_are_pipelines_in_any_case() {
    let folder = Folder::new("translate_modes");
    for (mode, pipeline) in [
        ("CUDA", "cuda"),
        ("Cuda", "cuda"),
        ("HIP", "hip"),
        ("OpenCL", "opencl"),
        ("Metal", "metal"),
        ("dpcpp", "dpcpp"),
        ("OpenMP", "openmp"),
        ("Serial", "serial"),
    ] {
        let run = folder.okl(&format!("run -p {pipeline} fill.okl")).done();
        for line in
            ["-m MODE fill.okl", "--mode MODE fill.okl", "fill.okl -mMODE", "-m Metal --mode=MODE fill.okl"]
        {
            assert_eq!(
                folder.okl(&format!("translate {}", line.replace("MODE", mode))).done(),
                run,
                "{line}"
            );
        }
    }
    let serial = folder.okl("run -p serial fill.okl").done();
    assert_eq!(folder.okl("translate fill.okl").done(), serial);
    assert_eq!(folder.okl("translate --mode= fill.okl").done(), serial);
}

#[test]
fn the_launcher_is_printed_where_there_is_one() {
    let folder = Folder::new("translate_launcher");
    let launcher = folder.okl("run -p cuda --emit launcher fill.okl").done();
    for flag in ["-l", "--launcher", "-l -l"] {
        assert_eq!(folder.okl(&format!("translate -m CUDA {flag} fill.okl")).done(), launcher);
    }
    for mode in ["Serial", "OpenMP"] {
        let kernel = folder.okl(&format!("translate -m {mode} fill.okl")).done();
        assert_eq!(folder.okl(&format!("translate -m {mode} -l fill.okl")).done(), kernel);
    }
}

#[test]
fn options_come_on_top_of_properties() {
    let folder = Folder::new("translate_options");
    let text = format!("#include \"size.h\"\n{}", KERNEL.replace("= 1", "= SIZE + OTHER (0)"));
    folder.write("k.okl", &text);
    folder
        .write("inc/size.h", "#ifndef SIZE\n#define SIZE 1\n#endif\n#ifndef OTHER\n#define OTHER\n#endif\n");
    folder.write("props.json", "{defines: {SIZE: 2, OTHER: 'half'}, okl/include_paths: ['inc']}");
    folder.okl("translate k.okl").fails(1, "cannot find `size.h`");
    let kernel = |line: &str| folder.okl(&format!("translate {line} k.okl")).done();
    assert!(kernel("-I inc").contains("#define SIZE 1\n"));
    assert!(kernel("-Iinc -DSIZE=3").contains("#define SIZE 3\n"));
    assert!(kernel("--include-path inc --define SIZE=3").contains("#define SIZE 3\n"));
    assert!(kernel("-I inc -k {defines:{SIZE:2}}").contains("#define SIZE 2\n"));
    assert!(kernel("-I inc -k {defines:{SIZE:2}} -D SIZE=3 -D A=B").contains("#define SIZE 3\n"));
    assert!(
        kernel("-I inc -k {defines:{SIZE:2}} --kernel-prop {defines:{SIZE:4}}").contains("#define SIZE 4\n")
    );
    assert!(
        kernel("-I inc --kernel-props {modes:{Serial:{defines:{SIZE:5}}}} -k {defines:{SIZE:2}}")
            .contains("#define SIZE 5\n")
    );
    // A macro without a value is empty, as in libocca.
    assert!(kernel("-k props.json -D OTHER").contains("SIZE +  (0)"), "{}", kernel("-k props.json -D OTHER"));
    // The requested version of OCCA's transpiler has no effect.
    assert_eq!(kernel("-I inc -t 3"), kernel("-I inc"));
    assert_eq!(kernel("-I inc --transpiler-version 2"), kernel("-I inc"));
    let ended = folder.okl_with("translate k.okl", b"", &[("OCCA_INCLUDE_PATH", "/nowhere:inc")]);
    assert_eq!(ended.done(), kernel("-I inc"));
}

#[test]
fn headers_are_looked_for_from_where_it_runs_too() {
    let folder = Folder::new("translate_folders");
    folder.write("kernels/k.okl", format!("#include \"kernels/near.h\"\n#include \"beside.h\"\n{KERNEL}"));
    folder.write("kernels/near.h", "");
    folder.write("kernels/beside.h", "");
    folder.okl("translate kernels/k.okl").done();
}

#[test]
fn verbose_says_what_is_translated_before_the_text() {
    let folder = Folder::new("translate_verbose");
    let line = "-m CUDA -k {defines:{A:'*/'},device_id:0,modes:{CUDA:{hash:'h'}}} -D B=2 -Iinc fill.okl";
    let plain = folder.okl(&format!("translate {line}")).done();
    for flag in ["-v", "--verbose"] {
        let text = folder.okl(&format!("translate {flag} {line}")).done();
        let text = text.strip_prefix("/* Translation Info:\n").expect("a comment comes first");
        let (json, kernel) = text.split_once("\n*/\n").expect("it has an end");
        assert_eq!(kernel, plain);
        let json: serde_json::Value = serde_json::from_str(json).expect("it is JSON");
        let file = folder.0.join("fill.okl").canonicalize().expect("it is there");
        assert_eq!(json["translate_info"]["filename"], *file.to_string_lossy());
        assert_eq!(json["translate_info"]["okl_version"], env!("CARGO_PKG_VERSION"));
        let properties = serde_json::json!({
            "mode": "cuda", "device_id": 0, "hash": "h", "defines": {"A": "*/", "B": "2"},
            "okl": {"include_paths": ["inc", "."]},
        });
        assert_eq!(json["kernel_properties"], properties);
    }
    // The launcher comes after the same comment.
    assert!(
        folder.okl(&format!("translate -lv {line}")).done().contains("*/\n#include <occa/core/kernel.hpp>")
    );
}

/// Programs for libocca have such properties; `okl run` refuses them.
#[test]
fn properties_that_occa_passes_over_are_passed_over_with_a_warning() {
    let folder = Folder::new("translate_lenient");
    let plain = folder.okl("translate -m CUDA fill.okl").done();
    for (props, id) in [
        ("{okl/transpiler_version:3}", "unknown-property"),
        ("{okl/fast:1}", "unknown-property"),
        ("{okl/add_barriers:'false'}", "property-value"),
        ("{simd_length:'16'}", "property-value"),
        ("{header:['int']}", "unknown-property"),
    ] {
        let ended = folder.okl(&format!("translate -m CUDA -k {props} fill.okl"));
        assert_eq!((ended.code, &ended.stdout), (0, &plain), "{props}: {ended:?}");
        assert!(ended.stderr.contains(&format!("warning[{id}]")), "{props}: {ended:?}");
        assert!(ended.stderr.contains("it is passed over"), "{props}: {ended:?}");
        folder.okl(&format!("run -p cuda --props {props} fill.okl")).fails(2, &format!("error[{id}]"));
    }
}

#[test]
fn mistakes_end_as_they_do_elsewhere() {
    let folder = Folder::new("translate_mistakes");
    folder.write("wrong.okl", "@kernel void f(float *a) { a[0] = 1; }\n");
    folder
        .okl("translate -m CUUDA fill.okl")
        .fails(2, "there is no mode `CUUDA`; did you mean `cuda`? there are: cuda, ");
    folder.okl("translate -m fill.toml fill.okl").fails(2, "there is no mode `fill.toml`");
    folder.okl("translate").fails(2, "<FILE>");
    folder.okl("translate fill.okl fill.okl").fails(2, "unexpected argument");
    folder.okl("translate nowhere.okl").fails(3, "nowhere.okl");
    folder.okl("translate -v -m CUDA wrong.okl").fails(1, "error[kernel-without-outer]");
    folder.okl("translate -k {defines:{N:[1,2]}} fill.okl").fails(2, "cannot be a list");
    folder.okl("translate -k nowhere.json fill.okl").fails(3, "cannot read `nowhere.json`");
    folder.okl("translate -D =1 fill.okl").fails(2, "no name before the `=`");
    assert_eq!(folder.okl_with("translate -", KERNEL.as_bytes(), &[]).code, 0);
}
