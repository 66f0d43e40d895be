//! A unit together with the cached results of the analyses over it.

use crate::attribute_index::{AttributeIndex, StatementAttributes, VariableAttributes};
use crate::changes::EffectQueries;
use crate::fate::{Fate, Indirection, fate_with};
use crate::functions::Functions;
use crate::memo::Memo;
use crate::memory::{Memory, MemoryObject};
use crate::mod_ref::returns_place;
use crate::named::{Index, Named, places};
use crate::odr_use::odr_used;
use crate::promises::Promises;
use crate::reach::{around, outermost};
use crate::tree::Tree;
use crate::uses::{Call, Effects, Use, effects_with};
use okl_model::{
    Access, AttrId, CallExpr, CallTarget, Convergence, Declaration, DeclarationId, DeclarationKind, Declare,
    DimAccess, Directive, ExprId, ExprKind, Expression, Function, FunctionId, Intrinsic, Item, Layout,
    LoopId, Meaning, Name, Overloaded, Scope, Stmt, StmtKind, Ty, Unit, VarId,
};
use okl_source::Span;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;
use std::ops::Deref;
use std::sync::{Mutex, OnceLock, PoisonError};

/// A unit, and the answers to questions about it.
///
/// It dereferences to the unit. The answers are computed when they are first asked for and then cached; the unit is
/// therefore immutable ([`Analyzed::into_unit`] returns it for changes). Clones and comparisons take the unit alone
/// into account.
#[derive(Debug, Default)]
pub struct Analyzed {
    unit: Unit,
    statements: OnceLock<Vec<Effects>>,
    functions: OnceLock<Vec<Summary>>,
    tree: OnceLock<Tree>,
    promises: OnceLock<Promises>,
    definitions: OnceLock<Vec<Option<FunctionId>>>,
    declared: OnceLock<Functions>,
    reaching_out: OnceLock<FxHashSet<FunctionId>>,
    /// The calls of intrinsics, by start offset.
    intrinsic_places: OnceLock<Vec<(u32, ExprId)>>,
    memory: OnceLock<Memory>,
    marks: OnceLock<AttributeIndex>,
    names: OnceLock<Index>,
    name_places: OnceLock<Vec<Span>>,
    words: OnceLock<FxHashSet<String>>,
    addressed: OnceLock<FxHashSet<VarId>>,
    kernel_places: OnceLock<Vec<(Span, FunctionId)>>,
    directive_places: OnceLock<Vec<usize>>,
    namespaces: OnceLock<Vec<DeclarationId>>,
    dim_places: OnceLock<Vec<usize>>,
    item_places: OnceLock<FxHashMap<u32, Vec<usize>>>,
    outermost_items: OnceLock<Vec<Span>>,
    /// The variables, by the offsets of their names.
    variable_places: OnceLock<Vec<VarId>>,
    attribute_lists: OnceLock<Vec<Span>>,
    layouts: OnceLock<FxHashMap<String, usize>>,
    changed: OnceLock<BTreeSet<VarId>>,
    odr_used: OnceLock<BTreeSet<VarId>>,
    asked: Mutex<EffectQueries>,
    lambda_bodies: OnceLock<Vec<Span>>,
    pub(crate) kept: Memo,
}

/// The functions that the body of a function calls and the variables at file scope that it uses; each list sorted and
/// without repeats.
#[derive(Debug, Default)]
struct Summary {
    calls: Vec<FunctionId>,
    globals: Vec<VarId>,
}

impl Analyzed {
    /// Wraps a unit whose ids all refer to existing entries; nothing is computed yet.
    pub fn new(unit: Unit) -> Analyzed {
        Analyzed { unit, ..Analyzed::default() }
    }

    /// Wraps `unit`, a copy of the unit of `old` in which entities have other names. The text still contains the old
    /// names; their places are therefore taken from `old`.
    pub fn renamed(unit: Unit, old: &Analyzed) -> Analyzed {
        Analyzed { unit, name_places: OnceLock::from(old.name_places().to_vec()), ..Analyzed::default() }
    }

