//! Writes a kernel that is a loop over tiles.
//!
//! ```text
//! for (int i = 0; i < n; ++i; @tile(256, @outer, @inner)) x[i] *= 2;
//!
//! for (int y = 0; y < h; ++y; @tile(16, @outer, @inner)) for (int x = 0; x < w; ++x; @tile(16, @outer, @inner)) ...
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
        match &tile.idiom.form {
            Form::Guarded { declared, head: guard, is_next: true } => {
                declared.iter().for_each(|span| self.gone(*span));
                self.headed((kernel, tile), *guard, "");
            }
            Form::Guarded { declared, head: guard, is_next: false } | Form::Returned { declared, guard } => {
                self.headed((kernel, tile), declared[0], " {");
                declared[1..].iter().chain([guard]).for_each(|span| self.gone(*span));
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
                self.headed((kernel, tile), *header, "");
            }
        }
    }

    /// Writes the header of the loop in place of a range.
    fn headed(&mut self, (kernel, tile): (&Kernel, &Tile), place: Span, more: &str) {
        let mut head = self.tile_head(kernel, tile, place);
        if let Some(Piece::Text(text)) = head.first_mut() {
            head[0] = Piece::Stands { text: std::mem::take(text), from: place };
        }
        head.push(Piece::Text(more.into()));
        self.edits.supplant(OWNER, place, head);
    }

    /// `for (int i = 0; i < `, `n`, `; ++i; @tile(256, @outer, @inner))`; with several axes the last one outermost, so that
    /// the innermost loop has axis x, and each in a line of its own.
    fn tile_head(&self, kernel: &Kernel, tile: &Tile, place: Span) -> Vec<Piece> {
        let unit = self.program.unit;
        let mut bounds = match Bounds::of(self.program, kernel.function) {
            Some(Bounds::Known(attribute)) => format!(", {attribute}"),
            Some(Bounds::Unknown(_)) | None => String::new(),
        };
        let mut pieces = Vec::new();
        let line = unit.text[..place.start as usize].rsplit('\n').next().unwrap_or("");
        let mut indent: String = line.chars().take_while(|sign| sign.is_whitespace()).collect();
        for (axis, one) in tile.idiom.loops.iter().enumerate().rev() {
            let (ty, name, items) = (&one.ty, &unit.variable(one.variable).name, one.items);
            let bounds = std::mem::take(&mut bounds);
            indent.push_str("  ");
            let next = if axis == 0 { String::new() } else { format!("\n{indent}") };
            pieces.push(Piece::Text(format!("for ({ty} {name} = 0; {name} < ")));
            pieces.push(Piece::Source(unit.expression(unit.peeled(one.bound)).span));
            pieces.push(Piece::Text(format!("; ++{name}; @tile({items}, @outer, @inner){bounds}){next}")));
        }
        pieces
    }

    /// Removes a statement, with the space up to what follows.
    fn gone(&mut self, span: Span) {
        let rest = &self.program.unit.text[span.end as usize..];
        let space = rest.len() - rest.trim_start().len();
        self.edits.supplant(OWNER, Span::new(span.start, span.end + space as u32), Vec::new());
    }
}
