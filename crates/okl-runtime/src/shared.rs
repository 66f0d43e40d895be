//! What the memory and the kernels of a device share.

use crate::binaries::Binaries;
use crate::driver::Driver;
use crate::loaded::LoadedTexts;
use okl_api::Compiler;
use std::fmt;

/// A device, for its memory and its kernels.
pub(crate) struct Shared {
    /// Its name in messages: `openmp`.
    pub(crate) name: String,
    pub(crate) driver: Box<dyn Driver>,
    pub(crate) compiler: Compiler,
    pub(crate) binaries: Binaries,
    pub(crate) loaded: LoadedTexts,
}

impl fmt::Debug for Shared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}
