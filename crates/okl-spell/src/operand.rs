//! Operands of generated expressions: parentheses and casts only where C++ needs them.
//!
//! Every module that puts a user's expression into a longer one does it here.

use okl_analysis::Analyzed;
use okl_model::{BinaryOperator, CallTarget, CastStyle, ExprId, ExprKind, Expression, IntType, Ty};
use okl_source::Piece;

/// How tightly an expression holds together, in ascending order (C++ [expr.compound]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Binding {
    /// `a, b`
    Comma,
    /// `a = b`, `c ? a : b`: may stand as an argument of a call.
    Assignment,
    /// `a || b`
    Or,
    /// `a && b`
    And,
    /// `a | b`, `a ^ b`, `a & b`
    Bits,
    /// `a == b`
    Equality,
    /// `a < b`
    Relation,
    /// `a << b`
    Shift,
    /// `a + b`
    Sum,
    /// `a * b`
    Product,
    /// `-a`, `*p`
    Unary,
    /// `(T)a`: no sign may melt into it.
    Cast,
    /// `a`, `a[i]`, `f(a)`, `(a)`
    Postfix,
}

/// An expression of the output.
#[derive(Clone, Debug)]
pub(crate) struct Operand {
    pub(crate) pieces: Vec<Piece>,
    pub(crate) binding: Binding,
}

impl Operand {
    /// Text that is a name, a number or a call.
    pub(crate) fn text(text: impl Into<String>) -> Operand {
        Operand::new(vec![Piece::Text(text.into())], Binding::Postfix)
    }

    pub(crate) fn new(pieces: Vec<Piece>, binding: Binding) -> Operand {
        Operand { pieces, binding }
    }

    /// The user's expression.
    pub(crate) fn of(unit: &Analyzed, id: ExprId) -> Operand {
        Operand::new(vec![Piece::Source(unit.expression(id).span)], binding(unit, id))
    }

    /// The text where an operator requires an operand that binds that tightly: `a + b`, or `(a + b)` before ` * c`.
    pub(crate) fn within(self, least: Binding) -> Vec<Piece> {
        if self.binding >= least {
            return self.pieces;
        }
        [vec![Piece::Text("(".into())], self.pieces, vec![Piece::Text(")".into())]].concat()
    }

    /// `a + 1`: the text and the end of a longer expression, whose operands bind at least that tightly.
    pub(crate) fn then(self, end: &str, binding: Binding) -> Operand {
        let pieces = [self.within(binding), vec![Piece::Text(end.into())]].concat();
        Operand::new(pieces, binding)
    }

    /// `a / b`
    pub(crate) fn divided(self, by: Operand) -> Operand {
        let sign = vec![Piece::Text(" / ".into())];
        let pieces = [self.within(Binding::Product), sign, by.within(Binding::Unary)].concat();
        Operand::new(pieces, Binding::Product)
    }

    /// `(int)x`, `(int)(x + 1)`
    pub(crate) fn cast(self, ty: &str) -> Operand {
        let value = self.within(Binding::Unary);
        Operand::new([vec![Piece::Text(format!("({ty})"))], value].concat(), Binding::Cast)
    }
}

/// How tightly the user's expression holds together, as it is written.
pub(crate) fn binding(unit: &Analyzed, id: ExprId) -> Binding {
    let expression = unit.expression(id);
    match &expression.kind {
        ExprKind::Cast { style: CastStyle::Implicit, operand, .. } => binding(unit, *operand),
        ExprKind::Cast { style: CastStyle::C, .. } => Binding::Cast,
        ExprKind::Dereference(_)
        | ExprKind::AddressOf(_)
        | ExprKind::Unary { .. }
        | ExprKind::Step { .. }
        | ExprKind::CompoundLiteral(_)
        | ExprKind::SizeOf(_) => Binding::Unary,
        ExprKind::Name(_)
        | ExprKind::Literal(_)
        | ExprKind::This
        | ExprKind::Paren(_)
        | ExprKind::Member(_)
        | ExprKind::Index { .. }
        | ExprKind::Dim { .. }
        | ExprKind::Cast { .. } => Binding::Postfix,
        ExprKind::Call(call) => match call.target {
            CallTarget::Function(_) | CallTarget::Method { .. } if !call.name_span.is_empty() => {
                Binding::Postfix
            }
            // An operator of a class, or a conversion that nobody wrote.
            CallTarget::Function(_)
            | CallTarget::Method { .. }
            | CallTarget::Operator(_)
            | CallTarget::Constructor(_)
            | CallTarget::Value(_)
            | CallTarget::Unknown => Binding::Comma,
        },
        ExprKind::Binary { operator, .. } => of_operator(*operator),
        ExprKind::Assign { .. } | ExprKind::Conditional { .. } => Binding::Assignment,
        ExprKind::List(_)
        | ExprKind::TypeOf(_)
        | ExprKind::Lambda(_)
        | ExprKind::Statements(_)
        | ExprKind::Declare(_)
        | ExprKind::Defines(_)
        | ExprKind::OneOf(_)
        | ExprKind::Opaque(_) => Binding::Comma,
    }
}

