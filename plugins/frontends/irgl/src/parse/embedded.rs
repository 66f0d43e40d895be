//! The same statements in C++, with marks: `[[irgl::forall]] for (int i : WL.items())`, `if (irgl::atomic(lock[c]))`,
//! `irgl::retry(n);`, `while (irgl::iterate(irgl::invoke(k, g), irgl::initial({0})))`.

use super::block::block;
use super::cursor::{Cursor, Wrong};
use super::locks::lock;
use super::loops::iter;
use crate::tree::{Initial, Iterate, Locks, Loop, Name, Reduction, StmtKind};
use crate::words::Words;
use okl_plugin::Span;

type Part = (usize, usize);

/// The word behind `irgl::` at a token, with the number of the token behind it.
fn marked<'t>(words: &Words<'t>, at: usize) -> Option<(&'t str, usize)> {
    let is_mark = words.is(at, "irgl") && words.is(at + 1, "::") && words.is_name(at + 2);
    is_mark.then(|| (words.word(at + 2), at + 3))
}

/// `irgl::name(a, b)` that fills the tokens of a part: the name and the parts of its arguments.
fn called<'t>(words: &Words<'t>, (from, to): Part) -> Option<(&'t str, Vec<Part>)> {
    let (name, open) = marked(words, from)?;
    let is_call = words.is(open, "(") && words.partner(open) + 1 == to;
    is_call.then(|| (name, words.parts(open + 1, to - 1, ",")))
}

/// The statement with a mark at the cursor; `None` if it is another one.
pub(crate) fn statement(cursor: &mut Cursor<'_, '_>) -> Option<Result<StmtKind, Wrong>> {
    let words = cursor.words;
    match cursor.word() {
        "irgl" => simple(cursor),
        "[" if words.is(cursor.at + 1, "[") => {
            let (name, _) = marked(words, cursor.at + 2).filter(|(name, _)| *name == "forall")?;
            let mark = words.range(cursor.at + 2, cursor.at + 5);
            cursor.at = words.behind(cursor.at);
            Some(match cursor.is("for") {
                true => loops(cursor, true),
                false => Err(cursor.wrong_at(format!("`irgl::{name}` stands in front of a `for`"), mark)),
            })
        }
        "for" if is_loop(cursor) => Some(loops(cursor, false)),
        "if" | "while" if words.is(cursor.at + 1, "(") => {
            let inside = (cursor.at + 2, words.partner(cursor.at + 1));
            let (name, parts) = called(words, inside)?;
            let is_while = cursor.is("while");
            let behind = words.behind(cursor.at + 1);
            let start = cursor.at;
            let mut read = |kind: fn(&mut Cursor<'_, '_>, &[Part], bool) -> Result<StmtKind, Wrong>| {
                cursor.at = behind;
                Some(kind(cursor, &parts, is_while))
            };
            match (name, is_while) {
                ("atomic", false) => read(atomic),
                ("exclusive", false) => read(exclusive),
                ("pipe", _) => read(pipe),
                ("iterate", true) => read(iterate),
                ("atomic" | "exclusive" | "iterate", _) => {
                    let form = if name == "iterate" { "while" } else { "if" };
                    let place = words.range(start, behind);
                    Some(Err(cursor.wrong_at(format!("`irgl::{name}` is the condition of `{form}`"), place)))
                }
                _other => None,
            }
        }
        _other => None,
    }
}

/// `irgl::retry(n);`
fn simple(cursor: &mut Cursor<'_, '_>) -> Option<Result<StmtKind, Wrong>> {
    let words = cursor.words;
    let (name, open) = marked(words, cursor.at)?;
    let value: Option<fn(Span) -> StmtKind> = match name {
        "retry" => Some(|item| StmtKind::Retry(false, item)),
        "retry_merge" => Some(|item| StmtKind::Retry(true, item)),
        "respawn" => Some(StmtKind::Respawn),
        "reduce_and_return" => Some(StmtKind::Return),
        "sync_running_threads" | "local_barrier" => None,
        _other => return None,
    };
    cursor.at = open;
    let inside = match cursor.bracket("(", &format!("behind `irgl::{name}`")) {
        Ok(inside) => inside,
        Err(wrong) => return Some(Err(wrong)),
    };
    let read = match value {
        Some(kind) => cursor.expression(inside, "the value").map(kind),
        None => Ok(StmtKind::Sync),
    };
    Some(read.and_then(|kind| cursor.expect(";", "behind the statement").map(|_| kind)))
}

