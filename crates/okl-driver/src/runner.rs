//! The runner: one input, five steps, any number of backends.

use crate::dependencies::Dependency;
use crate::foreign::{foreign_words, may_start};
use crate::frontend_pass::Translated;
use crate::host_program::give_host;
use crate::input::Input;
use crate::instances::give_templates;
use crate::lowering::{Lowering, lower};
use crate::outcome::{Outcome, Output, OutputKind, RequestedOutputs};
use crate::ready::LoadedPipeline;
use crate::run_state::RunState;
use crate::stages::{reported, rewritten, rewritten_output};
use crate::step;
use crate::text_reader::{ReadSettings, TextReader, has_templates};
use crate::{barriers, dependencies, emit, json, lines, metadata, source_map};
use okl_analysis::Analyzed;
use okl_clang::ForeignWords;
use okl_config::ParseSettings;
use okl_config::{Levels, Pipeline, Project};
use okl_config::{Settings, put_together};
use okl_host::Planned;
use okl_host::PluginDependency;
use okl_host::{
    DiagnosticDescription, EncodedUnitCache, Host, Origin, Plugin, SetupError, Verdict, Vocabulary,
};
use okl_host::{Stage, load_stages};
use okl_model::{Part, Unit};
use okl_normalizer::{Known, Mode, Normalized, SLIPS};
use okl_sema::Checked;
use okl_source::{Diagnostic, DiagnosticId, FileId, FileSpan, Severity, Sources};
use std::cell::OnceCell;

const BACKEND_EDITS: DiagnosticId = DiagnosticId::new("backend-edits");

/// Translates inputs on a set of pipelines.
///
/// It holds the settings and plugins that all inputs share.
#[derive(Debug)]
pub struct Runner {
    settings: Settings,
    /// The settings for a text that is read without a pipeline, as for CPUs.
    plain_settings: Settings,
    reader: TextReader,
    /// The parse settings and attributes for texts that are read without a pipeline.
    plain: (ParseSettings, Vocabulary),
    /// The stages for these texts.
    plain_stages: Vec<Stage>,
    /// The levels of warnings.
    levels: Levels,
    ready: Vec<LoadedPipeline>,
}

impl Runner {
    /// A runner without pipelines.
    pub fn new(settings: Settings, host: Host) -> Runner {
        let plain = (ParseSettings::default(), Vocabulary::of_host(&host));
        let plain_settings = settings.for_mode(&Mode::default().name);
        let plain_stages = Vec::new();
        let (backends, table) = (host.backends, host.foreign_words);
        // Each name is contained in the text of its target, so this filter is safe.
        let may_have = |start: &str| {
            may_start(table, start) || backends.iter().any(|entry| entry.target.contains(start))
        };
        let foreign = ForeignWords::new(move || foreign_words(backends, table), may_have);
        let (levels, ready) = (plain_settings.levels.clone(), Vec::new());
        let reader = TextReader { host, foreign };
        Runner { settings, plain_settings, reader, plain, plain_stages, levels, ready }
    }

    /// Applies the settings of a project to texts that are read without a pipeline. Pipelines contain them already.
    pub fn in_project(&mut self, project: &Project) -> Result<(), SetupError> {
        self.plain = (project.parse.clone(), Vocabulary::with(&self.reader.host, &project.attributes)?);
        self.plain_stages = load_stages(&project.stages, &self.reader.host)?;
        self.levels = project.levels.clone();
        self.levels.add(&self.plain_settings.levels);
        let (host, declared) = (&self.reader.host, self.declared());
        self.levels.check(host, project.has_foreign(host), &declared)
    }

    /// Adds a pipeline: loads its plugins and checks their options.
    pub fn add(&mut self, pipeline: Pipeline) -> Result<(), SetupError> {
        self.ready.push(LoadedPipeline::new(pipeline, &self.settings, &self.reader.host)?);
        // A text that several pipelines share is reported on once.
        self.levels = Levels::strictest(self.ready.iter().map(|ready| &ready.pipeline.levels));
        // Levels may also come from properties.
        self.ready.iter().for_each(|ready| self.levels.add(&ready.settings.levels));
        Ok(())
    }

