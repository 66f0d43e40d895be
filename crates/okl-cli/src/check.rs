//! `okl check`

use crate::args::CheckArgs;
use crate::exit::Code;
use crate::run::{outcomes, settings};
use okl_pipeline::{Input, Runner};
use okl_source::Sources;

/// Takes every input as far as no backend is needed.
pub fn check(args: CheckArgs) -> Code {
    let mut sources = Sources::new();
    let runner = match settings(&args.front, &mut sources) {
        Ok(settings) => Runner::new(settings, crate::run::host()),
        Err(code) => return code,
    };
    let (_, verdict) = outcomes(&args.front, |input: Input| runner.check(sources.clone(), input));
    verdict.into()
}