    /// The unit alone.
    pub fn unit(&self) -> &Unit {
        &self.unit
    }

    /// Returns the unit, so that it can be changed.
    pub fn into_unit(self) -> Unit {
        self.unit
    }

    /// The uses of variables in the expressions of a statement, without those of the statements nested in it.
    pub fn uses(&self, stmt: &Stmt) -> &[Use] {
        &self.effects(stmt).uses
    }

    /// The calls in the expressions of a statement, without those of the statements nested in it.
    pub fn calls(&self, stmt: &Stmt) -> &[Call] {
        &self.effects(stmt).calls
    }

    /// The arguments of a call that is written `f(a, b)`, one for each parameter. Empty for other calls, such as `a +
    /// b`.
    pub fn arguments(&self, call: &Call) -> &[ExprId] {
        let ExprKind::Call(written) = &self.unit.expression(call.id).kind else { return &[] };
        match &written.target {
            CallTarget::Operator(id) if self.unit.callee(*id).operator == Some(Overloaded::Call) => {
                written.arguments.get(1..).unwrap_or_default()
            }
            CallTarget::Operator(_) => &[],
            CallTarget::Function(_)
            | CallTarget::Method { .. }
            | CallTarget::Constructor(_)
            | CallTarget::Value(_)
            | CallTarget::Unknown => &written.arguments,
        }
    }

    /// The expression that `id` is a direct part of.
    pub fn parent(&self, id: ExprId) -> Option<ExprId> {
        self.tree().parent(id)
    }

    /// The statement of which `id` is a whole expression, not a part of one.
    pub fn statement_of(&self, id: ExprId) -> Option<&Stmt> {
        self.tree().statement(id).map(|id| self.unit.stmt(id))
    }

    /// True if a place lies in the body of a lambda, inside of the innermost function around it.
    pub(crate) fn is_in_lambda(&self, place: Span) -> bool {
        let function = self.function_around(place).and_then(|id| self.unit.function(id).body);
        let around = function.map(|body| self.unit.stmt(body).span);
        let bodies = self.lambda_bodies.get_or_init(|| {
            let lambda = |one: &Expression| {
                let ExprKind::Lambda(lambda) = &one.kind else { return None };
                Some(self.unit.stmt(lambda.body).span)
            };
            self.unit.expressions.iter().filter_map(lambda).collect()
        });
        bodies.iter().any(|body| body.contains(place) && around.is_none_or(|around| around.contains(*body)))
    }

    /// The outermost expression that consists of this one, parentheses and implicit conversions only.
    pub fn wrapped(&self, id: ExprId) -> ExprId {
        self.tree().wrapped(&self.unit, id)
    }

    /// The declaration of a variable, if it is declared inside of a function.
    pub fn declaration(&self, id: VarId) -> Option<&Declare> {
        self.tree().declaration(&self.unit, id)
    }

    /// True if a type contains neither a pointer nor a reference, nor a class that has one.
    pub fn is_closed(&self, ty: Ty<'_>) -> bool {
        self.promises().is_closed(ty)
    }

    /// True if a function writes to nothing but its own variables, whatever its arguments are. False for one without a
    /// known body.
    pub fn only_reads(&self, function: FunctionId) -> bool {
        self.asking(|asked| asked.only_reads(self, function))
    }

    /// True if an expression has the same value each time it is evaluated, provided that nothing else is written in
    /// between: the functions it calls only read.
    pub fn is_repeatable(&self, id: ExprId) -> bool {
        !self.any_part(id, &|kind| matches!(kind, ExprKind::Call(call) if !self.call_only_reads(call)))
    }

    /// True if a call writes to nothing but the callee's own variables. If the callee has no known body: true if its
    /// parameter types give it no way to write elsewhere.
    pub(crate) fn call_only_reads(&self, call: &CallExpr) -> bool {
        call.callee().map(|id| self.unit.callee(id)).is_some_and(|callee| match callee.function {
            Some(called) => self.only_reads(called),
            None => {
                let alone = |intrinsic: &Intrinsic| {
                    intrinsic.sync == Convergence::None
                        && intrinsic.copies.is_none()
                        && intrinsic.writes.is_none()
                };
                !callee.is_method
                    && self.unit.intrinsic(call).is_none_or(alone)
                    && callee.parameters.iter().all(|ty| self.is_closed(self.unit.ty(*ty)))
            }
        })
    }

