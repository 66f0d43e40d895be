//! A stream as kernels see it.

use crate::driver::Queue;
use crate::shared::Shared;
use std::sync::Arc;

/// A queue of a device, for those who use it.
pub(crate) struct Queued {
    /// Before the device: the queue goes first.
    pub(crate) queue: Box<dyn Queue>,
    pub(crate) device: Arc<Shared>,
}
