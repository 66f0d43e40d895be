use super::token::{Symbols, Tok};
use crate::lex::TokenKind;
use okl_source::{Expansion, ExpansionId, FileId, FileSpan, Inclusion, Origin, Segment, Span};

/// The preprocessed text so far, with its source map.
#[derive(Debug, Default)]
pub(super) struct Output {
    pub text: String,
    pub segments: Vec<Segment>,
    pub expansions: Vec<Expansion>,
    pub inclusions: Vec<Inclusion>,
    /// The kind of the token that ends at the end of the text; `None` after white space and comments.
    last: Option<TokenKind>,
}

/// The text range of a macro use that has produced no token yet.
const NOWHERE: Span = Span { start: u32::MAX, end: u32::MAX };

impl Output {
    pub fn len(&self) -> u32 {
        self.text.len() as u32
    }

    /// Copies a range of a file; `ends_with` is the kind of the token that ends exactly there.
    pub fn verbatim(&mut self, file: FileId, text: &str, span: Span, ends_with: Option<TokenKind>) {
        if span.is_empty() {
            return;
        }
        let start = self.len();
        self.text.push_str(span.of(text));
        self.last = ends_with;
        self.segment(start, Origin::Verbatim { file, start: span.start });
    }

    /// Writes only the newlines of a range that is removed, so that line numbers stay the same.
    pub fn blank(&mut self, place: FileSpan, text: &str) {
        let start = self.len();
        let newlines = place.span.of(text).bytes().filter(|byte| *byte == b'\n').count();
        if newlines == 0 {
            return;
        }
        self.text.extend(std::iter::repeat_n('\n', newlines));
        self.last = None;
        self.segment(start, Origin::Blank(place));
    }

    /// Writes a token that macro use `expansion` produced, after a space if one is needed.
    pub fn token(&mut self, token: &Tok, expansion: ExpansionId, first: bool, symbols: &Symbols) {
        let start = self.len();
        let text = symbols.text(token.symbol);
        // The gap before the first token is the one before the macro's name, which was copied.
        if (token.space_before && !first) || self.joins(text) {
            self.text.push(' ');
        }
        self.text.push_str(text);
        self.last = Some(token.kind);
        let origin = Origin::Expanded { expansion, spelled: token.spelled };
        let span = Span::new(start, self.len());
        self.segments.push(Segment { text: span, origin });
        let whole = &mut self.expansions[expansion.0 as usize].text;
        *whole = if *whole == NOWHERE { span } else { whole.to(span) };
    }

    /// Writes a space if the last token of macro use `id` and the following one would join.
    pub fn separate(&mut self, id: ExpansionId, spelled: FileSpan, following: &str) {
        if !self.joins(following) {
            return;
        }
        let start = self.len();
        self.text.push(' ');
        self.last = None;
        self.segments.push(Segment {
            text: Span::new(start, start + 1),
            origin: Origin::Expanded { expansion: id, spelled },
        });
    }

    /// Opens the record of a macro use.
    pub fn begin_expansion(
        &mut self,
        name: &str,
        site: FileSpan,
        definition: Option<FileSpan>,
        parent: Option<ExpansionId>,
    ) -> ExpansionId {
        let id = ExpansionId(self.expansions.len() as u32);
        self.expansions.push(Expansion { name: name.to_owned(), site, definition, parent, text: NOWHERE });
        id
    }

    /// Closes the record of outermost use `root`, whose text began at `start`, and of all uses in it.
    pub fn end_use(&mut self, root: ExpansionId, site: FileSpan, start: u32) {
        let first = root.0 as usize;
        for at in (first + 1..self.expansions.len()).rev() {
            let text = self.expansions[at].text;
            let parent = self.expansions[at].parent.unwrap_or(root).0 as usize;
            if text == NOWHERE {
                self.expansions[at].text = Span::at(start);
            } else {
                let whole = &mut self.expansions[parent].text;
                *whole = if *whole == NOWHERE { text } else { whole.to(text) };
            }
        }
        self.expansions[first].site = site;
        self.expansions[first].text = Span::new(start, self.len());
    }

    fn segment(&mut self, start: u32, origin: Origin) {
        let text = Span::new(start, self.len());
        if let Some(last) = self.segments.last_mut() {
            match (&mut last.origin, origin) {
                (Origin::Verbatim { file, start }, Origin::Verbatim { file: other, start: at })
                    if *file == other && *start + last.text.len() == at =>
                {
                    last.text.end = text.end;
                    return;
                }
                (Origin::Blank(place), Origin::Blank(next))
                    if place.file == next.file && place.span.end == next.span.start =>
                {
                    place.span.end = next.span.end;
                    last.text.end = text.end;
                    return;
                }
                _ => {}
            }
        }
        self.segments.push(Segment { text, origin });
    }

    /// True if `next`, written here, would form one token with the last one.
    fn joins(&self, next: &str) -> bool {
        let Some(kind) = self.last else { return false };
        let Some(first) = next.bytes().next() else { return false };
        let name = first.is_ascii_alphanumeric() || matches!(first, b'_' | b'$' | 0x80..);
        let quote = matches!(first, b'"' | b'\'');
        let bytes = self.text.as_bytes();
        let last = bytes.last().copied().unwrap_or(b' ');
        match kind {
            TokenKind::Identifier => name || quote,
            TokenKind::Number => {
                let exponent = matches!(last, b'e' | b'E' | b'p' | b'P') && matches!(first, b'+' | b'-');
                name || quote || first == b'.' || exponent
            }
            TokenKind::StringLiteral | TokenKind::CharLiteral => name,
            TokenKind::Punctuator => joins_punctuator(bytes, last, first),
            TokenKind::At => false,
            // A backslash and a newline would be a splice; other characters cannot join.
            TokenKind::Backslash => first == b'\n' || first == b'\r' || first == b'u' || first == b'U',
            TokenKind::Other => first >= 0x80,
        }
    }
}

/// True if a punctuator at the end of `text`, whose last byte is `last`, would continue with `first`.
fn joins_punctuator(text: &[u8], last: u8, first: u8) -> bool {
    match (last, first) {
        (b'+', b'+') | (b'-', b'-' | b'>') | (b'&', b'&') | (b'|', b'|') => true,
        (b'<', b'<' | b':' | b'%') | (b'>', b'>') | (b'%', b':' | b'>') | (b':', b':' | b'>') => true,
        (b'/', b'/' | b'*') | (b'#', b'#') | (b'.', b'.' | b'*' | b'0'..=b'9') => true,
        (b'>', b'*') => text.ends_with(b"->"),
        (b':', b'%') => text.ends_with(b"%:"),
        (b'+' | b'-' | b'*' | b'/' | b'%' | b'<' | b'>' | b'=' | b'!' | b'&' | b'|' | b'^', b'=') => true,
        _ => false,
    }
}
