//! A reference implementation that is independent of lowering: an interpreter of small kernels.
//!
//! It executes one group of a nest, statement by statement, on the unit as `parse` and `check` leave it. Each work item
//! executes the code of the group, as on devices; its variables are private, `@shared` variables and the memory of
//! arguments are shared. Between two barriers the work items run one after the other, in as many orders as affordable
//! ([`orders`]), or interleaved statement by statement. The places of barriers that are not in the text are an input
//! ([`program::Waits`]).
//!
//! ```text
//! text --check--> Checked --read--> Program --run--> content of memory and accesses (Trace)
//! ```
//!
//! The interpreter must not guess: a run ends where the behavior is undefined in C++ ([`Stop::Undefined`]) and where
//! the interpreter does not support a construct ([`Stop::Refused`]). It supports numbers of all types with C++'s
//! conversions, arrays, pointers, references, classes with fields and plain methods, calls, lambdas, all sequential
//! statements but `goto`, group memory, `@exclusive`, `@atomic`, `@barrier`, `@dim` and `@tile`. It refuses templates,
//! unions, bit-fields, base classes, user-defined constructors and operators, casts between pointers, vector types,
//! structured bindings, `goto`, lambdas that change their captures, tiles with exactly one sequential part, and groups
//! of more than eight work items.
//!
//! | module | content |
//! |---|---|
//! | [`front`] | from text to a checked unit |
//! | [`program`] | the interpreted program; `reader`, `steps` and `tree` build it, only they depend on the model |
//! | [`types`], [`value`], `arithmetic` | numbers of C++ |
//! | [`memory`], `address` | objects and places |
//! | `machine`, `iterations`, `evaluate`, `pointers`, `calls`, `builtins` | execution |
//! | [`group`], [`orders`] | work items and their order |
//! | [`trace`] | the accesses of a run |

mod address;
mod arithmetic;
mod builtins;
mod calls;
mod constant;
mod evaluate;
pub mod front;
pub mod group;
mod iterations;
mod machine;
pub mod memory;
mod orders;
mod pointers;
pub mod program;
mod reader;
mod steps;
mod stop;
pub mod trace;
mod tree;
pub mod types;
pub mod value;

pub use orders::orders;
pub use reader::read;
pub use stop::{Refusal, Stop};
