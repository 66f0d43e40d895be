//! Writes a kernel that is a loop over tiles.
//!
//! ```text
//! for (int i = 0; i < n; ++i; @tile(256, @outer, @inner)) x[i] *= 2;
//! ```

use crate::bounds::Bounds;
use crate::idiom::Form;
use crate::owner::OWNER;
use crate::tiles::Tile;
use crate::writer::{Kernel, Writer};
use okl_plugin::{Piece, Span};

impl Writer<'_> {
    /// Puts the loop around the code of a kernel, whose own expressions are written.
    pub(crate) fn tile(&mut self, kernel: &Kernel, tile: &Tile) {
        let program = self.program;
        let unit = program.unit;
        let head = self.tile_head(kernel, tile);
        match &tile.idiom.form {
            Form::Guarded { declared, head: guard, is_next: true } => {
                self.gone(*declared);
                self.headed(*guard, head, "");
            }
            Form::Guarded { declared, head: guard, is_next: false } | Form::Returned { declared, guard } => {
                self.headed(*declared, head, " {");
                self.gone(*guard);
                if let Some(body) = program.body(kernel.function) {
                    let inside = unit.source(Span::new(body.span.start, body.span.end - 1));
                    let end = inside.trim_end().len();
                    let separator = if inside[end..].contains('\n') { "\n  }" } else { " }" };
                    self.edits.insert_after(OWNER, body.span.start + end as u32, separator);
                }
            }
            Form::Strided { declared, header, .. } => {
                for span in declared {
                    self.gone(*span);
                }
                self.headed(*header, head, "");
            }
        }
    }

    /// Writes the header of the loop in place of a range.
    fn headed(&mut self, place: Span, (before, bound, after): (String, Span, String), more: &str) {
        let stands = |text: String| Piece::Stands { text, from: place };
        let pieces = vec![stands(before), Piece::Source(bound), Piece::Text(format!("{after}{more}"))];
        self.edits.supplant(OWNER, place, pieces);
    }

    /// `for (int i = 0; i < `, `n`, `; ++i; @tile(256, @outer, @inner))`
    fn tile_head(&self, kernel: &Kernel, tile: &Tile) -> (String, Span, String) {
        let unit = self.program.unit;
        let name = &unit.variable(tile.idiom.variable).name;
        let bound = unit.expression(unit.peeled(tile.idiom.bound)).span;
        let bounds = match Bounds::of(self.program, kernel.function) {
            Some(Bounds::Known(attribute)) => format!(", {attribute}"),
            Some(Bounds::Unknown(_)) | None => String::new(),
        };
        let (ty, items) = (&tile.idiom.ty, tile.items);
        let before = format!("for ({ty} {name} = 0; {name} < ");
        (before, bound, format!("; ++{name}; @tile({items}, @outer, @inner){bounds})"))
    }

    /// Removes a statement, with the space up to what follows.
    fn gone(&mut self, span: Span) {
        let rest = &self.program.unit.text[span.end as usize..];
        let space = rest.len() - rest.trim_start().len();
        self.edits.supplant(OWNER, Span::new(span.start, span.end + space as u32), Vec::new());
    }
}
