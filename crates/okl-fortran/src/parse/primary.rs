//! Operands: literals, names with what follows them, parentheses, array constructors.

use super::expression::Sized;
use crate::ast::{
    Argument, ArrayItem, ComplexPart, DoBounds, Expr, ExprKind, Literal, Name, PartValue, TypeSpec, UnaryOp,
};
use crate::cursor::Cursor;
use crate::problem::{Parsed, Problem};
use crate::token::{Token, TokenKind};
use okl_source::Span;

/// What parentheses hold.
enum Parentheses {
    /// `(a)`, `(1.0, 2.0)`.
    Expression(Sized),
    /// `(a(i), i = 1, n)`.
    ImpliedDo(ArrayItem, u32),
}

impl Cursor<'_> {
    /// Reads an operand.
    pub fn primary(&mut self) -> Parsed<Sized> {
        let Some(token) = self.peek() else { return Err(self.unexpected("an expression")) };
        match (token.kind, token.text.as_str()) {
            (TokenKind::Name, _) => self.designator(),
            (TokenKind::Mark, "(") => self.parenthesis(),
            (TokenKind::Mark, "[" | "(/") => {
                self.enter()?;
                let array = self.array()?;
                self.leave();
                self.parts(array)
            }
            (TokenKind::Mark, "%") if self.is_kind_at(1, TokenKind::Name) && self.is_mark_at(2, "(") => {
                self.by_reference()
            }
            (TokenKind::Mark | TokenKind::DotOperator, _) => Err(self.unexpected("an expression")),
            _ => self.literal(token),
        }
    }

    fn literal(&mut self, token: &Token) -> Parsed<Sized> {
        self.advance();
        let kind = ExprKind::Literal(literal(token));
        self.parts(Sized { expr: Expr { kind, span: token.span }, height: 1 })
    }

    fn parenthesis(&mut self) -> Parsed<Sized> {
        match self.parentheses()? {
            Parentheses::Expression(found) => self.parts(found),
            Parentheses::ImpliedDo(..) => Err(self.unexpected("an expression")),
        }
    }

    /// Reads a variable, an element, a section, a component or the call of a function.
    pub fn designator(&mut self) -> Parsed<Sized> {
        let name = self.name()?;
        let span = name.span;
        self.parts(Sized { expr: Expr { kind: ExprKind::Name(name), span }, height: 1 })
    }

    /// `%val(a)`: a call of `%val`.
    fn by_reference(&mut self) -> Parsed<Sized> {
        let start = self.here();
        self.advance();
        let name = self.name()?;
        let span = start.to(name.span);
        let name = Name { id: format!("%{}", name.id), span };
        self.parts(Sized { expr: Expr { kind: ExprKind::Name(name), span }, height: 1 })
    }

    /// Reads the arguments and components behind an operand.
    fn parts(&mut self, mut base: Sized) -> Parsed<Sized> {
        loop {
            let is_operand = matches!(base.expr.kind, ExprKind::Paren(_) | ExprKind::Array { .. });
            base = if self.is_mark("(") && !is_operand {
                self.advance();
                self.enter()?;
                let (arguments, height) = self.sized_arguments()?;
                self.leave();
                let span = base.expr.span.to(self.last_span());
                let kind = ExprKind::Call { callee: Box::new(base.expr), arguments };
                Sized::above(height.max(base.height), kind, span)?
            } else if self.is_mark("%") && self.is_kind_at(1, TokenKind::Name) {
                self.advance();
                let name = self.name()?;
                let span = base.expr.span.to(name.span);
                Sized::above(base.height, ExprKind::Member { base: Box::new(base.expr), name }, span)?
            } else if self.is_mark("[") {
                let name = Name { id: "[]".to_owned(), span: self.here() };
                self.skip_group()?;
                let span = base.expr.span.to(self.last_span());
                Sized::above(base.height, ExprKind::DefinedUnary(name, Box::new(base.expr)), span)?
            } else {
                return Ok(base);
            }
        }
    }

    /// The place of the last token that was read.
    fn last_span(&self) -> Span {
        self.span_from(self.used().saturating_sub(1))
    }

    /// Reads arguments up to `)`, which is read, too; the opening parenthesis has been read. Alternate returns are left
    /// out.
    pub fn arguments(&mut self) -> Parsed<Vec<Argument>> {
        Ok(self.sized_arguments()?.0)
    }

    fn sized_arguments(&mut self) -> Parsed<(Vec<Argument>, u32)> {
        let (mut arguments, mut height) = (Vec::new(), 0);
        if self.eat_mark(")") {
            return Ok((arguments, height));
        }
        loop {
            if self.is_mark("*") && self.is_kind_at(1, TokenKind::Integer) {
                self.advance();
                self.advance();
            } else {
                let is_keyword = self.is_kind_at(0, TokenKind::Name) && self.is_mark_at(1, "=");
                let keyword = if is_keyword { Some(self.name()?) } else { None };
                if is_keyword {
                    self.advance();
                }
                let value = self.argument_value()?;
                height = height.max(value.height);
                arguments.push(Argument { keyword, value: value.expr });
            }
            if !self.eat_mark(",") {
                break;
            }
        }
        self.expect_mark(")")?;
        Ok((arguments, height))
    }

    /// Reads a value or a range.
    fn argument_value(&mut self) -> Parsed<Sized> {
        let start = self.used();
        let is_range = |cursor: &Cursor| cursor.is_mark(":") || cursor.is_mark("::");
        let lower = if is_range(self) { None } else { Some(self.sized_expression(None)?) };
        let lower = match lower {
            Some(value) if !is_range(self) => return Ok(value),
            lower => lower,
        };
        let (mut upper, mut stride) = (None, None);
        let ends = |cursor: &Cursor| cursor.is_mark(",") || cursor.is_mark(")");
        if self.eat_mark("::") {
            stride = Some(self.sized_expression(None)?);
        } else {
            self.advance();
            if !ends(self) && !self.is_mark(":") {
                upper = Some(self.sized_expression(None)?);
            }
            if self.eat_mark(":") {
                stride = Some(self.sized_expression(None)?);
            }
        }
        let height = [&lower, &upper, &stride].into_iter().flatten().map(|part| part.height).max();
        let boxed = |part: Option<Sized>| part.map(|part| Box::new(part.expr));
        let kind = ExprKind::Range { lower: boxed(lower), upper: boxed(upper), stride: boxed(stride) };
        Sized::above(height.unwrap_or(0), kind, self.span_from(start))
    }

    /// Reads `(a)`, `(1.0, 2.0)` or `(a(i), i = 1, n)`.
    fn parentheses(&mut self) -> Parsed<Parentheses> {
        let start = self.used();
        self.expect_mark("(")?;
        self.enter()?;
        let (mut items, bounds, height) = self.items()?;
        self.leave();
        self.expect_mark(")")?;
        let span = self.span_from(start);
        if let Some((variable, bounds)) = bounds {
            return Ok(Parentheses::ImpliedDo(ArrayItem::ImpliedDo { items, variable, bounds }, height + 1));
        }
        let (last, first) = (items.pop(), items.pop());
        match (first, last) {
            (None, Some(ArrayItem::Value(value))) => {
                Ok(Parentheses::Expression(Sized::above(height, ExprKind::Paren(Box::new(value)), span)?))
            }
            (Some(ArrayItem::Value(real)), Some(ArrayItem::Value(imaginary))) if items.is_empty() => {
                match (part(&real), part(&imaginary)) {
                    (Some(real), Some(imaginary)) => {
                        let literal = Literal::Complex(Box::new([real, imaginary]));
                        let found = Sized::above(height, ExprKind::Literal(literal), span)?;
                        Ok(Parentheses::Expression(found))
                    }
                    _ => Err(self.no_expression(span)),
                }
            }
            _ => Err(self.no_expression(span)),
        }
    }

    fn no_expression(&self, span: Span) -> Problem {
        Problem::syntax(span, "a list in parentheses is no expression")
    }

    /// Reads items and, if they are there, a variable with its bounds; returns the height of the highest item, too.
    #[allow(clippy::type_complexity)]
    fn items(&mut self) -> Parsed<(Vec<ArrayItem>, Option<(Name, DoBounds)>, u32)> {
        let (mut items, mut height) = (Vec::new(), 0);
        loop {
            let is_control = self.is_kind_at(0, TokenKind::Name) && self.is_mark_at(1, "=");
            if is_control && !items.is_empty() {
                let variable = self.name()?;
                self.advance();
                return Ok((items, Some((variable, self.bounds()?)), height));
            }
            let (item, above) = self.item()?;
            height = height.max(above);
            items.push(item);
            if !self.eat_mark(",") {
                return Ok((items, None, height));
            }
        }
    }

    /// Reads an item of an array constructor.
    fn item(&mut self) -> Parsed<(ArrayItem, u32)> {
        let first = if self.is_mark("(") { Some(self.parentheses()?) } else { None };
        let first = match first {
            Some(Parentheses::ImpliedDo(item, height)) => return Ok((item, height)),
            Some(Parentheses::Expression(first)) => Some(self.parts(first)?),
            None => None,
        };
        let value = self.sized_expression(first)?;
        Ok((ArrayItem::Value(value.expr), value.height))
    }

    /// Reads `from, to, step`.
    pub fn bounds(&mut self) -> Parsed<DoBounds> {
        let from = self.expression()?;
        self.expect_mark(",")?;
        let to = self.expression()?;
        let step = if self.eat_mark(",") { Some(self.expression()?) } else { None };
        Ok(DoBounds { from, to, step })
    }

    /// Reads an array constructor.
    fn array(&mut self) -> Parsed<Sized> {
        let start = self.used();
        let end = if self.is_mark("[") { "]" } else { "/)" };
        self.advance();
        let ty = self.constructor_type()?;
        let (mut items, mut height) = (Vec::new(), 0);
        while !self.is_mark(end) {
            let (item, above) = self.item()?;
            height = height.max(above);
            items.push(item);
            if !self.eat_mark(",") {
                break;
            }
        }
        self.expect_mark(end)?;
        Sized::above(height, ExprKind::Array { ty: ty.map(Box::new), items }, self.span_from(start))
    }

    /// Reads `type ::` if it is next.
    pub fn constructor_type(&mut self) -> Parsed<Option<TypeSpec>> {
        if !self.is_constructor_type() {
            return Ok(None);
        }
        let ty = if self.is_type() {
            self.type_spec()?
        } else {
            let name = self.name()?;
            if self.is_mark("(") {
                self.skip_group()?;
            }
            TypeSpec::Derived(name)
        };
        self.expect_mark("::")?;
        Ok(Some(ty))
    }

    /// Returns true if a type and `::` are next.
    fn is_constructor_type(&self) -> bool {
        if !self.is_kind_at(0, TokenKind::Name) {
            return false;
        }
        let words = 1 + usize::from(self.is_word("double") && self.is_kind_at(1, TokenKind::Name));
        let stars = if self.is_mark_at(words, "*") { 2 } else { 0 };
        match self.is_mark_at(words, "(") {
            true => self.behind_group(words).is_some_and(|end| self.is_mark_at(end, "::")),
            false => self.is_mark_at(words + stars, "::"),
        }
    }
}

