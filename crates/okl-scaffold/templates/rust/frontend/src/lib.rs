//! The front end `example`: C++ with `#pragma example kernel` and `#pragma example for` becomes OKL.

use okl_frontend::directive::{ClauseForm, DirectiveForm, DirectiveIds, Grammar};
use okl_frontend::lexis::Lexis;
use okl_frontend::text::Text;
use okl_plugin::{AskedUnit, Change, Frontend};

const EXAMPLE: Frontend = Frontend {
    summary: "reads C++ with `#pragma example kernel` and `#pragma example for`",
    options: &[],
    attributes: include_str!("../attributes.toml"),
    headers: &[],
    programs: false,
    launch: None,
    read,
    write: Some(write),
};

okl_plugin::export!(frontend, "example", EXAMPLE, diagnostics = DIAGNOSTICS);

// Each has a page, which `okl explain example-unknown` shows.
okl_plugin::declare_diagnostics! {
    const DIAGNOSTICS;
    pages in "../diagnostics/";
    error SYNTAX = "example-syntax", "a directive that is not written as one";
    error UNKNOWN = "example-unknown", "a directive or a clause that the language does not have";
}

/// The directives and clauses of the language.
const GRAMMAR: Grammar = Grammar {
    sentinel: "example",
    lexis: Lexis::C,
    directives: &[DirectiveForm::new("kernel"), DirectiveForm::new("for")],
    clauses: &[ClauseForm::list("size", &["for"]).once()],
    manual: "the README",
    ids: DirectiveIds {
        syntax: SYNTAX,
        unknown_directive: UNKNOWN,
        unknown_clause: UNKNOWN,
        repeated: SYNTAX,
    },
};

const OWNER: &str = "front end \"example\"";

/// From the user's text to C++ with attributes: they say what stands after a pragma.
fn read(asked: &okl_plugin::Text<'_>) -> Result<Change, String> {
    let mut change = Change::default();
    for directive in GRAMMAR.find(asked.text, &mut change.diagnostics) {
        let size = directive.value("size").map_or("64", |size| size.text.as_str());
        let attribute = match directive.name {
            "kernel" => "@example_kernel".to_string(),
            _for => format!("@example_for({size})"),
        };
        Text::from(attribute).replace(&mut change.edits, OWNER, directive.span);
    }
    Ok(change)
}

/// From the C++ as it was understood to OKL. New text stands for what it replaces, so that messages point there.
fn write(asked: &AskedUnit<'_>) -> Result<Change, String> {
    let mut change = Change::default();
    for attr in &asked.unit.attributes {
        let okl = match attr.name.as_str() {
            "example_kernel" => "@kernel".to_string(),
            "example_for" => format!("@tile({}, @outer, @inner)", attr.args()[0]),
            _another => continue,
        };
        Text::from(okl).replace(&mut change.edits, OWNER, attr.span);
    }
    Ok(change)
}
