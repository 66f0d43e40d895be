use super::line::Line;
use super::preprocessed::{KeptDirective, KeptKind};
use super::preprocessor::Preprocessor;
use super::token::{Symbol, Tok};
use crate::lex::{TokenKind, lex, without_splices};
use okl_source::Span;
use std::rc::Rc;

impl Preprocessor<'_> {
    /// Executes `#pragma`.
    pub fn pragma(&mut self, line: &Line) {
        let at = line.hash + 2;
        let toks = self.toks(line, at);
        let word = |at: usize| toks.get(at).map_or("".into(), |tok: &Tok| self.symbols.share(tok.symbol));
        let (first, second) = (word(0), word(1));
        match (&*first, &*second) {
            ("once", _) => {
                let path = self.cursor().path.clone();
                let identity = self.provider.identity(&path);
                self.once.insert(identity);
                return self.blank(line.span);
            }
            ("push_macro", _) => self.push_macro(&toks),
            ("pop_macro", _) => self.pop_macro(&toks),
            _ => {}
        }
        let literal = !replaces_macros(&first, &second);
        let span = match literal {
            true => {
                self.flush_to(line.span.start);
                let start = self.out.len();
                self.flush_to(line.span.end);
                Span::new(start, self.out.len())
            }
            // The first word selects the pragma, and is not replaced.
            false => self.keep_expanded(line, at + 1),
        };
        let text = without_splices(span.of(&self.out.text)).into_owned();
        let body = text.split_once("pragma").map_or("", |(_, body)| body).trim().to_owned();
        self.kept.push(KeptDirective { span, kind: KeptKind::Pragma { body } });
    }

    /// Executes `_Pragma("once")` at token `at` of the open file, and removes it. Returns true if that is what stands
    /// there.
    pub fn pragma_once(&mut self, at: usize) -> bool {
        let cursor = self.cursor();
        let (file, path) = (Rc::clone(&cursor.file), cursor.path.clone());
        let [_, open, string, close, ..] = &file.lexed.tokens[at..cursor.end] else { return false };
        let is_once = open.is(&file.text, "(")
            && string.kind == TokenKind::StringLiteral
            && destringize(&string.text(&file.text)).trim() == "once"
            && close.is(&file.text, ")");
        if is_once {
            self.once.insert(self.provider.identity(&path));
            self.blank(file.lexed.tokens[at].span.to(close.span));
            self.cursor().next = at + 4;
        }
        is_once
    }

    /// The macro in `push_macro("NAME")`.
    fn pragma_macro(&mut self, toks: &[Tok]) -> Option<Symbol> {
        let string = toks.get(2).filter(|tok| tok.kind == TokenKind::StringLiteral)?;
        let name = self.symbols.share(string.symbol);
        Some(self.symbols.intern(name.trim_matches('"')))
    }

    fn push_macro(&mut self, toks: &[Tok]) {
        if let Some(name) = self.pragma_macro(toks) {
            let now = self.macros.get(name).cloned();
            self.pushed.entry(name).or_default().push(now);
        }
    }

    fn pop_macro(&mut self, toks: &[Tok]) {
        if let Some(name) = self.pragma_macro(toks)
            && let Some(then) = self.pushed.get_mut(&name).and_then(Vec::pop)
        {
            self.macros.set(name, then);
        }
    }
}

/// True if macros are replaced in a pragma that starts with these two words.
pub(crate) fn replaces_macros(first: &str, second: &str) -> bool {
    match (first, second) {
        ("clang", "loop") => true,
        // These contain names or text, in which macros must not be replaced.
        (
            "GCC" | "STDC" | "clang" | "endregion" | "mark" | "message" | "pop_macro" | "push_macro"
            | "region" | "warning" | "",
            _,
        ) => false,
        _ => true,
    }
}

/// The `_Pragma` operators of the text, written there or produced by a macro; the range of each malformed one. `kept`
/// is sorted: an operator in a directive is not executed.
pub(super) fn operators(text: &str, kept: &[KeptDirective]) -> Vec<Result<KeptDirective, Span>> {
    let mut found = Vec::new();
    if !text.contains("_Pragma") {
        return found;
    }
    let tokens = lex(text).tokens;
    let mut kept = kept.iter().map(|directive| directive.span).peekable();
    for (at, token) in tokens.iter().enumerate() {
        while kept.peek().is_some_and(|span| span.end <= token.span.start) {
            kept.next();
        }
        let in_directive = kept.peek().is_some_and(|span| span.start <= token.span.start);
        if in_directive || token.kind != TokenKind::Identifier || !token.is(text, "_Pragma") {
            continue;
        }
        found.push(match &tokens[at + 1..] {
            [open, string, close, ..]
                if open.is(text, "(") && string.kind == TokenKind::StringLiteral && close.is(text, ")") =>
            {
                let body = destringize(&string.text(text));
                let span = token.span.to(close.span);
                Ok(KeptDirective { span, kind: KeptKind::PragmaOperator { body } })
            }
            _ => Err(token.span),
        });
    }
    found
}

/// The contents of a string literal, as `_Pragma` destringizes it ([cpp.pragma.op]).
pub(crate) fn destringize(literal: &str) -> String {
    if let Some((_, raw)) = literal.split_once("R\"") {
        let inner = raw.split_once('(').and_then(|(_, rest)| rest.rsplit_once(')'));
        return inner.map_or(raw, |(inner, _)| inner).to_owned();
    }
    let inner = literal.find('"').map_or("", |quote| &literal[quote + 1..]);
    let inner = inner.strip_suffix('"').unwrap_or(inner);
    inner.replace("\\\"", "\"").replace("\\\\", "\\")
}
