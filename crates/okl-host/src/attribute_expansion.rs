//! Turns the uses of an attribute into edits.

use crate::attribute_table::{AttributeTable, argument_text};
use crate::attribute_template::{Template, TemplatePart};
use okl_model::{AttrId, AttrUse, Attribute, Expansion, Line, Unit};
use okl_source::{Piece, Span};

impl AttributeTable {
    /// Adds the edits and lines that all uses of this attribute expand to.
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
                // Code in the arguments may have edits of its own; the rest of the attribute is removed. Other edits
                // may insert text in front.
                expansion.edits.stand_in(owner(attr), attr.span, pieces);
            }
        }
    }

    /// The text of one use, `#pragma unroll 4` for a use with 4. Arguments that are code are copied from the source, so
    /// that names in them are lowered, too.
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
        // Remove the space after `#pragma unroll ` if the number was left out.
        if let Some(Piece::Text(last)) = pieces.last_mut() {
            last.truncate(last.trim_end().len());
        }
        pieces.retain(|piece| *piece != Piece::Text(String::new()));
        pieces
    }
}

/// The span of an argument that is an expression of the unit.
fn code(unit: &Unit, attr: &AttrUse, number: usize) -> Option<Span> {
    let span = unit.expression(*attr.values.get(number)?).span;
    attr.code(unit).contains(&span).then_some(span)
}

fn owner(attr: &AttrUse) -> String {
    format!("attribute \"{}\"", attr.name)
}
