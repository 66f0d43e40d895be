//! Kernels of the device.

use super::buffers::Part;
use super::context::Context;
use super::error::failed;
use super::event::Event;
use crate::driver::Queue;
use crate::host_code::DeviceKernel;
use crate::started::Started;
use crate::{Error, ErrorKind};
use cl3::command_queue::{enqueue_nd_range_kernel, flush};
use cl3::kernel::{create_kernel, release_kernel, set_kernel_arg, set_kernel_arg_svm_pointer};
use cl3::types::{cl_command_queue, cl_kernel, cl_mem, cl_program};
use okl_launch::Argument;
use smallvec::SmallVec;
use std::ffi::CString;
use std::ptr;
use std::sync::{Arc, Mutex, PoisonError};

/// A kernel of a program. One thread at a time sets its arguments and starts it.
#[derive(Debug)]
pub(super) struct ClKernel {
    kernel: Mutex<usize>,
    name: String,
    context: Arc<Context>,
}

impl ClKernel {
    pub(super) fn new(context: &Arc<Context>, program: cl_program, name: &str) -> Result<ClKernel, Error> {
        let missing = failed(ErrorKind::NoKernel, format!("the compiled text has no kernel `{name}`"));
        let kernel = CString::new(name).ok().map_or(Err(-46), |name| create_kernel(program, &name));
        let kernel = Mutex::new(kernel.map_err(missing)? as usize);
        Ok(ClKernel { kernel, name: name.to_owned(), context: context.clone() })
    }

    /// Sets the arguments; parts of buffers have to live until the kernel was started.
    unsafe fn set(&self, kernel: cl_kernel, started: &Started<'_>) -> Result<SmallVec<[Part; 2]>, Error> {
        let mut parts = SmallVec::new();
        for (at, argument) in (0..).zip(started.arguments) {
            let done = match (*argument, &self.context.buffers) {
                // SAFETY: the caller's.
                (Argument::Value(bytes), _) => unsafe {
                    set_kernel_arg(kernel, at, bytes.len(), bytes.as_ptr().cast())
                },
                // SAFETY: the caller's.
                (Argument::Memory(address), None) => unsafe {
                    set_kernel_arg_svm_pointer(kernel, at, address as *const _)
                },
                // SAFETY: a null pointer is no buffer.
                (Argument::Memory(0), Some(_)) => unsafe {
                    set_kernel_arg(kernel, at, size_of::<cl_mem>(), ptr::null())
                },
                (Argument::Memory(address), Some(buffers)) => {
                    let part = buffers.part(address)?;
                    let memory = part.memory();
                    parts.push(part);
                    // SAFETY: the caller's.
                    unsafe { set_kernel_arg(kernel, at, size_of::<cl_mem>(), (&raw const memory).cast()) }
                }
            };
            let what = || format!("argument {} of the device kernel `{}`", at + 1, self.name);
            done.map_err(|code| failed(ErrorKind::Launch, what())(code))?;
        }
        Ok(parts)
    }
}

impl DeviceKernel for ClKernel {
    unsafe fn launch(&self, queue: &dyn Queue, started: &Started<'_>) -> Result<(), Error> {
        let items: [usize; 3] = started.sizes(started.items)?;
        let all: [usize; 3] = started.sizes(started.all_items()?)?;
        let axes = started.axes as u32;
        let queue = queue.handle() as cl_command_queue;
        let kernel = self.kernel.lock().unwrap_or_else(PoisonError::into_inner);
        let raw = *kernel as cl_kernel;
        // SAFETY: the caller's.
        let _parts = unsafe { self.set(raw, started) }?;
        // SAFETY: the arguments are set, and nobody else sets them.
        let begun = unsafe {
            enqueue_nd_range_kernel(
                queue,
                raw,
                axes,
                ptr::null(),
                all.as_ptr(),
                items.as_ptr(),
                0,
                ptr::null(),
            )
        };
        let what = || format!("`{}` with groups of {items:?} work items", self.name);
        drop(Event::new(begun.map_err(|code| failed(ErrorKind::Launch, what())(code))?));
        flush(queue).map_err(|code| failed(ErrorKind::Launch, what())(code))
    }
}

impl Drop for ClKernel {
    fn drop(&mut self) {
        let kernel = *self.kernel.lock().unwrap_or_else(PoisonError::into_inner);
        // SAFETY: it is this object's.
        let _gone = unsafe { release_kernel(kernel as cl_kernel) };
    }
}
