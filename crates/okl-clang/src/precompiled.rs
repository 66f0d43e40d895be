//! Headers that are parsed once and kept for later texts: clang's precompiled headers.
//!
//! A text with headers of the machine starts with the same dozen standard headers each time, and reading them takes far
//! longer than everything else. They go into a file by which clang has the same declarations at once.
//!
//! A file is valid while its dependencies are unchanged: libclang, the arguments, and the headers with all places where
//! clang looked for them. clang checks none of this itself for headers of the system.

use crate::HeaderDeps;
use crate::libclang::{Level, Library, TranslationUnit};
use okl_model::{Directive, DirectiveKind};
use okl_normalizer::tokens::Tokens;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A place where precompiled headers are kept, also between processes. No operation fails: what cannot be read or
/// written is not there.
pub trait HeaderStore: std::fmt::Debug + Send + Sync {
    /// The file that was kept for these inputs, if it is whole and all that it depends on is as it was.
    fn find(&self, inputs: &HeaderInputs<'_>) -> Option<PrecompiledHeaders>;

    /// Keeps the file that `write` writes to the path it gets, and returns it; `write` returns false if it cannot.
    /// `None` if nothing may be written.
    fn keep(
        &self,
        inputs: &HeaderInputs<'_>,
        made: &MadeHeaders,
        write: &mut dyn FnMut(&Path) -> bool,
    ) -> Option<PrecompiledHeaders>;

    /// True if [`HeaderStore::keep`] may write.
    fn is_writable(&self) -> bool;
}

/// The inputs that are known before headers are read.
#[derive(Clone, Copy, Debug)]
pub struct HeaderInputs<'i> {
    /// The path of libclang.
    pub library: &'i Path,
    /// The arguments of clang.
    pub arguments: &'i [String],
    /// True if arguments name folders, which may be relative to the current one.
    pub have_folders: bool,
    /// The text that includes the headers.
    pub text: &'i str,
}

/// The result of reading headers.
#[derive(Clone, Debug)]
pub struct MadeHeaders {
    /// The headers that clang read, each with the file that includes it.
    pub headers: Vec<(String, String)>,
    /// The files of the machine that they depend on.
    pub looked: HeaderDeps,
}

/// A file of precompiled headers.
#[derive(Clone, Debug)]
pub struct PrecompiledHeaders {
    /// The file.
    pub file: PathBuf,
    /// The headers in it, each with the file that includes it.
    pub headers: Vec<(String, String)>,
}

/// The precompiled headers of a libclang.
#[derive(Debug)]
pub(crate) struct HeaderPrecompiler {
    store: Arc<dyn HeaderStore>,
    /// Texts of headers with errors: they are not parsed again.
    wrong: Mutex<BTreeSet<String>>,
}

impl HeaderPrecompiler {
    /// Keeps headers in a store.
    pub(crate) fn new(store: Arc<dyn HeaderStore>) -> HeaderPrecompiler {
        HeaderPrecompiler { store, wrong: Mutex::default() }
    }

    /// The headers that `text` includes, for the arguments `arguments` of clang, some of which are `of_user`; `None` if
    /// they cannot be precompiled.
    pub(crate) fn headers(
        &self,
        library: &Library,
        text: &str,
        arguments: &[String],
        of_user: &[String],
    ) -> Option<PrecompiledHeaders> {
        let nowhere = BTreeSet::new();
        if HeaderDeps::of(&[], &nowhere, of_user).is_unknown {
            return None;
        }
        let have_folders =
            of_user.iter().any(|argument| argument.starts_with("-I") || argument.contains("-i"));
        let inputs = HeaderInputs { library: &library.path, arguments, have_folders, text };
        if let Some(found) = self.store.find(&inputs) {
            return Some(found);
        }
        if !self.store.is_writable() || self.wrong().contains(text) {
            return None;
        }
        let unit = TranslationUnit::parse_headers(library, text, arguments);
        let is_right =
            |unit: &TranslationUnit<'_>| unit.diagnostics().iter().all(|said| said.level != Level::Error);
        let Some(unit) = unit.filter(is_right) else {
            self.wrong().insert(text.to_string());
            return None;
        };
        let headers = unit.headers();
        let looked = HeaderDeps::of(&headers, &nowhere, of_user);
        self.store.keep(&inputs, &MadeHeaders { headers, looked }, &mut |path| unit.save(path))
    }

