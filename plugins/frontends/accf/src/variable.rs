//! Variables of a function: how they are named, and how their elements lie in memory.
//!
//! ```text
//! real :: a(0:n, m)     a[i + (j - 1) * a_s1]             what the host passes besides `a`: a_s1
//! real :: b(:)          b[b_o + i * b_s0]                 it may be a section of another array
//! real :: c(3, 4)       c[(i - 1) + (j - 1) * 3]
//! ```

use okl_fortran::ast::{Extent, Intent};
use okl_fortran::scope::{ScopeId, Symbol, SymbolKind, Type};
use okl_frontend::text::Text;

/// A variable: the scope where it is declared, and its name there. For a component that goes to the device by itself, the
/// whole path: `s%x`, `blocks(b)%x`.
pub type Key = (ScopeId, String);

/// What the symbol of a path through an element of an array has: two such paths may name the same memory.
pub const OF_ELEMENT: &str = "okl element";

/// A variable of a function.
#[derive(Clone, Debug)]
pub struct Variable<'t> {
    /// The name in C++.
    pub name: String,
    /// The name in Fortran, as the user writes it, for messages and for the host program.
    pub written: String,
    /// The type.
    pub ty: Type,
    /// What the scope says.
    pub symbol: Symbol<'t>,
    /// The dimensions.
    pub dims: Vec<Dim>,
    /// True if elements that follow each other need not lie side by side.
    pub is_strided: bool,
    /// Where its value comes from.
    pub role: Role,
    /// True if it is assigned.
    pub is_written: bool,
    /// True if its declaration is in the text.
    pub is_declared: bool,
    /// The numbers about the array that the text uses.
    pub numbers: Vec<Number>,
}

/// Where the value of a variable comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The caller passes it: the host for a region.
    Parameter,
    /// As `Parameter`, by reference, since it changes.
    Reference,
    /// It is declared in the function.
    Local,
}

/// A dimension.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dim {
    /// The lower bound.
    pub lower: Bound,
    /// The extent.
    pub extent: Bound,
    /// The distance of elements, in elements.
    pub stride: Bound,
}

/// A number about an array.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bound {
    /// It is known.
    Known(i64),
    /// It is passed, or computed at the start of the function.
    Asked(Number),
}

impl Bound {
    /// The number as text: its value, or what its name ends with.
    pub fn text(&self) -> Text {
        match self {
            Bound::Known(number) => number.to_string().into(),
            Bound::Asked(number) => number.suffix().into(),
        }
    }
}

/// A number about an array that is not known when the text is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Number {
    /// The lower bound of a dimension.
    Lower(usize),
    /// The extent of a dimension.
    Extent(usize),
    /// The distance of elements in a dimension.
    Stride(usize),
    /// The number of elements between the lowest and the highest address, both included.
    Count,
    /// Where the element with all indices 0 is.
    Offset,
    /// Whether an optional argument is there.
    Present,
}

impl Number {
    /// What the name of the array gets behind it: `_s1`.
    pub fn suffix(self) -> String {
        match self {
            Number::Lower(dim) => format!("l{dim}"),
            Number::Extent(dim) => format!("e{dim}"),
            Number::Stride(dim) => format!("s{dim}"),
            Number::Count => "n".into(),
            Number::Offset => "o".into(),
            Number::Present => "present".into(),
        }
    }
}

/// True for variables that are allocated or associated at run time.
pub fn is_allocated(symbol: &Symbol<'_>) -> bool {
    symbol.has("allocatable") || symbol.has("pointer")
}

/// True for arrays whose elements need not lie side by side.
pub fn is_strided(symbol: &Symbol<'_>) -> bool {
    if symbol.has("contiguous") || symbol.has("allocatable") {
        return false;
    }
    let is_assumed_shape = symbol.is_dummy
        && symbol
            .shape
            .is_some_and(|shape| shape.iter().any(|extent| matches!(extent, Extent::Deferred { .. })));
    symbol.rank() > 0 && (symbol.has("pointer") || symbol.has("associate") || is_assumed_shape)
}

/// True for a dummy argument that the procedure does not change.
pub fn is_input(symbol: &Symbol<'_>) -> bool {
    symbol.intent == Some(Intent::In) || symbol.has("value")
}

/// True for what stands for a value in memory.
pub fn is_variable(symbol: &Symbol<'_>) -> bool {
    matches!(symbol.kind, SymbolKind::Variable)
}
