//! Types.

use crate::ast::{KindParameter, TypeSpec};
use crate::cursor::Cursor;
use crate::problem::Parsed;
use crate::token::TokenKind;

impl Cursor<'_> {
    /// Returns true if the next tokens look like a type. So do those of other statements that start with such a word.
    pub fn is_type(&self) -> bool {
        match self.word() {
            Some("integer" | "real" | "complex" | "logical" | "character" | "byte") => true,
            Some("doubleprecision" | "doublecomplex") => true,
            Some("double") => self.is_word_at(1, "precision") || self.is_word_at(1, "complex"),
            Some("type" | "class" | "procedure") => self.is_mark_at(1, "("),
            _ => false,
        }
    }

    /// Reads a type.
    pub fn type_spec(&mut self) -> Parsed<TypeSpec> {
        let Some(word) = self.word() else { return Err(self.unexpected("a type")) };
        self.advance();
        Ok(match word {
            "integer" => TypeSpec::Integer(self.kind()?),
            "real" => TypeSpec::Real(self.kind()?),
            "complex" => TypeSpec::Complex(self.kind()?),
            "logical" => TypeSpec::Logical(self.kind()?),
            "byte" => TypeSpec::Integer(Some(KindParameter::Bytes(1))),
            "character" => {
                self.character_length()?;
                TypeSpec::Character
            }
            "doubleprecision" => TypeSpec::DoublePrecision,
            "doublecomplex" => TypeSpec::DoubleComplex,
            "double" if self.eat_word("precision") => TypeSpec::DoublePrecision,
            "double" if self.eat_word("complex") => TypeSpec::DoubleComplex,
            "type" => self.in_parentheses(Cursor::inside_type)?,
            "class" => self.in_parentheses(|cursor| {
                let is_any = cursor.eat_mark("*");
                let ty = if is_any { None } else { Some(cursor.derived_name()?) };
                Ok(TypeSpec::Class(ty))
            })?,
            "procedure" => self.in_parentheses(|cursor| {
                if cursor.is_mark(")") {
                    return Ok(TypeSpec::Procedure(None));
                }
                if cursor.is_type() {
                    cursor.type_spec()?;
                    return Ok(TypeSpec::Procedure(None));
                }
                Ok(TypeSpec::Procedure(Some(cursor.name()?)))
            })?,
            _ => return Err(self.unexpected("a type")),
        })
    }

    /// What stands in `type(...)`.
    fn inside_type(&mut self) -> Parsed<TypeSpec> {
        if self.eat_mark("*") {
            return Ok(TypeSpec::Assumed);
        }
        let is_named = self.is_kind_at(0, TokenKind::Name) && self.is_mark_at(1, ")");
        if self.is_type() && (!is_named || self.is_intrinsic()) {
            return self.type_spec();
        }
        Ok(TypeSpec::Derived(self.derived_name()?))
    }

    fn is_intrinsic(&self) -> bool {
        matches!(
            self.word(),
            Some("integer" | "real" | "complex" | "logical" | "character" | "doubleprecision")
        )
    }

    fn derived_name(&mut self) -> Parsed<crate::ast::Name> {
        let name = self.name()?;
        if self.is_mark("(") {
            self.skip_group()?;
        }
        Ok(name)
    }

    /// Reads `*8`, `(8)` or `(kind = 8)` if it is next.
    fn kind(&mut self) -> Parsed<Option<KindParameter>> {
        if self.is_mark("*") && self.is_kind_at(1, TokenKind::Integer) {
            self.advance();
            return Ok(Some(KindParameter::Bytes(self.integer()?)));
        }
        if !self.is_mark("(") {
            return Ok(None);
        }
        let kind = self.in_parentheses(|cursor| {
            if cursor.is_word("kind") && cursor.is_mark_at(1, "=") {
                cursor.advance();
                cursor.advance();
            }
            cursor.expression()
        })?;
        Ok(Some(KindParameter::Kind(kind)))
    }

    /// Skips the length and kind of a `character`.
    fn character_length(&mut self) -> Parsed<()> {
        if self.eat_mark("*") && !self.is_mark("(") {
            self.integer()?;
            // `character*8, x` is old Fortran.
            if self.is_mark(",") && self.is_kind_at(1, TokenKind::Name) && !self.has_colons() {
                self.advance();
            }
            return Ok(());
        }
        if self.is_mark("(") { self.skip_group() } else { Ok(()) }
    }

    /// Returns true if `::` follows somewhere outside of brackets.
    pub fn has_colons(&self) -> bool {
        let (mut depth, mut n) = (0_u32, 0);
        while let Some(token) = self.peek_at(n) {
            match (token.kind, token.text.as_str()) {
                (TokenKind::Mark, "(" | "(/" | "[") => depth += 1,
                (TokenKind::Mark, ")" | "/)" | "]") => depth = depth.saturating_sub(1),
                (TokenKind::Mark, "::") if depth == 0 => return true,
                _ => {}
            }
            n += 1;
        }
        false
    }
}
