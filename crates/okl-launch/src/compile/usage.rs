//! Which objects host code changes: arguments that it does not change are passed on as they are.

use crate::error::Unfit;
use okl_model::reflection::{Expression, Object, Statement};
use std::collections::BTreeSet;

/// How deep a description may be nested.
pub(super) const DEPTH: u32 = 256;

/// The objects that statements change.
pub(super) fn changed<P>(body: &[Statement<P>]) -> Result<BTreeSet<Object>, Unfit> {
    let mut found = BTreeSet::new();
    statements(body, 0, &mut found)?;
    Ok(found)
}

/// True if an expression changes an object.
pub(super) fn changes(expression: &Expression) -> bool {
    let mut found = BTreeSet::new();
    expressions(expression, 0, &mut found).is_err() || !found.is_empty()
}

/// Refuses what is nested too deep.
pub(super) fn within(depth: u32) -> Result<(), Unfit> {
    match depth > DEPTH {
        true => Err(Unfit::Broken("it is nested too deep".to_owned())),
        false => Ok(()),
    }
}

fn statements<P>(body: &[Statement<P>], depth: u32, found: &mut BTreeSet<Object>) -> Result<(), Unfit> {
    within(depth)?;
    let depth = depth + 1;
    for statement in body {
        match statement {
            Statement::Launch { groups, items, .. } => {
                for size in groups.iter().chain(items) {
                    expressions(size, depth, found)?;
                }
            }
            Statement::Evaluate { expression, .. } => expressions(expression, depth, found)?,
            Statement::Declare { variable, init, .. } => {
                found.insert(Object::Variable(*variable));
                init.iter().try_for_each(|init| expressions(init, depth, found))?;
            }
            Statement::Copy { to, .. } => {
                found.insert(to.of);
            }
            Statement::Block(body) => statements(body, depth, found)?,
            Statement::If { condition, then, otherwise, .. } => {
                expressions(condition, depth, found)?;
                statements(then, depth, found)?;
                statements(otherwise, depth, found)?;
            }
            Statement::For { init, condition, update, body, .. } => {
                statements(init, depth, found)?;
                for part in condition.iter().chain(update) {
                    expressions(part, depth, found)?;
                }
                statements(body, depth, found)?;
            }
            Statement::While { condition, body, .. } | Statement::Do { body, condition, .. } => {
                expressions(condition, depth, found)?;
                statements(body, depth, found)?;
            }
            Statement::Break | Statement::Continue | Statement::Return => {}
        }
    }
    Ok(())
}

fn expressions(expression: &Expression, depth: u32, found: &mut BTreeSet<Object>) -> Result<(), Unfit> {
    within(depth)?;
    let mut below = |one: &Expression| expressions(one, depth + 1, found);
    match expression {
        Expression::Integer { .. }
        | Expression::Float { .. }
        | Expression::Null
        | Expression::Read { .. } => Ok(()),
        Expression::Convert { value, .. }
        | Expression::Negate { value }
        | Expression::Complement { value }
        | Expression::Not { value } => below(value),
        Expression::Binary { left, right, .. }
        | Expression::Compare { left, right, .. }
        | Expression::And { left, right }
        | Expression::Or { left, right }
        | Expression::Then { first: left, second: right } => {
            below(left)?;
            below(right)
        }
        Expression::Choose { condition, then, otherwise } => {
            below(condition)?;
            below(then)?;
            below(otherwise)
        }
        Expression::Assign { place, value } | Expression::Update { place, value, .. } => {
            below(value)?;
            found.insert(place.of);
            Ok(())
        }
    }
}
