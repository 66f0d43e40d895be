//! A cache of the ranges of nodes.
//!
//! libclang computes a range anew for each call, and lexes the text at its end to do so. okl asks for the range of a
//! node several times in a row, so the most recent ranges are kept. The starts of sums are kept for the whole walk,
//! since each of 100,000 terms has the same start as all sums around it.

use okl_source::Span;
use rustc_hash::FxHashMap;
use std::cell::{Cell, RefCell};

/// The number of ranges that are kept; a power of two.
const KEPT: usize = 1 << 12;

/// Ranges of statements and expressions, by the addresses of their nodes.
pub(super) struct Places {
    /// A direct-mapped cache: one entry for each value of the address's low bits.
    last: Vec<Cell<(usize, Option<Span>)>>,
    /// The starts of sums.
    starts: RefCell<FxHashMap<usize, Option<u32>>>,
}

impl Default for Places {
    fn default() -> Places {
        Places { last: vec![Cell::new((0, None)); KEPT], starts: RefCell::default() }
    }
}

impl Places {
    fn slot(&self, node: usize) -> &Cell<(usize, Option<Span>)> {
        // Nodes are aligned to eight bytes.
        &self.last[(node >> 3) % KEPT]
    }

    /// The range of a node, if it is in the cache. The inner `None` is that of a node without a range.
    pub(super) fn get(&self, node: usize) -> Option<Option<Span>> {
        let (kept, extent) = self.slot(node).get();
        (kept == node).then_some(extent)
    }

    pub(super) fn keep(&self, node: usize, extent: Option<Span>) {
        self.slot(node).set((node, extent));
    }

    /// The start of a sum, if it is known.
    pub(super) fn start(&self, sum: usize) -> Option<Option<u32>> {
        self.starts.borrow().get(&sum).copied()
    }

    pub(super) fn keep_start(&self, sum: usize, start: Option<u32>) {
        self.starts.borrow_mut().insert(sum, start);
    }
}
