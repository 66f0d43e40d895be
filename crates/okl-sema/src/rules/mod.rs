//! The rules, one file for each topic, listed in the order a reader would ask them.

mod attribute_use;
mod kernels;
mod loop_tree;

use crate::structure::Tree;
use okl_model::{Attribute, Unit};
use okl_source::Diagnostic;

pub(crate) use attribute_use::fits;

/// What a rule may look at.
pub(crate) struct Facts<'u> {
    pub(crate) unit: &'u Unit,
    pub(crate) trees: &'u [Tree<'u>],
    pub(crate) attributes: &'u [&'u dyn Attribute],
}

/// A rule adds what it finds wrong.
pub(crate) type Rule = fn(&Facts<'_>, &mut Vec<Diagnostic>);

/// All rules.
pub(crate) const RULES: &[Rule] = &[
    attribute_use::site,
    attribute_use::arguments,
    kernels::at_least_one,
    kernels::returns_void,
    kernels::is_no_template,
    loop_tree::inside_a_kernel,
    loop_tree::outer_and_inner,
    loop_tree::order,
    loop_tree::siblings,
    loop_tree::leaves,
    loop_tree::axes,
    loop_tree::headers,
];
