//! The entities that code needs to compile.
//!
//! The search starts from some ranges of text and follows names transitively: the functions they name, the names in the
//! text of those, and so on. A class brings all its methods, a declaration all that is declared inside of it. A name
//! that the unit cannot resolve reaches every entity of that name; an overload too many does no harm.
//!
//! Functions, variables and types of namespaces are included when they are reached; all other contents of a namespace
//! are always included, and so is everything those name.

use crate::Analyzed;
use crate::named::Named;
use crate::spans::{around, outermost};
use okl_model::{DeclarationId, FunctionId, Item, ItemKind, Scope, TypeId, VarId};
use okl_source::Span;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// The functions and types that `for (auto x : list)` and `auto [x, y] = pair` use implicitly.
const UNNAMED: [&str; 5] = ["begin", "end", "get", "tuple_element", "tuple_size"];

/// The entities that some code needs to compile.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    /// Functions and methods, kernels excluded.
    pub functions: BTreeSet<FunctionId>,
    /// Types at file and namespace scope, and the types declared inside of them.
    pub types: BTreeSet<DeclarationId>,
    /// Variables at file and namespace scope, static members included.
    pub variables: BTreeSet<VarId>,
    /// Types at file and namespace scope that are not reached.
    pub other_types: Vec<DeclarationId>,
    /// Names that the unit cannot resolve; those of OKL are among them.
    pub unknown: BTreeSet<String>,
}

impl Reach {
    /// The entities that some ranges of text, some types and some functions need, with these functions.
    pub fn from(
        unit: &Analyzed,
        roots: impl IntoIterator<Item = Span>,
        types: impl IntoIterator<Item = TypeId>,
        functions: impl IntoIterator<Item = FunctionId>,
    ) -> Reach {
        let mut search = Search::new(unit);
        for root in roots {
            search.text(root);
        }
        let types = types.into_iter().flat_map(|ty| unit.ty(ty).declarations());
        search.open.extend(types.map(Named::Declaration));
        search.open.extend(functions.into_iter().map(Named::Function));
        for part in search.always_there() {
            search.text(part);
        }
        search.run();
        let is_reached = |id: &DeclarationId| search.reach.types.contains(id);
        search.reach.other_types = search.types.iter().copied().filter(|id| !is_reached(id)).collect();
        search.reach
    }
}

struct Search<'u> {
    unit: &'u Analyzed,
    reach: Reach,
    open: Vec<Named<'u>>,
    seen: BTreeSet<Named<'u>>,
    /// The entities that an unresolved name may refer to.
    by_name: FxHashMap<&'u str, Vec<Named<'u>>>,
    /// The declarations of each function, by its canonical declaration.
    again: FxHashMap<FunctionId, Vec<FunctionId>>,
    /// The methods of each class, by the offset at which the class starts.
    methods: FxHashMap<u32, Vec<FunctionId>>,
    /// Functions other than kernels, variables at file and namespace scope, and types, by position.
    declared: Vec<(Span, Named<'u>)>,
    /// The outermost classes and other types, in source order.
    types: Vec<DeclarationId>,
    functions: Vec<Span>,
}

