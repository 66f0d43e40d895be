//! What specifications consist of.

use super::expr::{Expr, Name, TypeSpec};
use okl_source::Span;

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
