//! Safe values over libclang's.
//!
//! Every value borrows the translation unit it came from, so none outlives it.

#![allow(unsafe_code)] // home of the libclang calls: each wrapper passes on values libclang gave us

use super::descendants::{Descendants, Found, is_code, is_reference};
use super::functions::Functions;
use super::library::Library;
use super::places::Places;
use clang_sys::{
    CXChildVisit_Continue, CXClientData, CXCursor, CXCursorKind, CXDiagnostic, CXFile, CXSourceLocation,
    CXSourceRange, CXString, CXTranslationUnit, CXType, CXTypeKind, CXUnsavedFile,
};
use okl_source::Span;
use smallvec::SmallVec;
use std::cell::RefCell;
use std::ffi::{CStr, CString};
use std::os::raw::{c_char, c_int, c_uint, c_ulong};
use std::ptr;

/// Takes the text out of a libclang string and gives the string back.
pub(super) fn take(functions: &Functions, string: CXString) -> String {
    // SAFETY: `string` was just returned by libclang and is disposed of once, here.
    unsafe {
        let text = (functions.clang_getCString)(string);
        let owned =
            if text.is_null() { String::new() } else { CStr::from_ptr(text).to_string_lossy().into_owned() };
        (functions.clang_disposeString)(string);
        owned
    }
}

/// A parsed text.
pub(crate) struct TranslationUnit<'l> {
    ast: Ast<'l>,
    index: *mut std::os::raw::c_void,
    unit: CXTranslationUnit,
}

/// What all nodes of a text share.
pub(super) struct Ast<'l> {
    functions: &'l Functions,
    places: Places,
    below: RefCell<Descendants>,
    main: Main,
}

impl Ast<'_> {
    /// The functions, for asking one thing.
    fn ask(&self) -> &Functions {
        okl_source::steps::step();
        self.functions
    }
}

/// How libclang numbers the places of the parsed text: one after the other, so that most need not be asked for.
#[derive(Clone, Copy)]
struct Main {
    first: CXSourceLocation,
    length: u32,
}

impl Main {
    /// `length` 0 where it has another way to number them.
    fn of(f: &Functions, unit: CXTranslationUnit, name: &CStr, length: usize) -> Main {
        // SAFETY: the unit is alive, and the file is one of it; none gives places that are in no file.
        let place = |offset: usize| unsafe {
            let file = (f.clang_getFile)(unit, name.as_ptr());
            (f.clang_getLocationForOffset)(unit, file, offset as c_uint)
        };
        let (first, last) = (place(0), place(length));
        let fits = first.ptr_data == last.ptr_data
            && u32::try_from(length)
                .is_ok_and(|length| first.int_data.checked_add(length) == Some(last.int_data))
            && position(f, first).1 == 0
            && position(f, last).1 as usize == length;
        Main { first, length: if fits { length as u32 } else { 0 } }
    }

    /// The place in the parsed text, when it is one that no macro is at.
    fn offset(self, location: CXSourceLocation) -> Option<u32> {
        let offset = location.int_data.wrapping_sub(self.first.int_data);
        (location.ptr_data == self.first.ptr_data && offset < self.length).then_some(offset)
    }
}

/// The name libclang knows the input by; no such file exists.
pub(crate) const MAIN_FILE: &str = "/okl/input.cpp";

impl<'l> TranslationUnit<'l> {
    /// Parses `text`. `None` when libclang itself fails, which it does not for any text.
    pub(crate) fn parse(library: &'l Library, text: &str, args: &[String]) -> Option<TranslationUnit<'l>> {
        let f = &library.functions;
        let name = CString::new(MAIN_FILE).expect("the name has no NUL");
        let args: Vec<CString> = args.iter().filter_map(|arg| CString::new(arg.as_str()).ok()).collect();
        let args: Vec<*const c_char> = args.iter().map(|arg| arg.as_ptr()).collect();
        let mut unsaved = [CXUnsavedFile {
            Filename: name.as_ptr(),
            Contents: text.as_ptr().cast(),
            Length: text.len() as c_ulong,
        }];
        let mut unit = ptr::null_mut();
        // SAFETY: all pointers live until the call returns; libclang copies what it keeps.
        unsafe {
            let index = (f.clang_createIndex)(0, 0);
            // Making an index installs its handlers.
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
                0,
                &mut unit,
            );
            if code != 0 || unit.is_null() {
                (f.clang_disposeIndex)(index);
                return None;
            }
            let main = Main::of(f, unit, &name, text.len());
            let ast = Ast { functions: f, places: Places::default(), below: RefCell::default(), main };
            Some(TranslationUnit { ast, index, unit })
        }
    }

