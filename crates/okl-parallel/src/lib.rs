//! The distribution of loop iterations over the levels of a machine, for front ends that write OKL.
//!
//! Languages with parallel loops (OpenACC, Cilk) name the levels of parallelism that a loop uses, and leave the
//! assignment of iterations to the compiler. In OKL, that assignment is explicit: `@outer` and `@inner` loops count
//! groups and work items. This crate is the arithmetic in between:
//!
//! - [`Counting`] is a loop header: its trip count, and the value of its counter in each iteration.
//! - [`Crew`] is the levels that a loop uses (gangs, workers, lanes), each a [`Team`]. [`share`] distributes iterations
//!   over a crew, in chunks, in turn, or both ([`Schedule`]). The result is a [`Share`]: the loop of one member.
//! - [`collapse`] maps the iterations of one loop to those of the nest that it replaces, [`Tiling`] those of loops over
//!   tiles and over elements of a tile.
//!
//! All numbers are [`Formula`]s: integer expressions that print as C++. [`Formula::value`] evaluates the printed code,
//! so tests of the arithmetic test what is written:
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
//! # Invariants
//!
//! Each iteration is executed by exactly one participating member. A crew without members ([`Crew::default`]) executes
//! all iterations in their order, as a CPU does without lanes. Formulas are evaluated in 64 bits; an operand of a
//! narrower type has to be widened by the caller ([`Formula::widened`]).
//!
//! # Limits
//!
//! The crate knows neither source languages nor units: a formula consists of constants and of code as it is written.

mod counting;
mod formula;
mod nest;
mod share;

pub use counting::{Counting, Ends};
pub use formula::Formula;
pub use nest::{Tiling, collapse, product};
pub use share::{Crew, Iterations, Schedule, Share, Team, share};
