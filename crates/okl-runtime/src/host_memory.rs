//! Memory of the host that devices reach without a detour.

use crate::shared::Shared;
use crate::{Element, Error};
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

/// Elements in memory of the host from which the device copies, and to which it copies, without a detour: pinned memory,
/// where the device has it. It is freed when it is dropped; copies in streams must be done by then.
pub struct HostMemory<T: Element> {
    address: *mut u8,
    len: usize,
    device: Arc<Shared>,
    element: PhantomData<T>,
}

// SAFETY: it is memory of the host that one object has, as a vector does.
unsafe impl<T: Element> Send for HostMemory<T> {}
// SAFETY: as above.
unsafe impl<T: Element> Sync for HostMemory<T> {}

impl<T: Element> HostMemory<T> {
    pub(crate) fn new(device: &Arc<Shared>, len: usize) -> Result<HostMemory<T>, Error> {
        device.check()?;
        let bytes = len.checked_mul(size_of::<T>()).filter(|bytes| isize::try_from(*bytes).is_ok());
        let bytes = bytes.ok_or_else(|| Error::memory(format!("{len} elements are too many")))?;
        let address = device.driver.allocate_host(bytes)?;
        Ok(HostMemory { address, len, device: device.clone(), element: PhantomData })
    }
}

impl<T: Element> Deref for HostMemory<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        // SAFETY: there are as many bytes, which were zeroed; drivers align memory for all types.
        unsafe { std::slice::from_raw_parts(self.address.cast(), self.len) }
    }
}

impl<T: Element> DerefMut for HostMemory<T> {
    fn deref_mut(&mut self) -> &mut [T] {
        // SAFETY: as above, and the object is borrowed.
        unsafe { std::slice::from_raw_parts_mut(self.address.cast(), self.len) }
    }
}

impl<T: Element> Drop for HostMemory<T> {
    fn drop(&mut self) {
        if self.device.is_of_this_process() {
            // SAFETY: the driver has allocated it for so many bytes.
            unsafe { self.device.driver.free_host(self.address, self.len * size_of::<T>()) };
        }
    }
}

impl<T: Element> fmt::Debug for HostMemory<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "HostMemory({} elements for {})", self.len, self.device.name)
    }
}
