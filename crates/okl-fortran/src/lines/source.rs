//! All statements and directives of a text.

use super::fixed::FixedLines;
use super::free::FreeLines;
use super::keywords::boundaries;
use super::logical::Logical;
use super::read::{Kind, Read};
use crate::ast::Directive;
use crate::form::Form;
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
    /// In fixed form: where it can be read again without blanks.
    pub card: Option<Card>,
}

/// A statement of fixed form.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Card {
    /// The offset of its first line in the text that was read.
    pub start: usize,
    /// Which of the statements of its line it is.
    pub index: usize,
    /// What stands behind column 72.
    pub ignored: Option<Span>,
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

/// Reads the statements and directives of a text.
pub(crate) fn lines(text: &Mapped, form: Form, problems: &mut Vec<Problem>) -> Vec<Line> {
    let mut free = FreeLines::new(&text.text);
    let mut fixed = FixedLines::new(&text.text, 0, false);
    let mut logical = Logical::default();
    let (mut found, mut is_told) = (Vec::new(), false);
    loop {
        let read = match form {
            Form::Free => free.next(&mut logical),
            Form::Fixed => fixed.next(&mut logical),
        };
        let Some(read) = read else { return found };
        let lexed = lex(&logical, text, true);
        match read.kind {
            Kind::Statements => {
                let ignored = read.ignored.map(|(start, end)| text.span(start as u32, end as u32 - 1));
                let card = Card { start: read.start, index: 0, ignored };
                split(lexed, read.label, (form == Form::Fixed).then_some(card), &mut found);
            }
            Kind::Directive(ref sentinel) => directive(sentinel, &read, lexed, text, problems, &mut found),
            Kind::Preprocessor => preprocessor(&read, text, problems, &mut is_told),
        }
    }
}

/// Reads a statement of fixed form again, as if blanks meant nothing.
pub(crate) fn again(text: &Mapped, card: Card) -> Option<Line> {
    let mut logical = Logical::default();
    let read = FixedLines::new(&text.text, card.start, true).next(&mut logical)?;
    let logical = logical.spaced(&boundaries(&logical.text));
    let mut found = Vec::new();
    split(lex(&logical, text, false), read.label, Some(card), &mut found);
    (card.index < found.len()).then(|| found.swap_remove(card.index))
}

/// Adds the statements of a line, which `;` separates.
fn split(lexed: Lexed, label: Option<u32>, card: Option<Card>, found: &mut Vec<Line>) {
    let Lexed { tokens, mut problem } = lexed;
    let (mut rest, mut index, mut label) = (tokens.into_iter().peekable(), 0, label);
    while rest.peek().is_some() {
        let mut tokens: Vec<Token> = rest.by_ref().take_while(|token| !is_semicolon(token)).collect();
        let Some(span) = span(&tokens) else { continue };
        let is_label = card.is_none() && tokens.len() > 1 && tokens[0].kind == TokenKind::Integer;
        let own = is_label.then(|| tokens.remove(0)).and_then(|label| label.text.parse().ok());
        let content = match problem.take_if(|problem| span.contains(problem.span)) {
            Some(problem) => Content::Broken(tokens, problem),
            None => Content::Statement(tokens),
        };
        let card = card.map(|card| Card { index, ..card });
        found.push(Line { content, span, label: own.or(label.take()), card });
        index += 1;
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
    // To a program that is compiled without OpenMP, its directives are comments.
    if read.is_unfinished && ["acc", "cuf"].contains(&sentinel) {
        let help = format!("take the `&` away, or begin the next line with `!${sentinel}`");
        problems.push(Problem::syntax(span, "the directive goes on in no other line").with_help(help));
    }
    let directive = Directive { sentinel: sentinel.to_owned(), span, tokens: lexed.tokens };
    found.push(Line { content: Content::Directive(directive), span, label: None, card: None });
}

/// Reports the first preprocessor line of a file that is not preprocessed; line marks, which preprocessors leave, are skipped.
fn preprocessor(read: &Read, text: &Mapped, problems: &mut Vec<Problem>, is_told: &mut bool) {
    let line = &text.text[read.start..read.end];
    let word = line[1..].trim_start();
    let is_mark =
        word.is_empty() || word.starts_with(|first: char| first.is_ascii_digit()) || word.starts_with("line");
    if !is_mark && !std::mem::replace(is_told, true) {
        let span = text.span(read.start as u32, read.end as u32 - 1);
        let problem = Problem::new(ProblemKind::Preprocessor, span, "this file is not preprocessed")
            .with_help("compilers preprocess files whose suffix is in capital letters, such as `.F90`");
        problems.push(problem);
    }
}
