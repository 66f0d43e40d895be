//! Devices.

use crate::binaries::Binaries;
use crate::build::build;
use crate::cpu::Cpu;
use crate::description;
use crate::driver::Driver;
use crate::element::bytes_of;
use crate::loaded::LoadedTexts;
use crate::memory::Block;
use crate::shared::Shared;
use crate::{Element, Error, Kernel, Memory, Properties};
use okl_api::{Access, Compiler, Store};
use std::fmt;
use std::path::Path;
use std::sync::Arc;

/// A device that runs kernels. Clones are the same device.
#[derive(Clone)]
pub struct Device(Arc<Shared>);

impl Device {
    /// The device of a description: `serial`, `openmp`, or JSON such as `{"mode": "OpenMP"}`. Case does not count.
    ///
    /// Translations and compiled kernels are kept where the command `okl` keeps its translations, see `docs/cache.md`:
    /// the variables `OKL_CACHE` and `OKL_CACHE_DIR` say otherwise.
    ///
    /// # Errors
    /// If there is no such device, or it lacks its driver.
    pub fn open(description: &str) -> Result<Device, Error> {
        let (name, driver) = open(description)?;
        let binaries = Binaries::of_environment();
        let compiler = match binaries.translations() {
            Some((folder, access)) => Compiler::new().with_cache(Store::new(folder, access, Store::LIMIT)),
            None => Compiler::new(),
        };
        Ok(Device(Arc::new(Shared { name, driver, compiler, binaries, loaded: LoadedTexts::default() })))
    }

    /// This device, with the folder in which it keeps translations and compiled kernels. Kernels that were built before
    /// belong to another device.
    ///
    /// # Errors
    /// As [`Device::open`].
    pub fn with_cache(description: &str, folder: impl AsRef<Path>) -> Result<Device, Error> {
        let (name, driver) = open(description)?;
        let folder = folder.as_ref();
        let store = Store::new(folder.join("translations"), Access::ReadAndWrite, Store::LIMIT);
        let compiler = Compiler::new().with_cache(store);
        let binaries = Binaries::below(folder);
        Ok(Device(Arc::new(Shared { name, driver, compiler, binaries, loaded: LoadedTexts::default() })))
    }

    /// The name of its target, which is also that of the pipeline: `openmp`.
    pub fn target(&self) -> &'static str {
        self.0.driver.target()
    }

    /// Memory for elements. What it holds at first is not said.
    ///
    /// # Errors
    /// If there is not as much.
    pub fn memory<T: Element>(&self, len: usize) -> Result<Memory<T>, Error> {
        let bytes = len.checked_mul(size_of::<T>()).filter(|bytes| isize::try_from(*bytes).is_ok());
        let Some(bytes) = bytes else {
            return Err(Error::memory(format!("{len} elements of {} bytes are too many", size_of::<T>())));
        };
        let address = self.0.driver.allocate(bytes)?;
        Ok(Memory::new(Block::new(self.0.clone(), address, bytes, true), len))
    }

    /// Memory with these elements.
    ///
    /// # Errors
    /// If there is not as much, or if the device fails.
    pub fn memory_from<T: Element>(&self, elements: &[T]) -> Result<Memory<T>, Error> {
        let memory = self.memory(elements.len())?;
        // SAFETY: the memory has as many bytes.
        unsafe { self.0.driver.write(memory.address(), bytes_of(elements)) }?;
        Ok(memory)
    }

    /// Memory that the program has on the device.
    ///
    /// # Safety
    /// From `address` there have to be `len` elements on the device, as long as the memory, its clones and its slices are
    /// used.
    pub unsafe fn wrap_memory<T: Element>(&self, address: u64, len: usize) -> Memory<T> {
        Memory::new(Block::new(self.0.clone(), address, len * size_of::<T>(), false), len)
    }

    /// Translates a file, compiles it, and finds a kernel in it. A kernel that was built before is not built again.
    ///
    /// # Errors
    /// okl's messages about the text, those of the compiler, or that the kernel is not there.
    pub fn build_kernel(
        &self,
        path: impl AsRef<Path>,
        name: &str,
        properties: &Properties,
    ) -> Result<Kernel, Error> {
        let path = path.as_ref();
        let shown = path.display().to_string();
        let text = std::fs::read(path).map_err(|error| Error::system(format!("`{shown}`"), &error))?;
        build(&self.0, &shown, &text, name, properties)
    }

    /// Translates a text, compiles it, and finds a kernel in it. `path` is its name in messages; files that it includes
    /// are looked for beside it.
    ///
    /// # Errors
    /// okl's messages about the text, those of the compiler, or that the kernel is not there.
    pub fn build_kernel_from_text(
        &self,
        path: &str,
        text: &str,
        name: &str,
        properties: &Properties,
    ) -> Result<Kernel, Error> {
        build(&self.0, path, text.as_bytes(), name, properties)
    }
}

impl fmt::Debug for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Device({})", self.0.name)
    }
}

/// The device of a description, and its name.
fn open(description: &str) -> Result<(String, Box<dyn Driver>), Error> {
    let wanted = description::read(description)?;
    match &*wanted.mode {
        "serial" => Ok(("serial".into(), Box::new(Cpu { has_threads: false }))),
        "openmp" => Ok(("openmp".into(), Box::new(Cpu { has_threads: true }))),
        other => Err(Error::device(format!("there is no device `{other}`; there are serial, openmp"))),
    }
}
