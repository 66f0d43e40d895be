//! From another language to OKL.

use super::{Front, Journey, Ready, Runner};
use crate::Sent;
use okl_model::Unit;
use okl_normalizer::Normalized;
use okl_source::{Derivation, Diagnostic, FileId, FileSpan, Span};

impl Runner {
    /// The input as OKL, and how that is read; what came where no front end is asked for. `None` when something has errors.
    ///
    /// ```text
    /// text --read--> C++ --normalize, parse--> Unit --write--> OKL
    /// ```
    pub(super) fn translated<'v>(
        &'v self,
        journey: &mut Journey,
        main: FileId,
        front: Front<'v>,
        group: &[&'v Ready],
    ) -> Option<(FileId, Front<'v>)> {
        let Some(first) = group.first() else { return Some((main, front)) };
        let Some(frontend) = &first.frontend else { return Some((main, front)) };
        let (path, text) = {
            let file = journey.sources.get(main);
            (file.path.clone(), file.text.clone())
        };
        let (changed, found) = journey.answered(frontend.read(&text, &path))?;
        let end = text.len() as u32;
        let place =
            |span: Span| FileSpan { file: main, span: Span::new(span.start.min(end), span.end.min(end)) };
        let is_wrong = found.iter().any(Diagnostic::is_error);
        journey.diagnostics.extend(found.into_iter().map(|diagnostic| diagnostic.map(place)));
        let read = match changed {
            Some(changed) => {
                let derivation = Derivation::of_file(main, &changed.map);
                journey.sources.add_derived(&path, changed.text, derivation)
            }
            None => main,
        };
        let own = Front { vocabulary: frontend.vocabulary(), ..front.clone() };
        let normalized = self.normalize(journey, read, &own, &first.mode())?;
        let unit = self.parse(journey, &normalized, &own)?;
        if is_wrong {
            return None;
        }
        let (changed, found) = journey.answered(frontend.write(&unit, &path, &Sent::default()))?;
        journey.say(&normalized, found);
        if journey.has_errors() {
            return None;
        }
        let (text, map) = match changed {
            Some(changed) => (changed.text, changed.map),
            None => (unit.text.clone(), okl_source::TextMap::identity(unit.text.len() as u32)),
        };
        let derivation = Derivation::through(&map, |span| places(&unit, &normalized, span));
        let written = journey.sources.add_derived(&path, text, derivation);
        Some((written, Front { settings: &first.read, ..front }))
    }
}

/// A range of a unit's text as words and what stands between them, each with its place.
fn places(unit: &Unit, normalized: &Normalized, span: Span) -> Vec<(u32, Option<FileSpan>)> {
    let is_word = |letter: char| letter == '_' || letter.is_alphanumeric();
    let mut found = Vec::new();
    let mut at = span.start;
    while at < span.end {
        let rest = Span::new(at, span.end).of(&unit.text);
        let first = rest.chars().next().is_some_and(is_word);
        let end = rest.find(|letter| is_word(letter) != first).unwrap_or(rest.len());
        // Lines may come from different files.
        let length = rest[..end].find('\n').map_or(end, |newline| newline + 1) as u32;
        found.push((length, normalized.locate(Span::new(at, at + length))));
        at += length;
    }
    found
}
