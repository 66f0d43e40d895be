//! Number, character and string literals.

use super::refused::refuse;
use crate::device_text::DeviceText;
use crate::job::Job;
use okl_model::{ExprKind, Literal};
use okl_source::{EditSet, Span};
use std::collections::BTreeSet;

/// `1'000ull` is `1000ul`: OpenCL's `long` has 64 bits, its `long long` 128.
pub(crate) fn plain_number(word: &str) -> String {
    let word = word.replace('\'', "");
    let digits = word.trim_end_matches(['l', 'L', 'u', 'U']);
    let (digits, suffix) = word.split_at(digits.len());
    format!("{digits}{}", suffix.replace("ll", "l").replace("LL", "L"))
}

/// Rewrites the literals that C spells otherwise.
pub(crate) fn lower(job: &mut Job<'_>, code: &DeviceText, edits: &mut EditSet) {
    let unit = job.unit;
    let mut done = BTreeSet::new();
    for expression in unit.expressions.iter().filter(|one| code.is_left(one.span.first())) {
        if let ExprKind::Literal(literal) = expression.kind
            && done.insert(expression.span)
            && let Some(plain) = plain(literal, unit.source(expression.span))
        {
            edits.replace(job.owner(), expression.span, plain);
        }
        // In C, a character literal is an `int`.
        if let ExprKind::SizeOf(parts) = &expression.kind
            && let [only] = parts[..]
            && let ExprKind::Literal(Literal::Character | Literal::Bool) =
                unit.expression(unit.peeled(only)).kind
        {
            let word = Span::new(expression.span.start, expression.span.start + "sizeof".len() as u32);
            refuse(job, "the size of a character or truth value", word);
        }
    }
    for place in unit.encoded.iter().copied().filter(|place| code.is_left(place.first())) {
        encoded(job, place, edits);
    }
}

/// The C spelling of a number or of `nullptr`; none if it is unchanged.
fn plain(literal: Literal, written: &str) -> Option<String> {
    match literal {
        Literal::Integer | Literal::Float(_) => Some(plain_number(written)).filter(|plain| plain != written),
        // `NULL` exists in C.
        Literal::Null => (written == "nullptr").then(|| "0".to_string()),
        Literal::Character | Literal::String | Literal::Bool => None,
    }
}

/// `u8"text"` becomes `"text"`; a raw string becomes a string with escapes.
fn encoded(job: &mut Job<'_>, place: Span, edits: &mut EditSet) {
    let written = job.unit.source(place);
    if let Some(raw) = raw_text(written) {
        edits.replace(job.owner(), place, quoted(raw));
    } else if written.starts_with("u8") {
        edits.delete(job.owner(), Span::new(place.start, place.start + 2));
    } else {
        refuse(job, "a wide character", place.first());
    }
}

/// The content of a raw string: `R"(a "b")"`, `u8R"x(a)x"`.
fn raw_text(literal: &str) -> Option<&str> {
    let rest = literal.strip_prefix("u8").unwrap_or(literal).strip_prefix("R\"")?;
    let open = rest.find('(')?;
    let close = rest.rfind(')')?;
    rest.get(open + 1..close)
}

/// `"a \"b\""`
fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            '\n' => quoted.push_str("\\n"),
            // `??=` would be a trigraph.
            '?' => quoted.push_str("\\?"),
            '\t' => quoted.push_str("\\t"),
            _ => quoted.push(letter),
        }
    }
    quoted + "\""
}

#[cfg(test)]
mod tests {
    use super::{plain_number, quoted, raw_text};

    #[test]
    fn numbers_lose_marks_and_second_letters() {
        assert_eq!([plain_number("1'000ull"), plain_number("0xFF'FF")], ["1000ul", "0xFFFF"]);
    }

    #[test]
    fn raw_texts_are_quoted() {
        assert_eq!(raw_text("R\"x(a)\"b)x\"").map(quoted), Some("\"a)\\\"b\"".to_string()));
    }
}
