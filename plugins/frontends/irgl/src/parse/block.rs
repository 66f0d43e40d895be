//! `{ ... }`

use super::cursor::{Cursor, Wrong};
use crate::tree::Block;

/// Reads `{ ... }`.
pub(crate) fn block(cursor: &mut Cursor<'_, '_>) -> Result<Block, Wrong> {
    let start = cursor.at;
    let (from, to) = cursor.bracket("{", "in front of the statements")?;
    let (behind, end) = (cursor.at, cursor.end);
    (cursor.at, cursor.end) = (from, to);
    let mut stmts = Vec::new();
    while cursor.at < cursor.end {
        let first = cursor.at;
        match cursor.statement() {
            Ok(stmt) => stmts.push(stmt),
            Err(Wrong) => {
                // A statement whose block is read ends with it.
                if cursor.at <= first || !cursor.words.is(cursor.at - 1, "}") {
                    cursor.skip();
                }
            }
        }
    }
    (cursor.at, cursor.end) = (behind, end);
    Ok(Block { span: cursor.words.range(start, behind), stmts })
}
