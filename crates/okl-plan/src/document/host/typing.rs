//! The conversions of C++ that operators imply (C++ [expr.arith.conv]).

use okl_model::reflection::{Expression, Operator, Relation, Scalar};

/// A constant of a type.
pub(super) fn integer(ty: Scalar, value: i64) -> Expression {
    Expression::Integer { ty, value }
}

/// The operand as a value of a type; none if C++ has no such conversion, or one that depends on addresses.
pub(super) fn convert(value: Expression, to: Scalar) -> Option<Expression> {
    let from = value.ty();
    if from == to {
        return Some(value);
    }
    match (&value, to) {
        (Expression::Integer { value: 0, .. }, Scalar::Pointer) => return Some(Expression::Null),
        (Expression::Integer { value, .. }, Scalar::Bool) => {
            return Some(integer(Scalar::Bool, i64::from(*value != 0)));
        }
        (Expression::Integer { value, .. }, to) if fits(*value, from, to) => {
            return Some(integer(to, *value));
        }
        _ => {}
    }
    let has_address = from == Scalar::Pointer || to == Scalar::Pointer;
    (!has_address || to == Scalar::Bool).then(|| Expression::Convert { to, value: Box::new(value) })
}

/// True if an integer constant of type `from` is the same number in `to`.
fn fits(value: i64, from: Scalar, to: Scalar) -> bool {
    let is_number = value >= 0 || from != Scalar::Uint64;
    is_number && to.int().is_some_and(|to| to.holds(value))
}

/// The operand as a truth value.
pub(super) fn truth(value: Expression) -> Option<Expression> {
    convert(value, Scalar::Bool)
}

/// `left + right`, with both operands converted to their common type.
pub(super) fn binary(operator: Operator, left: Expression, right: Expression) -> Option<Expression> {
    let (left, right) = if operator.is_shift() {
        let (one, other) = (left.ty().promoted(), right.ty().promoted());
        (convert(left, one)?, convert(right, other)?)
    } else {
        let common = left.ty().common(right.ty())?;
        (convert(left, common)?, convert(right, common)?)
    };
    let are_integers = [&left, &right].iter().all(|operand| operand.ty().int().is_some());
    (are_integers || !operator.is_of_integers()).then(|| Expression::Binary {
        operator,
        left: Box::new(left),
        right: Box::new(right),
    })
}

/// `left < right`, with both operands converted to their common type; pointers are compared with pointers and null.
pub(super) fn compare(operator: Relation, left: Expression, right: Expression) -> Option<Expression> {
    let common = match [left.ty(), right.ty()].contains(&Scalar::Pointer) {
        true => Some(Scalar::Pointer).filter(|_| matches!(operator, Relation::Equal | Relation::NotEqual)),
        false => left.ty().common(right.ty()),
    }?;
    let (left, right) = (convert(left, common)?, convert(right, common)?);
    Some(Expression::Compare { operator, left: Box::new(left), right: Box::new(right) })
}

/// `-value`
pub(super) fn negate(value: Expression) -> Option<Expression> {
    let promoted = value.ty().promoted();
    let value = convert(value, promoted).filter(|_| promoted != Scalar::Pointer)?;
    Some(Expression::Negate { value: Box::new(value) })
}

/// `~value`
pub(super) fn complement(value: Expression) -> Option<Expression> {
    let promoted = value.ty().promoted();
    let value = convert(value, promoted).filter(|value| value.ty().int().is_some())?;
    Some(Expression::Complement { value: Box::new(value) })
}

/// `condition ? then : otherwise`
pub(super) fn choose(condition: Expression, then: Expression, otherwise: Expression) -> Option<Expression> {
    let common = match (then.ty(), otherwise.ty()) {
        (one, other) if one == other => one,
        (Scalar::Pointer, _) | (_, Scalar::Pointer) => Scalar::Pointer,
        (one, other) => one.common(other)?,
    };
    Some(Expression::Choose {
        condition: Box::new(truth(condition)?),
        then: Box::new(convert(then, common)?),
        otherwise: Box::new(convert(otherwise, common)?),
    })
}
