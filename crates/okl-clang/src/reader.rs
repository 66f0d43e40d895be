//! The walk from libclang's AST to a [`Unit`].
//!
//! Entities are identified by place: a variable or a function by the offset of its name, an attribute by the number in
//! its carrier. So the instances of a template are one entity, redeclarations can be matched, and nothing of libclang
//! outlives the walk.

use crate::libclang::Cursor;
use crate::tokens::is_type_of;
use clang_sys::*;
use okl_model::{
    AttrId, Callee, CalleeId, Construct, ConstructKind, DeclarationId, Declarator, FunctionId, IntrinsicId,
    LoopId, Scope, Site, StmtId, Type, TypeId, Unit, VarId, Variable,
};
use okl_normalizer::tokens::Tokens;
use okl_normalizer::{CARRIER, ParseForm};
use okl_source::{Diagnostic, Span};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;

/// The unit under construction, with the state of the walk.
pub(crate) struct Reader<'u> {
    pub(crate) unit: Unit,
    /// The length of the prelude, with which the parse form starts, in bytes.
    pub(crate) prelude: u32,
    /// The tokens of the parse form.
    pub(crate) tokens: Tokens<'u>,
    pub(crate) form: &'u ParseForm,
    /// True if the text asks for the type of an expression somewhere: `decltype(x)`.
    pub(crate) has_type_of: bool,
    /// The ranges of the prelude that declare the intrinsics of the unit.
    pub(crate) intrinsics: Vec<Span>,
    variables: FxHashMap<u32, VarId>,
    /// The types by libclang's key, and by value with the place of the declaration.
    pub(crate) type_names: FxHashMap<(CXTypeKind, usize, usize), TypeId>,
    pub(crate) types: FxHashMap<(Type, Option<u32>), TypeId>,
    /// For types that are declared in the text, the place of the declaration in the parse form.
    pub(crate) type_places: FxHashMap<TypeId, u32>,
    pub(crate) callees: FxHashMap<Callee, CalleeId>,
    /// The instances of function templates among them.
    pub(crate) instances: Vec<(CalleeId, Cursor<'u>)>,
    /// The instances of class templates of the text, and the keys of their types.
    pub(crate) classes: Vec<Cursor<'u>>,
    pub(crate) class_keys: FxHashSet<(CXTypeKind, usize, usize)>,
    /// The declarations that are no variables and functions, by the place of the name.
    pub(crate) declared_at: FxHashMap<u32, DeclarationId>,
    /// For each expression, true if all its parts are constant.
    pub(crate) constants: Vec<bool>,
    pub(crate) functions: FxHashMap<u32, FunctionId>,
    /// Attributes of typedefs, by the offset of the typedef's name.
    pub(crate) aliases: FxHashMap<u32, Vec<AttrId>>,
    /// For variables of range-based loops, by the offset of their names: the attributes of the range.
    pub(crate) ranges: FxHashMap<u32, Vec<AttrId>>,
    loops: u32,
    /// The names of the first `unit_names_of` variables.
    pub(crate) unit_names: FxHashSet<String>,
    pub(crate) unit_names_of: usize,
    /// The classes and enumerations whose layouts are recorded.
    pub(crate) laid_out: FxHashSet<Span>,
    /// For each access by `@dim`, the names in each of its dimensions that must be looked up.
    pub(crate) dim_words: Vec<Vec<Vec<String>>>,
    /// The `m` of `m[okl_ix(i, j)]` that have no `@dim`: ranges of the normal form.
    pub(crate) not_indexable: BTreeSet<Span>,
    /// The ranges of the accesses by `@dim` that are recorded.
    pub(crate) dim_spans: FxHashSet<Span>,
    /// Errors that the walk found.
    pub(crate) mistakes: Vec<Diagnostic>,
    /// The labelled statements, by the offset of their start.
    pub(crate) labels: FxHashMap<u32, StmtId>,
    /// The `goto` statements, with the offset of the start of the labelled statement.
    pub(crate) jumps: Vec<(StmtId, u32)>,
}

