//! Structs and functions at file scope.

/// A struct or a function.
#[derive(Clone, Debug)]
pub struct Part {
    /// `c1_f`
    pub(super) name: String,
    pub(super) text: String,
}

impl Part {
    pub(super) fn new(kernel: &str, name: &str, text: String) -> Part {
        Part { name: format!("{kernel}_{name}"), text }
    }
}
