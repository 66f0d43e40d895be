//! Macro arguments that become strings through `#`: their contents are text, not code.
//!
//! ```text
//! #define STRING(x) #x
//! STRING(@outer w)      is "@outer w", and stays as it is
//! ```

use crate::lex::{Token, TokenKind, lex};
use crate::tokens::Tokens;
use okl_source::Span;
use rustc_hash::FxHashMap;

/// The macros of a text that turn arguments into strings.
#[derive(Debug, Default)]
pub(crate) struct Spelling {
    /// For each macro, one flag per parameter: true if it becomes a string. The flag of `...` applies to all arguments
    /// from there on.
    macros: FxHashMap<String, Vec<bool>>,
}

/// A function-like macro: its name, parameters and replacement list.
#[derive(Debug)]
pub(crate) struct Definition {
    pub name: String,
    pub params: Vec<String>,
    pub body: String,
}

impl Definition {
    /// Reads `#define NAME(a, b) body`; `None` for other lines.
    pub(crate) fn read(text: &str, line: &[Token]) -> Option<Definition> {
        if !line.get(3)?.is(text, "(") || line[3].space_before {
            return None;
        }
        let close = line.iter().position(|token| token.is(text, ")"))?;
        let params = line[4..close].split(|token| token.is(text, ",")).map(|param| match param {
            [dots] if dots.is(text, "...") => "__VA_ARGS__".to_owned(),
            param => param.first().map_or(String::new(), |name| name.text(text).into_owned()),
        });
        let body = line.get(close + 1).map_or(Span::at(0), |first| first.span.to(line[line.len() - 1].span));
        Some(Definition {
            name: line[2].text(text).into_owned(),
            params: params.collect(),
            body: body.of(text).to_owned(),
        })
    }
}

impl Spelling {
    /// Finds the parameters that become strings: by `#`, or because they are passed to another such parameter.
    pub(crate) fn new(definitions: &[Definition]) -> Spelling {
        let mut spelling = Spelling::default();
        loop {
            let before = spelling.count();
            for definition in definitions {
                let spelled = spelling.params(definition);
                if spelled.contains(&true) {
                    spelling.macros.insert(definition.name.clone(), spelled);
                }
            }
            if spelling.count() == before {
                return spelling;
            }
        }
    }

    fn count(&self) -> usize {
        self.macros.values().flatten().filter(|spelled| **spelled).count()
    }

    fn params(&self, definition: &Definition) -> Vec<bool> {
        let body = &definition.body;
        let lexed = lex(body).tokens;
        // `body` may begin with `#`, which is no directive here.
        let text = format!(" {body}");
        let tokens = Tokens::new(&text);
        let passed: Vec<Span> = self.arguments(&tokens);
        let is_spelled = |param: &String| {
            lexed.iter().enumerate().any(|(at, token)| {
                token.is(body, param)
                    && ((at > 0 && lexed[at - 1].is(body, "#"))
                        || passed.iter().any(|span| span.holds(token.span.start + 1)))
            })
        };
        definition.params.iter().map(is_spelled).collect()
    }

    /// The arguments in `tokens` that become strings.
    pub(crate) fn arguments(&self, tokens: &Tokens<'_>) -> Vec<Span> {
        let mut spans = Vec::new();
        if self.macros.is_empty() {
            return spans;
        }
        for at in 0..tokens.len() {
            if !tokens.is_kind(at, TokenKind::Identifier) || !tokens.is(at + 1, "(") {
                continue;
            }
            let Some(spelled) = self.macros.get(tokens.spelling(at)) else { continue };
            for (index, range) in tokens.arguments(at + 1).into_iter().enumerate() {
                let is_spelled = spelled.get(index).or(spelled.last()).is_some_and(|spelled| *spelled);
                if is_spelled && !range.is_empty() {
                    spans.push(tokens.span(range.start).to(tokens.span(range.end - 1)));
                }
            }
        }
        spans
    }
}
