//! Compiled texts and their kernels.

use super::api::Handle;
use super::context::Context;
use crate::driver::{Entry, Module, Queue};
use crate::host_code::{DeviceKernel, HostCode};
use crate::launcher::Launcher;
use crate::started::Started;
use crate::{Error, ErrorKind};
use okl_launch::Argument;
use okl_model::reflection;
use smallvec::SmallVec;
use std::ffi::{CString, c_void};
use std::ptr;
use std::sync::Arc;

/// A compiled text that is loaded. It stays loaded until the process ends: work that has begun may need it.
pub(super) struct GpuModule {
    module: usize,
    context: Arc<Context>,
}

impl GpuModule {
    pub(super) fn load(context: &Arc<Context>, mut code: Vec<u8>) -> Result<GpuModule, Error> {
        // Text of an assembler ends with a byte of value 0; the other forms say their size.
        code.push(0);
        let api = context.here()?;
        let mut module = ptr::null_mut();
        // SAFETY: the code is whole; the driver copies it.
        let status = unsafe { (api.module_load)(&raw mut module, code.as_ptr().cast()) };
        api.check(status, ErrorKind::Compilation, "loading a compiled text")?;
        Ok(GpuModule { module: module as usize, context: context.clone() })
    }
}

impl Module for GpuModule {
    fn entry(
        &self,
        kernel: &reflection::Kernel<String>,
        compiled: Option<Launcher>,
    ) -> Result<Box<dyn Entry>, Error> {
        let find = |name: &str| {
            let api = self.context.here()?;
            let text = CString::new(name).unwrap_or_default();
            let mut function = ptr::null_mut();
            // SAFETY: the module is loaded.
            let status =
                unsafe { (api.module_function)(&raw mut function, self.module as Handle, text.as_ptr()) };
            let what = format!("finding the device kernel `{name}`");
            api.check(status, ErrorKind::NoKernel, &what)?;
            let kernel =
                GpuKernel { function: function as usize, name: name.into(), context: self.context.clone() };
            Ok(Box::new(kernel) as Box<_>)
        };
        Ok(Box::new(HostCode::new(kernel, compiled, find)?))
    }
}

/// A function of a module.
struct GpuKernel {
    function: usize,
    name: String,
    context: Arc<Context>,
}

impl DeviceKernel for GpuKernel {
    unsafe fn launch(&self, queue: &dyn Queue, started: &Started<'_>) -> Result<(), Error> {
        let groups: [u32; 3] = started.sizes(started.groups)?;
        let items: [u32; 3] = started.sizes(started.items)?;
        let mut addresses: SmallVec<[*mut c_void; 16]> = started
            .arguments
            .iter()
            .map(|argument| match argument {
                Argument::Value(bytes) => bytes.as_ptr().cast_mut().cast(),
                Argument::Memory(address) => ptr::from_ref(address).cast_mut().cast(),
            })
            .collect();
        let api = self.context.here()?;
        // SAFETY: the caller's; the driver reads the arguments now.
        let status = unsafe {
            (api.launch)(
                self.function as Handle,
                groups[0],
                groups[1],
                groups[2],
                items[0],
                items[1],
                items[2],
                0,
                queue.handle() as Handle,
                addresses.as_mut_ptr(),
                ptr::null_mut(),
            )
        };
        let what = || format!("`{}` with {groups:?} groups of {items:?} work items", self.name);
        if status == 0 { Ok(()) } else { Err(api.error(status, ErrorKind::Launch, &what())) }
    }
}
