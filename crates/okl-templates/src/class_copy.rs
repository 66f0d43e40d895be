//! The text of an instance of a class template as a plain class.
//!
//! ```text
//! template <class T, int N> struct vec {               struct vec_float_3 {
//!   T v[N];                                              float v[3];
//!   T sum() const;                                       float sum() const;
//! };                                                   };
//! ```
//!
//! Methods that device code does not call are left out: of a template they may not even be valid. So are names of types
//! and constants, which the other text has in their places.

use crate::arguments::Arguments;
use crate::classes::{ClassId, Classes};
use crate::head;
use crate::names::Names;
use crate::needs::{may_find_others, types_end};
use crate::pattern::Pattern;
use crate::placement::{namespaces, place_for, within};
use crate::substitution::{Change, Substitution, type_text};
use crate::types::TypeNames;
use okl_analysis::Analyzed;
use okl_lex::{TokenKind, lex};
use okl_model::{
    CalleeId, Declaration, DeclarationKind, Function, FunctionId, FunctionInstance, Scope, TemplateUses,
    Variable,
};
use okl_source::{Piece, Span};
use rustc_hash::{FxHashMap, FxHashSet};

/// All instances of class templates that can become plain classes.
pub(crate) struct ClassCopies<'u> {
    classes: Classes<'u>,
    all: Vec<Option<ClassCopy<'u>>>,
}

/// An instance that can become a plain class.
pub(crate) struct ClassCopy<'u> {
    unit: &'u Analyzed,
    pub(crate) id: ClassId,
    pub(crate) pattern: Pattern<'u>,
    /// The place of the definition.
    pub(crate) place: u32,
    /// The first place where it can be declared.
    pub(crate) early: u32,
    /// False for a class that is only declared: nothing but pointers to it is used.
    pub(crate) is_defined: bool,
    text: Option<Substitution<'u>>,
}

/// A method of an instance that is called.
pub(crate) struct Method<'u> {
    pub(crate) function: FunctionId,
    /// Its body, if that was read: the methods that are templates have none.
    pub(crate) instance: Option<&'u FunctionInstance>,
}

impl<'u> ClassCopies<'u> {
    pub(crate) fn new(unit: &'u Analyzed) -> ClassCopies<'u> {
        let classes = Classes::new(unit);
        let all = (0..unit.class_instances.len()).map(|id| ClassCopy::new(unit, &classes, id)).collect();
        let mut copies = ClassCopies { classes, all };
        for id in copies.bases_first() {
            let end = copies.end(copies.parts(id));
            if let Some(copy) = &mut copies.all[id] {
                copy.move_behind(end);
            }
        }
        for instance in &unit.instances {
            let class = unit.callees[instance.callee.0 as usize].class;
            let Some(id) = class.and_then(|ty| copies.classes.of(unit.ty(ty))) else { continue };
            let strays = |copy: &mut ClassCopy<'_>| {
                let between = Span::new(copy.pattern.class.span.end, copy.place);
                may_find_others(unit, &instance.calls, between)
            };
            copies.all[id].take_if(strays);
        }
        copies
    }

