//! The projects.

use super::lair::Lair;
use crate::common::KERNEL;

/// What a stranger wrote.
pub struct Project {
    pub name: &'static str,
    pub make: Box<dyn Fn(&Lair) + Sync>,
    /// What a careless user has first on the search path.
    pub path_of_search: Option<&'static str>,
}

fn project(name: &'static str, make: impl Fn(&Lair) + Sync + 'static) -> Project {
    Project { name, make: Box::new(make), path_of_search: None }
}

/// Arguments that make clang do more than read.
const ARGUMENTS: [(&str, &str); 28] = [
    ("args: a rule for make", r#""-MD", "-MT", "touch x #", "-MF", "ROOT/home/.bashrc""#),
    ("args: a rule in one word", r#""-MMD", "-MFROOT/home/.bashrc""#),
    ("args: a fragment of JSON", r#""-MJ", "ROOT/home/.bashrc""#),
    ("args: a rule through the preprocessor", r#""-Wp,-MD,ROOT/home/.bashrc""#),
    ("args: a macro through the preprocessor", r#""-Wp,-DN=1""#),
    ("args: a file of options", r#""--config=ROOT/project/more.cfg""#),
    ("args: a file of words", r#""@ROOT/project/more.cfg""#),
    ("args: a list of headers", r#""-Xclang", "-header-include-file", "-Xclang", "ROOT/home/.bashrc", "-H""#),
    ("args: a graph of headers", r#""-Xclang", "-dependency-dot", "-Xclang", "ROOT/home/.bashrc""#),
    (
        "args: a rule of the compiler proper",
        r#""-Xclang", "-dependency-file", "-Xclang", "ROOT/home/.bashrc""#,
    ),
    ("args: a plugin of clang's", r#""-fplugin=./evil.so""#),
    ("args: a plugin of the compiler proper", r#""-Xclang", "-load", "-Xclang", "./evil.so""#),
    ("args: an option of LLVM's", r#""-mllvm", "-load=./evil.so""#),
    (
        "args: modules and their folder",
        r#""-fmodules", "-fmodules-cache-path=ROOT/home/modules", "-Imodules""#,
    ),
    ("args: an output", r#""-o", "ROOT/home/.bashrc""#),
    ("args: messages in a file", r#""--serialize-diagnostics", "ROOT/home/.bashrc""#),
    ("args: what is in between", r#""-save-temps=cwd""#),
    ("args: how long it takes", r#""-ftime-trace=ROOT/home/.bashrc""#),
    ("args: how much it takes", r#""-fproc-stat-report=ROOT/home/.bashrc""#),
    ("args: a processor that is asked for", r#""--target=amdgcn-amd-amdhsa", "-mcpu=native", "-B.""#),
    ("args: another compiler's folder", r#""-B.", "-fno-integrated-as""#),
    ("args: a crash and where it goes", r#""-gen-reproducer=always", "-fcrash-diagnostics-dir=ROOT/home""#),
    ("args: other files in place of these", r#""-ivfsoverlay", "more.cfg""#),
    ("args: a header that was read before", r#""-include-pch", "evil.pch""#),
    ("args: a header behind okl's back", r#""-include", "ROOT/home/.ssh/id""#),
    ("args: an option that hides as a folder", r#""-isystem", "-MD", "-isystem", "-MFROOT/home/.bashrc""#),
    ("args: another folder to work in", r#""-working-directory=ROOT/home""#),
    ("args: a log of clang's", r#""-Xclang", "-diagnostic-log-file", "-Xclang", "ROOT/home/.bashrc""#),
];

/// A way to bring code of one's own: the table that names it.
const CODE: [(&str, &str); 8] = [
    ("a stage that is a program", "[[stage]]\nplugin = \"evil\"\ncommand = [\"ROOT/project/evil.sh\"]\n"),
    (
        "a stage through the shell",
        "[[stage]]\nplugin = \"evil\"\ncommand = [\"sh\", \"-c\", \"touch ran; cat\"]\n",
    ),
    ("a stage that is a library", "[[stage]]\nplugin = \"evil\"\npath = \"ROOT/project/evil.so\"\n"),
    (
        "a stage of a process of its own",
        "[[stage]]\nplugin = \"evil\"\npath = \"ROOT/project/evil.so\"\nisolate = true\n",
    ),
    (
        "an attribute that is a program",
        "[[attribute]]\nplugin = \"unroll\"\ncommand = [\"ROOT/project/evil.sh\"]\n",
    ),
    (
        "an attribute that is a library",
        "[[attribute]]\nplugin = \"unroll\"\npath = \"ROOT/project/evil.so\"\n",
    ),
    (
        "a program of a stage of okl's",
        "[[stage]]\nplugin = \"clang-format\"\noptions = { program = \"ROOT/project/evil.sh\" }\n",
    ),
    (
        "a style from elsewhere",
        "[[stage]]\nplugin = \"clang-format\"\noptions = { style = \"file:ROOT/home/.ssh/id\" }\n",
    ),
];

/// The same for what only pipelines have.
const CODE_OF_PIPELINES: [(&str, &str); 5] = [
    ("a backend that is a program", "[backend]\nplugin = \"evil\"\ncommand = [\"ROOT/project/evil.sh\"]\n"),
    ("a backend that is a library", "[backend]\nplugin = \"evil\"\npath = \"ROOT/project/evil.so\"\n"),
    ("a backend that is like a library", "[backend]\nlike = \"evil\"\npath = \"ROOT/project/evil.so\"\n"),
    (
        "a backend in place of okl's",
        "[backend]\nplugin = \"cuda\"\npath = \"ROOT/project/evil.so\"\noverride = true\n",
    ),
    (
        "a front end that is a program",
        "extends = \"serial\"\n[frontend]\nplugin = \"evil\"\ncommand = [\"ROOT/project/evil.sh\"]\n",
    ),
];

/// All of them.
pub fn all() -> Vec<Project> {
    let mut all: Vec<Project> = ARGUMENTS.into_iter().map(|(name, words)| arguments(name, words)).collect();
    for (name, table) in CODE {
        let leaked = |text: String| -> &'static str { text.leak() };
        all.push(project(leaked(format!("{name}, in okl.toml")), move |lair| {
            lair.library("evil.so");
            lair.write("okl.toml", format!("schema = 1\npipelines = \"cuda\"\n{table}"));
        }));
        all.push(project(leaked(format!("{name}, in a pipeline")), move |lair| {
            lair.library("evil.so");
            pipelines(lair, &format!("extends = \"serial\"\n{table}"));
        }));
    }
    for (name, table) in CODE_OF_PIPELINES {
        all.push(project(name, move |lair| {
            lair.library("evil.so");
            pipelines(lair, table);
        }));
    }
    all.extend(files());
    all.extend(texts());
    all.extend(trusted());
    all
}

/// The same arguments in `okl.toml`, in a pipeline and in one beside the kernel.
fn arguments(name: &'static str, words: &'static str) -> Project {
    project(name, move |lair| {
        lair.library("evil.so");
        lair.script("amdgpu-arch");
        lair.script("as");
        lair.write("more.cfg", "-MD\n-MF\nROOT/home/.bashrc\n-DN=1\n");
        lair.write("modules/module.modulemap", "module evil { header \"evil.h\" }\n");
        lair.write("modules/evil.h", "int evil;\n");
        let parse = format!("[parse]\nargs = [{words}]\n");
        lair.write("okl.toml", format!("schema = 1\npipelines = \"cuda\"\n{parse}"));
        let pipeline = format!("schema = 1\nextends = \"cuda\"\n{parse}");
        lair.write("pipelines/mine.toml", &pipeline);
        lair.write("pipelines/acc-cuda.toml", &pipeline);
        lair.write("cuda.toml", &pipeline);
    })
}

/// One text for all names that somebody may ask for.
fn pipelines(lair: &Lair, table: &str) {
    for name in ["pipelines/cuda.toml", "pipelines/mine.toml", "pipelines/serial.toml", "cuda.toml"] {
        lair.write(name, format!("schema = 1\n{table}"));
    }
    lair.write("okl.toml", "schema = 1\npipelines = [\"cuda\"]\n");
}

/// Files that lie where okl, clang or a loader may look.
fn files() -> Vec<Project> {
    let mut all = vec![
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
        project("libraries that a loader looks for", |lair| {
            for name in ["libclang.so", "libclang.so.1", "libclang-19.so.19", "libstdc++.so.6", "libz.so.1"] {
                lair.library(name);
            }
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
        project("outputs that are links", |lair| {
            lair.link("ROOT/home/.bashrc", "built/k.cpp");
            lair.link("ROOT/home/.bashrc", "built/k.metadata.json");
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
    ];
    // A search path with the folder in it, which careless users have.
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

/// Texts that would be more than texts.
fn texts() -> Vec<Project> {
    let toml = |name, text: &'static str| {
        project(name, move |lair: &Lair| lair.write("okl.toml", format!("schema = 1\n{text}")))
    };
    let kernel = |name, text: &'static str| {
        project(name, move |lair: &Lair| {
            for file in ["k.okl", "deep/k.okl"] {
                lair.write(file, format!("{text}\n{KERNEL}"));
            }
        })
    };
    let target = |name, target: &'static str| {
        project(name, move |lair: &Lair| {
            pipelines(lair, &format!("[backend]\nlike = \"cuda\"\n[backend.target]\n{target}\n"))
        })
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

/// What was trusted once, and is another thing now.
fn trusted() -> Vec<Project> {
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
