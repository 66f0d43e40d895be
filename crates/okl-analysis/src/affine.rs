//! Indices, bounds and steps as sums of products: `16 * b + i`.
//!
//! The domain is that of polynomials with whole coefficients over symbols ([`Atom`]); `None` stands above all of them and
//! means "something else". Sums of equal value are equal, however they are written.
//!
//! Conversions between integer types of at least 32 bits count as none: an index that wraps around there is outside of
//! any array.

use okl_model::{
    BinaryOperator, CastStyle, ExprId, ExprKind, LoopId, Name, Ty, Type, UnaryOperator, Unit, VarId,
};
use smallvec::SmallVec;

/// Narrower integers may wrap around.
const NARROWEST: u32 = 32;

/// An expression as a sum of products; `name` knows what a variable is. `None` for anything else.
pub fn read(unit: &Unit, id: ExprId, name: &mut dyn FnMut(VarId) -> Option<Sum>) -> Option<Sum> {
    let expression = unit.expression(id);
    if let Some(value) = expression.value {
        return Some(Sum::number(value));
    }
    let mut of = |id: ExprId| read(unit, id, name);
    match &expression.kind {
        ExprKind::Paren(inner) => of(*inner),
        ExprKind::Cast {
            style: CastStyle::Implicit | CastStyle::C | CastStyle::Functional | CastStyle::Static,
            operand,
            binds: false,
            ..
        } if keeps_value(unit.ty(expression.ty), unit.type_of(*operand)) => of(*operand),
        ExprKind::Unary { operator: UnaryOperator::Plus, operand } => of(*operand),
        ExprKind::Unary { operator: UnaryOperator::Minus, operand } => {
            Sum::default().plus(&of(*operand)?, -1)
        }
        ExprKind::Binary { operator, left, right } => {
            let (left, right) = (of(*left)?, of(*right)?);
            let sum = if *operator == BinaryOperator::Multiply {
                left.times(&right)
            } else if matches!(operator, BinaryOperator::Add | BinaryOperator::Subtract) {
                left.plus(&right, if *operator == BinaryOperator::Add { 1 } else { -1 })
            } else {
                None
            };
            sum.filter(|sum| !may_wrap(unit.ty(expression.ty)) || sum.is_small())
        }
        ExprKind::Name(Name::Variable(variable)) => name(*variable),
        ExprKind::Name(_)
        | ExprKind::Literal(_)
        | ExprKind::This
        | ExprKind::Member(_)
        | ExprKind::Index { .. }
        | ExprKind::Dim { .. }
        | ExprKind::Dereference(_)
        | ExprKind::AddressOf(_)
        | ExprKind::Unary { .. }
        | ExprKind::Step { .. }
        | ExprKind::Assign { .. }
        | ExprKind::Conditional { .. }
        | ExprKind::Call(_)
        | ExprKind::Cast { .. }
        | ExprKind::List(_)
        | ExprKind::CompoundLiteral(_)
        | ExprKind::SizeOf(_)
        | ExprKind::TypeOf(_)
        | ExprKind::Lambda(_)
        | ExprKind::Statements(_)
        | ExprKind::Declare(_)
        | ExprKind::Defines(_)
        | ExprKind::OneOf(_)
        | ExprKind::Opaque(_) => None,
    }
}

/// Whether a conversion from one integer type to another loses no bits that an index may have.
fn keeps_value(to: Ty<'_>, from: Ty<'_>) -> bool {
    let (Some(to), Some(from)) = (to.int(), from.int()) else { return false };
    to.bits >= NARROWEST && to.bits >= from.bits
}

/// Whether numbers of the type start again at zero before any index ends: `1073741824u * 4`.
fn may_wrap(ty: Ty<'_>) -> bool {
    ty.int().is_some_and(|int| !int.signed && int.bits <= NARROWEST)
}

/// Whether a type is an integer that does not wrap around before an index does.
pub fn is_wide(ty: &Type) -> bool {
    ty.int().is_some_and(|int| int.bits >= NARROWEST)
}

/// What an index is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Atom {
    /// The number of the work item on an axis.
    Item(u8),
    /// A variable with one value for all work items of a group.
    Uniform(VarId),
    /// The first iteration of the tile that a group works on.
    Tile(LoopId),
}

/// A sum of products with whole factors: `16 * b + i`. No factor is zero.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sum(Vec<(Product, i64)>); // sorted, each product once

