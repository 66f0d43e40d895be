//! Kernels of devices of their own: host code that launches device kernels.

use crate::driver::{Entry, Queue};
use crate::launcher::Launcher;
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

/// A launch of a device kernel, with its arguments. All sizes are 1 or more.
pub(crate) struct Started<'a> {
    /// The number of the launch in the kernel's reflection.
    pub(crate) number: usize,
    pub(crate) groups: [u64; 3],
    pub(crate) items: [u64; 3],
    /// How many axes there are: 1 to 3.
    pub(crate) axes: usize,
    pub(crate) arguments: &'a [Argument<'a>],
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

impl Started<'_> {
    /// Sizes for a driver.
    pub(crate) fn sizes<N: TryFrom<u64>>(&self, of: [u64; 3]) -> Result<[N; 3], Error> {
        let mut sizes: SmallVec<[N; 3]> = SmallVec::new();
        for size in of {
            sizes.push(N::try_from(size).map_err(|_| self.too_large())?);
        }
        sizes.into_inner().map_err(|_| self.too_large())
    }

    /// The numbers of all work items.
    pub(crate) fn all_items(&self) -> Result<[u64; 3], Error> {
        let mut all = self.items;
        for (all, groups) in all.iter_mut().zip(self.groups) {
            *all = all.checked_mul(groups).ok_or_else(|| self.too_large())?;
        }
        Ok(all)
    }

    fn too_large(&self) -> Error {
        let Started { groups, items, .. } = self;
        let message = format!("{groups:?} groups of {items:?} work items are more than the device takes");
        Error::new(ErrorKind::Launch, message)
    }
}
