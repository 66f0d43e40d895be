//! `okl plugin new KIND NAME`

use crate::exit::Code;
use crate::messages;
use clap::ValueEnum;
use okl_host::{PluginKind, is_keyword};
use okl_scaffold::{File, Language, name_defect, project};
use std::io;
use std::path::{Path, PathBuf};

/// The kinds of plugins that are projects.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum NewKind {
    /// A target
    Backend,
    /// An attribute of kernels
    Attribute,
    /// What looks at texts between two steps
    Stage,
    /// What reads another language and writes it as OKL
    Frontend,
}

/// The language that a plugin is written in.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub enum Lang {
    /// A library, with okl's crates in the project
    #[default]
    Rust,
    /// A library
    C,
    /// A program
    Python,
}

/// Creates a project in a new folder, completely or not at all.
pub fn new(kind: NewKind, name: &str, lang: Lang, folder: Option<PathBuf>) -> Code {
    if let Some(defect) = name_defect(name) {
        return messages::usage(&format!("`{name}` {defect}"));
    }
    let folder = folder.unwrap_or_else(|| PathBuf::from(name));
    let shown = folder.display();
    if folder.symlink_metadata().is_ok() {
        return messages::usage(&format!("`{shown}` is there already"));
    }
    let kind = match kind {
        NewKind::Backend => PluginKind::Backend,
        NewKind::Attribute => PluginKind::Attribute,
        NewKind::Stage => PluginKind::Stage,
        NewKind::Frontend => PluginKind::Frontend,
    };
    if let Some(taken) = crate::host::host().taken(kind, name) {
        return messages::usage(&format!("`{name}` is the name of {taken}; give the new one another name"));
    }
    if kind == PluginKind::Attribute && is_keyword(name) {
        return messages::usage(&format!("`{name}` is a word of C++; give the attribute another name"));
    }
    let language = match lang {
        Lang::Rust => Language::Rust,
        Lang::C => Language::C,
        Lang::Python => Language::Python,
    };
    let files = project(kind, language, name).unwrap_or_default();
    // Written to a temporary folder first, since a partial project must not remain.
    let beside = folder.with_file_name(format!(".{name}.okl-new-{}", std::process::id()));
    let written = write(&beside, &files).and_then(|()| std::fs::rename(&beside, &folder));
    if let Err(error) = written {
        let _what_there_is = std::fs::remove_dir_all(&beside);
        return messages::environment(&format!("cannot write `{shown}`: {error}"));
    }
    messages::stderr(&format!(
        "wrote the {} `{name}` to `{shown}`; `{shown}/test.sh` tries it\n",
        kind.name()
    ));
    Code::Done
}

fn write(folder: &Path, files: &[File]) -> io::Result<()> {
    for file in files {
        let path = folder.join(&file.path);
        if let Some(parent) = path.parent() {
            std::fs::create_dir_all(parent)?;
        }
        std::fs::write(&path, &file.text)?;
        if file.is_program {
            make_program(&path)?;
        }
    }
    Ok(())
}

#[cfg(unix)]
fn make_program(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o755))
}

#[cfg(not(unix))]
fn make_program(_path: &Path) -> io::Result<()> {
    Ok(())
}
