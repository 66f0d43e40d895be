//! Versions of functions: one for each combination of memory spaces that callers pass pointers to.

use super::cells::Cell;
use super::{MemoryObject, Space};
use crate::Analyzed;
use okl_model::{CallTarget, ExprKind, LayoutKind, Name};
use okl_model::{ExprId, FunctionId, Stmt, StmtKind, Ty, TypeKind, VarId};
use okl_source::Span;
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};

/// One version of a function: the memory spaces behind its parameters.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version {
    /// The definition of the function.
    pub function: FunctionId,
    /// The memory space of each parameter that is a pointer, array or reference; `None` for others.
    pub params: Vec<Option<Space>>,
    /// The memory space of a method's object.
    pub object: Option<Space>,
    /// The memory space of every class that the callers decide about.
    classes: Vec<Option<Space>>,
}

/// The memory spaces of the pointers in one version of a function.
#[derive(Clone, Debug, Default)]
pub struct Pointers {
    /// The versions that its calls go to.
    pub calls: BTreeMap<ExprId, Version>,
    /// The memory spaces that the callers determine, by class.
    handed: FxHashMap<Cell, Space>,
    /// The class that its result leads to.
    result: Option<Cell>,
}

/// Every version of every function that kernels reach, and the kernels themselves.
#[derive(Debug, Default)]
pub struct Versions {
    all: BTreeMap<Version, Pointers>,
    mistakes: BTreeSet<Mistake>,
}

/// A pointer without a single known memory space.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mistake {
    /// It leads to several memory spaces.
    Several {
        /// The pointer.
        variable: VarId,
        /// The assigned value that leads to another memory space, if the function itself assigns one.
        value: Option<Span>,
    },
    /// Its memory space is not known.
    Unknown {
        /// The pointer.
        variable: VarId,
    },
}

impl Pointers {
    /// The memory space that a pointer leads to, or a reference refers to; `None` if it is not determined.
    pub fn behind(&self, unit: &Analyzed, id: VarId) -> Option<Space> {
        let cell = unit.memory().cell_behind(unit, id)?;
        self.space(unit, cell)
    }

    /// The memory space behind a pointer that a reference refers to: for `float *&p`, that of `*p`.
    pub fn led_on(&self, unit: &Analyzed, id: VarId) -> Option<Space> {
        let memory = unit.memory();
        let lies = memory.cell_behind(unit, id)?;
        self.space(unit, memory.cells.known_contents(lies)?)
    }

    /// The memory space that the result leads to or refers to.
    pub fn result(&self, unit: &Analyzed) -> Option<Space> {
        self.space(unit, self.result?)
    }

    /// The memory space in which an expression lies.
    pub fn place(&self, unit: &Analyzed, id: ExprId) -> Option<Space> {
        self.space(unit, unit.memory().regions[id.0 as usize]?)
    }

    /// The memory space that the value of an expression leads to.
    pub fn target(&self, unit: &Analyzed, id: ExprId) -> Option<Space> {
        self.space(unit, unit.memory().leads[id.0 as usize]?)
    }

    fn space(&self, unit: &Analyzed, cell: Cell) -> Option<Space> {
        let cells = &unit.memory().cells;
        let handed = self.handed.get(&cells.root(cell)).copied();
        handed.or_else(|| cells.objects(cell).iter().find_map(|home| home.space(unit)))
    }

    fn spaces(&self, unit: &Analyzed, cell: Cell) -> BTreeSet<Space> {
        let cells = &unit.memory().cells;
        let own = cells.objects(cell).iter().filter_map(|home| home.space(unit));
        own.chain(self.handed.get(&cells.root(cell)).copied()).collect()
    }
}

impl Versions {
    /// Follows every call, starting from the kernels. `others` are functions that may be called without a visible call,
    /// with pointers to global memory and references to private memory. `names_all` is true for languages in which
    /// every pointer type names its memory space.
    pub fn new(unit: &Analyzed, others: impl Iterator<Item = FunctionId>, names_all: bool) -> Versions {
        let mut versions = Versions::default();
        let kernels = unit.kernels().filter(|(_, kernel)| kernel.body.is_some());
        versions.follow(unit, kernels.map(|(id, _)| versions.first(unit, id, None)).collect());
        let dependent = if names_all { called_by_templates(unit) } else { BTreeSet::new() };
        for id in others {
            if unit.function(id).is_template && dependent.contains(unit.function(id).name.as_str()) {
                versions.for_templates(unit, id);
            }
            let is_known = unit.definition(id).is_none_or(|id| !versions.of(id).is_empty());
            if unit.function(id).body.is_some() && !is_known {
                let version = versions.first(unit, id, Some(Space::Global));
                versions.follow(unit, vec![version]);
            }
        }
        versions
    }

