use crate::{Span, TextMap};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// A replacement of a range of a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Edit {
    /// The range to replace; empty for an insertion.
    pub span: Span,
    /// The replacement.
    pub with: Vec<Piece>,
    /// The part of okl or the plugin that made the edit, for the message about overlapping edits: `attribute
    /// "restrict"`, `backend "cuda"`. May be empty in the response of a plugin; it is then set to the plugin.
    #[serde(default)]
    pub owner: Cow<'static, str>,
    /// True for an insertion that belongs to the token before it. Always false for a replacement.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub closes: bool,
    /// True if edits inside of its span are dropped together with the parts that it does not copy, even if it copies
    /// nothing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub supplants: bool,
}

/// A part of the replacement of an edit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Piece {
    /// New text.
    Text(String),
    /// A range of the old text, with the other edits inside of it applied.
    Source(Span),
    /// New text that corresponds to the range `from` of the old text, at this position or another one.
    Stands {
        /// The new text.
        text: String,
        /// The range of the old text that it maps back to.
        from: Span,
    },
}

/// Edits of one text. They are collected in any order and applied once.
///
/// Rules:
/// - Without edits, the output is the input.
/// - Of insertions at one position, those that belong to the token before ([`EditSet::insert_after`]) come first.
///   Openers keep the order in which they were added, closers are in reverse order, so that brackets nest if they are
///   added from the outside in.
/// - Replacements must not overlap. One may be inside of another if the outer one copies the range with
///   [`Piece::Source`], or [supplants](EditSet::supplant) it; parts that it does not copy are dropped with the edits
///   inside of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EditSet {
    edits: Vec<Edit>,
}

/// Two edits of overlapping ranges: an error of their owners, not of the user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overlap {
    /// The edit that starts first.
    pub first: Box<Edit>,
    /// The edit that overlaps it.
    pub second: Box<Edit>,
}

impl std::fmt::Display for Overlap {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Overlap { first, second } = self;
        if first == second {
            let Edit { owner, span, .. } = &**first;
            return write!(
                f,
                "{owner} copies bytes {}..{} into themselves without end",
                span.start, span.end
            );
        }
        write!(
            f,
            "edits overlap: {} wants bytes {}..{}, {} wants bytes {}..{}",
            first.owner, first.span.start, first.span.end, second.owner, second.span.start, second.span.end
        )
    }
}

impl std::error::Error for Overlap {}

impl EditSet {
    /// An empty set.
    pub fn new() -> EditSet {
        EditSet::default()
    }

    /// Replaces `span` by `text`.
    pub fn replace(&mut self, owner: impl Into<Cow<'static, str>>, span: Span, text: impl Into<String>) {
        self.recompose(owner, span, vec![Piece::Text(text.into())]);
    }

    /// Replaces `span` by `text`, and drops other replacements of exactly this range.
    pub fn overwrite(&mut self, owner: impl Into<Cow<'static, str>>, span: Span, text: impl Into<String>) {
        self.edits.retain(|edit| edit.span != span);
        self.replace(owner, span, text);
    }

    /// Deletes `span`.
    pub fn delete(&mut self, owner: impl Into<Cow<'static, str>>, span: Span) {
        self.recompose(owner, span, Vec::new());
    }

    /// Inserts `text` before the token at `offset`.
    pub fn insert(&mut self, owner: impl Into<Cow<'static, str>>, offset: u32, text: impl Into<String>) {
        self.recompose(owner, Span::at(offset), vec![Piece::Text(text.into())]);
    }

    /// Inserts `text` after the token that ends at `offset`.
    pub fn insert_after(
        &mut self,
        owner: impl Into<Cow<'static, str>>,
        offset: u32,
        text: impl Into<String>,
    ) {
        let with = vec![Piece::Text(text.into())];
        self.edits.push(Edit {
            span: Span::at(offset),
            with,
            owner: owner.into(),
            closes: true,
            supplants: false,
        });
    }

    /// Inserts `open` before and `close` after `span`.
    pub fn wrap(
        &mut self,
        owner: impl Into<Cow<'static, str>>,
        span: Span,
        open: impl Into<String>,
        close: impl Into<String>,
    ) {
        let owner = owner.into();
        self.insert(owner.clone(), span.start, open);
        self.insert_after(owner, span.end, close);
    }

    /// Replaces `span` by pieces of new and old text.
    pub fn recompose(&mut self, owner: impl Into<Cow<'static, str>>, span: Span, with: Vec<Piece>) {
        self.edits.push(Edit { span, with, owner: owner.into(), closes: false, supplants: false });
    }

