//! Which memory a pointer leads to, for targets whose pointers have to say so.
//!
//! C++ has one kind of pointer; OpenCL C and Metal have one for each memory. okl finds out where each
//! pointer leads: a kernel's parameters to global memory, a `@shared` array to the group's, a local one
//! to the work item's. From there it follows initialisers, assignments and calls. A function that is
//! called with pointers to different memories becomes several, one for each combination.

use crate::Job;
use crate::loops::by_id;
use crate::range_loop::ranged;
use okl_analysis::{Analyzed, Call, Use};
use okl_model::Update;
use okl_model::{Access, ExprId, Function, FunctionId, Scope, Stmt, StmtKind, Ty, TypeKind, VarId};
use okl_source::{Diagnostic, Span};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// A memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Space {
    /// Of all work items.
    Global,
    /// Of a group.
    Local,
    /// Of one work item.
    Private,
    /// Of all, and nobody writes to it.
    Constant,
}

/// The words of a target for its memories.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpaceWords {
    /// `__global`
    pub global: &'static str,
    /// `__local`
    pub local: &'static str,
    /// `__private`
    pub private: &'static str,
    /// `__constant`
    pub constant: &'static str,
}

impl SpaceWords {
    /// The word for a memory.
    pub fn of(&self, space: Space) -> &'static str {
        match space {
            Space::Global => self.global,
            Space::Local => self.local,
            Space::Private => self.private,
            Space::Constant => self.constant,
        }
    }
}

impl Space {
    fn letter(self) -> char {
        match self {
            Space::Global => 'g',
            Space::Local => 'l',
            Space::Private => 'p',
            Space::Constant => 'c',
        }
    }
}

/// One version of a function: where each of its pointer parameters leads.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Version {
    pub(crate) function: FunctionId,
    pub(crate) params: Vec<Option<Space>>,
}

/// What is known inside one version of a function.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pointers {
    /// Where its pointer variables lead.
    pub(crate) variables: BTreeMap<VarId, Space>,
    /// Where the pointer it returns leads.
    pub(crate) result: Option<Space>,
    /// The versions its calls go to, by where the call stands.
    pub(crate) calls: BTreeMap<Span, Version>,
}

/// Every version of every function that device code reaches, and the kernels.
#[derive(Debug, Default)]
pub(crate) struct Spaces {
    pub(crate) versions: BTreeMap<Version, Pointers>,
    /// What leads to two memories.
    pub(crate) mistakes: Vec<Diagnostic>,
}

impl Spaces {
    /// Follows every pointer from the kernels on.
    pub(crate) fn new(job: &Job<'_>) -> Spaces {
        let mut spaces = Spaces::default();
        for kernel in job.checked.kernels() {
            let version = Version {
                function: kernel.function,
                params: params(job.unit, job.unit.function(kernel.function))
                    .map(|id| is_address(job.unit.ty(job.unit.variable(id).ty)).then_some(Space::Global))
                    .collect(),
            };
            spaces.visit(job.unit, version, 0);
        }
        if job.backend.device_cpp(&job.options).is_some() {
            spaces.add_the_others(job);
        }
        spaces
    }

    /// Operators, constructors and what templates call are called without a trace: with pointers to global
    /// memory, and references to what a work item has itself.
    fn add_the_others(&mut self, job: &Job<'_>) {
        let unit = job.unit;
        for id in job.device_code().functions.iter().copied() {
            let is_known = |version: &Version| defined(unit, id) == Some(version.function);
            if unit.function(id).body.is_some() && !self.versions.keys().any(is_known) {
                let space = |id: VarId| {
                    let ty = unit.ty(unit.variable(id).ty);
                    if is_reference(ty) {
                        Some(Space::Private)
                    } else {
                        is_address(ty).then_some(Space::Global)
                    }
                };
                let params = params(unit, unit.function(id)).map(space).collect();
                self.visit(unit, Version { function: id, params }, 0);
            }
        }
    }

