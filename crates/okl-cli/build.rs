//! Embeds the pages of `docs/diagnostics` in the program: `&[("loop-header", include_str!("...")), ...]`. Pages of front
//! ends are parts of the front ends.

use std::path::{Path, PathBuf};

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let frontends = entries(&root.join("plugins/frontends"));
    // The ids of a plugin start with its name.
    let of_frontends: Vec<String> = frontends.iter().map(|folder| format!("{}-", stem(folder))).collect();
    let mut pages = entries(&root.join("docs/diagnostics"));
    pages.retain(|page| {
        let is_of_frontend = of_frontends.iter().any(|start| stem(page).starts_with(start.as_str()));
        page.extension().is_some_and(|ending| ending == "md") && stem(page) != "README" && !is_of_frontend
    });
    pages.sort_by_key(|page| stem(page));
    let mut text = String::from("&[\n");
    for page in pages {
        text += &format!("    ({:?}, include_str!({:?})),\n", stem(&page), page.display().to_string());
    }
    text.push_str("]\n");
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets it")).join("pages.rs");
    std::fs::write(out, text).expect("cargo's folder can be written");
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = std::fs::read_dir(folder).expect("it is part of the sources");
    entries.map(|entry| entry.expect("a readable entry").path()).collect()
}

fn stem(path: &Path) -> String {
    path.file_stem().expect("a file has a name").to_string_lossy().into_owned()
}
