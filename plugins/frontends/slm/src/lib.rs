//! The front end `slm`: Intel's two-level Cilk for graphics, with memory that a thread group shares, becomes OKL.
//!
//! ```text
//! _Cilk_for _Thread_group (int g = 0; g < n; g += 64) {      for (int g = 0; g < n; g += 64; @outer) {
//!   __thread_group_local float s[64];                          @shared float s[64];
//!   _Cilk_for (int i = 0; i < 64; i++)                         for (int i = 0; i < 64; i++; @inner)
//!     s[i] = x[g + i];                                           s[i] = x[g + i];
//!   _gfx_gpgpu_thread_barrier();                               @barrier;
//! ```
//!
//! - `read` finds the words of the language in the text, and puts attributes there;
//! - `view` says what a statement of the unit is in the language: a nest of threads, an assignment by the leader;
//! - `check` has its rules, `races` and `live` what follows from the order of its statements;
//! - `sections` knows array sections: their shapes, and the loops they stand for;
//! - `write` turns the unit into OKL; `threads` shares second-level nests out over the work items of a group.

mod check;
mod live;
mod locals;
mod offload;
mod options;
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
    read: read::read,
    write,
};

okl_plugin::export!(frontend, "slm", SLM);

/// Who asks for edits.
const OWNER: &str = "front end \"slm\"";

/// From the C++ as clang understood it to OKL.
fn write(asked: &AskedUnit<'_>) -> Result<Change, String> {
    let options = options::Options::of(asked)?;
    let unit = okl_analysis::Analyzed::new(asked.unit.clone());
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
