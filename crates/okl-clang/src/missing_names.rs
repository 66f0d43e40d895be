//! Names and headers that clang does not find, as its messages report them.

use crate::foreign_words::ForeignWord;
use crate::libclang::{ClangDiagnostic, Level};
use crate::parse_text::Text;
use okl_model::{Directive, DirectiveKind};
use okl_normalizer::{Normalized, ParseForm};
use okl_source::Span;

/// The prefix of okl's own names. Those of the prelude are not shown to users.
pub(crate) const OURS: &str = "okl_";

/// A name that clang finds no declaration of.
pub(crate) struct Missing<'m> {
    pub(crate) name: &'m str,
    pub(crate) is_type: bool,
    /// The name that clang suggests.
    pub(crate) meant: Option<&'m str>,
}

impl<'m> Missing<'m> {
    /// Parses a message: `use of undeclared identifier 'alhpa'; did you mean 'alpha'?`
    pub(crate) fn of(found: &'m ClangDiagnostic) -> Option<Missing<'m>> {
        const NAMES: [(&str, bool); 2] =
            [("use of undeclared identifier '", false), ("unknown type name '", true)];
        let (rest, is_type) =
            NAMES.iter().find_map(|(start, is_type)| Some((found.message.strip_prefix(start)?, *is_type)))?;
        let (name, rest) = rest.split_once('\'')?;
        let meant = rest.strip_prefix("; did you mean ").and_then(|rest| rest.split('\'').nth(1));
        let is_error = found.level == Level::Error;
        is_error.then_some(Missing { name, is_type, meant: meant.filter(|name| !name.starts_with(OURS)) })
    }
}

/// A type that nothing declares.
#[derive(Clone, Debug)]
pub(crate) struct MissingType {
    pub(crate) name: String,
    /// The diagnostic of clang, with its suggestion.
    pub(crate) said: ClangDiagnostic,
    /// The place of the first mention.
    pub(crate) place: Span,
    /// True for a word before a type: `kernel void f()`.
    pub(crate) is_specifier: bool,
}

impl MissingType {
    /// The type that an error is about, if its name stands in the text itself.
    pub(crate) fn of(said: &ClangDiagnostic, form: &ParseForm, text: &Text<'_>) -> Option<MissingType> {
        let missing = Missing::of(said).filter(|missing| missing.is_type)?;
        let at = form.map.copied_from(said.offset?)?;
        let index = text.tokens.at(at);
        let is_there = index < text.tokens.len() && text.tokens.spelling(index) == missing.name;
        // `kernel void f()`
        let is_word = |word: &ForeignWord| !word.kind.is_type();
        let is_specifier =
            text.known.get(missing.name).is_some() || text.foreign(missing.name).is_some_and(is_word);
        is_there.then(|| MissingType {
            name: missing.name.to_string(),
            said: said.clone(),
            place: text.tokens.span(index),
            is_specifier,
        })
    }
}

/// The `#include` of the text whose header clang does not find.
pub(crate) fn missing_header<'i>(
    diagnostic: &ClangDiagnostic,
    form: &ParseForm,
    input: &'i Normalized,
) -> Option<&'i Directive> {
    if diagnostic.level != Level::Error || !diagnostic.message.ends_with("file not found") {
        return None;
    }
    let at = form.map.copied_from(diagnostic.offset?)?;
    let holds = |line: &&Directive| line.span.start <= at && at < line.span.end;
    input.directives.iter().filter(|line| line.kind == DirectiveKind::Include).find(holds)
}
