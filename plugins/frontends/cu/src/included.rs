//! The headers that a program includes, directly or through headers of its own. Lines that conditions leave out count, too.

use okl_frontend::lexis::Lexis;
use okl_plugin::document::FileWish;
use okl_plugin::{FileText, Text};
use std::collections::BTreeSet;

/// The names in `#include` lines.
#[derive(Debug, Default)]
pub(crate) struct Included {
    names: BTreeSet<String>,
}

impl Included {
    /// The headers of a program, as far as they are known, and the wishes for those that may include others.
    pub(crate) fn of(asked: &Text<'_>) -> (Included, Vec<FileWish>) {
        let mut found = Included::of_text(asked.text);
        let mut wished: BTreeSet<String> = found.names.clone();
        for FileText { name, text, .. } in asked.files {
            let folder = name.rsplit_once('/').map(|(folder, _)| folder);
            for other in Included::of_text(text).names {
                wished.extend(folder.map(|folder| format!("{folder}/{other}")));
                wished.insert(other.clone());
                found.names.insert(other);
            }
        }
        // Names of the standard library have no extension.
        let wishes = wished.into_iter().filter(|name| name.contains('.')).map(FileWish::Named);
        (found, wishes.collect())
    }

    fn of_text(text: &str) -> Included {
        let mut names = BTreeSet::new();
        for line in Lexis::C.without_comments(text).lines() {
            names.extend(included(line).map(str::to_string));
        }
        Included { names }
    }

    /// True if the program includes one of these headers.
    pub(crate) fn any(&self, headers: &[&str]) -> bool {
        headers.iter().any(|name| self.names.contains(*name))
    }

    /// True if it includes a header whose name starts so.
    pub(crate) fn starts(&self, start: &str) -> bool {
        self.names.iter().any(|name| name.starts_with(start))
    }
}

/// The name in a line `#include <name>`.
pub(crate) fn included(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix('#')?.trim_start().strip_prefix("include")?.trim_start();
    rest.strip_prefix(['<', '"'])?.split(['>', '"']).next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_of_headers_count_and_those_in_comments_do_not() {
        let file =
            |name: &str, text: &str| FileText { name: name.into(), path: name.into(), text: text.into() };
        let files = [file("k/a.h", "# include <cuda_fp16.h> // <x.h>\n#include \"b.h\"\n")];
        let options = okl_plugin::Map::new();
        let asked = Text {
            text: "#include \"k/a.h\"\n#include <vector>\n// #include \"c.h\"\n",
            path: "a.cu",
            target: "openmp",
            extension: "",
            gpu: false,
            apart: false,
            defines: &[],
            files: &files,
            options: &options,
        };
        let (found, wishes) = Included::of(&asked);
        assert!(found.any(&["cuda_fp16.h"]) && !found.any(&["c.h", "x.h"]) && found.starts("k/"));
        let wished = |name: &str| wishes.contains(&FileWish::Named(name.into()));
        assert!(wished("k/a.h") && wished("k/b.h") && wished("b.h") && !wished("vector"), "{wishes:?}");
    }
}
