//! What okl's own attributes say: their arguments as types, read once for each use.

mod order;
mod tile;

pub use order::Order;
pub use tile::{Spread, Tile};

use serde::{Deserialize, Serialize};

/// What an attribute of okl's says.
///
/// It is read leniently: arguments that mean nothing are [`Given::Wrong`], and `check` reports them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Meaning {
    /// It is none of okl's: a plugin or a project brings it, or nobody knows it.
    #[default]
    Foreign,
    /// `@atomic("acquire")`
    Atomic(Given<Order>),
    /// `@barrier("warp")`
    Barrier(Given<Meeting>),
    /// `@dim(n, m)`; the lengths are [`crate::AttrUse::values`].
    Dim,
    /// `@dimOrder(1, 0)`, the fastest axis first; none for what is no number.
    DimOrder(Vec<Option<usize>>),
    /// `@exclusive`
    Exclusive,
    /// `@fence("group")`
    Fence(Given<Onlookers>),
    /// `@global`, `@globalPtr`: words of old code that mean nothing.
    Global,
    /// `@implicitArg`: what older tools filled in.
    ImplicitArgument,
    /// `@independent`
    Independent,
    /// `@inner(0, subgroup)`
    Inner {
        /// The axis.
        axis: Given<Axis>,
        /// Whether the rounds step together.
        is_row: bool,
    },
    /// `@kernel`
    Kernel,
    /// `@max_inner_dims(32, 4)`; the sizes are [`crate::AttrUse::values`].
    MaxInnerDims,
    /// `@nobarrier`
    NoBarrier,
    /// `@outer(1)`
    Outer(Given<Axis>),
    /// `@restrict`
    Restrict,
    /// `@shared(64)`: the most elements there are.
    Shared(Given<u64>),
    /// `@simd_length(16)`; the number is the first of [`crate::AttrUse::values`].
    SimdLength,
    /// `@tile(16, @outer, @inner, check=false)`; the size is the first of [`crate::AttrUse::values`].
    Tile(Tile),
}

/// An argument that may be left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Given<T> {
    /// It is left out.
    #[default]
    Nothing,
    /// It is given.
    Is(T),
    /// Something is given that means nothing, or too much.
    Wrong,
}

impl<T> Given<T> {
    /// What is given and means something.
    pub fn value(self) -> Option<T> {
        if let Given::Is(value) = self { Some(value) } else { None }
    }

    fn read(args: &[String], read: impl Fn(&str) -> Option<T>) -> Given<T> {
        match args {
            [] => Given::Nothing,
            [one] => read(one.trim()).map_or(Given::Wrong, Given::Is),
            _ => Given::Wrong,
        }
    }
}

impl Given<Axis> {
    /// Reads what stands between the parentheses of an attribute that takes an axis.
    pub fn axis(args: &[String]) -> Given<Axis> {
        Given::read(args, Axis::read)
    }
}

/// A dimension of the launch: 0 is x.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Axis(pub u8);

impl Axis {
    fn read(text: &str) -> Option<Axis> {
        text.parse().ok().filter(|axis| *axis <= 2).map(Axis)
    }
}

/// What a parallel loop spreads its rounds over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum LoopKind {
    /// Groups.
    Outer,
    /// The work items of a group.
    Inner,
}

/// Who meets at a barrier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meeting {
    /// `"warp"`: the work items of a warp.
    Warp,
    /// `"local"`, `"global"`: those of the group, as without an argument.
    Group,
}

impl Meeting {
    fn read(text: &str) -> Option<Meeting> {
        match text {
            "\"warp\"" => Some(Meeting::Warp),
            "\"local\"" | "\"global\"" => Some(Meeting::Group),
            _ => None,
        }
    }
}

/// For whom a fence keeps the order of what happens to memory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Onlookers {
    /// `"device"`, and where nothing is said: all work items.
    #[default]
    Device,
    /// `"group"`: those of the group.
    Group,
}

impl Onlookers {
    fn read(text: &str) -> Option<Onlookers> {
        match text {
            "\"device\"" => Some(Onlookers::Device),
            "\"group\"" => Some(Onlookers::Group),
            _ => None,
        }
    }
}

impl Meaning {
    /// Reads a use; nobody else looks into the arguments of okl's own attributes.
    pub(crate) fn read(name: &str, args: &[String]) -> Meaning {
        match name {
            "atomic" => Meaning::Atomic(Given::read(args, Order::read)),
            "barrier" => Meaning::Barrier(Given::read(args, Meeting::read)),
            "dim" => Meaning::Dim,
            "dimOrder" => Meaning::DimOrder(args.iter().map(|axis| axis.trim().parse().ok()).collect()),
            "exclusive" => Meaning::Exclusive,
            "fence" => Meaning::Fence(Given::read(args, Onlookers::read)),
            "global" | "globalPtr" => Meaning::Global,
            "implicitArg" => Meaning::ImplicitArgument,
            "independent" => Meaning::Independent,
            "inner" => inner(args),
            "kernel" => Meaning::Kernel,
            "max_inner_dims" => Meaning::MaxInnerDims,
            "nobarrier" => Meaning::NoBarrier,
            "outer" => Meaning::Outer(Given::axis(args)),
            "restrict" => Meaning::Restrict,
            "shared" => Meaning::Shared(Given::read(args, limit)),
            "simd_length" => Meaning::SimdLength,
            "tile" => Meaning::Tile(Tile::read(args)),
            _ => Meaning::Foreign,
        }
    }
}

/// `@inner(0, subgroup)`
fn inner(args: &[String]) -> Meaning {
    let (args, is_row) = match args {
        [axis, word] if word.trim() == "subgroup" => (std::slice::from_ref(axis), true),
        _ => (args, false),
    };
    Meaning::Inner { axis: Given::axis(args), is_row }
}

fn limit(text: &str) -> Option<u64> {
    text.parse().ok().filter(|limit| *limit > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(name: &str, args: &[&str]) -> Meaning {
        Meaning::read(name, &args.iter().map(|arg| arg.to_string()).collect::<Vec<_>>())
    }

    #[test]
    fn arguments_are_nothing_something_or_wrong() {
        assert_eq!(read("outer", &[]), Meaning::Outer(Given::Nothing));
        assert_eq!(read("outer", &["1"]), Meaning::Outer(Given::Is(Axis(1))));
        assert_eq!(read("outer", &["3"]), Meaning::Outer(Given::Wrong));
        assert_eq!(read("shared", &["0"]), Meaning::Shared(Given::Wrong));
        assert_eq!(read("barrier", &["\"local\""]), Meaning::Barrier(Given::Is(Meeting::Group)));
        assert_eq!(read("fence", &["\"group\""]), Meaning::Fence(Given::Is(Onlookers::Group)));
        assert_eq!(read("dimOrder", &["1", "x"]), Meaning::DimOrder(vec![Some(1), None]));
        assert_eq!(read("unroll", &["4"]), Meaning::Foreign);
    }

    #[test]
    fn a_row_has_an_axis() {
        let row = |axis| Meaning::Inner { axis, is_row: true };
        assert_eq!(read("inner", &["0", "subgroup"]), row(Given::Is(Axis(0))));
        assert_eq!(read("inner", &["x", "subgroup"]), row(Given::Wrong));
        assert_eq!(read("inner", &["0", "warp"]), Meaning::Inner { axis: Given::Wrong, is_row: false });
    }
}
