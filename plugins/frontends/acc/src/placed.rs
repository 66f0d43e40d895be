//! A directive with the statement that it applies to.

use crate::directive::Directive;
use okl_plugin::model::{FunctionId, StmtId};

/// A directive with its position in the unit.
#[derive(Clone, Debug)]
pub struct Placed {
    /// The directive.
    pub directive: Directive,
    /// The function that contains it.
    pub function: Option<FunctionId>,
    /// The statement that follows it.
    pub stmt: Option<StmtId>,
}
