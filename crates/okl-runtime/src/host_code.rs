//! Kernels of devices of their own: host code that launches device kernels.

use crate::driver::{Entry, Queue};
use crate::{Error, ErrorKind};
use okl_launch::{Argument, CallError, Launch, Program, Scratch};
use okl_model::reflection::Kernel;
use smallvec::SmallVec;
use std::cell::RefCell;
use std::fmt;

/// A kernel: its host code, and the device kernels that it launches.
pub(crate) struct HostCode {
    program: Program,
    /// By the numbers of their launches.
    kernels: Vec<Box<dyn DeviceKernel>>,
    name: String,
}

/// A kernel of a device.
pub(crate) trait DeviceKernel: Send + Sync {
    /// Begins to run.
    ///
    /// # Safety
    /// The arguments are those of the kernel, and their memory is there.
    unsafe fn launch(&self, queue: &dyn Queue, launch: &Launch<'_>) -> Result<(), Error>;
}

impl HostCode {
    /// The host code of a kernel, with device kernels that `find` gives by name.
    pub(crate) fn new(
        kernel: &Kernel<String>,
        mut find: impl FnMut(&str) -> Result<Box<dyn DeviceKernel>, Error>,
    ) -> Result<HostCode, Error> {
        let name = kernel.name.clone();
        let program = Program::compile(kernel)
            .map_err(|unfit| Error::new(ErrorKind::Launch, format!("`{name}` cannot run here: {unfit}")))?;
        let names = kernel.launches.iter().map(|launch| launch.kernel.as_deref().unwrap_or(&name));
        let kernels = names.map(&mut find).collect::<Result<_, _>>()?;
        Ok(HostCode { program, kernels, name })
    }
}

impl Entry for HostCode {
    unsafe fn call(&self, queue: &dyn Queue, arguments: &[Argument<'_>]) -> Result<(), Error> {
        thread_local!(static SCRATCH: RefCell<Scratch> = RefCell::default());
        let mut launch = |launch: &Launch<'_>| match self.kernels.get(launch.number() as usize) {
            // SAFETY: the caller's; host code passes arguments on, and its own values.
            Some(kernel) => unsafe { kernel.launch(queue, launch) },
            None => Err(Error::new(ErrorKind::Launch, "the kernel has fewer launches")),
        };
        // A driver may call back, and a kernel run in there.
        let done = SCRATCH.with(|scratch| match scratch.try_borrow_mut() {
            Ok(mut scratch) => self.program.run(&mut scratch, arguments, &mut launch),
            Err(_) => self.program.run(&mut Scratch::default(), arguments, &mut launch),
        });
        done.map_err(|error| match error {
            CallError::Launch(error) => error,
            other => Error::new(ErrorKind::Launch, format!("`{}`: {other}", self.name)),
        })
    }
}

impl fmt::Debug for HostCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

/// Sizes of a launch for a driver.
pub(crate) fn sizes<N: TryFrom<u64>>(launch: &Launch<'_>, of: [u64; 3]) -> Result<[N; 3], Error> {
    let mut sizes: SmallVec<[N; 3]> = SmallVec::new();
    for size in of {
        sizes.push(N::try_from(size).map_err(|_| too_large(launch))?);
    }
    sizes.into_inner().map_err(|_| too_large(launch))
}

fn too_large(launch: &Launch<'_>) -> Error {
    let (groups, items) = (launch.groups(), launch.items());
    let message = format!("{groups:?} groups of {items:?} work items are more than the device takes");
    Error::new(ErrorKind::Launch, message)
}
