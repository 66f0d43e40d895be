use super::line::Line;
use super::open_file::LexedFile;
use super::preprocessed::{KeptDirective, KeptKind};
use super::preprocessor::Preprocessor;
use crate::ids::BAD_DIRECTIVE;
use crate::lex::lex;
use crate::names::nearest_header;
use okl_source::ids::INCLUDE_NOT_FOUND;
use okl_source::{Diagnostic, DiagnosticId, FileId, FileSpan, Span, decode};
use std::rc::Rc;

const INCLUDE_NOT_READABLE: DiagnosticId = DiagnosticId::new("include-not-readable");
const INCLUDE_TOO_DEEP: DiagnosticId = DiagnosticId::new("include-too-deep");

/// The header that an `#include` names.
#[derive(Clone, Debug)]
pub(super) struct Header {
    pub name: String,
    /// True for `<name>`, false for `"name"`.
    pub angled: bool,
}

/// The result of the search for a header.
enum Found {
    /// A file to read into the text; `dir` is the index of its include directory.
    User { path: String, dir: Option<usize> },
    /// A header of the target compiler: the line stays.
    System,
    /// Not found.
    Missing { searched: Vec<String> },
}

impl Preprocessor<'_> {
    /// Executes `#include`, `#include_next`, `#import`.
    pub fn include(&mut self, line: &Line, directive: &str) {
        let at = line.hash + 2;
        let Some((header, place, computed)) = self.header(line, at) else {
            let error =
                Diagnostic::error(BAD_DIRECTIVE, format!("`#{directive}` names no file"), line.from(at));
            self.report(error.help(format!("write `#{directive} \"file\"` or `#{directive} <file>`")));
            return self.blank(line.span);
        };
        match self.find(&header, directive == "include_next") {
            Found::System => {
                let name = header.name;
                if computed {
                    let span = self.keep_expanded(line, at);
                    self.kept.push(KeptDirective { span, kind: KeptKind::SystemInclude { name } });
                } else {
                    self.keep(line, KeptKind::SystemInclude { name });
                }
            }
            Found::User { path, dir } => self.include_file(line, &path, dir, place, directive == "import"),
            Found::Missing { searched } => {
                self.blank(line.span);
                let error = self.not_found(&header, searched, place);
                self.report(error);
            }
        }
    }

    /// The header that an `#include` names, the place of the name, and whether it came from a macro.
    fn header(&mut self, line: &Line, at: usize) -> Option<(Header, FileSpan, bool)> {
        let first = line.file.lexed.tokens.get(at).filter(|_| at < line.end)?;
        let rest = &line.file.text[first.span.start as usize..line.span.end as usize];
        let close = match rest.bytes().next() {
            Some(b'<') => '>',
            Some(b'"') => '"',
            _ => {
                let toks = self.toks(line, at);
                let records = self.out.expansions.len();
                let toks = self.expand_alone(toks);
                self.out.expansions.truncate(records);
                return Some((self.header_of(&toks)?, line.from(at), true));
            }
        };
        let length = rest[1..].find(close)?;
        let name = rest[1..=length].to_owned();
        if name.is_empty() {
            return None;
        }
        let end = first.span.start + length as u32 + 2;
        let tokens = line.file.lexed.tokens[..line.end].iter();
        let extra = line.end - tokens.rev().take_while(|token| token.span.start >= end).count();
        self.extra_tokens(line, extra.max(at + 1));
        Some((Header { name, angled: close == '>' }, line.place(Span::new(first.span.start, end)), false))
    }

    /// True if `__has_include` finds a header.
    pub fn header_exists(&mut self, header: &Header, operator: &str) -> bool {
        match self.find(header, operator.ends_with("_next")) {
            Found::User { .. } => true,
            Found::System => {
                is_well_known(&header.name)
                    || self.options.absent.contains(&header.name)
                    || self.in_system_dirs(&header.name)
            }
            Found::Missing { .. } => false,
        }
    }

    fn in_system_dirs(&self, name: &str) -> bool {
        self.options.system_dirs.iter().any(|dir| self.provider.is_file(&join(dir, name)))
    }

    fn find(&mut self, header: &Header, next: bool) -> Found {
        let name = header.name.as_str();
        if self.options.absent.iter().any(|absent| absent == name) {
            return Found::System;
        }
        if name.starts_with('/') {
            return match self.provider.is_file(name) {
                true => self.user_or_system(name.to_owned(), None),
                false => Found::Missing { searched: Vec::new() },
            };
        }
        let mut searched = Vec::new();
        let cursor = self.cursor();
        let (own_dir, own_index) = (directory(&cursor.path).to_owned(), cursor.include_dir);
        if !header.angled && !next {
            let path = join(&own_dir, name);
            if self.provider.is_file(&path) {
                return self.user_or_system(path, own_index);
            }
            searched.push(own_dir);
        }
        let skipped = if next { own_index.map_or(0, |index| index + 1) } else { 0 };
        for (index, dir) in self.options.include_dirs.iter().enumerate().skip(skipped) {
            let path = join(dir, name);
            if self.provider.is_file(&path) {
                return match self.is_refused(name) && self.is_of_language(dir) {
                    true => Found::System,
                    false => self.user_or_system(path, Some(index)),
                };
            }
            if !searched.contains(dir) {
                searched.push(dir.clone());
            }
        }
        let is_known = is_well_known(name) || FOREIGN.contains(&name) || self.is_refused(name);
        if self.options.loose_headers || header.angled || is_known || self.in_system_dirs(name) {
            return Found::System;
        }
        Found::Missing { searched }
    }

    fn is_refused(&self, name: &str) -> bool {
        self.options.refused.iter().any(|refused| name.starts_with(&refused.start))
    }

    /// True for a folder with the headers that the front end replaces: others there are no headers of the user either.
    fn is_of_language(&self, dir: &str) -> bool {
        self.options.absent.iter().any(|own| self.provider.is_file(&join(dir, own)))
    }

    /// Classifies a file: one below a system directory stays an `#include`, even if an include directory leads there.
    fn user_or_system(&self, path: String, dir: Option<usize>) -> Found {
        let below = |system: &String| {
            path.strip_prefix(system.trim_end_matches('/')).is_some_and(|rest| rest.starts_with('/'))
        };
        if self.options.system_dirs.iter().any(below) {
            return Found::System;
        }
        Found::User { path, dir }
    }

    fn not_found(&self, header: &Header, searched: Vec<String>, place: FileSpan) -> Diagnostic<FileSpan> {
        let name = &header.name;
        let error = Diagnostic::error(INCLUDE_NOT_FOUND, format!("cannot find `{name}`"), place);
        let shown: Vec<String> =
            searched.iter().map(|dir| format!("`{}`", if dir.is_empty() { "." } else { dir })).collect();
        let error = match shown.is_empty() {
            true => error,
            false => error.note(format!("looked in {}", shown.join(", "))),
        };
        let wanted = name.rsplit('/').next().unwrap_or(name);
        for dir in &searched {
            let names = self.provider.list(directory(&join(dir, name)));
            if let Some(near) = nearest_header(wanted, names.iter().map(String::as_str)) {
                let meant = join(directory(name), near);
                return error.help(format!("did you mean `{meant}`?"));
            }
        }
        error
            .help("add its directory with `-I`")
            .help("if only the target compiler has it: `--props '{\"okl/strict_headers\": false}'`")
    }

    /// Reads a file in place of the directive that names it.
    fn include_file(&mut self, line: &Line, path: &str, dir: Option<usize>, place: FileSpan, once: bool) {
        self.blank(line.span);
        if self.open.len() > self.options.limits.include_depth {
            let limit = self.options.limits.include_depth;
            let error = Diagnostic::error(
                INCLUDE_TOO_DEEP,
                format!("more than {limit} files include one another"),
                place,
            );
            return self
                .stop(error.help("does a file include itself? `#pragma once` at its start prevents that"));
        }
        let identity = self.provider.identity(path);
        if self.once.contains(&identity) {
            return;
        }
        if once {
            self.once.insert(identity.clone());
        }
        let Some((id, file)) = self.load(path, &identity, place) else { return };
        self.read_file(id, file, path, dir, Some(line.place(line.span)));
    }

    /// The text of a file. It is read and lexed once, even if it is included several times.
    fn load(&mut self, path: &str, identity: &str, place: FileSpan) -> Option<(FileId, Rc<LexedFile>)> {
        if let Some((id, file)) = self.loaded.get(identity) {
            return Some((*id, Rc::clone(file)));
        }
        let bytes = match self.provider.read(path) {
            Ok(bytes) if bytes.len() < u32::MAX as usize / 8 => bytes,
            Ok(_) => {
                let error = Diagnostic::error(INCLUDE_NOT_READABLE, format!("`{path}` is too large"), place);
                self.report(error.help("split it"));
                return None;
            }
            Err(problem) => {
                let message = format!("cannot read `{path}`: {problem}");
                let error = Diagnostic::error(INCLUDE_NOT_READABLE, message, place);
                self.report(error.help("check the permissions of the file"));
                return None;
            }
        };
        // The preprocessor may have read it for another target already.
        let id = self.sources.add_once(path, &decode(&bytes));
        let id = self.sources.read_as(id);
        let text: Rc<str> = self.sources.get(id).text.as_str().into();
        let lexed = lex(&text);
        let file = Rc::new(LexedFile { text, lexed });
        self.loaded.insert(identity.to_owned(), (id, Rc::clone(&file)));
        self.files_read.push(id);
        Some((id, file))
    }
}

