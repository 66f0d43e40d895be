//! What a backend that lowers by itself has to deal with: every attribute of the text, or say beforehand that it cannot.

use okl_model::{AttrUse, Part, Unit};
use okl_plugin::Diagnostic;
use okl_source::{Edit, Piece, Span};

/// Attributes of kernels and their loops: nobody can lower anything without knowing them.
const ALWAYS: [&str; 3] = ["inner", "kernel", "outer"];

/// One message for each attribute that a backend says it does not handle. Those that others bring are `claimed`.
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
        Diagnostic::error("unsupported-by-backend", message, attr.span).help(help.clone())
    };
    others.map(refused).collect()
}

/// One message for each attribute that stands in what a backend wrote as it stood in the text.
pub(super) fn left(unit: &Unit, plugin: &str, part: &Part) -> Vec<Diagnostic> {
    let is_left = |attr: &&AttrUse| stands_in(part, attr.span);
    let told = |attr: &AttrUse| {
        let message = format!("the backend `{plugin}` left `@{}` in its text", attr.name);
        Diagnostic::error("backend-left-attribute", message, attr.span)
            .note("this is a bug in the backend, not in your source")
    };
    unit.attributes.iter().filter(is_left).map(told).collect()
}

/// Whether no edit of a part replaces a place.
fn stands_in(part: &Part, place: Span) -> bool {
    let keeps = |edit: &Edit| {
        edit.with.iter().any(|piece| matches!(piece, Piece::Source(span) if span.contains(place)))
    };
    let touches = |edit: &&Edit| edit.span.start < place.end && place.start < edit.span.end;
    !part.edits.iter().filter(touches).any(|edit| !keeps(edit))
}
