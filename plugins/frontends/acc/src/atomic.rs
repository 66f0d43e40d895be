//! `acc atomic`: the statements of atomic directives and the OKL that they become.

use crate::ids::ACC_ATOMIC;
use crate::placed::Placed;
use crate::program::Program;
use crate::types;
use crate::uses::Uses;
use okl_plugin::model::{ExprId, ExprKind, Stmt, TypeId, VarId};
use okl_plugin::{Diagnostic, Piece, Span, Unit};

/// The statement of an `acc atomic` directive; section 2.12 of the OpenACC specification.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Atomic {
    /// For `read` and `capture`: the type of the captured value, and the place that it is assigned to.
    pub captured: Option<(TypeId, Span)>,
}

impl Atomic {
    /// Reads the statement; `None` if it does not have the form that the directive requires.
    pub fn read(unit: &Unit, placed: &Placed, stmt: &Stmt) -> Option<Atomic> {
        let word = placed.directive.argument.as_ref().map_or("update", |word| word.text.as_str());
        match word {
            "update" => unit.update_of(stmt).map(|_| Atomic { captured: None }),
            "write" => unit
                .update_of(stmt)
                .filter(|update| update.operator.is_none())
                .map(|_| Atomic { captured: None }),
            "read" => taken(unit, stmt),
            "capture" => match stmt.as_block() {
                None => taken(unit, stmt),
                Some([first, second]) => both(unit, unit.stmt(*first), unit.stmt(*second)),
                Some(_) => None,
            },
            _other => None,
        }
    }

    /// The pieces of the statement in `range`. A captured value goes through a temporary to its place:
    ///
    /// ```text
    /// { int okl_value; @atomic okl_value = x++; c[i] = okl_value; }
    /// ```
    pub fn pieces(&self, unit: &Unit, range: Span, inside: &dyn Fn(Span) -> Vec<Piece>) -> Vec<Piece> {
        let stands = |text: String| Piece::Stands { text, from: range };
        let Some((value, to)) = &self.captured else {
            let mut pieces = vec![stands("@atomic ".into())];
            pieces.extend(inside(range));
            return pieces;
        };
        let declared = types::declare(unit.ty(*value), "okl_value");
        let mut pieces = vec![stands(format!("{{ {declared}; @atomic "))];
        pieces.extend(inside(Span::new(range.start, to.start)));
        pieces.push(stands("okl_value".into()));
        pieces.extend(inside(Span::new(to.end, range.end)));
        pieces.push(stands(" ".into()));
        pieces.extend(inside(*to));
        pieces.push(stands(" = okl_value; }".into()));
        pieces
    }
}

/// Reports an `acc atomic` whose statement does not have the form that the directive requires.
pub fn check(program: &Program<'_>, placed: &Placed, found: &mut Vec<Diagnostic>) {
    let Some(stmt) = placed.stmt.filter(|_| placed.directive.name == "atomic") else { return };
    let stmt = program.unit.stmt(stmt);
    if Atomic::read(program.unit, placed, stmt).is_some() {
        return;
    }
    let word = placed.directive.argument.as_ref().map_or("update", |word| word.text.as_str());
    let help = match word {
        "read" => "write `v = x;`",
        "write" => "write `x = e;`",
        "capture" => "write `v = x++;` or `{ v = x; x += e; }`",
        _update => "write `x++;`, `x += e;` or `x = x + e;`",
    };
    found.push(Diagnostic::error(ACC_ATOMIC, format!("this is no atomic {word}"), stmt.span).help(help));
}

impl Program<'_> {
    /// True if a statement under `acc atomic` in the range changes the variable.
    pub fn is_atomic(&self, id: VarId, range: Span) -> bool {
        let atomics = self.directives.iter().filter(|placed| placed.directive.name == "atomic");
        let mut inside = atomics.filter_map(|placed| placed.stmt).map(|stmt| self.unit.stmt(stmt));
        inside.any(|stmt| range.contains(stmt.span) && Uses::of(self.unit, stmt).changed.contains(&id))
    }
}

/// The atomic of a single statement that captures: `v = x`, `v = x++`.
fn taken(unit: &Unit, stmt: &Stmt) -> Option<Atomic> {
    let update = unit.update_of(stmt).filter(|update| update.operator.is_none())?;
    let place = unit.expression(update.target);
    let value = unit.peeled(update.value?);
    Some(Atomic { captured: Some((value_type(unit, value), place.span)) })
}

/// The atomic of a block that captures: `{ v = x; x += e; }`, `{ x += e; v = x; }`.
fn both(unit: &Unit, first: &Stmt, second: &Stmt) -> Option<Atomic> {
    let (one, other) = (unit.update_of(first)?, unit.update_of(second)?);
    let is_same = |place: ExprId, value: ExprId| {
        let text = |id: ExprId| unit.source(unit.expression(unit.peeled(id)).span);
        text(place) == text(value)
    };
    let takes = |capture: &okl_plugin::Update, changed: &okl_plugin::Update| {
        capture.operator.is_none() && capture.value.is_some_and(|value| is_same(changed.target, value))
    };
    let (capture, changed) = match (takes(&one, &other), takes(&other, &one)) {
        (true, _) => (one, other),
        (false, true) => (other, one),
        (false, false) => return None,
    };
    let place = unit.expression(capture.target).span;
    Some(Atomic { captured: Some((unit.expression(changed.target).ty, place)) })
}

/// The type of the memory location whose value is captured.
fn value_type(unit: &Unit, value: ExprId) -> TypeId {
    let expression = unit.expression(value);
    let target = if let ExprKind::Step { operand, .. } = &expression.kind {
        Some(*operand)
    } else if let ExprKind::Assign { target, .. } = &expression.kind {
        Some(*target)
    } else {
        None
    };
    target.map_or(expression.ty, |target| unit.expression(target).ty)
}
