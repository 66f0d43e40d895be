//! The tree of a Fortran file.
//!
//! The tree has places for everything that OpenACC regions and their surroundings need: program units, specifications,
//! constructs, statements of regions, expressions, directives. Statements that no region may contain, such as I/O, are
//! kept as [`StmtKind::Other`] with the word they start with.
//!
//! # Invariants
//!
//! - Every [`Span`](okl_source::Span) is a range of the text that was parsed, as the user wrote it: continued lines, comments between them
//!   and preprocessor lines included. What a macro or an included file gave stands at the use of the macro, or at the
//!   line that includes.
//! - Names are in small letters ([`Name::id`]); the user's spelling is the text at [`Name::span`].
//! - The span of a construct reaches from its first statement to its last one.

mod directive;
mod expr;
mod spec;
mod stmt;
mod unit;

pub use directive::Directive;
pub use expr::{
    Argument, ArrayItem, BinaryOp, ComplexPart, DoBounds, Expr, ExprKind, KindParameter, Literal, Name,
    PartValue, TypeSpec, UnaryOp,
};
pub use spec::{
    Attribute, Component, DerivedType, Entity, Extent, GenericName, Initial, Intent, Rename, Use,
};
pub use stmt::{CaseRange, ConcurrentHeader, ConcurrentIndex, DoControl, Locality};
pub use unit::{Arm, Block, Case, Interface, Prefix, Spec, SpecKind, Stmt, StmtKind, Unit, UnitKind};
