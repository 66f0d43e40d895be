//! The operation of an `@atomic` statement, read from its form.

use crate::region::{Region, walk};
use okl_analysis::Analyzed;
use okl_analysis::memory::{MemoryObject, Space};
use okl_analysis::same::{holds, same};
use okl_model::{
    BinaryOperator, ExprId, ExprKind, Function, Name, Operation, Stmt, StmtId, StmtKind, Unit, Update,
};

/// An atomic operation: one that no other work item sees half done.
#[derive(Clone, Copy, Debug)]
pub enum Step {
    /// `v = x;`, with `v` in private memory.
    Load(Load),
    /// `x += e;`
    Change(Atomic),
    /// `{ v = x; if (v == e) x = d; }`
    Swap(Swap),
    /// `{ v = x; x = v >= 7 ? 0 : v + 1; }`
    Replace(Replace),
}

/// `v = x;`
#[derive(Clone, Copy, Debug)]
pub struct Load {
    /// `x`.
    pub place: ExprId,
    /// `v`.
    pub into: ExprId,
}

/// A compare-and-swap: a place that gets another value if it has a certain one.
#[derive(Clone, Copy, Debug)]
pub struct Swap {
    /// `x`.
    pub place: ExprId,
    /// `e`.
    pub expected: ExprId,
    /// `d`.
    pub desired: ExprId,
    /// The place that gets the value from before: `v`.
    pub into: Option<ExprId>,
}

/// A new value that is computed from the old one in any way that changes nothing else.
#[derive(Clone, Copy, Debug)]
pub struct Replace {
    /// `x`, an integer.
    pub place: ExprId,
    /// `v`, a private variable of the same type.
    pub into: ExprId,
    /// `c` of `{ v = x; if (c) x = e; }`.
    pub condition: Option<ExprId>,
    /// `e`.
    pub value: ExprId,
    /// `f` of `{ v = x; if (c) x = e; else x = f; }`.
    pub otherwise: Option<ExprId>,
}

/// An atomic read-modify-write or store of one place.
#[derive(Clone, Copy, Debug)]
pub struct Atomic {
    /// The place that changes.
    pub place: ExprId,
    /// The operation.
    pub operation: Operation,
    /// The other operand; `None` means 1, as in `x++`.
    pub operand: Option<ExprId>,
    /// The place that gets the old or new value, if there is one.
    pub capture: Option<Capture>,
}

/// The capture of `v = x++`: the value of the place is stored to another one.
#[derive(Clone, Copy, Debug)]
pub struct Capture {
    /// `v`.
    pub into: ExprId,
    /// True for the value from before the change.
    pub old: bool,
}

/// The atomic loads of a kernel in code of groups, outside of `@inner` loops. One work item reads for the whole group.
pub fn loads_of_groups(unit: &Analyzed, kernel: &Function) -> Vec<StmtId> {
    let mut found = Vec::new();
    walk(unit, kernel, &mut |spot| {
        if spot.region == Region::Outer && is_load(unit, spot.stmt) {
            found.push(spot.stmt.id);
        }
    });
    found
}

/// True if a statement is an atomic load.
pub(crate) fn is_load(unit: &Analyzed, stmt: &Stmt) -> bool {
    unit.attributes_on(stmt).atomic.is_some() && matches!(step(unit, stmt), Some(Ok(Step::Load(_))))
}

impl Step {
    /// The place that is read or changed.
    pub fn place(&self) -> ExprId {
        match self {
            Step::Load(load) => load.place,
            Step::Change(change) => change.place,
            Step::Swap(swap) => swap.place,
            Step::Replace(replace) => replace.place,
        }
    }
}