    /// The root of the AST.
    pub(crate) fn root(&self) -> Cursor<'_> {
        // SAFETY: the unit is alive.
        Cursor { ast: &self.ast, raw: unsafe { (self.f().clang_getTranslationUnitCursor)(self.unit) } }
    }

    fn f(&self) -> &Functions {
        self.ast.ask()
    }

    /// The files that clang read besides the text, each with the one that includes it, as clang names them.
    pub(crate) fn headers(&self) -> Vec<(String, String)> {
        struct Found<'f> {
            f: &'f Functions,
            headers: Vec<(String, String)>,
        }
        extern "C" fn push(file: CXFile, stack: *mut CXSourceLocation, depth: c_uint, data: CXClientData) {
            // The text itself is included nowhere.
            if depth == 0 {
                return;
            }
            // SAFETY: `data` is the `Found` below, which nothing else uses during the visit; the stack has `depth` places.
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

    /// Everything clang has to say, in its order.
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
        // SAFETY: `raw` is a diagnostic of this unit that nobody disposed of yet.
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
    /// One change of those that mend what a diagnostic is about; none where it is not one of the parsed text.
    fn change(&self, raw: CXDiagnostic, at: u32) -> Option<(Span, String)> {
        let f = self.f();
        // SAFETY: `raw` is alive and has that many of them; the range is a live local that is filled in.
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

/// Nodes of texts of so many bytes take tens of megabytes, in pieces that nobody needs afterwards.
const LONG: u32 = 1 << 20;

/// What is free goes back to the system.
fn give_memory_back() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    // SAFETY: may be called at any time; what is in use stays.
    unsafe {
        libc::malloc_trim(0);
    }
}

/// What clang says of the text.
#[derive(Clone, Debug)]
pub(crate) struct ClangDiagnostic {
    pub(crate) level: Level,
    pub(crate) message: String,
    /// The flag that controls it: `-Wshadow`.
    pub(crate) option: String,
    /// Where, when it is in the parsed text itself.
    pub(crate) offset: Option<u32>,
    /// The file, when it is not.
    pub(crate) file: String,
    pub(crate) ranges: Vec<Span>,
    pub(crate) notes: Vec<ClangDiagnostic>,
    /// The changes that mend it together.
    pub(crate) fix: Vec<(Span, String)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Level {
    Error,
    Warning,
    Note,
}

/// A few nodes: most have no more children.
pub(crate) type Cursors<'u> = SmallVec<[Cursor<'u>; 3]>;

/// A node of the AST.
#[derive(Clone, Copy)]
pub(crate) struct Cursor<'u> {
    ast: &'u Ast<'u>,
    raw: CXCursor,
}

