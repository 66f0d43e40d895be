//! The libclang the environment asks for.

use std::path::{Path, PathBuf};

/// What `OKL_LIBCLANG`, or else `LIBCLANG_PATH`, names: a library, or the folder of one.
pub fn wanted() -> Option<PathBuf> {
    let path = ["OKL_LIBCLANG", "LIBCLANG_PATH"]
        .into_iter()
        .find_map(|name| std::env::var_os(name).filter(|value| !value.is_empty()))
        .map(PathBuf::from)?;
    Some(match path.is_dir() {
        true => in_folder(&path).unwrap_or(path),
        false => path,
    })
}

/// The library in a folder: `libclang.so` before `libclang-19.so.1`, of several the newest.
fn in_folder(folder: &Path) -> Option<PathBuf> {
    let names = std::fs::read_dir(folder).ok()?.flatten().map(|entry| entry.file_name());
    let mut found: Vec<(u32, String)> = names.filter_map(|name| rated(name.to_str()?)).collect();
    found.sort();
    found.pop().map(|(_, name)| folder.join(name))
}

fn rated(name: &str) -> Option<(u32, String)> {
    let exact = ["libclang.so", "libclang.dylib", "libclang.dll"].contains(&name);
    if exact {
        return Some((u32::MAX, name.to_string()));
    }
    let version = name.strip_prefix("libclang-").or_else(|| name.strip_prefix("libclang.so."))?;
    let version = version.split('.').next()?.parse().ok()?;
    name.contains(".so").then(|| (version, name.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_plain_name_wins_then_the_newest() {
        let best = |names: &[&str]| names.iter().filter_map(|name| rated(name)).max().map(|(_, name)| name);
        assert_eq!(
            best(&["libclang-16.so.1", "libclang.so", "libclang-19.so.1"]).as_deref(),
            Some("libclang.so")
        );
        assert_eq!(best(&["libclang-16.so.1", "libclang-19.so.1"]).as_deref(), Some("libclang-19.so.1"));
        assert_eq!(best(&["libclang-cpp.so.19.1", "libLLVM.so"]), None);
    }
}