/// The atomic operation of a statement with `@atomic`. `None` if it is no update of one place, nor a block that forms
/// one.
///
/// # Errors
/// The reason why an update cannot be atomic, worded to follow "this".
pub fn step(unit: &Analyzed, stmt: &Stmt) -> Option<Result<Step, String>> {
    match stmt.as_block() {
        Some([only]) => step(unit, unit.stmt(*only)),
        Some([first, second]) => pair(unit, unit.stmt(*first), unit.stmt(*second)).map(Ok),
        Some(_) => None,
        None if matches!(stmt.kind, StmtKind::If { .. }) => {
            swap(unit, stmt, None).map(|swap| Ok(Step::Swap(swap)))
        }
        None => {
            let update = unit.update_of(stmt)?;
            Some(match load(unit, update) {
                Some(load) => Ok(Step::Load(load)),
                None => read(unit, update).map(Step::Change),
            })
        }
    }
}

/// True if a place certainly lies in private memory.
pub fn is_private(unit: &Analyzed, place: ExprId) -> bool {
    let is_own = |home: &MemoryObject| match *home {
        MemoryObject::Variable(id) => {
            home.space(unit) == Some(Space::Private) && !unit.variable(id).is_static
        }
        MemoryObject::Argument(_) | MemoryObject::StringLiteral | MemoryObject::Unknown => false,
    };
    unit.memory().certain_place(place).is_some_and(|objects| objects.iter().all(is_own))
}

/// Reads an atomic load, `v = x`.
fn load(unit: &Analyzed, update: Update) -> Option<Load> {
    let (into, place) = taken(unit, update)?;
    (is_private(unit, into) && !is_private(unit, place)).then_some(Load { place, into })
}

/// `v` and `x` of `v = x`.
fn taken(unit: &Unit, update: Update) -> Option<(ExprId, ExprId)> {
    let value = update.value.filter(|_| update.operator.is_none())?;
    let place = unit.peeled(value);
    is_place(unit, place).then_some((update.target, place))
}

/// True if an expression designates a place in memory.
fn is_place(unit: &Unit, id: ExprId) -> bool {
    let kind = &unit.expression(id).kind;
    matches!(
        kind,
        ExprKind::Name(Name::Variable(_))
            | ExprKind::Index { .. }
            | ExprKind::Dim { .. }
            | ExprKind::Dereference(_)
            | ExprKind::Member(_)
    )
}

/// Two statements that form one atomic operation: a change, and an assignment of the value from before or after it.
fn pair(unit: &Analyzed, first: &Stmt, second: &Stmt) -> Option<Step> {
    // `{ v = x; if (v == e) x = d; }`
    if matches!(second.kind, StmtKind::If { .. }) {
        let taken = taken(unit, unit.update_of(first)?)?;
        let swap = swap(unit, second, Some(taken)).map(Step::Swap);
        return swap.or_else(|| replaced_if(unit, second, taken).map(Step::Replace));
    }
    let (first, second) = (unit.update_of(first)?, unit.update_of(second)?);
    // `{ v = x; x += e; }`, `{ x += e; v = x; }`
    let change = captured(unit, first, second, true).or_else(|| captured(unit, second, first, false));
    change.map(Step::Change).or_else(|| {
        // `{ v = x; x = v >= 7 ? 0 : v + 1; }`
        let (into, _) = taken(unit, first)?;
        let value = second.value.filter(|_| second.operator.is_none())?;
        let replace = Replace { place: second.target, into, condition: None, value, otherwise: None };
        replace.checked(unit, taken(unit, first)?).map(Step::Replace)
    })
}

/// Reads `if (c) x = e;` and `if (c) x = e; else x = f;` after `v = x;`.
fn replaced_if(unit: &Analyzed, stmt: &Stmt, taken: (ExprId, ExprId)) -> Option<Replace> {
    let StmtKind::If { then, otherwise } = stmt.kind else { return None };
    let [condition] = stmt.expressions[..] else { return None };
    let assigned = |id: StmtId| {
        let mut stmt = unit.stmt(id);
        while let Some([only]) = stmt.as_block() {
            stmt = unit.stmt(*only);
        }
        let update = unit.update_of(stmt).filter(|update| update.operator.is_none())?;
        Some((update.target, update.value?))
    };
    let (place, value) = assigned(then)?;
    let otherwise = match otherwise {
        Some(id) => {
            let (other, value) = assigned(id)?;
            same(unit, other, place).then_some(Some(value))?
        }
        None => None,
    };
    Replace { place, into: taken.0, condition: Some(condition), value, otherwise }.checked(unit, taken)
}

