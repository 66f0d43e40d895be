//! What statements consist of, apart from other statements.

use super::expr::{DoBounds, Expr, Name, TypeSpec};

/// What controls a loop.
#[derive(Clone, Debug, PartialEq)]
pub enum DoControl {
    /// Nothing: `do`.
    Forever,
    /// `do while (condition)`.
    While(Expr),
    /// `do i = 1, n`.
    Count {
        /// The variable.
        variable: Name,
        /// Its bounds.
        bounds: DoBounds,
    },
    /// `do concurrent (i = 1:n, j = 1:m, mask) local(x)`.
    Concurrent(ConcurrentHeader),
}

/// `(integer :: i = 1:n, j = 1:m, mask) local(x)`.
#[derive(Clone, Debug, PartialEq)]
pub struct ConcurrentHeader {
    /// The type of the indices, if it is written.
    pub ty: Option<TypeSpec>,
    /// The indices, the slowest first.
    pub indices: Vec<ConcurrentIndex>,
    /// The mask.
    pub mask: Option<Expr>,
    /// What the variables are that the loop uses.
    pub localities: Vec<Locality>,
}

/// `i = lower:upper:step`.
#[derive(Clone, Debug, PartialEq)]
pub struct ConcurrentIndex {
    /// The index.
    pub name: Name,
    /// The first value.
    pub lower: Expr,
    /// The limit.
    pub upper: Expr,
    /// The step.
    pub step: Option<Expr>,
}

/// What variables are in a `do concurrent`.
#[derive(Clone, Debug, PartialEq)]
pub enum Locality {
    /// `local(a)`
    Local(Vec<Name>),
    /// `local_init(a)`
    LocalInit(Vec<Name>),
    /// `shared(a)`
    Shared(Vec<Name>),
    /// `default(none)`
    DefaultNone,
    /// `reduce(+: a)`: the operator or function, and the variables.
    Reduce(String, Vec<Name>),
}

/// The values of a case.
#[derive(Clone, Debug, PartialEq)]
pub enum CaseRange {
    /// `1`
    Value(Expr),
    /// `1:`, `:2`, `1:2`
    Range(Option<Expr>, Option<Expr>),
}