    /// The diagnostics that the plugins of the pipelines and of the project declare.
    pub fn declared(&self) -> Vec<DiagnosticDescription> {
        self.plugins().flat_map(Plugin::declared).cloned().collect()
    }

    /// All plugins of the pipelines, and of texts that are read without one.
    fn plugins(&self) -> impl Iterator<Item = &Plugin> {
        let plain = self.plain_stages.iter().map(Stage::plugin).chain(self.plain.1.plugins());
        self.ready.iter().flat_map(LoadedPipeline::plugins).chain(plain)
    }

    /// The names of the pipelines, with the origins of their backends.
    pub fn pipelines(&self) -> impl Iterator<Item = (&str, &Origin)> {
        self.ready.iter().map(|ready| (ready.pipeline.name.as_str(), ready.backend.origin()))
    }

    /// The kernel properties that apply to each pipeline, including those of host programs.
    pub fn properties(&self) -> impl Iterator<Item = serde_json::Value> {
        self.ready.iter().map(|ready| ready.settings.props.document())
    }

    /// The files of this machine that decide which plugins are loaded; they may be missing.
    pub fn plugin_files(&self) -> impl Iterator<Item = PluginDependency> {
        self.ready.iter().flat_map(|ready| ready.pipeline.plugin_files(&self.reader.host))
    }

    /// True if equal inputs always give equal outputs, according to the descriptions of the plugins.
    pub fn is_repeatable(&self) -> bool {
        self.ready.iter().all(LoadedPipeline::is_repeatable)
    }

    /// True if this process runs code that is not part of the program. Such code may change the current directory,
    /// stdout and other state that threads share.
    pub fn has_libraries(&self) -> bool {
        self.plugins().any(|plugin| matches!(plugin.origin(), Origin::File(_)))
    }