    /// The versions of one function, in order.
    pub(crate) fn of(&self, id: FunctionId) -> Vec<(&Version, &Pointers)> {
        self.versions.iter().filter(|(version, _)| version.function == id).collect()
    }

    /// The name of a version: `f`, or `f__gl` when there are several. Methods and templates keep theirs.
    pub(crate) fn name(&self, unit: &Analyzed, version: &Version) -> String {
        let function = unit.function(version.function);
        let name = &function.name;
        let is_plain = !(function.is_method || function.is_template || name.starts_with("operator"));
        if !is_plain || self.of(version.function).len() < 2 {
            return name.clone();
        }
        let letters: String = version.params.iter().flatten().map(|space| space.letter()).collect();
        format!("{name}__{letters}")
    }

    /// The result of a version; functions cannot call themselves, so this ends.
    fn visit(&mut self, unit: &Analyzed, version: Version, depth: u32) -> Option<Space> {
        if let Some(known) = self.versions.get(&version) {
            return known.result;
        }
        if depth > 64 {
            return None;
        }
        let function = unit.function(version.function);
        let mut pointers = Pointers::default();
        for (id, space) in params(unit, function).zip(&version.params) {
            pointers.variables.extend(space.map(|space| (id, space)));
        }
        let Some(body) = unit.body(function) else {
            self.versions.insert(version, pointers);
            return None;
        };
        // A pointer may be set after its first use, in a loop: go on until nothing new is found.
        for _ in 0..8 {
            let before = (pointers.variables.len(), pointers.calls.len());
            let mut tell = Vec::new();
            self.statement(unit, body, &mut pointers, &mut tell, depth);
            if before == (pointers.variables.len(), pointers.calls.len()) {
                self.mistakes.extend(tell);
                break;
            }
        }
        // A number leads nowhere, whatever it was looked up in.
        let is_number = match unit.ty(function.result).kind {
            TypeKind::Void | TypeKind::Bool | TypeKind::Int(_) | TypeKind::Float | TypeKind::Enum => true,
            TypeKind::Pointer(_)
            | TypeKind::Reference(_)
            | TypeKind::Array { .. }
            | TypeKind::Record
            | TypeKind::Function
            | TypeKind::Other => false,
        };
        pointers.result = pointers.result.filter(|_| !is_number);
        let result = pointers.result;
        self.versions.insert(version, pointers);
        result
    }

