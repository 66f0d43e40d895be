//! Ids of diagnostics are constants: code reports and compares no literal.

use okl_testing::{cases, workspace};
use std::fs;

#[test]
fn ids_of_diagnostics_are_constants() {
    let mut found = Vec::new();
    let folders = ["crates", "plugins", "normalizer"].map(|name| workspace().join(name));
    let files = folders.iter().flat_map(|folder| cases::files_below(folder).expect("it can be read"));
    let is_source = |file: &std::path::PathBuf| {
        let path = file.to_string_lossy();
        path.ends_with(".rs")
            && path.contains("/src/")
            && !path.contains("/templates/")
            && !path.ends_with("tests.rs")
    };
    for file in files.filter(is_source) {
        let text = fs::read_to_string(&file).expect("sources are text");
        found.extend(literals(&text).into_iter().map(|id| format!("{}: {id}", file.display())));
    }
    assert!(found.is_empty(), "declare a `DiagnosticId` beside the rule:\n{}", found.join("\n"));
}

/// A check that finds nothing proves nothing.
#[test]
fn literals_are_found() {
    let text = "fn f() { Diagnostic::error(\"a-b\", m, p); Diagnostic::global(\n    \"c\", s); Diagnostic::error(A_B, m, p);\n\
                /// Diagnostic::error(\"d\")\n}\n#[cfg(test)]\nmod tests { Diagnostic::error(\"e\") }";
    assert_eq!(literals(text), ["a-b", "c"]);
}

/// The ids that a text writes as literals, outside of comments and tests.
fn literals(text: &str) -> Vec<String> {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let code: Vec<&str> = code.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    let code = code.join("\n");
    let calls = ["Diagnostic::error(", "Diagnostic::warning(", "Diagnostic::global("];
    let mut found: Vec<(usize, String)> = Vec::new();
    for call in calls {
        for (at, _) in code.match_indices(call) {
            let argument = code[at + call.len()..].trim_start();
            let id = argument.strip_prefix('"').and_then(|rest| rest.split('"').next());
            found.extend(id.map(|id| (at, id.to_string())));
        }
    }
    found.sort();
    found.into_iter().map(|(_, id)| id).collect()
}
