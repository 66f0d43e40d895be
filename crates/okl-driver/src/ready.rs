//! A pipeline whose plugins are loaded.

use crate::find_backend::find_backend;
use crate::lines;
use crate::outcome::{OutputKind, RequestedOutputs};
use okl_config::Pipeline;
use okl_config::Settings;
use okl_host::Frontend;
use okl_host::{Backend, Host, Plugin, SetupError, Vocabulary};
use okl_host::{Stage, load_stages};
use okl_normalizer::Mode;
use okl_plugin::document::Point;
use okl_target::Target;
use std::sync::Arc;

/// A pipeline whose plugins are loaded.
#[derive(Debug)]
pub(crate) struct LoadedPipeline {
    pub(crate) pipeline: Pipeline,
    pub(crate) backend: Backend,
    /// What the user asked for, with what properties say for this target.
    pub(crate) settings: Settings,
    /// The same for texts that a front end wrote: what comes from outside is in them.
    pub(crate) read: Settings,
    /// The attributes that its texts may have.
    pub(crate) vocabulary: Vocabulary,
    /// What reads its texts, where they are not OKL.
    pub(crate) frontend: Option<Frontend>,
    /// In the order they act.
    pub(crate) stages: Vec<Stage>,
    /// Whether its texts hold `#line`.
    pub(crate) line_directives: bool,
    /// Its target, where the backend describes one.
    pub(crate) target: Option<Arc<Target>>,
}

impl LoadedPipeline {
    /// Loads what a pipeline names, and looks at the options.
    pub(crate) fn new(
        mut pipeline: Pipeline,
        settings: &Settings,
        host: &Host,
    ) -> Result<LoadedPipeline, SetupError> {
        host.libclang.load_ahead();
        let backend = find_backend(&pipeline, host)?;
        let vocabulary = Vocabulary::with(host, &pipeline.attributes)?;
        let frontend = pipeline.frontend.as_ref().map(|choice| Frontend::load(choice, host)).transpose()?;
        let stages = load_stages(&pipeline.stages, host)?;
        // This one is ours: backends know nothing of it.
        let target = pipeline.frontend.as_ref().and_then(|_| {
            // Mistakes in the options are told where it is lowered for.
            backend.target(&pipeline.backend.plugin.options).ok().flatten()
        });
        let switch = pipeline.backend.plugin.options.remove(lines::OPTION);
        let line_directives = switch.is_none_or(|switch| switch != false);
        let settings = settings.for_mode(&mode(&backend).name);
        let mut levels = pipeline.levels.clone();
        levels.add(&settings.levels);
        levels.check(host, pipeline.has_foreign_plugins(host))?;
        let read = settings.of_a_text_that_was_read();
        Ok(LoadedPipeline {
            pipeline,
            backend,
            settings,
            read,
            vocabulary,
            frontend,
            stages,
            line_directives,
            target,
        })
    }

    /// Whether no plugin says that its answers depend on more than it is asked.
    pub(crate) fn is_repeatable(&self) -> bool {
        let mut all = self.plugins();
        all.all(|plugin| plugin.describe().is_ok_and(|description| description.cache != Some(false)))
    }

    /// All that have a part in it.
    pub(crate) fn plugins(&self) -> impl Iterator<Item = &Plugin> {
        let frontend = self.frontend.iter().map(Frontend::plugin);
        let others = self.stages.iter().map(Stage::plugin).chain(frontend).chain(self.vocabulary.plugins());
        others.chain(self.backend.plugin())
    }

    /// The stages that act at a point.
    pub(crate) fn stages_at(&self, point: Point) -> impl Iterator<Item = &Stage> {
        self.stages.iter().filter(move |stage| stage.acts_at(point))
    }

    /// Whether another pipeline changes inputs as this one does, before they are read as OKL.
    pub(crate) fn reads_like(&self, other: &LoadedPipeline) -> bool {
        let (mine, others) = (self.stages_at(Point::Source), other.stages_at(Point::Source));
        let is_translated_alike = match (&self.frontend, &other.frontend) {
            (None, None) => true,
            // Its texts may ask for the target before they are OKL.
            (Some(one), Some(same)) => one.is_same(same) && self.mode() == other.mode(),
            (Some(_), None) | (None, Some(_)) => false,
        };
        is_translated_alike && is_same(mine, others)
    }

    /// Whether the program around kernels stands behind them, in one text.
    pub(crate) fn takes_host_code(&self) -> bool {
        self.target.as_deref().map_or(!self.mode().gpu, Target::takes_host_code)
    }

    /// Whether a host program that is asked for holds the text of the kernels.
    pub(crate) fn embeds_kernels(&self, asked: &RequestedOutputs) -> bool {
        self.frontend.is_some() && asked.has(OutputKind::Host) && !self.takes_host_code()
    }

    /// What texts are told of the target.
    pub(crate) fn mode(&self) -> Mode {
        mode(&self.backend)
    }
}

fn mode(backend: &Backend) -> Mode {
    // A plugin that does not say who it is fails when it is asked to work.
    let gpu = backend.describe().is_ok_and(|description| description.gpu);
    Mode { name: backend.name().to_uppercase(), gpu }
}

/// Whether two pipelines have the same stages in the same order.
fn is_same<'s>(mine: impl Iterator<Item = &'s Stage>, others: impl Iterator<Item = &'s Stage>) -> bool {
    let (mine, others): (Vec<&Stage>, Vec<&Stage>) = (mine.collect(), others.collect());
    mine.len() == others.len() && mine.iter().zip(others).all(|(one, same)| one.is_same(same))
}
