//! Expressions, and the types that they name.

use okl_source::Span;

/// A name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// In small letters.
    pub id: String,
    /// Its place.
    pub span: Span,
}

/// An expression.
#[derive(Clone, Debug, PartialEq)]
pub struct Expr {
    /// What it is.
    pub kind: ExprKind,
    /// Its place, parentheses included.
    pub span: Span,
}

/// The kinds of expressions.
#[derive(Clone, Debug, PartialEq)]
pub enum ExprKind {
    /// A literal.
    Literal(Literal),
    /// A name: a variable, a constant, a function without arguments. `%val` and `%ref` are names, too.
    Name(Name),
    /// `a(i, 2:n)`: an element, a section, a call of a function, a structure constructor or a substring. Only scopes tell
    /// them apart.
    Call {
        /// What stands in front of the parentheses.
        callee: Box<Expr>,
        /// The arguments.
        arguments: Vec<Argument>,
    },
    /// `a%b`.
    Member {
        /// `a`.
        base: Box<Expr>,
        /// `b`.
        name: Name,
    },
    /// `-a`, `.not. a`.
    Unary(UnaryOp, Box<Expr>),
    /// `a + b`.
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    /// `.op. a`, with an operator of the program: the dots are part of its name. `a[2]`, which is `a` on another image, is
    /// kept as an operator `[]` with the operand `a`.
    DefinedUnary(Name, Box<Expr>),
    /// `a .op. b`, with an operator of the program: the dots are part of its name.
    DefinedBinary(Name, Box<Expr>, Box<Expr>),
    /// `(a)`.
    Paren(Box<Expr>),
    /// `[1, 2]`, `(/ real :: 1, 2 /)`.
    Array {
        /// The type in front of `::`.
        ty: Option<Box<TypeSpec>>,
        /// The items.
        items: Vec<ArrayItem>,
    },
    /// `lower:upper:stride` as an argument; each part may be missing.
    Range {
        /// The first index.
        lower: Option<Box<Expr>>,
        /// The last index.
        upper: Option<Box<Expr>>,
        /// The step.
        stride: Option<Box<Expr>>,
    },
}

/// A literal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Literal {
    /// `12_8`: the digits, the kind behind `_`.
    Integer(String, Option<String>),
    /// `1.5d0_8`: the text without the kind, in small letters, and the kind behind `_`.
    Real(String, Option<String>),
    /// `.true._1`.
    Logical(bool, Option<String>),
    /// `(1.0, 2.0)`: the two parts as literals or names of constants with their signs; see [`ExprKind`] for the rest.
    Complex(Box<[ComplexPart; 2]>),
    /// `"text"`: its value, with doubled quotes made single.
    Text(String),
    /// `z'ff'`: the base (2, 8, 16) and the digits.
    Boz(u32, String),
}

/// A part of a complex literal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComplexPart {
    /// True for `-`.
    pub is_negative: bool,
    /// An integer, a real or the name of a constant.
    pub value: PartValue,
}

/// The value of a part of a complex literal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PartValue {
    /// A literal.
    Literal(Literal),
    /// A named constant.
    Name(Name),
}

/// An item of an array constructor.
#[derive(Clone, Debug, PartialEq)]
pub enum ArrayItem {
    /// A value, which may be an array.
    Value(Expr),
    /// `(values, i = 1, n)`.
    ImpliedDo {
        /// The items inside.
        items: Vec<ArrayItem>,
        /// The variable.
        variable: Name,
        /// Its bounds.
        bounds: DoBounds,
    },
}

/// `from, to, step`.
#[derive(Clone, Debug, PartialEq)]
pub struct DoBounds {
    /// The first value.
    pub from: Expr,
    /// The limit.
    pub to: Expr,
    /// The step, if it is written.
    pub step: Option<Expr>,
}

/// An argument of a call, or a subscript.
#[derive(Clone, Debug, PartialEq)]
pub struct Argument {
    /// The name in `name = value`.
    pub keyword: Option<Name>,
    /// The value.
    pub value: Expr,
}

/// Operators with one operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnaryOp {
    /// `+`
    Plus,
    /// `-`
    Minus,
    /// `.not.`
    Not,
}

/// Operators with two operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BinaryOp {
    /// `**`, which binds from the right.
    Power,
    /// `*`
    Multiply,
    /// `/`
    Divide,
    /// `+`
    Add,
    /// `-`
    Subtract,
    /// `//`
    Concat,
    /// `==`, `.eq.`
    Equal,
    /// `/=`, `.ne.`
    NotEqual,
    /// `<`, `.lt.`
    Less,
    /// `<=`, `.le.`
    LessEqual,
    /// `>`, `.gt.`
    Greater,
    /// `>=`, `.ge.`
    GreaterEqual,
    /// `.and.`
    And,
    /// `.or.`
    Or,
    /// `.eqv.`
    Equivalent,
    /// `.neqv.`
    NotEquivalent,
}

/// A type.
#[derive(Clone, Debug, PartialEq)]
pub enum TypeSpec {
    /// `integer(kind)`.
    Integer(Option<KindParameter>),
    /// `real(kind)`.
    Real(Option<KindParameter>),
    /// `double precision`.
    DoublePrecision,
    /// `complex(kind)`.
    Complex(Option<KindParameter>),
    /// `double complex`.
    DoubleComplex,
    /// `logical(kind)`.
    Logical(Option<KindParameter>),
    /// `character(...)`.
    Character,
    /// `type(name)`; parameters of the type are dropped.
    Derived(Name),
    /// `class(name)`, `class(*)`.
    Class(Option<Name>),
    /// `type(*)`.
    Assumed,
    /// `procedure(name)`, `procedure()`.
    Procedure(Option<Name>),
}

/// The kind of a type.
#[derive(Clone, Debug, PartialEq)]
pub enum KindParameter {
    /// `(kind)`, `(kind = kind)`.
    Kind(Expr),
    /// `*8`: the size in bytes, of both parts for complex numbers.
    Bytes(u32),
}
