//! `[[file]]` in `okl.toml`: what holds for some texts of a project.

use crate::props::Props;
use crate::reader::{Reader, entry};
use globset::{Glob, GlobBuilder, GlobSet, GlobSetBuilder};
use okl_source::{Diagnostic, FileSpan};
use okl_target::name_defect;
use toml::de::DeTable;

/// What a project file says of some texts.
#[derive(Clone, Debug)]
pub struct FileRule {
    /// Which ones, by their paths from the project's folder on.
    pub(crate) globs: GlobSet,
    /// Folders of headers, from the project's folder on.
    pub(crate) include: Vec<String>,
    /// Kernel properties, macros among them.
    pub(crate) props: Props,
}

const KEYS: [&str; 4] = ["match", "defines", "include", "props"];

impl Reader {
    /// `pipelines = ["cuda", "openmp"]`: names, and no paths.
    pub fn pipelines(&mut self, top: &DeTable<'_>) -> Vec<String> {
        let texts = self.texts(top, "pipelines");
        for (name, place) in &texts {
            if let Some(defect) = name_defect(name) {
                let mistake = Diagnostic::error("wrong-name", format!("`{name}` {defect}"), *place);
                self.mistakes.push(mistake.help("a file is named on the command line: `okl run -p FILE`"));
            }
        }
        texts.into_iter().map(|(name, _)| name).collect()
    }

    /// All `[[file]]` of a project.
    pub fn file_rules(&mut self, top: &DeTable<'_>) -> Vec<FileRule> {
        let Some((at, value)) = entry(top, "file") else { return Vec::new() };
        let Some(items) = value.get_ref().as_array() else {
            self.wrong_type("file", "an array of tables, `[[file]]`", value, at);
            return Vec::new();
        };
        let mut rules = Vec::new();
        for item in items.iter() {
            match item.get_ref().as_table() {
                Some(table) => {
                    if entry(table, "match").is_none() {
                        self.mistake(
                            "missing-key",
                            "this `[[file]]` does not say which files: `match`",
                            item.span(),
                        );
                    }
                    rules.push(self.file_rule(table));
                }
                None => self.wrong_type("file", "an array of tables, `[[file]]`", item, item.span()),
            }
        }
        rules
    }

    fn file_rule(&mut self, table: &DeTable<'_>) -> FileRule {
        self.only(table, "`[[file]]`", &KEYS);
        let mut globs = GlobSetBuilder::new();
        for (text, place) in self.texts(table, "match") {
            match glob(&text) {
                Ok(glob) => {
                    globs.add(glob);
                }
                Err(error) => {
                    let message = format!("`{text}` is no pattern of file names: {}", error.kind());
                    self.mistakes.push(Diagnostic::error("wrong-value", message, place));
                }
            }
        }
        let globs = globs.build().unwrap_or_else(|error| {
            let at = entry(table, "match").map_or(0..0, |(at, _)| at);
            self.mistake("wrong-value", format!("these patterns are too much: {error}"), at);
            GlobSet::empty()
        });
        let include = self.texts(table, "include").into_iter().map(|(path, _)| path).collect();
        FileRule { globs, include, props: self.props(table) }
    }

    /// A string, or an array of strings.
    fn texts(&mut self, table: &DeTable<'_>, key: &str) -> Vec<(String, FileSpan)> {
        let Some((at, value)) = entry(table, key) else { return Vec::new() };
        if value.get_ref().as_str().is_some() {
            return self.string(table, key).into_iter().collect();
        }
        let texts = value.get_ref().as_array().and_then(|items| {
            let text = |item: &toml::Spanned<toml::de::DeValue<'_>>| {
                Some((item.get_ref().as_str()?.to_string(), self.at(item.span())))
            };
            items.iter().map(text).collect::<Option<Vec<_>>>()
        });
        if texts.is_none() {
            self.wrong_type(key, "a string or an array of strings", value, at);
        }
        texts.unwrap_or_default()
    }
}

/// `volume*.okl` is a name in any folder, `a/*.okl` files of the folder `a`, `a/**` all below it.
fn glob(text: &str) -> Result<Glob, globset::Error> {
    let from_root = text.strip_prefix('/').unwrap_or(text);
    let anywhere = match text.contains('/') {
        true => from_root.to_string(),
        false => format!("**/{text}"),
    };
    GlobBuilder::new(&anywhere).literal_separator(true).build()
}
