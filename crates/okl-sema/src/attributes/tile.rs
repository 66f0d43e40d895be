//! `@tile`

use okl_model::{Arguments, AttrUse, Attribute, SiteKind, TypeKind, Unit};
use okl_source::{Diagnostic, DiagnosticId};

const TILE_SIZE: DiagnosticId = DiagnosticId::new("tile-size");

/// The attribute `@tile`: splits a loop into a loop over tiles of a given size and a loop inside a tile.
pub(super) struct Tile;

impl Attribute for Tile {
    fn name(&self) -> &str {
        "tile"
    }

    fn summary(&self) -> &str {
        "cuts a loop into tiles of a size"
    }

    fn arguments(&self) -> Arguments {
        Arguments::Tile
    }

    fn sites(&self) -> &[SiteKind] {
        &[SiteKind::Loop]
    }

    /// `tile-size`
    fn check(&self, unit: &Unit, attr: &AttrUse, out: &mut Vec<Diagnostic>) {
        let Some(size) = unit.values(attr).first().copied() else { return };
        let ty = unit.ty(size.ty);
        if matches!(
            ty.kind,
            TypeKind::Float | TypeKind::Pointer(_) | TypeKind::Array { .. } | TypeKind::Record
        ) {
            let message = format!("the size of a tile is no integer: its type is `{}`", ty.spelling);
            let help = "the size is the number of iterations in a tile: 1 or more";
            out.push(Diagnostic::error(TILE_SIZE, message, attr.span).help(help));
        }
        if let Some(value) = size.value.filter(|value| *value <= 0) {
            out.push(
                Diagnostic::error(TILE_SIZE, format!("a tile of size {value} holds nothing"), attr.span)
                    .help("the size is the number of iterations in a tile: 1 or more"),
            );
        }
    }
}
