//! `okl check`

use crate::args::CheckArgs;
use crate::exit::Code;
use crate::projects::plain_runners;
use crate::run::outcomes;
use okl_pipeline::Input;
use okl_source::Sources;

/// Takes every input as far as no backend is needed.
pub fn check(args: CheckArgs, verbose: bool) -> Code {
    let mut sources = Sources::new();
    let runners = match plain_runners(&args.front, &mut sources, verbose) {
        Ok(runners) => runners,
        Err(code) => return code,
    };
    let each = |nth: usize, input: Input| runners.of_input(nth).check(sources.clone(), input);
    let (_, verdict) = outcomes(&args.front, each);
    verdict.into()
}