    /// The index of all instances.
    pub(crate) fn index(&self) -> &Classes<'u> {
        &self.classes
    }

    pub(crate) fn of_function(&self, instance: &FunctionInstance) -> Vec<ClassId> {
        self.classes.of_function(instance)
    }

    pub(crate) fn get(&self, id: ClassId) -> Option<&ClassCopy<'u>> {
        self.all[id].as_ref()
    }

    /// The last place where one of some instances is defined; 0 for none.
    pub(crate) fn end(&self, ids: Vec<ClassId>) -> u32 {
        ids.into_iter().filter_map(|id| Some(self.get(id)?.place)).max().unwrap_or(0)
    }

    /// True for a place in the text of an instance that can become a plain class.
    pub(crate) fn is_in_pattern(&self, place: Span) -> bool {
        self.all.iter().flatten().any(|copy| copy.pattern.class.span.contains(place))
    }

    /// Chooses the names of some instances.
    pub(crate) fn name(&mut self, ids: &[ClassId], names: &mut Names<'_>, types: &mut TypeNames) {
        let mut open: Vec<ClassId> = ids.iter().rev().copied().collect();
        let mut seen = FxHashSet::default();
        while let Some(id) = open.last().copied() {
            // The names of arguments are part of the name.
            let arguments = self.classes.get(id).arguments.iter().filter_map(|one| one.ty);
            let before: Vec<ClassId> = arguments.flat_map(|ty| self.classes.in_type(ty)).collect();
            let is_first = seen.insert(id);
            let missing = before.into_iter().filter(|one| ids.contains(one) && !seen.contains(one));
            let missing: Vec<ClassId> = if is_first { missing.collect() } else { Vec::new() };
            if !missing.is_empty() {
                open.extend(missing);
                continue;
            }
            open.pop();
            let ty = self.classes.get(id).ty;
            if let Some(copy) = self.all[id].as_mut().filter(|copy| copy.text.is_none()) {
                copy.name(&self.classes, names, types);
                types.add(copy.unit.ty(ty).get().name(), copy.called());
            }
        }
    }

    /// The instances whose definitions the one of an instance needs: those of its fields.
    pub(crate) fn parts(&self, id: ClassId) -> Vec<ClassId> {
        let fields = self.classes.get(id).fields.iter();
        let unit = self.classes.unit();
        fields.filter_map(|field| self.classes.of(unit.ty(field.ty).innermost())).collect()
    }

    /// All instances, each behind those of its fields.
    pub(crate) fn bases_first(&self) -> Vec<ClassId> {
        let mut order: Vec<ClassId> = Vec::new();
        let (mut opened, mut done) = (FxHashSet::default(), FxHashSet::default());
        for first in 0..self.all.len() {
            let mut open = vec![first];
            while let Some(id) = open.last().copied() {
                if opened.insert(id) {
                    open.extend(self.parts(id).into_iter().filter(|part| !opened.contains(part)));
                    continue;
                }
                open.pop();
                if done.insert(id) {
                    order.push(id);
                }
            }
        }
        order
    }
}

