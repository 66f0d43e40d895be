//! The loops of a compute construct: the levels that they run over, and their headers in numeric form.

use crate::dimensions::Dimensions;
use crate::header::header;
use crate::ids::{ACC_COLLAPSE, ACC_LOOP_FORM, ACC_LOOP_MISSING};
use crate::placed::Placed;
use crate::program::Program;
use okl_frontend::counted::counting;
use okl_frontend::directive::Directive;
use okl_frontend::parallel::{Counting, Formula};
use okl_plugin::model::{Canonical, Count, Expression, ForLoop, StmtId, VarId};
use okl_plugin::{Diagnostic, Span};

/// The levels that a loop runs over. With none, its iterations are executed in sequence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Levels {
    /// True if it runs over gangs.
    pub gang: bool,
    /// The gang dimensions that it runs over.
    pub dimensions: Dimensions,
    /// True if it runs over the workers of a gang.
    pub worker: bool,
    /// True if it runs over the lanes of a worker.
    pub vector: bool,
}

impl Levels {
    /// True if it runs over workers or lanes, inside of a group.
    pub fn is_inner(self) -> bool {
        self.worker || self.vector
    }
}

impl Program<'_> {
    /// The levels that a loop with a directive runs over in a construct; `outside` are the levels of the loops around
    /// it.
    ///
    /// If the directive names no level, the outermost loop runs over gangs (and over lanes, too, if no loop in it has a
    /// directive), and an innermost loop inside of a gang loop runs over lanes.
    pub fn levels(&self, construct: &Placed, placed: &Placed, outside: Levels) -> Levels {
        let directive = &placed.directive;
        if construct.directive.name == "serial" || directive.has("seq") {
            return Levels::default();
        }
        let is_proven = construct.directive.name == "parallel" || directive.has("independent");
        if !is_proven || directive.has("auto") && !directive.has("independent") {
            return Levels::default();
        }
        let own = Dimensions::named(directive);
        let is_over_gangs = directive.has("gang") && !outside.dimensions.overlaps(own);
        let named = Levels {
            gang: is_over_gangs,
            dimensions: if is_over_gangs { own } else { Dimensions::NONE },
            worker: directive.has("worker"),
            vector: directive.has("vector"),
        };
        if directive.has("gang") || named.is_inner() {
            return named;
        }
        let is_innermost = !self.has_loops_inside(placed);
        let gang = !outside.gang && !outside.is_inner();
        let dimensions = if gang { own } else { Dimensions::NONE };
        Levels { gang, dimensions, worker: false, vector: is_innermost && !outside.vector }
    }

    fn has_loops_inside(&self, placed: &Placed) -> bool {
        let stmt = self.stmt(placed);
        let is_inside = |other: &&Placed| {
            other.directive.is("loop")
                && other.directive.span != placed.directive.span
                && other
                    .stmt
                    .is_some_and(|inner| inner != stmt.id && stmt.span.contains(self.unit.stmt(inner).span))
        };
        self.directives.iter().any(|other| is_inside(&other) && !other.directive.has("seq"))
    }

    /// The union of the levels of the loops around a statement in a construct.
    pub fn outside(&self, construct: &Placed, stmt: StmtId) -> Levels {
        let place = self.unit.stmt(stmt).span;
        let inside = self.stmt(construct).span;
        let mut all: Vec<&Placed> = self
            .directives
            .iter()
            .filter(|placed| {
                placed.directive.is("loop")
                    && placed.stmt.is_some_and(|around| {
                        let span = self.unit.stmt(around).span;
                        around != stmt && inside.contains(span) && span.contains(place)
                    })
            })
            .collect();
        all.sort_by_key(|placed| self.stmt(placed).span.start);
        all.into_iter().fold(Levels::default(), |outside, placed| {
            let own = self.levels(construct, placed, outside);
            Levels {
                gang: outside.gang || own.gang,
                dimensions: outside.dimensions.and(own.dimensions),
                worker: outside.worker || own.worker,
                vector: outside.vector || own.vector,
            }
        })
    }

    /// The loops that a directive applies to, outermost first: one, or as many as `collapse` or `tile` requires.
    pub fn nest(&self, placed: &Placed, found: &mut Vec<Diagnostic>) -> Vec<&ForLoop> {
        let directive = &placed.directive;
        let Some(depth) = depth(directive, found) else { return Vec::new() };
        let mut loops = Vec::new();
        let mut stmt = self.stmt(placed);
        for level in 0..depth {
            while let Some([only]) = stmt.as_block() {
                stmt = self.unit.stmt(*only);
            }
            let Some(l) = stmt.as_for() else {
                // With `collapse(force: n)`, loops that are not tightly nested are accepted; only the outer ones are
                // distributed.
                if level > 0 && directive.clause("collapse").is_some_and(|clause| clause.modifier == "force")
                {
                    break;
                }
                let said = if level == 0 {
                    let message = format!("`acc {}` needs a `for` loop behind it", directive.name);
                    Diagnostic::error(ACC_LOOP_MISSING, message, directive.span)
                        .help("put it right before the loop, with nothing in between")
                } else {
                    let message = format!("{depth} loops are asked for, but only {level} are nested tightly");
                    Diagnostic::error(ACC_COLLAPSE, message, directive.span)
                        .label(stmt.span, "this is no loop")
                        .help("nothing may stand between the loops")
                };
                found.push(said);
                return Vec::new();
            };
            loops.push(l);
            stmt = self.unit.stmt(l.body);
        }
        self.check_headers(&loops, found);
        loops
    }

    /// Checks that the loops of a nest have canonical headers that do not depend on each other's counters.
    fn check_headers(&self, loops: &[&ForLoop], found: &mut Vec<Diagnostic>) {
        let outer: Vec<VarId> = loops.iter().filter_map(|l| self.counter(l)).collect();
        for l in loops {
            if let (Some(defect), None) = (&l.defect, self.count(l)) {
                let message = format!("the loop {}", defect.why);
                found.push(
                    Diagnostic::error(ACC_LOOP_FORM, message, defect.span)
                        .help("write `for (int i = 0; i < n; ++i)`: one integer that counts to a bound"),
                );
            }
            if let Some(step) = self.count(l).and_then(|count| count.step)
                && self.unit.integer(step) == Some(0)
            {
                found.push(
                    Diagnostic::error(ACC_LOOP_FORM, "the step of the loop is 0: it does not end", step.span)
                        .help("write a positive step"),
                );
            }
            if loops.len() > 1
                && let Some(count) = self.count(l)
                && let Some(used) = self.names_one(&count, &outer)
            {
                let message = format!("the loop depends on `{used}`, which another loop of the nest counts");
                found.push(
                    Diagnostic::error(ACC_COLLAPSE, message, l.header).help(
                        "loops that become one must each have the same number of iterations at all times",
                    ),
                );
            }
        }
    }

    fn names_one(&self, count: &Count<'_>, variables: &[VarId]) -> Option<String> {
        let mut uses = crate::uses::Uses::default();
        uses.expression(self.unit, count.start.id);
        uses.expression(self.unit, count.bound.id);
        let used = uses.named.keys().find(|id| variables.contains(id))?;
        Some(self.unit.variable(*used).name.clone())
    }

    /// The header of a canonical loop, whether the loop declares its counter or not.
    pub fn count(&self, l: &ForLoop) -> Option<Count<'_>> {
        let Canonical { start, comparison, bound, step, direction, compared } =
            l.canonical.clone().or_else(|| Some(self.written_header(l)?.1))?;
        let at = |id| self.unit.expression(id);
        Some(Canonical {
            start: at(start),
            comparison,
            bound: at(bound),
            step: step.map(at),
            direction,
            compared,
        })
    }

    /// The counter of a loop.
    pub fn counter(&self, l: &ForLoop) -> Option<VarId> {
        l.variable.or_else(|| Some(self.written_header(l)?.0))
    }

    /// The header of a loop whose counter is declared outside of it.
    fn written_header(&self, l: &ForLoop) -> Option<(VarId, Canonical)> {
        header(self.unit, self.unit.stmt(self.changes.stmt_of(l)?), l)
    }

    /// A loop in numeric form, in `long long`.
    pub fn counting(&self, l: &ForLoop, text: &dyn Fn(Span) -> String) -> Option<Counting> {
        let count = self.count(l)?;
        let code = |part: &Expression| {
            let text: String = text(part.span);
            match Formula::code(text.as_str()) {
                number if number.as_number().is_some() => number,
                _code => Formula::code(format!("(long long)({text})")),
            }
        };
        Some(counting(&count, &code))
    }
}