impl<'u> Cursor<'u> {
    fn f(self) -> &'u Functions {
        self.ast.ask()
    }

    fn with(self, raw: CXCursor) -> Option<Cursor<'u>> {
        // SAFETY: `raw` was just returned by libclang, as in every function below.
        let null = is_null(self.f(), raw);
        (!null).then_some(Cursor { ast: self.ast, raw })
    }

    pub(crate) fn kind(self) -> CXCursorKind {
        self.raw.kind
    }

    /// The children, in source order.
    pub(crate) fn children(self) -> Cursors<'u> {
        let known = |below: &Descendants| {
            let list = below.get(&self.raw)?;
            Some(list.iter().map(|raw| Cursor { ast: self.ast, raw: *raw }).collect())
        };
        if is_reference(self.kind()) {
            return Cursors::new();
        }
        if let Some(list) = known(&self.ast.below.borrow()) {
            return list;
        }
        if is_code(self.kind()) && !self.ast.below.borrow().is_useless {
            let mut found = Found::below(self.raw);
            // SAFETY: the visitor only touches `found`.
            unsafe { (self.f().clang_visitChildren)(self.raw, Found::push, (&raw mut found).cast()) };
            if found.is_whole() {
                self.ast.below.borrow_mut().keep(found);
                return known(&self.ast.below.borrow()).unwrap_or_default();
            }
            self.ast.below.borrow_mut().is_useless = true;
        }
        self.asked_children()
    }

    /// The children, as libclang lists them.
    pub(crate) fn asked_children(self) -> Cursors<'u> {
        extern "C" fn push(cursor: CXCursor, _parent: CXCursor, data: CXClientData) -> c_int {
            // SAFETY: `data` is the vector `children` passes, alive during the visit.
            let list = unsafe { &mut *data.cast::<Vec<CXCursor>>() };
            list.push(cursor);
            CXChildVisit_Continue
        }
        let mut list: Vec<CXCursor> = Vec::new();
        // SAFETY: the visitor only touches `list`.
        unsafe { (self.f().clang_visitChildren)(self.raw, push, ptr::from_mut(&mut list).cast()) };
        list.into_iter().map(|raw| Cursor { ast: self.ast, raw }).collect()
    }

    pub(crate) fn spelling(self) -> String {
        take(self.f(), unsafe { (self.f().clang_getCursorSpelling)(self.raw) })
    }

    /// Its range in the parsed text; `None` when it lies in a header.
    pub(crate) fn extent(self) -> Option<Span> {
        let Some(node) = self.node() else { return self.extent_of_clang() };
        if let Some(known) = self.ast.places.get(node) {
            return known;
        }
        let extent = if self.has_operands() { self.extent_of_operands() } else { self.extent_of_clang() };
        self.ast.places.keep(node, extent);
        extent
    }

    fn extent_of_clang(self) -> Option<Span> {
        let range = unsafe { (self.f().clang_getCursorExtent)(self.raw) };
        // SAFETY: a range is two locations by value.
        let ends = unsafe { ((self.f().clang_getRangeStart)(range), (self.f().clang_getRangeEnd)(range)) };
        match (self.ast.main.offset(ends.0), self.ast.main.offset(ends.1)) {
            (Some(from), Some(to)) => (from <= to).then(|| Span::new(from, to)),
            _ => main_range(self.f(), range),
        }
    }

    /// Where a statement or an expression is kept, which says which one it is.
    fn node(self) -> Option<usize> {
        is_code(self.kind()).then_some(self.raw.data[1] as usize)
    }

    /// Whether it is `a + b`: it starts where `a` does and ends where `b` does.
    fn has_operands(self) -> bool {
        matches!(self.kind(), clang_sys::CXCursor_BinaryOperator | clang_sys::CXCursor_CompoundAssignOperator)
    }

    /// The range from the first operand to the last. clang goes down to the first name of a sum for each sum in it:
    /// here each step is gone once.
    fn extent_of_operands(self) -> Option<Span> {
        let mut sums = Vec::new();
        let mut first = Some(self);
        let start = loop {
            let Some(sum) = first.filter(|first| first.has_operands()) else {
                break first.and_then(Cursor::extent).map(|extent| extent.start);
            };
            let node = sum.raw.data[1] as usize;
            if let Some(known) = self.ast.places.start(node) {
                break known;
            }
            sums.push(node);
            first = sum.children().first().copied();
        };
        for sum in sums {
            self.ast.places.keep_start(sum, start);
        }
        let end = self.children().last().copied().and_then(Cursor::extent)?.end;
        start.filter(|start| *start <= end).map(|start| Span::new(start, end))
    }

    /// Where its name stands in the parsed text; `None` when it lies in a header.
    pub(crate) fn location(self) -> Option<u32> {
        let location = unsafe { (self.f().clang_getCursorLocation)(self.raw) };
        self.ast.main.offset(location).or_else(|| main_offset(self.f(), location))
    }

    pub(crate) fn ty(self) -> CxType<'u> {
        CxType { ast: self.ast, raw: unsafe { (self.f().clang_getCursorType)(self.raw) } }
    }

    pub(crate) fn result_type(self) -> CxType<'u> {
        CxType { ast: self.ast, raw: unsafe { (self.f().clang_getCursorResultType)(self.raw) } }
    }

    pub(crate) fn referenced(self) -> Option<Cursor<'u>> {
        self.with(unsafe { (self.f().clang_getCursorReferenced)(self.raw) })
    }

    /// The declarations that a name stands for in a `using` declaration.
    pub(crate) fn overloads(self) -> Vec<Cursor<'u>> {
        let count = unsafe { (self.f().clang_getNumOverloadedDecls)(self.raw) };
        (0..count)
            .filter_map(|at| self.with(unsafe { (self.f().clang_getOverloadedDecl)(self.raw, at) }))
            .collect()
    }

    pub(crate) fn canonical(self) -> Option<Cursor<'u>> {
        self.with(unsafe { (self.f().clang_getCanonicalCursor)(self.raw) })
    }

    pub(crate) fn semantic_parent(self) -> Option<Cursor<'u>> {
        self.with(unsafe { (self.f().clang_getCursorSemanticParent)(self.raw) })
    }

    /// The type a typedef or alias stands for.
    pub(crate) fn underlying(self) -> CxType<'u> {
        CxType { ast: self.ast, raw: unsafe { (self.f().clang_getTypedefDeclUnderlyingType)(self.raw) } }
    }

    /// Where a field starts in its class, in bits; none in a template, or where clang gave up.
    pub(crate) fn field_offset(self) -> Option<u64> {
        u64::try_from(unsafe { (self.f().clang_Cursor_getOffsetOfField)(self.raw) }).ok()
    }

    /// The width of a bit-field, in bits.
    pub(crate) fn bit_width(self) -> Option<u32> {
        u32::try_from(unsafe { (self.f().clang_getFieldDeclBitWidth)(self.raw) }).ok()
    }

    /// The integer type an enumeration is kept in.
    pub(crate) fn enum_type(self) -> CxType<'u> {
        self.ty().with(unsafe { (self.f().clang_getEnumDeclIntegerType)(self.raw) })
    }

    /// The value of an enumerator.
    pub(crate) fn enum_value(self) -> i64 {
        unsafe { (self.f().clang_getEnumConstantDeclValue)(self.raw) }
    }

    pub(crate) fn is_const_method(self) -> bool {
        unsafe { (self.f().clang_CXXMethod_isConst)(self.raw) != 0 }
    }

    /// The template that a class is made of, when it is.
    pub(crate) fn template(self) -> Option<Cursor<'u>> {
        self.with(unsafe { (self.f().clang_getSpecializedCursorTemplate)(self.raw) })
    }

    pub(crate) fn is_default_constructor(self) -> bool {
        unsafe { (self.f().clang_CXXConstructor_isDefaultConstructor)(self.raw) != 0 }
    }

    pub(crate) fn is_defaulted(self) -> bool {
        unsafe { (self.f().clang_CXXMethod_isDefaulted)(self.raw) != 0 }
    }

    pub(crate) fn is_virtual(self) -> bool {
        unsafe { (self.f().clang_CXXMethod_isVirtual)(self.raw) != 0 }
    }

    /// Whether a function takes any number of arguments: `...`
    pub(crate) fn is_variadic(self) -> bool {
        unsafe { (self.f().clang_Cursor_isVariadic)(self.raw) != 0 }
    }

    /// Whether it is an `enum class`.
    pub(crate) fn is_scoped(self) -> bool {
        unsafe { (self.f().clang_EnumDecl_isScoped)(self.raw) != 0 }
    }

    /// What kind of class or function a template makes.
    pub(crate) fn template_kind(self) -> CXCursorKind {
        unsafe { (self.f().clang_getTemplateCursorKind)(self.raw) }
    }

    pub(crate) fn is_static(self) -> bool {
        unsafe { (self.f().clang_Cursor_getStorageClass)(self.raw) == clang_sys::CX_SC_Static }
    }

    /// True for a variable that is declared `thread_local`, or `__thread`.
    pub(crate) fn is_thread_local(self) -> bool {
        unsafe { (self.f().clang_getCursorTLSKind)(self.raw) != clang_sys::CXTLS_None }
    }

    /// True for a member that is declared `mutable`.
    pub(crate) fn is_mutable(self) -> bool {
        unsafe { (self.f().clang_CXXField_isMutable)(self.raw) != 0 }
    }

    /// Its value, when clang can fold it to a floating point number.
    pub(crate) fn evaluate_float(self) -> Option<f64> {
        // SAFETY: the result is disposed of once; null means "not a constant".
        unsafe {
            let result = (self.f().clang_Cursor_Evaluate)(self.raw);
            if result.is_null() {
                return None;
            }
            let float = (self.f().clang_EvalResult_getKind)(result) == clang_sys::CXEval_Float;
            let value = (self.f().clang_EvalResult_getAsDouble)(result);
            (self.f().clang_EvalResult_dispose)(result);
            float.then_some(value)
        }
    }

    /// Its value, when clang can fold it to an integer that fits.
    pub(crate) fn evaluate(self) -> Option<i64> {
        // SAFETY: the result is disposed of once; null means "not a constant".
        unsafe {
            let result = (self.f().clang_Cursor_Evaluate)(self.raw);
            if result.is_null() {
                return None;
            }
            let int = (self.f().clang_EvalResult_getKind)(result) == clang_sys::CXEval_Int;
            let value = (self.f().clang_EvalResult_getAsLongLong)(result);
            let unsigned = (self.f().clang_EvalResult_isUnsignedInt)(result) != 0;
            (self.f().clang_EvalResult_dispose)(result);
            (int && !(unsigned && value < 0)).then_some(value)
        }
    }
}

