//! The lock files of projects outside of the workspace are up to date.
//!
//! A new dependency of a crate makes every lock file outdated that contains the crate, and builds with `--locked` fail.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use okl_testing::{process, workspace};

const BESIDE: [&str; 5] = [
    "bench/phases",
    "bench/plugins",
    "examples/checked-attribute",
    "examples/frontend-in-rust",
    "examples/simd-backend",
];

/// The name and version of each package of a lock file from a registry.
fn packages(folder: &Path) -> BTreeSet<(String, String)> {
    let text = std::fs::read_to_string(folder.join("Cargo.lock")).expect("it is part of the repository");
    let table: toml::Table = text.parse().expect("a lock file is TOML");
    let all = table["package"].as_array().expect("it lists packages");
    let foreign = all.iter().filter(|package| package.get("source").is_some());
    let word = |value: &toml::Value| value.as_str().expect("it is a word").to_owned();
    foreign.map(|package| (word(&package["name"]), word(&package["version"]))).collect()
}

#[test]
fn none_is_older_than_our_crates() {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    for folder in BESIDE {
        let mut command = Command::new(&cargo);
        // `--locked` makes every required change an error.
        command.args(["update", "--workspace", "--locked", "--quiet"]);
        let ended = process::run(command.current_dir(workspace().join(folder))).expect("cargo runs");
        ended.success(&format!("{folder}: `cargo update --workspace` there mends it")).expect("it fits");
    }
}

/// Tests build the examples without a network, so their dependencies must be those of the workspace.
#[test]
fn examples_need_nothing_that_the_workspace_lacks() {
    let ours = packages(&workspace());
    for folder in BESIDE.into_iter().filter(|folder| folder.starts_with("examples/")) {
        let theirs = packages(&workspace().join(folder));
        let others: Vec<_> = theirs.difference(&ours).collect();
        assert!(others.is_empty(), "{folder}: {others:?}; `cargo update --precise` takes the workspace's");
    }
}

#[test]
fn all_are_looked_at() {
    let mut found = Vec::new();
    for above in ["bench", "examples"] {
        for entry in std::fs::read_dir(workspace().join(above)).expect("it is part of the repository") {
            let name = entry.expect("it can be read").file_name().to_string_lossy().into_owned();
            found.push(format!("{above}/{name}"));
        }
    }
    found.retain(|folder| workspace().join(folder).join("Cargo.lock").is_file());
    found.sort();
    assert_eq!(found, BESIDE);
}
