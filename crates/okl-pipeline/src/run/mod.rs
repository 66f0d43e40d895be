//! The runner: one input, five steps, any number of backends.

mod doubtful;
mod host_program;
mod journey;
mod lowering;
mod outcome;
mod prototypes;
mod ready;
mod settings;
mod staged;
mod step;
mod translated;

pub use outcome::{Asked, Outcome, OutcomeOfTarget, Output, OutputKind};
pub use settings::Settings;
pub use step::{STEP_TARGET, span as step};

use crate::backend::Planned;
use crate::dependencies::Dependency;
use crate::foreign::{foreign_words, may_start};
use crate::pipeline::ParseSettings;
use crate::stage::{self, Stage};
use crate::{Decides, Host, Input, Levels, Origin, Pipeline, Project, Sent, SetupError, Verdict, Vocabulary};
use crate::{barriers, dependencies, emit, intrinsics, json, lines, metadata, source_map};
use host_program::{give_host, give_program};
use journey::Journey;
use lowering::{Lowering, lower};
use okl_analysis::Analyzed;
use okl_clang::{ForeignWords, ParseOptions};
use okl_model::{DirectiveKind, Part, Unit};
use okl_normalizer::{Known, Mode, NormalizeOptions, Normalized, SLIPS};
use okl_sema::Checked;
use okl_source::{Diagnostic, FileId, FileSpan, Severity, Sources};
use ready::Ready;
use staged::{reported, rewritten, rewritten_output};
use std::cell::OnceCell;
use translated::Translated;

/// Runs inputs through pipelines.
///
/// Holds what inputs share: settings and plugins.
#[derive(Debug)]
pub struct Runner {
    settings: Settings,
    /// The same for a text that no pipeline reads, which is read as for CPUs.
    plain_settings: Settings,
    host: Host,
    /// What texts are read with where no pipeline says more.
    plain: (ParseSettings, Vocabulary),
    /// What looks at them there.
    plain_stages: Vec<Stage>,
    /// What becomes of warnings.
    levels: Levels,
    ready: Vec<Ready>,
    /// Words of targets that people write who know those.
    foreign: ForeignWords,
}

/// How texts are read. Those that are read in the same way are read once.
#[derive(Clone, Debug)]
struct Front<'v> {
    parse: ParseSettings,
    vocabulary: &'v Vocabulary,
    /// Macros and headers from outside.
    settings: &'v Settings,
}

impl PartialEq for Front<'_> {
    fn eq(&self, other: &Front<'_>) -> bool {
        self.parse == other.parse
            && self.vocabulary == other.vocabulary
            && (std::ptr::eq(self.settings, other.settings) || self.settings.read_like(other.settings))
    }
}

impl Runner {
    /// No pipelines yet.
    pub fn new(settings: Settings, host: Host) -> Runner {
        let plain = (ParseSettings::default(), Vocabulary::of_host(&host));
        let plain_settings = settings.for_mode(&Mode::default().name);
        let plain_stages = Vec::new();
        let backends = host.backends;
        // Each word of a target stands in its description.
        let may_have =
            |start: &str| may_start(start) || backends.iter().any(|entry| entry.target.contains(start));
        let foreign = ForeignWords::new(|| foreign_words(backends), may_have);
        let (levels, ready) = (plain_settings.levels.clone(), Vec::new());
        Runner { settings, plain_settings, host, plain, plain_stages, levels, ready, foreign }
    }

    /// Reads as a project says where no pipeline does. Pipelines were put over it when they were found.
    pub fn in_project(&mut self, project: &Project) -> Result<(), SetupError> {
        self.plain = (project.parse.clone(), Vocabulary::with(&self.host, &project.attributes)?);
        self.plain_stages = stage::load(&project.stages, &self.host)?;
        self.levels = project.levels.clone();
        self.levels.add(&self.plain_settings.levels);
        self.levels.check(&self.host, project.has_foreign(&self.host))
    }

    /// Gets a pipeline ready: loads its plugins and looks at their options.
    pub fn add(&mut self, pipeline: Pipeline) -> Result<(), SetupError> {
        self.ready.push(Ready::new(pipeline, &self.settings, &self.host)?);
        // A text that several read is told of once.
        self.levels = Levels::strictest(self.ready.iter().map(|ready| &ready.pipeline.levels));
        // Those of properties among them.
        self.ready.iter().for_each(|ready| self.levels.add(&ready.settings.levels));
        Ok(())
    }

