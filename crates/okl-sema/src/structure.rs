//! The tree of parallel loops of a kernel, before and after axes are given.

use okl_model::{AttrId, AttrUse, ForLoop, Function, FunctionId, LoopId, Stmt, StmtKind, Unit};
use okl_source::Span;
use serde::{Deserialize, Serialize};

/// A dimension of the launch: 0 is x.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Axis(pub u8);

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

pub use okl_model::PartOf;

/// One parallel loop and the parallel loops directly below it.
///
/// A `for` with `@tile(n, @outer, @inner)` gives two nodes, the second below the first.
#[derive(Clone, Debug)]
pub struct Node<'u> {
    /// What it spreads over.
    pub kind: LoopKind,
    /// The axis the user gave.
    pub explicit: Option<Axis>,
    /// The `for`.
    pub l: &'u ForLoop,
    /// The `for` with its body.
    pub stmt: &'u Stmt,
    /// Which loop of those the `for` becomes.
    pub part: PartOf,
    /// The attribute that says so.
    pub attr: AttrId,
    /// The parallel loops below.
    pub children: Vec<Node<'u>>,
}

/// A kernel with its parallel loops.
#[derive(Clone, Debug)]
pub struct Tree<'u> {
    /// The kernel.
    pub id: FunctionId,
    /// The kernel.
    pub function: &'u Function,
    /// Its outermost parallel loops in source order.
    pub roots: Vec<Node<'u>>,
}

impl Tree<'_> {
    /// Whether every way down starts with an `@outer` and ends with an `@inner` loop, and every
    /// loop has one role. Rules about the code between the loops wait for that.
    pub(crate) fn is_whole(&self, unit: &Unit) -> bool {
        let ends = |path: Vec<&Node<'_>>| {
            let kind = |node: Option<&&Node<'_>>| node.map(|node| node.kind);
            kind(path.first()) == Some(LoopKind::Outer) && kind(path.last()) == Some(LoopKind::Inner)
        };
        let starts_and_ends = self.roots.iter().flat_map(Node::paths).all(ends);
        !self.roots.is_empty() && starts_and_ends && self.has_clear_roles(unit)
    }

    /// Whether no loop claims more than one role.
    pub(crate) fn has_clear_roles(&self, unit: &Unit) -> bool {
        let mut clear = true;
        if let Some(body) = unit.body(self.function) {
            unit.walk(body, &mut |stmt| clear &= claims(unit, stmt).len() == roles(unit, stmt).len());
        }
        clear
    }
}

/// The trees of all kernels that have a body.
pub fn trees(unit: &Unit) -> Vec<Tree<'_>> {
    unit.kernels().filter_map(|(id, _)| tree(unit, id)).collect()
}

/// The tree of one kernel; none when it has no body.
pub fn tree(unit: &Unit, id: FunctionId) -> Option<Tree<'_>> {
    let function = unit.function(id);
    let mut roots = Vec::new();
    collect(unit, unit.body(function)?, &mut roots);
    Some(Tree { id, function, roots })
}

/// Adds the outermost parallel loops of `stmt` to `found`.
fn collect<'u>(unit: &'u Unit, stmt: &'u Stmt, found: &mut Vec<Node<'u>>) {
    let mut below = Vec::new();
    for child in unit.children(stmt) {
        collect(unit, child, &mut below);
    }
    let Some(l) = stmt.as_for() else {
        found.append(&mut below);
        return;
    };
    // The innermost part takes what is below; each further part takes the one inside it.
    let roles = roles(unit, stmt);
    for role in roles.iter().copied().rev() {
        let node = Node {
            kind: role.kind,
            explicit: role.axis,
            l,
            stmt,
            part: role.part,
            attr: role.attr,
            children: Vec::new(),
        };
        if role.kind == LoopKind::Inner && is_tile_around_tiles(unit, l, &roles, &below) {
            put_below_groups(node, &mut below);
        } else {
            below = vec![Node { children: below, ..node }];
        }
    }
    found.append(&mut below);
}

