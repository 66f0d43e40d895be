//! Flat names for members of namespaces, which C lacks.
//!
//! ```text
//! namespace disk { float area(float r) { ... } }    static float disk_area(float r) { ... }
//! y[i] = disk::area(x[i]);                          y[i] = disk_area(x[i]);
//! ```
//!
//! All steps see a unit without namespaces, whose declarations are at file scope under their new names. The text still
//! has the old names; [`Flat::names`] maps their places to the new ones.

use okl_analysis::{Analyzed, macros};
use okl_model::{
    CallTarget, CalleeId, Declaration, DeclarationId, DeclarationKind, ExprKind, Function, FunctionId, Item,
    ItemKind, Name, Scope, Ty, Unit, VarId,
};
use okl_sema::Checked;
use okl_source::{Nest, Span, respelled};
use okl_target::Target;
use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};

/// A unit without namespaces.
pub(crate) struct Flat {
    pub(crate) checked: Checked,
    /// The new name at each place where an old one is written.
    pub(crate) names: BTreeMap<Span, String>,
    /// The `@dim` accesses with a size whose name is ambiguous among several namespaces.
    pub(crate) unclear: Vec<Span>,
}

impl Flat {
    /// The flattened unit; none if the unit has no namespaces or nested classes.
    pub(crate) fn of(target: &Target, checked: &Checked) -> Option<Flat> {
        let unit = checked.unit();
        // A nested class is at file scope in C.
        let is_inside = |one: &Declaration| {
            one.kind == DeclarationKind::Namespace || one.kind.is_record() && one.class.is_some()
        };
        if unit.rooted.is_empty() && !unit.declarations.iter().any(is_inside) {
            return None;
        }
        let names = Names::of(target, unit);
        let places = names.places.iter().filter_map(|(place, what)| Some((*place, names.name(*what)?)));
        let names_of_text = places.collect();
        let mut flat = renamed(unit, &names);
        let unclear = sizes(unit, &names, &mut flat);
        let checked = checked.renamed(Analyzed::renamed(flat, unit));
        Some(Flat { checked, names: names_of_text, unclear })
    }
}

/// True for the declaration of a namespace or a namespace alias.
pub(crate) fn is_namespace(declared: &Declaration) -> bool {
    matches!(declared.kind, DeclarationKind::Namespace | DeclarationKind::NamespaceAlias)
}

/// An entity that is declared outside of functions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Thing {
    /// A function, by its canonical declaration.
    Function(FunctionId),
    Variable(VarId),
    Type(DeclarationId),
    /// An enumerator, by the place of its declaration.
    Value(Span),
}

/// The qualified name of an entity. Types are separate from other entities, since a function may hide a type in C++.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Path {
    /// The enclosing namespaces, outermost first; the empty string for an unnamed one.
    namespaces: Vec<String>,
    classes: Vec<String>,
    name: String,
    is_type: bool,
}

/// The new names of entities.
struct Names<'u> {
    unit: &'u Analyzed,
    /// The bodies of namespaces and of classes, with their names.
    namespaces: Nest<&'u str>,
    classes: Nest<&'u str>,
    /// The places that mention entities that may be renamed.
    places: BTreeMap<Span, Thing>,
    paths: BTreeMap<Thing, Path>,
    new: BTreeMap<Path, String>,
}

