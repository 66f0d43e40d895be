//! The words of OpenACC directives.
//!
//! Clauses are not checked here: they go to the front end `acc` as they are, which knows the tables of OpenACC and reports
//! at the user's place.

use crate::ids::{ACCF_SYNTAX, ACCF_UNKNOWN_DIRECTIVE};
use okl_fortran::ast;
use okl_fortran::token::{Token, TokenKind};
use okl_plugin::{Diagnostic, Span, nearest};

/// A directive of OpenACC.
#[derive(Clone, Debug)]
pub struct Directive {
    /// The name, in small letters, with one blank between words: `parallel loop`, `enter data`, `end data`, `atomic capture`.
    pub name: String,
    /// All its lines.
    pub span: Span,
    /// What stands in parentheses behind the name: `wait(1)`, `routine(f)`.
    pub argument: Option<Vec<Token>>,
    /// The clauses.
    pub clauses: Vec<Clause>,
}

/// A clause.
#[derive(Clone, Debug)]
pub struct Clause {
    /// The name, in small letters.
    pub name: String,
    /// Its place.
    pub span: Span,
    /// The tokens in its parentheses.
    pub arguments: Option<Vec<Token>>,
}

impl Directive {
    /// Reads a directive of OpenACC; `None` for one of another language, and for one that cannot be read.
    pub fn read(directive: &ast::Directive, found: &mut Vec<Diagnostic>) -> Option<Directive> {
        if directive.sentinel != "acc" {
            return None;
        }
        let tokens = &without_brackets(&directive.tokens);
        let Some((name, mut at)) = name_of(tokens) else {
            found.push(unknown(directive));
            return None;
        };
        let mut argument = None;
        if ["wait", "routine", "cache"].contains(&name.as_str())
            && let Some((inside, end)) = in_parentheses(tokens, at)
        {
            (argument, at) = (Some(inside), end);
        }
        let mut clauses = Vec::new();
        while let Some(token) = tokens.get(at) {
            if token.text == "," {
                at += 1;
                continue;
            }
            if token.kind != TokenKind::Name {
                let message = format!("`{}` is no clause", token.text);
                found.push(
                    Diagnostic::error(ACCF_SYNTAX, message, token.span)
                        .help("clauses are words, such as `copy(a)`; parentheses have to be closed"),
                );
                return None;
            }
            let (arguments, end) = match in_parentheses(tokens, at + 1) {
                Some((inside, end)) => (Some(inside), end),
                None => (None, at + 1),
            };
            let last = tokens[end - 1].span.end;
            clauses.push(Clause {
                name: token.text.clone(),
                span: Span::new(token.span.start, last.max(token.span.end)),
                arguments,
            });
            at = end;
        }
        Some(Directive { name, span: directive.span, argument, clauses })
    }

    /// The first clause of a name.
    pub fn clause(&self, name: &str) -> Option<&Clause> {
        self.clauses.iter().find(|clause| clause.name == name)
    }

    /// The construct without `loop`: `parallel`, `kernels`, `serial`; none for directives that compute nothing.
    pub fn compute(&self) -> Option<&str> {
        let first = self.name.split(' ').next().unwrap_or_default();
        COMPUTE.contains(&first).then_some(first)
    }

    /// True if a loop follows.
    pub fn has_loop(&self) -> bool {
        self.name == "loop" || self.name.ends_with(" loop")
    }
}

/// The directives whose region runs on the device.
const COMPUTE: [&str; 3] = ["parallel", "kernels", "serial"];

/// The directives that are named by one word.
const SINGLE: &[&str] = &[
    "parallel",
    "kernels",
    "serial",
    "data",
    "host_data",
    "loop",
    "update",
    "declare",
    "routine",
    "cache",
    "wait",
    "init",
    "shutdown",
    "set",
    "atomic",
];

