//! `@tile`

use okl_model::{Arguments, Attribute, SiteKind};

/// cuts a loop into tiles of a size
pub(super) struct Tile;

impl Attribute for Tile {
    fn name(&self) -> &'static str {
        "tile"
    }

    fn summary(&self) -> &'static str {
        "cuts a loop into tiles of a size"
    }

    fn arguments(&self) -> Arguments {
        Arguments::Tile
    }

    fn sites(&self) -> &'static [SiteKind] {
        &[SiteKind::Loop]
    }
}
