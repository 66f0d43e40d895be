//! Which instances of kernel templates belong to which input.

use super::warn::warn;
use crate::exit::Code;
use crate::messages;
use crate::options::FrontArgs;
use okl_instances::{Instance, templates};
use okl_source::{Diagnostic, DiagnosticId, FileSpan, Severity};
use std::path::Path;

const TEMPLATE_LEFT_OUT: DiagnosticId = DiagnosticId::new("template-left-out");

/// An input, with the instances that are asked for of its templates.
pub struct Instances {
    /// The text, to look for templates in.
    pub text: String,
    /// As they are written on the command line.
    pub given: Vec<String>,
    pub wanted: Vec<Instance>,
}

/// The instances of each input. Prints what is wrong with them.
pub fn of_inputs(front: &FrontArgs) -> Result<Vec<Instances>, Code> {
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
        let mut one = Instances {
            text: String::from_utf8_lossy(&bytes).into_owned(),
            given: Vec::new(),
            wanted: Vec::new(),
        };
        let mut names: Vec<String> = templates(&one.text).into_iter().map(|template| template.name).collect();
        for (at, (written, instance)) in asked.iter().enumerate() {
            if names.contains(&instance.kernel) {
                is_known[at] = true;
                one.given.push(written.clone());
                one.wanted.push(instance.clone());
            }
        }
        names.retain(|name| !one.wanted.iter().any(|instance| instance.kernel == *name));
        // Without any instance, the translation reports them as errors.
        if !one.wanted.is_empty() && !names.is_empty() {
            warnings.extend(names.iter().map(|name| left_out(input, name)));
        }
        all.push(one);
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
