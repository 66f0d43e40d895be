//! The modules of a crate have no dependency cycles.

use crate::module_graph::{Modules, circles, described};
use okl_testing::{cases, workspace};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn no_module_is_in_a_circle() {
    let mut wrong = Vec::new();
    let (mut crates, mut modules) = (0, 0);
    for folder in members() {
        let name = folder.strip_prefix(workspace()).expect("it lies below").display().to_string();
        let texts = texts(&folder.join("src"));
        (crates, modules) = (crates + 1, modules + texts.len());
        let dependencies = Modules::new(&texts).dependencies();
        let circles = circles(&dependencies);
        wrong.extend(circles.iter().map(|circle| format!("{name}\n{}", described(circle, &dependencies))));
    }
    assert!(crates > 30 && modules > 500, "{crates} crates with {modules} modules");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The folders of the crates of the workspace.
fn members() -> Vec<PathBuf> {
    let text = fs::read_to_string(workspace().join("Cargo.toml")).expect("it is part of the repository");
    let table: toml::Table = toml::from_str(&text).expect("a manifest is TOML");
    let patterns = table["workspace"]["members"].as_array().expect("it is a list");
    let mut found = Vec::new();
    for pattern in patterns.iter().filter_map(toml::Value::as_str) {
        let mut folders = vec![workspace()];
        for part in pattern.split('/') {
            folders = match part {
                "*" => folders.iter().flat_map(|folder| folders_in(folder)).collect(),
                name => folders.iter().map(|folder| folder.join(name)).collect(),
            };
        }
        found.extend(folders.into_iter().filter(|folder| folder.join("Cargo.toml").is_file()));
    }
    found
}

fn folders_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("it can be read");
    let paths = entries.map(|entry| entry.expect("it can be read").path());
    paths.filter(|path| path.is_dir()).collect()
}

/// The texts of the modules of a crate that have files.
fn texts(folder: &Path) -> BTreeMap<String, String> {
    let files = cases::files_below(folder).expect("it can be read");
    // Beside a library, `main.rs` is a crate of its own, of one file.
    let root = if folder.join("lib.rs").is_file() { "lib" } else { "main" };
    let is_other = |file: &&PathBuf| root == "lib" && **file == folder.join("main.rs");
    let mut texts = BTreeMap::new();
    for file in files
        .iter()
        .filter(|file| !is_other(file))
        .filter(|file| file.extension().is_some_and(|end| end == "rs"))
    {
        let path = file.strip_prefix(folder).expect("it lies below").with_extension("");
        let parts: Vec<&str> = path.iter().filter_map(|part| part.to_str()).collect();
        let name = parts.join("::");
        let name = if name == root { "" } else { name.strip_suffix("::mod").unwrap_or(&name) };
        let other = texts.insert(name.to_string(), fs::read_to_string(file).expect("it is text"));
        assert!(other.is_none(), "{} and another file are one module", file.display());
    }
    texts
}

/// The circles among modules with these texts.
fn circles_of(texts: &[(&str, &str)]) -> Vec<Vec<String>> {
    let texts = texts.iter().map(|(name, text)| ((*name).to_string(), (*text).to_string())).collect();
    circles(&Modules::new(&texts).dependencies())
}

/// A check that finds nothing proves nothing.
#[test]
fn circles_are_found() {
    let found = circles_of(&[
        ("", "mod a; mod b; mod c;\npub fn all() { a::one(); }"),
        ("a", "use crate::{b::two, c};\n"),
        ("b", "// use crate::a;\nfn two() { super::c::three(); }"),
        ("c", "fn three() { crate::a::one() }"),
        ("d", "mod e; fn four() { e::five() }"),
        ("d::e", "fn five() { super::four() }"),
    ]);
    assert_eq!(found, [vec!["a", "b", "c"], vec!["d", "d::e"]]);
}

#[test]
fn the_crate_root_is_a_module() {
    let found = circles_of(&[("", "mod a; const N: u32 = a::M;"), ("a", "pub const M: u32 = crate::N;")]);
    assert_eq!(found, [vec!["", "a"]]);
}

