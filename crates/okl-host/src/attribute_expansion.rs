//! From the uses of an attribute to edits.

use crate::attribute_table::{AttributeTable, argument_text};
use crate::attribute_template::{Template, TemplatePart};
use okl_model::{AttrId, AttrUse, Attribute, Expansion, Line, Unit};
use okl_source::{Piece, Span};

impl AttributeTable {
    /// Writes what all uses become.
    pub fn expand(&self, unit: &Unit, template: Option<&Template>, expansion: &mut Expansion) {
        let uses = unit.attributes.iter().enumerate().filter(|(_, attr)| attr.name == self.name());
        for (number, attr) in uses {
            let pieces = template.map(|template| self.filled(template, unit, attr)).unwrap_or_default();
            let is_line = template.is_some_and(Template::is_line);
            if is_line || pieces.is_empty() {
                attr.vanish(unit, &mut expansion.edits);
            }
            if is_line {
                expansion.lines.push(Line { attribute: AttrId(number as u32), with: pieces });
            } else if !pieces.is_empty() {
                // Code in it may have edits of its own; the rest of it goes. Words of the target may stand before it.
                expansion.edits.stand_in(owner(attr), attr.span, pieces);
            }
        }
    }

    /// `#pragma unroll 4` for a use with 4; code is copied from its place, so that names in it get the target's.
    fn filled(&self, template: &Template, unit: &Unit, attr: &AttrUse) -> Vec<Piece> {
        let mut pieces: Vec<Piece> = Vec::new();
        for part in &template.parts {
            match part {
                TemplatePart::Text(text) => pieces.push(Piece::Text(text.clone())),
                TemplatePart::Argument(number, default) => match code(unit, attr, *number) {
                    Some(span) => pieces.push(Piece::Source(span)),
                    None => {
                        let given = attr.args().get(*number);
                        let text = given.map(|text| argument_text(self.arguments(), text));
                        let text = text.unwrap_or_else(|| default.clone());
                        pieces.extend(Some(text).filter(|text| !text.is_empty()).map(Piece::Text));
                    }
                },
            }
        }
        // `#pragma unroll ` where the number was left out
        if let Some(Piece::Text(last)) = pieces.last_mut() {
            last.truncate(last.trim_end().len());
        }
        pieces.retain(|piece| *piece != Piece::Text(String::new()));
        pieces
    }
}

/// Where an argument stands that is code.
fn code(unit: &Unit, attr: &AttrUse, number: usize) -> Option<Span> {
    let span = unit.expression(*attr.values.get(number)?).span;
    attr.code(unit).contains(&span).then_some(span)
}

fn owner(attr: &AttrUse) -> String {
    format!("attribute \"{}\"", attr.name)
}