/// A part of a complex literal; `None` if the expression cannot be one.
fn part(expr: &Expr) -> Option<ComplexPart> {
    let (is_negative, value) = match &expr.kind {
        ExprKind::Unary(UnaryOp::Minus, value) => (true, &value.kind),
        ExprKind::Unary(UnaryOp::Plus, value) => (false, &value.kind),
        kind => (false, kind),
    };
    let value = match value {
        ExprKind::Literal(literal @ (Literal::Integer(..) | Literal::Real(..))) => {
            PartValue::Literal(literal.clone())
        }
        ExprKind::Name(name) => PartValue::Name(name.clone()),
        _ => return None,
    };
    Some(ComplexPart { is_negative, value })
}

/// The literal that a token is.
fn literal(token: &Token) -> Literal {
    let (digits, kind) = match token.text.split_once('_') {
        Some((digits, kind)) => (digits, Some(kind.to_owned())),
        None => (token.text.as_str(), None),
    };
    match token.kind {
        TokenKind::Integer => Literal::Integer(digits.to_owned(), kind),
        TokenKind::Real => Literal::Real(digits.to_owned(), kind),
        TokenKind::Logical => Literal::Logical(digits == ".true.", kind),
        TokenKind::Boz => {
            let base = match token.text.bytes().next() {
                Some(b'b') => 2,
                Some(b'o') => 8,
                _ => 16,
            };
            Literal::Boz(base, token.text.get(1..).unwrap_or_default().to_owned())
        }
        _ => Literal::Text(token.text.clone()),
    }
}
