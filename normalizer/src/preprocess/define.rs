//! Reads macro definitions.

use super::line::Line;
use super::macros::{Definition, Macro, Parameters, Piece};
use super::preprocessor::Preprocessor;
use super::token::{Symbol, Tok};
use crate::lex::TokenKind;
use okl_source::{Diagnostic, DiagnosticId, FileSpan, Span};
use std::cell::Cell;
use std::rc::Rc;

const BAD_MACRO_DEFINITION: DiagnosticId = DiagnosticId::new("bad-macro-definition");
const MACRO_REDEFINED: DiagnosticId = DiagnosticId::new("macro-redefined");

/// The diagnostic about a malformed definition.
type Refusal = Box<Diagnostic<FileSpan>>;

impl Preprocessor<'_> {
    /// Enters the definition in `line`, whose tokens from `at` on are the name and the rest.
    ///
    /// `announce` enables the warning about a changed definition.
    pub fn define(&mut self, line: &Line, at: usize, announce: bool) {
        match self.read_definition(line, at) {
            Ok(definition) => self.enter_definition(definition, announce),
            Err(problem) => self.report(*problem),
        }
    }

    fn enter_definition(&mut self, definition: Macro, announce: bool) {
        let name = definition.name;
        let text = self.symbols.share(name);
        match self.macros.get(name) {
            Some(Definition::User(old)) if announce && !old.same_as(&definition) => {
                let warning = Diagnostic::warning(
                    MACRO_REDEFINED,
                    format!("macro `{text}` is defined again with a different meaning"),
                    definition.place,
                );
                let warning = warning.label(old.place, "the earlier definition");
                self.report(warning.help(format!("write `#undef {text}` first if this is meant")));
            }
            Some(Definition::Builtin(_)) if announce => {
                let warning = Diagnostic::warning(
                    MACRO_REDEFINED,
                    format!("`{text}` is a macro of the language"),
                    definition.place,
                );
                self.report(warning.help("choose another name"));
            }
            Some(Definition::User(_) | Definition::Builtin(_)) | None => {}
        }
        self.macros.set(name, Some(Definition::User(Rc::new(definition))));
    }

    fn read_definition(&mut self, line: &Line, at: usize) -> Result<Macro, Refusal> {
        let name = self.macro_name(line, at)?;
        let mut tokens: Vec<Tok> = Vec::with_capacity(line.end - at);
        for index in at + 1..line.end {
            let token = line.file.lexed.tokens[index];
            if line.file.is_stray_backslash(index) {
                self.stray_backslash(index);
                continue;
            }
            self.unfinished_literal(line, token.span, false);
            tokens.push(self.tok(line, index));
        }
        let function_like =
            tokens.first().is_some_and(|first| first.symbol == Symbol::OPEN && !first.space_before);
        let (parameters, body_start) = match function_like {
            true => {
                let (parameters, end) = self.parameters(line, &tokens)?;
                (Some(parameters), end)
            }
            false => (None, 0),
        };
        // The space between the name and the body is not significant.
        if let Some(first) = tokens.get_mut(body_start) {
            first.space_before = false;
        }
        let body =
            BodyReader { parameters: parameters.as_ref(), tokens: &tokens, at: body_start }.read(self)?;
        let place = line.place(line.file.lexed.tokens[at].span);
        Ok(Macro { name, parameters, body, place, tokens, busy: Cell::new(0) })
    }

    /// The macro name after `#define`, `#undef`, `#ifdef`.
    pub fn macro_name(&mut self, line: &Line, at: usize) -> Result<Symbol, Refusal> {
        let Some(token) = line.file.lexed.tokens.get(at).filter(|_| at < line.end) else {
            return Err(refusal(
                "the name of a macro is missing",
                line.head(),
                "write a name after the directive",
            ));
        };
        let name = self.tok(line, at).symbol;
        let help = match (token.kind, name) {
            (TokenKind::Identifier, Symbol::DEFINED | Symbol::VA_ARGS | Symbol::VA_OPT) => {
                "the name belongs to the preprocessor: choose another one"
            }
            (TokenKind::Identifier, _) => return Ok(name),
            _ => "the name of a macro is a letter or `_`, then letters, digits and `_`",
        };
        let message = format!("`{}` cannot name a macro", self.symbols.text(name));
        Err(refusal(&message, line.place(token.span), help))
    }

    /// Reads `(a, b, ...)`. Also returns the index of the token after it.
    fn parameters(&self, line: &Line, tokens: &[Tok]) -> Result<(Parameters, usize), Refusal> {
        let wrong = |at: usize, message: &str| {
            let place = tokens.get(at).map_or_else(|| line.head(), |tok| tok.spelled);
            refusal(message, place, "write the parameters as `(a, b)`, `(a, ...)` or `(a, rest...)`")
        };
        let unclosed = "the parameter list has no closing parenthesis";
        let mut found = Parameters::default();
        let mut at = 1;
        if tokens.get(1).is_some_and(|tok| tok.symbol == Symbol::CLOSE) {
            return Ok((found, 2));
        }
        loop {
            let Some(tok) = tokens.get(at) else {
                return Err(wrong(0, unclosed));
            };
            let name = match tok.symbol {
                Symbol::ELLIPSIS => {
                    found.variadic = true;
                    Symbol::VA_ARGS
                }
                name if tok.kind == TokenKind::Identifier
                    && name != Symbol::VA_ARGS
                    && name != Symbol::VA_OPT =>
                {
                    name
                }
                other => {
                    let text = self.symbols.text(other);
                    return Err(wrong(at, &format!("`{text}` cannot be a macro parameter")));
                }
            };
            if found.index.insert(name, found.index.len()).is_some() {
                let text = self.symbols.text(name);
                return Err(wrong(at, &format!("parameter `{text}` is there twice")));
            }
            at += 1;
            if !found.variadic && tokens.get(at).is_some_and(|tok| tok.symbol == Symbol::ELLIPSIS) {
                found.variadic = true;
                at += 1;
            }
            match tokens.get(at).map(|tok| tok.symbol) {
                Some(Symbol::CLOSE) => return Ok((found, at + 1)),
                Some(Symbol::COMMA) if !found.variadic => at += 1,
                Some(other) => {
                    let text = self.symbols.text(other);
                    return Err(wrong(at, &format!("`{text}` does not belong in a parameter list")));
                }
                None => return Err(wrong(0, unclosed)),
            }
        }
    }
}

