//! Queues of commands.

use super::context::Context;
use super::error::failed;
use super::event::Event;
use crate::driver::{Mark, Queue, copy_by_host};
use crate::{Error, ErrorKind};
use cl3::command_queue::{
    CL_QUEUE_PROFILING_ENABLE, create_command_queue, enqueue_barrier_with_wait_list, enqueue_copy_buffer,
    enqueue_marker_with_wait_list, enqueue_read_buffer, enqueue_svm_mem_cpy, enqueue_write_buffer, finish,
    flush, release_command_queue,
};
use cl3::types::{cl_command_queue, cl_event};
use std::ptr;
use std::sync::Arc;

/// A queue, which does its commands in order.
#[derive(Debug)]
pub(super) struct ClQueue {
    queue: usize,
    context: Arc<Context>,
}

impl ClQueue {
    #[allow(deprecated)] // The newer function is missing in libraries of OpenCL 1.2.
    pub(super) fn new(context: &Arc<Context>) -> Result<ClQueue, Error> {
        // SAFETY: the device is that of the context.
        let made =
            unsafe { create_command_queue(context.context(), context.device(), CL_QUEUE_PROFILING_ENABLE) };
        let queue = made.map_err(failed(ErrorKind::Device, "opening a queue"))?;
        context.add(queue);
        Ok(ClQueue { queue: queue as usize, context: context.clone() })
    }

    fn raw(&self) -> cl_command_queue {
        self.queue as cl_command_queue
    }

    /// What follows a command that does not wait: the device begins with it.
    fn begun(&self, event: Result<cl_event, i32>, what: &str) -> Result<(), Error> {
        drop(Event::new(event.map_err(failed(ErrorKind::Memory, what))?));
        flush(self.raw()).map_err(failed(ErrorKind::Memory, what))
    }
}

impl Drop for ClQueue {
    fn drop(&mut self) {
        self.context.remove(self.raw());
        let _failed_already = finish(self.raw());
        // SAFETY: it is this object's.
        let _gone = unsafe { release_command_queue(self.raw()) };
    }
}

impl Queue for ClQueue {
    unsafe fn write(&self, to: u64, from: *const u8, bytes: usize, waits: bool) -> Result<(), Error> {
        if bytes == 0 {
            return Ok(());
        }
        let (queue, blocking, from) = (self.raw(), u32::from(waits), from.cast());
        let event = match &self.context.buffers {
            // SAFETY: the caller's.
            None => unsafe {
                enqueue_svm_mem_cpy(queue, blocking, to as *mut _, from, bytes, 0, ptr::null())
            },
            Some(buffers) => {
                let (buffer, offset) = buffers.find(to)?;
                // SAFETY: the caller's.
                unsafe { enqueue_write_buffer(queue, buffer, blocking, offset, bytes, from, 0, ptr::null()) }
            }
        };
        self.begun(event, "copying to a device")
    }

    unsafe fn read(&self, from: u64, to: *mut u8, bytes: usize, waits: bool) -> Result<(), Error> {
        if bytes == 0 {
            return Ok(());
        }
        let (queue, blocking, to) = (self.raw(), u32::from(waits), to.cast());
        let event = match &self.context.buffers {
            // SAFETY: the caller's.
            None => unsafe {
                enqueue_svm_mem_cpy(queue, blocking, to, from as *const _, bytes, 0, ptr::null())
            },
            Some(buffers) => {
                let (buffer, offset) = buffers.find(from)?;
                // SAFETY: the caller's.
                unsafe { enqueue_read_buffer(queue, buffer, blocking, offset, bytes, to, 0, ptr::null()) }
            }
        };
        self.begun(event, "copying from a device")
    }

    unsafe fn copy(&self, to: u64, from: u64, bytes: usize) -> Result<(), Error> {
        if bytes == 0 || to == from {
            return Ok(());
        }
        if to.abs_diff(from) < bytes as u64 {
            // SAFETY: the caller's.
            return unsafe { copy_by_host(self, to, from, bytes) };
        }
        let queue = self.raw();
        let event = match &self.context.buffers {
            None => {
                let (to, from) = (to as *mut _, from as *const _);
                // SAFETY: the caller's.
                unsafe { enqueue_svm_mem_cpy(queue, 0, to, from, bytes, 0, ptr::null()) }
            }
            Some(buffers) => {
                let ((to, at), (from, start)) = (buffers.find(to)?, buffers.find(from)?);
                // SAFETY: the caller's.
                unsafe { enqueue_copy_buffer(queue, from, to, start, at, bytes, 0, ptr::null()) }
            }
        };
        self.begun(event, "copying on a device")
    }

    fn finish(&self) -> Result<(), Error> {
        finish(self.raw()).map_err(failed(ErrorKind::Launch, "waiting for a device"))
    }

    fn mark(&self) -> Result<Arc<dyn Mark>, Error> {
        // SAFETY: it waits for nothing but what is in the queue.
        let event = unsafe { enqueue_marker_with_wait_list(self.raw(), 0, ptr::null()) };
        let event = event.map_err(failed(ErrorKind::Device, "a marker"))?;
        flush(self.raw()).map_err(failed(ErrorKind::Device, "a marker"))?;
        Ok(Arc::new(Event::new(event)))
    }

    fn wait_for(&self, mark: &dyn Mark) -> Result<(), Error> {
        let event = mark.handle() as cl_event;
        // SAFETY: the event is one of this context.
        let begun = unsafe { enqueue_barrier_with_wait_list(self.raw(), 1, &raw const event) };
        self.begun(begun, "waiting for another queue")
    }

    fn handle(&self) -> usize {
        self.queue
    }
}
