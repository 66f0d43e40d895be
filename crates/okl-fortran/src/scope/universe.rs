//! All scopes of some files.

use super::intrinsic_modules;
use super::scope_id::ScopeId;
use super::symbol::{Symbol, SymbolKind};
use super::types::{Type, TypeRef};
use crate::ast::{
    Attribute, Entity, GenericName, Initial, Prefix, Spec, SpecKind, TypeSpec, Unit, UnitKind, Use,
};
use okl_source::Span;
use std::collections::{BTreeMap, BTreeSet};

/// The scopes of some files: of one that is translated, and of those with the modules that it uses.
#[derive(Debug, Default)]
pub struct Universe<'t> {
    scopes: Vec<Scope<'t>>,
    modules: BTreeMap<String, ScopeId>,
    externals: BTreeMap<String, ScopeId>,
}

/// A symbol, and the scope where it is declared.
#[derive(Clone, Copy, Debug)]
pub struct Found<'u, 't> {
    /// The symbol.
    pub symbol: &'u Symbol<'t>,
    /// Its scope.
    pub scope: ScopeId,
}

#[derive(Debug)]
struct Scope<'t> {
    /// None for the scope of a `block` construct.
    unit: Option<&'t Unit>,
    file: usize,
    parent: Option<ScopeId>,
    symbols: BTreeMap<String, Symbol<'t>>,
    uses: Vec<&'t Use>,
    /// The types of first letters; none if those around are in force, empty for `implicit none`.
    implicit: Option<BTreeMap<char, &'t TypeSpec>>,
    is_interface: bool,
    imports: Option<Vec<String>>,
    /// True for `private` without names.
    is_private: bool,
    /// The names that `public` (true) and `private` name.
    shown: BTreeMap<String, bool>,
}

impl Scope<'_> {
    /// True if a module shows a name to those that use it.
    fn shows(&self, name: &str) -> bool {
        self.shown.get(name).copied().unwrap_or(!self.is_private)
    }
}