/// Symbols, sorted; of a number there are none.
type Product = SmallVec<[Atom; 2]>;

/// Longer sums and products are given up.
const LONGEST: usize = 24;

impl Sum {
    /// A number.
    pub fn number(value: i64) -> Sum {
        Sum::term(Product::new(), value)
    }

    /// One symbol.
    pub fn atom(atom: Atom) -> Sum {
        Sum::term(Product::from_slice(&[atom]), 1)
    }

    fn term(product: Product, factor: i64) -> Sum {
        if factor == 0 { Sum::default() } else { Sum(vec![(product, factor)]) }
    }

    /// `self + factor * other`; none when it gets too long, or a number too large.
    pub fn plus(&self, other: &Sum, factor: i64) -> Option<Sum> {
        let mut sum = Vec::with_capacity(self.0.len() + other.0.len());
        let mut own = self.0.iter().peekable();
        for (product, value) in &other.0 {
            let value = value.checked_mul(factor)?;
            while let Some(before) = own.next_if(|(own, _)| own < product) {
                sum.push(before.clone());
            }
            let known = own.next_if(|(own, _)| own == product).map_or(0, |(_, value)| *value);
            let value = known.checked_add(value)?;
            if value != 0 {
                sum.push((product.clone(), value));
            }
        }
        sum.extend(own.cloned());
        (sum.len() <= LONGEST).then_some(Sum(sum))
    }

    /// The product; none when it gets too long.
    pub fn times(&self, other: &Sum) -> Option<Sum> {
        let mut sum = Sum::default();
        for (left, a) in &self.0 {
            for (right, b) in &other.0 {
                let mut product = left.clone();
                product.extend_from_slice(right);
                product.sort_unstable();
                if product.len() > LONGEST {
                    return None;
                }
                sum = sum.plus(&Sum::term(product, a.checked_mul(*b)?), 1)?;
            }
        }
        Some(sum)
    }

    /// The number, when it is one.
    pub fn value(&self) -> Option<i64> {
        match &self.0[..] {
            [] => Some(0),
            [(product, value)] if product.is_empty() => Some(*value),
            _ => None,
        }
    }

    /// What stands before the number of the work item on an axis, zero when the axis does not occur; none when it occurs
    /// in a product with another axis or itself.
    pub fn factor_of(&self, axis: u8) -> Option<Sum> {
        let mut factor = Vec::new();
        for (product, value) in &self.0 {
            if !product.contains(&Atom::Item(axis)) {
                continue;
            }
            let rest: Product = product.iter().copied().filter(|atom| *atom != Atom::Item(axis)).collect();
            if rest.len() + 1 != product.len() || rest.iter().any(|atom| matches!(atom, Atom::Item(_))) {
                return None;
            }
            factor.push((rest, *value));
        }
        factor.sort_unstable();
        Some(Sum(factor))
    }

    /// Whether the number of a work item on an axis is a part of it.
    pub fn names(&self, axis: u8) -> bool {
        self.0.iter().any(|(product, _)| product.contains(&Atom::Item(axis)))
    }

    /// Itself or its negative, whichever starts positive.
    pub fn magnitude(&self) -> Sum {
        let negative = self.0.first().is_some_and(|(_, value)| *value < 0);
        let flip = |value: i64| if negative { value.saturating_neg() } else { value };
        Sum(self.0.iter().map(|(product, value)| (product.clone(), flip(*value))).collect())
    }

    /// Whether what stands before the numbers of work items is so small that a group of up to 65,536 does not wrap
    /// around in 32 bits.
    fn is_small(&self) -> bool {
        let of_item = |product: &[Atom]| product.iter().any(|atom| matches!(atom, Atom::Item(_)));
        self.0.iter().all(|(product, value)| !of_item(product) || value.unsigned_abs() <= 1 << 16)
    }

    /// Whether it depends on the work item.
    pub fn varies(&self) -> bool {
        self.atoms().any(|atom| matches!(atom, Atom::Item(_)))
    }

    /// The products with their factors.
    pub fn terms(&self) -> impl Iterator<Item = (&[Atom], i64)> + '_ {
        self.0.iter().map(|(product, factor)| (product.as_slice(), *factor))
    }

    /// The symbols it is made of, with repeats.
    pub fn atoms(&self) -> impl Iterator<Item = Atom> + '_ {
        self.0.iter().flat_map(|(product, _)| product).copied()
    }
}

#[cfg(test)]
mod tests;
