//! Expressions as instructions.

use super::builder::{Builder, Home, broken};
use super::usage::{changes, within};
use crate::code::{Op, Register};
use crate::error::Unfit;
use crate::number;
use okl_model::reflection::{Expression, Operator, Place, Relation, Scalar};

impl Builder {
    /// Evaluates an expression of a certain type.
    pub(super) fn value_of(&mut self, expression: &Expression, ty: Scalar) -> Result<Register, Unfit> {
        match self.value(expression, 0)? {
            (register, found) if found == ty => Ok(register),
            (_, found) => Err(Unfit::Broken(format!("{found:?} in place of {ty:?}"))),
        }
    }

    /// Evaluates an expression; returns where its value is, and its type.
    #[expect(clippy::too_many_lines, reason = "one arm for each kind of expression")]
    pub(super) fn value(&mut self, expression: &Expression, depth: u32) -> Result<(Register, Scalar), Unfit> {
        within(depth)?;
        let depth = depth + 1;
        match expression {
            Expression::Integer { ty, value } => match ty.is_float() || *ty == Scalar::Pointer {
                true => broken("an integer that is none"),
                false => Ok((self.constant(number::wrapped(*ty, *value as u64))?, *ty)),
            },
            Expression::Float { ty, value } => match ty.is_float() {
                true => Ok((self.constant(number::of_float(*ty, *value))?, *ty)),
                false => broken("a floating-point number that is none"),
            },
            Expression::Null => Ok((self.constant(0)?, Scalar::Pointer)),
            Expression::Read { ty, place } => Ok((self.read(*place, *ty)?, *ty)),
            Expression::Convert { to, value } => {
                let (from, from_type) = self.value(value, depth)?;
                Ok((self.convert(from, from_type, *to)?, *to))
            }
            Expression::Negate { value } => {
                let (from, ty) = self.value(value, depth)?;
                check(is_number(ty), "a negation of no number")?;
                let to = self.temporary()?;
                self.op(Op::Negate { ty, to, from });
                Ok((to, ty))
            }
            Expression::Complement { value } => {
                let (left, ty) = self.value(value, depth)?;
                check(ty.int().is_some(), "a complement of no integer")?;
                let right = self.constant(number::wrapped(ty, u64::MAX))?;
                self.binary(Operator::Xor, ty, left, right)
            }
            Expression::Not { value } => {
                let (left, ty) = self.value(value, depth)?;
                check(ty == Scalar::Bool, "a negation of no truth value")?;
                let right = self.constant(0)?;
                self.compare(Relation::Equal, ty, left, right)
            }
            Expression::Binary { operator, left, right } => {
                let (left, ty, right, other) = self.operands(left, right, depth)?;
                let right = self.right_operand(*operator, ty, right, other)?;
                self.binary(*operator, ty, left, right)
            }
            Expression::Compare { operator, left, right } => {
                let (left, ty, right, other) = self.operands(left, right, depth)?;
                let is_equality = matches!(operator, Relation::Equal | Relation::NotEqual);
                check(
                    ty == other && (is_equality || ty != Scalar::Pointer),
                    "a comparison of unlike values",
                )?;
                self.compare(*operator, ty, left, right)
            }
            Expression::And { left, right } => self.either(left, right, false, depth),
            Expression::Or { left, right } => self.either(left, right, true, depth),
            Expression::Choose { condition, then, otherwise } => {
                self.choose(condition, then, otherwise, depth)
            }
            Expression::Assign { place, value } => {
                let (from, ty) = self.value(value, depth)?;
                self.write(*place, ty, from)?;
                Ok((from, ty))
            }
            Expression::Update { operator, ty, place, computed_as, value, is_old } => {
                let (right, other) = self.value(value, depth)?;
                let right = self.right_operand(*operator, *computed_as, right, other)?;
                self.update(*operator, (*place, *ty), *computed_as, right, *is_old)
            }
            Expression::Then { first, second } => {
                self.value(first, depth)?;
                self.value(second, depth)
            }
        }
    }

    /// Both operands; the first is kept if the second changes what it was read from.
    fn operands(
        &mut self,
        left: &Expression,
        right: &Expression,
        depth: u32,
    ) -> Result<(Register, Scalar, Register, Scalar), Unfit> {
        let (mut one, ty) = self.value(left, depth)?;
        if changes(right) {
            let to = self.temporary()?;
            self.op(Op::Move { to, from: one });
            one = to;
        }
        let (two, other) = self.value(right, depth)?;
        Ok((one, ty, two, other))
    }

    /// The right operand of an operation in a type; that of a shift is converted to `int64`.
    fn right_operand(
        &mut self,
        operator: Operator,
        ty: Scalar,
        right: Register,
        other: Scalar,
    ) -> Result<Register, Unfit> {
        if operator.is_shift() {
            check(other.int().is_some(), "a shift by no integer")?;
            return self.convert(right, other, Scalar::Int64);
        }
        check(ty == other, "an operation on unlike values")?;
        Ok(right)
    }

