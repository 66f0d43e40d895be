//! Expressions: an arena in which each expression of the text occurs once.
//!
//! [`crate::Unit::expressions`] holds every expression of the functions, initializers, array bounds, enumerators and
//! attributes of the user's files. Operands precede the expression that uses them, so an expression refers only to
//! smaller indices. What C++ adds implicitly (conversions, `this`) has nodes, too: an implicit conversion is
//! [`CastStyle::Implicit`] with the range of its operand.
//!
//! The kinds are named as in the C++ standard, chapter "Expressions".

use crate::{
    BinaryOperator, CallExpr, CalleeId, ExprId, FunctionId, Lambda, StmtId, TypeId, UnaryOperator, VarId,
};
use okl_source::Span;
use serde::{Deserialize, Serialize};

/// One expression.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Expression {
    /// Its own index in [`crate::Unit::expressions`].
    #[serde(skip)]
    pub id: ExprId,
    /// Its range in the text; empty if no token of it is written.
    pub span: Span,
    /// The range of the type in it: `float` of `float(x)`, `(float)x`, `float4{x}`, and all between `<` and `>` of
    /// `static_cast<float>(x)`; empty if it names no type.
    #[serde(default, skip_serializing_if = "Span::is_empty_ref")]
    pub type_span: Span,
    /// Its type, which is never a reference.
    pub ty: TypeId,
    /// Its value, if it is a constant integer that clang evaluated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<i64>,
    /// Its kind and its operands.
    pub kind: ExprKind,
}

/// The kinds of expressions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ExprKind {
    /// `x`, `f`, `RED`, `M_PI`
    Name(Name),
    /// `1`, `2.5f`, `'a'`, `"text"`, `true`, `nullptr`
    Literal(Literal),
    /// `this`
    This,
    /// `(a)`
    Paren(ExprId),
    /// `s.x`, `p->x`
    Member(Box<Member>),
    /// `a[i]`; the base of `2[a]` is `a`.
    Index {
        /// The array or pointer.
        base: ExprId,
        /// The index of the element.
        index: ExprId,
    },
    /// `m(i, j)`, where `m` has `@dim`.
    Dim {
        /// The indexed expression.
        base: ExprId,
        /// The indices in the order in which they are written.
        indices: Vec<ExprId>,
    },
    /// `*p`
    Dereference(ExprId),
    /// `&x`
    AddressOf(ExprId),
    /// `-a`, `!a`
    Unary {
        /// The operator.
        operator: UnaryOperator,
        /// The operand.
        operand: ExprId,
    },
    /// `++a`, `a--`
    Step {
        /// True for `--`, false for `++`.
        down: bool,
        /// True if the value is the old one: `a++`.
        postfix: bool,
        /// The place that changes.
        operand: ExprId,
    },
    /// `a + b`, `a, b`, `p.*m`
    Binary {
        /// The operator.
        operator: BinaryOperator,
        /// The left operand.
        left: ExprId,
        /// The right operand.
        right: ExprId,
    },
    /// `a = b`, `a += b`
    Assign {
        /// The operator before the `=`; none for `=` itself.
        operator: Option<BinaryOperator>,
        /// The place that changes.
        target: ExprId,
        /// The right operand.
        value: ExprId,
    },
    /// `c ? a : b`
    Conditional {
        /// `c`
        condition: ExprId,
        /// `a`
        then: ExprId,
        /// `b`
        otherwise: ExprId,
    },
    /// `f(a)`, `o.f(a)`, `a + b` of classes, `T(a)` of a class.
    Call(Box<CallExpr>),
    /// `(T)a`, `static_cast<T>(a)`, and implicit conversions.
    Cast {
        /// The notation of the conversion.
        style: CastStyle,
        /// The converted expression.
        operand: ExprId,
        /// True if the result is the same place under another type: a cast to a reference, `(int &)a`.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        binds: bool,
        /// The last `*`, `&` or `&&` of the type as it is written, qualifiers aside: the `*` of `(float *const)p`; none
        /// for `(row)p`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sign: Option<Span>,
    },
    /// `{a, b}`
    List(Vec<ExprId>),
    /// `(T){a, b}`
    CompoundLiteral(ExprId),
    /// `sizeof(T)`, `sizeof a`, `alignof(T)`: the operands are not evaluated.
    SizeOf(Vec<ExprId>),
    /// `decltype(a)`, `__typeof__(a)`: the operand is not evaluated; the type is that of `a`.
    TypeOf(ExprId),
    /// `[n, &r](int i) { ... }`
    Lambda(Box<Lambda>),
    /// `({ ...; a; })`
    Statements(StmtId),
    /// A declaration in the position of an expression: `if (int n = f())`, and the declarators of a declaration
    /// statement.
    Declare(Box<Declare>),
    /// A function definition inside of a function: a method of a local class.
    Defines(FunctionId),
    /// One of several expressions, by a choice that the unit does not model: `a ?: b`.
    OneOf(Vec<ExprId>),
    /// Any other expression, with its operands.
    Opaque(Vec<ExprId>),
}

/// The entity that a name refers to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Name {
    /// A variable of the unit.
    Variable(VarId),
    /// A function.
    Function(CalleeId),
    /// An enumerator.
    Enumerator(String),
    /// Any other entity: a constant of the language or of a header, a template parameter.
    Other(String),
}