    /// Replaces `span` by pieces, and drops other edits inside of it that the pieces do not copy.
    pub fn supplant(&mut self, owner: impl Into<Cow<'static, str>>, span: Span, with: Vec<Piece>) {
        self.edits.push(Edit { span, with, owner: owner.into(), closes: false, supplants: true });
    }

    /// Replaces `span` by pieces as [`EditSet::supplant`] does, but keeps insertions at both ends.
    ///
    /// `__shared__ [[okl_align("16")]] float s[4];` becomes `__shared__ __align__(16) float s[4];`
    pub fn stand_in(&mut self, owner: impl Into<Cow<'static, str>>, span: Span, with: Vec<Piece>) {
        let owner = owner.into();
        if span.len() < 3 {
            return self.recompose(owner, span, with);
        }
        // A replacement without copies does not affect insertions at its ends, so the first and the last byte are
        // deleted by separate edits.
        self.delete(owner.clone(), Span::new(span.start, span.start + 1));
        self.supplant(owner.clone(), Span::new(span.start + 1, span.end - 1), with);
        self.delete(owner, Span::new(span.end - 1, span.end));
    }

    /// The same edits with another owner.
    #[must_use]
    pub fn owned_by(mut self, owner: &str) -> EditSet {
        for edit in &mut self.edits {
            edit.owner = owner.to_string().into();
        }
        self
    }

    /// Sets the owner of edits that have none.
    pub fn without_owner_by(&mut self, owner: &str) {
        for edit in self.edits.iter_mut().filter(|edit| edit.owner.is_empty()) {
            edit.owner = owner.to_string().into();
        }
    }

    /// Adds an edit.
    pub fn push(&mut self, edit: Edit) {
        self.edits.push(edit);
    }

    /// Adds all edits of another set.
    pub fn extend(&mut self, other: EditSet) {
        self.edits.extend(other.edits);
    }

    /// The edits in the order in which they were added.
    pub fn iter(&self) -> impl Iterator<Item = &Edit> {
        self.edits.iter()
    }

    /// Returns true if there are no edits.
    pub fn is_empty(&self) -> bool {
        self.edits.is_empty()
    }

    /// Applies all edits to `text`. The map leads from the new text to the old one.
    ///
    /// # Errors
    /// The first two edits that overlap.
    pub fn apply(&self, text: &str) -> Result<(String, TextMap), Overlap> {
        self.render(text, Span::new(0, text.len() as u32))
    }

    /// The text with these edits and others applied, as if the others had been added last.
    ///
    /// # Errors
    /// The first two edits that overlap.
    pub fn apply_with(&self, others: &EditSet, text: &str) -> Result<(String, TextMap), Overlap> {
        written(self.edits.iter().chain(&others.edits), text, Span::new(0, text.len() as u32))
    }

    /// The part `span` of `text` with the edits inside of it applied; the map leads to the whole of `text`.
    ///
    /// # Errors
    /// The first two edits that overlap.
    pub fn render(&self, text: &str, span: Span) -> Result<(String, TextMap), Overlap> {
        written(self.edits.iter(), text, span)
    }

    /// The result of [`EditSet::render`] as pieces with their origins, one piece for each line.
    ///
    /// # Errors
    /// The first two edits that overlap.
    pub fn rendered(&self, text: &str, span: Span) -> Result<Vec<Piece>, Overlap> {
        let (new, map) = self.render(text, span)?;
        let mut pieces = Vec::new();
        let mut done = 0;
        for (run, old) in map.runs() {
            if done < run.start {
                pieces.push(Piece::Text(Span::new(done, run.start).of(&new).to_string()));
            }
            let mut from = old.start;
            for line in run.of(&new).split_inclusive('\n') {
                // A copy maps byte by byte, other text to the whole of its range.
                let is_copy = run.len() == old.len();
                let length = line.len() as u32;
                let stands = if is_copy { Span::new(from, from + length) } else { old };
                pieces.push(Piece::Stands { text: line.to_string(), from: stands });
                from += length;
            }
            done = run.end;
        }
        let rest = Span::new(done, new.len() as u32).of(&new);
        if !rest.is_empty() {
            pieces.push(Piece::Text(rest.to_string()));
        }
        Ok(pieces)
    }
}

