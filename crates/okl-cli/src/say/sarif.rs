//! Messages as a document in SARIF 2.1.0, which review tools read.

use crate::exit::Code;
use crate::explain;
use okl_source::{Change, Place, Record, Severity, printable};
use percent_encoding::{AsciiSet, CONTROLS, utf8_percent_encode};
use serde_json::{Value, json};

/// The document of a run that ended so.
pub fn document(records: &[Record], code: Code) -> String {
    let mut ids: Vec<&str> = records.iter().map(|record| record.id.as_str()).collect();
    ids.retain(|id| !id.is_empty());
    ids.sort_unstable();
    ids.dedup();
    let driver = json!({
        "name": "okl",
        "version": env!("CARGO_PKG_VERSION"),
        "semanticVersion": env!("CARGO_PKG_VERSION"),
        "rules": ids.iter().map(|id| rule(id)).collect::<Vec<_>>(),
    });
    let ended = json!({
        "executionSuccessful": matches!(code, Code::Done | Code::Mistakes),
        "exitCode": code as i64,
    });
    let run = json!({
        "tool": { "driver": driver },
        "invocations": [ended],
        "columnKind": "unicodeCodePoints",
        "results": records.iter().map(|record| result(record, &ids)).collect::<Vec<_>>(),
    });
    let document = json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [run],
    });
    serde_json::to_string_pretty(&document).expect("it holds texts and numbers") + "\n"
}

/// What is found under an id; of clang's names okl knows no more than the name.
fn rule(id: &str) -> Value {
    let Some(page) = explain::page(id) else { return json!({ "id": id }) };
    json!({
        "id": id,
        "shortDescription": { "text": explain::summary(page) },
        "help": { "text": page, "markdown": page },
    })
}

fn result(record: &Record, ids: &[&str]) -> Value {
    let mut words = printable(&record.message).into_owned();
    for (what, lines) in [("note", &record.notes), ("help", &record.help)] {
        lines.iter().for_each(|line| words += &format!("\n{what}: {}", printable(line)));
    }
    let mut places = record.labels.iter().map(|label| location(&label.place, &label.text));
    let first: Vec<Value> = places.next().into_iter().collect();
    let mut result =
        json!({ "message": { "text": words }, "level": level(record.severity), "locations": first });
    // The specification wants each of them once.
    let mut others: Vec<Value> = Vec::new();
    for place in places {
        if !others.contains(&place) {
            others.push(place);
        }
    }
    if !others.is_empty() {
        result["relatedLocations"] = others.into();
    }
    if !record.fix.is_empty() {
        result["fixes"] = json!([fix(record)]);
    }
    if let Ok(at) = ids.binary_search(&record.id.as_str()) {
        result["ruleId"] = record.id.as_str().into();
        result["ruleIndex"] = at.into();
    }
    result
}

fn level(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
    }
}

fn location(place: &Place, text: &str) -> Value {
    let physical = json!({ "artifactLocation": artifact(&place.file), "region": region(place) });
    let mut location = json!({ "physicalLocation": physical });
    if !text.is_empty() {
        location["message"] = json!({ "text": printable(text) });
    }
    location
}

fn region(place: &Place) -> Value {
    json!({
        "startLine": place.line,
        "startColumn": place.column,
        "endLine": place.end_line,
        "endColumn": place.end_column,
    })
}

/// What changes to mend it: for each file those in it.
fn fix(record: &Record) -> Value {
    let mut files: Vec<&str> = record.fix.iter().map(|part| part.place.file.as_str()).collect();
    files.sort_unstable();
    files.dedup();
    let changes = files.into_iter().map(|file| {
        let parts = record.fix.iter().filter(|part| part.place.file == file);
        json!({ "artifactLocation": artifact(file), "replacements": parts.map(replacement).collect::<Vec<_>>() })
    });
    let mut fix = json!({ "artifactChanges": changes.collect::<Vec<_>>() });
    if let Some(help) = record.help.first() {
        fix["description"] = json!({ "text": printable(help) });
    }
    fix
}

fn replacement(part: &Change) -> Value {
    json!({ "deletedRegion": region(&part.place), "insertedContent": { "text": part.text } })
}

/// What may not stand in a URI as it is; `/` may.
const QUOTED: &AsciiSet = &CONTROLS
    .add(b' ')
    .add(b'"')
    .add(b'#')
    .add(b'%')
    .add(b'<')
    .add(b'>')
    .add(b'?')
    .add(b'[')
    .add(b'\\')
    .add(b']')
    .add(b'^')
    .add(b'`')
    .add(b'{')
    .add(b'|')
    .add(b'}')
    .add(b':');

/// `src/a%20b.okl`, from the folder that okl ran in; `file:///src/a.okl` for a whole path.
fn artifact(path: &str) -> Value {
    let scheme = if path.starts_with('/') { "file://" } else { "" };
    json!({ "uri": format!("{scheme}{}", utf8_percent_encode(path, QUOTED)) })
}
