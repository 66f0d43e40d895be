//! Reads TOML documents and reports their mistakes.

use okl_host::PluginChoice;
use okl_normalizer::nearest;
use okl_source::ids::{MISSING_KEY, UNKNOWN_KEY, WRONG_NAME, WRONG_TYPE, WRONG_VALUE};
use okl_source::{Diagnostic, DiagnosticId, FileId, FileSpan, Span};
use okl_target::name_defect;
use serde_json::{Map, Value};
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

const UNKNOWN_SCHEMA: DiagnosticId = DiagnosticId::new("unknown-schema");

/// Reads a TOML document and collects the mistakes in it.
pub struct Reader {
    pub file: FileId,
    pub mistakes: Vec<Diagnostic<FileSpan>>,
}

/// The range of a key, and its value.
pub type Entry<'d, 'i> = (Range<usize>, &'d Spanned<DeValue<'i>>);

impl Reader {
    /// A reader without mistakes.
    pub fn new(file: FileId) -> Reader {
        Reader { file, mistakes: Vec::new() }
    }

    pub fn schema(&mut self, top: &DeTable<'_>) {
        let Some((at, value)) = entry(top, "schema") else {
            let mistake = Diagnostic::error(MISSING_KEY, "the file does not say its `schema`", self.at(0..0));
            self.mistakes.push(mistake.help("write `schema = 1` at the top"));
            return;
        };
        match value.get_ref() {
            DeValue::Integer(number) if number.as_str() == "1" => {}
            DeValue::Integer(number) => {
                let message = format!("schema {number} is not known; this okl reads schema 1");
                self.mistake(&UNKNOWN_SCHEMA, message, value.span());
            }
            DeValue::String(_)
            | DeValue::Float(_)
            | DeValue::Boolean(_)
            | DeValue::Datetime(_)
            | DeValue::Array(_)
            | DeValue::Table(_) => self.wrong_type("schema", "an integer", value, at),
        }
    }

    /// Reads the choice of a plugin in a table that is not merged with others: its name and the keys that say where it
    /// comes from. The caller sets `folder`.
    pub fn choice(&mut self, table: &DeTable<'_>) -> Option<PluginChoice> {
        let (name, place) = self.name(table, "plugin")?;
        let options = self.options(table);
        Some(PluginChoice {
            name,
            place: Some(place),
            path: self.string(table, "path").map(|(path, _)| path.into()),
            overrides: self.flag(table, "override").unwrap_or_default(),
            isolate: self.flag(table, "isolate").unwrap_or_default(),
            sha256: self.hash(table),
            command: self.command(table),
            folder: None,
            needs_trust: None,
            option_places: options.iter().map(|(key, place, _)| (key.clone(), *place)).collect(),
            options: options.into_iter().map(|(key, _, value)| (key, value)).collect(),
        })
    }

    /// The entries of `options = { ... }`, in source order.
    pub fn options(&mut self, table: &DeTable<'_>) -> Vec<(String, FileSpan, Value)> {
        self.options_at(table, "options")
    }

    /// The entries of a table of options, in source order.
    pub fn options_at(&mut self, table: &DeTable<'_>, key: &str) -> Vec<(String, FileSpan, Value)> {
        let mut options = Vec::new();
        for (key, value) in self.table(table, key).into_iter().flatten() {
            if let Some(json) = self.json(value) {
                options.push((key.get_ref().to_string(), self.at(key.span()), json));
            }
        }
        options.sort_by_key(|(_, place, _)| *place);
        options
    }

    /// The value of `sha256 = "..."`, converted to lower case.
    pub fn hash(&mut self, table: &DeTable<'_>) -> Option<(String, FileSpan)> {
        let (text, place) = self.string(table, "sha256")?;
        let is_hash = text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        if !is_hash {
            let mistake = Diagnostic::error(WRONG_VALUE, "`sha256` is no SHA-256 of a file", place)
                .help("it has 64 hexadecimal digits: `sha256sum FILE` writes them");
            self.mistakes.push(mistake);
        }
        is_hash.then(|| (text.to_ascii_lowercase(), place))
    }

    /// The value of `command = ["python3", "mine.py"]`.
    pub fn command(&mut self, table: &DeTable<'_>) -> Vec<String> {
        let Some((at, value)) = entry(table, "command") else { return Vec::new() };
        let place = self.at(at.clone());
        let Some(words) = value.get_ref().as_array() else {
            self.wrong_type("command", "an array of strings", value, at);
            return Vec::new();
        };
        let words: Option<Vec<String>> =
            words.iter().map(|word| word.get_ref().as_str().map(str::to_string)).collect();
        let words = words.unwrap_or_default();
        if words.first().is_none_or(String::is_empty) {
            let mistake = Diagnostic::error(WRONG_VALUE, "`command` is no list of words", place)
                .help("write the program and its arguments: `command = [\"python3\", \"mine.py\"]`");
            self.mistakes.push(mistake);
        }
        if let Some((other, _)) =
            ["path", "override", "isolate", "sha256"].iter().find_map(|key| entry(table, key))
        {
            let mistake =
                Diagnostic::error(WRONG_VALUE, "a plugin is a library or a command, not both", place)
                    .label(self.at(other), "this is about a library")
                    .help("a command runs in a process of its own anyway");
            self.mistakes.push(mistake);
        }
        words
    }

