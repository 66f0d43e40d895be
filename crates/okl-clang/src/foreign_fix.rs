//! Replacements of names of target languages by OKL.

use crate::foreign_words::{ForeignKind, ForeignWord};
use crate::parse_text::Text;
use okl_normalizer::lex::TokenKind;
use okl_normalizer::tokens::Tokens;
use okl_source::{Diagnostic, Span};

/// The replacement for a foreign name, with the range that it replaces; `None` if it is not certain.
pub(crate) fn written(word: &ForeignWord, text: &Text<'_>, at: usize) -> Option<(Span, String)> {
    let tokens = text.tokens;
    let own = attribute_for(word, text).map(|name| format!("@{name}"));
    let template = word.write.clone().or(own)?;
    let place = tokens.span(at);
    let is_call = tokens.is(at + 1, "(");
    let close = if is_call { tokens.skip(at + 1) - 1 } else { at };
    let whole = place.to(tokens.span(close));
    if template.contains('{') {
        let arguments: Vec<&str> = match is_call {
            true => tokens.arguments(at + 1).into_iter().map(|part| tokens.text_of(part)).collect(),
            false => return None,
        };
        if template.starts_with('@') && word.kind != ForeignKind::Prefix && !is_statement(tokens, at, close) {
            return None;
        }
        return Some((whole, filled(&template, &arguments)?));
    }
    if template.is_empty() {
        // A parameter is removed with its comma, a word with the blanks after it.
        let end = if tokens.is(close + 1, ",") { close + 1 } else { close };
        let end = tokens.span(end).end;
        let next = tokens.get(tokens.at(end)).map_or(end, |next| next.span.start);
        let blanks = &tokens.text()[end as usize..next as usize];
        let goes = blanks.len() - blanks.trim_start_matches([' ', '\t']).len();
        return Some((Span::new(place.start, end + goes as u32), String::new()));
    }
    if template.starts_with('@') && is_call {
        // `@barrier` takes no argument, so the replacement is certain only if the arguments are known names.
        let is_known = |inside: usize| {
            !tokens.is_kind(inside, TokenKind::Identifier) || text.foreign(tokens.spelling(inside)).is_some()
        };
        let is_certain = is_statement(tokens, at, close) && (at + 2..close).all(is_known);
        return is_certain.then_some((whole, template));
    }
    Some((place, template))
}

/// Adds the replacement for `okl fix`, and a help with it if no other help contains it.
pub(crate) fn with_fix(said: Diagnostic, fix: Option<(Span, String)>) -> Diagnostic {
    let Some((place, text)) = fix else { return said };
    let is_told = text.is_empty() || text.contains('\n') || said.help.iter().any(|help| help.contains(&text));
    let said = if is_told { said } else { said.help(format!("here: `{text}`")) };
    said.replace(place, text)
}

/// True if a call is a whole statement.
fn is_statement(tokens: &Tokens<'_>, first: usize, last: usize) -> bool {
    let before = if first == 0 { ";" } else { tokens.spelling(first - 1) };
    matches!(before, ";" | "{" | "}" | ")" | "else" | "do" | ":") && tokens.is(last + 1, ";")
}

/// Fills the arguments of a call into a template: `{1}` is the second one, `{*0}` the object that the first one points
/// to. An argument with operators gets parentheses if operators of the template are next to it. `None` if the call
/// lacks an argument.
fn filled(template: &str, arguments: &[&str]) -> Option<String> {
    let mut text = String::new();
    let mut rest = template;
    while let Some((before, after)) = rest.split_once('{') {
        let (name, behind) = after.split_once('}')?;
        text.push_str(before);
        let argument = |number: &str| arguments.get(number.parse::<usize>().ok()?).map(|one| one.trim());
        if let Some(number) = name.strip_prefix('*') {
            text.push_str(&pointed_to(argument(number)?)?);
        } else {
            let argument = argument(name)?;
            // `f({0}, {1})` and `x += {1}` take a whole expression.
            let is_whole = text.trim_end().ends_with(['(', ',', '='])
                && (behind.is_empty() || behind.trim_start().starts_with([')', ',']));
            match is_whole || is_operand(argument) {
                true => text.push_str(argument),
                false => text.push_str(&format!("({argument})")),
            }
        }
        rest = behind;
    }
    Some(text + rest)
}

