//! The front end `slm`: translates Intel's two-level Cilk for graphics, with memory shared by a thread group, to OKL.
//!
//! ```text
//! _Cilk_for _Thread_group (int g = 0; g < n; g += 64) {      for (int g = 0; g < n; g += 64; @outer) {
//!   __thread_group_local float s[64];                          @shared float s[64];
//!   _Cilk_for (int i = 0; i < 64; i++)                         for (int i = 0; i < 64; i++; @inner)
//!     s[i] = x[g + i];                                           s[i] = x[g + i];
//!   _gfx_gpgpu_thread_barrier();                               @barrier;
//! ```
//!
//! # Terms of the language
//!
//! A *first-level nest* is a perfect nest of `_Cilk_for _Thread_group` loops; each of its iterations is a thread group.
//! A *second-level nest* is a perfect nest of `_Cilk_for` loops in a group; its iterations are distributed over the
//! threads of the group, and it ends without a barrier. *Serial code* is the rest of a group's code: all threads
//! execute it, so it may only use local variables. An assignment to shared data in serial code is executed by one
//! thread, the *leader*.
//!
//! # Stages
//!
//! okl calls the front end twice: `read` gets the text, `write` the parsed unit.
//!
//! - `read` replaces the keywords of the language by attributes such as `@slm_group`, which the parser accepts;
//! - `view` classifies the statements of the unit in terms of the language (`view::Part`);
//! - `check` reports violations of its rules; `races` and `live` report those that follow from the order of statements;
//! - `sections` handles array sections: their shapes, and the loops that they expand to;
//! - `write` produces the edits that turn the unit into OKL; `threads` distributes second-level nests over the work
//!   items of a group.
//!
//! If `check` finds an error, nothing is written. Only nests are written: the host code around a `#pragma offload` is
//! not.

mod check;
mod header;
mod ids;
mod live;
mod locals;
mod names;
mod offload;
mod options;
mod owner;
mod prelude;
mod races;
mod read;
mod sections;
mod serial;
mod threads;
mod view;
mod write;

use okl_plugin::{AskedUnit, Change, Frontend, OptionType};

const SLM: Frontend = Frontend {
    summary: "reads C++ with Intel's `_Cilk_for _Thread_group` and `__thread_group_local`",
    options: &[
        (
            "group-size",
            OptionType::Integer,
            "work items of a group; by default 1 on CPUs, and what the largest nest needs, 256 at most, on devices",
        ),
        (
            "shared-limit",
            OptionType::Integer,
            "bytes of shared memory that a group may have: 65520 by default",
        ),
    ],
    attributes: include_str!("../attributes.toml"),
    headers: &[],
    programs: false,
    launch: None,
    read: read::read,
    write: Some(write),
};

okl_plugin::export!(frontend, "slm", SLM, diagnostics = ids::DIAGNOSTICS);

/// Translates the parsed unit to OKL.
fn write(asked: &AskedUnit<'_>) -> Result<Change, String> {
    let options = options::Options::of(asked)?;
    let unit = okl_plugin::analysis::Analyzed::new(asked.unit.clone());
    let view = view::View::new(&unit);
    let mut diagnostics = check::check(&view, &options);
    let mut change = Change::default();
    if diagnostics.iter().all(|diagnostic| !diagnostic.is_error()) {
        diagnostics.extend(races::warn(&view));
        change.edits = write::write(&view, &options, &mut diagnostics)?;
    }
    diagnostics.sort_by_key(|diagnostic| diagnostic.labels.first().map(|label| label.place));
    change.diagnostics = diagnostics;
    Ok(change)
}
