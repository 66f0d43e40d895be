//! The text that is parsed, with the other inputs of the parse.

use crate::foreign_words::ForeignWord;
use crate::options::ParseOptions;
use okl_model::Attributes;
use okl_normalizer::Normalized;
use okl_normalizer::tokens::Tokens;

/// The text that is parsed, with the other inputs of the parse.
#[derive(Clone, Copy)]
pub(crate) struct Text<'t> {
    pub(crate) input: &'t Normalized,
    pub(crate) tokens: &'t Tokens<'t>,
    pub(crate) known: &'t Attributes,
    pub(crate) options: &'t ParseOptions,
}

impl Text<'_> {
    /// The entry for a name of target languages.
    pub(crate) fn foreign(&self, name: &str) -> Option<&ForeignWord> {
        self.options.foreign.find(name)
    }
}
