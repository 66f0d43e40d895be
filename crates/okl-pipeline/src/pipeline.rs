//! Pipeline files: what they say, and what is wrong with them.

use crate::clang_arguments::{ArgumentDefect, ArgumentList, clang_argument_defects, clang_arguments};
use crate::intrinsics::Intrinsics;
use crate::stage::StageChoice;
use crate::{AttributeChoice, FileRule, Level, Levels, PluginChoice, nearest};
use okl_model::Intrinsic;
use okl_source::{Diagnostic, FileId, FileSpan, Sources, Span};
use okl_target::name_defect;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The built-in steps in their order.
pub const STEPS: [&str; 5] = ["normalize", "parse", "check", "lower", "emit"];

/// A pipeline file with everything it extends, read and found to be in order.
#[derive(Clone, Debug)]
pub struct Pipeline {
    /// Its name.
    pub name: String,
    /// Where its texts go.
    pub backend: BackendChoice,
    /// How its texts are read.
    pub parse: ParseSettings,
    /// What it says of intrinsics; [`ParseSettings::intrinsics`] is what comes of it.
    pub intrinsics: WrittenIntrinsics,
    /// The attributes that its texts may have, besides okl's own.
    pub attributes: Vec<AttributeChoice>,
    /// What reads its texts, where they are not OKL.
    pub frontend: Option<PluginChoice>,
    /// What becomes of warnings.
    pub levels: Levels,
    /// What looks at its texts between the steps, in the order that the files say.
    pub stages: Vec<StageChoice>,
    /// The files it was read from, the one asked for first; none when a program chose its backend.
    pub files: Vec<FileId>,
}

/// The `[intrinsics]` and `[[intrinsic]]` of a pipeline and of what it extends.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct WrittenIntrinsics {
    /// The sets that are switched on.
    pub enabled: Vec<String>,
    /// Its own, as they are written.
    pub rows: Vec<Value>,
    /// The code these need, by name.
    pub helpers: Map<String, Value>,
}

/// The `[backend]` of a pipeline.
#[derive(Clone, Debug, Default)]
pub struct BackendChoice {
    /// The plugin; its name is empty where the pipeline describes a target of its own.
    pub plugin: PluginChoice,
    /// Whether the backend is only what this one is like: it has a name of its own.
    pub is_like: bool,
    /// What is said over the target that the backend describes, or of a target of its own.
    pub target: Map<String, Value>,
    /// Where that stands.
    pub target_place: Option<FileSpan>,
    /// Where its keys stand, each with those above it: `words.kernel`, `atomics.fetch[0].on`.
    pub target_keys: BTreeMap<String, FileSpan>,
}

impl BackendChoice {
    /// Where the key of a target stands, or the nearest one above it that is written.
    pub(crate) fn place_of(&self, key: &str) -> Option<FileSpan> {
        let mut key = key;
        loop {
            if let Some(place) = self.target_keys.get(key) {
                return Some(*place);
            }
            match key.rfind(['.', '[']) {
                Some(at) => key = &key[..at],
                None => return self.target_place,
            }
        }
    }
}

impl BackendChoice {
    /// A backend as it is.
    pub(crate) fn of(name: &str) -> BackendChoice {
        let plugin = PluginChoice { name: name.to_string(), ..PluginChoice::default() };
        BackendChoice { plugin, ..BackendChoice::default() }
    }
}

/// The `[parse]` of a pipeline. Pipelines with equal settings share one parse.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ParseSettings {
    /// The language: `c++17`.
    pub std: Option<String>,
    /// More clang arguments.
    pub args: Vec<String>,
    /// The intrinsics that texts may call.
    pub intrinsics: Vec<Intrinsic>,
    /// Headers that nobody needs to find: a front end stands in for them.
    pub absent: Vec<String>,
    /// Whether texts are whole programs, which may use all of the standard library.
    pub programs: bool,
}

/// Why a language standard cannot be chosen, to stand after "`c++98`".
pub fn std_defect(std: &str) -> Option<&'static str> {
    let version = std.strip_prefix("c++").or_else(|| std.strip_prefix("gnu++"));
    match version {
        Some("11" | "14" | "17" | "20" | "23" | "26") => None,
        Some("0x" | "1y" | "1z" | "2a" | "2b" | "2c") => None,
        Some("98" | "03") => Some("is too old: OKL is read as C++11 or later"),
        Some(_) | None => Some("is no C++ standard that okl knows; write `c++17`"),
    }
}

