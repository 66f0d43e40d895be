//! Translates another language to OKL by a front end.

use crate::emit::Emitted;
use crate::host_program::HostProgram;
use crate::lines::with_lines;
use crate::outcome::RequestedOutputs;
use crate::ready::LoadedPipeline;
use crate::run_state::RunState;
use crate::text_reader::{ReadSettings, TextReader};
use okl_host::{ChangedText, EncodedUnitCache, Frontend, FrontendOutput, FrontendTarget};
use okl_model::{DirectiveKind, RefusedHeaders, Unit};
use okl_normalizer::{Mode, Normalized, is_c};
use okl_source::{Derivation, Diagnostic, FileId};

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
    /// text --read by the reader--> C++ --read--> C++ --normalize, parse--> Unit --write--> OKL
    /// ```
    ///
    /// Most front ends read by themselves. Where another one reads for it, the text is not C++, and only that one gets
    /// the user's macros and headers.
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
        let path = state.sources.get(main).path.clone();
        let Some(reader) = &first.reader else {
            let own = ReadSettings { vocabulary: frontend.vocabulary(), ..front };
            return self.by_frontend(state, (main, &path), own, first, &target);
        };
        // The program is a text of its own, and the rest is one text.
        let two = FrontendTarget { apart: true, ..target };
        let read = self.read_by(reader, state, (main, &path), &two, front.settings)?;
        if read.is_wrong {
            return None;
        }
        let one = FrontendTarget { apart: false, ..target };
        let mut own = ReadSettings { vocabulary: frontend.vocabulary(), settings: &first.read, ..front };
        own.parse.std = read.std.or(own.parse.std);
        let cpp = format!("{path}.cpp");
        let mut translated = self.by_frontend(state, (read.file, &cpp), own, first, &one)?;
        let host = translated.host.take().unwrap_or_default();
        translated.host = Some(host.called_by(read.program, first.line_directives));
        Some(translated)
    }

    /// Translates a text to OKL by the front end of a pipeline; `path` is what the front end gets as its path.
    fn by_frontend<'v>(
        &self,
        state: &mut RunState,
        (main, path): (FileId, &str),
        mut own: ReadSettings<'v>,
        first: &'v LoadedPipeline,
        target: &FrontendTarget<'_>,
    ) -> Option<Translated<'v>> {
        let (frontend, mode) = (first.frontend.as_ref()?, first.mode());
        let front = ReadSettings { settings: &first.read, vocabulary: &first.vocabulary, ..own.clone() };
        let read = self.read_by(frontend, state, (main, path), target, own.settings)?;
        let (shown, is_wrong) = (state.sources.get(main).path.clone(), read.is_wrong);
        own.parse.absent = frontend.headers();
        own.parse.refused = frontend.refused();
        own.parse.programs = frontend.reads_programs();
        own.parse.launch = frontend.launch();
        let is_c = read.std.as_deref().is_some_and(is_c);
        own.parse.std = read.std.or(own.parse.std);
        let normalized = self.normalize(state, read.file, &own, &mode)?;
        let refused = refused(&normalized, &own.parse.refused);
        if !refused.is_empty() {
            state.say(&normalized, refused);
            return None;
        }
        let unit = self.parse(state, &normalized, &own)?;
        if is_wrong {
            return None;
        }
        // Texts that the front end writes name private parts of the user's classes, whose own text is checked by now.
        let mut open = own.clone();
        open.parse.args.push("-fno-access-control".into());
        let read = Read { normalized, unit, settings: &open, mode: &mode };
        let (read, output) = self.written(state, read, frontend, (path, &shown), target)?;
        let Read { normalized, unit, .. } = read;
        let FrontendOutput { okl, host, launchers, runtime, .. } = output;
        let (text, map) = match okl {
            Some(changed) => (changed.text, changed.map),
            None => (unit.text.clone(), okl_source::TextMap::identity(unit.text.len() as u32)),
        };
        let derivation = Derivation::through(&map, |span| normalized.origins(span));
        let written = state.sources.add_derived(&shown, text, derivation);
        let host = host.map(|ChangedText { text, map }| {
            let emitted = Emitted { text, map };
            let text = with_lines(&emitted, &normalized, &state.sources, first.line_directives).text;
            let extension = if is_c { "c" } else { "cpp" };
            HostProgram { text, launchers, runtime, extension, program: None }
        });
        Some(Translated { main: written, front, host })
    }

    /// The last answer of a front end about a text. It may ask for other texts to be parsed before.
    fn written<'s>(
        &self,
        state: &mut RunState,
        mut read: Read<'s>,
        frontend: &Frontend,
        (path, shown): (&str, &str),
        target: &FrontendTarget<'_>,
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
            let next = state.sources.add_derived(shown, changed.text, derivation);
            let normalized = self.normalize(state, next, settings, mode)?;
            let unit = self.parse(state, &normalized, settings)?;
            read = Read { normalized, unit, settings, mode };
        }
        None
    }
}

/// Reports the headers of a text that its front end refuses, each once.
fn refused(normalized: &Normalized, refused: &[RefusedHeaders]) -> Vec<Diagnostic> {
    let includes = normalized.directives.iter().filter(|line| line.kind == DirectiveKind::Include);
    let mut said: Vec<&str> = Vec::new();
    let mut found = Vec::new();
    for line in includes {
        let name = line.text.as_str();
        let Some(known) = refused.iter().find(|one| name.starts_with(&one.start)) else { continue };
        if said.contains(&name) {
            continue;
        }
        said.push(name);
        let message = format!("`{name}` belongs to {}, which okl does not read", known.library);
        found.push(Diagnostic::error(known.id.as_str(), message, line.span).help(&known.help));
    }
    found
}

/// A text that a front end reads.
struct Read<'s> {
    normalized: Normalized,
    unit: Unit,
    settings: &'s ReadSettings<'s>,
    mode: &'s Mode,
}
