//! The orders of memory.

/// What other accesses of the same work item an atomic one stays before or after, for who sees it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// Nothing is said of them.
    #[default]
    Relaxed,
    /// Those after it come after it.
    Acquire,
    /// Those before it come before it.
    Release,
    /// Both.
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

    /// Whether what stands after it comes after it.
    pub fn acquires(self) -> bool {
        matches!(self, Order::Acquire | Order::AcquireRelease)
    }

    /// Whether what stands before it comes before it.
    pub fn releases(self) -> bool {
        matches!(self, Order::Release | Order::AcquireRelease)
    }
}
