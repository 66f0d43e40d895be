//! A pipeline whose plugins are loaded.

use super::{Asked, OutputKind, Settings};
use crate::frontend::Frontend;
use crate::stage::{self, Stage};
use crate::{
    AttributeSource, Backend, Host, Pipeline, Plugin, PluginChoice, PluginKind, SetupError, Vocabulary, lines,
};
use okl_normalizer::Mode;
use okl_plugin::document::Point;
use okl_source::FileSpan;
use okl_target::Target;
use std::sync::Arc;

/// A pipeline whose plugins are loaded.
#[derive(Debug)]
pub(super) struct Ready {
    pub(super) pipeline: Pipeline,
    pub(super) backend: Backend,
    /// What the user asked for, with what properties say for this target.
    pub(super) settings: Settings,
    /// The same for texts that a front end wrote: what comes from outside is in them.
    pub(super) read: Settings,
    /// The attributes that its texts may have.
    pub(super) vocabulary: Vocabulary,
    /// What reads its texts, where they are not OKL.
    pub(super) frontend: Option<Frontend>,
    /// In the order they act.
    pub(super) stages: Vec<Stage>,
    /// Whether its texts hold `#line`.
    pub(super) line_directives: bool,
    /// Its target, where the backend describes one.
    pub(super) target: Option<Arc<Target>>,
}

impl Ready {
    /// Loads what a pipeline names, and looks at the options.
    pub(super) fn new(mut pipeline: Pipeline, settings: &Settings, host: &Host) -> Result<Ready, SetupError> {
        host.libclang.load_ahead();
        let backend = pipeline.find_backend(host)?;
        let vocabulary = Vocabulary::with(host, &pipeline.attributes)?;
        let frontend = pipeline.frontend.as_ref().map(|choice| Frontend::load(choice, host)).transpose()?;
        let stages = stage::load(&pipeline.stages, host)?;
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
        levels.check(host, has_foreign(&pipeline, host))?;
        let read = settings.of_a_text_that_was_read();
        Ok(Ready { pipeline, backend, settings, read, vocabulary, frontend, stages, line_directives, target })
    }

    /// Whether no plugin says that its answers depend on more than it is asked.
    pub(super) fn is_repeatable(&self) -> bool {
        let mut all = self.plugins();
        all.all(|plugin| plugin.describe().is_ok_and(|description| description.cache != Some(false)))
    }

    /// All that have a part in it.
    pub(super) fn plugins(&self) -> impl Iterator<Item = &Plugin> {
        let frontend = self.frontend.iter().map(Frontend::plugin);
        let others = self.stages.iter().map(Stage::plugin).chain(frontend).chain(self.vocabulary.plugins());
        others.chain(self.backend.plugin())
    }

    /// The stages that act at a point.
    pub(super) fn stages_at(&self, point: Point) -> impl Iterator<Item = &Stage> {
        self.stages.iter().filter(move |stage| stage.acts_at(point))
    }

    /// Whether another pipeline changes inputs as this one does, before they are read as OKL.
    pub(super) fn reads_like(&self, other: &Ready) -> bool {
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
    pub(super) fn takes_host_code(&self) -> bool {
        self.target.as_deref().map_or(!self.mode().gpu, Target::takes_host_code)
    }

    /// Whether a host program that is asked for holds the text of the kernels.
    pub(super) fn embeds_kernels(&self, asked: &Asked) -> bool {
        self.frontend.is_some() && asked.has(OutputKind::Host) && !self.takes_host_code()
    }

    /// What texts are told of the target.
    pub(super) fn mode(&self) -> Mode {
        mode(&self.backend)
    }
}

/// Whether a plugin that is no part of okl may have something to say.
fn has_foreign(pipeline: &Pipeline, host: &Host) -> bool {
    let of_frontend = pipeline.frontend.iter().any(|choice| choice.is_foreign(PluginKind::Frontend, host));
    let backend = &pipeline.backend.plugin;
    let of_backend = !backend.name.is_empty() && backend.is_foreign(PluginKind::Backend, host);
    of_frontend || of_backend || crate::project::has_foreign(&pipeline.attributes, &pipeline.stages, host)
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

impl Pipeline {
    /// Whether it takes a plugin that is no part of okl.
    pub(crate) fn has_foreign_plugins(&self, host: &Host) -> bool {
        has_foreign(self, host)
    }

    /// Looks at its plugins as far as none runs that is no part of the program: of those it says whether they are there, of
    /// the others also whether they take their options.
    pub fn check(&self, host: &Host) -> Result<(), SetupError> {
        for (kind, choice) in self.plugins() {
            choice.look(kind, host)?;
        }
        let is_own = |kind, choice: &PluginChoice| !choice.is_foreign(kind, host);
        let mut own = self.clone();
        own.stages.retain(|stage| is_own(PluginKind::Stage, &stage.plugin));
        own.attributes.retain(|choice| match &choice.what {
            AttributeSource::Plugin(plugin) => is_own(PluginKind::Attribute, plugin),
            AttributeSource::Table(_) => true,
        });
        own.frontend = own.frontend.filter(|choice| is_own(PluginKind::Frontend, choice));
        let names: Vec<String> = own.stages.iter().map(|stage| stage.plugin.name.clone()).collect();
        let is_left_out = |(name, _): &(String, FileSpan)| {
            let is_there = names.contains(name);
            !is_there && self.stages.iter().any(|stage| stage.plugin.name == *name)
        };
        for stage in &mut own.stages {
            stage.after = stage.after.take().filter(|named| !is_left_out(named));
            stage.before = stage.before.take().filter(|named| !is_left_out(named));
            // To ask it who it is starts nothing.
            stage.plugin.needs_trust = None;
        }
        if own.backend.plugin.name.is_empty() || is_own(PluginKind::Backend, &own.backend.plugin) {
            let ready = Ready::new(own, &Settings::default(), host)?;
            return ready.backend.describe().map(|_| ()).map_err(SetupError::Silent);
        }
        Vocabulary::with(host, &own.attributes)?;
        own.frontend.as_ref().map(|choice| Frontend::load(choice, host)).transpose()?;
        stage::load(&own.stages, host)?;
        // Others may say what nobody knows.
        own.levels.check(host, true)
    }
}
