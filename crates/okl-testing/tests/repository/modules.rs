//! The modules of lowering have no dependency cycles.

use okl_testing::{cases, workspace};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// The modules of a crate by their path, `plain_c::words`, with the modules that they name. The path of the crate root
/// is empty.
type Modules = BTreeMap<String, BTreeSet<String>>;

#[test]
fn no_module_of_lowering_is_in_a_circle() {
    let circles = circles(&modules("crates/okl-spell/src"));
    assert!(circles.is_empty(), "{circles:#?}");
}

/// A check that finds nothing proves nothing.
#[test]
fn circles_are_found() {
    let text = |name: &str, text: &str| (name.to_string(), text.to_string());
    let texts = BTreeMap::from([
        text("", "mod a; mod b; mod c;\npub fn all() { a::one(); }"),
        text("a", "use crate::{b::two, c};\n"),
        text("b", "// use crate::a;\nfn two() { super::c::three(); }"),
        text("c", "fn three() { crate::a::one() }"),
        text("d", "mod e; fn four() { e::five() }"),
        text("d::e", "fn five() { super::four() }"),
    ]);
    let found = circles(&named(&texts));
    assert_eq!(found, [vec!["a", "b", "c"], vec!["d", "d::e"]]);
}

fn modules(folder: &str) -> Modules {
    let folder = workspace().join(folder);
    let files = cases::files_below(&folder).expect("it can be read");
    let texts = files.iter().filter(|file| file.extension().is_some_and(|end| end == "rs")).map(|file| {
        let path = file.strip_prefix(&folder).expect("it lies below").with_extension("");
        let parts: Vec<&str> = path.iter().filter_map(|part| part.to_str()).collect();
        let name = parts.join("::");
        let name = if name == "lib" { "" } else { name.strip_suffix("::mod").unwrap_or(&name) };
        (name.to_string(), fs::read_to_string(file).expect("it is text"))
    });
    let found = named(&texts.collect());
    assert!(found.len() > 50, "{found:?}");
    found
}

fn named(texts: &BTreeMap<String, String>) -> Modules {
    let of = |(name, text): (&String, &String)| {
        // In a test, `super` is the module itself.
        let text = text.split("#[cfg(test)]\nmod ").next().unwrap_or(text);
        let code: String = text.lines().map(|line| line.split("//").next().unwrap_or(line)).collect();
        let found = paths(&code).into_iter().filter_map(|path| resolved(texts, name, &path));
        // A declaration of a child module names it without a prefix.
        let is_child = |other: &&String| other.rsplit_once("::").map_or("", |(above, _)| above) == name;
        let children = texts.keys().filter(|other| !other.is_empty()).filter(is_child).cloned();
        (name.clone(), found.chain(children).filter(|other| other != name).collect())
    };
    texts.iter().map(of).collect()
}

/// The paths after `crate::` and `super::` with expanded braces: `crate::a::b` and `crate::c` for
/// `use crate::{a::b, c};`
fn paths(code: &str) -> Vec<String> {
    let mut found = Vec::new();
    for start in ["crate::", "super::"] {
        for (at, _) in code.match_indices(start).filter(|(at, _)| !code[..*at].ends_with("::")) {
            opened("", &code[at..], &mut found);
        }
    }
    found
}

/// Adds the paths of one use tree; returns the rest of the text.
fn opened<'t>(before: &str, text: &'t str, found: &mut Vec<String>) -> &'t str {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == ':';
    let text = text.trim_start();
    let end = text.find(|letter| !is_part(letter)).unwrap_or(text.len());
    let (path, mut rest) = text.split_at(end);
    let whole = format!("{before}{path}");
    if !path.ends_with("::") || !rest.starts_with('{') {
        // Nothing follows the last comma.
        found.extend(Some(whole).filter(|_| !path.is_empty()));
        return rest;
    }
    while !rest.is_empty() && !rest.starts_with('}') {
        rest = opened(&whole, &rest[1..], found).trim_start();
        // `b as c`
        rest = &rest[rest.find([',', '}']).unwrap_or(rest.len())..];
    }
    rest.get(1..).unwrap_or_default()
}

/// The module that a path written in `from` refers to.
fn resolved(texts: &BTreeMap<String, String>, from: &str, path: &str) -> Option<String> {
    let mut at: Vec<&str> = from.split("::").filter(|part| !part.is_empty()).collect();
    let mut parts = path.split("::").peekable();
    if parts.next_if(|part| *part == "crate").is_some() {
        at.clear();
    }
    while parts.next_if(|part| *part == "super").is_some() {
        at.pop();
    }
    for part in parts {
        at.push(part);
        if !texts.contains_key(&at.join("::")) {
            at.pop();
            break;
        }
    }
    Some(at.join("::"))
}

/// The groups of modules that depend on each other.
fn circles(modules: &Modules) -> Vec<Vec<String>> {
    let reach = |from: &String| {
        let mut found: BTreeSet<&String> = BTreeSet::new();
        let mut open: Vec<&String> = modules[from].iter().collect();
        while let Some(name) = open.pop() {
            if found.insert(name) {
                open.extend(modules.get(name).into_iter().flatten());
            }
        }
        found
    };
    let reached: BTreeMap<&String, BTreeSet<&String>> =
        modules.keys().map(|name| (name, reach(name))).collect();
    let mut circles: BTreeSet<Vec<String>> = BTreeSet::new();
    for (name, others) in &reached {
        if others.contains(name) {
            let all = others.iter().filter(|other| reached[**other].contains(name));
            circles.insert(all.map(|other| (*other).clone()).collect());
        }
    }
    circles.into_iter().collect()
}
