//! Kernels that are templates: their instances by the types of arguments.

use crate::argument::Passed;
use crate::kernel::Run;
use crate::parameter::Parameter;
use crate::queued::Queued;
use crate::shared::Shared;
use crate::{Argument, Error, Kernel};
use okl_instances::{Instance, Said, deduce};
use okl_model::templates::Template;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, RwLock};

/// A kernel that is a template, with the instances that were built.
pub(crate) struct KernelTemplate {
    template: Template,
    build: Box<Build>,
    built: Mutex<HashMap<Instance, Kernel>>,
    /// The instances by what arguments have said: what most calls need.
    said: RwLock<Vec<(Vec<Known>, Kernel)>>,
}

/// More ways to call one template are found by their instances.
const MOST_SAID: usize = 16;

/// Builds the kernel of an instance such as `add<float>`.
type Build = dyn Fn(&str) -> Result<Kernel, Error> + Send + Sync;

impl KernelTemplate {
    pub(crate) fn new(
        template: Template,
        build: impl Fn(&str) -> Result<Kernel, Error> + Send + Sync + 'static,
    ) -> KernelTemplate {
        KernelTemplate { template, build: Box::new(build), built: Mutex::default(), said: RwLock::default() }
    }

    /// The instance of arguments that have said the same before.
    fn known(&self, arguments: &[&dyn Argument]) -> Option<Kernel> {
        let said = self.said.read().unwrap_or_else(PoisonError::into_inner);
        let is_said = |known: &&(Vec<Known>, Kernel)| {
            known.0.len() == arguments.len()
                && known.0.iter().zip(arguments).all(|(known, argument)| known.is(&argument.passed()))
        };
        said.iter().find(is_said).map(|(_, kernel)| kernel.clone())
    }

    /// The kernel of an instance.
    fn built(&self, instance: Instance) -> Result<Kernel, Error> {
        let built = self.built.lock().unwrap_or_else(PoisonError::into_inner).get(&instance).cloned();
        if let Some(kernel) = built {
            return Ok(kernel);
        }
        let kernel = (self.build)(&instance.to_string())?;
        let mut built = self.built.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(built.entry(instance).or_insert(kernel).clone())
    }
}

/// What an argument has said, to compare others with.
#[derive(Debug)]
struct Known {
    is_pointer: bool,
    ty: Option<String>,
}

impl Known {
    fn of(argument: &Passed<'_>) -> Known {
        let Said { is_pointer, ty } = said(argument);
        Known { is_pointer, ty: ty.map(str::to_owned) }
    }

    fn is(&self, argument: &Passed<'_>) -> bool {
        Said { is_pointer: self.is_pointer, ty: self.ty.as_deref() } == said(argument)
    }
}

/// What an argument says about a template.
fn said<'a>(argument: &Passed<'a>) -> Said<'a> {
    match *argument {
        Passed::Memory { ty, .. } => Said { is_pointer: true, ty },
        Passed::Value { ty, .. } => Said { is_pointer: false, ty },
        Passed::Null => Said { is_pointer: true, ty: None },
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
        if let Some(kernel) = self.known(arguments) {
            return Ok(Some(kernel));
        }
        let passed: Vec<Passed<'_>> = arguments.iter().map(|argument| argument.passed()).collect();
        let all: Vec<Said<'_>> = passed.iter().map(said).collect();
        let kernel = self.built(deduce(&self.template, &all).map_err(Error::argument)?)?;
        let mut known = self.said.write().unwrap_or_else(PoisonError::into_inner);
        if known.len() < MOST_SAID {
            known.push((passed.iter().map(Known::of).collect(), kernel.clone()));
        }
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
