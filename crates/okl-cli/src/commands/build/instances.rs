//! Which instances of kernel templates belong to which input.

use super::warn::warn;
use crate::exit::Code;
use crate::messages;
use crate::options::FrontArgs;
use okl_instances::{Instance, templates};
use okl_source::{Diagnostic, DiagnosticId, FileSpan, Severity};
use std::path::Path;

const TEMPLATE_LEFT_OUT: DiagnosticId = DiagnosticId::new("template-left-out");

/// The instances of each input, as they are written on the command line. Prints what is wrong with them. `templates_of` lists
/// the kernel templates of every input with its headers; the names in the inputs themselves are found without it.
pub fn of_inputs(
    front: &FrontArgs,
    templates_of: impl Fn() -> Result<Vec<Vec<String>>, Code>,
) -> Result<Vec<Vec<String>>, Code> {
    let read = |text: &String| match text.parse::<Instance>() {
        Ok(instance) => Ok((text.clone(), instance)),
        Err(error) => Err(messages::usage(&error.to_string())),
    };
    let asked: Vec<(String, Instance)> = front.instance.iter().map(read).collect::<Result<_, _>>()?;
    let mut is_known = vec![false; asked.len()];
    let (mut all, mut warnings) = (Vec::new(), Vec::new());
    for input in &front.inputs {
        // What cannot be read is reported when it is translated.
        let bytes = std::fs::read(input).unwrap_or_default();
        let names = templates(&String::from_utf8_lossy(&bytes)).into_iter().map(|template| template.name);
        let (wanted, others): (Vec<String>, Vec<String>) =
            names.partition(|name| asked.iter().any(|(_, instance)| instance.kernel == *name));
        // Without any instance, the translation reports them as errors.
        if !wanted.is_empty() {
            warnings.extend(others.iter().map(|name| left_out(input, name)));
        }
        let mut own = Vec::new();
        for ((written, _), is_known) in
            asked.iter().zip(&mut is_known).filter(|((_, instance), _)| wanted.contains(&instance.kernel))
        {
            *is_known = true;
            own.push(written.clone());
        }
        all.push(own);
    }
    if is_known.contains(&false) {
        // They may be in headers. One that several inputs include gives its instances to the first of these.
        for (own, names) in all.iter_mut().zip(templates_of()?) {
            for ((written, instance), is_known) in asked.iter().zip(&mut is_known) {
                if !*is_known && names.contains(&instance.kernel) {
                    *is_known = true;
                    own.push(written.clone());
                }
            }
        }
    }
    warn(front, warnings)?;
    match is_known.iter().position(|is_known| !is_known) {
        None => Ok(all),
        Some(at) => {
            let (written, kernel) = (&asked[at].0, &asked[at].1.kernel);
            let message = format!("`--instance '{written}'`: no input has a kernel template `{kernel}`");
            Err(messages::usage(&message))
        }
    }
}

fn left_out(input: &Path, name: &str) -> Diagnostic<FileSpan> {
    let input = input.display();
    let message = format!("the bundle has no instance of the kernel template `{name}` of `{input}`");
    let warning = Diagnostic::global(TEMPLATE_LEFT_OUT, Severity::Warning, message);
    warning.help(format!("name one or more: `--instance '{name}<float>'`"))
}
