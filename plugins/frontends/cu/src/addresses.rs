//! Addresses of kernels that lose their type: `cudaFuncGetAttributes(&about, (void *)kernel);`

use crate::program::Program;
use okl_frontend::renamed;
use okl_plugin::Span;
use std::collections::BTreeSet;

/// The names of kernels where their addresses are converted to `void *`.
pub(crate) fn untyped(program: &Program<'_>) -> Vec<Span> {
    let unit = program.unit;
    let names: BTreeSet<&str> = program.kernels.iter().map(|id| unit.function(*id).name.as_str()).collect();
    let all = Span::new(program.prelude.end, unit.text.len() as u32);
    let places = renamed::places(unit, all, &|word| names.contains(word));
    let is_converted = |place: &Span| {
        let before = unit.text[..place.start as usize].trim_end().trim_end_matches(['&', '(']).trim_end();
        let cast = before.strip_suffix(')').map(str::trim_end).and_then(|before| before.strip_suffix('*'));
        let other =
            || before.strip_suffix('>').map(str::trim_end).and_then(|before| before.strip_suffix('*'));
        cast.or_else(other).is_some_and(|before| before.trim_end().ends_with("void"))
    };
    let is_launched = |place: &Span| program.by_address.iter().any(|one| one.argument.contains(*place));
    places.into_iter().filter(is_converted).filter(|place| !is_launched(place)).collect()
}
