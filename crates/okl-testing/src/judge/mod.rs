//! A judge that is not the code under test: an interpreter of small kernels.
//!
//! It runs one group of a nest, statement by statement, over what `parse` and `check` found out, and knows nothing of
//! lowering. Each work item runs the code of the group as devices do; its memory is its own, `@shared` variables and
//! what arguments point to are everyone's. Between two barriers the work items run one after the other, in all orders
//! that can be afforded ([`orders`]), or statement by statement in turns. Where barriers stand besides those of the text
//! is told to it ([`program::Waits`]).
//!
//! ```text
//! text --check--> Checked --read--> Program --run--> what lies in memory, and what was done: Trace
//! ```
//!
//! It judges, so it must not guess: what C++ leaves undefined ends a run ([`Stop::Undefined`]), and so does everything
//! it has no word for ([`Stop::Refused`]). It takes numbers of all types with C++'s conversions, arrays, pointers,
//! references, classes with fields and plain methods, calls, lambdas, all sequential statements but `goto`, group
//! memory, `@exclusive`, `@atomic`, `@barrier`, `@dim` and `@tile`. It refuses templates, unions, bit-fields, bases,
//! constructors and operators of the user's own, casts between pointers, vector types, structured bindings, `goto`,
//! lambdas that change what they keep, tiles of which one part alone is sequential, and groups of more than eight.
//!
//! | module | what it holds |
//! |---|---|
//! | [`front`] | text to what the judge reads |
//! | [`program`] | what it runs; `reader`, `steps` and `tree` make it from the model, and nothing else knows that |
//! | [`types`], [`value`], `arithmetic` | numbers as C++ has them |
//! | [`memory`] | objects and places |
//! | `machine`, `iterations`, `evaluate`, `pointers`, `calls`, `builtins` | running |
//! | [`group`], [`orders`] | work items and their order |
//! | [`trace`] | what was done |

mod arithmetic;
mod builtins;
mod calls;
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
pub mod trace;
mod tree;
pub mod types;
pub mod value;

pub use orders::orders;
pub use reader::read;

use okl_source::Span;

/// Why a run ended too early.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stop {
    /// C++ does not say what happens.
    Undefined(String),
    /// The judge does not know what happens.
    Refused(Refusal),
    /// Some work items wait at a barrier where others do not.
    Divergent(String),
    /// The group has too few work items on that axis, and needs so many.
    TooSmall(usize, i128),
}

/// Something that the judge does not know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// What it is.
    pub what: String,
    /// Where it stands, when it stands somewhere.
    pub span: Span,
}

impl Stop {
    fn undefined(what: impl Into<String>) -> Stop {
        Stop::Undefined(what.into())
    }

    fn refused(what: impl Into<String>) -> Stop {
        Stop::Refused(Refusal { what: what.into(), span: Span::default() })
    }
}
