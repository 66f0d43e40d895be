//! From tokens to parts of the tree.

pub(crate) mod action;
pub(crate) mod attribute;
pub(crate) mod control;
pub(crate) mod declaration;
pub(crate) mod entity;
pub(crate) mod expression;
pub(crate) mod fallback;
pub(crate) mod heading;
pub(crate) mod item;
pub(crate) mod operators;
pub(crate) mod primary;
pub(crate) mod said;
pub(crate) mod scope;
pub(crate) mod statement;
pub(crate) mod types;
