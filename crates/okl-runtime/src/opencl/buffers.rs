//! Memory of devices without shared virtual memory: buffers, and numbers in place of addresses.

use super::error::failed;
use crate::{Error, ErrorKind};
use cl3::memory::{
    CL_BUFFER_CREATE_TYPE_REGION, CL_MEM_READ_WRITE, create_buffer, create_sub_buffer, release_mem_object,
};
use cl3::types::{cl_context, cl_mem};
use std::collections::BTreeMap;
use std::ptr;
use std::sync::{Mutex, PoisonError};

/// The buffers of a device.
#[derive(Debug)]
pub(super) struct Buffers {
    /// Where parts of buffers may begin, in bytes.
    alignment: u64,
    all: Mutex<BTreeMap<u64, Buffer>>,
}

#[derive(Clone, Copy, Debug)]
struct Buffer {
    memory: usize,
    bytes: usize,
}

/// A buffer for an argument of a kernel; a part of another one is given back when it is dropped.
#[derive(Debug)]
pub(super) struct Part {
    memory: usize,
    is_own: bool,
}

/// The first address; smaller numbers are none, so that a mistake is found.
const FIRST: u64 = 1 << 44;

/// The distance between the addresses of buffers.
const PAGE: u64 = 4096;

impl Buffers {
    pub(super) fn new(alignment: u64) -> Buffers {
        Buffers { alignment, all: Mutex::default() }
    }

    pub(super) fn allocate(&self, context: cl_context, bytes: usize) -> Result<u64, Error> {
        let bytes = bytes.max(1);
        // SAFETY: there are no flags that need memory of the host.
        let made = unsafe { create_buffer(context, CL_MEM_READ_WRITE, bytes, ptr::null_mut()) };
        let memory = made.map_err(failed(ErrorKind::Memory, &format!("a buffer of {bytes} bytes")))?;
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        let after =
            |(address, last): (&u64, &Buffer)| (address + last.bytes as u64).next_multiple_of(PAGE) + PAGE;
        let address = all.last_key_value().map_or(FIRST, after);
        all.insert(address, Buffer { memory: memory as usize, bytes });
        Ok(address)
    }

    pub(super) fn free(&self, address: u64) {
        let gone = self.all.lock().unwrap_or_else(PoisonError::into_inner).remove(&address);
        if let Some(buffer) = gone {
            // SAFETY: the map had it.
            let _gone = unsafe { release_mem_object(buffer.memory as cl_mem) };
        }
    }

    /// The buffer behind an address, and the offset in it.
    pub(super) fn find(&self, address: u64) -> Result<(cl_mem, usize), Error> {
        let all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        let before = all.range(..=address).next_back();
        let found = before.filter(|(start, buffer)| address - *start <= buffer.bytes as u64);
        match found {
            Some((start, buffer)) => {
                Ok((buffer.memory as cl_mem, usize::try_from(address - start).unwrap_or(0)))
            }
            None => Err(Error::memory("the device has buffers only, and this address is in none of them")),
        }
    }

    /// The buffer that a kernel gets for an address.
    pub(super) fn part(&self, address: u64) -> Result<Part, Error> {
        let (memory, offset) = self.find(address)?;
        if offset == 0 {
            return Ok(Part { memory: memory as usize, is_own: false });
        }
        if !(offset as u64).is_multiple_of(self.alignment) {
            return Err(Error::memory(format!(
                "a slice begins {offset} bytes after its memory; this device has no shared virtual memory, and takes \
                 multiples of {} bytes",
                self.alignment
            )));
        }
        let all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        let bytes = all.values().find(|one| one.memory == memory as usize).map_or(0, |one| one.bytes);
        if bytes == offset {
            // Nothing of it may be used.
            return Ok(Part { memory: memory as usize, is_own: false });
        }
        let region = [offset, bytes - offset];
        // SAFETY: the region is within the buffer.
        let made = unsafe {
            create_sub_buffer(memory, CL_MEM_READ_WRITE, CL_BUFFER_CREATE_TYPE_REGION, region.as_ptr().cast())
        };
        let part = made.map_err(failed(ErrorKind::Memory, "a part of a buffer"))?;
        Ok(Part { memory: part as usize, is_own: true })
    }
}

impl Part {
    pub(super) fn memory(&self) -> cl_mem {
        self.memory as cl_mem
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        if self.is_own {
            // SAFETY: it was created here; OpenCL keeps it while a kernel uses it.
            let _gone = unsafe { release_mem_object(self.memory()) };
        }
    }
}
