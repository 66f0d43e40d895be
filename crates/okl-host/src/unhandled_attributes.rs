//! Checks that a backend that lowers units itself handles every attribute of the text or refuses it.

use okl_model::{AttrUse, Part, Unit};
use okl_plugin::Diagnostic;
use okl_source::ids::UNSUPPORTED_BY_BACKEND;
use okl_source::{DiagnosticId, Edit, Piece, Span};

const BACKEND_LEFT_ATTRIBUTE: DiagnosticId = DiagnosticId::new("backend-left-attribute");

/// Attributes of kernels and their loops, which every backend handles.
const ALWAYS: [&str; 3] = ["inner", "kernel", "outer"];

/// One message for each attribute that a backend does not list as handled. The attributes of plugins and files are
/// `claimed`.
pub(super) fn unhandled(
    unit: &Unit,
    plugin: &str,
    handles: &[String],
    claimed: &[String],
) -> Vec<Diagnostic> {
    let is_handled = |attr: &&AttrUse| {
        let name = &attr.name;
        ALWAYS.contains(&name.as_str()) || handles.contains(name) || claimed.contains(name)
    };
    let mut others = unit.attributes.iter().filter(|attr| !is_handled(attr)).peekable();
    if others.peek().is_none() {
        return Vec::new();
    }
    let known: Vec<String> = handles.iter().map(|name| format!("`@{name}`")).collect();
    let help = match known.is_empty() {
        true => "choose another backend for this kernel".to_string(),
        false => format!("choose another backend; besides loops this one handles {}", known.join(", ")),
    };
    let refused = |attr: &AttrUse| {
        let message = format!("`@{}` is not supported by the backend `{plugin}`", attr.name);
        Diagnostic::error(UNSUPPORTED_BY_BACKEND, message, attr.span).help(help.clone())
    };
    others.map(refused).collect()
}

/// One message for each attribute that a backend copied unchanged into its output.
pub(super) fn left(unit: &Unit, plugin: &str, part: &Part) -> Vec<Diagnostic> {
    let is_left = |attr: &&AttrUse| stands_in(part, attr.span);
    let told = |attr: &AttrUse| {
        let message = format!("the backend `{plugin}` left `@{}` in its text", attr.name);
        Diagnostic::error(BACKEND_LEFT_ATTRIBUTE, message, attr.span)
            .note("this is a bug in the backend, not in your source")
    };
    unit.attributes.iter().filter(is_left).map(told).collect()
}

/// True if no edit of the part replaces `place`.
fn stands_in(part: &Part, place: Span) -> bool {
    let keeps = |edit: &Edit| {
        edit.with.iter().any(|piece| matches!(piece, Piece::Source(span) if span.contains(place)))
    };
    let accesses = |edit: &&Edit| edit.span.start < place.end && place.start < edit.span.end;
    !part.edits.iter().filter(accesses).any(|edit| !keeps(edit))
}