    /// The pipelines' names, each with where its backend came from.
    pub fn pipelines(&self) -> impl Iterator<Item = (&str, &Origin)> {
        self.ready.iter().map(|ready| (ready.pipeline.name.as_str(), ready.backend.origin()))
    }

    /// The kernel properties that count for each pipeline, those of host programs among them.
    pub fn properties(&self) -> impl Iterator<Item = serde_json::Value> {
        self.ready.iter().map(|ready| ready.settings.props.document())
    }

    /// What decides which plugins these are, besides what files say: files of this machine, which may be missing.
    pub fn plugin_files(&self) -> impl Iterator<Item = Decides> {
        self.ready.iter().flat_map(|ready| ready.pipeline.plugin_files(&self.host))
    }

    /// Whether the same texts give the same outputs, as far as plugins say.
    pub fn is_repeatable(&self) -> bool {
        self.ready.iter().all(Ready::is_repeatable)
    }

    /// Whether code runs in this process that is no part of the program: it may do as it likes with the current folder,
    /// stdout and the rest of what threads share.
    pub fn has_libraries(&self) -> bool {
        let plain = self.plain_stages.iter().map(Stage::plugin).chain(self.plain.1.plugins());
        let mut all = self.ready.iter().flat_map(Ready::plugins).chain(plain);
        all.any(|plugin| matches!(plugin.origin(), Origin::File(_)))
    }

