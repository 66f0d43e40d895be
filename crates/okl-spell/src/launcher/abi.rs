//! What a launcher says in the words of one ABI; everything else of it is the same in all of them.

use crate::job::Job;
use okl_analysis::Analyzed;
use okl_model::Function;
use okl_plan::Launch;
use okl_source::EditSet;

/// The words of an ABI.
pub(crate) trait Words {
    /// The lines before everything: `#include <occa/core/kernel.hpp>`
    fn prologue(&self) -> String;

    /// The head of a kernel's host function up to the kernel's own parameters; at least one of the ABI's stands before them.
    fn head(&self, unit: &Analyzed, function: &Function) -> String;

    /// What a pointer of the kernel is to the host: `occa::modeMemory_t *`
    fn memory(&self) -> &'static str;

    /// What stands behind the host function.
    fn after(&self, job: &Job<'_>, function: &Function) -> String;

    /// Declares `_occa_outer` and `_occa_inner`, whose axis x is `_occa_outer[0]`.
    fn sizes(&self, launch: &Launch<'_>, line: &str) -> String;

    /// Launches a nest with those sizes and these arguments.
    fn start(&self, job: &Job<'_>, device_name: &str, call: &Call<'_>) -> String;

    /// Renames what the user calls like something of the ABI.
    fn make_way(&self, job: &Job<'_>, edits: &mut EditSet);
}

/// One launch.
pub(crate) struct Call<'c> {
    pub(crate) launch: &'c Launch<'c>,
    pub(crate) arguments: &'c [String],
    /// The end of a line and the blanks that the next one starts with.
    pub(crate) line: &'c str,
}