impl Replace {
    /// Gives nothing where the new value cannot be computed again after another work item has changed the place.
    fn checked(self, unit: &Analyzed, (into, from): (ExprId, ExprId)) -> Option<Replace> {
        let is_known = |id: ExprId| !unit.has_effects(id) && !holds(unit, id, self.place);
        let (ty, own) = (unit.type_of(self.place), unit.type_of(into));
        // A comparison of floats never ends the loop of a NaN.
        let is_integer = ty.int().is_some() && ty.value().name() == own.value().name();
        let parts = [self.condition, Some(self.value), self.otherwise];
        let is_one = is_integer
            && is_private(unit, into)
            && same(unit, from, self.place)
            && are_apart(unit, into, self.place)
            && parts.into_iter().flatten().all(is_known);
        is_one.then_some(self)
    }
}

/// A change whose old or new value another statement captures; `old` selects which.
fn captured(unit: &Analyzed, take: Update, change: Update, old: bool) -> Option<Atomic> {
    let (into, place) = taken(unit, take)?;
    let change = read(unit, change).ok().filter(|change| change.capture.is_none())?;
    let is_one = same(unit, place, change.place)
        && are_apart(unit, into, place)
        && change.operand.is_none_or(|operand| !holds(unit, operand, into));
    is_one.then_some(Atomic { capture: Some(Capture { into, old }), ..change })
}

/// Reads the compare-and-swap `if (x == e) x = d;`. After `v = x;` the condition may have `v` in place of `x`.
fn swap(unit: &Analyzed, stmt: &Stmt, taken: Option<(ExprId, ExprId)>) -> Option<Swap> {
    let StmtKind::If { then, otherwise: None } = stmt.kind else { return None };
    let [condition] = stmt.expressions[..] else { return None };
    let (operator, left, right) = unit.expression(unit.peeled(condition)).kind.as_binary()?;
    let mut then = unit.stmt(then);
    while let Some([only]) = then.as_block() {
        then = unit.stmt(*only);
    }
    let update = unit.update_of(then).filter(|update| update.operator.is_none())?;
    let (place, desired) = (update.target, update.value?);
    let into = taken.map(|(into, _)| into);
    let is_it = |side: ExprId| {
        let is_taken =
            |into: ExprId| same(unit, side, into) && unit.type_of(into).name() == unit.type_of(place).name();
        same(unit, side, place) || into.is_some_and(is_taken)
    };
    let expected = if is_it(left) { right } else { left };
    let is_one = operator == BinaryOperator::Equal
        && (is_it(left) || is_it(right))
        && is_place(unit, unit.peeled(place))
        && taken.is_none_or(|(into, from)| same(unit, from, place) && are_apart(unit, into, place));
    // Both are evaluated before the operation, so they must not depend on its places.
    let is_known = |id: ExprId| {
        !unit.has_effects(id) && !holds(unit, id, place) && into.is_none_or(|into| !holds(unit, id, into))
    };
    (is_one && is_known(expected) && is_known(desired) && !unit.has_effects(place)).then_some(Swap {
        place,
        expected,
        desired,
        into,
    })
}

/// True if neither of two places is a part of the expression of the other, and neither has side effects.
fn are_apart(unit: &Analyzed, one: ExprId, other: ExprId) -> bool {
    let have_effects = unit.has_effects(one) || unit.has_effects(other);
    !holds(unit, one, other) && !holds(unit, other, one) && !have_effects
}

impl Atomic {
    /// True if the old value is not used: a plain store.
    pub fn is_store(&self) -> bool {
        self.operation == Operation::Set && self.capture.is_none()
    }
}

