//! Declarations: functions, types, variables at file scope.

use crate::bindings::{is_binding, is_structured};
use crate::functions::{function_name, is_function};
use crate::libclang::Cursor;
use crate::names::Names;
use crate::reader::Reader;
use crate::scopes::Scopes;
use clang_sys::*;
use okl_model::{Declare, ExprId, ExprKind, Function, FunctionId, Item, ItemKind, Site, TemplateForm};
use okl_source::Span;
use rustc_hash::{FxHashMap, FxHashSet};
use std::ops::Range;

impl<'u> Reader<'u> {
    /// Reads all declarations at file scope in the text after the prelude.
    pub(crate) fn translation_unit(&mut self, root: Cursor<'u>) {
        let prelude = self.prelude;
        let mut roots = Vec::new();
        for cursor in root.children() {
            if cursor.extent().is_some_and(|extent| extent.start >= prelude) {
                roots.push(cursor);
            }
        }
        // Functions get their ids first, since a body may call a function that is defined after it.
        for cursor in &roots {
            self.announce(*cursor);
        }
        let (mut needs, mut names) = (Vec::new(), Names::default());
        for cursor in roots {
            let first = self.unit.items.len();
            self.item(cursor);
            let items = first..self.unit.items.len();
            if !items.is_empty() {
                // Done for each declaration, while the children of its nodes are in the cache.
                names.collect(cursor, &self.tokens);
                let mut places = std::mem::take(&mut names.places);
                places.sort_unstable();
                places.dedup();
                needs.push(Needs { items, cursor, places });
            }
        }
        let named = self.named_in_attributes();
        let scopes = Scopes::new(&self.unit);
        self.use_in_attributes(&named, &scopes);
        self.names_of_dimensions(&scopes);
        self.connect(needs, &named);
        self.add_names(names);
        self.agree();
        for (jump, label) in std::mem::take(&mut self.jumps) {
            self.unit.statements[jump.0 as usize].target = self.labels.get(&label).copied();
        }
        self.unit.constructs.sort_unstable();
        self.unit.constructs.dedup();
    }

    /// Makes all declarations of a function kernels if one of them has `@kernel`.
    fn agree(&mut self) {
        let kernels: FxHashSet<_> = self
            .unit
            .functions
            .iter()
            .filter(|function| function.is_kernel)
            .map(|kernel| kernel.canonical)
            .collect();
        for function in &mut self.unit.functions {
            function.is_kernel |= function.canonical.is_some() && kernels.contains(&function.canonical);
        }
    }

    /// Gives every function its id, in source order.
    fn announce(&mut self, cursor: Cursor<'u>) {
        if is_function(cursor) {
            let Some(at) = cursor.location() else { return };
            if !self.functions.contains_key(&at) {
                self.functions.insert(at, FunctionId(self.unit.functions.len() as u32));
                self.unit.functions.push(Function::default());
            }
            return;
        }
        if is_scope(cursor.kind()) {
            for child in cursor.children() {
                self.announce(child);
            }
        }
    }

    /// Reads one declaration at file scope and adds it to the unit's items.
    fn item(&mut self, cursor: Cursor<'u>) {
        if is_binding(cursor) {
            return; // it is read with its declaration
        }
        if is_structured(cursor) {
            let span = self.whole(cursor);
            for id in self.bindings(cursor).variables {
                let name = self.unit.variable(id).name.clone();
                self.unit.items.push(Item {
                    kind: ItemKind::Variable(id),
                    name,
                    span,
                    form: TemplateForm::None,
                    needs: Vec::new(),
                });
            }
            return;
        }
        let listed = self.listed(cursor);
        self.declare(cursor);
        self.unit.items.extend(listed);
        self.members(cursor);
    }

    /// Adds the declarations in a namespace, which have been read, and those in nested namespaces to the unit's
    /// members.
    fn members(&mut self, cursor: Cursor<'u>) {
        if cursor.kind() != CXCursor_Namespace {
            return;
        }
        for child in cursor.children() {
            if child.kind() != CXCursor_Namespace {
                let listed = self.listed(child);
                self.unit.members.extend(listed);
            }
            self.members(child);
        }
    }

