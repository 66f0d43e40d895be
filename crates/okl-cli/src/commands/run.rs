//! `okl run`

use crate::batch::{BatchResult, run_batch};
use crate::batch_request::{BatchRequest, of_replay};
use crate::depfile::{Depfile, Rules};
use crate::exit::Code;
use crate::options::{CacheArgs, FrontArgs, JobArgs, OutputArgs, kinds};
use crate::report::Report;
use crate::session::warn_of_folders;
use crate::target::{Destination, Run, Targets};
use crate::{completers, inputs, messages, projects, write};
use clap::Args;
use okl_config::{Level, Levels};
use okl_driver::{Outcome, Output, OutputKind};
use okl_host::Verdict;
use std::path::PathBuf;

#[derive(Debug, Args)]
#[command(after_long_help = kinds())]
pub struct RunArgs {
    /// A pipeline by name, or a pipeline file (with a `/` or ending in `.toml`); may be repeated; default: those of `okl.toml`
    #[arg(long, short, value_name = "NAME|FILE", add = completers::pipelines())]
    pub pipeline: Vec<String>,

    #[command(flatten)]
    pub outputs: OutputArgs,

    /// Keeps the paths of inputs from this folder on below `-o DIR/`: `a/k.cu` for `BASE/a/k.okl`
    #[arg(long, value_name = "BASE")]
    pub base: Option<PathBuf>,

    /// Writes the outputs of inputs and targets without mistakes, even when others have some
    #[arg(long, short = 'k')]
    pub keep_going: bool,

    /// Repeats the run that `--dump-repro FILE` recorded, without any other file, and prints what it would write
    #[arg(long, value_name = "FILE", exclusive = true)]
    pub repro: Option<PathBuf>,

    #[command(flatten)]
    pub jobs: JobArgs,

    #[command(flatten)]
    pub cache: CacheArgs,

    #[command(flatten)]
    pub front: FrontArgs,
}

/// The header that `launcher-c` needs.
const LAUNCH_HEADER: &str = include_str!("../../include/okl/launch.h");

/// Translates every input with every pipeline; writes all outputs or none.
pub fn run(mut args: RunArgs, verbose: bool) -> Code {
    if let Err(code) = Report::is_possible(&args.jobs) {
        return code;
    }
    let below = match inputs::settle(&mut args.front, args.base.as_deref()) {
        Ok(below) => below,
        Err(code) => return code,
    };
    warn_of_folders(&args.front);
    let is_found = args.pipeline.is_empty();
    if is_found {
        args.pipeline = match projects::pipelines(&args.front) {
            Ok(pipelines) => pipelines,
            Err(code) => return code,
        };
    }
    let targets = match Targets::new(&args.outputs, args.front.inputs.len(), args.pipeline.len()) {
        Ok(targets) => targets,
        Err(text) => return messages::usage(&text),
    };
    let depfile = match Depfile::new(&args.outputs, args.front.inputs.len()) {
        Ok(depfile) => depfile,
        Err(text) => return messages::usage(&text),
    };
    if args.jobs.report.is_some() && targets.take_stdout() {
        return messages::usage("stdout takes the report; say with `-o` where the texts go");
    }
    let asked = targets.asked();
    // Programs of other languages that are read by way of CUDA have no lines of CUDA to talk about.
    if asked.has(OutputKind::Okl) && args.pipeline.iter().any(|name| name.starts_with("cu-")) {
        show_remarks(&mut args.front.levels.settled);
    }
    let only_own_code = of_replay().or_else(|| {
        is_found.then_some(
            "and `okl.toml` is found, not named: name the pipeline with `--pipeline` if you trust it",
        )
    });
    let (front, pipelines) = (&args.front, args.pipeline.as_slice());
    let jobs = &args.jobs;
    let request =
        BatchRequest { front, jobs, pipelines, asked: &asked, only_own_code, verbose, is_silent: false };
    let made = match run_batch(&request, &args.cache) {
        Ok(made) => made,
        Err(code) => return code,
    };
    let code = match (made.verdict, args.keep_going) {
        (Verdict::Done, _) => give(&args, &targets, depfile.as_ref(), &below, &made),
        (verdict, true) => {
            let code = give(&args, &targets, depfile.as_ref(), &below, &made);
            if code == Code::Done { verdict.into() } else { code }
        }
        (verdict, false) => verdict.into(),
    };
    made.report.end(&args.jobs, code)
}

/// What front ends say about the OKL that they wrote, for those who keep it. Pipelines do not show it.
const REMARKS: &str = "cu-remark";

/// Shows remarks, unless an option says what to do with them, or with all warnings.
fn show_remarks(levels: &mut Levels) {
    if !levels.iter().any(|(id, _)| matches!(id, REMARKS | "warnings")) {
        levels.set(REMARKS, Level::Warn, None);
    }
}

/// Writes the texts to their destinations: for each input, those of the targets without errors.
fn give(
    args: &RunArgs,
    targets: &Targets,
    depfile: Option<&Depfile>,
    below: &[PathBuf],
    BatchResult { outcomes, pipelines, .. }: &BatchResult,
) -> Code {
    let all = args.front.inputs.iter().zip(below).zip(outcomes);
    let done = all.filter(|(_, outcome)| outcome.verdict == Verdict::Done || !outcome.outputs.is_empty());
    let runs: Vec<Run<'_>> = done
        .clone()
        .map(|((input, below), outcome)| Run {
            input: args.front.name_of(input),
            below,
            outputs: &outcome.outputs,
            pipelines,
            is_whole: outcome.verdict == Verdict::Done,
        })
        .collect();
    let outcomes: Vec<&Outcome> = done.map(|(_, outcome)| outcome).collect();
    let places = match targets.places(&runs, pipelines.len()) {
        Ok(places) => places,
        Err(text) => return messages::usage(&text),
    };
    let outputs = outcomes.iter().enumerate();
    let outputs = outputs.flat_map(|(nth, outcome)| outcome.outputs.iter().map(move |output| (nth, output)));
    let mut files: Vec<(PathBuf, Vec<u8>)> = Vec::new();
    let mut written: Vec<Vec<PathBuf>> = vec![Vec::new(); outcomes.len()];
    let mut printed: Vec<&Output> = Vec::new();
    for ((nth, output), place) in outputs.zip(places) {
        match place {
            Destination::Stdout => printed.push(output),
            Destination::File(path) => {
                written[nth].push(path.clone());
                files.push((path, okl_source::encode(&output.text)));
            }
        }
    }
    if !printed.is_empty()
        && let Err(code) = messages::stdout_is_free()
    {
        return code;
    }
    let rules = match depfile.map_or(Ok(Rules::default()), |depfile| depfile.rules(&outcomes, &written)) {
        Ok(rules) => rules,
        Err(text) => return messages::usage(&text),
    };
    if let Some(folder) = &args.outputs.write_header {
        files.push((folder.join("okl/launch.h"), LAUNCH_HEADER.as_bytes().to_vec()));
    }
    files.extend(rules.files.into_iter().map(|(path, text)| (path, text.into_bytes())));
    if let Err((path, error)) = write::all(&files) {
        return messages::environment(&format!("cannot write `{}`: {error}", path.display()));
    }
    let printed = printed.into_iter().map(|output| okl_source::encode(&output.text));
    for text in printed.chain(rules.stdout.map(String::into_bytes)) {
        let code = messages::result(&text);
        if code != Code::Done {
            return code;
        }
    }
    Code::Done
}
