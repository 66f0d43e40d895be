//! Operators and how strongly they bind.

use crate::ast::{BinaryOp, Name, UnaryOp};
use crate::cursor::Cursor;
use crate::token::{Token, TokenKind};

/// An operator that waits for its last operand.
#[derive(Clone, Debug)]
pub(crate) struct Operator {
    /// What it is.
    pub kind: OperatorKind,
    /// Higher ones bind first.
    pub strength: u8,
    /// Where it starts.
    pub start: u32,
}

/// The kinds of operators.
#[derive(Clone, Debug)]
pub(crate) enum OperatorKind {
    /// `-a`
    Unary(UnaryOp),
    /// `a - b`
    Binary(BinaryOp),
    /// `.op. a`
    DefinedUnary(Name),
    /// `a .op. b`
    DefinedBinary(Name),
}

const DEFINED_UNARY: u8 = 110;
const POWER: u8 = 100;
/// A sign behind `*` or `**`, which is no standard Fortran: it takes what binds more strongly than `*`.
const INNER_SIGN: u8 = 95;
const MULTIPLY: u8 = 90;
const ADD: u8 = 80;
const NOT: u8 = 50;
const DEFINED_BINARY: u8 = 10;

impl Operator {
    /// Returns true if the operator takes its operands before `next`, which follows them, takes its own.
    pub fn comes_before(&self, next: &Operator) -> bool {
        self.strength > next.strength || (self.strength == next.strength && next.strength != POWER)
    }
}

/// The operator in front of an operand, if one is next; `previous` is the strength of the operator in front of it.
pub(crate) fn prefix(cursor: &Cursor, previous: Option<u8>) -> Option<Operator> {
    let token = cursor.peek()?;
    let sign = if previous.is_some_and(|strength| strength >= MULTIPLY) { INNER_SIGN } else { ADD };
    let (kind, strength) = match (token.kind, token.text.as_str()) {
        (TokenKind::Mark, "+") => (OperatorKind::Unary(UnaryOp::Plus), sign),
        (TokenKind::Mark, "-") => (OperatorKind::Unary(UnaryOp::Minus), sign),
        (TokenKind::DotOperator, ".not.") => (OperatorKind::Unary(UnaryOp::Not), NOT),
        (TokenKind::DotOperator, word) if binary_word(word).is_none() => {
            (OperatorKind::DefinedUnary(name(token)), DEFINED_UNARY)
        }
        _ => return None,
    };
    Some(Operator { kind, strength, start: token.span.start })
}

/// The operator between operands, if one is next.
pub(crate) fn infix(cursor: &Cursor) -> Option<Operator> {
    let token = cursor.peek()?;
    let found = match token.kind {
        TokenKind::Mark => binary_mark(&token.text),
        TokenKind::DotOperator => match binary_word(&token.text) {
            None if token.text != ".not." => {
                let kind = OperatorKind::DefinedBinary(name(token));
                return Some(Operator { kind, strength: DEFINED_BINARY, start: token.span.start });
            }
            found => found,
        },
        _ => None,
    };
    let operator = found?;
    Some(Operator {
        kind: OperatorKind::Binary(operator),
        strength: strength(operator),
        start: token.span.start,
    })
}

fn name(token: &Token) -> Name {
    Name { id: token.text.clone(), span: token.span }
}

fn binary_mark(mark: &str) -> Option<BinaryOp> {
    Some(match mark {
        "**" => BinaryOp::Power,
        "*" => BinaryOp::Multiply,
        "/" => BinaryOp::Divide,
        "+" => BinaryOp::Add,
        "-" => BinaryOp::Subtract,
        "//" => BinaryOp::Concat,
        "==" => BinaryOp::Equal,
        "/=" => BinaryOp::NotEqual,
        "<" => BinaryOp::Less,
        "<=" => BinaryOp::LessEqual,
        ">" => BinaryOp::Greater,
        ">=" => BinaryOp::GreaterEqual,
        _ => return None,
    })
}

fn binary_word(word: &str) -> Option<BinaryOp> {
    Some(match word {
        ".eq." => BinaryOp::Equal,
        ".ne." => BinaryOp::NotEqual,
        ".lt." => BinaryOp::Less,
        ".le." => BinaryOp::LessEqual,
        ".gt." => BinaryOp::Greater,
        ".ge." => BinaryOp::GreaterEqual,
        ".and." => BinaryOp::And,
        ".or." => BinaryOp::Or,
        ".eqv." => BinaryOp::Equivalent,
        ".neqv." => BinaryOp::NotEquivalent,
        _ => return None,
    })
}

fn strength(operator: BinaryOp) -> u8 {
    match operator {
        BinaryOp::Power => POWER,
        BinaryOp::Multiply | BinaryOp::Divide => MULTIPLY,
        BinaryOp::Add | BinaryOp::Subtract => ADD,
        BinaryOp::Concat => 70,
        BinaryOp::Equal | BinaryOp::NotEqual | BinaryOp::Less | BinaryOp::LessEqual => 60,
        BinaryOp::Greater | BinaryOp::GreaterEqual => 60,
        BinaryOp::And => 40,
        BinaryOp::Or => 30,
        BinaryOp::Equivalent | BinaryOp::NotEquivalent => 20,
    }
}
