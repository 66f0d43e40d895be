//! A text with its tokens and paired brackets.

use crate::lex::{Lexed, Token, TokenKind, lex};
use okl_source::Span;

/// A text and its tokens, except those of preprocessor lines.
#[derive(Clone, Debug)]
pub struct Tokens<'t> {
    text: &'t str,
    tokens: Vec<Token>,
    /// For each bracket, the index of its partner; for every other token, its own index.
    partner: Vec<u32>,
    /// For each block of [`BLOCK`] bytes, the index of the first token that starts in it or after it.
    blocks: Vec<u32>,
    unbalanced: Vec<Unbalanced>,
}

/// The size of a block in bytes. Small, so that few tokens start in one.
const BLOCK: u32 = 64;

/// A bracket without partner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unbalanced {
    /// Its range.
    pub span: Span,
    /// For a closing bracket: the innermost bracket that is open there, if any.
    pub open: Option<Span>,
}

impl<'t> Tokens<'t> {
    /// Lexes a text.
    pub fn new(text: &'t str) -> Tokens<'t> {
        Tokens::from_lexed(text, lex(text))
    }

    /// Takes the tokens of a text that is lexed already.
    pub fn from_lexed(text: &'t str, lexed: Lexed) -> Tokens<'t> {
        let mut tokens = lexed.tokens;
        let mut in_directive = false;
        tokens.retain(|token| {
            if token.line_start {
                in_directive = matches!(token.span.of(text), "#" | "%:");
            }
            !in_directive
        });
        let (partner, unbalanced) = pair_brackets(text, &tokens);
        let blocks = blocks(&tokens);
        Tokens { text, tokens, partner, blocks, unbalanced }
    }

    /// The text.
    pub fn text(&self) -> &'t str {
        self.text
    }

    /// Number of tokens.
    pub fn len(&self) -> usize {
        self.tokens.len()
    }

    /// True if there are none.
    pub fn is_empty(&self) -> bool {
        self.tokens.is_empty()
    }

    /// Brackets without partner, in source order.
    pub fn unbalanced(&self) -> &[Unbalanced] {
        &self.unbalanced
    }

    /// The token at an index.
    pub fn get(&self, index: usize) -> Option<Token> {
        self.tokens.get(index).copied()
    }

    /// The range of a token.
    ///
    /// # Panics
    /// If there is no such token.
    pub fn span(&self, index: usize) -> Span {
        self.tokens[index].span
    }

    /// The spelling of a token; empty past the end.
    #[inline]
    pub fn spelling(&self, index: usize) -> &'t str {
        self.tokens.get(index).map_or("", |token| token.span.of(self.text))
    }

    /// True if the token at an index has that spelling.
    #[inline]
    pub fn is(&self, index: usize, spelling: &str) -> bool {
        self.tokens.get(index).is_some_and(|token| token.is(self.text, spelling))
    }

    /// True if the token at an index is of that kind.
    pub fn is_kind(&self, index: usize, kind: TokenKind) -> bool {
        self.tokens.get(index).is_some_and(|token| token.kind == kind)
    }

    /// The index of the first token that starts at or after `offset`.
    pub fn at(&self, offset: u32) -> usize {
        let Some(first) = self.blocks.get((offset / BLOCK) as usize) else { return self.tokens.len() };
        let first = *first as usize;
        first + self.tokens[first..].iter().take_while(|token| token.span.start < offset).count()
    }

    /// The partner of a bracket.
    pub fn partner(&self, index: usize) -> Option<usize> {
        let partner = *self.partner.get(index)? as usize;
        (partner != index).then_some(partner)
    }

    /// The index after the token at `index`, or after its partner if it is an opening bracket.
    pub fn skip(&self, index: usize) -> usize {
        self.partner(index).filter(|close| *close > index).unwrap_or(index) + 1
    }

    /// The index after the `>` that closes the `<` at `index`: past the parameters of a template.
    pub fn skip_angles(&self, index: usize) -> usize {
        let mut depth = 0_i32;
        let mut index = index;
        while index < self.len() {
            depth += match self.spelling(index) {
                "<" => 1,
                ">" => -1,
                ">>" => -2,
                _ => 0,
            };
            index = self.skip(index);
            if depth <= 0 {
                break;
            }
        }
        index
    }

    /// True if `[[` starts at `index`; C++ allows white space between the two.
    pub fn opens_attribute(&self, index: usize) -> bool {
        let bracket = |index| self.is(index, "[") || self.is(index, "<:");
        bracket(index)
            && bracket(index + 1)
            && self
                .partner(index)
                .zip(self.partner(index + 1))
                .is_some_and(|(outer, inner)| outer == inner + 1)
    }

