//! Forms of other languages that are no C++: `f<<<n, 64>>>(x)`, `float * restrict y`.
//!
//! clang loses its way there and says something else, often of what comes later. So these are found in the text before clang
//! reads it. It gets something that it understands in their place, and what else is wrong is told as well.

use crate::ForeignKind;
use crate::ForeignWord;
use crate::parse_feedback::Text;
use crate::undeclared::{belongs, foreign};
use okl_model::{Directive, DirectiveKind};
use okl_normalizer::lex::TokenKind;
use okl_normalizer::tokens::Tokens;
use okl_source::{Diagnostic, Span};

/// The forms of a text.
#[derive(Default)]
pub(crate) struct Forms {
    /// A diagnostic for each of them.
    pub(crate) found: Vec<Diagnostic>,
    /// Ranges of the text with the text that clang reads in their place; in source order, apart from each other.
    pub(crate) stands: Vec<(Span, String)>,
    /// Headers of other languages, for which nothing is read.
    pub(crate) headers: Vec<String>,
}

/// The subject of messages about a launch.
pub(crate) const LAUNCH: &str = "<<<";

impl Forms {
    /// Those of a text.
    pub(crate) fn of(text: &Text<'_>) -> Forms {
        let mut forms = Forms::default();
        // In host code of a whole program they mean what they say.
        if text.options.programs {
            return forms;
        }
        forms.find_headers(text);
        let declared = declared_barriers(text.tokens);
        let mut at = 0;
        while at < text.tokens.len() {
            at = forms.form(text, at, &declared).unwrap_or(at).max(at) + 1;
        }
        forms.find_kernels(text);
        forms
    }

    /// `#include <cuda_runtime.h>`
    fn find_headers(&mut self, text: &Text<'_>) {
        let is_include = |line: &&Directive| line.kind == DirectiveKind::Include;
        for line in text.input.directives.iter().filter(is_include) {
            let name = line.text.as_str();
            let word = text.foreign(name).filter(|word| word.kind == ForeignKind::Header);
            let is_left =
                text.options.loose_headers || text.options.absent.iter().any(|absent| absent == name);
            let Some(word) = word.filter(|_| !is_left) else { continue };
            let message =
                format!("`{name}` is a header of {}, and kernels need none of it", word.languages());
            let error = Diagnostic::error("foreign-word", message, line.span).about(name);
            // With the end of the line.
            let ends = text.input.text[line.span.end as usize..].starts_with('\n');
            let whole = Span::new(line.span.start, line.span.end + u32::from(ends));
            self.found.push(error.help("remove this line").replace(whole, ""));
            self.headers.push(name.to_string());
        }
    }

    /// The form that starts at a token, or whose first word it is; the last token of it.
    fn form(&mut self, text: &Text<'_>, at: usize, declared: &[&str]) -> Option<usize> {
        let tokens = text.tokens;
        match tokens.spelling(at) {
            "<<" => self.launch(text, at),
            "restrict" => self.restrict(tokens, at),
            name if is_candidate(name) && !is_users(tokens, at, declared) => self.word(text, at),
            _ => None,
        }
    }

    /// `f<<<n, 64>>>(x);`
    fn launch(&mut self, text: &Text<'_>, at: usize) -> Option<usize> {
        let tokens = text.tokens;
        let touch =
            |one: usize| tokens.get(one + 1).is_some_and(|next| next.span.start == tokens.span(one).end);
        if !tokens.is(at + 1, "<") || !touch(at) {
            return None;
        }
        let mut close = at + 2;
        while close < tokens.len() && !matches!(tokens.spelling(close), ";" | "{" | "}") {
            if tokens.is(close, ">>") && tokens.is(close + 1, ">") && tokens.is(close + 2, "(") {
                break;
            }
            close = tokens.skip(close);
        }
        if !tokens.is(close, ">>") {
            return None;
        }
        let last = tokens.skip(close + 2) - 1;
        let first = (0..at).rev().take_while(|before| !ends_statement(tokens, *before)).last().unwrap_or(at);
        let word = text.foreign(LAUNCH)?;
        let place = tokens.span(at).to(tokens.span(close + 1));
        let message = format!("`<<< >>>` launches a kernel in {}, which is host code", word.languages());
        let error = Diagnostic::error("foreign-word", message, place).about(LAUNCH);
        self.add(error.help(word.help()), tokens.span(first).to(tokens.span(last)), "");
        Some(last)
    }

