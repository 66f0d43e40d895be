//! Words to the user: everything that is no result goes to stderr.

use crate::exit::Code;
use crate::progress;
use okl_source::{Diagnostic, FileSpan, Repeats, Sources, Style, printable};
use std::io::{IsTerminal, Write};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

/// Writes to stderr; when nobody listens there is nobody to tell.
pub fn stderr(text: &str) {
    let _nobody_listens = progress::aside(|| std::io::stderr().lock().write_all(text.as_bytes()));
}

/// Says that the command line makes no sense.
pub fn usage(text: &str) -> Code {
    stderr(&format!("error: {}\n\nFor more information, try 'okl --help'.\n", printable(text)));
    Code::Usage
}

/// Says that the system would not do something.
pub fn environment(text: &str) -> Code {
    stderr(&format!("error: {}\n", printable(text)));
    Code::Environment
}

/// How much is said.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// So many errors, and so many warnings, are shown; 0 shows all.
    pub limit: usize,
}

static MANNER: OnceLock<Manner> = OnceLock::new();

/// How this run speaks, as the command line says.
pub fn set_manner(manner: Manner) {
    let _once = MANNER.set(manner);
}

/// What was said so far.
#[derive(Default)]
struct Said {
    errors: usize,
    warnings: usize,
    /// Of those, what was too much to show.
    hidden: usize,
    /// Names that are told of once, when all inputs were read.
    names: Option<Repeats>,
}

static SAID: Mutex<Said> = Mutex::new(Said { errors: 0, warnings: 0, hidden: 0, names: None });

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
    let said = &mut *said();
    let sources = Arc::new(sources.clone());
    let mut now = Repeats::default();
    for diagnostic in diagnostics {
        let later = said.names.as_mut().filter(|_| !diagnostic.subject.is_empty());
        later.unwrap_or(&mut now).add(diagnostic, &sources);
    }
    said.show(now, MANNER.get().map_or(0, |manner| manner.limit));
}

/// Says what is left to say, and how many mistakes there were.
pub fn end() {
    let said = &mut *said();
    let names = said.names.take().unwrap_or_default();
    // A few messages, however many names: they are the cause of much else.
    said.show(names, 0);
    let Said { errors, warnings, hidden, .. } = std::mem::take(said);
    if errors + warnings == 0 {
        return;
    }
    let hidden = match hidden {
        0 => String::new(),
        _ => format!("; {hidden} of them are not shown, `--error-limit 0` shows all"),
    };
    stderr(&format!("{}{hidden}\n", okl_source::counts(errors, warnings)));
}

impl Said {
    /// Shows messages, colourful when a person is likely to look. Warnings take no error's place.
    fn show(&mut self, all: Repeats, limit: usize) {
        let no_colour = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let style = match std::io::stderr().is_terminal() && !no_colour {
            true => Style::Colour,
            false => Style::Plain,
        };
        for (one, names) in all.told() {
            let count = if one.first.is_error() { &mut self.errors } else { &mut self.warnings };
            if limit == 0 || *count < limit {
                stderr(&format!("{}\n", okl_source::render(&one.first, &one.sources, style)));
            } else {
                self.hidden += names;
            }
            *count += names;
        }
    }
}

/// Writes a result to stdout. A reader that went away (`okl ... | head`) has what it wanted.
pub fn result(bytes: &[u8]) -> Code {
    let mut stdout = std::io::stdout().lock();
    match stdout.write_all(bytes).and_then(|()| stdout.flush()) {
        Ok(()) => Code::Done,
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => Code::Done,
        Err(error) => environment(&format!("cannot write to stdout: {error}")),
    }
}
