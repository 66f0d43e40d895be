//! The meaning of okl's own attributes: their arguments as types, parsed once for each use.

mod axis;
mod order;
mod tile;

pub use axis::{Axis, LoopKind};
pub use order::Order;
pub use tile::{Spread, Tile};

/// The parsed form of one of okl's own attributes.
///
/// Parsing never fails: an invalid argument becomes [`Arg::Invalid`], which `check` reports.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Meaning {
    /// Not one of okl's own attributes: one of a plugin or a project, or an unknown one.
    #[default]
    Foreign,
    /// `@atomic("acquire")`
    Atomic(Arg<Order>),
    /// `@barrier("warp")`
    Barrier(Arg<BarrierScope>),
    /// `@dim(n, m)`; the extents are [`crate::AttrUse::values`].
    Dim,
    /// `@dimOrder(1, 0)`, the fastest axis first; none for an argument that is no number.
    DimOrder(Vec<Option<usize>>),
    /// `@exclusive`
    Exclusive,
    /// `@fence("group")`
    Fence(Arg<FenceScope>),
    /// `@global`, `@globalPtr`: accepted for old code, without effect.
    Global,
    /// `@implicitArg`: an argument that older tools provided.
    ImplicitArgument,
    /// `@independent`
    Independent,
    /// `@inner(0, subgroup)`
    Inner {
        /// The axis.
        axis: Arg<Axis>,
        /// True for a loop the iterations of which form subgroups, that is, run in lockstep.
        is_subgroup: bool,
    },
    /// `@kernel`
    Kernel,
    /// `@launch_bounds(256, 4)`; the numbers are [`crate::AttrUse::values`].
    LaunchBounds,
    /// `@linked`: a function of devices that other texts may define, or call.
    Linked,
    /// `@max_inner_dims(32, 4)`; the sizes are [`crate::AttrUse::values`].
    MaxInnerDims,
    /// `@nobarrier`
    NoBarrier,
    /// `@outer(1)`
    Outer(Arg<Axis>),
    /// `@restrict`
    Restrict,
    /// `@shared(64)`: the largest number of elements.
    Shared(Arg<u64>),
    /// `@simd_length(16)`; the number is the first of [`crate::AttrUse::values`].
    SimdLength,
    /// `@tile(16, @outer, @inner, check=false)`; the size is the first of [`crate::AttrUse::values`].
    Tile(Tile),
}

/// An optional argument.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Arg<T> {
    /// The argument is left out.
    #[default]
    Absent,
    /// The argument is valid.
    Valid(T),
    /// The argument is invalid, or there are too many.
    Invalid,
}

impl<T> Arg<T> {
    /// The argument, if it is given and valid.
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
    /// Parses the arguments of an attribute that takes an axis.
    pub fn axis(args: &[String]) -> Arg<Axis> {
        Arg::read(args, Axis::read)
    }
}

/// The work items that a barrier synchronizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BarrierScope {
    /// `"warp"`: the work items of a subgroup (warp).
    Warp,
    /// `"local"`, `"global"`, or no argument: the work items of a group.
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

/// The work items for which a fence orders memory accesses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FenceScope {
    /// `"device"`, or no argument: all work items.
    #[default]
    Device,
    /// `"group"`: the work items of a group.
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
    /// Parses a use. This is the only code that reads the arguments of okl's own attributes.
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
            "launch_bounds" => Meaning::LaunchBounds,
            "linked" => Meaning::Linked,
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
