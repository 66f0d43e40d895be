//! Kernels that are ready to run.

use crate::parameter::Parameter;
use crate::queued::Queued;
use crate::shared::Shared;
use crate::{Argument, Error, limited};
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// A kernel of a device. Clones are the same kernel; any number of threads may run it at once.
#[derive(Clone)]
pub struct Kernel(Arc<dyn Run>);

/// What runs: a compiled kernel, or a template.
pub(crate) trait Run: Send + Sync {
    fn name(&self) -> &str;

    /// Its parameters; none for a template.
    fn parameters(&self) -> Option<&[Parameter]>;

    /// The instance for the types of arguments; none for a kernel that is no template.
    fn instance(&self, arguments: &[&dyn Argument]) -> Result<Option<Kernel>, Error>;

    /// Its device; none for a template.
    fn device(&self) -> Option<&Arc<Shared>>;

    /// Runs in a stream, or in that of the device.
    fn run(&self, stream: Option<&Queued>, arguments: &[&dyn Argument]) -> Result<(), Error>;
}

impl Kernel {
    pub(crate) fn new(kernel: impl Run + 'static) -> Kernel {
        Kernel(Arc::new(kernel))
    }

    /// Its name; for a template, that of the template.
    pub fn name(&self) -> &str {
        self.0.name()
    }

    /// Its parameters; none for a template, whose [instances](Kernel::instance) have them.
    pub fn parameters(&self) -> Option<&[Parameter]> {
        self.0.parameters()
    }

    /// Of a template the instance for the types of arguments, which is built if it is not there; otherwise the kernel itself.
    /// Only what the arguments say about the template is looked at.
    ///
    /// # Errors
    /// If the types of the template do not follow from the arguments, or the instance cannot be built.
    pub fn instance(&self, arguments: &[&dyn Argument]) -> Result<Kernel, Error> {
        Ok(self.0.instance(arguments)?.unwrap_or_else(|| self.clone()))
    }

    /// Runs the kernel, or, of a template, the instance for the types of the arguments, which is built if it is not there.
    /// On CPUs it is done when this returns; on other devices it has begun, and what comes after it in the
    /// device's own stream, such as a copy, waits for it.
    ///
    /// # Errors
    /// If the arguments are not those of the kernel, if memory was freed or belongs to another device, or if the device
    /// fails.
    pub fn run(&self, arguments: &[&dyn Argument]) -> Result<(), Error> {
        self.run_in(None, arguments)
    }

    /// Runs the kernel in the device's own stream and waits for it, at most for `limit`. A kernel cannot be stopped: if it
    /// has not ended by then, it goes on in a thread, and until it ends, everything that its device is asked for is an error.
    /// A program that ends with such an error ends the kernel, too.
    ///
    /// # Errors
    /// As [`Kernel::run`]; [`ErrorKind::TimeLimit`](crate::ErrorKind::TimeLimit) if it does not end in time.
    pub fn run_within(&self, limit: Duration, arguments: &[&dyn Argument]) -> Result<(), Error> {
        let kernel = self.instance(arguments)?;
        match kernel.0.device() {
            Some(device) => {
                device.check()?;
                let running = kernel.clone();
                let run = move |arguments: &[&dyn Argument]| running.run(arguments);
                limited::run(device, kernel.name(), limit, arguments, run)
            }
            None => kernel.run(arguments),
        }
    }

    pub(crate) fn run_in(&self, stream: Option<&Queued>, arguments: &[&dyn Argument]) -> Result<(), Error> {
        self.0.run(stream, arguments)
    }
}

impl fmt::Debug for Kernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Kernel({})", self.name())
    }
}