/// Whether a node that libclang gave is none.
fn is_null(f: &Functions, raw: CXCursor) -> bool {
    // SAFETY: `raw` was just returned by libclang.
    raw.kind == clang_sys::CXCursor_InvalidFile && unsafe { (f.clang_Cursor_isNull)(raw) } != 0
}

impl PartialEq for Cursor<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.raw.kind == other.raw.kind && unsafe { (self.f().clang_equalCursors)(self.raw, other.raw) != 0 }
    }
}

/// A type of the AST.
#[derive(Clone, Copy)]
pub(crate) struct CxType<'u> {
    ast: &'u Ast<'u>,
    raw: CXType,
}

impl<'u> CxType<'u> {
    fn f(self) -> &'u Functions {
        self.ast.ask()
    }

    pub(crate) fn kind(self) -> CXTypeKind {
        self.raw.kind
    }

    fn with(self, raw: CXType) -> CxType<'u> {
        CxType { ast: self.ast, raw }
    }

    /// Equal for equal types as the user spelled them.
    pub(crate) fn key(self) -> (CXTypeKind, usize, usize) {
        (self.raw.kind, self.raw.data[0] as usize, self.raw.data[1] as usize)
    }

    /// Whether it is the same type, however it is spelled, and `const` left out.
    pub(crate) fn is_like(self, other: CxType<'u>) -> bool {
        // libclang asks what is no type for its qualifiers, and crashes.
        if self.kind() == clang_sys::CXType_Invalid || other.kind() == clang_sys::CXType_Invalid {
            return self.kind() == other.kind();
        }
        let bare = |ty: CxType<'u>| unsafe { (self.f().clang_getUnqualifiedType)(ty.canonical().raw) };
        self.key() == other.key() || unsafe { (self.f().clang_equalTypes)(bare(self), bare(other)) != 0 }
    }

    /// Whether it is `auto`, `auto *` or `auto &`.
    pub(crate) fn is_deduced(self) -> bool {
        use clang_sys::{CXType_Auto, CXType_LValueReference, CXType_Pointer, CXType_RValueReference};
        match self.kind() {
            CXType_Auto => true,
            CXType_Pointer | CXType_LValueReference | CXType_RValueReference => self.pointee().is_deduced(),
            _ => false,
        }
    }

    pub(crate) fn spelling(self) -> String {
        take(self.f(), unsafe { (self.f().clang_getTypeSpelling)(self.raw) })
    }

    pub(crate) fn canonical(self) -> CxType<'u> {
        self.with(unsafe { (self.f().clang_getCanonicalType)(self.raw) })
    }

    pub(crate) fn is_const(self) -> bool {
        unsafe { (self.f().clang_isConstQualifiedType)(self.raw) != 0 }
    }

    pub(crate) fn is_restrict(self) -> bool {
        unsafe { (self.f().clang_isRestrictQualifiedType)(self.raw) != 0 }
    }

    pub(crate) fn pointee(self) -> CxType<'u> {
        self.with(unsafe { (self.f().clang_getPointeeType)(self.raw) })
    }

    pub(crate) fn element(self) -> CxType<'u> {
        self.with(unsafe { (self.f().clang_getArrayElementType)(self.raw) })
    }

    /// Whether it is as in C: trivial, and laid out like one.
    pub(crate) fn is_plain(self) -> bool {
        unsafe { (self.f().clang_isPODType)(self.raw) != 0 }
    }

    /// Number of elements, when it is an array with a constant one.
    pub(crate) fn len(self) -> Option<u64> {
        u64::try_from(unsafe { (self.f().clang_getArraySize)(self.raw) }).ok()
    }

    /// The types of a function's parameters.
    pub(crate) fn arguments(self) -> Vec<CxType<'u>> {
        let count = unsafe { (self.f().clang_getNumArgTypes)(self.raw) };
        (0..count.max(0))
            .map(|at| self.with(unsafe { (self.f().clang_getArgType)(self.raw, at as u32) }))
            .collect()
    }

    /// The types among the arguments of the template that it is made of.
    pub(crate) fn template_arguments(self) -> Vec<CxType<'u>> {
        if self.kind() == clang_sys::CXType_Invalid {
            return Vec::new();
        }
        let count = unsafe { (self.f().clang_Type_getNumTemplateArguments)(self.raw) };
        (0..count.max(0))
            .map(|at| {
                self.with(unsafe { (self.f().clang_Type_getTemplateArgumentAsType)(self.raw, at as u32) })
            })
            .filter(|ty| ty.kind() != clang_sys::CXType_Invalid)
            .collect()
    }

    pub(crate) fn declaration(self) -> Option<Cursor<'u>> {
        let raw = unsafe { (self.f().clang_getTypeDeclaration)(self.raw) };
        (!is_null(self.f(), raw)).then_some(Cursor { ast: self.ast, raw })
    }

    /// Size in bytes of a complete type.
    pub(crate) fn size(self) -> Option<u64> {
        u64::try_from(unsafe { (self.f().clang_Type_getSizeOf)(self.raw) }).ok()
    }

    /// Alignment in bytes of a complete type.
    pub(crate) fn align(self) -> Option<u64> {
        u64::try_from(unsafe { (self.f().clang_Type_getAlignOf)(self.raw) }).ok()
    }
}

