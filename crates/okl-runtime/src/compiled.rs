//! Kernels that are compiled and loaded.

use crate::argument::Passed;
use crate::driver::{Entry, Module};
use crate::kernel::Run;
use crate::memory::{Block, InUse};
use crate::parameter::{Parameter, Signature};
use crate::queued::Queued;
use crate::shared::Shared;
use crate::{Argument, Error, Kernel};
use smallvec::SmallVec;
use std::sync::Arc;

/// A kernel that is compiled and loaded.
pub(crate) struct CompiledKernel {
    pub(crate) device: Arc<Shared>,
    /// Its name, or that of the instance: `add<float>`.
    pub(crate) name: Arc<str>,
    pub(crate) signature: Signature,
    pub(crate) entry: Box<dyn Entry>,
    /// The code of the entry.
    pub(crate) _module: Arc<dyn Module>,
}

/// Most kernels have fewer arguments.
const USUAL: usize = 16;

impl Run for CompiledKernel {
    fn name(&self) -> &str {
        &self.name
    }

    fn parameters(&self) -> Option<&[Parameter]> {
        Some(&self.signature.parameters)
    }

    fn instance(&self, _: &[&dyn Argument]) -> Result<Option<Kernel>, Error> {
        Ok(None)
    }

    fn device(&self) -> Option<&Arc<Shared>> {
        Some(&self.device)
    }

    fn run(&self, stream: Option<&Queued>, arguments: &[&dyn Argument]) -> Result<(), Error> {
        let CompiledKernel { device, name, signature, entry, .. } = self;
        device.check()?;
        let queue = match stream {
            None => &device.queue,
            Some(stream) if Arc::ptr_eq(&stream.device, device) => &stream.queue,
            Some(stream) => {
                return Err(Error::device(format!(
                    "the stream belongs to the device {}, the kernel `{name}` to {}",
                    stream.device.name, device.name
                )));
            }
        };
        signature.check_count(arguments.len())?;
        // One pass over the arguments, into memory of the stack that is not moved: a call of a small kernel is short.
        let mut uses: SmallVec<[InUse<'_>; USUAL]> = SmallVec::new();
        let mut given: SmallVec<[okl_launch::Argument<'_>; USUAL]> = SmallVec::new();
        for (at, argument) in arguments.iter().enumerate() {
            let passed = argument.passed();
            signature.check(at, &passed)?;
            if let Passed::Memory { block, .. } = passed {
                uses.push(self.used(at, block)?);
            }
            given.push(passed.given());
        }
        // SAFETY: the arguments are those of the signature, and their memory is there as long as `uses`; later, the driver
        // gives memory back when what uses it is done.
        device.profiler.watch(name, &**queue, || unsafe { entry.call(&**queue, &given) })
    }
}

impl CompiledKernel {
    /// Begins to use the memory of an argument.
    fn used<'b>(&self, at: usize, block: &'b Arc<Block>) -> Result<InUse<'b>, Error> {
        let CompiledKernel { device, name, .. } = self;
        let wrong = |what: &str| Error::memory(format!("argument {} of `{name}`: {what}", at + 1));
        if !Arc::ptr_eq(&block.device, device) {
            return Err(wrong(&format!(
                "the memory belongs to the device {}, the kernel to {}",
                block.device.name, device.name
            )));
        }
        block.in_use().ok_or_else(|| wrong("the memory was freed"))
    }
}
