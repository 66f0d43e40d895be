//! The texts of the bundle: every input for every target.

use super::args::BuildArgs;
use super::instances;
use super::wanted::Wanted;
use crate::batch::{BatchResult, run_batch};
use crate::batch_request::BatchRequest;
use crate::exit::Code;
use crate::messages;
use crate::options::{FrontArgs, JobArgs};
use okl_driver::{Outcome, OutputKind, RequestedOutputs};
use okl_host::Verdict;
use okl_model::reflection::Reflection;
use okl_model::templates::{SCHEMA, Template, TemplateInstance, Templates};
use okl_runtime::ahead::InstanceName;
use std::collections::BTreeMap;
use std::path::Path;

/// An input that is translated.
pub struct TranslatedText {
    /// Its name in messages.
    pub path: String,
    pub templates: Vec<Template>,
    pub instances: Vec<InstanceName>,
    /// In the order of the targets.
    pub builds: Vec<Translation>,
}

/// What okl wrote for a target.
pub struct Translation {
    pub text: String,
    /// The document of the kernels, and their names.
    pub reflection: String,
    pub kernels: Vec<String>,
    /// The host code, if there are kernels whose host code the reflection does not describe.
    pub host_code: Option<String>,
}

const KINDS: [OutputKind; 4] =
    [OutputKind::Kernel, OutputKind::Reflection, OutputKind::LauncherC, OutputKind::Templates];

/// Translates everything. Prints the messages.
pub fn texts(args: &BuildArgs, wanted: &Wanted, verbose: bool) -> Result<Vec<TranslatedText>, Code> {
    let pipelines: Vec<String> = wanted.targets.iter().map(|target| target.pipeline.clone()).collect();
    let jobs = JobArgs { jobs: args.jobs, ..JobArgs::default() };
    let translate = |front: &FrontArgs, asked: &RequestedOutputs, is_silent: bool| {
        let (jobs, pipelines) = (&jobs, pipelines.as_slice());
        let request = BatchRequest { front, jobs, pipelines, asked, only_own_code: None, verbose, is_silent };
        run_batch(&request, &args.cache)
    };
    let templates_of = || {
        let front = FrontArgs { instance: Vec::new(), ..args.front.clone() };
        let made = translate(&front, &RequestedOutputs::new([OutputKind::Templates]), true)?;
        if made.verdict != Verdict::Done {
            let all = made.outcomes.iter();
            all.for_each(|outcome| messages::diagnostics(&outcome.diagnostics, &outcome.sources));
            return Err(made.verdict.into());
        }
        let names =
            |outcome: &Outcome| templates(outcome).templates.into_iter().map(|one| one.name).collect();
        Ok(made.outcomes.iter().map(names).collect())
    };
    let instances = instances::of_inputs(&args.front, templates_of)?;
    // Inputs with the same instances, which most have none of, are translated at once.
    let mut groups: BTreeMap<&[String], Vec<usize>> = BTreeMap::new();
    for (at, own) in instances.iter().enumerate() {
        groups.entry(own).or_default().push(at);
    }
    let asked = RequestedOutputs::new(KINDS);
    let mut all: Vec<(usize, TranslatedText)> = Vec::new();
    let mut worst = Verdict::Done;
    for (given, members) in groups {
        let inputs = members.iter().map(|at| args.front.inputs[*at].clone()).collect();
        let front = FrontArgs { inputs, instance: given.to_vec(), ..args.front.clone() };
        let made = translate(&front, &asked, false)?;
        worst = worst.max(made.verdict);
        if made.verdict == Verdict::Done {
            for (at, outcome) in members.iter().zip(&made.outcomes) {
                all.push((*at, text(&args.front.inputs[*at], outcome, wanted, &made)?));
            }
        }
    }
    if worst != Verdict::Done {
        return Err(worst.into());
    }
    all.sort_by_key(|(at, _)| *at);
    Ok(all.into_iter().map(|(_, text)| text).collect())
}

fn text(path: &Path, outcome: &Outcome, wanted: &Wanted, made: &BatchResult) -> Result<TranslatedText, Code> {
    let path = path.display().to_string();
    let mut builds = Vec::new();
    for (target, pipeline) in wanted.targets.iter().zip(&made.pipelines) {
        let output = |kind| {
            let found =
                outcome.outputs.iter().find(|output| output.kind == kind && output.pipeline == *pipeline);
            found.map(|output| output.text.clone())
        };
        let (Some(text), Some(reflection)) = (output(OutputKind::Kernel), output(OutputKind::Reflection))
        else {
            let message =
                format!("the pipeline `{pipeline}` describes no kernels: its backend has no target");
            return Err(messages::usage(&message));
        };
        let read: Reflection<String> = serde_json::from_str(&reflection)
            .map_err(|error| messages::environment(&format!("the reflection of `{path}`: {error}")))?;
        if read.target != target.name {
            let (own, name) = (&read.target, target.name);
            let message = format!("the pipeline `{pipeline}` is for the target {own}, not for {name}");
            return Err(messages::usage(&message));
        }
        let needs_host_code = read.kernels.iter().any(|kernel| kernel.needs_compiled_host_code());
        let host_code = output(OutputKind::LauncherC).filter(|_| needs_host_code);
        let kernels = read.kernels.into_iter().map(|kernel| kernel.name).collect();
        builds.push(Translation { text, reflection, kernels, host_code });
    }
    let Templates { mut templates, instances, .. } = templates(outcome);
    // Others may be those of a header, which is for many files.
    templates.retain(|template| instances.iter().any(|one| one.template == template.name));
    let name = |one: TemplateInstance| InstanceName {
        template: one.template,
        arguments: one.arguments,
        kernel: one.kernel,
    };
    Ok(TranslatedText { path, templates, instances: instances.into_iter().map(name).collect(), builds })
}

/// The document about kernel templates, with the instances that all pipelines have: one of them may ask for more.
fn templates(outcome: &Outcome) -> Templates {
    let documents = outcome.outputs.iter().filter(|output| output.kind == OutputKind::Templates);
    let read = documents.filter_map(|output| serde_json::from_str::<Templates>(&output.text).ok());
    let common = read.reduce(|mut one, other| {
        one.instances.retain(|instance| other.instances.contains(instance));
        one
    });
    common.unwrap_or(Templates { schema: SCHEMA, templates: Vec::new(), instances: Vec::new() })
}
