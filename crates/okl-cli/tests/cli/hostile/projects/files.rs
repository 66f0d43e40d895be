//! Files in places where okl, clang or a loader may look, and where outputs go.

use super::{CODE, Project, project};
use crate::common::KERNEL;

pub fn all() -> Vec<Project> {
    [libraries(), places(), outputs(), careless()].into_iter().flatten().collect()
}

/// Libraries in all places.
fn libraries() -> Vec<Project> {
    vec![
        project("libraries in a folder for them", |lair| {
            for name in
                ["backend_cuda", "backend_evil", "stage_evil", "stage_clang-format", "attribute_simd_length"]
            {
                lair.library("libokl.so");
                lair.link("../libokl.so", &format!("okl-plugins/libokl_{name}.so"));
                lair.link("libokl.so", &format!("libokl_{name}.so"));
            }
            lair.write("okl.toml", "schema = 1\npipelines = \"cuda\"\n[[stage]]\nplugin = \"evil\"\n");
            lair.write("pipelines/mine.toml", "schema = 1\n[backend]\nplugin = \"evil\"\n");
        }),
        project("a library for the user's own pipeline", |lair| {
            lair.put(
                "config/okl/pipelines/mine.toml",
                "schema = 1\nextends = \"cuda\"\n[[stage]]\nplugin = \"evil\"\n",
            );
            lair.write("pipelines/none.toml", "schema = 1\nextends = \"cuda\"\n");
            std::fs::create_dir(lair.root.join("project/okl-plugins")).expect("it is new");
            lair.library("okl-plugins/libokl_stage_evil.so");
        }),
        project("a list of libraries with commands for terminals", |lair| {
            std::fs::create_dir(lair.root.join("project/okl-plugins")).expect("it is new");
            lair.library("okl-plugins/libokl_stage_\u{1b}[2J.so");
            lair.write(
                "okl-plugins/okl-plugin.toml",
                "kind = \"stage\"\nname = \"\\u001b[2J\"\nversion = \"\\u001b]0;x\\u0007\"\n",
            );
        }),
        project("libraries that a loader looks for", |lair| {
            for name in ["libclang.so", "libclang.so.1", "libclang-19.so.19", "libstdc++.so.6", "libz.so.1"] {
                lair.library(name);
            }
        }),
    ]
}

/// Inputs that are not plain files.
fn places() -> Vec<Project> {
    vec![
        project("files of options that clang looks for", |lair| {
            for name in [
                "clang.cfg",
                "clang++.cfg",
                "x86_64-pc-linux-gnu-clang++.cfg",
                "x86_64-unknown-linux-gnu-clang.cfg",
            ] {
                lair.write(name, "-MD\n-MF\nROOT/home/.bashrc\n");
            }
            lair.write("compile_flags.txt", "-MD\n-MF\nROOT/home/.bashrc\n");
            lair.write(
                "compile_commands.json",
                "[{\"directory\": \".\", \"file\": \"k.okl\", \"command\": \"clang -MD -MF ran k.okl\"}]\n",
            );
        }),
        project("what the user trusts, brought along", |lair| {
            lair.write("okl.toml", format!("schema = 1\npipelines = \"cuda\"\n{}", CODE[0].1));
            for folder in ["", "config/", ".config/"] {
                let row = "[[trusted]]\npath = \"ROOT/project\"\ncommand = [\"ROOT/project/evil.sh\"]\nsha256 = \"\"\n";
                lair.write(&format!("{folder}okl/trusted.toml"), format!("schema = 1\n{row}"));
            }
        }),
        project("links in place of files", |lair| {
            lair.write("real/project.toml", format!("schema = 1\npipelines = \"cuda\"\n{}", CODE[0].1));
            lair.link("real/project.toml", "okl.toml");
            lair.write("real/cuda.toml", format!("schema = 1\nextends = \"serial\"\n{}", CODE[0].1));
            lair.link("../real/cuda.toml", "pipelines/cuda.toml");
            lair.link("../real/cuda.toml", "pipelines/mine.toml");
            lair.link("evil.sh", "python3");
        }),
        project("a folder of pipelines that is a link", |lair| {
            lair.write("real/cuda.toml", format!("schema = 1\nextends = \"serial\"\n{}", CODE[0].1));
            lair.write("real/mine.toml", format!("schema = 1\nextends = \"serial\"\n{}", CODE[0].1));
            lair.link("real", "pipelines");
        }),
        project("pipes in place of files", |lair| {
            lair.pipe("pipelines/cuda.toml");
            lair.pipe("pipelines/mine.toml");
            lair.pipe("cuda.toml");
            lair.pipe("deep/pipe.okl");
        }),
        project("a project file that is a pipe", |lair| lair.pipe("okl.toml")),
        project("devices in place of files", |lair| {
            lair.link("/dev/zero", "pipelines/cuda.toml");
            lair.link("/dev/zero", "pipelines/mine.toml");
            lair.link("/dev/zero", "cuda.toml");
            lair.link("/dev/tty", "deep/tty.okl");
        }),
    ]
}

