//! Declarations: types with entities, and attributes with entities.

use super::item::Item;
use crate::ast::{Attribute, Entity, Expr, Name, SpecKind, TypeSpec};
use crate::cursor::Cursor;
use crate::problem::Parsed;
use crate::token::TokenKind;

impl Cursor<'_> {
    /// `real, dimension(10) :: a, b`.
    pub fn declaration(&mut self) -> Parsed<Item> {
        let ty = self.type_spec()?;
        let attributes = self.attributes()?;
        if !self.eat_mark("::") && !attributes.is_empty() {
            return Err(self.unexpected("`::`"));
        }
        if matches!(ty, TypeSpec::Character) {
            self.eat_mark(",");
        }
        let entities = self.list(Cursor::entity)?;
        self.expect_end()?;
        Ok(specification(SpecKind::Declaration { ty, attributes, entities }))
    }

    /// Reads the attributes behind a type.
    pub fn attributes(&mut self) -> Parsed<Vec<Attribute>> {
        let mut attributes = Vec::new();
        if !self.has_colons() {
            return Ok(attributes);
        }
        while self.eat_mark(",") {
            attributes.push(self.attribute()?);
        }
        Ok(attributes)
    }

    /// `dimension a(10)`, `save`, `public :: a, operator(+)`.
    pub fn attribute_statement(&mut self) -> Parsed<Item> {
        if self.is_word("pointer") && self.is_mark_at(1, "(") {
            // Pointers as Cray had them.
            self.skip_all();
            return Ok(specification(SpecKind::Other("pointer".to_owned())));
        }
        let attribute = match self.word() {
            Some("attributes") => {
                self.advance();
                self.in_parentheses(|cursor| Ok(Attribute::Word(cursor.name()?.id)))?
            }
            Some("dimension") => {
                // The shapes stand behind the names.
                self.advance();
                Attribute::Dimension(Vec::new())
            }
            Some("codimension") => {
                self.advance();
                Attribute::Other("codimension".to_owned())
            }
            _ => self.attribute()?,
        };
        let has_colons = self.eat_mark("::");
        let mut entities = Vec::new();
        while !self.is_end() {
            entities.extend(self.listed()?);
            if !self.eat_mark(",") {
                break;
            }
        }
        if has_colons && entities.is_empty() && self.used() < 3 {
            return Err(self.unexpected("a name"));
        }
        self.expect_end()?;
        Ok(specification(SpecKind::Attribute(attribute, entities)))
    }

    /// Reads an entity of an attribute; nothing for `/block/`, `operator(+)` and `assignment(=)`.
    fn listed(&mut self) -> Parsed<Option<Entity>> {
        if self.eat_mark("/") {
            self.name()?;
            self.expect_mark("/")?;
            return Ok(None);
        }
        let is_generic = matches!(self.word(), Some("operator" | "assignment" | "read" | "write"));
        if is_generic && (self.is_mark_at(1, "(") || self.is_mark_at(1, "(/")) {
            self.advance();
            self.skip_group()?;
            return Ok(None);
        }
        Ok(Some(self.entity()?))
    }

    /// `parameter (n = 3)`, without parentheses in old Fortran.
    pub fn parameters(&mut self) -> Parsed<Item> {
        self.advance();
        let constant = |cursor: &mut Cursor| -> Parsed<(Name, Expr)> {
            let name = cursor.name()?;
            cursor.expect_mark("=")?;
            Ok((name, cursor.expression()?))
        };
        let constants = match self.is_mark("(") {
            true => self.in_parentheses(|cursor| cursor.list(constant))?,
            false => self.list(constant)?,
        };
        self.expect_end()?;
        Ok(specification(SpecKind::Parameter(constants)))
    }

    /// `procedure(f), pointer :: p`, `procedure, nopass :: a => b`, `procedure a, b`.
    pub fn procedure(&mut self) -> Parsed<Item> {
        if self.is_mark_at(1, "(") {
            return self.declaration();
        }
        self.advance();
        while self.eat_mark(",") {
            self.attribute()?;
        }
        self.eat_mark("::");
        let procedures = self.list(|cursor| {
            let name = cursor.name()?;
            let target = if cursor.eat_mark("=>") { Some(cursor.name()?) } else { None };
            Ok((name, target))
        })?;
        self.expect_end()?;
        Ok(Item::Procedures(procedures))
    }

    /// `enumerator :: a = 1, b`.
    pub fn enumerators(&mut self) -> Parsed<Item> {
        self.advance();
        self.eat_mark("::");
        let constants = self.list(|cursor| {
            let name = cursor.name()?;
            let value = if cursor.eat_mark("=") { Some(cursor.expression()?) } else { None };
            Ok((name, value))
        })?;
        self.expect_end()?;
        Ok(Item::Enumerators(constants))
    }

    /// `type t`, `type, extends(u) :: t`.
    pub fn derived_type(&mut self) -> Parsed<Item> {
        self.advance();
        let (mut extends, mut is_sequence) = (None, false);
        while self.eat_mark(",") {
            if self.is_word("extends") {
                self.advance();
                extends = Some(self.in_parentheses(Cursor::name)?);
            } else {
                is_sequence |= matches!(self.attribute()?, Attribute::Bind(_));
            }
        }
        self.eat_mark("::");
        let name = self.name()?;
        if self.is_mark("(") {
            self.skip_group()?;
        }
        self.expect_end()?;
        let (components, procedures) = (Vec::new(), Vec::new());
        let ty = crate::ast::DerivedType { name, extends, is_sequence, components, procedures };
        Ok(Item::DerivedType(ty))
    }

    /// `implicit none`, `implicit real(8) (a-h, o-z), integer (i)`.
    pub fn implicit(&mut self) -> Parsed<Item> {
        self.advance();
        if self.eat_word("none") {
            if self.is_mark("(") {
                self.skip_group()?;
            }
            self.expect_end()?;
            return Ok(specification(SpecKind::Implicit(Vec::new())));
        }
        let rules = self.list(|cursor| {
            // In `real (a-h)`, the parentheses hold letters.
            let end = cursor.behind_group(1);
            let is_bare = cursor.is_mark_at(1, "(") && end.is_some_and(|end| !cursor.is_mark_at(end, "("));
            let ty = match cursor.word() {
                Some(word) if is_bare => {
                    cursor.advance();
                    bare(word).ok_or_else(|| cursor.unexpected("a type"))?
                }
                _ => cursor.type_spec()?,
            };
            Ok((ty, cursor.in_parentheses(|cursor| cursor.list(Cursor::letters))?))
        })?;
        self.expect_end()?;
        Ok(specification(SpecKind::Implicit(rules)))
    }

    /// Reads `a-h` or `i`.
    fn letters(&mut self) -> Parsed<(char, char)> {
        let first = self.letter()?;
        let last = if self.eat_mark("-") { self.letter()? } else { first };
        Ok((first, last))
    }

    fn letter(&mut self) -> Parsed<char> {
        match self.peek().filter(|token| token.kind == TokenKind::Name && token.text.len() == 1) {
            Some(token) => {
                self.advance();
                Ok(token.text.chars().next().unwrap_or('a'))
            }
            None => Err(self.unexpected("a letter")),
        }
    }
}

/// The type that a word alone is.
fn bare(word: &str) -> Option<TypeSpec> {
    Some(match word {
        "integer" => TypeSpec::Integer(None),
        "real" => TypeSpec::Real(None),
        "complex" => TypeSpec::Complex(None),
        "logical" => TypeSpec::Logical(None),
        "character" => TypeSpec::Character,
        "doubleprecision" => TypeSpec::DoublePrecision,
        "doublecomplex" => TypeSpec::DoubleComplex,
        _ => return None,
    })
}

/// One specification.
pub(crate) fn specification(kind: SpecKind) -> Item {
    Item::Specifications(vec![kind])
}
