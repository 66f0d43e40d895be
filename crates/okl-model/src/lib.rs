//! What okl knows of a translation unit.
//!
//! A [`Unit`] holds facts, not syntax trees: kernels and functions as trees of statements, the
//! variables they declare, every use of a variable, every attribute and the node it met. All
//! places are [`okl_source::Span`]s of one text, the *normalised text*, which the unit carries.
//! Nothing here knows libclang and nothing here knows a backend, so the same document can be
//! printed (`--emit unit`), handed to a plugin as JSON, and read by a plugin written in C.
//!
//! - [`mod@unit`]: the unit itself and its functions;
//! - [`stmt`]: statements, loops and uses of variables;
//! - expressions, in [`mod@expression`];
//! - [`intrinsic`]: functions of device code that tables describe;
//! - [`construct`]: what not every compiler and not every device has;
//! - [`declaration`]: classes, other types and namespaces, and where they are named;
//! - [`types`]: what is known of a type;
//! - [`vector`]: the vector types of the language;
//! - [`layout`]: how classes and enumerations lie in memory;
//! - [`attribute`]: attributes as used, and the trait behind which each one lives;
//! - [`meaning`]: what okl's own attributes say, as types;
//! - [`lowered`]: what a backend answers: edits as values.
//!
//! Missing fields read as their defaults, so documents of older hosts stay readable. A host
//! that adds a fact no backend may ignore names it in [`Unit::requires`].

pub mod attribute;
mod attributes;
mod blank;
pub mod construct;
pub mod declaration;
mod expansion;
pub mod expression;
pub mod intrinsic;
pub mod layout;
pub mod lowered;
pub mod meaning;
pub mod metadata;
mod operation;
mod outline;
mod overloaded;
pub mod plan;
pub mod reflection;
mod space;
pub mod stmt;
pub mod types;
pub mod unit;
pub mod vector;

/// The function by which host code reads one element of device memory.
pub const HOST_READ: &str = "okl_read";

pub use attribute::{Arguments, AttrId, AttrUse, Attribute, Site, SiteKind};
pub use attributes::Attributes;
pub use construct::{Construct, ConstructKind};
pub use declaration::{Declaration, DeclarationId, DeclarationKind, Mention};
pub use expansion::{Expanded, Expansion, Line};
pub use expression::{
    BinaryOperator, CallExpr, CallTarget, Callee, CalleeId, Capture, CaptureDefault, CastStyle, Declare,
    ExprId, ExprKind, Expression, Lambda, Literal, Member, Name, UnaryOperator, Update,
};
pub use intrinsic::{Convergence, Copies, Intrinsic, IntrinsicId, IntrinsicText};
pub use layout::{Enumerator, Field, Layout, LayoutKind};
pub use lowered::{Accessed, Barrier, Lowered, Part};
pub use meaning::{Axis, LoopKind, Meaning};
pub use operation::Operation;
pub use overloaded::Overloaded;
pub use plan::LoopPart;
pub use space::Space;
pub use stmt::{
    Access, Canonical, Comparison, Count, Defect, Direction, ForLoop, Header, LoopId, Stmt, StmtId, StmtKind,
};
pub use types::{HALF, IntType, Ty, Type, TypeId, TypeKind};
pub use unit::{
    Alignment, Brackets, Declarator, DimAccess, Directive, DirectiveKind, Fold, Function, FunctionId, Item,
    ItemKind, NextDeclarator, SCHEMA, Scope, Scoped, Undeclared, Unit, VarId, Variable,
};
pub use vector::Vector;
