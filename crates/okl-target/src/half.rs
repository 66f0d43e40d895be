//! `half` on a target.

use serde::{Deserialize, Serialize};

/// How a target's text converts `half`, OKL's type of memory with 16 bits, to `float` and back.
///
/// There are two ways. Targets with C++ and pointers of one kind get a class that converts implicitly; [`Half::lines`]
/// say which instructions do it. For all other targets, [`Half::read`] is written wherever OKL converts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Half {
    /// The text before kernels that have the type. For a class: the functions `okl_native_half(float)`, whose result is
    /// an `unsigned short`, and `okl_native_float(unsigned short)`, where [`Half::condition`] is true.
    pub lines: String,
    /// The condition of `#if` under which the class uses the functions of [`Half::lines`]; elsewhere it computes with
    /// bits.
    pub condition: String,
    /// The `float` of a `half`: `okl_float_of({})`. Empty for a class.
    pub read: String,
    /// The `half` of a `float`: `okl_half_of({})`.
    pub write: String,
    /// A constant `half`, from its bits; empty if [`Half::write`] of a constant is one.
    pub constant: String,
}

impl Half {
    /// Returns true if conversions are written; else the type is a class.
    pub fn is_written(&self) -> bool {
        !self.read.is_empty()
    }

    /// Returns true if there is nothing.
    pub fn is_none(&self) -> bool {
        *self == Half::default()
    }
}