/// The kinds of literals.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Literal {
    /// `1`; its value is [`Expression::value`].
    Integer,
    /// `2.5f`, with its value.
    Float(f64),
    /// `'a'`
    Character,
    /// `"text"`
    String,
    /// `true`
    Bool,
    /// `nullptr`
    Null,
}

/// A member of an object of a class.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Member {
    /// The object, or the pointer to it; none for a member of an implicit `this`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub base: Option<ExprId>,
    /// True for `->`, false for `.`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub arrow: bool,
    /// The field or static member, if the user's files declare it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variable: Option<VarId>,
    /// Its name.
    pub name: String,
    /// The range of the name.
    pub name_span: Span,
}

/// The notation of a conversion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum CastStyle {
    /// An implicit conversion, which is not written.
    Implicit,
    /// `(T)a`
    C,
    /// `T(a)`, `T{a}`
    Functional,
    /// `static_cast<T>(a)`
    Static,
    /// `reinterpret_cast<T>(a)`
    Reinterpret,
    /// `const_cast<T>(a)`
    Const,
    /// Operators with one operand, except those with a kind of their own (`*`, `&`, `++`, `--`).
    Dynamic,
}

/// Variables with one common initializer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Declare {
    /// One variable, or all names of a structured binding.
    pub variables: Vec<VarId>,
    /// The initializer; of `for (int x : list)`, `list`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub init: Option<ExprId>,
    /// True if the variable is a reference to its initializer, through which that may change.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub binds: bool,
    /// Other expressions of the declaration: bounds of arrays, template arguments.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<ExprId>,
}

impl ExprKind {
    /// Its direct operands in source order. Expressions inside of statements (bodies of lambdas) are not among them.
    pub fn children(&self) -> impl DoubleEndedIterator<Item = ExprId> + Clone + '_ {
        // An iterator, not a list: this function is called often for each expression.
        let (first, lists, last): ([Option<ExprId>; 2], [&[ExprId]; 2], Option<ExprId>) = match self {
            ExprKind::Name(_)
            | ExprKind::Literal(_)
            | ExprKind::This
            | ExprKind::Statements(_)
            | ExprKind::Defines(_) => Default::default(),
            ExprKind::Paren(one)
            | ExprKind::Dereference(one)
            | ExprKind::AddressOf(one)
            | ExprKind::CompoundLiteral(one)
            | ExprKind::TypeOf(one)
            | ExprKind::Unary { operand: one, .. }
            | ExprKind::Step { operand: one, .. }
            | ExprKind::Cast { operand: one, .. } => ([Some(*one), None], [&[], &[]], None),
            ExprKind::Member(member) => ([member.base, None], [&[], &[]], None),
            ExprKind::Index { base: one, index: other }
            | ExprKind::Binary { left: one, right: other, .. }
            | ExprKind::Assign { target: one, value: other, .. } => {
                ([Some(*one), Some(*other)], [&[], &[]], None)
            }
            ExprKind::Dim { base, indices } => ([Some(*base), None], [indices, &[]], None),
            ExprKind::Conditional { condition, then, otherwise } => {
                ([Some(*condition), Some(*then)], [&[], &[]], Some(*otherwise))
            }
            ExprKind::Call(call) => {
                ([call.called(), None], [&call.template_arguments, &call.arguments], None)
            }
            ExprKind::Lambda(lambda) => ([None, None], [&lambda.head, &[]], None),
            ExprKind::Declare(declare) => ([None, None], [&declare.others, &[]], declare.init),
            ExprKind::List(all) | ExprKind::SizeOf(all) | ExprKind::OneOf(all) | ExprKind::Opaque(all) => {
                ([None, None], [all, &[]], None)
            }
        };
        let [one, other] = lists;
        first.into_iter().flatten().chain(one.iter().copied()).chain(other.iter().copied()).chain(last)
    }
}

/// A change of one place: `a = b`, `a += b`, `++a`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Update {
    /// The operator that combines the old value with [`Update::value`]; none if the old value is overwritten.
    pub operator: Option<BinaryOperator>,
    /// The place that changes.
    pub target: ExprId,
    /// The right operand; none stands for 1, as in `++a`.
    pub value: Option<ExprId>,
    /// True if the value of the expression is the old one: `a++`.
    pub postfix: bool,
}

impl ExprKind {
    /// The variable that the expression names.
    pub fn as_variable(&self) -> Option<VarId> {
        if let ExprKind::Name(Name::Variable(id)) = self { Some(*id) } else { None }
    }

    /// The operator and the two operands, if it is a binary expression.
    pub fn as_binary(&self) -> Option<(BinaryOperator, ExprId, ExprId)> {
        if let ExprKind::Binary { operator, left, right } = *self {
            Some((operator, left, right))
        } else {
            None
        }
    }

    /// The change of a place, if it is an assignment, an increment or a decrement.
    pub fn as_update(&self) -> Option<Update> {
        if let ExprKind::Assign { operator, target, value } = *self {
            return Some(Update { operator, target, value: Some(value), postfix: false });
        }
        let ExprKind::Step { down, postfix, operand } = *self else { return None };
        let operator = if down { BinaryOperator::Subtract } else { BinaryOperator::Add };
        Some(Update { operator: Some(operator), target: operand, value: None, postfix })
    }
}