    /// Translates an input. `sources` may contain the pipeline files.
    pub fn run(&self, sources: Sources, input: Input, asked: &RequestedOutputs) -> Outcome {
        let (mut state, main) = RunState::start(sources, input);
        let mut groups: Vec<(ReadSettings<'_>, Vec<&LoadedPipeline>)> = Vec::new();
        for ready in &self.ready {
            if ready.settings.disabled {
                let mark = state.mark();
                give_as_it_is(&mut state, main, ready, asked);
                state.count(mark, &[ready]);
                continue;
            }
            let front = self.front(&ready.pipeline.parse, &ready.vocabulary, &ready.settings);
            let is_same = |(other, group): &&mut (ReadSettings<'_>, Vec<&LoadedPipeline>)| {
                *other == front && group.first().is_some_and(|first| first.reads_like(ready))
            };
            match groups.iter_mut().find(is_same) {
                Some((_, group)) => group.push(ready),
                None => groups.push((front, vec![ready])),
            }
        }
        for (front, mut group) in groups {
            let mark = state.mark();
            let okl = group.first().and_then(|first| rewritten(&mut state, main, &first.stages));
            let okl = okl.and_then(|main| self.with_instances(&mut state, main, &front, &group, asked));
            let okl = okl.and_then(|main| self.reader.to_okl(&mut state, main, front, &group, asked));
            state.count(mark, &group);
            let Some(Translated { main, front, host }) = okl else { continue };
            if asked.has(OutputKind::Okl) {
                let text = state.sources.get(main).text.clone();
                state.give_all(&group, OutputKind::Okl, "okl", &text);
            }
            let all = group.clone();
            // A program may have no kernels.
            let has_kernels = host.is_none() || !state.sources.get(main).text.trim().is_empty();
            if !has_kernels {
                group.clear();
            }
            // A text that does not depend on the target is read once for all pipelines.
            while let Some(first) = group.first().copied() {
                let (mark, mode) = (state.mark(), first.mode());
                let Some(normalized) = self.reader.normalize(&mut state, main, &front, &mode) else {
                    state.count(mark, &group);
                    break;
                };
                let (same, others): (Vec<_>, Vec<_>) =
                    group.into_iter().partition(|ready| reads_alike(&normalized, first, ready));
                let without_templates = lacks_templates(&normalized, first);
                let front = ReadSettings { without_templates, ..front.clone() };
                if asked.has(OutputKind::Expanded) {
                    self.expand(&mut state, main, &front, &mode, &same);
                }
                let checked = self.travel(&mut state, normalized, (&front, &mode), &same, asked);
                state.count(mark, &same);
                // The error is in the state's diagnostics.
                if let Some((normalized, checked)) = checked {
                    self.write(&mut state, &normalized, &checked, &same, asked);
                }
                group = others;
            }
            if let Some(host) = &host {
                give_host(&mut state, host, has_kernels, &all, asked);
            }
        }
        state.end(&self.levels)
    }

    /// Runs the steps that need no backend, up to the check.
    pub fn check(&self, sources: Sources, input: Input) -> Outcome {
        let (mut state, main) = RunState::start(sources, input);
        let front = self.plain_front();
        // The error is in the state's diagnostics.
        let _stopped = rewritten(&mut state, main, &self.plain_stages)
            .and_then(|main| self.reader.instantiated(&mut state, main, &front, &[Mode::default()]))
            .and_then(|main| self.prove(&mut state, main, &front));
        state.end(&self.levels)
    }

    /// Writes an input as plain C++ that other compilers accept, in its original layout.
    pub fn pure(&self, sources: Sources, input: Input) -> Outcome {
        let (mut state, main) = RunState::start(sources, input);
        let front = self.plain_front();
        let Some(main) = rewritten(&mut state, main, &self.plain_stages) else {
            return state.end(&self.levels);
        };
        let text = state.sources.get(main).text.clone();
        let Some(known) = self.known(&mut state, main, &front) else { return state.end(&self.levels) };
        let mut found = Vec::new();
        let pure = okl_normalizer::pure(&text, front.vocabulary.attributes(), &known, &mut found);
        // Diagnostics of the preprocessed text have been reported already.
        let inside = |diagnostic: Diagnostic| diagnostic.map(|span| FileSpan { file: main, span });
        for diagnostic in found.into_iter().map(inside) {
            if !state.diagnostics.contains(&diagnostic) {
                state.diagnostics.push(diagnostic);
            }
        }
        let pipeline = String::new();
        state.outputs.push(Output {
            pipeline,
            kind: OutputKind::Normalized,
            extension: "okl".into(),
            text: pure,
        });
        state.end(&self.levels)
    }

    /// The `@dim` accesses in the main file, and the misspelled syntax there; `None` if it cannot be read.
    fn known(&self, state: &mut RunState, main: FileId, front: &ReadSettings<'_>) -> Option<Known> {
        let mut known = Known::default();
        let normalized = self.reader.normalize(state, main, front, &Mode::default())?;
        let slips = state.diagnostics.iter().filter(|said| SLIPS.iter().any(|slip| said.id == *slip));
        let places = slips.filter_map(|said| said.labels.first()).map(|label| label.place);
        known.superfluous = places.filter(|place| place.file == main).map(|place| place.span).collect();
        if !normalized.attributes.iter().any(|attr| attr.name == "dim") {
            return Some(known);
        }
        let unit = self.reader.parse(state, &normalized, front)?;
        let text = state.sources.get(main).text.as_str();
        for access in &unit.dim_accesses {
            let (whole, base) = (normalized.locate(access.span), normalized.locate(access.base));
            let (Some(whole), Some(base)) = (whole, base) else { continue };
            // An access that comes from a macro has its place at the macro use, without these parentheses.
            let (from, to) = (base.span.end as usize, whole.span.end as usize);
            if whole.file != main || base.file != main || to <= from {
                continue;
            }
            let between = &text[from..to];
            let blanks = between.len() - between.trim_start().len();
            if between.trim_start().starts_with('(') && between.ends_with(')') {
                known.calls.push(okl_source::Span::new((from + blanks) as u32, to as u32));
            }
        }
        let is_called = |name: &str| unit.functions.iter().any(|function| function.name == name);
        let indexed = unit.variables.iter().filter(|variable| unit.has_attr(&variable.attrs, "dim"));
        known.names = indexed.map(|variable| variable.name.clone()).filter(|name| !is_called(name)).collect();
        Some(known)
    }

    /// The settings for reading the texts of a pipeline, combined with those of the command line.
    fn front<'v>(
        &self,
        parse: &ParseSettings,
        vocabulary: &'v Vocabulary,
        settings: &'v Settings,
    ) -> ReadSettings<'v> {
        let std = self.settings.std.clone().or(parse.std.clone());
        let levels = self.levels.clang_arguments(&self.reader.host);
        let args = [parse.args.as_slice(), &levels, &self.settings.clang_args].concat();
        let given = [self.settings.intrinsics.as_slice(), &parse.intrinsics].concat();
        let instances = [self.settings.instances.as_slice(), &parse.instances].concat();
        let intrinsics = put_together(given);
        let parse = ParseSettings { std, args, intrinsics, instances, ..ParseSettings::default() };
        ReadSettings { parse, vocabulary, settings, without_templates: false }
    }

    /// The settings for reading texts without a pipeline.
    fn plain_front(&self) -> ReadSettings<'_> {
        let (parse, vocabulary) = &self.plain;
        self.front(parse, vocabulary, &self.plain_settings)
    }

    /// A text with the instances that are asked for in place of its kernel templates. Gives the list of these templates.
    fn with_instances(
        &self,
        state: &mut RunState,
        main: FileId,
        front: &ReadSettings<'_>,
        group: &[&LoadedPipeline],
        asked: &RequestedOutputs,
    ) -> Option<FileId> {
        let mut modes: Vec<Mode> = group.iter().map(|ready| ready.mode()).collect();
        modes.dedup();
        state.sources.remove_stand_ins();
        let from = state.instances.len();
        let list =
            asked.has(OutputKind::Templates).then(|| self.reader.templates(state, main, front, &modes));
        let made = self.reader.instantiated(state, main, front, &modes);
        if let Some(list) = list {
            give_templates(state, list, from, group);
        }
        made
    }

    /// Outputs the text after macro expansion, before its attributes are read.
    fn expand(
        &self,
        state: &mut RunState,
        main: FileId,
        front: &ReadSettings<'_>,
        mode: &Mode,
        group: &[&LoadedPipeline],
    ) {
        let options = self.reader.normalize_options(front, mode);
        let files = &*self.reader.host.files;
        let mut sources = state.sources.clone();
        // The diagnostics were reported when the text was normalized.
        let (expanded, _said) = okl_normalizer::expand(&mut sources, main, &options, files);
        if let Some(expanded) = expanded {
            state.give_all(group, OutputKind::Expanded, "okl", &expanded.text);
        }
    }

    /// Parses and checks a text once for all pipelines that share it. `None` if a step reported errors, or if no
    /// requested output needs a backend.
    fn travel(
        &self,
        state: &mut RunState,
        normalized: Normalized,
        (front, mode): (&ReadSettings<'_>, &Mode),
        group: &[&LoadedPipeline],
        asked: &RequestedOutputs,
    ) -> Option<(Normalized, Checked)> {
        if asked.has(OutputKind::Normalized) {
            state.give_all(group, OutputKind::Normalized, "okl", &normalized.readable());
        }
        if !asked.has(OutputKind::Unit) && !asked.has_target() {
            return None;
        }
        let (normalized, unit) = self.reader.structurized(state, normalized, front, mode)?;
        let reserved = |name: &str| group.iter().any(|ready| ready.has_function(name));
        let (normalized, unit) =
            self.reader.with_plain_functions(state, (normalized, unit), (front, mode), &reserved);
        if asked.has(OutputKind::Unit) {
            let mut json = serde_json::to_string_pretty(&unit).expect("units have string keys only");
            json.push('\n');
            state.give_all(group, OutputKind::Unit, "json", &json);
        }
        if !asked.has_target() {
            return None;
        }
        crate::unlikely_targets::targets(state, front, group, &self.reader.host);
        let checked = check(state, &normalized, unit, front.vocabulary, &self.levels)?;
        // Earlier steps go on after errors to find more of them; backends are not run then.
        if state.has_errors() {
            return None;
        }
        reported(state, &normalized, &checked, group.iter().flat_map(|ready| &ready.stages))?;
        Some((normalized, checked))
    }

    /// Lowers and emits for each backend.
    fn write(
        &self,
        state: &mut RunState,
        normalized: &Normalized,
        checked: &Checked,
        group: &[&LoadedPipeline],
        asked: &RequestedOutputs,
    ) {
        // The files are the same for all backends.
        let read = OnceCell::new();
        for ready in group {
            let mark = state.mark();
            if let Some(lowered) = lower(state, normalized, checked, ready, (asked, &self.reader.foreign)) {
                give(state, normalized, checked.unit(), &lowered, ready, asked);
                self.describe(state, checked, &lowered, ready, asked, &read);
            }
            state.count(mark, &[ready]);
        }
    }

    /// Outputs the OCCA metadata of one backend's result.
    fn describe(
        &self,
        state: &mut RunState,
        checked: &Checked,
        Lowering { planned, lowered, .. }: &Lowering<'_>,
        ready: &LoadedPipeline,
        asked: &RequestedOutputs,
        read: &OnceCell<Vec<Dependency>>,
    ) {
        let wants = |kind| asked.has(kind);
        if !wants(OutputKind::Metadata) && !wants(OutputKind::LauncherMetadata) {
            return;
        }
        let first_params = planned.as_ref().map_or("", |planned| &planned.target.words.first_params);
        let read = read.get_or_init(|| dependencies::of(&state.sources, state.main, &self.reader.host.files));
        let has_launcher = lowered.launcher.is_some();
        let described = metadata::Described { checked, read, first_params, has_launcher };
        if wants(OutputKind::Metadata) {
            let text = json::text(&metadata::of_kernels(described));
            state.give(ready, OutputKind::Metadata, "json", text);
        }
        if wants(OutputKind::LauncherMetadata) && has_launcher {
            let text = json::text(&metadata::of_launchers(described));
            state.give(ready, OutputKind::LauncherMetadata, "json", text);
        }
    }

    /// Runs the steps that need no backend.
    fn prove(&self, state: &mut RunState, main: FileId, front: &ReadSettings<'_>) -> Option<()> {
        let normalized = self.reader.normalize(state, main, front, &Mode::default())?;
        let (normalized, unit) = self.reader.structurized(state, normalized, front, &Mode::default())?;
        crate::unlikely_targets::targets(state, front, &[], &self.reader.host);
        let checked = check(state, &normalized, unit, front.vocabulary, &self.levels)?;
        if state.has_errors() {
            return None;
        }
        reported(state, &normalized, &checked, &self.plain_stages)
    }
}

