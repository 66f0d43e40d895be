//! Reads `[frontend]` tables, and merges those of the files of a pipeline.

use crate::reader::{Reader, entry};
use okl_host::{NamingFile, PluginChoice, SetupError};
use okl_source::ids::{MISSING_KEY, UNKNOWN_KEY};
use okl_source::{Diagnostic, FileSpan};
use serde_json::Value;
use toml::de::DeTable;

/// The key of the front end that reads for another one, and that of its options.
const READER: &str = "reader";
const READER_OPTIONS: &str = "reader-options";

/// The `[frontend]` table of one file.
#[derive(Clone, Debug)]
pub struct FrontendLayer {
    /// The place of the table's name.
    place: FileSpan,
    /// The front end; none if the file only says what reads for that of its base.
    plugin: Option<PluginChoice>,
    /// The front end that reads for it.
    reader: Option<PluginChoice>,
    /// Options of the reader with their places.
    options: Vec<(String, FileSpan, Value)>,
}

/// The front ends of a pipeline: the tables of its files, the base's first.
#[derive(Clone, Debug, Default)]
pub struct MergedFrontends {
    /// The front end that writes OKL.
    pub plugin: Option<PluginChoice>,
    /// The front end that reads for it.
    pub reader: Option<PluginChoice>,
}

impl Reader {
    /// Reads `[frontend]`. A file that extends another one may leave out `plugin` and add a reader.
    pub fn frontend(&mut self, top: &DeTable<'_>) -> Option<FrontendLayer> {
        let at = entry(top, "frontend").map_or(0..0, |(at, _)| at);
        let table = self.table(top, "frontend")?;
        let own = [READER, READER_OPTIONS];
        self.only(table, "`[frontend]`", &[&PluginChoice::KEYS[..], &own].concat());
        let speaks_of_reader = own.iter().any(|key| entry(table, key).is_some());
        if entry(table, "plugin").is_none() {
            if !speaks_of_reader || entry(top, "extends").is_none() {
                self.mistake(&MISSING_KEY, NO_PLUGIN, at.clone());
            }
            let lonely = PluginChoice::KEYS.iter().filter_map(|key| Some((key, entry(table, key)?.0)));
            for (key, at) in lonely.filter(|_| speaks_of_reader) {
                let mistake =
                    Diagnostic::error(UNKNOWN_KEY, format!("`{key}` is about no plugin"), self.at(at));
                self.mistakes
                    .push(mistake.help("write `plugin`, too; options of a reader are `reader-options`"));
            }
        }
        let plugin = entry(table, "plugin").and_then(|_| self.choice(table));
        let reader = self.reader(table);
        let options = self.options_at(table, READER_OPTIONS);
        Some(FrontendLayer { place: self.at(at), plugin, reader, options })
    }

    /// `reader = "accf"`, or a table like those of other plugins.
    fn reader(&mut self, table: &DeTable<'_>) -> Option<PluginChoice> {
        let (at, value) = entry(table, READER)?;
        if let Some(inner) = value.get_ref().as_table() {
            self.only(inner, "`[frontend.reader]`", &PluginChoice::KEYS);
            if entry(inner, "plugin").is_none() {
                self.mistake(&MISSING_KEY, "`[frontend.reader]` names no `plugin`", at);
            }
            return self.choice(inner);
        }
        if value.get_ref().as_str().is_none() {
            self.wrong_type(READER, "a string or a table", value, at);
            return None;
        }
        let (name, place) = self.name(table, READER)?;
        Some(PluginChoice { name, place: Some(place), ..PluginChoice::default() })
    }
}

const NO_PLUGIN: &str = "`[frontend]` names no `plugin`";

