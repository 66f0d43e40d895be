//! Writes a pipeline as one self-contained file.

use crate::pipeline::{BackendChoice, Pipeline};
use okl_abi::PluginKind;
use okl_host::PluginLocation;
use okl_host::{AttributeChoice, AttributeSource, Host, PluginChoice, StageChoice};
use serde::Serialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::path::Path;

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
    #[serde(skip_serializing_if = "Option::is_none")]
    frontend: Option<Frontend<'p>>,
    #[serde(skip_serializing_if = "Parse::is_empty")]
    parse: Parse<'p>,
    #[serde(skip_serializing_if = "Enabled::is_empty")]
    intrinsics: Enabled<'p>,
    #[serde(skip_serializing_if = "Map::is_empty")]
    helpers: &'p Map<String, Value>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    levels: BTreeMap<&'p str, &'p str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    intrinsic: Vec<&'p Value>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    attribute: Vec<Attribute<'p>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    stage: Vec<Stage<'p>>,
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
    #[serde(flatten)]
    from: From<'p>,
    #[serde(skip_serializing_if = "Map::is_empty")]
    target: &'p Map<String, Value>,
}

#[derive(Serialize)]
struct Frontend<'p> {
    plugin: &'p str,
    #[serde(flatten)]
    from: From<'p>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reader: Option<Box<Frontend<'p>>>,
}

#[derive(Serialize)]
struct Stage<'p> {
    plugin: &'p str,
    #[serde(flatten)]
    from: From<'p>,
    #[serde(skip_serializing_if = "Option::is_none")]
    after: Option<&'p str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    before: Option<&'p str>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Attribute<'p> {
    Table(&'p Map<String, Value>),
    Plugin {
        plugin: &'p str,
        #[serde(flatten)]
        from: From<'p>,
    },
}

/// The location of a plugin and its options.
#[derive(Serialize)]
struct From<'p> {
    #[serde(skip_serializing_if = "Option::is_none")]
    path: Option<String>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    isolate: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    sha256: Option<&'p str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    command: Vec<String>,
    #[serde(skip_serializing_if = "Map::is_empty")]
    options: Map<String, Value>,
}

#[derive(Serialize)]
struct Parse<'p> {
    #[serde(skip_serializing_if = "Option::is_none")]
    std: Option<&'p str>,
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    args: &'p [String],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    instances: Vec<String>,
}

impl Parse<'_> {
    fn is_empty(&self) -> bool {
        self.std.is_none() && self.args.is_empty() && self.instances.is_empty()
    }
}

impl Pipeline {
    /// Makes the paths of all its plugins absolute.
    pub fn make_absolute(&mut self) {
        let stages = self.stages.iter_mut().map(|stage| &mut stage.plugin);
        let attributes = self.attributes.iter_mut().filter_map(|choice| match &mut choice.what {
            AttributeSource::Plugin(plugin) => Some(plugin.as_mut()),
            AttributeSource::Table(_) => None,
        });
        for choice in stages
            .chain(attributes)
            .chain(&mut self.frontend)
            .chain(&mut self.reader)
            .chain([&mut self.backend.plugin])
        {
            for path in [&mut choice.path, &mut choice.folder].into_iter().flatten() {
                // An empty path is the current directory.
                *path = std::path::absolute(Path::new(".").join(&*path)).unwrap_or(path.clone());
            }
        }
    }

    /// The pipeline as a TOML file of the same meaning that extends nothing.
    ///
    /// The meaning does not depend on the place of the file if [`path`](okl_host::PluginChoice::path) and
    /// [`folder`](okl_host::PluginChoice::folder) are absolute: a library is named by its path, and so is a program that
    /// is not found on the search path. Files among the other words of a command are relative to the folder of the
    /// file.
    pub fn to_toml(&self, host: &Host) -> String {
        // No `..` in the pattern: every field of a choice must be written here. `home` resolves the paths.
        let BackendChoice { plugin: choice, is_like, target, target_place: _, target_keys: _ } =
            &self.backend;
        let plugin = Some(choice.name.as_str()).filter(|plugin| !plugin.is_empty());
        let written = Written {
            schema: 1,
            name: &self.name,
            backend: Backend {
                plugin: plugin.filter(|_| !is_like),
                like: plugin.filter(|_| *is_like),
                from: From::of(choice, PluginKind::Backend, host),
                target,
            },
            frontend: self.frontend.as_ref().map(|choice| Frontend {
                reader: self.reader.as_ref().map(|reader| Box::new(Frontend::of(reader, host))),
                ..Frontend::of(choice, host)
            }),
            parse: Parse {
                std: self.parse.std.as_deref(),
                args: &self.parse.args,
                instances: self.parse.instances.iter().map(ToString::to_string).collect(),
            },
            intrinsics: Enabled { enable: &self.intrinsics.enabled },
            helpers: &self.intrinsics.helpers,
            intrinsic: self.intrinsics.rows.iter().collect(),
            levels: self.levels.iter().map(|(id, level)| (id, level.name())).collect(),
            attribute: self.attributes.iter().map(|choice| Attribute::of(choice, host)).collect(),
            stage: self.stages.iter().map(|stage| Stage::of(stage, host)).collect(),
        };
        toml::to_string(&written).expect("values that were read from TOML can be written as TOML")
    }
}

