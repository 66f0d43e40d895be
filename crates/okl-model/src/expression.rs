//! Expressions, each once, in one list.
//!
//! [`crate::Unit::expressions`] holds every expression that functions, initialisers, bounds, enumerators and attributes of
//! the user's files are made of. Parts come before the whole, so an expression only names smaller numbers. What C++ adds without
//! writing it (conversions, `this`) is there too: [`CastStyle::Implicit`] has the range of its operand.
//!
//! The names of the kinds are those of the C++ standard, chapter "Expressions".

use crate::{FunctionId, IntrinsicId, Overloaded, StmtId, TypeId, Unit, VarId};
use okl_source::Span;
use serde::{Deserialize, Serialize};

/// Names an expression of a unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ExprId(pub u32);

/// Names a function as it is called: [`crate::Unit::callees`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CalleeId(pub u32);

/// One expression.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Expression {
    /// Its own name: where it stands in [`crate::Unit::expressions`].
    #[serde(skip)]
    pub id: ExprId,
    /// Where it stands; empty where it is made of nothing written.
    pub span: Span,
    /// Where the type stands that it is written with: `float` of `float(x)`, `(float)x`, `float4{x}`, and all between
    /// `<` and `>` of `static_cast<float>(x)`; empty where there is none.
    #[serde(default, skip_serializing_if = "Span::is_empty_ref")]
    pub type_span: Span,
    /// Its type; that of an expression is never a reference.
    pub ty: TypeId,
    /// Its value, when it is an integer that the compiler knows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<i64>,
    /// What it is.
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
    /// `a[i]`; of `2[a]`, `a` is the base.
    Index {
        /// The array or pointer.
        base: ExprId,
        /// Which element.
        index: ExprId,
    },
    /// `m(i, j)` on something with `@dim`.
    Dim {
        /// What is indexed.
        base: ExprId,
        /// The indices as written.
        indices: Vec<ExprId>,
    },
    /// `*p`
    Dereference(ExprId),
    /// `&x`
    AddressOf(ExprId),
    /// `-a`, `!a`
    Unary {
        /// Which.
        operator: UnaryOperator,
        /// Of what.
        operand: ExprId,
    },
    /// `++a`, `a--`
    Step {
        /// Whether it goes down.
        down: bool,
        /// Whether the value is that from before: `a++`.
        postfix: bool,
        /// What changes.
        operand: ExprId,
    },
    /// `a + b`, `a, b`, `p.*m`
    Binary {
        /// Which.
        operator: BinaryOperator,
        /// Left of it.
        left: ExprId,
        /// Right of it.
        right: ExprId,
    },
    /// `a = b`, `a += b`
    Assign {
        /// The operator before the `=`; none for `=` itself.
        operator: Option<BinaryOperator>,
        /// What changes.
        target: ExprId,
        /// With what.
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
    /// `(T)a`, `static_cast<T>(a)`, and conversions nobody wrote.
    Cast {
        /// How it is written.
        style: CastStyle,
        /// What is converted.
        operand: ExprId,
        /// Whether it is another name for the same place: a cast to a reference, `(int &)a`.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        binds: bool,
        /// The `*`, `&` or `&&` that its type ends with as it is written, qualifiers aside: the `*` of
        /// `(float *const)p`; none of `(row)p`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sign: Option<Span>,
    },
    /// `{a, b}`
    List(Vec<ExprId>),
    /// `(T){a, b}`
    CompoundLiteral(ExprId),
    /// `sizeof(T)`, `sizeof a`, `alignof(T)`: what stands inside is not run.
    SizeOf(Vec<ExprId>),
    /// `decltype(a)`, `__typeof__(a)`: as above; its type is that of `a`.
    TypeOf(ExprId),
    /// `[n, &r](int i) { ... }`
    Lambda(Box<Lambda>),
    /// `({ ...; a; })`
    Statements(StmtId),
    /// A declaration where an expression may stand: `if (int n = f())`, and the declarations of a statement.
    Declare(Box<Declare>),
    /// A function that is defined here: a method of a class inside of a function.
    Defines(FunctionId),
    /// One of several, by something that is not looked into: `a ?: b`.
    OneOf(Vec<ExprId>),
    /// Anything else, with what it is made of.
    Opaque(Vec<ExprId>),
}

/// What a name stands for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Name {
    /// A variable of the unit.
    Variable(VarId),
    /// A function.
    Function(CalleeId),
    /// A name of an enumeration.
    Enumerator(String),
    /// Something else: a constant of the language or of a header, a parameter of a template.
    Other(String),
}

/// What a literal is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Literal {
    /// `1`; its number is the value of the expression.
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