/// What one file says, before it meets the file it extends.
#[derive(Clone, Debug, Default)]
pub(crate) struct Layer {
    pub name: Option<String>,
    pub extends: Option<(String, FileSpan)>,
    pub plugin: Option<(String, FileSpan)>,
    pub is_like: bool,
    pub target: Option<(Map<String, Value>, FileSpan)>,
    pub target_keys: BTreeMap<String, FileSpan>,
    pub path: Option<String>,
    pub overrides: Option<bool>,
    pub isolate: Option<bool>,
    pub sha256: Option<(String, FileSpan)>,
    pub command: Vec<String>,
    pub options: Vec<(String, FileSpan, Value)>,
    pub std: Option<String>,
    pub args: Vec<String>,
    pub intrinsics: Intrinsics,
    pub stages: Vec<StageChoice>,
    pub attributes: Vec<AttributeChoice>,
    pub frontend: Option<PluginChoice>,
    pub pipelines: Vec<String>,
    pub files: Vec<FileRule>,
    pub levels: Levels,
}

impl Layer {
    /// Whether it says where the backend comes from, or what that is told.
    pub(crate) fn speaks_of_backend(&self) -> bool {
        let comes_from = self.path.is_some() || !self.command.is_empty() || self.sha256.is_some();
        let loaded_how = self.overrides.is_some() || self.isolate.is_some();
        comes_from || loaded_how || !self.options.is_empty()
    }
}

/// What a file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FileKind {
    /// One way of a text to its backend.
    Pipeline,
    /// What holds for all texts of a project: `okl.toml`.
    Project,
}

/// Reads one file of `sources`; the layer is only good when there are no diagnostics.
pub(crate) fn read_layer(
    sources: &Sources,
    file: FileId,
    kind: FileKind,
) -> (Layer, Vec<Diagnostic<FileSpan>>) {
    let text = sources.get(file).text.as_str();
    let mut reader = Reader::new(file);
    let mut layer = Layer::default();
    let (document, errors) = DeTable::parse_recoverable(text);
    for error in &errors {
        let range = error.span().unwrap_or(0..0);
        reader.mistake("toml-syntax", error.message().trim(), range);
    }
    // What stands beside a syntax error is often not what the author meant.
    if errors.is_empty() {
        reader.document(document.get_ref(), kind, &mut layer);
    }
    reader.mistakes.sort_by_key(|mistake| mistake.labels.first().map(|label| label.place));
    (layer, reader.mistakes)
}

/// Walks a TOML document and collects what is wrong with it.
pub(crate) struct Reader {
    pub(crate) file: FileId,
    pub(crate) mistakes: Vec<Diagnostic<FileSpan>>,
}

/// A key with the range it stands at, and its value.
pub(crate) type Entry<'d, 'i> = (Range<usize>, &'d Spanned<DeValue<'i>>);

impl Reader {
    /// Nothing is wrong yet.
    pub(crate) fn new(file: FileId) -> Reader {
        Reader { file, mistakes: Vec::new() }
    }

    fn document(&mut self, top: &DeTable<'_>, kind: FileKind, layer: &mut Layer) {
        let shared =
            ["schema", "parse", "stage", "attribute", "intrinsics", "intrinsic", "helpers", "levels"];
        match kind {
            FileKind::Pipeline => {
                self.only(
                    top,
                    "a pipeline file",
                    &[&["name", "extends", "frontend", "backend"], &shared[..]].concat(),
                );
                layer.name = self.name(top, "name").map(|(name, _)| name);
                layer.extends = self.string(top, "extends");
                if let Some(backend) = self.table(top, "backend") {
                    self.backend(backend, layer);
                }
                self.frontend(top, layer);
            }
            FileKind::Project => {
                self.only(top, "a project file", &[&["pipelines", "file"], &shared[..]].concat());
                layer.pipelines = self.pipelines(top);
                layer.files = self.file_rules(top);
            }
        }
        self.schema(top);
        if let Some(parse) = self.table(top, "parse") {
            self.parse(parse, kind, layer);
        }
        self.levels(top, &mut layer.levels);
        self.stages(top, layer);
        layer.attributes = self.attributes(top);
        layer.intrinsics = self.intrinsics(top);
    }

