//! Constant expressions of integers, as kinds and bounds have them.

use super::scope_id::ScopeId;
use super::symbol::SymbolKind;
use super::types::Type;
use super::universe::Universe;
use crate::ast::{Argument, BinaryOp, Expr, ExprKind, KindParameter, Literal, UnaryOp};

impl<'t> Universe<'t> {
    /// The value of an integer expression, if it is constant.
    pub fn integer(&self, scope: ScopeId, expr: &Expr) -> Option<i64> {
        self.integer_at(scope, expr, 0)
    }

    pub(super) fn of_kind(
        &self,
        scope: ScopeId,
        kind: Option<&KindParameter>,
        default: u8,
        make: fn(u8) -> Type,
        parts: u32,
    ) -> Type {
        match kind {
            None => make(default),
            Some(KindParameter::Bytes(bytes)) => u8::try_from(bytes / parts).map_or(Type::Unknown, make),
            Some(KindParameter::Kind(expr)) => {
                let kind = self.integer(scope, expr).and_then(|kind| u8::try_from(kind).ok());
                kind.map_or(Type::Unknown, make)
            }
        }
    }

    /// The kind behind the `_` of a literal: a number or the name of a constant.
    pub fn kind_of_suffix(&self, scope: ScopeId, suffix: &str) -> Option<u8> {
        if let Ok(kind) = suffix.parse() {
            return Some(kind);
        }
        self.named(scope, suffix, 0).and_then(|kind| u8::try_from(kind).ok())
    }

    fn named(&self, scope: ScopeId, name: &str, depth: usize) -> Option<i64> {
        let found = self.find(scope, name)?;
        match found.symbol.kind {
            SymbolKind::Number(value) => Some(value),
            SymbolKind::Constant(Some(value)) => self.integer_at(found.scope, value, depth + 1),
            SymbolKind::Enumerator(base, count) => {
                let base = base.map_or(Some(0), |base| self.integer_at(found.scope, base, depth + 1));
                base?.checked_add(count)
            }
            _ => None,
        }
    }

    fn integer_at(&self, scope: ScopeId, expr: &Expr, depth: usize) -> Option<i64> {
        if depth > MAX_DEPTH {
            return None;
        }
        let value = |expr: &Expr| self.integer_at(scope, expr, depth + 1);
        match &expr.kind {
            ExprKind::Literal(Literal::Integer(digits, _)) => digits.parse().ok(),
            ExprKind::Name(name) => self.named(scope, &name.id, depth),
            ExprKind::Paren(inner) => value(inner),
            ExprKind::Unary(UnaryOp::Plus, inner) => value(inner),
            ExprKind::Unary(UnaryOp::Minus, inner) => value(inner)?.checked_neg(),
            ExprKind::Binary(op, left, right) => {
                let (left, right) = (value(left)?, value(right)?);
                match op {
                    BinaryOp::Add => left.checked_add(right),
                    BinaryOp::Subtract => left.checked_sub(right),
                    BinaryOp::Multiply => left.checked_mul(right),
                    BinaryOp::Divide => left.checked_div(right),
                    BinaryOp::Power => left.checked_pow(u32::try_from(right).ok()?),
                    _ => None,
                }
            }
            ExprKind::Call { callee, arguments } => {
                let ExprKind::Name(name) = &callee.kind else { return None };
                if let Some(value) = self.constant_element(scope, &name.id, arguments, depth) {
                    return Some(value);
                }
                if self.find(scope, &name.id).is_some_and(|found| found.symbol.kind != SymbolKind::Intrinsic)
                {
                    return None;
                }
                self.called(scope, &name.id, arguments, depth)
            }
            _ => None,
        }
    }