/// The name of a directive, and the index of the token behind it.
fn name_of(tokens: &[Token]) -> Option<(String, usize)> {
    let word = |at: usize| {
        tokens.get(at).filter(|token| token.kind == TokenKind::Name).map(|token| token.text.as_str())
    };
    let first = word(0)?;
    // Blanks between words may be left out: `enddata`.
    if let Some(rest) = first.strip_prefix("end").filter(|rest| SINGLE.contains(rest)) {
        return Some(with_loop(format!("end {rest}"), rest, 1, word(1)));
    }
    match first {
        "end" => {
            let second = word(1).filter(|second| SINGLE.contains(second))?;
            Some(with_loop(format!("end {second}"), second, 2, word(2)))
        }
        "enter" | "exit" => (word(1)? == "data").then(|| (format!("{first} data"), 2)),
        "enterdata" => Some(("enter data".into(), 1)),
        "exitdata" => Some(("exit data".into(), 1)),
        "atomic" => match word(1) {
            Some(kind @ ("read" | "write" | "update" | "capture")) => Some((format!("atomic {kind}"), 2)),
            _ => Some(("atomic update".into(), 1)),
        },
        name if SINGLE.contains(&name) => Some(with_loop(name.to_string(), name, 1, word(1))),
        _ => None,
    }
}

fn with_loop(name: String, construct: &str, at: usize, next: Option<&str>) -> (String, usize) {
    if COMPUTE.contains(&construct) && next == Some("loop") {
        (format!("{name} loop"), at + 1)
    } else {
        (name, at)
    }
}

/// The tokens with `(/` and `/)` as two each: `create(/block/)` names a common block.
fn without_brackets(tokens: &[Token]) -> Vec<Token> {
    let mut all = Vec::with_capacity(tokens.len());
    for token in tokens {
        match token.text.as_str() {
            "(/" | "/)" if token.kind == TokenKind::Mark => {
                for (at, mark) in token.text.char_indices() {
                    let start = (token.span.start + at as u32).min(token.span.end);
                    let span = Span::new(start, (start + 1).min(token.span.end));
                    all.push(Token { text: mark.to_string(), span, ..token.clone() });
                }
            }
            _ => all.push(token.clone()),
        }
    }
    all
}

/// The tokens in the parentheses that open at an index, and the index behind them.
fn in_parentheses(tokens: &[Token], at: usize) -> Option<(Vec<Token>, usize)> {
    tokens.get(at).filter(|token| token.text == "(" && token.kind == TokenKind::Mark)?;
    let mut depth = 0_usize;
    for (index, token) in tokens.iter().enumerate().skip(at) {
        if token.kind != TokenKind::Mark {
            continue;
        }
        match token.text.as_str() {
            "(" | "(/" | "[" => depth += 1,
            ")" | "/)" | "]" => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 {
            return Some((tokens[at + 1..index].to_vec(), index + 1));
        }
    }
    None
}

/// The parts of a list between commas outside of parentheses.
pub fn split(tokens: &[Token], separator: &str) -> Vec<Vec<Token>> {
    let (mut parts, mut depth) = (vec![Vec::new()], 0_usize);
    for token in tokens {
        let is_mark = token.kind == TokenKind::Mark;
        match token.text.as_str() {
            "(" | "[" | "(/" if is_mark => depth += 1,
            ")" | "]" | "/)" if is_mark => depth = depth.saturating_sub(1),
            text if is_mark && depth == 0 && text == separator => {
                parts.push(Vec::new());
                continue;
            }
            _ => {}
        }
        if let Some(last) = parts.last_mut() {
            last.push(token.clone());
        }
    }
    parts.retain(|part| !part.is_empty());
    parts
}

fn unknown(directive: &ast::Directive) -> Diagnostic {
    let first = directive.tokens.first();
    let word = first.map_or("", |token| token.text.as_str());
    let place = first.map_or(directive.span, |token| token.span);
    let message = if word.is_empty() {
        "this directive has no name".to_string()
    } else {
        format!("there is no directive `{word}`")
    };
    let names = SINGLE.iter().copied().chain(["enter data", "exit data"]);
    let told = Diagnostic::error(ACCF_UNKNOWN_DIRECTIVE, message, place);
    match nearest(word, names) {
        Some(near) => told.help(format!("did you mean `{near}`?")),
        None => told.help(format!("the directives are {}", SINGLE.join(", "))),
    }
}