    fn statement(
        &mut self,
        unit: &Analyzed,
        stmt: &Stmt,
        pointers: &mut Pointers,
        tell: &mut Vec<Diagnostic>,
        depth: u32,
    ) {
        let mut calls: Vec<&Call> = unit.calls(stmt).iter().collect();
        // Arguments may be calls themselves.
        calls.sort_by_key(|call| call.span.end - call.span.start);
        for call in calls {
            self.call(unit, stmt, call, pointers, depth);
        }
        let note = |id: VarId, (space, from): (Space, Span), pointers: &mut Pointers, tell: &mut Vec<_>| {
            match pointers.variables.get(&id) {
                Some(known) if *known != space => tell.push(two_memories(unit, id, from)),
                Some(_) => {}
                None => {
                    pointers.variables.insert(id, space);
                }
            }
        };
        let set = |id: VarId, value: ExprId, pointers: &mut Pointers, tell: &mut Vec<Diagnostic>| {
            let span = unit.expression(value).span;
            let found = if is_reference(unit.ty(unit.variable(id).ty)) {
                vec![(refers_to(unit, span, unit.uses(stmt), unit.calls(stmt), pointers, self), span)]
            } else if unit.variable(id).is_binding {
                vec![(part_leads_to(unit, value, pointers), span)]
            } else {
                leads_to(unit, span, unit.uses(stmt), unit.calls(stmt), pointers, self)
            };
            for leads in found {
                note(id, leads, pointers, tell);
            }
        };
        // `for (float &x : values)`
        for (id, range) in
            ranged(unit, stmt).into_iter().flat_map(|(ids, range)| ids.iter().map(move |id| (*id, range)))
        {
            let ty = unit.ty(unit.variable(id).ty);
            if is_reference(ty) {
                set(id, range, pointers, tell);
            } else if holds_pointers(ty) {
                let span = unit.expression(range).span;
                note(id, (part_leads_to(unit, range, pointers), span), pointers, tell);
            }
        }
        for (id, value) in assigned_inside(unit, stmt) {
            for (space, from) in leads_to(unit, value, unit.uses(stmt), unit.calls(stmt), pointers, self) {
                note(id, (space, from), pointers, tell);
            }
        }
        match &stmt.kind {
            StmtKind::Declaration(variables) => {
                for id in variables {
                    let variable = unit.variable(*id);
                    let leads = holds_pointers(unit.ty(variable.ty)) || is_reference(unit.ty(variable.ty));
                    if let (Some(init), true) = (variable.init, leads) {
                        set(*id, init, pointers, tell);
                    }
                }
            }
            StmtKind::Expression => {
                if let Some(Update { operator: None, target, value: Some(value), .. }) = unit.update_of(stmt)
                    && let uses = unit.effects_of(target).uses
                    && let start = unit.expression(target).span.start
                    && let Some(used) = uses.iter().find(|used| used.span.start == start)
                    && holds_pointers(unit.ty(unit.variable(used.variable).ty))
                    && unit.type_of(target).is_pointer()
                {
                    set(used.variable, value, pointers, tell);
                }
            }
            StmtKind::For(l) => {
                if let Some(variable) = l.variable.map(|id| unit.variable(id))
                    && let (Some(init), true) = (variable.init, unit.ty(variable.ty).is_pointer())
                {
                    set(l.variable.expect("it has one"), init, pointers, tell);
                }
            }
            StmtKind::Return => {
                let found = leads_to(unit, stmt.span, unit.uses(stmt), unit.calls(stmt), pointers, self);
                pointers.result = pointers.result.or(found.first().map(|(space, _)| *space));
            }
            StmtKind::Block(_)
            | StmtKind::Loop(_)
            | StmtKind::RangeFor { .. }
            | StmtKind::If { .. }
            | StmtKind::Switch(_)
            | StmtKind::Labelled(_)
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Goto
            | StmtKind::Empty
            | StmtKind::Other(_) => {}
        }
        for child in unit.children(stmt) {
            self.statement(unit, child, pointers, tell, depth);
        }
    }

    /// Finds the version a call goes to.
    fn call(&mut self, unit: &Analyzed, stmt: &Stmt, call: &Call, pointers: &mut Pointers, depth: u32) {
        let Some(id) = call.function.and_then(|id| defined(unit, id)) else { return };
        let function = unit.function(id);
        let arguments = unit.arguments(call);
        if arguments.len() != function.params.len() {
            return;
        }
        let params = params(unit, function)
            .zip(arguments)
            .map(|(param, argument)| {
                let argument = unit.expression(*argument).span;
                let ty = unit.ty(unit.variable(param).ty);
                if is_reference(ty) {
                    return Some(refers_to(
                        unit,
                        argument,
                        unit.uses(stmt),
                        unit.calls(stmt),
                        pointers,
                        self,
                    ));
                }
                is_address(ty).then(|| {
                    leads_to(unit, argument, unit.uses(stmt), unit.calls(stmt), pointers, self)
                        .first()
                        .map_or(Space::Private, |(space, _)| *space)
                })
            })
            .collect();
        let version = Version { function: id, params };
        self.visit(unit, version.clone(), depth + 1);
        pointers.calls.insert(call.span, version);
    }
}

