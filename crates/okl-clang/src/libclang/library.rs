//! Finds libclang and opens it.

#![allow(unsafe_code)] // opening a library runs its constructors

use super::functions::Functions;
use std::path::{Path, PathBuf};

/// The oldest version whose AST okl understands.
const OLDEST: u32 = 16;
/// The newest version that the tests run with.
const NEWEST: u32 = 22;

/// The version of a libclang.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Version {
    /// Major version.
    pub major: u32,
    /// The version text of the library: `Debian clang version 19.1.7`.
    pub text: String,
}

/// The reason that libclang could not be loaded.
#[derive(Debug)]
pub enum LoadError {
    /// There is no library in any of the places tried.
    NotFound {
        /// The folders and patterns that were searched.
        tried: Vec<String>,
    },
    /// There is a library, but it cannot be used.
    Unusable {
        /// The library.
        path: PathBuf,
        /// The reason, as a message.
        reason: String,
    },
}

impl std::fmt::Display for LoadError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            LoadError::NotFound { tried } => {
                write!(f, "no libclang {OLDEST} to {NEWEST} was found; looked at {}", tried.join(", "))
            }
            LoadError::Unusable { path, reason } => {
                write!(f, "libclang at `{}` cannot be used: {reason}", path.display())
            }
        }
    }
}

impl std::error::Error for LoadError {}

/// An open libclang.
#[derive(Debug)]
pub(crate) struct Library {
    pub(crate) path: PathBuf,
    pub(crate) version: Version,
    pub(crate) functions: Functions,
    /// If true, the signal handlers that libclang installs are removed again.
    pub(crate) leaves_signals: bool,
    // Kept open for as long as the pointers in `functions` may be called. Dropping it does not unload the library,
    // since libclang leaves threads and static state behind.
    _library: Option<std::mem::ManuallyDrop<libloading::Library>>,
}

impl Library {
    /// Opens the library at exactly this path. The path of this program stands for the libclang that is linked into it.
    pub(crate) fn open(path: &Path) -> Result<Library, LoadError> {
        #[cfg(feature = "linked")]
        if this_program().as_deref() == Some(path) {
            return Library::with(path, Functions::linked(), None);
        }
        let unusable = |reason: String| LoadError::Unusable { path: path.to_path_buf(), reason };
        // SAFETY: loading runs the library's constructors; libclang's register static tables.
        let library =
            unsafe { libloading::Library::new(path) }.map_err(|error| unusable(why(&error, path)))?;
        let functions = Functions::load(&library)
            .map_err(|name| unusable(format!("it has no `{name}`; okl needs libclang {OLDEST} or later")))?;
        Library::with(path, functions, Some(std::mem::ManuallyDrop::new(library)))
    }

    fn with(
        path: &Path,
        functions: Functions,
        library: Option<std::mem::ManuallyDrop<libloading::Library>>,
    ) -> Result<Library, LoadError> {
        // SAFETY: takes no argument, and the string is disposed of by `take`.
        let text = super::string::take(&functions, unsafe { (functions.clang_getClangVersion)() });
        let major = major_of(&text).unwrap_or(0);
        if major < OLDEST {
            let reason = format!("it is `{text}`; okl needs libclang {OLDEST} or later");
            return Err(LoadError::Unusable { path: path.to_path_buf(), reason });
        }
        Ok(Library {
            path: path.to_path_buf(),
            leaves_signals: false,
            version: Version { major, text },
            functions,
            _library: library,
        })
    }
}

impl Library {
    /// The folder `clang-resources` beside the library, with the headers of the compiler in `include`: packages that bring their
    /// own libclang bring them there. clang looks for them at the place where the library was built to be.
    pub(crate) fn resources(&self) -> Option<PathBuf> {
        let folder = self.path.parent()?.join("clang-resources");
        folder.join("include/stddef.h").is_file().then_some(folder)
    }
}

/// The path of this program if libclang is linked into it.
fn this_program() -> Option<PathBuf> {
    if cfg!(feature = "linked") { std::env::current_exe().ok() } else { None }
}

/// The system's error: `file too short`. The path is removed, since [`LoadError`] has it as well.
fn why(error: &libloading::Error, path: &Path) -> String {
    let cause = std::error::Error::source(error).map_or(error.to_string(), ToString::to_string);
    let start = format!("{}: ", path.display());
    cause.strip_prefix(&start).unwrap_or(&cause).to_string()
}

/// The major version: 19 for `Debian clang version 19.1.7 (3~deb12u1)`.
fn major_of(text: &str) -> Option<u32> {
    let (_, after) = text.split_once("version ")?;
    let digits: String = after.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}

