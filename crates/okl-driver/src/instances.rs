//! Kernels that are templates: what they are, and instances in place of them.

use crate::json;
use crate::run_state::RunState;
use okl_instances::{Instance, Instantiated, Template, TemplateKind, instantiate};
use okl_model::templates::{SCHEMA, Templates};
use okl_source::{Derivation, FileId, FileSpan};

/// The input with instances in place of its kernel templates; the input itself if none are asked for. `None` if one of
/// them is wrong.
pub(crate) fn instantiated(state: &mut RunState, main: FileId, wanted: &[Instance]) -> Option<FileId> {
    if wanted.is_empty() {
        return Some(main);
    }
    let file = state.sources.get(main);
    let path = file.path.clone();
    match instantiate(&file.text, wanted) {
        Ok(Instantiated { text, map, copies }) => {
            let made = state.sources.add_derived(&path, text, Derivation::of_file(main, &map));
            state.instances.push((made, copies));
            Some(made)
        }
        Err(found) => {
            let place = |span| FileSpan { file: main, span };
            state.diagnostics.extend(found.into_iter().map(|diagnostic| diagnostic.map(place)));
            None
        }
    }
}

/// The document about the kernel templates of a text.
pub(crate) fn templates(state: &mut RunState, main: FileId) -> String {
    let file = state.sources.get(main);
    let all = okl_instances::templates(&file.text);
    let defined = all.into_iter().filter(|template| template.kind == TemplateKind::Definition);
    let of = |template: Template| {
        let place = state.sources.written(FileSpan { file: main, span: template.name_span });
        let shown = state.sources.get(place.file).shown(place.span.start);
        template.described(format!("{}:{}:{}", shown.path, shown.at.line, shown.at.column))
    };
    json::text(&Templates { schema: SCHEMA, templates: defined.map(of).collect() })
}
