//! Instances of kernels that are templates.

use crate::common::Folder;

const ADD: &str = "template <typename T, int N = 64>\n\
                   @kernel void add(const int n, const T *a, T *ab) {\n\
                   for (int i = 0; i < n; ++i; @tile(N, @outer, @inner)) ab[i] += a[i];\n}\n";

fn folder(name: &str) -> Folder {
    let folder = Folder::new(&format!("instances-{name}"));
    folder.write("add.okl", ADD);
    folder
}

/// The names of the kernels in a text for CUDA.
fn kernels(text: &str) -> Vec<&str> {
    let names = text.split("_occa_").skip(1).filter_map(|rest| rest.split('(').next());
    names.collect()
}

#[test]
fn options_files_and_pipelines_say_instances() {
    let folder = folder("places");
    let made = folder.okl("run -p cuda --instance add<float> --instance add<double,128> add.okl").done();
    assert_eq!(kernels(&made), ["add_float_64_0", "add_double_128_0"]);
    folder.write("instances.txt", "--instance 'add<int, 8>'\n--instance add<float>\n");
    let made = folder.okl("run -p cuda @instances.txt --instance add<float> add.okl").done();
    assert_eq!(kernels(&made), ["add_int_8_0", "add_float_64_0"]);
    folder.write(
        "mine.toml",
        "schema = 1\nname = \"mine\"\nextends = \"cuda\"\n[parse]\ninstances = [\"add<float, 2>\"]\n",
    );
    assert_eq!(kernels(&folder.okl("run -p ./mine.toml add.okl").done()), ["add_float_2_0"]);
    assert_eq!(
        kernels(&folder.okl("run -p ./mine.toml --instance add<int> add.okl").done()),
        ["add_int_64_0", "add_float_2_0"]
    );
    let shown = folder.okl("pipelines show ./mine.toml").done();
    assert!(shown.contains("instances = [\"add<float, 2>\"]"), "{shown}");
    assert_eq!(folder.okl("check -p cuda --instance add<float> add.okl").code, 0);
}

#[test]
fn what_is_no_instance_is_told() {
    let folder = folder("wrong");
    let ended = folder.okl("normalize --instance add<float> add.okl");
    assert!(ended.code == 2 && ended.stderr.contains("leave out `--instance`"), "{ended:?}");
    let ended = folder.okl("run -p cuda --instance add add.okl");
    assert!(ended.code == 2 && ended.stderr.contains("`add` is no instance of a kernel"), "{ended:?}");
    folder.write("mine.toml", "schema = 1\nextends = \"cuda\"\n[parse]\ninstances = [\"add\", 3]\n");
    let ended = folder.okl("run -p ./mine.toml add.okl");
    assert!(ended.code == 2 && ended.stderr.contains("mine.toml:4:14"), "{ended:?}");
}

#[test]
fn templates_are_listed() {
    let folder = folder("listed");
    let listed = folder.okl("run -p cuda --emit templates add.okl").done();
    let listed: serde_json::Value = serde_json::from_str(&listed).expect("JSON");
    let template = &listed["templates"][0];
    assert_eq!((template["name"].as_str(), template["at"].as_str()), (Some("add"), Some("add.okl:2:14")));
    assert_eq!(template["parameters"][1]["default"], "64");
    assert_eq!(template["arguments"][1]["deduces"], "T");
}

/// A file with a kernel of its own that includes `lib/add.h`, which has the template and includes another header.
fn with_header(name: &str) -> Folder {
    let folder = folder(name);
    folder.write("lib/one.h", "#pragma once\ntemplate <class T> T one() { return T(1); }\n");
    let header = format!(
        "#pragma once\n#include \"one.h\"\n{}\ntemplate <class T> @kernel void more(const int n, T *x) {{\n\
         for (int i = 0; i < n; ++i; @tile(8, @outer, @inner)) x[i] += one<T>();\n}}\n",
        ADD.trim_end()
    );
    folder.write("lib/add.h", &header);
    let plain = "@kernel void plain(const int n, float *x) {\n\
                 for (int i = 0; i < n; ++i; @tile(16, @outer, @inner)) x[i] = 1;\n}\n";
    folder.write("use.okl", format!("#include \"lib/add.h\"\n#include \"lib/add.h\"\n{plain}"));
    let inside = header.replace("#pragma once\n", "").replace("\"one.h\"", "\"lib/one.h\"");
    folder.write("whole.okl", inside + plain);
    folder
}

#[test]
fn headers_have_templates() {
    let folder = with_header("headers");
    let asked = "--instance add<float> --instance more<double> --instance add<int,8>";
    for target in ["serial", "openmp", "cuda", "hip", "dpcpp", "opencl", "metal"] {
        let [made, whole] = ["use.okl", "whole.okl"].map(|file| {
            let asked = if target == "metal" { asked.replace("double", "int") } else { asked.to_owned() };
            folder.okl(&format!("run -p {target} --emit kernel {asked} {file}")).done()
        });
        let code = |text: &str| {
            let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
            lines.collect::<Vec<_>>().join("\n")
        };
        assert_eq!(code(&made), code(&whole), "{target}");
    }
    let made = folder.okl("run -p cuda --instance add<float> use.okl").done();
    assert_eq!(kernels(&made), ["add_float_64_0", "plain_0"]);
    assert_eq!(folder.okl("check -p cuda --instance add<float> use.okl").code, 0);
    let wrong = folder.okl("run -p cuda --instance add<Unknown> use.okl");
    wrong.fails(1, "lib/add.h:3:");
    assert!(wrong.stderr.contains("in kernel add with T = Unknown, N = 64"), "{wrong:?}");
    assert_eq!(kernels(&folder.okl("run -p cuda use.okl").done()), ["plain_0"]);
    folder.write("alone.okl", "#include \"lib/add.h\"\n");
    let alone = folder.okl("run -p cuda alone.okl");
    alone.fails(1, "error[no-kernel]");
    assert!(alone.stderr.contains("`--instance 'add<float>'` makes a kernel of it"), "{alone:?}");
    let unknown = folder.okl("run -p cuda --instance mor<int> use.okl");
    unknown.fails(1, "did you mean `more`?");
}

#[test]
fn pipelines_of_one_run_have_their_own_instances_of_headers() {
    let folder = with_header("pipelines");
    for (name, instance) in [("one", "add<float>"), ("two", "more<int>")] {
        let text = format!(
            "schema = 1\nname = \"{name}\"\nextends = \"cuda\"\n[parse]\ninstances = [\"{instance}\"]\n"
        );
        folder.write(&format!("{name}.toml"), text);
    }
    folder.okl("run -p ./one.toml -p ./two.toml -o out/ use.okl").done();
    let of = |name: &str| folder.read(&format!("out/use.{name}.cu"));
    assert_eq!(kernels(&of("one")), ["add_float_64_0", "plain_0"]);
    assert_eq!(kernels(&of("two")), ["more_int_0", "plain_0"]);
}

#[test]
fn templates_of_headers_are_listed_with_their_instances() {
    let folder = with_header("headers-listed");
    let listed = folder.okl("run -p cuda --emit templates --instance add<float> use.okl").done();
    let listed: serde_json::Value = serde_json::from_str(&listed).expect("JSON");
    let at: Vec<_> = (0..2).map(|nth| listed["templates"][nth]["at"].as_str().unwrap_or_default()).collect();
    assert_eq!(at, ["lib/add.h:4:14", "lib/add.h:7:33"]);
    let expected =
        serde_json::json!([{"template": "add", "arguments": ["float", "64"], "kernel": "add_float_64"}]);
    assert_eq!(listed["instances"], expected);
}
