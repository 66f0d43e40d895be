//! What one statement says by itself, whatever it is part of.

use crate::ast::{
    CaseRange, ConcurrentHeader, DerivedType, DoControl, Expr, Interface, Name, SpecKind, StmtKind, Unit,
};

/// What a statement says.
#[derive(Clone, Debug)]
pub(crate) enum Item {
    /// The first statement of a unit.
    Unit(Box<Unit>),
    /// `module procedure a, b`.
    ModuleProcedures(Vec<Name>),
    /// The first statement of an interface block.
    Interface(Interface),
    /// The first statement of a derived type.
    DerivedType(DerivedType),
    /// `sequence`.
    Sequence,
    /// `procedure, nopass :: a => b, c`.
    Procedures(Vec<(Name, Option<Name>)>),
    /// `generic`, `final`: what the tree does not keep.
    Binding,
    /// `enum, bind(c)`.
    Enum,
    /// `enumerator :: a = 1, b`.
    Enumerators(Vec<(Name, Option<Expr>)>),
    /// Specifications.
    Specifications(Vec<SpecKind>),
    /// `contains`.
    Contains,
    /// The first statement of a construct.
    Construct(Option<Name>, Opening),
    /// A statement between the blocks of a construct.
    Between(Between),
    /// A statement that ends something: the word, such as `do` and `blockdata`, and the name.
    End(Option<&'static str>, Option<Name>),
    /// A statement that is complete.
    Action(StmtKind),
    /// A statement that could not be read: its first word.
    Unreadable(String),
}

/// The first statement of a construct.
#[derive(Clone, Debug)]
pub(crate) enum Opening {
    /// `if (a) then`
    If(Expr),
    /// `where (a)`
    Where(Expr),
    /// `do 10 i = 1, n`
    Do(Option<u32>, DoControl),
    /// `select case (a)`
    SelectCase(Expr),
    /// `forall (i = 1:n)`
    Forall(ConcurrentHeader),
    /// `block`
    Block,
    /// `associate (a => b)`
    Associate(Vec<(Name, Expr)>),
    /// `select type`, `select rank`, `critical`, `change team`: the word in the tree, and the word behind `end`.
    Other(&'static str, &'static str),
}

/// A statement between the blocks of a construct.
#[derive(Clone, Debug)]
pub(crate) enum Between {
    /// `else if (a) then`
    ElseIf(Expr),
    /// `else`
    Else,
    /// `elsewhere (a)`, `elsewhere`
    Elsewhere(Option<Expr>),
    /// `case (1, 3:5)`, `case default`
    Case(Option<Vec<CaseRange>>),
    /// `type is (t)`, `class default`, `rank (1)`
    Guard,
}
