//! `host Kernel name(params) : type __launch_bounds__(n) { ... }`

use super::block::block;
use super::cursor::{Cursor, Wrong};
use super::params::params;
use crate::tree::{Block, Kernel, Role};
use okl_plugin::Span;

/// Reads a kernel.
pub(crate) fn kernel(cursor: &mut Cursor<'_, '_>) -> Result<Kernel, Wrong> {
    let start = cursor.at;
    if cursor.is("[") {
        return in_cpp(cursor);
    }
    let role = match cursor.word() {
        "host" => Role::Host,
        "device" => Role::Device,
        _plain => Role::Plain,
    };
    cursor.at += if role == Role::Plain { 1 } else { 2 };
    let name = cursor.name("the kernel")?;
    let (from, to) = cursor.bracket("(", "in front of the parameters")?;
    let params_span = cursor.words.range(from, to);
    let params = params(cursor, from, to);
    let mut result = None;
    if cursor.take(":") {
        let first = cursor.at;
        while cursor.at < cursor.end && !cursor.is("{") && !cursor.is("__launch_bounds__") {
            cursor.at += 1;
        }
        result = Some(cursor.expression((first, cursor.at), "the type of the result")?);
    }
    let mut bounds = None;
    if cursor.take("__launch_bounds__") {
        bounds = Some(bounds_of(cursor)?);
    }
    let body = body(cursor, role)?;
    let span = cursor.words.range(start, cursor.at);
    Ok(Kernel { role, span, name, params, params_span, result, bounds, body })
}

/// `[[irgl::host]] int name(params) { ... }`
fn in_cpp(cursor: &mut Cursor<'_, '_>) -> Result<Kernel, Wrong> {
    let (start, words) = (cursor.at, cursor.words);
    let is_main = cursor.word_at(4) == "main";
    let role = match cursor.word_at(4) {
        "host" | "main" => Role::Host,
        "device" => Role::Device,
        _plain => Role::Plain,
    };
    let behind = words.behind(start);
    let bound = (start..behind).find(|at| words.is(*at, "launch_bounds"));
    let bounds = match bound {
        Some(at) => {
            cursor.at = at + 1;
            Some(bounds_of(cursor)?)
        }
        None => None,
    };
    cursor.at = behind;
    while matches!(cursor.word(), "static" | "inline") {
        cursor.at += 1;
    }
    let first = cursor.at;
    while cursor.at < cursor.end && !matches!(cursor.word_at(1), "(" | "{" | ";" | "") {
        cursor.at += 1;
    }
    let ty = cursor.expression((first, cursor.at), "the type of the result")?;
    let result = (ty.of(words.text) != "void").then_some(ty);
    let mut name = cursor.name("the kernel")?;
    if is_main {
        // `main` of C++ has other parameters.
        name.text = "main".into();
    }
    let (from, to) = cursor.bracket("(", "in front of the parameters")?;
    let (params_span, params) = (words.range(from, to), params(cursor, from, to));
    let body = body(cursor, role)?;
    Ok(Kernel { role, span: words.range(start, cursor.at), name, params, params_span, result, bounds, body })
}

/// `(256)`, the largest number of threads of a block.
fn bounds_of(cursor: &mut Cursor<'_, '_>) -> Result<(u32, Span), Wrong> {
    let (from, to) = cursor.bracket("(", "behind the launch bounds")?;
    let first = cursor.words.parts(from, to, ",").first().copied().unwrap_or((from, from));
    let place = cursor.expression(first, "the number of threads")?;
    // Whatever is no number is too large.
    Ok((place.of(cursor.words.text).parse().unwrap_or(u32::MAX), place))
}

fn body(cursor: &mut Cursor<'_, '_>, role: Role) -> Result<Block, Wrong> {
    match role {
        Role::Device => opaque(cursor),
        Role::Plain | Role::Host => block(cursor),
    }
}

/// The body of a function in C++.
fn opaque(cursor: &mut Cursor<'_, '_>) -> Result<Block, Wrong> {
    let start = cursor.at;
    cursor.bracket("{", "in front of the body")?;
    Ok(Block { span: cursor.words.range(start, cursor.at), stmts: Vec::new() })
}