/// The libraries to try if none is named, the best first: the one linked into this program, those in `more_folders`,
/// then those in the usual folders.
///
/// Of the latter, 19 comes first, since okl is developed with it; then newer versions, then older ones.
pub(crate) fn find(more_folders: &[PathBuf]) -> Result<Vec<PathBuf>, LoadError> {
    let mut tried = Vec::new();
    let mut found: Vec<PathBuf> = this_program().into_iter().collect();
    if !found.is_empty() {
        return Ok(found);
    }
    for folder in more_folders {
        tried.push(folder.join("libclang.so").display().to_string());
        found.extend(in_folder(folder));
    }
    // Translations from the cache search, too, and do little else: folders that do not exist are tested only once.
    let shared = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib"];
    let shared: Vec<&Path> = shared.iter().map(Path::new).filter(|folder| folder.is_dir()).collect();
    for major in [19].into_iter().chain((20..=NEWEST).rev()).chain((OLDEST..19).rev()) {
        for folder in [format!("/usr/lib/llvm-{major}/lib"), format!("/usr/lib64/llvm{major}/lib64")] {
            found.extend(in_folder(Path::new(&folder)));
        }
        for folder in &shared {
            for name in [format!("libclang-{major}.so.1"), format!("libclang-{major}.so.{major}")] {
                let path = folder.join(name);
                if path.exists() {
                    found.push(path);
                }
            }
        }
    }
    tried.push("/usr/lib/llvm-*/lib".into());
    for folder in
        ["/usr/lib64", "/usr/local/lib", "/usr/lib", "/opt/homebrew/opt/llvm/lib", "/usr/local/opt/llvm/lib"]
    {
        tried.push(folder.into());
        found.extend(in_folder(Path::new(folder)));
    }
    match found.is_empty() {
        true => Err(LoadError::NotFound { tried }),
        false => Ok(each_once(found)),
    }
}

/// The libraries in one folder, the best first.
pub(crate) fn find_in(folder: &Path) -> Result<Vec<PathBuf>, LoadError> {
    let found = in_folder(folder);
    match found.is_empty() {
        true => Err(LoadError::NotFound { tried: vec![folder.display().to_string()] }),
        false => Ok(each_once(found)),
    }
}

/// The libraries of a folder: `libclang.so` and the like, then those with a version in their names, the highest first.
fn in_folder(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder);
    if entries.as_ref().is_err_and(|error| error.kind() == std::io::ErrorKind::NotFound) {
        return Vec::new();
    }
    let plain = ["libclang.so", "libclang.so.1", "libclang.dylib"].map(|name| folder.join(name));
    let mut found: Vec<PathBuf> = plain.into_iter().filter(|path| path.exists()).collect();
    let entries = entries.into_iter().flatten().flatten().map(|entry| entry.path());
    let mut versions: Vec<PathBuf> = entries
        .filter(|path| {
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            name.starts_with("libclang-") && name.contains(".so") || name.starts_with("libclang.so.")
        })
        .filter(|path| !path.to_string_lossy().contains("libclang-cpp"))
        .collect();
    versions.sort();
    found.extend(versions.into_iter().rev());
    found
}

/// Removes links to libraries that come earlier in the list.
fn each_once(found: Vec<PathBuf>) -> Vec<PathBuf> {
    let mut known = Vec::new();
    let mut is_new = |path: &PathBuf| {
        let file = identity(path);
        let is_new = file.is_none() || !known.contains(&file);
        known.push(file);
        is_new
    };
    found.into_iter().filter(|path| is_new(path)).collect()
}

/// The identity of the file that a path leads to. This takes one system call, whereas resolving the links takes one for
/// each folder.
#[cfg(unix)]
fn identity(path: &Path) -> Option<(u64, u64)> {
    use std::os::unix::fs::MetadataExt;
    path.metadata().ok().map(|file| (file.dev(), file.ino()))
}

#[cfg(not(unix))]
fn identity(path: &Path) -> Option<PathBuf> {
    path.canonicalize().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_gives_all_that_is_in_it_and_links_once() {
        let folder = std::env::temp_dir().join(format!("okl-libclang-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        for name in ["libclang-18.so.18", "libclang-20.so.20", "libclang-cpp.so.20", "libclang.a"] {
            std::fs::write(folder.join(name), name).expect("a file");
        }
        let names = || -> Vec<String> {
            let all = find_in(&folder).expect("there are some").into_iter();
            all.map(|path| path.file_name().expect("a name").to_string_lossy().into_owned()).collect()
        };
        assert_eq!(names(), ["libclang-20.so.20", "libclang-18.so.18"]);
        #[cfg(unix)]
        {
            std::os::unix::fs::symlink("libclang-18.so.18", folder.join("libclang.so")).expect("a link");
            assert_eq!(names(), ["libclang.so", "libclang-20.so.20"]);
        }
        std::fs::remove_dir_all(&folder).expect("ours");
    }

    #[test]
    fn versions_are_read_from_the_text() {
        assert_eq!(major_of("Debian clang version 19.1.7 (3~deb12u1)"), Some(19));
        assert_eq!(major_of("clang version 18.1.1"), Some(18));
        assert_eq!(major_of("something else"), None);
    }
}