impl<'u> Search<'u> {
    fn new(unit: &'u Analyzed) -> Search<'u> {
        let functions = outermost(unit.functions.iter().map(|function| function.span).collect());
        let mut search = Search {
            unit,
            reach: Reach::default(),
            open: Vec::new(),
            seen: BTreeSet::new(),
            by_name: FxHashMap::default(),
            again: FxHashMap::default(),
            methods: FxHashMap::default(),
            declared: Vec::new(),
            types: Vec::new(),
            functions,
        };
        search.types = search.outermost_types();
        for (at, function) in unit.functions.iter().enumerate().filter(|(_, function)| !function.is_kernel) {
            let id = FunctionId(at as u32);
            search.declared.push((function.span, Named::Function(id)));
            search.again.entry(function.canonical.unwrap_or(id)).or_default().push(id);
            match function.class {
                Some(class) => search.methods.entry(class.start).or_default().push(id),
                None => search.names(&function.name, Named::Function(id)),
            }
        }
        for (at, declared) in unit.declarations.iter().enumerate().filter(|(_, one)| one.kind.is_type()) {
            let named = Named::Declaration(DeclarationId(at as u32));
            search.declared.push((declared.span, named));
            if !declared.name.is_empty() {
                search.names(&declared.name, named);
            }
        }
        for item in &unit.items {
            // `int a, b;` is kept or removed as a whole.
            if let ItemKind::Variable(id) = item.kind {
                search.declared.push((item.span, Named::Variable(id)));
                search.names(&item.name, Named::Variable(id));
            }
        }
        for (at, variable) in unit.variables.iter().enumerate() {
            if variable.scope == Scope::Global {
                let named = Named::Variable(VarId(at as u32));
                search.declared.push((variable.span, named));
                search.names(&variable.name, named);
            }
        }
        search.declared.sort_unstable();
        search
    }

    fn names(&mut self, name: &'u str, named: Named<'u>) {
        self.by_name.entry(name).or_default().push(named);
    }

    /// The types that are not inside of a function or another type. A type without a name belongs to the declaration
    /// around it.
    fn outermost_types(&self) -> Vec<DeclarationId> {
        let mut found: Vec<DeclarationId> = Vec::new();
        for (at, declared) in self.unit.declarations.iter().enumerate() {
            let inside = |id: &DeclarationId| self.unit.declared(*id).span.contains(declared.span);
            if declared.kind.is_type()
                && around(&self.functions, declared.span).is_none()
                && !found.last().is_some_and(inside)
            {
                found.push(DeclarationId(at as u32));
            }
        }
        found
    }

    /// The outermost type that contains a place.
    fn type_around(&self, place: Span) -> Option<DeclarationId> {
        let after = self.types.partition_point(|id| self.unit.declared(*id).span.start <= place.start);
        let last = *self.types[..after].last()?;
        self.unit.declared(last).span.contains(place).then_some(last)
    }

    /// The parts of namespaces and of other items that are outside of all functions, variables and types; and classes
    /// without a name.
    fn always_there(&self) -> Vec<Span> {
        let mut cut = self.functions.clone();
        let is_variable = |item: &&Item| matches!(item.kind, ItemKind::Variable(_));
        cut.extend(self.unit.members.iter().filter(is_variable).map(|item| item.span));
        cut.extend(self.types.iter().map(|id| self.unit.declared(*id).span));
        let cut = outermost(cut);
        let mut parts = Vec::new();
        let others = self.unit.items.iter();
        for item in others.filter(|item| matches!(item.kind, ItemKind::Namespace | ItemKind::Other)) {
            let first = cut.partition_point(|span| span.start < item.span.start);
            let mut at = item.span.start;
            for span in cut[first..].iter().take_while(|span| span.start < item.span.end) {
                parts.push(Span::new(at.min(span.start), span.start));
                at = at.max(span.end);
            }
            parts.push(Span::new(at.min(item.span.end), item.span.end));
        }
        let types = self.types.iter().map(|id| self.unit.declared(*id));
        let unnamed = types.filter(|declared| declared.name.is_empty() && declared.kind.is_record());
        parts.extend(unnamed.map(|declared| declared.span));
        parts
    }

    fn text(&mut self, span: Span) {
        self.open.extend(self.unit.named_in(span).map(|(_, named)| named));
        self.declared_in(span);
    }

    /// Adds the entities that are declared in a range of text that is kept.
    fn declared_in(&mut self, span: Span) {
        let first = self.declared.partition_point(|(place, _)| place.start < span.start);
        let from = self.declared[first..].iter().take_while(|(place, _)| place.start < span.end);
        self.open.extend(from.filter(|(place, _)| span.contains(*place)).map(|(_, named)| *named));
    }

    fn run(&mut self) {
        let unnamed = UNNAMED.iter().filter_map(|name| self.by_name.get(name));
        self.open.extend(unnamed.flatten());
        while let Some(named) = self.open.pop() {
            if !self.seen.insert(named) {
                continue;
            }
            match named {
                Named::Function(id) => self.function(id),
                Named::Declaration(id) => self.declaration(id),
                Named::Variable(id) => self.variable(id),
                Named::Unknown(name) => {
                    self.reach.unknown.insert(name.to_string());
                    self.open.extend(self.by_name.get(name).into_iter().flatten());
                }
            }
        }
    }

    fn function(&mut self, id: FunctionId) {
        let function = self.unit.function(id);
        // A method brings its class, as does a friend function that is defined in a class.
        if let Some(class) = self.type_around(function.class.unwrap_or(function.span)) {
            self.open.push(Named::Declaration(class));
        }
        if function.is_kernel || !self.reach.functions.insert(id) {
            return;
        }
        self.text(function.span);
        let again = self.again.get(&function.canonical.unwrap_or(id)).into_iter().flatten();
        self.open.extend(again.copied().map(Named::Function));
        if function.is_template {
            // Any specialization or overload of this name may be meant; only an instance shows which.
            self.open.push(Named::Unknown(&function.name));
            self.template();
        }
    }

    /// Adds the operators, which a template may call without naming them.
    fn template(&mut self) {
        let operators = self.by_name.iter().filter(|(name, _)| name.starts_with("operator"));
        self.open.extend(operators.flat_map(|(_, found)| found));
    }

    fn declaration(&mut self, id: DeclarationId) {
        let declared = self.unit.declared(id);
        let Some(outer) = self.type_around(declared.span) else { return };
        if outer != id {
            self.open.push(Named::Declaration(outer));
        }
        if !declared.kind.is_type() || !self.reach.types.insert(id) {
            return;
        }
        self.text(declared.span);
        if !declared.name.is_empty() && outer == id {
            // Other declarations and specializations of it.
            self.open.push(Named::Unknown(&declared.name));
        }
        if declared.is_template {
            self.template();
        }
        let methods = self.methods.get(&declared.span.start).into_iter().flatten();
        self.open.extend(methods.copied().map(Named::Function));
    }

    fn variable(&mut self, id: VarId) {
        let variable = self.unit.variable(id);
        if matches!(variable.scope, Scope::Global | Scope::Field)
            && let Some(class) = self.type_around(variable.name_span)
        {
            self.open.push(Named::Declaration(class));
        }
        if variable.scope != Scope::Global || !self.reach.variables.insert(id) {
            return;
        }
        // Other declarations of it: `extern const int n;`
        self.open.extend(self.by_name.get(variable.name.as_str()).into_iter().flatten());
        let after = self.unit.items.partition_point(|item| item.span.start <= variable.name_span.start);
        let item = self.unit.items[..after].last().filter(|item| item.kind == ItemKind::Variable(id));
        let whole = item.map_or(variable.span, |item| item.span);
        self.text(whole);
    }
}

#[cfg(test)]
mod tests;
