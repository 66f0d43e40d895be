//! A unit together with the cached results of the analyses over it.

use crate::attribute_index::{AttributeIndex, StatementAttributes, VariableAttributes};
use crate::effect_queries::EffectQueries;
use crate::functions::{Functions, Summary};
use crate::memo::Memo;
use crate::memory::Memory;
use crate::named::Index;
use crate::promises::Promises;
use crate::tree::Tree;
use crate::uses::Effects;
use okl_model::{AttrId, DeclarationId, Declare, ExprId, FunctionId, LoopId, Meaning, Stmt, Ty, Unit, VarId};
use okl_source::Span;
use rustc_hash::{FxHashMap, FxHashSet};
use std::any::Any;
use std::collections::BTreeSet;
use std::ops::Deref;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// A unit, and the answers to questions about it.
///
/// It dereferences to the unit. The answers are computed when they are first asked for and then cached; the unit is
/// therefore immutable ([`Analyzed::into_unit`] returns it for changes). Clones and comparisons take the unit alone
/// into account.
#[derive(Debug, Default)]
pub struct Analyzed {
    unit: Unit,
    pub(crate) cache: Cache,
    asked: Mutex<EffectQueries>,
    memo: Memo,
}

/// Results of analyses, each computed when it is first asked for.
#[derive(Debug, Default)]
pub(crate) struct Cache {
    pub(crate) statements: OnceLock<Vec<Effects>>,
    pub(crate) functions: OnceLock<Vec<Summary>>,
    pub(crate) tree: OnceLock<Tree>,
    pub(crate) promises: OnceLock<Promises>,
    pub(crate) definitions: OnceLock<Vec<Option<FunctionId>>>,
    pub(crate) declared: OnceLock<Functions>,
    pub(crate) reaching_out: OnceLock<FxHashSet<FunctionId>>,
    /// The calls of intrinsics, by start offset.
    pub(crate) intrinsic_places: OnceLock<Vec<(u32, ExprId)>>,
    pub(crate) memory: OnceLock<Memory>,
    pub(crate) marks: OnceLock<AttributeIndex>,
    pub(crate) names: OnceLock<Index>,
    pub(crate) name_places: OnceLock<Vec<Span>>,
    pub(crate) words: OnceLock<FxHashSet<String>>,
    pub(crate) addressed: OnceLock<FxHashSet<VarId>>,
    pub(crate) kernel_places: OnceLock<Vec<(Span, FunctionId)>>,
    pub(crate) directive_places: OnceLock<Vec<usize>>,
    pub(crate) namespaces: OnceLock<Vec<DeclarationId>>,
    pub(crate) dim_places: OnceLock<Vec<usize>>,
    pub(crate) item_places: OnceLock<FxHashMap<u32, Vec<usize>>>,
    pub(crate) outermost_items: OnceLock<Vec<Span>>,
    /// The variables, by the offsets of their names.
    pub(crate) variable_places: OnceLock<Vec<VarId>>,
    pub(crate) attribute_lists: OnceLock<Vec<Span>>,
    pub(crate) layouts: OnceLock<FxHashMap<String, usize>>,
    pub(crate) changed: OnceLock<BTreeSet<VarId>>,
    pub(crate) odr_used: OnceLock<BTreeSet<VarId>>,
    pub(crate) lambda_bodies: OnceLock<Vec<Span>>,
}

impl Analyzed {
    /// Wraps a unit whose ids all refer to existing entries; nothing is computed yet.
    pub fn new(unit: Unit) -> Analyzed {
        Analyzed { unit, ..Analyzed::default() }
    }

    /// Wraps `unit`, a copy of the unit of `old` in which entities have other names. The text still contains the old
    /// names; their places are therefore taken from `old`.
    pub fn renamed(unit: Unit, old: &Analyzed) -> Analyzed {
        let cache = Cache { name_places: OnceLock::from(old.name_places().to_vec()), ..Cache::default() };
        Analyzed { unit, cache, ..Analyzed::default() }
    }

    /// The unit alone.
    pub fn unit(&self) -> &Unit {
        &self.unit
    }

    /// Returns the unit, so that it can be changed.
    pub fn into_unit(self) -> Unit {
        self.unit
    }

    /// The expression that `id` is a direct part of.
    pub fn parent(&self, id: ExprId) -> Option<ExprId> {
        self.tree().parent(id)
    }

    /// The statement of which `id` is a whole expression, not a part of one.
    pub fn statement_of(&self, id: ExprId) -> Option<&Stmt> {
        self.tree().statement(id).map(|id| self.unit.stmt(id))
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

    /// True if constant objects of the type may change: it has a `mutable` member.
    pub fn is_mutable(&self, ty: Ty<'_>) -> bool {
        self.promises().is_mutable(ty)
    }

    /// True if some code of the unit converts a pointer to constant data to a pointer to data that may change.
    pub fn casts_const_away(&self) -> bool {
        self.promises().are_broken()
    }

    /// Returns the cached result of type `T` for `number`; calls `make` if there is none yet. `make` may depend on the
    /// unit alone.
    pub fn kept<T: Any + Send + Sync>(&self, number: u32, make: impl FnOnce() -> T) -> Arc<T> {
        self.memo.get_or_make(number, make)
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
        self.cache.marks.get_or_init(|| AttributeIndex::new(&self.unit))
    }

    pub(crate) fn function_index(&self) -> &Functions {
        self.cache.declared.get_or_init(|| Functions::new(&self.unit))
    }

    pub(crate) fn promises(&self) -> &Promises {
        self.cache.promises.get_or_init(|| Promises::new(&self.unit))
    }

    pub(crate) fn tree(&self) -> &Tree {
        self.cache.tree.get_or_init(|| Tree::new(&self.unit))
    }
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
