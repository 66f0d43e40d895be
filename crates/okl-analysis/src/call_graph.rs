//! Functions: their declarations and definitions, what they call, and the variables at file scope that they use.

use crate::Analyzed;
use crate::functions::Summary;
use okl_model::{Function, FunctionId, Scope, Ty, VarId};
use okl_source::Span;
use rustc_hash::{FxHashMap, FxHashSet};

impl Analyzed {
    /// The declaration of a function that has its body; `None` if no declaration has one.
    pub fn definition(&self, id: FunctionId) -> Option<FunctionId> {
        let all = self.cache.definitions.get_or_init(|| {
            let canonical = |at: usize| self.functions[at].canonical.unwrap_or(FunctionId(at as u32));
            let mut found = vec![None; self.functions.len()];
            for (at, _) in self.functions.iter().enumerate().filter(|(_, one)| one.body.is_some()) {
                found[canonical(at).0 as usize].get_or_insert(FunctionId(at as u32));
                found[at].get_or_insert(FunctionId(at as u32));
            }
            (0..found.len()).map(|at| found[at].or(found[canonical(at).0 as usize])).collect()
        });
        all[id.0 as usize]
    }

    /// All declarations of the function that `id` declares, in source order.
    pub fn declarations_of(&self, id: FunctionId) -> &[FunctionId] {
        self.function_index().same(self.unit(), id)
    }

    /// The declaration with the body, for functions whose declarations are known to belong together.
    pub(crate) fn body_of(&self, id: FunctionId) -> Option<FunctionId> {
        let same = self.declarations_of(id).iter().copied();
        let known = same.filter(|one| self.function(*one).canonical.is_some());
        known.into_iter().find(|one| self.function(*one).body.is_some())
    }

    /// The innermost function whose body contains a place.
    pub fn function_around(&self, place: Span) -> Option<FunctionId> {
        self.function_index().around(place)
    }

    /// The kernel that contains a place.
    pub fn kernel_around(&self, place: Span) -> Option<FunctionId> {
        let all = self.cache.kernel_places.get_or_init(|| {
            let mut all: Vec<(Span, FunctionId)> =
                self.kernels().map(|(id, kernel)| (kernel.span, id)).collect();
            all.sort_unstable();
            all
        });
        let after = all.partition_point(|(span, _)| span.start <= place.start);
        let (span, id) = *all[..after].last()?;
        span.contains(place).then_some(id)
    }

    /// The functions of the unit that the body of a function calls, without repeats.
    pub fn called_by(&self, function: FunctionId) -> &[FunctionId] {
        &self.summary(function).calls
    }

    /// The variables at file scope that the body of a function uses, without repeats.
    pub fn globals_of(&self, function: FunctionId) -> &[VarId] {
        &self.summary(function).globals
    }

    /// True if a function uses mutable variables at file scope, or calls a function that does.
    pub fn reaches_out(&self, id: FunctionId) -> bool {
        self.cache.reaching_out.get_or_init(|| reaching_out(self)).contains(&id)
    }

    /// The functions `begin` and `end` of a class, which a range-based loop over one of its objects calls.
    pub(crate) fn range_functions(&self, object: Ty<'_>) -> impl Iterator<Item = FunctionId> {
        let class = self.layout(object).map(|layout| layout.span);
        let functions = (0..self.functions.len() as u32).map(FunctionId);
        functions.filter(move |id| {
            let function = self.function(*id);
            function.is_method
                && matches!(function.name.as_str(), "begin" | "end")
                && class.is_some_and(|class| class.contains(function.name_span))
        })
    }

    fn summary(&self, function: FunctionId) -> &Summary {
        let all = self
            .cache
            .functions
            .get_or_init(|| self.functions.iter().map(|one| self.summarise(one)).collect());
        &all[function.0 as usize]
    }

    fn summarise(&self, function: &Function) -> Summary {
        let mut summary = Summary::default();
        if let Some(body) = self.body(function) {
            self.walk(body, &mut |stmt| {
                summary.calls.extend(self.calls(stmt).iter().filter_map(|call| call.function));
                let global = |id: &VarId| self.variable(*id).scope == Scope::Global;
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
    for id in (0..unit.functions.len() as u32).map(FunctionId) {
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
