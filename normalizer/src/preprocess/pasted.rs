//! `##` beside the name of a macro: C++ pastes the name, and OCCA's parser pasted the expansion of the macro.

use super::macros::{Definition, Macro, Piece};
use super::preprocessor::Preprocessor;
use super::token::{Symbol, Tok};
use crate::lex::TokenKind;
use okl_source::ids::PASTED_MACRO;
use okl_source::{Diagnostic, FileSpan, Span};

impl Preprocessor<'_> {
    /// Reports `pasted-macro` for `result`, the paste of `operands` in the body of `found`.
    ///
    /// ```text
    /// #define p_N 4
    /// #define CAT(a, b) a ## b
    /// CAT(gauss, p_N)             // gaussp_N, and gauss4 for OCCA's parser
    /// ```
    pub fn look_at_paste(&mut self, operands: [&Tok; 2], result: Symbol, hashes: &Tok, found: &Macro) {
        // If the result names a macro, the paste is intended.
        if self.macros.get(result).is_some() {
            return;
        }
        let Some(operand) = operands.into_iter().find(|operand| self.stands_for_one_token(operand)) else {
            return;
        };
        let name = self.symbols.share(operand.symbol);
        let message = format!("`##` joins the name `{name}`, and not what the macro stands for");
        let warning = Diagnostic::warning(PASTED_MACRO, message, operand.spelled)
            .label(hashes.spelled, "joined here")
            .note(format!(
                "here it gives `{}`; OCCA's parser takes the macro's value",
                self.symbols.share(result)
            ))
            .help("for the value, let a second macro join the two: `#define JOIN(a, b) JOIN_(a, b)` and `#define JOIN_(a, b) a##b`")
            .about(&*name);
        let changes = self.two_macros(found).into_iter().flatten();
        let warning = changes.fold(warning, |warning, (place, text)| warning.replace(place, text));
        self.report(warning);
    }

    /// True for a macro that expands to a single token, so that it could stand beside `##`: `p_N` for `4`.
    fn stands_for_one_token(&self, tok: &Tok) -> bool {
        match self.macros.get(tok.symbol) {
            Some(Definition::User(found)) => {
                tok.kind == TokenKind::Identifier && found.parameters.is_none() && found.tokens.len() == 1
            }
            Some(Definition::Builtin(_)) | None => false,
        }
    }

    /// The fix: a macro before it that pastes, and a call of that macro as its body. `None` if that would change other
    /// results, too.
    ///
    /// ```text
    /// #define CAT_PASTED(a, b) a ## b
    /// #define CAT(a, b) CAT_PASTED(a, b)
    /// ```
    fn two_macros(&mut self, found: &Macro) -> Option<[(FileSpan, String); 2]> {
        let is_plain =
            |piece: &Piece| matches!(piece, Piece::Plain(_) | Piece::Parameter { .. } | Piece::Paste(_));
        let parameters = found.parameters.as_ref().filter(|parameters| !parameters.variadic)?;
        if parameters.count() == 0 || !found.body.iter().all(is_plain) {
            return None;
        }
        let close = found.tokens.iter().position(|tok| tok.symbol == Symbol::CLOSE)?;
        let (first, last) = (found.tokens.get(close + 1)?, found.tokens.last()?);
        let file = found.place.file;
        let at = |from: u32, to: u32| FileSpan { file, span: Span::new(from, to) };
        let head = at(found.tokens[0].spelled.span.start, found.tokens[close].spelled.span.end);
        let body = at(first.spelled.span.start, last.spelled.span.end);
        let name = format!("{}_PASTED", self.symbols.text(found.name));
        let symbol = self.symbols.intern(&name);
        if self.macros.get(symbol).is_some() {
            return None;
        }
        let text = &self.sources.get(file).text;
        let line = text[..found.place.span.start as usize].rfind('\n').map_or(0, |at| at as u32 + 1);
        let (head, joined) = (self.sources.text(head), self.sources.text(body));
        let define = format!("#define {name}{head} {joined}\n");
        Some([(at(line, line), define), (body, format!("{name}{head}"))])
    }
}