    /// `float * restrict y`: C has that word, C++ has not.
    fn restrict(&mut self, tokens: &Tokens<'_>, at: usize) -> Option<usize> {
        let before = at.checked_sub(1)?;
        let is_meant = tokens.is(before, "*") && tokens.is_kind(at + 1, TokenKind::Identifier);
        if !is_meant {
            return None;
        }
        let place = tokens.span(at);
        let error =
            Diagnostic::error("foreign-word", "`restrict` belongs to C, not to OKL", place).about("restrict");
        self.add(error.help("in OKL: `@restrict`").replace(place, "@restrict"), place, "");
        Some(at)
    }

    /// A word that stands before declarations, loops and blocks, or a call with words of others for arguments.
    fn word(&mut self, text: &Text<'_>, at: usize) -> Option<usize> {
        let tokens = text.tokens;
        let name = tokens.spelling(at);
        let word = text.foreign(name)?;
        let is_call = tokens.is(at + 1, "(");
        if BARRIERS.contains(&name) {
            return self.barrier(text, at);
        }
        let is_prefix = word.kind == ForeignKind::Prefix || is_call && PREFIXES.contains(&name);
        if !is_prefix {
            return None;
        }
        let mut last = if is_call { tokens.skip(at + 1) - 1 } else { at };
        let place = tokens.span(at).to(tokens.span(last));
        let fix = written(word, text, at);
        // A parameter goes with its comma.
        if word.write.as_deref() == Some("") && tokens.is(last + 1, ",") {
            last += 1;
        }
        let error = foreign(Diagnostic::error("foreign-word", belongs(name, word), place), word).about(name);
        let error = with_fix(error, fix);
        self.add(error, tokens.span(at).to(tokens.span(last)), "");
        Some(last)
    }

    /// `barrier(localMemFence);`
    fn barrier(&mut self, text: &Text<'_>, at: usize) -> Option<usize> {
        let tokens = text.tokens;
        let (place, fix) = written(text.foreign(tokens.spelling(at))?, text, at)?;
        let close = tokens.skip(at + 1) - 1;
        let flag = (at + 2..close).find_map(|inside| text.foreign(tokens.spelling(inside)))?;
        let call = tokens.text_of(at..close + 1);
        let error = Diagnostic::error("foreign-word", belongs(call, flag), place).about(tokens.spelling(at));
        self.add(foreign(error, flag).replace(place, fix), place, "");
        Some(close)
    }

    /// `@kernel f(int n) {`: C++ wants the type that comes back.
    fn find_kernels(&mut self, text: &Text<'_>) {
        let tokens = text.tokens;
        for attribute in text.input.attributes.iter().filter(|attribute| attribute.name == "kernel") {
            let mut name = tokens.at(attribute.span.end);
            while tokens.opens_attribute(name) {
                name = tokens.skip(name);
            }
            let is_function = tokens.is_kind(name, TokenKind::Identifier)
                && tokens.is(name + 1, "(")
                && tokens.is(tokens.skip(name + 1), "{");
            if !is_function {
                continue;
            }
            let (place, spelling) = (tokens.span(name), tokens.spelling(name));
            let message = format!("there is no `void` before the name of kernel `{spelling}`");
            let error = Diagnostic::error("kernel-not-void", message, place);
            let error = error.help(format!("a kernel returns `void`: `@kernel void {spelling}(...)`"));
            self.add(error.replace(Span::at(place.start), "void "), Span::at(place.start), "void ");
        }
    }

