//! Attributes of declarations.

use crate::ast::{Attribute, Intent};
use crate::cursor::Cursor;
use crate::problem::Parsed;
use crate::token::TokenKind;

impl Cursor<'_> {
    /// Reads an attribute of a declaration.
    pub fn attribute(&mut self) -> Parsed<Attribute> {
        let word = self.name()?.id;
        Ok(match word.as_str() {
            "parameter" => Attribute::Parameter,
            "dimension" => Attribute::Dimension(self.shape()?),
            "intent" => Attribute::Intent(self.intent()?),
            "bind" => Attribute::Bind(self.binding()?),
            "codimension" | "extends" | "len" | "kind" | "attributes" => {
                if self.is_mark("(") || self.is_mark("[") {
                    self.skip_group()?;
                }
                Attribute::Other(word)
            }
            "pass" => {
                if self.is_mark("(") {
                    self.skip_group()?;
                }
                Attribute::Other(word)
            }
            _ if WORDS.contains(&word.as_str()) => Attribute::Word(word),
            _ if OTHERS.contains(&word.as_str()) => Attribute::Other(word),
            _ => return Err(self.unknown(&word)),
        })
    }

    fn unknown(&self, word: &str) -> crate::problem::Problem {
        let span = self.span_from(self.used().saturating_sub(1));
        crate::problem::Problem::syntax(span, format!("`{word}` is no attribute"))
    }

    /// Reads `(in)`, `(in out)`.
    pub fn intent(&mut self) -> Parsed<Intent> {
        self.in_parentheses(|cursor| {
            if cursor.eat_words("in", "out") {
                Ok(Intent::InOut)
            } else if cursor.eat_word("in") {
                Ok(Intent::In)
            } else if cursor.eat_word("out") {
                Ok(Intent::Out)
            } else {
                Err(cursor.unexpected("`in`, `out` or `inout`"))
            }
        })
    }

    /// Reads `(c, name = "f")`; the name, if it is a literal.
    pub fn binding(&mut self) -> Parsed<Option<String>> {
        self.in_parentheses(|cursor| {
            cursor.expect_word("c")?;
            let mut name = None;
            while cursor.eat_mark(",") {
                cursor.name()?;
                cursor.expect_mark("=")?;
                let is_literal = cursor.is_kind_at(0, TokenKind::Text) && cursor.is_mark_at(1, ")");
                if is_literal {
                    name = cursor.peek().map(|token| token.text.trim().to_owned());
                }
                cursor.expression()?;
            }
            Ok(name)
        })
    }
}

/// Attributes without arguments.
const WORDS: [&str; 25] = [
    "allocatable",
    "asynchronous",
    "automatic",
    "constant",
    "contiguous",
    "device",
    "external",
    "intrinsic",
    "managed",
    "optional",
    "pinned",
    "pointer",
    "private",
    "protected",
    "public",
    "save",
    "shared",
    "static",
    "target",
    "texture",
    "unified",
    "value",
    "volatile",
    "grid_global",
    "global",
];

/// Attributes of bindings and types.
const OTHERS: [&str; 5] = ["abstract", "deferred", "non_overridable", "nopass", "sequence"];