impl<'u> ClassCopy<'u> {
    fn new(unit: &'u Analyzed, classes: &Classes<'u>, id: ClassId) -> Option<ClassCopy<'u>> {
        let pattern = Pattern::new(unit, classes, id)?;
        let class = pattern.class;
        let instance = classes.get(id);
        Arguments::new(unit, &pattern.parameters, &pattern.arguments, &TypeNames::default())?;
        let needs = types_end(unit, instance.arguments.iter().filter_map(|one| one.ty))?;
        let has_classes = unit.declarations.iter().any(|one| {
            one.class == instance.pattern
                && one.kind.is_record()
                && !one.name.is_empty()
                && one.body.is_some()
        });
        // What they name is not known.
        let has_friends = unit.functions.iter().any(|one| {
            !one.is_method && pattern.body.contains(one.span) && unit.function_around(one.span).is_none()
        });
        let is_own = |ty: okl_model::TypeId| classes.of(unit.ty(ty)) == Some(id);
        let calls_templates =
            unit.callees.iter().any(|one| !one.instance.is_empty() && one.class.is_some_and(is_own));
        let bases = unit.source(Span::new(pattern.name.end, pattern.body.start));
        if has_classes || has_friends || calls_templates || bases.contains('<') {
            return None;
        }
        let early = place_for(unit, first_end(unit, class), class.span);
        let place = place_for(unit, needs.max(class.span.end), class.span);
        Some(ClassCopy { unit, id, pattern, place, early, is_defined: instance.is_defined, text: None })
    }

    fn move_behind(&mut self, end: u32) {
        self.place = place_for(self.unit, self.place.max(end), self.pattern.class.span);
    }

    fn name(&mut self, classes: &Classes<'u>, names: &mut Names<'_>, types: &TypeNames) {
        let (unit, pattern) = (self.unit, &self.pattern);
        let whole = Arguments::new(unit, &[], &classes.get(self.id).arguments, types).unwrap_or_default();
        let own = Arguments::new(unit, &pattern.parameters, &pattern.arguments, types).unwrap_or_default();
        let is_general = pattern.name.end == pattern.class.name_span.end;
        let shown = if is_general { &own.shown } else { &whole.shown };
        let name = names.of_instance(&pattern.class.name, shown);
        let text = Substitution::new((unit, pattern.class.name_span), name, &own, names);
        self.text = Some(text.of_class());
    }

    /// The name by which all code finds it: `mesh::vec_float_3`
    fn called(&self) -> String {
        let around = namespaces(self.unit, self.pattern.class.name_span);
        let named = around.iter().map(|one| one.name.as_str()).filter(|name| !name.is_empty());
        let own = self.text.as_ref().map_or("", |text| &text.name);
        named.chain([own]).collect::<Vec<_>>().join("::")
    }

    /// `struct vec_float_3;`
    pub(crate) fn declaration(&self) -> Vec<Piece> {
        let Some(text) = &self.text else { return Vec::new() };
        // The copy of the keyword makes it come before definitions at its place.
        let keyword = Piece::Source(self.pattern.class.keyword);
        let pieces = vec![keyword, text.stands(&format!(" {};", text.name))];
        within(self.unit, self.early, self.pattern.class.span, pieces)
    }

    /// The class with some of its methods. `called` has the names of the functions that are written.
    pub(crate) fn definition(
        &self,
        uses: &TemplateUses,
        methods: &[Method<'u>],
        (types, called): (&TypeNames, &dyn Fn(CalleeId) -> Option<String>),
    ) -> Vec<Piece> {
        let (unit, pattern) = (self.unit, &self.pattern);
        let Some(text) = &self.text else { return Vec::new() };
        let mut changes = self.left_out(methods);
        changes.extend(text.uses(uses, types));
        let known = self.known(uses, methods, types);
        for (function, instance) in methods.iter().filter_map(|one| Some((one.function, one.instance?))) {
            // clang gives the types of a definition elsewhere the places there.
            let declared = unit.declarations_of(function).iter().map(|id| unit.function(*id));
            let declared = declared.filter(|one| one.body.is_none() && pattern.body.contains(one.span));
            changes.extend(declared.flat_map(|one| signature(unit, one.span, &known)));
            let body = unit.definition(function).map(|id| unit.function(id));
            changes.extend(body.into_iter().flat_map(|body| in_body(text, body, instance, (types, called))));
        }
        changes.extend(self.unused(methods, &changes));
        let head = &unit.text[pattern.head_end as usize..];
        let start = pattern.head_end + (head.len() - head.trim_start().len()) as u32;
        let mut pieces = text.copied(Span::new(start, pattern.name.start), Vec::new());
        pieces.push(text.stands(&text.name));
        pieces.extend(text.copied(Span::new(pattern.name.end, pattern.class.span.end), changes));
        within(unit, self.place, pattern.class.span, text.with_aliases(pieces))
    }

    /// The definitions of methods outside of the class, with their places.
    pub(crate) fn definitions(
        &self,
        uses: &TemplateUses,
        methods: &[Method<'u>],
        (types, called): (&TypeNames, &dyn Fn(CalleeId) -> Option<String>),
    ) -> Vec<(u32, Vec<Piece>)> {
        let Some(text) = &self.text else { return Vec::new() };
        let known = self.known(uses, methods, types);
        let with = methods.iter().filter_map(|one| Some((one.function, one.instance?)));
        with.filter_map(|(id, instance)| {
            let function = self.unit.function(self.unit.definition(id)?);
            if self.pattern.class.span.contains(function.span) {
                return None;
            }
            self.outside(text, function, &known, &|text| in_body(text, function, instance, (types, called)))
        })
        .collect()
    }

    /// The types that the class and its methods name, by their words.
    fn known(
        &self,
        uses: &TemplateUses,
        methods: &[Method<'u>],
        types: &TypeNames,
    ) -> FxHashMap<String, String> {
        let named = methods.iter().filter_map(|one| one.instance).flat_map(|one| &one.uses.types);
        let known = named.chain(&uses.types).filter_map(|one| {
            Some((dense(self.unit.source(one.span)), type_text(self.unit, one.ty, types)?))
        });
        let parameters: Vec<&str> = self.pattern.parameters.iter().map(|one| one.name.as_str()).collect();
        let own = format!("{}<{}>", self.pattern.class.name, parameters.join(","));
        let name = self.text.as_ref().map_or(String::new(), |text| text.name.clone());
        known.chain([(own, name)]).collect()
    }

    /// `float vec_float_3::sum() const { ... }` for `template <class T, int N> T vec<T, N>::sum() const { ... }`
    fn outside(
        &self,
        text: &Substitution<'u>,
        function: &Function,
        known: &FxHashMap<String, String>,
        body: &dyn Fn(&Substitution<'u>) -> Vec<Change>,
    ) -> Option<(u32, Vec<Piece>)> {
        let unit = self.unit;
        let mut heads = head::heads(unit, function.span)?;
        let head = heads.pop().filter(|_| heads.is_empty());
        let (head_end, parameters) =
            head.map_or((function.span.start, Vec::new()), |(span, all)| (span.end, all));
        let own = self.pattern.parameters.iter().map(|one| one.name.as_str());
        let names: Vec<(&str, &str)> = own.zip(parameters.iter().map(|one| one.name.as_str())).collect();
        let text = text.renamed(&names);
        let before = unit.source(Span::new(head_end, function.name_span.start));
        let start = head_end + (before.len() - before.trim_start().len()) as u32;
        let scope = scope_start(unit, Span::new(start, function.name_span.start), &self.pattern.class.name)?;
        let mut pieces =
            text.copied(Span::new(start, scope), signature(unit, Span::new(start, scope), known));
        pieces.push(text.stands(&format!("{}::", text.name)));
        let rest = Span::new(function.name_span.start, function.span.end);
        let end = unit.body(function).map_or(function.span.end, |body| body.span.start);
        let mut changes = signature(unit, Span::new(rest.start, end), known);
        changes.extend(body(&text));
        pieces.extend(text.copied(rest, changes));
        let place = place_for(unit, self.place.max(function.span.end), self.pattern.class.span);
        Some((place, within(unit, place, self.pattern.class.span, text.with_aliases(pieces))))
    }

    /// The members that a plain class does not need.
    fn left_out(&self, methods: &[Method<'u>]) -> Vec<Change> {
        let (unit, body, class) = (self.unit, self.pattern.body, self.pattern.class);
        let canonical = |id: FunctionId| unit.function(id).canonical.unwrap_or(id);
        let is_constructor = |function: &Function| function.name == class.name;
        let is_default = |function: &Function| {
            unit.source(function.span).trim_end_matches([';', ' ']).ends_with("default")
        };
        let written = methods.iter().filter(|one| !is_default(unit.function(canonical(one.function))));
        let kept: FxHashSet<FunctionId> = written.map(|one| canonical(one.function)).collect();
        let constructs = kept.iter().any(|id| is_constructor(unit.function(*id)));
        let own =
            unit.functions.iter().enumerate().filter(|(_, one)| one.is_method && body.contains(one.span));
        let methods = own.filter(|(at, function)| {
            let is_called = kept.contains(&canonical(FunctionId(*at as u32)));
            // With another constructor, there is none without parameters by itself.
            let is_needed = match is_default(function) {
                true => constructs && is_constructor(function),
                false => function.name.starts_with('~'),
            };
            !is_called && !is_needed
        });
        let mut found: Vec<Span> = methods.map(|(_, function)| function.span).collect();
        let in_function = |span: &Span| unit.function_around(*span).is_some();
        found.retain(|span| body.contains(*span) && !in_function(span));
        found.into_iter().map(|span| (self.with_blanks(span), String::new())).collect()
    }

    /// The names of types and the constants of the class which nothing needs any more, given the other changes.
    fn unused(&self, methods: &[Method<'u>], changes: &[Change]) -> Vec<Change> {
        let (unit, body, class) = (self.unit, self.pattern.body, self.pattern.class);
        let is_own = |one: &&Declaration| one.class.is_some_and(|of| unit.declared(of).span == class.span);
        let is_name = |kind| {
            matches!(kind, DeclarationKind::Alias | DeclarationKind::Typedef | DeclarationKind::StaticAssert)
        };
        let names = unit.declarations.iter().filter(is_own).filter(|one| is_name(one.kind));
        let is_constant = |one: &&Variable| {
            one.is_static && one.scope == Scope::Global && (one.is_constexpr || unit.ty(one.ty).is_const)
        };
        let constants = unit.variables_in(body).map(|id| unit.variable(id)).filter(is_constant);
        let constants = constants.filter(|one| unit.function_around(one.span).is_none());
        let mut found: Vec<(&str, Span)> = names.map(|one| (one.name.as_str(), one.span)).collect();
        found.extend(constants.map(|one| (one.name.as_str(), one.span)));
        let definitions = methods.iter().filter_map(|one| unit.definition(one.function));
        let elsewhere = definitions.map(|id| unit.function(id).span).filter(|span| !body.contains(*span));
        let texts: Vec<Span> = elsewhere.chain([body]).collect();
        // One may need another.
        loop {
            let gone: Vec<Span> = found.iter().map(|(_, span)| *span).collect();
            let is_left = |place: Span| {
                !gone.iter().any(|span| span.contains(place))
                    && !changes.iter().any(|(span, _)| span.contains(place))
            };
            let left: FxHashSet<&str> =
                texts.iter().flat_map(|text| names_in(unit, *text, &is_left)).collect();
            let count = found.len();
            found.retain(|(name, _)| !left.contains(name));
            if found.len() == count {
                break;
            }
        }
        found.into_iter().map(|(_, span)| (self.with_blanks(span), String::new())).collect()
    }

    /// A range with the blanks before it and the `;` behind it.
    fn with_blanks(&self, span: Span) -> Span {
        let text = &self.unit.text;
        // Not the end of a line: a comment may stand there.
        let before = text[..span.start as usize].trim_end_matches([' ', '\t']).len() as u32;
        let rest = &text[span.end as usize..];
        let next = rest.trim_start();
        let is_ended = text[..span.end as usize].ends_with([';', '}']) && !next.starts_with(';');
        let end = match next.starts_with(';') && !is_ended {
            true => span.end + (rest.len() - next.len()) as u32 + 1,
            false => span.end,
        };
        Span::new(before, end)
    }
}

/// The end of the first declaration of a class template.
fn first_end(unit: &Analyzed, class: &Declaration) -> u32 {
    let scopes = |one: &Declaration| -> Vec<&str> {
        namespaces(unit, one.name_span).iter().map(|one| one.name.as_str()).collect()
    };
    let is_same = |one: &&Declaration| {
        one.kind.is_record() && one.is_template && one.class.is_none() && one.name == class.name
    };
    let all = unit.declarations.iter().filter(is_same).filter(|one| scopes(one) == scopes(class));
    all.map(|one| one.span.end).min().unwrap_or(class.span.end)
}

/// The changes of the body of a method.
fn in_body(
    text: &Substitution<'_>,
    function: &Function,
    instance: &FunctionInstance,
    (types, called): (&TypeNames, &dyn Fn(CalleeId) -> Option<String>),
) -> Vec<Change> {
    let mut changes = text.uses(&instance.uses, types);
    changes.extend(instance.calls.iter().filter_map(|(name, callee)| Some((*name, called(*callee)?))));
    changes.extend(text.choices(function, &instance.choices));
    changes.extend(text.apart(function));
    changes
}

/// The start of the scope before the name of a method: `vec<T, N>::` at the end of a range.
fn scope_start(unit: &Analyzed, before: Span, class: &str) -> Option<u32> {
    let text = unit.source(before);
    let tokens = lex(text).tokens;
    let named = (0..tokens.len()).rev().find(|at| {
        let is_scope =
            |next: usize| tokens.get(next).is_some_and(|one| one.is(text, "::") || one.is(text, "<"));
        tokens[*at].is(text, class) && is_scope(at + 1)
    })?;
    // `mesh::vec<T, N>::`
    let is_scoped = |at: usize| at >= 2 && tokens[at - 1].is(text, "::");
    let mut first = named;
    while is_scoped(first) {
        first -= 2;
    }
    Some(before.start + tokens[first].span.start)
}

/// The changes of types that are named by template arguments, by their words.
fn signature(unit: &Analyzed, span: Span, known: &FxHashMap<String, String>) -> Vec<Change> {
    let text = unit.source(span);
    let tokens = lex(text).tokens;
    let mut found = Vec::new();
    for first in 0..tokens.len() {
        let mut ends = tokens[first..].iter().map(|last| last.span.end);
        let part = |end: u32| &text[tokens[first].span.start as usize..end as usize];
        let longest = ends.by_ref().take(64).filter(|end| known.contains_key(&dense(part(*end)))).last();
        if let Some(end) = longest {
            let place = Span::new(span.start + tokens[first].span.start, span.start + end);
            found.push((place, known[&dense(part(end))].clone()));
        }
    }
    found
}

/// The names in a range at places that are left.
fn names_in<'u>(unit: &'u Analyzed, span: Span, is_left: &dyn Fn(Span) -> bool) -> Vec<&'u str> {
    let text = unit.source(span);
    let names = lex(text).tokens.into_iter().filter(|token| token.kind == TokenKind::Identifier);
    let places = names.map(|token| Span::new(span.start + token.span.start, span.start + token.span.end));
    places.filter(|place| is_left(*place)).map(|place| unit.source(place)).collect()
}

/// A text without blanks.
fn dense(text: &str) -> String {
    text.split_whitespace().collect()
}
