//! Names in the brackets of a lambda.

use crate::tokens::{Token, tokens};
use okl_analysis::Analyzed;
use okl_source::Span;

/// Where the lambdas of a unit capture.
pub(crate) struct Captures<'u> {
    unit: &'u Analyzed,
    tokens: Vec<Token>,
}

impl<'u> Captures<'u> {
    pub(crate) fn new(unit: &'u Analyzed) -> Captures<'u> {
        Captures { unit, tokens: tokens(&unit.text, &[]) }
    }

    fn text(&self, at: usize) -> &'u str {
        self.tokens.get(at).map_or("", |token| self.unit.source(token.span))
    }

    /// The `[` of the lambda that captures the variable named at `name`: `r` of `[&r]` and `[n, r]`, not of `[x = r]`.
    pub(crate) fn lambda(&self, name: Span) -> Option<usize> {
        let at = self.tokens.partition_point(|token| token.span.start < name.start);
        let refers = at > 0 && self.text(at - 1) == "&";
        let before = if refers { at.checked_sub(2)? } else { at.checked_sub(1)? };
        if !matches!(self.text(before), "[" | ",") || !matches!(self.text(at + 1), "]" | ",") {
            return None;
        }
        let mut depth = 0_usize;
        let open = (0..=before).rev().find(|index| match self.text(*index) {
            ")" | "]" | "}" => {
                depth += 1;
                false
            }
            "(" | "[" | "{" if depth > 0 => {
                depth -= 1;
                false
            }
            "(" | "[" | "{" => true,
            _ => false,
        })?;
        (self.text(open) == "[" && !self.ends_operand(open)).then_some(open)
    }

    /// Whether `[=` or `[&,` captures what else is used.
    pub(crate) fn has_default(&self, lambda: usize) -> bool {
        self.text(lambda + 1) == "="
            || (self.text(lambda + 1) == "&" && matches!(self.text(lambda + 2), "]" | ","))
    }

    /// Whether what stands before a `[` can be indexed.
    fn ends_operand(&self, open: usize) -> bool {
        let Some(before) = open.checked_sub(1) else { return false };
        match self.text(before) {
            ")" | "]" | "\"" => true,
            "return" | "case" | "else" | "do" => false,
            _ => self.tokens[before].is_word,
        }
    }
}
