//! `Atomic (lock[i]) { ... } Else { ... }` and `Exclusive (mesh, n, cells) { ... } Else { ... }`

use super::block::block;
use super::cursor::{Cursor, Wrong};
use crate::tree::{Block, Locks, Name, StmtKind};
use okl_plugin::Span;

/// `Atomic`
pub(crate) fn atomic(cursor: &mut Cursor<'_, '_>) -> Result<StmtKind, Wrong> {
    cursor.at += 1;
    let inside = cursor.bracket("(", "behind `Atomic`")?;
    let lock = lock(cursor, inside);
    let body = block(cursor)?;
    let other = otherwise(cursor)?;
    let (array, index) = lock?;
    Ok(StmtKind::Atomic(array, index, body, other))
}

/// `locks[i]`
pub(crate) fn lock(cursor: &mut Cursor<'_, '_>, (from, to): (usize, usize)) -> Result<(Span, Span), Wrong> {
    let words = cursor.words;
    let bracket = (from..to).find(|at| words.is(*at, "[") && words.partner(*at) + 1 == to);
    match bracket {
        Some(open) => {
            let array = cursor.expression((from, open), "the array of locks");
            let index = cursor.expression((open + 1, to - 1), "the index of the lock");
            array.and_then(|array| Ok((array, index?)))
        }
        None => Err(cursor.wrong_at("a lock is an element of an array: `locks[i]`", words.range(from, to))),
    }
}

/// `Exclusive`
pub(crate) fn exclusive(cursor: &mut Cursor<'_, '_>) -> Result<StmtKind, Wrong> {
    cursor.at += 1;
    let (from, to) = cursor.bracket("(", "behind `Exclusive`")?;
    let locks = elements(cursor, from, to);
    let body = block(cursor)?;
    let other = otherwise(cursor)?;
    let (object, locks) = locks?;
    Ok(StmtKind::Exclusive(object, locks, body, other))
}

fn otherwise(cursor: &mut Cursor<'_, '_>) -> Result<Option<Block>, Wrong> {
    if cursor.take("Else") { block(cursor).map(Some) } else { Ok(None) }
}

/// `mesh, n, cells, more[a : b : s]`
fn elements(cursor: &mut Cursor<'_, '_>, from: usize, to: usize) -> Result<(Name, Vec<Locks>), Wrong> {
    let words = cursor.words;
    let mut parts = words.parts(from, to, ",").into_iter();
    let object = match parts.next() {
        Some((at, end)) if end == at + 1 && words.is_name(at) => {
            Name { text: words.word(at).to_string(), span: words.span(at) }
        }
        _other => {
            let message = "the object whose elements are meant is missing";
            return Err(cursor.wrong_at(message, words.range(from, to)));
        }
    };
    let mut locks = Vec::new();
    while let Some((from, to)) = parts.next() {
        if let Some(slice) = slice(cursor, from, to) {
            locks.push(slice?);
            continue;
        }
        let size = cursor.expression((from, to), "the number of elements")?;
        let Some(array) = parts.next() else {
            return Err(cursor.wrong_at("behind the number of elements, their array is missing", size));
        };
        locks.push(Locks::Array(size, cursor.expression(array, "the array of elements")?));
    }
    Ok((object, locks))
}

/// `array[start : end : step]`
fn slice(cursor: &mut Cursor<'_, '_>, from: usize, to: usize) -> Option<Result<Locks, Wrong>> {
    let words = cursor.words;
    let open = (from + 1..to).find(|at| words.is(*at, "[") && words.partner(*at) + 1 == to)?;
    let bounds = words.parts(open + 1, to - 1, ":");
    let (start, end, step) = match bounds[..] {
        [start, end] => (start, end, None),
        [start, end, step] => (start, end, Some(step)),
        _ => return None,
    };
    let array = words.range(from, open);
    let mut bound = |part| cursor.expression(part, "a bound of the elements");
    let read = bound(start).and_then(|start| Ok((start, bound(end)?, step.map(&mut bound).transpose()?)));
    Some(read.map(|(start, end, step)| Locks::Slice { array, start, end, step }))
}
