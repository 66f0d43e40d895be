//! Syntax of other languages that is no C++: `f<<<n, 64>>>(x)`, `float * restrict y`.
//!
//! clang cannot recover from it and reports other errors, often about later code. So this syntax is found in the tokens
//! before clang reads the text. clang then reads something valid in its place, and reports the other errors of the text
//! as well.

use crate::foreign_fix::{with_fix, written};
use crate::foreign_words::ForeignKind;
use crate::parse_text::Text;
use crate::undeclared::{belongs, foreign};
use okl_model::{Directive, DirectiveKind};
use okl_normalizer::lex::TokenKind;
use okl_normalizer::tokens::Tokens;
use okl_source::ids::{FOREIGN_WORD, KERNEL_NOT_VOID};
use okl_source::{Diagnostic, Span};

/// The foreign syntax of a text.
#[derive(Default)]
pub(crate) struct Forms {
    /// A diagnostic for each occurrence.
    pub(crate) found: Vec<Diagnostic>,
    /// Ranges of the text with the text that clang reads instead; in source order, without overlaps.
    pub(crate) stands: Vec<(Span, String)>,
    /// Headers of other languages, for which clang reads nothing.
    pub(crate) headers: Vec<String>,
}

/// The subject of messages about a launch.
pub(crate) const LAUNCH: &str = "<<<";

impl Forms {
    /// Finds the foreign syntax of a text.
    pub(crate) fn of(text: &Text<'_>) -> Forms {
        let mut forms = Forms::default();
        // A whole program has host code, in which this syntax is right.
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

    /// Finds headers of other languages: `#include <cuda_runtime.h>`
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
            let error = Diagnostic::error(FOREIGN_WORD, message, line.span).about(name);
            // Including the end of the line.
            let ends = text.input.text[line.span.end as usize..].starts_with('\n');
            let whole = Span::new(line.span.start, line.span.end + u32::from(ends));
            self.found.push(error.help("remove this line").replace(whole, ""));
            self.headers.push(name.to_string());
        }
    }

    /// Handles the form that starts at a token or whose first keyword the token is; returns its last token.
    fn form(&mut self, text: &Text<'_>, at: usize, declared: &[&str]) -> Option<usize> {
        let tokens = text.tokens;
        match tokens.spelling(at) {
            "<<" => self.launch(text, at),
            "restrict" => self.restrict(tokens, at),
            name if is_candidate(name) && !is_users(tokens, at, declared) => self.word(text, at),
            _ => None,
        }
    }

    /// Handles a launch: `f<<<n, 64>>>(x);`
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
        let error = Diagnostic::error(FOREIGN_WORD, message, place).about(LAUNCH);
        self.add(error.help(word.help()), tokens.span(first).to(tokens.span(last)), "");
        Some(last)
    }

    /// Handles `float * restrict y`: a keyword of C, not of C++.
    fn restrict(&mut self, tokens: &Tokens<'_>, at: usize) -> Option<usize> {
        let before = at.checked_sub(1)?;
        let is_meant = tokens.is(before, "*") && tokens.is_kind(at + 1, TokenKind::Identifier);
        if !is_meant {
            return None;
        }
        let place = tokens.span(at);
        let error =
            Diagnostic::error(FOREIGN_WORD, "`restrict` belongs to C, not to OKL", place).about("restrict");
        self.add(error.help("in OKL: `@restrict`").replace(place, "@restrict"), place, "");
        Some(at)
    }

    /// Handles a word before declarations, loops and blocks, or a call whose arguments are words of other languages.
    fn word(&mut self, text: &Text<'_>, at: usize) -> Option<usize> {
        let tokens = text.tokens;
        let name = tokens.spelling(at);
        let word = text.foreign(name)?;
        let is_call = tokens.is(at + 1, "(");
        if BARRIERS.contains(&name) {
            return if is_call { self.barrier(text, at) } else { None };
        }
        let is_prefix = word.kind == ForeignKind::Prefix || is_call && PREFIXES.contains(&name);
        if !is_prefix {
            return None;
        }
        let mut last = if is_call { tokens.skip(at + 1) - 1 } else { at };
        let place = tokens.span(at).to(tokens.span(last));
        let fix = written(word, text, at);
        // A parameter is removed with its comma.
        if word.write.as_deref() == Some("") && tokens.is(last + 1, ",") {
            last += 1;
        }
        let error = foreign(Diagnostic::error(FOREIGN_WORD, belongs(name, word), place), word).about(name);
        let error = with_fix(error, fix);
        self.add(error, tokens.span(at).to(tokens.span(last)), "");
        Some(last)
    }

    /// Handles a barrier with a flag: `barrier(localMemFence);`
    fn barrier(&mut self, text: &Text<'_>, at: usize) -> Option<usize> {
        let tokens = text.tokens;
        let (place, fix) = written(text.foreign(tokens.spelling(at))?, text, at)?;
        let close = tokens.skip(at + 1) - 1;
        let flag = (at + 2..close).find_map(|inside| text.foreign(tokens.spelling(inside)))?;
        let call = tokens.text_of(at..close + 1);
        let error = Diagnostic::error(FOREIGN_WORD, belongs(call, flag), place).about(tokens.spelling(at));
        self.add(foreign(error, flag).replace(place, fix), place, "");
        Some(close)
    }

    /// Reports kernels without a result type, which C++ requires: `@kernel f(int n) {`
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
            let error = Diagnostic::error(KERNEL_NOT_VOID, message, place);
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

/// Barriers that take the memory they order as argument.
const BARRIERS: [&str; 3] = ["barrier", "occaBarrier", "work_group_barrier"];

/// Words of target languages with arguments that precede a declaration.
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

/// The names of [`BARRIERS`] that a text declares itself: `void barrier(int)`, `int *barrier,`.
fn declared_barriers<'t>(tokens: &Tokens<'t>) -> Vec<&'t str> {
    let declares = |at: &usize| {
        let is_name = BARRIERS.contains(&tokens.spelling(*at))
            && matches!(tokens.spelling(at + 1), "(" | "," | ")" | "=" | "[" | "{");
        let Some(before) = at.checked_sub(1).filter(|_| is_name) else { return false };
        let is_type = tokens.is_kind(before, TokenKind::Identifier) || tokens.is(before, "*");
        is_type && !matches!(tokens.spelling(before), "else" | "do" | "return")
    };
    (0..tokens.len()).filter(declares).map(|at| tokens.spelling(at)).collect()
}

/// True for tokens between two statements: `;`, `{` and `}`.
fn ends_statement(tokens: &Tokens<'_>, at: usize) -> bool {
    matches!(tokens.spelling(at), ";" | "{" | "}")
}
