//! Pools of memory.

use crate::memory::Block;
use crate::shared::Shared;
use crate::{Element, Error, Memory};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

/// Memory of a device that is reserved and given back without asking the device. Clones are the same pool.
///
/// Memory from a pool is given back with its last clone or slice. The pool grows when it is too small; what it has at
/// once is freed with the pool and its last memory.
///
/// What a kernel has begun with memory may still go on when the memory is given back and reserved again: that is right
/// for work in one stream, which does one thing after the other.
#[derive(Clone)]
pub struct Pool {
    device: Arc<Shared>,
    parts: Arc<Parts>,
}

/// The allocations of a pool, and what is free in them.
#[derive(Default)]
pub(crate) struct Parts(Mutex<Vec<Part>>);

struct Part {
    memory: Memory<u8>,
    /// Where free ranges begin, and how long they are.
    free: BTreeMap<usize, usize>,
}

/// Ranges begin at multiples of this many bytes, as the memory of devices does.
const ALIGNMENT: usize = 512;

/// The smallest allocation.
const SMALLEST: usize = 1 << 20;

/// The range of a pool that memory has; it is given back when it is dropped.
pub(crate) struct Reserved {
    parts: Arc<Parts>,
    address: u64,
    bytes: usize,
}

impl Pool {
    pub(crate) fn new(device: &Arc<Shared>) -> Pool {
        Pool { device: device.clone(), parts: Arc::default() }
    }

    /// Memory for elements. What it holds at first is not said.
    ///
    /// # Errors
    /// If the pool has to grow and the device does not have as much.
    pub fn reserve<T: Element>(&self, len: usize) -> Result<Memory<T>, Error> {
        let bytes = len
            .checked_mul(size_of::<T>())
            .and_then(|bytes| bytes.max(1).checked_next_multiple_of(ALIGNMENT));
        let bytes = bytes.ok_or_else(|| Error::memory(format!("{len} elements are too many")))?;
        let address = loop {
            match self.parts.take(bytes) {
                Some(address) => break address,
                // Another thread may be faster: then once more.
                None => self.grow(bytes.max(SMALLEST))?,
            }
        };
        let reserved = Reserved { parts: self.parts.clone(), address, bytes };
        Ok(Memory::new(Block::reserved(self.device.clone(), address, bytes, reserved), len))
    }

    /// Makes the pool at least this large, in bytes.
    ///
    /// # Errors
    /// If the device does not have as much.
    pub fn resize(&self, bytes: usize) -> Result<(), Error> {
        match bytes.checked_sub(self.size()) {
            None | Some(0) => Ok(()),
            Some(more) => self.grow(more),
        }
    }

    /// Its size in bytes.
    pub fn size(&self) -> usize {
        self.parts.with(|parts| parts.iter().map(|part| part.memory.bytes()).sum())
    }

    /// How many bytes of it are reserved.
    pub fn reserved(&self) -> usize {
        let free: usize = self.parts.with(|parts| parts.iter().flat_map(|part| part.free.values()).sum());
        self.size() - free
    }

    fn grow(&self, bytes: usize) -> Result<(), Error> {
        let bytes = bytes.next_multiple_of(ALIGNMENT);
        let memory = Memory::<u8>::allocate(&self.device, bytes)?;
        self.parts.with(|parts| parts.push(Part { memory, free: BTreeMap::from([(0, bytes)]) }));
        Ok(())
    }
}

impl Parts {
    fn with<R>(&self, work: impl FnOnce(&mut Vec<Part>) -> R) -> R {
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The first range that is large enough.
    fn take(&self, bytes: usize) -> Option<u64> {
        self.with(|parts| {
            parts.iter_mut().find_map(|part| {
                let (start, size) = part.free.iter().find(|(_, size)| **size >= bytes)?;
                let (start, size) = (*start, *size);
                part.free.remove(&start);
                if size > bytes {
                    part.free.insert(start + bytes, size - bytes);
                }
                Some(part.memory.address() + start as u64)
            })
        })
    }

    fn give_back(&self, address: u64, bytes: usize) {
        self.with(|parts| {
            let within = |part: &&mut Part| {
                let start = part.memory.address();
                (start..start + part.memory.bytes() as u64).contains(&address)
            };
            let Some(part) = parts.iter_mut().find(within) else { return };
            let mut start = (address - part.memory.address()) as usize;
            let mut size = bytes;
            if let Some((before, length)) =
                part.free.range(..start).next_back().map(|(at, size)| (*at, *size))
                && before + length == start
            {
                part.free.remove(&before);
                (start, size) = (before, size + length);
            }
            if let Some(length) = part.free.remove(&(start + size)) {
                size += length;
            }
            part.free.insert(start, size);
        });
    }
}

impl Drop for Reserved {
    fn drop(&mut self) {
        self.parts.give_back(self.address, self.bytes);
    }
}

impl fmt::Debug for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pool({} of {} bytes reserved)", self.reserved(), self.size())
    }
}
