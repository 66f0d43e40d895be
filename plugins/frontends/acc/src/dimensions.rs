//! Gangs in up to three dimensions: `num_gangs(16, 8)`, `loop gang(dim:2)`; section 2.9.2 of the specification.
//!
//! The kernel has one linear gang index. If loops run over more than the first dimension, each gang computes its index
//! in each dimension:
//!
//! ```text
//! const int okl_gang1 = okl_gang % okl_gangs1, okl_gang2 = okl_gang / okl_gangs1;
//! ```

use crate::directive::Directive;
use crate::host;
use crate::loops::Levels;
use crate::passing::Reduction;
use crate::program::{Placed, Program};
use okl_parallel::{Formula, Team};
use okl_plugin::model::VarId;

/// A subset of the three dimensions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dimensions(u8);

impl Dimensions {
    /// The empty subset.
    pub const NONE: Dimensions = Dimensions(0);

    /// The dimension that a loop over gangs names; the first if it names none.
    pub fn named(directive: &Directive) -> Dimensions {
        Dimensions(1 << (dimension(directive).unwrap_or(1).clamp(1, 3) - 1))
    }

    /// The dimensions that loops of a construct run over.
    pub fn of(program: &Program<'_>, construct: &Placed) -> Dimensions {
        Dimensions::where_loops(program, construct, |_| true)
    }

    /// The dimensions that those loops of a construct run over for which `is_one` returns true.
    fn where_loops(
        program: &Program<'_>,
        construct: &Placed,
        is_one: impl Fn(&Placed) -> bool,
    ) -> Dimensions {
        let inside = program.stmt(construct).span;
        let loops = program.directives.iter().filter(|placed| placed.directive.is_loop && is_one(placed));
        let over = loops.filter_map(|placed| {
            let stmt = placed.stmt.filter(|stmt| inside.contains(program.unit.stmt(*stmt).span))?;
            let levels = program.levels(construct, placed, program.outside(construct, stmt));
            levels.gang.then_some(levels.dimensions)
        });
        over.fold(Dimensions::NONE, Dimensions::and)
    }

    /// The union of both subsets.
    pub fn and(self, other: Dimensions) -> Dimensions {
        Dimensions(self.0 | other.0)
    }

    /// Returns true if the subsets have a common dimension.
    pub fn meets(self, other: Dimensions) -> bool {
        self.0 & other.0 != 0
    }

    /// Returns true if `other` is a subset of this one.
    pub fn has(self, other: Dimensions) -> bool {
        self.0 & other.0 == other.0
    }

    /// The numbers from 1 to the greatest dimension; empty if there is only the first dimension.
    fn numbers(self) -> impl DoubleEndedIterator<Item = u32> {
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

    /// The team of gangs that a loop over gangs is distributed to, in a construct with these dimensions.
    pub fn team(self, levels: Levels) -> Team {
        match self.numbers().find(|number| levels.dimensions.0 == 1 << (number - 1)) {
            Some(number) => {
                let code = |name: &str| Formula::code(format!("{name}{number}"));
                Team::new(code("okl_gang"), code("okl_gangs"))
            }
            None => Team::new(Formula::code("okl_gang"), Formula::code("okl_gangs")),
        }
    }

    /// The declarations of the numbers of gangs, in the host program.
    pub fn counted(self, program: &Program<'_>, construct: &Placed) -> String {
        let all = host::gangs(program, construct);
        let numbers: Vec<u32> = self.numbers().collect();
        let Some(greatest) = numbers.last() else { return format!("const int okl_gangs = {all};\n") };
        let asked = construct.directive.clause("num_gangs");
        let mut others = String::new();
        let mut one = |number: &u32| {
            let argument = asked.and_then(|clause| clause.arguments.get(*number as usize - 1));
            let count = match (argument, asked) {
                _ if all == "1" => all.clone(),
                // No loop runs over this dimension, so its size has no effect.
                _ if self.0 & (1 << (number - 1)) == 0 => "1".to_string(),
                (Some(argument), _) => format!("okl_acc::at_least_one({}{others})", argument.text),
                // Without `num_gangs` only the outermost loop gets more than one gang.
                (None, None) if number == greatest => all.clone(),
                (None, _) => "1".to_string(),
            };
            others = if *number == 1 { ", okl_gangs1".into() } else { ", okl_gangs1 * okl_gangs2".into() };
            format!("const int okl_gangs{number} = {count};\n")
        };
        let each: String = numbers.iter().map(&mut one).collect();
        let factors: Vec<String> = self.arguments().collect();
        format!("{each}const int okl_gangs = {};\n", factors.join(" * "))
    }

    /// Statements that reset the partial result of a gang that duplicates the one of another gang: of gangs that differ
    /// only in a dimension that no loop with this reduction runs over.
    pub fn counted_once(
        self,
        program: &Program<'_>,
        construct: &Placed,
        id: VarId,
        own: &str,
        reduction: &Reduction,
    ) -> String {
        let reduces = |placed: &Placed| program.named_in(placed, "reduction").contains(&id);
        if reduces(construct) && !construct.directive.is_loop {
            return String::new();
        }
        let over = Dimensions::where_loops(program, construct, reduces);
        let others: Vec<String> = self
            .numbers()
            .filter(|number| over.0 & (1 << (number - 1)) == 0)
            .map(|number| format!("okl_gang{number} != 0"))
            .collect();
        if others.is_empty() {
            return String::new();
        }
        format!("if ({}) {{\n{}}}\n", others.join(" || "), reduction.started(own))
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
