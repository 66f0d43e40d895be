//! Hashes of the files and folders that the words of a command name, recursively.

use sha2::{Digest, Sha256};
use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};

/// A file or folder that a word of a command names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NamedPath {
    File(PathBuf),
    Folder(PathBuf),
}

/// The path that a word names, relative to the command's folder: `every.py`, or `tools` of `--in=tools`.
pub fn named(word: &str, folder: &Path) -> Option<NamedPath> {
    let value = word.split_once('=').map(|(_, value)| value);
    let paths = [Some(word), value].into_iter().flatten().filter(|path| !path.is_empty());
    paths.map(|path| folder.join(path)).find_map(|path| match path.is_dir() {
        true => Some(NamedPath::Folder(path)),
        // This includes pipes; hashing one is an error.
        false => path.exists().then_some(NamedPath::File(path)),
    })
}

/// The limits of hashing for one command; larger trees are not meant to be trusted as a whole.
pub struct Limits {
    files: usize,
    bytes: u64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { files: 4096, bytes: 256 << 20 }
    }
}

/// The SHA-256 of a folder's contents, recursively: names, file contents, and the targets of links.
pub fn hash(folder: &Path, limits: &mut Limits) -> io::Result<String> {
    let mut all = Sha256::new();
    walk(folder, folder, &mut BTreeSet::new(), limits, &mut all)?;
    Ok(format!("{:x}", all.finalize()))
}

/// Hashes one folder. `above` are the canonical folders on the way; a link to one of them is not followed.
fn walk(
    root: &Path,
    folder: &Path,
    above: &mut BTreeSet<PathBuf>,
    limits: &mut Limits,
    all: &mut Sha256,
) -> io::Result<()> {
    let real = std::fs::canonicalize(folder)?;
    if !above.insert(real.clone()) {
        return Ok(());
    }
    let entries = std::fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut entries: Vec<PathBuf> = entries.collect::<io::Result<_>>()?;
    entries.sort();
    for path in entries {
        limits.files = limits.files.checked_sub(1).ok_or_else(|| too_much(root))?;
        let mut part = |kind: &[u8], bytes: &[u8]| {
            all.update(kind);
            all.update((bytes.len() as u64).to_le_bytes());
            all.update(bytes);
        };
        let name = path.strip_prefix(root).unwrap_or(&path);
        part(b"name", name.as_os_str().as_encoded_bytes());
        let own = std::fs::symlink_metadata(&path)?;
        if own.is_symlink() {
            part(b"link", std::fs::read_link(&path)?.as_os_str().as_encoded_bytes());
        }
        let Ok(led) = std::fs::metadata(&path) else { continue };
        if led.is_dir() {
            walk(root, &path, above, limits, all)?;
            continue;
        }
        limits.bytes = limits.bytes.checked_sub(led.len()).ok_or_else(|| too_much(root))?;
        part(b"file", file_hash(&path)?.as_bytes());
    }
    above.remove(&real);
    Ok(())
}

fn too_much(root: &Path) -> io::Error {
    let limits = Limits::default();
    let (files, size) = (limits.files, limits.bytes >> 20);
    let text = format!("below `{}` lie more than {files} files, or more than {size} MiB", root.display());
    io::Error::new(io::ErrorKind::InvalidInput, text)
}

/// The SHA-256 of a file in lowercase hexadecimal digits.
pub fn file_hash(path: &Path) -> io::Result<String> {
    // A device or a pipe may be endless.
    if !std::fs::metadata(path)?.is_file() {
        let text = format!("`{}` is no file", path.display());
        return Err(io::Error::new(io::ErrorKind::InvalidInput, text));
    }
    let mut hash = Sha256::new();
    io::copy(&mut std::fs::File::open(path)?, &mut hash)?;
    Ok(format!("{:x}", hash.finalize()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_below_a_folder_counts() {
        let root = std::env::temp_dir().join(format!("okl-tree-{}", std::process::id()));
        let write = |name: &str, text: &str| {
            let path = root.join(name);
            std::fs::create_dir_all(path.parent().expect("in the folder")).expect("a folder");
            std::fs::write(path, text).expect("a file");
        };
        write("tool/__main__.py", "import deep.part");
        write("tool/deep/part.py", "1");
        let of_tool = || hash(&root.join("tool"), &mut Limits::default()).expect("it is read");
        let mut known = vec![of_tool()];
        let mut is_new = || {
            let now = of_tool();
            let is_new = !known.contains(&now);
            known.push(now);
            is_new
        };
        assert!(!is_new());
        write("tool/deep/part.py", "2");
        assert!(is_new());
        write("tool/deep/.hidden", "");
        assert!(is_new());
        std::fs::rename(root.join("tool/deep"), root.join("tool/other")).expect("ours");
        assert!(is_new());
        #[cfg(unix)]
        {
            use std::os::unix::fs::symlink;
            write("outside.py", "1");
            symlink("../outside.py", root.join("tool/link.py")).expect("a link");
            assert!(is_new());
            write("outside.py", "2");
            assert!(is_new(), "what a link leads to counts");
            symlink(".", root.join("tool/round")).expect("a link");
            assert!(is_new(), "a circle ends");
        }
        let few = hash(&root.join("tool"), &mut Limits { files: 2, bytes: 99 }).expect_err("there are more");
        assert!(few.to_string().contains("more than"), "{few}");
        assert!(hash(&root.join("tool"), &mut Limits { files: 99, bytes: 1 }).is_err());
        std::fs::remove_dir_all(&root).expect("ours");
    }

    #[test]
    fn words_name_files_and_folders() {
        let root = std::env::temp_dir().join(format!("okl-words-{}", std::process::id()));
        std::fs::create_dir_all(root.join("tools")).expect("a folder");
        std::fs::write(root.join("a.py"), "").expect("a file");
        let of = |word: &str| named(word, &root);
        assert_eq!(of("a.py"), Some(NamedPath::File(root.join("a.py"))));
        assert_eq!(of("./tools"), Some(NamedPath::Folder(root.join("./tools"))));
        assert_eq!(of("--in=tools"), Some(NamedPath::Folder(root.join("tools"))));
        assert_eq!((of("-m"), of(""), of("x="), of("b.py")), (None, None, None, None));
        std::fs::remove_dir_all(&root).expect("ours");
    }
}
