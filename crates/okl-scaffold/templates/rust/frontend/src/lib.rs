//! The front end `example`: C++ with `#pragma example kernel` and `#pragma example for` becomes OKL.

use okl_plugin::{AskedUnit, Change, EditSet, Frontend, Piece, Span, Text};

const EXAMPLE: Frontend = Frontend {
    summary: "reads C++ with `#pragma example kernel` and `#pragma example for`",
    options: &[],
    attributes: include_str!("../attributes.toml"),
    headers: &[],
    programs: false,
    launch: None,
    read,
    write,
};

okl_plugin::export!(frontend, "example", EXAMPLE);

const OWNER: &str = "front end \"example\"";

/// From the user's text to C++ with attributes: they say what stands after a pragma.
fn read(asked: &Text<'_>) -> Result<Change, String> {
    let mut change = Change::default();
    let mut at = 0;
    for line in asked.text.split_inclusive('\n') {
        let start = at + (line.len() - line.trim_start().len()) as u32;
        let span = Span::new(start, start + line.trim().len() as u32);
        match line.trim() {
            "#pragma example kernel" => put(&mut change.edits, span, "@example_kernel"),
            "#pragma example for" => put(&mut change.edits, span, "@example_for"),
            _ => {}
        }
        at += line.len() as u32;
    }
    Ok(change)
}

/// From the C++ as it was understood to OKL.
fn write(asked: &AskedUnit<'_>) -> Result<Change, String> {
    let mut change = Change::default();
    for attr in &asked.unit.attributes {
        match attr.name.as_str() {
            "example_kernel" => put(&mut change.edits, attr.span, "@kernel"),
            "example_for" => put(&mut change.edits, attr.span, "@tile(64, @outer, @inner)"),
            _ => {}
        }
    }
    Ok(change)
}

/// New text that stands for what was there, so that messages about it point there.
fn put(edits: &mut EditSet, span: Span, text: &str) {
    edits.recompose(OWNER, span, vec![Piece::Stands { text: text.into(), from: span }]);
}
