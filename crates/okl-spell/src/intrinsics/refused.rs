//! Refuses intrinsics that a target lacks.

use crate::job::Job;
use okl_model::Convergence;
use okl_plan::WARP;
use okl_source::ids::INTRINSIC_UNSUPPORTED;
use okl_source::{Diagnostic, Span};

/// Refuses warp intrinsics in nests whose subgroups have another length than a warp: `@simd_length(16)`.
pub(super) fn other_lengths(job: &mut Job<'_>) {
    if job.target.words.simd_length.is_empty() {
        return;
    }
    let mut found = Vec::new();
    for launch in job.plan.launches() {
        let length = job.unit.attributes_on(launch.root).simd_length;
        let length = length.and_then(|length| job.unit.expression(length).value);
        let Some(length) = length.filter(|length| u64::try_from(*length) != Ok(WARP)) else { continue };
        for (_, call, intrinsic) in job.unit.intrinsic_calls_in(launch.root.span) {
            if intrinsic.sync == Convergence::Warp {
                let why = format!("is about {WARP} work items, and `@simd_length({length})` about {length},");
                let one = unsupported(job, call.name_span, &intrinsic.name, &why);
                found.push(one.help("leave `@simd_length` away"));
            }
        }
    }
    job.out.extend(found);
}

pub(super) fn unsupported(job: &Job<'_>, place: Span, name: &str, why: &str) -> Diagnostic {
    let message = format!("`{name}` {why} on backend `{}`", job.target.name);
    Diagnostic::error(INTRINSIC_UNSUPPORTED, message, place)
}
