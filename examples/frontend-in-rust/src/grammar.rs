//! The directives and clauses of `grid`.

use crate::ids::{GRID_SYNTAX, GRID_UNKNOWN};
use okl_frontend::directive::{ClauseForm, DirectiveForm, DirectiveIds, Grammar};
use okl_frontend::lexis::Lexis;

/// `#pragma grid each reads(n: x) block(64)`
pub const GRAMMAR: Grammar = Grammar {
    sentinel: "grid",
    lexis: Lexis::C,
    directives: &[DirectiveForm::new("each").on_statement(), DirectiveForm::new("fold").on_statement()],
    clauses: &[
        ClauseForm::list("block", ALL).plain().once(),
        ClauseForm::list("into", &["fold"]).once(),
        ClauseForm::list("reads", ALL),
        ClauseForm::list("updates", ALL),
        ClauseForm::list("writes", ALL),
    ],
    manual: "the manual of `grid`",
    ids: DirectiveIds {
        syntax: GRID_SYNTAX,
        unknown_directive: GRID_UNKNOWN,
        unknown_clause: GRID_UNKNOWN,
        repeated: GRID_SYNTAX,
    },
};

const ALL: &[&str] = &["each", "fold"];
