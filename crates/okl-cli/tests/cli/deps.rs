//! The reports about the files that a run read.

use crate::common::Folder;
use okl_testing::tools::Tool;
use serde_json::Value;
use std::process::Command;

const KERNEL: &str = "#include \"one.h\"\n@kernel void k(float *a) { for (int g = 0; g < 2; ++g; @outer) for (int i = 0; i < 4; ++i; @inner) a[g * 4 + i] = VALUE; }\n";

fn folder(name: &str) -> Folder {
    let folder = Folder::new(name);
    folder.write("k.okl", KERNEL);
    folder.write("one.h", "#include \"two.h\"\n");
    folder.write("two.h", "#define VALUE 1\n");
    folder
}

#[test]
fn ninja_builds_again_when_a_header_two_includes_deep_changes() {
    let folder = folder("deps-ninja");
    let Some(ninja) = Tool::Ninja.find() else { return };
    folder.write(
        "build.ninja",
        format!(
            "rule okl\n  command = {} run -p ./serial.toml -MD -MF $out.d -o $out $in\n  depfile = $out.d\n  deps = gcc\nbuild k.cpp: okl k.okl\n",
            env!("CARGO_BIN_EXE_okl")
        ),
    );
    folder.write("serial.toml", "schema = 1\nextends = \"serial\"\n");
    let build = || {
        let output = Command::new(&ninja).current_dir(&folder.0).output().expect("ninja starts");
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(output.status.success(), "{said}");
        said
    };
    assert!(build().contains("[1/1]"));
    assert!(build().contains("no work to do"));
    folder.write("two.h", "#define VALUE 27\n");
    assert!(build().contains("[1/1]"), "a header changed");
    assert!(folder.read("k.cpp").contains("27"));
    assert!(build().contains("no work to do"));
    folder.write("serial.toml", "schema = 1\nextends = \"serial\"\n# it may say something else now\n");
    assert!(build().contains("[1/1]"), "the pipeline changed");
}

#[test]
fn a_rule_stands_beside_the_output_or_where_it_is_told() {
    let folder = folder("deps-places");
    let files = "k.okl \\\n  one.h \\\n  two.h\n";
    folder.okl("run -p serial -MD -o k.cpp k.okl").done();
    assert_eq!(folder.read("k.d"), format!("k.cpp: \\\n  {files}"));
    folder.okl("run -p serial -MF rules/k.dep -MT it -MT other -o k.cpp k.okl").done();
    assert_eq!(folder.read("rules/k.dep"), format!("it other: \\\n  {files}"));
    folder.okl("run -p cuda -MMD -o out/ k.okl").done();
    let all = "out/k.cu out/k.launcher.cpp out/k.metadata.json out/k.launcher-metadata.json";
    assert_eq!(folder.read("out/k.d"), format!("{all}: \\\n  {files}"));
    let printed = folder.okl("run -p serial --emit deps -MT k k.okl").done();
    assert_eq!(printed, format!("k: \\\n  {files}"));
    folder.okl("run -p serial --emit deps=k.dep,kernel=k.cpp k.okl").done();
    assert_eq!(folder.read("k.dep"), format!("k.cpp: \\\n  {files}"));
}

#[test]
fn a_rule_without_target_or_place_is_refused() {
    let folder = folder("deps-refused");
    folder.okl("run -p serial -MD k.okl").fails(2, "`-MT TARGET`");
    folder.okl("run -p serial -MT k k.okl").fails(2, "ask for one with `-MD`");
    folder.okl("run -p serial -MF all.d -o out/ k.okl fill.okl").fails(2, "several inputs");
    folder.okl("run -p serial -MF two.h -o k.cpp k.okl").fails(2, "`two.h` would be overwritten");
    folder.okl("run -p serial -MF k.cpp -o k.cpp k.okl").fails(2, "`k.cpp` would be overwritten");
    folder.write("bad.okl", "#include \"one.h\"\n@kernel void k() {}\n");
    assert_eq!(folder.okl("run -p serial -MD -o bad.cpp bad.okl").code, 1);
    assert!(
        !folder.files().iter().any(|name| name.ends_with(".d") || name.ends_with(".cpp")),
        "nothing is written"
    );
}

#[test]
fn metadata_has_the_hash_that_libocca_gives_each_file() {
    let folder = folder("deps-hashes");
    // Computed by hand from libocca's hash function.
    folder.write("two.h", "#define VALUE 1\n// \u{e9}\n");
    let text = folder.okl("run -p serial --emit metadata k.okl").done();
    let document: Value = serde_json::from_str(&text).expect("JSON");
    let files = document["dependencies"].as_object().expect("an object");
    let names: Vec<&str> = files.keys().map(|path| path.rsplit('/').next().expect("a name")).collect();
    // The input itself is in libocca's cache, which may be moved: libocca waits forever for a missing file.
    assert_eq!(names, ["one.h", "two.h"]);
    assert!(files.keys().all(|path| path.starts_with('/')), "{files:?}");
    let hash = files.values().nth(1).and_then(Value::as_str).expect("a hash");
    assert_eq!(hash, "7dc1a0a3653fff73eb28aec1339c66ad4fd7d7cc1389a7b663e5478a1d983eb4");
    assert_eq!(document["kernel"]["dependencies"], document["dependencies"]);
    assert_eq!(document["kernel"]["metadata"], document["metadata"]);
}

