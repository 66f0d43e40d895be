//! Options that change what a Fortran program means, and that the translation does not know: kernels would have other
//! types, or other statements, than the program.

use crate::commands::cc::command_line::CommandLine;
use crate::exit::Code;
use crate::messages;
use okl_source::{Diagnostic, DiagnosticId, FileSpan, Severity, Sources};

const CC_OPTION: DiagnosticId = DiagnosticId::new("cc-option");

/// Refuses such options.
///
/// # Errors
/// If the command line has one; it has been reported.
pub fn check(line: &CommandLine) -> Result<(), Code> {
    let of_kinds = |word: &&String| is_of_kinds(word);
    let words: Vec<&String> = line.options().flat_map(|option| &option.words).collect();
    let mut told = Vec::new();
    for word in words.iter().copied().filter(of_kinds) {
        let message = format!("`{word}` changes kinds, of which okl knows nothing");
        told.push(error(message, "say the kinds in the text: `real(8)`, or `real(dp)` with a constant `dp`"));
    }
    for word in words.iter().copied().filter(|word| is_of_width(word)) {
        let message = format!("`{word}` changes where lines end, and okl reads 72 columns of fixed form");
        told.push(error(message, "continue long lines by a mark in column 6, or write free form"));
    }
    if told.is_empty() {
        return Ok(());
    }
    messages::diagnostics(&told, &Sources::new());
    Err(Code::Usage)
}

fn error(message: String, help: &str) -> Diagnostic<FileSpan> {
    Diagnostic::global(CC_OPTION, Severity::Error, message).help(help)
}

/// True for options of gfortran, flang and others that make default kinds longer.
fn is_of_kinds(word: &str) -> bool {
    const KINDS: [&str; 12] = [
        "-fdefault-real-8",
        "-fdefault-real-10",
        "-fdefault-real-16",
        "-fdefault-double-8",
        "-fdefault-integer-8",
        "-finteger-4-integer-8",
        "-freal-4-real-8",
        "-freal-8-real-4",
        "-r8",
        "-i8",
        "-real-size",
        "-integer-size",
    ];
    KINDS.contains(&word)
}

/// True for options that make lines of fixed form longer.
fn is_of_width(word: &str) -> bool {
    let is_other = |width: &str| width != "72";
    word.strip_prefix("-ffixed-line-length-").is_some_and(is_other)
        || matches!(word, "-Mextend" | "-extend-source" | "-ffixed-line-length=132")
}
