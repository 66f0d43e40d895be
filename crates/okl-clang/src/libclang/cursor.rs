//! Nodes of the AST.

#![allow(unsafe_code)] // calls libclang, with values that libclang returned

use super::ast::{Cursor, Cursors, CxType, is_null};
use super::descendants::{Descendants, Found, is_code, is_reference};
use super::functions::Functions;
use super::location::{main_offset, main_range};
use super::string::take;
use clang_sys::{CXChildVisit_Continue, CXClientData, CXCursor, CXCursorKind};
use okl_source::Span;
use std::os::raw::c_int;
use std::ptr;

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
            // SAFETY: the visitor accesses only `found`.
            unsafe { (self.f().clang_visitChildren)(self.raw, Found::push, (&raw mut found).cast()) };
            if found.is_whole() {
                self.ast.below.borrow_mut().keep(found);
                return known(&self.ast.below.borrow()).unwrap_or_default();
            }
            self.ast.below.borrow_mut().is_useless = true;
        }
        self.asked_children()
    }

    /// The children as libclang lists them, without the cache.
    pub(crate) fn asked_children(self) -> Cursors<'u> {
        extern "C" fn push(cursor: CXCursor, _parent: CXCursor, data: CXClientData) -> c_int {
            // SAFETY: `data` is the vector `children` passes, alive during the visit.
            let list = unsafe { &mut *data.cast::<Vec<CXCursor>>() };
            list.push(cursor);
            CXChildVisit_Continue
        }
        let mut list: Vec<CXCursor> = Vec::new();
        // SAFETY: the visitor accesses only `list`.
        unsafe { (self.f().clang_visitChildren)(self.raw, push, ptr::from_mut(&mut list).cast()) };
        if self.ast.has_instances && self.kind() == clang_sys::CXCursor_TranslationUnit {
            list.retain(|raw| self.is_written(Cursor { ast: self.ast, raw: *raw }));
        }
        list.into_iter().map(|raw| Cursor { ast: self.ast, raw }).collect()
    }

    /// True if the text has this declaration, of which the node is a parent. Instances of templates are at the places of
    /// their templates.
    fn is_written(self, child: Cursor<'u>) -> bool {
        let parent = unsafe { (self.f().clang_getCursorLexicalParent)(child.raw) };
        let is_instance = || child.template().is_some_and(|template| template.location() == child.location());
        let is_child = unsafe { (self.f().clang_equalCursors)(parent, self.raw) } != 0;
        is_child && !is_instance()
    }

    pub(crate) fn spelling(self) -> String {
        take(self.f(), unsafe { (self.f().clang_getCursorSpelling)(self.raw) })
    }

    /// The range in the parsed text; `None` for nodes of headers.
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

    /// The address of a statement's or an expression's node in memory, which identifies it.
    fn node(self) -> Option<usize> {
        is_code(self.kind()).then_some(self.raw.data[1] as usize)
    }

    /// True for `a + b` and `a += b`: the extent runs from the start of `a` to the end of `b`.
    fn has_operands(self) -> bool {
        matches!(self.kind(), clang_sys::CXCursor_BinaryOperator | clang_sys::CXCursor_CompoundAssignOperator)
    }

    /// The range from the first operand to the last. For each sum in a sum, clang descends to the first name. Here
    /// every node is visited once.
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

    /// The offset of the name in the parsed text; `None` for nodes of headers.
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

    /// The declarations of an overload set.
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

    /// The type that a typedef or alias stands for.
    pub(crate) fn underlying(self) -> CxType<'u> {
        CxType { ast: self.ast, raw: unsafe { (self.f().clang_getTypedefDeclUnderlyingType)(self.raw) } }
    }

    /// The offset of a field in its class, in bits; `None` in a template, and where clang has no layout.
    pub(crate) fn field_offset(self) -> Option<u64> {
        u64::try_from(unsafe { (self.f().clang_Cursor_getOffsetOfField)(self.raw) }).ok()
    }

    /// The width of a bit-field, in bits; `None` for other fields.
    pub(crate) fn bit_width(self) -> Option<u32> {
        u32::try_from(unsafe { (self.f().clang_getFieldDeclBitWidth)(self.raw) }).ok()
    }

    /// The underlying integer type of an enumeration.
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

    /// The template that a class is an instance of, if it is one.
    pub(crate) fn template(self) -> Option<Cursor<'u>> {
        self.with(unsafe { (self.f().clang_getSpecializedCursorTemplate)(self.raw) })
    }

    /// The template arguments of an instance of a function template: types, numbers, and others.
    pub(crate) fn instance(self) -> Vec<(Option<CxType<'u>>, Option<i64>)> {
        let count = unsafe { (self.f().clang_Cursor_getNumTemplateArguments)(self.raw) };
        let argument = |at: u32| unsafe {
            match (self.f().clang_Cursor_getTemplateArgumentKind)(self.raw, at) {
                clang_sys::CXTemplateArgumentKind_Type => {
                    let raw = (self.f().clang_Cursor_getTemplateArgumentType)(self.raw, at);
                    (Some(CxType { ast: self.ast, raw }), None)
                }
                clang_sys::CXTemplateArgumentKind_Integral => {
                    (None, Some((self.f().clang_Cursor_getTemplateArgumentValue)(self.raw, at)))
                }
                _ => (None, None),
            }
        };
        (0..count.max(0)).map(|at| argument(at as u32)).collect()
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

    /// True for functions with `...` parameters.
    pub(crate) fn is_variadic(self) -> bool {
        unsafe { (self.f().clang_Cursor_isVariadic)(self.raw) != 0 }
    }

    /// True for an `enum class`.
    pub(crate) fn is_scoped(self) -> bool {
        unsafe { (self.f().clang_EnumDecl_isScoped)(self.raw) != 0 }
    }

    /// The kind of class or function that a template declares.
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

    /// The value, if clang can fold the expression to a floating point number.
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

    /// The value, if clang can fold the expression to an integer that fits into `i64`.
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

impl PartialEq for Cursor<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.raw.kind == other.raw.kind && unsafe { (self.f().clang_equalCursors)(self.raw, other.raw) != 0 }
    }
}
