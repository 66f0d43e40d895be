//! Runs the `okl` binary.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::failure::at_path;
use crate::process::{self, Ended};
use crate::target::TARGETS;
use crate::{Failure, cases};

/// The tested program: `$OKL_TEST_PROGRAM`, or the one that Cargo has built for the tests.
pub fn program(built: impl Into<PathBuf>) -> PathBuf {
    std::env::var_os("OKL_TEST_PROGRAM").map_or_else(|| built.into(), PathBuf::from)
}

/// The binary and the folder it runs in.
///
/// The caller provides the path, because Cargo defines it only for the tests of the crate that builds the binary.
#[derive(Clone, Debug)]
pub struct Okl {
    program: PathBuf,
    folder: PathBuf,
    /// Options before all others.
    first: Vec<&'static str>,
}

/// The outputs of one translation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Translation {
    /// The kernel text.
    pub kernel: String,
    /// The launcher for OCCA; only device backends have one.
    pub launcher: Option<String>,
    /// The launcher for programs without OCCA.
    pub launcher_c: String,
}

impl Translation {
    /// The texts without `#line` directives and empty lines.
    #[must_use]
    pub fn without_lines(self) -> Translation {
        let says = |line: &&str| !line.trim().is_empty() && !line.starts_with("#line ");
        let without = |text: String| text.lines().filter(says).collect::<Vec<_>>().join("\n");
        Translation {
            kernel: without(self.kernel),
            launcher: self.launcher.map(without),
            launcher_c: without(self.launcher_c),
        }
    }
}

/// The result of translating a kernel for one target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Attempt {
    /// It was translated.
    Done(Translation),
    /// It was refused. The errors are sorted and unique.
    Refused(Vec<Refusal>),
}

/// An error without its place.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Refusal {
    /// `double-unsupported`
    pub id: String,
    /// The first line of its message.
    pub message: String,
}

impl Okl {
    /// The binary `built`, or the one that is tested instead ([`program`]), with the working directory `folder`: paths
    /// in messages are relative to it.
    pub fn new(built: impl Into<PathBuf>, folder: impl Into<PathBuf>) -> Self {
        Okl { program: program(built), folder: folder.into(), first: Vec::new() }
    }

    /// Trusts the plugins that pipelines name, so that they are loaded and started.
    #[must_use]
    pub fn with_plugins(mut self) -> Self {
        self.first.push("--trust-plugins");
        self
    }

    /// Runs `okl ARGUMENTS...`.
    pub fn run<A: AsRef<OsStr>>(&self, arguments: &[A]) -> Result<Ended, Failure> {
        self.run_with(arguments, &[])
    }

    /// Runs `okl ARGUMENTS...` with extra environment variables.
    pub fn run_with<A: AsRef<OsStr>>(
        &self,
        arguments: &[A],
        environment: &[(String, String)],
    ) -> Result<Ended, Failure> {
        let mut command = Command::new(&self.program);
        command.args(&self.first).args(arguments).current_dir(&self.folder);
        // Messages are compared byte for byte, so colours and log lines must be off.
        command
            .env("NO_COLOR", "1")
            .env_remove("RUST_LOG")
            .env_remove("RUST_BACKTRACE")
            .env_remove("OKL_PLUGIN_PATH");
        // The user's own pipelines must not affect tests.
        command.env("XDG_CONFIG_HOME", "/nowhere");
        command.envs(environment.iter().map(|(name, value)| (name, value)));
        process::run(&mut command)
    }

    /// The output of `okl run --emit KIND` for a case.
    pub fn emit(&self, case: &cases::Kernel, pipeline: &str, kind: &str) -> Result<String, Failure> {
        self.emit_file(&case.input, &case.options, pipeline, kind)
    }

    /// The output of `okl run --emit KIND` for a file.
    pub fn emit_file(
        &self,
        input: &Path,
        options: &[String],
        pipeline: &str,
        kind: &str,
    ) -> Result<String, Failure> {
        let shown = input.strip_prefix(&self.folder).unwrap_or(input);
        let mut arguments: Vec<&OsStr> =
            ["run", "--pipeline", pipeline, "--emit", kind].into_iter().map(OsStr::new).collect();
        arguments.extend(options.iter().map(OsStr::new));
        arguments.push(shown.as_os_str());
        let what = format!("okl run --pipeline {pipeline} --emit {kind} {}", shown.display());
        Ok(self.run(&arguments)?.success(&what)?.stdout)
    }

