//! A parsed text, and the diagnostics of clang about it.

#![allow(unsafe_code)] // calls libclang, with values that libclang returned

use super::ast::{Ast, Cursor};
use super::functions::Functions;
use super::library::Library;
use super::location::{HEADERS_FILE, MAIN_FILE, Main, file_name, main_range, position};
use super::places::Places;
use super::string::take;
use clang_sys::{
    CXClientData, CXDiagnostic, CXFile, CXSaveError_None, CXSourceLocation, CXTranslationUnit,
    CXTranslationUnit_ForSerialization, CXTranslationUnit_Incomplete, CXTranslationUnit_None, CXUnsavedFile,
};
use okl_source::Span;
use std::cell::RefCell;
use std::ffi::CString;
use std::os::raw::{c_char, c_int, c_uint, c_ulong};
use std::path::Path;
use std::ptr;

/// The headers of a parse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Headers {
    /// The text includes them.
    AsWritten,
    /// The text is nothing else, and is going to be saved.
    ToPrecompile,
    /// Some of them come from a file.
    Precompiled,
}

/// A parsed text with its AST.
pub(crate) struct TranslationUnit<'l> {
    ast: Ast<'l>,
    index: *mut std::os::raw::c_void,
    unit: CXTranslationUnit,
}

impl<'l> TranslationUnit<'l> {
    /// Parses `text`. Returns `None` if libclang itself fails; errors in the text are no failure.
    pub(crate) fn parse(library: &'l Library, text: &str, args: &[String]) -> Option<TranslationUnit<'l>> {
        TranslationUnit::parse_as(library, (MAIN_FILE, text), args, Headers::AsWritten)
    }

    /// Parses `text`, with headers that it includes from a file. Their nodes are no children of the root.
    pub(crate) fn parse_with(
        library: &'l Library,
        text: &str,
        args: &[String],
        headers: Option<&Path>,
    ) -> Option<TranslationUnit<'l>> {
        let Some(file) = headers else { return TranslationUnit::parse(library, text, args) };
        let more = ["-include-pch".to_string(), file.display().to_string()];
        let args: Vec<String> = args.iter().cloned().chain(more).collect();
        TranslationUnit::parse_as(library, (MAIN_FILE, text), &args, Headers::Precompiled)
    }