    /// Adds the versions of a template that other templates may call; which of them are called, only an instance shows.
    ///
    /// Compilers instantiate the versions that are called, and no others.
    fn for_templates(&mut self, unit: &Analyzed, id: FunctionId) {
        let function = unit.function(id);
        let led: Vec<usize> = (0..function.params.len())
            .filter(|at| is_led(unit.ty(unit.variable(function.params[*at]).ty)))
            .collect();
        let is_pointer = |at: &usize| !unit.ty(unit.variable(function.params[*at]).ty).is_reference();
        let count = led.iter().filter(|at| is_pointer(at)).count();
        if function.body.is_none() || count == 0 {
            return;
        }
        // With three or more pointers, only versions in which all lead to the same memory space.
        let places = if count < 3 { MEMORIES.len().pow(count as u32) } else { MEMORIES.len() };
        for nth in 0..places {
            let mut rest = nth;
            let spaces: Vec<Space> = function
                .params
                .iter()
                .enumerate()
                .map(|(at, _)| {
                    let space = MEMORIES[rest % MEMORIES.len()];
                    if led.contains(&at) && is_pointer(&at) && count < 3 {
                        rest /= MEMORIES.len();
                    }
                    space
                })
                .collect();
            let (version, pointers) = self.first_in(unit, id, &|param| spaces.get(param).copied());
            let is_known = |known: &Version| known.params == version.params && known.object == version.object;
            if self.of(id).iter().any(|(known, _)| is_known(known)) {
                continue;
            }
            let before = (self.all.clone(), self.mistakes.clone());
            self.follow(unit, vec![(version, pointers)]);
            if self.mistakes.len() > before.1.len() {
                // `p = q;` of pointers to two memory spaces: no instance can have this version.
                (self.all, self.mistakes) = before;
            }
        }
    }

    /// The versions of one function, in order.
    pub fn of(&self, id: FunctionId) -> Vec<(&Version, &Pointers)> {
        let first = |id| Version { function: id, params: Vec::new(), object: None, classes: Vec::new() };
        self.all.range(first(id)..first(FunctionId(id.0 + 1))).collect()
    }

