//! Operators of numbers and logical values.

use crate::ids::{ACCF_NOT_IN_KERNEL, ACCF_TYPES};
use crate::translator::{Res, Translator};
use crate::value::{Binds, Value, call, parts};
use okl_fortran::ast::{BinaryOp, Expr, ExprKind, UnaryOp};
use okl_fortran::scope::Type;
use okl_frontend::text::Text;
use okl_plugin::Span;

impl<'t> Translator<'t> {
    /// A sign or `.not.` in front of an operand: `-a`, `!b`.
    pub fn unary(&mut self, op: UnaryOp, inner: &'t Expr, at: &[Text]) -> Res<Value> {
        let value = self.element(inner, at)?;
        let ty = value.ty.clone();
        if let Some(defined) = self.defined_for(unary_name(op), &[inner]) {
            return self.apply(defined, &[inner], at, inner.span);
        }
        if let Type::Complex(kind) = ty {
            return Ok(match op {
                UnaryOp::Minus => Value::primary(call(&format!("accf_c{kind}_neg"), [value.text]), ty),
                _ => value,
            });
        }
        let sign = match op {
            UnaryOp::Plus => return Ok(value),
            UnaryOp::Minus => "-",
            UnaryOp::Not => "!",
        };
        let ty = if op == UnaryOp::Not { Type::DEFAULT_LOGICAL } else { ty };
        // `--a` would be another operator.
        let is_negative = value.text.written("").starts_with('-');
        let value = if is_negative { Value { binds: Binds::Choice, ..value } } else { value };
        let text = parts(&[sign, ""], [value.operand(Binds::Primary)]);
        Ok(Value { text, ty, binds: Binds::Unary })
    }

    /// An operator between two operands: `a + b`, `accf_c8_mul(x, y)`.
    pub fn binary(
        &mut self,
        op: BinaryOp,
        left: &'t Expr,
        right: &'t Expr,
        at: &[Text],
        span: Span,
    ) -> Res<Value> {
        if let Some(defined) = self.defined_for(binary_name(op), &[left, right]) {
            return self.apply(defined, &[left, right], at, span);
        }
        if op == BinaryOp::Power {
            return self.power(left, right, at, span);
        }
        let (mut one, mut other) = (self.element(left, at)?, self.element(right, at)?);
        if op == BinaryOp::Concat || one.ty == Type::Character || other.ty == Type::Character {
            return self.refuse(
                ACCF_NOT_IN_KERNEL,
                "text cannot stand in a kernel",
                span,
                "take it out of the region",
            );
        }
        if let (Type::Derived(_), _) | (_, Type::Derived(_)) = (&one.ty, &other.ty) {
            return self.unsupported("an operator for values of this type", span);
        }
        self.check_operands(op, &one.ty, &other.ty, span)?;
        let joined = one.ty.joined(&other.ty);
        if let Type::Complex(kind) = joined {
            let (one, other) = (self.converted(one, &joined, span)?, self.converted(other, &joined, span)?);
            return self.complex_binary(op, kind, one, other, span);
        }
        // A 64-bit integer and a short real make a short real in both languages, but C++ has no rule for logical values.
        let (sign, binds, is_relation) = match op {
            BinaryOp::And if self.function.is_atomic => ("&", Binds::Bits, true),
            BinaryOp::Or if self.function.is_atomic => ("|", Binds::Bits, true),
            BinaryOp::NotEquivalent if self.function.is_atomic => ("^", Binds::Bits, true),
            BinaryOp::Equivalent if self.function.is_atomic => {
                // Of values that are 0 or 1: equal if their sum is even. The place that changes comes first.
                if self
                    .function
                    .atomic_target
                    .as_ref()
                    .is_some_and(|target| *target == other.text.written(""))
                {
                    (one, other) = (other, one);
                }
                let text =
                    parts(&["", " ^ (1 ^ ", ")"], [one.operand(Binds::Sum), other.operand(Binds::Sum)]);
                return Ok(Value { text, ty: Type::DEFAULT_LOGICAL, binds: Binds::Bits });
            }
            BinaryOp::Equivalent | BinaryOp::NotEquivalent => {
                (one, other) = (truth(one), truth(other));
                (if op == BinaryOp::Equivalent { "==" } else { "!=" }, Binds::Equality, true)
            }
            _ => match sign_of(op) {
                Some(found) => found,
                None => return self.unsupported("this operator", span),
            },
        };
        let text = infix(sign, binds, one, other);
        let ty = if is_relation { Type::DEFAULT_LOGICAL } else { joined };
        Ok(Value { text, ty, binds })
    }

