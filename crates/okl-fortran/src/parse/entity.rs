//! Entities of declarations, and their shapes.

use crate::ast::{Entity, Expr, Extent, Initial};
use crate::cursor::Cursor;
use crate::problem::Parsed;
use crate::token::TokenKind;

impl Cursor<'_> {
    /// Reads `a(10)*8 = value`.
    pub fn entity(&mut self) -> Parsed<Entity> {
        let start = self.used();
        let name = self.name()?;
        let mut length = None;
        if self.is_mark("*") {
            length = self.entity_length()?;
        }
        let shape = if self.is_mark("(") { Some(self.shape()?) } else { None };
        if self.is_mark("[") {
            self.skip_group()?;
        }
        if self.is_mark("*") {
            length = self.entity_length()?;
        }
        let initial = self.initial()?;
        Ok(Entity { name, shape, length, initial, span: self.span_from(start) })
    }

    fn initial(&mut self) -> Parsed<Option<Initial>> {
        if self.eat_mark("=") {
            return Ok(Some(Initial::Value(self.expression()?)));
        }
        if self.eat_mark("=>") {
            return Ok(Some(Initial::Pointer(self.expression()?)));
        }
        if self.eat_mark("/") {
            // `integer n /3/`, which is old.
            while !self.is_end() && !self.is_mark("/") {
                self.advance();
            }
            self.expect_mark("/")?;
        }
        Ok(None)
    }

    /// Reads `*8`, `*(n)`, `*(*)`; the last one gives no length.
    fn entity_length(&mut self) -> Parsed<Option<Expr>> {
        self.advance();
        if !self.is_mark("(") {
            if !self.is_kind_at(0, TokenKind::Integer) {
                return Err(self.unexpected("a length"));
            }
            return Ok(Some(self.primary()?.expr));
        }
        self.in_parentheses(|cursor| {
            if cursor.eat_mark("*") || cursor.eat_mark(":") {
                return Ok(None);
            }
            Ok(Some(cursor.expression()?))
        })
    }

    /// Reads `(1:n, *)`.
    pub fn shape(&mut self) -> Parsed<Vec<Extent>> {
        self.in_parentheses(|cursor| cursor.list(Cursor::extent))
    }

    fn extent(&mut self) -> Parsed<Extent> {
        if self.eat_mark("*") {
            return Ok(Extent::Assumed { lower: None });
        }
        if self.eat_mark("..") {
            return Ok(Extent::Rank);
        }
        if self.eat_mark(":") {
            return Ok(Extent::Deferred { lower: None });
        }
        let first = self.expression()?;
        if !self.eat_mark(":") {
            return Ok(Extent::Explicit { lower: None, upper: first });
        }
        if self.eat_mark("*") {
            return Ok(Extent::Assumed { lower: Some(first) });
        }
        if self.is_mark(",") || self.is_mark(")") {
            return Ok(Extent::Deferred { lower: Some(first) });
        }
        Ok(Extent::Explicit { lower: Some(first), upper: self.expression()? })
    }
}
