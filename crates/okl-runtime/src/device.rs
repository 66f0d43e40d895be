//! Devices.

use crate::binaries::Binaries;
use crate::build::{build, kernel_names};
use crate::cpu::Cpu;
use crate::description::{self, Wanted};
use crate::driver::Driver;
use crate::gpu::{self, Vendor};
use crate::memory::Block;
use crate::opencl;
use crate::shared::Shared;
use crate::{Bundle, Element, Error, HostMemory, Kernel, KernelTime, Memory, Pool, Properties, Stream, Tag};
use okl_api::{Access, Compiler, Libclang, Store};
use std::fmt;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// A device that runs kernels. Clones are the same device.
#[derive(Clone)]
pub struct Device(Arc<Shared>);

impl Device {
    /// The device of a description: `serial`, `openmp`, `opencl`, `cuda`, `hip`, of which there may be several, `cuda:1`,
    /// or JSON such as `{"mode": "CUDA", "device_id": 1}`. Case does not count.
    ///
    /// Translations and compiled kernels are kept where the command `okl` keeps its translations, see `docs/cache.md`:
    /// the variables `OKL_CACHE` and `OKL_CACHE_DIR` say otherwise.
    ///
    /// # Errors
    /// If there is no such device, or it lacks its driver.
    pub fn open(description: &str) -> Result<Device, Error> {
        Device::open_with(description, Libclang::default())
    }

    /// This device, with the libclang that reads kernels, in place of the best one in the usual places: a library, or the
    /// folder of one.
    ///
    /// # Errors
    /// As [`Device::open`]. That the library cannot be loaded is said when a kernel is built.
    pub fn with_libclang(description: &str, libclang: impl AsRef<Path>) -> Result<Device, Error> {
        Device::open_with(description, Libclang::new(Some(libclang.as_ref().to_owned())))
    }

    fn open_with(description: &str, libclang: Libclang) -> Result<Device, Error> {
        let (name, driver) = open(description)?;
        let binaries = Binaries::of_environment();
        let compiler = match binaries.translations() {
            Some((folder, access)) => Compiler::new().with_cache(Store::new(folder, access, Store::LIMIT)),
            None => Compiler::new(),
        };
        let compiler = compiler.with_libclang(libclang);
        Ok(Device(Shared::new(name, driver, compiler, binaries)?))
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
        Ok(Device(Shared::new(name, driver, compiler, binaries)?))
    }

    /// Its name: `openmp`, `cuda:1`.
    pub fn name(&self) -> &str {
        &self.0.name
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
        Memory::allocate(&self.0, len)
    }

    /// Memory with these elements.
    ///
    /// # Errors
    /// If there is not as much, or if the device fails.
    pub fn memory_from<T: Element>(&self, elements: &[T]) -> Result<Memory<T>, Error> {
        let memory = self.memory(elements.len())?;
        memory.copy_from(elements)?;
        Ok(memory)
    }

    /// Memory that the program has on the device.
    ///
    /// # Safety
    /// From `address` there have to be `len` elements on the device, as long as the memory, its clones and its slices are
    /// used.
    pub unsafe fn wrap_memory<T: Element>(&self, address: u64, len: usize) -> Memory<T> {
        Memory::new(Block::wrapped(self.0.clone(), address, len * size_of::<T>()), len)
    }

    /// Memory of the host, zeroed, that the device copies from and to without a detour.
    ///
    /// # Errors
    /// If there is not as much.
    pub fn host_memory<T: Element>(&self, len: usize) -> Result<HostMemory<T>, Error> {
        HostMemory::new(&self.0, len)
    }

    /// A pool of memory, for programs that need and give back memory often.
    pub fn pool(&self) -> Pool {
        Pool::new(&self.0)
    }

    /// A stream of its own. See [`Stream`].
    ///
    /// # Errors
    /// If the device fails.
    pub fn stream(&self) -> Result<Stream, Error> {
        Stream::new(&self.0)
    }

    /// Waits for all that is in the device's own stream.
    ///
    /// # Errors
    /// If the device fails, or something that it did has failed.
    pub fn finish(&self) -> Result<(), Error> {
        self.0.check()?;
        self.0.queue.finish()
    }