    /// Numbers are for arithmetic, logical values for `.and.` and the like. Two logical values may be compared by `==`, as
    /// some compilers allow it.
    fn check_operands(&mut self, op: BinaryOp, one: &Type, other: &Type, span: Span) -> Res<()> {
        let is_logical = |ty: &Type| matches!(ty, Type::Logical(_));
        let is_known = ![one, other].contains(&&Type::Unknown);
        let (wanted, is_right) = match op {
            BinaryOp::And | BinaryOp::Or | BinaryOp::Equivalent | BinaryOp::NotEquivalent => {
                // Integers are taken bit by bit, as some compilers do.
                ("two logical values", is_logical(one) == is_logical(other))
            }
            BinaryOp::Equal | BinaryOp::NotEqual => ("two numbers", is_logical(one) == is_logical(other)),
            _ => ("two numbers", !is_logical(one) && !is_logical(other)),
        };
        if is_right || !is_known {
            return Ok(());
        }
        let name = |ty: &Type| if is_logical(ty) { "a logical value" } else { "a number" };
        let message = format!("`{}` of {} and {}", binary_name(op), name(one), name(other));
        self.refuse(ACCF_TYPES, message, span, &format!("it takes {wanted}"))
    }

    /// An operator between complex numbers of one kind: `accf_c8_add(x, y)`.
    pub fn complex_binary(
        &mut self,
        op: BinaryOp,
        kind: u8,
        one: Value,
        other: Value,
        span: Span,
    ) -> Res<Value> {
        let ty = Type::Complex(kind);
        let name = match op {
            BinaryOp::Add => "add",
            BinaryOp::Subtract => "sub",
            BinaryOp::Multiply => "mul",
            BinaryOp::Divide => "div",
            BinaryOp::Equal | BinaryOp::NotEqual => {
                let (one, other) = (one.operand(Binds::Primary), other.operand(Binds::Primary));
                let same = parts(
                    &["", ".re == ", ".re && ", ".im == ", ".im"],
                    [one.clone(), other.clone(), one, other],
                );
                let value = Value { text: same, ty: Type::DEFAULT_LOGICAL, binds: Binds::And };
                return Ok(match op {
                    BinaryOp::Equal => value,
                    _ => {
                        let text = parts(&["!(", ")"], [value.text]);
                        Value { text, ty: Type::DEFAULT_LOGICAL, binds: Binds::Unary }
                    }
                });
            }
            _ => return self.unsupported("this operator for complex numbers", span),
        };
        Ok(Value::primary(call(&format!("accf_c{kind}_{name}"), [one.text, other.text]), ty))
    }

    /// A power: `x * x`, `accf_powi_r8(x, n)`, `pow(x, y)`.
    pub fn power(&mut self, left: &'t Expr, right: &'t Expr, at: &[Text], span: Span) -> Res<Value> {
        let one = self.element(left, at)?;
        let known = self.universe.integer(self.function.scope, right);
        let is_simple =
            one.binds == Binds::Primary && matches!(left.kind, ExprKind::Name(_) | ExprKind::Literal(_));
        let ty = one.ty.clone();
        if let (Type::Complex(kind), Type::Integer(_)) = (&ty, self.type_of_expr(right)) {
            let other = self.element(right, at)?;
            return Ok(Value::primary(call(&format!("accf_c{kind}_powi"), [one.text, other.text]), ty));
        }
        match known {
            Some(1) => return Ok(one),
            Some(2) if is_simple => {
                let text = parts(&["", " * ", ""], [one.text.clone(), one.text]);
                return Ok(Value { text, ty, binds: Binds::Product });
            }
            Some(2) => return Ok(Value::primary(call(&self.helper("square", &ty, span)?, [one.text]), ty)),
            Some(3) => return Ok(Value::primary(call(&self.helper("cube", &ty, span)?, [one.text]), ty)),
            _ => {}
        }
        let other = self.element(right, at)?;
        if matches!(other.ty, Type::Integer(_)) {
            return Ok(Value::primary(call(&self.helper("powi", &ty, span)?, [one.text, other.text]), ty));
        }
        let joined = ty.joined(&other.ty);
        let (one, other) = (self.converted(one, &joined, span)?, self.converted(other, &joined, span)?);
        let name = match joined {
            Type::Complex(kind) => format!("accf_c{kind}_pow"),
            Type::Real(4) => "powf".into(),
            _ => "pow".into(),
        };
        Ok(Value::primary(call(&name, [one.text, other.text]), joined))
    }
}

