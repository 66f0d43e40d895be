//! Scalars in the elements of memories and in objects.

/// A scalar in an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaf {
    /// The path to it: `.b[1]`; empty if the element is a scalar.
    pub(crate) path: &'static str,
    pub(crate) ty: &'static str,
}
