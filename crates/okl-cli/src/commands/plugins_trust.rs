//! `okl plugins trust`

use crate::exit::Code;
use crate::folders::{Folders, project_file, trust_file};
use crate::host::host;
use crate::trusted::read;
use crate::{messages, owner, write};
use okl_config::{Pipeline, Project};
use okl_host::{Foreign, SetupError, Trust};
use okl_source::{Sources, printable_line};
use std::env::consts::DLL_SUFFIX;
use std::path::{Path, PathBuf};

/// Trusts libraries, and the code that project files name; prints the entries.
pub fn trust(mut files: Vec<PathBuf>) -> Code {
    let Some(store) = trust_file() else {
        return messages::environment(
            "there is no folder for what you trust: neither `XDG_CONFIG_HOME` nor `HOME` is set",
        );
    };
    let mut trusted = read();
    if let Some(defect) = trusted.defect() {
        return messages::environment(&format!("{defect}; mend the file or remove it"));
    }
    if files.is_empty() {
        files.extend(project_file(Path::new("-")));
        files.extend(project_pipelines());
        if files.is_empty() {
            return messages::usage(
                "there is no `okl.toml` and no `pipelines` here or above; name a library or a file",
            );
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
        return messages::result(b"nothing to trust: all plugins are part of okl\n");
    }
    if let Err((path, error)) = write::all(&[(store.clone(), trusted.to_toml().into_bytes())]) {
        return messages::environment(&format!("cannot write `{}`: {error}", path.display()));
    }
    messages::result(
        format!("{text}trusted in {}\n", printable_line(&store.display().to_string())).as_bytes(),
    )
}

/// The trust entries for a file, each with a description.
fn rows(file: &Path) -> Result<Vec<(String, Trust)>, Code> {
    let shown = file.display();
    if file.file_name().is_some_and(|name| name == Project::FILE) {
        let mut sources = Sources::new();
        let named = Project::foreign(&mut sources, file, &host());
        let mut rows = told(named, &sources)?;
        if let Some(why) = owner::stranger(file) {
            let trust = Trust::of_file(file).map_err(|error| unreadable(file, &error))?;
            rows.insert(0, (format!("{}, although {why}", trust.path), trust));
        }
        return Ok(rows);
    }
    if file.extension().is_some_and(|ending| ending == "toml") {
        let (mut sources, host) = (Sources::new(), host());
        // As a path, even if it looks like a name.
        let path =
            if file.parent() == Some(Path::new("")) { Path::new(".").join(file) } else { file.to_path_buf() };
        let folders = Folders::here().list();
        let pipeline = Pipeline::find(&mut sources, &path.to_string_lossy(), &folders, &host);
        return told(pipeline.and_then(|pipeline| pipeline.foreign(&host)), &sources);
    }
    if !file.to_string_lossy().ends_with(DLL_SUFFIX) {
        let text = "is no library of a plugin; commands are trusted with the file that names them";
        return Err(messages::usage(&format!("`{shown}` {text}")));
    }
    match Trust::of_file(file) {
        Ok(trust) => Ok(vec![(trust.path.clone(), trust)]),
        Err(error) => Err(unreadable(file, &error)),
    }
}

/// The pipelines in the project's folder.
fn project_pipelines() -> Vec<PathBuf> {
    let folders = Folders::here();
    let Some(project) = folders.project() else { return Vec::new() };
    let known = okl_config::known(&[project.to_path_buf()], &host());
    known.into_iter().filter_map(|known| known.file).collect()
}

fn told(named: Result<Vec<Foreign>, SetupError>, sources: &Sources) -> Result<Vec<(String, Trust)>, Code> {
    match named {
        Ok(named) => Ok(named.into_iter().map(row).collect()),
        Err(error) => {
            messages::diagnostics(&error.diagnostics(), sources);
            Err(error.verdict().into())
        }
    }
}

fn unreadable(file: &Path, error: &std::io::Error) -> Code {
    messages::environment(&format!("cannot read `{}`: {error}", file.display()))
}

/// The description of an entry: ``the stage `rules`: python3 rules.py, in /home/me/project (with rules.py)``.
fn row(foreign: Foreign) -> (String, Trust) {
    let Foreign { plugin_id, trust, covers, .. } = foreign;
    let path = &trust.path;
    let shown = match (trust.command.is_empty(), covers.is_empty()) {
        (true, _) => format!("{plugin_id}: {path}"),
        (false, true) => {
            format!("{plugin_id}: {}, in {path}; no file of it is covered", trust.command.join(" "))
        }
        (false, false) => {
            format!("{plugin_id}: {}, in {path}; covers {}", trust.command.join(" "), covers.join(", "))
        }
    };
    (shown, trust)
}