/// Applies edits, given in the order in which they were added, to a part of a text.
fn written<'e>(
    edits: impl Iterator<Item = &'e Edit>,
    text: &str,
    span: Span,
) -> Result<(String, TextMap), Overlap> {
    let mut order: Vec<(usize, &Edit)> = edits.enumerate().collect();
    order.sort_by_key(|(index, edit)| {
        let wide = -i64::from(edit.span.end);
        let index = *index as i64;
        match (edit.closes, edit.takes_in(), edit.span.is_empty()) {
            (true, _, _) => (edit.span.start, 0, -index),
            (false, true, _) => (edit.span.start, 1, wide),
            (false, false, true) => (edit.span.start, 2, index),
            (false, false, false) => (edit.span.start, 3, wide),
        }
    });
    let sorted: Vec<&Edit> = order.into_iter().map(|(_, edit)| edit).collect();
    let map = TextMap::empty(text.len() as u32);
    let mut writer = Writer { text, edits: &sorted, new: String::new(), map, depth: 0, steps: 0 };
    writer.range(span, None)?;
    Ok((writer.new, writer.map))
}

impl Edit {
    /// The ranges of the old text that it copies.
    pub fn kept(&self) -> impl Iterator<Item = Span> + '_ {
        self.with.iter().filter_map(|piece| match piece {
            Piece::Source(span) => Some(*span),
            Piece::Text(_) | Piece::Stands { .. } => None,
        })
    }

    /// Returns true if other edits may be inside of its range.
    fn takes_in(&self) -> bool {
        self.supplants || self.with.iter().any(|piece| matches!(piece, Piece::Source(_)))
    }
}

/// Returns true if an edit is attached to the tokens of `span`, in a text of that length.
fn belongs(edit: &Edit, span: Span, length: u32) -> bool {
    if !edit.span.is_empty() {
        return span.contains(edit.span);
    }
    let at = edit.span.start;
    // An empty span has no token to attach to.
    let alone = span.is_empty() && at == span.start;
    // At the end or the start of the whole text, there is no token after or before it.
    let attached = match edit.closes {
        true => at <= span.end && (span.start < at || at == 0),
        false => span.start <= at && (at < span.end || span == Span::new(0, length) && at == length),
    };
    alone || attached
}

/// The maximal nesting of copies inside of copies; beyond it, edits copy each other without end.
const DEPTH: u32 = 64;

/// The maximal number of edits to write, those in copies of copies counted again, and of bytes: far above those of any
/// kernel.
const MOST: (u32, usize) = (1 << 24, 1 << 27);

/// The state of writing the new text.
struct Writer<'t> {
    text: &'t str,
    /// All edits, in the order in which they apply.
    edits: &'t [&'t Edit],
    new: String,
    map: TextMap,
    depth: u32,
    /// The number of edits that were written.
    steps: u32,
}

impl<'t> Writer<'t> {
    /// Writes `span` with the edits that belong to it, except `within`.
    fn range(&mut self, span: Span, within: Option<&'t Edit>) -> Result<(), Overlap> {
        // The edits are sorted by start, so only a contiguous part of them can belong to the span.
        let first = self.edits.partition_point(|edit| edit.span.start < span.start);
        let after = self.edits.partition_point(|edit| edit.span.start <= span.end);
        let length = self.text.len() as u32;
        let mine = |edit: &&Edit| {
            belongs(edit, span, length) && within.is_none_or(|outer| !std::ptr::eq(outer, *edit))
        };
        let edits: Vec<&'t Edit> =
            self.edits[first..after].iter().copied().filter(|edit| mine(edit)).collect();
        let mut done = span.start;
        let mut next = 0;
        while let Some(edit) = edits.get(next).copied() {
            if edit.span.start < done {
                let earlier = edits[..next].iter().rev().find(|earlier| earlier.span.end > edit.span.start);
                return Err(overlap(earlier.copied().unwrap_or(edit), edit));
            }
            self.copy(Span::new(done, edit.span.start));
            done = edit.span.end;
            let mut after = next + 1;
            if !edit.span.is_empty() {
                while edits.get(after).is_some_and(|inner| starts_inside(inner, edit, length)) {
                    after += 1;
                }
            }
            let inner = &edits[next + 1..after];
            // Insertions at its ends that it does not copy are not affected by it.
            for beside in inner.iter().filter(|inner| is_beside(inner, edit, false, length)) {
                self.pieces(beside, &[])?;
            }
            self.pieces(edit, inner)?;
            for beside in inner.iter().filter(|inner| is_beside(inner, edit, true, length)) {
                self.pieces(beside, &[])?;
            }
            next = after;
        }
        self.copy(Span::new(done, span.end));
        Ok(())
    }