    fn binary(
        &mut self,
        operator: Operator,
        ty: Scalar,
        left: Register,
        right: Register,
    ) -> Result<(Register, Scalar), Unfit> {
        let exists = if operator.is_of_integers() { ty.int().is_some() } else { is_number(ty) };
        check(exists, "an operation that does not exist")?;
        let to = self.temporary()?;
        self.op(Op::Binary { operator, ty, to, left, right });
        Ok((to, ty))
    }

    fn compare(
        &mut self,
        relation: Relation,
        ty: Scalar,
        left: Register,
        right: Register,
    ) -> Result<(Register, Scalar), Unfit> {
        let to = self.temporary()?;
        self.op(Op::Compare { relation, ty, to, left, right });
        Ok((to, Scalar::Bool))
    }

    fn convert(&mut self, from: Register, from_type: Scalar, to_type: Scalar) -> Result<Register, Unfit> {
        if from_type == to_type {
            return Ok(from);
        }
        let has_address = from_type == Scalar::Pointer || to_type == Scalar::Pointer;
        check(!has_address || to_type == Scalar::Bool, "a conversion of an address")?;
        let to = self.temporary()?;
        self.op(Op::Convert { from_type, to_type, to, from });
        Ok(to)
    }

    /// `a && b`, or `a || b`.
    fn either(
        &mut self,
        left: &Expression,
        right: &Expression,
        is_or: bool,
        depth: u32,
    ) -> Result<(Register, Scalar), Unfit> {
        let (from, ty) = self.value(left, depth)?;
        check(ty == Scalar::Bool, "a condition that is no truth value")?;
        let result = self.temporary()?;
        self.op(Op::Move { to: result, from });
        let jump = self.code.ops.len();
        self.op(match is_or {
            true => Op::JumpIf { condition: result, to: 0 },
            false => Op::JumpUnless { condition: result, to: 0 },
        });
        let (from, ty) = self.value(right, depth)?;
        check(ty == Scalar::Bool, "a condition that is no truth value")?;
        self.op(Op::Move { to: result, from });
        self.land(jump)?;
        Ok((result, Scalar::Bool))
    }

    fn choose(
        &mut self,
        condition: &Expression,
        then: &Expression,
        otherwise: &Expression,
        depth: u32,
    ) -> Result<(Register, Scalar), Unfit> {
        let (condition, ty) = self.value(condition, depth)?;
        check(ty == Scalar::Bool, "a condition that is no truth value")?;
        let result = self.temporary()?;
        let unless = self.code.ops.len();
        self.op(Op::JumpUnless { condition, to: 0 });
        let (from, ty) = self.value(then, depth)?;
        self.op(Op::Move { to: result, from });
        let end = self.code.ops.len();
        self.op(Op::Jump { to: 0 });
        self.land(unless)?;
        let (from, other) = self.value(otherwise, depth)?;
        check(ty == other, "a choice between unlike values")?;
        self.op(Op::Move { to: result, from });
        self.land(end)?;
        Ok((result, ty))
    }

    fn update(
        &mut self,
        operator: Operator,
        (place, ty): (Place, Scalar),
        computed_as: Scalar,
        right: Register,
        is_old: bool,
    ) -> Result<(Register, Scalar), Unfit> {
        let mut old = self.read(place, ty)?;
        if is_old {
            let to = self.temporary()?;
            self.op(Op::Move { to, from: old });
            old = to;
        }
        let left = self.convert(old, ty, computed_as)?;
        let (sum, _) = self.binary(operator, computed_as, left, right)?;
        let new = self.convert(sum, computed_as, ty)?;
        self.write(place, ty, new)?;
        Ok((if is_old { old } else { new }, ty))
    }

    /// The value of a place. It is not a copy if the object is in a register.
    fn read(&mut self, place: Place, ty: Scalar) -> Result<Register, Unfit> {
        if let Home::Register(register, own) = self.home(place.of)? {
            check(own == ty && place.offset == 0, "a place of another type")?;
            return Ok(register);
        }
        let part = self.part(place, ty.bytes())?;
        let part = self.part_index(part)?;
        let to = self.temporary()?;
        self.op(Op::Load { ty, to, part });
        Ok(to)
    }

    /// Changes the value of a place.
    pub(super) fn write(&mut self, place: Place, ty: Scalar, from: Register) -> Result<(), Unfit> {
        if let Home::Register(to, own) = self.home(place.of)? {
            check(own == ty && place.offset == 0, "a place of another type")?;
            self.op(Op::Move { to, from });
            return Ok(());
        }
        let part = self.part(place, ty.bytes())?;
        let part = self.part_index(part)?;
        self.op(Op::Store { ty, from, part });
        Ok(())
    }
}

fn is_number(ty: Scalar) -> bool {
    ty.int().is_some() || ty.is_float()
}

fn check(is_right: bool, why: &str) -> Result<(), Unfit> {
    if is_right { Ok(()) } else { broken(why) }
}
