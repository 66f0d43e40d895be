//! Finds the libclang that the environment selects.

use std::path::{Path, PathBuf};

/// The value of `OKL_LIBCLANG`, or else `LIBCLANG_PATH`: a library, or the folder of one.
pub fn wanted() -> Option<PathBuf> {
    ["OKL_LIBCLANG", "LIBCLANG_PATH"].into_iter().find_map(folder)
}

/// The folders of `pip install libclang`: in the active environment, the user's packages, the system's.
pub fn of_python() -> Vec<PathBuf> {
    let home = folder("HOME").map(|home| home.join(".local"));
    let roots = [folder("VIRTUAL_ENV"), home, Some("/usr/local".into()), Some("/usr".into())];
    roots.into_iter().flatten().flat_map(|root| in_root(&root)).collect()
}

fn folder(variable: &str) -> Option<PathBuf> {
    std::env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from)
}

/// The folders `ROOT/lib/python3.11/site-packages/clang/native` of every Python, sorted.
fn in_root(root: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(root.join("lib")).into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> = entries
        .filter(|entry| entry.file_name().to_string_lossy().starts_with("python3"))
        .flat_map(|entry| ["site-packages", "dist-packages"].map(|packages| entry.path().join(packages)))
        .map(|packages| packages.join("clang/native"))
        .filter(|native| native.is_dir())
        .collect();
    found.sort();
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packages_of_every_python_are_found() {
        let root = std::env::temp_dir().join(format!("okl-python-{}", std::process::id()));
        let native = root.join("lib/python3.11/site-packages/clang/native");
        std::fs::create_dir_all(&native).expect("a folder");
        std::fs::create_dir_all(root.join("lib/python3.12/dist-packages")).expect("a folder");
        assert_eq!(in_root(&root), [native]);
        std::fs::remove_dir_all(&root).expect("ours");
        assert!(in_root(&root).is_empty());
    }
}
