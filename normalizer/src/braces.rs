//! Unbalanced brackets, and a guess where the missing one belongs.
//!
//! Brackets are paired from the inside out, so a missing `}` shows up as an unpaired `{` at the start of the file, far
//! from the place where it is missing. The indentation tells where it belongs:
//!
//! ```text
//! for (...) {
//!   if (x) {
//!     y = 1;
//! }             // by its indentation not the end of the `if`: one is missing before it
//! ```

use crate::lex::TokenKind;
use crate::tokens::{Tokens, Unbalanced};
use okl_source::{Diagnostic, DiagnosticId, Span};

const UNBALANCED_BRACKET: DiagnosticId = DiagnosticId::new("unbalanced-bracket");

/// `unbalanced-bracket`: one diagnostic for each place where a bracket is missing or superfluous.
pub(crate) fn unbalanced(tokens: &Tokens<'_>) -> Vec<Diagnostic> {
    let text = tokens.text();
    let mut found: Vec<Diagnostic> = Vec::new();
    let mut is_told = false;
    let all = tokens.unbalanced();
    for bracket in all {
        if let Some(wrong) = all.iter().find_map(|other| exchanged(tokens, bracket, other)) {
            found.push(wrong);
            continue;
        }
        if all.iter().any(|other| exchanged(tokens, other, bracket).is_some()) {
            continue;
        }
        let guess = match bracket.span.of(text) {
            "{" => lost(tokens),
            "}" => unopened(tokens, bracket).or_else(|| superfluous(tokens)),
            _ => None,
        };
        match guess {
            // All unpaired braces follow from one mistake.
            Some(_) if is_told => {}
            Some(guess) => {
                is_told = true;
                found.push(guess);
            }
            None => found.push(plain(tokens, bracket)),
        }
    }
    found
}

fn plain(tokens: &Tokens<'_>, bracket: &Unbalanced) -> Diagnostic {
    let text = tokens.text();
    let message = format!("`{}` has no partner", bracket.span.of(text));
    let error = Diagnostic::error(UNBALANCED_BRACKET, message, bracket.span);
    match bracket.open {
        Some(open) => error.label(open, "this is still open here"),
        None => match latest(tokens, bracket) {
            Some((partner, place)) => {
                error.label(place, format!("a `{partner}` is missing, here at the latest"))
            }
            None => error,
        },
    }
}

/// `x[i)`: one bracket is closed by another one.
fn exchanged(tokens: &Tokens<'_>, open: &Unbalanced, close: &Unbalanced) -> Option<Diagnostic> {
    let text = tokens.text();
    let wanted = match open.span.of(text) {
        "(" => ")",
        "[" => "]",
        _ => return None,
    };
    let found = close.span.of(text);
    if close.open != Some(open.span) || !matches!(found, ")" | "]") {
        return None;
    }
    let message = format!("`{}` is closed by `{found}`", open.span.of(text));
    let error = Diagnostic::error(UNBALANCED_BRACKET, message, close.span).label(open.span, "to close this");
    Some(error.help(format!("write `{wanted}`")).replace(close.span, wanted))
}

/// The closing bracket for an opening one, and the last place where it may stand: `)` before the `{` in
/// `void f(int a {`.
fn latest(tokens: &Tokens<'_>, bracket: &Unbalanced) -> Option<(&'static str, Span)> {
    let open = tokens.at(bracket.span.start);
    let is_for = open > 0 && tokens.is(open - 1, "for");
    let (partner, ends): (_, &[&str]) = match tokens.spelling(open) {
        "(" if is_for => (")", &["{", "]", "}"]),
        "(" => (")", &["{", ";", "]", "}"]),
        "[" => ("]", &["{", ";", ")", "}"]),
        "{" => ("}", &[]),
        _ => return None,
    };
    let mut at = open + 1;
    while at < tokens.len() && !ends.contains(&tokens.spelling(at)) {
        at = tokens.skip(at);
    }
    Some((partner, Span::at(tokens.span(at - 1).end)))
}

