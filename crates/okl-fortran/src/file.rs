//! A text that was read.

use crate::ast::Unit;
use crate::build::build;
use crate::form::Form;
use crate::lines::source::lines;
use crate::options::Options;
use crate::parse::said::said;
use crate::preprocess::{Preprocessed, preprocess};
use crate::problem::Problem;

/// A text that was read.
#[derive(Clone, Debug)]
pub struct File {
    /// The program units.
    pub units: Vec<Unit>,
    /// What is wrong, in the order of the text.
    pub problems: Vec<Problem>,
    /// The names of included files that [`Options::file`] did not give.
    pub missing: Vec<String>,
    /// The form of the text.
    pub form: Form,
}

/// Reads a text of Fortran. Whatever the text is, this returns: what cannot be read is in [`File::problems`].
pub fn parse(text: &str, options: &Options) -> File {
    let Preprocessed { text: mapped, mut problems, missing } = preprocess(text, options);
    let lines = lines(&mapped, options.form, &mut problems);
    let mut unread = Vec::new();
    let said = lines.into_iter().map(|line| said(line, &mapped, &mut unread));
    let units = build(said, text, &mut problems);
    problems.append(&mut unread);
    problems.sort_by_key(|problem| (problem.span.start, problem.span.end));
    File { units, problems, missing, form: options.form }
}