    fn listed(&mut self, cursor: Cursor<'u>) -> Option<Item> {
        let kind = match cursor.kind() {
            CXCursor_Namespace => ItemKind::Namespace,
            CXCursor_VarDecl => match self.variable(cursor) {
                Some(id) => ItemKind::Variable(id),
                None => ItemKind::Other,
            },
            kind if is_type(kind) => ItemKind::Type,
            _ if is_function(cursor) => match cursor.location().and_then(|at| self.functions.get(&at)) {
                Some(id) => ItemKind::Function(*id),
                None => ItemKind::Other,
            },
            _ => ItemKind::Other,
        };
        let span = self.whole(cursor);
        cursor.extent().map(|extent| Item {
            kind,
            name: cursor.spelling(),
            span,
            form: self.template_form(cursor, extent),
            needs: Vec::new(),
        })
    }

    /// The form that the `template` at the start of a declaration gives it.
    pub(crate) fn template_form(&self, cursor: Cursor<'u>, extent: Span) -> TemplateForm {
        let first = self.tokens.at(extent.start);
        match self.tokens.is(first, "template") {
            false => TemplateForm::None,
            true if !self.tokens.is(first + 1, "<") => TemplateForm::Instantiation,
            true if self.tokens.is(first + 2, ">") => TemplateForm::Explicit,
            true if cursor.kind() == CXCursor_ClassTemplatePartialSpecialization => TemplateForm::Partial,
            true => TemplateForm::Template,
        }
    }

    /// The range of a declaration from its first to its last token.
    fn whole(&self, cursor: Cursor<'u>) -> Span {
        let extent = cursor.extent().unwrap_or_default();
        self.normal(self.with_attributes(self.with_semicolon(extent)))
    }

    /// The extent with the attributes before it, such as `[[maybe_unused]]`, which clang leaves out.
    fn with_attributes(&self, extent: Span) -> Span {
        let closes = |at: usize| at >= 2 && self.tokens.is(at - 1, "]") && self.tokens.is(at - 2, "]");
        let mut first = self.tokens.at(extent.start);
        while closes(first) {
            let mut depth = 0_usize;
            let open = (0..first).rev().find(|at| {
                depth += usize::from(self.tokens.is(*at, "]"));
                depth = depth.saturating_sub(usize::from(self.tokens.is(*at, "[")));
                depth == 0
            });
            match open.filter(|open| self.tokens.is(open + 1, "[")) {
                Some(open) => first = open,
                None => break,
            }
        }
        Span::new(self.tokens.span(first).start.min(extent.start), extent.end)
    }

    /// Reads a declaration and the declarations in it.
    pub(crate) fn declare(&mut self, cursor: Cursor<'u>) {
        match cursor.kind() {
            CXCursor_VarDecl | CXCursor_FieldDecl => {
                self.variable(cursor);
            }
            CXCursor_TypedefDecl | CXCursor_TypeAliasDecl => self.alias(cursor),
            _ if is_structured(cursor) => {
                self.bindings(cursor);
            }
            kind if is_scope(kind) => {
                for child in cursor.children() {
                    self.declare(child);
                }
                self.layout(cursor);
            }
            CXCursor_EnumDecl => {
                for enumerator in cursor.children() {
                    let values = self.expressions(enumerator);
                    self.all(&values);
                }
                self.layout(cursor);
            }
            _ if is_function(cursor) => self.function(cursor),
            _ => {}
        }
    }

    fn alias(&mut self, cursor: Cursor<'u>) {
        let attrs = self.carried(cursor);
        if let (Some(at), false) = (cursor.location(), attrs.is_empty()) {
            self.place(&attrs, &Site::Alias(cursor.spelling()));
            self.aliases.insert(at, attrs);
        }
    }

