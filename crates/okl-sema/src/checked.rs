//! The result of the check: a unit together with the roles and axes of its parallel loops.

use crate::structure::{Axis, LoopKind, LoopPart, Node, Tree, assign_axes};
use okl_analysis::Analyzed;
use okl_model::meaning::Tile;
use okl_model::{FunctionId, LoopId, Meaning, Stmt, Unit};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A unit without errors, together with the kernels in it. Only [`crate::check`] makes one, or [`Envelope::open`] from
/// one that was sent.
#[derive(Clone, Debug, PartialEq)]
pub struct Checked {
    unit: Analyzed,
    kernels: Vec<CheckedKernel>,
}

/// One kernel and its launches.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CheckedKernel {
    /// The kernel.
    pub function: FunctionId,
    /// Its outermost `@outer` loops in source order, one launch each.
    pub nests: Vec<Nest>,
    /// The role of each of its loops with `@outer`, `@inner` or `@tile`.
    pub roles: BTreeMap<LoopId, Role>,
}

/// One outermost `@outer` loop: one launch on a device.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Nest {
    /// The loop.
    pub root: LoopId,
    /// All paths from it down to an innermost `@inner` loop, in source order. Never empty.
    pub paths: Vec<Path>,
    /// The number of dimensions of the grid: the highest axis in use plus one.
    pub outer_dims: u8,
    /// The number of dimensions of a group: the highest axis in use plus one.
    pub inner_dims: u8,
}

/// The parallel loops above and including one innermost `@inner` loop, outermost first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Path {
    /// The loops over groups, on distinct axes; never empty.
    pub outer: Vec<AxisLoop>,
    /// The loops over work items, on distinct axes; never empty.
    pub inner: Vec<AxisLoop>,
}

/// One parallel loop on its axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AxisLoop {
    /// The `for`.
    pub id: LoopId,
    /// The part of the `for`: the whole, or one of the two loops of a `@tile`.
    pub part: LoopPart,
    /// The axis it runs on.
    pub axis: Axis,
}

/// The role of a `for` with `@outer`, `@inner` or `@tile`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// A loop over groups.
    Outer(Axis),
    /// A loop over work items.
    Inner(Axis),
    /// Two loops: one over tiles, one inside a tile.
    Tile {
        /// The loop over tiles.
        tiles: Level,
        /// The loop inside a tile.
        in_tile: Level,
        /// True if iterations past the end of the original loop are skipped.
        guard: bool,
    },
    /// A role that this version of okl does not know.
    #[cfg_attr(feature = "schema", schemars(skip))]
    Unknown,
}

impl Role {
    /// The loops that it consists of, outermost first.
    pub fn levels(self) -> Vec<(LoopPart, Level)> {
        match self {
            Role::Outer(axis) => vec![(LoopPart::Whole, Level::Outer(axis))],
            Role::Inner(axis) => vec![(LoopPart::Whole, Level::Inner(axis))],
            Role::Tile { tiles, in_tile, .. } => vec![(LoopPart::Tiles, tiles), (LoopPart::InTile, in_tile)],
            Role::Unknown => Vec::new(),
        }
    }

    /// True if the loop, or one of its parts, is a loop over work items.
    pub fn spreads_items(self) -> bool {
        self.levels().iter().any(|(_, level)| matches!(level, Level::Inner(_)))
    }
}

/// The role of one of the two loops of a `@tile`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// An ordinary loop.
    Plain,
    /// A loop over groups.
    Outer(Axis),
    /// A loop over work items.
    Inner(Axis),
}

/// A checked unit in the form that is sent to plugins.
///
/// Opening it trusts the sender to have called `check`: only the host writes envelopes. This is the only point of trust
/// at the plugin boundary.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Envelope {
    /// The unit.
    pub unit: Unit,
    /// The results of `check`.
    #[serde(default)]
    pub kernels: Vec<CheckedKernel>,
}

impl Envelope {
    /// The checked unit, without a new check: trusts the sender.
    pub fn open(self) -> Checked {
        Checked { unit: Analyzed::new(self.unit), kernels: self.kernels }
    }
}

impl Checked {
    /// Combines a unit that passed all rules with its kernels.
    pub(crate) fn new(unit: Analyzed, kernels: Vec<CheckedKernel>) -> Checked {
        Checked { unit, kernels }
    }

    /// The same unit with other names. The caller guarantees that nothing else of the unit has changed.
    #[must_use]
    pub fn renamed(&self, unit: Analyzed) -> Checked {
        Checked { unit, kernels: self.kernels.clone() }
    }

    /// The unit with the analyses of it.
    pub fn unit(&self) -> &Analyzed {
        &self.unit
    }

