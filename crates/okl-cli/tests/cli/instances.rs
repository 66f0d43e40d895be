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