    fn frontend(&mut self, top: &DeTable<'_>, layer: &mut Layer) {
        if let Some(table) = self.table(top, "frontend") {
            self.only(table, "`[frontend]`", &PluginChoice::KEYS);
            if entry(table, "plugin").is_none() {
                let at = entry(top, "frontend").map_or(0..0, |(at, _)| at);
                self.mistake("missing-key", "`[frontend]` names no `plugin`", at);
            }
            layer.frontend = self.choice(table);
        }
    }

    pub(crate) fn schema(&mut self, top: &DeTable<'_>) {
        let Some((at, value)) = entry(top, "schema") else {
            let mistake =
                Diagnostic::error("missing-key", "the file does not say its `schema`", self.at(0..0));
            self.mistakes.push(mistake.help("write `schema = 1` at the top"));
            return;
        };
        match value.get_ref() {
            DeValue::Integer(number) if number.as_str() == "1" => {}
            DeValue::Integer(number) => {
                let message = format!("schema {number} is not known; this okl reads schema 1");
                self.mistake("unknown-schema", message, value.span());
            }
            DeValue::String(_)
            | DeValue::Float(_)
            | DeValue::Boolean(_)
            | DeValue::Datetime(_)
            | DeValue::Array(_)
            | DeValue::Table(_) => self.wrong_type("schema", "an integer", value, at),
        }
    }

    fn backend(&mut self, table: &DeTable<'_>, layer: &mut Layer) {
        self.only(
            table,
            "`[backend]`",
            &["plugin", "like", "path", "override", "isolate", "sha256", "command", "options", "target"],
        );
        layer.plugin = self.name(table, "plugin");
        if let Some(like) = self.name(table, "like") {
            if let Some((_, place)) = &layer.plugin {
                let mistake =
                    Diagnostic::error("wrong-value", "`like` and `plugin` both name a backend", like.1)
                        .label(*place, "the other one")
                        .help("`plugin` takes a backend as it is, `like` makes another one of it");
                self.mistakes.push(mistake);
            }
            layer.plugin = Some(like);
            layer.is_like = true;
        }
        if let Some((at, value)) = entry(table, "target") {
            let place = self.at(at.clone());
            match value.get_ref().as_table() {
                Some(target) => {
                    self.name(target, "name");
                    self.name(target, "extension");
                    if let Some(Value::Object(target)) = self.json(value) {
                        layer.target = Some((target, place));
                        self.keys(value, "", &mut layer.target_keys);
                    }
                }
                None => self.wrong_type("target", "a table", value, at),
            }
        }
        layer.path = self.string(table, "path").map(|(path, _)| path);
        layer.overrides = self.flag(table, "override");
        layer.isolate = self.flag(table, "isolate");
        layer.sha256 = self.hash(table);
        layer.command = self.command(table);
        layer.options = self.options(table);
    }

    /// `options = { ... }`, in source order.
    fn options(&mut self, table: &DeTable<'_>) -> Vec<(String, FileSpan, Value)> {
        let mut options = Vec::new();
        for (key, value) in self.table(table, "options").into_iter().flatten() {
            if let Some(json) = self.json(value) {
                options.push((key.get_ref().to_string(), self.at(key.span()), json));
            }
        }
        options.sort_by_key(|(_, place, _)| *place);
        options
    }

