//! Where nodes stand, kept once it was asked.
//!
//! libclang works out a range anew each time, and cuts the text at its end into tokens for it. A node is asked for its
//! range several times in a row, so the last ones are kept; the starts of sums are kept for as long as the text is read,
//! since each of 100,000 terms is the start of all sums after it.

use okl_source::Span;
use rustc_hash::FxHashMap;
use std::cell::{Cell, RefCell};

/// How many ranges are kept; a power of two.
const KEPT: usize = 1 << 12;

/// Ranges of statements and expressions, which are known by where they are kept in memory.
pub(super) struct Places {
    /// By the low bits of the node.
    last: Vec<Cell<(usize, Option<Span>)>>,
    /// Where sums start.
    starts: RefCell<FxHashMap<usize, Option<u32>>>,
}

impl Default for Places {
    fn default() -> Places {
        Places { last: vec![Cell::new((0, None)); KEPT], starts: RefCell::default() }
    }
}

impl Places {
    fn slot(&self, node: usize) -> &Cell<(usize, Option<Span>)> {
        // Nodes stand at multiples of eight.
        &self.last[(node >> 3) % KEPT]
    }

    /// The range of a node, when it was asked for not long ago.
    pub(super) fn get(&self, node: usize) -> Option<Option<Span>> {
        let (kept, extent) = self.slot(node).get();
        (kept == node).then_some(extent)
    }

    pub(super) fn keep(&self, node: usize, extent: Option<Span>) {
        self.slot(node).set((node, extent));
    }

    /// Where a sum starts, when that is known.
    pub(super) fn start(&self, sum: usize) -> Option<Option<u32>> {
        self.starts.borrow().get(&sum).copied()
    }

    pub(super) fn keep_start(&self, sum: usize, start: Option<u32>) {
        self.starts.borrow_mut().insert(sum, start);
    }
}