    /// Takes an input through the steps. `sources` may hold the pipeline files.
    pub fn run(&self, sources: Sources, input: Input, asked: &Asked) -> Outcome {
        let (mut journey, main) = Journey::start(sources, input);
        let mut groups: Vec<(Front<'_>, Vec<&Ready>)> = Vec::new();
        for ready in &self.ready {
            if ready.settings.disabled {
                let mark = journey.mark();
                give_as_it_is(&mut journey, main, ready, asked);
                journey.count(mark, &[ready]);
                continue;
            }
            let front = self.front(&ready.pipeline.parse, &ready.vocabulary, &ready.settings);
            let is_same = |(other, group): &&mut (Front<'_>, Vec<&Ready>)| {
                *other == front && group.first().is_some_and(|first| first.reads_like(ready))
            };
            match groups.iter_mut().find(is_same) {
                Some((_, group)) => group.push(ready),
                None => groups.push((front, vec![ready])),
            }
        }
        for (front, mut group) in groups {
            let mark = journey.mark();
            let okl = group.first().and_then(|first| rewritten(&mut journey, main, &first.stages));
            let okl = okl.and_then(|main| self.translated(&mut journey, main, front, &group));
            journey.count(mark, &group);
            let Some(Translated { main, front, host }) = okl else { continue };
            if asked.has(OutputKind::Okl) {
                let text = journey.sources.get(main).text.clone();
                journey.give_all(&group, OutputKind::Okl, "okl", &text);
            }
            let all = group.clone();
            // A program may have no kernels.
            if let Some(host) = host.as_ref().filter(|_| journey.sources.get(main).text.trim().is_empty()) {
                give_program(&mut journey, host, &all, asked);
                continue;
            }
            // Texts that do not ask for the target are read once for all.
            while let Some(first) = group.first() {
                let (mark, mode) = (journey.mark(), first.mode());
                let Some(normalized) = self.normalize(&mut journey, main, &front, &mode) else {
                    journey.count(mark, &group);
                    break;
                };
                let (same, others) = group
                    .into_iter()
                    .partition::<Vec<&Ready>, _>(|ready| !normalized.asks_mode || ready.mode() == mode);
                if asked.has(OutputKind::Expanded) {
                    self.expand(&mut journey, main, &front, &mode, &same);
                }
                let checked = self.travel(&mut journey, &normalized, &front, &same, asked);
                journey.count(mark, &same);
                // Where it stopped is in the journey's diagnostics.
                if let Some(checked) = checked {
                    self.write(&mut journey, &normalized, &checked, &same, asked);
                }
                group = others;
            }
            give_host(&mut journey, host.as_deref(), &all, asked);
        }
        journey.end(&self.levels)
    }

    /// Takes an input as far as no backend is needed: up to the check.
    pub fn check(&self, sources: Sources, input: Input) -> Outcome {
        let (mut journey, main) = Journey::start(sources, input);
        let front = self.plain_front();
        // Where it stops is in the journey's diagnostics.
        let _stopped = rewritten(&mut journey, main, &self.plain_stages)
            .and_then(|main| self.prove(&mut journey, main, &front));
        journey.end(&self.levels)
    }

    /// Writes an input as C++ that compilers read, in its own layout.
    pub fn pure(&self, sources: Sources, input: Input) -> Outcome {
        let (mut journey, main) = Journey::start(sources, input);
        let front = self.plain_front();
        let Some(main) = rewritten(&mut journey, main, &self.plain_stages) else {
            return journey.end(&self.levels);
        };
        let text = journey.sources.get(main).text.clone();
        let Some(known) = self.known(&mut journey, main, &front) else { return journey.end(&self.levels) };
        let mut found = Vec::new();
        let pure = okl_normalizer::pure(&text, front.vocabulary.attributes(), &known, &mut found);
        // Those of the text that the preprocessor read were told already.
        let inside = |diagnostic: Diagnostic| diagnostic.map(|span| FileSpan { file: main, span });
        for diagnostic in found.into_iter().map(inside) {
            if !journey.diagnostics.contains(&diagnostic) {
                journey.diagnostics.push(diagnostic);
            }
        }
        let pipeline = String::new();
        journey.outputs.push(Output {
            pipeline,
            kind: OutputKind::Normalized,
            extension: "okl".into(),
            text: pure,
        });
        journey.end(&self.levels)
    }

    /// The accesses by `@dim` in the main file and its slips; `None` when it cannot be read.
    fn known(&self, journey: &mut Journey, main: FileId, front: &Front<'_>) -> Option<Known> {
        let mut known = Known::default();
        let normalized = self.normalize(journey, main, front, &Mode::default())?;
        let slips = journey.diagnostics.iter().filter(|said| SLIPS.contains(&said.id.as_str()));
        let places = slips.filter_map(|said| said.labels.first()).map(|label| label.place);
        known.superfluous = places.filter(|place| place.file == main).map(|place| place.span).collect();
        if !normalized.attributes.iter().any(|attr| attr.name == "dim") {
            return Some(known);
        }
        let unit = self.parse(journey, &normalized, front)?;
        let text = journey.sources.get(main).text.as_str();
        for access in &unit.dim_accesses {
            let (whole, base) = (normalized.locate(access.span), normalized.locate(access.base));
            let (Some(whole), Some(base)) = (whole, base) else { continue };
            // What comes out of a macro is at its use, which has no such parentheses.
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

    /// How a pipeline reads its texts once the command line has its say.
    fn front<'v>(
        &self,
        parse: &ParseSettings,
        vocabulary: &'v Vocabulary,
        settings: &'v Settings,
    ) -> Front<'v> {
        let std = self.settings.std.clone().or(parse.std.clone());
        let levels = self.levels.clang_arguments(&self.host);
        let args = [parse.args.as_slice(), &levels, &self.settings.clang_args].concat();
        let given = [self.settings.intrinsics.as_slice(), &parse.intrinsics].concat();
        let parse = ParseSettings {
            std,
            args,
            intrinsics: intrinsics::put_together(given),
            ..ParseSettings::default()
        };
        Front { parse, vocabulary, settings }
    }

    /// The same where there is no pipeline.
    fn plain_front(&self) -> Front<'_> {
        let (parse, vocabulary) = &self.plain;
        self.front(parse, vocabulary, &self.plain_settings)
    }

    /// Gives the text before its attributes are looked at.
    fn expand(&self, journey: &mut Journey, main: FileId, front: &Front<'_>, mode: &Mode, group: &[&Ready]) {
        let options = self.normalize_options(front, mode);
        let files = &*self.host.files;
        let mut sources = journey.sources.clone();
        // What there is to say was said when the text was normalised.
        let (expanded, _said) = okl_normalizer::expand(&mut sources, main, &options, files);
        if let Some(expanded) = expanded {
            journey.give_all(group, OutputKind::Expanded, "okl", &expanded.text);
        }
    }

