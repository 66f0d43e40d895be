//! Loop headers as numbers of iterations.

use crate::Formula;

/// A loop that counts: where it starts, where it ends, and by how much it goes on.
///
/// All parts keep their value while the loop runs. The step is a positive amount, whichever way the loop goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counting {
    /// The first value.
    pub first: Formula,
    /// What the variable is compared with.
    pub bound: Formula,
    /// By how much it changes; positive.
    pub step: Formula,
    /// Whether it reaches the bound.
    pub ends: Ends,
    /// Whether it goes down.
    pub down: bool,
}

/// Whether a loop reaches its bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ends {
    /// `<`, `>`, and `!=` with a step of 1
    Before,
    /// `<=`, `>=`
    At,
}

impl Counting {
    /// `for (i = first; i < bound; i += step)`
    pub fn up(first: Formula, bound: Formula, step: Formula) -> Counting {
        Counting { first, bound, step, ends: Ends::Before, down: false }
    }

    /// `0, 1, ..., count - 1`
    pub fn to(count: Formula) -> Counting {
        Counting::up(Formula::number(0), count, Formula::number(1))
    }

    /// The number of iterations: `first < bound ? (bound - first - 1) / step + 1 : 0`
    ///
    /// It overflows only where the distance does; code whose type is narrow wants a cast of its own.
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

    /// The value of the variable in iteration number `number`: `first + number * step`
    pub fn at(&self, number: Formula) -> Formula {
        let distance = number * self.step.clone();
        if self.down { self.first.clone() - distance } else { self.first.clone() + distance }
    }
}
