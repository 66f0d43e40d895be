//! Units from a few lines of OKL, for unit tests beside the code.
//!
//! [`unit!`] normalizes and parses a text and returns the [`Unit`], [`checked!`] also checks it and returns the
//! [`Checked`] unit. [`expression`], [`statement`], [`variable`] and [`function`] find parts of a unit by their text;
//! [`target`] returns one of the targets that are part of okl.
//!
//! ```
//! let unit = okl_fixtures::unit!("int twice(int n) { return 2 * n; }");
//! let result = okl_fixtures::expression(&unit, "2 * n");
//! assert!(unit.type_of(result).int().is_some());
//! ```
//!
//! A text with errors is a mistake of the test: the macros panic with the diagnostics. All tests of a program share one
//! libclang; a fixture takes some milliseconds.
//!
//! [`Checked`] contains the results of `okl-analysis`, so the tests of that crate itself start from a [`Unit`]: for
//! them, this crate links another copy of `okl-analysis`, whose types are different ones.

mod find;
mod targets;

pub use find::{expression, function, nth_expression, statement, variable};
pub use targets::target;

use okl_clang::{Clang, ParseOptions};
use okl_model::Unit;
use okl_normalizer::{NormalizeOptions, preprocess::Disk};
use okl_sema::Checked;
use okl_source::{Diagnostic, FileSpan, Sources, Style};
use std::path::PathBuf;
use std::sync::OnceLock;

/// The [`Unit`] of a text, parsed but not checked.
#[macro_export]
macro_rules! unit {
    ($text:expr) => {
        $crate::unit($text)
    };
}

/// The [`Checked`] unit of a text.
#[macro_export]
macro_rules! checked {
    ($text:expr) => {
        $crate::checked($text)
    };
}

/// The result of [`unit!`].
///
/// # Panics
/// If the text has errors; the message shows them.
pub fn unit(text: &str) -> Unit {
    let mut read = Read::new(text);
    let unit = read.unit();
    unit.unwrap_or_else(|| panic!("a fixture with mistakes:\n{}", read.said))
}

/// The [`Unit`] of a text with the instances of function templates that it calls.
///
/// # Panics
/// If the text has errors; the message shows them.
pub fn unit_with_instances(text: &str) -> Unit {
    let mut read = Read::new(text);
    let options = ParseOptions { instances: true, ..ParseOptions::default() };
    let unit = read.parsed_with(&options).map(|(unit, _)| unit);
    unit.unwrap_or_else(|| panic!("a fixture with mistakes:\n{}", read.said))
}

/// The result of [`checked!`].
///
/// # Panics
/// If the text has errors or breaks a rule; the message shows the diagnostics.
pub fn checked(text: &str) -> Checked {
    let mut read = Read::new(text);
    let checked = read.checked();
    checked.unwrap_or_else(|| panic!("a fixture with mistakes:\n{}", read.said))
}

/// A text in the process of being read, and the diagnostics about it.
struct Read {
    sources: Sources,
    text: String,
    said: String,
}

impl Read {
    fn new(text: &str) -> Read {
        Read { sources: Sources::new(), text: text.to_string(), said: String::new() }
    }

    /// The unit; none if there are errors, which are then in [`Read::said`].
    fn unit(&mut self) -> Option<Unit> {
        self.parsed().map(|(unit, _)| unit)
    }

    fn checked(&mut self) -> Option<Checked> {
        let (unit, normalized) = self.parsed()?;
        match okl_sema::check(unit, okl_sema::attributes()) {
            Ok((checked, _)) => Some(checked),
            Err(found) => {
                self.say_in(&normalized, found);
                None
            }
        }
    }

    fn parsed(&mut self) -> Option<(Unit, okl_normalizer::Normalized)> {
        self.parsed_with(&ParseOptions::default())
    }

    fn parsed_with(&mut self, options: &ParseOptions) -> Option<(Unit, okl_normalizer::Normalized)> {
        let attributes = okl_sema::attributes();
        let main = self.sources.add("fixture.okl", self.text.as_str());
        let normalize = NormalizeOptions::default();
        let (normalized, found) =
            okl_normalizer::normalize(&mut self.sources, main, &normalize, &Disk, attributes);
        self.say(&found);
        let normalized = normalized?;
        let (unit, found) = clang().parse(&normalized, options, attributes);
        let has_errors = found.iter().any(Diagnostic::is_error);
        self.say_in(&normalized, found);
        let unit = unit.filter(|unit| !unit.is_partial && !has_errors)?;
        Some((unit, normalized))
    }

    fn say_in(&mut self, normalized: &okl_normalizer::Normalized, found: Vec<Diagnostic>) {
        let (main, _) = self.sources.iter().next().expect("the text is one");
        let nowhere = FileSpan { file: main, span: okl_source::Span::default() };
        let told = found.into_iter().map(|one| one.map(|span| normalized.locate(span).unwrap_or(nowhere)));
        let told: Vec<_> = told.collect();
        self.say(&told);
    }

    fn say(&mut self, found: &[Diagnostic<FileSpan>]) {
        for one in found {
            self.said += &okl_source::render(one, &self.sources, Style::Plain);
            self.said.push('\n');
        }
    }
}

/// The libclang of all fixtures: the one that `OKL_LIBCLANG` or `LIBCLANG_PATH` names, else the best one in the usual
/// places.
fn clang() -> &'static Clang {
    static LOADED: OnceLock<Clang> = OnceLock::new();
    LOADED.get_or_init(|| {
        let named = ["OKL_LIBCLANG", "LIBCLANG_PATH"].into_iter().find_map(std::env::var_os);
        Clang::load(named.map(PathBuf::from).as_deref(), &[]).expect("a libclang")
    })
}

#[cfg(test)]
mod tests {
    #[test]
    fn one_text_is_a_unit_and_a_checked_one() {
        let text = "@kernel void fill(const int N, float *x) {
          for (int i = 0; i < N; ++i; @tile(16, @outer, @inner)) x[i] = 1;
        }";
        assert_eq!(unit!(text).functions.len(), 1);
        assert_eq!(checked!(text).kernels().len(), 1);
    }

    #[test]
    #[should_panic(expected = "nothing declares `y`")]
    fn a_mistake_in_a_fixture_is_shown() {
        unit!("float f(float x) { return y; }");
    }

    #[test]
    #[should_panic(expected = "kernel-without-outer")]
    fn a_broken_rule_is_shown() {
        checked!("@kernel void f(float *x) { }");
    }
}