/// Converts the tokens of a body into pieces.
struct BodyReader<'d> {
    parameters: Option<&'d Parameters>,
    tokens: &'d [Tok],
    at: usize,
}

fn is_paste(tok: &Tok) -> bool {
    matches!(tok.symbol, Symbol::PASTE | Symbol::PASTE_DIGRAPH)
}

fn is_hash(tok: &Tok) -> bool {
    matches!(tok.symbol, Symbol::HASH | Symbol::HASH_DIGRAPH)
}

fn refusal(message: &str, place: FileSpan, help: &str) -> Refusal {
    Box::new(Diagnostic::error(BAD_MACRO_DEFINITION, message, place).help(help))
}

impl BodyReader<'_> {
    fn read(mut self, preprocessor: &Preprocessor<'_>) -> Result<Vec<Piece>, Refusal> {
        let mut pieces = Vec::with_capacity(self.tokens.len() - self.at);
        while self.at < self.tokens.len() {
            let piece = self.piece(preprocessor)?;
            pieces.push(piece);
        }
        self.check_ends(&pieces)?;
        Ok(pieces)
    }

    /// Checks that each `##` has two operands.
    fn check_ends(&self, pieces: &[Piece]) -> Result<(), Refusal> {
        let help = "`##` joins the tokens on its two sides: put one on each";
        if let Some(Piece::Paste(tok)) = pieces.first() {
            return Err(refusal("`##` at the start of a macro body", tok.spelled, help));
        }
        if let Some(Piece::Paste(tok)) = pieces.last() {
            return Err(refusal("`##` at the end of a macro body", tok.spelled, help));
        }
        Ok(())
    }

    fn parameter(&self, tok: Tok) -> Option<Piece> {
        let index = *self.parameters?.index.get(&tok.symbol)?;
        Some(Piece::Parameter { index, tok })
    }

    fn piece(&mut self, preprocessor: &Preprocessor<'_>) -> Result<Piece, Refusal> {
        let tok = self.tokens[self.at];
        self.at += 1;
        if is_paste(&tok) {
            return Ok(Piece::Paste(tok));
        }
        let Some(parameters) = self.parameters else { return Ok(Piece::Plain(tok)) };
        if is_hash(&tok) {
            return self.stringify(tok, preprocessor);
        }
        if tok.kind != TokenKind::Identifier {
            return Ok(Piece::Plain(tok));
        }
        if tok.symbol == Symbol::VA_OPT && parameters.variadic {
            return self.va_opt(tok, preprocessor);
        }
        Ok(self.parameter(tok).unwrap_or(Piece::Plain(tok)))
    }

    fn stringify(&mut self, hash: Tok, preprocessor: &Preprocessor<'_>) -> Result<Piece, Refusal> {
        let help = "in a function-like macro `#` makes a string of the parameter after it";
        let Some(next) = self.tokens.get(self.at).copied() else {
            return Err(refusal("`#` without a parameter after it", hash.spelled, help));
        };
        let operand = self.piece(preprocessor)?;
        match operand {
            Piece::Parameter { .. } | Piece::VaOpt { .. } => {}
            Piece::Plain(_) | Piece::Stringify { .. } | Piece::Paste(_) => {
                let text = preprocessor.symbols.text(next.symbol);
                let message = format!("`#` is followed by `{text}`, which is not a parameter");
                return Err(refusal(&message, hash.spelled, help));
            }
        }
        let span = Span::new(hash.spelled.span.start, next.spelled.span.end);
        let tok = Tok { spelled: FileSpan { file: hash.spelled.file, span }, ..hash };
        Ok(Piece::Stringify { operand: Box::new(operand), tok })
    }

    fn va_opt(&mut self, tok: Tok, preprocessor: &Preprocessor<'_>) -> Result<Piece, Refusal> {
        let help = "write `__VA_OPT__(tokens)`: they appear when there are variable arguments";
        if self.tokens.get(self.at).is_none_or(|open| open.symbol != Symbol::OPEN) {
            return Err(refusal("`__VA_OPT__` without a parenthesis", tok.spelled, help));
        }
        self.at += 1;
        let mut body = Vec::new();
        let mut depth = 0usize;
        loop {
            match self.tokens.get(self.at) {
                None => return Err(refusal("`__VA_OPT__(` is not closed", tok.spelled, help)),
                Some(close) if close.symbol == Symbol::CLOSE && depth == 0 => break,
                Some(inner) if inner.symbol == Symbol::VA_OPT => {
                    return Err(refusal("`__VA_OPT__` inside `__VA_OPT__`", inner.spelled, help));
                }
                Some(other) if other.symbol == Symbol::OPEN => depth += 1,
                Some(other) if other.symbol == Symbol::CLOSE => depth -= 1,
                Some(_) => {}
            }
            let piece = self.piece(preprocessor)?;
            body.push(piece);
        }
        self.at += 1;
        self.check_ends(&body)?;
        Ok(Piece::VaOpt { body, tok })
    }
}
