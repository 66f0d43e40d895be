//! `okl check`

use crate::batch::run_batch;
use crate::batch_request::{BatchRequest, of_replay};
use crate::exit::Code;
use crate::options::{CacheArgs, FrontArgs, JobArgs};
use crate::projects::plain_runners;
use crate::report::Report;
use crate::session::{outcomes, warn_of_folders};
use crate::{completers, inputs, target};
use clap::Args;
use okl_driver::{Input, RequestedOutputs};
use okl_source::Sources;

#[derive(Debug, Args)]
pub struct CheckArgs {
    /// Also shows the messages of `okl run` with this pipeline; may be repeated
    #[arg(long, short, value_name = "NAME|FILE", add = completers::pipelines())]
    pub pipeline: Vec<String>,

    #[command(flatten)]
    pub jobs: JobArgs,

    #[command(flatten)]
    pub front: FrontArgs,
}

/// Checks every input without a backend, or with the given pipelines; writes nothing.
pub fn check(mut args: CheckArgs, verbose: bool) -> Code {
    if let Err(code) = Report::is_possible(&args.jobs) {
        return code;
    }
    if let Err(code) = inputs::settle(&mut args.front, None) {
        return code;
    }
    warn_of_folders(&args.front);
    if !args.pipeline.is_empty() {
        return check_for_pipelines(&args, verbose);
    }
    let mut sources = Sources::new();
    let runners = match plain_runners(&args.front, &mut sources, verbose) {
        Ok(runners) => runners,
        Err(code) => return code,
    };
    let each =
        |nth: usize, input: Input| runners.with_that_of(nth, |runner| runner.check(sources.clone(), input));
    let done = outcomes(&args.front, &args.jobs, each);
    done.report.end(&args.jobs, done.verdict.into())
}

/// Reports the diagnostics of `okl run` with a folder as output.
fn check_for_pipelines(args: &CheckArgs, verbose: bool) -> Code {
    let asked = RequestedOutputs::new(target::PARTS);
    let request = BatchRequest {
        front: &args.front,
        jobs: &args.jobs,
        pipelines: &args.pipeline,
        asked: &asked,
        only_own_code: of_replay(),
        verbose,
        is_silent: false,
    };
    // A check always reads its inputs.
    let no_cache = CacheArgs { no_cache: true, ..CacheArgs::default() };
    match run_batch(&request, &no_cache) {
        Ok(made) => made.report.end(&args.jobs, made.verdict.into()),
        Err(code) => code,
    }
}
