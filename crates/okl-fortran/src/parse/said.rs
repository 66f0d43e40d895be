//! What lines say.

use super::fallback::fallback;
use super::item::Item;
use crate::ast::Directive;
use crate::cursor::Cursor;
use crate::lines::source::{Card, Content, Line, again};
use crate::mapped::Mapped;
use crate::problem::{Parsed, Problem, ProblemKind};
use crate::token::Token;
use okl_source::Span;

/// What a line says.
pub(crate) struct Said {
    /// The statement or directive.
    pub what: What,
    /// Its place, without the label.
    pub span: Span,
    /// The label in front of it.
    pub label: Option<u32>,
    /// True if it could not be read, which has been reported.
    pub is_broken: bool,
}

/// A statement or a directive.
pub(crate) enum What {
    /// A statement.
    Item(Box<Item>),
    /// A directive.
    Directive(Directive),
}

/// Reads a line, whose parts come from `text`.
pub(crate) fn said(line: Line, text: &Mapped, problems: &mut Vec<Problem>) -> Said {
    let (span, label) = (line.span, line.label);
    let compact = |card: Option<Card>| {
        let line = card.and_then(|card| again(text, card))?;
        match line.content {
            Content::Statement(tokens) => item(&tokens).ok().map(|item| (item, tokens)),
            _ => None,
        }
    };
    let (tokens, read) = match line.content {
        Content::Directive(directive) => {
            return Said { what: What::Directive(directive), span, label, is_broken: false };
        }
        Content::Broken(tokens, problem) => (tokens, Err(problem)),
        Content::Statement(tokens) => match compact(line.card.filter(|_| is_joined_function(&tokens))) {
            Some((item, tokens)) => (tokens, Ok(item)),
            None => {
                let read = item(&tokens);
                (tokens, read)
            }
        },
    };
    let place = |tokens: &[Token]| tokens.first().map_or(span, |first| first.span.to(span.last()));
    let problem = match read {
        Ok(item) => {
            return Said { what: What::Item(Box::new(item)), span: place(&tokens), label, is_broken: false };
        }
        Err(problem) => problem,
    };
    // In fixed form, blanks mean nothing.
    if let Some((item, tokens)) = compact(line.card) {
        return Said { what: What::Item(Box::new(item)), span: place(&tokens), label, is_broken: false };
    }
    problems.push(match line.card.and_then(|card| card.ignored) {
        Some(_) => Problem { kind: ProblemKind::LongLine, ..problem }
            .with_help("fixed form ignores what stands behind column 72"),
        None => problem,
    });
    Said { what: What::Item(Box::new(fallback(&tokens))), span: place(&tokens), label, is_broken: true }
}

fn item(tokens: &[Token]) -> Parsed<Item> {
    let mut cursor = Cursor::new(tokens);
    let item = cursor.statement()?;
    cursor.expect_end()?;
    Ok(item)
}

/// Returns true for `real functionf(x)`, which fixed form takes for a function.
fn is_joined_function(tokens: &[Token]) -> bool {
    let mut pairs = tokens.windows(2);
    pairs.any(|pair| pair[0].text.len() > 8 && pair[0].text.starts_with("function") && pair[1].text == "(")
}
