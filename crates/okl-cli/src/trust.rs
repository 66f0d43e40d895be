//! `okl plugins trust`

use crate::exit::Code;
use crate::folders::{project_file, trust_file};
use crate::{say, write};
use okl_pipeline::{Foreign, Project, Trust, Trusted};
use okl_source::{Sources, printable_line};
use std::env::consts::DLL_SUFFIX;
use std::path::{Path, PathBuf};

/// What the user trusts.
pub fn read() -> Trusted {
    let Some(file) = trust_file() else { return Trusted::default() };
    match std::fs::read_to_string(&file) {
        Ok(text) => {
            let trusted = Trusted::read(&text);
            match trusted.defect() {
                Some(defect) => Trusted::unreadable(format!("`{}`: {defect}", file.display())),
                None => trusted,
            }
        }
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Trusted::default(),
        Err(error) => Trusted::unreadable(format!("cannot read `{}`: {error}", file.display())),
    }
}

/// Trusts libraries, and all that project files name; shows what that is.
pub fn trust(mut files: Vec<PathBuf>) -> Code {
    let Some(store) = trust_file() else {
        return say::environment(
            "there is no folder for what you trust: neither `XDG_CONFIG_HOME` nor `HOME` is set",
        );
    };
    let mut trusted = read();
    if let Some(defect) = trusted.defect() {
        return say::environment(&format!("{defect}; mend the file or remove it"));
    }
    if files.is_empty() {
        match project_file(Path::new("-")) {
            Some(file) => files.push(file),
            None => return say::usage("there is no `okl.toml` here or above; name a library"),
        }
    }
    let mut found = Vec::new();
    for file in &files {
        match rows(file) {
            Ok(rows) => found.extend(rows),
            Err(code) => return code,
        }
    }
    let mut text = String::new();
    for (shown, trust) in found {
        let state = match (trusted.holds(&trust), trusted.hash_of(&trust)) {
            (true, _) => "  it was trusted already\n".to_string(),
            (false, Some(old)) => format!("  it has changed, trusted was\n  sha256 {old}\n"),
            (false, None) => String::new(),
        };
        text += &format!("{}\n  sha256 {}\n{state}", printable_line(&shown), trust.sha256);
        trusted.add(trust);
    }
    if text.is_empty() {
        return say::result(b"nothing to trust: all plugins are part of okl\n");
    }
    if let Err((path, error)) = write::all(&[(store.clone(), trusted.to_toml().into_bytes())]) {
        return say::environment(&format!("cannot write `{}`: {error}", path.display()));
    }
    say::result(format!("{text}trusted in {}\n", printable_line(&store.display().to_string())).as_bytes())
}

/// What a file stands for, each with a line for people.
fn rows(file: &Path) -> Result<Vec<(String, Trust)>, Code> {
    let shown = file.display();
    if file.file_name().is_some_and(|name| name == Project::FILE) {
        let mut sources = Sources::new();
        return match Project::foreign(&mut sources, file, &crate::run::host()) {
            Ok(named) => Ok(named.into_iter().map(row).collect()),
            Err(error) => {
                say::diagnostics(&error.diagnostics(), &sources);
                Err(error.verdict().into())
            }
        };
    }
    if !file.to_string_lossy().ends_with(DLL_SUFFIX) {
        let text = "is no library of a plugin; commands are trusted with the `okl.toml` that names them";
        return Err(say::usage(&format!("`{shown}` {text}")));
    }
    match Trust::of_library(file) {
        Ok(trust) => Ok(vec![(trust.path.clone(), trust)]),
        Err(error) => Err(say::environment(&format!("cannot read `{shown}`: {error}"))),
    }
}

/// ``the stage `rules`: python3 rules.py, in /home/me/project (with rules.py)``
fn row(foreign: Foreign) -> (String, Trust) {
    let Foreign { who, trust, covers, .. } = foreign;
    let path = &trust.path;
    let shown = match (trust.command.is_empty(), covers.is_empty()) {
        (true, _) => format!("{who}: {path}"),
        (false, true) => format!("{who}: {}, in {path}; no file of it is covered", trust.command.join(" ")),
        (false, false) => {
            format!("{who}: {}, in {path}; covers {}", trust.command.join(" "), covers.join(", "))
        }
    };
    (shown, trust)
}
