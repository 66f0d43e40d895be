//! The map of crates in `CONTRIBUTING.md` is correct: a crate only depends on crates above it.

use okl_testing::{cases, workspace};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The name of a crate and the okl crates that it depends on, apart from those for its tests.
fn manifest(file: &Path) -> (String, Vec<String>) {
    let text = fs::read_to_string(file).expect("a manifest is text");
    let table: toml::Table = toml::from_str(&text).expect("a manifest is TOML");
    let name = table["package"]["name"].as_str().expect("a crate has a name").to_string();
    let used = table.get("dependencies").and_then(toml::Value::as_table);
    let used = used.into_iter().flat_map(toml::Table::keys).filter(|name| name.starts_with("okl-"));
    (name, used.cloned().collect())
}

/// The crates with their rows in the table.
fn rows() -> BTreeMap<String, (usize, Vec<String>)> {
    let page = fs::read_to_string(workspace().join("CONTRIBUTING.md")).expect("it is part of the repository");
    let (_, table) = page.split_once("| folder | holds |\n|---|---|\n").expect("it has the table");
    let mut found = BTreeMap::new();
    for (row, line) in table.lines().take_while(|line| line.starts_with('|')).enumerate() {
        let folders = line.split('|').nth(1).unwrap_or_default();
        for folder in folders.split('`').skip(1).step_by(2) {
            let folder: PathBuf = workspace().join(folder);
            assert!(folder.is_dir(), "{line}");
            let files = cases::files_below(&folder).expect("it can be read");
            for file in files.iter().filter(|file| file.ends_with("Cargo.toml")) {
                let (name, used) = manifest(file);
                found.insert(name, (row, used));
            }
        }
    }
    found
}

#[test]
fn a_crate_uses_only_crates_above_it() {
    let rows = rows();
    let mut wrong = Vec::new();
    for (name, (row, used)) in &rows {
        for other in used {
            let above = rows.get(other).map(|(row, _)| *row);
            // Crates of one row may depend on each other.
            if above.is_none_or(|above| above > *row) && name != "okl-testing" {
                wrong.push(format!("{name} uses {other}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
    let members = fs::read_to_string(workspace().join("Cargo.lock")).expect("it is part of the repository");
    let members = members.lines().filter_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"'));
    let missing: Vec<&str> =
        members.filter(|name| name.starts_with("okl-") && !rows.contains_key(*name)).collect();
    assert!(missing.is_empty(), "the table lacks {missing:?}");
}

/// okl's own plugins are built with what strangers get, so a stranger's plugin can do what they do.
#[test]
fn plugins_link_only_what_the_sdk_holds() {
    const PUBLIC: [&str; 3] = ["okl-fortran", "okl-frontend", "okl-plugin"];
    let sdk = fs::read_to_string(workspace().join("crates/okl-scaffold/src/sdk.rs")).expect("it is there");
    assert!(PUBLIC.iter().all(|name| sdk.contains(&format!("\"{name}\""))), "{PUBLIC:?}");
    let rows = rows();
    let plugins = cases::files_below(&workspace().join("plugins")).expect("they can be read");
    let plugins: Vec<_> = plugins.iter().filter(|file| file.ends_with("Cargo.toml")).collect();
    assert!(plugins.len() > 12, "{plugins:?}");
    for file in plugins {
        let (name, used) = manifest(file);
        assert!(rows.contains_key(&name), "{name}");
        let others: Vec<_> = used.iter().filter(|other| !PUBLIC.contains(&other.as_str())).collect();
        assert!(others.is_empty(), "{name} uses {others:?}");
    }
}

/// A plugin's dependencies would be frozen with it.
#[test]
fn backends_and_the_sdk_link_nothing_that_lowers() {
    let rows = rows();
    let mut reached = vec!["okl-plugin".to_string()];
    reached.extend(rows.keys().filter(|name| name.starts_with("okl-backend-")).cloned());
    assert!(reached.len() > 7);
    let mut at = 0;
    while let Some(name) = reached.get(at).cloned() {
        assert!(
            !["okl-plan", "okl-spell", "okl-clang", "okl-host", "okl-config", "okl-driver"]
                .contains(&name.as_str()),
            "{reached:?}"
        );
        let more = rows[&name].1.iter().filter(|other| !reached.contains(other)).cloned();
        let more: Vec<String> = more.collect();
        reached.extend(more);
        at += 1;
    }
}
