//! The model of a translation unit: the types that parsing makes, and that all later steps read.
//!
//! `parse` turns normalized text into a [`Unit`]; `check` proves that a unit keeps the rules of OKL; analyses, the plan
//! and lowering read it; a backend answers with a [`Lowered`] unit: edits of the same text. The types are independent
//! of libclang and of targets. They serialize to JSON, so the same unit is printed (`--emit unit`) and sent to plugins.
//!
//! # The unit
//!
//! A [`Unit`] is a text with facts about it. The facts are in arenas, lists that refer to each other by index:
//!
//! | index | element | one for |
//! |---|---|---|
//! | [`ExprId`] | [`Expression`] | each expression, implicit conversions included |
//! | [`StmtId`] | [`Stmt`] | each statement; a `for` loop ([`ForLoop`]) also has a [`LoopId`] |
//! | [`VarId`] | [`Variable`] | each variable, parameter and field |
//! | [`FunctionId`] | [`Function`] | each declaration of a function; kernels are functions |
//! | [`CalleeId`] | [`Callee`] | each function as calls see it, with the types of the instance of a template |
//! | [`DeclarationId`] | [`Declaration`] | each other declaration: classes, aliases, namespaces |
//! | [`TypeId`] | [`Type`] | each type of an expression or a variable |
//! | [`AttrId`] | [`AttrUse`] | each use of an attribute, with its [`Site`] and its [`Meaning`] |
//! | [`IntrinsicId`] | [`Intrinsic`] | each intrinsic that the text names |
//!
//! - An *expression* has a kind with its operands ([`ExprKind`], named as in the C++ standard), a type that is never a
//!   reference, and a value if it is a constant integer. Constructs that okl does not model are [`ExprKind::Opaque`]
//!   with their parts.
//! - A *place* is an lvalue: the variable, or the part of memory, that an expression designates. [`Access`] is the
//!   effect of one use on it: read, write, update, or escape of its address. [`Update`] is a change of one place by an
//!   operator.
//! - A *meaning* ([`Meaning`]) is an attribute of okl with its arguments as types. It is computed once for each use,
//!   from name and arguments; later steps do not look at those.
//! - A *canonical* loop ([`Canonical`]) is one whose header has the form that OKL requires of parallel loops: an
//!   integer variable runs from a start by a step to a bound.
//!
//! # Invariants
//!
//! After `parse`: every [`okl_source::Span`] is a range of [`Unit::text`], the normalized text. Every index is valid in
//! its arena. Operands, sub-statements and element types precede the nodes that refer to them, so an arena has no
//! cycles. Attributes in the text have their normal form `[[okl_name("...")]]`. A unit of a text with errors has
//! [`Unit::is_partial`] set; it is for editors only.
//!
//! After `check` (a `Checked` unit of `okl-sema`): the attributes are valid and on valid sites; each parallel loop is
//! canonical and has a role and an axis; each kernel consists of nests, and each nest has a path of `@outer` and
//! `@inner` loops to every innermost loop.
//!
//! # Modules
//!
//! - [`mod@unit`]: the unit
//! - [`stmt`]: statements, loops, accesses
//! - [`mod@expression`]: expressions and calls
//! - [`intrinsic`]: functions of device code that tables describe
//! - [`construct`]: constructs that some compilers or devices do not support
//! - [`declaration`]: classes, other types and namespaces, and the places that name them
//! - [`types`]: types and their layout
//! - [`vector`]: the vector types of OKL
//! - [`layout`]: the memory layout of classes and enumerations
//! - [`attribute`]: uses of attributes
//! - [`meaning`]: the parsed form of okl's own attributes
//! - [`lowered`]: the result of lowering
//! - [`plan`], [`reflection`], [`metadata`], [`templates`]: the documents of `--emit plan`, `--emit reflection`, `--emit metadata`
//!   and `--emit templates`
//!
//! # Compatibility
//!
//! Missing fields read as their defaults, so documents of older hosts stay readable. A host that adds a fact that no
//! reader may ignore names it in [`Unit::requires`].
//!
//! # Limits
//!
//! The unit contains facts of the text, not conclusions: uses, effects, uniformity and the like are computed by
//! `okl-analysis`. It has no tokens except those that edits need, and no facts about system headers.

pub mod attribute;
mod attribute_definition;
mod attribute_text;
mod attributes;
mod blank;
mod call;
mod class_instance;
pub mod construct;
pub mod declaration;
mod directive;
mod expansion;
pub mod expression;
mod function;
mod function_instance;
mod half;
mod ids;
pub mod intrinsic;
mod item;
mod lambda;
pub mod layout;
mod lists;
pub mod lowered;
pub mod meaning;
pub mod metadata;
mod operation;
mod operator;
mod outline;
mod overloaded;
pub mod plan;
mod queries;
pub mod reflection;
mod refused_headers;
mod space;
pub mod stmt;
mod syntax;
mod template_form;
mod template_uses;
pub mod templates;
pub mod types;
pub mod unit;
mod variable;
pub mod vector;

/// The name of the function with which host code reads one element of device memory.
pub const HOST_READ: &str = "okl_read";

pub use attribute::{AttrUse, Site, SiteKind};
pub use attribute_definition::{Arguments, Attribute};
pub use attributes::Attributes;
pub use call::{CallExpr, CallTarget, Callee, TemplateArgument};
pub use class_instance::{ClassInstance, InstanceField};
pub use construct::{Construct, ConstructKind};
pub use declaration::{Declaration, DeclarationKind, Mention};
pub use directive::{Directive, DirectiveKind, Fold};
pub use expansion::{Expanded, Expansion, Line};
pub use expression::{CastStyle, Declare, ExprKind, Expression, Literal, Member, Name, Update};
pub use function::{Function, Undeclared};
pub use function_instance::{ChosenBranch, ConstantChoice, FunctionInstance};
pub use half::{half_bits, half_value};
pub use ids::{
    AttrId, CalleeId, DeclarationId, ExprId, FunctionId, IntrinsicId, LoopId, StmtId, TypeId, VarId,
};
pub use intrinsic::{Convergence, Copies, Intrinsic, IntrinsicText};
pub use item::{Item, ItemKind};
pub use lambda::{Capture, CaptureDefault, Lambda};
pub use layout::{Enumerator, Field, Layout, LayoutKind};
pub use lowered::{Accessed, Barrier, Lowered, Part};
pub use meaning::{Axis, LoopKind, Meaning};
pub use operation::Operation;
pub use operator::{BinaryOperator, UnaryOperator};
pub use overloaded::Overloaded;
pub use plan::LoopPart;
pub use refused_headers::RefusedHeaders;
pub use space::Space;
pub use stmt::{Access, Canonical, Comparison, Count, Defect, Direction, ForLoop, Header, Stmt, StmtKind};
pub use syntax::{Alignment, DimAccess, Scoped};
pub use template_form::TemplateForm;
pub use template_uses::{TemplateConstant, TemplateUses, TypeName};
pub use types::{HALF, IntType, OTHER_HALVES, Ty, Type, TypeKind};
pub use unit::{SCHEMA, Unit};
pub use variable::{Brackets, Declarator, NextDeclarator, Scope, Variable};
pub use vector::Vector;