    /// Writes the replacement of `edit`; `inner` are the edits that start inside of it.
    fn pieces(&mut self, edit: &'t Edit, inner: &[&'t Edit]) -> Result<(), Overlap> {
        if let Some(second) = inner.iter().find(|second| !edit.takes_in() || !edit.span.contains(second.span))
        {
            return Err(overlap(edit, second));
        }
        self.steps += 1;
        // The largest end of each edit and those before it. For each piece, only the few edits that may overlap it are
        // visited.
        let reach: Vec<u32> = inner
            .iter()
            .scan(0, |reach, other| {
                *reach = other.span.end.max(*reach);
                Some(*reach)
            })
            .collect();
        for piece in &edit.with {
            match piece {
                Piece::Text(text) => {
                    self.new.push_str(text);
                    self.map.written(text.len() as u32, None);
                }
                Piece::Stands { text, from } => {
                    self.new.push_str(text);
                    self.map.written(text.len() as u32, Some(*from));
                }
                Piece::Source(span) => {
                    let crossing = |other: &&&Edit| {
                        let (a, b) = (other.span, *span);
                        !a.is_empty()
                            && a.start < b.end
                            && b.start < a.end
                            && !b.contains(a)
                            && !a.contains(b)
                    };
                    let first = reach.partition_point(|end| *end <= span.start);
                    let after = inner.partition_point(|other| other.span.start < span.end).max(first);
                    if let Some(second) = inner[first..after].iter().find(crossing) {
                        return Err(overlap(edit, second));
                    }
                    if self.depth == DEPTH || self.steps > MOST.0 || self.new.len() > MOST.1 {
                        return Err(overlap(edit, edit));
                    }
                    self.depth += 1;
                    self.range(*span, Some(edit))?;
                    self.depth -= 1;
                }
            }
        }
        Ok(())
    }

    fn copy(&mut self, span: Span) {
        self.new.push_str(span.of(self.text));
        self.map.copied(span);
    }
}

fn overlap(first: &Edit, second: &Edit) -> Overlap {
    Overlap { first: Box::new(first.clone()), second: Box::new(second.clone()) }
}

/// Returns true if `inner` is an insertion at the start or the end of `outer` and no piece copies it.
fn is_beside(inner: &Edit, outer: &Edit, end: bool, length: u32) -> bool {
    let at = if end { outer.span.end } else { outer.span.start };
    let copied = |piece: &Piece| matches!(piece, Piece::Source(span) if belongs(inner, *span, length));
    inner.span == Span::at(at) && inner.closes == end && !outer.supplants && !outer.with.iter().any(copied)
}