    fn wrong(&self) -> MutexGuard<'_, BTreeSet<String>> {
        self.wrong.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The text that includes the standard headers of a text: `start`, which all texts have, then those at file scope, each
/// once and sorted, since their order makes no difference.
pub(crate) fn includes(
    start: &str,
    directives: &[Directive],
    tokens: &Tokens<'_>,
    nowhere: &BTreeSet<String>,
) -> String {
    let (mut names, mut depth, mut at) = (BTreeSet::new(), 0, 0);
    for directive in directives {
        while at < tokens.len() && tokens.span(at).start < directive.span.start {
            match tokens.spelling(at) {
                "{" | "(" => depth += 1,
                "}" | ")" => depth -= 1,
                _ => {}
            }
            at += 1;
        }
        let is_between = at == 0 || matches!(tokens.spelling(at - 1), ";" | "}");
        let name = directive.text.as_str();
        if directive.kind == DirectiveKind::Pragma && name.starts_with("pack") {
            break;
        }
        if directive.kind == DirectiveKind::Include
            && (depth, is_between) == (0, true)
            && STANDARD.binary_search(&name).is_ok()
            && !nowhere.contains(name)
        {
            names.insert(name);
        }
    }
    names.retain(|name| !start.contains(&format!("<{name}>")));
    names.iter().fold(start.to_string(), |text, name| text + &format!("#include <{name}>\n"))
}

/// Headers of C++17 and of POSIX that mean the same in any order, sorted.
const STANDARD: &[&str] = &[
    "algorithm",
    "any",
    "array",
    "atomic",
    "bitset",
    "cassert",
    "cctype",
    "cerrno",
    "cfloat",
    "chrono",
    "cinttypes",
    "climits",
    "cmath",
    "complex",
    "condition_variable",
    "cstdarg",
    "cstddef",
    "cstdint",
    "cstdio",
    "cstdlib",
    "cstring",
    "ctime",
    "ctype.h",
    "deque",
    "errno.h",
    "exception",
    "float.h",
    "forward_list",
    "fstream",
    "functional",
    "future",
    "initializer_list",
    "inttypes.h",
    "iomanip",
    "ios",
    "iosfwd",
    "iostream",
    "istream",
    "iterator",
    "limits",
    "limits.h",
    "list",
    "map",
    "math.h",
    "memory",
    "mutex",
    "new",
    "numeric",
    "optional",
    "ostream",
    "queue",
    "random",
    "ratio",
    "set",
    "sstream",
    "stack",
    "stdarg.h",
    "stdbool.h",
    "stddef.h",
    "stdexcept",
    "stdint.h",
    "stdio.h",
    "stdlib.h",
    "streambuf",
    "string",
    "string.h",
    "string_view",
    "sys/time.h",
    "sys/types.h",
    "thread",
    "time.h",
    "tuple",
    "type_traits",
    "typeinfo",
    "unistd.h",
    "unordered_map",
    "unordered_set",
    "utility",
    "valarray",
    "variant",
    "vector",
];

#[cfg(test)]
mod tests {
    use super::*;
    use okl_source::Span;

    fn included(text: &str) -> String {
        let tokens = Tokens::new(text);
        let directives: Vec<Directive> = text
            .match_indices('#')
            .map(|(at, _)| {
                let line = text[at..].lines().next().unwrap_or_default();
                let (kind, name) = match line.strip_prefix("#include <") {
                    Some(name) => (DirectiveKind::Include, name.trim_end_matches('>')),
                    None => (DirectiveKind::Pragma, line.trim_start_matches("#pragma ")),
                };
                let span = Span::new(at as u32, (at + line.len()) as u32);
                Directive { span, kind, text: name.to_string() }
            })
            .collect();
        includes("#include <cmath>\n", &directives, &tokens, &BTreeSet::from(["map".to_string()]))
    }

    #[test]
    fn headers_at_file_scope_come_once_and_sorted() {
        assert!(STANDARD.is_sorted());
        let all = "#include <cmath>\n#include <string>\n#include <vector>\n";
        for text in [
            "#include <vector>\n#include <string>\n#include <vector>\n#include <cmath>\n",
            "int f() { return 1; }\n#include <vector>\nstruct S { int i; };\n#include <string>\n",
            "#include <vector>\n#include <map>\n#include <mpi.h>\n#include <string>\n",
            "#include <vector>\n#include <string>\nnamespace n {\n#include <set>\n}\n",
            "#include <vector>\n#include <string>\nint i =\n#include <set>\n;",
            "#include <vector>\n#pragma once\n#include <string>\n#pragma pack(1)\n#include <set>\n",
        ] {
            assert_eq!(included(text), all, "{text}");
        }
    }
}
