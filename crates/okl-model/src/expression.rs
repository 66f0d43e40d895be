//! Expressions: an arena in which each expression of the text occurs once.
//!
//! [`crate::Unit::expressions`] holds every expression of the functions, initializers, array bounds, enumerators and
//! attributes of the user's files. Operands precede the expression that uses them, so an expression refers only to
//! smaller indices. What C++ adds implicitly (conversions, `this`) has nodes, too: an implicit conversion is
//! [`CastStyle::Implicit`] with the range of its operand.
//!
//! The kinds are named as in the C++ standard, chapter "Expressions".

use crate::{FunctionId, IntrinsicId, Overloaded, StmtId, TypeId, Unit, VarId};
use okl_source::Span;
use serde::{Deserialize, Serialize};

/// The index of an expression in [`crate::Unit::expressions`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ExprId(pub u32);

/// The index of a called function in [`crate::Unit::callees`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CalleeId(pub u32);

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

/// A call: of a function, a method, an overloaded operator or a constructor.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CallExpr {
    /// The callee.
    pub target: CallTarget,
    /// The range of the callee's name, its scope and template arguments included; empty if no name is written.
    pub name_span: Span,
    /// The arguments that are written. For an operator, the first operand is the first argument.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arguments: Vec<ExprId>,
    /// Those template arguments of the callee that are expressions: `n` of `f<n>(a)`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub template_arguments: Vec<ExprId>,
}

/// The callee of a call.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum CallTarget {
    /// `f(a)`
    Function(CalleeId),
    /// `o.f(a)`, `p->f(a)`
    Method {
        /// The method.
        method: CalleeId,
        /// The object, or the pointer to it; none for `f(a)` in another method.
        object: Option<ExprId>,
    },
    /// `a + b`, `a(b)`, `a[b]` of classes; the operands are the arguments.
    Operator(CalleeId),
    /// `T(a)`, `T v(a)`, `T v = a`
    Constructor(CalleeId),
    /// A pointer to a function, or a callee that depends on template parameters.
    Value(ExprId),
    /// A callee without a name in the text: `T(a)` where `T` is a template parameter.
    Unknown,
}

/// A function as its calls see it: an instance of a template has its own parameter types.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Callee {
    /// Its name: `f`, `operator+`.
    pub name: String,
    /// The operator that it overloads, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub operator: Option<Overloaded>,
    /// Its outermost namespace: `std`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub namespace: String,
    /// Its declaration, if the user's files declare or define it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub function: Option<FunctionId>,
    /// The intrinsic, if a table declares it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub intrinsic: Option<IntrinsicId>,
    /// The types of its parameters; for a template, those of the instance.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parameters: Vec<TypeId>,
    /// Its return type.
    pub result: TypeId,
    /// True if it is a member of a class.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_method: bool,
    /// True if it is a `const` member function.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_const: bool,
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

/// Operators with one operand that have no kind of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum UnaryOperator {
    /// `+`
    #[serde(rename = "+")]
    Plus,
    /// `-`
    #[serde(rename = "-")]
    Minus,
    /// `!`
    #[serde(rename = "!")]
    Not,
    /// `~`
    #[serde(rename = "~")]
    Complement,
    /// `__extension__` and others that are not part of standard C++.
    #[serde(rename = "other")]
    Other,
}

/// Operators with two operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum BinaryOperator {
    /// `+`
    #[serde(rename = "+")]
    Add,
    /// `-`
    #[serde(rename = "-")]
    Subtract,
    /// `*`
    #[serde(rename = "*")]
    Multiply,
    /// `/`
    #[serde(rename = "/")]
    Divide,
    /// `%`
    #[serde(rename = "%")]
    Remainder,
    /// `<<`
    #[serde(rename = "<<")]
    ShiftLeft,
    /// `>>`
    #[serde(rename = ">>")]
    ShiftRight,
    /// `&`
    #[serde(rename = "&")]
    And,
    /// `|`
    #[serde(rename = "|")]
    Or,
    /// `^`
    #[serde(rename = "^")]
    Xor,
    /// `&&`
    #[serde(rename = "&&")]
    LogicalAnd,
    /// `||`
    #[serde(rename = "||")]
    LogicalOr,
    /// `==`
    #[serde(rename = "==")]
    Equal,
    /// `!=`
    #[serde(rename = "!=")]
    NotEqual,
    /// `<`
    #[serde(rename = "<")]
    Less,
    /// `<=`
    #[serde(rename = "<=")]
    LessEqual,
    /// `>`
    #[serde(rename = ">")]
    Greater,
    /// `>=`
    #[serde(rename = ">=")]
    GreaterEqual,
    /// `<=>`
    #[serde(rename = "<=>")]
    Compare,
    /// `,`
    #[serde(rename = ",")]
    Comma,
    /// `.*`
    #[serde(rename = ".*")]
    MemberPointer,
    /// `->*`
    #[serde(rename = "->*")]
    ArrowMemberPointer,
}

/// A lambda expression.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Lambda {
    /// The capture default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default: Option<CaptureDefault>,
    /// The captures that are listed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub captures: Vec<Capture>,
    /// The range between the brackets.
    pub introducer: Span,
    /// Its parameters.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub params: Vec<VarId>,
    /// Expressions in its head: the bounds of its parameters' arrays, operands of `decltype`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub head: Vec<ExprId>,
    /// Its body.
    pub body: StmtId,
}

