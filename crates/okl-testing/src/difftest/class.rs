//! The classes with hidden effects.

use super::leaf::Leaf;

/// A class with hidden effects, or without for comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// The conversion changes the object.
    Ticket,
    /// The conversion only reads.
    Scale,
    /// A const member function changes a `mutable` member.
    Seen,
    /// The operators return references into the object, or write to it.
    Slots,
}

/// All classes.
pub(super) const CLASSES: [Class; 4] = [Class::Ticket, Class::Seen, Class::Slots, Class::Scale];

impl Class {
    /// The suffix of its name.
    pub(super) fn name(self) -> &'static str {
        match self {
            Class::Ticket => "Ticket",
            Class::Scale => "Scale",
            Class::Seen => "Seen",
            Class::Slots => "Slots",
        }
    }

    /// The scalars in an object.
    pub(super) fn leaves(self) -> Vec<Leaf> {
        let of = |path| Leaf { path, ty: "unsigned" };
        match self {
            Class::Ticket | Class::Scale | Class::Seen => vec![of(".x")],
            Class::Slots => vec![of(".x"), of(".y")],
        }
    }

    /// The initializer of an object from one number.
    pub(super) fn braces(self, value: &str) -> String {
        match self {
            Class::Ticket | Class::Scale | Class::Seen => format!("{{{value}}}"),
            Class::Slots => format!("{{{value}, 3u}}"),
        }
    }

    /// A scalar of an object, read without hidden effects.
    pub(super) fn read(self, object: &str, leaf: Leaf) -> String {
        match (self, leaf.path) {
            (Class::Scale, _) => format!("(unsigned){object}"),
            (Class::Slots, ".y") => format!("{object}[1]"),
            _ => format!("{object}{}", leaf.path),
        }
    }
}
