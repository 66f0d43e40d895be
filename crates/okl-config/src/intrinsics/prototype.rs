//! Splits a prototype, before clang parses it, into the function's name and the names of its parameters.

use okl_model::Intrinsic;
use okl_normalizer::lex::TokenKind;
use okl_normalizer::tokens::Tokens;

/// The parts of a prototype: `template <class T> T okl_f(const T *x, int n)`.
pub(super) struct Prototype {
    /// `okl_f`
    pub name: String,
    /// `x`, `n`
    pub parameters: Vec<String>,
}

/// Parses a prototype.
///
/// # Errors
/// The defect, as a phrase that follows "the prototype".
pub(super) fn read(text: &str) -> Result<Prototype, &'static str> {
    let tokens = Tokens::new(text);
    let is_foreign = |at: usize| ["{", "}", ";", "=", "#", "@"].iter().any(|sign| tokens.is(at, sign));
    if text.contains(['\n', '\r']) || (0..tokens.len()).any(is_foreign) {
        return Err("holds more than one declaration without a body");
    }
    let close = tokens.len().checked_sub(1).filter(|last| tokens.is(*last, ")"));
    let open = close.and_then(|close| tokens.partner(close)).ok_or("does not end with its parameters")?;
    let name = open.checked_sub(1).filter(|at| tokens.is_kind(*at, TokenKind::Identifier));
    let name = tokens.spelling(name.ok_or("has no name before its parameters")?).to_string();
    if open < 2 {
        return Err("does not say what it returns");
    }
    let mut parameters = Vec::new();
    for argument in tokens.arguments(open) {
        let last = argument.end.checked_sub(1).filter(|last| argument.contains(last));
        match last {
            Some(last) if argument.len() > 1 && tokens.is_kind(last, TokenKind::Identifier) => {
                parameters.push(tokens.spelling(last).to_string());
            }
            // `f(void)`, `f()`
            Some(last) if argument.len() == 1 && tokens.is(last, "void") => {}
            None => {}
            Some(_) => return Err("has a parameter without a name"),
        }
    }
    Ok(Prototype { name, parameters })
}

/// True if two prototypes declare the same function: same name and parameter types.
pub(super) fn is_same(a: &Intrinsic, b: &Intrinsic) -> bool {
    let types = |one: &Intrinsic| {
        let tokens = Tokens::new(&one.prototype);
        let is_type = |at: &usize| !one.parameters.iter().any(|name| tokens.is(*at, name));
        (0..tokens.len()).filter(is_type).map(|at| tokens.spelling(at).to_string()).collect::<Vec<_>>()
    };
    a.name == b.name && types(a) == types(b)
}
