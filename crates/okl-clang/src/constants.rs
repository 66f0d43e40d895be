//! Constant expressions and their values.
//!
//! clang can fold any expression, but evaluates all of its operands again for each call. So it evaluates only leaves,
//! and constant expressions of kinds that okl does not fold itself; okl folds the others from the values of their
//! operands. The sum of 10,000 numbers takes 10,000 steps.

use crate::libclang::Cursor;
use crate::reader::Reader;
use okl_model::{BinaryOperator, CastStyle, ExprId, ExprKind, Name, TypeId, TypeKind, UnaryOperator};

/// The result of folding without clang.
enum Folded {
    /// The value.
    Known(i64),
    /// Not known; clang may be able to fold it.
    Ask,
    /// The expression has no constant value.
    Unknown,
}

impl Reader<'_> {
    /// The value of an expression that is about to be added, and true if it is constant.
    pub(crate) fn constant(&self, cursor: Cursor<'_>, kind: &ExprKind, ty: TypeId) -> (Option<i64>, bool) {
        let is_constant = self.is_constant(kind, ty);
        let is_integral = matches!(self.unit.ty(ty).kind, TypeKind::Int(_) | TypeKind::Enum | TypeKind::Bool);
        if !is_integral {
            return (None, is_constant);
        }
        let value = match self.fold(kind, ty) {
            Folded::Known(value) => Some(value),
            Folded::Ask if is_constant => cursor.evaluate(),
            Folded::Ask | Folded::Unknown => None,
        };
        (value, is_constant || value.is_some())
    }

    fn is_constant(&self, kind: &ExprKind, ty: TypeId) -> bool {
        match kind {
            ExprKind::Literal(_)
            | ExprKind::SizeOf(_)
            | ExprKind::TypeOf(_)
            | ExprKind::Name(Name::Enumerator(_)) => true,
            // The result of a lambda without captures is constant, whatever variable holds the lambda.
            ExprKind::Name(Name::Variable(_) | Name::Other(_)) => {
                let ty = self.unit.ty(ty);
                ty.is_const || ty.is_lambda
            }
            ExprKind::Name(Name::Function(_))
            | ExprKind::This
            | ExprKind::Lambda(_)
            | ExprKind::Statements(_)
            | ExprKind::Declare(_)
            | ExprKind::Defines(_)
            | ExprKind::Step { .. }
            | ExprKind::Assign { .. } => false,
            ExprKind::Paren(_)
            | ExprKind::Member(_)
            | ExprKind::Index { .. }
            | ExprKind::Dim { .. }
            | ExprKind::Dereference(_)
            | ExprKind::AddressOf(_)
            | ExprKind::Unary { .. }
            | ExprKind::Binary { .. }
            | ExprKind::Conditional { .. }
            | ExprKind::Call(_)
            | ExprKind::Cast { .. }
            | ExprKind::List(_)
            | ExprKind::CompoundLiteral(_)
            | ExprKind::OneOf(_)
            | ExprKind::Opaque(_) => kind.children().all(|child| self.constants[child.0 as usize]),
        }
    }

    fn fold(&self, kind: &ExprKind, ty: TypeId) -> Folded {
        let value = |id: ExprId| self.unit.expression(id).value;
        let known = |value: Option<i64>| value.map_or(Folded::Unknown, Folded::Known);
        match kind {
            ExprKind::Paren(inner) => known(value(*inner)),
            ExprKind::Cast {
                operand,
                style: CastStyle::Implicit | CastStyle::C | CastStyle::Static,
                binds: false,
                ..
            } => match (value(*operand), &self.unit.ty(ty).kind) {
                (Some(value), TypeKind::Bool) => Folded::Known(i64::from(value != 0)),
                (Some(value), TypeKind::Int(_)) => self.wrapped(i128::from(value), ty),
                _ => Folded::Ask,
            },
            ExprKind::Unary { operator, operand } => match (operator, value(*operand)) {
                (_, None) => Folded::Ask,
                (UnaryOperator::Plus, Some(value)) => Folded::Known(value),
                (UnaryOperator::Minus, Some(value)) => self.exact(Some(-i128::from(value)), ty),
                (UnaryOperator::Complement, Some(value)) => self.wrapped(!i128::from(value), ty),
                (UnaryOperator::Not, Some(value)) => Folded::Known(i64::from(value == 0)),
                (UnaryOperator::Other, Some(_)) => Folded::Ask,
            },
            ExprKind::Binary { operator, left, right } => match (operator, value(*left), value(*right)) {
                (BinaryOperator::LogicalAnd, Some(0), _) => Folded::Known(0),
                (BinaryOperator::LogicalOr, Some(left), _) if left != 0 => Folded::Known(1),
                (_, Some(left), Some(right)) => self.folded(*operator, left, right, ty),
                _ => Folded::Ask,
            },
            ExprKind::Conditional { condition, then, otherwise } => match value(*condition) {
                Some(0) => known(value(*otherwise)),
                Some(_) => known(value(*then)),
                None => Folded::Ask,
            },
            ExprKind::Literal(_)
            | ExprKind::Name(_)
            | ExprKind::SizeOf(_)
            | ExprKind::TypeOf(_)
            | ExprKind::Call(_)
            | ExprKind::Cast { .. }
            | ExprKind::Member(_)
            | ExprKind::Index { .. }
            | ExprKind::Dereference(_)
            | ExprKind::List(_)
            | ExprKind::CompoundLiteral(_)
            | ExprKind::OneOf(_)
            | ExprKind::Opaque(_) => Folded::Ask,
            ExprKind::This
            | ExprKind::Dim { .. }
            | ExprKind::AddressOf(_)
            | ExprKind::Step { .. }
            | ExprKind::Assign { .. }
            | ExprKind::Lambda(_)
            | ExprKind::Statements(_)
            | ExprKind::Declare(_)
            | ExprKind::Defines(_) => Folded::Unknown,
        }
    }

    fn folded(&self, operator: BinaryOperator, left: i64, right: i64, ty: TypeId) -> Folded {
        let (a, b) = (i128::from(left), i128::from(right));
        let truth = |holds: bool| Folded::Known(i64::from(holds));
        match operator {
            BinaryOperator::Add => self.exact(Some(a + b), ty),
            BinaryOperator::Subtract => self.exact(Some(a - b), ty),
            BinaryOperator::Multiply => self.exact(a.checked_mul(b), ty),
            BinaryOperator::Divide => self.exact(a.checked_div(b), ty),
            BinaryOperator::Remainder => self.exact(a.checked_rem(b), ty),
            BinaryOperator::And => self.wrapped(a & b, ty),
            BinaryOperator::Or => self.wrapped(a | b, ty),
            BinaryOperator::Xor => self.wrapped(a ^ b, ty),
            BinaryOperator::LogicalAnd => truth(left != 0 && right != 0),
            BinaryOperator::LogicalOr => truth(left != 0 || right != 0),
            BinaryOperator::Equal => truth(left == right),
            BinaryOperator::NotEqual => truth(left != right),
            BinaryOperator::Less => truth(left < right),
            BinaryOperator::LessEqual => truth(left <= right),
            BinaryOperator::Greater => truth(left > right),
            BinaryOperator::GreaterEqual => truth(left >= right),
            // The rules for these differ between the standards.
            BinaryOperator::ShiftLeft
            | BinaryOperator::ShiftRight
            | BinaryOperator::Compare
            | BinaryOperator::Comma
            | BinaryOperator::MemberPointer
            | BinaryOperator::ArrowMemberPointer => Folded::Ask,
        }
    }

    /// A result that must not overflow if the type is signed.
    fn exact(&self, value: Option<i128>, ty: TypeId) -> Folded {
        match (value, self.unit.ty(ty).int()) {
            (Some(value), Some(int)) if int.signed && int.bits <= 64 => {
                let most = 1_i128 << (int.bits - 1);
                if (-most..most).contains(&value) { Folded::Known(value as i64) } else { Folded::Ask }
            }
            (Some(value), Some(_)) => self.wrapped(value, ty),
            _ => Folded::Ask,
        }
    }

    /// The value modulo the width of its type. There is none above `i64::MAX`, the largest value of the model.
    fn wrapped(&self, value: i128, ty: TypeId) -> Folded {
        let Some(int) = self.unit.ty(ty).int().filter(|int| int.bits <= 64) else { return Folded::Ask };
        let all = 1_i128 << int.bits;
        let low = value.rem_euclid(all);
        let value = if int.signed && low >= all / 2 { low - all } else { low };
        i64::try_from(value).map_or(Folded::Unknown, Folded::Known)
    }
}
