//! The range of an attribute in the text, and its deletion.

use crate::{AttrUse, Unit};
use okl_source::{EditSet, Span};

impl AttrUse {
    /// Deletes the attribute from the text. Code in its arguments keeps its own edits, as it may be copied elsewhere.
    pub fn vanish(&self, unit: &Unit, edits: &mut EditSet) {
        let owner = format!("attribute \"{}\"", self.name);
        let whole = self.with_space(unit);
        let code = self.code(unit);
        let (Some(first), Some(last)) = (code.first(), code.last()) else {
            return edits.delete(owner, whole);
        };
        // Code in the arguments may have been copied and has edits of its own, so only the text around it is deleted.
        let inside = Span::new(first.start - 1, last.end + 1);
        edits.delete(owner.clone(), Span::new(whole.start, inside.start));
        edits.supplant(owner.clone(), inside, Vec::new());
        edits.delete(owner, Span::new(inside.end, whole.end));
    }

    /// The ranges of those arguments that are code, in source order: `n + 1` of `[[okl_tile("n + 1")]]`.
    pub fn code(&self, unit: &Unit) -> Vec<Span> {
        let spans = self.values.iter().map(|value| unit.expression(*value).span);
        let mut found: Vec<Span> = spans
            .filter(|span| self.span.contains(*span) && *span != self.span && !span.is_empty())
            .collect();
        found.sort_unstable();
        found.dedup();
        found
    }

    /// The range of the attribute with the blanks to delete together with it.
    ///
    /// These are the blanks after it, with the end of the line if nothing else is on that line; and the blanks before
    /// it if a comma, a bracket or a semicolon follows, as in `float *m [[okl_dim("3, 4")]];`.
    pub fn with_space(&self, unit: &Unit) -> Span {
        let rest = &unit.text[self.span.end as usize..];
        let blanks = rest.len() - rest.trim_start_matches(BLANK).len();
        let mut end = self.span.end + blanks as u32;
        let before = &unit.text[..self.span.start as usize];
        let word = before.trim_end_matches(BLANK);
        // Alone on its line: delete the line break and the indentation of the next line, too.
        let next_line = rest[blanks..].trim_start_matches('\r').strip_prefix('\n');
        if let Some(next_line) = next_line.filter(|_| word.is_empty() || word.ends_with('\n')) {
            end = (unit.text.len() - next_line.trim_start_matches(BLANK).len()) as u32;
        }
        let closes = after_attributes(&rest[blanks..]).starts_with([',', ';', ')', '[']);
        // Blanks after another attribute belong to that one, and blanks at the start of a line are its indentation.
        let free = !word.is_empty() && !word.ends_with(['\n', '(', '{', ';']) && !word.ends_with("]]");
        let start = if closes && free { word.len() as u32 } else { self.span.start };
        Span::new(start, end)
    }
}

/// The characters that separate words on a line.
const BLANK: [char; 2] = [' ', '\t'];

/// The text after the `[[...]]` lists that it starts with.
fn after_attributes(text: &str) -> &str {
    let mut rest = text;
    while let Some(close) = rest.strip_prefix("[[").and_then(|list| list.find("]]")) {
        rest = rest[close + 4..].trim_start_matches(BLANK);
    }
    rest
}