/// The sign of an operator in C++, how tightly it binds, and whether its result is logical.
fn sign_of(op: BinaryOp) -> Option<(&'static str, Binds, bool)> {
    Some(match op {
        BinaryOp::Multiply => ("*", Binds::Product, false),
        BinaryOp::Divide => ("/", Binds::Product, false),
        BinaryOp::Add => ("+", Binds::Sum, false),
        BinaryOp::Subtract => ("-", Binds::Sum, false),
        BinaryOp::Equal => ("==", Binds::Equality, true),
        BinaryOp::NotEqual => ("!=", Binds::Equality, true),
        BinaryOp::Less => ("<", Binds::Relation, true),
        BinaryOp::LessEqual => ("<=", Binds::Relation, true),
        BinaryOp::Greater => (">", Binds::Relation, true),
        BinaryOp::GreaterEqual => (">=", Binds::Relation, true),
        BinaryOp::And => ("&&", Binds::And, true),
        BinaryOp::Or => ("||", Binds::Or, true),
        BinaryOp::Equivalent | BinaryOp::NotEquivalent | BinaryOp::Power | BinaryOp::Concat => return None,
    })
}

/// An operator between two values, with parentheses where they are needed: `(a + b) * c`.
fn infix(sign: &str, binds: Binds, one: Value, other: Value) -> Text {
    let tighter = match binds {
        Binds::Sum => Binds::Product,
        Binds::Product => Binds::Unary,
        Binds::Equality | Binds::Relation | Binds::Bits => Binds::Sum,
        Binds::And => Binds::Equality,
        Binds::Or => Binds::Equality,
        other => other,
    };
    // `a && b || c` is right, but compilers warn of it.
    let left_least =
        if matches!(binds, Binds::Sum | Binds::Product | Binds::And | Binds::Or) { binds } else { tighter };
    parts(&["", &format!(" {sign} "), ""], [one.operand(left_least), other.operand(tighter)])
}

/// A logical value that is `true` or `false` in C++.
fn truth(value: Value) -> Value {
    if value.binds < Binds::Primary {
        return value;
    }
    let text = parts(&["", " != 0"], [value.text]);
    Value { text, ty: value.ty, binds: Binds::Equality }
}

fn unary_name(op: UnaryOp) -> &'static str {
    match op {
        UnaryOp::Plus => "+",
        UnaryOp::Minus => "-",
        UnaryOp::Not => ".not.",
    }
}

fn binary_name(op: BinaryOp) -> &'static str {
    match op {
        BinaryOp::Power => "**",
        BinaryOp::Multiply => "*",
        BinaryOp::Divide => "/",
        BinaryOp::Add => "+",
        BinaryOp::Subtract => "-",
        BinaryOp::Concat => "//",
        BinaryOp::Equal => "==",
        BinaryOp::NotEqual => "/=",
        BinaryOp::Less => "<",
        BinaryOp::LessEqual => "<=",
        BinaryOp::Greater => ">",
        BinaryOp::GreaterEqual => ">=",
        BinaryOp::And => ".and.",
        BinaryOp::Or => ".or.",
        BinaryOp::Equivalent => ".eqv.",
        BinaryOp::NotEquivalent => ".neqv.",
    }
}