    /// A tag in the device's own stream, behind all that is in it.
    ///
    /// # Errors
    /// If the device fails.
    pub fn tag(&self) -> Result<Tag, Error> {
        Tag::new(&self.0, &*self.0.queue)
    }

    /// What comes into the device's own stream from now on begins when the tag is reached.
    ///
    /// # Errors
    /// If the tag belongs to another device, or the device fails.
    pub fn wait_for(&self, tag: &Tag) -> Result<(), Error> {
        tag.hold_back(&self.0, &*self.0.queue)
    }

    /// From now on the times of kernels are taken, until [`Device::stop_profile`].
    pub fn start_profile(&self) {
        self.0.profiler.start();
    }

    /// The times of the kernels that ran since [`Device::start_profile`], the longest first. Waits for them.
    ///
    /// # Errors
    /// If the device fails.
    pub fn stop_profile(&self) -> Result<Vec<KernelTime>, Error> {
        self.0.check()?;
        self.0.profiler.stop()
    }

    /// The name of the hardware, as its driver says it.
    pub fn hardware(&self) -> String {
        self.0.driver.hardware()
    }

    /// The size of the memory of the device in bytes; 0 if it is unknown.
    pub fn memory_size(&self) -> u64 {
        self.0.driver.memory_size()
    }

    /// How many bytes the program has on the device now.
    pub fn memory_allocated(&self) -> u64 {
        self.0.allocated.load(Ordering::Relaxed)
    }

    /// The names of the kernels of a text: those of its templates, or else those of its other kernels. `path` is its name in
    /// messages.
    ///
    /// # Errors
    /// okl's messages about the text.
    pub fn kernel_names(
        &self,
        path: &str,
        text: &str,
        properties: &Properties,
    ) -> Result<Vec<String>, Error> {
        self.0.check()?;
        kernel_names(&self.0, path, text.as_bytes(), properties)
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
        self.0.check()?;
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
        self.0.check()?;
        build(&self.0, path, text.as_bytes(), name, properties)
    }

    /// Opens a bundle: a file of kernels that `okl build` has made. Kernels of it need no libclang, and no compiler where the
    /// bundle has them compiled for this device. A bundle runs code: load only those that you trust.
    ///
    /// # Errors
    /// [`ErrorKind::System`](crate::ErrorKind::System) if the file cannot be read, is damaged, or was made by an okl that
    /// writes another form; [`ErrorKind::NoKernel`](crate::ErrorKind::NoKernel) if it has no kernels for this target.
    pub fn load_bundle(&self, path: impl AsRef<Path>) -> Result<Bundle, Error> {
        self.0.check()?;
        Bundle::open(&self.0, path.as_ref())
    }

    /// A bundle whose bytes the program has, for example by [`include_bytes!`]. `name` is that of the file in messages.
    ///
    /// # Errors
    /// As [`Device::load_bundle`].
    pub fn load_bundle_from(&self, name: &str, bytes: impl Into<Vec<u8>>) -> Result<Bundle, Error> {
        self.0.check()?;
        Bundle::of_bytes(&self.0, name, bytes.into())
    }
}

impl fmt::Debug for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Device({})", self.0.name)
    }
}

impl Device {
    pub(crate) fn shared(&self) -> &Arc<Shared> {
        &self.0
    }
}

/// The device of a description, and its name.
fn open(description: &str) -> Result<(String, Box<dyn Driver>), Error> {
    let wanted = description::read(description)?;
    let Wanted { mode, number, .. } = &wanted;
    let driver = match &**mode {
        "serial" => Box::new(Cpu { has_threads: false }),
        "openmp" => Box::new(Cpu { has_threads: true }),
        "opencl" => opencl::open(&wanted)?,
        "cuda" => gpu::open(Vendor::Cuda, &wanted)?,
        "hip" => gpu::open(Vendor::Hip, &wanted)?,
        other => {
            let message =
                format!("there is no device `{other}`; there are serial, openmp, opencl, cuda, hip");
            return Err(Error::device(message));
        }
    };
    let name = if *number == 0 { mode.clone() } else { format!("{mode}:{number}") };
    Ok((name, driver))
}