/// True if a `for` of C++ runs over something of the language: `for (int e : g.edges(n))`.
fn is_loop(cursor: &Cursor<'_, '_>) -> bool {
    let words = cursor.words;
    let Some((_, from)) = header(cursor) else { return false };
    let is_method =
        |at: usize| matches!(words.word(at), "items" | "nodes" | "edges") && words.is(at + 1, "(");
    let is_range = marked(words, from).is_some_and(|(name, _)| name == "range");
    is_range || (words.is_name(from) && words.is(from + 1, ".") && is_method(from + 2))
}

/// The tokens of the variable, and of what is behind the colon, of `for (int e : ...)`.
fn header(cursor: &Cursor<'_, '_>) -> Option<(usize, usize)> {
    let words = cursor.words;
    let open = cursor.at + 1;
    let colon = (open + 1..words.partner(open).min(cursor.end))
        .find(|at| words.is(*at, ":") || words.is(*at, ";"))?;
    let is_named = words.is(colon, ":") && colon > open + 2 && words.is_name(colon - 1);
    is_named.then_some((colon - 1, colon + 1))
}

fn loops(cursor: &mut Cursor<'_, '_>, is_parallel: bool) -> Result<StmtKind, Wrong> {
    let (words, word) = (cursor.words, cursor.here());
    let found = header(cursor);
    cursor.at += 1;
    let (_, to) = cursor.bracket("(", "behind `for`")?;
    let Some((name, from)) = found else {
        let message = "such a loop is written as `for (int i : WL.items())`";
        return Err(cursor.wrong_at(message, word));
    };
    let variable = Name { text: words.word(name).to_string(), span: words.span(name) };
    let (behind, end) = (cursor.at, cursor.end);
    // `range` is in the namespace.
    let from = if marked(words, from).is_some() { from + 2 } else { from };
    (cursor.at, cursor.end) = (from, to);
    let iter =
        cursor.expression((from, to), "what the loop runs over").and_then(|span| Ok((iter(cursor)?, span)));
    (cursor.at, cursor.end) = (behind, end);
    let body = block(cursor)?;
    let (iter, iter_span) = iter?;
    Ok(StmtKind::Loop(Loop { is_parallel, word, variable, iter, iter_span, body }))
}

fn otherwise(cursor: &mut Cursor<'_, '_>) -> Result<Option<crate::tree::Block>, Wrong> {
    if cursor.take("else") { block(cursor).map(Some) } else { Ok(None) }
}

fn atomic(cursor: &mut Cursor<'_, '_>, parts: &[Part], _: bool) -> Result<StmtKind, Wrong> {
    let range = parts.first().map_or((cursor.at, cursor.at), |(from, _)| (*from, parts[parts.len() - 1].1));
    let lock = lock(cursor, range);
    let body = block(cursor)?;
    let other = otherwise(cursor)?;
    let (array, index) = lock?;
    Ok(StmtKind::Atomic(array, index, body, other))
}

fn exclusive(cursor: &mut Cursor<'_, '_>, parts: &[Part], _: bool) -> Result<StmtKind, Wrong> {
    let found = elements(cursor, parts);
    let body = block(cursor)?;
    let other = otherwise(cursor)?;
    let (object, locks) = found?;
    Ok(StmtKind::Exclusive(object, locks, body, other))
}

/// `mesh, irgl::first(n, cells), irgl::slice(more, a, b, s)`
fn elements(cursor: &mut Cursor<'_, '_>, parts: &[Part]) -> Result<(Name, Vec<Locks>), Wrong> {
    let words = cursor.words;
    let object = match parts.first() {
        Some((at, end)) if *end == at + 1 && words.is_name(*at) => {
            Name { text: words.word(*at).to_string(), span: words.span(*at) }
        }
        _none => return Err(cursor.wrong("the object whose elements are meant is missing")),
    };
    let mut locks = Vec::new();
    for part in &parts[1..] {
        let spans = |parts: &[Part]| -> Vec<Span> {
            parts.iter().map(|(from, to)| words.range(*from, *to)).collect()
        };
        let called = called(words, *part);
        let found = called.as_ref().map(|(name, parts)| (*name, spans(parts)));
        locks.push(match found.as_ref().map(|(name, spans)| (*name, &spans[..])) {
            Some(("first", [size, array])) => Locks::Array(*size, *array),
            Some(("slice", [array, start, end])) => {
                Locks::Slice { array: *array, start: *start, end: *end, step: None }
            }
            Some(("slice", [array, start, end, step])) => {
                Locks::Slice { array: *array, start: *start, end: *end, step: Some(*step) }
            }
            _other => {
                let message =
                    "elements are `irgl::first(count, array)` or `irgl::slice(array, start, end, step)`";
                return Err(cursor.wrong_at(message, words.range(part.0, part.1)));
            }
        });
    }
    Ok((object, locks))
}

