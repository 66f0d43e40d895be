//! Reports target names that are likely misspellings.

use crate::ready::LoadedPipeline;
use crate::run_state::RunState;
use crate::text_reader::ReadSettings;
use okl_host::Host;
use okl_normalizer::nearest;
use okl_source::{Diagnostic, DiagnosticId, FileSpan};

const UNLIKELY_TARGET: DiagnosticId = DiagnosticId::new("unlikely-target");

/// The keys of `expand` that are not targets: the default, and the host program.
const NO_TARGETS: [&str; 2] = ["default", "launcher"];

/// Warns of names such as `expand.cdua` in the tables that a text is read with.
///
/// A name that resembles no known target may belong to a plugin or to another version of okl, so it is accepted.
pub(crate) fn targets(
    state: &mut RunState,
    front: &ReadSettings<'_>,
    group: &[&LoadedPipeline],
    host: &Host,
) {
    let of_pipelines = group.iter().filter_map(|ready| ready.backend.target_names().ok()).flatten();
    let known: Vec<&str> = host
        .backends
        .iter()
        .map(|entry| entry.name)
        .chain(NO_TARGETS)
        .chain(of_pipelines.map(String::as_str))
        .collect();
    let of_intrinsics = front.parse.intrinsics.iter().flat_map(|row| {
        let place = row.place.filter(|place| !state.sources.get(place.file).path.starts_with("<embedded>"));
        row.expansions.keys().filter_map(move |name| Some((name.as_str(), place?)))
    });
    let all: Vec<(&str, FileSpan)> = front.vocabulary.targets().chain(of_intrinsics).collect();
    for (name, place) in all.into_iter().filter(|(name, _)| !known.contains(name)) {
        let Some(near) = nearest(name, known.iter().copied()) else { continue };
        let message = format!("`expand.{name}` is for no target of this okl");
        let warning = Diagnostic::warning(UNLIKELY_TARGET, message, place)
            .help(format!("did you mean `expand.{near}`?"));
        if !state.diagnostics.contains(&warning) {
            state.diagnostics.push(warning);
        }
    }
}