    /// One parse for all backends that share it. `None` when a step found errors, and when no backend has to work.
    fn travel(
        &self,
        journey: &mut Journey,
        normalized: &Normalized,
        front: &Front<'_>,
        group: &[&Ready],
        asked: &Asked,
    ) -> Option<Checked> {
        if asked.has(OutputKind::Normalized) {
            journey.give_all(group, OutputKind::Normalized, "okl", &normalized.readable());
        }
        if !asked.has(OutputKind::Unit) && !asked.has_target() {
            return None;
        }
        let unit = self.parse(journey, normalized, front)?;
        if asked.has(OutputKind::Unit) {
            let mut json = serde_json::to_string_pretty(&unit).expect("units have string keys only");
            json.push('\n');
            journey.give_all(group, OutputKind::Unit, "json", &json);
        }
        if !asked.has_target() {
            return None;
        }
        doubtful::targets(journey, front, group, &self.host);
        let checked = check(journey, normalized, unit, front.vocabulary, &self.levels)?;
        // The steps before may have found errors and gone on, to find more. Backends need not.
        if journey.has_errors() {
            return None;
        }
        reported(journey, normalized, &checked, group.iter().flat_map(|ready| &ready.stages))?;
        Some(checked)
    }

    /// What each backend makes of it.
    fn write(
        &self,
        journey: &mut Journey,
        normalized: &Normalized,
        checked: &Checked,
        group: &[&Ready],
        asked: &Asked,
    ) {
        // The files are the same for all of them.
        let read = OnceCell::new();
        for ready in group {
            let mark = journey.mark();
            if let Some(lowered) = lower(journey, normalized, checked, ready, (asked, &self.foreign)) {
                give(journey, normalized, checked.unit(), &lowered, ready, asked);
                self.describe(journey, checked, &lowered, ready, asked, &read);
            }
            journey.count(mark, &[ready]);
        }
    }

    /// Gives what OCCA has to know of one backend's answer.
    fn describe(
        &self,
        journey: &mut Journey,
        checked: &Checked,
        Lowering { planned, lowered, .. }: &Lowering<'_>,
        ready: &Ready,
        asked: &Asked,
        read: &OnceCell<Vec<Dependency>>,
    ) {
        let wants = |kind| asked.has(kind);
        if !wants(OutputKind::Metadata) && !wants(OutputKind::LauncherMetadata) {
            return;
        }
        let first_params = planned.as_ref().map_or("", |planned| &planned.target.words.first_params);
        let read = read.get_or_init(|| dependencies::of(&journey.sources, journey.main, &self.host.files));
        let has_launcher = lowered.launcher.is_some();
        let described = metadata::Described { checked, read, first_params, has_launcher };
        if wants(OutputKind::Metadata) {
            let text = json::text(&metadata::of_kernels(described));
            journey.give(ready, OutputKind::Metadata, "json", text);
        }
        if wants(OutputKind::LauncherMetadata) && has_launcher {
            let text = json::text(&metadata::of_launchers(described));
            journey.give(ready, OutputKind::LauncherMetadata, "json", text);
        }
    }

    /// The steps that need no backend.
    fn prove(&self, journey: &mut Journey, main: FileId, front: &Front<'_>) -> Option<()> {
        let normalized = self.normalize(journey, main, front, &Mode::default())?;
        let unit = self.parse(journey, &normalized, front)?;
        doubtful::targets(journey, front, &[], &self.host);
        let checked = check(journey, &normalized, unit, front.vocabulary, &self.levels)?;
        if journey.has_errors() {
            return None;
        }
        reported(journey, &normalized, &checked, &self.plain_stages)
    }

    fn normalize_options(&self, front: &Front<'_>, mode: &Mode) -> NormalizeOptions {
        let settings = front.settings;
        NormalizeOptions {
            defines: settings.defines.clone(),
            undefines: settings.undefines.clone(),
            include_dirs: settings.include_dirs.clone(),
            forced_includes: settings.forced_includes.clone(),
            headers: settings.headers.clone(),
            loose_headers: settings.loose_headers,
            absent: front.parse.absent.clone(),
            std: front.parse.std.clone(),
            mode: mode.clone(),
            kernel_hash: settings.kernel_hash.clone(),
        }
    }