    /// Reads a function, its parameters and its body.
    fn function(&mut self, cursor: Cursor<'u>) {
        let Some(at) = cursor.location() else { return };
        let Some(extent) = cursor.extent() else { return };
        // A function in a body got no id before.
        let id = *self.functions.entry(at).or_insert(FunctionId(self.unit.functions.len() as u32));
        if id.0 as usize == self.unit.functions.len() {
            self.unit.functions.push(Function::default());
        }
        let name = function_name(cursor);
        let attrs = self.carried(cursor);
        self.place(&attrs, &Site::Function(id));
        let mut params = Vec::new();
        let mut body = None;
        let mut before = Vec::new();
        // The field that the next value in a constructor's list of initialisers is for.
        let mut field = None;
        for child in self.expressions(cursor).into_iter().filter(|child| !is_template_parameter(*child)) {
            match child.kind() {
                CXCursor_MemberRef => field = Some(child),
                CXCursor_ParmDecl => params.extend(self.variable(child)),
                CXCursor_CompoundStmt | CXCursor_CXXTryStmt => body = Some(self.stmt(child)),
                // `P(int n) : x(first(n)) {}`
                _ => {
                    let value = self.expression(child);
                    before
                        .push(field.take().and_then(|field| self.field_value(field, value)).unwrap_or(value));
                }
            }
        }
        if let Some(body) = body {
            self.unit.statements[body.0 as usize].expressions.splice(0..0, before);
        }
        let specifiers = self.specifiers(extent);
        let params_span = self.parameter_list(at, &name);
        let end = body.map_or(extent.end, |_| self.tokens.text().len() as u32);
        let tail = self.tail(params_span.end, end);
        let class = outermost_class(cursor).and_then(Cursor::extent);
        let canonical = cursor.canonical().and_then(Cursor::location);
        let whole = if body.is_some() { extent } else { self.with_semicolon(extent) };
        let result = self.ty(cursor.result_type());
        let function = Function {
            name_span: self.normal(Span::new(at, at + name_length(&name))),
            span: self.normal(whole),
            specifiers: self.normal(Span::at(specifiers)).start,
            star: self.star(at, extent),
            params_span: self.normal(params_span),
            ellipsis: self.ellipsis(cursor, params_span),
            tail: self.normal(tail),
            result,
            is_template: is_of_template(cursor),
            form: self.template_form(cursor, extent),
            is_method: class.is_some(),
            class: class.map(|extent| self.normal(extent)),
            is_constexpr: self.says(Span::new(specifiers, at), "constexpr"),
            canonical: canonical.and_then(|at| self.functions.get(&at).copied()).or(Some(id)),
            name,
            params,
            body,
            is_kernel: self.unit.has_attr(&attrs, "kernel"),
            attrs,
        };
        self.unit.functions[id.0 as usize] = function;
    }

    /// The `...` at the end of a parameter list.
    fn ellipsis(&self, function: Cursor<'u>, params: Span) -> Option<Span> {
        let last = self.tokens.at(params.end).checked_sub(1)?;
        let place = self.tokens.span(last);
        // Not the `...` of a parameter pack: `T... rest`.
        (function.is_variadic() && self.tokens.is(last, "...")).then(|| self.normal(place))
    }

    /// The initialiser `x(first(n))` in the list of a constructor, as a declaration of the field `x`.
    fn field_value(&mut self, field: Cursor<'u>, value: ExprId) -> Option<ExprId> {
        let id = self.field_of(field.referenced()?)?;
        let ty = self.unit.ty(self.unit.variable(id).ty);
        let binds = ty.referred().is_some_and(|to| !to.is_const);
        let declare = Declare { variables: vec![id], init: Some(value), binds, others: Vec::new() };
        Some(self.push(field, ExprKind::Declare(Box::new(declare))))
    }

    /// The start of a declaration's specifiers, in the parse form.
    pub(crate) fn specifiers(&self, extent: Span) -> u32 {
        let mut index = self.tokens.at(extent.start);
        loop {
            if self.tokens.is(index, "template") && self.tokens.is(index + 1, "<") {
                index = self.tokens.skip_angles(index + 1);
            } else if self.tokens.opens_attribute(index) {
                index = self.tokens.skip(index);
            } else if self.tokens.is(index, "__attribute__") {
                index = self.tokens.skip(index + 1);
            } else {
                return self.tokens.get(index).map_or(extent.start, |token| token.span.start);
            }
        }
    }