/// The pointers that are given a value in the middle of a statement, with that value:
/// `for (p = s; ...)`, `while ((p = next(p)))`.
fn assigned_inside(unit: &Analyzed, stmt: &Stmt) -> Vec<(VarId, Span)> {
    let whole = |used: &Use| {
        unit.update_of(stmt).is_some_and(|update| unit.expression(update.target).span == used.span)
    };
    let mut found = Vec::new();
    for used in
        unit.uses(stmt).iter().filter(|used| used.access == Access::Write && !used.through && !whole(used))
    {
        if !unit.ty(unit.variable(used.variable).ty).is_pointer() {
            continue;
        }
        let after = &unit.text[used.span.end as usize..stmt.span.end.max(used.span.end) as usize];
        let Some((between, value)) = after.split_once('=') else { continue };
        if between.trim().is_empty() {
            let blanks = value.len() - value.trim_start().len();
            let start = used.span.end + (between.len() + "=".len() + blanks) as u32;
            let length = value[blanks..][..operand(&value[blanks..])].trim_end().len();
            found.push((used.variable, Span::new(start, start + length as u32)));
        }
    }
    found
}

/// The length of an operand of `=` or `,`.
fn operand(text: &str) -> usize {
    let mut depth = 0_i32;
    for (at, character) in text.char_indices() {
        depth += match character {
            '(' | '[' | '{' => 1,
            ')' | ']' | '}' => -1,
            _ => 0,
        };
        if depth < 0 || (depth == 0 && matches!(character, ',' | ';')) {
            return at;
        }
    }
    text.len()
}

/// The definition of a function, for a call that leads to a declaration.
fn defined(unit: &Analyzed, id: FunctionId) -> Option<FunctionId> {
    let canonical = unit.function(id).canonical.unwrap_or(id);
    (0..unit.functions.len() as u32).map(FunctionId).find(|at| {
        let function = unit.function(*at);
        function.body.is_some() && (*at == canonical || function.canonical == Some(canonical))
    })
}

fn params<'u>(_unit: &'u Analyzed, function: &'u Function) -> impl Iterator<Item = VarId> + 'u {
    function.params.iter().copied()
}

/// Whether a parameter of this type is an address.
pub(crate) fn is_address(ty: Ty<'_>) -> bool {
    ty.is_pointer() || ty.is_array()
}

/// Whether a variable is another name for something.
pub(crate) fn is_reference(ty: Ty<'_>) -> bool {
    matches!(ty.kind, TypeKind::Reference(_))
}

/// Whether a variable is a pointer, or an array of them.
pub(crate) fn holds_pointers(ty: Ty<'_>) -> bool {
    match ty.kind {
        TypeKind::Pointer(_) => true,
        TypeKind::Array { of, .. } => holds_pointers(ty.at(of)),
        TypeKind::Void
        | TypeKind::Bool
        | TypeKind::Int(_)
        | TypeKind::Float
        | TypeKind::Reference(_)
        | TypeKind::Record
        | TypeKind::Enum
        | TypeKind::Function
        | TypeKind::Other => false,
    }
}

/// The memory a variable lies in.
pub(crate) fn home(unit: &Analyzed, id: VarId) -> Space {
    let variable = unit.variable(id);
    match variable.scope {
        Scope::Global => Space::Constant,
        Scope::Field => Space::Global,
        Scope::Local | Scope::Parameter if unit.has_attr(&variable.attrs, "shared") => Space::Local,
        Scope::Local | Scope::Parameter => Space::Private,
    }
}

