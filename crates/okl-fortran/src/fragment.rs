//! Parts of directives.

use crate::ast::{Argument, Expr};
use crate::cursor::Cursor;
use crate::problem::Parsed;
use crate::token::Token;

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
