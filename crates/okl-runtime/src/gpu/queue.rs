//! Streams of the drivers.

use super::api::Handle;
use super::context::Context;
use super::event::Event;
use crate::driver::{Mark, Queue, copy_by_host};
use crate::{Error, ErrorKind};
use std::ptr;
use std::sync::Arc;

/// A stream, destroyed when it is dropped.
pub(super) struct GpuQueue {
    stream: usize,
    context: Arc<Context>,
}

impl GpuQueue {
    pub(super) fn new(context: &Arc<Context>) -> Result<GpuQueue, Error> {
        let api = context.here()?;
        let mut stream = ptr::null_mut();
        // SAFETY: the device is that of the thread.
        api.check(unsafe { (api.stream_create)(&raw mut stream, 0) }, ErrorKind::Device, "a stream")?;
        Ok(GpuQueue { stream: stream as usize, context: context.clone() })
    }

    fn raw(&self) -> Handle {
        self.stream as Handle
    }
}

impl Drop for GpuQueue {
    fn drop(&mut self) {
        if let Ok(api) = self.context.here() {
            // SAFETY: it is this object's.
            let _gone = unsafe { (api.stream_destroy)(self.raw()) };
        }
    }
}

impl Queue for GpuQueue {
    unsafe fn write(&self, to: u64, from: *const u8, bytes: usize, waits: bool) -> Result<(), Error> {
        if bytes == 0 {
            return Ok(());
        }
        let api = self.context.here()?;
        // SAFETY: the caller's.
        let status = unsafe { (api.copy_to_device)(to, from.cast(), bytes, self.raw()) };
        api.check(status, ErrorKind::Memory, "copying to a device")?;
        if waits { self.finish() } else { Ok(()) }
    }

    unsafe fn read(&self, from: u64, to: *mut u8, bytes: usize, waits: bool) -> Result<(), Error> {
        if bytes == 0 {
            return Ok(());
        }
        let api = self.context.here()?;
        // SAFETY: the caller's.
        let status = unsafe { (api.copy_to_host)(to.cast(), from, bytes, self.raw()) };
        api.check(status, ErrorKind::Memory, "copying from a device")?;
        if waits { self.finish() } else { Ok(()) }
    }

    unsafe fn copy(&self, to: u64, from: u64, bytes: usize) -> Result<(), Error> {
        if bytes == 0 || to == from {
            return Ok(());
        }
        if to.abs_diff(from) < bytes as u64 {
            // SAFETY: the caller's.
            return unsafe { copy_by_host(self, to, from, bytes) };
        }
        let api = self.context.here()?;
        // SAFETY: the caller's.
        let status = unsafe { (api.copy_on_device)(to, from, bytes, self.raw()) };
        api.check(status, ErrorKind::Memory, "copying on a device")
    }

    fn finish(&self) -> Result<(), Error> {
        let api = self.context.here()?;
        // SAFETY: the stream belongs to the device.
        let status = unsafe { (api.stream_finish)(self.raw()) };
        api.check(status, ErrorKind::Launch, "waiting for a device")
    }

    fn mark(&self) -> Result<Arc<dyn Mark>, Error> {
        Ok(Arc::new(Event::record(&self.context, self.raw())?))
    }

    fn wait_for(&self, mark: &dyn Mark) -> Result<(), Error> {
        let api = self.context.here()?;
        // SAFETY: both belong to the device.
        let status = unsafe { (api.stream_wait)(self.raw(), mark.handle() as Handle, 0) };
        api.check(status, ErrorKind::Device, "waiting for another stream")
    }

    fn handle(&self) -> usize {
        self.stream
    }
}
