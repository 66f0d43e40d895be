//! Files whose texts try to inject something.

use super::{Lair, Project, pipelines, project};
use crate::common::KERNEL;

pub fn all() -> Vec<Project> {
    [project_files(), pipeline_files(), kernels()].into_iter().flatten().collect()
}

/// Contents of `okl.toml`.
fn project_files() -> Vec<Project> {
    let toml = |name, text: &'static str| {
        project(name, move |lair: &Lair| lair.write("okl.toml", format!("schema = 1\n{text}")))
    };
    vec![
        toml("a language with an option in it", "[parse]\nstd = \"c++17 -MD\"\n"),
        toml(
            "a level that is an option",
            "pipelines = \"cuda\"\n[levels]\n\"p,-MD,ROOT/home/.bashrc\" = \"warn\"\n",
        ),
        toml("a pipeline that is a path", "pipelines = [\"../project/cuda.toml\", \"./evil\"]\n"),
        toml(
            "a macro with a directive in it",
            "pipelines = \"cuda\"\n[[file]]\nmatch = \"*\"\ndefines = { \"N 1\\n#pragma clang module load evil\\n#define M\" = 1 }\n",
        ),
        toml(
            "headers from elsewhere",
            "pipelines = \"cuda\"\n[[file]]\nmatch = \"*\"\ninclude = [\"/\", \"ROOT/home/.ssh\"]\n",
        ),
        toml(
            "properties that name files",
            "pipelines = \"cuda\"\n[[file]]\nmatch = \"*\"\nprops = { includes = [\"ROOT/home/.ssh/id\"], okl = { include_paths = [\"/\"] } }\n",
        ),
    ]
}

/// Contents of pipeline files.
fn pipeline_files() -> Vec<Project> {
    let target = |name, target: &'static str| {
        project(name, move |lair: &Lair| {
            pipelines(lair, &format!("[backend]\nlike = \"cuda\"\n[backend.target]\n{target}\n"))
        })
    };
    vec![
        target("an ending that leads elsewhere", "extension = \"/../../home/.bashrc\""),
        target("a name that leads elsewhere", "name = \"../../home/x\""),
        target(
            "words with directives in them",
            "words.prologue = [\"#include \\\"ROOT/home/.ssh/id\\\"\", \"#pragma clang module load evil\"]",
        ),
        project("a pipeline that extends what is none", |lair| {
            pipelines(lair, "extends = \"ROOT/home/.ssh/id\"\n")
        }),
        project("a pipeline that goes round", |lair| {
            pipelines(lair, "extends = \"mine\"\n");
            lair.write("pipelines/mine.toml", "schema = 1\nextends = \"cuda\"\n");
        }),
        project("a pipeline called like a path", |lair| {
            pipelines(lair, "name = \"../../home/x\"\nextends = \"serial\"\n")
        }),
    ]
}

/// Contents of kernels.
fn kernels() -> Vec<Project> {
    let kernel = |name, text: &'static str| {
        project(name, move |lair: &Lair| {
            for file in ["k.okl", "deep/k.okl"] {
                lair.write(file, format!("{text}\n{KERNEL}"));
            }
        })
    };
    vec![
        kernel("a header from elsewhere", "#include \"ROOT/home/.ssh/id\""),
        kernel("a header that is a pipe", "#if __has_include(\"/dev/zero\")\n#endif"),
        kernel(
            "bytes of another file",
            "static const unsigned char bytes[] = {\n#embed \"/etc/hostname\"\n};",
        ),
        kernel(
            "a module",
            "#pragma clang module import evil\n#pragma clang module build evil\nmodule evil {}\n#pragma clang module endbuild",
        ),
        kernel(
            "headers that were read before",
            "#pragma GCC pch_preprocess \"evil.pch\"\n#pragma clang __debug dump\n",
        ),
        kernel("a module of C++20", "import \"evil.h\";\nimport evil;"),
        kernel("bytes for the assembler", "__asm__(\".incbin \\\"/etc/hostname\\\"\");"),
        kernel(
            "names of files with commands for terminals",
            "#line 7 \"\\033[2J.okl\"\n#error \u{1b}[2J\u{7}",
        ),
        project("a header that is a pipe, for real", |lair| {
            lair.pipe("pipe.h");
            lair.write("k.okl", format!("#include \"pipe.h\"\n{KERNEL}"));
        }),
    ]
}
