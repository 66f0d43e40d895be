//! What the memory and the kernels of a device share.

use crate::binaries::Binaries;
use crate::driver::{Driver, Queue};
use crate::loaded::LoadedTexts;
use crate::profile::Profiler;
use crate::{Error, ErrorKind, fork};
use okl_api::Compiler;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// A device, for its memory and its kernels.
pub(crate) struct Shared {
    /// Its name in messages: `openmp`, `cuda:1`.
    pub(crate) name: String,
    /// Before the driver: it goes first.
    pub(crate) queue: Box<dyn Queue>,
    pub(crate) driver: Box<dyn Driver>,
    pub(crate) compiler: Compiler,
    pub(crate) binaries: Binaries,
    pub(crate) loaded: LoadedTexts,
    pub(crate) profiler: Profiler,
    /// How many bytes of its memory the program has now.
    pub(crate) allocated: AtomicU64,
    /// A kernel goes on that has not ended in time.
    pub(crate) is_busy: AtomicBool,
    process: fork::Generation,
}

impl Shared {
    pub(crate) fn new(
        name: String,
        driver: Box<dyn Driver>,
        compiler: Compiler,
        binaries: Binaries,
    ) -> Result<Arc<Shared>, Error> {
        let process = fork::generation();
        Ok(Arc::new(Shared {
            name,
            queue: driver.queue()?,
            driver,
            compiler,
            binaries,
            loaded: LoadedTexts::default(),
            profiler: Profiler::default(),
            allocated: AtomicU64::new(0),
            is_busy: AtomicBool::new(false),
            process,
        }))
    }

    /// False for a device of the parent in a process that was forked.
    pub(crate) fn is_of_this_process(&self) -> bool {
        self.process == fork::generation() || self.driver.survives_fork()
    }

    /// Refuses what would hang or crash: a device of the parent in a process that was forked.
    pub(crate) fn check(&self) -> Result<(), Error> {
        if self.is_busy.load(Ordering::Acquire) {
            let message = format!("a kernel of {} has not ended in time, and goes on", self.name);
            return Err(Error::new(ErrorKind::TimeLimit, message));
        }
        if self.is_of_this_process() {
            return Ok(());
        }
        Err(Error::device(format!(
            "the device {} was opened before the process was forked: the child has to open its own, and with OpenMP, the \
             parent must not have run kernels before",
            self.name
        )))
    }
}

impl fmt::Debug for Shared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}
