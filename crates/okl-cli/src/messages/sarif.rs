//! Messages as a SARIF 2.1.0 document, which code review tools read.

use crate::exit::Code;
use crate::pages;
use okl_source::{Change, Place, Record, Severity, printable};
use percent_encoding::{AsciiSet, CONTROLS, utf8_percent_encode};
use serde_json::{Value, json};

/// Returns those of the names that are warnings of clang.
pub type ClangWarnings = for<'i> fn(&[&'i str]) -> Vec<&'i str>;

/// The document of a run with this exit code.
///
/// A result must have a place in a file: GitHub rejects documents in which one has none. Messages without a place (a
/// missing file, a wrong command line) are notifications of the run.
pub fn document(records: &[Record], code: Code, clang_warnings: Option<ClangWarnings>) -> String {
    let (results, notifications): (Vec<&Record>, Vec<&Record>) =
        records.iter().partition(|record| !record.labels.is_empty());
    let (rules, kinds) = (ids(&results), ids(&notifications));
    let of_clang = of_clang(&rules, clang_warnings);
    let rule = |id: &&str| rule(id, of_clang.contains(id));
    let driver = json!({
        "name": "okl",
        "version": env!("CARGO_PKG_VERSION"),
        "semanticVersion": env!("CARGO_PKG_VERSION"),
        "rules": rules.iter().map(rule).collect::<Vec<_>>(),
        "notifications": kinds.iter().map(rule).collect::<Vec<_>>(),
    });
    let ended = json!({
        "executionSuccessful": matches!(code, Code::Done | Code::Mistakes),
        "exitCode": code as i64,
        "toolExecutionNotifications":
            notifications.iter().map(|record| notification(record, &kinds)).collect::<Vec<_>>(),
    });
    let run = json!({
        "tool": { "driver": driver },
        "invocations": [ended],
        "columnKind": "unicodeCodePoints",
        "results": results.iter().map(|record| result(record, &rules)).collect::<Vec<_>>(),
    });
    let document = json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [run],
    });
    serde_json::to_string_pretty(&document).expect("it holds texts and numbers") + "\n"
}

/// The ids, sorted and without duplicates; mistakes on the command line have none.
fn ids<'r>(records: &[&'r Record]) -> Vec<&'r str> {
    let mut ids: Vec<&str> = records.iter().map(|record| record.id.as_str()).collect();
    ids.retain(|id| !id.is_empty());
    ids.sort_unstable();
    ids.dedup();
    ids
}

/// The description of an id. GitHub requires all three texts for every rule.
fn rule(id: &str, is_of_clang: bool) -> Value {
    let Some(page) = pages::page(id) else { return rule_of_others(id, is_of_clang) };
    let mut rule = json!({
        "id": id,
        "shortDescription": { "text": pages::summary(&page.text) },
        "fullDescription": { "text": pages::description(&page.text) },
        "help": { "text": page.text, "markdown": page.text },
        "defaultConfiguration": { "level": level(page.severity) },
    });
    let repository = env!("CARGO_PKG_REPOSITORY");
    if !repository.is_empty() && page.is_of_okl {
        rule["helpUri"] = format!("{repository}/blob/HEAD/docs/diagnostics/{id}.md").into();
    }
    rule
}

/// The description of a warning of clang, or of one that a plugin does not declare: okl knows only the name.
fn rule_of_others(id: &str, is_of_clang: bool) -> Value {
    let text = if is_of_clang { format!("clang's warning `-W{id}`") } else { format!("`{id}`, of a plugin") };
    let text = json!({ "text": text });
    let mut rule = json!({ "id": id, "shortDescription": text, "fullDescription": text, "help": text });
    if is_of_clang {
        let page = "https://clang.llvm.org/docs/DiagnosticsReference.html";
        rule["helpUri"] = format!("{page}#w{}", id.to_lowercase()).into();
    }
    rule
}

/// The ids that are warnings of clang; libclang is only loaded if okl has no page for one of them.
fn of_clang<'i>(ids: &[&'i str], clang_warnings: Option<ClangWarnings>) -> Vec<&'i str> {
    let others: Vec<&str> = ids.iter().copied().filter(|id| pages::page(id).is_none()).collect();
    match clang_warnings {
        Some(known) if !others.is_empty() => known(&others),
        Some(_) | None => Vec::new(),
    }
}

/// The message with its notes and help texts, in lines.
fn words(record: &Record) -> String {
    let mut words = printable(&record.message).into_owned();
    for (what, lines) in [("note", &record.notes), ("help", &record.help)] {
        lines.iter().for_each(|line| words += &format!("\n{what}: {}", printable(line)));
    }
    words
}

/// A message without a place.
fn notification(record: &Record, ids: &[&str]) -> Value {
    let mut notification = json!({ "message": { "text": words(record) }, "level": level(record.severity) });
    if let Ok(at) = ids.binary_search(&record.id.as_str()) {
        notification["descriptor"] = json!({ "id": record.id, "index": at });
    }
    notification
}

fn result(record: &Record, ids: &[&str]) -> Value {
    let mut places = record.labels.iter().map(|label| location(&label.place, &label.text));
    let first: Vec<Value> = places.next().into_iter().collect();
    let mut result =
        json!({ "message": { "text": words(record) }, "level": level(record.severity), "locations": first });
    // The specification requires distinct entries.
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

/// The proposed fix: the replacements by file.
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

/// The characters that must be percent-encoded in a URI; `/` is not.
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

/// The location of a file: `src/a%20b.okl` relative to the current directory, `file:///src/a.okl` for an absolute path.
fn artifact(path: &str) -> Value {
    let scheme = if path.starts_with('/') { "file://" } else { "" };
    json!({ "uri": format!("{scheme}{}", utf8_percent_encode(path, QUOTED)) })
}
