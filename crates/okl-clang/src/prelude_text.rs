//! The text of the prelude, and what a text needs of it.

use crate::foreign_words::ForeignWords;
use crate::headers::Headers;
use crate::missing_names::MissingType;
use okl_model::Intrinsic;
use okl_source::Span;
use std::collections::BTreeSet;
use std::fmt::Write;

/// The declarations that a text needs.
pub(crate) struct Needs<'t> {
    /// All words of the text.
    pub(crate) words: &'t BTreeSet<&'t str>,
    /// Functions that the text calls and nothing declares.
    pub(crate) undeclared: &'t [(String, Span)],
    /// Types that nothing declares.
    pub(crate) missing: &'t [MissingType],
    /// Names of target languages.
    pub(crate) foreign: &'t ForeignWords,
    /// Names that the text declares itself.
    pub(crate) own: &'t BTreeSet<String>,
    /// The source of the standard library's names.
    pub(crate) headers: Headers,
    /// Functions that tables of intrinsics declare.
    pub(crate) intrinsics: &'t [Intrinsic],
}

impl Needs<'_> {
    /// True if the text has a name and does not declare it itself.
    pub(crate) fn says(&self, name: &str) -> bool {
        self.words.contains(name) && !self.own.contains(name)
    }
}

/// The text in front of the parse form, and the names of OKL that it declares.
#[derive(Default)]
pub(crate) struct Prelude {
    pub(crate) text: String,
    /// The declared names.
    pub(crate) names: BTreeSet<String>,
    /// The intrinsics, each with the range of its declaration in the text.
    pub(crate) intrinsics: Vec<(Span, Intrinsic)>,
}

impl Prelude {
    /// Declares an intrinsic: `float okl_shuffle_down(float x, int n);`
    pub(crate) fn declare(&mut self, intrinsic: &Intrinsic) {
        let start = self.text.len() as u32;
        self.line(format_args!("{};", intrinsic.prototype));
        self.intrinsics.push((Span::new(start, self.text.len() as u32), intrinsic.clone()));
    }

    /// True if the prelude declares a name: the text has it, does not declare it, and it is no intrinsic. Records the
    /// name.
    pub(crate) fn takes(&mut self, needs: &Needs<'_>, name: &str) -> bool {
        // An intrinsic of a table replaces a function of OKL.
        let is_intrinsic = needs.intrinsics.iter().any(|intrinsic| intrinsic.name == name);
        let taken = needs.says(name) && !is_intrinsic;
        taken && (self.names.contains(name) || self.names.insert(name.to_string()))
    }

    pub(crate) fn line(&mut self, line: std::fmt::Arguments<'_>) {
        let _infallible = writeln!(self.text, "{line}");
    }
}