impl<'u> Names<'u> {
    fn of(target: &Target, unit: &'u Analyzed) -> Names<'u> {
        let mut all = Names {
            unit,
            namespaces: braces(unit, |kind| kind == DeclarationKind::Namespace),
            classes: braces(unit, DeclarationKind::is_record),
            places: BTreeMap::new(),
            paths: BTreeMap::new(),
            new: BTreeMap::new(),
        };
        all.declarations();
        all.uses();
        let rooted: BTreeSet<Thing> =
            unit.rooted.iter().filter_map(|name| all.places.get(name).copied()).collect();
        all.paths.retain(|thing, path| {
            // A name that is written `::name` gets a new name, too: a local declaration may hide the plain one.
            !path.namespaces.is_empty() || !path.classes.is_empty() || rooted.contains(thing)
        });
        all.places.retain(|_, thing| all.paths.contains_key(thing));
        let mut taken = all.taken();
        let paths: BTreeSet<Path> = all.paths.values().cloned().collect();
        for path in paths {
            let plain = path.plain();
            let numbered = (2..).map(|number: u32| format!("{plain}_{number}"));
            let is_free =
                |name: &String| !taken.contains(name) && !target.reserves(name) && !target.has_function(name);
            let name = std::iter::once(plain.clone()).chain(numbered).find(is_free).unwrap_or(plain);
            taken.insert(name.clone());
            all.new.insert(path, name);
        }
        all
    }

    /// The new name of an entity; none if it keeps its own.
    fn name(&self, thing: Thing) -> Option<String> {
        self.new.get(self.paths.get(&thing)?).cloned()
    }

    fn declarations(&mut self) {
        let unit = self.unit;
        for (at, function) in unit.functions.iter().enumerate() {
            let first = function.canonical.unwrap_or(FunctionId(at as u32));
            let declared = unit.function(first);
            if is_plain(function) {
                let thing = Thing::Function(first);
                self.declare(thing, function.name_span, declared.name_span, &function.name);
            }
        }
        for (at, variable) in unit.variables.iter().enumerate() {
            let is_one = variable.scope == Scope::Global && !variable.is_binding;
            if is_one && self.classes(variable.name_span).is_empty() {
                let place = variable.name_span;
                self.declare(Thing::Variable(VarId(at as u32)), place, place, &variable.name);
            }
        }
        for (at, declared) in unit.declarations.iter().enumerate() {
            let is_inside = !self.classes(declared.keyword).is_empty();
            if !declared.kind.is_type() || is_inside && !declared.kind.is_record() {
                continue;
            }
            let (thing, place) = (Thing::Type(DeclarationId(at as u32)), declared.name_span);
            self.declare(thing, place, place, &declared.name);
            for value in &declared.enumerators {
                self.declare(Thing::Value(*value), *value, *value, unit.source(*value));
            }
        }
    }

    /// Records an entity that is declared at `place`, and first declared at `first`.
    fn declare(&mut self, thing: Thing, place: Span, first: Span, name: &str) {
        let unit = self.unit;
        if place.is_empty() || unit.function_around(first).is_some() {
            return;
        }
        self.places.insert(place, thing);
        // `struct disk::Ring { ... };` is written outside of its namespace.
        let scope = unit.scope_before(first).and_then(|scope| {
            let mention = unit.mentions.iter().find(|mention| mention.span == scope)?;
            unit.declared(mention.of?).body
        });
        let path = Path {
            namespaces: around(&self.namespaces, scope.map_or(first, Span::first)),
            classes: self.classes(first),
            name: name.to_string(),
            is_type: matches!(thing, Thing::Type(_)),
        };
        self.paths.entry(thing).or_insert(path);
    }

    /// The names of the classes around a place.
    fn classes(&self, place: Span) -> Vec<String> {
        around(&self.classes, place)
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each kind of expression")]
    fn uses(&mut self) {
        let unit = self.unit;
        let mut values = BTreeSet::new();
        for expression in &unit.expressions {
            let function = |id: CalleeId| {
                let first = unit.function(unit.callee(id).function?).canonical?;
                Some(Thing::Function(first))
            };
            let (whole, thing) = match &expression.kind {
                ExprKind::Name(Name::Variable(id)) => (expression.span, Some(Thing::Variable(*id))),
                ExprKind::Name(Name::Function(id)) => (expression.span, function(*id)),
                ExprKind::Name(Name::Enumerator(_)) => {
                    values.extend(unit.last_name(expression.span));
                    continue;
                }
                ExprKind::Call(call) => match call.target {
                    CallTarget::Function(id) => (call.name_span, function(id)),
                    CallTarget::Method { .. }
                    | CallTarget::Operator(_)
                    | CallTarget::Constructor(_)
                    | CallTarget::Value(_)
                    | CallTarget::Unknown => continue,
                },
                ExprKind::Name(Name::Other(_))
                | ExprKind::Literal(_)
                | ExprKind::This
                | ExprKind::Paren(_)
                | ExprKind::Member(_)
                | ExprKind::Index { .. }
                | ExprKind::Dim { .. }
                | ExprKind::Dereference(_)
                | ExprKind::AddressOf(_)
                | ExprKind::Unary { .. }
                | ExprKind::Step { .. }
                | ExprKind::Binary { .. }
                | ExprKind::Assign { .. }
                | ExprKind::Conditional { .. }
                | ExprKind::Cast { .. }
                | ExprKind::List(_)
                | ExprKind::CompoundLiteral(_)
                | ExprKind::SizeOf(_)
                | ExprKind::TypeOf(_)
                | ExprKind::Lambda(_)
                | ExprKind::Statements(_)
                | ExprKind::Declare(_)
                | ExprKind::Defines(_)
                | ExprKind::OneOf(_)
                | ExprKind::Opaque(_) => continue,
            };
            let known = thing.filter(|thing| self.paths.contains_key(thing));
            self.places.extend(unit.last_name(whole).zip(known));
        }
        for mention in &unit.mentions {
            let Some(id) = mention.of else { continue };
            let (declared, name) = (unit.declared(id), unit.source(mention.span));
            let value = declared.enumerators.iter().find(|value| unit.source(**value) == name);
            let thing = match value.filter(|_| values.contains(&mention.span) || declared.name != name) {
                Some(value) => Thing::Value(*value),
                None => Thing::Type(id),
            };
            if self.paths.contains_key(&thing) {
                self.places.insert(mention.span, thing);
            }
        }
    }

    /// The names that must not be assigned: those of all other entities, except fields and namespaces, and of macros.
    fn taken(&self) -> BTreeSet<String> {
        let unit = self.unit;
        let fields = unit.variables.iter().filter(|one| one.scope == Scope::Field).map(|one| one.name_span);
        let members = unit.expressions.iter().filter_map(|one| {
            if let ExprKind::Member(member) = &one.kind { Some(member.name_span) } else { None }
        });
        let gone = |id: DeclarationId| is_namespace(unit.declared(id));
        let mentions = unit.mentions.iter().filter(|one| one.of.is_some_and(gone)).map(|one| one.span);
        let namespaces = unit.declarations.iter().filter(|one| is_namespace(one)).map(|one| one.name_span);
        let others: BTreeSet<Span> = fields.chain(members).chain(mentions).chain(namespaces).collect();
        let places = unit.name_places().iter();
        let kept = places.filter(|place| !others.contains(place) && !self.places.contains_key(place));
        let names = kept.map(|place| unit.source(*place)).chain(macros::defined_names(unit));
        names.map(str::to_string).chain(unit.builtins.iter().cloned()).collect()
    }

    /// The new names of types, by their fully qualified old names.
    fn types(&self) -> BTreeMap<&'u str, String> {
        let unit = self.unit;
        let mut starts: BTreeMap<u32, DeclarationId> = BTreeMap::new();
        for (at, one) in unit.declarations.iter().enumerate().filter(|(_, one)| one.kind.is_type()) {
            starts.entry(one.span.start).or_insert(DeclarationId(at as u32));
        }
        let new = |span: Span| self.name(Thing::Type(*starts.get(&span.start)?));
        let named = unit.layouts.iter().filter(|layout| !layout.name.is_empty());
        named.filter_map(|layout| Some((layout.name.as_str(), new(layout.span)?))).collect()
    }
}

impl Path {
    /// True if a name with some of the scopes may refer to this entity: `detail::area` for `disk::detail::area`.
    fn is_called(&self, whole: &str) -> bool {
        let scopes: Vec<&str> = whole.split("::").collect();
        let scopes = &scopes[..scopes.len().saturating_sub(1)];
        let skipped = self.namespaces.len().checked_sub(scopes.len());
        skipped.is_some_and(|skipped| self.namespaces[skipped..] == *scopes)
    }

