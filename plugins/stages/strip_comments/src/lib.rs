//! The stage `strip-comments`: removes the comments of inputs.
//!
//! It runs on the source text, before normalization. Input is the text, output is a list of edits: each comment becomes
//! a space or the newlines in it, so that tokens stay apart and line numbers stay the same. Comments are found in the
//! gaps between the tokens of the lexer, so strings and character literals are safe. A text with an unterminated
//! comment is left to the parser, which reports the error.

use okl_plugin::lex::{LexErrorKind, Token, lex};
use okl_plugin::{Acts, Change, EditSet, Span, Stage, Text};

const STRIP: Stage = Stage {
    summary: "takes the comments out of inputs, before they are read",
    options: &[],
    acts: Acts::Source(strip),
};

okl_plugin::export!(stage, "strip_comments", STRIP);

/// Replaces each comment by a space, as the language defines it; the newlines in it stay.
fn strip(asked: &Text<'_>) -> Result<Change, String> {
    let text = asked.text;
    let lexed = lex(text);
    // The parser has a better message for an unterminated comment.
    if lexed.errors.iter().any(|error| error.kind == LexErrorKind::UnterminatedComment) {
        return Ok(Change::default());
    }
    let mut edits = EditSet::new();
    let mut done = 0;
    for Token { span, .. } in &lexed.tokens {
        in_gap(text, Span::new(done, span.start), &mut edits);
        done = span.end;
    }
    in_gap(text, Span::new(done, text.len() as u32), &mut edits);
    Ok(Change { edits, ..Change::default() })
}

/// Removes the comments between two tokens.
fn in_gap(text: &str, gap: Span, edits: &mut EditSet) {
    let mut at = gap.start as usize;
    let end = gap.end as usize;
    while let Some(start) = text[at..end].find('/').map(|offset| at + offset) {
        let comment = &text[start..end];
        // Text between tokens that starts with a slash is a comment; its two characters may be separated by a line
        // splice.
        let is_block = comment[1..].trim_start_matches(['\\', '\r', '\n']).starts_with('*');
        let length = match is_block {
            true => block_length(comment),
            false => okl_plugin::lex::line_end(text, start as u32) as usize - start,
        };
        at = start + length;
        let span = Span::new(start as u32, at as u32);
        let lines = "\n".repeat(text[start..at].matches('\n').count());
        let with = if is_block && lines.is_empty() { " ".to_string() } else { lines };
        edits.replace("stage \"strip-comments\"", span, with);
    }
}

fn block_length(comment: &str) -> usize {
    comment.get(2..).and_then(|body| body.find("*/")).map_or(comment.len(), |end| end + 4)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stripped(text: &str) -> String {
        let options = okl_plugin::Map::new();
        let asked = Text {
            text,
            path: "k.okl",
            target: "",
            extension: "",
            gpu: false,
            apart: false,
            defines: &[],
            files: &[],
            options: &options,
        };
        strip(&asked).expect("it takes every text").edits.apply(text).expect("no overlap").0
    }

    #[test]
    fn comments_go_and_lines_stay() {
        assert_eq!(stripped("a/* x */b"), "a b");
        assert_eq!(stripped("a // x\nb"), "a \nb");
        assert_eq!(stripped("a /* 1\n2\n*/ b // end"), "a \n\n b ");
        assert_eq!(stripped("a // x \\\n more\nb"), "a \n\nb");
        assert_eq!(stripped("/**/x/***/y"), " x y");
    }

    #[test]
    fn what_only_looks_like_a_comment_stays() {
        for text in ["\"/* no */\" '/' a / b", "R\"(// no)\"", "a /* without end"] {
            assert_eq!(stripped(text), text);
        }
    }
}
