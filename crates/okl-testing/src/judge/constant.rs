//! The values of literals and of constant expressions.

use okl_model::IntType;

/// The value of a constant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Constant {
    /// `true`, `false`
    Bool(bool),
    /// A number of an integer type.
    Int(i128, IntType),
    /// A `float`.
    Single(f32),
    /// A `double`.
    Double(f64),
    /// The null pointer.
    Null,
}
