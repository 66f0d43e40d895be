//! Memory orders of atomic operations.

/// The memory order of an atomic access, as in C++ (`std::memory_order`): how other accesses of the same work item are
/// ordered with it, as seen by work items that observe it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// It orders no other accesses.
    #[default]
    Relaxed,
    /// Later accesses stay after it.
    Acquire,
    /// Earlier accesses stay before it.
    Release,
    /// Both: acquire and release.
    AcquireRelease,
}

impl Order {
    pub(super) fn read(text: &str) -> Option<Order> {
        Some(match text {
            "\"relaxed\"" => Order::Relaxed,
            "\"acquire\"" => Order::Acquire,
            "\"release\"" => Order::Release,
            "\"acq_rel\"" => Order::AcquireRelease,
            _ => return None,
        })
    }

    /// Returns true if later accesses stay after it.
    pub fn acquires(self) -> bool {
        matches!(self, Order::Acquire | Order::AcquireRelease)
    }

    /// Returns true if earlier accesses stay before it.
    pub fn releases(self) -> bool {
        matches!(self, Order::Release | Order::AcquireRelease)
    }
}
