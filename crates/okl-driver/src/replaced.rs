//! Files that are read with something else in place of their kernel templates.

use crate::run_state::RunState;
use okl_instances::{Instantiated, instantiate};
use okl_source::{Derivation, FileId};

/// A file with instances in place of its templates; the file itself if it has none.
pub(crate) fn replaced(state: &mut RunState, file: FileId, made: Instantiated) -> FileId {
    let Instantiated { text, map, copies } = made;
    let old = state.sources.get(file);
    if old.text == text {
        return file;
    }
    let path = old.path.clone();
    let derived = state.sources.add_derived(&path, text, Derivation::of_file(file, &map));
    state.sources.stand_in(file, derived);
    state.instances.push((derived, copies));
    derived
}

/// Leaves out the kernel templates without an instance in headers that were read: a header is for many texts, and some need
/// none of its kernels. False if there are none, so that the text need not be read again.
pub(crate) fn leave_out_of_headers(state: &mut RunState, headers: &[FileId]) -> bool {
    let mut is_changed = false;
    for header in headers.iter().copied() {
        let text = &state.sources.get(header).text;
        if state.sources.is_derived(header) || !text.contains("template") {
            continue;
        }
        let names: Vec<String> = okl_instances::templates(text).into_iter().map(|one| one.name).collect();
        match instantiate(text, &[]) {
            Ok(made) if !names.is_empty() => {
                replaced(state, header, made);
                state.left_out.extend(names);
                is_changed = true;
            }
            Ok(_) | Err(_) => {}
        }
    }
    is_changed
}
