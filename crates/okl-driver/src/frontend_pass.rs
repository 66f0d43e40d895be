//! Translates another language to OKL by a front end.

use crate::ready::LoadedPipeline;
use crate::run_state::RunState;
use crate::text_reader::{ReadSettings, TextReader};
use okl_host::EncodedUnitCache;
use okl_host::{FrontendOutput, FrontendTarget};
use okl_model::Unit;
use okl_normalizer::Normalized;
use okl_source::{Derivation, Diagnostic, FileId, FileSpan, Span};

/// An input as OKL.
pub(crate) struct Translated<'v> {
    /// The file of the text.
    pub(crate) main: FileId,
    /// The settings for reading it.
    pub(crate) front: ReadSettings<'v>,
    /// The host program, if a front end wrote one.
    pub(crate) host: Option<String>,
}

impl TextReader {
    /// Translates the input to OKL; without a front end it is returned unchanged. `None` if there are errors.
    ///
    /// ```text
    /// text --read--> C++ --normalize, parse--> Unit --write--> OKL
    /// ```
    pub(crate) fn to_okl<'v>(
        &'v self,
        state: &mut RunState,
        main: FileId,
        front: ReadSettings<'v>,
        group: &[&'v LoadedPipeline],
    ) -> Option<Translated<'v>> {
        let first = group.first();
        let Some((first, frontend)) = first.and_then(|first| Some((first, first.frontend.as_ref()?))) else {
            return Some(Translated { main, front, host: None });
        };
        let mode = first.mode();
        let likes = state.answered(first.backend.target_names())?.get(1..).unwrap_or_default();
        let host_code = first.takes_host_code();
        let target = FrontendTarget { name: first.backend.name(), gpu: mode.gpu, likes, host_code };
        let (path, text) = {
            let file = state.sources.get(main);
            (file.path.clone(), file.text.clone())
        };
        let (changed, found) = state.answered(frontend.read(&text, &path, &target))?;
        let end = text.len() as u32;
        let place =
            |span: Span| FileSpan { file: main, span: Span::new(span.start.min(end), span.end.min(end)) };
        let is_wrong = found.iter().any(Diagnostic::is_error);
        state.diagnostics.extend(found.into_iter().map(|diagnostic| diagnostic.map(place)));
        let read = match changed {
            Some(changed) => {
                let derivation = Derivation::of_file(main, &changed.map);
                state.sources.add_derived(&path, changed.text, derivation)
            }
            None => main,
        };
        let mut own = ReadSettings { vocabulary: frontend.vocabulary(), ..front.clone() };
        own.parse.absent = frontend.headers();
        own.parse.programs = frontend.reads_programs();
        let normalized = self.normalize(state, read, &own, &mode)?;
        let unit = self.parse(state, &normalized, &own)?;
        if is_wrong {
            return None;
        }
        let FrontendOutput { okl, host, diagnostics } =
            state.answered(frontend.write(&unit, &path, &target, &EncodedUnitCache::default()))?;
        state.say(&normalized, diagnostics);
        if state.has_errors() {
            return None;
        }
        let (text, map) = match okl {
            Some(changed) => (changed.text, changed.map),
            None => (unit.text.clone(), okl_source::TextMap::identity(unit.text.len() as u32)),
        };
        let derivation = Derivation::through(&map, |span| places(&unit, &normalized, span));
        let written = state.sources.add_derived(&path, text, derivation);
        let front = ReadSettings { settings: &first.read, ..front };
        Some(Translated { main: written, front, host: host.map(|host| host.text) })
    }
}

/// Splits a range of a unit's text into words and the text between them, each with its length and place.
fn places(unit: &Unit, normalized: &Normalized, span: Span) -> Vec<(u32, Option<FileSpan>)> {
    let is_word = |letter: char| letter == '_' || letter.is_alphanumeric();
    let mut found = Vec::new();
    let mut at = span.start;
    while at < span.end {
        let rest = Span::new(at, span.end).of(&unit.text);
        let first = rest.chars().next().is_some_and(is_word);
        let end = rest.find(|letter| is_word(letter) != first).unwrap_or(rest.len());
        // Different lines may come from different files.
        let length = rest[..end].find('\n').map_or(end, |newline| newline + 1) as u32;
        found.push((length, normalized.locate(Span::new(at, at + length))));
        at += length;
    }
    found
}
