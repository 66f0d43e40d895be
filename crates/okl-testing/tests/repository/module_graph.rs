//! The dependencies between the modules of a crate.
//!
//! A module depends on the modules that define the items it names, wherever they are re-exported, and on those of its
//! child modules that it names. Unit tests do not count.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// The modules of a crate by their path, `plain_c::words`, with the modules that they depend on, and for each of those
/// a path in the code that leads there. The path of the crate root is empty.
pub type Dependencies = BTreeMap<String, BTreeMap<String, String>>;

/// The modules of a crate, without its unit tests.
pub struct Modules {
    code: BTreeMap<String, String>,
    imports: BTreeMap<String, Vec<Import>>,
}

/// A name that a module imports or re-exports.
#[derive(Debug, PartialEq, Eq)]
struct Import {
    /// `crate::a::B`, without `::*`.
    path: String,
    /// `C` in `use crate::a::B as C`, and `*` in `use crate::a::*`.
    name: String,
}

impl Modules {
    /// Reads the texts of all modules, by their paths.
    pub fn new(texts: &BTreeMap<String, String>) -> Modules {
        let mut code = BTreeMap::new();
        let mut tests = Vec::new();
        for (name, text) in texts {
            let all: Vec<&str> = text.lines().map(|line| line.split("//").next().unwrap_or(line)).collect();
            let (kept, files) = without_tests(&all.join("\n"));
            tests.extend(files.into_iter().map(|test| below(name, &test)));
            code.insert(name.clone(), kept);
        }
        let is_test = |name: &str| {
            tests.iter().any(|test| {
                name.strip_prefix(test.as_str()).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
            })
        };
        code.retain(|name, _| !is_test(name));
        let imports = code.iter().map(|(name, code)| (name.clone(), imports(code))).collect();
        Modules { code, imports }
    }

    /// What each module depends on.
    pub fn dependencies(&self) -> Dependencies {
        let of = |(name, code): (&String, &String)| {
            let inline = inline_modules(code);
            let mut found = BTreeMap::new();
            for (at, path) in paths(code) {
                let inside = inline.iter().filter(|(range, _)| range.contains(&at));
                let from = inside.fold(name.clone(), |from, (_, inner)| below(&from, inner));
                if let Some(other) = self.resolved(&from, &path, 0).filter(|other| other != name) {
                    found.entry(other).or_insert(path);
                }
            }
            for child in self.code.keys().filter(|child| !child.is_empty()) {
                let start = format!("{}::", child.rsplit("::").next().unwrap_or_default());
                if parent(child) == name && starts_of(code, &start).next().is_some() {
                    found.entry(child.clone()).or_insert(start);
                }
            }
            (name.clone(), found)
        };
        self.code.iter().map(of).collect()
    }

    /// The module that defines the item that a path in `from` designates; `None` for an item of another crate. `steps` is
    /// the number of re-exports that led to the path.
    fn resolved(&self, from: &str, path: &str, steps: usize) -> Option<String> {
        let (module, rest) = self.walked(from, path);
        let Some((import, left)) = self.import(&module, &rest).filter(|_| steps < MOST_STEPS) else {
            return Some(module);
        };
        let path = [&[import.path.as_str()], left].concat().join("::");
        if self.is_own(&module, import) { self.resolved(&module, &path, steps + 1) } else { None }
    }

