//! The attribute `@example(4)`: unrolls a loop so many times.

use okl_plugin::{AttributePlugin, Diagnostic, Uses};

// What it becomes stands in the table; what no table can say is code: here a rule.
const EXAMPLE: AttributePlugin =
    AttributePlugin { table: include_str!("../attribute.toml"), check: Some(check), expand: None };

okl_plugin::export!(attribute, "example", EXAMPLE);

/// Unrolling more than 64 times helps nobody.
fn check(asked: &Uses<'_>) -> Vec<Diagnostic> {
    let times = |text: &String| text.parse::<u32>().unwrap_or(u32::MAX);
    let is_too_much =
        asked.iter().filter(|(_, attr)| attr.args().first().is_some_and(|text| times(text) > 64));
    is_too_much
        .map(|(_, attr)| {
            Diagnostic::error(
                "example-times",
                format!("`@example({})` is too much", attr.args()[0]),
                attr.span,
            )
            .help("unroll at most 64 times")
        })
        .collect()
}
