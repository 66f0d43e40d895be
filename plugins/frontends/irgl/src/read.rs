//! From a text to C++.

use crate::facts::Facts;
use crate::options::Settings;
use crate::tree::Role;
use crate::words::Words;
use crate::{check, parse, write};
use okl_plugin::{Change, Diagnostic, Span, Text};
use std::collections::BTreeMap;

/// The owner of the edits.
const OWNER: &str = "front end \"irgl\"";

/// Translates a file.
pub(crate) fn read(asked: &Text<'_>) -> Result<Change, String> {
    let mut change = Change { host_extension: "irgl".into(), ..Change::default() };
    let words = Words::of(asked.text);
    let module = parse::module(&words, &mut change.diagnostics);
    let plain = module.kernels.iter().filter(|kernel| kernel.role == Role::Plain);
    let facts: BTreeMap<String, Facts> =
        plain.map(|kernel| (kernel.name.text.clone(), Facts::of(&words, kernel))).collect();
    check::check(&words, &module, &facts, &mut change.diagnostics);
    let place = |said: &Diagnostic| said.labels.first().map(|label| label.place.start);
    change.diagnostics.sort_by_key(place);
    if change.diagnostics.iter().any(Diagnostic::is_error) {
        return Ok(change);
    }
    let settings: Settings = okl_plugin::stage::options(asked.options)?;
    let ways = write::Ways::of(&settings, asked.gpu)?;
    let (text, launchers) = write::module(&words, &module, &facts, ways);
    text.replace(&mut change.edits, OWNER, Span::new(0, asked.text.len() as u32));
    change.launchers = launchers;
    Ok(change)
}
