//! Expressions that are places in C++ and values in C.

use super::code::Code;
use super::refuse;
use crate::Job;

/// Refuses what C cannot assign to, and what it has no address of.
pub(super) fn refuse_values(job: &mut Job<'_>, code: &Code<'_>) {
    for at in 0..code.len() {
        if !code.is_device(at) {
            continue;
        }
        if let ("(", Some(construct)) = (code.text(at), in_parentheses(code, at)) {
            refuse(job, &format!("{construct} as a place"), code.span(at));
        }
        if is_increment(code, at) && is_prefix(code, at) && is_assigned(code, after_operand(code, at + 2)) {
            refuse(job, "an increment as a place", code.span(at));
        }
        // `++ ++p`
        if is_increment(code, at) && is_prefix(code, at) && is_increment(code, at + 2) {
            refuse(job, "an increment as a place", code.span(at));
        }
    }
}

/// What kind of value a place is made of: `(i ? p : q) = 3`, `&(p = 2)`, `++(++p)`.
fn in_parentheses(code: &Code<'_>, open: usize) -> Option<&'static str> {
    let close = code.partner(open)?;
    let is_call = open > 0
        && (code.is_word(open - 1) && code.text(open - 1) != "return"
            || matches!(code.text(open - 1), ")" | "]"));
    if is_call {
        return None;
    }
    let address = code.before(open, 1) == "&"
        && !is_operand_end(code, open.checked_sub(2))
        && !code.is_pair(open - 1, "&&");
    let increment = open >= 2 && is_increment(code, open - 2) && is_prefix(code, open - 2);
    // `(p = q).x = 1`
    let mut after = close + 1;
    while code.text(after) == "." {
        after += 2;
    }
    if !(address || increment || is_assigned(code, after)) {
        return None;
    }
    if code.find(open + 1..close, &["?"]).is_some() {
        return Some("a conditional expression");
    }
    if code.find(open + 1..close, &[","]).is_some() {
        return Some("a comma expression");
    }
    let mut at = open + 1;
    while at < close {
        if is_assignment(code, at) {
            return Some("an assignment");
        }
        at = code.skip(at);
    }
    is_increment(code, open + 1).then_some("an increment")
}

/// `++` or `--`
fn is_increment(code: &Code<'_>, at: usize) -> bool {
    code.is_pair(at, "++") || code.is_pair(at, "--")
}

/// Whether an increment stands before its operand.
fn is_prefix(code: &Code<'_>, at: usize) -> bool {
    let follows_increment = at > 0 && is_increment(code, at - 1);
    !is_operand_end(code, at.checked_sub(1)) && !follows_increment
}

/// Whether a value ends with a token.
fn is_operand_end(code: &Code<'_>, at: Option<usize>) -> bool {
    at.is_some_and(|at| {
        let text = code.text(at);
        text != "return"
            && (code.is_word(at)
                || text.starts_with([')', ']', '"', '\''])
                || text.as_bytes()[0].is_ascii_digit())
    })
}

/// The token after `p`, `p.x`, `p[i]`.
fn after_operand(code: &Code<'_>, mut at: usize) -> usize {
    while code.is_word(at) || code.text(at) == "." || code.text(at) == "[" || code.text(at) == "(" {
        at = code.skip(at);
    }
    at
}

/// Whether what ends before a token is changed: by `= 3`, `+= 3`, `++`.
fn is_assigned(code: &Code<'_>, at: usize) -> bool {
    let is_postfix = is_increment(code, at) && !code.is_word(at + 2) && code.text(at + 2) != "(";
    is_postfix || is_assignment(code, at)
}

fn is_assignment(code: &Code<'_>, at: usize) -> bool {
    const COMPOUND: [&str; 10] = ["+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="];
    let is_plain = code.text(at) == "="
        && !code.is_pair(at, "==")
        && !matches!(code.before(at, 1), "=" | "!" | "<" | ">");
    is_plain || COMPOUND.iter().any(|operator| code.is_pair(at, operator))
}