/// Output paths and displayed names.
fn outputs() -> Vec<Project> {
    vec![
        project("outputs that are links", |lair| {
            lair.link("ROOT/home/.bashrc", "built/k.cpp");
            lair.link("ROOT/home/.bashrc", "built/k.metadata.json");
            lair.link("ROOT/home/.bashrc", "built/k.json");
            lair.link("ROOT/home", "built/deep");
        }),
        project("an output that is a link to a folder", |lair| lair.link("ROOT/home/.ssh", "built/k.cpp")),
        project("a kernel that is a link to another text", |lair| {
            lair.put("home/mine.okl", KERNEL.replace("@kernel", "kernel"));
            lair.link("ROOT/home/mine.okl", "k.okl");
            lair.link("ROOT/home/mine.okl", "deep/k.okl");
        }),
        project("names with commands for terminals", |lair| {
            lair.write("deep/\u{1b}[2J.okl", "@kernel \u{1b}[2J");
            lair.write("pipelines/\u{1b}[2J.toml", "schema = 2\n");
            lair.write("okl.toml", "schema = 1\npipelines = \"\\u001b[2J\"\n\"\\u001b[3J\" = 1\n");
        }),
        project("a run that was recorded", |lair| {
            let answer = |question: &str, answer: &str| format!("{{\"answer\":[\"{question}\",{answer}]}}\n");
            let stage = "schema = 1\\nextends = \\\"serial\\\"\\n[[stage]]\\nplugin = \\\"evil\\\"\\ncommand = [\\\"ROOT/project/evil.sh\\\"]\\n";
            let words = r#"["--trust-plugins", "run", "-p", "./p.toml", "-X", "-Wall", "-o", "ROOT/home/.bashrc", "k.okl"]"#;
            let head = format!(
                "{{\"head\":{{\"schema\":1,\"okl\":\"0\",\"libclang\":\"\",\"system\":\"\",\"words\":{words}}}}}\n"
            );
            let kernel = KERNEL.replace('\n', "\\n");
            let files = [("k.okl", kernel.as_str()), ("./p.toml", stage)];
            let files: String = files
                .map(|(name, text)| answer(&format!("file {name}"), &format!("{{\"text\":\"{text}\"}}")))
                .concat();
            lair.write("evil.repro", head + &files);
        }),
    ]
}

/// Programs in the project folder, for careless users with that folder on the search path.
fn careless() -> Vec<Project> {
    let mut all = Vec::new();
    // The folder is on the search path of a careless user.
    for (name, programs, text) in [
        (
            "programs on a careless search path",
            ["python3", "clang", "gcc"],
            "schema = 1\npipelines = \"cuda\"\n",
        ),
        (
            "a formatter on a careless search path",
            ["clang-format", "clang++", "llvm-config"],
            "schema = 1\npipelines = \"cuda\"\n[[stage]]\nplugin = \"clang-format\"\n",
        ),
        (
            "an interpreter on a careless search path",
            ["python3", "sh", "env"],
            "schema = 1\npipelines = \"cuda\"\n[[stage]]\nplugin = \"evil\"\ncommand = [\"python3\", \"every.py\"]\n",
        ),
    ] {
        let careless = project(name, move |lair| {
            programs.iter().for_each(|program| lair.script(program));
            lair.write("okl.toml", text);
        });
        all.push(Project { path_of_search: Some("."), ..careless });
    }
    all
}