fn of_operator(operator: BinaryOperator) -> Binding {
    match operator {
        BinaryOperator::Comma => Binding::Comma,
        BinaryOperator::LogicalOr => Binding::Or,
        BinaryOperator::LogicalAnd => Binding::And,
        BinaryOperator::Or | BinaryOperator::Xor | BinaryOperator::And => Binding::Bits,
        BinaryOperator::Equal | BinaryOperator::NotEqual => Binding::Equality,
        BinaryOperator::Less
        | BinaryOperator::LessEqual
        | BinaryOperator::Greater
        | BinaryOperator::GreaterEqual
        | BinaryOperator::Compare => Binding::Relation,
        BinaryOperator::ShiftLeft | BinaryOperator::ShiftRight => Binding::Shift,
        BinaryOperator::Add | BinaryOperator::Subtract => Binding::Sum,
        BinaryOperator::Multiply
        | BinaryOperator::Divide
        | BinaryOperator::Remainder
        | BinaryOperator::MemberPointer
        | BinaryOperator::ArrowMemberPointer => Binding::Product,
    }
}

/// The type of an expression as it is written, before implicit conversions.
pub(crate) fn written_type<'u>(unit: &'u Analyzed, mut expression: &'u Expression) -> Ty<'u> {
    while let ExprKind::Cast { style: CastStyle::Implicit, operand, .. } = expression.kind {
        expression = unit.expression(operand);
    }
    unit.ty(expression.ty)
}

/// True if an expression has the value that a cast to `to` would give it when an operand of that type stands beside it:
/// the usual arithmetic conversions convert it.
pub(crate) fn converts_beside(unit: &Analyzed, expression: &Expression, to: IntType) -> bool {
    let own = written_type(unit, expression).int();
    own == Some(to) || own.is_some_and(|own| to.promoted() == to && own.common(to) == to)
}

/// A template of an expression with the operands put in for their placeholders, each in parentheses where the text
/// around the placeholder needs them: `f(&{x}, -{e})` becomes `f(&x[0], -(a + b))`.
pub(crate) fn filled(template: &str, operands: &[(&str, Operand)]) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut rest = template;
    let first = |rest: &str| {
        let found = operands.iter().filter_map(|(name, operand)| Some((rest.find(name)?, *name, operand)));
        found.min_by_key(|(at, _, _)| *at).map(|(at, name, operand)| (at, name.len(), operand.clone()))
    };
    while let Some((at, length, operand)) = first(rest) {
        let (before, after) = (&rest[..at], &rest[at + length..]);
        pieces.push(Piece::Text(before.to_string()));
        pieces.extend(operand.within(required(before, after)));
        rest = after;
    }
    pieces.push(Piece::Text(rest.to_string()));
    pieces
}

/// What the text around a placeholder requires of the operand: `f({e})`, `{x}.f()`, `&{x}`, `-{e}`.
fn required(before: &str, after: &str) -> Binding {
    let (before, after) = (before.trim_end(), after.trim_start());
    if before.ends_with(['(', ',']) && after.starts_with([')', ',']) {
        Binding::Assignment
    } else if after.starts_with(['.', '-', '[', '(']) {
        Binding::Postfix
    } else if before.ends_with('&') {
        Binding::Unary
    } else {
        // `-{e}` with `-1` must not become `--1`.
        Binding::Cast
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(pieces: Vec<Piece>) -> String {
        let text = |piece| match piece {
            Piece::Text(text) => text,
            Piece::Source(_) | Piece::Stands { .. } => "?".into(),
        };
        pieces.into_iter().map(text).collect()
    }

    fn sum() -> Operand {
        Operand::new(vec![Piece::Text("a + b".into())], Binding::Sum)
    }

    #[test]
    fn an_operand_that_binds_less_tightly_has_parentheses() {
        assert_eq!(said(sum().within(Binding::Relation)), "a + b");
        assert_eq!(said(sum().within(Binding::Product)), "(a + b)");
        assert_eq!(said(sum().cast("int").pieces), "(int)(a + b)");
        assert_eq!(said(Operand::text("n").cast("int").within(Binding::Product)), "(int)n");
    }

    #[test]
    fn a_placeholder_between_commas_needs_no_parentheses() {
        let fill = |template: &str, operand: Operand| {
            said(filled(template, &[("{x}", Operand::text("p[0]")), ("{e}", operand)]))
        };
        let negative = || Operand::new(vec![Piece::Text("-1".into())], Binding::Unary);
        assert_eq!(fill("f(&{x}, {e}, 0)", sum()), "f(&p[0], a + b, 0)");
        assert_eq!(fill("f(&({x}), -{e})", sum()), "f(&(p[0]), -(a + b))");
        assert_eq!(fill("f(&{x}, -{e})", negative()), "f(&p[0], -(-1))");
        assert_eq!(fill("f(&{x}, -{e})", sum().cast("int")), "f(&p[0], -(int)(a + b))");
        assert_eq!(fill("{e}.f()", negative()), "(-1).f()");
        assert_eq!(fill("(T)f((T *)&{x}, (T){e})", Operand::text("1")), "(T)f((T *)&p[0], (T)1)");
    }
}