    /// All versions, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&Version, &Pointers)> {
        self.all.iter()
    }

    /// The functions that have versions.
    pub fn functions(&self) -> BTreeSet<FunctionId> {
        self.all.keys().map(|version| version.function).collect()
    }

    /// The pointers without a single known memory space, in source order.
    pub fn mistakes(&self) -> impl Iterator<Item = &Mistake> {
        self.mistakes.iter()
    }

    /// The name of a version: `f`, or `f__gl` if there are several. Methods, operators and templates keep their names.
    pub fn name(&self, unit: &Analyzed, version: &Version) -> String {
        let function = unit.function(version.function);
        let name = &function.name;
        let is_plain = !(function.is_method || function.is_template || name.starts_with("operator"));
        let all = self.of(version.function);
        if !is_plain || all.len() < 2 {
            return name.clone();
        }
        let letters = |spaces: &[Option<Space>]| spaces.iter().flatten().map(|one| letter(*one)).collect();
        let params: String = letters(&version.params);
        let are_told_apart = all.iter().filter(|(other, _)| other.params == version.params).count() == 1;
        let letters = if are_told_apart { params } else { letters(&version.classes) };
        format!("{name}__{letters}")
    }

    /// The version of a function without known callers.
    fn first(&self, unit: &Analyzed, id: FunctionId, space: Option<Space>) -> (Version, Pointers) {
        self.first_in(unit, id, &|_| space)
    }

    /// The version in which the parameters lead to the memory spaces that `space` returns.
    fn first_in(
        &self,
        unit: &Analyzed,
        id: FunctionId,
        space: &dyn Fn(usize) -> Option<Space>,
    ) -> (Version, Pointers) {
        let memory = unit.memory();
        let Some(scheme) = memory.schemes.get(&id) else {
            return (
                Version { function: id, params: Vec::new(), object: None, classes: Vec::new() },
                Pointers::default(),
            );
        };
        let mut pointers = Pointers { result: Some(scheme.result), ..Pointers::default() };
        for (at, (param, cell)) in unit.function(id).params.iter().zip(&scheme.params).enumerate() {
            // `float *&p` refers to a pointer in private memory, which leads to global memory.
            let own = unit.ty(unit.variable(*param).ty).is_reference().then_some(Space::Private);
            for (depth, cell) in memory.cells.reachable(&[*cell]).into_iter().enumerate() {
                let space = own.filter(|_| depth == 0).or(space(at));
                if let (true, Some(space)) = (memory.cells.objects(cell).is_empty(), space) {
                    pointers.handed.entry(cell).or_insert(space);
                }
            }
        }
        (version(unit, id, &pointers), pointers)
    }

    fn follow(&mut self, unit: &Analyzed, mut open: Vec<(Version, Pointers)>) {
        while let Some((version, mut pointers)) = open.pop() {
            if self.all.contains_key(&version) {
                continue;
            }
            let id = version.function;
            let Some(scheme) = unit.memory().schemes.get(&id) else { continue };
            for site in &scheme.calls {
                let called = called(unit, &pointers, site);
                pointers.calls.insert(site.call, called.0.clone());
                open.push(called);
            }
            self.check(unit, id, &pointers);
            self.all.insert(version, pointers);
        }
    }

    /// Records the pointers without a single known memory space in one version.
    fn check(&mut self, unit: &Analyzed, id: FunctionId, pointers: &Pointers) {
        let memory = unit.memory();
        let mut blamed = BTreeSet::new();
        for clash in memory.clashes.iter().filter(|clash| clash.function == Some(id)) {
            let cell = memory.cell_behind(unit, clash.variable);
            blamed.extend(cell.map(|cell| memory.cells.root(cell)));
            self.mistakes.insert(Mistake::Several { variable: clash.variable, value: Some(clash.value) });
        }
        let cells = leading(unit, id).into_iter().flat_map(|variable| {
            let lies = memory.cell_behind(unit, variable);
            // `float *&p`
            let refers_to_pointer =
                unit.ty(unit.variable(variable).ty).referred().is_some_and(|to| to.is_pointer());
            let leads = lies.filter(|_| refers_to_pointer).and_then(|cell| memory.cells.known_contents(cell));
            lies.into_iter().chain(leads).map(move |cell| (variable, memory.cells.root(cell)))
        });
        for (variable, cell) in cells {
            if pointers.spaces(unit, cell).len() > 1 && blamed.insert(cell) {
                self.mistakes.insert(Mistake::Several { variable, value: None });
            } else if memory.cells.objects(cell).contains(&MemoryObject::Unknown) && blamed.insert(cell) {
                self.mistakes.insert(Mistake::Unknown { variable });
            }
        }
    }
}

/// The memory spaces for which versions of a template are made that other templates call.
const MEMORIES: [Space; 3] = [Space::Global, Space::Local, Space::Private];

/// The names of the functions and methods that templates call by names which only an instance resolves.
fn called_by_templates(unit: &Analyzed) -> BTreeSet<&str> {
    let mut found = BTreeSet::new();
    for expression in &unit.expressions {
        let ExprKind::Call(call) = &expression.kind else { continue };
        let CallTarget::Value(value) = call.target else { continue };
        let mut open = vec![value];
        while let Some(id) = open.pop() {
            let kind = &unit.expression(id).kind;
            if let ExprKind::Name(Name::Function(callee)) = kind {
                found.insert(unit.callee(*callee).name.as_str());
            } else if let ExprKind::Member(member) = kind {
                found.insert(member.name.as_str());
            }
            open.extend(kind.children());
        }
    }
    found
}

/// The letter of a memory space in the name of a version.
fn letter(space: Space) -> char {
    match space {
        Space::Global => 'g',
        Space::Local => 'l',
        Space::Private => 'p',
        Space::Constant => 'c',
        Space::Unknown => 'u',
    }
}