    /// A plugin where nothing is merged: its name and the keys that say where it comes from. `folder` is filled in when
    /// the file's place is known.
    pub(crate) fn choice(&mut self, table: &DeTable<'_>) -> Option<PluginChoice> {
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

    /// `sha256 = "..."`, in small letters
    fn hash(&mut self, table: &DeTable<'_>) -> Option<(String, FileSpan)> {
        let (text, place) = self.string(table, "sha256")?;
        let is_hash = text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        if !is_hash {
            let mistake = Diagnostic::error("wrong-value", "`sha256` is no SHA-256 of a file", place)
                .help("it has 64 hexadecimal digits: `sha256sum FILE` writes them");
            self.mistakes.push(mistake);
        }
        is_hash.then(|| (text.to_ascii_lowercase(), place))
    }

    /// `command = ["python3", "mine.py"]`
    pub(crate) fn command(&mut self, table: &DeTable<'_>) -> Vec<String> {
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
            let mistake = Diagnostic::error("wrong-value", "`command` is no list of words", place)
                .help("write the program and its arguments: `command = [\"python3\", \"mine.py\"]`");
            self.mistakes.push(mistake);
        }
        if let Some((other, _)) =
            ["path", "override", "isolate", "sha256"].iter().find_map(|key| entry(table, key))
        {
            let mistake =
                Diagnostic::error("wrong-value", "a plugin is a library or a command, not both", place)
                    .label(self.at(other), "this is about a library")
                    .help("a command runs in a process of its own anyway");
            self.mistakes.push(mistake);
        }
        words
    }

    fn parse(&mut self, table: &DeTable<'_>, kind: FileKind, layer: &mut Layer) {
        self.only(table, "`[parse]`", &["std", "args"]);
        if let Some((std, place)) = self.string(table, "std") {
            if let Some(defect) = std_defect(&std) {
                self.mistakes.push(Diagnostic::error("wrong-value", format!("`{std}` {defect}"), place));
            }
            layer.std = Some(std);
        }
        let Some((at, value)) = entry(table, "args") else { return };
        let Some(items) = value.get_ref().as_array() else {
            return self.wrong_type("args", "an array of strings", value, at);
        };
        let mut places = Vec::new();
        for item in items.iter() {
            match item.get_ref().as_str() {
                Some(argument) => {
                    layer.args.push(argument.to_string());
                    places.push(self.at(item.span()));
                }
                None => self.wrong_type("args", "an array of strings", item, item.span()),
            }
        }
        let list = match kind {
            FileKind::Pipeline => ArgumentList::Whole,
            FileKind::Project => ArgumentList::Project,
        };
        let defects = clang_argument_defects(&layer.args, list);
        let last = defects.last().map(|defect| defect.nth);
        for ArgumentDefect { nth, message, instead } in defects {
            let message = format!("the argument `{}` {message}", layer.args[nth]);
            let mistake = Diagnostic::error("clang-argument", message, places[nth]);
            // The list is long: once is enough.
            let list = if Some(nth) == last { clang_arguments(list) } else { Vec::new() };
            let help = instead.map(str::to_string).into_iter().chain(list);
            self.mistakes.push(help.fold(mistake, Diagnostic::help));
        }
    }

    /// `[levels]`: which of the names are messages is looked at when all files are read.
    fn levels(&mut self, top: &DeTable<'_>, levels: &mut Levels) {
        for (id, value) in self.table(top, "levels").into_iter().flatten() {
            let Some(word) = value.get_ref().as_str() else {
                self.wrong_type(id.get_ref(), "`allow`, `warn` or `deny`", value, id.span());
                continue;
            };
            match Level::ALL.into_iter().find(|level| level.name() == word) {
                Some(level) => levels.set(id.get_ref(), level, Some(self.at(id.span()))),
                None => {
                    let message = format!("`{word}` is no level: there are `allow`, `warn` and `deny`");
                    self.mistake("wrong-value", message, value.span());
                }
            }
        }
    }

    /// Reports the keys of `table` that are not among `known`.
    pub(crate) fn only(&mut self, table: &DeTable<'_>, what: &str, known: &[&str]) {
        for key in table.keys() {
            let name = key.get_ref().as_ref();
            if known.contains(&name) {
                continue;
            }
            let mistake =
                Diagnostic::error("unknown-key", format!("{what} has no key `{name}`"), self.at(key.span()));
            self.mistakes.push(match nearest(name, known.iter().copied()) {
                Some(near) => mistake.help(format!("did you mean `{near}`?")),
                None => mistake.help(format!("the keys are: {}", known.join(", "))),
            });
        }
    }

