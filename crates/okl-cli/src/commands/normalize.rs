//! `okl normalize`

use crate::exit::Code;
use crate::host::host;
use crate::options::{FrontArgs, JobArgs};
use crate::projects::plain_runners;
use crate::report::Report;
use crate::session::{outcomes, warn_of_folders};
use crate::target::BASE;
use crate::{inputs, messages, recording, write};
use clap::Args;
use okl_driver::{Input, Outcome};
use okl_host::Verdict;
use okl_source::Sources;
use std::path::{Path, PathBuf};

#[derive(Debug, Args)]
pub struct NormalizeArgs {
    /// Where to write: a file takes one text, a folder (`DIR/`) all of them
    #[arg(long, short, value_name = "FILE|DIR/")]
    pub output: Option<PathBuf>,

    /// Writes the header `okl/okl.hpp` that compilers need for these texts below DIR
    #[arg(long, value_name = "DIR")]
    pub write_header: Option<PathBuf>,

    /// Keeps the paths of inputs from this folder on below `-o DIR/`: `a/k.okl` for `BASE/a/k.okl`
    #[arg(long, value_name = "BASE")]
    pub base: Option<PathBuf>,

    #[command(flatten)]
    pub jobs: JobArgs,

    #[command(flatten)]
    pub front: FrontArgs,
}

/// The header that the normalized texts need.
const HEADER: &str = include_str!("../../include/okl/okl.hpp");

/// Writes every input as C++ that other compilers accept; all of them or none.
pub fn normalize(mut args: NormalizeArgs, verbose: bool) -> Code {
    if args.output.is_none()
        && let Err(code) = messages::stdout_is_free()
    {
        return code;
    }
    if let Err(code) = Report::is_possible(&args.jobs) {
        return code;
    }
    if !args.front.instance.is_empty() {
        return messages::usage("`okl normalize` keeps templates as they are: leave out `--instance`");
    }
    let below = match inputs::settle(&mut args.front, args.base.as_deref()) {
        Ok(below) => below,
        Err(code) => return code,
    };
    warn_of_folders(&args.front);
    let mut sources = Sources::new();
    let runners = match plain_runners(&args.front, &mut sources, verbose) {
        Ok(runners) => runners,
        Err(code) => return code,
    };
    let each =
        |nth: usize, input: Input| runners.with_that_of(nth, |runner| runner.pure(sources.clone(), input));
    let done = outcomes(&args.front, &args.jobs, each);
    let code = match done.verdict {
        Verdict::Done => give(&args, &below, &done.outcomes),
        Verdict::Mistakes | Verdict::Usage | Verdict::Environment | Verdict::Internal => done.verdict.into(),
    };
    done.report.end(&args.jobs, code)
}

/// Writes the texts to their destinations.
fn give(args: &NormalizeArgs, below: &[PathBuf], outcomes: &[Outcome]) -> Code {
    if args.output.is_none() && args.jobs.report.is_some() {
        return messages::usage("stdout takes the report; say with `-o` where the texts go");
    }
    let texts: Vec<Vec<u8>> = outcomes
        .iter()
        .flat_map(|outcome| &outcome.outputs)
        .map(|output| okl_source::encode(&output.text))
        .collect();
    let mut files: Vec<(PathBuf, Vec<u8>)> = Vec::new();
    if let Some(folder) = &args.write_header {
        files.push((folder.join("okl/okl.hpp"), HEADER.as_bytes().to_vec()));
        files.push((folder.join("okl_intrinsic.h"), intrinsics().into_bytes()));
    }
    match &args.output {
        Some(output) if is_folder(output) => {
            for ((input, below), text) in args.front.inputs.iter().zip(below).zip(texts) {
                let Some(name) = args.front.name_of(input).file_name() else {
                    return messages::usage("an input without a name needs `-o FILE`");
                };
                let path = output.join(below).join(name);
                if files.iter().any(|(other, _)| *other == path) {
                    return messages::usage(&format!(
                        "`{}` would be written for two inputs; {BASE}",
                        path.display()
                    ));
                }
                files.push((path, text));
            }
        }
        Some(_) if texts.len() > 1 => return messages::usage("several inputs need a folder: `-o DIR/`"),
        Some(output) => files.extend(texts.into_iter().map(|text| (output.clone(), text))),
        None => {
            for text in &texts {
                let code = messages::result(text);
                if code != Code::Done {
                    return code;
                }
            }
        }
    }
    match write::all(&files) {
        Ok(()) => Code::Done,
        Err((path, error)) => messages::environment(&format!("cannot write `{}`: {error}", path.display())),
    }
}

/// The header that declares the intrinsics of okl, for other compilers and editors; okl itself does not need it.
fn intrinsics() -> String {
    let mut text =
        "// What okl's intrinsics look like; docs/intrinsics.md says what they do.\n#pragma once\n"
            .to_string();
    for set in okl_config::intrinsic_sets(&mut Sources::new(), &host()) {
        text += &format!("\n// {}\n", set.name);
        set.intrinsics.iter().for_each(|row| text += &format!("{};\n", row.prototype));
    }
    text
}

fn is_folder(path: &Path) -> bool {
    recording::is_dir(path) || path.to_string_lossy().ends_with('/')
}