/// The operation of `x + e` and of `x += e`.
fn operation_of(operator: BinaryOperator) -> Option<Operation> {
    Some(match operator {
        BinaryOperator::Add => Operation::Add,
        BinaryOperator::Subtract => Operation::Subtract,
        BinaryOperator::Multiply => Operation::Multiply,
        BinaryOperator::Divide => Operation::Divide,
        BinaryOperator::And => Operation::And,
        BinaryOperator::Or => Operation::Or,
        BinaryOperator::Xor => Operation::Xor,
        BinaryOperator::ShiftLeft => Operation::ShiftLeft,
        BinaryOperator::ShiftRight => Operation::ShiftRight,
        _ => return None,
    })
}

/// The operation with `x` and `e` exchanged: `e - x` for `x - e`.
fn reversed(operation: Operation) -> Operation {
    match operation {
        Operation::Subtract => Operation::SubtractFrom,
        Operation::Divide => Operation::DivideInto,
        Operation::ShiftLeft => Operation::ShiftLeftBy,
        Operation::ShiftRight => Operation::ShiftRightBy,
        Operation::SubtractFrom
        | Operation::DivideInto
        | Operation::ShiftLeftBy
        | Operation::ShiftRightBy
        | Operation::Add
        | Operation::Multiply
        | Operation::And
        | Operation::Or
        | Operation::Xor
        | Operation::Min
        | Operation::Max
        | Operation::Set => operation,
    }
}

/// Reads a read-modify-write or a store. The error is the reason why it cannot be atomic, worded to follow "this".
fn read(unit: &Unit, update: Update) -> Result<Atomic, String> {
    let place = update.target;
    if let Some(operator) = update.operator {
        let operation = operation_of(operator)
            .ok_or_else(|| format!("uses `{}=`, which cannot be atomic", operator.spelling()))?;
        return Ok(Atomic { place, operation, operand: update.value, capture: None });
    }
    let Some(value) = update.value else { return Err("has no value".into()) };
    // `v = x++`, `v = (x += e)`
    if let Some(inner) = unit.update(value) {
        let atomic = read(unit, inner)?;
        if atomic.capture.is_some() {
            return Err("changes more than one place".into());
        }
        return Ok(Atomic { capture: Some(Capture { into: place, old: inner.postfix }), ..atomic });
    }
    if let Some((operation, operand)) = of_old_value(unit, place, value) {
        return Ok(Atomic { place, operation, operand: Some(operand), capture: None });
    }
    if holds(unit, value, place) {
        return Err("reads the place in a way that cannot be atomic".into());
    }
    Ok(Atomic { place, operation: Operation::Set, operand: Some(value), capture: None })
}

/// The operation and the operand of `x + e`, `e - x`, `min(x, e)`.
fn of_old_value(unit: &Unit, place: ExprId, value: ExprId) -> Option<(Operation, ExprId)> {
    let kind = &unit.expression(unit.peeled(value)).kind;
    let (operation, a, b) = match kind.as_binary() {
        Some((operator, left, right)) => (operation_of(operator)?, left, right),
        None => extreme(unit, kind)?,
    };
    if same(unit, a, place) && !holds(unit, b, place) {
        return Some((operation, b));
    }
    (same(unit, b, place) && !holds(unit, a, place)).then_some((reversed(operation), a))
}

/// The operation and the operands of `min(a, b)`.
fn extreme(unit: &Unit, kind: &ExprKind) -> Option<(Operation, ExprId, ExprId)> {
    let ExprKind::Call(call) = kind else { return None };
    let callee = unit.callee(call.callee()?);
    // A function that the user defines may do anything.
    if callee.function.is_some_and(|id| unit.function(id).body.is_some()) {
        return None;
    }
    let operation = match callee.name.as_str() {
        "min" | "fmin" | "fminf" => Operation::Min,
        "max" | "fmax" | "fmaxf" => Operation::Max,
        _ => return None,
    };
    let [a, b] = call.arguments[..] else { return None };
    Some((operation, a, b))
}