    /// True if evaluating an expression may write to something or synchronizes with other work items.
    pub fn has_effects(&self, id: ExprId) -> bool {
        self.any_part(id, &|kind| match kind {
            ExprKind::Assign { .. }
            | ExprKind::Step { .. }
            | ExprKind::Lambda(_)
            | ExprKind::Statements(_)
            | ExprKind::Declare(_)
            | ExprKind::Defines(_)
            | ExprKind::Opaque(_) => true,
            ExprKind::Call(call) => !self.call_only_reads(call),
            ExprKind::Name(_)
            | ExprKind::Literal(_)
            | ExprKind::This
            | ExprKind::Paren(_)
            | ExprKind::Member(_)
            | ExprKind::Index { .. }
            | ExprKind::Dim { .. }
            | ExprKind::Dereference(_)
            | ExprKind::AddressOf(_)
            | ExprKind::Unary { .. }
            | ExprKind::Binary { .. }
            | ExprKind::Conditional { .. }
            | ExprKind::Cast { .. }
            | ExprKind::List(_)
            | ExprKind::CompoundLiteral(_)
            | ExprKind::SizeOf(_)
            | ExprKind::TypeOf(_)
            | ExprKind::OneOf(_) => false,
        })
    }

    /// The calls of intrinsics in the expressions of a statement, without those of the statements nested in it.
    pub fn intrinsic_calls<'u>(&'u self, stmt: &Stmt) -> Vec<(ExprId, &'u CallExpr, &'u Intrinsic)> {
        let mut found = Vec::new();
        let mut open: Vec<ExprId> = stmt.expressions.iter().rev().copied().collect();
        while let Some(id) = open.pop() {
            let expression = self.unit.expression(id);
            found.extend(self.unit.intrinsic_call(expression).map(|(call, intrinsic)| (id, call, intrinsic)));
            open.extend(expression.kind.children().rev());
        }
        found
    }

    /// True if a statement is a call of an intrinsic that synchronizes all work items of a group.
    pub fn meets(&self, stmt: &Stmt) -> bool {
        let [only] = stmt.expressions[..] else { return false };
        let ExprKind::Call(call) = &self.unit.expression(self.unit.peeled(only)).kind else { return false };
        let is_whole = matches!(stmt.kind, StmtKind::Expression);
        is_whole && self.unit.intrinsic(call).is_some_and(|intrinsic| intrinsic.sync == Convergence::Group)
    }

    /// True if a method may write to the members of its object. True for one without a known body.
    pub fn changes_object(&self, method: FunctionId) -> bool {
        self.asking(|asked| asked.changes_object(self, method))
    }

    /// True if constant objects of the type may change: it has a `mutable` member.
    pub fn is_mutable(&self, ty: Ty<'_>) -> bool {
        self.promises().is_mutable(ty)
    }

    /// The functions `begin` and `end` of a class, which a range-based loop over one of its objects calls.
    pub(crate) fn range_functions(&self, object: Ty<'_>) -> impl Iterator<Item = FunctionId> {
        let class = self.layout(object).map(|layout| layout.span);
        let functions = (0..self.unit.functions.len() as u32).map(FunctionId);
        functions.filter(move |id| {
            let function = self.unit.function(*id);
            function.is_method
                && matches!(function.name.as_str(), "begin" | "end")
                && class.is_some_and(|class| class.contains(function.name_span))
        })
    }

    /// True if some code of the unit converts a pointer to constant data to a pointer to data that may change.
    pub fn casts_const_away(&self) -> bool {
        self.promises().are_broken()
    }

    /// True if some code may write to a variable after its initialization.
    pub fn is_changed(&self, id: VarId) -> bool {
        let changed = self.changed.get_or_init(|| {
            let uses = self.unit.statements.iter().flat_map(|stmt| self.uses(stmt));
            uses.filter(|used| used.access.may_write()).map(|used| used.variable).collect()
        });
        changed.contains(&id)
    }

    /// True if some code takes the address of a variable or lets it escape.
    pub fn is_addressed(&self, id: VarId) -> bool {
        let all = self.addressed.get_or_init(|| {
            let named = self.unit.expressions.iter().filter_map(|one| {
                let ExprKind::AddressOf(place) = one.kind else { return None };
                let place = self.unit.expression(self.unit.peeled(place));
                if let ExprKind::Name(Name::Variable(id)) = place.kind { Some(id) } else { None }
            });
            let uses = self.unit.statements.iter().flat_map(|stmt| self.uses(stmt));
            let escapes = uses.filter(|used| used.access == Access::Escape).map(|used| used.variable);
            named.chain(escapes).collect()
        });
        all.contains(&id)
    }

    /// The kernel that contains a place.
    pub fn kernel_around(&self, place: Span) -> Option<FunctionId> {
        let all = self.kernel_places.get_or_init(|| {
            let mut all: Vec<(Span, FunctionId)> =
                self.unit.kernels().map(|(id, kernel)| (kernel.span, id)).collect();
            all.sort_unstable();
            all
        });
        let after = all.partition_point(|(span, _)| span.start <= place.start);
        let (span, id) = *all[..after].last()?;
        span.contains(place).then_some(id)
    }

    /// True if a function may write to the memory that its parameter number `at` points or refers to. True for one
    /// without a known body.
    pub fn changes_argument(&self, function: FunctionId, at: usize) -> bool {
        self.asking(|asked| asked.changes_argument(self, function, at))
    }

    /// The template that the expression `id` calls, if an operator of a class may have effects in it that its body does
    /// not show.
    pub fn hidden_change(&self, id: ExprId) -> Option<FunctionId> {
        let ExprKind::Call(call) = &self.expression(id).kind else { return None };
        let hides = self.asking(|asked| asked.call_hides_changes(self, call));
        call.callee().filter(|_| hides).and_then(|callee| self.callee(callee).function)
    }

    /// The fate of the place that the expression `id` designates, at the distance `meant`.
    pub fn fate(&self, id: ExprId, meant: Indirection) -> Fate {
        self.asking(|asked| fate_with(self, id, meant, asked))
    }

    /// Answers a question about the effects of functions with the help of earlier answers. Two threads that ask at the
    /// same time may both compute the answer.
    pub(crate) fn asking<T>(&self, question: impl FnOnce(&mut EffectQueries) -> T) -> T {
        let all = || self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        let mut asked = std::mem::take(&mut *all());
        let answer = question(&mut asked);
        *all() = asked;
        answer
    }

    /// The variables whose addresses a pointer, a reference or an object may hold, by any value that is ever assigned
    /// to it.
    pub fn leads_to(&self, id: VarId) -> BTreeSet<VarId> {
        let reached = self.memory().reached_from(self, id);
        let variable =
            |home: &MemoryObject| if let MemoryObject::Variable(id) = *home { Some(id) } else { None };
        reached.iter().chain(self.memory().behind(self, id)).filter_map(variable).collect()
    }

    /// The OKL attributes of a variable.
    pub fn attributes_of(&self, id: VarId) -> VariableAttributes {
        self.marks().variable(id)
    }

    /// The OKL attributes of a statement.
    pub fn attributes_on(&self, stmt: &Stmt) -> &StatementAttributes {
        self.marks().statement(stmt)
    }

    /// The arguments of `@dimOrder`, as far as they are numbers: the fastest-varying axis first.
    pub fn axes(&self, order: AttrId) -> Vec<usize> {
        let Meaning::DimOrder(axes) = self.unit.attribute(order).meaning() else { return Vec::new() };
        axes.iter().copied().flatten().collect()
    }

    /// The statement of a loop.
    ///
    /// # Panics
    /// If the id comes from another unit.
    pub fn for_loop(&self, id: LoopId) -> &Stmt {
        self.unit.stmt(self.marks().for_loop(id))
    }

    fn marks(&self) -> &AttributeIndex {
        self.marks.get_or_init(|| AttributeIndex::new(&self.unit))
    }

    /// The results of the points-to analysis.
    pub fn memory(&self) -> &Memory {
        self.memory.get_or_init(|| Memory::new(self))
    }

    /// The range of every name in the text, at its declaration and at each use, in source order.
    pub fn name_places(&self) -> &[Span] {
        self.name_places.get_or_init(|| places(&self.unit))
    }

    /// The items that start at an offset: `int a, b;` has two.
    pub fn items_at(&self, start: u32) -> impl Iterator<Item = &Item> {
        let all = self.item_places.get_or_init(|| {
            let mut all: FxHashMap<u32, Vec<usize>> = FxHashMap::default();
            for (at, item) in self.unit.items.iter().enumerate() {
                all.entry(item.span.start).or_default().push(at);
            }
            all
        });
        all.get(&start).into_iter().flatten().map(|at| &self.unit.items[*at])
    }

    /// The outermost item around a range of text: the `typedef` of `typedef struct { int n; } T;`.
    pub fn item_around(&self, text: Span) -> Option<Span> {
        let all = self
            .outermost_items
            .get_or_init(|| outermost(self.unit.items.iter().map(|item| item.span).collect()));
        around(all, text)
    }

    /// True if a name occurs anywhere in the text.
    pub fn is_named(&self, name: &str) -> bool {
        let all = self.words.get_or_init(|| {
            let words = self.name_places().iter().map(|place| self.unit.source(*place).to_string());
            words.collect()
        });
        all.contains(name)
    }

    /// The variables, parameters and fields whose names are declared in a range of text, in source order.
    pub fn variables_in(&self, text: Span) -> impl Iterator<Item = VarId> {
        let all = self.variable_places.get_or_init(|| {
            let start = |id: &VarId| self.unit.variable(*id).name_span.start;
            let mut all: Vec<VarId> = (0..self.unit.variables.len() as u32).map(VarId).collect();
            all.sort_by_key(start);
            all
        });
        let start = |id: VarId| self.unit.variable(id).name_span.start;
        let first = all.partition_point(|id| start(*id) < text.start);
        let from = all[first..].iter().copied().take_while(move |id| start(*id) < text.end);
        from.filter(move |id| text.contains(self.unit.variable(*id).name_span))
    }

    /// The name that a range of text ends with: `sqrt` of `std::sqrt`; `None` for `f<n>` and `operator+`.
    pub fn last_name(&self, text: Span) -> Option<Span> {
        let names = self.name_places();
        let after = names.partition_point(|name| name.end <= text.end);
        names[..after].last().copied().filter(|name| text.contains(*name) && name.end == text.end)
    }

    /// The scope directly before a name: `std` of `std::sqrt`.
    pub fn scope_before(&self, name: Span) -> Option<Span> {
        let scoped = &self.unit.scoped;
        scoped.binary_search_by_key(&name.start, |one| one.name.start).ok().map(|at| scoped[at].scope)
    }

    /// The name directly after a scope: `sqrt` of `std::sqrt`.
    pub fn name_behind(&self, scope: Span) -> Option<Span> {
        let scoped = &self.unit.scoped;
        scoped.binary_search_by_key(&scope.start, |one| one.scope.start).ok().map(|at| scoped[at].name)
    }

    /// The keywords of C++ in a range of text.
    pub fn keywords_in(&self, text: Span) -> impl Iterator<Item = Span> {
        let first = self.unit.keywords.partition_point(|place| place.start < text.start);
        self.unit.keywords[first..].iter().copied().take_while(move |place| place.end <= text.end)
    }

    /// True if the keyword `word` occurs in a range of text.
    pub fn says(&self, text: Span, word: &str) -> bool {
        self.keywords_in(text).any(|place| self.unit.source(place) == word)
    }

    /// The preprocessor directives in a range of text, in source order.
    pub fn directives_in(&self, text: Span) -> impl Iterator<Item = &Directive> {
        let all = self.ordered_directives();
        let span = |at: usize| self.unit.directives[at].span;
        let first = all.partition_point(|at| span(*at).start < text.start);
        let inside = all[first..].iter().take_while(move |at| span(**at).start <= text.end);
        inside.map(|at| &self.unit.directives[*at]).filter(move |line| text.contains(line.span))
    }

    /// The preprocessor directives that end before an offset, the nearest first.
    pub fn directives_before(&self, place: u32) -> impl Iterator<Item = &Directive> {
        let all = self.ordered_directives();
        let count = all.partition_point(|at| self.unit.directives[*at].span.end <= place);
        all[..count].iter().rev().map(|at| &self.unit.directives[*at])
    }

    fn ordered_directives(&self) -> &[usize] {
        self.directive_places.get_or_init(|| {
            let mut all: Vec<usize> = (0..self.unit.directives.len()).collect();
            all.sort_by_key(|at| self.unit.directives[*at].span);
            all
        })
    }

    /// The accesses by `@dim` in a range of text, in source order.
    pub fn dim_accesses_in(&self, text: Span) -> impl Iterator<Item = &DimAccess> {
        let all = self.dim_places.get_or_init(|| {
            let mut all: Vec<usize> = (0..self.unit.dim_accesses.len()).collect();
            all.sort_by_key(|at| self.unit.dim_accesses[*at].span);
            all
        });
        let access = |at: &usize| &self.unit.dim_accesses[*at];
        let first = all.partition_point(|at| access(at).span.start < text.start);
        let inside = all[first..].iter().map(access).take_while(move |one| one.span.start <= text.end);
        inside.filter(move |one| text.contains(one.span))
    }

    /// The namespaces, in source order.
    pub fn namespaces(&self) -> impl Iterator<Item = &Declaration> {
        let all = self.namespaces.get_or_init(|| {
            let all = (0..self.unit.declarations.len() as u32).map(DeclarationId);
            all.filter(|id| self.unit.declared(*id).kind == DeclarationKind::Namespace).collect()
        });
        all.iter().map(|id| self.unit.declared(*id))
    }

    /// The start of the attributes directly before `place`; `place` itself if there are none.
    pub fn before_attributes(&self, place: u32) -> u32 {
        let lists = self.attribute_places();
        let mut start = place;
        for list in lists[..lists.partition_point(|list| list.end <= place)].iter().rev() {
            if !self.unit.is_blank(Span::new(list.end.min(start), start)) {
                break;
            }
            start = list.start;
        }
        start
    }

    /// True if the declarator of a variable has an initializer: ` = x`, `(x)` or `{x}`.
    pub fn has_initialiser(&self, id: VarId) -> bool {
        // The constructor call of `P p(1);` extends beyond the name; that of `P p;` ends with it.
        let is_written = |part: &ExprId| {
            let part = self.unit.expression(*part);
            matches!(part.kind, ExprKind::Call(_)) && part.span.end > self.unit.variable(id).name_span.end
        };
        self.unit.variable(id).init.is_some()
            || self.declaration(id).is_some_and(|declaration| declaration.others.iter().any(is_written))
    }

    /// The span of a statement including the attributes before it.
    pub fn with_attributes(&self, stmt: &Stmt) -> Span {
        let attrs = stmt.attrs.iter().map(|attr| self.unit.attribute(*attr).span);
        attrs.filter(|span| span.end <= stmt.span.start).fold(stmt.span, Span::to)
    }

    /// The start of the code after the attributes at `place`; `place` itself if there are none.
    pub fn after_attributes(&self, place: u32) -> u32 {
        let lists = self.attribute_places();
        let mut end = place;
        for list in &lists[lists.partition_point(|list| list.start < place)..] {
            if list.start != end {
                break;
            }
            end = self.unit.trimmed(Span::new(list.end, self.unit.text.len() as u32)).start;
        }
        end
    }

    /// The attributes of OKL and of C++, in source order.
    fn attribute_places(&self) -> &[Span] {
        self.attribute_lists.get_or_init(|| {
            let of_okl = self.unit.attributes.iter().map(|attribute| attribute.span);
            let mut all: Vec<Span> = of_okl.chain(self.unit.attribute_lists.iter().copied()).collect();
            all.sort_unstable();
            all.dedup();
            all
        })
    }

    /// True if `holds` is true for an expression or for a part of it.
    pub fn any_part(&self, id: ExprId, holds: &dyn Fn(&ExprKind) -> bool) -> bool {
        let kind = &self.unit.expression(id).kind;
        holds(kind) || kind.children().any(|part| self.any_part(part, holds))
    }

    /// The entities named in a range of text, in source order, with repeats.
    pub fn named_in(&self, span: Span) -> impl Iterator<Item = (Span, Named<'_>)> {
        self.names.get_or_init(|| Index::new(&self.unit)).inside(&self.unit, span)
    }

    /// True if code takes the address of a variable or binds a reference to it. A constant with this property cannot be
    /// replaced by its value.
    pub fn is_odr_used(&self, id: VarId) -> bool {
        self.odr_used.get_or_init(|| odr_used(&self.unit)).contains(&id)
    }

    /// The layout of a class or enumeration of the user's files.
    pub fn layout(&self, ty: Ty<'_>) -> Option<&Layout> {
        let all = self.layouts.get_or_init(|| {
            let named = self.unit.layouts.iter().enumerate().filter(|(_, layout)| !layout.name.is_empty());
            named.map(|(at, layout)| (layout.name.clone(), at)).collect()
        });
        all.get(ty.name()).map(|at| &self.unit.layouts[*at])
    }

    /// The declaration of a function that has its body; `None` if no declaration has one.
    pub fn definition(&self, id: FunctionId) -> Option<FunctionId> {
        let all = self.definitions.get_or_init(|| {
            let canonical = |at: usize| self.unit.functions[at].canonical.unwrap_or(FunctionId(at as u32));
            let mut found = vec![None; self.unit.functions.len()];
            for (at, _) in self.unit.functions.iter().enumerate().filter(|(_, one)| one.body.is_some()) {
                found[canonical(at).0 as usize].get_or_insert(FunctionId(at as u32));
                found[at].get_or_insert(FunctionId(at as u32));
            }
            (0..found.len()).map(|at| found[at].or(found[canonical(at).0 as usize])).collect()
        });
        all[id.0 as usize]
    }

    /// All declarations of the function that `id` declares, in source order.
    pub fn declarations_of(&self, id: FunctionId) -> &[FunctionId] {
        self.declared().same(&self.unit, id)
    }

    /// The declaration with the body, for functions whose declarations are known to belong together.
    pub(crate) fn body_of(&self, id: FunctionId) -> Option<FunctionId> {
        let same = self.declarations_of(id).iter().copied();
        let known = same.filter(|one| self.unit.function(*one).canonical.is_some());
        known.into_iter().find(|one| self.unit.function(*one).body.is_some())
    }

    /// The innermost function whose body contains a place.
    pub fn function_around(&self, place: Span) -> Option<FunctionId> {
        self.declared().around(place)
    }

    fn declared(&self) -> &Functions {
        self.declared.get_or_init(|| Functions::new(&self.unit))
    }

    /// True if a function uses mutable variables at file scope, or calls a function that does.
    pub fn reaches_out(&self, id: FunctionId) -> bool {
        self.reaching_out.get_or_init(|| reaching_out(self)).contains(&id)
    }

    /// The calls of intrinsics in a range of text, in the order of the expressions.
    pub fn intrinsic_calls_in(&self, text: Span) -> Vec<(ExprId, &CallExpr, &Intrinsic)> {
        let all = self.intrinsic_places.get_or_init(|| {
            let calls = self.unit.expressions.iter().filter(|one| self.unit.intrinsic_call(one).is_some());
            let mut all: Vec<(u32, ExprId)> = calls.map(|one| (one.span.start, one.id)).collect();
            all.sort_unstable();
            all
        });
        let first = all.partition_point(|(start, _)| *start < text.start);
        let inside = all[first..].iter().take_while(|(start, _)| *start <= text.end);
        let mut ids: Vec<ExprId> = inside.map(|(_, id)| *id).collect();
        ids.retain(|id| text.contains(self.unit.expression(*id).span));
        ids.sort_unstable();
        let call = |id: ExprId| {
            let (call, intrinsic) = self.unit.intrinsic_call(self.unit.expression(id))?;
            Some((id, call, intrinsic))
        };
        ids.into_iter().filter_map(call).collect()
    }

    fn promises(&self) -> &Promises {
        self.promises.get_or_init(|| Promises::new(&self.unit))
    }

    fn tree(&self) -> &Tree {
        self.tree.get_or_init(|| Tree::new(&self.unit))
    }

    /// The effects of an expression whose value is only read.
    pub fn effects_of(&self, id: ExprId) -> Effects {
        effects_with(&self.unit, self.promises(), &[id], Access::Read)
    }

    /// The functions of the unit that the body of a function calls, without repeats.
    pub fn called_by(&self, function: FunctionId) -> &[FunctionId] {
        &self.summary(function).calls
    }

    /// The variables at file scope that the body of a function uses, without repeats.
    pub fn globals_of(&self, function: FunctionId) -> &[VarId] {
        &self.summary(function).globals
    }

    fn effects(&self, stmt: &Stmt) -> &Effects {
        let all = self.statements.get_or_init(|| {
            let own = |stmt: &Stmt| {
                let access = if returns_place(self, stmt) { Access::Escape } else { Access::Read };
                effects_with(&self.unit, self.promises(), &stmt.expressions, access)
            };
            self.unit.statements.iter().map(own).collect()
        });
        &all[stmt.id.0 as usize]
    }

    fn summary(&self, function: FunctionId) -> &Summary {
        let all = self
            .functions
            .get_or_init(|| self.unit.functions.iter().map(|one| self.summarise(one)).collect());
        &all[function.0 as usize]
    }

    fn summarise(&self, function: &Function) -> Summary {
        let mut summary = Summary::default();
        if let Some(body) = self.unit.body(function) {
            self.unit.walk(body, &mut |stmt| {
                summary.calls.extend(self.calls(stmt).iter().filter_map(|call| call.function));
                let global = |id: &VarId| self.unit.variable(*id).scope == Scope::Global;
                summary.globals.extend(self.uses(stmt).iter().map(|found| found.variable).filter(global));
            });
        }
        summary.calls.sort_unstable();
        summary.calls.dedup();
        summary.globals.sort_unstable();
        summary.globals.dedup();
        summary
    }
}

