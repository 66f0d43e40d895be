//! Compiles the texts for those targets whose compiler is here.

use super::args::BuildArgs;
use super::translate::{TranslatedText, Translation};
use super::wanted::{Target, Wanted};
use super::warn::warn;
use crate::exit::Code;
use crate::progress::Progress;
use crate::{jobs, messages};
use okl_driver::step;
use okl_runtime::ahead::{CompiledText, compile, compile_host_code, compile_on};
use okl_runtime::{Error, ErrorKind};
use okl_source::{Diagnostic, DiagnosticId, FileSpan, Severity, printable};
use std::num::NonZeroUsize;

const TEXT_ONLY_BUILD: DiagnosticId = DiagnosticId::new("text-only-build");

/// The compiled texts: for each text, and for each target.
pub type CompiledTexts = Vec<Vec<Compiled>>;

/// The compiled code of a text for a target. What a compiler failed at is not there.
#[derive(Default)]
pub struct Compiled {
    pub code: Vec<CompiledText>,
    /// The host code, if it has to be compiled.
    pub host_code: Option<CompiledText>,
    /// The errors, each with what was compiled: `cuda`, `the host code of cuda`.
    failures: Vec<(String, Error)>,
}

/// Compiles every text for every target. Prints the messages of compilers, and warns once of each that is missing.
pub fn all(args: &BuildArgs, wanted: &Wanted, texts: &[TranslatedText]) -> Result<CompiledTexts, Code> {
    let count = texts.len() * wanted.targets.len();
    let threads = jobs::threads(args.jobs.map(NonZeroUsize::get), count);
    let work = |nth: usize| {
        let _step = step("compile");
        let (text, target) = (nth / wanted.targets.len(), nth % wanted.targets.len());
        one(&wanted.targets[target], &texts[text].builds[target])
    };
    let mut made: CompiledTexts = texts.iter().map(|_| Vec::new()).collect();
    let mut missing: Vec<(String, Error)> = Vec::new();
    let mut failed = false;
    let told = |nth: usize, mut compiled: Compiled| {
        let text = nth / wanted.targets.len();
        for (what, error) in std::mem::take(&mut compiled.failures) {
            match error.kind() {
                ErrorKind::Device if missing.iter().any(|(known, _)| *known == what) => {}
                ErrorKind::Device => missing.push((what, error)),
                _ => {
                    failed = true;
                    messages::environment(&format!("`{}` for {what}: {error}", texts[text].path));
                }
            }
        }
        made[text].push(compiled);
    };
    jobs::in_order(count, threads, &mut Progress::of(count, messages::is_for_people()), work, told);
    warn(&args.front, missing.iter().map(|(target, why)| text_only(target, why)).collect())?;
    if failed { Err(Code::Mistakes) } else { Ok(made) }
}

fn one(target: &Target, made: &Translation) -> Compiled {
    let mut compiled = Compiled::default();
    match code(target, &made.text) {
        Ok(code) => compiled.code = code,
        Err(error) => compiled.failures.push((target.name.to_owned(), error)),
    }
    if let Some(text) = &made.host_code {
        match compile_host_code(text, &target.options) {
            Ok(code) => compiled.host_code = Some(code),
            Err(error) => compiled.failures.push((format!("the host code of {}", target.name), error)),
        }
    }
    compiled
}

fn code(target: &Target, text: &str) -> Result<Vec<CompiledText>, Error> {
    let mut made = compile(target.name, text, &target.options)?;
    for device in &target.devices {
        made.push(compile_on(device, text, &target.options)?);
    }
    Ok(made)
}

/// The warning of a target that is there as text only.
fn text_only(target: &str, why: &Error) -> Diagnostic<FileSpan> {
    let message = format!("the bundle has only the text for {target}: {}", printable(why.message()));
    let warning = Diagnostic::global(TEXT_ONLY_BUILD, Severity::Warning, message);
    warning.help("where it is loaded, a compiler has to be there")
}
