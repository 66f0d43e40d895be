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
use super::exclusives::{Phase, locks};
use super::statement::At;
use super::tickets::{ticketed, tickets};
use crate::tree::{Block, Locks, Name, Stmt, StmtKind};
use okl_frontend::text::Text;
use okl_plugin::Span;

/// The name of the array that says who owns the elements of an object.
pub(crate) fn owner(object: &Name) -> String {
    format!("irgl_owner_{}", object.text)
}

impl Code<'_, '_> {
    /// An `Atomic`.
    pub(crate) fn atomic(
        &self,
        (array_span, index): (Span, Span),
        body: &Block,
        other: Option<&Block>,
        place: Span,
        at: At,
    ) -> Text {
        let (array, index, inside) = (self.copy(array_span), self.copy(index), self.inside(body, at));
        let mut values = vec![("array", &array), ("index", &index), ("inside", &inside)];
        let locked = "if (irgl_lock($array, irgl_at)) {$inside irgl_unlock($array, irgl_at);";
        let name = array_span.of(self.words.text).trim();
        match other {
            None if ticketed(self.words, self.kernel, self.ways).iter().any(|one| one == name) => {
                let tickets = tickets(name);
                let template = format!(
                    "{{ const int irgl_at = $index, irgl_ticket = irgl_take_ticket({tickets}, irgl_at); for (int irgl_done = \
                     0; !irgl_done;) if (irgl_is_turn({tickets}, irgl_at, irgl_ticket)) {{$inside irgl_next_turn({tickets}, \
                     irgl_at); irgl_done = 1; }} }}"
                );
                Text::fill(&template, place, &values)
            }
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

    /// An `Exclusive` that takes the lock of each element, or gives those back that it has.
    pub(crate) fn locked(&self, stmt: &Stmt, at: At) -> Text {
        let StmtKind::Exclusive(object, elements, body, other) = &stmt.kind else { return Text::new() };
        let (locks, place) = (locks(object), stmt.span);
        let mut bounds = Text::from(
            "{ const int irgl_me = blockIdx.x * blockDim.x + threadIdx.x + 1; int irgl_owns = 1;\n",
        )
        .at(place);
        let (mut take, mut give) = (Text::new(), Text::new());
        for (number, one) in elements.iter().enumerate() {
            let (array, start, end, step) = self.elements(one);
            let values = [("start", &start), ("end", &end), ("step", &step), ("array", &array)];
            let template = format!(
                "const int irgl_from_{number} = $start, irgl_to_{number} = $end, irgl_by_{number} = $step;\n"
            );
            bounds.push(Text::fill(&template, place, &values));
            let over = |condition: &str, act: &str| {
                let template = format!(
                    "for (int irgl_k = irgl_from_{number}; {condition}irgl_k < irgl_to_{number}; irgl_k += irgl_by_{number}) \
                     {act}({locks}, $array[irgl_k], irgl_me);\n"
                );
                Text::fill(&template, place, &values)
            };
            take.push(over("irgl_owns && ", "irgl_owns = irgl_try"));
            give.push(over("", "irgl_give"));
        }
        let inside = self.inside(body, at);
        let other = other.as_ref().map_or(Text::new(), |other| self.inside(other, at));
        let values =
            [("bounds", &bounds), ("take", &take), ("give", &give), ("inside", &inside), ("other", &other)];
        let template = "$bounds$take\n__threadfence();\nif (irgl_owns) {$inside}\n__threadfence();\n$give\nif (!irgl_owns) \
                        {$other} }";
        Text::fill(template, place, &values)
    }

    /// The array of elements, and the first one, the one behind the last one, and the step.
    fn elements(&self, one: &Locks) -> (Text, Text, Text, Text) {
        match one {
            Locks::Array(size, array) => {
                (self.copy(*array), Text::from("0"), self.copy(*size), Text::from("1"))
            }
            Locks::Slice { array, start, end, step } => {
                let step = step.map_or(Text::from("1"), |step| self.copy(step));
                (self.copy(*array), self.copy(*start), self.copy(*end), step)
            }
        }
    }

    /// A phase of an `Exclusive`, for the iteration with that number.
    pub(crate) fn phase(&self, phase: Phase, object: &Name, locks: &[Locks], number: &Text) -> Text {
        let owner = Text::from(owner(object));
        let act = match phase {
            Phase::Claim => "atomicExch(&$owner[$element], 2147483647);",
            Phase::Contest => "atomicMin(&$owner[$element], irgl_rank($number));",
            Phase::Check => "if ($owner[$element] != irgl_rank($number)) irgl_owns = 0;",
        };
        let mut text = match phase {
            Phase::Check => Text::standing("\nint irgl_owns = 1;", object.span),
            Phase::Claim | Phase::Contest => Text::new(),
        };
        for one in locks {
            let (Locks::Array(_, place) | Locks::Slice { array: place, .. }) = one;
            let (array, start, end, step) = self.elements(one);
            let element = Text::fill("$array[irgl_k]", *place, &[("array", &array)]);
            let values = [("owner", &owner), ("element", &element), ("number", number)];
            let act = Text::fill(act, *place, &values);
            let template = "\nfor (int irgl_k = $start; irgl_k < $end; irgl_k += $step) $act";
            let values = [("start", &start), ("end", &end), ("step", &step), ("act", &act)];
            text.push(Text::fill(template, *place, &values));
        }
        text
    }
}