    /// The value of a call of an intrinsic function.
    fn called(&self, scope: ScopeId, name: &str, arguments: &[Argument], depth: usize) -> Option<i64> {
        let first = &arguments.first()?.value;
        let value = |expr: &Expr| self.integer_at(scope, expr, depth + 1);
        let of = |keyword: &str, at: usize| {
            let named =
                arguments.iter().find(|one| one.keyword.as_ref().is_some_and(|name| name.id == keyword));
            named.or_else(|| arguments.get(at).filter(|one| one.keyword.is_none())).map(|one| &one.value)
        };
        match name {
            "kind" => Some(i64::from(self.constant_type(scope, first)?.kind())),
            "selected_int_kind" => Some(selected_integer(value(first)?)),
            "selected_real_kind" => {
                Some(selected_real(of("p", 0).map_or(Some(0), value)?, of("r", 1).map_or(Some(0), value)?))
            }
            "max" => arguments
                .iter()
                .map(|one| value(&one.value))
                .try_fold(i64::MIN, |most, one| Some(most.max(one?))),
            "min" => arguments
                .iter()
                .map(|one| value(&one.value))
                .try_fold(i64::MAX, |least, one| Some(least.min(one?))),
            "abs" => value(first)?.checked_abs(),
            "int" => value(first),
            "iand" => Some(value(first)? & value(&arguments.get(1)?.value)?),
            "ior" => Some(value(first)? | value(&arguments.get(1)?.value)?),
            "ieor" => Some(value(first)? ^ value(&arguments.get(1)?.value)?),
            "ishft" | "shiftl" => {
                let (bits, by) = (value(first)?, value(&arguments.get(1)?.value)?);
                let by = u32::try_from(by).ok().filter(|by| *by < 31)?;
                bits.checked_mul(1 << by).filter(|shifted| *shifted >= 0 && *shifted <= i64::from(i32::MAX))
            }
            "sum" | "product" | "maxval" | "minval" if arguments.len() == 1 => {
                let all = self.constant_items(scope, first, depth + 1)?;
                match name {
                    "sum" => all.into_iter().try_fold(0_i64, i64::checked_add),
                    "product" => all.into_iter().try_fold(1_i64, i64::checked_mul),
                    "maxval" => all.into_iter().max(),
                    _ => all.into_iter().min(),
                }
            }
            "mod" => value(first)?.checked_rem(value(&arguments.get(1)?.value)?),
            "size" => self.constant_size(scope, arguments, depth),
            "huge" => largest(&self.constant_type(scope, first)?),
            _ => None,
        }
    }

    /// An element of a constant array with one dimension.
    fn constant_element(
        &self,
        scope: ScopeId,
        name: &str,
        arguments: &[Argument],
        depth: usize,
    ) -> Option<i64> {
        let found = self.find(scope, name)?;
        let (SymbolKind::Constant(Some(value)), [argument]) = (&found.symbol.kind, arguments) else {
            return None;
        };
        let [crate::ast::Extent::Explicit { lower, .. }] = found.symbol.shape? else { return None };
        let lower = match lower {
            Some(lower) => self.integer_at(found.scope, lower, depth + 1)?,
            None => 1,
        };
        let index = self.integer_at(scope, &argument.value, depth + 1)?.checked_sub(lower)?;
        let all = self.constant_items(found.scope, value, depth + 1)?;
        all.get(usize::try_from(index).ok()?).copied()
    }

    /// The values of a constant array of integers that are listed one by one.
    fn constant_items(&self, scope: ScopeId, expr: &Expr, depth: usize) -> Option<Vec<i64>> {
        if depth > MAX_DEPTH {
            return None;
        }
        match &expr.kind {
            ExprKind::Array { items, .. } => {
                let value = |item: &crate::ast::ArrayItem| match item {
                    crate::ast::ArrayItem::Value(value) => self.integer_at(scope, value, depth + 1),
                    crate::ast::ArrayItem::ImpliedDo { .. } => None,
                };
                items.iter().map(value).collect()
            }
            ExprKind::Name(name) => {
                let found = self.find(scope, &name.id)?;
                let SymbolKind::Constant(Some(value)) = &found.symbol.kind else { return None };
                found.symbol.shape?;
                self.constant_items(found.scope, value, depth + 1)
            }
            ExprKind::Paren(inner) => self.constant_items(scope, inner, depth + 1),
            _ => None,
        }
    }

