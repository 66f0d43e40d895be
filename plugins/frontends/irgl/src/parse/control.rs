//! C++'s own control flow.

use super::cursor::{Cursor, Wrong};
use crate::tree::StmtKind;

/// `if (c) a; else b;`
pub(crate) fn if_else(cursor: &mut Cursor<'_, '_>) -> Result<StmtKind, Wrong> {
    let start = cursor.at;
    cursor.at += 1;
    cursor.take("constexpr");
    cursor.bracket("(", "behind `if`")?;
    let head = cursor.words.range(start, cursor.at);
    let then = Box::new(cursor.statement()?);
    let other = match cursor.take("else") {
        true => Some(Box::new(cursor.statement()?)),
        false => None,
    };
    Ok(StmtKind::If(head, then, other))
}

/// `for (...) a;`, `while (...) a;`, `switch (...) { ... }`
pub(crate) fn head(cursor: &mut Cursor<'_, '_>) -> Result<StmtKind, Wrong> {
    let start = cursor.at;
    let word = cursor.word();
    cursor.at += 1;
    cursor.bracket("(", &format!("behind `{word}`"))?;
    let head = cursor.words.range(start, cursor.at);
    Ok(StmtKind::Head(head, Box::new(cursor.statement()?)))
}

/// `do a; while (...);`
pub(crate) fn do_while(cursor: &mut Cursor<'_, '_>) -> Result<StmtKind, Wrong> {
    cursor.at += 1;
    let body = Box::new(cursor.statement()?);
    let start = cursor.at;
    cursor.expect("while", "behind the body of `do`")?;
    cursor.bracket("(", "behind `while`")?;
    cursor.expect(";", "behind the condition")?;
    Ok(StmtKind::Do(body, cursor.words.range(start, cursor.at)))
}