/// True for expressions that need no parentheses beside any operator: names, numbers, calls, elements, members.
fn is_operand(argument: &str) -> bool {
    let tokens = Tokens::new(argument);
    let mut at = 0;
    let mut is_one = !tokens.is_empty();
    while at < tokens.len() {
        let joins = matches!(tokens.spelling(at), "." | "->" | "::");
        let is_part = joins
            || tokens.is_kind(at, TokenKind::Identifier)
            || tokens.is_kind(at, TokenKind::Number)
            || matches!(tokens.spelling(at), "(" | "[");
        // `(float) x` is no single operand.
        let follows = at > 0 && !joins && !matches!(tokens.spelling(at), "(" | "[");
        is_one &= is_part && (!follows || matches!(tokens.spelling(at - 1), "." | "->" | "::"));
        at = tokens.skip(at);
    }
    is_one
}

/// The place that a pointer argument points to: `x[i]` for `&x[i]`, `x[0]` for `x`.
fn pointed_to(argument: &str) -> Option<String> {
    let is_place = |text: &str| {
        let mut tokens = text.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
        let starts = tokens.next().is_some_and(|first| !first.is_empty());
        let end = text.find(['[', '.', '-']).unwrap_or(text.len());
        let name = &text[..end];
        // With operators outside of brackets it is no single place.
        let lexed = Tokens::new(text);
        let mut at = 0;
        let mut is_postfix = true;
        while at < lexed.len() {
            is_postfix &=
                lexed.is_kind(at, TokenKind::Identifier) || matches!(lexed.spelling(at), "[" | "." | "->");
            at = lexed.skip(at);
        }
        starts && is_postfix && !name.trim().is_empty()
    };
    let argument = argument.trim();
    match argument.strip_prefix('&').map(str::trim) {
        Some(place) => is_place(place).then(|| place.to_string()),
        None => {
            let is_name = argument.chars().all(|letter| letter.is_alphanumeric() || letter == '_');
            is_name.then(|| format!("{argument}[0]"))
        }
    }
}

/// The attribute that replaces a word by itself: `shared` for `__shared__`.
fn attribute_for<'w>(word: &'w ForeignWord, text: &Text<'_>) -> Option<&'w str> {
    let (first, _) = word.okl.strip_prefix("`@")?.split_once('`')?;
    let name = first.strip_suffix(';').unwrap_or(first);
    text.known.get(name).map(|_| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn templates_take_the_arguments_of_a_call() {
        let text = |template: &str, arguments: &[&str]| filled(template, arguments);
        assert_eq!(text("({0} / {1})", &["x", "y + 1"]).as_deref(), Some("(x / (y + 1))"));
        assert_eq!(
            text("({0} / {1})", &["p->x[i + 1]", "f(a, b)"]).as_deref(),
            Some("(p->x[i + 1] / f(a, b))")
        );
        assert_eq!(text("({0} / {1})", &["-x", "(float)y"]).as_deref(), Some("((-x) / ((float)y))"));
        assert_eq!(text("f({0}, {1})", &["-x", "a + b"]).as_deref(), Some("f(-x, a + b)"));
        assert_eq!(text("@atomic {*0} += {1}", &["x", "a - b"]).as_deref(), Some("@atomic x[0] += a - b"));
        assert_eq!(text("@atomic {*0} += {1}", &["&s[i]", "v"]).as_deref(), Some("@atomic s[i] += v"));
        assert_eq!(text("@atomic {*0} += {1}", &["s", "v"]).as_deref(), Some("@atomic s[0] += v"));
        assert_eq!(text("@atomic {*0} += {1}", &["s + 1", "v"]), None);
        assert_eq!(text("@atomic {*0} += {1}", &["&s[i]"]), None);
        assert_eq!(text("{*0}", &["&p->x[i + 1].y"]).as_deref(), Some("p->x[i + 1].y"));
        assert_eq!(text("{*0}", &["&a + 1"]), None);
    }
}