impl<'p> Frontend<'p> {
    fn of(choice: &'p PluginChoice, host: &Host) -> Frontend<'p> {
        let from = From::of(choice, PluginKind::Frontend, host);
        Frontend { plugin: &choice.name, from, reader: None }
    }
}

impl<'p> Stage<'p> {
    fn of(choice: &'p StageChoice, host: &Host) -> Stage<'p> {
        let StageChoice { plugin, after, before } = choice;
        Stage {
            plugin: &plugin.name,
            from: From::of(plugin, PluginKind::Stage, host),
            after: after.as_ref().map(|(name, _)| name.as_str()),
            before: before.as_ref().map(|(name, _)| name.as_str()),
        }
    }
}

impl<'p> Attribute<'p> {
    fn of(choice: &'p AttributeChoice, host: &Host) -> Attribute<'p> {
        match &choice.what {
            AttributeSource::Table(table) => Attribute::Table(table.source()),
            AttributeSource::Plugin(choice) => Attribute::Plugin {
                plugin: &choice.name,
                from: From::of(choice, PluginKind::Attribute, host),
            },
        }
    }
}

impl<'p> From<'p> {
    fn of(choice: &'p PluginChoice, kind: PluginKind, host: &Host) -> From<'p> {
        // No `..` in the pattern, as above.
        let PluginChoice {
            name,
            options: _,
            isolate,
            sha256,
            path: _,
            folder: _,
            needs_trust: _,
            overrides: _,
            command: _,
            place: _,
            option_places: _,
        } = choice;
        let home = (!name.is_empty()).then(|| choice.home(kind, host));
        let (path, command) = match home {
            Some(Ok(PluginLocation::Library(path))) => {
                (Some(path.to_string_lossy().into_owned()), Vec::new())
            }
            Some(Ok(PluginLocation::Command(words))) => (None, words),
            Some(Ok(PluginLocation::Embedded(_)) | Err(_)) | None => (None, Vec::new()),
        };
        let sha256 = sha256.as_ref().map(|(hash, _)| hash.as_str());
        From { path, isolate: *isolate, sha256, command, options: choice.passed_options(kind, host) }
    }
}

#[cfg(test)]
mod tests {
    use crate::pipeline::Pipeline;
    use okl_host::{Files, Host};
    use okl_normalizer::preprocess::MemoryFiles;
    use okl_source::Sources;

    fn host(files: MemoryFiles) -> Host {
        Host {
            backends: &[],
            plugins: &[],
            pipelines: &[],
            intrinsics: &[("one", "schema = 1\nsummary = \"s\"\n")],
            attributes: okl_sema::attributes().clone(),
            files: Files::new(files),
            calls: okl_host::Calls::default(),
            libraries: okl_host::Libraries::default(),
            foreign_words: "",
            libclang: okl_host::Libclang::default(),
        }
    }

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
             [[stage]]\nplugin = \"s\"\noptions = { a = 1 }\nbefore = \"emit\"\n\
             [[attribute]]\nname = \"unroll\"\narguments = { numbers = [0, 1] }\nsites = [\"loop\"]\nexpand.cuda = \"#pragma unroll {0}\"\n\
             [levels]\ndata-race = \"deny\"\nwarnings = \"allow\"\n[intrinsics]\nenable = [\"one\"]\n[[intrinsic]]\nprototype = \"{T} okl_f({T} x)\"\n\
             types = [\"int\", \"float\"]\neffects = { sync = \"warp\" }\nexpand.cuda = \"f({0})\"\n",
        );
        let find = |files: MemoryFiles, wanted: &str| {
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
        assert_eq!(again.levels.iter().collect::<Vec<_>>(), top.levels.iter().collect::<Vec<_>>());
        assert_eq!(again.levels.iter().count(), 2);
        assert_eq!(again.backend.target, top.backend.target);
        let stages = |pipeline: &Pipeline| {
            format!(
                "{:?}",
                pipeline
                    .stages
                    .iter()
                    .map(|stage| (
                        stage.plugin.name.clone(),
                        stage.plugin.options.clone(),
                        stage.before.clone().map(|(name, _)| name)
                    ))
                    .collect::<Vec<_>>()
            )
        };
        assert_eq!((stages(&again), again.stages.len()), (stages(&top), 1));
        assert_eq!(again.backend.plugin.options, top.backend.plugin.options);
        assert_eq!((&again.backend.plugin.name, again.backend.is_like), (&top.backend.plugin.name, true));
    }
}