/// Returns true if `inner`, which sorts after `outer`, starts inside of the range of `outer`.
fn starts_inside(inner: &Edit, outer: &Edit, length: u32) -> bool {
    let (at, span) = (inner.span.start, outer.span);
    if !inner.span.is_empty() || !outer.takes_in() {
        // A replacement without copies does not affect insertions at its ends.
        return at < span.end;
    }
    belongs(inner, span, length)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_of_copies_come_to_an_end() {
        // Each edit copies its content twice.
        let text = "x".repeat(200);
        let mut edits = EditSet::new();
        for at in 0..60 {
            let inside = Span::new(at + 1, 200 - at - 1);
            edits.recompose(
                "mine",
                Span::new(at, 200 - at),
                vec![Piece::Source(inside), Piece::Source(inside)],
            );
        }
        let error = edits.apply(&text).expect_err("there is no end");
        assert!(error.to_string().contains("mine copies bytes"), "{error}");
    }

    #[test]
    fn what_stands_in_leaves_its_neighbours() {
        let text = applied("[[four]] float s;", |edits| {
            edits.insert("memory", 0, "__shared__ ");
            edits.replace("names", Span::new(2, 6), "4");
            edits.stand_in("alignment", Span::new(0, 8), vec![Piece::Text("align(4)".into())]);
            edits.insert_after("note", 8, "/**/");
        });
        assert_eq!(text, "__shared__ align(4)/**/ float s;");
    }

    #[test]
    fn what_goes_at_the_start_of_a_text_takes_nothing_of_its_neighbour() {
        let text = applied("one two", |edits| {
            edits.supplant("a", Span::new(0, 4), Vec::new());
            edits.insert("b", 4, "new ");
        });
        assert_eq!(text, "new two");
    }

    fn applied(text: &str, build: impl FnOnce(&mut EditSet)) -> String {
        let mut edits = EditSet::new();
        build(&mut edits);
        edits.apply(text).expect("no overlap").0
    }

    #[test]
    fn no_edits_change_nothing() {
        assert_eq!(applied("a b c", |_| {}), "a b c");
        assert_eq!(applied("", |_| {}), "");
    }

    #[test]
    fn wraps_added_outside_in_nest() {
        let text = applied("x", |edits| {
            edits.wrap("outer", Span::new(0, 1), "(", ")");
            edits.wrap("inner", Span::new(0, 1), "[", "]");
        });
        assert_eq!(text, "([x])");
    }

    #[test]
    fn neighbours_meet_without_overlap() {
        let text = applied("ab", |edits| {
            edits.replace("b", Span::new(1, 2), "B");
            edits.insert_after("after a", 1, "1");
            edits.insert("before b", 1, "2");
            edits.replace("a", Span::new(0, 1), "A");
        });
        assert_eq!(text, "A12B");
    }

    #[test]
    fn a_copied_range_keeps_its_edits() {
        let text = applied("head body tail", |edits| {
            let body = Span::new(5, 9);
            edits.recompose(
                "kernel",
                Span::new(0, 14),
                vec![Piece::Source(body), Piece::Text("; ".into()), Piece::Source(body)],
            );
            edits.replace("inside", Span::new(5, 6), "B");
            edits.replace("dropped", Span::new(0, 4), "x");
        });
        assert_eq!(text, "Body; Body");
    }

    #[test]
    fn overlaps_name_both_owners() {
        let mut edits = EditSet::new();
        edits.replace("one", Span::new(0, 3), "");
        edits.replace("two", Span::new(2, 4), "");
        let overlap = edits.apply("abcdef").expect_err("they overlap");
        assert_eq!((overlap.first.owner.as_ref(), overlap.second.owner.as_ref()), ("one", "two"));
        let mut edits = EditSet::new();
        edits.replace("one", Span::new(0, 3), "");
        edits.insert("two", 1, "x");
        assert!(edits.apply("abcdef").is_err());
        let mut edits = EditSet::new();
        edits.replace("one", Span::new(0, 3), "x");
        edits.replace("two", Span::new(0, 3), "y");
        assert!(edits.apply("abcdef").is_err());
    }

    #[test]
    fn insertions_beside_a_recomposed_range_stay() {
        let body = Span::new(5, 9);
        let text = applied("head body tail", |edits| {
            edits.recompose("loop", Span::new(0, 9), vec![Piece::Text("{ ".into()), Piece::Source(body)]);
            edits.insert("pragma", 0, "#pragma ");
            edits.insert("first", 5, "B");
            edits.insert_after("last", 9, " }");
        });
        assert_eq!(text, "#pragma { Bbody } tail");
        let text = applied("head body tail", |edits| {
            let pieces = vec![Piece::Source(body), Piece::Text("!".into())];
            edits.recompose("swap", Span::new(0, 14), pieces);
            edits.insert_after("after", 14, ";");
        });
        assert_eq!(text, "body!;");
    }

    #[test]
    fn what_supplants_takes_the_edits_inside_along() {
        let text = applied("a b c", |edits| {
            edits.supplant("launch", Span::new(0, 3), vec![Piece::Text("x".into())]);
            edits.delete("attribute", Span::new(0, 1));
        });
        assert_eq!(text, "x c");
    }

    #[test]
    fn moved_text_leads_back_to_where_it_stood() {
        let mut edits = EditSet::new();
        let from = Span::new(6, 8);
        edits.recompose("move", Span::at(0), vec![Piece::Stands { text: "<at> ".into(), from }]);
        edits.delete("move", from);
        let (text, map) = edits.apply("for ( @x) y").expect("no overlap");
        assert_eq!(text, "<at> for ( ) y");
        assert_eq!(map.old_span(Span::new(0, 4)), from);
        assert_eq!(map.old_span(Span::new(5, 8)), Span::new(0, 3));
    }

    #[test]
    fn the_map_leads_back() {
        let mut edits = EditSet::new();
        edits.replace("one", Span::new(2, 4), "XYZ");
        let (text, map) = edits.apply("abcdef").expect("no overlap");
        assert_eq!(text, "abXYZef");
        assert_eq!(map.old_offset(6), 5);
        assert_eq!(map.old_span(Span::new(2, 5)), Span::new(2, 4));
        assert_eq!(map.new_span(Span::new(4, 6)), Some(Span::new(5, 7)));
        assert_eq!(map.copied_from(3), None);
    }
}
