//! Runs pipelines: from the text of a kernel to the texts of targets.
//!
//! 1. [`Runner::add`] gets a pipeline's backend: the copy linked into the program, or a shared library.
//! 2. [`Runner::run`] takes one [`Input`] through the five steps and gives an [`Outcome`]. One parse serves all pipelines
//!    that read the text in the same way.
//!
//! ```text
//! text --normalize--> Normalized --parse--> Unit --check--> Checked --lower--> Lowered --emit--> text
//! ```
//!
//! Each arrow is a function that takes what the one before gives, so the compiler keeps the order. Nothing here prints, ends
//! the process or reads the environment: what went wrong is in the outcome's diagnostics, and
//! [`Verdict`](okl_host::Verdict) says whose turn it is to act.

mod backend_options;
mod barriers;
mod check;
mod dependencies;
mod emit;
mod find_backend;
mod foreign;
mod frontend_pass;
mod host_program;
mod input;
mod json;
mod lines;
mod lowering;
mod metadata;
mod outcome;
mod prototypes;
mod ready;
mod run_state;
mod runner;
mod source_map;
mod stages;
mod step;
mod text_reader;
mod trial;
mod unlikely_targets;

pub use check::check_pipeline;
pub use emit::{Emitted, emit};
pub use find_backend::describe_backend;
pub use foreign::foreign_words;
pub use input::{Input, InputError};
pub use outcome::{Outcome, OutcomeOfTarget, Output, OutputKind, RequestedOutputs};
pub use runner::Runner;
pub use step::{STEP_TARGET, span as step};
pub use trial::trial;
