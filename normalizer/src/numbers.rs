//! Constant expressions in the arguments of attributes, computed to numbers.
//!
//! ```text
//! #define AXIS 1
//! for (int i = 0; i < N; ++i; @outer(AXIS - 1))     // is @outer(0)
//! float *m @dim(N, M) @dimOrder(AXIS, 0)            // is @dimOrder(1, 0)
//! ```
//!
//! Macros are expanded before. A name that remains may be a constant of C++, whose value only clang knows.

use crate::lex::{TokenKind, lex};
use crate::preprocess::constant;
use okl_model::Arguments;
use std::ops::Range;

/// Replaces constant expressions by their values in arguments where an attribute takes only numbers.
pub(crate) fn compute(kind: Arguments, args: &mut [String]) {
    for (at, place) in numbers(kind, args) {
        if let Some(number) = value(&args[at][place.clone()]) {
            args[at].replace_range(place, &number);
        }
    }
    if kind == Arguments::Tile {
        for arg in args.iter_mut().skip(1) {
            if let Some(place) = check(arg)
                && let Some(number) = value(&arg[place.clone()])
            {
                arg.replace_range(place, if number == "0" { "false" } else { "true" });
            }
        }
    }
}

/// The numbers in the arguments of an attribute that contain names: `AXIS` of `@tile(16, @outer(AXIS), @inner)`,
/// `size / sizeof(float)` of `@shared(size / sizeof(float))`.
pub(crate) fn named_axes(kind: Arguments, args: &[String]) -> Vec<(usize, Range<usize>)> {
    numbers(kind, args).into_iter().filter(|(at, place)| has_name(&args[*at][place.clone()])).collect()
}

/// True if the arguments contain a name that may be a macro.
pub(crate) fn names_something(kind: Arguments, args: &[String]) -> bool {
    match kind {
        Arguments::None | Arguments::Text => false,
        Arguments::Axis => args.first().is_some_and(|arg| has_name(arg)),
        Arguments::Numbers { .. } | Arguments::Expressions { .. } => args.iter().any(|arg| has_name(arg)),
        Arguments::Tile => args.iter().any(|arg| match axis_of_loop(arg).or(check(arg)) {
            Some(place) => has_name(&arg[place]),
            None => has_name(arg) && !is_word_of_tile(arg),
        }),
    }
}

/// The ranges that have to be numbers: the index of the argument, and the range in it.
fn numbers(kind: Arguments, args: &[String]) -> Vec<(usize, Range<usize>)> {
    let all = args.iter().enumerate();
    match kind {
        // `subgroup` of `@inner(0, subgroup)` is a keyword.
        Arguments::Axis => all.take(1).map(|(at, arg)| (at, 0..arg.len())).collect(),
        Arguments::Numbers { .. } => all.map(|(at, arg)| (at, 0..arg.len())).collect(),
        Arguments::Tile => all.skip(1).filter_map(|(at, arg)| Some((at, axis_of_loop(arg)?))).collect(),
        Arguments::None | Arguments::Expressions { .. } | Arguments::Text => Vec::new(),
    }
}

/// True if an argument of `@tile` is `@outer`, `@inner` or `check=...`.
fn is_word_of_tile(arg: &str) -> bool {
    let word = arg.trim_start_matches('@').trim_start();
    ["outer", "inner", "check"].iter().any(|known| word.starts_with(known))
}

/// The range of `AXIS` in `@outer(AXIS)`.
fn axis_of_loop(arg: &str) -> Option<Range<usize>> {
    let (name, rest) = arg.split_once('(')?;
    let axis = rest.trim_end().strip_suffix(')')?;
    let is_loop = ["outer", "inner"].contains(&name.trim_start_matches('@').trim());
    (is_loop && !axis.trim().is_empty()).then(|| name.len() + 1..name.len() + 1 + axis.len())
}

/// The range of `1 == 1` in `check=1 == 1`. `None` if it is a plain Boolean value already.
fn check(arg: &str) -> Option<Range<usize>> {
    let (name, rest) = arg.split_once('=')?;
    let is_plain = matches!(rest.trim(), "true" | "false" | "0" | "1");
    (name.trim() == "check" && !is_plain).then(|| arg.len() - rest.len()..arg.len())
}

/// The value of a constant expression: `1` for `2 - 1`. `None` for other text, and for a plain number.
fn value(text: &str) -> Option<String> {
    let is_number = text.trim().bytes().all(|byte| byte.is_ascii_digit());
    if is_number || has_name(text) {
        return None;
    }
    constant(text).map(|value| value.to_string())
}

fn has_name(text: &str) -> bool {
    lex(text)
        .tokens
        .iter()
        .any(|token| token.kind == TokenKind::Identifier && !matches!(&*token.text(text), "true" | "false"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn computed(kind: Arguments, args: &[&str]) -> Vec<String> {
        let mut args: Vec<String> = args.iter().map(|arg| arg.to_string()).collect();
        compute(kind, &mut args);
        args
    }

    #[test]
    fn expressions_become_numbers_where_only_numbers_may_stand() {
        assert_eq!(computed(Arguments::Axis, &["(2) - 1"]), ["1"]);
        assert_eq!(computed(Arguments::Axis, &["AXIS - 1"]), ["AXIS - 1"]);
        assert_eq!(computed(Arguments::Numbers { min: 1, max: 64 }, &["0+1", "(0)"]), ["1", "0"]);
        let tile = ["8 * 2", "@outer(1 - 1)", "@ inner ( 1 )", "check = 2 > 1"];
        assert_eq!(computed(Arguments::Tile, &tile), ["8 * 2", "@outer(0)", "@ inner ( 1 )", "check =true"]);
        assert_eq!(
            computed(Arguments::Tile, &["2", "@inner", "check=false"]),
            ["2", "@inner", "check=false"]
        );
    }

    #[test]
    fn named_axes_are_found_with_their_place() {
        let args = ["B", "@outer(1)", "@inner(X)", "check=C"].map(str::to_string);
        assert_eq!(named_axes(Arguments::Tile, &args), [(2, 7..8)]);
        assert_eq!(named_axes(Arguments::Axis, &["X".to_string()]), [(0, 0..1)]);
        let numbers = Arguments::Numbers { min: 0, max: 1 };
        assert_eq!(named_axes(numbers, &["64 / sizeof(X)".to_string()]), [(0, 0..14)]);
        assert_eq!(named_axes(numbers, &["64".to_string()]), []);
    }
}