/// True if a text is read for two pipelines in the same way.
fn reads_alike(normalized: &Normalized, one: &LoadedPipeline, other: &LoadedPipeline) -> bool {
    (!normalized.asks_mode || one.mode() == other.mode())
        && lacks_templates(normalized, one) == lacks_templates(normalized, other)
}

/// True if a text may have templates, which the target's language lacks.
fn lacks_templates(normalized: &Normalized, ready: &LoadedPipeline) -> bool {
    has_templates(normalized) && !ready.has_templates()
}

fn check(
    state: &mut RunState,
    normalized: &Normalized,
    unit: Unit,
    vocabulary: &Vocabulary,
    levels: &Levels,
) -> Option<Checked> {
    let _step = step::span("check");
    let mut failed = false;
    state.sent = EncodedUnitCache::default();
    for answer in vocabulary.check(&unit, &state.sent) {
        match answer {
            Ok(found) => {
                failed |= found.iter().any(Diagnostic::is_error);
                state.say(normalized, found);
            }
            Err(error) => {
                failed = true;
                state.fail(error.verdict(), error.diagnostic());
            }
        }
    }
    match okl_sema::check_with(unit, vocabulary.attributes(), &|id| levels.warns(id)) {
        Ok((checked, found)) => {
            state.say(normalized, found);
            state.say(normalized, okl_plan::hazard::races(&checked));
            Some(checked).filter(|_| !failed)
        }
        Err(found) => {
            state.stop_unless(found.iter().any(Diagnostic::is_error), "check");
            state.say(normalized, found);
            None
        }
    }
}

