//! What devices have in common for the rest of the runtime.

use crate::{Error, Properties};
use std::fmt;
use std::path::Path;
use std::sync::Arc;

/// A kind of device.
pub(crate) trait Driver: Send + Sync {
    /// The name of the target and of its pipeline.
    fn target(&self) -> &'static str;

    /// Memory for so many bytes, which may be 0.
    fn allocate(&self, bytes: usize) -> Result<u64, Error>;

    /// Gives memory back.
    ///
    /// # Safety
    /// `allocate` has returned it for so many bytes, and nothing uses it any more.
    unsafe fn free(&self, address: u64, bytes: usize);

    /// Copies bytes to the device; they are there for all that begins afterwards.
    ///
    /// # Safety
    /// There are as many bytes.
    unsafe fn write(&self, to: u64, bytes: &[u8]) -> Result<(), Error>;

    /// Copies bytes from the device, after all that has begun on it.
    ///
    /// # Safety
    /// There are as many bytes.
    unsafe fn read(&self, from: u64, bytes: &mut [u8]) -> Result<(), Error>;

    /// Copies bytes on the device; the ranges may overlap.
    ///
    /// # Safety
    /// There are as many bytes behind both addresses.
    unsafe fn copy(&self, to: u64, from: u64, bytes: usize) -> Result<(), Error>;

    /// The command of the compiler, without the texts.
    fn command(&self, properties: &Properties) -> Result<Vec<String>, Error>;

    /// What a compiled text depends on besides the text and the command: the compiler itself, and the machine.
    fn surroundings(&self, command: &[String]) -> Vec<String>;

    /// Compiles what okl wrote to a file, with a command of [`Driver::command`].
    fn compile(&self, command: &[String], text: &Path, binary: &Path) -> Result<(), Error>;

    /// Loads a compiled text.
    fn load(&self, binary: &Path) -> Result<Arc<dyn Module>, Error>;
}

/// A loaded text.
pub(crate) trait Module: Send + Sync {
    /// A kernel of the text with so many parameters, ready to be called.
    fn entry(&self, kernel: &str, parameters: usize) -> Result<Box<dyn Entry>, Error>;
}

/// A kernel that is called.
pub(crate) trait Entry: Send + Sync + fmt::Debug {
    /// Calls the kernel with the address of each argument: that of a value, or that on the device.
    ///
    /// # Safety
    /// The arguments are those of its signature.
    unsafe fn call(&self, arguments: &[*const std::ffi::c_void]) -> Result<(), Error>;
}