/// `if (irgl::pipe(...))` runs once, `while (irgl::pipe(...))` until the worklist is empty.
fn pipe(cursor: &mut Cursor<'_, '_>, parts: &[Part], is_while: bool) -> Result<StmtKind, Wrong> {
    let start = match parts {
        [] => Ok(None),
        [part] => initial(cursor, *part).map(Some),
        _more => Err(cursor.wrong("a pipe has one start: `irgl::initial(size, {a, b})`")),
    };
    let body = block(cursor)?;
    Ok(StmtKind::Pipe(!is_while, start?, body))
}

/// `irgl::initial(size, {a, b})`, `irgl::initial({a, b})`, `irgl::initial_from(size, array, count)`
fn initial(cursor: &mut Cursor<'_, '_>, part: Part) -> Result<Initial, Wrong> {
    let words = cursor.words;
    let span = |(from, to): Part| words.range(from, to);
    let found = called(words, part);
    let (size, items) = match found.as_ref().map(|(name, parts)| (*name, &parts[..])) {
        Some(("initial_from", [size, array, count])) => {
            return Ok(Initial::Array(span(*size), span(*array), span(*count)));
        }
        Some(("initial", [items])) => (None, *items),
        Some(("initial", [size, items])) => (Some(span(*size)), *items),
        _other => {
            let message =
                "a worklist starts with `irgl::initial({items})` or `irgl::initial_from(size, array, count)`";
            return Err(cursor.wrong_at(message, span(part)));
        }
    };
    if !words.is(items.0, "{") || words.partner(items.0) + 1 != items.1 {
        return Err(cursor.wrong_at("the first items stand in braces", span(items)));
    }
    let mut all = Vec::new();
    for part in words.parts(items.0 + 1, items.1 - 1, ",") {
        all.push(cursor.expression(part, "an item")?);
    }
    Ok(Initial::Items(size, all))
}

fn iterate(cursor: &mut Cursor<'_, '_>, parts: &[Part], _: bool) -> Result<StmtKind, Wrong> {
    let word = cursor.words.span(cursor.at.saturating_sub(1));
    let read = iterated(cursor, parts, word);
    let body = match cursor.is("{") {
        true => Some(block(cursor)?),
        false => {
            cursor.expect(";", "behind `irgl::iterate`, or `{`")?;
            None
        }
    };
    Ok(StmtKind::Iterate(Iterate { body, ..read? }))
}

/// `irgl::while_any(irgl::invoke(k, a)), irgl::also(c), irgl::initial({x})`
fn iterated(cursor: &mut Cursor<'_, '_>, parts: &[Part], word: Span) -> Result<Iterate, Wrong> {
    let words = cursor.words;
    let wrong = "it iterates `irgl::invoke(kernel, arguments)`, also in `irgl::while_any`, `while_all`, `until_any`, `until_all`";
    let Some((first, more)) = parts.split_first() else { return Err(cursor.wrong_at(wrong, word)) };
    let (mut condition, mut call) = (None, called(words, *first));
    if let Some((name, inner)) = &call
        && let [inner] = inner[..]
    {
        condition = match *name {
            "while_any" => Some((true, Reduction::Any)),
            "while_all" => Some((true, Reduction::All)),
            "until_any" => Some((false, Reduction::Any)),
            "until_all" => Some((false, Reduction::All)),
            _other => None,
        };
        if condition.is_some() {
            call = called(words, inner);
        }
    }
    let found =
        call.as_ref().filter(|(name, _)| *name == "invoke").and_then(|(_, parts)| parts.split_first());
    let (kernel, arguments) = match found {
        Some(((at, end), arguments)) if *end == at + 1 && words.is_name(*at) => {
            let name = Name { text: words.word(*at).to_string(), span: words.span(*at) };
            (name, arguments.iter().map(|(from, to)| words.range(*from, *to)).collect())
        }
        _none => return Err(cursor.wrong_at(wrong, words.range(first.0, first.1))),
    };
    let mut made = Iterate { word, condition, extra: None, kernel, arguments, initial: None, body: None };
    for part in more {
        match called(words, *part).as_ref().map(|(name, parts)| (*name, &parts[..])) {
            Some(("also", [condition])) => made.extra = Some((true, words.range(condition.0, condition.1))),
            Some(("or_else", [condition])) => {
                made.extra = Some((false, words.range(condition.0, condition.1)))
            }
            _start => made.initial = Some(initial(cursor, *part)?),
        }
    }
    Ok(made)
}
