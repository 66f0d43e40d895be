//! The reads and writes of memory by a use: of the variable it names, or of memory that the variable leads to.
//!
//! LLVM calls the answer *mod/ref*. The mention alone does not show it: `id(k)++` passes `k` to a function that does
//! not change it, and changes it nevertheless; `float z = box;` changes `box` if its conversion operator does.

use crate::fate::{Fate, Indirection, climb};
use crate::memory::MemoryObject;
use crate::{Analyzed, Use};
use okl_model::{Access, ExprId, ExprKind, FunctionId};
use rustc_hash::FxHashSet;

/// The effect of a use on one memory object.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ModRef {
    /// Its value may be read.
    pub reads: bool,
    /// It may be written.
    pub writes: bool,
}

impl ModRef {
    const BOTH: ModRef = ModRef { reads: true, writes: true };

    /// True if the use neither reads nor writes the object.
    pub fn is_nothing(self) -> bool {
        !self.reads && !self.writes
    }
}

impl Analyzed {
    /// The effect of a use on the object `home`; none if the use does not concern it.
    pub fn mod_ref(&self, used: &Use, home: MemoryObject) -> ModRef {
        if used.access == Access::Name {
            return ModRef::default();
        }
        let accessed = self.memory().accessed(self, used);
        let own = if accessed.objects.contains(&home) {
            self.direct(used, Some(home))
        } else if accessed.beyond.contains(&home) {
            self.beyond(used)
        } else {
            ModRef::default()
        };
        ModRef { reads: own.reads || accessed.on_the_way.contains(&home), ..own }
    }

    /// The effect of a use on the place that it accesses directly. `home` is the object, if it is known.
    pub fn direct(&self, used: &Use, home: Option<MemoryObject>) -> ModRef {
        match used.access {
            Access::Name => ModRef::default(),
            Access::Read => ModRef { reads: true, writes: false },
            Access::Write => ModRef { reads: false, writes: true },
            Access::Update => ModRef::BOTH,
            Access::Escape => {
                let ty = self.type_of(used.place);
                // `f(view)` with a `const View &` accesses the object itself or the memory it leads to.
                let is_object = !ty.is_pointer() && !ty.is_array();
                let is_itself = home.is_some_and(|home| self.memory().place(used.place).contains(&home));
                let is_address = used.behind && !(is_object && is_itself);
                let place = used.place;
                self.of_fate(
                    used,
                    if is_address { Indirection::led_to(self, place, 1) } else { Indirection::Place },
                )
            }
        }
    }

    /// The fate of the place that a use lets escape, and the expressions on the walk up to it: for `++*id(&k)`, the
    /// call, the dereference, and the increment.
    pub fn course(&self, used: &Use) -> (Fate, Vec<ExprId>) {
        let ty = self.type_of(used.place);
        let is_address = used.behind && (ty.is_pointer() || ty.is_array());
        let meant = if is_address { Indirection::led_to(self, used.place, 1) } else { Indirection::Place };
        let mut on_the_way = Vec::new();
        let fate = self.asking(|asked| climb(self, used.place, meant, asked, &mut |id| on_the_way.push(id)));
        (fate, on_the_way)
    }

    /// The effect of a use on the memory one pointer further: the memory that pointers inside of the accessed object
    /// lead to.
    pub fn beyond(&self, used: &Use) -> ModRef {
        let meant =
            if used.behind { Indirection::led_to(self, used.place, 2) } else { Indirection::Address(1) };
        self.of_fate(used, meant)
    }

    fn of_fate(&self, used: &Use, meant: Indirection) -> ModRef {
        // The declaration stands for the destructor.
        if matches!(self.expression(used.id).kind, ExprKind::Declare(_)) {
            return ModRef::BOTH;
        }
        match self.fate(used.place, meant) {
            Fate::Named | Fate::Captured => ModRef::default(),
            Fate::Read => ModRef { reads: true, writes: false },
            Fate::Written => ModRef::BOTH,
            Fate::Returned => {
                let function = self.function_around(self.expression(used.place).span);
                ModRef { reads: true, writes: function.is_none_or(|id| self.is_result_written(id)) }
            }
        }
    }

    /// True if some caller of a function may write to the memory that its result leads to, or lets it escape.
    pub fn is_result_written(&self, function: FunctionId) -> bool {
        let all = self.kept(0, || WrittenResults(written_results(self)));
        all.0.contains(&entity(self, function))
    }
}

struct WrittenResults(FxHashSet<FunctionId>);

fn written_results(unit: &Analyzed) -> FxHashSet<FunctionId> {
    let mut found = FxHashSet::default();
    // Pairs of a function and a caller that returns the function's result in turn.
    let mut handed_on: Vec<(FunctionId, FunctionId)> = Vec::new();
    for expression in &unit.expressions {
        let ExprKind::Call(call) = &expression.kind else { continue };
        let Some(callee) = call.callee().map(|id| unit.callee(id)) else { continue };
        let Some(function) = callee.function else { continue };
        let result = unit.ty(callee.result);
        let meant = if result.is_reference() {
            Indirection::Place
        } else if unit.is_closed(result) {
            continue;
        } else {
            Indirection::Address(1)
        };
        match unit.fate(expression.id, meant) {
            Fate::Named | Fate::Read => {}
            Fate::Written | Fate::Captured => drop(found.insert(entity(unit, function))),
            Fate::Returned => {
                let caller = unit.function_around(expression.span);
                handed_on.extend(caller.map(|caller| (entity(unit, function), entity(unit, caller))));
            }
        }
    }
    let mut changes = true;
    while changes {
        changes = false;
        for (function, caller) in &handed_on {
            changes |= found.contains(caller) && found.insert(*function);
        }
    }
    found
}

fn entity(unit: &Analyzed, id: FunctionId) -> FunctionId {
    unit.function(id).canonical.unwrap_or(id)
}

#[cfg(test)]
mod tests;
