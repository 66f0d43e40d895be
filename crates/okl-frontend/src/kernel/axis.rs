//! The loops over groups and over work items.

use crate::text::Text;
use okl_parallel::{Formula, product};
use okl_plugin::Span;

/// A loop over groups or work items: `for (int block = 0; block < blocks; ++block; @outer)`
#[derive(Clone, Debug)]
pub struct Axis {
    counter: String,
    count: Formula,
    ty: &'static str,
}

impl Axis {
    /// A loop that counts `counter` from 0; `count` is the number of its iterations.
    pub fn new(counter: impl Into<String>, count: impl Into<Formula>) -> Axis {
        Axis { counter: counter.into(), count: count.into(), ty: "int" }
    }

    /// Its counter has another type than `int`.
    #[must_use]
    pub fn of_type(self, ty: &'static str) -> Axis {
        Axis { ty, ..self }
    }

    /// The number of its iterations.
    pub fn count(&self) -> &Formula {
        &self.count
    }

    /// The header of the loop; `attribute` is `@outer` or `@inner`.
    pub fn header(&self, attribute: &str) -> String {
        let Axis { counter, count, ty } = self;
        format!("for ({ty} {counter} = 0; {counter} < {count}; ++{counter}; {attribute})")
    }

    /// The same loop with one iteration.
    pub(crate) fn once(&self) -> Axis {
        Axis { count: Formula::number(1), ..self.clone() }
    }
}

/// Loops around a code, outermost first. The loops stand for `place`.
pub fn loops(axes: &[Axis], attribute: &str, code: impl Into<Text>, place: Span) -> Text {
    let open: String = axes.iter().map(|axis| format!("{} {{\n", axis.header(attribute))).collect();
    let mut text = Text::standing(open, place);
    text.push(code.into().at(place));
    text.push(Text::standing("}\n".repeat(axes.len()), place));
    text
}

/// The number of an iteration of loops among all of their iterations; the innermost loop counts fastest.
pub(crate) fn number(axes: &[Axis]) -> Formula {
    let outer = axes.iter().map(|axis| (Formula::code(axis.counter.as_str()), axis.count.clone()));
    outer
        .reduce(|(number, _), (counter, count)| (number * count.clone() + counter, count))
        .map_or_else(|| Formula::number(0), |(number, _)| number)
}

/// The number of iterations of loops, if it is a constant.
pub(crate) fn size(axes: &[Axis]) -> Option<u64> {
    let counts: Vec<Formula> = axes.iter().map(|axis| axis.count.clone()).collect();
    product(&counts).as_number().and_then(|number| u64::try_from(number).ok())
}