    /// Parses a text of headers, which can be saved.
    pub(crate) fn parse_headers(
        library: &'l Library,
        text: &str,
        args: &[String],
    ) -> Option<TranslationUnit<'l>> {
        TranslationUnit::parse_as(library, (HEADERS_FILE, text), args, Headers::ToPrecompile)
    }

    fn parse_as(
        library: &'l Library,
        (name, text): (&str, &str),
        args: &[String],
        headers: Headers,
    ) -> Option<TranslationUnit<'l>> {
        let f = &library.functions;
        let name = CString::new(name).expect("the name has no NUL");
        let args: Vec<CString> = args.iter().filter_map(|arg| CString::new(arg.as_str()).ok()).collect();
        let args: Vec<*const c_char> = args.iter().map(|arg| arg.as_ptr()).collect();
        let mut unsaved = [CXUnsavedFile {
            Filename: name.as_ptr(),
            Contents: text.as_ptr().cast(),
            Length: text.len() as c_ulong,
        }];
        let options = match headers {
            Headers::ToPrecompile => CXTranslationUnit_ForSerialization | CXTranslationUnit_Incomplete,
            Headers::AsWritten | Headers::Precompiled => CXTranslationUnit_None,
        };
        let mut unit = ptr::null_mut();
        // SAFETY: all pointers live until the call returns; libclang copies what it keeps.
        unsafe {
            let index = (f.clang_createIndex)(c_int::from(headers == Headers::Precompiled), 0);
            // `clang_createIndex` installs the handlers.
            if library.leaves_signals {
                (f.clang_toggleCrashRecovery)(0);
            }
            let code = (f.clang_parseTranslationUnit2)(
                index,
                name.as_ptr(),
                args.as_ptr(),
                args.len() as c_int,
                unsaved.as_mut_ptr(),
                1,
                options,
                &mut unit,
            );
            if code != 0 || unit.is_null() {
                (f.clang_disposeIndex)(index);
                return None;
            }
            let main = Main::of(f, unit, &name, text.len());
            let has_instances = headers == Headers::Precompiled;
            let (places, below) = (Places::default(), RefCell::default());
            let ast = Ast { functions: f, places, below, main, has_instances };
            Some(TranslationUnit { ast, index, unit })
        }
    }

    /// Writes the unit as precompiled headers; false if that fails.
    pub(crate) fn save(&self, path: &Path) -> bool {
        let Ok(path) = CString::new(path.as_os_str().as_encoded_bytes()) else { return false };
        // SAFETY: the unit is alive, and so is the path.
        unsafe { (self.f().clang_saveTranslationUnit)(self.unit, path.as_ptr(), 0) == CXSaveError_None }
    }

    /// The root of the AST.
    pub(crate) fn root(&self) -> Cursor<'_> {
        // SAFETY: the unit is alive.
        Cursor { ast: &self.ast, raw: unsafe { (self.f().clang_getTranslationUnitCursor)(self.unit) } }
    }

    fn f(&self) -> &Functions {
        self.ast.ask()
    }

    /// The headers that clang read, each with the file that includes it, by the names that clang gives them.
    pub(crate) fn headers(&self) -> Vec<(String, String)> {
        struct Found<'f> {
            f: &'f Functions,
            headers: Vec<(String, String)>,
        }
        extern "C" fn push(file: CXFile, stack: *mut CXSourceLocation, depth: c_uint, data: CXClientData) {
            // The text itself has no includer.
            if depth == 0 {
                return;
            }
            // SAFETY: `data` is the `Found` below, which nothing else uses during the visit; the stack has `depth`
            // entries.
            unsafe {
                let found = &mut *data.cast::<Found<'_>>();
                let (includer, _) = position(found.f, *stack);
                found.headers.push((file_name(found.f, file), file_name(found.f, includer)));
            }
        }
        let mut found = Found { f: self.f(), headers: Vec::new() };
        // SAFETY: the unit is alive, and `found` outlives the visit.
        unsafe { (self.f().clang_getInclusions)(self.unit, push, (&raw mut found).cast()) };
        found.headers
    }

    /// All diagnostics of clang, in its order.
    pub(crate) fn diagnostics(&self) -> Vec<ClangDiagnostic> {
        // SAFETY: the unit is alive; each diagnostic is disposed of by `read`.
        unsafe {
            (0..(self.f().clang_getNumDiagnostics)(self.unit))
                .map(|at| self.read((self.f().clang_getDiagnostic)(self.unit, at)))
                .collect()
        }
    }

    /// Copies a diagnostic and disposes of it.
    fn read(&self, raw: CXDiagnostic) -> ClangDiagnostic {
        let f = self.f();
        // SAFETY: `raw` is a diagnostic of this unit that has not been disposed of.
        unsafe {
            let level = match (f.clang_getDiagnosticSeverity)(raw) {
                clang_sys::CXDiagnostic_Error | clang_sys::CXDiagnostic_Fatal => Level::Error,
                clang_sys::CXDiagnostic_Warning => Level::Warning,
                _ => Level::Note,
            };
            let location = (f.clang_getDiagnosticLocation)(raw);
            let (file, offset) = position(f, location);
            let ranges = (0..(f.clang_getDiagnosticNumRanges)(raw))
                .filter_map(|at| main_range(f, (f.clang_getDiagnosticRange)(raw, at)))
                .collect();
            let fix = (0..(f.clang_getDiagnosticNumFixIts)(raw)).map(|at| self.change(raw, at)).collect();
            let notes_set = (f.clang_getChildDiagnostics)(raw);
            let notes = match notes_set.is_null() {
                true => Vec::new(),
                false => (0..(f.clang_getNumDiagnosticsInSet)(notes_set))
                    .map(|at| self.read((f.clang_getDiagnosticInSet)(notes_set, at)))
                    .collect(),
            };
            let diagnostic = ClangDiagnostic {
                level,
                message: take(f, (f.clang_getDiagnosticSpelling)(raw)),
                option: take(f, (f.clang_getDiagnosticOption)(raw, ptr::null_mut())),
                offset: ((f.clang_Location_isFromMainFile)(location) != 0).then_some(offset),
                file: file_name(f, file),
                ranges,
                notes,
                fix: Option::unwrap_or_default(fix),
            };
            (f.clang_disposeDiagnostic)(raw);
            diagnostic
        }
    }
}

impl TranslationUnit<'_> {
    /// One replacement of a diagnostic's fix; `None` if it changes something other than the parsed text.
    fn change(&self, raw: CXDiagnostic, at: u32) -> Option<(Span, String)> {
        let f = self.f();
        // SAFETY: `raw` is alive and has more than `at` replacements; the range is a live local that is filled in.
        unsafe {
            let mut range = (f.clang_getNullRange)();
            let text = take(f, (f.clang_getDiagnosticFixIt)(raw, at, &mut range));
            Some((main_range(f, range)?, text))
        }
    }
}

impl Drop for TranslationUnit<'_> {
    fn drop(&mut self) {
        // SAFETY: both were made by `parse`, and all cursors borrowed `self`.
        unsafe {
            (self.f().clang_disposeTranslationUnit)(self.unit);
            (self.f().clang_disposeIndex)(self.index);
        }
        if self.ast.main.length > LONG {
            give_memory_back();
        }
    }
}

/// From this length on, in bytes, a text's nodes take tens of megabytes in small pieces. They are released at once.
const LONG: u32 = 1 << 20;

/// Returns free memory of the allocator to the system.
fn give_memory_back() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    // SAFETY: may be called at any time; memory in use is not affected.
    unsafe {
        libc::malloc_trim(0);
    }
}

/// A diagnostic of clang.
#[derive(Clone, Debug)]
pub(crate) struct ClangDiagnostic {
    pub(crate) level: Level,
    pub(crate) message: String,
    /// The option that controls it: `-Wshadow`; empty for others.
    pub(crate) option: String,
    /// The offset in the parsed text; `None` for a diagnostic about another file.
    pub(crate) offset: Option<u32>,
    /// The name of the file.
    pub(crate) file: String,
    pub(crate) ranges: Vec<Span>,
    pub(crate) notes: Vec<ClangDiagnostic>,
    /// The replacements that together fix it.
    pub(crate) fix: Vec<(Span, String)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Level {
    Error,
    Warning,
    Note,
}
