//! What of C++, and of the GNU dialect that clang reads, not every compiler and not every device has.

use okl_source::Span;
use serde::{Deserialize, Serialize};

/// One such thing in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Construct {
    /// Where to point.
    pub span: Span,
    /// What it is.
    pub kind: ConstructKind,
}

/// What it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ConstructKind {
    /// `new T`, `delete p`
    Allocation,
    /// `asm("...")`
    Assembler,
    /// `case 0 ... 4:`
    CaseRange,
    /// `(T){1, 2}`
    CompoundLiteral,
    /// `{.a = 1}`
    DesignatedInitialiser,
    /// `a ?: b`
    ShortConditional,
    /// `({ ...; a; })`
    StatementExpression,
    /// A variable of a function that lasts and is no constant: `static int n = 4;`
    StaticLocal,
    /// `typeid(T)`
    TypeId,
    /// `__typeof__(a)`
    TypeOf,
    /// A function that takes any number of arguments: `int f(int n, ...) { ... }`
    VariadicFunction,
    /// A call of a virtual method.
    VirtualCall,
    /// One that a later okl has.
    #[cfg_attr(feature = "schema", schemars(skip))]
    Unknown,
}
