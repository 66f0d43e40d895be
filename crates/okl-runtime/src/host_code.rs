//! Kernels of devices of their own: host code that launches device kernels.

use crate::driver::{Entry, Queue};
use crate::launcher::Launcher;
use crate::started::Started;
use crate::{Error, ErrorKind};
use okl_launch::{Argument, CallError, Launch, Program, Scratch};
use okl_model::reflection::Kernel;
use smallvec::SmallVec;
use std::cell::RefCell;
use std::fmt;

/// A kernel: its host code, and the device kernels that it launches.
pub(crate) struct HostCode {
    code: Code,
    /// By the numbers of their launches.
    kernels: Vec<Box<dyn DeviceKernel>>,
    name: String,
}

/// Host code.
enum Code {
    /// What its description says.
    Described(Box<Program>),
    /// What has no description.
    Compiled(Launcher),
}

/// A kernel of a device.
pub(crate) trait DeviceKernel: Send + Sync {
    /// Begins to run.
    ///
    /// # Safety
    /// The arguments are those of the kernel, and their memory is there.
    unsafe fn launch(&self, queue: &dyn Queue, started: &Started<'_>) -> Result<(), Error>;
}

impl HostCode {
    /// The host code of a kernel, with device kernels that `find` gives by name.
    pub(crate) fn new(
        kernel: &Kernel<String>,
        compiled: Option<Launcher>,
        mut find: impl FnMut(&str) -> Result<Box<dyn DeviceKernel>, Error>,
    ) -> Result<HostCode, Error> {
        let name = kernel.name.clone();
        let unfit = |unfit| Error::new(ErrorKind::Launch, format!("`{name}` cannot run here: {unfit}"));
        let code = match compiled {
            Some(launcher) => Code::Compiled(launcher),
            None => Code::Described(Box::new(Program::compile(kernel).map_err(unfit)?)),
        };
        let names = kernel.launches.iter().map(|launch| launch.kernel.as_deref().unwrap_or(&name));
        let kernels = names.map(&mut find).collect::<Result<_, _>>()?;
        Ok(HostCode { code, kernels, name })
    }

    /// Starts the device kernel of a launch.
    ///
    /// # Safety
    /// The arguments are those of the kernel, and their memory is there.
    unsafe fn start(&self, queue: &dyn Queue, started: &Started<'_>) -> Result<(), Error> {
        match self.kernels.get(started.number) {
            // SAFETY: the caller's; host code passes arguments on, and its own values.
            Some(kernel) => unsafe { kernel.launch(queue, started) },
            None => Err(Error::new(ErrorKind::Launch, "the kernel has fewer launches")),
        }
    }
}

impl Entry for HostCode {
    unsafe fn call(&self, queue: &dyn Queue, arguments: &[Argument<'_>]) -> Result<(), Error> {
        thread_local!(static SCRATCH: RefCell<Scratch> = RefCell::default());
        let program = match &self.code {
            Code::Described(program) => program,
            Code::Compiled(launcher) => {
                // SAFETY: the caller's.
                let mut start = |started: &Started<'_>| unsafe { self.start(queue, started) };
                // SAFETY: the caller's.
                return unsafe { launcher.run(arguments, &mut start) };
            }
        };
        let mut launch = |launch: &Launch<'_>| {
            let mut arguments: SmallVec<[Argument<'_>; 16]> = SmallVec::new();
            arguments.extend(launch.arguments());
            let started = Started {
                number: launch.number() as usize,
                groups: launch.groups(),
                items: launch.items(),
                axes: launch.group_axes().max(launch.item_axes()),
                arguments: &arguments,
            };
            // SAFETY: the caller's.
            unsafe { self.start(queue, &started) }
        };
        // A driver may call back, and a kernel run in there.
        let done = SCRATCH.with(|scratch| match scratch.try_borrow_mut() {
            Ok(mut scratch) => program.run(&mut scratch, arguments, &mut launch),
            Err(_) => program.run(&mut Scratch::default(), arguments, &mut launch),
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
