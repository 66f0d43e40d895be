//! Expressions as functions of loop counters: two expressions with the same text here have the same values over all
//! iterations of their loops, whatever the names of the counters.
//!
//! ```text
//! x[n - 1 - i]     in for (int i = 0; i < n; i++):     x@7[n@2-1-{0<n@2+}]
//! ```

use crate::program::Program;
use okl_plugin::model::{Direction, ExprId, ExprKind, Name, VarId};

/// The text of an expression; `None` if it depends on something other than numbers, counters of loops, and variables
/// that are never assigned.
pub fn rendered(program: &Program<'_>, id: ExprId) -> Option<String> {
    let unit = program.unit;
    let one = |id: ExprId| rendered(program, id);
    match &unit.expression(unit.peeled(id)).kind {
        ExprKind::Name(Name::Variable(variable)) => of_variable(program, *variable, id),
        ExprKind::Name(Name::Enumerator(name)) => Some(name.clone()),
        ExprKind::Literal(_) => Some(unit.source(unit.expression(unit.peeled(id)).span).to_string()),
        ExprKind::Index { base, index } => Some(format!("{}[{}]", one(*base)?, one(*index)?)),
        ExprKind::Dereference(inner) => Some(format!("*{}", one(*inner)?)),
        ExprKind::Cast { operand, .. } => one(*operand),
        ExprKind::Unary { operand, operator } => Some(format!("({operator:?} {})", one(*operand)?)),
        ExprKind::Binary { operator, left, right } => {
            Some(format!("({} {} {})", one(*left)?, operator.spelling(), one(*right)?))
        }
        _other => None,
    }
}

fn of_variable(program: &Program<'_>, id: VarId, at: ExprId) -> Option<String> {
    let unit = program.unit;
    let place = unit.expression(at).span;
    if let Some(l) = program.changes.counted_by(unit, id, place) {
        let count = program.count(l)?;
        let (start, bound) = (rendered(program, count.start.id)?, rendered(program, count.bound.id)?);
        let step = count.step.map_or(Some(String::from("1")), |step| rendered(program, step.id))?;
        let sign = if count.direction == Direction::Up { "+" } else { "-" };
        return Some(format!("{{{start} {:?} {bound} {sign} {step}}}", count.comparison));
    }
    (!program.changes.has(id)).then(|| format!("{}@{}", unit.variable(id).name, id.0))
}
