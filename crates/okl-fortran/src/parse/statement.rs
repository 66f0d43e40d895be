//! Statements: which one it is, and what it says.

use super::control::other;
use super::declaration::specification;
use super::item::{Between, Item, Opening};
use crate::ast::{Name, SpecKind, StmtKind, UnitKind};
use crate::cursor::Cursor;
use crate::problem::{Parsed, Problem};
use crate::token::TokenKind;

/// The first words of statements that are not read any further.
const OTHERS: [&str; 35] = [
    "accept",
    "assign",
    "backspace",
    "close",
    "decode",
    "encode",
    "endfile",
    "entry",
    "error",
    "event",
    "fail",
    "find",
    "flush",
    "form",
    "format",
    "include",
    "inquire",
    "lock",
    "namelist",
    "notify",
    "open",
    "options",
    "pause",
    "post",
    "print",
    "read",
    "rewind",
    "rewrite",
    "sync",
    "type",
    "unlock",
    "wait",
    "write",
    "define",
    "delete",
];

/// The words behind `end`, in one word, and in how many words they may be written.
const ENDS: [&str; 22] = [
    "associate",
    "block",
    "blockdata",
    "critical",
    "do",
    "enum",
    "forall",
    "function",
    "if",
    "interface",
    "module",
    "procedure",
    "program",
    "select",
    "submodule",
    "subroutine",
    "team",
    "type",
    "where",
    "structure",
    "union",
    "map",
];

