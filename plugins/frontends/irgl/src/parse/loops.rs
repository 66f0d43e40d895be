//! `ForAll (e In g.edges(n)) { ... }`

use super::block::block;
use super::cursor::{Cursor, Wrong};
use crate::tree::{Iter, Loop, StmtKind};

/// `ForAll` or `For`.
pub(crate) fn for_all(cursor: &mut Cursor<'_, '_>) -> Result<StmtKind, Wrong> {
    let (word, is_parallel) = (cursor.here(), cursor.is("ForAll"));
    cursor.at += 1;
    let (from, to) = cursor.bracket("(", &format!("behind `{}`", word.of(cursor.words.text)))?;
    let (behind, end) = (cursor.at, cursor.end);
    (cursor.at, cursor.end) = (from, to);
    let header = header(cursor);
    (cursor.at, cursor.end) = (behind, end);
    // The statements are read even if the header is wrong, for what is wrong in them.
    let body = block(cursor)?;
    let (variable, iter, iter_span) = header?;
    Ok(StmtKind::Loop(Loop { is_parallel, word, variable, iter, iter_span, body }))
}

fn header(cursor: &mut Cursor<'_, '_>) -> Result<(crate::tree::Name, Iter, okl_plugin::Span), Wrong> {
    let variable = cursor.name("the loop's variable")?;
    cursor.expect("In", "behind the loop's variable")?;
    let span = cursor.expression((cursor.at, cursor.end), "what the loop runs over")?;
    Ok((variable, iter(cursor)?, span))
}

/// What a loop runs over: the tokens up to the end of the cursor.
pub(crate) fn iter(cursor: &mut Cursor<'_, '_>) -> Result<Iter, Wrong> {
    let words = cursor.words;
    let (from, to) = (cursor.at, cursor.end);
    let object = words.word(from);
    if matches!(object, "WL" | "wl") && to == from + 1 {
        return Ok(Iter::Items);
    }
    let method = words.word(from + 2);
    if words.is(from + 1, ".") && words.is(from + 3, "(") && words.partner(from + 3) + 1 == to {
        let argument = (from + 4, to - 1);
        return match (object, method) {
            ("WL" | "wl", "items") => Ok(Iter::Items),
            (graph, "nodes") => Ok(Iter::Nodes(graph.to_string())),
            (graph, "edges") => {
                Ok(Iter::Edges(graph.to_string(), cursor.expression(argument, "the node of the edges")?))
            }
            _other => Err(cursor.wrong(format!(
                "`{method}` is nothing that a loop runs over: `WL.items()`, `g.nodes()`, `g.edges(n)`, `range(a, b)`"
            ))),
        };
    }
    if object == "range" && words.is(from + 1, "(") && words.partner(from + 1) + 1 == to {
        let parts = words.parts(from + 2, to - 1, ",");
        let mut spans = Vec::new();
        for part in parts {
            spans.push(cursor.expression(part, "a bound of the range")?);
        }
        return match spans[..] {
            [end] => Ok(Iter::Range(None, end, None)),
            [start, end] => Ok(Iter::Range(Some(start), end, None)),
            [start, end, step] => Ok(Iter::Range(Some(start), end, Some(step))),
            _ => Err(cursor.wrong("a range has a start, an end and a step")),
        };
    }
    Ok(Iter::Range(None, words.range(from, to), None))
}
