//! The front end `cu`: translates CUDA programs to OKL kernels and a host program for any target.
//!
//! ```text
//! __global__ void scale(int n, float *x) {           @kernel void scale(int n, float *x, const unsigned gridDim_x) {
//!   int i = blockIdx.x * blockDim.x + threadIdx.x;     for (unsigned block_x = 0; block_x < gridDim_x; ++block_x; @outer) {
//!   if (i < n) x[i] *= 2;                                for (unsigned thread_x = 0; thread_x < 256; ++thread_x; @inner) {
//! }                                                        int i = block_x * 256 + thread_x; ...
//! scale<<<n / 256, 256>>>(n, x);                     scale(okl_cu::launch(n / 256, 256), n, x);
//! ```
//!
//! # Stages
//!
//! okl calls the front end twice. `read` puts declarations of CUDA's functions and types in front of the program, in
//! place of CUDA's headers; the words `__global__`, `__shared__` and so on become attributes. Launches become calls
//! ([`okl_plugin::Frontend::launch`]). `write` gets the parsed unit and returns edits for two texts, the kernels and the
//! host program.
//!
//! Before, `rounds` makes texts without what kernels cannot have: templates, lambdas as their arguments (`lambdas`), and
//! member functions that need something of a launch (`members`).
//!
//! 1. `program` finds kernels, launches, and the functions that kernels call.
//! 2. `shape` decides how many dimensions the loops of a kernel have, and which sizes are known.
//! 3. `needs` finds the indices and sizes that each function needs: these are parameters in OKL.
//! 4. `kernels` writes a kernel as loops over groups and work items around the body. okl itself takes care of barriers
//!    inside of it, and of `return`.
//!    A kernel whose threads do one iteration each of a loop is a `@tile` loop (`tiles`).
//! 5. `atomics` and `functions` replace calls of CUDA's functions.
//! 6. `host` writes the host program, and the functions that launch kernels.

mod addresses;
mod align;
mod apart;
mod atomics;
mod barriers;
mod body;
mod bounds;
mod builtins;
mod changes;
mod conversions;
mod cover;
mod definitions;
mod dependent;
mod functions;
mod groups;
mod half;
mod headers;
mod host;
mod idiom;
mod ids;
mod implicit;
mod included;
mod independent;
mod index;
mod instantiated;
mod kernels;
mod known;
mod lambdas;
mod lane_type;
mod launches;
mod linkage;
mod lockstep;
mod member;
mod members;
mod names;
mod needs;
mod number;
mod numbers;
mod objects;
mod outside;
mod owner;
mod packed;
mod prelude;
mod program;
mod prototypes;
mod refused;
mod remarks;
mod renames;
mod replaced;
mod rounded;
mod rounds;
mod runtime;
mod shape;
mod sharing;
mod special;
mod specialized;
mod symbols;
mod textures;
mod tile_text;
mod tiles;
mod vectors;
mod warp;
mod write;
mod writer;

use included::Included;
use okl_plugin::{Change, Frontend, Text};
pub use prelude::HEADERS;

/// The plugin that okl links.
pub const FRONTEND: Frontend = Frontend {
    summary: "reads CUDA programs",
    options: &[],
    attributes: include_str!("../attributes.toml"),
    headers: HEADERS,
    programs: true,
    launch: Some(prelude::LAUNCH),
    read,
    write: Some(write::write),
};

okl_plugin::export!(frontend, "cu", FRONTEND, diagnostics = ids::DIAGNOSTICS);

fn read(asked: &Text<'_>) -> Result<Change, String> {
    let (included, files) = Included::of(asked);
    let mut change = Change { files, ..Change::default() };
    // A byte order mark stays at the start of the file.
    let start = if asked.text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() as u32 } else { 0 };
    lambdas::remove_words(asked.text, &mut change.edits);
    align::move_words(asked.text, &mut change.edits);
    change.edits.insert(owner::OWNER, start, prelude::text(asked.path, asked.text, &included));
    Ok(change)
}
