//! Messages as a document in SARIF 2.1.0, which review tools read.

use crate::exit::Code;
use crate::explain;
use okl_source::{Change, Place, Record, Severity, printable};
use percent_encoding::{AsciiSet, CONTROLS, utf8_percent_encode};
use serde_sarif::sarif::{
    ArtifactChange, ArtifactContent, ArtifactLocation, Fix, Invocation, Location, Message,
    MultiformatMessageString, PhysicalLocation, Region, Replacement, ReportingDescriptor, Result,
    ResultLevel, Run, Sarif, Tool, ToolComponent,
};

/// The document of a run that ended so.
pub fn document(records: &[Record], code: Code) -> String {
    let mut ids: Vec<&str> = records.iter().map(|record| record.id.as_str()).collect();
    ids.retain(|id| !id.is_empty());
    ids.sort_unstable();
    ids.dedup();
    let driver = ToolComponent::builder()
        .name("okl")
        .version(env!("CARGO_PKG_VERSION"))
        .semantic_version(env!("CARGO_PKG_VERSION"))
        .rules(ids.iter().map(|id| rule(id)).collect::<Vec<_>>())
        .build();
    let ended = Invocation::builder()
        .execution_successful(matches!(code, Code::Done | Code::Mistakes))
        .exit_code(code as i64)
        .build();
    let run = Run::builder()
        .tool(Tool::builder().driver(driver).build())
        .invocations(vec![ended])
        .column_kind(serde_json::json!("unicodeCodePoints"))
        .results(records.iter().map(|record| result(record, &ids)).collect::<Vec<_>>())
        .build();
    let document = Sarif::builder()
        .version(serde_json::json!("2.1.0"))
        .schema("https://json.schemastore.org/sarif-2.1.0.json")
        .runs(vec![run])
        .build();
    serde_json::to_string_pretty(&document).expect("it holds texts and numbers") + "\n"
}

/// What is found under an id; of clang's names okl knows no more than the name.
fn rule(id: &str) -> ReportingDescriptor {
    let text = |text: &str| MultiformatMessageString::builder().text(text).build();
    let Some(page) = explain::page(id) else { return ReportingDescriptor::builder().id(id).build() };
    let help = MultiformatMessageString::builder().text(page).markdown(page).build();
    ReportingDescriptor::builder().id(id).short_description(text(explain::summary(page))).help(help).build()
}

fn result(record: &Record, ids: &[&str]) -> Result {
    let mut words = printable(&record.message).into_owned();
    for (what, lines) in [("note", &record.notes), ("help", &record.help)] {
        lines.iter().for_each(|line| words += &format!("\n{what}: {}", printable(line)));
    }
    let mut places = record.labels.iter().map(|label| location(&label.place, &label.text));
    let mut result = Result::builder().message(message(&words)).level(level(record.severity)).build();
    result.locations = Some(places.next().into_iter().collect());
    // The specification wants each of them once.
    let mut others: Vec<Location> = Vec::new();
    for place in places {
        if !others.contains(&place) {
            others.push(place);
        }
    }
    result.related_locations = (!others.is_empty()).then_some(others);
    result.fixes = (!record.fix.is_empty()).then(|| vec![fix(record)]);
    if let Ok(at) = ids.binary_search(&record.id.as_str()) {
        result.rule_id = Some(record.id.clone());
        result.rule_index = Some(at as i64);
    }
    result
}

fn level(severity: Severity) -> ResultLevel {
    match severity {
        Severity::Error => ResultLevel::Error,
        Severity::Warning => ResultLevel::Warning,
    }
}

fn message(text: &str) -> Message {
    Message::builder().text(text).build()
}

fn location(place: &Place, text: &str) -> Location {
    let physical =
        PhysicalLocation::builder().artifact_location(artifact(&place.file)).region(region(place)).build();
    let location = Location::builder().physical_location(physical).build();
    let message = (!text.is_empty()).then(|| message(&printable(text)));
    Location { message, ..location }
}

fn region(place: &Place) -> Region {
    Region::builder()
        .start_line(i64::from(place.line))
        .start_column(i64::from(place.column))
        .end_line(i64::from(place.end_line))
        .end_column(i64::from(place.end_column))
        .build()
}

/// What changes to mend it: for each file those in it.
fn fix(record: &Record) -> Fix {
    let mut files: Vec<&str> = record.fix.iter().map(|part| part.place.file.as_str()).collect();
    files.sort_unstable();
    files.dedup();
    let changes = files.into_iter().map(|file| {
        let parts = record.fix.iter().filter(|part| part.place.file == file);
        ArtifactChange::builder()
            .artifact_location(artifact(file))
            .replacements(parts.map(replacement).collect::<Vec<_>>())
            .build()
    });
    let fix = Fix::builder().artifact_changes(changes.collect::<Vec<_>>()).build();
    Fix { description: record.help.first().map(|help| message(&printable(help))), ..fix }
}

fn replacement(part: &Change) -> Replacement {
    Replacement::builder()
        .deleted_region(region(&part.place))
        .inserted_content(ArtifactContent::builder().text(part.text.as_str()).build())
        .build()
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
fn artifact(path: &str) -> ArtifactLocation {
    let scheme = if path.starts_with('/') { "file://" } else { "" };
    ArtifactLocation::builder().uri(format!("{scheme}{}", utf8_percent_encode(path, QUOTED))).build()
}
