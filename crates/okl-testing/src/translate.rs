//! Runs okl in the process of the test: one parse for all targets, and no process per translation.
//!
//! A separate test (`crates/okl-cli/tests/kernels`) checks that the program `okl` has the same results.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

pub use okl_api::OutputKind;
use okl_api::{Compiler, Libclang, Outcome, Request, Verdict};

use okl_config::Project;

use crate::Failure;
use crate::cases::Kernel;
use crate::failure::at_path;
use crate::okl::{Attempt, Okl, Refusal, Translation};

/// okl as a library, with paths relative to a folder.
#[derive(Clone, Debug)]
pub struct Translator {
    compiler: Compiler,
    folder: PathBuf,
    /// The program, for kernels with an `okl.toml` beside them, which only the program reads.
    program: Okl,
}

/// The results of translating a kernel, in the order of the pipelines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Translations {
    /// The texts or the errors.
    pub attempts: Vec<Attempt>,
    /// The plans of the translations.
    pub plans: Vec<Option<String>>,
    /// The ids of all diagnostics.
    pub told: Vec<String>,
}

/// The libclang that the environment names, as for the program `okl`.
pub fn wanted_libclang() -> Option<PathBuf> {
    let wanted = ["OKL_LIBCLANG", "LIBCLANG_PATH"].into_iter().find_map(env::var_os);
    wanted.filter(|path| !path.is_empty()).map(PathBuf::from)
}

impl Translator {
    /// `folder` is the working directory of the process: paths in messages and `#line` are relative to it. libclang is
    /// the one that the program `okl` would use.
    pub fn new(folder: impl Into<PathBuf>, program: Okl) -> Translator {
        let libclang = Libclang::new(wanted_libclang());
        Translator { compiler: Compiler::new().with_libclang(libclang), folder: folder.into(), program }
    }

    /// The results of translating a kernel with each of these pipelines.
    ///
    /// # Errors
    /// If a pipeline refuses it without an id, or okl itself fails.
    pub fn attempts(&self, case: &Kernel, pipelines: &[&str]) -> Result<Vec<Attempt>, Failure> {
        Ok(self.made(case, pipelines)?.attempts)
    }

    /// The results with plans and the diagnostics of the kernel.
    ///
    /// # Errors
    /// See [`Translator::attempts`].
    pub fn made(&self, case: &Kernel, pipelines: &[&str]) -> Result<Translations, Failure> {
        if is_of_a_project(case) {
            let attempts: Vec<Attempt> = pipelines
                .iter()
                .map(|pipeline| self.program.attempt(case, pipeline))
                .collect::<Result<_, _>>()?;
            let plan = |(attempt, pipeline): (&Attempt, &&str)| match attempt {
                Attempt::Done(_) => self.program.emit(case, pipeline, OutputKind::Plan.name()).map(Some),
                Attempt::Refused(_) => Ok(None),
            };
            let plans = attempts.iter().zip(pipelines).map(plan).collect::<Result<_, _>>()?;
            return Ok(Translations { told: self.told(case)?, attempts, plans });
        }
        let kinds = [OutputKind::Kernel, OutputKind::Launcher, OutputKind::LauncherC, OutputKind::Plan];
        let outcome = self.outcome(case, pipelines, &kinds)?;
        let plan = |at: usize| {
            let target = outcome.targets.get(at)?;
            let mut outputs = outcome.outputs.iter();
            let found = outputs
                .find(|output| output.pipeline == target.pipeline && output.kind == OutputKind::Plan)?;
            Some(shown(&found.text))
        };
        let plans = (0..pipelines.len()).map(plan).collect();
        let told = outcome.diagnostics.iter().map(|diagnostic| diagnostic.id.clone()).collect();
        let each = pipelines.iter().enumerate().map(|(at, pipeline)| match outcome.targets.get(at) {
            Some(target) if target.verdict == Verdict::Done => {
                Ok(Attempt::Done(translation(&outcome, &target.pipeline)))
            }
            // Translated alone, its errors are not mixed with those of other targets.
            Some(_) | None => refused(&self.outcome(case, &[pipeline], &kinds)?, pipeline, case),
        });
        Ok(Translations { attempts: each.collect::<Result<_, _>>()?, plans, told })
    }

    /// An output of another kind than those of [`Translator::attempts`].
    ///
    /// # Errors
    /// If the kernel is refused.
    pub fn emit(&self, case: &Kernel, pipeline: &str, kind: OutputKind) -> Result<String, Failure> {
        let [text] = self.emit_all(case, pipeline, [kind])?;
        Ok(text)
    }

