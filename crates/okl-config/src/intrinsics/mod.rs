//! Intrinsics: device functions that are defined by tables, in project and pipeline files or in okl.

mod prototype;
mod table;

use crate::ids::TOML_SYNTAX;
use crate::pipeline::WrittenIntrinsics;
use crate::reader::{Reader, entry};
use okl_host::Host;
use okl_model::{Convergence, Intrinsic};
use okl_normalizer::nearest;
use okl_source::ids::WRONG_VALUE;
use okl_source::{Diagnostic, DiagnosticId, FileSpan, Sources};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use toml::de::{DeTable, DeValue};

const INTRINSIC_NOT_ENABLED: DiagnosticId = DiagnosticId::new("intrinsic-not-enabled");
const UNKNOWN_INTRINSICS: DiagnosticId = DiagnosticId::new("unknown-intrinsics");

/// The header that a text may include for intrinsics. No such file exists: the tables declare the functions.
pub const HEADER: &str = "okl_intrinsic.h";

/// The intrinsics of one file.
#[derive(Clone, Debug, Default)]
pub struct Intrinsics {
    /// The sets of okl that are enabled, with their places.
    pub enabled: Vec<(String, FileSpan)>,
    /// The intrinsics that the file defines.
    pub own: Vec<Intrinsic>,
    /// The tables of these as they are written, and their helper code.
    pub rows: Vec<Value>,
    pub helpers: Map<String, Value>,
}

/// A set of intrinsics that is part of okl.
#[derive(Clone, Debug)]
pub struct IntrinsicSet {
    /// Its name: `shuffle`.
    pub name: &'static str,
    /// A summary in one line.
    pub summary: String,
    /// Its functions.
    pub intrinsics: Vec<Intrinsic>,
}

impl IntrinsicSet {
    /// The names of its functions, without duplicates.
    pub fn names(&self) -> Vec<&str> {
        let mut names: Vec<&str> = Vec::new();
        for intrinsic in &self.intrinsics {
            if !names.contains(&intrinsic.name.as_str()) {
                names.push(&intrinsic.name);
            }
        }
        names
    }
}

/// The sets that are part of a program, sorted by name.
pub fn intrinsic_sets(sources: &mut Sources, host: &Host) -> Vec<IntrinsicSet> {
    host.intrinsics.iter().filter_map(|(name, _)| intrinsic_set(sources, name, host).ok()).collect()
}

/// One of the sets that are part of a program.
///
/// # Errors
/// The mistakes in its table, or `unknown-intrinsics` if there is no set of that name.
pub fn intrinsic_set(
    sources: &mut Sources,
    wanted: &str,
    host: &Host,
) -> Result<IntrinsicSet, Vec<Diagnostic<FileSpan>>> {
    let Some((name, text)) = host.intrinsics.iter().find(|(name, _)| *name == wanted) else {
        let severity = okl_source::Severity::Error;
        return Err(vec![unknown(
            Diagnostic::global(UNKNOWN_INTRINSICS, severity, no_set(wanted)),
            wanted,
            host,
        )]);
    };
    let file = sources.add_once(&format!("<embedded>/intrinsics/{name}.toml"), text);
    let mut reader = Reader::new(file);
    let (document, errors) = DeTable::parse_recoverable(text);
    for error in &errors {
        reader.mistake(&TOML_SYNTAX, error.message().trim(), error.span().unwrap_or(0..0));
    }
    let mut set = IntrinsicSet { name, summary: String::new(), intrinsics: Vec::new() };
    if errors.is_empty() {
        let top = document.get_ref();
        reader.only(top, "a set of intrinsics", &["schema", "summary", "helpers", "intrinsic"]);
        reader.schema(top);
        set.summary = reader.string(top, "summary").map(|(text, _)| text).unwrap_or_default();
        set.intrinsics = reader.own_intrinsics(top);
    }
    if reader.mistakes.is_empty() { Ok(set) } else { Err(reader.mistakes) }
}

