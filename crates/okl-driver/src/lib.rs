//! Runs pipelines: from the text of a kernel to the texts of targets.
//!
//! # Main types
//!
//! - [`Runner`]: the pipelines of a run with their plugins loaded. [`Runner::add`] loads a pipeline, [`Runner::run`]
//!   translates one input on all of them; one parse serves all pipelines that read the text in the same way.
//! - [`Input`]: a text and the path that messages show.
//! - [`RequestedOutputs`]: the kinds of output that are wanted ([`OutputKind`]); steps after the last one needed are
//!   not run.
//! - [`Outcome`]: diagnostics, outputs and the verdict, in total and per pipeline.
//!
//! # Steps
//!
//! ```text
//! text --normalize--> Normalized --parse--> Unit --check--> Checked --lower--> Lowered --emit--> text
//! ```
//!
//! Each arrow is a function that takes the result of the one before, so the types enforce the order. Stages of the
//! pipeline act before the first step, on the checked unit, on the lowered edits, and on the output. A front end, if
//! the pipeline has one, translates the input to OKL first.
//!
//! # Invariants
//!
//! - A text with errors has no output for the affected pipelines; other pipelines are not affected.
//! - Nothing here prints, ends the process or reads the environment: errors are diagnostics of the outcome, and
//!   [`Verdict`](okl_host::Verdict) is the exit category.
//! - Diagnostics point at the text that the user wrote, not at normalized or derived texts.
//!
//! The crate does not read pipeline files (`okl-config`) and does not load plugins itself (`okl-host`).

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
mod instances;
mod json;
mod lines;
mod lowering;
mod metadata;
mod outcome;
mod prototypes;
mod read_by;
mod ready;
mod replaced;
mod run_state;
mod runner;
mod source_map;
mod stages;
mod step;
mod structurized;
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
