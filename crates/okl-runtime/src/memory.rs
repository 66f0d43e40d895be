//! Memory of a device.

use crate::shared::Shared;
use crate::{Element, Error};
use std::fmt;
use std::marker::PhantomData;
use std::ops::RangeBounds;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// Elements in the memory of a device, all of an allocation or a part of it.
///
/// Clones and slices share the memory, which is freed with the last of them, or by [`Memory::free`].
pub struct Memory<T> {
    pub(crate) block: Arc<Block>,
    /// Where it begins in the block, in bytes.
    offset: usize,
    /// How many elements it has.
    len: usize,
    element: PhantomData<T>,
}

/// An allocation.
pub struct Block {
    pub(crate) device: Arc<Shared>,
    address: u64,
    bytes: usize,
    /// The number of its uses at this moment, and [`FREED`]. Who ends the last use of freed memory gives it back.
    state: AtomicUsize,
    owner: Owner,
}

/// Whose memory it is.
enum Owner {
    Device,
    Program,
    /// Given back when this is dropped.
    Pool(Mutex<Option<Box<dyn Send>>>),
}

const FREED: usize = 1 << (usize::BITS - 1);

/// A use of a block: until its end the memory is there.
#[derive(Debug)]
pub(crate) struct InUse<'b>(&'b Block);

impl Block {
    /// Memory that the driver has allocated.
    pub(crate) fn allocated(device: Arc<Shared>, address: u64, bytes: usize) -> Block {
        device.allocated.fetch_add(bytes as u64, Ordering::Relaxed);
        Block { device, address, bytes, state: AtomicUsize::new(0), owner: Owner::Device }
    }

    /// Memory that belongs to the program.
    pub(crate) fn wrapped(device: Arc<Shared>, address: u64, bytes: usize) -> Block {
        Block { device, address, bytes, state: AtomicUsize::new(0), owner: Owner::Program }
    }

    /// Memory of a pool, which gets it back when `reserved` is dropped.
    pub(crate) fn reserved(
        device: Arc<Shared>,
        address: u64,
        bytes: usize,
        reserved: impl Send + 'static,
    ) -> Block {
        let owner = Owner::Pool(Mutex::new(Some(Box::new(reserved))));
        Block { device, address, bytes, state: AtomicUsize::new(0), owner }
    }

    /// Begins a use, if the memory was not freed.
    pub(crate) fn in_use(&self) -> Option<InUse<'_>> {
        let more = |state: usize| (state & FREED == 0).then_some(state + 1);
        self.state.fetch_update(Ordering::Acquire, Ordering::Relaxed, more).ok().map(|_| InUse(self))
    }

    fn free(&self) {
        if self.state.fetch_or(FREED, Ordering::AcqRel) == 0 {
            self.give_back();
        }
    }

    fn give_back(&self) {
        match &self.owner {
            Owner::Program => {}
            Owner::Pool(reserved) => drop(reserved.lock().unwrap_or_else(PoisonError::into_inner).take()),
            Owner::Device => {
                self.device.allocated.fetch_sub(self.bytes as u64, Ordering::Relaxed);
                // Otherwise it is memory of the parent.
                if self.device.is_of_this_process() {
                    // SAFETY: the driver has allocated it; it is given back once, and nothing uses it.
                    unsafe { self.device.driver.free(self.address, self.bytes) };
                }
            }
        }
    }
}

impl Drop for InUse<'_> {
    fn drop(&mut self) {
        if self.0.state.fetch_sub(1, Ordering::AcqRel) == FREED + 1 {
            self.0.give_back();
        }
    }
}

impl Drop for Block {
    fn drop(&mut self) {
        self.free();
    }
}

impl fmt::Debug for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} bytes of {}", self.bytes, self.device.name)
    }
}

impl<T: Element> Memory<T> {
    pub(crate) fn new(block: Block, len: usize) -> Memory<T> {
        Memory { block: Arc::new(block), offset: 0, len, element: PhantomData }
    }

    /// Memory of a device for so many elements.
    pub(crate) fn allocate(device: &Arc<Shared>, len: usize) -> Result<Memory<T>, Error> {
        let bytes = len.checked_mul(size_of::<T>()).filter(|bytes| isize::try_from(*bytes).is_ok());
        let Some(bytes) = bytes else {
            return Err(Error::memory(format!("{len} elements of {} bytes are too many", size_of::<T>())));
        };
        device.check()?;
        let address = device.driver.allocate(bytes)?;
        Ok(Memory::new(Block::allocated(device.clone(), address, bytes), len))
    }

    /// The number of elements.
    pub fn len(&self) -> usize {
        self.len
    }

    /// True if there are no elements.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The size in bytes.
    pub fn bytes(&self) -> usize {
        self.len * size_of::<T>()
    }

    /// The address on the device. On CPUs it is that of the memory.
    pub fn address(&self) -> u64 {
        self.block.address + self.offset as u64
    }

