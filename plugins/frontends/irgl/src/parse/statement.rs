//! Statements.

use super::block::block;
use super::control::{do_while, head, if_else};
use super::cursor::{Cursor, Wrong};
use super::embedded;
use super::host::{iterate, pipe};
use super::locks::{atomic, exclusive};
use super::loops::for_all;
use crate::tree::{Stmt, StmtKind};

/// The words that statements of the language start with.
const WORDS: &[&str] = &[
    "Atomic",
    "Exclusive",
    "For",
    "ForAll",
    "Iterate",
    "LocalBarrier",
    "Pipe",
    "ReduceAndReturn",
    "Respawn",
    "Retry",
    "SyncRunningThreads",
];

/// Reads a statement.
pub(crate) fn statement(cursor: &mut Cursor<'_, '_>) -> Result<Stmt, Wrong> {
    let start = cursor.at;
    let kind = kind(cursor)?;
    Ok(Stmt { kind, span: cursor.words.range(start, cursor.at) })
}

fn kind(cursor: &mut Cursor<'_, '_>) -> Result<StmtKind, Wrong> {
    if let Some(read) = embedded::statement(cursor) {
        return read;
    }
    match cursor.word() {
        "{" => Ok(StmtKind::Block(block(cursor)?)),
        "ForAll" | "For" => for_all(cursor),
        "Atomic" => atomic(cursor),
        "Exclusive" => exclusive(cursor),
        "Retry" => {
            cursor.at += 1;
            let merges = cursor.take("merge");
            Ok(StmtKind::Retry(merges, item(cursor, "the item")?))
        }
        "Respawn" => {
            cursor.at += 1;
            Ok(StmtKind::Respawn(item(cursor, "the item")?))
        }
        "ReduceAndReturn" => {
            cursor.at += 1;
            let inside = cursor.bracket("(", "behind `ReduceAndReturn`")?;
            let value = cursor.expression(inside, "the value")?;
            cursor.expect(";", "behind `ReduceAndReturn`")?;
            Ok(StmtKind::Return(value))
        }
        "SyncRunningThreads" | "LocalBarrier" => {
            cursor.at += 1;
            cursor.bracket("(", "behind the name")?;
            cursor.expect(";", "behind the barrier")?;
            Ok(StmtKind::Sync)
        }
        "Iterate" => iterate(cursor),
        "Pipe" => pipe(cursor),
        "if" => if_else(cursor),
        "for" | "while" | "switch" => head(cursor),
        "do" => do_while(cursor),
        "#" if cursor.words.starts_line(cursor.at) => {
            cursor.skip_line();
            Ok(StmtKind::Other)
        }
        "case" | "default" => label(cursor),
        _other => other(cursor),
    }
}

/// `x;` behind `Retry`
fn item(cursor: &mut Cursor<'_, '_>, what: &str) -> Result<okl_plugin::Span, Wrong> {
    let from = cursor.at;
    while cursor.at < cursor.end && !cursor.is(";") {
        cursor.at = cursor.words.behind(cursor.at).min(cursor.end);
    }
    let item = cursor.expression((from, cursor.at), what)?;
    cursor.expect(";", "behind the item")?;
    Ok(item)
}

/// `case 1:`
fn label(cursor: &mut Cursor<'_, '_>) -> Result<StmtKind, Wrong> {
    while cursor.at < cursor.end && !cursor.is(":") {
        cursor.at = cursor.words.behind(cursor.at).min(cursor.end);
    }
    cursor.expect(":", "behind the label")?;
    Ok(StmtKind::Other)
}

/// A statement in C++, up to its semicolon.
fn other(cursor: &mut Cursor<'_, '_>) -> Result<StmtKind, Wrong> {
    let start = cursor.at;
    while cursor.at < cursor.end {
        let word = cursor.word();
        if cursor.at > start && WORDS.contains(&word) && cursor.words.starts_line(cursor.at) {
            return Err(cursor.wrong(format!("`;` is missing in front of `{word}`")));
        }
        cursor.at = cursor.words.behind(cursor.at).min(cursor.end);
        if word == ";" {
            return Ok(StmtKind::Other);
        }
    }
    Err(cursor.wrong("`;` is missing at the end of the statement"))
}