    /// Translates a kernel that the target may refuse.
    pub fn attempt(&self, case: &cases::Kernel, pipeline: &str) -> Result<Attempt, Failure> {
        let is_host = TARGETS.iter().any(|target| target.name == pipeline && target.is_host);
        let (ended, [launcher, launcher_c]) =
            self.run_pipeline(&case.input, &case.options, pipeline, is_host)?;
        if ended.code != Some(1) {
            let kernel = ended.success(&format!("okl run --pipeline {pipeline}: {}", case.name))?.stdout;
            let launcher_c = launcher_c.unwrap_or_default();
            return Ok(Attempt::Done(Translation { kernel, launcher, launcher_c }));
        }
        let errors = ended.stderr.lines().filter_map(|line| line.strip_prefix("error[")?.split_once("]: "));
        let mut errors: Vec<Refusal> =
            errors.map(|(id, message)| Refusal { id: id.to_owned(), message: message.to_owned() }).collect();
        errors.sort();
        errors.dedup();
        match errors.is_empty() {
            true => Err(Failure::new(format!(
                "{}: {pipeline} refuses it without an id\n{}",
                case.name, ended.stderr
            ))),
            false => Ok(Attempt::Refused(errors)),
        }
    }

    /// Translates a file: the kernel, and the launcher if the pipeline is for a device.
    pub fn translate(
        &self,
        input: &Path,
        options: &[String],
        pipeline: &str,
    ) -> Result<Translation, Failure> {
        let is_host = TARGETS.iter().any(|target| target.name == pipeline && target.is_host);
        self.translate_for(input, options, pipeline, is_host)
    }

    /// Translates a file with a pipeline for a CPU, or for a device.
    pub fn translate_for(
        &self,
        input: &Path,
        options: &[String],
        pipeline: &str,
        is_host: bool,
    ) -> Result<Translation, Failure> {
        let (ended, [launcher, launcher_c]) = self.run_pipeline(input, options, pipeline, is_host)?;
        let kernel = ended.success(&format!("okl run --pipeline {pipeline} {}", input.display()))?.stdout;
        Ok(Translation { kernel, launcher, launcher_c: launcher_c.unwrap_or_default() })
    }

    /// Runs a pipeline: the kernel is on standard output, the launchers are returned (OCCA's, for device kernels, and
    /// the one without OCCA).
    fn run_pipeline(
        &self,
        input: &Path,
        options: &[String],
        pipeline: &str,
        is_host: bool,
    ) -> Result<(Ended, [Option<String>; 2]), Failure> {
        static RUNS: AtomicUsize = AtomicUsize::new(0);
        let number = RUNS.fetch_add(1, Ordering::Relaxed);
        let file = |kind| std::env::temp_dir().join(format!("okl-{kind}-{}-{number}", std::process::id()));
        let (launcher, launcher_c) = (file("launcher"), file("launcher-c"));
        let mut parts = format!("kernel,launcher-c={}", launcher_c.display());
        if !is_host {
            parts += &format!(",launcher={}", launcher.display());
        }
        let mut arguments: Vec<&OsStr> =
            ["run", "--pipeline", pipeline, "--error-limit", "0", "--emit", &parts]
                .into_iter()
                .map(OsStr::new)
                .collect();
        arguments.extend(options.iter().map(OsStr::new));
        arguments.push(input.strip_prefix(&self.folder).unwrap_or(input).as_os_str());
        let ended = self.run(&arguments)?;
        Ok((ended, [taken(&launcher)?, taken(&launcher_c)?]))
    }
}

/// The text of a file, which is removed; `None` if it does not exist.
fn taken(file: &Path) -> Result<Option<String>, Failure> {
    if !file.is_file() {
        return Ok(None);
    }
    let text = fs::read_to_string(file).map_err(at_path(file))?;
    fs::remove_file(file).map_err(at_path(file))?;
    Ok(Some(text))
}