    /// Some of the elements, which are not copied.
    ///
    /// # Errors
    /// If the range is not within the memory.
    pub fn slice(&self, range: impl RangeBounds<usize>) -> Result<Memory<T>, Error> {
        use std::ops::Bound::{Excluded, Included, Unbounded};
        let start = match range.start_bound() {
            Included(at) => Some(*at),
            Excluded(at) => at.checked_add(1),
            Unbounded => Some(0),
        };
        let end = match range.end_bound() {
            Included(at) => at.checked_add(1),
            Excluded(at) => Some(*at),
            Unbounded => Some(self.len),
        };
        match (start, end) {
            (Some(start), Some(end)) if start <= end && end <= self.len => {
                let offset = self.offset + start * size_of::<T>();
                Ok(Memory { block: self.block.clone(), offset, len: end - start, element: PhantomData })
            }
            _ => Err(Error::memory(format!("a slice of {} elements does not have these", self.len))),
        }
    }

    /// The same memory as elements of another type.
    ///
    /// # Errors
    /// If its bytes are not a number of such elements, or it begins between two of them.
    pub fn cast<U: Element>(&self) -> Result<Memory<U>, Error> {
        let size = size_of::<U>();
        if size == 0
            || !self.bytes().is_multiple_of(size)
            || !self.address().is_multiple_of(align_of::<U>() as u64)
        {
            return Err(Error::memory(format!(
                "{} bytes are no elements of {size} bytes each",
                self.bytes()
            )));
        }
        Ok(Memory {
            block: self.block.clone(),
            offset: self.offset,
            len: self.bytes() / size,
            element: PhantomData,
        })
    }

    /// The same memory as bytes.
    pub fn as_bytes(&self) -> Memory<u8> {
        Memory { block: self.block.clone(), offset: self.offset, len: self.bytes(), element: PhantomData }
    }

    /// Copies elements to the beginning of the memory.
    ///
    /// # Errors
    /// If they are more than the memory has, if it was freed, or if the device fails.
    pub fn copy_from(&self, elements: &[T]) -> Result<(), Error> {
        let _use = self.for_elements(elements.len())?;
        // SAFETY: the block has this many bytes behind the address.
        unsafe {
            self.block.device.queue.write(
                self.address(),
                elements.as_ptr().cast(),
                size_of_val(elements),
                true,
            )
        }
    }

    /// Copies the first elements of the memory.
    ///
    /// # Errors
    /// If the memory has fewer elements, if it was freed, or if the device fails.
    pub fn copy_to(&self, elements: &mut [T]) -> Result<(), Error> {
        let _use = self.for_elements(elements.len())?;
        // SAFETY: the block has this many bytes behind the address.
        unsafe {
            self.block.device.queue.read(
                self.address(),
                elements.as_mut_ptr().cast(),
                size_of_val(elements),
                true,
            )
        }
    }

    /// Copies all elements of another memory of the device to the beginning of this one.
    ///
    /// # Errors
    /// If they are more than this memory has, if one of both was freed or belongs to another device, or if the device
    /// fails.
    pub fn copy_from_memory(&self, other: &Memory<T>) -> Result<(), Error> {
        if !Arc::ptr_eq(&self.block.device, &other.block.device) {
            return Err(Error::memory("the memory belongs to another device"));
        }
        let (_from, _to) = (other.for_elements(other.len)?, self.for_elements(other.len)?);
        // SAFETY: both blocks have this many bytes behind the addresses.
        unsafe { self.block.device.queue.copy(self.address(), other.address(), other.bytes()) }
    }

    /// All elements.
    ///
    /// # Errors
    /// If the memory was freed, or if the device fails.
    pub fn to_vec(&self) -> Result<Vec<T>, Error> {
        let mut elements = Vec::with_capacity(self.len);
        // SAFETY: any bytes are elements, and these are overwritten.
        unsafe {
            std::ptr::write_bytes(elements.as_mut_ptr(), 0, self.len);
            elements.set_len(self.len);
        }
        self.copy_to(&mut elements)?;
        Ok(elements)
    }

    /// Frees the memory now, although clones or slices of it exist: their use is an error from now on.
    pub fn free(self) {
        self.block.free();
    }

    /// Begins a use of its first elements.
    pub(crate) fn for_elements(&self, len: usize) -> Result<InUse<'_>, Error> {
        if len > self.len {
            return Err(Error::memory(format!("{len} elements do not fit into {}", self.len)));
        }
        self.block.device.check()?;
        self.block.in_use().ok_or_else(|| Error::memory("the memory was freed"))
    }
}

impl<T> Clone for Memory<T> {
    fn clone(&self) -> Memory<T> {
        Memory { block: self.block.clone(), ..*self }
    }
}

impl<T> fmt::Debug for Memory<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Memory").field("block", &self.block).field("len", &self.len).finish_non_exhaustive()
    }
}
