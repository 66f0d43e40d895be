//! The files of the machine that a parse depends on.
//!
//! libclang reports the headers that it read, but not the places where it searched for them first. A file that is
//! created at such a place later would be read instead. So these places are computed: the name of every header in every
//! folder that headers come from.

use okl_normalizer::preprocess::{Elsewhere, FileProvider};
use std::collections::BTreeSet;
use std::path::Path;

/// The files and folders that the result of a parse depends on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HeaderDeps {
    /// The headers that were read, and all other places where clang may have searched for them, whether a file exists
    /// there or not.
    pub files: BTreeSet<String>,
    /// Folders whose entries determine which headers are read: those with a subfolder for each version of a compiler.
    pub folders: BTreeSet<String>,
    /// True if there may be dependencies that cannot be computed.
    pub is_unknown: bool,
}

/// Folders that clang searches besides those of the headers that it found, on all supported systems.
const MORE: &[&str] = &["/usr/local/include", "/usr/include", "/include"];

impl HeaderDeps {
    /// The dependencies of a parse that read `headers`, each with the file that includes it, and did not find the
    /// headers `nowhere`.
    pub(crate) fn of(
        headers: &[(String, String)],
        nowhere: &BTreeSet<String>,
        arguments: &[String],
    ) -> HeaderDeps {
        let Some(more) = folders_of(arguments) else {
            return HeaderDeps { is_unknown: true, ..HeaderDeps::default() };
        };
        if headers.is_empty() && nowhere.is_empty() {
            return HeaderDeps::default();
        }
        let split: Vec<(&str, &str)> = headers.iter().map(|(path, _)| split(path, &more)).collect();
        let mut folders: BTreeSet<&str> = split.iter().map(|(folder, _)| *folder).collect();
        folders.extend(MORE);
        folders.extend(&more);
        let names: BTreeSet<&str> =
            split.iter().map(|(_, name)| *name).chain(nowhere.iter().map(String::as_str)).collect();
        let mut looked = HeaderDeps::default();
        for name in names {
            looked.files.extend(folders.iter().map(|folder| format!("{folder}/{name}")));
        }
        for ((path, includer), (_, name)) in headers.iter().zip(&split) {
            looked.files.insert(path.clone());
            // `#include "name"` is searched for in the folder of the includer first.
            if let Some((beside, _)) = includer.rsplit_once('/') {
                looked.files.insert(format!("{beside}/{name}"));
            }
            // `/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cmath`: with a folder `13` there, clang
            // would use that.
            if let Some((version, _)) = path.split_once("/../") {
                let above = Path::new(version).ancestors().skip(1).take(2);
                looked.folders.extend(above.map(|folder| folder.to_string_lossy().into_owned()));
            }
        }
        looked
    }
}

impl HeaderDeps {
    /// Reports the dependencies to a file provider, which was not used to read them.
    pub fn told(&self, files: &dyn FileProvider) {
        self.files.iter().for_each(|file| files.asked_elsewhere(Elsewhere::File(file)));
        self.folders.iter().for_each(|folder| files.asked_elsewhere(Elsewhere::Folder(folder)));
        if self.is_unknown {
            files.asked_elsewhere(Elsewhere::Unknown);
        }
    }
}

/// The folder in which a header was found, and the header's name relative to it.
fn split<'p>(path: &'p str, more: &[&'p str]) -> (&'p str, &'p str) {
    let below = |folder: &&'p str| path.strip_prefix(folder).and_then(|rest| rest.strip_prefix('/'));
    if let Some(folder) =
        more.iter().filter(|folder| below(folder).is_some()).max_by_key(|folder| folder.len())
    {
        return (folder, below(folder).unwrap_or(path));
    }
    let Some(at) = path.rfind("/include/") else { return path.rsplit_once('/').unwrap_or((".", path)) };
    let mut end = at + "/include".len();
    // The folders below it that are searched, too: `x86_64-linux-gnu`, `c++/12`, `backward`.
    loop {
        let rest = &path[end + 1..];
        let Some((part, after)) = rest.split_once('/') else { break };
        let version = after.split_once('/').map(|(version, _)| version).filter(|_| part == "c++");
        let is_triple = part.split('-').count() >= 3;
        end += match version {
            Some(version) => 1 + part.len() + 1 + version.len(),
            None if is_triple || part == "backward" => 1 + part.len(),
            None => break,
        };
    }
    (&path[..end], &path[end + 1..])
}

