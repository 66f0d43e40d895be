//! A project folder with pipeline files and plugins built from C, and okl's messages about it.

#![allow(dead_code, missing_docs)] // every test file uses a part of it

use okl_config::{Pipeline, Settings};
use okl_driver::{Input, Outcome, OutputKind, RequestedOutputs, Runner};
use okl_host::{SetupError, Trusted};
use okl_source::{Diagnostic, FileSpan, Sources, Style};
use okl_testing::tools::Tool;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A small kernel.
pub const KERNEL: &str = "@kernel void fill(const int N, float *a) {\n  for (int i = 0; i < N; ++i; @tile(16, @outer, @inner)) {\n    a[i] = 1;\n  }\n}\n";

/// A folder below the test run's own.
pub struct Project {
    pub folder: PathBuf,
}

impl Project {
    /// A new, empty folder.
    pub fn new(name: &str) -> Project {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("projects").join(name);
        let _first_time = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("the test folder can be written");
        Project { folder }
    }

    pub fn write(&self, name: &str, text: &str) -> PathBuf {
        let path = self.folder.join(name);
        std::fs::write(&path, text).expect("the test folder can be written");
        path
    }

    /// Builds `libokl_backend_<name>.so` from C. Returns false if there is no gcc.
    pub fn build(&self, name: &str, source: &str) -> bool {
        let Some(gcc) = Tool::Gcc.find() else { return false };
        let file = self.write(&format!("{name}.c"), source);
        let include = Path::new(env!("CARGO_MANIFEST_DIR")).join("../okl-abi/include");
        let mut gcc = Command::new(gcc);
        gcc.args(["-shared", "-fPIC", "-Wall", "-Wextra", "-Werror", "-I"]).arg(include).arg(file);
        let status = gcc.arg("-o").arg(self.folder.join(library(name))).status().expect("gcc starts");
        assert!(status.success(), "gcc refuses {name}.c");
        true
    }

    /// Reads a pipeline file of the folder and loads its backend.
    pub fn ready(&self, sources: &mut Sources, file: &str) -> Result<Runner, SetupError> {
        let path = self.folder.join(file);
        let mut host = okl_bundle::host();
        host.libraries.trusted = Trusted::everything();
        let pipeline = Pipeline::find(sources, &path.to_string_lossy(), &[], &host)?;
        let mut runner = Runner::new(Settings::default(), host);
        runner.add(pipeline)?;
        Ok(runner)
    }

    /// Translates [`KERNEL`] with a pipeline of the folder.
    pub fn run(&self, file: &str) -> Outcome {
        let mut sources = Sources::new();
        let runner = match self.ready(&mut sources, file) {
            Ok(runner) => runner,
            Err(error) => panic!("{}", self.shown(&error.diagnostics(), &sources)),
        };
        let input = Input::new("fill.okl", KERNEL.as_bytes()).expect("text");
        runner.run(sources, input, &RequestedOutputs::new([OutputKind::Kernel, OutputKind::Launcher]))
    }

    /// The range of the whole text that backends receive: `0,271`.
    pub fn whole(&self) -> String {
        self.write("whole.toml", "schema = 1\n[backend]\nplugin = \"serial\"\n");
        let mut sources = Sources::new();
        let runner = self.ready(&mut sources, "whole.toml").expect("it is linked");
        let input = Input::new("fill.okl", KERNEL.as_bytes()).expect("text");
        let outcome = runner.run(sources, input, &RequestedOutputs::new([OutputKind::Normalized]));
        format!("0,{}", outcome.outputs.first().map_or(0, |output| output.text.len()))
    }

    /// The messages about a pipeline of the folder that cannot be used.
    pub fn refusal(&self, file: &str) -> String {
        let mut sources = Sources::new();
        let error = self.ready(&mut sources, file).expect_err("this pipeline is wrong");
        self.shown(&error.diagnostics(), &sources)
    }

    /// Rendered diagnostics without the paths of this machine.
    pub fn shown(&self, diagnostics: &[Diagnostic<FileSpan>], sources: &Sources) -> String {
        let text: String =
            diagnostics.iter().map(|one| okl_source::render(one, sources, Style::Plain)).collect();
        text.replace(&*self.folder.to_string_lossy(), "PROJECT")
    }
}

/// The file name `libokl_backend_<name>.so`.
pub fn library(name: &str) -> String {
    format!("{}okl_backend_{name}{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX)
}

/// The cdylib of an embedded backend, which cargo builds beside the test program.
pub fn cdylib(name: &str) -> PathBuf {
    let program = std::env::current_exe().expect("a test program has a path");
    let deps = program.parent().expect("in a folder");
    let find = || {
        let folders = [Some(deps), deps.parent()];
        folders.into_iter().flatten().map(|folder| folder.join(library(name))).find(|path| path.is_file())
    };
    find().unwrap_or_else(|| {
        let cargo = std::env::var_os("CARGO").unwrap_or("cargo".into());
        let built = Command::new(cargo).args(["build", "-p"]).arg(format!("okl-backend-{name}")).status();
        assert!(built.is_ok_and(|status| status.success()), "cargo builds the backend {name}");
        find().expect("cargo leaves it beside the test program")
    })
}

/// Compares with `tests/messages/<name>.stderr`; `OKL_BLESS=1` writes it instead.
pub fn expect_message(name: &str, found: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/messages").join(format!("{name}.stderr"));
    if std::env::var_os("OKL_BLESS").is_some() {
        std::fs::create_dir_all(path.parent().expect("in a folder")).expect("writable");
        std::fs::write(&path, found).expect("writable");
        return;
    }
    let wanted = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(wanted == found, "{}\n--- wanted\n{wanted}\n--- found\n{found}", path.display());
}