/// The functions that use mutable variables at file scope, and their transitive callers.
fn reaching_out(unit: &Analyzed) -> FxHashSet<FunctionId> {
    let mut callers: FxHashMap<FunctionId, Vec<FunctionId>> = FxHashMap::default();
    let mut open = Vec::new();
    for id in (0..unit.unit.functions.len() as u32).map(FunctionId) {
        for callee in unit.called_by(id) {
            callers.entry(*callee).or_default().push(id);
        }
        let changes = |id: &VarId| {
            let variable = unit.variable(*id);
            !unit.ty(variable.ty).is_const && !variable.is_constexpr
        };
        if unit.globals_of(id).iter().any(changes) {
            open.push(id);
        }
    }
    let mut found = FxHashSet::default();
    while let Some(id) = open.pop() {
        if found.insert(id) {
            open.extend(callers.get(&id).into_iter().flatten());
        }
    }
    found
}

impl Deref for Analyzed {
    type Target = Unit;

    fn deref(&self) -> &Unit {
        &self.unit
    }
}

impl Clone for Analyzed {
    fn clone(&self) -> Analyzed {
        Analyzed::new(self.unit.clone())
    }
}

impl PartialEq for Analyzed {
    fn eq(&self, other: &Analyzed) -> bool {
        self.unit == other.unit
    }
}

#[cfg(test)]
mod tests;