    /// The kernels in source order.
    pub fn kernels(&self) -> &[CheckedKernel] {
        &self.kernels
    }

    /// The serialisable form, to be sent to a plugin.
    pub fn envelope(&self) -> Envelope {
        Envelope { unit: self.unit.unit().clone(), kernels: self.kernels.clone() }
    }
}

/// The axes and roles of the loops of a kernel whose tree satisfies all rules.
pub(crate) fn resolve(unit: &Analyzed, tree: &Tree<'_>) -> CheckedKernel {
    let mut roles = BTreeMap::new();
    let mut nests = Vec::new();
    for root in &tree.roots {
        let paths: Vec<Path> = root.paths().into_iter().map(|path| path_of(&path)).collect();
        let dims = |pick: fn(&Path) -> &Vec<AxisLoop>| {
            paths.iter().flat_map(pick).map(|l| l.axis.0 + 1).max().unwrap_or(0)
        };
        nests.push(Nest {
            root: root.id(),
            outer_dims: dims(|path| &path.outer),
            inner_dims: dims(|path| &path.inner),
            paths: paths.clone(),
        });
        for path in &paths {
            for l in &path.outer {
                add_role(unit, tree, &mut roles, l, Level::Outer(l.axis));
            }
            for l in &path.inner {
                add_role(unit, tree, &mut roles, l, Level::Inner(l.axis));
            }
        }
    }
    // Tiled loops without a parallel part have a role, too.
    if let Some(body) = unit.body(tree.function) {
        unit.walk(body, &mut |stmt| {
            if let (Some(l), Some(tile)) = (stmt.as_for(), tile_of(unit, stmt)) {
                let guard = tile.is_guarded();
                roles.entry(l.id).or_insert(Role::Tile { tiles: Level::Plain, in_tile: Level::Plain, guard });
            }
        });
    }
    CheckedKernel { function: tree.id, nests, roles }
}

fn path_of(nodes: &[&Node<'_>]) -> Path {
    let of_kind = |kind: LoopKind| {
        let nodes: Vec<_> = nodes.iter().filter(|node| node.kind == kind).collect();
        let given: Vec<_> = nodes.iter().map(|node| node.explicit).collect();
        let axes = assign_axes(&given).expect("the rules found the axes of every path distinct");
        nodes.iter().zip(axes).map(|(node, axis)| AxisLoop { id: node.id(), part: node.part, axis }).collect()
    };
    Path { outer: of_kind(LoopKind::Outer), inner: of_kind(LoopKind::Inner) }
}

fn add_role(
    unit: &Analyzed,
    tree: &Tree<'_>,
    roles: &mut BTreeMap<LoopId, Role>,
    l: &AxisLoop,
    level: Level,
) {
    let whole = match level {
        Level::Outer(axis) => Role::Outer(axis),
        Level::Inner(axis) => Role::Inner(axis),
        Level::Plain => return,
    };
    let guard = || guard_of(unit, tree, l.id);
    let tile = |roles: &BTreeMap<LoopId, Role>| match roles.get(&l.id) {
        Some(Role::Tile { tiles, in_tile, guard }) => (*tiles, *in_tile, *guard),
        Some(Role::Outer(_) | Role::Inner(_) | Role::Unknown) | None => (Level::Plain, Level::Plain, guard()),
    };
    let role = match l.part {
        LoopPart::Whole | LoopPart::Unknown => whole,
        LoopPart::Tiles => {
            let (_, in_tile, guard) = tile(roles);
            Role::Tile { tiles: level, in_tile, guard }
        }
        LoopPart::InTile => {
            let (tiles, _, guard) = tile(roles);
            Role::Tile { tiles, in_tile: level, guard }
        }
    };
    roles.insert(l.id, role);
}

/// The `@tile` of a loop.
fn tile_of<'u>(unit: &'u Unit, stmt: &Stmt) -> Option<&'u Tile> {
    let meanings = stmt.attrs.iter().map(|id| unit.attribute(*id).meaning());
    meanings.into_iter().find_map(|meaning| if let Meaning::Tile(tile) = meaning { Some(tile) } else { None })
}

/// The value of `check=` of a tiled loop: true if iterations past the end are skipped.
fn guard_of(unit: &Analyzed, tree: &Tree<'_>, id: LoopId) -> bool {
    let mut guard = true;
    if let Some(body) = unit.body(tree.function) {
        unit.walk(body, &mut |stmt| {
            if stmt.as_for().is_some_and(|l| l.id == id)
                && let Some(tile) = tile_of(unit, stmt)
            {
                guard = tile.is_guarded();
            }
        });
    }
    guard
}
