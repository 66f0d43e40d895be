//! Statements that could not be read: what they start, so that their ends find it.

use super::heading::unit;
use super::item::{Between, Item, Opening};
use crate::ast::{DerivedType, Interface, UnitKind};
use crate::cursor::Cursor;
use crate::token::{Token, TokenKind};

/// What a statement says that could not be read: it starts a construct if its first and last words do, or is one that
/// is not read any further.
pub(crate) fn fallback(tokens: &[Token]) -> Item {
    let mut cursor = Cursor::new(tokens);
    if cursor.is_kind_at(0, TokenKind::Name) && cursor.is_mark_at(1, ":") {
        cursor.advance();
        cursor.advance();
    }
    let Some(word) = cursor.word() else { return Item::Unreadable(String::new()) };
    let open = |word, ending| Item::Construct(None, Opening::Other(word, ending));
    let ends_with_then =
        tokens.last().is_some_and(|last| last.kind == TokenKind::Name && last.text == "then");
    match word {
        _ if cursor.is_assignment() => Item::Unreadable(String::new()),
        "if" if ends_with_then => open("if", "if"),
        "else" | "elseif" if ends_with_then => Item::Between(Between::Else),
        "do" => open("do", "do"),
        "select" | "selectcase" | "selecttype" | "selectrank" => open("select", "select"),
        "case" => Item::Between(Between::Case(Some(Vec::new()))),
        "associate" => open("associate", "associate"),
        "interface" => {
            let (bodies, procedures) = (Vec::new(), Vec::new());
            Item::Interface(Interface { name: None, is_abstract: false, bodies, procedures })
        }
        "type" if !cursor.is_mark_at(1, "(") => derived_type(&mut cursor),
        _ => heading(&mut cursor).unwrap_or_else(|| Item::Unreadable(word.to_owned())),
    }
}

fn derived_type(cursor: &mut Cursor) -> Item {
    let mut name = cursor.name();
    while !cursor.is_end() {
        name = cursor.name().or(name);
        cursor.advance();
    }
    match name {
        Ok(name) => {
            let (components, procedures) = (Vec::new(), Vec::new());
            Item::DerivedType(DerivedType { name, extends: None, is_sequence: false, components, procedures })
        }
        Err(_) => Item::Unreadable("type".to_owned()),
    }
}

/// The first statement of a procedure of which only the name could be read.
fn heading(cursor: &mut Cursor) -> Option<Item> {
    if !cursor.is_procedure() {
        return None;
    }
    loop {
        let kind = match cursor.word() {
            Some("subroutine") => UnitKind::Subroutine,
            Some("function") => UnitKind::Function,
            _ if cursor.is_end() => return None,
            _ => {
                cursor.advance();
                continue;
            }
        };
        cursor.advance();
        return Some(Item::Unit(Box::new(unit(kind, cursor.name().ok()))));
    }
}
