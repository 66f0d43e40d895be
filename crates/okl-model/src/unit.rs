//! The unit: the parsed translation unit.

use crate::lists::{many, numbered, numbered_expressions};
use crate::{
    Alignment, AttrUse, Callee, ClassInstance, Construct, Declaration, DimAccess, Directive, Expression,
    Fold, Function, FunctionInstance, Intrinsic, Item, Layout, Mention, Scoped, Stmt, TemplateUses, Type,
    Undeclared, Variable,
};
use okl_source::Span;
use serde::{Deserialize, Serialize};

/// The version of the document format.
pub const SCHEMA: u32 = 2;

/// The facts about one translation unit.
///
/// `parse` makes it; every span in it is a range of [`Unit::text`].
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Unit {
    /// The version of the document format.
    pub schema: u32,
    /// Features that a reader has to support; a reader that does not know one of them must refuse the unit.
    #[serde(default)]
    pub requires: Vec<String>,
    /// True if the text has errors: the parts that clang could not parse are opaque or missing. Such units are for
    /// editors; `check` and lowering refuse them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_partial: bool,
    /// The normalized text.
    pub text: String,
    /// The types of all expressions, each once, indexed by [`crate::TypeId`].
    #[serde(default, deserialize_with = "many")]
    pub types: Vec<Type>,
    /// All expressions, operands before the expressions that use them, indexed by [`crate::ExprId`].
    #[serde(default, deserialize_with = "numbered_expressions")]
    pub expressions: Vec<Expression>,
    /// All statements, sub-statements before the statements that hold them, indexed by [`crate::StmtId`].
    #[serde(default, deserialize_with = "numbered")]
    pub statements: Vec<Stmt>,
    /// All functions that are called, as their calls see them, indexed by [`crate::CalleeId`].
    #[serde(default)]
    pub callees: Vec<Callee>,
    /// All uses of attributes, indexed by [`crate::AttrId`].
    #[serde(default, deserialize_with = "many")]
    pub attributes: Vec<AttrUse>,
    /// All variables that functions of the user's files declare or use, indexed by [`crate::VarId`].
    #[serde(default, deserialize_with = "many")]
    pub variables: Vec<Variable>,
    /// All functions of the user's files, kernels included, indexed by [`crate::FunctionId`].
    #[serde(default)]
    pub functions: Vec<Function>,
    /// All other declarations of the user's files, sorted by start, indexed by [`crate::DeclarationId`].
    #[serde(default)]
    pub declarations: Vec<Declaration>,
    /// All places that name types, templates and namespaces, in source order.
    #[serde(default)]
    pub mentions: Vec<Mention>,
    /// The ranges of all keywords, of every `::`, and of every token in an alternative spelling (`<:` for `[`), in
    /// source order. Tokens of directives and of OKL's attributes are left out, except for code in attributes of loops.
    #[serde(default, deserialize_with = "many")]
    pub keywords: Vec<Span>,
    /// The ranges of all comments, in source order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub comments: Vec<Span>,
    /// The qualified names with a named scope directly before the name: `std::sqrt`, in source order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scoped: Vec<Scoped>,
    /// The ranges of names after a `::` without a scope before it: `::sqrt`, in source order; a `::` after a `>` does
    /// not count, as the `>` may end a scope.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rooted: Vec<Span>,
    /// The `alignas(...)` specifiers, in source order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub alignments: Vec<Alignment>,
    /// The ranges of lists of C++'s own attributes: `[[maybe_unused]]`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attribute_lists: Vec<Span>,
    /// The ranges of literals with an encoding prefix, or raw ones: `u8"a"`, `L'b'`, `R"(c)"`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub encoded: Vec<Span>,
    /// The layouts of all classes and enumerations of the user's files.
    #[serde(default)]
    pub layouts: Vec<Layout>,
    /// The declarations at file scope, in source order.
    #[serde(default)]
    pub items: Vec<Item>,
    /// The declarations directly in namespaces, in source order. Their dependencies are those of the items around them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub members: Vec<Item>,
    /// All accesses `m(i, j)` to variables with `@dim`.
    #[serde(default)]
    pub dim_accesses: Vec<DimAccess>,
    /// The preprocessor lines that are still in the text, in source order.
    #[serde(default)]
    pub directives: Vec<Directive>,
    /// Macro uses: ranges that are printed as the user wrote them unless an edit changes them.
    #[serde(default, deserialize_with = "many")]
    pub folds: Vec<Fold>,
    /// The `#define` lines to write before the output: macros of the command line.
    #[serde(default)]
    pub prologue: Vec<String>,
    /// The ranges of code that throws or catches exceptions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub exceptions: Vec<Span>,
    /// Constructs that some compilers or devices do not support, in source order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub constructs: Vec<Construct>,
    /// The names of OKL that the text uses without declaring them, sorted: `float4`, `M_PI`, `sqrt`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub builtins: Vec<String>,
    /// The functions that are called without a declaration, sorted by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub undeclared: Vec<Undeclared>,
    /// The intrinsics that the text names, indexed by [`crate::IntrinsicId`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub intrinsics: Vec<Intrinsic>,
    /// The instances of function templates that the text calls, and the methods of instances of class templates, if the
    /// reader of the text asked for them. Plugins do not get them.
    #[serde(skip)]
    pub instances: Vec<FunctionInstance>,
    /// The instances of class templates. What they name is there if the reader of the text asked for instances. Plugins
    /// do not get them.
    #[serde(skip)]
    pub class_instances: Vec<ClassInstance>,
    /// What code outside of templates names by template arguments, if the reader of the text asked for instances.
    /// Plugins do not get it.
    #[serde(skip)]
    pub template_uses: TemplateUses,
}
