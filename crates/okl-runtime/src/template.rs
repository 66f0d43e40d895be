//! Kernels that are templates: their instances by the types of arguments.

use crate::argument::Passed;
use crate::kernel::Run;
use crate::parameter::Parameter;
use crate::queued::Queued;
use crate::shared::Shared;
use crate::{Argument, Error, Kernel};
use okl_instances::Instance;
use okl_model::templates::{Template, TemplateParameter};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// A kernel that is a template, with the instances that were built.
pub(crate) struct KernelTemplate {
    template: Template,
    build: Box<Build>,
    built: Mutex<HashMap<Vec<String>, Kernel>>,
}

/// Builds the kernel of an instance such as `add<float>`.
type Build = dyn Fn(&str) -> Result<Kernel, Error> + Send + Sync;

impl KernelTemplate {
    pub(crate) fn new(
        template: Template,
        build: impl Fn(&str) -> Result<Kernel, Error> + Send + Sync + 'static,
    ) -> KernelTemplate {
        KernelTemplate { template, build: Box::new(build), built: Mutex::default() }
    }
}

impl Run for KernelTemplate {
    fn name(&self) -> &str {
        &self.template.name
    }

    fn parameters(&self) -> Option<&[Parameter]> {
        None
    }

    fn instance(&self, arguments: &[&dyn Argument]) -> Result<Option<Kernel>, Error> {
        let passed: Vec<Passed<'_>> = arguments.iter().map(|argument| argument.passed()).collect();
        let deduced = deduced(&self.template, &passed)?;
        let known = || self.built.lock().unwrap_or_else(PoisonError::into_inner).get(&deduced).cloned();
        let kernel = match known() {
            Some(kernel) => kernel,
            None => {
                let instance = Instance { kernel: self.template.name.clone(), arguments: deduced.clone() };
                let kernel = (self.build)(&instance.to_string())?;
                let mut built = self.built.lock().unwrap_or_else(PoisonError::into_inner);
                built.entry(deduced).or_insert(kernel).clone()
            }
        };
        Ok(Some(kernel))
    }

    fn device(&self) -> Option<&Arc<Shared>> {
        None
    }

    /// Runs the instance for the types of arguments.
    fn run(&self, stream: Option<&Queued>, arguments: &[&dyn Argument]) -> Result<(), Error> {
        match self.instance(arguments)? {
            Some(kernel) => kernel.run_in(stream, arguments),
            None => Ok(()),
        }
    }
}

/// The arguments of a template that follow from those of its kernel. Pointers say a type first; values say those types that
/// no pointer says.
fn deduced(template: &Template, passed: &[Passed<'_>]) -> Result<Vec<String>, Error> {
    let (name, wanted) = (&template.name, template.arguments.len());
    if passed.len() != wanted {
        return Err(Error::argument(format!(
            "`{name}` takes {wanted} arguments, and {} are given",
            passed.len()
        )));
    }
    let mut arguments = Vec::new();
    for parameter in &template.parameters {
        let found = match said_by(template, passed, parameter, true)? {
            Some(found) => Some(found),
            None => said_by(template, passed, parameter, false)?,
        };
        match (found, &parameter.default) {
            (Some(found), _) => arguments.push(found.to_owned()),
            (None, Some(default)) => arguments.push(default.clone()),
            (None, None) => {
                return Err(Error::argument(format!(
                    "parameter `{}` of the template `{name}` follows from no argument; build the kernel as `{name}<...>`",
                    parameter.name
                )));
            }
        }
    }
    Ok(arguments)
}

/// The type that arguments say for a parameter, which has to be one.
fn said_by<'a>(
    template: &Template,
    passed: &[Passed<'a>],
    parameter: &TemplateParameter,
    by_pointers: bool,
) -> Result<Option<&'a str>, Error> {
    let mut found: Option<(usize, &'a str)> = None;
    for (at, (argument, passed)) in template.arguments.iter().zip(passed).enumerate() {
        if argument.deduces.as_ref() != Some(&parameter.name) {
            continue;
        }
        let ty = match passed {
            Passed::Memory { ty, .. } if argument.is_pointer && by_pointers => *ty,
            Passed::Value { ty, .. } if !argument.is_pointer && !by_pointers => *ty,
            Passed::Memory { .. } | Passed::Value { .. } | Passed::Null => None,
        };
        match (found, ty) {
            (Some((first, known)), Some(ty)) if known != ty => {
                let (kernel, parameter) = (&template.name, &parameter.name);
                let told =
                    |at: usize| format!("argument {}, `{}`", at + 1, template.arguments[at].declaration);
                return Err(Error::argument(format!(
                    "the arguments of `{kernel}` say two types for `{parameter}`: {} says `{known}`, {} says `{ty}`",
                    told(first),
                    told(at)
                )));
            }
            (None, Some(ty)) => found = Some((at, ty)),
            _ => {}
        }
    }
    Ok(found.map(|(_, ty)| ty))
}