impl<'u> Reader<'u> {
    pub(crate) fn new(unit: Unit, form: &'u ParseForm, prelude: u32) -> Reader<'u> {
        let tokens = Tokens::new(&form.text);
        let has_type_of = (0..tokens.len()).any(|at| is_type_of(tokens.spelling(at)));
        Reader {
            unit,
            prelude,
            tokens,
            has_type_of,
            form,
            intrinsics: Vec::new(),
            variables: FxHashMap::default(),
            type_names: FxHashMap::default(),
            types: FxHashMap::default(),
            type_places: FxHashMap::default(),
            callees: FxHashMap::default(),
            instances: Vec::new(),
            classes: Vec::new(),
            class_keys: FxHashSet::default(),
            declared_at: FxHashMap::default(),
            constants: Vec::new(),
            functions: FxHashMap::default(),
            aliases: FxHashMap::default(),
            ranges: FxHashMap::default(),
            loops: 0,
            unit_names: FxHashSet::default(),
            unit_names_of: 0,
            laid_out: FxHashSet::default(),
            dim_words: Vec::new(),
            not_indexable: BTreeSet::new(),
            dim_spans: FxHashSet::default(),
            mistakes: Vec::new(),
            labels: FxHashMap::default(),
            jumps: Vec::new(),
        }
    }

    /// The range of a node in the normal form; empty for nodes of headers.
    pub(crate) fn span(&self, cursor: Cursor<'u>) -> Span {
        cursor.extent().map_or(Span::default(), |extent| self.normal(extent))
    }

    /// A range of the parse form in the normal form.
    pub(crate) fn normal(&self, parsed: Span) -> Span {
        self.form.map.old_span(parsed)
    }

    /// Records a construct that not every target compiler supports.
    pub(crate) fn note(&mut self, kind: ConstructKind, parsed: Span) {
        let span = self.normal(parsed);
        self.unit.constructs.push(Construct { span, kind });
    }

    pub(crate) fn next_loop(&mut self) -> LoopId {
        self.loops += 1;
        LoopId(self.loops - 1)
    }

    /// The range of a statement with the `;` that ends it, in the parse form.
    pub(crate) fn with_semicolon(&self, extent: Span) -> Span {
        let mut next = self.tokens.at(extent.end);
        // libclang ends `int a(1)` before its parenthesis.
        if self.tokens.is(next, ")")
            && self.tokens.partner(next).is_some_and(|open| self.tokens.span(open).start > extent.start)
        {
            next += 1;
        }
        // Carriers of attributes at the end of a declarator: `typedef float *mat @dim(4, 4);`
        while self.tokens.is(next, "__attribute__") {
            next = self.tokens.skip(next + 1);
        }
        let ends = self.tokens.text()[..extent.end as usize].ends_with(';');
        match self.tokens.is(next, ";") && !ends {
            true => Span::new(extent.start, self.tokens.span(next).end),
            false => extent,
        }
    }

    /// The first operator between two operands, as written.
    pub(crate) fn operator_between(&self, left: Cursor<'u>, right: Cursor<'u>) -> String {
        let (Some(left), Some(right)) = (left.extent(), right.extent()) else { return String::new() };
        let at = self.tokens.at(left.end);
        match self.tokens.get(at) {
            Some(token) if token.span.end <= right.start => self.tokens.spelling(at).to_string(),
            _ => String::new(),
        }
    }

    /// The operator of a unary expression, before or after its operand.
    pub(crate) fn unary_operator(&self, cursor: Cursor<'u>, operand: Cursor<'u>) -> String {
        let (Some(all), Some(operand)) = (cursor.extent(), operand.extent()) else { return String::new() };
        let at = if all.start < operand.start { all.start } else { operand.end };
        self.tokens.spelling(self.tokens.at(at)).to_string()
    }

    /// The attributes whose carriers stand on a declaration.
    pub(crate) fn carried(&self, cursor: Cursor<'u>) -> Vec<AttrId> {
        cursor
            .children()
            .into_iter()
            .filter(|child| child.kind() == CXCursor_AnnotateAttr)
            .filter_map(|child| number(&child.spelling()))
            .collect()
    }

    /// Sets the site of attributes. The declarators of one declaration share its attributes.
    ///
    /// The first site stays, except that variables are added to variables: `@kernel` on a function stays there although
    /// clang shows the carrier on the alias of the result type as well.
    pub(crate) fn place(&mut self, attrs: &[AttrId], site: &Site) {
        for id in attrs {
            let Some(attr) = self.unit.attributes.get_mut(id.0 as usize) else { continue };
            match (&mut attr.site, site) {
                (Site::Variables(all), Site::Variables(more)) => {
                    for variable in more {
                        if !all.contains(variable) {
                            all.push(*variable);
                        }
                    }
                }
                (old @ Site::Nothing, new) => *old = new.clone(),
                _ => {}
            }
        }
    }

    /// Reads a variable, parameter or field, once.
    pub(crate) fn variable(&mut self, cursor: Cursor<'u>) -> Option<VarId> {
        let at = cursor.location()?;
        if let Some(known) = self.variables.get(&at) {
            return Some(*known);
        }
        let name = cursor.spelling();
        let id = VarId(self.unit.variables.len() as u32);
        self.variables.insert(at, id);
        let extent = cursor.extent().unwrap_or(Span::at(at));
        // An unnamed parameter has its place at the end of its declarator.
        let name_span = match name.is_empty() {
            true => Span::at(self.normal(extent).end),
            false => self.normal(Span::new(at, at + name.len() as u32)),
        };
        let own = self.carried(cursor);
        let mut attrs = own.clone();
        for inherited in self.type_attributes(cursor.ty()) {
            if !attrs.contains(&inherited) {
                attrs.push(inherited);
            }
        }
        // For the `x` of `for (auto x : list)`, clang's initialiser dereferences an iterator without a name.
        let is_element = self.ranges.contains_key(&at);
        self.inherit_dimensions(cursor, at, &mut attrs);
        let scope = self.scope(cursor);
        let specifiers = Span::new(extent.start, at);
        let ty = self.ty(cursor.ty());
        let next = match cursor.kind() {
            CXCursor_VarDecl | CXCursor_FieldDecl => self.next_declarator(at, extent),
            _ => None,
        };
        self.unit.variables.push(Variable {
            name,
            name_span,
            span: self.normal(extent),
            ty,
            scope,
            attrs,
            init: None,
            declarator: Declarator { next, ..self.declarator(at, extent) },
            is_static: cursor.is_static(),
            is_thread_local: cursor.is_thread_local(),
            is_mutable: cursor.is_mutable(),
            is_constexpr: self.says(specifiers, "constexpr"),
            is_deduced: cursor.ty().is_deduced(),
            is_binding: false,
        });
        self.place(&self.written_at(cursor, own), &Site::Variables(vec![id]));
        // After the push, since an initialiser may use the variable itself.
        if let Some(init) = self.initializer(cursor, at).filter(|_| !is_element) {
            let init = self.expression(init);
            self.unit.variables[id.0 as usize].init = Some(init);
        }
        match scope {
            Scope::Parameter | Scope::Global | Scope::Field => self.bounds(cursor, id),
            // Their bounds are read with the declaration.
            Scope::Local | Scope::Unknown => {}
        }
        Some(id)
    }

    /// The scope of a variable, parameter or field.
    pub(crate) fn scope(&self, cursor: Cursor<'u>) -> Scope {
        match cursor.kind() {
            CXCursor_ParmDecl => Scope::Parameter,
            CXCursor_FieldDecl => Scope::Field,
            _ => match cursor.semantic_parent().map(Cursor::kind) {
                Some(
                    CXCursor_TranslationUnit
                    | CXCursor_Namespace
                    | CXCursor_LinkageSpec
                    | CXCursor_StructDecl
                    | CXCursor_ClassDecl
                    | CXCursor_UnionDecl
                    | CXCursor_ClassTemplate,
                ) => Scope::Global,
                _ => Scope::Local,
            },
        }
    }

    /// The variable whose name starts at `at`, if it has been read.
    pub(crate) fn known_variable(&self, at: u32) -> Option<VarId> {
        self.variables.get(&at).copied()
    }

    /// Adds a variable whose name starts at `at`.
    pub(crate) fn new_variable(&mut self, at: u32, variable: Variable) -> VarId {
        let id = VarId(self.unit.variables.len() as u32);
        self.variables.insert(at, id);
        self.unit.variables.push(variable);
        id
    }

    /// Removes the attributes of a parameter that are not written in its own function: clang gives a specialization
    /// those of its template, too.
    fn written_at(&self, cursor: Cursor<'u>, mut attrs: Vec<AttrId>) -> Vec<AttrId> {
        if cursor.kind() == CXCursor_ParmDecl
            && let Some(function) = cursor.semantic_parent().and_then(Cursor::extent)
            // False for lambdas.
            && cursor.location().is_some_and(|at| function.holds(at))
        {
            let function = self.normal(function);
            attrs.retain(|attr| function.contains(self.unit.attribute(*attr).span));
        }
        attrs
    }

    /// The initialiser of a declarator whose name starts at `at`.
    pub(crate) fn initializer(&self, cursor: Cursor<'u>, at: u32) -> Option<Cursor<'u>> {
        let last = self.expressions(cursor).pop()?;
        if matches!(last.kind(), CXCursor_ParmDecl) {
            return None;
        }
        let start = last.extent()?.start;
        if start <= at {
            return None;
        }
        // The size in `a[size]` is an expression of the declarator too: it stands in brackets.
        let mut index = self.tokens.at(at) + 1;
        while index < self.tokens.len() && self.tokens.span(index).start < start {
            match self.tokens.is(index, "[") {
                true if self.tokens.skip(index) > self.tokens.at(start) => return None,
                true => index = self.tokens.skip(index),
                false => index += 1,
            }
        }
        Some(last)
    }

    /// The variable that a name refers to, if the user's text declares it.
    pub(crate) fn variable_of(&mut self, referenced: Cursor<'u>) -> Option<VarId> {
        match referenced.kind() {
            CXCursor_VarDecl | CXCursor_ParmDecl => {
                // `M_PI` of the prelude counts as a word of the language.
                let at = referenced.location()?;
                // A variable that clang invents for `for (int x : list)` does not count either: its place is that of no
                // name.
                let is_theirs = at >= self.prelude && is_name(self.tokens.text(), at);
                if is_theirs { self.variable(referenced) } else { None }
            }
            // A name of a structured binding: its declaration was read before.
            CXCursor_UnexposedDecl => self.known_variable(referenced.location()?),
            _ => None,
        }
    }

    /// The field or static member that a name refers to, if the user's text declares it.
    pub(crate) fn field_of(&mut self, referenced: Cursor<'u>) -> Option<VarId> {
        match referenced.kind() {
            CXCursor_FieldDecl if referenced.location()? >= self.prelude => self.variable(referenced),
            _ => self.variable_of(referenced),
        }
    }

    /// The intrinsic that a called function is, if it is one.
    pub(crate) fn intrinsic_of(&self, callee: Cursor<'u>) -> Option<IntrinsicId> {
        let at = callee.canonical().unwrap_or(callee).location().filter(|at| *at < self.prelude)?;
        let found = self.intrinsics.iter().position(|place| place.start <= at && at < place.end)?;
        Some(IntrinsicId(found as u32))
    }

    /// The function that a call calls, if the user's text declares it.
    pub(crate) fn function_of(&self, callee: Cursor<'u>) -> Option<FunctionId> {
        let canonical = callee.canonical().unwrap_or(callee);
        self.functions.get(&canonical.location()?).copied()
    }

    /// True if a word is a token in a range of the parse form.
    pub(crate) fn says(&self, range: Span, word: &str) -> bool {
        (self.tokens.at(range.start)..self.tokens.at(range.end)).any(|index| self.tokens.is(index, word))
    }
}

/// True if an identifier starts at `at`: `x`, `über`, `\u00fcber`.
pub(crate) fn is_name(text: &str, at: u32) -> bool {
    text.as_bytes().get(at as usize).is_some_and(|byte| {
        byte.is_ascii_alphabetic() || matches!(byte, b'_' | b'$' | b'\\') || !byte.is_ascii()
    })
}

/// The attribute whose number stands in a carrier's text.
pub(crate) fn number(text: &str) -> Option<AttrId> {
    text.strip_prefix(CARRIER)?.parse().ok().map(AttrId)
}
