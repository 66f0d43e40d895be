//! The devices of a machine.

use super::api::{Handle, Vendor};
use super::architecture;
use super::compiler::Compiler;
use super::context::Context;
use super::kernel::GpuModule;
use super::queue::GpuQueue;
use crate::description::Wanted;
use crate::driver::{Driver, Module, Queue};
use crate::{Error, ErrorKind, Properties, binaries, options};
use okl_archive::{Binary, Form};
use std::path::Path;
use std::sync::Arc;

/// A GPU.
struct Gpu {
    context: Arc<Context>,
}

/// The device with a number.
pub(crate) fn open(vendor: Vendor, wanted: &Wanted) -> Result<Box<dyn Driver>, Error> {
    Ok(Box::new(Gpu { context: Arc::new(Context::open(vendor, wanted.number)?) }))
}

impl Driver for Gpu {
    fn target(&self) -> &'static str {
        self.context.api.vendor.target()
    }

    fn hardware(&self) -> String {
        self.context.name()
    }

    fn memory_size(&self) -> u64 {
        self.context.memory_size()
    }

    fn survives_fork(&self) -> bool {
        false
    }

    fn allocate(&self, bytes: usize) -> Result<u64, Error> {
        let api = self.context.here()?;
        let mut address = 0;
        // SAFETY: the device is that of the thread.
        let status = unsafe { (api.allocate)(&raw mut address, bytes.max(1)) };
        api.check(status, ErrorKind::Memory, &format!("memory of {bytes} bytes"))?;
        Ok(address)
    }

    unsafe fn free(&self, address: u64, _: usize) {
        if let Ok(api) = self.context.here() {
            // SAFETY: the caller's. The driver waits for what uses the memory.
            let _gone = unsafe { (api.free)(address) };
        }
    }

    fn allocate_host(&self, bytes: usize) -> Result<*mut u8, Error> {
        let api = self.context.here()?;
        let mut address: Handle = std::ptr::null_mut();
        // SAFETY: the device is that of the thread.
        let status = unsafe { (api.allocate_host)(&raw mut address, bytes.max(1), 0) };
        api.check(status, ErrorKind::Memory, &format!("pinned memory of {bytes} bytes"))?;
        // SAFETY: there are as many bytes.
        unsafe { std::ptr::write_bytes(address.cast::<u8>(), 0, bytes) };
        Ok(address.cast())
    }

    unsafe fn free_host(&self, address: *mut u8, _: usize) {
        if let Ok(api) = self.context.here() {
            // SAFETY: the caller's.
            let _gone = unsafe { (api.free_host)(address.cast()) };
        }
    }

    fn queue(&self) -> Result<Box<dyn Queue>, Error> {
        Ok(Box::new(GpuQueue::new(&self.context)?))
    }

    fn command(&self, properties: &Properties) -> Result<Vec<String>, Error> {
        options::given(properties)
    }

    /// The GPU and its driver. The compiler is not asked: where all kernels are kept it may be missing.
    fn surroundings(&self, _: &[String]) -> Vec<String> {
        let (major, minor) = self.context.capability();
        vec![self.context.name(), format!("{major}.{minor}"), self.context.driver_version().to_string()]
    }

    fn compile(&self, command: &[String], text: &str, _: &Path, binary: &Path) -> Result<(), Error> {
        // The compiler of HIP asks for the device of the thread.
        self.context.here()?;
        let vendor = self.context.api.vendor;
        let (major, minor) = self.context.capability();
        let architecture = (vendor == Vendor::Cuda).then(|| format!("sm_{major}{minor}"));
        let bytes = Compiler::get(vendor)?.compile(command, text, architecture.as_deref())?;
        std::fs::write(binary, bytes)
            .map_err(|error| Error::system(format!("`{}`", binary.display()), &error))
    }

    fn load(&self, binary: &Path) -> Result<Arc<dyn Module>, Error> {
        let bytes = std::fs::read(binary)
            .map_err(|error| Error::system(format!("`{}`", binary.display()), &error))?;
        self.load_code(bytes)
    }

    fn suits(&self, binary: &Binary) -> Result<u32, String> {
        match binary.form {
            Form::OfDriver if binary.machine == binaries::fingerprint(self) => Ok(u32::MAX),
            Form::OfDriver => Err("one is for another device, or another driver".into()),
            Form::Ptx | Form::Cubin if self.context.api.vendor == Vendor::Cuda => {
                architecture::suits(&binary.machine, self.context.capability())
            }
            // The driver knows which it takes.
            Form::CodeObject if self.context.api.vendor == Vendor::Hip => Ok(1),
            Form::Ptx | Form::Cubin | Form::CodeObject | Form::Library => {
                Err(format!("one is for {}", binary.machine))
            }
        }
    }

    fn load_code(&self, code: Vec<u8>) -> Result<Arc<dyn Module>, Error> {
        Ok(Arc::new(GpuModule::load(&self.context, code)?))
    }
}
