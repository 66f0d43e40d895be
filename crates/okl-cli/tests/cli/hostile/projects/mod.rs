//! The hostile projects.

mod files;
mod texts;
mod trusted;

use super::lair::Lair;

/// A project that someone else wrote.
pub struct Project {
    pub name: &'static str,
    pub make: Box<dyn Fn(&Lair) + Sync>,
    /// The folder that a careless user has first on the search path.
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

/// Ways to make okl run code: the tables that name it.
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

/// The same with tables that only pipelines have.
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

/// All projects.
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
    all.extend(files::all());
    all.extend(texts::all());
    all.extend(trusted::all());
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

/// One text under all pipeline names that may be requested.
fn pipelines(lair: &Lair, table: &str) {
    for name in ["pipelines/cuda.toml", "pipelines/mine.toml", "pipelines/serial.toml", "cuda.toml"] {
        lair.write(name, format!("schema = 1\n{table}"));
    }
    lair.write("okl.toml", "schema = 1\npipelines = [\"cuda\"]\n");
}
