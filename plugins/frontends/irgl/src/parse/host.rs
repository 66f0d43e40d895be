//! `Iterate` and `Pipe`.

use super::block::block;
use super::cursor::{Cursor, Wrong};
use crate::tree::{Initial, Iterate, Reduction, StmtKind};
use okl_plugin::Span;

/// `Iterate While Any And (c) k(args) Initial [x] { ... }`
pub(crate) fn iterate(cursor: &mut Cursor<'_, '_>) -> Result<StmtKind, Wrong> {
    let word = cursor.here();
    cursor.at += 1;
    let condition = match cursor.word() {
        "While" | "Until" => {
            let is_while = cursor.is("While");
            cursor.at += 1;
            Some((is_while, reduction(cursor)?))
        }
        _none => None,
    };
    let extra = match cursor.word() {
        "And" | "Or" => {
            let is_and = cursor.is("And");
            cursor.at += 1;
            let inside = cursor.bracket("(", "in front of the condition")?;
            Some((is_and, cursor.expression(inside, "the condition")?))
        }
        _none => None,
    };
    let kernel = cursor.name("the kernel")?;
    let (from, to) = cursor.bracket("(", "in front of the arguments")?;
    let parts = cursor.words.parts(from, to, ",");
    let arguments = parts.into_iter().map(|(from, to)| cursor.words.range(from, to)).collect();
    let initial = initial(cursor)?;
    let body = match cursor.is("{") {
        true => Some(block(cursor)?),
        false => {
            cursor.expect(";", "behind `Iterate`, or `{`")?;
            None
        }
    };
    Ok(StmtKind::Iterate(Iterate { word, condition, extra, kernel, arguments, initial, body }))
}

fn reduction(cursor: &mut Cursor<'_, '_>) -> Result<Reduction, Wrong> {
    match (cursor.take("Any"), cursor.take("All")) {
        (true, _) => Ok(Reduction::Any),
        (_, true) => Ok(Reduction::All),
        _none => Err(cursor.wrong("`Any` or `All` is missing")),
    }
}

/// `Pipe Once Initial [x] { ... }`
pub(crate) fn pipe(cursor: &mut Cursor<'_, '_>) -> Result<StmtKind, Wrong> {
    cursor.at += 1;
    let is_once = cursor.take("Once");
    let initial = initial(cursor)?;
    Ok(StmtKind::Pipe(is_once, initial, block(cursor)?))
}

/// `Initial (size) [a, b]` or `InitialFrom (size, array, count)`
fn initial(cursor: &mut Cursor<'_, '_>) -> Result<Option<Initial>, Wrong> {
    if cursor.take("InitialFrom") {
        let (from, to) = cursor.bracket("(", "behind `InitialFrom`")?;
        let parts: Vec<Span> = cursor
            .words
            .parts(from, to, ",")
            .iter()
            .map(|(from, to)| cursor.words.range(*from, *to))
            .collect();
        return match parts[..] {
            [size, array, count] => Ok(Some(Initial::Array(size, array, count))),
            _ => Err(cursor.wrong_at(
                "`InitialFrom` has a size, an array and a number of items",
                cursor.words.range(from, to),
            )),
        };
    }
    if !cursor.take("Initial") {
        return Ok(None);
    }
    let size = match cursor.is("(") {
        true => {
            let inside = cursor.bracket("(", "in front of the size")?;
            Some(cursor.expression(inside, "the size of the worklist")?)
        }
        false => None,
    };
    let (from, to) = cursor.bracket("[", "in front of the first items")?;
    let mut items = Vec::new();
    for part in cursor.words.parts(from, to, ",") {
        items.push(cursor.expression(part, "an item")?);
    }
    Ok(Some(Initial::Items(size, items)))
}
