//! Indices, bounds and steps as sums of products: `16 * b + i`.
//!
//! The domain is that of polynomials with integer coefficients over symbols ([`Atom`]), with `None` as the top element
//! for all other values. Equal polynomials have equal representations, however the expressions are written.
//!
//! Conversions between integer types of at least 32 bits are treated as value-preserving: an index that wraps around
//! there is outside of any array.

use okl_model::{
    BinaryOperator, CastStyle, ExprId, ExprKind, LoopId, Name, Ty, Type, UnaryOperator, Unit, VarId,
};
use smallvec::SmallVec;

/// Narrower integer types may wrap around.
const NARROWEST: u32 = 32;

/// The polynomial of an expression; `name` returns those of variables. `None` for expressions that have none.
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
        _ => None,
    }
}

/// True if a conversion between integer types keeps all bits that an index may have.
fn keeps_value(to: Ty<'_>, from: Ty<'_>) -> bool {
    let (Some(to), Some(from)) = (to.int(), from.int()) else { return false };
    to.bits >= NARROWEST && to.bits >= from.bits
}

/// True if values of the type wrap around at a size that indices reach: `1073741824u * 4`.
fn may_wrap(ty: Ty<'_>) -> bool {
    ty.int().is_some_and(|int| !int.signed && int.bits <= NARROWEST)
}

/// True if a type is an integer type that does not wrap around for any index.
pub fn is_wide(ty: &Type) -> bool {
    ty.int().is_some_and(|int| int.bits >= NARROWEST)
}

/// A symbol of a polynomial.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Atom {
    /// The index of the work item on an axis.
    Item(u8),
    /// A variable that has the same value for all work items of a group.
    Uniform(VarId),
    /// The first iteration of the tile that is assigned to the group.
    Tile(LoopId),
}

/// A sum of products with integer coefficients: `16 * b + i`. No coefficient is zero.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sum(Vec<(Product, i64)>); // Sorted; each product occurs once.

/// The symbols of a product, sorted; a constant has none.
type Product = SmallVec<[Atom; 2]>;

/// The maximum number of terms and of symbols in a product; anything longer becomes `None`.
const LONGEST: usize = 24;

impl Sum {
    /// A constant.
    pub fn number(value: i64) -> Sum {
        Sum::term(Product::new(), value)
    }

    /// A single symbol.
    pub fn atom(atom: Atom) -> Sum {
        Sum::term(Product::from_slice(&[atom]), 1)
    }

    fn term(product: Product, factor: i64) -> Sum {
        if factor == 0 { Sum::default() } else { Sum(vec![(product, factor)]) }
    }

    /// `self + factor * other`. `None` if it gets too long or a coefficient overflows.
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

    /// The product. `None` if it gets too long or a coefficient overflows.
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

    /// The value, if the sum is a constant.
    pub fn value(&self) -> Option<i64> {
        match &self.0[..] {
            [] => Some(0),
            [(product, value)] if product.is_empty() => Some(*value),
            _ => None,
        }
    }

    /// The coefficient of the work item's index on an axis, zero if the axis does not occur. `None` if the axis occurs
    /// in a product with another axis or with itself.
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

    /// True if the index of the work item on an axis occurs.
    pub fn names(&self, axis: u8) -> bool {
        self.0.iter().any(|(product, _)| product.contains(&Atom::Item(axis)))
    }

    /// The sum or its negation, whichever has a positive first coefficient.
    pub fn magnitude(&self) -> Sum {
        let negative = self.0.first().is_some_and(|(_, value)| *value < 0);
        let flip = |value: i64| if negative { value.saturating_neg() } else { value };
        Sum(self.0.iter().map(|(product, value)| (product.clone(), flip(*value))).collect())
    }

    /// True if the coefficients of work item indices are so small that indices of a group of up to 65,536 work items do
    /// not wrap around in 32 bits.
    fn is_small(&self) -> bool {
        let of_item = |product: &[Atom]| product.iter().any(|atom| matches!(atom, Atom::Item(_)));
        self.0.iter().all(|(product, value)| !of_item(product) || value.unsigned_abs() <= 1 << 16)
    }

    /// True if the value depends on the work item.
    pub fn varies(&self) -> bool {
        self.atoms().any(|atom| matches!(atom, Atom::Item(_)))
    }

    /// The products with their coefficients.
    pub fn terms(&self) -> impl Iterator<Item = (&[Atom], i64)> + '_ {
        self.0.iter().map(|(product, factor)| (product.as_slice(), *factor))
    }

    /// The symbols, with repeats.
    pub fn atoms(&self) -> impl Iterator<Item = Atom> + '_ {
        self.0.iter().flat_map(|(product, _)| product).copied()
    }
}

#[cfg(test)]
mod tests;