/// A missing `}`: in the first block whose `}` is indented less than the line of its `{`.
fn lost(tokens: &Tokens<'_>) -> Option<Diagnostic> {
    let (open, close) = first_pair(tokens, |open, close| close < open)?;
    let text = tokens.text();
    let line = line_start(text, tokens.span(open).start);
    // The block ends at the first line that is not indented more than its first line.
    let is_outside = |at: &usize| {
        let place = tokens.span(*at).start;
        let start = line_start(text, place);
        let is_first = text[start..place as usize].trim().is_empty();
        let is_label = matches!(tokens.spelling(*at), "case" | "default" | "{") || tokens.is(*at + 1, ":");
        is_first && !is_label && indentation(text, start) <= indentation(text, line)
    };
    let next = (open + 1..close).find(is_outside).unwrap_or(close);
    let end = tokens.span(next - 1).end;
    let blanks = &text[line..line + blanks(&text[line..])];
    let error = Diagnostic::error(UNBALANCED_BRACKET, "a `}` is missing here", Span::at(end));
    let error = error.label(tokens.span(open), "to close this `{`");
    Some(error.replace(Span::at(end), format!("\n{blanks}}}")))
}

/// The missing `{` of an unpaired `}`: after the head of a function, or after the head of a loop or condition with the
/// same indentation as that `}`.
///
/// ```text
/// void f(int n)          // a `{` is missing here: no statement stands outside of functions
///   for (...) {
///   }
/// }
/// ```
fn unopened(tokens: &Tokens<'_>, bracket: &Unbalanced) -> Option<Diagnostic> {
    let text = tokens.text();
    let last = tokens.at(bracket.span.start);
    let (place, close) = match head_of_function(tokens, last) {
        Some(place) => (place, last),
        None => head_beside(tokens, last)?,
    };
    let error = Diagnostic::error(UNBALANCED_BRACKET, "a `{` is missing here", Span::at(place));
    let blank = if text[..place as usize].ends_with(char::is_whitespace) { "" } else { " " };
    Some(
        error
            .label(tokens.span(close), "the partner of this `}`")
            .replace(Span::at(place), format!("{blank}{{")),
    )
}

/// The end of the head of a function whose body starts without a `{`, before a token.
fn head_of_function(tokens: &Tokens<'_>, last: usize) -> Option<u32> {
    const STARTS: [&str; 7] = ["do", "for", "if", "return", "switch", "while", "@"];
    let mut at = 0;
    while at < last {
        let is_head = tokens.is(at, "(") && at > 0 && tokens.is_kind(at - 1, TokenKind::Identifier);
        let after = tokens.skip(at);
        // `@outer for`, and not the `@dim(...)` of what follows the parameters.
        let starts = STARTS.contains(&tokens.spelling(after)) && !tokens.is(after, "@")
            || tokens.is(after, "@") && tokens.is(after + 2, "for");
        if is_head && starts && !STARTS.contains(&tokens.spelling(at - 1)) {
            return Some(tokens.span(after - 1).end);
        }
        at = after;
    }
    None
}

/// For a `}` that is indented more than the line of its `{`: the end of the last head of a loop or condition without
/// `{` that has the same indentation as that `}`; and that `}`.
fn head_beside(tokens: &Tokens<'_>, last: usize) -> Option<(u32, usize)> {
    let text = tokens.text();
    let (open, close) = first_pair(tokens, |open, close| close > open).filter(|(_, close)| *close < last)?;
    let column = |at: usize| indentation(text, line_start(text, tokens.span(at).start));
    let is_first = |at: usize| {
        let place = tokens.span(at).start;
        text[line_start(text, place)..place as usize].trim().is_empty()
    };
    let head = (open + 1..close).rev().find_map(|at| {
        let end = match tokens.spelling(at) {
            "else" | "do" => at + 1,
            "for" | "if" | "switch" | "while" if tokens.is(at + 1, "(") => tokens.skip(at + 1),
            _ => return None,
        };
        let is_bare = !tokens.is(end, "{") && !tokens.is(end, ";");
        let starts_line = is_first(at) || tokens.is(at - 1, "}") && is_first(at - 1);
        (is_bare && starts_line && column(at) == column(close)).then(|| tokens.span(end - 1).end)
    })?;
    Some((head, close))
}

/// A superfluous `}`: that of the first block whose `}` is indented more than the line of its `{`.
fn superfluous(tokens: &Tokens<'_>) -> Option<Diagnostic> {
    let (open, close) = first_pair(tokens, |open, close| close > open)?;
    let error = Diagnostic::error(UNBALANCED_BRACKET, "there is a `}` too many", tokens.span(close));
    Some(error.label(tokens.span(open), "it closes this `{`, whose indentation is another one"))
}