/// Where the value of an expression leads, with the use that says so; empty when it is no address.
pub(crate) fn leads_to(
    unit: &Analyzed,
    span: Span,
    uses: &[Use],
    calls: &[Call],
    pointers: &Pointers,
    spaces: &Spaces,
) -> Vec<(Space, Span)> {
    let (mut found, mut fields) = (Vec::new(), Vec::new());
    // What stands in the arguments of a call does not flow into the value; the result may.
    let calls: Vec<&Call> =
        calls.iter().filter(|call| span.contains(call.span) && call.span != Span::default()).collect();
    for call in &calls {
        let outermost = calls.iter().all(|other| other.span == call.span || !other.span.contains(call.span));
        let result = pointers.calls.get(&call.span).and_then(|version| spaces.versions.get(version));
        if let (true, Some(Pointers { result: Some(space), .. })) = (outermost, result) {
            found.push((*space, call.span));
        }
    }
    let subscripts = uses.iter().flat_map(|used| &used.subscripts).map(|index| unit.expression(*index).span);
    let subscripts: Vec<Span> = subscripts.collect();
    for used in uses.iter().filter(|used| span.contains(used.span)) {
        let inside_call = calls.iter().any(|call| call.span.contains(used.span));
        let inside_index = subscripts
            .iter()
            .any(|index| index.contains(used.span) && span.contains(*index) && *index != span);
        if inside_call || inside_index {
            continue;
        }
        match value_of(unit, used, pointers, false) {
            Some(space) => found.push((space, used.span)),
            None if is_member(unit, used) => fields.push((Space::Global, used.span)),
            None => {}
        }
    }
    let text = unit.source(span).trim_start().trim_start_matches(['{', '(', ' ']);
    if found.is_empty() && (text.starts_with('"') || text.starts_with("R\"")) {
        return vec![(Space::Constant, span)];
    }
    // `view.values`: pointers in structs lead to global memory.
    if found.is_empty() { fields } else { found }
}

/// Where a pointer leads that is a part of something: where the others of its array do; pointers in structs lead to
/// global memory.
fn part_leads_to(unit: &Analyzed, whole: ExprId, pointers: &Pointers) -> Space {
    let uses = unit.effects_of(whole).uses;
    let used = uses.iter().min_by_key(|used| used.span.start);
    let array = used.filter(|used| holds_pointers(unit.ty(unit.variable(used.variable).ty)));
    array.and_then(|array| pointers.variables.get(&array.variable).copied()).unwrap_or(Space::Global)
}

/// The memory that a reference to an expression leads to: its own, or that of a value made for it.
fn refers_to(
    unit: &Analyzed,
    span: Span,
    uses: &[Use],
    calls: &[Call],
    pointers: &Pointers,
    spaces: &Spaces,
) -> Space {
    let text = unit.source(span).trim().trim_start_matches('(').trim_start();
    if text.starts_with(['*', '&']) {
        let found = leads_to(unit, span, uses, calls, pointers, spaces);
        return found.first().map_or(Space::Private, |(space, _)| *space);
    }
    let call = calls.iter().find(|call| span.contains(call.span) && call.span.start == span.start);
    if let Some(version) = call.and_then(|call| pointers.calls.get(&call.span)) {
        let is_place = is_reference(unit.ty(unit.function(version.function).result));
        return spaces
            .versions
            .get(version)
            .and_then(|version| version.result)
            .filter(|_| is_place)
            .unwrap_or(Space::Private);
    }
    let used = uses.iter().filter(|used| span.contains(used.span)).min_by_key(|used| used.span.start);
    match used {
        Some(used) if is_place(text) => value_of(unit, used, pointers, true).unwrap_or(Space::Private),
        Some(_) | None => Space::Private,
    }
}

/// Whether an expression is a place: `a`, `s[i + 1]`, `view.values[0]`, `p->x`; sums and calls are none.
fn is_place(text: &str) -> bool {
    let mut depth = 0_i32;
    let mut rest = text.chars().peekable();
    while let Some(letter) = rest.next() {
        match letter {
            '[' => depth += 1,
            ']' => depth -= 1,
            '-' if rest.peek() == Some(&'>') => {
                rest.next();
            }
            _ if depth > 0 || letter.is_alphanumeric() || matches!(letter, '_' | '.' | ')' | ' ') => {}
            _ => return false,
        }
    }
    true
}

/// Whether a use leads on to a field: `view.values`, `view->values`.
fn is_member(unit: &Analyzed, used: &Use) -> bool {
    let after = unit.text[used.span.end as usize..].trim_start();
    after.starts_with("->") || after.starts_with('.') || after.starts_with('[')
}

