//! Every linked crate has a licence that `deny.toml` allows.

use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

use okl_testing::{process, workspace};
use serde_json::Value;

/// The `allow` list of `deny.toml`'s `[licenses]` table.
fn allowed() -> BTreeSet<String> {
    let text = fs::read_to_string(workspace().join("deny.toml")).expect("deny.toml lies at the top");
    let table: toml::Table = text.parse().expect("deny.toml is TOML");
    let list = table["licenses"]["allow"].as_array().expect("licenses.allow is a list");
    list.iter().map(|name| name.as_str().expect("of names").to_owned()).collect()
}

/// The additional licences of single crates: `[[licenses.exceptions]]`.
fn exceptions() -> Vec<(String, String)> {
    let text = fs::read_to_string(workspace().join("deny.toml")).expect("deny.toml lies at the top");
    let table: toml::Table = text.parse().expect("deny.toml is TOML");
    let list = table["licenses"]["exceptions"].as_array().expect("licenses.exceptions is a list");
    let name = |value: &toml::Value| value.as_str().expect("a name").to_owned();
    list.iter().map(|one| (name(&one["crate"]), name(&one["allow"][0]))).collect()
}

/// The packages that this machine builds, as `cargo metadata` describes them.
fn packages() -> Vec<Value> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut rustc = Command::new(std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned()));
    let version = process::run(rustc.arg("-vV")).expect("rustc runs").stdout;
    let host =
        version.lines().find_map(|line| line.strip_prefix("host: ")).expect("rustc -vV names the host");
    // Only for this host: crates for other systems need not be downloaded.
    let mut command = Command::new(cargo);
    command.args(["metadata", "--format-version", "1", "--filter-platform", host]);
    let ended = process::run(command.current_dir(workspace())).expect("cargo runs");
    let metadata = ended.success("cargo metadata").expect("the workspace is sound").stdout;
    let metadata: Value = serde_json::from_str(&metadata).expect("cargo writes JSON");
    let used: BTreeSet<&str> = metadata["resolve"]["nodes"]
        .as_array()
        .expect("cargo lists what it resolved")
        .iter()
        .filter_map(|node| node["id"].as_str())
        .collect();
    let all = metadata["packages"].as_array().expect("cargo lists packages");
    let is_used = |package: &&Value| package["id"].as_str().is_some_and(|id| used.contains(id));
    all.iter().filter(is_used).cloned().collect()
}

/// True if these licences satisfy an expression such as `(MIT OR Apache-2.0) AND Unicode-3.0`.
///
/// `None` if it cannot be parsed. The old form `MIT/Apache-2.0` means `OR`.
fn is_satisfied(expression: &str, allowed: &BTreeSet<String>) -> Option<bool> {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut rest = words.as_slice();
    let value = any_of(&mut rest, allowed)?;
    rest.is_empty().then_some(value)
}

fn any_of(rest: &mut &[&str], allowed: &BTreeSet<String>) -> Option<bool> {
    let mut value = all_of(rest, allowed)?;
    while take(rest, "OR") {
        value |= all_of(rest, allowed)?;
    }
    Some(value)
}

fn all_of(rest: &mut &[&str], allowed: &BTreeSet<String>) -> Option<bool> {
    let mut value = one(rest, allowed)?;
    while take(rest, "AND") {
        value &= one(rest, allowed)?;
    }
    Some(value)
}

fn one(rest: &mut &[&str], allowed: &BTreeSet<String>) -> Option<bool> {
    if take(rest, "(") {
        let value = any_of(rest, allowed)?;
        return take(rest, ")").then_some(value);
    }
    let (name, after) = rest.split_first().filter(|(name, _)| !["AND", "OR", "WITH", ")"].contains(name))?;
    *rest = after;
    if !take(rest, "WITH") {
        return Some(allowed.contains(*name));
    }
    let (exception, after) = rest.split_first()?;
    *rest = after;
    Some(allowed.contains(&format!("{name} WITH {exception}")))
}

fn take(rest: &mut &[&str], word: &str) -> bool {
    let found = rest.first() == Some(&word);
    if found {
        *rest = &rest[1..];
    }
    found
}

#[test]
fn every_dependency_has_an_allowed_licence() {
    let (allowed, exceptions) = (allowed(), exceptions());
    let packages = packages();
    let refused: Vec<String> = packages
        .iter()
        .filter(|package| {
            let licence = package["license"].as_str().unwrap_or_default();
            let own = exceptions.iter().filter(|(name, _)| package["name"] == name.as_str());
            let allowed = allowed.iter().cloned().chain(own.map(|(_, licence)| licence.clone())).collect();
            is_satisfied(licence, &allowed) != Some(true)
        })
        .map(|package| format!("{} {}: {}", package["name"], package["version"], package["license"]))
        .collect();
    for (name, _) in exceptions {
        assert!(packages.iter().any(|package| package["name"] == name.as_str()), "{name} is used no more");
    }
    assert!(refused.is_empty(), "not allowed by deny.toml:\n{}", refused.join("\n"));
}

#[test]
fn licence_expressions_are_understood() {
    let allowed: BTreeSet<String> =
        ["MIT", "Zlib", "Apache-2.0 WITH LLVM-exception"].map(String::from).into_iter().collect();
    let is = |expression| is_satisfied(expression, &allowed);
    assert_eq!(is("MIT"), Some(true));
    assert_eq!(is("GPL-3.0"), Some(false));
    assert_eq!(is("GPL-3.0 OR MIT"), Some(true));
    assert_eq!(is("Apache-2.0/MIT"), Some(true));
    assert_eq!(is("GPL-3.0 AND MIT"), Some(false));
    assert_eq!(is("(GPL-3.0 OR MIT) AND Zlib"), Some(true));
    assert_eq!(is("MIT AND Zlib OR GPL-3.0"), Some(true));
    assert_eq!(is("Apache-2.0 WITH LLVM-exception"), Some(true));
    assert_eq!(is("Apache-2.0"), Some(false));
    for broken in ["", "MIT OR", "(MIT", "MIT Zlib"] {
        assert_eq!(is(broken), None, "{broken}");
    }
}
