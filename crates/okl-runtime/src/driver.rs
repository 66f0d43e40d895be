//! What devices have in common for the rest of the runtime.

use crate::launcher::Launcher;
use crate::{Error, Properties};
use okl_archive::Binary;
use okl_launch::Argument;
use okl_model::reflection;
use std::fmt;
use std::path::Path;
use std::sync::Arc;

/// A kind of device.
pub(crate) trait Driver: Send + Sync {
    /// The name of the target and of its pipeline.
    fn target(&self) -> &'static str;

    /// The name of the hardware.
    fn hardware(&self) -> String;

    /// The size of its memory in bytes; 0 if it is unknown.
    fn memory_size(&self) -> u64;

    /// False once the device cannot be used in this process any more, since the process was forked.
    fn survives_fork(&self) -> bool;

    /// Memory for so many bytes, which may be 0.
    fn allocate(&self, bytes: usize) -> Result<u64, Error>;

    /// Gives memory back, after all that has begun with it.
    ///
    /// # Safety
    /// `allocate` has returned it for so many bytes, and nothing begins to use it any more.
    unsafe fn free(&self, address: u64, bytes: usize);

    /// Memory of the host that the device copies from and to without a detour, zeroed.
    fn allocate_host(&self, bytes: usize) -> Result<*mut u8, Error>;

    /// Gives memory of the host back.
    ///
    /// # Safety
    /// `allocate_host` has returned it for so many bytes, and nothing uses it any more.
    unsafe fn free_host(&self, address: *mut u8, bytes: usize);

    /// A queue of its own.
    fn queue(&self) -> Result<Box<dyn Queue>, Error>;

    /// The command of the compiler, without the texts; its options, where it is no program.
    fn command(&self, properties: &Properties) -> Result<Vec<String>, Error>;

    /// What a compiled text depends on besides the text and the command: the compiler itself, and the machine.
    fn surroundings(&self, command: &[String]) -> Vec<String>;

    /// Compiles what okl wrote to the file `binary`, with a command of [`Driver::command`]. Other files may be made in
    /// `folder`.
    fn compile(&self, command: &[String], text: &str, folder: &Path, binary: &Path) -> Result<(), Error>;

    /// Loads a compiled text.
    fn load(&self, binary: &Path) -> Result<Arc<dyn Module>, Error>;

    /// How well a compiled text of a bundle suits this device: a larger number is better. Or why it does not suit.
    fn suits(&self, binary: &Binary) -> Result<u32, String>;

    /// Loads a compiled text whose bytes are in memory.
    fn load_code(&self, code: Vec<u8>) -> Result<Arc<dyn Module>, Error>;
}

/// What a device does in order. Different queues do their work at the same time, or in any order.
pub(crate) trait Queue: Send + Sync {
    /// Copies bytes to the device.
    ///
    /// # Safety
    /// There are as many bytes behind both; unless `waits`, they stay there until the copy is done.
    unsafe fn write(&self, to: u64, from: *const u8, bytes: usize, waits: bool) -> Result<(), Error>;

    /// Copies bytes from the device.
    ///
    /// # Safety
    /// There are as many bytes behind both; unless `waits`, they stay there until the copy is done.
    unsafe fn read(&self, from: u64, to: *mut u8, bytes: usize, waits: bool) -> Result<(), Error>;

    /// Copies bytes on the device; the ranges may overlap.
    ///
    /// # Safety
    /// There are as many bytes behind both addresses.
    unsafe fn copy(&self, to: u64, from: u64, bytes: usize) -> Result<(), Error>;

    /// Waits for all that has begun.
    fn finish(&self) -> Result<(), Error>;

    /// A point after all that has begun.
    fn mark(&self) -> Result<Arc<dyn Mark>, Error>;

    /// What begins from now on begins after a point of a queue of this device.
    fn wait_for(&self, mark: &dyn Mark) -> Result<(), Error>;

    /// The driver's own handle, such as a `CUstream`; 0 where there is none.
    fn handle(&self) -> usize;
}

/// Copies ranges that overlap, which drivers refuse, by way of the host.
///
/// # Safety
/// As [`Queue::copy`].
pub(crate) unsafe fn copy_by_host(queue: &dyn Queue, to: u64, from: u64, bytes: usize) -> Result<(), Error> {
    let mut between = vec![0; bytes];
    // SAFETY: the caller's.
    unsafe { queue.read(from, between.as_mut_ptr(), bytes, true) }?;
    // SAFETY: the caller's.
    unsafe { queue.write(to, between.as_ptr(), bytes, true) }
}

/// A point in a queue.
pub(crate) trait Mark: Send + Sync {
    /// Waits until the queue has come there.
    fn wait(&self) -> Result<(), Error>;

    /// True if the queue has come there.
    fn is_reached(&self) -> Result<bool, Error>;

    /// The time from another point of the same device to this one, in seconds; waits for both.
    fn seconds_since(&self, earlier: &dyn Mark) -> Result<f64, Error>;

    /// The driver's own handle, or the time in nanoseconds on CPUs.
    fn handle(&self) -> u64;
}

/// A loaded text.
pub(crate) trait Module: Send + Sync {
    /// A kernel of the text, ready to be called. Devices run its host code, which is described, or else compiled.
    fn entry(
        &self,
        kernel: &reflection::Kernel<String>,
        compiled: Option<Launcher>,
    ) -> Result<Box<dyn Entry>, Error>;
}

/// A kernel that is called.
pub(crate) trait Entry: Send + Sync + fmt::Debug {
    /// Calls the kernel. Values are aligned as their types are.
    ///
    /// # Safety
    /// The arguments are those of its signature, and their memory is there.
    unsafe fn call(&self, queue: &dyn Queue, arguments: &[Argument<'_>]) -> Result<(), Error>;
}
