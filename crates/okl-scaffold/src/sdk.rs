//! The SDK: the crates that a plugin in Rust depends on.

use crate::file::{File, below};
use include_dir::{Dir, include_dir};
use std::path::Path;

/// A crate: its name, its manifest, its sources.
type Crate = (&'static str, &'static str, Dir<'static>);

static CRATES: [Crate; 13] = [
    ("okl-abi", include_str!("../../okl-abi/Cargo.toml"), include_dir!("$CARGO_MANIFEST_DIR/../okl-abi/src")),
    (
        "okl-analysis",
        include_str!("../../okl-analysis/Cargo.toml"),
        include_dir!("$CARGO_MANIFEST_DIR/../okl-analysis/src"),
    ),
    (
        "okl-fortran",
        include_str!("../../okl-fortran/Cargo.toml"),
        include_dir!("$CARGO_MANIFEST_DIR/../okl-fortran/src"),
    ),
    (
        "okl-frontend",
        include_str!("../../okl-frontend/Cargo.toml"),
        include_dir!("$CARGO_MANIFEST_DIR/../okl-frontend/src"),
    ),
    (
        "okl-instances",
        include_str!("../../okl-instances/Cargo.toml"),
        include_dir!("$CARGO_MANIFEST_DIR/../okl-instances/src"),
    ),
    ("okl-lex", include_str!("../../okl-lex/Cargo.toml"), include_dir!("$CARGO_MANIFEST_DIR/../okl-lex/src")),
    (
        "okl-model",
        include_str!("../../okl-model/Cargo.toml"),
        include_dir!("$CARGO_MANIFEST_DIR/../okl-model/src"),
    ),
    (
        "okl-parallel",
        include_str!("../../okl-parallel/Cargo.toml"),
        include_dir!("$CARGO_MANIFEST_DIR/../okl-parallel/src"),
    ),
    (
        "okl-plugin",
        include_str!("../../okl-plugin/Cargo.toml"),
        include_dir!("$CARGO_MANIFEST_DIR/../okl-plugin/src"),
    ),
    (
        "okl-sema",
        include_str!("../../okl-sema/Cargo.toml"),
        include_dir!("$CARGO_MANIFEST_DIR/../okl-sema/src"),
    ),
    (
        "okl-source",
        include_str!("../../okl-source/Cargo.toml"),
        include_dir!("$CARGO_MANIFEST_DIR/../okl-source/src"),
    ),
    (
        "okl-target",
        include_str!("../../okl-target/Cargo.toml"),
        include_dir!("$CARGO_MANIFEST_DIR/../okl-target/src"),
    ),
    (
        "okl-templates",
        include_str!("../../okl-templates/Cargo.toml"),
        include_dir!("$CARGO_MANIFEST_DIR/../okl-templates/src"),
    ),
];

/// The manifest of okl's workspace, for the versions of dependencies.
const WORKSPACE: &str = include_str!("../../../Cargo.toml");

/// The files of the folder `okl-sdk`, a workspace of its own.
pub(crate) fn files() -> Vec<File> {
    let root = Path::new("okl-sdk");
    let file = |path: std::path::PathBuf, text: String| File { path, text, is_program: false };
    let mut files = vec![
        file(root.join("Cargo.toml"), workspace()),
        file(root.join("LICENSE"), include_str!("../../../LICENSE").to_string()),
        file(root.join("okl-abi/include/okl_plugin.h"), okl_abi::C_HEADER.to_string()),
    ];
    for (name, manifest, text) in &CRATES {
        files.push(file(root.join(name).join("Cargo.toml"), without_tests(manifest)));
        let sources = below(text, "").into_iter();
        files.extend(
            sources.map(|inner| File { path: root.join(name).join("src").join(&inner.path), ..inner }),
        );
    }
    files
}

/// The manifest of okl's workspace, restricted to these crates and without the dependencies of tests.
fn workspace() -> String {
    let names: Vec<String> = CRATES.iter().map(|(name, ..)| format!("\"{name}\"")).collect();
    let mut text = String::new();
    let mut is_lints = false;
    for line in WORKSPACE.lines() {
        is_lints = if line.starts_with('[') { line.contains("lints") } else { is_lints };
        let is_crate = |name: &str| CRATES.iter().any(|(other, ..)| *other == name);
        let name = line.split(' ').next().unwrap_or_default();
        if line.starts_with("members") {
            text += &format!("members = [{}]\n", names.join(", "));
        } else if name.starts_with("okl-") {
            let local = format!("{name} = {{ path = \"{name}\" }}\n");
            text += if is_crate(name) { &local } else { "" };
        } else if !is_lints {
            text += &format!("{line}\n");
        }
    }
    // The lints of okl's workspace do not apply to plugins.
    text + "\n[workspace.lints.rust]\n"
}

/// The manifest without the dependencies of tests.
fn without_tests(manifest: &str) -> String {
    let mut is_tests = false;
    let mut text = String::new();
    for line in manifest.lines() {
        is_tests = if line.starts_with('[') { line == "[dev-dependencies]" } else { is_tests };
        if !is_tests {
            text += &format!("{line}\n");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_crates_are_those_that_the_sdk_needs() {
        for (_, manifest, _) in &CRATES {
            let table: toml::Table = manifest.parse().expect("it is a manifest");
            let needs = table
                .get("dependencies")
                .and_then(toml::Value::as_table)
                .into_iter()
                .flat_map(|table| table.keys());
            for need in needs.filter(|need| need.starts_with("okl-")) {
                assert!(CRATES.iter().any(|(name, ..)| name == need), "{need}");
            }
        }
        let workspace: toml::Table = workspace().parse().expect("it is a manifest");
        assert_eq!(workspace["workspace"]["members"].as_array().map(Vec::len), Some(CRATES.len()));
    }
}
