//! Statements of constructs: `if`, `do`, `select`, `where`, `forall`, `associate` and what ends them.

use super::item::{Between, Item, Opening};
use crate::ast::{
    Arm, CaseRange, ConcurrentHeader, ConcurrentIndex, DoControl, Expr, Locality, Name, Stmt, StmtKind,
};
use crate::cursor::Cursor;
use crate::problem::Parsed;
use crate::token::TokenKind;

impl Cursor<'_> {
    /// `if (a) then`, `if (a) statement`, `if (a) 10, 20, 30`.
    pub fn if_statement(&mut self, name: Option<Name>) -> Parsed<Item> {
        self.advance();
        let condition = self.in_parentheses(Cursor::expression)?;
        if self.is_word("then") && self.peek_at(1).is_none() {
            self.advance();
            return Ok(Item::Construct(name, Opening::If(condition)));
        }
        if self.is_kind_at(0, TokenKind::Integer) {
            self.skip_all();
            return Ok(Item::Action(other("if")));
        }
        let body = vec![self.inner_statement()?];
        Ok(Item::Action(StmtKind::If { name: None, arms: vec![Arm { condition, body }], otherwise: None }))
    }

    /// Reads the statement behind `if (a)`.
    fn inner_statement(&mut self) -> Parsed<Stmt> {
        let start = self.used();
        let is_inner = self.is_word("if") && self.is_mark_at(1, "(") && !self.is_assignment();
        if self.is_end() || is_inner {
            return Err(self.unexpected("a statement"));
        }
        let problem = self.unexpected("a statement that stands in one line");
        let kind = match self.statement()? {
            Item::Action(kind) => kind,
            _ => return Err(problem),
        };
        let span = self.span_from(start);
        Ok(Stmt { kind, span, head: span, label: None })
    }

    /// `else`, `else if (a) then`, `elsewhere (a)`.
    pub fn else_statement(&mut self) -> Parsed<Item> {
        if self.eat_words("else", "if") {
            let condition = self.in_parentheses(Cursor::expression)?;
            self.expect_word("then")?;
            self.optional_name()?;
            return Ok(Item::Between(Between::ElseIf(condition)));
        }
        if self.eat_words("else", "where") {
            let mask = if self.is_mark("(") { Some(self.in_parentheses(Cursor::expression)?) } else { None };
            self.optional_name()?;
            return Ok(Item::Between(Between::Elsewhere(mask)));
        }
        self.expect_word("else")?;
        self.optional_name()?;
        Ok(Item::Between(Between::Else))
    }

    /// Reads the name of a construct, if there is one, at the end of a statement.
    pub fn optional_name(&mut self) -> Parsed<Option<Name>> {
        let name = if self.is_end() { None } else { Some(self.name()?) };
        self.expect_end()?;
        Ok(name)
    }

    /// `do`, `do 10 i = 1, n`, `do while (a)`, `do concurrent (i = 1:n)`.
    pub fn do_statement(&mut self, name: Option<Name>) -> Parsed<Item> {
        self.advance();
        let label = if self.is_kind_at(0, TokenKind::Integer) { Some(self.integer()?) } else { None };
        self.eat_mark(",");
        let control = if self.is_end() {
            DoControl::Forever
        } else if self.is_word("while") && self.is_mark_at(1, "(") {
            self.advance();
            DoControl::While(self.in_parentheses(Cursor::expression)?)
        } else if self.is_word("concurrent") && self.is_mark_at(1, "(") {
            self.advance();
            let mut header = self.header()?;
            header.localities = self.localities()?;
            DoControl::Concurrent(header)
        } else {
            let variable = self.name()?;
            self.expect_mark("=")?;
            DoControl::Count { variable, bounds: self.bounds()? }
        };
        self.expect_end()?;
        Ok(Item::Construct(name, Opening::Do(label, control)))
    }

    /// Reads `(integer :: i = 1:n, j = 1:m, mask)`.
    fn header(&mut self) -> Parsed<ConcurrentHeader> {
        self.in_parentheses(|cursor| {
            let ty = cursor.constructor_type()?;
            let (mut indices, mut mask) = (Vec::new(), None);
            loop {
                if !(cursor.is_kind_at(0, TokenKind::Name) && cursor.is_mark_at(1, "=")) {
                    mask = Some(cursor.expression()?);
                    break;
                }
                let name = cursor.name()?;
                cursor.advance();
                let lower = cursor.expression()?;
                cursor.expect_mark(":")?;
                let upper = cursor.expression()?;
                let step = if cursor.eat_mark(":") { Some(cursor.expression()?) } else { None };
                indices.push(ConcurrentIndex { name, lower, upper, step });
                if !cursor.eat_mark(",") {
                    break;
                }
            }
            if indices.is_empty() {
                return Err(cursor.unexpected("an index"));
            }
            Ok(ConcurrentHeader { ty, indices, mask, localities: Vec::new() })
        })
    }

    /// Reads `local(a) shared(b) default(none) reduce(+: c)`.
    fn localities(&mut self) -> Parsed<Vec<Locality>> {
        let mut found = Vec::new();
        while let Some(word) = self.word() {
            self.advance();
            let locality = self.in_parentheses(|cursor| {
                Ok(match word {
                    "local" => Locality::Local(cursor.list(Cursor::name)?),
                    "local_init" => Locality::LocalInit(cursor.list(Cursor::name)?),
                    "shared" => Locality::Shared(cursor.list(Cursor::name)?),
                    "default" => {
                        cursor.expect_word("none")?;
                        Locality::DefaultNone
                    }
                    "reduce" => {
                        let operator = cursor.peek().map(|token| token.text.clone()).unwrap_or_default();
                        cursor.advance();
                        cursor.expect_mark(":")?;
                        Locality::Reduce(operator, cursor.list(Cursor::name)?)
                    }
                    _ => return Err(cursor.unexpected("nothing")),
                })
            })?;
            found.push(locality);
        }
        Ok(found)
    }

    /// `select case (a)`, `select type (a => b)`, `select rank (a)`.
    pub fn select(&mut self, name: Option<Name>) -> Parsed<Item> {
        let opening = if self.eat_words("select", "case") {
            Opening::SelectCase(self.in_parentheses(Cursor::expression)?)
        } else if self.eat_words("select", "type") {
            self.skip_group()?;
            Opening::Other("select type", "select")
        } else if self.eat_words("select", "rank") {
            self.skip_group()?;
            Opening::Other("select rank", "select")
        } else {
            self.advance();
            return Err(self.unexpected("`case`, `type` or `rank`"));
        };
        self.expect_end()?;
        Ok(Item::Construct(name, opening))
    }

    /// `case (1, 3:5)`, `case default`.
    pub fn case(&mut self) -> Parsed<Item> {
        self.advance();
        let ranges = if self.eat_word("default") {
            None
        } else {
            Some(self.in_parentheses(|cursor| {
                if cursor.is_mark(")") { Ok(Vec::new()) } else { cursor.list(Cursor::case_range) }
            })?)
        };
        self.optional_name()?;
        Ok(Item::Between(Between::Case(ranges)))
    }

    fn case_range(&mut self) -> Parsed<CaseRange> {
        if self.eat_mark(":") {
            return Ok(CaseRange::Range(None, Some(self.expression()?)));
        }
        let first = self.expression()?;
        if !self.eat_mark(":") {
            return Ok(CaseRange::Value(first));
        }
        let is_open = self.is_mark(",") || self.is_mark(")");
        let last = if is_open { None } else { Some(self.expression()?) };
        Ok(CaseRange::Range(Some(first), last))
    }

    /// `where (a)`, `where (a) b = c`.
    pub fn where_statement(&mut self, name: Option<Name>) -> Parsed<Item> {
        self.advance();
        let condition = self.in_parentheses(Cursor::expression)?;
        if self.is_end() {
            return Ok(Item::Construct(name, Opening::Where(condition)));
        }
        let body = vec![self.inner_assignment()?];
        Ok(Item::Action(StmtKind::Where { arms: vec![Arm { condition, body }], otherwise: None }))
    }

    /// `forall (i = 1:n)`, `forall (i = 1:n) a(i) = b`.
    pub fn forall(&mut self, name: Option<Name>) -> Parsed<Item> {
        self.advance();
        let header = self.header()?;
        if self.is_end() {
            return Ok(Item::Construct(name, Opening::Forall(header)));
        }
        let body = vec![self.inner_assignment()?];
        Ok(Item::Action(StmtKind::Forall(header, body)))
    }

    fn inner_assignment(&mut self) -> Parsed<Stmt> {
        let start = self.used();
        let kind = self.assignment()?;
        let span = self.span_from(start);
        Ok(Stmt { kind, span, head: span, label: None })
    }

    /// `associate (a => b, c => d)`.
    pub fn associate(&mut self, name: Option<Name>) -> Parsed<Item> {
        self.advance();
        let pairs = self.in_parentheses(|cursor| {
            cursor.list(|cursor| -> Parsed<(Name, Expr)> {
                let name = cursor.name()?;
                cursor.expect_mark("=>")?;
                Ok((name, cursor.expression()?))
            })
        })?;
        self.expect_end()?;
        Ok(Item::Construct(name, Opening::Associate(pairs)))
    }
}

/// A statement that is not read any further.
pub(crate) fn other(word: &str) -> StmtKind {
    StmtKind::Other { word: word.to_owned(), body: Vec::new() }
}
