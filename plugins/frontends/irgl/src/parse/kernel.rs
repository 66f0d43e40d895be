//! `host Kernel name(params) : type __launch_bounds__(n) { ... }`

use super::block::block;
use super::cursor::{Cursor, Wrong};
use super::params::params;
use crate::tree::{Block, Kernel, Role};

/// Reads a kernel.
pub(crate) fn kernel(cursor: &mut Cursor<'_, '_>) -> Result<Kernel, Wrong> {
    let start = cursor.at;
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
        let (from, to) = cursor.bracket("(", "behind `__launch_bounds__`")?;
        let first = cursor.words.parts(from, to, ",").first().copied().unwrap_or((from, from));
        let place = cursor.expression(first, "the number of threads")?;
        // Whatever is no number is too large.
        bounds = Some((place.of(cursor.words.text).parse().unwrap_or(u32::MAX), place));
    }
    let body = match role {
        Role::Device => opaque(cursor)?,
        Role::Plain | Role::Host => block(cursor)?,
    };
    let span = cursor.words.range(start, cursor.at);
    Ok(Kernel { role, span, name, params, params_span, result, bounds, body })
}

/// The body of a function in C++.
fn opaque(cursor: &mut Cursor<'_, '_>) -> Result<Block, Wrong> {
    let start = cursor.at;
    cursor.bracket("{", "in front of the body")?;
    Ok(Block { span: cursor.words.range(start, cursor.at), stmts: Vec::new() })
}