    fn add(&mut self, said: Diagnostic, place: Span, stands: &str) {
        let at = self.stands.partition_point(|(other, _)| other.end <= place.start);
        if self.stands.get(at).is_none_or(|(next, _)| place.end <= next.start) {
            self.stands.insert(at, (place, stands.to_string()));
        }
        self.found.push(said);
    }
}

/// Calls that make work items wait, and say for which memory.
const BARRIERS: [&str; 3] = ["barrier", "occaBarrier", "work_group_barrier"];

/// Words of targets that have arguments and stand before a declaration.
const PREFIXES: [&str; 2] = ["__align__", "__launch_bounds__"];

/// True if a name may be one that [`Forms::word`] handles. This is cheaper than looking the name up.
fn is_candidate(name: &str) -> bool {
    name.starts_with("occa") || PREFIXES.contains(&name) || BARRIERS.contains(&name)
}

/// True for names that are the user's own here: those of members and types, and barriers that the text declares.
fn is_users(tokens: &Tokens<'_>, at: usize, declared: &[&str]) -> bool {
    declared.contains(&tokens.spelling(at))
        || matches!(tokens.spelling(at.wrapping_sub(1)), "struct" | "class" | "enum" | "::" | "." | "->")
}

/// The names of [`BARRIERS`] that a text declares itself: `void barrier(int)`.
fn declared_barriers<'t>(tokens: &Tokens<'t>) -> Vec<&'t str> {
    let declares = |at: &usize| {
        let is_call = BARRIERS.contains(&tokens.spelling(*at)) && tokens.is(at + 1, "(");
        let Some(before) = at.checked_sub(1).filter(|_| is_call) else { return false };
        let is_type = tokens.is_kind(before, TokenKind::Identifier) || tokens.is(before, "*");
        is_type && !matches!(tokens.spelling(before), "else" | "do" | "return")
    };
    (0..tokens.len()).filter(declares).map(|at| tokens.spelling(at)).collect()
}

/// True for tokens between two statements: `;`, `{` and `}`.
fn ends_statement(tokens: &Tokens<'_>, at: usize) -> bool {
    matches!(tokens.spelling(at), ";" | "{" | "}")
}

/// The replacement for a foreign name, with the range that it replaces; none where it is not certain.
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
        // Its comma goes with a parameter, and blanks go with a word.
        let end = if tokens.is(close + 1, ",") { close + 1 } else { close };
        let end = tokens.span(end).end;
        let next = tokens.get(tokens.at(end)).map_or(end, |next| next.span.start);
        let blanks = &tokens.text()[end as usize..next as usize];
        let goes = blanks.len() - blanks.trim_start_matches([' ', '\t']).len();
        return Some((Span::new(place.start, end + goes as u32), String::new()));
    }
    if template.starts_with('@') && is_call {
        // What an argument says is lost: `@barrier` has none.
        let is_known = |inside: usize| {
            !tokens.is_kind(inside, TokenKind::Identifier) || text.foreign(tokens.spelling(inside)).is_some()
        };
        let is_certain = is_statement(tokens, at, close) && (at + 2..close).all(is_known);
        return is_certain.then_some((whole, template));
    }
    Some((place, template))
}

/// The message with what `okl fix` writes, which it names where the help does not.
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

/// A template with the arguments of a call: `{1}` is the second one, `{*0}` what the first one points to. An argument with
/// operators gets parentheses where operators of the template stand beside it; none if the call lacks an argument.
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

/// What an argument points to: `x[i]` for `&x[i]`, `x[0]` for `x`.
fn pointed_to(argument: &str) -> Option<String> {
    let is_place = |text: &str| {
        let mut tokens = text.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
        let starts = tokens.next().is_some_and(|first| !first.is_empty());
        let end = text.find(['[', '.', '-']).unwrap_or(text.len());
        let name = &text[..end];
        // Operators outside of brackets make something else of it.
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

/// The attribute that says what a word does, where nothing else is needed: `shared` for `__shared__`.
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
