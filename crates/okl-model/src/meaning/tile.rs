//! `@tile(16, @outer, @inner, check=false)`

use super::axis::{Axis, LoopKind};

/// The arguments of a `@tile`, except for its size.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tile {
    /// True if it has a size.
    pub has_size: bool,
    /// The attribute of the loop over tiles.
    pub tiles: Option<Spread>,
    /// The attribute of the loop inside of a tile.
    pub in_tile: Option<Spread>,
    /// The value of `check`: false means that iterations past the end of the loop are not masked. None if it is left
    /// out.
    pub guard: Option<bool>,
    /// The indices of invalid arguments.
    pub strange: Vec<usize>,
}

/// `@outer`, `@inner(1)`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spread {
    /// Groups or work items.
    pub kind: LoopKind,
    /// The axis, if it is given.
    pub axis: Option<Axis>,
}

impl Tile {
    /// Returns true if iterations past the end of the loop are masked, which is the default.
    pub fn is_guarded(&self) -> bool {
        self.guard.unwrap_or(true)
    }

    /// Returns true if groups are nested in work items, which is invalid: `@tile(16, @inner, @outer)`.
    pub fn is_inside_out(&self) -> bool {
        let kind = |part: Option<Spread>| part.map(|part| part.kind);
        kind(self.tiles) == Some(LoopKind::Inner) && kind(self.in_tile) == Some(LoopKind::Outer)
    }

    /// Reads `size[, @a[, @b]][, check=bool]`.
    pub(super) fn read(args: &[String]) -> Tile {
        // If the size is missing, an attribute may take its place: `attribute-arguments` reports the missing size.
        let starts_with_loop = args.first().is_some_and(|first| first.trim_start().starts_with('@'));
        let is_empty = args.first().is_none_or(|first| first.trim().is_empty());
        let mut read = Tile { has_size: !starts_with_loop && !is_empty, ..Tile::default() };
        for (at, text) in args.iter().enumerate().skip(usize::from(!starts_with_loop)) {
            if let Some(value) = text.trim().strip_prefix("check").map(str::trim_start) {
                match value.strip_prefix('=').map(str::trim) {
                    Some("true" | "1") if read.guard.is_none() => read.guard = Some(true),
                    Some("false" | "0") if read.guard.is_none() => read.guard = Some(false),
                    _ => read.strange.push(at),
                }
                continue;
            }
            match Spread::read(text.trim()) {
                Some(found) if read.guard.is_none() && read.tiles.is_none() => read.tiles = Some(found),
                Some(found) if read.guard.is_none() && read.in_tile.is_none() => read.in_tile = Some(found),
                _ => read.strange.push(at),
            }
        }
        read
    }
}

impl Spread {
    /// `@outer`, `@inner(1)`, or their normal form `okl_outer("0")`.
    fn read(text: &str) -> Option<Spread> {
        let name = text.strip_prefix('@').map_or(text, str::trim_start);
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
            "" => Some(Spread { kind, axis: None }),
            text => Some(Spread { kind, axis: Some(Axis::read(text)?) }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tile_arguments_come_in_order() {
        let read = |args: &[&str]| Tile::read(&args.iter().map(|arg| arg.to_string()).collect::<Vec<_>>());
        let tile = read(&["16", "@outer", "@ inner (1)", "check = false"]);
        assert_eq!(tile.tiles, Some(Spread { kind: LoopKind::Outer, axis: None }));
        assert_eq!(tile.in_tile, Some(Spread { kind: LoopKind::Inner, axis: Some(Axis(1)) }));
        assert_eq!((tile.guard, tile.strange.len(), tile.has_size), (Some(false), 0, true));
        assert_eq!(read(&["16", "@shared", "check=maybe"]).strange, [1, 2]);
        assert!(!read(&["@outer"]).has_size);
    }
}
