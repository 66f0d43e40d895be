//! The tree of parallel loops of a kernel, and the assignment of axes to them.

use okl_model::meaning::{Spread, Tile};
use okl_model::{AttrId, ForLoop, Function, FunctionId, LoopId, Meaning, Stmt, StmtKind, Unit};
use okl_source::Span;

pub use okl_model::{Axis, LoopKind, LoopPart};

/// One parallel loop and the parallel loops directly below it.
///
/// A `for` with `@tile(n, @outer, @inner)` is two nodes, the second below the first.
#[derive(Clone, Debug)]
pub struct Node<'u> {
    /// The kind: over groups or over work items.
    pub kind: LoopKind,
    /// The axis that the attribute gives.
    pub explicit: Option<Axis>,
    /// The `for`.
    pub l: &'u ForLoop,
    /// The `for` with its body.
    pub stmt: &'u Stmt,
    /// The part of the `for`: the whole, or one of the two loops of a `@tile`.
    pub part: LoopPart,
    /// The attribute that makes the loop parallel.
    pub attr: AttrId,
    /// The parallel loops directly inside.
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
    /// True if every path starts with an `@outer` and ends with an `@inner` loop, and every loop has one role. Rules
    /// about the code between the loops run only on such trees.
    pub(crate) fn is_whole(&self, unit: &Unit) -> bool {
        let ends = |path: Vec<&Node<'_>>| {
            let kind = |node: Option<&&Node<'_>>| node.map(|node| node.kind);
            kind(path.first()) == Some(LoopKind::Outer) && kind(path.last()) == Some(LoopKind::Inner)
        };
        let starts_and_ends = self.roots.iter().flat_map(Node::paths).all(ends);
        !self.roots.is_empty() && starts_and_ends && self.has_clear_roles(unit)
    }

    /// True if no loop has attributes for more than one role.
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

/// The tree of one kernel; `None` if it has no body.
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
    // The innermost part contains the nodes found below; each further part contains the one inside it.
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

/// True if a `for` with `@tile(n, @outer, @inner)` contains only another such `for`: tiles in two dimensions.
///
/// The loops over groups of both then stand outside of the loops over work items of both, as in a nest written by hand.
fn is_tile_around_tiles(unit: &Unit, l: &ForLoop, roles: &[LoopClaim], below: &[Node<'_>]) -> bool {
    let is_tile =
        matches!(roles, [tiles, _] if tiles.kind == LoopKind::Outer && tiles.part == LoopPart::Tiles);
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
            (LoopKind::Outer, LoopPart::Tiles) => groups += 1,
            (LoopKind::Inner, LoopPart::InTile) => items += 1,
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

/// Inserts a loop over work items between the loops over groups and the loops over work items of a chain.
fn put_below_groups<'u>(node: Node<'u>, below: &mut Vec<Node<'u>>) {
    match below.first_mut().filter(|first| first.kind == LoopKind::Outer) {
        Some(group) => put_below_groups(node, &mut group.children),
        None => {
            let children = std::mem::take(below);
            below.push(Node { children, ..node });
        }
    }
}

/// One role that an attribute gives a loop.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LoopClaim {
    pub(crate) kind: LoopKind,
    pub(crate) axis: Option<Axis>,
    pub(crate) part: LoopPart,
    pub(crate) attr: AttrId,
}

/// The roles of a `for`, outermost first.
///
/// A loop has the roles of its first attribute only; a second attribute is reported elsewhere.
pub(crate) fn roles(unit: &Unit, stmt: &Stmt) -> Vec<LoopClaim> {
    let mut roles = claims(unit, stmt);
    if let Some(first) = roles.first().map(|role| role.attr) {
        roles.retain(|role| role.attr == first);
    }
    roles
}

/// The roles that all attributes of a `for` give it, outermost first.
pub(crate) fn claims(unit: &Unit, stmt: &Stmt) -> Vec<LoopClaim> {
    let mut found = Vec::new();
    for attr in stmt.attrs.iter().copied().filter(|_| stmt.as_for().is_some()) {
        let whole = |kind, axis| LoopClaim { kind, axis, part: LoopPart::Whole, attr };
        match unit.attribute(attr).meaning() {
            Meaning::Outer(axis) => found.push(whole(LoopKind::Outer, axis.value())),
            Meaning::Inner { axis, .. } => found.push(whole(LoopKind::Inner, axis.value())),
            Meaning::Tile(tile) => found.extend(tile_roles(tile, attr)),
            Meaning::Atomic(_)
            | Meaning::Barrier(_)
            | Meaning::Dim
            | Meaning::DimOrder(_)
            | Meaning::Exclusive
            | Meaning::Fence(_)
            | Meaning::Foreign
            | Meaning::Global
            | Meaning::ImplicitArgument
            | Meaning::Independent
            | Meaning::Kernel
            | Meaning::LaunchBounds
            | Meaning::Linked
            | Meaning::MaxInnerDims
            | Meaning::NoBarrier
            | Meaning::Restrict
            | Meaning::Shared(_)
            | Meaning::SimdLength => {}
        }
    }
    found
}

/// The roles of the two loops of a `@tile`, those over groups outside of those over work items.
fn tile_roles(tile: &Tile, attr: AttrId) -> Vec<LoopClaim> {
    let mut parts = [(tile.tiles, LoopPart::Tiles), (tile.in_tile, LoopPart::InTile)];
    if tile.is_inside_out() {
        parts = [(tile.in_tile, LoopPart::Tiles), (tile.tiles, LoopPart::InTile)];
    }
    let role = |(found, part): (Option<Spread>, LoopPart)| {
        found.map(|Spread { kind, axis }| LoopClaim { kind, axis, part, attr })
    };
    parts.into_iter().filter_map(role).collect()
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

    /// All paths from this node down to a node without children.
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

    /// The range for a diagnostic about the loop: the attribute that makes it parallel.
    pub fn place(&self, unit: &Unit) -> Span {
        unit.attribute(self.attr).span
    }
}

/// Assigns an axis to each of `explicit`, outermost first. The given axes stay; each of the others takes the lowest
/// axis that is free, from the innermost loop outwards, x first. `None` if an axis is given twice or there are more
/// than three.
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
}
