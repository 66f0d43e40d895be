//! The forms of messages.

use okl_source::{Look, Style};
use std::io::IsTerminal;

/// The form of messages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Form {
    /// With the text they are about, on stderr
    #[default]
    Human,
    /// A line each, as compilers have them: `file:line:column: error: ...`, on stderr
    Short,
    /// For programs: a JSON document per line, on stdout
    Json,
    /// For programs: one document in SARIF 2.1.0, on stdout
    Sarif,
}

/// The use of colours in messages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Colour {
    /// On a terminal, unless `NO_COLOR`, `CLICOLOR=0` or `TERM=dumb` is set; elsewhere with `CLICOLOR_FORCE`
    #[default]
    Auto,
    /// In any case
    Always,
    /// Never
    Never,
}

impl Form {
    /// True if messages take stdout, which is then not available for results.
    pub fn takes_stdout(self) -> bool {
        match self {
            Form::Human | Form::Short => false,
            Form::Json | Form::Sarif => true,
        }
    }
}

impl Colour {
    /// The style of messages on stderr.
    pub fn look(self) -> Look {
        Look { style: self.style(), columns: columns() }
    }

    fn style(self) -> Style {
        let is_wanted = match self {
            Colour::Auto => match anstream::AutoStream::choice(&std::io::stderr()) {
                anstream::ColorChoice::Always | anstream::ColorChoice::AlwaysAnsi => is_able_or_told(),
                anstream::ColorChoice::Auto | anstream::ColorChoice::Never => false,
            },
            Colour::Always => true,
            Colour::Never => false,
        };
        if is_wanted { Style::Colour } else { Style::Plain }
    }
}

/// The width of the terminal, if messages go to one: wrapped lines would separate carets from the code that they point
/// at.
fn columns() -> Option<usize> {
    let is_seen = std::io::stderr().is_terminal();
    let (_, columns) = is_seen.then(|| console::Term::stderr().size_checked()).flatten()?;
    Some(usize::from(columns)).filter(|columns| *columns > 0)
}

/// True if the terminal supports colours, or `CLICOLOR_FORCE` overrides that.
///
/// `anstream` assumes that any terminal of a CI machine (`CI` is set) does, even with `TERM=dumb`.
fn is_able_or_told() -> bool {
    let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    let is_told = std::env::var_os("CLICOLOR_FORCE").is_some_and(|force| force != "0");
    !is_dumb || is_told
}
