//! `okl normalize`

use crate::args::NormalizeArgs;
use crate::exit::Code;
use crate::run::{outcomes, settings};
use crate::{say, write};
use okl_pipeline::{Input, Runner, Verdict};
use okl_source::Sources;
use std::path::{Path, PathBuf};

/// The header that the texts need, as it is shipped.
const HEADER: &str = include_str!("../include/okl/okl.hpp");

/// Writes every input as C++ that compilers read; all of them or none.
pub fn normalize(args: NormalizeArgs) -> Code {
    let mut sources = Sources::new();
    let runner = match settings(&args.front, &mut sources) {
        Ok(settings) => Runner::new(settings, crate::run::host()),
        Err(code) => return code,
    };
    let (outcomes, verdict) = outcomes(&args.front, |input: Input| runner.pure(Sources::new(), input));
    if verdict != Verdict::Done {
        return verdict.into();
    }
    let texts: Vec<Vec<u8>> = outcomes
        .iter()
        .flat_map(|outcome| &outcome.outputs)
        .map(|output| okl_source::encode(&output.text))
        .collect();
    let mut files: Vec<(PathBuf, Vec<u8>)> = Vec::new();
    if let Some(folder) = &args.write_header {
        files.push((folder.join("okl/okl.hpp"), HEADER.as_bytes().to_vec()));
    }
    match &args.output {
        Some(output) if is_folder(output) => {
            for (input, text) in args.front.inputs.iter().zip(texts) {
                let Some(name) = input.file_name() else {
                    return say::usage("an input without a name needs `-o FILE`");
                };
                files.push((output.join(name), text));
            }
        }
        Some(_) if texts.len() > 1 => return say::usage("several inputs need a folder: `-o DIR/`"),
        Some(output) => files.extend(texts.into_iter().map(|text| (output.clone(), text))),
        None => {
            for text in &texts {
                let code = say::result(text);
                if code != Code::Done {
                    return code;
                }
            }
        }
    }
    match write::all(&files) {
        Ok(()) => Code::Done,
        Err((path, error)) => say::environment(&format!("cannot write `{}`: {error}", path.display())),
    }
}

fn is_folder(path: &Path) -> bool {
    path.is_dir() || path.to_string_lossy().ends_with('/')
}
