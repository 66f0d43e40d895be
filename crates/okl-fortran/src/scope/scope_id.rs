/// A scope of a [`Universe`](super::Universe).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct ScopeId(pub(super) u32);
