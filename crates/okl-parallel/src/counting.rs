//! Loop headers as trip counts.

use crate::Formula;

/// A counted loop: its start, its end and its step.
///
/// All parts are invariant while the loop runs. The step is positive for both directions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counting {
    /// The initial value of the counter.
    pub first: Formula,
    /// The value that the counter is compared with.
    pub bound: Formula,
    /// The absolute value of the step.
    pub step: Formula,
    /// The comparison with the bound: exclusive or inclusive.
    pub ends: Ends,
    /// True if the loop counts down.
    pub down: bool,
}

/// The comparison of a counter with its bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ends {
    /// The bound is exclusive: `<`, `>`, or `!=` with a step of 1.
    Before,
    /// The bound is inclusive: `<=`, `>=`
    At,
}

impl Counting {
    /// `for (i = first; i < bound; i += step)`
    pub fn up(first: Formula, bound: Formula, step: Formula) -> Counting {
        Counting { first, bound, step, ends: Ends::Before, down: false }
    }

    /// The loop over `0, 1, ..., count - 1`
    pub fn to(count: Formula) -> Counting {
        Counting::up(Formula::number(0), count, Formula::number(1))
    }

    /// The trip count: `first < bound ? (bound - first - 1) / step + 1 : 0`
    ///
    /// It overflows only if the distance of the bounds does. Callers widen operands of narrow types by a cast.
    pub fn trips(&self) -> Formula {
        let (low, high) = match self.down {
            false => (self.first.clone(), self.bound.clone()),
            true => (self.bound.clone(), self.first.clone()),
        };
        let (runs, last) = match self.ends {
            Ends::Before => (low.clone().less(high.clone()), high.clone() - low.clone() - Formula::number(1)),
            Ends::At => (low.clone().at_most(high.clone()), high.clone() - low.clone()),
        };
        let is_plain = self.step.as_number() == Some(1) && self.ends == Ends::Before;
        let trips = if is_plain { high - low } else { last / self.step.clone() + Formula::number(1) };
        runs.choose(trips, Formula::number(0))
    }

    /// The value of the counter in iteration `number`: `first + number * step`
    pub fn at(&self, number: Formula) -> Formula {
        let distance = number * self.step.clone();
        if self.down { self.first.clone() - distance } else { self.first.clone() + distance }
    }
}
