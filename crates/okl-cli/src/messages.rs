//! Words to the user: everything that is no result goes to stderr, but for messages that programs read.

mod form;
mod sarif;

pub use form::{Colour, Form};

use crate::exit::Code;
use crate::progress;
use okl_source::{
    Diagnostic, FileSpan, LineContent, Record, RecordLine, Repeats, Severity, Sources, printable,
};
use std::io::Write;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

/// Writes to stderr; when nobody listens there is nobody to tell.
pub fn stderr(text: &str) {
    let _nobody_listens = progress::aside(|| std::io::stderr().lock().write_all(text.as_bytes()));
}

/// Says that the command line makes no sense.
pub fn usage(text: &str) -> Code {
    plainly(text, "\nFor more information, try 'okl --help'.\n");
    Code::Usage
}

/// Says that the system would not do something.
pub fn environment(text: &str) -> Code {
    plainly(text, "");
    Code::Environment
}

/// What is wrong with a command line is told in words.
const NO_ID: &str = "";

/// An error that is about no text, in words.
fn plainly(text: &str, more: &str) {
    if manner().form == Form::Human {
        return stderr(&format!("error: {}\n{more}", printable(text)));
    }
    let error: Diagnostic<FileSpan> = Diagnostic::global(NO_ID, Severity::Error, text);
    diagnostics(&[error], &Sources::new());
}

/// Says what was done, to people.
pub fn remark(text: &str) {
    let manner = manner();
    if !manner.quiet && manner.form == Form::Human {
        stderr(&format!("{text}\n"));
    }
}

/// How much is said, and how.
#[derive(Clone, Copy, Debug, Default)]
pub struct MessageStyle {
    /// So many errors, and so many warnings, are shown to people; 0 shows all.
    pub limit: usize,
    /// How messages are written.
    pub form: Form,
    /// When they have colours.
    pub colour: Colour,
    /// Nothing but errors is said.
    pub quiet: bool,
}

static MANNER: OnceLock<MessageStyle> = OnceLock::new();

/// How this run speaks, as the command line says.
pub fn set_manner(manner: MessageStyle) {
    let _once = MANNER.set(manner);
}

fn manner() -> MessageStyle {
    MANNER.get().copied().unwrap_or_default()
}

/// Whether people read what is said, and want more than errors.
pub fn is_for_people() -> bool {
    let manner = manner();
    !manner.quiet && matches!(manner.form, Form::Human | Form::Short)
}

/// What was said so far.
#[derive(Default)]
struct Said {
    errors: usize,
    warnings: usize,
    /// Of those, what was too much to show.
    hidden: usize,
    /// What the last line was about already.
    counted: usize,
    /// Names that are told of once, when all inputs were read.
    names: Option<Repeats>,
    /// What goes into one document in the end.
    records: Vec<Record>,
    /// Stdout did not take all of what programs are told.
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
    // Whoever panicked while speaking has said what there is to say.
    SAID.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Keeps what is said of names until [`end`]: a macro that 40 inputs miss is missed once.
pub fn of_several_inputs() {
    said().names.get_or_insert_default();
}

/// Shows diagnostics.
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
        // Editors and programs want to know each place.
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

/// Says what is left to say, and how many mistakes there were.
pub fn end() {
    let manner = manner();
    let said = &mut *said();
    let names = said.names.take().unwrap_or_default();
    // A few messages, however many names: they are the cause of much else.
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

/// The last that is said of a run, which ended so. Gives how okl ends: who reads messages on stdout, and does not get all
/// of them, must not take that for a run without mistakes.
pub fn finish(code: Code) -> Code {
    end();
    let said = &mut *said();
    let Said { errors, warnings, .. } = *said;
    match manner().form {
        Form::Human | Form::Short => {}
        Form::Json => said.line(LineContent::Summary { errors, warnings }),
        Form::Sarif => {
            let records = std::mem::take(&mut said.records);
            said.stdout(&sarif::document(&records, code));
        }
    }
    match said.is_cut_off {
        true => code.max(Code::Environment),
        false => code,
    }
}

/// Says that okl has a bug, with what is known of it.
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

    /// Writes messages for programs; what stdout does not take is told once.
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

    /// Shows messages to people. Warnings take no error's place.
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

/// Whether results can go to stdout; what is wrong is said here.
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

/// Writes all of it at once. A reader that went away (`okl ... | head`) has what it wanted.
fn write_to_stdout(bytes: &[u8]) -> std::io::Result<()> {
    let mut stdout = std::io::stdout().lock();
    match stdout.write_all(bytes).and_then(|()| stdout.flush()) {
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => Ok(()),
        written => written,
    }
}
