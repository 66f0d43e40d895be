//! Launches of device kernels, by whatever host code.

use crate::{Error, ErrorKind};
use okl_launch::Argument;
use smallvec::SmallVec;

/// A launch of a device kernel, with its arguments. All sizes are 1 or more.
pub(crate) struct Started<'a> {
    /// The number of the launch in the kernel's reflection.
    pub(crate) number: usize,
    pub(crate) groups: [u64; 3],
    pub(crate) items: [u64; 3],
    /// How many axes there are: 1 to 3.
    pub(crate) axes: usize,
    pub(crate) arguments: &'a [Argument<'a>],
}

impl Started<'_> {
    /// Sizes for a driver.
    pub(crate) fn sizes<N: TryFrom<u64>>(&self, of: [u64; 3]) -> Result<[N; 3], Error> {
        let mut sizes: SmallVec<[N; 3]> = SmallVec::new();
        for size in of {
            sizes.push(N::try_from(size).map_err(|_| self.too_large())?);
        }
        sizes.into_inner().map_err(|_| self.too_large())
    }

    /// The numbers of all work items.
    pub(crate) fn all_items(&self) -> Result<[u64; 3], Error> {
        let mut all = self.items;
        for (all, groups) in all.iter_mut().zip(self.groups) {
            *all = all.checked_mul(groups).ok_or_else(|| self.too_large())?;
        }
        Ok(all)
    }

    fn too_large(&self) -> Error {
        let Started { groups, items, .. } = self;
        let message = format!("{groups:?} groups of {items:?} work items are more than the device takes");
        Error::new(ErrorKind::Launch, message)
    }
}