/// Where the address that one use of a variable gives leads; none when it gives no address. With `address`
/// the place itself counts.
fn value_of(unit: &Analyzed, used: &Use, pointers: &Pointers, address: bool) -> Option<Space> {
    let variable = unit.variable(used.variable);
    let own = pointers.variables.get(&used.variable).copied();
    let is_dim = unit.dim_accesses.iter().any(|access| access.base == used.span);
    let mut levels = if is_dim { 1 } else { used.subscripts.len() };
    let before = unit.text[..used.span.start as usize].trim_end_matches([' ', '(', '\n', '\t']);
    // `f(p)` and `f(*p)` differ in the star only.
    if used.through && levels == 0 && before.ends_with('*') {
        levels = 1;
    }
    let takes_address =
        address || used.access == Access::Escape || (before.ends_with('&') && !before.ends_with("&&"));
    let mut ty = unit.ty(variable.ty).value();
    let mut crossed = false;
    for _ in 0..levels {
        crossed |= ty.is_pointer();
        ty = ty.element()?;
    }
    let lies_in = if crossed || (is_address(unit.ty(variable.ty)) && variable.scope == Scope::Parameter) {
        own.unwrap_or(Space::Global)
    } else if is_reference(unit.ty(variable.ty)) {
        own.unwrap_or(Space::Private)
    } else {
        home(unit, used.variable)
    };
    match &ty.kind {
        // `a + 1`, `rows[i]`: a pointer that is stored leads where it was found to.
        TypeKind::Pointer(_) if !takes_address || levels == 0 => {
            if crossed {
                Some(Space::Global)
            } else {
                own
            }
        }
        TypeKind::Array { .. } => Some(lies_in),
        // `&x`, `&a[i]`
        TypeKind::Pointer(_)
        | TypeKind::Void
        | TypeKind::Bool
        | TypeKind::Int(_)
        | TypeKind::Float
        | TypeKind::Reference(_)
        | TypeKind::Record
        | TypeKind::Enum
        | TypeKind::Function
        | TypeKind::Other => takes_address.then_some(lies_in),
    }
}

/// The memory a place lies in: `s[i]`, `*p`.
pub(crate) fn of_place(unit: &Analyzed, place: ExprId, pointers: &Pointers) -> Space {
    // What an index uses comes before what it is an index of.
    let uses = unit.effects_of(place).uses;
    let Some(used) = uses.iter().min_by_key(|used| used.span.start) else { return Space::Global };
    let variable = unit.variable(used.variable);
    let address = unit.ty(variable.ty).is_pointer()
        || is_reference(unit.ty(variable.ty))
        || (unit.ty(variable.ty).is_array() && variable.scope == Scope::Parameter);
    match (address, pointers.variables.get(&used.variable)) {
        (true, Some(space)) => *space,
        (true, None) => Space::Global,
        (false, _) => home(unit, used.variable),
    }
}

/// `pointer-to-two-memories`
fn two_memories(unit: &Analyzed, id: VarId, from: Span) -> Diagnostic {
    let variable = unit.variable(id);
    let message = format!("`{}` leads to two kinds of memory, which this target keeps apart", variable.name);
    Diagnostic::error("pointer-to-two-memories", message, variable.name_span)
        .label(from, "here it is set to lead elsewhere than before")
        .help("use a pointer of its own for each")
}

/// The versions a kernel's own code is written for: exactly one.
pub(crate) fn of_kernel(spaces: &Spaces, id: FunctionId) -> &Pointers {
    spaces.of(id).first().expect("every kernel has its version").1
}

/// The declarations among the statements of a function, with loops' own.
pub(crate) fn declared(unit: &Analyzed, function: &Function) -> Vec<VarId> {
    let mut found: BTreeSet<VarId> = BTreeSet::new();
    if let Some(body) = unit.body(function) {
        unit.walk(body, &mut |stmt| {
            if let StmtKind::Declaration(variables) = &stmt.kind {
                found.extend(variables);
            }
            found.extend(ranged(unit, stmt).into_iter().flat_map(|(variables, _)| variables));
        });
        let loops: HashMap<_, _> = by_id(unit, function);
        found.extend(loops.values().filter_map(|stmt| stmt.as_for()?.variable));
    }
    found.into_iter().collect()
}
