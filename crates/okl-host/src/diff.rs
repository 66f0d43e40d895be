//! Computes edits from two texts, for stages that answer with the whole text.

use imara_diff::{Algorithm, Diff, InternedInput};
use okl_source::{EditSet, Span};

/// Texts with more pieces than this on both sides are replaced as a whole.
const MOST: usize = 20_000;

/// The edits that turn one text into another.
///
/// If only white space differs, as after a formatter, all other text stays in place. Otherwise lines are compared, and
/// in changed lines, words.
pub fn edits(owner: &str, old: &str, new: &str) -> EditSet {
    let mut found = Found { owner: owner.to_string(), edits: EditSet::new() };
    if !found.white_space(old, new) {
        found.edits = EditSet::new();
        found.lines(old, new);
    }
    found.edits
}

struct Found {
    owner: String,
    edits: EditSet,
}

impl Found {
    fn replace(&mut self, at: usize, old: &str, new: &str) {
        if old != new {
            let span = Span::new(at as u32, (at + old.len()) as u32);
            self.edits.replace(self.owner.clone(), span, new);
        }
    }

    /// Compares texts that may differ in white space only. Returns false if they differ in more.
    fn white_space(&mut self, old: &str, new: &str) -> bool {
        let (mut here, mut there) = (0, 0);
        loop {
            let (gap, other) = (blanks(&old[here..]), blanks(&new[there..]));
            self.replace(here, gap, other);
            (here, there) = (here + gap.len(), there + other.len());
            match (old[here..].chars().next(), new[there..].chars().next()) {
                (None, None) => return true,
                (Some(one), Some(same)) if one == same => {
                    (here, there) = (here + one.len_utf8(), there + one.len_utf8());
                }
                (_, _) => return false,
            }
        }
    }

    fn lines(&mut self, old: &str, new: &str) {
        let (olds, news): (Vec<&str>, Vec<&str>) =
            (old.split_inclusive('\n').collect(), new.split_inclusive('\n').collect());
        self.pieces(0, &olds, &news, |found, at, old, new| {
            found.pieces(at, &words(old), &words(new), Found::replace);
        });
    }

    /// Compares lists of pieces and passes each changed pair to `changed`.
    fn pieces(
        &mut self,
        start: usize,
        olds: &[&str],
        news: &[&str],
        changed: impl Fn(&mut Found, usize, &str, &str),
    ) {
        if olds.len() > MOST && news.len() > MOST {
            return self.replace(start, &olds.concat(), &news.concat());
        }
        let mut input = InternedInput::default();
        input.update_before(olds.iter().copied());
        input.update_after(news.iter().copied());
        let (mut at, mut next) = (start, 0);
        for hunk in Diff::compute(Algorithm::Histogram, &input).hunks() {
            let (first, end) = (hunk.before.start as usize, hunk.before.end as usize);
            at += olds[next..first].iter().map(|piece| piece.len()).sum::<usize>();
            let old = olds[first..end].concat();
            changed(self, at, &old, &news[hunk.after.start as usize..hunk.after.end as usize].concat());
            (at, next) = (at + old.len(), end);
        }
    }
}

/// The leading white space of a text.
fn blanks(text: &str) -> &str {
    &text[..text.len() - text.trim_start().len()]
}

/// Splits a text into names and numbers, runs of white space, and single other characters.
fn words(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let is_part = |other: char| other == '_' || other.is_alphanumeric();
        let length = match (is_part(first), first.is_whitespace()) {
            (true, _) => rest.find(|other| !is_part(other)),
            (_, true) => rest.find(|other: char| !other.is_whitespace()),
            (false, false) => Some(first.len_utf8()),
        };
        let (word, after) = rest.split_at(length.unwrap_or(rest.len()));
        found.push(word);
        rest = after;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn changed(old: &str, new: &str) -> Vec<(String, String)> {
        let edits = edits("t", old, new);
        assert_eq!(edits.apply(old).expect("no overlap").0, new);
        let text = |piece: &okl_source::Piece| match piece {
            okl_source::Piece::Text(text) => text.clone(),
            okl_source::Piece::Source(_) | okl_source::Piece::Stands { .. } => panic!("{piece:?}"),
        };
        edits
            .iter()
            .map(|edit| (edit.span.of(old).to_string(), edit.with.iter().map(text).collect()))
            .collect()
    }

    fn pairs(expected: &[(&str, &str)]) -> Vec<(String, String)> {
        expected.iter().map(|(old, new)| (old.to_string(), new.to_string())).collect()
    }

    #[test]
    fn a_new_layout_changes_white_space_alone() {
        assert_eq!(changed("if(x){y;}", "if (x) {\n  y;\n}\n").len(), 5);
        assert_eq!(changed("a  b", "a b"), pairs(&[("  ", " ")]));
        assert_eq!(changed("same\n", "same\n"), []);
        assert_eq!(changed("", "x"), pairs(&[("", "x")]));
    }

    #[test]
    fn other_changes_are_those_of_words() {
        assert_eq!(
            changed("int a;\nint b; // c\nint d;\n", "int a;\nint bb; // c\nint d;\n"),
            pairs(&[("b", "bb")])
        );
        assert_eq!(changed("a;\nb;\nc;\n", "a;\nc;\n"), pairs(&[("b;\n", "")]));
        assert_eq!(changed("\u{e9}t\u{e9}", "\u{e9}t"), pairs(&[("\u{e9}t\u{e9}", "\u{e9}t")]));
    }
}