    /// The module that a path in `from` leads to by declarations of modules alone, and the rest of the path.
    fn walked<'p>(&self, from: &str, path: &'p str) -> (String, Vec<&'p str>) {
        let mut at = from.to_string();
        let mut parts = path.split("::").peekable();
        if parts.next_if_eq(&"crate").is_some() {
            at.clear();
        }
        while let Some(part) = parts.next_if(|part| matches!(*part, "super" | "self")) {
            at = if part == "super" { parent(&at).to_string() } else { at };
        }
        // Inline modules are part of the module that their file is.
        while !self.code.contains_key(&at) && !at.is_empty() {
            at = parent(&at).to_string();
        }
        while let Some(part) = parts.next_if(|part| self.code.contains_key(&below(&at, part))) {
            at = below(&at, part);
        }
        (at, parts.collect())
    }

    /// The import in a module that a path starts with, and the rest of the path; `None` if the module defines the item.
    fn import<'p>(&self, module: &str, path: &'p [&'p str]) -> Option<(&Import, &'p [&'p str])> {
        let (name, left) = path.split_first()?;
        let all = self.imports.get(module)?;
        let has_it = |import: &&Import| {
            if import.name != "*" || !self.is_own(module, import) {
                return false;
            }
            let (from, rest) = self.walked(module, &import.path);
            rest.is_empty() && self.code.get(&from).is_some_and(|code| defines(code, name))
        };
        let named = all.iter().find(|import| import.name == *name).map(|import| (import, left));
        named.or_else(|| all.iter().find(has_it).map(|import| (import, path)))
    }

    /// True if an import is of an item of this crate.
    fn is_own(&self, module: &str, import: &Import) -> bool {
        let first = import.path.split("::").next().unwrap_or_default();
        let is_child = || !first.is_empty() && self.code.contains_key(&below(module, first));
        matches!(first, "crate" | "super" | "self") || is_child()
    }
}

/// The number of re-exports after which a path is not followed any more: re-exports may be circular.
const MOST_STEPS: usize = 8;

/// The code of a module without its inline module of tests, and the names of its test modules in other files.
fn without_tests(code: &str) -> (String, Vec<String>) {
    let mut kept = String::new();
    let mut files = Vec::new();
    let mut of_test = false;
    for line in code.lines() {
        of_test |= line.starts_with("#[cfg(test") || line.starts_with("#[cfg(all(test");
        match line.split_once("mod ").map(|(_, rest)| rest.trim_end()).filter(|_| of_test) {
            // Unit tests stand at the bottom of a file.
            Some(module) if module.ends_with('{') => break,
            Some(module) => files.push(module.trim_end_matches(';').to_string()),
            None if of_test && line.starts_with("#[") => continue,
            None => kept.extend([line, "\n"]),
        }
        of_test = false;
    }
    (kept, files)
}

/// The modules in braces, each with the range of its body, outer ones first.
fn inline_modules(code: &str) -> Vec<(Range<usize>, String)> {
    let at = |start: usize| {
        let (name, body) = code[start + 4..].split_once('{')?;
        let name = name.trim_end();
        if !name.chars().all(is_word) {
            return None;
        }
        let mut depth = 1;
        let end = body.find(|sign| {
            depth += i32::from(sign == '{') - i32::from(sign == '}');
            depth == 0
        });
        let from = code.len() - body.len();
        Some((from..from + end.unwrap_or(body.len()), name.to_string()))
    };
    starts_of(code, "mod ").filter_map(at).collect()
}

fn imports(code: &str) -> Vec<Import> {
    let inline = inline_modules(code);
    let mut found = Vec::new();
    for at in starts_of(code, "use ").filter(|at| inline.iter().all(|(range, _)| !range.contains(at))) {
        read_tree("", &code[at + 4..], &mut found);
    }
    found
}

/// The paths that start with `crate`, `super` or `self`, in declarations and in expressions, with their offsets.
fn paths(code: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for start in ["crate::", "super::", "self::"] {
        for at in starts_of(code, start) {
            let mut tree = Vec::new();
            read_tree("", &code[at..], &mut tree);
            found.extend(tree.into_iter().map(|import| (at, import.path)));
        }
    }
    found
}

