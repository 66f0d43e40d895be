//! Memory of others, as a kernel sees it.

use crate::element::Element;
use smallvec::SmallVec;

/// The sizes of an array, along each axis.
pub type Shape = SmallVec<[usize; 4]>;

/// Memory of others. It stays there as long as the view.
pub struct View {
    pub address: u64,
    pub shape: Shape,
    /// None if the order of bytes is not that of this machine.
    pub element: Option<Element>,
    pub bytes: usize,
    pub is_contiguous: bool,
    pub is_read_only: bool,
    pub place: Place,
    /// Gives it back.
    pub keeper: Keeper,
}

/// Where memory is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Host,
    /// A device of CUDA.
    Cuda(i32),
    /// A device that okl does not share memory with.
    Elsewhere,
}

/// What keeps memory: when it is dropped, the memory is given back.
pub type Keeper = Box<dyn Send + Sync>;

impl View {
    /// Its bytes.
    ///
    /// # Safety
    /// The memory is of the host, contiguous, and nobody changes it meanwhile.
    pub unsafe fn host_bytes(&self) -> &[u8] {
        match self.bytes {
            0 => &[],
            // SAFETY: as many bytes are behind the address, as long as the view.
            bytes => unsafe { std::slice::from_raw_parts(self.address as *const u8, bytes) },
        }
    }

    /// Its bytes, to be written.
    ///
    /// # Safety
    /// The memory is of the host, contiguous and writable, and nobody uses it meanwhile.
    #[expect(clippy::mut_from_ref, reason = "the memory belongs to others, whom the view borrows it from")]
    pub unsafe fn host_bytes_mut(&self) -> &mut [u8] {
        match self.bytes {
            0 => &mut [],
            // SAFETY: as many bytes are behind the address, as long as the view.
            bytes => unsafe { std::slice::from_raw_parts_mut(self.address as *mut u8, bytes) },
        }
    }

    /// The number of elements of a shape; none if there are too many.
    pub fn count(shape: &[usize]) -> Option<usize> {
        shape.iter().try_fold(1_usize, |count, size| count.checked_mul(*size))
    }

    /// True if elements that are so many bytes apart on each axis lie one behind the other.
    pub fn is_dense(
        shape: &[usize],
        strides: impl DoubleEndedIterator<Item = isize> + ExactSizeIterator,
        bytes: usize,
    ) -> bool {
        let mut wanted = bytes;
        for (size, stride) in shape.iter().zip(strides).rev() {
            if *size != 1 && usize::try_from(stride) != Ok(wanted) {
                return shape.contains(&0);
            }
            wanted = wanted.saturating_mul(*size);
        }
        true
    }
}
