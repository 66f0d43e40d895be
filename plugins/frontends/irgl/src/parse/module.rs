//! Files: kernels between declarations in C++.

use super::cursor::{Cursor, Wrong};
use super::kernel::kernel;
use super::statement::statement;
use crate::ids::IRGL_SYNTAX;
use crate::tree::Module;
use crate::words::Words;
use okl_plugin::Diagnostic;

/// Reads a file.
pub(crate) fn module(words: &Words<'_>, found: &mut Vec<Diagnostic>) -> Module {
    let mut cursor = Cursor { words, at: 0, end: words.len(), found: Vec::new(), depth: 0, read: statement };
    let mut module = Module::default();
    for place in &words.endless {
        found.push(Diagnostic::error(IRGL_SYNTAX, "this has no end", *place));
    }
    for place in &words.lonely {
        let message = format!("`{}` has no partner", place.of(words.text));
        found.push(Diagnostic::error(IRGL_SYNTAX, message, *place));
    }
    while cursor.at < cursor.end {
        let start = cursor.at;
        if cursor.is("#") && words.starts_line(cursor.at) {
            cursor.skip_line();
            // What compilers see of the language.
            let line = words.range(start, cursor.at);
            if line.of(words.text).contains("irgl.hpp") && words.is(start + 1, "include") {
                module.names.push(line);
            }
        } else if is_kernel(&cursor) {
            match kernel(&mut cursor) {
                Ok(kernel) => module.kernels.push(kernel),
                Err(Wrong) => recover(&mut cursor, start),
            }
        } else if cursor.is("Names") && cursor.word_at(1) == "(" {
            cursor.at = words.behind(cursor.at + 1);
            cursor.take(";");
            module.names.push(words.range(start, cursor.at));
        } else {
            cursor.at = words.behind(cursor.at);
        }
    }
    found.append(&mut cursor.found);
    module
}

fn is_kernel(cursor: &Cursor<'_, '_>) -> bool {
    match cursor.word() {
        "Kernel" => true,
        "host" | "device" => cursor.word_at(1) == "Kernel",
        // `[[irgl::kernel]] void k() { }`
        "[" => {
            cursor.word_at(1) == "["
                && cursor.word_at(2) == "irgl"
                && matches!(cursor.word_at(4), "kernel" | "host" | "device" | "main")
        }
        _other => false,
    }
}

/// Goes on at the next kernel.
fn recover(cursor: &mut Cursor<'_, '_>, start: usize) {
    cursor.at = cursor.at.max(start + 1);
    while cursor.at < cursor.end && !is_kernel(cursor) {
        let is_body = cursor.is("{");
        cursor.at = cursor.words.behind(cursor.at);
        if is_body {
            return;
        }
    }
}
