//! Specifications.

use super::{Directive, Expr, Name, Unit};
use okl_source::Span;

/// A statement or construct of a specification part.
#[derive(Clone, Debug, PartialEq)]
pub struct Spec {
    /// What it is.
    pub kind: SpecKind,
    /// Its place.
    pub span: Span,
}

/// The kinds of specifications.
#[derive(Clone, Debug, PartialEq)]
pub enum SpecKind {
    /// `use m, only: a => b`.
    Use(Use),
    /// `import`, `import :: a`: the names, none for all.
    Import(Vec<Name>),
    /// The types of first letters; none for `implicit none`.
    Implicit(Vec<(TypeSpec, Vec<(char, char)>)>),
    /// `real, allocatable :: a(:)`.
    Declaration {
        /// The type.
        ty: TypeSpec,
        /// The attributes in front of `::`.
        attributes: Vec<Attribute>,
        /// The entities.
        entities: Vec<Entity>,
    },
    /// `dimension a(10)`, `allocatable :: b`, `external f`: an attribute and the entities that get it, with their shapes.
    /// Names of common blocks, operators and assignments are left out.
    Attribute(Attribute, Vec<Entity>),
    /// `parameter (n = 3)`.
    Parameter(Vec<(Name, Expr)>),
    /// `common /block/ a, b(10)`; blank common has no name. A statement with several blocks gives one for each.
    Common(Option<Name>, Vec<Entity>),
    /// `equivalence (a, b(1)), (c, d)`.
    Equivalence(Vec<Vec<Expr>>),
    /// `data a, (b(i), i = 1, 3) / 1, 3*0 /`: the objects, those of implied loops among them. The values are dropped.
    Data(Vec<Expr>),
    /// An interface block.
    Interface(Interface),
    /// The definition of a derived type.
    DerivedType(DerivedType),
    /// `enum, bind(c)`: its constants, with the values that are written.
    Enum(Vec<(Name, Option<Expr>)>),
    /// `f(x) = x * 2` in front of the executable statements, where `f` is not an array. The parser takes such a statement
    /// for one if `f` is declared as a scalar without attributes in this specification part; if it is not declared, only
    /// where no `implicit none`, `use` or host can make it something else.
    StatementFunction {
        /// The function.
        name: Name,
        /// Its dummy arguments.
        parameters: Vec<Name>,
        /// Its value.
        value: Expr,
    },
    /// A directive.
    Directive(Directive),
    /// Anything else, such as `namelist` and `format`: the first word, in small letters.
    Other(String),
}

/// `use, intrinsic :: m, only: a => b, operator(+)`.
#[derive(Clone, Debug, PartialEq)]
pub struct Use {
    /// The module.
    pub module: Name,
    /// True for `, intrinsic`.
    pub is_intrinsic: bool,
    /// True for `only`.
    pub only: bool,
    /// The names behind `only`, or the renames.
    pub names: Vec<Rename>,
}

/// `local => original`; the same name twice where nothing is renamed.
#[derive(Clone, Debug, PartialEq)]
pub struct Rename {
    /// The name here.
    pub local: GenericName,
    /// The name in the module.
    pub original: GenericName,
}

/// A name, or an operator as a name.
#[derive(Clone, Debug, PartialEq)]
pub enum GenericName {
    /// A name.
    Name(Name),
    /// `operator(+)`, `operator(.dot.)`: the operator in small letters without blanks.
    Operator(String),
    /// `assignment(=)`.
    Assignment,
}

/// An entity of a declaration.
#[derive(Clone, Debug, PartialEq)]
pub struct Entity {
    /// Its name.
    pub name: Name,
    /// The extents behind the name.
    pub shape: Option<Vec<Extent>>,
    /// The length of a `character`, `*8`.
    pub length: Option<Expr>,
    /// The value.
    pub initial: Option<Initial>,
    /// From the name to its value.
    pub span: Span,
}

/// The initial value of an entity.
#[derive(Clone, Debug, PartialEq)]
pub enum Initial {
    /// `= value`.
    Value(Expr),
    /// `=> target`.
    Pointer(Expr),
}

/// The extent of a dimension.
#[derive(Clone, Debug, PartialEq)]
pub enum Extent {
    /// `upper`, `lower:upper`.
    Explicit {
        /// The lower bound, if it is written.
        lower: Option<Expr>,
        /// The upper bound.
        upper: Expr,
    },
    /// `:`, `lower:`: taken from the argument or given later.
    Deferred {
        /// The lower bound, if it is written.
        lower: Option<Expr>,
    },
    /// `*`, `lower:*`: the last dimension of an array of unknown size.
    Assumed {
        /// The lower bound, if it is written.
        lower: Option<Expr>,
    },
    /// `..`: any number of dimensions.
    Rank,
}

/// An attribute.
#[derive(Clone, Debug, PartialEq)]
pub enum Attribute {
    /// `parameter`.
    Parameter,
    /// `dimension(...)`.
    Dimension(Vec<Extent>),
    /// `intent(...)`.
    Intent(Intent),
    /// `bind(c, name = "f")`: the name, if it is a literal.
    Bind(Option<String>),
    /// Any other one without arguments, in small letters: `allocatable`, `pointer`, `target`, `save`, `optional`,
    /// `value`, `contiguous`, `external`, `intrinsic`, `public`, `private`, `protected`, `volatile`, `asynchronous`,
    /// `managed`, `device`, `constant`.
    Word(String),
    /// An attribute that regions do not need, such as `codimension`.
    Other(String),
}

/// The intent of a dummy argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent {
    /// `in`
    In,
    /// `out`
    Out,
    /// `inout`
    InOut,
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

/// An interface block.
#[derive(Clone, Debug, PartialEq)]
pub struct Interface {
    /// The generic name.
    pub name: Option<GenericName>,
    /// True for `abstract interface`.
    pub is_abstract: bool,
    /// The interface bodies.
    pub bodies: Vec<Unit>,
    /// The procedures of `module procedure` and `procedure`.
    pub procedures: Vec<Name>,
}

/// The definition of a derived type.
#[derive(Clone, Debug, PartialEq)]
pub struct DerivedType {
    /// Its name.
    pub name: Name,
    /// The type that it extends.
    pub extends: Option<Name>,
    /// True for `sequence` or `bind(c)`.
    pub is_sequence: bool,
    /// Its components, in order.
    pub components: Vec<Component>,
    /// The procedures bound to it: the names here, and the procedures. Deferred and generic ones are left out.
    pub procedures: Vec<(Name, Name)>,
}

/// The components of one statement.
#[derive(Clone, Debug, PartialEq)]
pub struct Component {
    /// Their type.
    pub ty: TypeSpec,
    /// Their attributes.
    pub attributes: Vec<Attribute>,
    /// The components.
    pub entities: Vec<Entity>,
}