/// The version that a call goes to.
fn called(unit: &Analyzed, caller: &Pointers, site: &super::points_to::CallSite) -> (Version, Pointers) {
    let memory = unit.memory();
    let mut pointers = Pointers::default();
    for (own, callers) in &site.classes {
        if let Some(space) = caller.space(unit, *callers) {
            pointers.handed.insert(memory.cells.root(*own), space);
        }
    }
    let Some(scheme) = memory.schemes.get(&site.function) else {
        return (version(unit, site.function, &pointers), pointers);
    };
    pointers.result = Some(scheme.result);
    // A pointer about which nothing is known, and a reference to a value, lead to private memory.
    for (param, cell) in unit.function(site.function).params.iter().zip(&scheme.params) {
        if is_led(unit.ty(unit.variable(*param).ty)) && pointers.space(unit, *cell).is_none() {
            pointers.handed.insert(memory.cells.root(*cell), Space::Private);
        }
    }
    (version(unit, site.function, &pointers), pointers)
}

fn version(unit: &Analyzed, id: FunctionId, pointers: &Pointers) -> Version {
    let memory = unit.memory();
    let Some(scheme) = memory.schemes.get(&id) else {
        return Version { function: id, params: Vec::new(), object: None, classes: Vec::new() };
    };
    let params = unit.function(id).params.iter().zip(&scheme.params).map(|(param, cell)| {
        let is_led = is_led(unit.ty(unit.variable(*param).ty));
        is_led.then(|| pointers.space(unit, *cell).unwrap_or(Space::Private))
    });
    let object = pointers.space(unit, scheme.object).filter(|_| unit.function(id).is_method);
    let mut from = scheme.params.clone();
    from.extend([scheme.object, scheme.result]);
    let classes = memory.cells.reachable(&from).into_iter().map(|cell| pointers.space(unit, cell));
    Version { function: id, params: params.collect(), object, classes: classes.collect() }
}

/// True if a parameter leads to memory.
fn is_led(ty: Ty<'_>) -> bool {
    ty.is_pointer() || ty.is_array() || ty.is_reference()
}

/// The pointers and references among the variables of a function.
fn leading(unit: &Analyzed, id: FunctionId) -> Vec<VarId> {
    let function = unit.function(id);
    let mut found = function.params.clone();
    found.extend(declared(unit, id));
    found.extend(of_unions(unit, id));
    found.retain(|id| leads(unit.ty(unit.variable(*id).ty)));
    found
}

/// The fields of unions that a function mentions.
fn of_unions(unit: &Analyzed, id: FunctionId) -> BTreeSet<VarId> {
    let fields = unit.layouts.iter().filter_map(|layout| match &layout.kind {
        LayoutKind::Record { is_union: true, fields, .. } => Some(fields),
        LayoutKind::Record { .. } | LayoutKind::Enum { .. } | LayoutKind::Unknown => None,
    });
    let fields: BTreeSet<VarId> = fields.flatten().map(|field| field.variable).collect();
    let body = unit.body(unit.function(id)).filter(|_| !fields.is_empty());
    let Some(body) = body else { return BTreeSet::new() };
    let here = unit.expressions.iter().filter(|expression| body.span.contains(expression.span));
    let named =
        here.filter_map(
            |expression| {
                if let ExprKind::Member(member) = &expression.kind { member.variable } else { None }
            },
        );
    named.filter(|field| fields.contains(field)).collect()
}

/// The variables that the statements of a function declare, in source order.
pub fn declared(unit: &Analyzed, id: FunctionId) -> Vec<VarId> {
    let mut found: BTreeSet<VarId> = BTreeSet::new();
    if let Some(body) = unit.body(unit.function(id)) {
        declared_in(unit, body, &mut found);
    }
    found.into_iter().collect()
}

fn declared_in(unit: &Analyzed, body: &Stmt, found: &mut BTreeSet<VarId>) {
    unit.walk(body, &mut |stmt| {
        if let StmtKind::Declaration(variables) = &stmt.kind {
            found.extend(variables);
        }
        for id in &stmt.expressions {
            let kind = &unit.expression(*id).kind;
            if let ExprKind::Declare(declare) = kind {
                found.extend(&declare.variables);
            }
            // `if (int *p = a; *p > 2)`
            if let ExprKind::Statements(inner) = kind {
                declared_in(unit, unit.stmt(*inner), found);
            }
        }
    });
}

/// True if a variable is a pointer, a reference, or an array of pointers.
fn leads(ty: Ty<'_>) -> bool {
    match ty.kind {
        TypeKind::Pointer(to) => ty.at(to).kind != TypeKind::Function,
        TypeKind::Reference(to) => ty.at(to).kind != TypeKind::Function,
        TypeKind::Array { of, .. } => leads(ty.at(of)),
        _ => false,
    }
}

#[cfg(test)]
mod tests;