/// A part of an object of a class.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Member {
    /// The object, or the pointer to it; none for a member of `this` that is written without it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub base: Option<ExprId>,
    /// Whether `->` leads there.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub arrow: bool,
    /// The field or static member, when the user's files declare it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variable: Option<VarId>,
    /// Its name.
    pub name: String,
    /// Where the name stands.
    pub name_span: Span,
}

/// A call, written as one or not.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CallExpr {
    /// What is called.
    pub target: CallTarget,
    /// Where the called name stands, its scope and template arguments included; empty where none does.
    pub name_span: Span,
    /// The arguments that are written; the first operand of an operator is one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arguments: Vec<ExprId>,
    /// The expressions among the called name's template arguments: `n` of `f<n>(a)`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub template_arguments: Vec<ExprId>,
}

/// What a call calls.
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
    /// A pointer to a function, or what only the instance of a template tells.
    Value(ExprId),
    /// Something that has no name and is not written: `T(a)` of a template parameter.
    Unknown,
}

/// A function as some call sees it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Callee {
    /// Its name: `f`, `operator+`.
    pub name: String,
    /// The operator it is, when it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub operator: Option<Overloaded>,
    /// The namespace at file scope that it is in: `std`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub namespace: String,
    /// The function, when the user's files define or declare it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub function: Option<FunctionId>,
    /// The intrinsic it is, where a table declares it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub intrinsic: Option<IntrinsicId>,
    /// The types of its parameters, those of the instance of a template.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parameters: Vec<TypeId>,
    /// What it returns.
    pub result: TypeId,
    /// Whether it is a member of a class.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_method: bool,
    /// Whether it promises not to change its object.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_const: bool,
}

/// How a conversion is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum CastStyle {
    /// Not at all.
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
    /// `dynamic_cast<T>(a)`
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
    /// `__extension__` and others that are no part of C++.
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

/// A function without a name.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Lambda {
    /// What it captures without naming it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default: Option<CaptureDefault>,
    /// What it names between its brackets.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub captures: Vec<Capture>,
    /// Between the brackets.
    pub introducer: Span,
    /// Its parameters.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub params: Vec<VarId>,
    /// What else its head is made of: the sizes of its parameters' arrays, what `decltype` names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub head: Vec<ExprId>,
    /// Its body.
    pub body: StmtId,
}

/// How a lambda keeps what it uses without naming it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum CaptureDefault {
    /// `[=]`
    Copy,
    /// `[&]`
    Reference,
}

/// One name between the brackets of a lambda.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Capture {
    /// What is captured, or what `[x = a]` declares.
    pub variable: VarId,
    /// Where the name stands.
    pub span: Span,
    /// Whether it is another name for the variable, not a copy.
    pub by_reference: bool,
    /// Whether it declares its own variable: `[x = a]`; the value is that variable's initialiser.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub declares: bool,
}

/// Variables that are given their first value together.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Declare {
    /// One variable, or the names of a structured binding.
    pub variables: Vec<VarId>,
    /// The first value; of `for (int x : list)`, `list`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub init: Option<ExprId>,
    /// Whether the variable is another name for its first value, through which that may change.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub binds: bool,
    /// What else the declaration is made of: sizes of arrays, template arguments.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<ExprId>,
}

impl ExprKind {
    /// The expressions it is made of, in the order they are written; those inside of statements are not among them.
    pub fn children(&self) -> impl DoubleEndedIterator<Item = ExprId> + Clone + '_ {
        // It is asked for each of them many times: what it answers is no list of its own.
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
    /// The statements it is made of: the body of a lambda.
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

    /// The function it calls, when that has a name.
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

/// The change of one place: `a = b`, `a += b`, `++a`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Update {
    /// What is done with the old value; none where it does not matter.
    pub operator: Option<BinaryOperator>,
    /// The place.
    pub target: ExprId,
    /// With what; none means one.
    pub value: Option<ExprId>,
    /// Whether the value of the whole is that from before: `a++`.
    pub postfix: bool,
}

impl ExprKind {
    /// The two operands of an operator, and the operator.
    pub fn as_binary(&self) -> Option<(BinaryOperator, ExprId, ExprId)> {
        if let ExprKind::Binary { operator, left, right } = *self {
            Some((operator, left, right))
        } else {
            None
        }
    }

    /// The change that it is.
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
    /// The operator as it is written.
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

    /// The operator that is written so, alternative spellings (`and`, `bitor`) included.
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

    /// Whether the value is `true` or `false`.
    pub fn is_comparison(self) -> bool {
        use BinaryOperator as Op;
        matches!(self, Op::Equal | Op::NotEqual | Op::Less | Op::LessEqual | Op::Greater | Op::GreaterEqual)
    }
}