    /// Reports the keys of `table` that are not among `known`.
    pub fn only(&mut self, table: &DeTable<'_>, what: &str, known: &[&str]) {
        for key in table.keys() {
            let name = key.get_ref().as_ref();
            if known.contains(&name) {
                continue;
            }
            let mistake =
                Diagnostic::error(UNKNOWN_KEY, format!("{what} has no key `{name}`"), self.at(key.span()));
            self.mistakes.push(match nearest(name, known.iter().copied()) {
                Some(near) => mistake.help(format!("did you mean `{near}`?")),
                None => mistake.help(format!("the keys are: {}", known.join(", "))),
            });
        }
    }

    pub fn string(&mut self, table: &DeTable<'_>, key: &str) -> Option<(String, FileSpan)> {
        let (at, value) = entry(table, key)?;
        match value.get_ref().as_str() {
            Some(text) if !text.is_empty() => Some((text.to_string(), self.at(value.span()))),
            Some(_) => {
                self.mistake(&WRONG_VALUE, format!("`{key}` is empty"), value.span());
                None
            }
            None => {
                self.wrong_type(key, "a string", value, at);
                None
            }
        }
    }

    /// A name that becomes part of file names.
    pub fn name(&mut self, table: &DeTable<'_>, key: &str) -> Option<(String, FileSpan)> {
        let (name, place) = self.string(table, key)?;
        if let Some(defect) = name_defect(&name) {
            self.mistakes.push(Diagnostic::error(WRONG_NAME, format!("`{name}` {defect}"), place));
        }
        Some((name, place))
    }

    pub fn flag(&mut self, table: &DeTable<'_>, key: &str) -> Option<bool> {
        let (at, value) = entry(table, key)?;
        let flag = value.get_ref().as_bool();
        if flag.is_none() {
            self.wrong_type(key, "`true` or `false`", value, at);
        }
        flag
    }

    pub fn table<'d, 'i>(&mut self, table: &'d DeTable<'i>, key: &str) -> Option<&'d DeTable<'i>> {
        let (at, value) = entry(table, key)?;
        let inner = value.get_ref().as_table();
        if inner.is_none() {
            self.wrong_type(key, "a table", value, at);
        }
        inner
    }

    /// The value of a plugin's option as JSON; the plugin defines its meaning.
    pub fn json(&mut self, value: &Spanned<DeValue<'_>>) -> Option<Value> {
        Some(match value.get_ref() {
            DeValue::String(text) => Value::from(text.as_ref()),
            DeValue::Boolean(flag) => Value::from(*flag),
            DeValue::Datetime(date) => Value::from(date.to_string()),
            DeValue::Integer(number) => match i64::from_str_radix(number.as_str(), number.radix()) {
                Ok(number) => Value::from(number),
                Err(_) => return self.unspeakable(value),
            },
            DeValue::Float(number) => match number.as_str().parse::<f64>() {
                Ok(number) if number.is_finite() => Value::from(number),
                Ok(_) | Err(_) => return self.unspeakable(value),
            },
            DeValue::Array(items) => {
                Value::from(items.iter().map(|item| self.json(item)).collect::<Option<Vec<_>>>()?)
            }
            DeValue::Table(table) => {
                let pairs =
                    table.iter().map(|(key, item)| Some((key.get_ref().to_string(), self.json(item)?)));
                Value::Object(pairs.collect::<Option<Map<_, _>>>()?)
            }
        })
    }

    fn unspeakable(&mut self, value: &Spanned<DeValue<'_>>) -> Option<Value> {
        self.mistake(&WRONG_VALUE, "this number cannot be passed to a plugin", value.span());
        None
    }

    pub fn wrong_type(&mut self, key: &str, wanted: &str, found: &Spanned<DeValue<'_>>, at: Range<usize>) {
        let kind = match found.get_ref() {
            DeValue::String(_) => "a string",
            DeValue::Integer(_) => "an integer",
            DeValue::Float(_) => "a float",
            DeValue::Boolean(_) => "a boolean",
            DeValue::Datetime(_) => "a date",
            DeValue::Array(_) => "an array",
            DeValue::Table(_) => "a table",
        };
        // The range of a `[[x]]` table includes everything below it; the key's range is shorter.
        let at = match found.get_ref() {
            DeValue::Array(_) | DeValue::Table(_) => at,
            DeValue::String(_)
            | DeValue::Integer(_)
            | DeValue::Float(_)
            | DeValue::Boolean(_)
            | DeValue::Datetime(_) => found.span(),
        };
        self.mistake(&WRONG_TYPE, format!("`{key}` must be {wanted}, not {kind}"), at);
    }

    pub fn mistake(&mut self, id: &str, message: impl Into<String>, at: Range<usize>) {
        self.mistakes.push(Diagnostic::error(id, message, self.at(at)));
    }

    pub fn at(&self, range: Range<usize>) -> FileSpan {
        FileSpan { file: self.file, span: Span::new(range.start as u32, range.end as u32) }
    }
}

/// The range of a key and its value.
pub fn entry<'d, 'i>(table: &'d DeTable<'i>, key: &str) -> Option<Entry<'d, 'i>> {
    table.get_key_value(key).map(|(key, value)| (key.span(), value))
}
