//! Instances of function templates: what the body of a template means for known arguments.

use crate::{CalleeId, TemplateUses};
use okl_source::Span;

/// An instance of a function template, or an explicit specialization of one; or a method of an instance of a class
/// template.
///
/// A template's body is in the unit once, and what its names mean is not known there. An instance says it for one list
/// of arguments.
#[derive(Clone, Debug, PartialEq)]
pub struct FunctionInstance {
    /// The function with its arguments.
    pub callee: CalleeId,
    /// True if its body is known.
    pub is_defined: bool,
    /// The calls in its body of functions of the user's files by their names, in no order: the range of the name, with
    /// scope and template arguments, and the callee.
    pub calls: Vec<(Span, CalleeId)>,
    /// Each `if constexpr` in its body.
    pub choices: Vec<ConstantChoice>,
    /// What it names by template arguments.
    pub uses: TemplateUses,
}

/// An `if constexpr`, whose condition is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConstantChoice {
    /// The start of the statement.
    pub start: u32,
    /// The branch that is compiled, if there is code in it.
    pub branch: ChosenBranch,
}

/// The branch of an `if constexpr` that is compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChosenBranch {
    /// The first one.
    Then,
    /// The one behind `else`.
    Otherwise,
    /// One without code, or none.
    Nothing,
}
