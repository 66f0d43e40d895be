//! `okl fix`

mod diff;
mod mend;

use crate::exit::Code;
use crate::options::FrontArgs;
use crate::projects::plain_runners;
use crate::session::read;
use crate::{inputs, messages, write};
use clap::Args;
use mend::{FixedText, mend};
use okl_driver::{Input, Outcome};
use okl_host::Verdict;
use okl_source::{Sources, encode, printable};
use std::path::PathBuf;

#[derive(Debug, Args)]
pub struct FixArgs {
    /// Prints the changes as a diff, and writes no file
    #[arg(long)]
    pub dry_run: bool,

    /// Also makes changes that are only likely, such as another name for an unknown one
    #[arg(long)]
    pub guesses: bool,

    #[command(flatten)]
    pub front: FrontArgs,
}

/// Applies fixes to the given files, and to no other.
pub fn fix(mut args: FixArgs, verbose: bool) -> Code {
    if let Err(code) = inputs::settle(&mut args.front, None) {
        return code;
    }
    let front = &args.front;
    if front.inputs.iter().any(|path| path.as_os_str() == "-") {
        return messages::usage("`okl fix` changes files; stdin is none");
    }
    if args.dry_run
        && let Err(code) = messages::stdout_is_free()
    {
        return code;
    }
    let mut sources = Sources::new();
    let runners = match plain_runners(front, &mut sources, verbose) {
        Ok(runners) => runners,
        Err(code) => return code,
    };
    let mut verdict = Verdict::Done;
    let mut files: Vec<(PathBuf, Vec<u8>)> = Vec::new();
    let mut diffs = String::new();
    let mut all: Vec<(PathBuf, FixedText)> = Vec::new();
    for (nth, path) in front.inputs.iter().enumerate() {
        let input = match read(path, front) {
            Ok(input) => input,
            Err(error) => {
                let outcome = Outcome::from(&error);
                messages::diagnostics(&outcome.diagnostics, &outcome.sources);
                verdict = verdict.max(outcome.verdict);
                continue;
            }
        };
        let check = |text: &str| {
            let input = Input { path: input.path.clone(), text: text.to_string() };
            runners.with_that_of(nth, |runner| runner.check(sources.clone(), input))
        };
        let mended = mend(&input, args.guesses, check);
        verdict = verdict.max(mended.outcome.verdict);
        if mended.text != input.text {
            diffs += &diff::diff(&input.path, &input.text, &mended.text);
            files.push((path.clone(), encode(&mended.text)));
        }
        all.push((path.clone(), mended));
    }
    if args.dry_run {
        let code = messages::result(&encode(&diffs));
        if code != Code::Done {
            return code;
        }
    } else if let Err((path, error)) = write::all(&files) {
        return messages::environment(&format!("cannot write `{}`: {error}", path.display()));
    }
    tell(&all, args.dry_run);
    verdict.into()
}

/// Prints the fixes that were made and the diagnostics that are left.
fn tell(all: &[(PathBuf, FixedText)], dry_run: bool) {
    if all.len() > 1 {
        messages::of_several_inputs();
    }
    for (path, FixedText { outcome, count, .. }) in all {
        // The fixed text is not on disk in a dry run, so there are no places to show.
        if !dry_run || *count == 0 {
            messages::diagnostics(&outcome.diagnostics, &outcome.sources);
        }
        if *count > 0 {
            let what = if *count == 1 { "change" } else { "changes" };
            let would = if dry_run { "would make " } else { "" };
            let path = path.display().to_string();
            messages::remark(&printable(&format!("{path}: {would}{count} {what}")));
        }
    }
    messages::end();
}
