//! Calls that an expression may leave out. What decides about them is computed first:
//!
//! ```text
//! x = a && sum(s);      float value; int guard; guard = !!(a); if (guard) { ... value = ...; } x = guard && value;
//! ```

use crate::text::Names;
use okl_analysis::Analyzed;
use okl_model::{ExprId, ExprKind};
use okl_source::{EditSet, Piece, Span};
use std::collections::BTreeMap;

/// The operands of one statement that decide about calls, with the variables that hold them.
#[derive(Default)]
pub(crate) struct Guards {
    named: BTreeMap<ExprId, String>,
}

/// What has to be done for the guards of a call.
#[derive(Default)]
pub(crate) struct Guarded {
    /// The names of new variables, which are `int`s.
    declared: Vec<String>,
    /// What computes them.
    code: Vec<Piece>,
    /// The condition under which the call happens; empty for always.
    condition: String,
}

impl Guarded {
    /// `int guard; `
    pub(crate) fn declarations(&self) -> String {
        self.declared.iter().map(|name| format!("int {name}; ")).collect()
    }

    /// The code of a call, which starts with `start`, behind what computes its guards and under its condition.
    pub(crate) fn around(self, start: String, code: Vec<Piece>) -> Vec<Piece> {
        let mut pieces = self.code;
        if !self.condition.is_empty() {
            pieces.push(Piece::Text(format!("if ({}) ", self.condition)));
        }
        pieces.push(Piece::Text(start));
        pieces.extend(code);
        pieces
    }
}

impl Guards {
    /// The guards of a call, outermost first.
    pub(crate) fn of(
        &mut self,
        unit: &Analyzed,
        call: ExprId,
        names: &mut Names,
        (owner, edits): (&'static str, &mut EditSet),
    ) -> Guarded {
        let mut guarded = Guarded::default();
        for Operand { operand, next, sign, is_wanted } in operands(unit, call) {
            let name = self.named.entry(operand).or_insert_with(|| {
                let name = names.free(unit, "guard");
                let place = unit.expression(operand).span;
                let before = match guarded.condition.as_str() {
                    "" => String::new(),
                    condition => format!("{name} = 0; if ({condition}) "),
                };
                guarded.code.push(Piece::Text(format!("{before}{name} = !!(")));
                guarded.code.push(Piece::Source(place));
                guarded.code.push(Piece::Text("); ".into()));
                // With the operator: a copy of the operand would hold an edit of all of it.
                let with_operator = Span::new(place.start, unit.expression(next).span.start);
                let text = format!("{name} {sign} ");
                edits.supplant(owner, with_operator, vec![Piece::Stands { text, from: place }]);
                guarded.declared.push(name.clone());
                name
            });
            let and = if guarded.condition.is_empty() { "" } else { " && " };
            let not = if is_wanted { "" } else { "!" };
            guarded.condition += &format!("{and}{not}{name}");
        }
        guarded
    }
}

/// An operand that decides whether a part of an expression is computed.
struct Operand {
    operand: ExprId,
    /// The operand behind it.
    next: ExprId,
    /// The operator between them.
    sign: &'static str,
    /// The value for which the part is computed.
    is_wanted: bool,
}

/// These operands of a part of an expression, outermost first.
fn operands(unit: &Analyzed, part: ExprId) -> Vec<Operand> {
    let mut found = Vec::new();
    let mut below = part;
    while let Some(above) = unit.parent(below) {
        match &unit.expression(above).kind {
            ExprKind::Conditional { condition, then, .. } if *condition != below => {
                let is_wanted = *then == below;
                found.push(Operand { operand: *condition, next: *then, sign: "?", is_wanted });
            }
            kind => {
                let Some((operator, left, next)) = kind.as_binary().filter(|(_, left, _)| *left != below)
                else {
                    below = above;
                    continue;
                };
                let sign = ["&&", "||"].into_iter().find(|sign| *sign == operator.spelling());
                found.extend(sign.map(|sign| Operand { operand: left, next, sign, is_wanted: sign == "&&" }));
            }
        }
        below = above;
    }
    found.reverse();
    found
}