/// Emits the requested outputs of one backend's result.
fn give(
    state: &mut RunState,
    normalized: &Normalized,
    unit: &Analyzed,
    Lowering { planned, lowered, launcher_c }: &Lowering<'_>,
    ready: &LoadedPipeline,
    asked: &RequestedOutputs,
) {
    let _step = step::span_of("emit", &ready.pipeline.name);
    if let Some(Planned { target, plan }) = planned {
        let place = |span| barriers::place(normalized, &state.sources, span);
        let plan_of = || json::text(&okl_plan::document::of(plan, unit, &target.name, &place));
        let reflection = || json::text(&okl_plan::document::reflection::of(plan, unit, &target.name, &place));
        let plan = asked.has(OutputKind::Plan).then(plan_of);
        let reflection = asked.has(OutputKind::Reflection).then(reflection);
        for (kind, text) in [(OutputKind::Plan, plan), (OutputKind::Reflection, reflection)] {
            if let Some(text) = text {
                state.give(ready, kind, "json", text);
            }
        }
    }
    if asked.has(OutputKind::Barriers) {
        let text = barriers::report(&lowered.barriers, normalized, &state.sources);
        state.give(ready, OutputKind::Barriers, "txt", text);
    }
    let extension = match ready.backend.describe() {
        Ok(description) => description.extension.as_str(),
        Err(error) => return state.fail(error.verdict(), error.diagnostic()),
    };
    let parts = [
        (OutputKind::Kernel, Some(&lowered.kernel), extension),
        (OutputKind::Launcher, lowered.launcher.as_ref(), "cpp"),
        (OutputKind::LauncherC, launcher_c.as_ref(), "cpp"),
    ];
    for (kind, part, extension) in parts {
        let has_map = kind == OutputKind::Kernel && asked.has(OutputKind::SourceMap);
        // A separate host program contains the kernels.
        let is_given = asked.has(kind) || (kind == OutputKind::Kernel && ready.embeds_kernels(asked));
        let Some(part) = part.filter(|_| is_given || has_map) else { continue };
        match emit(unit, part) {
            Ok(emitted) => {
                let Some(emitted) = rewritten_output(state, normalized, emitted, extension, ready) else {
                    continue;
                };
                let sources = &state.sources;
                let printed = lines::with_lines(&emitted, normalized, sources, ready.line_directives);
                let map = has_map.then(|| source_map::of(&printed, &emitted, normalized, sources));
                if is_given {
                    state.give(ready, kind, extension, printed.text);
                }
                if let Some(map) = map {
                    state.give(ready, OutputKind::SourceMap, "json", map);
                }
                left_behind(state, normalized, unit, part, ready);
            }
            Err(error) => state.fail(
                Verdict::Internal,
                Diagnostic::global(BACKEND_EDITS, Severity::Error, error.to_string()).note(format!(
                    "this is a bug in the backend `{}` or in okl, not in your source",
                    ready.backend.name()
                )),
            ),
        }
    }
}

