//! The attribute `@unroll(4)`: a table says what it becomes, code what is wrong with a use of it.

use okl_plugin::{AttributePlugin, Diagnostic, Uses};

const UNROLL: AttributePlugin =
    AttributePlugin { table: include_str!("../attribute.toml"), check: Some(check), expand: None };

okl_plugin::export!(attribute, "unroll", UNROLL);

/// `unroll-times`: clang has computed the argument, macros and constants included.
fn check(asked: &Uses<'_>) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for (_, attr) in asked.iter() {
        for value in asked.unit.values(attr) {
            let message = match value.value {
                Some(1..=64) => continue,
                Some(times) => format!("`@unroll` so many times makes no sense: {times}"),
                None => "the argument of `@unroll` is not a constant".to_string(),
            };
            found.push(Diagnostic::error("unroll-times", message, attr.span).help("write a constant from 1 to 64"));
        }
    }
    found
}
