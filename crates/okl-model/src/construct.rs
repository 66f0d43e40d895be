//! Constructs of C++ and of clang's GNU dialect that some compilers or devices do not support.

use okl_source::Span;
use serde::{Deserialize, Serialize};

/// One use of such a construct in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Construct {
    /// The range that diagnostics point at.
    pub span: Span,
    /// The construct.
    pub kind: ConstructKind,
}

/// The constructs that okl tells apart.
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
    /// A variable of a function with static storage duration that is not a constant: `static int n = 4;`
    StaticLocal,
    /// `typeid(T)`
    TypeId,
    /// `__typeof__(a)`
    TypeOf,
    /// A function that takes any number of arguments: `int f(int n, ...) { ... }`
    VariadicFunction,
    /// A call of a virtual method.
    VirtualCall,
    /// A value that a later version of okl added.
    #[cfg_attr(feature = "schema", schemars(skip))]
    Unknown,
}