#[test]
fn metadata_says_what_each_kind_of_argument_is() {
    let folder = Folder::new("deps-types");
    folder.write(
        "k.okl",
        "struct Point { float x[3]; double2 w; };\nstruct Node : Point { unsigned char c; bool on; };\ntypedef struct { long long n; } Bare;\nunion Both { int i; float f; };\nstruct Bits { int a : 3; };\nenum Kind { A, B };\n\
         @kernel void k(const int N, const float *a, @restrict unsigned *u, Node *n, const Bare b, Kind kind, Both *both, Bits *bits, void *any, size_t z, float (*rows)[4], float4 *v, double **far, int ten[10], @implicitArg int device) {\n\
         for (int g = 0; g < N; ++g; @outer) for (int i = 0; i < 4; ++i; @inner) u[g * 4 + i] = a[i];\n}\n",
    );
    let text = folder.okl("run -p serial --emit metadata k.okl").done();
    let document: Value = serde_json::from_str(&text).expect("JSON");
    let builtin = |name: &str| serde_json::json!({ "type": "builtin", "name": name });
    let field = |name: &str, dtype: Value| serde_json::json!({ "name": name, "dtype": dtype });
    let rows =
        |count: i64, of: &str| serde_json::json!({ "type": "tuple", "dtype": builtin(of), "size": count });
    let wanted = [
        ("N", true, false, builtin("int")),
        ("a", true, true, builtin("float")),
        ("u", false, true, builtin("int")),
        (
            "n",
            false,
            true,
            serde_json::json!({ "type": "struct", "name": "Node", "fields": [
            field("x", rows(3, "float")), field("w", builtin("double2")), field("c", builtin("char")), field("on", builtin("bool")) ] }),
        ),
        (
            "b",
            true,
            false,
            serde_json::json!({ "type": "struct", "name": "Bare", "fields": [field("n", builtin("long"))] }),
        ),
        (
            "kind",
            false,
            false,
            serde_json::json!({ "type": "enum", "name": "Kind", "enumerators": [{ "name": "A" }, { "name": "B" }] }),
        ),
        (
            "both",
            false,
            true,
            serde_json::json!({ "type": "union", "name": "Both", "fields": [
            field("i", builtin("int")), field("f", builtin("float")) ] }),
        ),
        ("bits", false, true, serde_json::json!({ "type": "custom", "name": "Bits", "bytes": 4 })),
        ("any", false, true, builtin("byte")),
        ("z", false, false, builtin("long")),
        ("rows", false, true, rows(4, "float")),
        ("v", false, true, builtin("float4")),
        ("far", false, true, builtin("double")),
        ("ten", false, true, builtin("int")),
    ];
    let arguments = document["metadata"][0]["arguments"].as_array().expect("a list");
    assert_eq!(arguments.len(), wanted.len(), "{text}");
    for (argument, (name, is_const, is_pointer, dtype)) in arguments.iter().zip(wanted) {
        let wanted =
            serde_json::json!({ "name": name, "const": is_const, "ptr": is_pointer, "dtype": dtype });
        assert_eq!(*argument, wanted);
    }
}

#[test]
fn device_kernels_and_launchers_have_documents_of_their_own() {
    let folder = Folder::new("deps-launcher");
    folder.write("k.okl", "@kernel void two(const int N, float *a) {\n  for (int g = 0; g < N; ++g; @outer) for (int i = 0; i < 4; ++i; @inner) a[g] = 1;\n  for (int g = 0; g < N; ++g; @outer) for (int i = 0; i < 4; ++i; @inner) a[g] = 2;\n}\n");
    let read = |line: &str| -> Value { serde_json::from_str(&folder.okl(line).done()).expect("JSON") };
    let names = |document: &Value, nth: usize| -> Vec<String> {
        let arguments = document["metadata"][nth]["arguments"].as_array().expect("a list");
        arguments.iter().map(|argument| argument["name"].as_str().expect("a name").to_string()).collect()
    };
    let kernels = read("run -p dpcpp --emit metadata k.okl");
    assert_eq!(kernels["metadata"][0]["name"], "_occa_two_0");
    assert_eq!(kernels["metadata"][1]["name"], "_occa_two_1");
    assert_eq!(names(&kernels, 1), ["queue_", "range_", "N", "a"]);
    let launcher = read("run -p cuda --emit launcher-metadata k.okl");
    assert_eq!(launcher["metadata"][0]["name"], "two");
    assert_eq!(names(&launcher, 0), ["deviceKernels", "N", "a"]);
    let none = serde_json::json!({ "type": "custom", "name": "none", "bytes": 0 });
    assert_eq!(launcher["metadata"][0]["arguments"][0]["dtype"], none);
    folder.okl("run -p serial --emit launcher-metadata k.okl").fails(2, "its kernels are host functions");
}
