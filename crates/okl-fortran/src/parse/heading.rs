//! The first statements of units.

use super::item::Item;
use crate::ast::{Name, Prefix, Unit, UnitKind};
use crate::cursor::Cursor;
use crate::problem::Parsed;
use crate::token::TokenKind;
use okl_source::Span;

/// Words in front of `subroutine` and `function`.
const PREFIXES: [&str; 7] = ["pure", "elemental", "impure", "recursive", "non_recursive", "module", "simple"];

impl Cursor<'_> {
    /// Returns true if the statement is the first one of a subroutine or function.
    pub fn is_procedure(&self) -> bool {
        let mut n = 0;
        while let Some(word) = self.word_at(n) {
            let is_named = self.is_kind_at(n + 1, TokenKind::Name);
            match word {
                // Without parentheses it is no standard Fortran.
                "function" if is_named => {
                    return self.ends_heading(n + 2) || self.is_word_at(n + 2, "result");
                }
                "subroutine" if is_named => {
                    return self.ends_heading(n + 2) || self.is_word_at(n + 2, "bind");
                }
                "attributes" | "launch_bounds" | "cluster_dims" => {}
                "integer" | "real" | "complex" | "logical" | "character" | "byte" | "type" | "class" => {}
                "double" | "precision" | "doubleprecision" | "doublecomplex" => {}
                _ if PREFIXES.contains(&word) => {}
                _ => return false,
            }
            n += 1;
            if self.is_mark_at(n, "*") {
                n += if self.is_mark_at(n + 1, "(") { 1 } else { 2 };
            }
            if self.is_mark_at(n, "(") {
                match self.behind_group(n) {
                    Some(end) => n = end,
                    None => return false,
                }
            }
        }
        false
    }

    /// Returns true if what stands in front of the token `n` behind the next one names a procedure.
    fn ends_heading(&self, n: usize) -> bool {
        self.peek_at(n).is_none() || self.is_mark_at(n, "(")
    }

    /// `pure real function f(a, b) result(r)`.
    pub fn procedure_heading(&mut self) -> Parsed<Item> {
        let mut prefixes = Vec::new();
        while !(self.is_word("subroutine") || self.is_word("function")) {
            prefixes.extend(self.prefix()?);
        }
        let is_function = self.eat_word("function");
        if !is_function {
            self.advance();
        }
        let kind = if is_function { UnitKind::Function } else { UnitKind::Subroutine };
        let mut unit = unit(kind, Some(self.name()?));
        unit.prefixes = prefixes;
        if self.is_mark("(") {
            unit.parameters = self.dummies()?;
        }
        while !self.is_end() {
            if self.eat_word("result") {
                unit.result = Some(self.in_parentheses(Cursor::name)?);
            } else {
                self.expect_word("bind")?;
                let name = self.binding()?;
                unit.bind = name.or_else(|| unit.name.as_ref().map(|name| name.id.clone()));
            }
        }
        Ok(Item::Unit(Box::new(unit)))
    }

    /// Reads what stands in front of `subroutine` or `function`.
    fn prefix(&mut self) -> Parsed<Vec<Prefix>> {
        if self.is_type() {
            return Ok(vec![Prefix::Type(self.type_spec()?)]);
        }
        let word = self.name()?.id;
        match word.as_str() {
            "attributes" => {
                let words = self.in_parentheses(|cursor| cursor.list(Cursor::name))?;
                Ok(words.into_iter().map(|word| Prefix::Word(word.id)).collect())
            }
            "launch_bounds" | "cluster_dims" => {
                self.skip_group()?;
                Ok(Vec::new())
            }
            _ => Ok(vec![Prefix::Word(word)]),
        }
    }

    /// Reads `(a, b, *)`: the names.
    fn dummies(&mut self) -> Parsed<Vec<Name>> {
        self.in_parentheses(|cursor| {
            let mut names = Vec::new();
            if cursor.is_mark(")") {
                return Ok(names);
            }
            loop {
                if !cursor.eat_mark("*") {
                    names.push(cursor.name()?);
                }
                if !cursor.eat_mark(",") {
                    return Ok(names);
                }
            }
        })
    }

    /// `program p`, `module m`, `block data b`: the words have been read.
    pub fn named_unit(&mut self, kind: UnitKind) -> Parsed<Item> {
        let needs_name = !matches!(kind, UnitKind::BlockData);
        let name = if needs_name || !self.is_end() { Some(self.name()?) } else { None };
        if matches!(kind, UnitKind::Program) && self.is_mark("(") {
            // `program p(input, output)` is very old.
            self.skip_group()?;
        }
        self.expect_end()?;
        Ok(Item::Unit(Box::new(unit(kind, name))))
    }

    /// `submodule (m:parent) s`.
    pub fn submodule(&mut self) -> Parsed<Item> {
        self.advance();
        let (module, parent) = self.in_parentheses(|cursor| {
            let module = cursor.name()?;
            let parent = if cursor.eat_mark(":") { Some(cursor.name()?) } else { None };
            Ok((module, parent))
        })?;
        self.named_unit(UnitKind::Submodule(module, parent))
    }

    /// `module procedure a, b`.
    pub fn module_procedures(&mut self) -> Parsed<Item> {
        self.advance();
        self.advance();
        self.eat_mark("::");
        let names = self.list(Cursor::name)?;
        self.expect_end()?;
        Ok(Item::ModuleProcedures(names))
    }
}

/// A unit of which nothing but its name is known; its places are those that the builder gives it.
pub(crate) fn unit(kind: UnitKind, name: Option<Name>) -> Unit {
    Unit {
        kind,
        name,
        span: Span::default(),
        head: Span::default(),
        prefixes: Vec::new(),
        parameters: Vec::new(),
        result: None,
        bind: None,
        specifications: Vec::new(),
        body: Vec::new(),
        contains: None,
        contained: Vec::new(),
        end: Span::default(),
    }
}