/// Whether a `for` with `@tile(n, @outer, @inner)` holds nothing but another such `for`: tiles in two dimensions.
///
/// The groups of both stand outside the work items of both then, as if they were written by hand.
fn is_tile_around_tiles(unit: &Unit, l: &ForLoop, roles: &[Claim], below: &[Node<'_>]) -> bool {
    let is_tile = matches!(roles, [tiles, _] if tiles.kind == LoopKind::Outer && tiles.part == PartOf::Tiles);
    let [only] = below else { return false };
    let mut body = unit.stmt(l.body);
    while let StmtKind::Block(inside) = &body.kind
        && let [inside] = &inside[..]
    {
        body = unit.stmt(*inside);
    }
    let (mut groups, mut items, mut node) = (0, 0, only);
    loop {
        match (node.kind, node.part) {
            (LoopKind::Outer, PartOf::Tiles) => groups += 1,
            (LoopKind::Inner, PartOf::InTile) => items += 1,
            _ => return false,
        }
        match &node.children[..] {
            [] => break,
            [below] => node = below,
            _ => return false,
        }
    }
    is_tile && groups == items && body.span == only.stmt.span
}

/// Puts a loop over work items between the groups and the work items of a chain.
fn put_below_groups<'u>(node: Node<'u>, below: &mut Vec<Node<'u>>) {
    match below.first_mut().filter(|first| first.kind == LoopKind::Outer) {
        Some(group) => put_below_groups(node, &mut group.children),
        None => {
            let children = std::mem::take(below);
            below.push(Node { children, ..node });
        }
    }
}

/// What one attribute makes of a loop.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Claim {
    pub(crate) kind: LoopKind,
    pub(crate) axis: Option<Axis>,
    pub(crate) part: PartOf,
    pub(crate) attr: AttrId,
}

/// The roles of a `for`, outermost first.
///
/// A loop has the roles of its first attribute only; one that claims more is reported as such.
pub(crate) fn roles(unit: &Unit, stmt: &Stmt) -> Vec<Claim> {
    let mut roles = claims(unit, stmt);
    if let Some(first) = roles.first().map(|role| role.attr) {
        roles.retain(|role| role.attr == first);
    }
    roles
}

/// The roles that all attributes of a `for` ask for, outermost first.
pub(crate) fn claims(unit: &Unit, stmt: &Stmt) -> Vec<Claim> {
    let mut found = Vec::new();
    let attrs = stmt.attrs.iter().filter(|_| stmt.as_for().is_some());
    for (attr, used) in attrs.map(|id| (*id, unit.attribute(*id))) {
        match used.name.as_str() {
            "outer" | "inner" => {
                let kind = if used.name == "outer" { LoopKind::Outer } else { LoopKind::Inner };
                let axis = used.args.first().and_then(|text| axis(text));
                found.push(Claim { kind, axis, part: PartOf::Whole, attr });
            }
            "tile" => found.extend(tile_roles(used, attr)),
            _ => {}
        }
    }
    found
}

/// The roles of the two loops of a `@tile`; groups stand outside of work items.
fn tile_roles(used: &AttrUse, attr: AttrId) -> Vec<Claim> {
    let tile = TileArguments::read(&used.args);
    let mut parts = [(tile.tiles, PartOf::Tiles), (tile.in_tile, PartOf::InTile)];
    if tile.is_inside_out() {
        parts = [(tile.in_tile, PartOf::Tiles), (tile.tiles, PartOf::InTile)];
    }
    let role = |(found, part): (Option<(LoopKind, Option<Axis>)>, PartOf)| {
        found.map(|(kind, axis)| Claim { kind, axis, part, attr })
    };
    parts.into_iter().filter_map(role).collect()
}

/// `0`, `1`, `2`.
fn axis(text: &str) -> Option<Axis> {
    text.trim().parse().ok().filter(|axis| *axis <= 2).map(Axis)
}

/// The arguments of a `@tile`, read leniently; `check` reports what is wrong with them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TileArguments {
    /// What the loop over tiles spreads over.
    pub tiles: Option<(LoopKind, Option<Axis>)>,
    /// What the loop inside a tile spreads over.
    pub in_tile: Option<(LoopKind, Option<Axis>)>,
    /// Whether rounds past the end of the loop are kept out; `true` unless `check=false`.
    pub guard: Option<bool>,
    /// Arguments that mean nothing here, by index.
    pub strange: Vec<usize>,
}

impl TileArguments {
    /// Whether it asks for groups inside work items: `@tile(16, @inner, @outer)`.
    pub fn is_inside_out(&self) -> bool {
        let kind = |part: Option<(LoopKind, Option<Axis>)>| part.map(|(kind, _)| kind);
        kind(self.tiles) == Some(LoopKind::Inner) && kind(self.in_tile) == Some(LoopKind::Outer)
    }

