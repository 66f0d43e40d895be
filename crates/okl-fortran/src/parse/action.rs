//! Statements that stand alone: assignments, calls, jumps, allocations.

use super::control::other;
use super::item::Item;
use crate::ast::{Argument, Expr, StmtKind};
use crate::cursor::Cursor;
use crate::problem::Parsed;
use crate::token::TokenKind;

impl Cursor<'_> {
    /// Returns true if the statement has the shape of an assignment: a variable and `=` or `=>`.
    pub fn is_assignment(&self) -> bool {
        if !self.is_kind_at(0, TokenKind::Name) {
            return false;
        }
        let mut n = 1;
        loop {
            if self.is_mark_at(n, "(") || self.is_mark_at(n, "[") {
                match self.behind_group(n) {
                    Some(end) => n = end,
                    None => return false,
                }
            } else if self.is_mark_at(n, "%") && self.is_kind_at(n + 1, TokenKind::Name) {
                n += 2;
            } else {
                return self.is_mark_at(n, "=") || self.is_mark_at(n, "=>");
            }
        }
    }

    /// `a(i)%b = c`, `p => q`.
    pub fn assignment(&mut self) -> Parsed<StmtKind> {
        let target = self.designator()?.expr;
        let is_pointer = self.eat_mark("=>");
        if !is_pointer {
            self.expect_mark("=")?;
        }
        let value = self.expression()?;
        self.expect_end()?;
        Ok(match is_pointer {
            true => StmtKind::PointerAssign { target, value },
            false => StmtKind::Assign { target, value },
        })
    }

    /// `call s(a, b)`.
    pub fn call(&mut self) -> Parsed<Item> {
        self.advance();
        if self.is_mark_at(1, "<<<") {
            // A kernel of CUDA Fortran.
            self.skip_all();
            return Ok(Item::Action(other("call")));
        }
        let callee = self.designator()?.expr;
        self.expect_end()?;
        let kind = match callee.kind {
            crate::ast::ExprKind::Call { callee, arguments } => StmtKind::Call { callee: *callee, arguments },
            _ => StmtKind::Call { callee, arguments: Vec::new() },
        };
        Ok(Item::Action(kind))
    }

    /// `go to 10`, `go to (10, 20) i`, `go to label`.
    pub fn goto(&mut self) -> Parsed<Item> {
        self.eat_words("go", "to");
        if !self.is_kind_at(0, TokenKind::Integer) {
            if self.is_end() {
                return Err(self.unexpected("a label"));
            }
            self.skip_all();
            return Ok(Item::Action(other("goto")));
        }
        let label = self.integer()?;
        self.expect_end()?;
        Ok(Item::Action(StmtKind::Goto(label)))
    }

    /// `exit name`, `cycle name`.
    pub fn exit_or_cycle(&mut self) -> Parsed<Item> {
        let is_exit = self.is_word("exit");
        self.advance();
        let name = self.optional_name()?;
        Ok(Item::Action(if is_exit { StmtKind::Exit(name) } else { StmtKind::Cycle(name) }))
    }

    /// `allocate(real :: a(n), b(m), stat = s)`.
    pub fn allocate(&mut self) -> Parsed<Item> {
        self.advance();
        self.expect_mark("(")?;
        self.constructor_type()?;
        Ok(Item::Action(StmtKind::Allocate(self.objects()?)))
    }

    /// `deallocate(a, b, stat = s)`.
    pub fn deallocate(&mut self) -> Parsed<Item> {
        self.advance();
        self.expect_mark("(")?;
        Ok(Item::Action(StmtKind::Deallocate(self.objects()?)))
    }

    /// `nullify(p, q)`.
    pub fn nullify(&mut self) -> Parsed<Item> {
        self.advance();
        self.expect_mark("(")?;
        Ok(Item::Action(StmtKind::Nullify(self.objects()?)))
    }

    /// Reads arguments up to the end; those without a keyword.
    fn objects(&mut self) -> Parsed<Vec<Expr>> {
        let arguments = self.arguments()?;
        self.expect_end()?;
        let object = |argument: Argument| argument.keyword.is_none().then_some(argument.value);
        Ok(arguments.into_iter().filter_map(object).collect())
    }
}