/// The folders that arguments add to clang's search path; `None` if an argument may make clang read other files.
fn folders_of(arguments: &[String]) -> Option<Vec<&str>> {
    let mut folders = Vec::new();
    let mut rest = arguments.iter().map(String::as_str);
    while let Some(argument) = rest.next() {
        let adds = ["-isystem", "-iquote", "-idirafter", "-cxx-isystem", "-I"];
        if let Some(folder) = adds.iter().find_map(|option| argument.strip_prefix(option)) {
            let folder = if folder.is_empty() { rest.next()? } else { folder };
            folders.push(folder.trim_end_matches('/'));
            continue;
        }
        let is_plain = argument.starts_with("-W") && !argument.contains(',')
            || ["-f", "-m"].iter().any(|start| argument.starts_with(start))
                && !argument.contains('=')
                && !argument.contains("module")
            || argument.starts_with("-pedantic")
            || ["-w", "-O0", "-O1", "-O2", "-O3"].contains(&argument);
        if !is_plain {
            return None;
        }
    }
    Some(folders)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_header_is_cut_where_clang_looked_for_it() {
        for (path, folder, name) in [
            ("/usr/include/stdio.h", "/usr/include", "stdio.h"),
            ("/usr/include/x86_64-linux-gnu/bits/a.h", "/usr/include/x86_64-linux-gnu", "bits/a.h"),
            (
                "/l/gcc/12/../../../../include/c++/12/bits/b.h",
                "/l/gcc/12/../../../../include/c++/12",
                "bits/b.h",
            ),
            (
                "/usr/include/x86_64-linux-gnu/c++/12/bits/c.h",
                "/usr/include/x86_64-linux-gnu/c++/12",
                "bits/c.h",
            ),
            ("/usr/include/c++/12/backward/d.h", "/usr/include/c++/12/backward", "d.h"),
            ("/llvm/lib/clang/19/include/stddef.h", "/llvm/lib/clang/19/include", "stddef.h"),
            ("/opt/sdk/deep/e.h", "/opt/sdk", "deep/e.h"),
            ("/somewhere/f.h", "/somewhere", "f.h"),
        ] {
            assert_eq!(split(path, &["/opt", "/opt/sdk"]), (folder, name), "{path}");
        }
    }

    #[test]
    fn places_before_a_header_belong_to_what_was_looked_at() {
        let header = |path: &str, by: &str| (path.to_string(), by.to_string());
        let gcc = "/usr/lib/gcc/t-t-t/12/../../../../include/c++/12";
        let headers = [
            header(&format!("{gcc}/vector"), "/okl/input.cpp"),
            header("/usr/include/features.h", &format!("{gcc}/vector")),
        ];
        let looked =
            HeaderDeps::of(&headers, &BTreeSet::from(["gone.h".to_string()]), &["-Imine/".to_string()]);
        for file in [
            "/usr/local/include/vector",
            "mine/vector",
            &format!("{gcc}/features.h"),
            "/usr/include/features.h",
            "/usr/local/include/gone.h",
            "/okl/vector",
        ] {
            assert!(looked.files.contains(file), "{file}: {looked:?}");
        }
        assert!(looked.folders.contains("/usr/lib/gcc/t-t-t"), "{looked:?}");
        assert!(!looked.is_unknown);
    }

    #[test]
    fn arguments_that_may_make_clang_read_more_are_told() {
        let unknown =
            |argument: &str| HeaderDeps::of(&[], &BTreeSet::new(), &[argument.to_string()]).is_unknown;
        for argument in ["-Wall", "-fno-exceptions", "-w", "-pedantic", "-O2", "-msse4.2"] {
            assert!(!unknown(argument), "{argument}");
        }
        for argument in [
            "-include",
            "a.h",
            "@args",
            "--config=x",
            "-march=native",
            "-Wp,-include,a.h",
            "-isystem",
            "-fmodules",
        ] {
            assert!(unknown(argument), "{argument}");
        }
    }
}
