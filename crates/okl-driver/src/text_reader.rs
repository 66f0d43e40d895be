//! Normalizes and parses one text.

use crate::prototypes;
use crate::replaced::leave_out_of_headers;
use crate::run_state::RunState;
use crate::step;
use okl_clang::{ForeignWords, ParseOptions};
use okl_config::{INTRINSICS_HEADER, ParseSettings, Settings, none_enabled, not_enabled};
use okl_host::{Host, Verdict, Vocabulary};
use okl_model::{DirectiveKind, Unit};
use okl_normalizer::{Mode, NormalizeOptions, Normalized};
use okl_source::ids::UNDECLARED_FUNCTION;
use okl_source::{Diagnostic, DiagnosticId, FileId, FileSpan, Severity};

const NO_LIBCLANG: DiagnosticId = DiagnosticId::new("no-libclang");
const UNUSABLE_LIBCLANG: DiagnosticId = DiagnosticId::new("unusable-libclang");

/// The state that all texts of a run are read with.
#[derive(Debug)]
pub(crate) struct TextReader {
    pub(crate) host: Host,
    /// Names of target languages, such as `__syncthreads`, that users write in OKL by mistake.
    pub(crate) foreign: ForeignWords,
}

/// The settings that a text is read with. Texts with equal settings are read once.
#[derive(Clone, Debug)]
pub(crate) struct ReadSettings<'v> {
    pub(crate) parse: ParseSettings,
    pub(crate) vocabulary: &'v Vocabulary,
    /// Macros and headers of the command line and the properties.
    pub(crate) settings: &'v Settings,
    /// True if function templates become plain functions, which a target needs whose language has no templates.
    pub(crate) without_templates: bool,
}

impl PartialEq for ReadSettings<'_> {
    fn eq(&self, other: &ReadSettings<'_>) -> bool {
        self.parse == other.parse
            && self.vocabulary == other.vocabulary
            && (std::ptr::eq(self.settings, other.settings) || self.settings.read_like(other.settings))
    }
}

impl TextReader {
    pub(crate) fn normalize_options(&self, front: &ReadSettings<'_>, mode: &Mode) -> NormalizeOptions {
        let settings = front.settings;
        NormalizeOptions {
            predefined: settings.predefined.clone(),
            defines: settings.defines.clone(),
            undefines: settings.undefines.clone(),
            include_dirs: settings.include_dirs.clone(),
            forced_includes: settings.forced_includes.clone(),
            headers: settings.headers.clone(),
            loose_headers: settings.loose_headers,
            absent: front.parse.absent.clone(),
            refused: front.parse.refused.clone(),
            launch: front.parse.launch.clone(),
            std: front.parse.std.clone(),
            mode: mode.clone(),
            kernel_hash: settings.kernel_hash.clone(),
        }
    }

    pub(crate) fn normalize(
        &self,
        state: &mut RunState,
        main: FileId,
        front: &ReadSettings<'_>,
        mode: &Mode,
    ) -> Option<Normalized> {
        let _step = step::span("normalize");
        let options = self.normalize_options(front, mode);
        let (files, attributes) = (&*self.host.files, front.vocabulary.attributes());
        let read = |state: &mut RunState| {
            okl_normalizer::normalize(&mut state.sources, main, &options, files, attributes)
        };
        let (mut normalized, mut found) = read(state);
        let headers =
            normalized.as_ref().and_then(|normalized| normalized.files.get(1..)).unwrap_or_default();
        if leave_out_of_headers(state, headers) {
            (normalized, found) = read(state);
        }
        state.stop_unless(normalized.is_some() || found.iter().any(Diagnostic::is_error), "normalize");
        state.diagnostics.extend(found);
        normalized
    }

