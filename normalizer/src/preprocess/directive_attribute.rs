use super::open_file::LexedFile;
use super::pragma::destringize;
use super::preprocessor::Preprocessor;
use super::token::{Symbol, Tok};
use crate::ids::BAD_DIRECTIVE;
use crate::lex::{TokenKind, lex};
use crate::operators::operand;
use okl_source::{Diagnostic, FileSpan};
use std::rc::Rc;

/// The tokens that a macro use produces, before they are written to the text.
#[derive(Debug)]
pub(super) struct Left {
    /// The tokens that can be written.
    pub ready: Vec<Tok>,
    /// True if nothing is written yet.
    pub at_start: bool,
    /// The tokens that may turn out to be the start of `@directive("...")`.
    held: Vec<Tok>,
    /// True directly after a directive: a `;` belongs to it.
    after_directive: bool,
}

impl Default for Left {
    fn default() -> Left {
        Left { ready: Vec::new(), at_start: true, held: Vec::new(), after_directive: false }
    }
}

impl Left {
    /// Ends the sequence: no more tokens follow.
    pub fn end(&mut self) {
        self.ready.append(&mut self.held);
    }
}

impl Preprocessor<'_> {
    /// Executes `@directive("#pragma unroll 4")`, if that starts at token `at`.
    ///
    /// The string is read like an included file of one line, so `#define` and conditionals work in it as on a separate
    /// line.
    pub fn directive_attribute(&mut self, at: usize) {
        let cursor = self.cursor();
        let (id, file) = (cursor.id, Rc::clone(&cursor.file));
        let tokens = &file.lexed.tokens[at..cursor.end];
        let [sign, name, open, string, close, rest @ ..] = tokens else { return };
        let is = |token: &crate::lex::Token, text: &str| token.is(&file.text, text);
        let fits = is(name, "directive") && is(open, "(") && is(close, ")");
        if !fits || string.kind != TokenKind::StringLiteral {
            return;
        }
        let ends = rest.first().filter(|next| is(next, ";")).unwrap_or(close);
        let place = sign.span.to(ends.span);
        let line = (0..=at).rev().find(|at| file.lexed.tokens[*at].line_start).unwrap_or(at);
        if line < at && file.starts_directive(line) {
            // `#pragma unroll @directive("#define N 4")`
            let what = "`@directive` stands in a line that is a directive itself";
            let error = Diagnostic::error(BAD_DIRECTIVE, what, FileSpan { file: id, span: place });
            return self.report(error.help("write it on a line of its own"));
        }
        cursor.next = at + 5 + usize::from(!std::ptr::eq(ends, close));
        // The directive gets a separate line wherever the attribute stands.
        let line_start = file.text[..place.start as usize].rfind('\n').map_or(0, |newline| newline + 1);
        let rest = &file.text[place.end as usize..];
        let alone_before = file.text[line_start..place.start as usize].trim().is_empty();
        let alone_after = rest.trim_start_matches([' ', '\t', '\r']).starts_with('\n');
        let before = if alone_before { "" } else { "\n" };
        let after = if alone_after { "" } else { "\n" };
        let line = destringize(&string.text(&file.text)).replace(['\n', '\r'], " ");
        let text: Rc<str> = format!("{before}{line}{after}").into();
        self.flush_to(place.start);
        self.cursor().copied = place.end;
        let path = "@directive";
        let directive = self.sources.add(path, &*text);
        let read = Rc::new(LexedFile { lexed: lex(&text), text });
        self.read_file(directive, read, path, None, Some(FileSpan { file: id, span: place }));
    }

    /// Adds the next token that a macro use produces.
    ///
    /// A macro cannot produce a directive line, so `@directive("#pragma unroll 4")` becomes `_Pragma("unroll 4")`.
    pub fn hold(&mut self, left: &mut Left, tok: Tok) {
        if std::mem::take(&mut left.after_directive) && &*self.symbols.share(tok.symbol) == ";" {
            return;
        }
        let fits = match left.held.len() {
            0 => tok.kind == TokenKind::At,
            1 => self.symbols.text(tok.symbol) == "directive",
            2 => tok.symbol == Symbol::OPEN,
            3 => tok.kind == TokenKind::StringLiteral,
            _ => tok.symbol == Symbol::CLOSE || tok.kind == TokenKind::StringLiteral,
        };
        let starts_anew = !fits && tok.kind == TokenKind::At;
        if !fits {
            left.ready.append(&mut left.held);
        }
        match fits || starts_anew {
            true => left.held.push(tok),
            false => left.ready.push(tok),
        }
        if left.held.len() > 4 && tok.symbol == Symbol::CLOSE {
            let held = std::mem::take(&mut left.held);
            self.pragma_operator(&held, &mut left.ready);
            left.after_directive = true;
        }
    }

    /// `_Pragma("unroll 4")` for the tokens of `@directive("#pragma unroll 4")`.
    fn pragma_operator(&mut self, tokens: &[Tok], ready: &mut Vec<Tok>) {
        let [sign, _, open, strings @ .., close] = tokens else { return };
        let line: String =
            strings.iter().map(|string| destringize(self.symbols.text(string.symbol))).collect();
        let Some(operand) = operand(&line) else {
            let place = self.blame(sign);
            let error = Diagnostic::error(BAD_DIRECTIVE, "`@directive` in a macro holds no `#pragma`", place);
            return self.report(error.help("write that line itself, outside of the macro"));
        };
        let (operator, literal) = (self.symbols.intern("_Pragma"), self.symbols.intern(&operand));
        let string = strings.first().unwrap_or(sign);
        ready.extend([
            Tok { kind: TokenKind::Identifier, symbol: operator, ..*sign },
            Tok { space_before: false, ..*open },
            Tok { symbol: literal, space_before: false, ..*string },
            Tok { space_before: false, ..*close },
        ]);
    }
}