fn position(f: &Functions, location: CXSourceLocation) -> (CXFile, u32) {
    let (mut file, mut offset) = (ptr::null_mut(), 0);
    // SAFETY: both are live locals; line and column, which take clang a search each, are not asked for.
    unsafe {
        (f.clang_getFileLocation)(location, &mut file, ptr::null_mut(), ptr::null_mut(), &mut offset);
    }
    (file, offset)
}

fn file_name(f: &Functions, file: CXFile) -> String {
    if file.is_null() { String::new() } else { take(f, unsafe { (f.clang_getFileName)(file) }) }
}

/// A place in the parsed text. What a macro of a header stands for stands where the macro is used.
fn main_offset(f: &Functions, location: CXSourceLocation) -> Option<u32> {
    let (file, offset) = position(f, location);
    // Not so for macros, for which libclang says where they are defined.
    let is_main = unsafe { (f.clang_Location_isFromMainFile)(location) } != 0;
    (is_main || file_name(f, file) == MAIN_FILE).then_some(offset)
}

fn main_range(f: &Functions, range: CXSourceRange) -> Option<Span> {
    // SAFETY: a range is two locations by value.
    let (start, end) = unsafe { ((f.clang_getRangeStart)(range), (f.clang_getRangeEnd)(range)) };
    let (from, to) = (main_offset(f, start)?, main_offset(f, end)?);
    (from <= to).then(|| Span::new(from, to))
}