/// The number of loops that a directive applies to.
fn depth(directive: &Directive, found: &mut Vec<Diagnostic>) -> Option<usize> {
    let collapse = directive.clause("collapse");
    if let Some(tile) = directive.clause("tile") {
        if collapse.is_some() {
            let message = "`tile` and `collapse` cannot stand on one loop";
            found.push(
                Diagnostic::error(ACC_COLLAPSE, message, tile.span)
                    .help("`tile` is about as many loops as it has sizes"),
            );
        }
        return Some(tile.arguments.len()).filter(|_| collapse.is_none());
    }
    let Some(collapse) = collapse else { return Some(1) };
    let written = collapse.arguments.first().map_or("", |argument| argument.text.as_str());
    let depth = written.parse().ok().filter(|number| *number > 0);
    if depth.is_none() {
        let message = format!("`collapse({written})` is no number of loops");
        found.push(
            Diagnostic::error(ACC_COLLAPSE, message, collapse.span)
                .help("write a number such as `collapse(2)`"),
        );
    }
    depth
}

/// The tile sizes of a directive, outermost loop first; `None` without `tile`.
///
/// The clause lists the sizes innermost first, and `*` lets the compiler choose; section 2.9.8 of the specification.
pub fn tile_sizes(directive: &Directive) -> Option<Vec<Formula>> {
    let tile = directive.clause("tile")?;
    let size = |(at, argument): (usize, &okl_frontend::directive::Argument)| match argument.text.as_str() {
        "*" => Formula::number([32, 4].get(at).copied().unwrap_or(1)),
        written => match Formula::code(written) {
            number if number.as_number().is_some() => number,
            _code => Formula::code(format!("({written})")),
        },
    };
    Some(tile.arguments.iter().enumerate().map(size).rev().collect())
}