    /// Several outputs of one translation.
    ///
    /// # Errors
    /// If the kernel is refused.
    pub fn emit_all<const N: usize>(
        &self,
        case: &Kernel,
        pipeline: &str,
        kinds: [OutputKind; N],
    ) -> Result<[String; N], Failure> {
        let mut texts = kinds.map(|_| String::new());
        let outcome = match is_of_a_project(case) {
            true => None,
            false => Some(self.outcome(case, &[pipeline], &kinds)?),
        };
        for (text, kind) in texts.iter_mut().zip(kinds) {
            let Some(outcome) = &outcome else {
                *text = self.program.emit(case, pipeline, kind.name())?;
                continue;
            };
            let found = outcome.outputs.iter().find(|output| output.kind == kind);
            *text = found.map(|output| shown(&output.text)).ok_or_else(|| {
                let (name, kind) = (&case.name, kind.name());
                Failure::new(format!("{name}: {pipeline} gives no {kind}: {}", messages(outcome)))
            })?;
        }
        Ok(texts)
    }

    /// The ids of the diagnostics of `okl check` for a kernel of a project.
    fn told(&self, case: &Kernel) -> Result<Vec<String>, Failure> {
        let input = case.input.display().to_string();
        let mut words = vec!["check", "--message-format", "short"];
        words.extend(case.options.iter().map(String::as_str));
        words.push(&input);
        let said = self.program.run(&words)?.stderr;
        // `k.okl:3:13: error: expected `;` after expression [missing-semicolon]`
        let id = |line: &str| Some(line.rsplit_once('[')?.1.trim_end_matches(']').to_owned());
        Ok(said.lines().filter_map(id).collect())
    }

    fn outcome(&self, case: &Kernel, pipelines: &[&str], kinds: &[OutputKind]) -> Result<Outcome, Failure> {
        let shown = case.input.strip_prefix(&self.folder).unwrap_or(&case.input);
        let mut request = with_options(Request::new(shown.to_string_lossy()), &case.options)?;
        for pipeline in pipelines {
            request = request.pipeline(*pipeline);
        }
        let request = kinds.iter().fold(request, |request, kind| request.output(*kind));
        Ok(self.compiler.translate(&request))
    }
}

fn is_of_a_project(case: &Kernel) -> bool {
    case.input.with_file_name(Project::FILE).is_file()
}

/// Adds the command line options that kernels of testdata may have.
fn with_options(mut request: Request, options: &[String]) -> Result<Request, Failure> {
    let mut words = options.iter();
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or_else(|| Failure::new(format!("{word} has no value")));
        request = match word.as_str() {
            "-D" | "--define" => request.define(value()?),
            "--instance" => request.instance(value()?),
            "-I" => request.include_dir(value()?),
            "--intrinsics" => request.intrinsics(value()?),
            "--props" => request.props(properties(value()?)?),
            _ => match word.strip_prefix("-D") {
                Some(define) => request.define(define),
                None => return Err(Failure::new(format!("no test translates with the option {word}"))),
            },
        };
    }
    Ok(request)
}

/// The properties of an option: JSON, or a file with it.
fn properties(given: &str) -> Result<String, Failure> {
    match given.trim_start().starts_with('{') {
        true => Ok(given.to_owned()),
        false => fs::read_to_string(given).map_err(at_path(Path::new(given))),
    }
}

fn translation(outcome: &Outcome, pipeline: &str) -> Translation {
    let text = |kind| {
        let found = outcome.outputs.iter().find(|output| output.pipeline == pipeline && output.kind == kind);
        found.map(|output| shown(&output.text))
    };
    Translation {
        kernel: text(OutputKind::Kernel).unwrap_or_default(),
        launcher: text(OutputKind::Launcher),
        launcher_c: text(OutputKind::LauncherC).unwrap_or_default(),
    }
}

fn refused(outcome: &Outcome, pipeline: &str, case: &Kernel) -> Result<Attempt, Failure> {
    let errors = outcome.diagnostics.iter().filter(|diagnostic| diagnostic.is_error());
    let mut errors: Vec<Refusal> = errors
        .map(|error| Refusal {
            id: error.id.to_string(),
            message: error.message.lines().next().unwrap_or_default().to_owned(),
        })
        .collect();
    errors.sort();
    errors.dedup();
    match (outcome.verdict, errors.is_empty()) {
        (Verdict::Mistakes, false) => Ok(Attempt::Refused(errors)),
        (verdict, _) => {
            let why = format!("{}: {pipeline} ends with {verdict:?}: {}", case.name, messages(outcome));
            Err(Failure::new(why))
        }
    }
}

fn messages(outcome: &Outcome) -> String {
    let lines =
        outcome.diagnostics.iter().map(|diagnostic| format!("[{}] {}", diagnostic.id, diagnostic.message));
    lines.collect::<Vec<_>>().join("\n")
}

/// The text as tests compare it: invalid UTF-8 is replaced.
fn shown(text: &str) -> String {
    String::from_utf8_lossy(&okl_source::encode(text)).into_owned()
}
