//! Texts that tests read.

use crate::outline::outline;
use okl_fortran::{File, Form, Options, parse};

/// Reads a text.
pub fn read(text: &str, form: Form, cpp: bool, files: &[(&str, &str)]) -> File {
    let file =
        |name: &str| files.iter().find(|(known, _)| *known == name).map(|(_, text)| (*text).to_owned());
    let defines = [("DP".to_owned(), "8".to_owned()), ("SQ(x)".to_owned(), "((x)*(x))".to_owned())];
    parse(text, &Options { form, cpp, defines: &defines, file: &file })
}

/// The outline of a text of free form, which must be without problems.
pub fn free(text: &str) -> String {
    valid(text, &read(text, Form::Free, false, &[]))
}

/// The outline of a text of fixed form, which must be without problems.
pub fn fixed(text: &str) -> String {
    valid(text, &read(text, Form::Fixed, false, &[]))
}

/// The outline of a preprocessed text of free form, which must be without problems.
pub fn preprocessed(text: &str) -> String {
    valid(text, &read(text, Form::Free, true, &[]))
}

/// The outline of a file without problems.
pub fn valid(text: &str, file: &File) -> String {
    assert_eq!(file.problems, [], "{text}");
    outline(&file.units)
}

/// The outline of statements of free form in a main program, one for each line.
pub fn body(text: &str) -> Vec<String> {
    let outline = free(&format!("program p\n{text}\nend\n"));
    let lines = outline.lines().skip(1).map(|line| line.strip_prefix("  ").unwrap_or(line).to_owned());
    lines
        .filter(|line| line != "begin")
        .map(|line| line.strip_prefix("  ").unwrap_or(&line).to_owned())
        .collect()
}

/// What is wrong with a text of free form: the lines and the messages.
pub fn problems(text: &str) -> Vec<String> {
    let file = read(text, Form::Free, true, &[]);
    let line = |offset: u32| text[..offset as usize].matches('\n').count() + 1;
    file.problems.iter().map(|found| format!("{}: {}", line(found.span.start), found.message)).collect()
}