    /// Reads `size[, @a[, @b]][, check=bool]`.
    pub fn read(args: &[String]) -> TileArguments {
        let mut read = TileArguments::default();
        // A size that is missing takes no loop's place: `attribute-arguments` asks for it.
        let has_size = args.first().is_none_or(|first| !first.trim_start().starts_with('@'));
        for (at, text) in args.iter().enumerate().skip(usize::from(has_size)) {
            if let Some(value) = text.trim().strip_prefix("check").map(str::trim_start) {
                match value.strip_prefix('=').map(str::trim) {
                    Some("true" | "1") if read.guard.is_none() => read.guard = Some(true),
                    Some("false" | "0") if read.guard.is_none() => read.guard = Some(false),
                    _ => read.strange.push(at),
                }
                continue;
            }
            match loop_attribute(text) {
                Some(found) if read.guard.is_none() && read.tiles.is_none() => read.tiles = Some(found),
                Some(found) if read.guard.is_none() && read.in_tile.is_none() => read.in_tile = Some(found),
                _ => read.strange.push(at),
            }
        }
        read
    }
}

/// `@outer`, `@inner(1)`, also as `okl_outer("0")`.
fn loop_attribute(text: &str) -> Option<(LoopKind, Option<Axis>)> {
    let text = text.trim();
    let name = text.strip_prefix('@').map(str::trim_start).unwrap_or(text);
    let name = name.strip_prefix("okl_").unwrap_or(name);
    let (name, argument) = match name.split_once('(') {
        Some((name, rest)) => (name.trim(), rest.strip_suffix(')')?.trim()),
        None => (name, ""),
    };
    let kind = match name {
        "outer" => LoopKind::Outer,
        "inner" => LoopKind::Inner,
        _ => return None,
    };
    match argument {
        "" => Some((kind, None)),
        text => Some((kind, Some(axis(text)?))),
    }
}

impl<'u> Node<'u> {
    /// Visits this node and all below it with the nodes above it, outermost first.
    pub fn walk<'n>(
        &'n self,
        above: &mut Vec<&'n Node<'u>>,
        visit: &mut dyn FnMut(&'n Node<'u>, &[&'n Node<'u>]),
    ) {
        visit(self, above);
        above.push(self);
        for child in &self.children {
            child.walk(above, visit);
        }
        above.pop();
    }

    /// All ways from this node down to a node without children.
    pub fn paths<'n>(&'n self) -> Vec<Vec<&'n Node<'u>>> {
        if self.children.is_empty() {
            return vec![vec![self]];
        }
        let mut all = Vec::new();
        for child in &self.children {
            for mut path in child.paths() {
                path.insert(0, self);
                all.push(path);
            }
        }
        all
    }

    /// The `for` it comes from.
    pub fn id(&self) -> LoopId {
        self.l.id
    }

    /// Where to point: at the attribute that makes the loop parallel.
    pub fn place(&self, unit: &Unit) -> Span {
        unit.attribute(self.attr).span
    }
}

/// Gives an axis to each of `explicit`, outermost first: the given ones keep theirs, the others
/// take what is free from the innermost out, x first. `None` when an axis is taken twice or
/// there are more than three.
pub fn assign_axes(explicit: &[Option<Axis>]) -> Option<Vec<Axis>> {
    let mut taken = [false; 3];
    for axis in explicit.iter().flatten() {
        if std::mem::replace(taken.get_mut(usize::from(axis.0))?, true) {
            return None;
        }
    }
    let mut axes = vec![Axis(0); explicit.len()];
    for (at, given) in explicit.iter().enumerate().rev() {
        axes[at] = match given {
            Some(axis) => *axis,
            None => {
                let free = taken.iter().position(|taken| !taken)?;
                taken[free] = true;
                Axis(free as u8)
            }
        };
    }
    Some(axes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn axes_count_from_the_innermost() {
        let axes = |given: &[Option<u8>]| {
            let given: Vec<_> = given.iter().map(|axis| axis.map(Axis)).collect();
            assign_axes(&given).map(|axes| axes.into_iter().map(|axis| axis.0).collect::<Vec<_>>())
        };
        assert_eq!(axes(&[None, None, None]), Some(vec![2, 1, 0]));
        assert_eq!(axes(&[Some(0), None]), Some(vec![0, 1]));
        assert_eq!(axes(&[Some(1), Some(1)]), None);
        assert_eq!(axes(&[None, None, None, None]), None);
    }

    #[test]
    fn tile_arguments_come_in_order() {
        let read =
            |args: &[&str]| TileArguments::read(&args.iter().map(|arg| arg.to_string()).collect::<Vec<_>>());
        let tile = read(&["16", "@outer", "@ inner (1)", "check = false"]);
        assert_eq!(tile.tiles, Some((LoopKind::Outer, None)));
        assert_eq!(tile.in_tile, Some((LoopKind::Inner, Some(Axis(1)))));
        assert_eq!((tile.guard, tile.strange.len()), (Some(false), 0));
        assert_eq!(read(&["16", "@shared", "check=maybe"]).strange, [1, 2]);
    }
}
