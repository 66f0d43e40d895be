//! The options of commands that work on several inputs.

use clap::Args;
use std::num::NonZeroUsize;
use std::path::PathBuf;

/// The options for work on several inputs, and for reports about it.
#[derive(Clone, Debug, Default, Args)]
pub struct JobArgs {
    /// The number of inputs to work on at once (default: one for each core)
    #[arg(long, short, value_name = "COUNT")]
    pub jobs: Option<NonZeroUsize>,

    /// Writes the result of each input on each target to stdout
    #[arg(long, value_enum, value_name = "FORM")]
    pub report: Option<ReportForm>,

    /// Shows how long each step and each input took
    #[arg(long)]
    pub time_passes: bool,

    /// Records everything that this run is told and reads in one file, for `okl run --repro FILE`
    #[arg(long, value_name = "FILE")]
    pub dump_repro: Option<PathBuf>,
}

impl JobArgs {
    /// True if the run is to be timed.
    pub fn measures(&self) -> bool {
        self.report.is_some() || self.time_passes
    }
}

/// The form of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum ReportForm {
    /// For people
    Text,
    /// One document
    Json,
    /// For spreadsheets: one line for each input and target
    Csv,
}
