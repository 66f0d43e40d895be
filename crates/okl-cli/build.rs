//! Embeds the pages of `docs/diagnostics` in the program: `&[("loop-header", include_str!("...")), ...]`.

use std::path::{Path, PathBuf};

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/diagnostics");
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = std::fs::read_dir(&folder).expect("docs/diagnostics is part of the sources");
    let mut pages: Vec<PathBuf> = entries.map(|entry| entry.expect("a readable entry").path()).collect();
    pages
        .retain(|page| page.extension().is_some_and(|ending| ending == "md") && !page.ends_with("README.md"));
    pages.sort_by_key(|page| page.file_stem().map(std::ffi::OsStr::to_owned));
    let mut text = String::from("&[\n");
    for page in pages {
        let id = page.file_stem().expect("a file has a name").to_string_lossy();
        text += &format!("    ({id:?}, include_str!({:?})),\n", page.display().to_string());
    }
    text.push_str("]\n");
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets it")).join("pages.rs");
    std::fs::write(out, text).expect("cargo's folder can be written");
}
