//! One file of a pipeline or a project, before it is merged with the files that it extends.

use crate::clang_arguments::{ArgumentDefect, ArgumentList, clang_argument_defects, clang_arguments};
use crate::file_rules::FileRule;
use crate::frontends::FrontendLayer;
use crate::ids::TOML_SYNTAX;
use crate::intrinsics::Intrinsics;
use crate::levels::{Level, Levels};
use crate::pipeline::std_defect;
use crate::reader::{Reader, entry};
use okl_host::{AttributeChoice, StageChoice};
use okl_instances::Instance;
use okl_source::ids::WRONG_VALUE;
use okl_source::{Diagnostic, DiagnosticId, FileId, FileSpan, Sources};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use toml::de::DeTable;

const CLANG_ARGUMENT: DiagnosticId = DiagnosticId::new("clang-argument");

/// The contents of one file, before it is merged with the file that it extends.
#[derive(Clone, Debug, Default)]
pub struct Layer {
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
    pub instances: Vec<Instance>,
    pub intrinsics: Intrinsics,
    pub stages: Vec<StageChoice>,
    pub attributes: Vec<AttributeChoice>,
    pub frontend: Option<FrontendLayer>,
    pub pipelines: Vec<String>,
    pub files: Vec<FileRule>,
    pub levels: Levels,
}

impl Layer {
    /// True if the file says where the backend comes from or sets its options.
    pub fn speaks_of_backend(&self) -> bool {
        let comes_from = self.path.is_some() || !self.command.is_empty() || self.sha256.is_some();
        let loaded_how = self.overrides.is_some() || self.isolate.is_some();
        comes_from || loaded_how || !self.options.is_empty()
    }
}

/// The kind of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// A pipeline file.
    Pipeline,
    /// A project file, `okl.toml`.
    Project,
}

/// Reads one file of `sources`. The layer is only valid if there are no diagnostics.
pub fn read_layer(sources: &Sources, file: FileId, kind: FileKind) -> (Layer, Vec<Diagnostic<FileSpan>>) {
    let text = sources.get(file).text.as_str();
    let mut reader = Reader::new(file);
    let mut layer = Layer::default();
    let (document, errors) = DeTable::parse_recoverable(text);
    for error in &errors {
        let range = error.span().unwrap_or(0..0);
        reader.mistake(&TOML_SYNTAX, error.message().trim(), range);
    }
    // Text next to a syntax error is often parsed differently than the author meant.
    if errors.is_empty() {
        reader.document(document.get_ref(), kind, &mut layer);
    }
    reader.mistakes.sort_by_key(|mistake| mistake.labels.first().map(|label| label.place));
    (layer, reader.mistakes)
}

impl Reader {
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
                layer.frontend = self.frontend(top);
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
        layer.stages = self.stages(top);
        layer.attributes = self.attributes(top);
        layer.intrinsics = self.intrinsics(top);
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
                    Diagnostic::error(WRONG_VALUE, "`like` and `plugin` both name a backend", like.1)
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

    fn parse(&mut self, table: &DeTable<'_>, kind: FileKind, layer: &mut Layer) {
        self.only(table, "`[parse]`", &["std", "args", "instances"]);
        if let Some((std, place)) = self.string(table, "std") {
            if let Some(defect) = std_defect(&std) {
                self.mistakes.push(Diagnostic::error(WRONG_VALUE, format!("`{std}` {defect}"), place));
            }
            layer.std = Some(std);
        }
        self.instances(table, layer);
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
            let mistake = Diagnostic::error(CLANG_ARGUMENT, message, places[nth]);
            // The list is long and is shown only once.
            let list = if Some(nth) == last { clang_arguments(list) } else { Vec::new() };
            let help = instead.map(str::to_string).into_iter().chain(list);
            self.mistakes.push(help.fold(mistake, Diagnostic::help));
        }
    }

    /// Reads `instances = ["add<float, 32>"]`. Whether there are such kernels is known with the input.
    fn instances(&mut self, table: &DeTable<'_>, layer: &mut Layer) {
        let Some((at, value)) = entry(table, "instances") else { return };
        let Some(items) = value.get_ref().as_array() else {
            return self.wrong_type("instances", "an array of strings", value, at);
        };
        for item in items.iter() {
            match item.get_ref().as_str().map(str::parse::<Instance>) {
                Some(Ok(instance)) => layer.instances.push(instance),
                Some(Err(error)) => self.mistake(&WRONG_VALUE, error.to_string(), item.span()),
                None => self.wrong_type("instances", "an array of strings", item, item.span()),
            }
        }
    }

    /// Reads `[levels]`. Whether the names are known warnings is checked after all files are read.
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
                    self.mistake(&WRONG_VALUE, message, value.span());
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The ids of the mistakes and the text that each one points at.
    pub fn mistakes(text: &str) -> Vec<(String, String)> {
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
    pub fn schema_and_syntax() {
        assert_eq!(one("name = \"x\"\n").0, "missing-key");
        assert_eq!(one("schema = 2\n"), ("unknown-schema".into(), "2".into()));
        assert_eq!(one("schema = \"1\"\n"), ("wrong-type".into(), "\"1\"".into()));
        assert_eq!(one("schema = 1\nname = \n").0, "toml-syntax");
        assert_eq!(one("schema = 1\nschema = 1\n").0, "toml-syntax");
    }
}
