//! The headers of distributed loops: over the iterations of a gang, of a work item, or all.
//!
//! ```text
//! const long long okl_n1 = 0 < n ? n : 0;
//! for (long long okl_k1 = okl_lane; okl_k1 < okl_n1; okl_k1 += 128) { const int i = (int)(okl_k1); ... }
//! ```

use crate::device::Device;
use crate::leader::by_one;
use crate::loops;
use crate::placed::Placed;
use crate::types;
use crate::uses::Uses;
use okl_frontend::parallel::{Counting, Crew, Formula, Schedule, Team, Tiling, collapse, product, share};
use okl_plugin::model::{ForLoop, Stmt, StmtId, VarId};

/// A rewritten loop: the text up to its body, and the text that closes it.
pub(crate) struct Iterations {
    pub(crate) text: String,
    pub(crate) body: StmtId,
    pub(crate) close: String,
}

/// The loops of a directive in numeric form.
#[derive(Default)]
struct Counted {
    /// The trip count of each loop.
    trips: Vec<Formula>,
    /// The variable of each loop, and the formula for its value.
    loops: Vec<(VarId, Counting)>,
}

impl Device<'_, '_> {
    /// The header of a loop, or of several that are collapsed or tiled, with the declarations of their variables.
    pub(crate) fn iterations(
        &mut self,
        stmt: &Stmt,
        l: &ForLoop,
        over_gangs: Option<&Placed>,
        over_lanes: bool,
    ) -> Option<Iterations> {
        let program = self.writer.program;
        let placed = program.loop_of(stmt.id);
        let all = match placed {
            Some(placed) => program.nest(placed, &mut Vec::new()),
            None => vec![l],
        };
        let number = self.number();
        let mut text = String::new();
        let counted = self.counted(&all, number, over_lanes, &mut text)?;
        let team = |member: &str, size: Formula| Team::new(Formula::code(member), size);
        let crew = Crew {
            gang: over_gangs.map(|placed| self.dimensions.team(self.writer.levels(placed, stmt.id))),
            worker: None,
            lane: over_lanes.then(|| team("okl_lane", Formula::number(i64::from(self.lanes)))),
        };
        let (numbers, close) = match placed.and_then(|placed| loops::tile_sizes(&placed.directive)) {
            Some(sizes) => (tiled(&counted, sizes, crew, number, &mut text), "}\n}\n}"),
            None => {
                let round = header(&crew, &product(&counted.trips), &format!("okl_k{number}"), &mut text);
                (collapse(&counted.trips, &round), "}")
            }
        };
        for ((id, counting), at) in counted.loops.iter().zip(numbers) {
            let variable = program.unit.variable(*id);
            let ty = program.unit.ty(variable.ty).value();
            let value = format!("({})({})", ty.alias(), counting.at(at));
            text.push_str(&format!("const {} = {value};\n", types::declare(ty, &variable.name)));
        }
        Some(Iterations { text, body: all.last()?.body, close: close.to_string() })
    }

    /// The loops in numeric form; `text` receives the declaration of a variable for each trip count.
    fn counted(
        &mut self,
        all: &[&ForLoop],
        number: u32,
        over_lanes: bool,
        text: &mut String,
    ) -> Option<Counted> {
        let program = self.writer.program;
        let mut counted = Counted::default();
        for (at, l) in all.iter().enumerate() {
            let mut counting = program.counting(l, &|span| self.writer.text(span))?;
            let which = if all.len() > 1 { format!("_{at}") } else { String::new() };
            let name = format!("okl_n{number}{which}");
            let trips = counting.trips();
            if over_lanes || self.is_known_to_all(l) {
                text.push_str(&format!("const long long {name} = {trips};\n"));
            } else {
                // The header is not uniform, so one work item evaluates it into group memory.
                let first = format!("okl_first{number}{which}");
                self.shared.push_str(&format!("@shared long long {name};\n@shared long long {first};\n"));
                text.push_str(&by_one(&format!("{name} = {trips};\n{first} = {};\n", counting.first)));
                counting.first = Formula::code(first);
            }
            counted.trips.push(Formula::code(name));
            counted.loops.push((program.counter(l)?, counting));
        }
        Some(counted)
    }

    /// True if all work items can evaluate the header of a loop: it does not depend on a variable in group memory.
    fn is_known_to_all(&self, l: &ForLoop) -> bool {
        let program = self.writer.program;
        let mut uses = Uses::default();
        let parts =
            program.count(l).into_iter().flat_map(|count| [Some(count.start), Some(count.bound), count.step]);
        for part in parts.flatten() {
            uses.expression(program.unit, part.id);
        }
        uses.changed.is_empty()
            && uses.named.keys().all(|id| self.uniform.contains(id) || !self.names.contains_key(id))
    }
}

/// Appends the header of a loop over the iterations of a crew to `text` and returns the index of the iteration.
fn header(crew: &Crew, trips: &Formula, round: &str, text: &mut String) -> Formula {
    let shared = share(crew, Schedule::usual(crew), trips, round);
    for (name, value) in &shared.values {
        text.push_str(&format!("const long long {name} = {value};\n"));
    }
    text.push_str(&format!("{} {{\n", shared.iterations.header("long long", round)));
    Formula::code(round)
}

/// Loops over tiles (distributed over gangs) and over the elements of a tile (distributed over work items); section
/// 2.9.8 of the specification:
///
/// ```text
/// for (tile) { for (element) { const long long okl_q1_0 = ..., okl_q1_1 = ...; if (the element exists) { ... } } }
/// ```
fn tiled(counted: &Counted, sizes: Vec<Formula>, crew: Crew, number: u32, text: &mut String) -> Vec<Formula> {
    let Crew { gang, lane, worker } = crew;
    let elements = product(&sizes);
    let loops = counted.loops.iter().map(|(_, counting)| counting.clone()).collect();
    let tiling = Tiling { loops, trips: counted.trips.clone(), sizes };
    let tiles = format!("okl_tiles{number}");
    text.push_str(&format!("const long long {tiles} = {};\n", product(&tiling.tiles())));
    let outside = Crew { gang, worker, lane: None };
    let tile = header(&outside, &Formula::code(tiles), &format!("okl_t{number}"), text);
    let inside = Crew { lane, ..Crew::default() };
    let element = header(&inside, &elements, &format!("okl_k{number}"), text);
    let mut names = Vec::new();
    for (at, value) in tiling.numbers(&tile, &element).into_iter().enumerate() {
        let name = format!("okl_q{number}_{at}");
        text.push_str(&format!("const long long {name} = {value};\n"));
        names.push(Formula::code(name));
    }
    text.push_str(&format!("if ({}) {{\n", tiling.is_there(&names)));
    names
}
