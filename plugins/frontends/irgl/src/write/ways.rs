//! How kernels are written.

/// The ways to write kernels.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ways {
    /// True for a device that a host program launches.
    pub(crate) gpu: bool,
    /// True if threads gather items before they push them.
    pub(crate) buffers: bool,
}

impl Ways {
    /// What stands in front of an item that is pushed.
    pub(crate) fn push(self) -> &'static str {
        match self.buffers {
            true => "irgl_gather(irgl_own, irgl_out, irgl_pushed, irgl_capacity, ",
            false => "irgl_push(irgl_out, irgl_pushed, irgl_capacity, ",
        }
    }
}