    /// The size of an array with constant bounds.
    fn constant_size(&self, scope: ScopeId, arguments: &[Argument], depth: usize) -> Option<i64> {
        let ExprKind::Name(name) = &arguments.first()?.value.kind else { return None };
        let found = self.find(scope, &name.id)?;
        let shape = found.symbol.shape?;
        let extent = |extent: &crate::ast::Extent| {
            let crate::ast::Extent::Explicit { lower, upper } = extent else { return None };
            let of = |expr: &Expr| self.integer_at(found.scope, expr, depth + 1);
            let lower = lower.as_ref().map_or(Some(1), of)?;
            Some((of(upper)?.checked_sub(lower)?.checked_add(1)?).max(0))
        };
        match arguments.get(1) {
            Some(dim) => {
                let dim = usize::try_from(self.integer_at(scope, &dim.value, depth + 1)?).ok()?;
                extent(shape.get(dim.checked_sub(1)?)?)
            }
            None => shape.iter().map(extent).try_fold(1_i64, |size, one| size.checked_mul(one?)),
        }
    }

    /// The type of a literal, or of a variable or constant.
    fn constant_type(&self, scope: ScopeId, expr: &Expr) -> Option<Type> {
        match &expr.kind {
            ExprKind::Literal(literal) => Some(self.type_of_literal(scope, literal)),
            ExprKind::Name(name) => match self.find(scope, &name.id) {
                Some(found) => Some(self.type_of(found)),
                None => self.implicit_type(scope, &name.id),
            },
            ExprKind::Paren(inner) | ExprKind::Unary(_, inner) => self.constant_type(scope, inner),
            ExprKind::Binary(_, left, right) => {
                Some(self.constant_type(scope, left)?.joined(&self.constant_type(scope, right)?))
            }
            ExprKind::Call { callee, .. } => self.constant_type(scope, callee),
            _ => None,
        }
    }

    /// The type of a literal.
    pub fn type_of_literal(&self, scope: ScopeId, literal: &Literal) -> Type {
        let kind = |suffix: &Option<String>, default: u8, make: fn(u8) -> Type| match suffix {
            None => make(default),
            Some(suffix) => self.kind_of_suffix(scope, suffix).map_or(Type::Unknown, make),
        };
        match literal {
            Literal::Integer(_, suffix) => kind(suffix, 4, Type::Integer),
            Literal::Real(text, suffix) => kind(suffix, if text.contains('d') { 8 } else { 4 }, Type::Real),
            Literal::Logical(_, suffix) => kind(suffix, 4, Type::Logical),
            Literal::Complex(parts) => {
                let of = |part: &crate::ast::ComplexPart| match &part.value {
                    crate::ast::PartValue::Literal(literal) => self.type_of_literal(scope, literal),
                    crate::ast::PartValue::Name(name) => {
                        self.find(scope, &name.id).map_or(Type::Unknown, |found| self.type_of(found))
                    }
                };
                let real = |ty: Type| if matches!(ty, Type::Integer(_)) { Type::DEFAULT_REAL } else { ty };
                match (real(of(&parts[0])), real(of(&parts[1]))) {
                    (Type::Real(one), Type::Real(other)) => Type::Complex(one.max(other)),
                    _ => Type::Unknown,
                }
            }
            Literal::Text(_) => Type::Character,
            Literal::Boz(..) => Type::Unknown,
        }
    }
}

const MAX_DEPTH: usize = 100;

/// The smallest kind of integers with so many digits.
fn selected_integer(digits: i64) -> i64 {
    match digits {
        ..=2 => 1,
        3..=4 => 2,
        5..=9 => 4,
        10..=18 => 8,
        19..=38 => 16,
        _ => -1,
    }
}

/// The smallest kind of real numbers with so many digits, and powers of ten up to `range`.
fn selected_real(digits: i64, range: i64) -> i64 {
    match (digits, range) {
        (..=6, ..=37) => 4,
        (..=15, ..=307) => 8,
        (..=18, ..=4931) => 10,
        (..=33, ..=4931) => 16,
        _ => -1,
    }
}

/// The largest integer of a type.
fn largest(ty: &Type) -> Option<i64> {
    match ty {
        Type::Integer(1) => Some(i64::from(i8::MAX)),
        Type::Integer(2) => Some(i64::from(i16::MAX)),
        Type::Integer(4) => Some(i64::from(i32::MAX)),
        Type::Integer(8) => Some(i64::MAX),
        _ => None,
    }
}
