//! Output to the user: results go to stdout, everything else to stderr, except for messages in machine-readable form.

mod form;
mod sarif;

pub use form::{Colour, Form};
pub use sarif::ClangWarnings;

use crate::exit::Code;
use crate::progress;
use okl_source::{
    Diagnostic, FileSpan, LineContent, Record, RecordLine, Repeats, Severity, Sources, printable,
};
use std::io::Write;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

/// Writes to stderr; errors are ignored, since they could not be reported.
pub fn stderr(text: &str) {
    let _nobody_listens = progress::aside(|| std::io::stderr().lock().write_all(text.as_bytes()));
}

/// Reports a mistake on the command line.
pub fn usage(text: &str) -> Code {
    plainly(text, "\nFor more information, try 'okl --help'.\n");
    Code::Usage
}

/// Reports that an operation of the system failed.
pub fn environment(text: &str) -> Code {
    plainly(text, "");
    Code::Environment
}

/// The id of mistakes on the command line, which have none.
const NO_ID: &str = "";

/// Reports an error without a place.
fn plainly(text: &str, more: &str) {
    if manner().form == Form::Human {
        return stderr(&format!("error: {}\n{more}", printable(text)));
    }
    let error: Diagnostic<FileSpan> = Diagnostic::global(NO_ID, Severity::Error, text);
    diagnostics(&[error], &Sources::new());
}

/// Prints a remark about what was done, in human-readable form only.
pub fn remark(text: &str) {
    let manner = manner();
    if !manner.quiet && manner.form == Form::Human {
        stderr(&format!("{text}\n"));
    }
}

/// The amount and form of messages.
#[derive(Clone, Copy, Debug, Default)]
pub struct MessageStyle {
    /// The number of errors, and of warnings, that are shown in human-readable form; 0 shows all.
    pub limit: usize,
    /// The form of messages.
    pub form: Form,
    /// The use of colours.
    pub colour: Colour,
    /// True if only errors are printed.
    pub quiet: bool,
    /// Asks libclang for its warnings, for documents that describe each id.
    pub clang_warnings: Option<ClangWarnings>,
}

static MANNER: OnceLock<MessageStyle> = OnceLock::new();

/// Sets the style of this run's messages.
pub fn set_manner(manner: MessageStyle) {
    let _once = MANNER.set(manner);
}

fn manner() -> MessageStyle {
    MANNER.get().copied().unwrap_or_default()
}

/// True if messages are human-readable and not limited to errors.
pub fn is_for_people() -> bool {
    let manner = manner();
    !manner.quiet && matches!(manner.form, Form::Human | Form::Short)
}

/// True if the messages are a document that describes their ids.
pub fn describes_ids() -> bool {
    manner().form == Form::Sarif
}

/// The messages of the run so far.
#[derive(Default)]
struct Said {
    errors: usize,
    warnings: usize,
    /// The number of messages beyond the limit.
    hidden: usize,
    /// The number of messages that the last summary line included.
    counted: usize,
    /// Messages about missing names, which are printed once after all inputs.
    names: Option<Repeats>,
    /// The messages for a form that is one document.
    records: Vec<Record>,
    /// True if writing to stdout failed.
    is_cut_off: bool,
}

static SAID: Mutex<Said> = Mutex::new(Said {
    errors: 0,
    warnings: 0,
    hidden: 0,
    counted: 0,
    names: None,
    records: Vec::new(),
    is_cut_off: false,
});

fn said() -> MutexGuard<'static, Said> {
    // A poisoned lock is fine: the counts are valid.
    SAID.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Delays messages about missing names until [`end`], so that a macro that 40 inputs lack is reported once.
pub fn of_several_inputs() {
    said().names.get_or_insert_default();
}

/// Prints diagnostics.
pub fn diagnostics(diagnostics: &[Diagnostic<FileSpan>], sources: &Sources) {
    let manner = manner();
    let heard = diagnostics.iter().filter(|diagnostic| !manner.quiet || diagnostic.is_error());
    let said = &mut *said();
    match manner.form {
        Form::Human => {
            let sources = Arc::new(sources.clone());
            let mut now = Repeats::default();
            for diagnostic in heard {
                let later = said.names.as_mut().filter(|_| !diagnostic.subject.is_empty());
                later.unwrap_or(&mut now).add(diagnostic, &sources);
            }
            said.show(now, manner.limit, manner);
        }
        // Editors and other programs need each place.
        Form::Short => heard.for_each(|diagnostic| {
            *said.count(diagnostic.severity) += 1;
            stderr(&okl_source::render_short(diagnostic, sources));
        }),
        Form::Json => heard.for_each(|diagnostic| {
            *said.count(diagnostic.severity) += 1;
            said.line(LineContent::Message(Record::new(diagnostic, sources)));
        }),
        Form::Sarif => {
            said.records.extend(heard.map(|diagnostic| Record::new(diagnostic, sources)));
        }
    }
}