    /// The token ranges between the brackets at `open`, split at top-level commas.
    pub fn arguments(&self, open: usize) -> Vec<std::ops::Range<usize>> {
        let Some(close) = self.partner(open) else { return Vec::new() };
        let mut parts = Vec::new();
        let mut start = open + 1;
        let mut index = start;
        while index < close {
            if self.is(index, ",") {
                parts.push(start..index);
                start = index + 1;
            }
            index = self.skip(index);
        }
        if start < close || !parts.is_empty() {
            parts.push(start..close);
        }
        parts
    }

    /// The text from the first to the last token of a range; empty for an empty range.
    pub fn text_of(&self, range: std::ops::Range<usize>) -> &'t str {
        if range.is_empty() {
            return "";
        }
        self.span(range.start).to(self.span(range.end - 1)).of(self.text)
    }
}

/// The table of blocks, up to the last block with tokens.
fn blocks(tokens: &[Token]) -> Vec<u32> {
    let mut blocks = Vec::new();
    for (index, token) in tokens.iter().enumerate() {
        let block = (token.span.start / BLOCK) as usize;
        if blocks.len() <= block {
            blocks.resize(block + 1, index as u32);
        }
    }
    blocks
}

/// Finds the partner of every bracket. A bracket that does not fit is reported and has none.
fn pair_brackets(text: &str, tokens: &[Token]) -> (Vec<u32>, Vec<Unbalanced>) {
    let mut partner: Vec<u32> = (0..tokens.len() as u32).collect();
    let mut unbalanced = Vec::new();
    let mut open: Vec<(usize, &str)> = Vec::new();
    for (index, token) in tokens.iter().enumerate() {
        // Fast path: brackets start with one of these, and most tokens are no brackets.
        let first = text.as_bytes().get(token.span.start as usize);
        if token.kind != TokenKind::Punctuator || !first.is_some_and(|first| b"()[]{}<:%\\".contains(first)) {
            continue;
        }
        match token.text(text).as_ref() {
            "(" => open.push((index, ")")),
            "[" | "<:" => open.push((index, "]")),
            "{" | "<%" => open.push((index, "}")),
            close @ (")" | "]" | ":>" | "}" | "%>") => {
                let close = match close {
                    ":>" => "]",
                    "%>" => "}",
                    other => other,
                };
                // If a bracket is missing: close all open ones down to the one that fits.
                match open.iter().rposition(|(_, wanted)| *wanted == close) {
                    Some(at) => {
                        for (lost, _) in open.drain(at + 1..) {
                            unbalanced.push(Unbalanced { span: tokens[lost].span, open: None });
                        }
                        let (start, _) = open.pop().expect("rposition found it");
                        partner[start] = index as u32;
                        partner[index] = start as u32;
                    }
                    None => unbalanced.push(Unbalanced {
                        span: token.span,
                        open: open.last().map(|(index, _)| tokens[*index].span),
                    }),
                }
            }
            _ => {}
        }
    }
    unbalanced.extend(open.iter().map(|(index, _)| Unbalanced { span: tokens[*index].span, open: None }));
    unbalanced.sort_by_key(|bracket| bracket.span);
    (partner, unbalanced)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_split_at_top_level_commas() {
        let tokens = Tokens::new("f(a, g(b, c), {d, e})");
        let parts: Vec<&str> = tokens.arguments(1).into_iter().map(|part| tokens.text_of(part)).collect();
        assert_eq!(parts, ["a", "g(b, c)", "{d, e}"]);
        assert_eq!(Tokens::new("f()").arguments(1).len(), 0);
    }

    #[test]
    fn tokens_are_found_by_where_they_start() {
        let gap = " ".repeat(200);
        let text = format!("a{gap}b c(d){gap}e   {gap}");
        let tokens = Tokens::new(&text);
        for offset in 0..=text.len() as u32 + 9 {
            let first = (0..tokens.len()).find(|at| tokens.span(*at).start >= offset);
            assert_eq!(tokens.at(offset), first.unwrap_or(tokens.len()), "{offset}");
        }
    }

    #[test]
    fn brackets_without_partner_are_found() {
        let tokens = Tokens::new("{ ( } x )");
        let places: Vec<u32> = tokens.unbalanced().iter().map(|bracket| bracket.span.start).collect();
        assert_eq!(places, [2, 8]);
    }

    #[test]
    fn parameters_of_templates_are_skipped() {
        let tokens = Tokens::new("template <class T, A<B<(1 > 2)>> c> int x");
        assert_eq!(tokens.spelling(tokens.skip_angles(1)), "int");
        assert_eq!(Tokens::new("< a").skip_angles(0), 2);
    }

    #[test]
    fn preprocessor_lines_are_left_out() {
        let tokens = Tokens::new("a\n#define X ( \\\n  y\nb");
        assert_eq!((0..tokens.len()).map(|at| tokens.spelling(at)).collect::<Vec<_>>(), ["a", "b"]);
    }
}
