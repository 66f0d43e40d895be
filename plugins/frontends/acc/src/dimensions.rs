//! Gangs in up to three dimensions: `num_gangs(16, 8)`, `loop gang(dim:2)`; section 2.9.2 of the specification.
//!
//! The kernel has one linear gang index. If loops run over more than the first dimension, each gang computes its index
//! in each dimension:
//!
//! ```text
//! const int okl_gang1 = okl_gang % okl_gangs1, okl_gang2 = okl_gang / okl_gangs1;
//! ```

use okl_frontend::directive::Directive;

/// A subset of the three dimensions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dimensions(pub u8);

impl Dimensions {
    /// The empty subset.
    pub const NONE: Dimensions = Dimensions(0);

    /// The dimension that a loop over gangs names; the first if it names none.
    pub fn named(directive: &Directive) -> Dimensions {
        Dimensions(1 << (dimension(directive).unwrap_or(1).clamp(1, 3) - 1))
    }

    /// The union of both subsets.
    pub fn and(self, other: Dimensions) -> Dimensions {
        Dimensions(self.0 | other.0)
    }

    /// Returns true if the subsets have a common dimension.
    pub fn overlaps(self, other: Dimensions) -> bool {
        self.0 & other.0 != 0
    }

    /// Returns true if `other` is a subset of this one.
    pub fn has(self, other: Dimensions) -> bool {
        self.0 & other.0 == other.0
    }

    /// The numbers from 1 to the greatest dimension; empty if there is only the first dimension.
    pub fn numbers(self) -> impl DoubleEndedIterator<Item = u32> {
        let greatest = 8 - self.0.leading_zeros();
        (1..=greatest).filter(move |_| greatest > 1)
    }

    /// The additional parameters of a kernel, one for each dimension: `const int okl_gangs1`.
    pub fn parameters(self) -> impl Iterator<Item = String> {
        self.numbers().map(|number| format!("const int okl_gangs{number}"))
    }

    /// The arguments that the host passes for [`Dimensions::parameters`].
    pub fn arguments(self) -> impl Iterator<Item = String> {
        self.numbers().map(|number| format!("okl_gangs{number}"))
    }

    /// The declarations of the index of a gang in each dimension.
    pub fn places(self) -> String {
        let mut before = String::new();
        let mut text = String::new();
        for number in self.numbers() {
            text.push_str(&format!("const int okl_gang{number} = okl_gang{before} % okl_gangs{number};\n"));
            before.push_str(&format!(" / okl_gangs{number}"));
        }
        text
    }
}

/// The number after `dim:`.
pub fn dimension(directive: &Directive) -> Option<u32> {
    let clause = directive.clause("gang")?;
    let first = clause.arguments.first().filter(|_| clause.modifier == "dim");
    let named = clause
        .arguments
        .iter()
        .filter_map(|argument| argument.text.strip_prefix("dim")?.trim_start().strip_prefix(':'));
    first.map(|argument| argument.text.as_str()).into_iter().chain(named).next()?.trim().parse().ok()
}
