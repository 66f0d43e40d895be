//! How the iterations of loops are shared out, for front ends that write OKL.
//!
//! Languages with parallel loops say which levels of a machine a loop runs over, and leave it to the compiler who does
//! which iteration. OKL says it itself: `@outer` and `@inner` loops count groups and work items. In between stands
//! arithmetic, and this crate has it, once:
//!
//! - [`Counting`]: a loop header as a number of iterations, and the value of its variable in each;
//! - [`Crew`] and [`share`]: iterations over gangs, workers and lanes, in blocks, cyclically, or both;
//! - [`collapse`] and [`Tiling`]: several loops as one, and the way back to their variables.
//!
//! Everything is a [`Formula`]. It prints as C++, and [`Formula::value`] computes what the printed text computes, so that
//! tests of the arithmetic are tests of what is written:
//!
//! ```
//! use okl_parallel::{Counting, Crew, Formula, Schedule, Team, share};
//!
//! // for (int i = 2; i < n; i += 3)
//! let l = Counting::up(Formula::number(2), Formula::code("n"), Formula::number(3));
//! let lanes = Crew { lane: Some(Team::new(Formula::code("lid"), Formula::number(32))), ..Crew::default() };
//! let shared = share(&lanes, Schedule::Cyclic, &Formula::code("trips"), "k");
//! assert_eq!(shared.iterations.header("long", "k"), "for (long k = lid; k < trips; k += 32)");
//! assert_eq!(l.at(Formula::code("k")).to_string(), "2 + k * 3");
//! assert_eq!(l.trips().to_string(), "2 < n ? (n - 2 - 1) / 3 + 1 : 0");
//! ```
//!
//! Nothing here knows a language or a unit: formulas are made of numbers and of code as it is written. A crew without
//! members ([`Crew::default`]) does all iterations in their order, which is what a CPU wants of lanes.

mod counting;
mod formula;
mod nest;
mod share;

pub use counting::{Counting, Ends};
pub use formula::Formula;
pub use nest::{Tiling, collapse, product};
pub use share::{Crew, Iterations, Schedule, Share, Team, share};
