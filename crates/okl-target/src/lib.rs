//! The description of targets as data: everything that lowering needs to know of a language to write it.
//!
//! A backend is a description of its target: a table in TOML, or the same in JSON. Lowering is the same for all
//! targets, so a correction of a rule applies to all of them, and no code of okl is part of a backend.
//!
//! ```text
//! name = "cuda"                       the name in pipelines
//! [words]                             spellings
//! shared = "__shared__"
//! [[atomics.fetch]]                   the updates that are one instruction
//! [[option]]                          the options, and the changes of the description that each makes
//! ```
//!
//! # Main types
//!
//! - [`Description`] is the table as it is written. A description may be based on another one (`like = "cuda"`):
//!   [`Description::over`] merges the two.
//! - [`Target`] is the result of [`Description::with`]: the description with the options that a pipeline chooses. Only
//!   a `Target` is used by lowering, and it does not change.
//! - [`Words`] are the spellings, [`Capabilities`] and [`Limits`] restrict the programs that the target supports,
//!   [`Library`], [`DeviceCpp`] and [`Vectors`] describe the library names it has, [`Half`] the conversions of `half`,
//!   [`Memories`] the address space qualifiers, and [`Atomics`] the atomic instructions.
//! - [`Mistake`] is an error in a description, with the key and, for TOML, the byte range.
//!
//! # Invariants
//!
//! Unknown keys are errors. The name and the extension of a [`Target`] are safe as parts of file names
//! ([`name_defect`]). The combination of [`Language::C`] and [`Shape::Host`] does not exist.
//!
//! # Limits
//!
//! The crate does not find or load files of backends, does not ask code of plugins, and writes no output text of its
//! own, apart from filling in the templates of atomic instructions and vectors.

mod atomics;
mod description;
mod device_cpp;
mod half;
mod library;
mod memories;
mod names;
mod options;
mod spelling;
mod target;

pub use atomics::{Atomics, CompareAndSwap, Instruction, Number, NumberKind, Update};
pub use description::{Description, Mistake, merge, put_over};
pub use device_cpp::DeviceCpp;
pub use half::Half;
pub use library::{Library, LibraryKind, RuntimeCompiler};
pub use memories::{Memories, Space};
pub use names::name_defect;
pub use options::{OptionSpec, OptionValue};
pub use spelling::{Axes, Words};
pub use target::{Capabilities, Language, Limits, Shape, Target, Vectors};