impl MergedFrontends {
    /// Merges the tables of a chain of files, the base's first.
    pub fn of<'l>(
        tables: impl Iterator<Item = (&'l FrontendLayer, &'l NamingFile)>,
    ) -> Result<MergedFrontends, SetupError> {
        let mut merged = MergedFrontends::default();
        let mistakes: Vec<_> = tables.filter_map(|(layer, file)| merged.add(layer, file)).collect();
        if mistakes.is_empty() { Ok(merged) } else { Err(SetupError::Mistakes(mistakes)) }
    }

    /// Adds the table of a nearer file; returns what is wrong with it. One that names a front end replaces that of the
    /// base, and its reader.
    fn add(&mut self, layer: &FrontendLayer, file: &NamingFile) -> Option<Diagnostic<FileSpan>> {
        if let Some(plugin) = &layer.plugin {
            self.plugin = Some(plugin.clone().of_file(file));
            self.reader = None;
        }
        if self.plugin.is_none() {
            let mistake = Diagnostic::error(MISSING_KEY, NO_PLUGIN, layer.place);
            return Some(mistake.help("what the file extends names none either"));
        }
        if let Some(reader) = &layer.reader {
            self.reader = Some(reader.clone().of_file(file));
        }
        if layer.options.is_empty() {
            return None;
        }
        let Some(reader) = &mut self.reader else {
            let mistake = Diagnostic::error(MISSING_KEY, "`[frontend]` names no `reader`", layer.place);
            return Some(mistake.help("its `reader-options` are for nothing"));
        };
        // A plugin needs trust if any file that configures it does.
        if file.needs_trust.is_some() {
            reader.needs_trust = file.needs_trust.clone();
        }
        for (key, place, value) in &layer.options {
            reader.options.insert(key.clone(), value.clone());
            reader.option_places.retain(|(other, _)| other != key);
            reader.option_places.push((key.clone(), *place));
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use crate::pipeline::Pipeline;
    use okl_host::{Files, Host, SetupError};
    use okl_normalizer::preprocess::MemoryFiles;
    use okl_source::Sources;

    const BASE: &str =
        "schema = 1\n[backend]\nplugin = 'b'\n[frontend]\nplugin = 'acc'\noptions = { a = 1 }\n";

    fn find(text: &str) -> Result<Pipeline, SetupError> {
        let mut files = MemoryFiles::new();
        files.add("base.toml", BASE);
        files.add("plain.toml", "schema = 1\n[backend]\nplugin = 'b'\n");
        files.add("read.toml", "schema = 1\nextends = 'base.toml'\n[frontend]\nreader = 'f'\nreader-options = { a = 1, b = 1 }\n");
        files.add("p.toml", text);
        Pipeline::find(&mut Sources::new(), "./p.toml", &[], &host(files))
    }

    fn host(files: MemoryFiles) -> Host {
        Host {
            backends: &[],
            plugins: &[],
            pipelines: &[],
            intrinsics: &[],
            attributes: okl_sema::attributes().clone(),
            files: Files::new(files),
            calls: okl_host::Calls::default(),
            libraries: okl_host::Libraries::default(),
            foreign_words: "",
            libclang: okl_host::Libclang::default(),
        }
    }

    /// The front end and the reader, each with its options.
    fn found(below: &str) -> [Option<String>; 2] {
        let pipeline = find(&format!("schema = 1\n{below}")).expect("in order");
        let shown = |choice: Option<okl_host::PluginChoice>| {
            choice.map(|one| format!("{} {}", one.name, serde_json::Value::Object(one.options)))
        };
        [shown(pipeline.frontend), shown(pipeline.reader)]
    }

    fn mistake(below: &str) -> String {
        let found = find(&format!("schema = 1\n{below}")).expect_err("a mistake").diagnostics();
        let [one] = &found[..] else { panic!("{found:?}") };
        format!("{}: {}", one.id, one.message)
    }

    #[test]
    fn a_reader_is_added_to_the_front_end_of_the_base() {
        let some = |text: &str| Some(text.to_string());
        let read = "extends = 'read.toml'\n[frontend]\n";
        assert_eq!(found("extends = 'read.toml'"), [some("acc {\"a\":1}"), some("f {\"a\":1,\"b\":1}")]);
        assert_eq!(
            found(&format!("{read}reader-options = {{ b = 2 }}")),
            [some("acc {\"a\":1}"), some("f {\"a\":1,\"b\":2}")]
        );
        assert_eq!(found(&format!("{read}reader = 'g'")), [some("acc {\"a\":1}"), some("g {}")]);
        assert_eq!(found(&format!("{read}plugin = 'other'")), [some("other {}"), None]);
        assert_eq!(
            found(&format!("{read}plugin = 'o'\nreader = {{ plugin = 'g', options = {{ c = 1 }} }}")),
            [some("o {}"), some("g {\"c\":1}")]
        );
    }

    #[test]
    fn what_reads_for_nothing_is_a_mistake() {
        let no_plugin = "missing-key: `[frontend]` names no `plugin`";
        assert_eq!(mistake("[backend]\nplugin = 'b'\n[frontend]\nreader = 'f'"), no_plugin);
        assert_eq!(mistake("extends = 'plain.toml'\n[frontend]\nreader = 'f'"), no_plugin);
        assert_eq!(
            mistake("extends = 'base.toml'\n[frontend]\nreader-options = { a = 1 }"),
            "missing-key: `[frontend]` names no `reader`"
        );
        assert_eq!(
            mistake("extends = 'base.toml'\n[frontend]\nreader = 'f'\noptions = { a = 1 }"),
            "unknown-key: `options` is about no plugin"
        );
        assert_eq!(
            mistake("extends = 'base.toml'\n[frontend]\nreader = 3"),
            "wrong-type: `reader` must be a string or a table, not an integer"
        );
    }

    #[test]
    fn a_pipeline_with_a_reader_is_written_out() {
        let text = "schema = 1\nextends = 'read.toml'\n";
        let pipeline = find(text).expect("in order");
        let written = pipeline.to_toml(&host(MemoryFiles::new()));
        assert!(written.contains("[frontend.reader]\nplugin = \"f\"\n"), "{written}");
        let again = find(&written).expect("in order");
        assert_eq!(again.to_toml(&host(MemoryFiles::new())), written);
    }
}