/// The part of a path before its last `/`; empty if there is none.
fn directory(path: &str) -> &str {
    match path.rfind('/') {
        Some(0) => "/",
        Some(at) => &path[..at],
        None => "",
    }
}

fn join(dir: &str, name: &str) -> String {
    match dir {
        "" => name.to_owned(),
        _ if dir.ends_with('/') => format!("{dir}{name}"),
        _ => format!("{dir}/{name}"),
    }
}

/// Headers that target compilers provide, also if they are included in quotes.
const WELL_KNOWN: &[&str] = &[
    "algorithm",
    "any",
    "array",
    "assert.h",
    "atomic",
    "bitset",
    "cassert",
    "ccomplex",
    "cctype",
    "cerrno",
    "cfenv",
    "cfloat",
    "charconv",
    "chrono",
    "cinttypes",
    "climits",
    "clocale",
    "cmath",
    "codecvt",
    "complex",
    "complex.h",
    "condition_variable",
    "csetjmp",
    "csignal",
    "cstdarg",
    "cstdbool",
    "cstddef",
    "cstdint",
    "cstdio",
    "cstdlib",
    "cstring",
    "ctgmath",
    "ctime",
    "ctype.h",
    "cuchar",
    "cwchar",
    "cwctype",
    "deque",
    "errno.h",
    "exception",
    "execution",
    "fenv.h",
    "filesystem",
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
    "iso646.h",
    "istream",
    "iterator",
    "limits",
    "limits.h",
    "list",
    "locale",
    "locale.h",
    "malloc.h",
    "map",
    "math.h",
    "memory",
    "memory_resource",
    "metal_atomic",
    "metal_math",
    "metal_stdlib",
    "mutex",
    "new",
    "numeric",
    "optional",
    "ostream",
    "queue",
    "random",
    "ratio",
    "regex",
    "scoped_allocator",
    "set",
    "setjmp.h",
    "shared_mutex",
    "signal.h",
    "sstream",
    "stack",
    "stdalign.h",
    "stdarg.h",
    "stdatomic.h",
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
    "strings.h",
    "system_error",
    "tgmath.h",
    "thread",
    "threads.h",
    "time.h",
    "tuple",
    "type_traits",
    "typeindex",
    "typeinfo",
    "uchar.h",
    "unistd.h",
    "unordered_map",
    "unordered_set",
    "utility",
    "valarray",
    "variant",
    "vector",
    "wchar.h",
    "wctype.h",
    "cooperative_groups.h",
    "cublas_v2.h",
    "cuComplex.h",
    "cuda.h",
    "cuda_bf16.h",
    "cuda_fp16.h",
    "cuda_fp8.h",
    "cuda_runtime.h",
    "cuda_runtime_api.h",
    "cufft.h",
    "curand.h",
    "curand_kernel.h",
    "cusolverDn.h",
    "cusparse.h",
    "device_launch_parameters.h",
    "host_config.h",
    "math_constants.h",
    "math_functions.h",
    "mma.h",
    "nvrtc.h",
    "occa.h",
    "occa.hpp",
    "omp.h",
    "mpi.h",
    "opencl-c.h",
    "immintrin.h",
    "emmintrin.h",
    "xmmintrin.h",
    "x86intrin.h",
    "arm_neon.h",
    "hip_runtime.h",
];

/// Headers of other languages. They are not missing headers, so that a more precise diagnostic can name the language.
const FOREIGN: &[&str] = &["cuda.h", "cuda_runtime.h", "cuda_runtime_api.h", "occa.h", "occa.hpp"];

/// Folders whose headers all belong to a target compiler or to libocca.
const WELL_KNOWN_FOLDERS: &[&str] = &[
    "CL/",
    "cooperative_groups/",
    "cub/",
    "cuda/",
    "hip/",
    "hipcub/",
    "nv/",
    "occa/",
    "rocprim/",
    "sycl/",
    "sys/",
    "thrust/",
];

fn is_well_known(name: &str) -> bool {
    WELL_KNOWN.contains(&name) || WELL_KNOWN_FOLDERS.iter().any(|folder| name.starts_with(folder))
}