impl<'t> Universe<'t> {
    /// No scopes.
    pub fn new() -> Universe<'t> {
        Universe::default()
    }

    /// Adds the units of a file. The first definition of a module or an external procedure counts.
    pub fn add(&mut self, units: &'t [Unit], file: usize) {
        for unit in units {
            let scope = self.unit(unit, None, file, false);
            let Some(name) = &unit.name else { continue };
            match unit.kind {
                UnitKind::Module => {
                    self.modules.entry(name.id.clone()).or_insert(scope);
                }
                UnitKind::Subroutine | UnitKind::Function => {
                    self.externals.entry(name.id.clone()).or_insert(scope);
                }
                _ => {}
            }
        }
        self.adopt_submodules();
    }

    /// The modules that units use and no file has.
    pub fn missing_modules(&self) -> BTreeSet<String> {
        let uses = self.scopes.iter().flat_map(|scope| &scope.uses);
        let names = uses.filter(|one| !one.is_intrinsic).map(|one| one.module.id.clone());
        let is_missing =
            |name: &String| !self.modules.contains_key(name) && intrinsic_modules::constants(name).is_none();
        names.filter(is_missing).collect()
    }

    /// The `use` statements of a file that close a circle: its module, and the modules on the way back to it.
    pub fn module_cycles(&self, file: usize) -> Vec<(&'t Use, Vec<String>)> {
        let mut used: BTreeMap<&str, Vec<(&'t Use, usize)>> = BTreeMap::new();
        for (at, scope) in self.scopes.iter().enumerate() {
            let own = self.around(ScopeId(at as u32)).filter_map(|id| self.scope(id).unit).last();
            let Some(name) =
                own.filter(|unit| unit.kind == UnitKind::Module).and_then(|unit| unit.name.as_ref())
            else {
                continue;
            };
            used.entry(&name.id).or_default().extend(scope.uses.iter().map(|one| (*one, scope.file)));
        }
        let mut found = Vec::new();
        for (name, uses) in &used {
            for (one, _) in uses.iter().filter(|(one, from)| *from == file && !one.is_intrinsic) {
                found.extend(way(&used, &one.module.id, name).map(|way| (*one, way)));
            }
        }
        found
    }

    /// The scope of a unit.
    pub fn scope_of(&self, unit: &Unit) -> Option<ScopeId> {
        let is_it = |scope: &Scope<'t>| scope.unit.is_some_and(|own| std::ptr::eq(own, unit));
        self.scopes.iter().position(is_it).map(|at| ScopeId(at as u32))
    }

    /// The unit of a scope, or of the one around it.
    pub fn unit_of(&self, scope: ScopeId) -> Option<&'t Unit> {
        self.around(scope).find_map(|id| self.scope(id).unit)
    }

    /// The file of a scope, as it was given to [`Universe::add`].
    pub fn file_of(&self, scope: ScopeId) -> usize {
        self.scope(scope).file
    }

    /// The scope around a scope.
    pub fn parent_of(&self, scope: ScopeId) -> Option<ScopeId> {
        self.scope(scope).parent
    }

    /// True for the scope of a `block`, which is not that of a unit.
    pub fn scope_is_block(&self, scope: ScopeId) -> bool {
        self.scope(scope).unit.is_none()
    }

    /// True for the scope of a module.
    pub fn is_module(&self, scope: ScopeId) -> bool {
        self.scope(scope).unit.is_some_and(|unit| unit.kind == UnitKind::Module)
    }

    /// The scope of an external procedure.
    pub fn external(&self, name: &str) -> Option<(&'t Unit, ScopeId)> {
        let scope = *self.externals.get(name)?;
        Some((self.scope(scope).unit?, scope))
    }

    /// The symbols that are declared in a scope.
    pub fn declared(&self, scope: ScopeId) -> impl Iterator<Item = &Symbol<'t>> {
        self.scope(scope).symbols.values()
    }

    /// Makes a scope for specifications inside of a unit, such as those of a `block`.
    pub fn inner(&mut self, parent: ScopeId, specifications: &'t [Spec]) -> ScopeId {
        let file = self.file_of(parent);
        let id = self.push(Scope {
            unit: None,
            file,
            parent: Some(parent),
            symbols: BTreeMap::new(),
            uses: Vec::new(),
            implicit: None,
            is_interface: false,
            imports: None,
            is_private: false,
            shown: BTreeMap::new(),
        });
        self.specify(id, specifications);
        id
    }

    /// The symbol of a name in a scope. None for a name that is declared nowhere; [`Universe::implicit_type`] may still give
    /// it a type.
    pub fn find(&self, scope: ScopeId, name: &str) -> Option<Found<'_, 't>> {
        self.find_at(scope, name, 0)
    }

    fn find_at(&self, from: ScopeId, name: &str, depth: usize) -> Option<Found<'_, 't>> {
        if depth > MAX_DEPTH {
            return None;
        }
        for id in self.around(from) {
            let scope = self.scope(id);
            if let Some(symbol) = scope.symbols.get(name) {
                return Some(Found { symbol, scope: id });
            }
            if let Some(found) = self.used(scope, name, depth) {
                return Some(found);
            }
            // An interface body sees what is around it only by `import`.
            let imports = |imports: &Vec<String>| imports.is_empty() || imports.iter().any(|one| one == name);
            if scope.is_interface && !scope.imports.as_ref().is_some_and(imports) {
                return None;
            }
        }
        None
    }

    fn used(&self, scope: &Scope<'t>, name: &str, depth: usize) -> Option<Found<'_, 't>> {
        for one in &scope.uses {
            let renamed = one.names.iter().find(|rename| is_name(&rename.local, name));
            let original = match renamed {
                Some(rename) => plain(&rename.original),
                None if one.only => continue,
                // A name that is renamed is not there under its own name.
                None if one.names.iter().any(|rename| is_name(&rename.original, name)) => continue,
                None => name.to_string(),
            };
            let original = original.as_str();
            let module = self.modules.get(&one.module.id).copied();
            let Some(module) = module.filter(|_| !one.is_intrinsic) else {
                if let Some(found) = self.intrinsic_constant(&one.module.id, original) {
                    return Some(found);
                }
                continue;
            };
            if !self.scope(module).shows(original) {
                continue;
            }
            if let Some(found) = self.find_at(module, original, depth + 1) {
                return Some(found);
            }
        }
        None
    }

    fn intrinsic_constant(&self, module: &str, name: &str) -> Option<Found<'_, 't>> {
        let scope = *self.modules.get(&format!("intrinsic {module}"))?;
        let symbol = self.scope(scope).symbols.get(name)?;
        Some(Found { symbol, scope })
    }

    /// The type that a name has by its first letter; none where `implicit none` is in force.
    pub fn implicit_type(&self, scope: ScopeId, name: &str) -> Option<Type> {
        let letter = name.chars().next()?;
        let rules =
            self.around(scope).find_map(|id| self.scope(id).implicit.as_ref().map(|rules| (id, rules)));
        let Some((id, rules)) = rules else { return Some(default_type(letter)) };
        if rules.is_empty() {
            return None;
        }
        Some(rules.get(&letter).map_or(default_type(letter), |ty| self.type_of_spec(id, ty)))
    }

    /// The type of a symbol.
    pub fn type_of(&self, found: Found<'_, 't>) -> Type {
        let Found { symbol, scope } = found;
        match (symbol.ty, &symbol.kind) {
            (Some(ty), _) => self.type_of_spec(scope, ty),
            (None, SymbolKind::Number(_) | SymbolKind::Enumerator(..)) => Type::DEFAULT_INTEGER,
            (None, SymbolKind::Procedure(unit, own) | SymbolKind::Interface(unit, own)) => {
                self.result_of(unit, *own).map_or(Type::Unknown, |result| self.type_of(result))
            }
            _ => self.implicit_type(scope, &symbol.id).unwrap_or(Type::Unknown),
        }
    }

    /// The symbol of the result of a function, in the scope of its unit.
    pub fn result_of(&self, unit: &'t Unit, scope: ScopeId) -> Option<Found<'_, 't>> {
        let name = unit.result.as_ref().or(unit.name.as_ref())?;
        let symbol = self.scope(scope).symbols.get(&name.id)?;
        Some(Found { symbol, scope })
    }

    /// The type that is written in a scope.
    pub fn type_of_spec(&self, scope: ScopeId, ty: &TypeSpec) -> Type {
        match ty {
            TypeSpec::Integer(kind) => self.of_kind(scope, kind.as_ref(), 4, Type::Integer, 1),
            TypeSpec::Real(kind) => self.of_kind(scope, kind.as_ref(), 4, Type::Real, 1),
            TypeSpec::DoublePrecision => Type::Real(8),
            TypeSpec::Complex(kind) => self.of_kind(scope, kind.as_ref(), 4, Type::Complex, 2),
            TypeSpec::DoubleComplex => Type::Complex(8),
            TypeSpec::Logical(kind) => self.of_kind(scope, kind.as_ref(), 4, Type::Logical, 1),
            TypeSpec::Character => Type::Character,
            TypeSpec::Derived(name) | TypeSpec::Class(Some(name)) => self.derived(scope, &name.id),
            TypeSpec::Class(None) | TypeSpec::Assumed | TypeSpec::Procedure(_) => Type::Unknown,
        }
    }

    fn derived(&self, scope: ScopeId, name: &str) -> Type {
        match self.find(scope, name) {
            Some(Found { symbol, scope }) if matches!(symbol.kind, SymbolKind::DerivedType(_)) => {
                Type::Derived(TypeRef { scope, name: symbol.id.clone() })
            }
            _ => Type::Unknown,
        }
    }

    fn unit(&mut self, unit: &'t Unit, parent: Option<ScopeId>, file: usize, is_interface: bool) -> ScopeId {
        let id = self.push(Scope {
            unit: Some(unit),
            file,
            parent,
            symbols: BTreeMap::new(),
            uses: Vec::new(),
            implicit: None,
            is_interface,
            imports: None,
            is_private: false,
            shown: BTreeMap::new(),
        });
        self.specify(id, &unit.specifications);
        for contained in &unit.contained {
            let scope = self.unit(contained, Some(id), file, false);
            if let Some(name) = &contained.name {
                let symbol = Symbol::new(&name.id, name.span, SymbolKind::Procedure(contained, scope));
                self.scope_mut(id).symbols.insert(name.id.clone(), symbol);
            }
        }
        for name in &unit.parameters {
            self.entry(id, &name.id, name.span).is_dummy = true;
        }
        if unit.kind == UnitKind::Function
            && let Some(name) = unit.result.as_ref().or(unit.name.as_ref())
        {
            let symbol = self.entry(id, &name.id, name.span);
            symbol.is_result = true;
            let ty = unit.prefixes.iter().find_map(|prefix| match prefix {
                Prefix::Type(ty) => Some(ty),
                Prefix::Word(_) => None,
            });
            symbol.ty = symbol.ty.or(ty);
        }
        id
    }

    fn specify(&mut self, id: ScopeId, specifications: &'t [Spec]) {
        for spec in specifications {
            self.specification(id, spec);
        }
    }

    fn specification(&mut self, id: ScopeId, spec: &'t Spec) {
        match &spec.kind {
            SpecKind::Use(one) => {
                self.intrinsic_module(&one.module.id, spec.span);
                self.scope_mut(id).uses.push(one);
            }
            SpecKind::Import(names) => {
                let names = names.iter().map(|name| name.id.clone()).collect();
                self.scope_mut(id).imports = Some(names);
            }
            SpecKind::Implicit(rules) => {
                self.scope_mut(id).implicit = Some(implicit_types(rules));
            }
            SpecKind::Declaration { ty, attributes, entities } => {
                self.declaration(id, ty, attributes, entities);
            }
            SpecKind::Attribute(Attribute::Word(word), entities) if word == "private" || word == "public" => {
                let is_public = word == "public";
                let scope = self.scope_mut(id);
                if entities.is_empty() {
                    scope.is_private = !is_public;
                }
                scope.shown.extend(entities.iter().map(|entity| (entity.name.id.clone(), is_public)));
            }
            SpecKind::Attribute(attribute, entities) => {
                for entity in entities {
                    self.declare(id, None, std::slice::from_ref(attribute), entity);
                }
            }
            SpecKind::Parameter(values) => {
                for (name, value) in values {
                    self.entry(id, &name.id, name.span).kind = SymbolKind::Constant(Some(value));
                }
            }
            SpecKind::Common(_, entities) => {
                for entity in entities {
                    self.declare(id, None, &[], entity);
                    self.entry(id, &entity.name.id, entity.name.span).is_overlaid = true;
                }
            }
            SpecKind::Interface(interface) => self.interface(id, interface),
            SpecKind::DerivedType(derived) => {
                let name = &derived.name;
                let symbol = Symbol::new(&name.id, name.span, SymbolKind::DerivedType(derived));
                // A generic name may be that of a type.
                self.scope_mut(id).symbols.insert(name.id.clone(), symbol);
            }
            SpecKind::Enum(constants) => self.enumeration(id, constants),
            SpecKind::StatementFunction { name, parameters, value } => {
                self.entry(id, &name.id, name.span).kind = SymbolKind::StatementFunction(parameters, value);
            }
            SpecKind::Equivalence(_) | SpecKind::Data(_) | SpecKind::Directive(_) | SpecKind::Other(_) => {}
        }
    }

    /// Declares entities of a type. `private` and `public` among the attributes say who sees them.
    fn declaration(
        &mut self,
        id: ScopeId,
        ty: &'t TypeSpec,
        attributes: &'t [Attribute],
        entities: &'t [Entity],
    ) {
        let of = |word: &str| attributes.iter().any(|one| matches!(one, Attribute::Word(own) if own == word));
        for entity in entities {
            self.declare(id, Some(ty), attributes, entity);
            if of("private") || of("public") {
                let is_public = of("public");
                self.scope_mut(id).shown.insert(entity.name.id.clone(), is_public);
            }
        }
    }

    fn enumeration(&mut self, id: ScopeId, constants: &'t [(crate::ast::Name, Option<crate::ast::Expr>)]) {
        let (mut base, mut count) = (None, 0);
        for (name, value) in constants {
            if let Some(value) = value {
                (base, count) = (Some(value), 0);
            }
            self.entry(id, &name.id, name.span).kind = SymbolKind::Enumerator(base, count);
            count += 1;
        }
    }

    fn interface(&mut self, id: ScopeId, interface: &'t crate::ast::Interface) {
        let file = self.file_of(id);
        let mut names = Vec::new();
        for body in &interface.bodies {
            let scope = self.unit(body, Some(id), file, true);
            let Some(name) = &body.name else { continue };
            names.push(name);
            let known = self.scope(id).symbols.get(&name.id);
            if !known.is_some_and(|known| matches!(known.kind, SymbolKind::Procedure(..))) {
                let dummy = known.is_some_and(|known| known.is_dummy);
                let mut symbol = Symbol::new(&name.id, name.span, SymbolKind::Interface(body, scope));
                symbol.is_dummy = dummy;
                self.scope_mut(id).symbols.insert(name.id.clone(), symbol);
            }
        }
        names.extend(&interface.procedures);
        let Some(generic) = &interface.name else { return };
        let key = match generic {
            GenericName::Name(name) => name.id.clone(),
            GenericName::Operator(operator) => format!("operator({operator})"),
            GenericName::Assignment => "assignment(=)".to_string(),
        };
        let span = names.first().map_or(Span::at(0), |name| name.span);
        let entry = self.entry(id, &key, span);
        match &mut entry.kind {
            SymbolKind::Generic(known) => known.extend(names),
            // A type may have the name, too: a structure constructor is called like the function.
            SymbolKind::DerivedType(_) => {}
            kind => *kind = SymbolKind::Generic(names),
        }
    }

    fn declare(
        &mut self,
        id: ScopeId,
        ty: Option<&'t TypeSpec>,
        attributes: &'t [Attribute],
        entity: &'t Entity,
    ) {
        let symbol = self.entry(id, &entity.name.id, entity.name.span);
        symbol.ty = ty.or(symbol.ty);
        let is_procedure = matches!(ty, Some(TypeSpec::Procedure(_)));
        if is_procedure {
            symbol.kind = SymbolKind::ProcedureVariable;
        }
        let mut is_constant = false;
        for attribute in attributes {
            match attribute {
                Attribute::Parameter => is_constant = true,
                Attribute::Dimension(shape) => symbol.shape = Some(shape),
                Attribute::Intent(intent) => symbol.intent = Some(*intent),
                Attribute::Word(word) if word == "external" => symbol.kind = SymbolKind::External,
                Attribute::Word(word) if word == "intrinsic" => symbol.kind = SymbolKind::Intrinsic,
                Attribute::Word(word) => symbol.words.push(word),
                Attribute::Bind(_) | Attribute::Other(_) => {}
            }
        }
        if let Some(shape) = &entity.shape {
            symbol.shape = Some(shape);
        }
        if is_constant {
            let value = match &entity.initial {
                Some(Initial::Value(value)) => Some(value),
                _ => None,
            };
            symbol.kind = SymbolKind::Constant(value);
        }
    }

    /// The symbol of a name in a scope, made if it is not there.
    fn entry(&mut self, id: ScopeId, name: &str, span: Span) -> &mut Symbol<'t> {
        let symbols = &mut self.scope_mut(id).symbols;
        symbols.entry(name.to_string()).or_insert_with(|| Symbol::new(name, span, SymbolKind::Variable))
    }

    /// Makes a scope for an intrinsic module.
    fn intrinsic_module(&mut self, module: &str, span: Span) {
        let key = format!("intrinsic {module}");
        let Some(constants) = intrinsic_modules::constants(module) else { return };
        if self.modules.contains_key(&key) {
            return;
        }
        let mut symbols = BTreeMap::new();
        for (name, value) in constants {
            symbols.insert(name.to_string(), Symbol::new(*name, span, SymbolKind::Number(*value)));
        }
        let id = self.push(Scope {
            unit: None,
            file: 0,
            parent: None,
            symbols,
            uses: Vec::new(),
            implicit: Some(BTreeMap::new()),
            is_interface: false,
            imports: None,
            is_private: false,
            shown: BTreeMap::new(),
        });
        self.modules.insert(key, id);
    }

    /// Puts the scopes of submodules into those of their modules.
    fn adopt_submodules(&mut self) {
        for at in 0..self.scopes.len() {
            let Some(unit) = self.scopes[at].unit else { continue };
            let UnitKind::Submodule(module, _) = &unit.kind else { continue };
            self.scopes[at].parent = self.modules.get(&module.id).copied();
        }
    }

    fn push(&mut self, scope: Scope<'t>) -> ScopeId {
        self.scopes.push(scope);
        ScopeId(self.scopes.len() as u32 - 1)
    }

    fn scope(&self, id: ScopeId) -> &Scope<'t> {
        &self.scopes[id.0 as usize]
    }

    fn scope_mut(&mut self, id: ScopeId) -> &mut Scope<'t> {
        &mut self.scopes[id.0 as usize]
    }

    /// A scope and those around it, innermost first.
    fn around(&self, id: ScopeId) -> impl Iterator<Item = ScopeId> {
        // A module that is around itself, by a submodule of the same name, would not end.
        std::iter::successors(Some(id), |id| self.scope(*id).parent).take(MAX_DEPTH)
    }
}

