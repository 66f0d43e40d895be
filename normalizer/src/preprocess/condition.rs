//! The evaluation of `#if` conditions.
//!
//! Macros are replaced first, and `defined` and the `__has_*` operators are evaluated on the way
//! ([`Preprocessor::condition_operator`]). The result is an [`Expression`].

use super::expression::{Expression, Wrong};
use super::include::Header;
use super::line::Line;
use super::preprocessor::Preprocessor;
use super::token::{Symbol, Tok};
use crate::lex::TokenKind;
use okl_source::{Diagnostic, DiagnosticId, FileSpan};

const BAD_IF_EXPRESSION: DiagnosticId = DiagnosticId::new("bad-if-expression");

/// The attributes of the C++ standard with their values of `__has_cpp_attribute`.
const ATTRIBUTES: &[(&str, u32)] = &[
    ("carries_dependency", 200_809),
    ("deprecated", 201_309),
    ("fallthrough", 201_603),
    ("likely", 201_803),
    ("maybe_unused", 201_603),
    ("no_unique_address", 201_803),
    ("nodiscard", 201_603),
    ("noreturn", 200_809),
    ("unlikely", 201_803),
];

const HAS_OPERATORS: &[&str] = &[
    "__building_module",
    "__has_attribute",
    "__has_builtin",
    "__has_cpp_attribute",
    "__has_declspec_attribute",
    "__has_extension",
    "__has_feature",
    "__has_include",
    "__has_include_next",
    "__has_warning",
];

impl Preprocessor<'_> {
    /// True if the condition in `line`, from token `at` on, holds. False if it is malformed.
    pub fn if_expression(&mut self, line: &Line, at: usize) -> bool {
        let records = self.out.expansions.len();
        let before = self.diagnostics.len();
        let toks = self.toks(line, at);
        let outer = std::mem::replace(&mut self.in_condition, true);
        let toks = self.expand_alone(toks);
        self.in_condition = outer;
        // These uses produce no text.
        self.out.expansions.truncate(records);
        if self.stopped || self.diagnostics[before..].iter().any(Diagnostic::is_error) {
            return false;
        }
        match Expression::new(&toks, self).holds() {
            Ok(holds) => holds,
            Err(Wrong { message, at }) => {
                let tok = toks.get(at).or(toks.last());
                let inside = |place: &FileSpan| place.file == line.id && line.span.contains(place.span);
                let place =
                    tok.map(|tok| tok.spelled).filter(inside).unwrap_or_else(|| line.from(line.hash + 2));
                let error = Diagnostic::error(BAD_IF_EXPRESSION, message, place);
                let error = match tok.map(|tok| tok.spelled).filter(|place| !inside(place)) {
                    Some(body) => error.label(body, "it comes from here"),
                    None => error,
                };
                self.report(
                    error.help("a condition is a constant expression of integers, `defined` and macros"),
                );
                false
            }
        }
    }

    /// True if `tok` is one of the operators that exist only in conditions.
    pub fn is_has_operator(&self, tok: &Tok) -> bool {
        HAS_OPERATORS.contains(&self.symbols.text(tok.symbol))
    }

    /// Evaluates `defined` or a `__has_*` operator that was just read to a number token.
    pub fn condition_operator(&mut self, tok: Tok) -> Option<Tok> {
        let value = if tok.symbol == Symbol::DEFINED {
            u32::from(self.defined(&tok)?)
        } else if self.macros.get(tok.symbol).is_none() && self.is_has_operator(&tok) {
            self.has(tok)
        } else {
            return None;
        };
        let symbol = self.symbols.intern(&value.to_string());
        Some(Tok { kind: TokenKind::Number, symbol, painted: true, ..tok })
    }

    /// Evaluates `defined X`, `defined(X)`.
    fn defined(&mut self, operator: &Tok) -> Option<bool> {
        let first = self.next_raw();
        let name = match first {
            Some(open) if open.symbol == Symbol::OPEN => self.next_raw(),
            other => other,
        };
        let Some(name) = name.filter(|name| name.kind == TokenKind::Identifier) else {
            self.bad_operator(operator, "`defined` needs the name of a macro", "write `defined(NAME)`");
            return Some(false);
        };
        if first.is_some_and(|first| first.symbol == Symbol::OPEN)
            && self.next_raw().is_none_or(|close| close.symbol != Symbol::CLOSE)
        {
            self.bad_operator(operator, "`defined(` is not closed", "write `defined(NAME)`");
        }
        Some(self.is_defined(&name))
    }

    fn bad_operator(&mut self, operator: &Tok, message: &str, help: &str) {
        let place = self.blame(operator);
        self.report(Diagnostic::error(BAD_IF_EXPRESSION, message, place).help(help));
    }

    /// Evaluates a `__has_*` operator with its parenthesised operand.
    fn has(&mut self, operator: Tok) -> u32 {
        let name = self.symbols.share(operator.symbol);
        let help = format!("write `{name}(...)`");
        if self.next_raw().is_none_or(|open| open.symbol != Symbol::OPEN) {
            self.bad_operator(&operator, &format!("`{name}` needs a parenthesis"), &help);
            return 0;
        }
        let is_include = name.starts_with("__has_include");
        let mut operand: Vec<Tok> = Vec::new();
        let mut depth = 0usize;
        let mut quoted = false;
        loop {
            // A header name is not expanded; a macro that expands to one is.
            let next = match is_include && operand.is_empty() {
                true => self.next_expanded(),
                false => self.next_raw(),
            };
            let Some(tok) = next else {
                self.bad_operator(&operator, &format!("`{name}(` is not closed"), &help);
                return 0;
            };
            match tok.symbol {
                Symbol::LESS if operand.is_empty() => quoted = true,
                Symbol::GREATER => quoted = false,
                Symbol::OPEN if !quoted => depth += 1,
                Symbol::CLOSE if !quoted && depth == 0 => break,
                Symbol::CLOSE if !quoted => depth -= 1,
                _ => {}
            }
            operand.push(tok);
        }
        if is_include {
            return match self.header_of(&operand) {
                Some(header) => u32::from(self.header_exists(&header, &name)),
                None => {
                    self.bad_operator(
                        &operator,
                        &format!("`{name}` needs `<header>` or `\"header\"`"),
                        &help,
                    );
                    0
                }
            };
        }
        if &*name != "__has_cpp_attribute" {
            return 0;
        }
        let attribute: String = operand.iter().map(|tok| self.symbols.text(tok.symbol)).collect();
        let attribute = attribute.trim_matches('_');
        ATTRIBUTES.iter().find(|(known, _)| *known == attribute).map_or(0, |(_, value)| *value)
    }

    /// The header that tokens name: `"a.h"`, or `<`, tokens, `>`.
    pub fn header_of(&self, toks: &[Tok]) -> Option<Header> {
        let first = toks.first()?;
        if first.kind == TokenKind::StringLiteral {
            let name = self.symbols.text(first.symbol).strip_prefix('"')?.strip_suffix('"')?;
            return Some(Header { name: name.to_owned(), angled: false });
        }
        if first.symbol != Symbol::LESS {
            return None;
        }
        let end = toks.iter().position(|tok| tok.symbol == Symbol::GREATER)?;
        let mut name = String::new();
        for (at, tok) in toks[1..end].iter().enumerate() {
            if at > 0 && tok.space_before {
                name.push(' ');
            }
            name.push_str(self.symbols.text(tok.symbol));
        }
        Some(Header { name, angled: true })
    }
}