    pub(crate) fn string(&mut self, table: &DeTable<'_>, key: &str) -> Option<(String, FileSpan)> {
        let (at, value) = entry(table, key)?;
        match value.get_ref().as_str() {
            Some(text) if !text.is_empty() => Some((text.to_string(), self.at(value.span()))),
            Some(_) => {
                self.mistake("wrong-value", format!("`{key}` is empty"), value.span());
                None
            }
            None => {
                self.wrong_type(key, "a string", value, at);
                None
            }
        }
    }

    /// What becomes part of file names.
    pub(crate) fn name(&mut self, table: &DeTable<'_>, key: &str) -> Option<(String, FileSpan)> {
        let (name, place) = self.string(table, key)?;
        if let Some(defect) = name_defect(&name) {
            self.mistakes.push(Diagnostic::error("wrong-name", format!("`{name}` {defect}"), place));
        }
        Some((name, place))
    }

    pub(crate) fn flag(&mut self, table: &DeTable<'_>, key: &str) -> Option<bool> {
        let (at, value) = entry(table, key)?;
        let flag = value.get_ref().as_bool();
        if flag.is_none() {
            self.wrong_type(key, "`true` or `false`", value, at);
        }
        flag
    }

    pub(crate) fn table<'d, 'i>(&mut self, table: &'d DeTable<'i>, key: &str) -> Option<&'d DeTable<'i>> {
        let (at, value) = entry(table, key)?;
        let inner = value.get_ref().as_table();
        if inner.is_none() {
            self.wrong_type(key, "a table", value, at);
        }
        inner
    }

    /// A backend's option, whose meaning the backend knows.
    pub(crate) fn json(&mut self, value: &Spanned<DeValue<'_>>) -> Option<Value> {
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
        self.mistake("wrong-value", "this number cannot be passed to a plugin", value.span());
        None
    }

    pub(crate) fn wrong_type(
        &mut self,
        key: &str,
        wanted: &str,
        found: &Spanned<DeValue<'_>>,
        at: Range<usize>,
    ) {
        let kind = match found.get_ref() {
            DeValue::String(_) => "a string",
            DeValue::Integer(_) => "an integer",
            DeValue::Float(_) => "a float",
            DeValue::Boolean(_) => "a boolean",
            DeValue::Datetime(_) => "a date",
            DeValue::Array(_) => "an array",
            DeValue::Table(_) => "a table",
        };
        // The range of `[[x]]` tables runs over everything below them; the key is shorter.
        let at = match found.get_ref() {
            DeValue::Array(_) | DeValue::Table(_) => at,
            DeValue::String(_)
            | DeValue::Integer(_)
            | DeValue::Float(_)
            | DeValue::Boolean(_)
            | DeValue::Datetime(_) => found.span(),
        };
        self.mistake("wrong-type", format!("`{key}` must be {wanted}, not {kind}"), at);
    }

    pub(crate) fn mistake(&mut self, id: &str, message: impl Into<String>, at: Range<usize>) {
        self.mistakes.push(Diagnostic::error(id, message, self.at(at)));
    }

    pub(crate) fn at(&self, range: Range<usize>) -> FileSpan {
        FileSpan { file: self.file, span: Span::new(range.start as u32, range.end as u32) }
    }
}