    fn normalize(
        &self,
        journey: &mut Journey,
        main: FileId,
        front: &Front<'_>,
        mode: &Mode,
    ) -> Option<Normalized> {
        let _step = step::span("normalize");
        let options = self.normalize_options(front, mode);
        let files = &*self.host.files;
        let (normalized, found) = okl_normalizer::normalize(
            &mut journey.sources,
            main,
            &options,
            files,
            front.vocabulary.attributes(),
        );
        journey.stop_unless(normalized.is_some() || found.iter().any(Diagnostic::is_error), "normalize");
        journey.diagnostics.extend(found);
        normalized
    }

    fn parse(&self, journey: &mut Journey, normalized: &Normalized, front: &Front<'_>) -> Option<Unit> {
        let loading = step::span("load libclang");
        let clang = self.host.libclang.get();
        drop(loading);
        let clang = match clang {
            Ok(clang) => clang,
            Err(error) => {
                journey.fail(Verdict::Environment, no_clang(&error));
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
            foreign: self.foreign.clone(),
        };
        let (mut unit, mut found, looked) =
            clang.parse_and_look(normalized, &options, front.vocabulary.attributes());
        looked.told(&*self.host.files);
        if self.unknown_intrinsics(journey, normalized, &front.parse, &found) {
            // What else clang says may come of that.
            return None;
        }
        let wrong = prototypes::wrong(clang, &options, &mut found);
        let spoke = unit.is_some() || !wrong.is_empty();
        journey.diagnostics.extend(wrong);
        if let Some(unit) = &mut unit {
            okl_sema::set_defaults(unit, &front.settings.loop_defaults);
        }
        if let Some(unit) = &unit {
            found.extend(okl_sema::beside(unit, front.vocabulary.attributes(), &found));
        }
        journey.stop_unless(spoke || found.iter().any(Diagnostic::is_error), "parse");
        journey.say(normalized, found);
        unit.filter(|unit| !unit.is_partial)
    }

    /// Says what a text asks for that nobody switched on, if there is something.
    fn unknown_intrinsics(
        &self,
        journey: &mut Journey,
        normalized: &Normalized,
        front: &ParseSettings,
        found: &[Diagnostic],
    ) -> bool {
        let mut said = Vec::new();
        let at = |span| normalized.locate(span).unwrap_or(FileSpan { file: normalized.files[0], span });
        if front.intrinsics.is_empty() {
            let includes = normalized.directives.iter().filter(|line| line.kind == DirectiveKind::Include);
            let ours = includes.filter(|include| include.text == intrinsics::HEADER);
            said.extend(ours.map(|include| intrinsics::none_enabled(at(include.span), &self.host)));
        }
        let undeclared = found.iter().filter(|warning| warning.id == "undeclared-function");
        for label in undeclared.filter_map(|warning| warning.labels.first()) {
            let name = label.place.of(&normalized.text);
            said.extend(intrinsics::not_enabled(name, at(label.place), &self.host));
        }
        let stops = !said.is_empty();
        journey.diagnostics.extend(said);
        stops
    }
}

fn check(
    journey: &mut Journey,
    normalized: &Normalized,
    unit: Unit,
    vocabulary: &Vocabulary,
    levels: &Levels,
) -> Option<Checked> {
    let _step = step::span("check");
    let mut failed = false;
    journey.sent = Sent::default();
    for answer in vocabulary.check(&unit, &journey.sent) {
        match answer {
            Ok(found) => {
                failed |= found.iter().any(Diagnostic::is_error);
                journey.say(normalized, found);
            }
            Err(error) => {
                failed = true;
                journey.fail(error.verdict(), error.diagnostic());
            }
        }
    }
    match okl_sema::check_with(unit, vocabulary.attributes(), &|id| levels.warns(id)) {
        Ok((checked, found)) => {
            journey.say(normalized, found);
            journey.say(normalized, okl_plan::hazard::races(&checked));
            Some(checked).filter(|_| !failed)
        }
        Err(found) => {
            journey.stop_unless(found.iter().any(Diagnostic::is_error), "check");
            journey.say(normalized, found);
            None
        }
    }
}

/// Emits what is asked for of one backend's answer.
fn give(
    journey: &mut Journey,
    normalized: &Normalized,
    unit: &Analyzed,
    Lowering { planned, lowered, launcher_c }: &Lowering<'_>,
    ready: &Ready,
    asked: &Asked,
) {
    let _step = step::span_of("emit", &ready.pipeline.name);
    if let Some(Planned { target, plan }) = planned {
        let place = |span| barriers::place(normalized, &journey.sources, span);
        let plan_of = || json::text(&okl_plan::document::of(plan, unit, &target.name, &place));
        let reflection = || json::text(&okl_plan::document::reflection::of(plan, unit, &target.name, &place));
        let plan = asked.has(OutputKind::Plan).then(plan_of);
        let reflection = asked.has(OutputKind::Reflection).then(reflection);
        for (kind, text) in [(OutputKind::Plan, plan), (OutputKind::Reflection, reflection)] {
            if let Some(text) = text {
                journey.give(ready, kind, "json", text);
            }
        }
    }
    if asked.has(OutputKind::Barriers) {
        let text = barriers::report(&lowered.barriers, normalized, &journey.sources);
        journey.give(ready, OutputKind::Barriers, "txt", text);
    }
    let extension = match ready.backend.describe() {
        Ok(description) => description.extension.as_str(),
        Err(error) => return journey.fail(error.verdict(), error.diagnostic()),
    };
    let parts = [
        (OutputKind::Kernel, Some(&lowered.kernel), extension),
        (OutputKind::Launcher, lowered.launcher.as_ref(), "cpp"),
        (OutputKind::LauncherC, launcher_c.as_ref(), "cpp"),
    ];
    for (kind, part, extension) in parts {
        let has_map = kind == OutputKind::Kernel && asked.has(OutputKind::SourceMap);
        // A host program of its own takes the kernels along.
        let is_given = asked.has(kind) || (kind == OutputKind::Kernel && ready.embeds_kernels(asked));
        let Some(part) = part.filter(|_| is_given || has_map) else { continue };
        match emit(unit, part) {
            Ok(emitted) => {
                let Some(emitted) = rewritten_output(journey, normalized, emitted, extension, ready) else {
                    continue;
                };
                let sources = &journey.sources;
                let printed = lines::with_lines(&emitted, normalized, sources, ready.line_directives);
                let map = has_map.then(|| source_map::of(&printed, &emitted, normalized, sources));
                if is_given {
                    journey.give(ready, kind, extension, printed.text);
                }
                if let Some(map) = map {
                    journey.give(ready, OutputKind::SourceMap, "json", map);
                }
                left_behind(journey, normalized, unit, part, ready);
            }
            Err(error) => journey.fail(
                Verdict::Internal,
                Diagnostic::global("backend-edits", Severity::Error, error.to_string()).note(format!(
                    "this is a bug in the backend `{}` or in okl, not in your source",
                    ready.backend.name()
                )),
            ),
        }
    }
}

/// An input that is no OKL: macros and headers in front, nothing changed.
fn give_as_it_is(journey: &mut Journey, main: FileId, ready: &Ready, asked: &Asked) {
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
    text.push_str(&journey.sources.get(main).text);
    match ready.backend.describe() {
        Ok(description) => journey.give(ready, OutputKind::Kernel, &description.extension, text),
        Err(error) => journey.fail(error.verdict(), error.diagnostic()),
    }
}

/// Attributes that a backend which writes its text itself did nothing about.
fn left_behind(journey: &mut Journey, normalized: &Normalized, unit: &Analyzed, part: &Part, ready: &Ready) {
    let left = ready.backend.left_behind(unit, part);
    if !left.is_empty() {
        journey.blame(Verdict::Internal);
        journey.say(normalized, left);
    }
}

/// The three ways to a libclang.
fn no_clang(error: &okl_clang::LoadError) -> Diagnostic<FileSpan> {
    let diagnostic = match error {
        okl_clang::LoadError::NotFound { tried } => {
            let message = "okl needs libclang 16 to 22, and found none on this machine";
            let diagnostic = Diagnostic::global("no-libclang", Severity::Error, message);
            tried.iter().fold(diagnostic, |diagnostic, place| diagnostic.note(format!("looked at `{place}`")))
        }
        okl_clang::LoadError::Unusable { path, reason } => {
            let message = format!("`{}` cannot be used as libclang: {reason}", path.display());
            Diagnostic::global("unusable-libclang", Severity::Error, message)
        }
    };
    diagnostic
        .help(
            "install libclang 16 to 22 with the system's package manager, such as `apt install libclang1-19`",
        )
        .help("or without root: `pip install libclang`")
        .help("or set LIBCLANG_PATH to a libclang that is there already, or to its folder")
}
