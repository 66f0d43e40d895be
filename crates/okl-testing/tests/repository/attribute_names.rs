//! Attributes end at `check`: crates below it do not look one up by its name, because `okl_model::meaning` has its
//! meaning.

use okl_testing::{cases, workspace};
use std::fs;

/// The crates that only use meanings.
const BELOW: [&str; 3] = ["okl-analysis", "okl-plan", "okl-spell"];

/// It contains the keywords of C, one of which is also the name of an attribute.
const WORDS_OF_C: &str = "okl-spell/src/c_family/keywords.rs";

/// The functions that look up an attribute by its name.
const LOOK_UPS: [&str; 2] = ["find_attr", "has_attr"];

/// The lines of a source file that name an attribute or look one up by its name.
fn looked_up(text: &str, names: &[String]) -> Vec<(usize, String)> {
    // Tests are at the end of a file.
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let names_one = |line: &str| {
        let code = line.split("//").next().unwrap_or_default();
        // The text between two quotes: `"shared"`
        let is_named = code.split('"').skip(1).step_by(2).any(|word| names.iter().any(|name| name == word));
        is_named || LOOK_UPS.iter().any(|call| code.contains(call))
    };
    let lines = code.lines().enumerate().filter(|(_, line)| names_one(line));
    lines.map(|(at, line)| (at + 1, line.trim().to_string())).collect()
}

fn names() -> Vec<String> {
    okl_bundle::host().attributes.names().map(str::to_string).collect()
}

#[test]
fn nothing_below_check_looks_up_an_attribute_by_its_name() {
    let names = names();
    let mut found = Vec::new();
    let mut exceptions = 0;
    for name in BELOW {
        let folder = workspace().join("crates").join(name).join("src");
        // Tests may use any names.
        let files = cases::files_below(&folder).expect("a crate has sources");
        for file in files.into_iter().filter(|file| !file.ends_with("tests.rs")) {
            let lines = looked_up(&fs::read_to_string(&file).expect("sources are text"), &names);
            if file.ends_with(WORDS_OF_C) {
                exceptions += lines.len();
                continue;
            }
            found.extend(lines.iter().map(|(at, line)| format!("{}:{at}: {line}", file.display())));
        }
    }
    assert!(found.is_empty(), "ask for what it means:\n{}", found.join("\n"));
    assert_eq!(exceptions, 1, "{WORDS_OF_C}");
}

#[test]
fn a_look_up_is_seen() {
    let names = names();
    let lines = |text: &str| looked_up(text, &names).len();
    assert_eq!(lines("if attr.name == \"fence\" {}"), 1);
    assert_eq!(lines("match name { \"tile\" => 1, \"simd_length\" => 2,\n _ => 0 }"), 1);
    assert_eq!(lines("unit.has_attr(&attrs, name)"), 1);
    assert_eq!(
        lines("// \"fence\"\nlet text = \"a fence of memory\"; let fence = 1;\n#[cfg(test)]\n\"fence\""),
        0
    );
}
