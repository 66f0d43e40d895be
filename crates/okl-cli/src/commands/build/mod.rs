//! `okl build`

mod args;
mod collect;
mod compile;
mod instances;
mod kernels;
mod translate;
mod wanted;
mod warn;

pub use args::BuildArgs;

use crate::exit::Code;
use crate::session::warn_of_folders;
use crate::{inputs, messages, write};
use std::path::Path;

/// Translates every input for every target, compiles what can be compiled here, and writes one file.
pub fn build(mut args: BuildArgs, verbose: bool) -> Code {
    match settled(&mut args).and_then(|()| built(&args, verbose)) {
        Ok(bytes) => match write::all(&[(args.output.clone(), bytes)]) {
            Ok(()) => Code::Done,
            Err((path, error)) => {
                messages::environment(&format!("cannot write `{}`: {error}", path.display()))
            }
        },
        Err(code) => code,
    }
}

/// Finds the inputs, and refuses what cannot be one.
fn settled(args: &mut BuildArgs) -> Result<(), Code> {
    inputs::settle(&mut args.front, None)?;
    warn_of_folders(&args.front);
    let is_output = |input: &Path| match (input.canonicalize(), args.output.canonicalize()) {
        (Ok(input), Ok(output)) => input == output,
        _ => false,
    };
    for input in &args.front.inputs {
        if input.as_os_str() == "-" {
            return Err(messages::usage("`okl build` reads files: stdin has no kernels to look for twice"));
        }
        if is_output(input) {
            let path = args.output.display();
            return Err(messages::usage(&format!("`{path}` is an input; it would be overwritten")));
        }
    }
    if args.output.as_os_str() == "-" {
        return Err(messages::usage("a bundle goes to a file, not to stdout"));
    }
    Ok(())
}

/// The bytes of the file.
fn built(args: &BuildArgs, verbose: bool) -> Result<Vec<u8>, Code> {
    let wanted = wanted::read(args).map_err(|text| messages::usage(&text))?;
    let texts = translate::texts(args, &wanted, verbose)?;
    kernels::check(&texts)?;
    let compiled = compile::all(args, &wanted, &texts)?;
    Ok(collect::file(&wanted, &texts, compiled))
}