/// The capture default of a lambda.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum CaptureDefault {
    /// `[=]`
    Copy,
    /// `[&]`
    Reference,
}

/// One entry of the capture list of a lambda.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Capture {
    /// The captured variable, or the one that `[x = a]` declares.
    pub variable: VarId,
    /// The range of the name.
    pub span: Span,
    /// True if it is captured by reference.
    pub by_reference: bool,
    /// True for an init-capture, which declares a variable: `[x = a]`; `a` is the initializer of that variable.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub declares: bool,
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

impl ExprKind {
    /// The statement inside of the expression, such as the body of a lambda.
    pub fn statements(&self, unit: &Unit) -> Option<StmtId> {
        match self {
            ExprKind::Lambda(lambda) => Some(lambda.body),
            ExprKind::Statements(body) => Some(*body),
            ExprKind::Defines(function) => unit.function(*function).body,
            ExprKind::Name(_)
            | ExprKind::Literal(_)
            | ExprKind::This
            | ExprKind::Paren(_)
            | ExprKind::Member(_)
            | ExprKind::Index { .. }
            | ExprKind::Dim { .. }
            | ExprKind::Dereference(_)
            | ExprKind::AddressOf(_)
            | ExprKind::Unary { .. }
            | ExprKind::Step { .. }
            | ExprKind::Binary { .. }
            | ExprKind::Assign { .. }
            | ExprKind::Conditional { .. }
            | ExprKind::Call(_)
            | ExprKind::Cast { .. }
            | ExprKind::List(_)
            | ExprKind::CompoundLiteral(_)
            | ExprKind::SizeOf(_)
            | ExprKind::TypeOf(_)
            | ExprKind::Declare(_)
            | ExprKind::OneOf(_)
            | ExprKind::Opaque(_) => None,
        }
    }
}

impl CallExpr {
    fn called(&self) -> Option<ExprId> {
        match &self.target {
            CallTarget::Method { object, .. } => *object,
            CallTarget::Value(value) => Some(*value),
            CallTarget::Function(_)
            | CallTarget::Operator(_)
            | CallTarget::Constructor(_)
            | CallTarget::Unknown => None,
        }
    }

    /// The callee, if it has a name.
    pub fn callee(&self) -> Option<CalleeId> {
        match &self.target {
            CallTarget::Function(callee)
            | CallTarget::Operator(callee)
            | CallTarget::Constructor(callee)
            | CallTarget::Method { method: callee, .. } => Some(*callee),
            CallTarget::Value(_) | CallTarget::Unknown => None,
        }
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

impl BinaryOperator {
    /// The operator as C++ spells it.
    pub fn spelling(self) -> &'static str {
        match self {
            BinaryOperator::Add => "+",
            BinaryOperator::Subtract => "-",
            BinaryOperator::Multiply => "*",
            BinaryOperator::Divide => "/",
            BinaryOperator::Remainder => "%",
            BinaryOperator::ShiftLeft => "<<",
            BinaryOperator::ShiftRight => ">>",
            BinaryOperator::And => "&",
            BinaryOperator::Or => "|",
            BinaryOperator::Xor => "^",
            BinaryOperator::LogicalAnd => "&&",
            BinaryOperator::LogicalOr => "||",
            BinaryOperator::Equal => "==",
            BinaryOperator::NotEqual => "!=",
            BinaryOperator::Less => "<",
            BinaryOperator::LessEqual => "<=",
            BinaryOperator::Greater => ">",
            BinaryOperator::GreaterEqual => ">=",
            BinaryOperator::Compare => "<=>",
            BinaryOperator::Comma => ",",
            BinaryOperator::MemberPointer => ".*",
            BinaryOperator::ArrowMemberPointer => "->*",
        }
    }

    /// The operator with that spelling; alternative spellings (`and`, `bitor`) count.
    pub fn spelled(text: &str) -> Option<BinaryOperator> {
        use BinaryOperator as Op;
        const ALL: [Op; 22] = [
            Op::Add,
            Op::Subtract,
            Op::Multiply,
            Op::Divide,
            Op::Remainder,
            Op::ShiftLeft,
            Op::ShiftRight,
            Op::And,
            Op::Or,
            Op::Xor,
            Op::LogicalAnd,
            Op::LogicalOr,
            Op::Equal,
            Op::NotEqual,
            Op::Less,
            Op::LessEqual,
            Op::Greater,
            Op::GreaterEqual,
            Op::Compare,
            Op::Comma,
            Op::MemberPointer,
            Op::ArrowMemberPointer,
        ];
        let plain = match text {
            "and" => "&&",
            "or" => "||",
            "bitand" => "&",
            "bitor" => "|",
            "xor" => "^",
            "not_eq" => "!=",
            other => other,
        };
        ALL.into_iter().find(|operator| operator.spelling() == plain)
    }

    /// Returns true if it is a comparison, the value of which is `true` or `false`.
    pub fn is_comparison(self) -> bool {
        use BinaryOperator as Op;
        matches!(self, Op::Equal | Op::NotEqual | Op::Less | Op::LessEqual | Op::Greater | Op::GreaterEqual)
    }
}
