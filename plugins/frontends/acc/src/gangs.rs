//! The gangs of a construct: their number, their dimensions, and the loops that are distributed over them.

use crate::dimensions::Dimensions;
use crate::loops::Levels;
use crate::passing::Reduction;
use crate::placed::Placed;
use crate::program::Program;
use okl_frontend::parallel::{Formula, Team};
use okl_plugin::model::VarId;

impl Dimensions {
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
        let loops = program.directives.iter().filter(|placed| placed.directive.is("loop") && is_one(placed));
        let over = loops.filter_map(|placed| {
            let stmt = placed.stmt.filter(|stmt| inside.contains(program.unit.stmt(*stmt).span))?;
            let levels = program.levels(construct, placed, program.outside(construct, stmt));
            levels.gang.then_some(levels.dimensions)
        });
        over.fold(Dimensions::NONE, Dimensions::and)
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
        if reduces(construct) && !construct.directive.is("loop") {
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

/// The numbers of gangs that a construct asks for in each dimension, as expressions of the host program; 0 where it
/// asks for none.
pub fn counts(construct: &Placed) -> [String; 3] {
    let asked = construct.directive.clause("num_gangs");
    [0, 1, 2].map(|at| {
        let argument = asked.and_then(|clause| clause.arguments.get(at));
        argument.map_or("0".to_string(), |argument| format!("(long long)({})", argument.text))
    })
}

/// The declarations of the numbers of gangs, from those that the host program asks for:
///
/// ```text
/// const int okl_gangs = okl_acc_at_least_one(okl_counts[0]);
/// ```
pub fn declared_counts(dimensions: Dimensions, program: &Program<'_>, construct: &Placed) -> String {
    let all = gangs(program, construct);
    let numbers: Vec<u32> = dimensions.numbers().collect();
    let Some(greatest) = numbers.last() else { return format!("const int okl_gangs = {all};\n") };
    let asked = construct.directive.clause("num_gangs");
    let mut others = String::new();
    let mut one = |number: &u32| {
        let at = *number as usize - 1;
        let argument = asked.and_then(|clause| clause.arguments.get(at));
        let count = match (argument, asked) {
            _ if all == "1" => all.clone(),
            // No loop runs over this dimension, so its size has no effect.
            _ if dimensions.0 & (1 << at) == 0 => "1".to_string(),
            (Some(_), _) => format!("okl_acc_at_least_one(okl_counts[{at}]{others})"),
            // Without `num_gangs` only the outermost loop gets more than one gang.
            (None, None) if number == greatest => all.clone(),
            (None, _) => "1".to_string(),
        };
        others = if at == 0 { ", okl_gangs1".into() } else { ", okl_gangs1 * okl_gangs2".into() };
        format!("const int okl_gangs{number} = {count};\n")
    };
    let each: String = numbers.iter().map(&mut one).collect();
    let factors: Vec<String> = dimensions.arguments().collect();
    format!("{each}const int okl_gangs = {};\n", factors.join(" * "))
}

/// The number of gangs of a construct, as an expression: `num_gangs` if the construct has it, else the number that the
/// machine runs in parallel if a loop runs over gangs, else 1.
pub fn gangs(program: &Program<'_>, construct: &Placed) -> String {
    // Statements beside loops over gangs would be executed by every gang.
    if construct.directive.name == "kernels" && !is_loop(program, construct) {
        return "1".to_string();
    }
    let inside = program.stmt(construct).span;
    let over_gangs = program.directives.iter().any(|placed| {
        placed.directive.is("loop")
            && placed.stmt.is_some_and(|stmt| {
                inside.contains(program.unit.stmt(stmt).span)
                    && program.levels(construct, placed, program.outside(construct, stmt)).gang
            })
    });
    // So would a loop whose iterations have an order.
    if construct.directive.name == "kernels" && !over_gangs {
        return "1".to_string();
    }
    if construct.directive.value("num_gangs").is_some() {
        return "okl_acc_at_least_one(okl_counts[0])".to_string();
    }
    if over_gangs { "okl_acc_gangs()".to_string() } else { "1".to_string() }
}

/// Returns true if the statement of a construct is just a loop with a directive.
fn is_loop(program: &Program<'_>, construct: &Placed) -> bool {
    let mut stmt = program.stmt(construct);
    while let Some([only]) = stmt.as_block() {
        stmt = program.unit.stmt(*only);
    }
    program.loop_of(stmt.id).is_some()
}
