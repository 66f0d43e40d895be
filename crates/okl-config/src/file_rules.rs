//! Reads the `[[file]]` tables of `okl.toml`: settings for some texts of a project.

use crate::props::Props;
use crate::reader::{Reader, entry};
use globset::{Glob, GlobBuilder, GlobSet, GlobSetBuilder};
use okl_source::ids::{MISSING_KEY, WRONG_NAME, WRONG_VALUE};
use okl_source::{Diagnostic, FileSpan};
use okl_target::name_defect;
use toml::de::DeTable;

/// The settings of a project file for some texts.
#[derive(Clone, Debug)]
pub struct FileRule {
    /// The texts that it applies to; patterns for paths relative to the project's folder.
    pub(crate) globs: GlobSet,
    /// Include folders, relative to the project's folder.
    pub(crate) include: Vec<String>,
    /// Kernel properties, macros included.
    pub(crate) props: Props,
}

const KEYS: [&str; 4] = ["match", "defines", "include", "props"];

impl Reader {
    /// The value of `pipelines = ["cuda", "openmp"]`: names, not paths.
    pub fn pipelines(&mut self, top: &DeTable<'_>) -> Vec<String> {
        let texts = self.texts(top, "pipelines");
        for (name, place) in &texts {
            if let Some(defect) = name_defect(name) {
                let mistake = Diagnostic::error(WRONG_NAME, format!("`{name}` {defect}"), *place);
                self.mistakes.push(mistake.help("a file is named on the command line: `okl run -p FILE`"));
            }
        }
        texts.into_iter().map(|(name, _)| name).collect()
    }

    /// All `[[file]]` tables of a project.
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
                            &MISSING_KEY,
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
                    self.mistakes.push(Diagnostic::error(WRONG_VALUE, message, place));
                }
            }
        }
        let globs = globs.build().unwrap_or_else(|error| {
            let at = entry(table, "match").map_or(0..0, |(at, _)| at);
            self.mistake(&WRONG_VALUE, format!("these patterns are too much: {error}"), at);
            GlobSet::empty()
        });
        let include = self.texts(table, "include").into_iter().map(|(path, _)| path).collect();
        FileRule { globs, include, props: self.props(table) }
    }

    /// The value of a key that is a string or an array of strings.
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

/// Compiles a pattern: `volume*.okl` matches in any folder, `a/*.okl` files of the folder `a`, `a/**` everything below
/// it.
fn glob(text: &str) -> Result<Glob, globset::Error> {
    let from_root = text.strip_prefix('/').unwrap_or(text);
    let anywhere = match text.contains('/') {
        true => from_root.to_string(),
        false => format!("**/{text}"),
    };
    GlobBuilder::new(&anywhere).literal_separator(true).build()
}
