//! Options that several commands have.

mod cache;
mod format;
mod front;
mod jobs;
mod outputs;

pub use cache::{CacheArgs, PlaceArgs};
pub use format::Format;
pub use front::{FrontArgs, LevelArgs, define};
pub use jobs::{JobArgs, ReportForm};
pub use outputs::{EmitKind, OutputArgs, Wanted, kinds};
