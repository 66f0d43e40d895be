//! Translates another language to OKL by a front end.

use crate::emit::Emitted;
use crate::host_program::HostProgram;
use crate::lines::with_lines;
use crate::outcome::RequestedOutputs;
use crate::ready::LoadedPipeline;
use crate::run_state::RunState;
use crate::text_reader::{ReadSettings, TextReader};
use okl_host::{
    ChangedText, EncodedUnitCache, Frontend, FrontendInput, FrontendOutput, FrontendTarget, FrontendText,
};
use okl_model::Unit;
use okl_normalizer::{Mode, Normalized, is_c};
use okl_source::{Derivation, Diagnostic, FileId, FileSpan, Span};

/// An input as OKL.
pub(crate) struct Translated<'v> {
    /// The file of the text.
    pub(crate) main: FileId,
    /// The settings for reading it.
    pub(crate) front: ReadSettings<'v>,
    /// The host program, if a front end wrote one.
    pub(crate) host: Option<HostProgram>,
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
        asked: &RequestedOutputs,
    ) -> Option<Translated<'v>> {
        let first = group.first();
        let Some((first, frontend)) = first.and_then(|first| Some((first, first.frontend.as_ref()?))) else {
            return Some(Translated { main, front, host: None });
        };
        let mode = first.mode();
        let likes = state.answered(first.backend.target_names())?.get(1..).unwrap_or_default();
        let target = FrontendTarget {
            name: first.backend.name(),
            gpu: mode.gpu,
            likes,
            host_code: first.takes_host_code(),
            apart: asked.is_apart(),
        };
        let (path, text) = {
            let file = state.sources.get(main);
            (file.path.clone(), file.text.clone())
        };
        let defines = front.settings.macros();
        let input = FrontendInput {
            text: &text,
            path: &path,
            defines: &defines,
            include_dirs: &front.settings.include_dirs,
            files: &self.host.files,
        };
        let FrontendText { text: changed, std, files, diagnostics: found, .. } =
            state.answered(frontend.read(input, &target))?;
        for file in files {
            // As headers are, they are files that the outputs depend on.
            state.sources.add_once(&file.path, &file.text);
        }
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
        own.parse.launch = frontend.launch();
        let is_c = std.as_deref().is_some_and(is_c);
        own.parse.std = std.or(own.parse.std);
        let normalized = self.normalize(state, read, &own, &mode)?;
        let unit = self.parse(state, &normalized, &own)?;
        if is_wrong {
            return None;
        }
        let read = Read { normalized, unit, settings: &own, mode: &mode };
        let (read, output) = self.written(state, read, frontend, (&path, &target))?;
        let Read { normalized, unit, .. } = read;
        let FrontendOutput { okl, host, launchers, runtime, .. } = output;
        let (text, map) = match okl {
            Some(changed) => (changed.text, changed.map),
            None => (unit.text.clone(), okl_source::TextMap::identity(unit.text.len() as u32)),
        };
        let derivation = Derivation::through(&map, |span| normalized.origins(span));
        let written = state.sources.add_derived(&path, text, derivation);
        let front = ReadSettings { settings: &first.read, ..front };
        let host = host.map(|ChangedText { text, map }| {
            let emitted = Emitted { text, map };
            let text = with_lines(&emitted, &normalized, &state.sources, first.line_directives).text;
            HostProgram { text, launchers, runtime, extension: if is_c { "c" } else { "cpp" } }
        });
        Some(Translated { main: written, front, host })
    }

    /// The last answer of a front end about a text. It may ask for other texts to be parsed before.
    fn written<'s>(
        &self,
        state: &mut RunState,
        mut read: Read<'s>,
        frontend: &Frontend,
        (path, target): (&str, &FrontendTarget<'_>),
    ) -> Option<(Read<'s>, FrontendOutput)> {
        for round in 0.. {
            let Read { normalized, unit, settings, mode } = read;
            let answer = frontend.write(&unit, path, target, round, &EncodedUnitCache::default());
            let mut output = state.answered(answer)?;
            state.say(&normalized, std::mem::take(&mut output.diagnostics));
            if state.has_errors() {
                return None;
            }
            let Some(changed) = output.okl.take_if(|_| output.again) else {
                return Some((Read { normalized, unit, settings, mode }, output));
            };
            let derivation = Derivation::through(&changed.map, |span| normalized.origins(span));
            let next = state.sources.add_derived(path, changed.text, derivation);
            let normalized = self.normalize(state, next, settings, mode)?;
            let unit = self.parse(state, &normalized, settings)?;
            read = Read { normalized, unit, settings, mode };
        }
        None
    }
}

/// A text that a front end reads.
struct Read<'s> {
    normalized: Normalized,
    unit: Unit,
    settings: &'s ReadSettings<'s>,
    mode: &'s Mode,
}