/// Modules may use each other in a circle.
const MAX_DEPTH: usize = 64;

fn default_type(letter: char) -> Type {
    if matches!(letter, 'i'..='n') { Type::DEFAULT_INTEGER } else { Type::DEFAULT_REAL }
}

/// The types that `implicit` gives to first letters.
fn implicit_types(rules: &[(TypeSpec, Vec<(char, char)>)]) -> BTreeMap<char, &TypeSpec> {
    let mut letters = BTreeMap::new();
    for (ty, ranges) in rules {
        for (from, to) in ranges {
            letters.extend((*from..=*to).map(|letter| (letter, ty)));
        }
    }
    letters
}

/// The name of a symbol.
fn plain(name: &GenericName) -> String {
    match name {
        GenericName::Name(name) => name.id.clone(),
        GenericName::Operator(operator) => format!("operator({operator})"),
        GenericName::Assignment => "assignment(=)".to_string(),
    }
}

fn is_name(generic: &GenericName, name: &str) -> bool {
    match generic {
        GenericName::Name(own) => own.id == name,
        GenericName::Operator(operator) => {
            name.strip_prefix("operator(").and_then(|rest| rest.strip_suffix(')')) == Some(operator)
        }
        GenericName::Assignment => name == "assignment(=)",
    }
}

/// The modules on a way from one to another by what they use; none if there is no way.
fn way(used: &BTreeMap<&str, Vec<(&Use, usize)>>, from: &str, to: &str) -> Option<Vec<String>> {
    let mut known: BTreeMap<&str, &str> = BTreeMap::new();
    let mut open = vec![from];
    while let Some(name) = open.pop() {
        if name == to {
            let mut way = vec![name.to_string()];
            let mut at = name;
            while at != from {
                at = known.get(at)?;
                way.push(at.to_string());
            }
            way.reverse();
            return Some(way);
        }
        for (one, _) in used.get(name).into_iter().flatten() {
            let next = one.module.id.as_str();
            if next != from && !known.contains_key(next) {
                known.insert(next, name);
                open.push(next);
            }
        }
    }
    None
}
