//! All statements and directives of a text.

use super::free::{FreeLines, Kind, Read};
use super::logical::Logical;
use crate::ast::Directive;
use crate::lex::{Lexed, lex};
use crate::mapped::Mapped;
use crate::problem::{Problem, ProblemKind};
use crate::token::{Token, TokenKind};
use okl_source::Span;

/// A statement or directive as tokens.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// What it is.
    pub content: Content,
    /// Its place, the label included.
    pub span: Span,
    /// The label in front of it.
    pub label: Option<u32>,
}

/// What a line says.
#[derive(Clone, Debug)]
pub(crate) enum Content {
    /// A statement: its tokens without the label, at least one.
    Statement(Vec<Token>),
    /// A statement with a literal that is wrong.
    Broken(Vec<Token>, Problem),
    /// A directive.
    Directive(Directive),
}

/// The sentinels whose directives must consist of tokens; other comments that look like directives may say anything.
const SENTINELS: [&str; 5] = ["acc", "omp", "ompx", "omx", "cuf"];

/// Reads the statements and directives of a text in free form.
pub(crate) fn free_lines(text: &Mapped, problems: &mut Vec<Problem>) -> Vec<Line> {
    let mut lines = FreeLines::new(&text.text);
    let mut logical = Logical::default();
    let mut found = Vec::new();
    while let Some(read) = lines.next(&mut logical) {
        let lexed = lex(&logical, text, false);
        match read.kind {
            Kind::Statements => split(lexed, &mut found),
            Kind::Directive(ref sentinel) => directive(sentinel, &read, lexed, text, problems, &mut found),
            Kind::Preprocessor => preprocessor(&read, text, problems),
        }
    }
    found
}

/// Adds the statements of a line, which `;` separates.
fn split(lexed: Lexed, found: &mut Vec<Line>) {
    let Lexed { tokens, mut problem } = lexed;
    let mut rest = tokens.into_iter().peekable();
    while rest.peek().is_some() {
        let mut tokens: Vec<Token> = rest.by_ref().take_while(|token| !is_semicolon(token)).collect();
        let Some(span) = span(&tokens) else { continue };
        let is_label = tokens.len() > 1 && tokens[0].kind == TokenKind::Integer;
        let label = is_label.then(|| tokens.remove(0)).and_then(|label| label.text.parse().ok());
        let content = match problem.take_if(|problem| span.contains(problem.span)) {
            Some(problem) => Content::Broken(tokens, problem),
            None => Content::Statement(tokens),
        };
        found.push(Line { content, span, label });
    }
}

fn is_semicolon(token: &Token) -> bool {
    token.kind == TokenKind::Mark && token.text == ";"
}

fn span(tokens: &[Token]) -> Option<Span> {
    Some(tokens.first()?.span.to(tokens.last()?.span))
}

/// Adds a directive.
fn directive(
    sentinel: &str,
    read: &Read,
    lexed: Lexed,
    text: &Mapped,
    problems: &mut Vec<Problem>,
    found: &mut Vec<Line>,
) {
    match lexed.problem {
        Some(problem) if SENTINELS.contains(&sentinel) => problems.push(problem),
        Some(_) => return,
        None => {}
    }
    let span = text.span(read.start as u32, read.end as u32 - 1);
    let directive = Directive { sentinel: sentinel.to_owned(), span, tokens: lexed.tokens };
    found.push(Line { content: Content::Directive(directive), span, label: None });
}

/// Reports a preprocessor line of a file that is not preprocessed; line marks, which preprocessors leave, are skipped.
fn preprocessor(read: &Read, text: &Mapped, problems: &mut Vec<Problem>) {
    let line = &text.text[read.start..read.end];
    let word = line[1..].trim_start();
    let is_mark =
        word.is_empty() || word.starts_with(|first: char| first.is_ascii_digit()) || word.starts_with("line");
    if !is_mark {
        let span = text.span(read.start as u32, read.end as u32 - 1);
        let problem = Problem::new(ProblemKind::Preprocessor, span, "this file is not preprocessed")
            .with_help("compilers preprocess files whose suffix is in capital letters, such as `.F90`");
        problems.push(problem);
    }
}
