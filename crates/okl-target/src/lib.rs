//! What a target is, as data: everything okl has to know of a language to write it.
//!
//! A backend is a description of its target, a table in TOML or the same in JSON. okl does the rest, so a rule that is
//! mended is mended for all of them, and no code of okl's is part of a backend.
//!
//! ```text
//! name = "cuda"                       what pipelines call it
//! [words]                             how things are written
//! shared = "__shared__"
//! [[atomics.fetch]]                   which updates are one instruction
//! [[option]]                          what a pipeline may choose, and what of the description that changes
//! ```
//!
//! [`Description`] is what is written, [`Target`] what is left of it once a pipeline has chosen its options.

mod atomics;
mod description;
mod device_cpp;
mod library;
mod memories;
mod names;
mod options;
mod spelling;
mod target;

pub use atomics::{Atomics, CompareAndSwap, Instruction, Number, NumberKind, Update};
pub use description::{Description, Mistake, merge, put_over};
pub use device_cpp::DeviceCpp;
pub use library::{Library, LibraryKind, RuntimeCompiler};
pub use memories::{Memories, Space};
pub use names::name_defect;
pub use options::{OptionSpec, OptionValue};
pub use spelling::{Axes, Words};
pub use target::{Capabilities, Language, Limits, Shape, Target, Vectors};