/// The intrinsics of the enabled sets, followed by those of the files.
pub fn merged(
    sources: &mut Sources,
    layers: &[Intrinsics],
    host: &Host,
) -> Result<Vec<Intrinsic>, Vec<Diagnostic<FileSpan>>> {
    let (mut all, mut mistakes) = (Vec::new(), Vec::new());
    let mut done: Vec<&str> = Vec::new();
    for (name, place) in layers.iter().flat_map(|layer| &layer.enabled) {
        if done.contains(&name.as_str()) {
            continue;
        }
        done.push(name);
        match host.intrinsics.iter().any(|(known, _)| known == name) {
            true => match intrinsic_set(sources, name, host) {
                Ok(set) => all.extend(set.intrinsics),
                Err(found) => mistakes.extend(found),
            },
            false => {
                let mistake = Diagnostic::error(UNKNOWN_INTRINSICS, no_set(name), *place);
                mistakes.push(unknown(mistake, name, host));
            }
        }
    }
    all.extend(layers.iter().flat_map(|layer| layer.own.iter().cloned()));
    let all = put_together(all);
    if mistakes.is_empty() { Ok(all) } else { Err(mistakes) }
}

/// Merges the rows of the same function: a later row adds its expansions to those of an earlier one, and replaces its
/// effects and its properties of arguments if it has any.
pub fn put_together(rows: Vec<Intrinsic>) -> Vec<Intrinsic> {
    let mut all: Vec<Intrinsic> = Vec::new();
    for mut row in rows {
        let Some(at) = all.iter().position(|other| prototype::is_same(other, &row)) else {
            all.push(row);
            continue;
        };
        let other = &all[at];
        for (target, expansion) in &other.expansions {
            row.expansions.entry(target.clone()).or_insert_with(|| expansion.clone());
        }
        // The expansions of the other rows may spell the type `{T}` differently.
        if row.ty.is_empty() {
            row.ty.clone_from(&other.ty);
        }
        if !says_more(&row) {
            let Intrinsic { prototype, parameters, ty, expansions, place, .. } = row;
            row = Intrinsic { prototype, parameters, ty, expansions, place, ..other.clone() };
        }
        all[at] = row;
    }
    all
}

/// True if a row states effects or properties of arguments.
fn says_more(row: &Intrinsic) -> bool {
    row.sync != Convergence::None
        || row.copies.is_some()
        || row.reads.is_some()
        || row.writes.is_some()
        || !row.memory.is_empty()
        || !row.constants.is_empty()
}

/// The intrinsics of several files as the tables of one file.
pub fn written(layers: &[Intrinsics]) -> WrittenIntrinsics {
    let mut written = WrittenIntrinsics::default();
    for layer in layers {
        for (name, _) in &layer.enabled {
            if !written.enabled.contains(name) {
                written.enabled.push(name.clone());
            }
        }
        written.helpers.extend(layer.helpers.clone());
        for row in &layer.rows {
            put_over(&mut written.rows, row);
        }
    }
    written
}

/// Puts a row over an earlier one with the same prototype: tables are merged, other values are replaced.
fn put_over(rows: &mut Vec<Value>, row: &Value) {
    let same = rows.iter_mut().find(|other| other.get("prototype") == row.get("prototype"));
    match (same, row) {
        (Some(Value::Object(below)), Value::Object(above)) => okl_target::merge(below, above),
        (_, _) => rows.push(row.clone()),
    }
}

fn no_set(name: &str) -> String {
    format!("there are no intrinsics `{name}`")
}

fn unknown(mistake: Diagnostic<FileSpan>, name: &str, host: &Host) -> Diagnostic<FileSpan> {
    let known = || host.intrinsics.iter().map(|(known, _)| *known);
    match nearest(name, known()) {
        Some(near) => mistake.help(format!("did you mean `{near}`?")),
        None => mistake.help(format!("there are: {}", known().collect::<Vec<_>>().join(", "))),
    }
}

/// `intrinsic-not-enabled` at a call of a function that belongs to a set that is not enabled.
pub fn not_enabled(name: &str, place: FileSpan, host: &Host) -> Option<Diagnostic<FileSpan>> {
    let sets = intrinsic_sets(&mut Sources::new(), host);
    let set = sets.iter().find(|set| set.names().contains(&name))?;
    let message = format!("`{name}` is one of the intrinsics `{}`, which are not switched on", set.name);
    Some(Diagnostic::error(INTRINSIC_NOT_ENABLED, message, place).help(how(set.name)))
}

