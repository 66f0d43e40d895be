//! Specifications about names of other scopes and about storage: `use`, `import`, `common`, `equivalence`, `data`.

use super::declaration::specification;
use super::item::Item;
use crate::ast::{Expr, GenericName, Interface, Name, Rename, SpecKind, Use};
use crate::cursor::Cursor;
use crate::problem::Parsed;

impl Cursor<'_> {
    /// `use, intrinsic :: m, only: a => b`.
    pub fn use_statement(&mut self) -> Parsed<Item> {
        self.advance();
        let mut is_intrinsic = false;
        if self.eat_mark(",") {
            is_intrinsic = self.is_word("intrinsic");
            self.name()?;
        }
        self.eat_mark("::");
        let module = self.name()?;
        let (mut only, mut names) = (false, Vec::new());
        if self.eat_mark(",") {
            only = self.is_word("only") && self.is_mark_at(1, ":");
            if only {
                self.advance();
                self.advance();
            }
            if !(only && self.is_end()) {
                names = self.list(Cursor::rename)?;
            }
        }
        self.expect_end()?;
        Ok(specification(SpecKind::Use(Use { module, is_intrinsic, only, names })))
    }

    fn rename(&mut self) -> Parsed<Rename> {
        let local = self.generic_name()?;
        let original = if self.eat_mark("=>") { self.generic_name()? } else { local.clone() };
        Ok(Rename { local, original })
    }

    /// Reads a name, `operator(+)`, `assignment(=)` or `read(formatted)`.
    pub fn generic_name(&mut self) -> Parsed<GenericName> {
        let has_group = self.is_mark_at(1, "(") || self.is_mark_at(1, "(/");
        if !has_group {
            return Ok(GenericName::Name(self.name()?));
        }
        match self.word() {
            Some("assignment") => {
                self.advance();
                self.skip_group()?;
                Ok(GenericName::Assignment)
            }
            Some("operator") => {
                self.advance();
                let mut operator = String::new();
                self.advance();
                while let Some(token) = self.peek().filter(|token| token.text != ")") {
                    operator.push_str(&token.text);
                    self.advance();
                }
                self.expect_mark(")")?;
                Ok(GenericName::Operator(operator))
            }
            Some("read" | "write") => {
                let name = self.name()?;
                self.skip_group()?;
                Ok(GenericName::Name(name))
            }
            _ => Err(self.unexpected("a name")),
        }
    }

    /// `import`, `import :: a, b`, `import, only: a`, `import, all`, `import, none`.
    pub fn import(&mut self) -> Parsed<Item> {
        self.advance();
        let mut names = Vec::new();
        let has_list = match self.eat_mark(",") {
            true if self.is_word("only") => {
                self.advance();
                self.expect_mark(":")?;
                true
            }
            true => {
                self.name()?;
                false
            }
            false => {
                self.eat_mark("::");
                !self.is_end()
            }
        };
        if has_list {
            names = self.list(Cursor::name)?;
        }
        self.expect_end()?;
        Ok(specification(SpecKind::Import(names)))
    }

    /// `interface`, `interface operator(+)`, `abstract interface`.
    pub fn interface(&mut self) -> Parsed<Item> {
        let is_abstract = self.eat_word("abstract");
        self.advance();
        let name = if self.is_end() { None } else { Some(self.generic_name()?) };
        self.expect_end()?;
        let (bodies, procedures) = (Vec::new(), Vec::new());
        Ok(Item::Interface(Interface { name, is_abstract, bodies, procedures }))
    }

    /// `common /block/ a, b(10), /other/ c`.
    pub fn common(&mut self) -> Parsed<Item> {
        self.advance();
        let mut blocks = Vec::new();
        while !self.is_end() {
            let name = if self.eat_mark("/") {
                let name = if self.is_mark("/") { None } else { Some(self.name()?) };
                self.expect_mark("/")?;
                name
            } else {
                self.eat_mark("//");
                None
            };
            let mut entities = Vec::new();
            loop {
                let name = self.name()?;
                let shape = if self.is_mark("(") { Some(self.shape()?) } else { None };
                let span = self.span_from(self.used() - 1).to(name.span);
                entities.push(crate::ast::Entity { name, shape, length: None, initial: None, span });
                if !self.eat_mark(",") || self.is_mark("/") || self.is_mark("//") {
                    break;
                }
            }
            blocks.push(SpecKind::Common(name, entities));
            if !self.is_mark("/") && !self.is_mark("//") {
                break;
            }
        }
        self.expect_end()?;
        if blocks.is_empty() {
            return Err(self.unexpected("a name"));
        }
        Ok(Item::Specifications(blocks))
    }

    /// `equivalence (a, b(1)), (c, d)`.
    pub fn equivalence(&mut self) -> Parsed<Item> {
        self.advance();
        let set = |cursor: &mut Cursor| cursor.list(|cursor| Ok(cursor.designator()?.expr));
        let sets = self.list(|cursor| cursor.in_parentheses(set))?;
        self.expect_end()?;
        Ok(specification(SpecKind::Equivalence(sets)))
    }

    /// `data a, (b(i), i = 1, 3) / 1, 3*0 /, c / 2 /`.
    pub fn data(&mut self) -> Parsed<Item> {
        self.advance();
        let mut objects = Vec::new();
        while !self.is_end() {
            loop {
                self.data_object(&mut objects)?;
                if !self.eat_mark(",") {
                    break;
                }
            }
            self.data_values()?;
            self.eat_mark(",");
        }
        if objects.is_empty() {
            return Err(self.unexpected("a variable"));
        }
        Ok(specification(SpecKind::Data(objects)))
    }

    /// Reads a variable, or `(b(i), i = 1, 3)`.
    fn data_object(&mut self, objects: &mut Vec<Expr>) -> Parsed<()> {
        if !self.is_mark("(") {
            objects.push(self.designator()?.expr);
            return Ok(());
        }
        self.in_parentheses(|cursor| {
            loop {
                if !cursor.is_mark("(") && cursor.is_mark_at(1, "=") {
                    let _variable: Name = cursor.name()?;
                    cursor.advance();
                    cursor.bounds()?;
                    return Ok(());
                }
                cursor.data_object(objects)?;
                cursor.expect_mark(",")?;
            }
        })
    }

    /// Skips `/ 1, 3*0 /`.
    fn data_values(&mut self) -> Parsed<()> {
        // An empty list is `//`; the closing `/` of `(1)/` may be part of `/)` nowhere.
        if self.eat_mark("//") {
            return Ok(());
        }
        self.expect_mark("/")?;
        while !self.is_end() && !self.is_mark("/") {
            self.advance();
        }
        self.expect_mark("/")
    }
}