    /// `disk_area`
    fn plain(&self) -> String {
        // Outside of namespaces, the names of classes are no part of the new name.
        let classes = if self.namespaces.is_empty() { &[] } else { &self.classes[..] };
        let scopes = self.namespaces.iter().chain(classes).filter(|scope| !scope.is_empty());
        scopes.chain([&self.name]).map(String::as_str).collect::<Vec<_>>().join("_")
    }
}

/// True if a function may be renamed: not a kernel, method or operator.
fn is_plain(function: &Function) -> bool {
    let is_operator = function.name.starts_with("operator");
    !function.is_kernel && !function.is_method && !is_operator && !function.name.is_empty()
}

/// The bodies of declarations of some kind, with their names.
fn braces(unit: &Analyzed, is_one: impl Fn(DeclarationKind) -> bool) -> Nest<&str> {
    let declared = unit.declarations.iter().filter(|one| is_one(one.kind));
    Nest::new(declared.filter_map(|one| Some((one.body?, one.name.as_str()))))
}

/// The names of the bodies that contain a place, outermost first.
fn around(braces: &Nest<&str>, place: Span) -> Vec<String> {
    let mut names: Vec<String> = braces.around(place).map(|(_, name)| name.to_string()).collect();
    names.reverse();
    names
}

/// A copy of the unit with the new names.
fn renamed(unit: &Analyzed, names: &Names<'_>) -> Unit {
    let mut flat = unit.unit().clone();
    let first = |id: FunctionId| Thing::Function(unit.function(id).canonical.unwrap_or(id));
    for (at, function) in flat.functions.iter_mut().enumerate() {
        if let Some(name) = names.name(first(FunctionId(at as u32))).filter(|_| is_plain(function)) {
            function.name = name;
        }
    }
    for callee in &mut flat.callees {
        if let Some(name) = callee.function.and_then(|id| names.name(first(id))) {
            callee.name = name;
        }
    }
    for (at, variable) in flat.variables.iter_mut().enumerate() {
        if let Some(name) = names.name(Thing::Variable(VarId(at as u32))) {
            variable.name = name;
        }
    }
    for (at, declared) in flat.declarations.iter_mut().enumerate() {
        if let Some(name) = names.name(Thing::Type(DeclarationId(at as u32))) {
            declared.name = name;
        }
    }
    let types = names.types();
    for (at, ty) in flat.types.iter_mut().enumerate() {
        let old = unit.ty(okl_model::TypeId(at as u32));
        let canonical = respelled(&ty.canonical, &|whole, _| types.get(whole).cloned());
        if ty.canonical != canonical {
            ty.path.clear();
            ty.is_unnamed = false;
        }
        ty.canonical = canonical;
        ty.spelling = respelled(&ty.spelling, &|whole, last| named(unit, names, &types, old, whole, last));
    }
    for layout in &mut flat.layouts {
        if let Some(name) = types.get(layout.name.as_str()) {
            layout.name.clone_from(name);
        }
    }
    let mut items: Vec<Item> = flat.items.into_iter().filter(|one| one.kind != ItemKind::Namespace).collect();
    for item in &mut items {
        // Needed only by the launcher's text.
        item.needs.clear();
    }
    items.append(&mut flat.members);
    items.sort_by_key(|item| item.span.start);
    flat.items = items;
    flat
}

/// Writes the new names into the sizes of `@dim`, and returns the accesses whose names are ambiguous.
fn sizes(unit: &Analyzed, names: &Names<'_>, flat: &mut Unit) -> Vec<Span> {
    let mut unclear = BTreeSet::new();
    for access in &mut flat.dim_accesses {
        for (size, variables) in access.sizes.iter_mut().zip(&access.names) {
            let is_unclear = Cell::new(false);
            *size = respelled(size, &|whole, last| {
                let named = variables.iter().find(|id| unit.variable(**id).name == last);
                // Variables in `names` are looked up without scopes.
                let own = named.filter(|id| whole == last && names.name(Thing::Variable(**id)).is_none());
                if own.is_some() {
                    return None;
                }
                let all = names.new.iter().filter(|(path, _)| !path.is_type && path.name == last);
                let mut found = all.filter(|(path, _)| path.is_called(whole)).map(|(_, new)| new);
                let new = found.next()?;
                let mut fields = unit.variables.iter().filter(|one| one.scope == Scope::Field);
                let is_other = found.next().is_some() || fields.any(|one| one.name == last) && whole == last;
                is_unclear.set(is_unclear.get() || is_other);
                Some(new.clone())
            });
            if is_unclear.get() || size.contains("::") {
                unclear.insert(access.base);
            }
        }
    }
    unclear.into_iter().collect()
}

/// The replacement of a name in the spelling of a type.
fn named(
    unit: &Analyzed,
    names: &Names<'_>,
    types: &BTreeMap<&str, String>,
    ty: Ty<'_>,
    whole: &str,
    last: &str,
) -> Option<String> {
    let mut part = Some(ty);
    while let Some(inside) = part {
        let declared = inside.declaration.filter(|id| unit.declared(*id).name == last);
        if let Some(name) = declared.and_then(|id| names.name(Thing::Type(id))) {
            return Some(name);
        }
        let of = inside.name();
        if let Some(name) = types.get(of).filter(|_| inside.get().unscoped() == last) {
            return Some(name.clone());
        }
        part = inside.element().or_else(|| inside.referred());
    }
    types.get(whole).cloned()
}