/// `intrinsic-not-enabled` at the include of the header.
pub fn none_enabled(place: FileSpan, host: &Host) -> Diagnostic<FileSpan> {
    let names: Vec<&str> = host.intrinsics.iter().map(|(name, _)| *name).collect();
    let message = format!("`{HEADER}` is included, and no intrinsics are switched on");
    Diagnostic::error(INTRINSIC_NOT_ENABLED, message, place)
        .help(how(names.first().copied().unwrap_or("shuffle")))
        .help(format!("there are: {}", names.join(", ")))
}

fn how(name: &str) -> String {
    format!(
        "write `[intrinsics]` and below it `enable = [\"{name}\"]` in the pipeline file, or run okl with \
         `--intrinsics {name}`"
    )
}

impl Reader {
    /// Reads `[intrinsics]` and `[[intrinsic]]`.
    pub fn intrinsics(&mut self, top: &DeTable<'_>) -> Intrinsics {
        let mut read = Intrinsics::default();
        if let Some(table) = self.table(top, "intrinsics") {
            self.only(table, "`[intrinsics]`", &["enable"]);
            for (name, place) in self.strings(table, "enable") {
                read.enabled.push((name, place));
            }
        }
        read.own = self.own_intrinsics(top);
        let rows = entry(top, "intrinsic").and_then(|(_, value)| self.json(value));
        if let Some(Value::Array(rows)) = rows {
            read.rows = rows;
        }
        let helpers = entry(top, "helpers").and_then(|(_, value)| self.json(value));
        if let Some(Value::Object(helpers)) = helpers {
            read.helpers = helpers;
        }
        read
    }

    fn own_intrinsics(&mut self, top: &DeTable<'_>) -> Vec<Intrinsic> {
        let Some((at, value)) = entry(top, "intrinsic") else { return Vec::new() };
        let DeValue::Array(rows) = value.get_ref() else {
            self.wrong_type("intrinsic", "an array of tables, `[[intrinsic]]`", value, at);
            return Vec::new();
        };
        let helpers = self.helpers(top);
        let mut found: Vec<Intrinsic> = Vec::new();
        for row in rows.iter() {
            let Some(table) = row.get_ref().as_table() else {
                self.wrong_type("intrinsic", "an array of tables, `[[intrinsic]]`", row, row.span());
                continue;
            };
            for one in self.intrinsic(table, &helpers, row.span()) {
                if let Some(other) = found.iter().find(|other| prototype::is_same(other, &one)) {
                    let message = format!("`{}` is declared twice", one.prototype);
                    let place = one.place.unwrap_or_else(|| self.at(row.span()));
                    let mut mistake = Diagnostic::error(WRONG_VALUE, message, place);
                    if let Some(first) = other.place {
                        mistake = mistake.label(first, "first here");
                    }
                    self.mistakes.push(mistake);
                }
                found.push(one);
            }
        }
        found
    }

    /// The entries of `[helpers]`: helper code by name.
    fn helpers(&mut self, top: &DeTable<'_>) -> BTreeMap<String, String> {
        let mut found = BTreeMap::new();
        for (name, value) in self.table(top, "helpers").into_iter().flatten() {
            match value.get_ref().as_str() {
                Some(code) => {
                    found.insert(name.get_ref().to_string(), format!("{}\n", code.trim_matches('\n')));
                }
                None => self.wrong_type(name.get_ref(), "a string", value, name.span()),
            }
        }
        found
    }

    /// The strings of an array, each with its place.
    pub fn strings(&mut self, table: &DeTable<'_>, key: &str) -> Vec<(String, FileSpan)> {
        let Some((at, value)) = entry(table, key) else { return Vec::new() };
        let Some(items) = value.get_ref().as_array() else {
            self.wrong_type(key, "an array of strings", value, at);
            return Vec::new();
        };
        let mut found = Vec::new();
        for item in items.iter() {
            match item.get_ref().as_str() {
                Some(text) => found.push((text.to_string(), self.at(item.span()))),
                None => self.wrong_type(key, "an array of strings", item, item.span()),
            }
        }
        found
    }
}
