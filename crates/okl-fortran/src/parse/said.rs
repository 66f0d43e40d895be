//! What lines say.

use super::fallback::fallback;
use super::item::Item;
use crate::ast::Directive;
use crate::cursor::Cursor;
use crate::lines::source::{Content, Line, again};
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
    let (tokens, read) = match line.content {
        Content::Directive(directive) => return Said { what: What::Directive(directive), span, label },
        Content::Broken(tokens, problem) => (tokens, Err(problem)),
        Content::Statement(tokens) => {
            let read = item(&tokens);
            (tokens, read)
        }
    };
    let place = |tokens: &[Token]| tokens.first().map_or(span, |first| first.span.to(span.last()));
    let problem = match read {
        Ok(item) => return Said { what: What::Item(Box::new(item)), span: place(&tokens), label },
        Err(problem) => problem,
    };
    // In fixed form, blanks mean nothing.
    if let Some(Content::Statement(compact)) =
        line.card.and_then(|card| again(text, card)).map(|line| line.content)
        && let Ok(item) = item(&compact)
    {
        return Said { what: What::Item(Box::new(item)), span: place(&compact), label };
    }
    problems.push(match line.card.and_then(|card| card.ignored) {
        Some(_) => Problem { kind: ProblemKind::LongLine, ..problem }
            .with_help("fixed form ignores what stands behind column 72"),
        None => problem,
    });
    Said { what: What::Item(Box::new(fallback(&tokens))), span: place(&tokens), label }
}

fn item(tokens: &[Token]) -> Parsed<Item> {
    let mut cursor = Cursor::new(tokens);
    let item = cursor.statement()?;
    cursor.expect_end()?;
    Ok(item)
}