/// The first `}` that begins its line and whose indentation, compared with that of its `{`, satisfies `is_wrong`. Both
/// as token indices.
fn first_pair(tokens: &Tokens<'_>, is_wrong: impl Fn(usize, usize) -> bool) -> Option<(usize, usize)> {
    let text = tokens.text();
    (0..tokens.len()).filter(|at| tokens.is(*at, "}")).find_map(|close| {
        let open = tokens.partner(close)?;
        let (place, from) = (tokens.span(close).start, tokens.span(open).start);
        let line = line_start(text, place);
        let is_first = text[line..place as usize].trim().is_empty();
        // A `{` on a separate line has the indentation of the construct it belongs to.
        let found = is_wrong(indentation(text, line_start(text, from)), indentation(text, line));
        (is_first && found).then_some((open, close))
    })
}

fn line_start(text: &str, offset: u32) -> usize {
    text[..offset as usize].rfind('\n').map_or(0, |at| at + 1)
}

/// The number of spaces and tabs that a text starts with.
fn blanks(text: &str) -> usize {
    text.len() - text.trim_start_matches([' ', '\t']).len()
}

/// The indentation of a line, in columns. Tab stops are 8 columns apart.
fn indentation(text: &str, line: usize) -> usize {
    let start = &text[line..line + blanks(&text[line..])];
    start.chars().fold(0, |column, blank| if blank == '\t' { column / 8 * 8 + 8 } else { column + 1 })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(text: &str) -> Vec<(String, u32)> {
        let found = unbalanced(&Tokens::new(text)).into_iter();
        found.map(|said| (said.message, said.labels[0].place.start)).collect()
    }

    #[test]
    fn a_lost_brace_is_missing_at_the_end_of_its_block() {
        let text = "f {\n  if {\n    x;\n  g {\n  }\n}\n";
        assert_eq!(told(text), [("a `}` is missing here".to_string(), 17)]);
    }

    #[test]
    fn a_lost_opening_brace_is_missing_after_its_head() {
        let missing = |at: u32| [("a `{` is missing here".to_string(), at)];
        assert_eq!(told("void f(int n)\n  for (;;) {\n  }\n}\n"), missing(13));
        assert_eq!(told("f {\n  for (;;)\n    x;\n    y;\n  }\n}\n"), missing(14));
        assert_eq!(told("f {\n  if (a) {\n  } else\n    x;\n  }\n}\n"), missing(23));
    }

    #[test]
    fn a_brace_too_many_is_the_one_that_stands_too_far_right() {
        let text = "f {\n  if {\n  }\n  }\n}\n";
        assert_eq!(told(text), [("there is a `}` too many".to_string(), 17)]);
    }

    #[test]
    fn a_bracket_that_stays_open_ends_at_the_latest_where_nothing_can_go_on() {
        let latest = |text: &str| {
            let found = unbalanced(&Tokens::new(text));
            let [said] = &found[..] else { panic!("{found:?}") };
            (said.labels[1].text.clone(), said.labels[1].place.start)
        };
        let missing = |partner: &str| format!("a `{partner}` is missing, here at the latest");
        assert_eq!(latest("f(int a { g(1); }"), (missing(")"), 7));
        assert_eq!(latest("for (i; j; k { x; }"), (missing(")"), 12));
        assert_eq!(latest("{ g((1) + 2; h; }"), (missing(")"), 11));
        assert_eq!(latest("{ x[1 = 2; }"), (missing("]"), 9));
        assert_eq!(latest("f { g { } "), (missing("}"), 9));
    }

    #[test]
    fn without_indentation_the_bracket_itself_is_told() {
        assert_eq!(told("f { if { }"), [("`{` has no partner".to_string(), 2)]);
        assert_eq!(told("f ( "), [("`(` has no partner".to_string(), 2)]);
        assert_eq!(told("f ]"), [("`]` has no partner".to_string(), 2)]);
    }

    #[test]
    fn a_bracket_for_another_one_is_one_mistake() {
        assert_eq!(told("{ a[i) = 1; }"), [("`[` is closed by `)`".to_string(), 5)]);
        assert_eq!(told("{ f(i]; }"), [("`(` is closed by `]`".to_string(), 5)]);
    }
}