/// Prints the delayed messages and the number of errors and warnings.
pub fn end() {
    let manner = manner();
    let said = &mut *said();
    let names = said.names.take().unwrap_or_default();
    // Few messages, however many names: they are the cause of many others.
    said.show(names, 0, manner);
    let Said { errors, warnings, hidden, counted, .. } = *said;
    let is_news = errors + warnings > counted;
    if manner.form != Form::Human || manner.quiet || !is_news {
        return;
    }
    said.counted = errors + warnings;
    let hidden = match hidden {
        0 => String::new(),
        _ => format!("; {hidden} of them are not shown, `--error-limit 0` shows all"),
    };
    stderr(&format!("{}{hidden}\n", okl_source::counts(errors, warnings)));
}

/// Prints the end of the messages of a run. Returns the exit code: a reader of messages on stdout that does not get all
/// of them must not take that for success.
pub fn finish(code: Code) -> Code {
    end();
    let said = &mut *said();
    let Said { errors, warnings, .. } = *said;
    match manner().form {
        Form::Human | Form::Short => {}
        Form::Json => said.line(LineContent::Summary { errors, warnings }),
        Form::Sarif => {
            let records = std::mem::take(&mut said.records);
            said.stdout(&sarif::document(&records, code, manner().clang_warnings));
        }
    }
    match said.is_cut_off {
        true => code.max(Code::Environment),
        false => code,
    }
}

/// Reports an internal error of okl with its details.
pub fn internal(text: &str) {
    if manner().form == Form::Human {
        return stderr(text);
    }
    plainly(text.trim_end(), "");
    let _worst_there_is = finish(Code::Internal);
}

impl Said {
    fn line(&mut self, content: LineContent) {
        let line = RecordLine::new(content);
        self.stdout(&(serde_json::to_string(&line).expect("it holds texts and numbers") + "\n"));
    }

    /// Writes machine-readable messages to stdout; a failure is reported once.
    fn stdout(&mut self, text: &str) {
        if let Err(error) = write_to_stdout(text.as_bytes())
            && !std::mem::replace(&mut self.is_cut_off, true)
        {
            stderr(&format!("error: cannot write to stdout: {error}\n"));
        }
    }

    fn count(&mut self, severity: Severity) -> &mut usize {
        match severity {
            Severity::Error => &mut self.errors,
            Severity::Warning => &mut self.warnings,
        }
    }

    /// Prints messages in human-readable form. Errors and warnings have separate limits.
    fn show(&mut self, all: Repeats, limit: usize, manner: MessageStyle) {
        let look = manner.colour.look();
        for (one, names) in all.told() {
            let count = self.count(one.first.severity);
            if limit == 0 || *count < limit {
                stderr(&format!("{}\n", okl_source::render(&one.first, &one.sources, look)));
                *count += names;
            } else {
                *count += names;
                self.hidden += names;
            }
        }
    }
}

/// Returns an error, which is also printed, if messages take stdout, so that results cannot go there.
pub fn stdout_is_free() -> Result<(), Code> {
    match manner().form.takes_stdout() {
        false => Ok(()),
        true => Err(usage(
            "messages in this form take stdout, and so would the text: `okl run -o FILE` puts it into a file",
        )),
    }
}

/// Writes a result to stdout.
pub fn result(bytes: &[u8]) -> Code {
    match write_to_stdout(bytes) {
        Ok(()) => Code::Done,
        Err(error) => environment(&format!("cannot write to stdout: {error}")),
    }
}

/// Writes all bytes at once. A closed pipe (`okl ... | head`) is not an error.
fn write_to_stdout(bytes: &[u8]) -> std::io::Result<()> {
    let mut stdout = std::io::stdout().lock();
    match stdout.write_all(bytes).and_then(|()| stdout.flush()) {
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => Ok(()),
        written => written,
    }
}
