//! Headers of loops that clang's own reading leaves open.

use okl_plugin::model::{
    BinaryOperator, Canonical, Comparison, Direction, ExprId, ExprKind, ForLoop, Name, Stmt, VarId,
};
use okl_plugin::{Span, TypeKind, Unit};

/// The header of a loop whose counter is declared outside: `for (i = 0; i < n; i++)`.
pub fn header(unit: &Unit, stmt: &Stmt, l: &ForLoop) -> Option<(VarId, Canonical)> {
    let at = |part: Span| {
        stmt.expressions.iter().map(|id| unit.expression(*id)).find(|one| part.contains(one.span))
    };
    let (init, condition, update) = (at(l.init)?, at(l.condition)?, at(l.update)?);
    let name = |id: ExprId| {
        let ExprKind::Name(Name::Variable(variable)) = &unit.expression(unit.peeled(id)).kind else {
            return None;
        };
        Some(*variable)
    };
    let ExprKind::Assign { operator: None, target, value: start } = init.kind.clone() else { return None };
    let variable = name(target)?;
    let (operator, left, right) = condition.kind.as_binary()?;
    let (comparison, bound) = match (name(left) == Some(variable), name(right) == Some(variable)) {
        (true, false) => (comparison(operator)?, right),
        (false, true) => (turned(comparison(operator)?), left),
        (true, true) | (false, false) => return None,
    };
    let changed = unit.update(update.id).filter(|update| name(update.target) == Some(variable))?;
    let (sign, step) = match (changed.operator, changed.value) {
        (Some(sign), step) => (sign, step),
        // `i = i + 2`
        (None, Some(value)) => {
            let (sign, left, right) = unit.expression(unit.peeled(value)).kind.as_binary()?;
            let step = if name(left) == Some(variable) { right } else { left };
            if name(left) != Some(variable) && (name(right) != Some(variable) || sign != BinaryOperator::Add)
            {
                return None;
            }
            (sign, Some(step))
        }
        (None, None) => return None,
    };
    let direction = if sign == BinaryOperator::Add {
        Direction::Up
    } else if sign == BinaryOperator::Subtract {
        Direction::Down
    } else {
        return None;
    };
    let fits = match direction {
        Direction::Up => {
            matches!(comparison, Comparison::Less | Comparison::LessEqual | Comparison::NotEqual)
        }
        Direction::Down => {
            matches!(comparison, Comparison::Greater | Comparison::GreaterEqual | Comparison::NotEqual)
        }
    };
    let TypeKind::Int(compared) = unit.type_of(bound).kind else { return None };
    fits.then_some((variable, Canonical { start, comparison, bound, step, direction, compared }))
}

fn comparison(operator: BinaryOperator) -> Option<Comparison> {
    let pairs = [
        (BinaryOperator::Less, Comparison::Less),
        (BinaryOperator::LessEqual, Comparison::LessEqual),
        (BinaryOperator::Greater, Comparison::Greater),
        (BinaryOperator::GreaterEqual, Comparison::GreaterEqual),
        (BinaryOperator::NotEqual, Comparison::NotEqual),
    ];
    pairs.into_iter().find(|(one, _)| *one == operator).map(|(_, comparison)| comparison)
}

/// The comparison with swapped operands: `n > i` as `i < n`.
fn turned(comparison: Comparison) -> Comparison {
    match comparison {
        Comparison::Less => Comparison::Greater,
        Comparison::LessEqual => Comparison::GreaterEqual,
        Comparison::Greater => Comparison::Less,
        Comparison::GreaterEqual => Comparison::LessEqual,
        Comparison::NotEqual => Comparison::NotEqual,
    }
}