impl Cursor<'_> {
    /// Reads a statement up to its end.
    pub fn statement(&mut self) -> Parsed<Item> {
        let mut name = None;
        if self.is_kind_at(0, TokenKind::Name) && self.is_mark_at(1, ":") && self.is_construct_at(2) {
            name = Some(self.name()?);
            self.advance();
        }
        if self.is_assignment() {
            return Ok(Item::Action(self.assignment()?));
        }
        if self.is_procedure() {
            return self.procedure_heading();
        }
        if self.is_type() && !self.is_guard() {
            return self.declaration();
        }
        let Some(word) = self.word() else { return Err(self.no_statement()) };
        let found = match word {
            _ if word.starts_with("end") => self.end()?,
            _ if word.starts_with("else") => Some(self.else_statement()?),
            _ => None,
        };
        if let Some(found) = found {
            return Ok(found);
        }
        if let Some(found) = self.construct(word, name)? {
            return Ok(found);
        }
        if let Some(found) = self.simple(word)? {
            return Ok(found);
        }
        if let Some(found) = self.specification(word)? {
            return Ok(found);
        }
        if OTHERS.contains(&word) {
            self.skip_all();
            return Ok(Item::Action(other(word)));
        }
        Err(self.no_statement())
    }

    fn no_statement(&self) -> Problem {
        let message = match self.word() {
            Some(word) => format!("no statement starts with `{word}` like this"),
            None => "no statement starts like this".to_owned(),
        };
        Problem::syntax(self.here(), message)
    }

    /// Returns true if the word is the first one of a construct.
    fn is_construct_at(&self, n: usize) -> bool {
        let words = ["if", "do", "select", "where", "forall", "block", "associate", "critical", "change"];
        let is = |word: &str| words.contains(&word) || word.starts_with("select") || word.starts_with("do");
        self.word_at(n).is_some_and(is)
    }

    /// Reads the first statement of a construct, or one between its blocks.
    fn construct(&mut self, word: &str, name: Option<Name>) -> Parsed<Option<Item>> {
        let has_group = self.is_mark_at(1, "(");
        Ok(Some(match word {
            "if" if has_group => self.if_statement(name)?,
            "do" => self.do_statement(name)?,
            "select" | "selectcase" | "selecttype" | "selectrank" => self.select(name)?,
            "case" => self.case()?,
            "where" if has_group => self.where_statement(name)?,
            "forall" if has_group => self.forall(name)?,
            "associate" if has_group => self.associate(name)?,
            "block" if self.peek_at(1).is_none() => self.opening(name, Opening::Block),
            "critical" => self.opening(name, Opening::Other("critical", "critical")),
            "change" if self.is_word_at(1, "team") => self.opening(name, Opening::Other("team", "team")),
            "type" | "class" | "rank" if self.is_guard() => {
                self.skip_all();
                Item::Between(Between::Guard)
            }
            _ => return Ok(None),
        }))
    }

    fn opening(&mut self, name: Option<Name>, opening: Opening) -> Item {
        self.skip_all();
        Item::Construct(name, opening)
    }

    /// Returns true for `type is (t)`, `class default`, `rank (1)`, with the name of the construct.
    fn is_guard(&self) -> bool {
        let group = match (self.word(), self.word_at(1)) {
            (Some("type" | "class"), Some("is")) => 2,
            (Some("class" | "rank"), Some("default")) => return true,
            (Some("rank"), None) => 1,
            _ => return false,
        };
        self.is_mark_at(group, "(")
    }

    /// Reads a statement that stands alone.
    fn simple(&mut self, word: &str) -> Parsed<Option<Item>> {
        let kind = match word {
            "call" => return self.call().map(Some),
            "goto" => return self.goto().map(Some),
            "go" if self.is_word_at(1, "to") => return self.goto().map(Some),
            "exit" | "cycle" => return self.exit_or_cycle().map(Some),
            "allocate" => return self.allocate().map(Some),
            "deallocate" => return self.deallocate().map(Some),
            "nullify" => return self.nullify().map(Some),
            "continue" => {
                self.advance();
                self.expect_end()?;
                StmtKind::Continue
            }
            "return" => StmtKind::Return,
            "stop" | "errorstop" => StmtKind::Stop,
            "error" if self.is_word_at(1, "stop") => StmtKind::Stop,
            "include" if self.is_kind_at(1, TokenKind::Text) => other(word),
            _ => return Ok(None),
        };
        self.skip_all();
        Ok(Some(Item::Action(kind)))
    }

    /// Reads a specification, or the first statement of a unit.
    fn specification(&mut self, word: &str) -> Parsed<Option<Item>> {
        let is_named = self.is_kind_at(1, TokenKind::Name);
        Ok(Some(match word {
            "program" => {
                self.advance();
                self.named_unit(UnitKind::Program)?
            }
            "module" if self.is_word_at(1, "procedure") && self.peek_at(2).is_some() => {
                self.module_procedures()?
            }
            "module" => {
                self.advance();
                self.named_unit(UnitKind::Module)?
            }
            "submodule" => self.submodule()?,
            "block" | "blockdata" => {
                if !self.eat_words("block", "data") {
                    return Ok(None);
                }
                self.named_unit(UnitKind::BlockData)?
            }
            "contains" if self.peek_at(1).is_none() => {
                self.advance();
                Item::Contains
            }
            "use" => self.use_statement()?,
            "import" => self.import()?,
            "interface" => self.interface()?,
            "abstract" if self.is_word_at(1, "interface") => self.interface()?,
            "implicit" => self.implicit()?,
            "parameter" => self.parameters()?,
            "common" => self.common()?,
            "equivalence" => self.equivalence()?,
            "data" => self.data()?,
            "procedure" => self.procedure()?,
            "generic" | "final" => {
                self.skip_all();
                Item::Binding
            }
            "sequence" if self.peek_at(1).is_none() => {
                self.advance();
                Item::Sequence
            }
            "enum" => {
                self.skip_all();
                Item::Enum
            }
            "enumerator" => self.enumerators()?,
            "type" if is_named || self.is_mark_at(1, ",") || self.is_mark_at(1, "::") => {
                self.derived_type()?
            }
            "namelist" => {
                self.skip_all();
                specification(SpecKind::Other(word.to_owned()))
            }
            "attributes" => self.attribute_statement()?,
            _ if is_attribute(word) => self.attribute_statement()?,
            _ => return Ok(None),
        }))
    }

    /// Reads `end`, `end do name`, `enddo`; nothing if it is something else, such as `endfile`.
    fn end(&mut self) -> Parsed<Option<Item>> {
        let Some(word) = self.word() else { return Ok(None) };
        let joined = &word["end".len()..];
        if joined.is_empty() && self.peek_at(1).is_none() {
            self.advance();
            return Ok(Some(Item::End(None, None)));
        }
        if joined.is_empty() && self.is_word_at(1, "file") {
            self.skip_all();
            return Ok(Some(Item::Action(other("endfile"))));
        }
        let ending = if joined.is_empty() { self.word_at(1).unwrap_or_default() } else { joined };
        let Some(mut ending) = ENDS.iter().find(|end| **end == ending).copied() else { return Ok(None) };
        self.advance();
        if joined.is_empty() {
            self.advance();
        }
        if ending == "block" && self.is_word("data") {
            self.advance();
            ending = "blockdata";
        }
        if ending == "interface" {
            self.skip_all();
        }
        if ending == "team" && self.is_mark("(") {
            self.skip_group()?;
        }
        let name = self.optional_name()?;
        Ok(Some(Item::End(Some(ending), name)))
    }
}

/// Returns true for the first words of statements that give attributes.
fn is_attribute(word: &str) -> bool {
    let words = [
        "allocatable",
        "asynchronous",
        "automatic",
        "bind",
        "codimension",
        "constant",
        "contiguous",
        "device",
        "dimension",
        "external",
        "intent",
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
        "value",
        "volatile",
    ];
    words.contains(&word)
}