/// A key's place and value.
pub(crate) fn entry<'d, 'i>(table: &'d DeTable<'i>, key: &str) -> Option<Entry<'d, 'i>> {
    table.get_key_value(key).map(|(key, value)| (key.span(), value))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Ids and the text each one points at.
    pub(crate) fn mistakes(text: &str) -> Vec<(String, String)> {
        let mut sources = Sources::new();
        let file = sources.add("p.toml", text);
        let (_, found) = read_layer(&sources, file, FileKind::Pipeline);
        found.into_iter().map(|d| (d.id, sources.text(d.labels[0].place).to_string())).collect()
    }

    fn one(text: &str) -> (String, String) {
        let found = mistakes(text);
        assert_eq!(found.len(), 1, "{found:?}");
        found.into_iter().next().expect("one")
    }

    #[test]
    fn a_full_file_is_read() {
        let mut sources = Sources::new();
        let file = sources.add(
            "p.toml",
            r#"
            schema = 1
            name = "fast"
            extends = "cuda"
            [backend]
            plugin = "cuda"
            path = "lib"
            override = true
            options = { launch-bounds = true, sizes = [1, 0x10], nested = { a = 1.5 } }
            [parse]
            std = "c++20"
            args = ["-Wall"]
            [[stage]]
            use = "normalize"
            [[stage]]
            use = "check"
            "#,
        );
        let (layer, found) = read_layer(&sources, file, FileKind::Pipeline);
        assert_eq!(found, []);
        assert_eq!(layer.name.as_deref(), Some("fast"));
        assert_eq!(layer.extends.map(|(name, _)| name).as_deref(), Some("cuda"));
        assert_eq!(layer.overrides, Some(true));
        let options: Map<String, Value> = layer.options.into_iter().map(|(key, _, v)| (key, v)).collect();
        let options = serde_json::to_string(&options).expect("JSON");
        assert_eq!(options, r#"{"launch-bounds":true,"nested":{"a":1.5},"sizes":[1,16]}"#);
        assert_eq!((layer.std.as_deref(), layer.args.len()), (Some("c++20"), 1));
    }

    #[test]
    fn all_mistakes_are_reported_where_they_are() {
        let found =
            mistakes("schema = 1\nnmae = 1\n[parse]\nstd = 3\nargs = [1, \"-c\"]\n[backend]\nplugin = []\n");
        let found: Vec<(&str, &str)> = found.iter().map(|(id, at)| (id.as_str(), at.as_str())).collect();
        assert_eq!(
            found,
            [
                ("unknown-key", "nmae"),
                ("wrong-type", "3"),
                ("wrong-type", "1"),
                ("clang-argument", "\"-c\""),
                ("wrong-type", "plugin"),
            ]
        );
    }

    #[test]
    fn steps_keep_their_order() {
        let stage = |name: &str| format!("[[stage]]\nuse = \"{name}\"\n");
        let text = format!("schema = 1\n{}{}", stage("check"), stage("parse"));
        assert_eq!(one(&text), ("stage-order".into(), "\"parse\"".into()));
        let text = format!("schema = 1\n{}{}", stage("parse"), stage("parse"));
        assert_eq!(one(&text), ("stage-order".into(), "\"parse\"".into()));
        assert_eq!(one(&format!("schema = 1\n{}", stage("chekc"))).0, "unknown-stage");
    }

    #[test]
    fn intrinsics_are_tables() {
        let (id, at) = one("schema = 1\n[[intrinsics]]\nplugin = \"x\"\n");
        assert_eq!((id.as_str(), at.as_str()), ("wrong-type", "intrinsics"));
        assert_eq!(one("schema = 1\n[intrinsics]\nenabled = [\"shuffle\"]\n").0, "unknown-key");
        assert_eq!(one("schema = 1\n[[intrinsic]]\nprototype = \"int f()\"\n").0, "missing-key");
        assert_eq!(mistakes("schema = 1\n[[intrinsic]]\nprototype = \"int f()\"\nexpand.cuda = \"1\"\n"), []);
    }

    #[test]
    fn names_lead_to_no_other_folder() {
        assert_eq!(one("schema = 1\nname = \"../x\"\n"), ("wrong-name".into(), "\"../x\"".into()));
        assert_eq!(one("schema = 1\n[backend]\nplugin = \"a/../../b\"\n").0, "wrong-name");
        assert_eq!(one("schema = 1\n[backend]\nlike = \".b\"\n").0, "wrong-name");
        assert_eq!(
            one("schema = 1\n[backend.target]\nname = \"a\"\nextension = \"/../../evil\"\n"),
            ("wrong-name".into(), "\"/../../evil\"".into())
        );
        assert_eq!(one("schema = 1\n[backend.target]\nname = 3\n").0, "wrong-type");
    }

    #[test]
    pub(crate) fn schema_and_syntax() {
        assert_eq!(one("name = \"x\"\n").0, "missing-key");
        assert_eq!(one("schema = 2\n"), ("unknown-schema".into(), "2".into()));
        assert_eq!(one("schema = \"1\"\n"), ("wrong-type".into(), "\"1\"".into()));
        assert_eq!(one("schema = 1\nname = \n").0, "toml-syntax");
        assert_eq!(one("schema = 1\nschema = 1\n").0, "toml-syntax");
    }
}
