//! What is known of a program's variables, found once: programs have thousands, and they are made of each other.

use okl_plugin::model::{ExprId, ExprKind, Name, Scope, VarId};
use okl_plugin::{Span, Unit};
use std::cell::RefCell;
use std::collections::BTreeMap;

/// The difference of a value between a thread and the one before it, in a warp.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stride {
    /// None: a constant, the counter of a loop from 0, the number of the warp.
    Zero,
    /// `threadIdx.x`, and what is as much more for all.
    One,
    /// Another one, or one that is not known.
    Other,
}

/// What is known of variables.
#[derive(Debug, Default)]
pub(crate) struct Known {
    /// The initializers in declarations of conditions and the like, and calls of constructors.
    declared: BTreeMap<VarId, ExprId>,
    /// The values that plain assignments give.
    assigned: BTreeMap<VarId, Vec<ExprId>>,
    /// The places that name local variables which are constant integers, by their starts, with the values.
    constants: BTreeMap<u32, (Span, i64)>,
    /// The strides that are known so far.
    strides: RefCell<BTreeMap<VarId, Stride>>,
}

impl Known {
    /// What the expressions of a unit say.
    pub(crate) fn of(unit: &Unit) -> Known {
        let mut known = Known::default();
        for expression in &unit.expressions {
            match &expression.kind {
                ExprKind::Declare(declare) => {
                    for id in &declare.variables {
                        // `dim3 block(16, 16);` has the call of the constructor at the name.
                        let start = unit.variable(*id).name_span.start;
                        let constructed = |one: &&ExprId| unit.expression(**one).span.start == start;
                        let init = declare.init.or_else(|| declare.others.iter().find(constructed).copied());
                        if let Some(init) = init {
                            known.declared.entry(*id).or_insert(init);
                        }
                    }
                }
                ExprKind::Assign { operator: None, target, value } => {
                    if let Some(id) = unit.expression(unit.peeled(*target)).kind.as_variable() {
                        known.assigned.entry(id).or_default().push(*value);
                    }
                }
                ExprKind::Name(Name::Variable(id)) => {
                    let variable = unit.variable(*id);
                    let is_named =
                        variable.scope == Scope::Local && unit.source(expression.span) == variable.name;
                    let is_constant = variable.is_constexpr || unit.ty(variable.ty).is_const;
                    if let Some(value) = unit.init_value(variable).filter(|_| is_named && is_constant) {
                        known.constants.insert(expression.span.start, (expression.span, value));
                    }
                }
                _other => {}
            }
        }
        known
    }

    /// The places in a range that name local variables which are constant integers, with the values.
    pub(crate) fn constants(&self, place: Span) -> impl Iterator<Item = (Span, i64)> + '_ {
        self.constants.range(place.start..place.end).map(|(_, found)| *found)
    }

    /// The initializer of a variable that its own declaration does not tell.
    pub(crate) fn declared(&self, id: VarId) -> Option<ExprId> {
        self.declared.get(&id).copied()
    }

    /// The values that plain assignments give a variable.
    pub(crate) fn assigned(&self, id: VarId) -> &[ExprId] {
        self.assigned.get(&id).map_or(&[], |values| values.as_slice())
    }

    /// The stride of a variable, which `find` finds the first time. One that is made of itself has none that is known.
    pub(crate) fn stride(&self, id: VarId, find: impl FnOnce() -> Stride) -> Stride {
        let known = self.strides.borrow().get(&id).copied();
        known.unwrap_or_else(|| {
            self.strides.borrow_mut().insert(id, Stride::Other);
            let found = find();
            self.strides.borrow_mut().insert(id, found);
            found
        })
    }
}
