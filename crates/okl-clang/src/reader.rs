//! The walk from libclang's AST to a [`Unit`].
//!
//! Everything is found by place: a variable is known by the offset of its name, a function by the
//! offset of its name, an attribute by the number on its carrier. So template instances and
//! redeclarations meet, and nothing of libclang outlives the walk.

use crate::libclang::Cursor;
use crate::token_places::is_type_of;
use clang_sys::*;
use okl_model::{
    AttrId, Callee, CalleeId, Construct, ConstructKind, Declarator, FunctionId, IntrinsicId, LoopId, Scope,
    Site, StmtId, Type, TypeId, Unit, VarId, Variable,
};
use okl_normalizer::tokens::Tokens;
use okl_normalizer::{CARRIER, ParseForm};
use okl_source::{Diagnostic, Span};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;

/// A unit that grows, and what is needed to grow it.
pub(crate) struct Reader<'u> {
    pub(crate) unit: Unit,
    /// How much of the parse form is our own.
    pub(crate) prelude: u32,
    /// The tokens of the parse form.
    pub(crate) tokens: Tokens<'u>,
    pub(crate) form: &'u ParseForm,
    /// Whether the type of an expression is asked for somewhere: `decltype(x)`.
    pub(crate) has_type_of: bool,
    /// Where the intrinsics of the unit are declared.
    pub(crate) intrinsics: Vec<Span>,
    variables: FxHashMap<u32, VarId>,
    /// The types by libclang's names for them, and by what they are.
    pub(crate) type_names: FxHashMap<(CXTypeKind, usize, usize), TypeId>,
    pub(crate) types: FxHashMap<(Type, Option<u32>), TypeId>,
    /// Where types are declared that have a name: places of the parse form.
    pub(crate) type_places: FxHashMap<TypeId, u32>,
    pub(crate) callees: FxHashMap<Callee, CalleeId>,
    /// For each expression, whether all it is made of is constant.
    pub(crate) constants: Vec<bool>,
    pub(crate) functions: FxHashMap<u32, FunctionId>,
    /// Attributes of typedefs, by the offset of the typedef's name.
    pub(crate) aliases: FxHashMap<u32, Vec<AttrId>>,
    /// Attributes of what range-based loops go over, by the offset of their variable's name.
    pub(crate) ranges: FxHashMap<u32, Vec<AttrId>>,
    loops: u32,
    /// What the first variables are called, `unit_names_of` many.
    pub(crate) unit_names: FxHashSet<String>,
    pub(crate) unit_names_of: usize,
    /// The classes whose layout is known.
    pub(crate) laid_out: FxHashSet<Span>,
    /// For each access by `@dim`, the words of each of its dimensions.
    pub(crate) dim_words: Vec<Vec<Vec<String>>>,
    /// `m[okl_ix(i, j)]` whose `m` has no `@dim`: ranges of the normal form.
    pub(crate) not_indexable: BTreeSet<Span>,
    /// Where the accesses by `@dim` stand that are recorded.
    pub(crate) dim_spans: FxHashSet<Span>,
    /// Accesses that cannot be written down.
    pub(crate) mistakes: Vec<Diagnostic>,
    /// The statements with labels, by where they start.
    pub(crate) labels: FxHashMap<u32, StmtId>,
    /// Those that jump, and where what they jump to starts.
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

    /// Notes what not every compiler has.
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

    /// The attributes that the carriers on a declaration name.
    pub(crate) fn carried(&self, cursor: Cursor<'u>) -> Vec<AttrId> {
        cursor
            .children()
            .into_iter()
            .filter(|child| child.kind() == CXCursor_AnnotateAttr)
            .filter_map(|child| number(&child.spelling()))
            .collect()
    }

    /// Says what an attribute belongs to; several declarators of one declaration share it.
    ///
    /// A site that fits what the attribute asks for is not taken back: `@kernel` on a function
    /// stays there although clang shows the carrier on the return type's alias as well.
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
        // clang's first value of the `x` of `for (auto x : list)` is what an iterator without a name leads to.
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
        // After the push: an initialiser may use the variable itself.
        if let Some(init) = self.initializer(cursor, at).filter(|_| !is_element) {
            let init = self.expression(init);
            self.unit.variables[id.0 as usize].init = Some(init);
        }
        match scope {
            Scope::Parameter | Scope::Global | Scope::Field => self.bounds(cursor, id),
            // They come with the declaration.
            Scope::Local | Scope::Unknown => {}
        }
        Some(id)
    }

    /// Where a variable, parameter or field lives.
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

    /// The variable whose name stands at `at`, when it was read before.
    pub(crate) fn known_variable(&self, at: u32) -> Option<VarId> {
        self.variables.get(&at).copied()
    }

    /// Adds a variable whose name stands at `at`.
    pub(crate) fn new_variable(&mut self, at: u32, variable: Variable) -> VarId {
        let id = VarId(self.unit.variables.len() as u32);
        self.variables.insert(at, id);
        self.unit.variables.push(variable);
        id
    }

    /// Those attributes of a parameter that stand in its own function: a specialization of a template
    /// has those of the template as well.
    fn written_at(&self, cursor: Cursor<'u>, mut attrs: Vec<AttrId>) -> Vec<AttrId> {
        if cursor.kind() == CXCursor_ParmDecl
            && let Some(function) = cursor.semantic_parent().and_then(Cursor::extent)
            // Not so for a lambda.
            && cursor.location().is_some_and(|at| function.holds(at))
        {
            let function = self.normal(function);
            attrs.retain(|attr| function.contains(self.unit.attribute(*attr).span));
        }
        attrs
    }

    /// The initialiser of a declarator whose name stands at `at`.
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

    /// The variable a reference leads to, when it is one of the user's.
    pub(crate) fn variable_of(&mut self, referenced: Cursor<'u>) -> Option<VarId> {
        match referenced.kind() {
            CXCursor_VarDecl | CXCursor_ParmDecl => {
                // `M_PI` of the prelude is a word of the language.
                let at = referenced.location()?;
                // Nor is one that clang makes up for `for (int x : list)`: it stands where no name does.
                let is_theirs = at >= self.prelude && is_name(self.tokens.text(), at);
                if is_theirs { self.variable(referenced) } else { None }
            }
            // A name of a structured binding: its declaration was read before.
            CXCursor_UnexposedDecl => self.known_variable(referenced.location()?),
            _ => None,
        }
    }

    /// The field or static member a name leads to, when it is one of the user's.
    pub(crate) fn field_of(&mut self, referenced: Cursor<'u>) -> Option<VarId> {
        match referenced.kind() {
            CXCursor_FieldDecl if referenced.location()? >= self.prelude => self.variable(referenced),
            _ => self.variable_of(referenced),
        }
    }

    /// The intrinsic that a called function is.
    pub(crate) fn intrinsic_of(&self, callee: Cursor<'u>) -> Option<IntrinsicId> {
        let at = callee.canonical().unwrap_or(callee).location().filter(|at| *at < self.prelude)?;
        let found = self.intrinsics.iter().position(|place| place.start <= at && at < place.end)?;
        Some(IntrinsicId(found as u32))
    }

    /// The function a call leads to, when it is one of the user's.
    pub(crate) fn function_of(&self, callee: Cursor<'u>) -> Option<FunctionId> {
        let canonical = callee.canonical().unwrap_or(callee);
        self.functions.get(&canonical.location()?).copied()
    }

    /// Whether a word stands in a range of the parse form.
    pub(crate) fn says(&self, range: Span, word: &str) -> bool {
        (self.tokens.at(range.start)..self.tokens.at(range.end)).any(|index| self.tokens.is(index, word))
    }
}

/// Whether a name starts at `at`: `x`, `über`, `\u00fcber`.
pub(crate) fn is_name(text: &str, at: u32) -> bool {
    text.as_bytes().get(at as usize).is_some_and(|byte| {
        byte.is_ascii_alphabetic() || matches!(byte, b'_' | b'$' | b'\\') || !byte.is_ascii()
    })
}

/// The number of the attribute a carrier's text names.
pub(crate) fn number(text: &str) -> Option<AttrId> {
    text.strip_prefix(CARRIER)?.parse().ok().map(AttrId)
}