#[test]
fn a_parent_depends_on_the_children_that_it_names() {
    let child = ("a::b", "fn one() { super::two() }");
    let none: [Vec<&str>; 0] = [];
    assert_eq!(circles_of(&[("", "mod a;"), ("a", "mod b; fn two() {}"), child]), none);
    assert_eq!(circles_of(&[("", "mod a;"), ("a", "mod b; fn two() { other::b::x() }"), child]), none);
    for names in ["pub use b::one;", "use self::b::one;", "fn three() { b::one() }"] {
        let parent = format!("mod b; fn two() {{}} {names}");
        assert_eq!(circles_of(&[("", "mod a;"), ("a", &parent), child]), [vec!["a", "a::b"]], "{names}");
    }
}

#[test]
fn re_exports_lead_to_the_module_that_defines_an_item() {
    let of_root = |export: &str, path: &str| {
        circles_of(&[
            ("", &format!("mod a; mod b; {export}")),
            ("a", "pub struct B; fn one() { super::b::two() }"),
            ("b", &format!("pub fn two(_: {path}) {{}}")),
        ])
    };
    for (export, path) in [
        ("pub use a::B;", "crate::B"),
        ("pub use a::{B as C, one};", "crate::C"),
        ("use crate::a::B;", "super::B"),
        ("pub(crate) use a::{self as c};", "crate::c::B"),
        ("pub use a::*;", "crate::B"),
    ] {
        assert_eq!(of_root(export, path), [vec!["a", "b"]], "{export}");
    }
    // An item of the root, and one of another crate.
    assert_eq!(of_root("pub use a::B; struct C;", "crate::C"), [vec!["", "a", "b"]]);
    let none: [Vec<&str>; 0] = [];
    assert_eq!(of_root("pub use a::B; pub use okl_model::Unit;", "crate::Unit"), none);
}

#[test]
fn re_exports_of_any_parent_are_followed() {
    let found = circles_of(&[
        ("", "mod p; pub use p::{D as E, F};"),
        ("p", "mod x; mod y; pub use x::{B, C as D}; pub use y::F;"),
        ("p::x", "pub struct B; pub struct C; use super::y::F;"),
        ("p::y", "pub struct F(crate::E);"),
    ]);
    assert_eq!(found, [vec!["p::x", "p::y"]]);
    let found = circles_of(&[
        ("", "mod p;"),
        ("p", "mod x; mod y; pub use x::{B, C as D};"),
        ("p::x", "pub struct B; pub struct C; use super::y::F;"),
        ("p::y", "use super::D; pub struct F(D);"),
    ]);
    assert_eq!(found, [vec!["p::x", "p::y"]]);
}

#[test]
fn inline_modules_are_part_of_their_file() {
    let of = |inline: &str| circles_of(&[("", "mod a; use a::one;"), ("a", inline), ("a::c", "struct D;")]);
    let none: [Vec<&str>; 0] = [];
    assert_eq!(
        of("mod c; fn one() {} mod b { use super::*; use super::{c::D, one}; fn two() { one() } }"),
        none
    );
    assert_eq!(of("fn one() {} mod b { fn two() { super::super::one_of_root() } }"), [vec!["", "a"]]);
}

#[test]
fn unit_tests_do_not_count() {
    let none: [Vec<&str>; 0] = [];
    for (tests, more) in [
        ("#[cfg(test)]\nmod tests {\n    use crate::b::two;\n}\n", "fn three() {}"),
        (
            "#[cfg(all(test, unix))]\n#[allow(unused)]\nmod tests {\n    use crate::b::two;\n}\n",
            "fn three() {}",
        ),
        ("#[cfg(test)]\nmod checks;\n", "use crate::b::two; use super::one;"),
    ] {
        let parent = format!("pub fn one() {{ checks::three() }}\n{tests}");
        let b = ("b", "pub fn two() { super::a::one() }");
        let found = circles_of(&[("", "mod a; mod b;"), ("a", &parent), ("a::checks", more), b]);
        assert_eq!(found, none, "{tests}");
        let parent = parent.replace("#[cfg(test)]\n", "").replace("#[cfg(all(test, unix))]\n", "");
        let found = circles_of(&[("", "mod a; mod b;"), ("a", &parent), ("a::checks", more), b]);
        assert!(!found.is_empty(), "{tests}");
    }
}
