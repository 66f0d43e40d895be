//! Program units.

use super::{Block, Name, Spec, TypeSpec};
use okl_source::Span;

/// A program unit, a module procedure, an internal procedure or an interface body.
#[derive(Clone, Debug, PartialEq)]
pub struct Unit {
    /// What it is.
    pub kind: UnitKind,
    /// Its name. A main program may have none, with or without a `program` statement.
    pub name: Option<Name>,
    /// From its first statement to its end.
    pub span: Span,
    /// Its first statement; empty, at the start, for a main program without a `program` statement.
    pub head: Span,
    /// What stands in front of `subroutine` or `function`.
    pub prefixes: Vec<Prefix>,
    /// The dummy arguments; alternate returns are left out.
    pub parameters: Vec<Name>,
    /// The name of the result of a function, if it is not that of the function.
    pub result: Option<Name>,
    /// The name in `bind(c, name = "...")`, if the unit has `bind(c)`: the literal, or the name of the unit.
    pub bind: Option<String>,
    /// The specification part.
    pub specifications: Vec<Spec>,
    /// The execution part.
    pub body: Block,
    /// The statement `contains`.
    pub contains: Option<Span>,
    /// The procedures behind `contains`.
    pub contained: Vec<Unit>,
    /// The `end` statement; empty, at the end, where it is missing.
    pub end: Span,
}

/// The kinds of units.
#[derive(Clone, Debug, PartialEq)]
pub enum UnitKind {
    /// A main program.
    Program,
    /// A module.
    Module,
    /// A submodule: the module, and the parent submodule if there is one.
    Submodule(Name, Option<Name>),
    /// A subroutine.
    Subroutine,
    /// A function.
    Function,
    /// `module procedure f` in a submodule, whose interface stands in the module.
    ModuleProcedure,
    /// `block data`.
    BlockData,
}

/// What stands in front of `subroutine` or `function`.
#[derive(Clone, Debug, PartialEq)]
pub enum Prefix {
    /// The type of the result.
    Type(TypeSpec),
    /// `pure`, `elemental`, `impure`, `recursive`, `non_recursive`, `module`; `attributes(device)` as `device` and the
    /// like.
    Word(String),
}
