//! What an `@atomic` statement does, read from its form.

use crate::region::{Region, walk};
use okl_analysis::Analyzed;
use okl_analysis::memory::{MemoryObject, Space};
use okl_analysis::same::{holds, same};
use okl_model::{
    BinaryOperator, ExprId, ExprKind, Function, Name, Operation, Stmt, StmtId, StmtKind, Unit, Update,
};

/// What is one step for all work items.
#[derive(Clone, Copy, Debug)]
pub enum Step {
    /// `v = x;`, with `v` of the work item's own.
    Load(Load),
    /// `x += e;`
    Change(Atomic),
    /// `{ v = x; if (v == e) x = d; }`
    Swap(Swap),
}

/// `v = x;`
#[derive(Clone, Copy, Debug)]
pub struct Load {
    /// `x`.
    pub place: ExprId,
    /// `v`.
    pub into: ExprId,
}

/// A place that gets another value if it has a certain one.
#[derive(Clone, Copy, Debug)]
pub struct Swap {
    /// `x`.
    pub place: ExprId,
    /// `e`.
    pub expected: ExprId,
    /// `d`.
    pub desired: ExprId,
    /// Who takes the value from before: `v`.
    pub into: Option<ExprId>,
}

/// One change of one place that is one step for all work items.
#[derive(Clone, Copy, Debug)]
pub struct Atomic {
    /// What changes.
    pub place: ExprId,
    /// How.
    pub operation: Operation,
    /// With what; none means one.
    pub operand: Option<ExprId>,
    /// Who takes the value of the place.
    pub capture: Option<Capture>,
}

/// `v = x++`: somebody takes the value.
#[derive(Clone, Copy, Debug)]
pub struct Capture {
    /// `v`.
    pub into: ExprId,
    /// Whether it is the value from before the change.
    pub old: bool,
}

/// The atomic loads of a kernel in code of groups, outside of `@inner` loops: one work item reads for all.
pub fn loads_of_groups(unit: &Analyzed, kernel: &Function) -> Vec<StmtId> {
    let mut found = Vec::new();
    walk(unit, kernel, &mut |spot| {
        if spot.region == Region::Outer && is_load(unit, spot.stmt) {
            found.push(spot.stmt.id);
        }
    });
    found
}

/// Whether a statement is an atomic load.
pub(crate) fn is_load(unit: &Analyzed, stmt: &Stmt) -> bool {
    unit.attributes_on(stmt).atomic.is_some() && matches!(step(unit, stmt), Some(Ok(Step::Load(_))))
}

impl Step {
    /// What is read or changed.
    pub fn place(&self) -> ExprId {
        match self {
            Step::Load(load) => load.place,
            Step::Change(change) => change.place,
            Step::Swap(swap) => swap.place,
        }
    }
}

/// Reads what a statement with `@atomic` does. None: it is no update of one place, nor a block that says one.
///
/// # Errors
/// What is wrong with an update, after "this".
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

/// Whether a place lies in variables of one work item.
pub fn is_private(unit: &Analyzed, place: ExprId) -> bool {
    let is_own = |home: &MemoryObject| match *home {
        MemoryObject::Variable(id) => {
            home.space(unit) == Some(Space::Private) && !unit.variable(id).is_static
        }
        MemoryObject::Argument(_) | MemoryObject::StringLiteral | MemoryObject::Unknown => false,
    };
    unit.memory().certain_place(place).is_some_and(|homes| homes.iter().all(is_own))
}

/// `v = x`
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

/// Whether an expression names something in memory.
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

/// Two statements that are one step: a change, and who takes the value from before or after it.
fn pair(unit: &Analyzed, first: &Stmt, second: &Stmt) -> Option<Step> {
    // `{ v = x; if (v == e) x = d; }`
    if matches!(second.kind, StmtKind::If { .. }) {
        let taken = taken(unit, unit.update_of(first)?)?;
        return swap(unit, second, Some(taken)).map(Step::Swap);
    }
    let (first, second) = (unit.update_of(first)?, unit.update_of(second)?);
    // `{ v = x; x += e; }`, `{ x += e; v = x; }`
    captured(unit, first, second, true).or_else(|| captured(unit, second, first, false)).map(Step::Change)
}

/// A change whose value from before or after is taken by another statement.
fn captured(unit: &Analyzed, take: Update, change: Update, old: bool) -> Option<Atomic> {
    let (into, place) = taken(unit, take)?;
    let change = read(unit, change).ok().filter(|change| change.capture.is_none())?;
    let is_one = same(unit, place, change.place)
        && are_apart(unit, into, place)
        && change.operand.is_none_or(|operand| !holds(unit, operand, into));
    is_one.then_some(Atomic { capture: Some(Capture { into, old }), ..change })
}

/// `if (x == e) x = d;`, with `v` for `x` in the condition where it has been taken.
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
    // Both are worked out before.
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

/// Whether neither of two places is made of the other.
fn are_apart(unit: &Analyzed, one: ExprId, other: ExprId) -> bool {
    let have_effects = unit.has_effects(one) || unit.has_effects(other);
    !holds(unit, one, other) && !holds(unit, other, one) && !have_effects
}

impl Atomic {
    /// Whether nobody asks for what was there.
    pub fn is_store(&self) -> bool {
        self.operation == Operation::Set && self.capture.is_none()
    }
}

/// Of `x + e`, and of `x += e`.
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
        BinaryOperator::Remainder
        | BinaryOperator::LogicalAnd
        | BinaryOperator::LogicalOr
        | BinaryOperator::Equal
        | BinaryOperator::NotEqual
        | BinaryOperator::Less
        | BinaryOperator::LessEqual
        | BinaryOperator::Greater
        | BinaryOperator::GreaterEqual
        | BinaryOperator::Compare
        | BinaryOperator::Comma
        | BinaryOperator::MemberPointer
        | BinaryOperator::ArrowMemberPointer => return None,
    })
}

/// The same with `x` and `e` exchanged.
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

/// Reads the form of a change; the error says what is wrong with it, after "this".
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
    // A function of the user's own is whatever it says.
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
