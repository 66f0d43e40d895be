//! The part of a launcher that depends on the ABI; the rest is the same for all ABIs.

use crate::job::Job;
use okl_analysis::Analyzed;
use okl_model::Function;
use okl_plan::Launch;
use okl_source::EditSet;

/// The spelling of an ABI.
pub(crate) trait Words {
    /// The lines of the prologue: `#include <occa/core/kernel.hpp>`
    fn prologue(&self) -> String;

    /// The head of a kernel's host function up to the kernel's own parameters; at least one parameter of the ABI
    /// precedes them.
    fn head(&self, unit: &Analyzed, function: &Function) -> String;

    /// The host type of a kernel's pointer parameter: `occa::modeMemory_t *`
    fn memory(&self) -> &'static str;

    /// The text after the host function.
    fn after(&self, job: &Job<'_>, function: &Function) -> String;

    /// Declares `_occa_outer` and `_occa_inner`, whose axis x is `_occa_outer[0]`.
    fn sizes(&self, launch: &Launch<'_>, line: &str) -> String;

    /// Launches a nest with those sizes and these arguments.
    fn start(&self, job: &Job<'_>, device_name: &str, call: &Call<'_>) -> String;

    /// Renames the user's entities that clash with names of the ABI.
    fn make_way(&self, job: &Job<'_>, edits: &mut EditSet);
}

/// One launch.
pub(crate) struct Call<'c> {
    pub(crate) launch: &'c Launch<'c>,
    pub(crate) arguments: &'c [String],
    /// The line break and the indentation of the next line.
    pub(crate) line: &'c str,
}
