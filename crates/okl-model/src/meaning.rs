//! What okl's own attributes say: their arguments as types, read once for each use.

mod order;
mod tile;

pub use order::Order;
pub use tile::{Spread, Tile};

use serde::{Deserialize, Serialize};

/// What an attribute of okl's says.
///
/// It is read leniently: arguments that mean nothing are [`Arg::Invalid`], and `check` reports them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Meaning {
    /// It is none of okl's: a plugin or a project brings it, or nobody knows it.
    #[default]
    Foreign,
    /// `@atomic("acquire")`
    Atomic(Arg<Order>),
    /// `@barrier("warp")`
    Barrier(Arg<BarrierScope>),
    /// `@dim(n, m)`; the lengths are [`crate::AttrUse::values`].
    Dim,
    /// `@dimOrder(1, 0)`, the fastest axis first; none for what is no number.
    DimOrder(Vec<Option<usize>>),
    /// `@exclusive`
    Exclusive,
    /// `@fence("group")`
    Fence(Arg<FenceScope>),
    /// `@global`, `@globalPtr`: words of old code that mean nothing.
    Global,
    /// `@implicitArg`: what older tools filled in.
    ImplicitArgument,
    /// `@independent`
    Independent,
    /// `@inner(0, subgroup)`
    Inner {
        /// The axis.
        axis: Arg<Axis>,
        /// Whether the iterations step together.
        is_subgroup: bool,
    },
    /// `@kernel`
    Kernel,
    /// `@max_inner_dims(32, 4)`; the sizes are [`crate::AttrUse::values`].
    MaxInnerDims,
    /// `@nobarrier`
    NoBarrier,
    /// `@outer(1)`
    Outer(Arg<Axis>),
    /// `@restrict`
    Restrict,
    /// `@shared(64)`: the most elements there are.
    Shared(Arg<u64>),
    /// `@simd_length(16)`; the number is the first of [`crate::AttrUse::values`].
    SimdLength,
    /// `@tile(16, @outer, @inner, check=false)`; the size is the first of [`crate::AttrUse::values`].
    Tile(Tile),
}

/// An argument that may be left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Arg<T> {
    /// It is left out.
    #[default]
    Absent,
    /// It is given.
    Valid(T),
    /// Something is given that means nothing, or too much.
    Invalid,
}

impl<T> Arg<T> {
    /// What is given and means something.
    pub fn value(self) -> Option<T> {
        if let Arg::Valid(value) = self { Some(value) } else { None }
    }

    fn read(args: &[String], read: impl Fn(&str) -> Option<T>) -> Arg<T> {
        match args {
            [] => Arg::Absent,
            [one] => read(one.trim()).map_or(Arg::Invalid, Arg::Valid),
            _ => Arg::Invalid,
        }
    }
}

impl Arg<Axis> {
    /// Reads what stands between the parentheses of an attribute that takes an axis.
    pub fn axis(args: &[String]) -> Arg<Axis> {
        Arg::read(args, Axis::read)
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

/// What a parallel loop spreads its iterations over.
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
pub enum BarrierScope {
    /// `"warp"`: the work items of a warp.
    Warp,
    /// `"local"`, `"global"`: those of the group, as without an argument.
    Group,
}

impl BarrierScope {
    fn read(text: &str) -> Option<BarrierScope> {
        match text {
            "\"warp\"" => Some(BarrierScope::Warp),
            "\"local\"" | "\"global\"" => Some(BarrierScope::Group),
            _ => None,
        }
    }
}

/// For whom a fence keeps the order of what happens to memory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FenceScope {
    /// `"device"`, and where nothing is said: all work items.
    #[default]
    Device,
    /// `"group"`: those of the group.
    Group,
}

impl FenceScope {
    fn read(text: &str) -> Option<FenceScope> {
        match text {
            "\"device\"" => Some(FenceScope::Device),
            "\"group\"" => Some(FenceScope::Group),
            _ => None,
        }
    }
}

impl Meaning {
    /// Reads a use; nobody else looks into the arguments of okl's own attributes.
    pub(crate) fn read(name: &str, args: &[String]) -> Meaning {
        match name {
            "atomic" => Meaning::Atomic(Arg::read(args, Order::read)),
            "barrier" => Meaning::Barrier(Arg::read(args, BarrierScope::read)),
            "dim" => Meaning::Dim,
            "dimOrder" => Meaning::DimOrder(args.iter().map(|axis| axis.trim().parse().ok()).collect()),
            "exclusive" => Meaning::Exclusive,
            "fence" => Meaning::Fence(Arg::read(args, FenceScope::read)),
            "global" | "globalPtr" => Meaning::Global,
            "implicitArg" => Meaning::ImplicitArgument,
            "independent" => Meaning::Independent,
            "inner" => inner(args),
            "kernel" => Meaning::Kernel,
            "max_inner_dims" => Meaning::MaxInnerDims,
            "nobarrier" => Meaning::NoBarrier,
            "outer" => Meaning::Outer(Arg::axis(args)),
            "restrict" => Meaning::Restrict,
            "shared" => Meaning::Shared(Arg::read(args, limit)),
            "simd_length" => Meaning::SimdLength,
            "tile" => Meaning::Tile(Tile::read(args)),
            _ => Meaning::Foreign,
        }
    }
}

/// `@inner(0, subgroup)`
fn inner(args: &[String]) -> Meaning {
    let (args, is_subgroup) = match args {
        [axis, word] if word.trim() == "subgroup" => (std::slice::from_ref(axis), true),
        _ => (args, false),
    };
    Meaning::Inner { axis: Arg::axis(args), is_subgroup }
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
        assert_eq!(read("outer", &[]), Meaning::Outer(Arg::Absent));
        assert_eq!(read("outer", &["1"]), Meaning::Outer(Arg::Valid(Axis(1))));
        assert_eq!(read("outer", &["3"]), Meaning::Outer(Arg::Invalid));
        assert_eq!(read("shared", &["0"]), Meaning::Shared(Arg::Invalid));
        assert_eq!(read("barrier", &["\"local\""]), Meaning::Barrier(Arg::Valid(BarrierScope::Group)));
        assert_eq!(read("fence", &["\"group\""]), Meaning::Fence(Arg::Valid(FenceScope::Group)));
        assert_eq!(read("dimOrder", &["1", "x"]), Meaning::DimOrder(vec![Some(1), None]));
        assert_eq!(read("unroll", &["4"]), Meaning::Foreign);
    }

    #[test]
    fn a_row_has_an_axis() {
        let row = |axis| Meaning::Inner { axis, is_subgroup: true };
        assert_eq!(read("inner", &["0", "subgroup"]), row(Arg::Valid(Axis(0))));
        assert_eq!(read("inner", &["x", "subgroup"]), row(Arg::Invalid));
        assert_eq!(read("inner", &["0", "warp"]), Meaning::Inner { axis: Arg::Invalid, is_subgroup: false });
    }
}