    pub(crate) fn parse(
        &self,
        state: &mut RunState,
        normalized: &Normalized,
        front: &ReadSettings<'_>,
    ) -> Option<Unit> {
        let loading = step::span("load libclang");
        let clang = self.host.libclang.get();
        drop(loading);
        let clang = match clang {
            Ok(clang) => clang,
            Err(error) => {
                state.fail(Verdict::Environment, no_clang(&error));
                return None;
            }
        };
        let _step = step::span("parse");
        let options = ParseOptions {
            std: front.parse.std.clone(),
            args: front.parse.args.clone(),
            intrinsics: front.parse.intrinsics.clone(),
            loose_headers: front.settings.loose_headers,
            absent: front.parse.absent.clone(),
            programs: front.parse.programs,
            instances: front.without_templates,
            foreign: self.foreign.clone(),
        };
        let (mut unit, mut found, looked) =
            clang.parse_and_look(normalized, &options, front.vocabulary.attributes());
        looked.told(&*self.host.files);
        if self.unknown_intrinsics(state, normalized, &front.parse, &found) {
            // Clang's other errors may be consequences of this one.
            return None;
        }
        let wrong = prototypes::wrong(clang, &options, &mut found);
        let spoke = unit.is_some() || !wrong.is_empty();
        state.diagnostics.extend(wrong);
        if let Some(unit) = &mut unit {
            okl_sema::set_defaults(unit, &front.settings.loop_defaults);
        }
        if let Some(unit) = &unit {
            found.extend(okl_sema::beside(unit, front.vocabulary.attributes(), &found));
        }
        state.stop_unless(spoke || found.iter().any(Diagnostic::is_error), "parse");
        state.say(normalized, found);
        unit.filter(|unit| !unit.is_partial)
    }

    /// Reports intrinsics that a text uses without enabling their set. Returns true if there are any.
    pub(crate) fn unknown_intrinsics(
        &self,
        state: &mut RunState,
        normalized: &Normalized,
        front: &ParseSettings,
        found: &[Diagnostic],
    ) -> bool {
        let mut said = Vec::new();
        let at = |span| normalized.locate(span).unwrap_or(FileSpan { file: normalized.files[0], span });
        if front.intrinsics.is_empty() {
            let includes = normalized.directives.iter().filter(|line| line.kind == DirectiveKind::Include);
            let ours = includes.filter(|include| include.text == INTRINSICS_HEADER);
            said.extend(ours.map(|include| none_enabled(at(include.span), &self.host)));
        }
        let undeclared = found.iter().filter(|warning| warning.id == UNDECLARED_FUNCTION);
        for label in undeclared.filter_map(|warning| warning.labels.first()) {
            let name = label.place.of(&normalized.text);
            said.extend(not_enabled(name, at(label.place), &self.host));
        }
        let stops = !said.is_empty();
        state.diagnostics.extend(said);
        stops
    }
}

/// True if a text may have templates.
pub(crate) fn has_templates(normalized: &Normalized) -> bool {
    okl_source::words(&normalized.text).any(|word| word == "template")
}

/// The message for each of the three ways in which loading libclang can fail.
fn no_clang(error: &okl_clang::LoadError) -> Diagnostic<FileSpan> {
    let diagnostic = match error {
        okl_clang::LoadError::NotFound { tried } => {
            let message = "okl needs libclang 16 to 22, and found none on this machine";
            let diagnostic = Diagnostic::global(NO_LIBCLANG, Severity::Error, message);
            tried.iter().fold(diagnostic, |diagnostic, place| diagnostic.note(format!("looked at `{place}`")))
        }
        okl_clang::LoadError::Unusable { path, reason } => {
            let message = format!("`{}` cannot be used as libclang: {reason}", path.display());
            Diagnostic::global(UNUSABLE_LIBCLANG, Severity::Error, message)
        }
    };
    diagnostic
        .help(
            "install libclang 16 to 22 with the system's package manager, such as `apt install libclang1-19`",
        )
        .help("or without root: `pip install libclang`")
        .help("or set LIBCLANG_PATH to a libclang that is there already, or to its folder")
}