/// Adds the paths of one use tree, `crate::a::b` and `crate::c` for `crate::{a::b, c}`; returns the rest of the text.
fn read_tree<'t>(before: &str, text: &'t str, found: &mut Vec<Import>) -> &'t str {
    let text = text.trim_start();
    let end = text.find(|sign| !is_word(sign) && sign != ':').unwrap_or(text.len());
    let (path, mut rest) = text.split_at(end);
    let whole = format!("{before}{path}");
    if let (true, Some(list)) = (path.ends_with("::"), rest.strip_prefix('{')) {
        rest = read_tree(&whole, list, found).trim_start();
        while let Some(next) = rest.strip_prefix(',') {
            rest = read_tree(&whole, next, found).trim_start();
        }
        return rest.strip_prefix('}').unwrap_or(rest);
    }
    let is_glob = rest.starts_with('*');
    // Nothing follows the last comma of a list.
    if path.is_empty() && !is_glob {
        return rest;
    }
    let path = whole.trim_end_matches("::").trim_end_matches("::self").to_string();
    let last = path.rsplit("::").next().unwrap_or_default();
    let mut name = if is_glob { "*" } else { last }.to_string();
    rest = rest.strip_prefix('*').unwrap_or(rest);
    if let Some(alias) = rest.trim_start().strip_prefix("as ") {
        let end = alias.find(|sign| !is_word(sign)).unwrap_or(alias.len());
        (name, rest) = (alias[..end].to_string(), &alias[end..]);
    }
    found.push(Import { path, name });
    rest
}

/// True if a module defines an item of this name.
fn defines(code: &str, name: &str) -> bool {
    const WORDS: [&str; 9] = ["struct", "enum", "union", "trait", "type", "fn", "const", "static", "mod"];
    WORDS.iter().any(|word| {
        let start = format!("{word} {name}");
        starts_of(code, &start).any(|at| !code[at + start.len()..].starts_with(is_word))
    })
}

/// The offsets of a text that starts with a word or a path.
fn starts_of<'c>(code: &'c str, start: &'c str) -> impl Iterator<Item = usize> + 'c {
    let continues = |sign: char| is_word(sign) || matches!(sign, ':' | '$');
    code.match_indices(start).map(|(at, _)| at).filter(move |at| !code[..*at].ends_with(continues))
}

fn is_word(sign: char) -> bool {
    sign.is_alphanumeric() || sign == '_'
}

fn parent(module: &str) -> &str {
    module.rsplit_once("::").map_or("", |(parent, _)| parent)
}

fn below(module: &str, name: &str) -> String {
    if module.is_empty() { name.to_string() } else { format!("{module}::{name}") }
}

/// The groups of modules that depend on each other.
pub fn circles(dependencies: &Dependencies) -> Vec<Vec<String>> {
    let reach = |from: &String| {
        let mut found: BTreeSet<&String> = BTreeSet::new();
        let mut open: Vec<&String> = dependencies[from].keys().collect();
        while let Some(name) = open.pop() {
            if found.insert(name) {
                open.extend(dependencies.get(name).into_iter().flat_map(BTreeMap::keys));
            }
        }
        found
    };
    let reached: BTreeMap<&String, BTreeSet<&String>> =
        dependencies.keys().map(|name| (name, reach(name))).collect();
    let mut circles: BTreeSet<Vec<String>> = BTreeSet::new();
    for (name, others) in &reached {
        if others.contains(name) {
            let all = others.iter().filter(|other| reached[**other].contains(name));
            circles.insert(all.map(|other| (*other).clone()).collect());
        }
    }
    circles.into_iter().collect()
}

/// The dependencies in a circle, one a line.
pub fn described(circle: &[String], dependencies: &Dependencies) -> String {
    let shown =
        |module: &str| if module.is_empty() { "the crate root".to_string() } else { module.to_string() };
    let mut lines = String::new();
    for module in circle {
        for (other, path) in dependencies[module].iter().filter(|(other, _)| circle.contains(other)) {
            lines += &format!("  {} depends on {} by `{path}`\n", shown(module), shown(other));
        }
    }
    lines
}
