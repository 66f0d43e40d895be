use super::LexedFile;
use super::Preprocessor;
use super::pragma::destringize;
use crate::lex::{TokenKind, lex};
use okl_source::FileSpan;
use std::rc::Rc;

impl Preprocessor<'_> {
    /// Obeys `@directive("#pragma unroll 4")`, when that is what starts at token `at`.
    ///
    /// The string is read like a file of one line that is included here, so `#define` and
    /// conditionals work in it as on a line of their own.
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
        cursor.next = at + 5 + usize::from(!std::ptr::eq(ends, close));
        // A line of its own, wherever the attribute stands.
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
}
