//! Code that was trusted and has changed since.

use super::{Lair, Project, project};

pub fn all() -> Vec<Project> {
    let stage = "schema = 1\npipelines = \"cuda\"\n[[stage]]\nplugin = \"evil\"\ncommand = ";
    let once = move |lair: &Lair, words: &str| {
        lair.write("okl.toml", format!("{stage}{words}\n"));
        lair.okl("plugins trust");
    };
    vec![
        project("a script that has changed", move |lair| {
            lair.write("tool.sh", "cat\n");
            once(lair, "[\"sh\", \"tool.sh\"]");
            lair.write("tool.sh", "touch ran\ncat\n");
        }),
        project("a file below a folder that has changed", move |lair| {
            lair.write("tool/run.sh", ". ./tool/part.sh\ncat\n");
            lair.write("tool/part.sh", "");
            once(lair, "[\"sh\", \"-c\", \". \\\"$0/run.sh\\\"\", \"tool\"]");
            lair.write("tool/part.sh", "touch ran\n");
        }),
        project("a program that was not there", move |lair| {
            once(lair, "[\"evil\"]");
            lair.script("evil");
        }),
        project("other words for the same script", move |lair| {
            lair.write("tool.sh", "[ -z \"$1\" ] || touch ran\ncat\n");
            once(lair, "[\"sh\", \"tool.sh\"]");
            lair.write("okl.toml", format!("{stage}[\"sh\", \"tool.sh\", \"more\"]\n"));
        }),
        project("a copy of what is trusted", move |lair| {
            for folder in ["first", "project"] {
                lair.put(&format!("{folder}/tool.sh"), "touch ran\ncat\n");
                lair.put(&format!("{folder}/okl.toml"), format!("{stage}[\"sh\", \"tool.sh\"]\n"));
            }
            lair.okl("plugins trust ../first/okl.toml");
        }),
        project("a library that has changed", move |lair| {
            std::fs::create_dir(lair.root.join("project/okl-plugins")).expect("it is new");
            lair.write("okl-plugins/libokl_stage_evil.so", "harmless");
            lair.write("okl.toml", "schema = 1\npipelines = \"cuda\"\n[[stage]]\nplugin = \"evil\"\n");
            lair.okl("plugins trust");
            lair.library("okl-plugins/libokl_stage_evil.so");
        }),
        project("another program for the formatter", move |lair| {
            let stage = |program: &str| {
                let table = "schema = 1\npipelines = \"cuda\"\n[[stage]]\nplugin = \"clang-format\"\n";
                format!("{table}options = {{ program = \"{program}\" }}\n")
            };
            lair.write("okl.toml", stage("clang-format-no-such"));
            lair.okl("plugins trust");
            lair.write("okl.toml", stage("./evil.sh"));
        }),
    ]
}
