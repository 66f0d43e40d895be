//! `Atomic` and `Exclusive`.
//!
//! ```text
//! Atomic (lock[i]) { a; }             { const int irgl_at = i;
//!                                       for (int irgl_done = 0; !irgl_done;)
//!                                         if (irgl_lock(lock, irgl_at)) { a; irgl_unlock(lock, irgl_at); irgl_done = 1; } }
//! Atomic (lock[i]) { a; } Else { b; } { const int irgl_at = i;
//!                                       if (irgl_lock(lock, irgl_at)) { a; irgl_unlock(lock, irgl_at); } else { b; } }
//! ```
//!
//! A thread gives a lock back before it looks at the condition of the loop again, so that threads of a warp that wait
//! for it do not keep it from going on.

use super::c::Code;
use super::statement::At;
use crate::tree::{Block, Locks, Name};
use okl_frontend::text::Text;
use okl_plugin::Span;

/// The three phases of an `Exclusive`; all iterations end one before the next begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Nobody owns the elements.
    Claim,
    /// The iteration with the lowest number gets each element.
    Contest,
    /// Who got all of its elements has them.
    Check,
}

/// The name of the array that says who owns the elements of an object.
pub(crate) fn owner(object: &Name) -> String {
    format!("irgl_owner_{}", object.text)
}

impl Code<'_, '_> {
    /// An `Atomic`.
    pub(crate) fn atomic(
        &self,
        (array, index): (Span, Span),
        body: &Block,
        other: Option<&Block>,
        place: Span,
        at: At,
    ) -> Text {
        let (array, index, inside) = (self.copy(array), self.copy(index), self.inside(body, at));
        let mut values = vec![("array", &array), ("index", &index), ("inside", &inside)];
        let locked = "if (irgl_lock($array, irgl_at)) {$inside irgl_unlock($array, irgl_at);";
        match other {
            None => {
                let template = format!(
                    "{{ const int irgl_at = $index; for (int irgl_done = 0; !irgl_done;) {locked} irgl_done = 1; }} }}"
                );
                Text::fill(&template, place, &values)
            }
            Some(other) => {
                let other = self.inside(other, at);
                values.push(("other", &other));
                let template = format!("{{ const int irgl_at = $index; {locked} }} else {{$other}} }}");
                Text::fill(&template, place, &values)
            }
        }
    }

    /// What an `Exclusive` becomes after its phases.
    pub(crate) fn owned(&self, body: &Block, other: Option<&Block>, place: Span, at: At) -> Text {
        let inside = self.inside(body, at);
        let mut text = Text::fill("if (irgl_owns) {$inside}", place, &[("inside", &inside)]);
        if let Some(other) = other {
            text.push(Text::fill(" else {$other}", place, &[("other", &self.inside(other, at))]));
        }
        text
    }

    /// A phase of an `Exclusive`, for the iteration with that number.
    pub(crate) fn phase(&self, phase: Phase, object: &Name, locks: &[Locks], number: &Text) -> Text {
        let owner = Text::from(owner(object));
        let act = match phase {
            Phase::Claim => "atomicExch(&$owner[$element], 2147483647);",
            Phase::Contest => "atomicMin(&$owner[$element], $number);",
            Phase::Check => "if ($owner[$element] != $number) irgl_owns = 0;",
        };
        let mut text = match phase {
            Phase::Check => Text::standing("\nint irgl_owns = 1;", object.span),
            Phase::Claim | Phase::Contest => Text::new(),
        };
        for one in locks {
            let (array, start, end, step) = match one {
                Locks::Array(size, array) => (array, Text::from("0"), self.copy(*size), Text::from("1")),
                Locks::Slice { array, start, end, step } => {
                    let step = step.map_or(Text::from("1"), |step| self.copy(step));
                    (array, self.copy(*start), self.copy(*end), step)
                }
            };
            let element = Text::fill("$array[irgl_k]", *array, &[("array", &self.copy(*array))]);
            let values = [("owner", &owner), ("element", &element), ("number", number)];
            let act = Text::fill(act, *array, &values);
            let template = "\nfor (int irgl_k = $start; irgl_k < $end; irgl_k += $step) $act";
            let values = [("start", &start), ("end", &end), ("step", &step), ("act", &act)];
            text.push(Text::fill(template, *array, &values));
        }
        text
    }
}
