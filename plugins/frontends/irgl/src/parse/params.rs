//! Parameters: `Graph g, int *x, float eps = 1e-3f`.

use super::cursor::Cursor;
use crate::tree::{Name, Param, ParamKind};

/// Reads the parameters between two tokens.
pub(crate) fn params(cursor: &mut Cursor<'_, '_>, from: usize, to: usize) -> Vec<Param> {
    let parts = match from + 1 == to && cursor.words.is(from, "void") {
        true => Vec::new(),
        false => split(cursor, from, to),
    };
    parts.into_iter().filter_map(|(from, to)| param(cursor, from, to)).collect()
}

/// The parts between commas; those between the brackets of templates separate nothing.
fn split(cursor: &Cursor<'_, '_>, from: usize, to: usize) -> Vec<(usize, usize)> {
    let (mut parts, mut open) = (Vec::new(), 0_i32);
    for (start, end) in cursor.words.parts(from, to, ",") {
        match (open > 0, parts.last_mut()) {
            (true, Some((_, last))) => *last = end,
            _new => parts.push((start, end)),
        }
        for at in start..end {
            match cursor.words.word(at) {
                "<" => open += 1,
                ">" => open -= 1,
                "=" => break,
                _other => {}
            }
        }
    }
    parts
}

fn param(cursor: &mut Cursor<'_, '_>, from: usize, to: usize) -> Option<Param> {
    let words = cursor.words;
    let equals = (from..to).find(|at| words.is(*at, "="));
    let end = equals.unwrap_or(to);
    let default = equals.and_then(|equals| cursor.expression((equals + 1, to), "the value").ok());
    let last = end.checked_sub(1).filter(|last| *last > from && words.is_name(*last));
    let Some(last) = last else {
        let message = "a parameter is a type and a name: `int *level`";
        cursor.wrong_at(message, words.range(from, to.max(from + 1)));
        return None;
    };
    let name = Name { text: words.word(last).to_string(), span: words.span(last) };
    let kind = kind(cursor, from, last);
    Some(Param { span: words.range(from, to), name, kind, default })
}

fn kind(cursor: &Cursor<'_, '_>, from: usize, to: usize) -> ParamKind {
    let words = cursor.words;
    // `irgl::graph<float> g`, `irgl::Array<int> &x`
    let from = if words.is(from, "irgl") && words.is(from + 1, "::") { from + 2 } else { from };
    let to = if matches!(words.word(from), "Graph" | "graph" | "Array") && words.is(to - 1, "&") {
        to - 1
    } else {
        to
    };
    let inside = |first: usize, last: usize| words.range(first, last).of(words.text).trim().to_string();
    let is_template = words.is(from + 1, "<") && words.is(to - 1, ">");
    match words.word(from) {
        "Graph" if to == from + 1 => ParamKind::Graph("int".into()),
        "Graph" | "graph" if is_template => ParamKind::Graph(inside(from + 2, to - 1)),
        "Array" if is_template => ParamKind::Array(inside(from + 2, to - 1)),
        _other if words.is(to - 1, "*") => ParamKind::Pointer(inside(from, to - 1)),
        _other => ParamKind::Value(inside(from, to)),
    }
}
