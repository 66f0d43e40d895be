//! A pipeline as one file.

use crate::backend::{Home, home};
use crate::{BackendChoice, Host, Pipeline};
use serde::Serialize;
use serde_json::{Map, Value};

/// ```toml
/// schema = 1
/// name = "mine"
///
/// [backend]
/// plugin = "cuda"
/// ```
#[derive(Serialize)]
struct Written<'p> {
    schema: u32,
    name: &'p str,
    backend: Backend<'p>,
    #[serde(skip_serializing_if = "Parse::is_empty")]
    parse: Parse<'p>,
    #[serde(skip_serializing_if = "Enabled::is_empty")]
    intrinsics: Enabled<'p>,
    #[serde(skip_serializing_if = "Map::is_empty")]
    helpers: &'p Map<String, Value>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    intrinsic: Vec<&'p Value>,
}

/// `[intrinsics]`
#[derive(Serialize)]
struct Enabled<'p> {
    enable: &'p [String],
}

impl Enabled<'_> {
    fn is_empty(&self) -> bool {
        self.enable.is_empty()
    }
}

#[derive(Serialize)]
struct Backend<'p> {
    #[serde(skip_serializing_if = "Option::is_none")]
    plugin: Option<&'p str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    like: Option<&'p str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    path: Option<String>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    isolate: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    command: Vec<String>,
    #[serde(skip_serializing_if = "Map::is_empty")]
    options: &'p Map<String, Value>,
    #[serde(skip_serializing_if = "Map::is_empty")]
    target: &'p Map<String, Value>,
}

#[derive(Serialize)]
struct Parse<'p> {
    #[serde(skip_serializing_if = "Option::is_none")]
    std: Option<&'p str>,
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    args: &'p [String],
}

impl Parse<'_> {
    fn is_empty(&self) -> bool {
        self.std.is_none() && self.args.is_empty()
    }
}

impl Pipeline {
    /// A file that extends nothing and means the same, in TOML.
    ///
    /// It means so wherever it lies, if [`path`](crate::BackendChoice::path) and
    /// [`folder`](crate::BackendChoice::folder) are absolute: a library is named by its path, and so is a program that
    /// does not come from the search path. Files among a command's other words are from the file's folder on.
    pub fn to_toml(&self, host: &Host) -> String {
        // Without `..`: what a pipeline may say must have its place here. `home` knows what the paths come to.
        let BackendChoice {
            plugin,
            is_like,
            options,
            target,
            path: _,
            folder: _,
            overrides: _,
            isolate,
            command: _,
            place: _,
            target_place: _,
            option_places: _,
        } = &self.backend;
        let plugin = Some(plugin.as_str()).filter(|plugin| !plugin.is_empty());
        let (library, command) = match plugin.map(|_| home(self, host)) {
            Some(Ok(Home::Library(path))) => (Some(path.to_string_lossy().into_owned()), Vec::new()),
            Some(Ok(Home::Command(words))) => (None, words),
            Some(Ok(Home::Embedded(_)) | Err(_)) | None => (None, Vec::new()),
        };
        let written = Written {
            schema: 1,
            name: &self.name,
            backend: Backend {
                plugin: plugin.filter(|_| !is_like),
                like: plugin.filter(|_| *is_like),
                path: library,
                isolate: *isolate,
                command,
                options,
                target,
            },
            parse: Parse { std: self.parse.std.as_deref(), args: &self.parse.args },
            intrinsics: Enabled { enable: &self.intrinsics.enabled },
            helpers: &self.intrinsics.helpers,
            intrinsic: self.intrinsics.rows.iter().collect(),
        };
        toml::to_string(&written).expect("values that were read from TOML can be written as TOML")
    }
}

#[cfg(test)]
mod tests {
    use crate::{Files, Host, Pipeline};
    use okl_normalizer::preprocess::MemoryFiles;
    use okl_source::Sources;

    #[test]
    fn a_pipeline_written_out_is_read_again_as_the_same() {
        let mut files = MemoryFiles::new();
        files.add(
            "base.toml",
            "schema = 1\n[backend]\nlike = \"cuda\"\noptions = { a = 1.0, when = 2020-01-01 }\n[parse]\nargs = [\"-Wall\"]\n\
             [backend.target.words]\nkernel = \"k\"\nshared = \"s\"\n[[backend.target.option]]\nname = \"o\"\n\
             changes.false.words.kernel = \"\"\n",
        );
        files.add(
            "top.toml",
            "schema = 1\nname = \"t\"\nextends = \"base.toml\"\n[backend]\noptions = { b = [1, \"x\\n\"] }\n[parse]\n\
             std = \"c++20\"\nargs = [\"-Wextra\"]\n[backend.target.words]\nshared = \"\\\"\u{e9}\"\n[[stage]]\nuse = \"check\"\n\
             [intrinsics]\nenable = [\"one\"]\n[[intrinsic]]\nprototype = \"{T} okl_f({T} x)\"\n\
             types = [\"int\", \"float\"]\neffects = { sync = \"warp\" }\nexpand.cuda = \"f({0})\"\n",
        );
        let host = |files| Host {
            backends: &[],
            pipelines: &[],
            intrinsics: &[("one", "schema = 1\nsummary = \"s\"\n")],
            attributes: okl_sema::attributes(),
            files: Files::new(files),
            calls: crate::Calls::default(),
        };
        let find = |files, wanted: &str| {
            Pipeline::find(&mut Sources::new(), wanted, &[], &host(files)).expect("in order")
        };
        let top = find(files.clone(), "top.toml");
        assert_eq!(top.backend.target["words"]["kernel"], "k", "tables are merged key by key");
        let text = top.to_toml(&host(files.clone()));
        files.add("again.toml", text.as_str());
        let again = find(files.clone(), "again.toml");
        assert_eq!(again.to_toml(&host(files)), text);
        let plain = |parse: &crate::ParseSettings| {
            let mut parse = parse.clone();
            parse.intrinsics.iter_mut().for_each(|one| one.place = None);
            parse
        };
        assert_eq!((&again.name, plain(&again.parse)), (&top.name, plain(&top.parse)));
        assert_eq!(again.parse.intrinsics.len(), 2);
        assert_eq!(again.backend.target, top.backend.target);
        assert_eq!(again.backend.options, top.backend.options);
        assert_eq!((&again.backend.plugin, again.backend.is_like), (&top.backend.plugin, true));
    }
}
