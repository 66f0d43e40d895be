//! Textures and surfaces, which okl does not translate. They are declared, so that a program that names them is parsed
//! and each use is told.

use crate::ids::CU_UNSUPPORTED;
use crate::prelude::TEXTURES;
use crate::program::Program;
use okl_frontend::renamed;
use okl_plugin::{Diagnostic, Span};
use std::collections::BTreeMap;

/// Reports the names of textures and surfaces that a program has, at the first one.
pub(crate) fn check(program: &Program<'_>) -> Vec<Diagnostic> {
    let unit = program.unit;
    let all = Span::new(program.prelude.end, unit.text.len() as u32);
    let mut named: BTreeMap<&str, Vec<Span>> = BTreeMap::new();
    for place in renamed::places(unit, all, &is_name) {
        let word = unit.source(place);
        let is_template = unit.text[place.end as usize..].trim_start().starts_with('<');
        if is_template || !matches!(word, "texture" | "surface") {
            named.entry(word).or_default().push(place);
        }
    }
    let mut named: Vec<(&str, Vec<Span>)> = named.into_iter().collect();
    named.sort_by_key(|(_, places)| places[0]);
    told(&named).into_iter().collect()
}

fn told(named: &[(&str, Vec<Span>)]) -> Option<Diagnostic> {
    let ((word, places), others) = named.split_first()?;
    let message = format!("`{word}` belongs to textures and surfaces, which okl does not have");
    let mut said = Diagnostic::error(CU_UNSUPPORTED, message, places[0])
        .help("let kernels read and write the memory itself: `x[i]` for `tex1Dfetch(t, i)`");
    if !others.is_empty() {
        let others: Vec<String> = others.iter().map(|(word, _)| format!("`{word}`")).collect();
        said = said.note(format!("so do {}", others.join(", ")));
    }
    Some(said)
}

/// True for a word of textures and surfaces.
pub(crate) fn is_name(word: &str) -> bool {
    const TYPES: [&str; 9] = [
        "texture",
        "surface",
        "cudaTextureObject_t",
        "cudaSurfaceObject_t",
        "cudaTextureDesc",
        "cudaResourceDesc",
        "cudaChannelFormatDesc",
        "cudaMipmappedArray_t",
        "cudaArray_const_t",
    ];
    let is_access = |start: &str| {
        let rest = word.strip_prefix(start).unwrap_or_default();
        ["1D", "2D", "3D", "Cubemap"].iter().any(|kind| rest.starts_with(kind))
    };
    let is_call = word.starts_with("cuda")
        && ["Texture", "Surface", "Array", "ChannelDesc"].iter().any(|part| word.contains(part))
        && TEXTURES.contains(&format!(" {word}("));
    TYPES.contains(&word) || is_access("tex") || is_access("surf") || is_call
}
