//! New plugin projects: the output of `okl plugin new`.
//!
//! [`project`] returns the files of a project for a kind of plugin, a language and a name. They come from a template
//! for the language and the kind, and from files that are common to all languages: a kernel, a pipeline, a test.
//! Templates are complete plugins with the name `example`, which is replaced by the name of the plugin, as are the
//! system's prefix and suffix of shared libraries. A project in Rust also contains the crates of okl that it depends on
//! (`okl-sdk`) with okl's `Cargo.lock`, a project in C the header of the plugin interface.
//!
//! A plugin's name becomes part of a symbol and of file names, so it is restricted ([`name_defect`]). The crate does
//! not write files; the command line does.

mod file;
mod sdk;

use crate::file::below;
use include_dir::{Dir, include_dir};
use okl_abi::PluginKind;

pub use file::File;

static TEMPLATES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/templates");

/// The lock file with which okl itself is built.
const LOCK: &str = include_str!("../../../Cargo.lock");

/// The language of a plugin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// A shared library; the project contains crates of okl.
    Rust,
    /// A shared library; the project contains the C header of the interface.
    C,
    /// A program.
    Python,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 3] = [Language::Rust, Language::C, Language::Python];

    /// The name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Language::Rust => "rust",
            Language::C => "c",
            Language::Python => "python",
        }
    }
}

/// The reason why a plugin cannot have a name, as a continuation of "`my plugin`"; none if it can.
pub fn name_defect(name: &str) -> Option<&'static str> {
    let starts_right = name.starts_with(|first: char| first.is_ascii_lowercase());
    let is_right = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_';
    match (starts_right, name.chars().all(is_right)) {
        (true, true) if name.len() <= 40 => None,
        (true, true) => Some("is longer than 40 letters"),
        (false, _) => Some("does not start with a small letter"),
        (true, false) => Some("has more than small letters, digits and `_`; it becomes part of a symbol"),
    }
}

/// The files of a new plugin; none for a kind that needs no project.
pub fn project(kind: PluginKind, language: Language, name: &str) -> Option<Vec<File>> {
    let kind = match kind {
        PluginKind::Backend | PluginKind::Attribute | PluginKind::Stage | PluginKind::Frontend => kind.name(),
        PluginKind::Intrinsics => return None,
    };
    let mut files = Vec::new();
    let common = format!("common/{kind}");
    for folder in [format!("{}/{kind}", language.name()), common.clone()] {
        files.extend(TEMPLATES.get_dir(&folder).into_iter().flat_map(|dir| below(dir, &folder)));
    }
    // The first half of the test depends on the language, the second half on the kind.
    let tail = taken(&mut files, "test.tail");
    let test = files.iter_mut().find(|file| file.path.as_os_str() == "test.sh")?;
    test.text += &tail;
    let mut add = |path: &str, text: String| {
        files.push(File { path: path.into(), text, is_program: false });
    };
    add("example.toml", pipeline(kind, language));
    add("README.md", readme(kind, language));
    match language {
        Language::Rust => {
            add(".gitignore", "/target\n/*.so\n".into());
            let manifest = taken(&mut files, "Cargo.toml.in");
            files.push(File { path: "Cargo.toml".into(), text: manifest, is_program: false });
            // The versions of dependencies that okl itself is built with; cargo removes those that are not needed.
            files.push(File { path: "Cargo.lock".into(), text: LOCK.into(), is_program: false });
        }
        Language::C => {
            add(".gitignore", "/*.so\n".into());
            add("okl_plugin.h", okl_abi::C_HEADER.into());
            add("answer.h", TEMPLATES.get_file("c/answer.h")?.contents_utf8()?.into());
        }
        Language::Python => {}
    }
    files.iter_mut().filter(|file| !file.path.ends_with("Cargo.lock")).for_each(|file| named(file, name));
    if language == Language::Rust {
        files.extend(sdk::files());
    }
    files.sort_by(|one, other| one.path.cmp(&other.path));
    Some(files)
}

/// Removes a file and returns its text.
fn taken(files: &mut Vec<File>, path: &str) -> String {
    let at = files.iter().position(|file| file.path.as_os_str() == path);
    at.map(|at| files.remove(at).text).unwrap_or_default()
}

/// Replaces `example` by the plugin's name, `example-` by the start of its ids, and the prefix and suffix of libraries by those of this system.
fn named(file: &mut File, name: &str) {
    use std::env::consts::{DLL_PREFIX, DLL_SUFFIX};
    // Ids of diagnostics have a dash where the name has `_`.
    let dashed = format!("{}-", name.replace('_', "-"));
    let renamed = |text: &str| text.replace("example-", &dashed).replace("example", name);
    file.path = renamed(&file.path.to_string_lossy()).into();
    let text = renamed(&file.text);
    file.text = text.replace("libokl_", &format!("{DLL_PREFIX}okl_")).replace(".so", DLL_SUFFIX);
}

/// The pipeline that the test runs.
fn pipeline(kind: &str, language: Language) -> String {
    let (base, table) = match kind {
        "backend" => ("name = \"example\"\n", "[backend]"),
        "frontend" => ("extends = \"cuda\"\n", "[frontend]"),
        "attribute" => ("extends = \"cuda\"\n", "[[attribute]]"),
        _ => ("extends = \"cuda\"\n", "[[stage]]"),
    };
    let home = match language {
        Language::Rust | Language::C => "",
        Language::Python => "command = [\"python3\", \"example.py\"]\n",
    };
    format!("schema = 1\n{base}\n{table}\nplugin = \"example\"\n{home}")
}

fn readme(kind: &str, language: Language) -> String {
    let what = match language {
        Language::Rust => {
            "`src/lib.rs` is the plugin. `okl-sdk` holds the crates it is built with, as they are in the okl that wrote \
             this; `okl plugin new` writes newer ones. `cargo build` makes `libokl_KIND_example.so`."
        }
        Language::C => {
            "`example.c` is the plugin, `okl_plugin.h` the interface, `answer.h` what is the same in every plugin in C."
        }
        Language::Python => "`example.py` is the plugin. okl starts it for each question.",
    };
    let what = what.replace("KIND", kind);
    format!(
        "# example, a plugin for okl\n\n{what}\n\n`./test.sh` runs it on a kernel with the pipeline `example.toml`.\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_project_has_all_it_needs_under_its_own_name() {
        for kind in [PluginKind::Backend, PluginKind::Attribute, PluginKind::Stage, PluginKind::Frontend] {
            for language in Language::ALL {
                let files = project(kind, language, "mine").expect("there is a template");
                let is_own =
                    |file: &&File| !file.path.starts_with("okl-sdk") && !file.path.ends_with("Cargo.lock");
                let own = files.iter().filter(is_own);
                for file in own {
                    assert!(!file.text.contains("example"), "{}", file.path.display());
                    assert!(!file.text.is_empty(), "{}", file.path.display());
                }
                for name in ["mine.toml", "README.md", "test.sh"] {
                    assert!(files.iter().any(|file| file.path.as_os_str() == name), "{name}");
                }
                assert!(files.iter().any(|file| file.is_program));
            }
        }
        assert!(project(PluginKind::Intrinsics, Language::C, "mine").is_none());
    }

    #[test]
    fn names_become_symbols() {
        assert_eq!(name_defect("my_stage2"), None);
        for name in ["", "2x", "My", "a-b", "a b", "../x", &"x".repeat(41)] {
            assert!(name_defect(name).is_some(), "{name}");
        }
    }
}
