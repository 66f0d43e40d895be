//! Requirements of a single target are in its description: shared code names no vendor's language.

use okl_testing::{cases, workspace};
use std::fs;

/// The crates that are independent of targets.
const SHARED: [&str; 11] = [
    "okl-source",
    "okl-model",
    "okl-target",
    "okl-analysis",
    "okl-clang",
    "okl-sema",
    "okl-plan",
    "okl-spell",
    "okl-config",
    "okl-driver",
    "okl-host",
];

/// Words of vendors and of their languages.
const WORDS: [&str; 9] = ["cuda", "nvrtc", "hip", "metal", "opencl", "sycl", "dpcpp", "openmp", "rocm"];

/// Ids of messages never change.
const IDS: [&str; 1] = ["opencl-c-unsupported"];

#[test]
fn shared_code_names_no_vendor() {
    let mut found = Vec::new();
    for name in SHARED {
        let folder = workspace().join("crates").join(name).join("src");
        // Tests are at the end of a file or in a file of their own, and may name any target.
        let files = cases::files_below(&folder).expect("a crate has sources");
        for file in files.into_iter().filter(|file| !file.ends_with("tests.rs")) {
            let text = fs::read_to_string(&file).expect("sources are text");
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            for (at, line) in code.lines().enumerate() {
                let code = line.split("//").next().unwrap_or_default().to_lowercase();
                let code =
                    IDS.iter().fold(code, |code, id| code.replace(id, "").replace(&id.replace('-', "_"), ""));
                let words = code.split(|letter: char| !letter.is_ascii_alphanumeric());
                if words.into_iter().any(|word| WORDS.contains(&word)) {
                    found.push(format!("{}:{}: {}", file.display(), at + 1, line.trim()));
                }
            }
        }
    }
    assert!(found.is_empty(), "say it in plugins/backends/*/target.toml:\n{}", found.join("\n"));
}