    /// The range between the parentheses after the name at `at`, in the parse form.
    fn parameter_list(&self, at: u32, name: &str) -> Span {
        let mut index = self.tokens.at(at + name_length(name));
        // The arguments of an instance: `f<(int)2>(int x)`. The name of `operator<` is not followed by any.
        if self.tokens.is(index, "<") && !name.starts_with("operator") {
            index = self.tokens.skip_angles(index);
        }
        while index < self.tokens.len() && !self.tokens.is(index, "(") {
            index += 1;
        }
        match self.tokens.partner(index) {
            Some(close) => Span::new(self.tokens.span(index).end, self.tokens.span(close).start),
            None => Span::at(at),
        }
    }

    /// Sets the items that each item needs.
    fn connect(&mut self, roots: Vec<Needs<'u>>, named: &[Span]) {
        let starts: Vec<u32> = self.unit.items.iter().map(|item| item.span.start).collect();
        let mut by_name: FxHashMap<String, Vec<u32>> = FxHashMap::default();
        for (at, item) in self.unit.items.iter().enumerate() {
            by_name.entry(item.name.clone()).or_default().push(at as u32);
        }
        let mut named = named.to_vec();
        named.sort_unstable();
        for Needs { items, cursor, places } in roots {
            let mut needs: Vec<u32> = places
                .into_iter()
                .filter_map(|place| {
                    let place = self.normal(Span::at(place)).start;
                    let at = starts.partition_point(|start| *start <= place).checked_sub(1)?;
                    self.unit.items[at].span.holds(place).then_some(at as u32)
                })
                .collect();
            let all = cursor.extent().unwrap_or_default();
            let inside = &named[named.partition_point(|name| name.start < all.start)..];
            for name in
                inside.iter().take_while(|name| name.start < all.end).filter(|name| all.contains(**name))
            {
                needs.extend(by_name.get(name.of(self.tokens.text())).into_iter().flatten());
            }
            needs.retain(|at| !items.contains(&(*at as usize)));
            needs.sort_unstable();
            needs.dedup();
            for item in &mut self.unit.items[items] {
                item.needs = needs.clone();
            }
        }
    }
}

/// The entities that a declaration at file scope refers to.
struct Needs<'u> {
    /// The items of the declaration.
    items: Range<usize>,
    cursor: Cursor<'u>,
    /// The places of the declarations it refers to, in the parse form.
    places: Vec<u32>,
}

/// The length of a name in the text, without the spaces that the text may have in it: `operator +`.
fn name_length(name: &str) -> u32 {
    if name == "operator()" { "operator()".len() as u32 } else { name.len() as u32 }
}

/// The outermost of the nested classes that a function is a member of.
fn outermost_class<'u>(function: Cursor<'u>) -> Option<Cursor<'u>> {
    let around = |cursor: &Cursor<'u>| cursor.semantic_parent().filter(|parent| is_record(parent.kind()));
    std::iter::successors(around(&function), around).last()
}

/// True for a function template, and for a member of a class template.
fn is_of_template(function: Cursor<'_>) -> bool {
    let parent = function.semantic_parent().map(Cursor::kind);
    function.kind() == CXCursor_FunctionTemplate
        || parent == Some(CXCursor_ClassTemplate)
        || parent == Some(CXCursor_ClassTemplatePartialSpecialization)
}

/// True for declarations that contain declarations.
fn is_scope(kind: CXCursorKind) -> bool {
    matches!(kind, CXCursor_Namespace | CXCursor_LinkageSpec | CXCursor_FriendDecl | CXCursor_UnexposedDecl)
        || is_record(kind)
}

fn is_record(kind: CXCursorKind) -> bool {
    matches!(
        kind,
        CXCursor_StructDecl
            | CXCursor_ClassDecl
            | CXCursor_UnionDecl
            | CXCursor_ClassTemplate
            | CXCursor_ClassTemplatePartialSpecialization
    )
}

fn is_type(kind: CXCursorKind) -> bool {
    is_record(kind)
        || matches!(
            kind,
            CXCursor_EnumDecl
                | CXCursor_TypedefDecl
                | CXCursor_TypeAliasDecl
                | CXCursor_TypeAliasTemplateDecl
        )
}

/// True for the parameters of `template <class T>`, which are not part of the function's code.
fn is_template_parameter(child: Cursor<'_>) -> bool {
    matches!(
        child.kind(),
        CXCursor_TemplateTypeParameter
            | CXCursor_NonTypeTemplateParameter
            | CXCursor_TemplateTemplateParameter
    )
}
