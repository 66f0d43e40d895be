//! Parts of directives.

use crate::ast::{Argument, Expr};
use crate::cursor::Cursor;
use crate::lex::lex;
use crate::lines::logical::Logical;
use crate::mapped::Mapped;
use crate::problem::Parsed;
use crate::token::Token;

/// The tokens of a text in one line, as those of directives are: what the other functions here take.
///
/// # Errors
///
/// If a character literal has no end.
pub fn tokens(text: &str) -> Parsed<Vec<Token>> {
    let mut logical = Logical::default();
    logical.push(text, 0);
    let lexed = lex(&logical, &Mapped::whole(text), true);
    lexed.problem.map_or(Ok(lexed.tokens), Err)
}

/// Reads the expression at the start of `tokens`; returns it and the number of its tokens.
///
/// # Errors
///
/// If there is no expression.
pub fn parse_expression(tokens: &[Token]) -> Parsed<(Expr, usize)> {
    let mut cursor = Cursor::new(tokens);
    let found = cursor.expression()?;
    Ok((found, cursor.used()))
}

/// Reads arguments, ranges among them, from behind `(` up to and including `)`; returns them and the number of tokens.
///
/// # Errors
///
/// If there is something else, or no `)`.
pub fn parse_arguments(tokens: &[Token]) -> Parsed<(Vec<Argument>, usize)> {
    let mut cursor = Cursor::new(tokens);
    let found = cursor.arguments()?;
    Ok((found, cursor.used()))
}
