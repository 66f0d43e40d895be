//! The text between tokens: white space and comments.

use crate::Unit;
use okl_source::Span;

impl Unit {
    /// Returns true if the range holds only white space and comments.
    pub fn is_blank(&self, span: Span) -> bool {
        self.trimmed(span).is_empty()
    }

    /// The parts of a range that are outside of comments, in order.
    pub fn between_comments(&self, span: Span) -> impl Iterator<Item = &str> {
        let first = self.comments.partition_point(|comment| comment.end <= span.start);
        let inside = self.comments[first..].iter().take_while(move |comment| comment.start < span.end);
        let mut done = span.start;
        inside.copied().chain([Span::at(span.end)]).map(move |comment| {
            let part = Span::new(done, comment.start.max(done));
            done = comment.end.max(done);
            part.of(&self.text)
        })
    }

    /// The range without the white space and the comments at both ends.
    pub fn trimmed(&self, span: Span) -> Span {
        let first = self.comments.partition_point(|comment| comment.end <= span.start);
        let last = self.comments.partition_point(|comment| comment.start < span.end);
        let (mut comments, mut rest) = (&self.comments[first..last.max(first)], span);
        loop {
            let text = rest.of(&self.text);
            let start = rest.start + (text.len() - text.trim_start().len()) as u32;
            rest = Span::new(start, start + text.trim().len() as u32);
            if let [comment, others @ ..] = comments
                && comment.start <= rest.start
            {
                (comments, rest) = (others, Span::new(comment.end.min(rest.end), rest.end));
            } else if let [others @ .., comment] = comments
                && comment.end >= rest.end
            {
                (comments, rest) = (others, Span::new(rest.start, comment.start.max(rest.start)));
            } else {
                return rest;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A unit from a text in which each comment is enclosed in bars.
    fn unit(marked: &str) -> Unit {
        let mut unit = Unit::default();
        for (at, part) in marked.split('|').enumerate() {
            let start = unit.text.len() as u32;
            unit.text.push_str(part);
            unit.comments.extend((at % 2 == 1).then(|| Span::new(start, unit.text.len() as u32)));
        }
        unit
    }

    fn all(unit: &Unit) -> Span {
        Span::new(0, unit.text.len() as u32)
    }

    #[test]
    fn comments_are_blank() {
        for text in ["", " \n", " |/* a, b */| ", "|// a\n||/* b */|"] {
            let unit = unit(text);
            assert!(unit.is_blank(all(&unit)), "{text}");
        }
        for text in ["a", "|/* a */|,", "|/* a */| , |/* b */|"] {
            let unit = unit(text);
            assert!(!unit.is_blank(all(&unit)), "{text}");
        }
    }

    #[test]
    fn what_is_trimmed_starts_and_ends_with_code() {
        for text in ["float |/* a */| &", " |/* a */| float |/* b */| & |/* c */| |// d\n|"] {
            let unit = unit(text);
            let trimmed = unit.source(unit.trimmed(all(&unit)));
            assert!(trimmed.starts_with("float") && trimmed.ends_with('&'), "{trimmed}");
        }
    }

    #[test]
    fn a_part_of_a_comment_is_none_of_the_code() {
        let unit = unit("a|/* b */|c");
        let parts: Vec<&str> = unit.between_comments(Span::new(3, 9)).collect();
        assert_eq!(parts, ["", "c"]);
        assert_eq!(unit.trimmed(Span::new(3, 9)), Span::new(8, 9));
    }
}
