//! Exceptions in device code: CPUs have them, devices do not.

use crate::{DeviceCode, KernelPlan};
use okl_analysis::Analyzed;
use okl_source::{Diagnostic, Span};

/// `host-only-code`: where device code throws or catches.
pub(crate) fn refused(unit: &Analyzed, kernels: &[KernelPlan<'_>], device: &DeviceCode) -> Vec<Diagnostic> {
    let nests = kernels.iter().flat_map(|kernel| &kernel.launches).map(|launch| launch.root.span);
    let functions = device.functions().iter().map(|id| unit.function(*id).span);
    let code: Vec<Span> = nests.chain(functions).collect();
    let reached = unit.exceptions.iter().filter(|place| code.iter().any(|span| span.contains(**place)));
    reached.map(|place| refusal(unit, *place)).collect()
}

fn refusal(unit: &Analyzed, place: Span) -> Diagnostic {
    // `throw`, `try`
    let word = unit.source(place).split(|c: char| !c.is_ascii_alphabetic()).next().unwrap_or_default();
    let place = Span::new(place.start, place.start + word.len().max(1) as u32);
    Diagnostic::error("host-only-code", "an exception in device code", place)
        .note("CPUs have exceptions, devices do not")
        .help("hand the host program a flag for a mistake")
}
