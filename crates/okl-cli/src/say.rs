//! Words to the user: everything that is no result goes to stderr.

use crate::exit::Code;
use okl_source::{Diagnostic, FileSpan, Sources, Style, printable};
use std::io::{IsTerminal, Write};

/// Writes to stderr; when nobody listens there is nobody to tell.
pub fn stderr(text: &str) {
    let _nobody_listens = std::io::stderr().lock().write_all(text.as_bytes());
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

/// Shows diagnostics, colourful when a person is likely to look.
pub fn diagnostics(diagnostics: &[Diagnostic<FileSpan>], sources: &Sources) {
    let no_colour = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let style = match std::io::stderr().is_terminal() && !no_colour {
        true => Style::Colour,
        false => Style::Plain,
    };
    // Warnings take no error's place.
    let mut shown = [0_usize; 2];
    for diagnostic in diagnostics {
        let of_kind = &mut shown[usize::from(diagnostic.is_error())];
        *of_kind += 1;
        if *of_kind <= MOST {
            let text = okl_source::render(diagnostic, sources, style);
            stderr(&format!("{text}\n"));
        }
    }
    let more = shown.map(|all| all.saturating_sub(MOST));
    if more != [0, 0] {
        stderr(&format!("there are {} more errors and {} more warnings\n", more[1], more[0]));
    }
}

/// Nobody reads more errors, or more warnings; and a file of 1 MiB can hold 80,000.
const MOST: usize = 1000;

/// Writes a result to stdout. A reader that went away (`okl ... | head`) has what it wanted.
pub fn result(bytes: &[u8]) -> Code {
    let mut stdout = std::io::stdout().lock();
    match stdout.write_all(bytes).and_then(|()| stdout.flush()) {
        Ok(()) => Code::Done,
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => Code::Done,
        Err(error) => environment(&format!("cannot write to stdout: {error}")),
    }
}
