//! Kernels that are ready to run.

use crate::argument::Passed;
use crate::build::Loaded;
use crate::device::Shared;
use crate::driver::Entry;
use crate::memory::InUse;
use crate::parameter::Signature;
use crate::template::KernelTemplate;
use crate::{Argument, Error};
use smallvec::SmallVec;
use std::fmt;
use std::sync::Arc;

/// A kernel of a device. Clones are the same kernel; any number of threads may run it at once.
#[derive(Clone)]
pub struct Kernel(Form);

#[derive(Clone)]
enum Form {
    Plain(Arc<Inner>),
    Template(Arc<KernelTemplate>),
}

struct Inner {
    device: Arc<Shared>,
    signature: Signature,
    entry: Box<dyn Entry>,
    // The code of the entry.
    _loaded: Arc<Loaded>,
}

/// Most kernels have fewer arguments.
const USUAL: usize = 16;

impl Kernel {
    pub(crate) fn new(
        device: Arc<Shared>,
        signature: Signature,
        entry: Box<dyn Entry>,
        loaded: Arc<Loaded>,
    ) -> Kernel {
        Kernel(Form::Plain(Arc::new(Inner { device, signature, entry, _loaded: loaded })))
    }

    pub(crate) fn of_template(template: KernelTemplate) -> Kernel {
        Kernel(Form::Template(Arc::new(template)))
    }

    /// Its name; for a template, that of the template.
    pub fn name(&self) -> &str {
        match &self.0 {
            Form::Plain(kernel) => &kernel.signature.name,
            Form::Template(template) => &template.template.name,
        }
    }

    /// Runs the kernel, or, of a template, the instance for the types of the arguments, which is built if it is not there.
    /// On CPUs it is done when this returns; on other devices what comes later waits for it.
    ///
    /// # Errors
    /// If the arguments are not those of the kernel, if memory was freed or belongs to another device, or if the device
    /// fails.
    pub fn run(&self, arguments: &[&dyn Argument]) -> Result<(), Error> {
        match &self.0 {
            Form::Plain(kernel) => kernel.run(arguments),
            Form::Template(template) => template.run(arguments),
        }
    }
}

impl Inner {
    fn run(&self, arguments: &[&dyn Argument]) -> Result<(), Error> {
        let Inner { device, signature, entry, .. } = self;
        let passed: SmallVec<[Passed<'_>; USUAL]> =
            arguments.iter().map(|argument| argument.passed()).collect();
        signature.check(&passed)?;
        let mut uses: SmallVec<[InUse<'_>; USUAL]> = SmallVec::new();
        for (at, argument) in passed.iter().enumerate() {
            if let Passed::Memory { block, .. } = argument {
                let wrong = |what: &str| {
                    Error::memory(format!("argument {} of `{}`: {what}", at + 1, signature.name))
                };
                if !Arc::ptr_eq(&block.device, device) {
                    return Err(wrong(&format!(
                        "the memory belongs to the device {}, the kernel to {}",
                        block.device.name, device.name
                    )));
                }
                uses.push(block.in_use().ok_or_else(|| wrong("the memory was freed"))?);
            }
        }
        let addresses: SmallVec<[_; USUAL]> = passed.iter().map(Passed::on_cpu).collect();
        // SAFETY: the arguments are those of the signature, and their memory is there as long as `uses`.
        unsafe { entry.call(&addresses) }
    }
}

impl fmt::Debug for Kernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Kernel({})", self.name())
    }
}