/// Outputs an input that is not OKL: unchanged, with macros and headers in front.
fn give_as_it_is(state: &mut RunState, main: FileId, ready: &LoadedPipeline, asked: &RequestedOutputs) {
    if !asked.has(OutputKind::Kernel) {
        return;
    }
    let settings = &ready.settings;
    let defines = settings.defines.iter().map(|define| {
        let (name, value) = define.split_once('=').unwrap_or((define, "1"));
        format!("#define {name} {value}\n")
    });
    let undefines = settings.undefines.iter().map(|name| format!("#undef {name}\n"));
    let includes = settings.forced_includes.iter().map(|path| format!("#include \"{path}\"\n"));
    let headers = settings.headers.iter().map(|header| format!("{header}\n"));
    let mut text: String = defines.chain(undefines).chain(includes).chain(headers).collect();
    text.push_str(&state.sources.get(main).text);
    match ready.backend.describe() {
        Ok(description) => state.give(ready, OutputKind::Kernel, &description.extension, text),
        Err(error) => state.fail(error.verdict(), error.diagnostic()),
    }
}

/// Reports attributes that a backend which lowers units itself left in its output.
fn left_behind(
    state: &mut RunState,
    normalized: &Normalized,
    unit: &Analyzed,
    part: &Part,
    ready: &LoadedPipeline,
) {
    let left = ready.backend.left_behind(unit, part);
    if !left.is_empty() {
        state.blame(Verdict::Internal);
        state.say(normalized, left);
    }
}
