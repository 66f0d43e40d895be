//! `okl plugins list`

use crate::exit::Code;
use crate::host::host;
use crate::messages;
use crate::options::Format;
use okl_host::{Backend, Host, Plugin, PluginListing, listed};
use okl_source::printable_line;
use serde_json::json;
use std::error::Error;
use std::path::PathBuf;

/// A plugin in the list.
struct Row {
    kind: &'static str,
    name: String,
    version: Option<String>,
    /// Its library; none for a linked plugin.
    file: Option<PathBuf>,
    /// A mistake in its sidecar.
    defect: Option<String>,
    /// Its options or contents, each with a summary.
    parts: Vec<(String, String)>,
}

/// Lists kind, name, version and options of every plugin; for libraries, the contents of their sidecars. Loads none of
/// them.
pub fn plugins(format: Format) -> Code {
    let host = host();
    let mut rows = match embedded(&host) {
        Ok(rows) => rows,
        Err(error) => {
            messages::environment(&error.to_string());
            return Code::Internal;
        }
    };
    rows.extend(listed(&host.libraries.all().cloned().collect::<Vec<_>>()).into_iter().map(library));
    let text = match format {
        Format::Text => rows.iter().map(text).collect(),
        Format::Json => {
            let document: Vec<_> = rows.iter().map(document).collect();
            format!("{:#}\n", serde_json::Value::from(document))
        }
    };
    messages::result(text.as_bytes())
}

fn embedded(host: &Host) -> Result<Vec<Row>, Box<dyn Error>> {
    let mut rows = Vec::new();
    let row = |kind, name: &str, version: &str, parts| Row {
        kind,
        name: name.to_string(),
        version: Some(version.to_string()),
        file: None,
        defect: None,
        parts,
    };
    for entry in host.backends {
        let plugin = Backend::embedded(entry, host)?;
        let options = plugin.describe()?.options.iter();
        let options = options.map(|option| (option.name.clone(), option.summary.clone())).collect();
        rows.push(row("backend", plugin.name(), plugin.version(), options));
    }
    for linked in host.plugins {
        let plugin = Plugin::embedded((linked.record)(), linked.kind, linked.name, host)?;
        rows.push(row(linked.kind.name(), plugin.name(), plugin.version(), Vec::new()));
    }
    for set in okl_config::intrinsic_sets(&mut okl_source::Sources::new(), host) {
        let parts = vec![(set.summary.to_string(), set.names().join(", "))];
        rows.push(row("intrinsics", set.name, env!("CARGO_PKG_VERSION"), parts));
    }
    Ok(rows)
}

fn library(listed: PluginListing) -> Row {
    let PluginListing { kind, name, version, path, defect } = listed;
    Row { kind: kind.name(), name, version, file: Some(path), defect, parts: Vec::new() }
}

/// A line of the list: `backend mine         1.0      file: okl-plugins/libokl_backend_mine.so`.
fn text(row: &Row) -> String {
    let Row { kind, name, version, file, defect, parts } = row;
    let version = version.as_deref().unwrap_or("-");
    let from = file.as_ref().map_or("embedded".to_string(), |file| format!("file: {}", file.display()));
    // Aligns the names, as far as they are short.
    let width = 19_usize.saturating_sub(kind.len());
    let defect = defect.iter().map(|defect| format!(", {defect}")).collect::<String>();
    let mut text =
        format!("{}\n", printable_line(&format!("{kind} {name:<width$} {version:<8} {from}{defect}")));
    for (what, summary) in parts {
        text += &format!("    {what}: {summary}\n");
    }
    text
}

fn document(row: &Row) -> serde_json::Value {
    json!({
        "kind": row.kind,
        "name": row.name,
        "version": row.version,
        "from": if row.file.is_some() { "file" } else { "embedded" },
        "file": row.file.as_ref().map(|file| file.to_string_lossy()),
        "defect": row.defect,
    })
}
