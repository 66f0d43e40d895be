//! A pipeline whose plugins are loaded.

use crate::find_backend::find_backend;
use crate::lines;
use crate::outcome::{OutputKind, RequestedOutputs};
use okl_config::Pipeline;
use okl_config::Settings;
use okl_host::load_stages;
use okl_host::{Backend, DiagnosticDescription, Frontend, Host, Plugin, SetupError, Stage, Vocabulary};
use okl_normalizer::Mode;
use okl_plugin::document::Point;
use okl_target::Target;
use serde_json::{Map, Value};
use std::sync::Arc;

/// A pipeline whose plugins are loaded.
#[derive(Debug)]
pub(crate) struct LoadedPipeline {
    pub(crate) pipeline: Pipeline,
    pub(crate) backend: Backend,
    /// The user's settings, with those of properties for this target.
    pub(crate) settings: Settings,
    /// The settings for texts that a front end wrote, which contain the macros and headers already.
    pub(crate) read: Settings,
    /// The attributes that its texts may have.
    pub(crate) vocabulary: Vocabulary,
    /// The front end, if its texts are not OKL.
    pub(crate) frontend: Option<Frontend>,
    /// The front end that reads for it, if its texts are not C++ either.
    pub(crate) reader: Option<Frontend>,
    /// The stages in the order in which they act.
    pub(crate) stages: Vec<Stage>,
    /// True if its texts contain `#line` directives.
    pub(crate) line_directives: bool,
    /// Its target, if the backend describes one.
    pub(crate) target: Option<Arc<Target>>,
}

impl LoadedPipeline {
    /// Loads the plugins of a pipeline and checks their options.
    pub(crate) fn new(
        mut pipeline: Pipeline,
        settings: &Settings,
        host: &Host,
    ) -> Result<LoadedPipeline, SetupError> {
        host.libclang.load_ahead();
        let backend = find_backend(&pipeline, host)?;
        let vocabulary = Vocabulary::with(host, &pipeline.attributes)?;
        let frontend = pipeline.frontend.as_ref().map(|choice| Frontend::load(choice, host)).transpose()?;
        let reader =
            pipeline.reader.as_ref().map(|choice| Frontend::load_reader(choice, host)).transpose()?;
        let stages = load_stages(&pipeline.stages, host)?;
        // This option belongs to the driver; backends do not know it.
        let target = pipeline.frontend.as_ref().and_then(|_| {
            // Mistakes in the options are reported when the pipeline is lowered for.
            backend.target(&pipeline.backend.plugin.options).ok().flatten()
        });
        let switch = pipeline.backend.plugin.options.remove(lines::OPTION);
        let line_directives = switch.is_none_or(|switch| switch != false);
        let settings = settings.for_mode(&mode(&backend).name);
        let mut read = settings.of_a_text_that_was_read();
        if reader.is_some() {
            // The user's compiler is none for C++, and its macros are not meant for the C++ of the reader.
            read.predefined.clear();
        }
        let ready = LoadedPipeline {
            pipeline,
            backend,
            settings,
            read,
            vocabulary,
            frontend,
            reader,
            stages,
            line_directives,
            target,
        };
        let mut levels = ready.pipeline.levels.clone();
        levels.add(&ready.settings.levels);
        levels.check(host, ready.pipeline.has_foreign_plugins(host), &ready.declared())?;
        Ok(ready)
    }

    /// The diagnostics that its plugins declare.
    pub(crate) fn declared(&self) -> Vec<DiagnosticDescription> {
        self.plugins().flat_map(Plugin::declared).cloned().collect()
    }

    /// True if no plugin declares that its answers depend on more than its requests.
    pub(crate) fn is_repeatable(&self) -> bool {
        let mut all = self.plugins();
        all.all(|plugin| plugin.describe().is_ok_and(|description| description.cache != Some(false)))
    }

    /// All plugins of the pipeline.
    pub(crate) fn plugins(&self) -> impl Iterator<Item = &Plugin> {
        let frontend = self.reader.iter().chain(&self.frontend).map(Frontend::plugin);
        let others = self.stages.iter().map(Stage::plugin).chain(frontend).chain(self.vocabulary.plugins());
        others.chain(self.backend.plugin())
    }

    /// The stages that act at a point.
    pub(crate) fn stages_at(&self, point: Point) -> impl Iterator<Item = &Stage> {
        self.stages.iter().filter(move |stage| stage.acts_at(point))
    }

    /// True if another pipeline transforms inputs in the same way before they are read as OKL.
    pub(crate) fn reads_like(&self, other: &LoadedPipeline) -> bool {
        let (mine, others) = (self.stages_at(Point::Source), other.stages_at(Point::Source));
        let is_same_frontend = |one: &Option<Frontend>, same: &Option<Frontend>| match (one, same) {
            (None, None) => true,
            // Texts of a front end may depend on the target before they are OKL.
            (Some(one), Some(same)) => one.is_same(same) && self.mode() == other.mode(),
            (Some(_), None) | (None, Some(_)) => false,
        };
        is_same_frontend(&self.reader, &other.reader)
            && is_same_frontend(&self.frontend, &other.frontend)
            && is_same(mine, others)
    }

    /// True if the host program follows the kernels in one text.
    pub(crate) fn takes_host_code(&self) -> bool {
        self.target.as_deref().map_or(!self.mode().gpu, Target::takes_host_code)
    }

    /// True if a requested kind is made with the text of the kernels. A host program that is apart from them is given
    /// only if there are no errors in them.
    pub(crate) fn embeds_kernels(&self, asked: &RequestedOutputs) -> bool {
        self.frontend.is_some() && (asked.has(OutputKind::Program) || asked.is_apart())
    }

    /// True if the language of the target has templates of functions, or if the backend says nothing about it.
    pub(crate) fn has_templates(&self) -> bool {
        self.chosen_target().is_none_or(|target| target.has_templates())
    }

    /// True if device code of the target has a function of that name.
    pub(crate) fn has_function(&self, name: &str) -> bool {
        self.chosen_target().is_some_and(|target| target.has_function(name) || target.capabilities.has(name))
    }

    /// The options of the backend, with those of properties.
    pub(crate) fn options(&self) -> Map<String, Value> {
        let mut options = self.pipeline.backend.plugin.options.clone();
        options.extend(self.settings.lowering.clone());
        options
    }

    /// The target as texts are lowered for it. Mistakes in the options are reported then.
    fn chosen_target(&self) -> Option<Arc<Target>> {
        self.backend.target(&self.options()).ok().flatten()
    }

    /// The mode of the target, which texts can query.
    pub(crate) fn mode(&self) -> Mode {
        mode(&self.backend)
    }
}

fn mode(backend: &Backend) -> Mode {
    // A plugin without a valid description fails later, when it is called.
    let gpu = backend.describe().is_ok_and(|description| description.gpu);
    Mode { name: backend.name().to_uppercase(), gpu }
}

/// True if two pipelines have the same stages in the same order.
fn is_same<'s>(mine: impl Iterator<Item = &'s Stage>, others: impl Iterator<Item = &'s Stage>) -> bool {
    let (mine, others): (Vec<&Stage>, Vec<&Stage>) = (mine.collect(), others.collect());
    mine.len() == others.len() && mine.iter().zip(others).all(|(one, same)| one.is_same(same))
}
