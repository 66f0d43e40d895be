//! Streams: what a device does in order.

use crate::driver::{Mark, Queue};
use crate::memory::InUse;
use crate::queued::Queued;
use crate::shared::Shared;
use crate::{Argument, Element, Error, Kernel, Memory};
use std::fmt;
use std::sync::Arc;

/// Work for a device, which is done in order. Clones are the same stream.
///
/// Every device has a stream of its own, in which kernels and copies without a stream are. What is in different streams
/// happens at the same time or in any order, unless one waits for a [`Tag`] of the other. On CPUs all of it is done when
/// the function returns.
#[derive(Clone)]
pub struct Stream(Arc<Queued>);

/// A point in a stream, after all that was in it before.
#[derive(Clone)]
pub struct Tag {
    mark: Arc<dyn Mark>,
    device: Arc<Shared>,
}

impl Stream {
    pub(crate) fn new(device: &Arc<Shared>) -> Result<Stream, Error> {
        device.check()?;
        let queue = device.driver.queue()?;
        Ok(Stream(Arc::new(Queued { queue, device: device.clone() })))
    }

    /// Runs a kernel in this stream.
    ///
    /// # Errors
    /// As [`Kernel::run`]; if the kernel belongs to another device.
    pub fn run(&self, kernel: &Kernel, arguments: &[&dyn Argument]) -> Result<(), Error> {
        kernel.run_in(Some(&self.0), arguments)
    }

    /// Begins to copy elements to the beginning of memory.
    ///
    /// # Safety
    /// The elements must stay as they are until the stream is finished, or a later tag of it is reached.
    ///
    /// # Errors
    /// As [`Memory::copy_from`].
    pub unsafe fn copy_from<T: Element>(&self, memory: &Memory<T>, elements: &[T]) -> Result<(), Error> {
        let _use = self.used(memory, elements.len())?;
        let bytes = size_of_val(elements);
        // SAFETY: there are as many bytes, which the caller keeps.
        unsafe { self.0.queue.write(memory.address(), elements.as_ptr().cast(), bytes, false) }
    }

    /// Begins to copy the first elements of memory.
    ///
    /// # Safety
    /// The elements must be there, and nothing else may use them, until the stream is finished, or a later tag of it is
    /// reached.
    ///
    /// # Errors
    /// As [`Memory::copy_to`].
    pub unsafe fn copy_to<T: Element>(&self, memory: &Memory<T>, elements: &mut [T]) -> Result<(), Error> {
        let _use = self.used(memory, elements.len())?;
        let bytes = size_of_val(elements);
        // SAFETY: there are as many bytes, which the caller keeps.
        unsafe { self.0.queue.read(memory.address(), elements.as_mut_ptr().cast(), bytes, false) }
    }

    /// Begins to copy all elements of `from` to the beginning of `to`.
    ///
    /// # Errors
    /// As [`Memory::copy_from_memory`].
    pub fn copy<T: Element>(&self, to: &Memory<T>, from: &Memory<T>) -> Result<(), Error> {
        let (_to, _from) = (self.used(to, from.len())?, self.used(from, from.len())?);
        // SAFETY: both have this many bytes.
        unsafe { self.0.queue.copy(to.address(), from.address(), from.bytes()) }
    }

    /// Waits until all of it is done.
    ///
    /// # Errors
    /// If the device fails, or something that it did has failed.
    pub fn finish(&self) -> Result<(), Error> {
        self.0.device.check()?;
        self.0.queue.finish()
    }

    /// A tag behind all that is in the stream.
    ///
    /// # Errors
    /// If the device fails.
    pub fn tag(&self) -> Result<Tag, Error> {
        Tag::new(&self.0.device, &*self.0.queue)
    }

    /// What comes into the stream from now on begins when the tag is reached.
    ///
    /// # Errors
    /// If the tag belongs to another device, or the device fails.
    pub fn wait_for(&self, tag: &Tag) -> Result<(), Error> {
        tag.hold_back(&self.0.device, &*self.0.queue)
    }

    /// The driver's own handle: a `CUstream`, a `hipStream_t`, a `cl_command_queue`; 0 on CPUs.
    pub fn handle(&self) -> usize {
        self.0.queue.handle()
    }

    /// Begins a use of the first elements of memory of this device.
    fn used<'m, T: Element>(&self, memory: &'m Memory<T>, len: usize) -> Result<InUse<'m>, Error> {
        if !Arc::ptr_eq(&self.0.device, &memory.block.device) {
            return Err(Error::memory("the memory belongs to another device"));
        }
        memory.for_elements(len)
    }
}

impl Tag {
    pub(crate) fn new(device: &Arc<Shared>, queue: &dyn Queue) -> Result<Tag, Error> {
        device.check()?;
        Ok(Tag { mark: queue.mark()?, device: device.clone() })
    }

    /// Holds back what comes into a queue until the tag is reached.
    pub(crate) fn hold_back(&self, device: &Arc<Shared>, queue: &dyn Queue) -> Result<(), Error> {
        device.check()?;
        if !Arc::ptr_eq(device, &self.device) {
            return Err(Error::device("the tag belongs to another device"));
        }
        queue.wait_for(&*self.mark)
    }

    /// Waits until the tag is reached.
    ///
    /// # Errors
    /// If the device fails.
    pub fn wait(&self) -> Result<(), Error> {
        self.device.check()?;
        self.mark.wait()
    }

    /// True if the tag is reached.
    ///
    /// # Errors
    /// If the device fails.
    pub fn is_reached(&self) -> Result<bool, Error> {
        self.device.check()?;
        self.mark.is_reached()
    }

    /// The time from an earlier tag of the device to this one in seconds; waits for both.
    ///
    /// # Errors
    /// If the tag belongs to another device, or the device fails.
    pub fn seconds_since(&self, earlier: &Tag) -> Result<f64, Error> {
        self.device.check()?;
        if !Arc::ptr_eq(&self.device, &earlier.device) {
            return Err(Error::device("the tags belong to different devices"));
        }
        self.mark.seconds_since(&*earlier.mark)
    }
}

impl fmt::Debug for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Stream({})", self.0.device.name)
    }
}

impl fmt::Debug for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tag({})", self.device.name)
    }
}
