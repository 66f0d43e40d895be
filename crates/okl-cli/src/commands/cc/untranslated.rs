//! Command lines without a source to translate.

use super::arguments::CcArgs;
use super::command_line::{CommandLine, Task};
use super::device_link;
use super::plan::Plan;
use super::scratch::Scratch;
use super::sources::Sources;
use super::target::CcTarget;
use crate::exit::Code;

/// Compiles or links without a translation.
pub fn carry_out(
    args: &CcArgs,
    line: &CommandLine,
    sources: &Sources<'_>,
    target: &CcTarget,
) -> Result<(), Code> {
    if line.task() != Task::Link {
        return Plan::of_compiler(line, sources).carry_out_last(args.dry_run);
    }
    let device = device_link::inputs(line, target);
    if device.is_empty() {
        return Plan::of_link(line, sources, target).carry_out_last(args.dry_run);
    }
    let scratch = Scratch::new(args, line)?;
    Plan::of_device_link(line, sources, target, &device, scratch.folder()).carry_out(args.dry_run)
}
