//! Checks for legal code that is probably wrong: updates that every gang repeats, dependences between iterations,
//! reduction results that are read too early.

use crate::carried;
use crate::dimensions::Dimensions;
use crate::ids::{ACC_DEPENDENCE, ACC_GANG_REDUNDANT, ACC_REDUCTION_EARLY};
use crate::loops::Levels;
use crate::placed::Placed;
use crate::program::Program;
use crate::uses::{self, Uses};
use okl_plugin::model::{BinaryOperator, ExprId, ExprKind, ForLoop, Name, Stmt, VarId};
use okl_plugin::{Diagnostic, Unit};

/// Checks one compute construct.
pub fn check(program: &Program<'_>, construct: &Placed, found: &mut Vec<Diagnostic>) {
    if has_several_gangs(program, construct) {
        let all = Dimensions::of(program, construct);
        redundant(program, construct, program.stmt(construct), (all, Dimensions::NONE), found);
    }
    carried::check(program, construct, found);
    for placed in inside(program, construct) {
        dependence(program, construct, placed, found);
        if has_several_gangs(program, construct) {
            too_early(program, construct, placed, found);
        }
    }
}

/// The loops with a directive in a construct.
fn inside<'p>(program: &'p Program<'_>, construct: &Placed) -> Vec<&'p Placed> {
    let range = program.stmt(construct).span;
    let is_inside = |placed: &&Placed| {
        placed.directive.is("loop")
            && placed.stmt.is_some_and(|stmt| range.contains(program.unit.stmt(stmt).span))
    };
    program.directives.iter().filter(is_inside).collect()
}

/// Returns true if a construct may have more than one gang: its `num_gangs` allows it or, without one, a loop runs over
/// gangs.
pub fn has_several_gangs(program: &Program<'_>, construct: &Placed) -> bool {
    let runs_over = |placed: &&Placed| {
        let stmt = placed.stmt.expect("those inside have one");
        program.levels(construct, placed, program.outside(construct, stmt)).gang
    };
    match construct.directive.clause("num_gangs") {
        Some(clause) => clause.arguments.iter().any(|number| number.text.trim() != "1"),
        None => inside(program, construct).iter().any(runs_over),
    }
}

/// Reports an update of shared memory that every gang executes: `x[0] += 1;` outside of loops over gangs. `all` are the
/// gang dimensions of the construct, `around` those of the loops around the statement.
fn redundant(
    program: &Program<'_>,
    construct: &Placed,
    stmt: &Stmt,
    (all, around): (Dimensions, Dimensions),
    found: &mut Vec<Diagnostic>,
) {
    let unit = program.unit;
    let own = program
        .loop_of(stmt.id)
        .map(|placed| program.levels(construct, placed, program.outside(construct, stmt.id)).dimensions);
    let around = around.and(own.unwrap_or_default());
    let is_shared_out = around != Dimensions::NONE && around.has(all);
    let is_atomic = program.about(stmt.id).any(|placed| placed.directive.name == "atomic");
    if construct.directive.name != "parallel" || is_shared_out || is_atomic {
        return;
    }
    if let Some(update) = unit.update_of(stmt)
        && (update.operator.is_some() || update.value.is_some_and(|value| reads(unit, value, update.target)))
        && is_memory(program, construct, update.target)
    {
        let place = unit.source(unit.expression(update.target).span);
        let message = format!("every gang changes `{place}`: this is in no loop over gangs");
        found.push(
            Diagnostic::warning(ACC_GANG_REDUNDANT, message, stmt.span)
                .label(construct.directive.span, "may have more than one gang")
                .help("put it after the construct, in a loop over gangs, or under `acc atomic`; or write `num_gangs(1)`"),
        );
    }
    for child in unit.children(stmt) {
        redundant(program, construct, child, (all, around), found);
    }
}

/// Returns true if an expression reads a place that has the same source text as `place`.
fn reads(unit: &Unit, value: ExprId, place: ExprId) -> bool {
    let text = |id: ExprId| unit.source(unit.expression(id).span);
    text(value) == text(place)
        || unit.expression(value).kind.children().any(|child| reads(unit, child, place))
}

/// Returns true if a place is in memory that all gangs share: the target of a pointer, or an array or structure of the
/// program.
fn is_memory(program: &Program<'_>, construct: &Placed, place: ExprId) -> bool {
    let unit = program.unit;
    let range = program.stmt(construct).span;
    let own = ["private", "firstprivate", "reduction"];
    match uses::object(unit, unit.expression(place)) {
        Some(id) => {
            let ty = unit.ty(unit.variable(id).ty).value();
            !range.contains(unit.variable(id).name_span)
                && !crate::types::is_value(ty)
                && own.iter().all(|clause| !program.named_in(construct, clause).contains(&id))
        }
        // A pointer that the construct declares may point to the construct's own variables.
        None => root(unit, place).is_some_and(|id| {
            !range.contains(unit.variable(id).name_span)
                && own.iter().all(|clause| !program.named_in(construct, clause).contains(&id))
        }),
    }
}

/// The variable at the root of a place expression: `p` of `p[3].x`, `*p`.
pub fn root(unit: &Unit, place: ExprId) -> Option<VarId> {
    let kind = &unit.expression(unit.peeled(place)).kind;
    if let ExprKind::Name(Name::Variable(id)) = kind {
        Some(*id)
    } else if let ExprKind::Index { base, .. } = kind {
        root(unit, *base)
    } else if let ExprKind::Dereference(inner) = kind {
        root(unit, *inner)
    } else if let ExprKind::Member(member) = kind {
        root(unit, member.base?)
    } else {
        None
    }
}

/// Reports a loop-carried dependence in a loop whose iterations have no order: `x[i] = x[i - 1];`
fn dependence(program: &Program<'_>, construct: &Placed, placed: &Placed, found: &mut Vec<Diagnostic>) {
    let unit = program.unit;
    let stmt = program.stmt(placed);
    if program.levels(construct, placed, program.outside(construct, stmt.id)) == Levels::default() {
        return;
    }
    for l in program.nest(placed, &mut Vec::new()) {
        let Some(counter) = program.counter(l) else { continue };
        let Some(step) = step(program, l) else { continue };
        let mut accesses = Accesses::default();
        accesses.of_stmt(program, unit.stmt(l.body), counter);
        for (base, written) in &accesses.writes {
            let meets = |(other, read, _): &&(String, i64, ExprId)| {
                other == base && read != written && (read - written) % step == 0
            };
            let Some((_, _, read)) = accesses.reads.iter().find(meets) else { continue };
            let place = unit.expression(*read).span;
            let name = &unit.variable(counter).name;
            let message = format!(
                "this reads what another iteration of the loop over `{name}` writes, and the iterations have no order"
            );
            found.push(
                Diagnostic::warning(ACC_DEPENDENCE, message, place)
                    .label(placed.directive.span, "shared out here")
                    .help("write `acc loop seq`, or read from another array than the one that is written"),
            );
            break;
        }
    }
}

/// The step of a loop, if it is a known number other than zero.
fn step(program: &Program<'_>, l: &ForLoop) -> Option<i64> {
    let count = program.count(l)?;
    count.step.map_or(Some(1), |step| program.unit.integer(step)).filter(|step| *step != 0)
}

/// Accesses to elements at a constant distance from the loop counter, as base and distance: `x` and 1 for `x[i + 1]`.
#[derive(Default)]
struct Accesses {
    writes: Vec<(String, i64)>,
    reads: Vec<(String, i64, ExprId)>,
}

impl Accesses {
    fn of_stmt(&mut self, program: &Program<'_>, stmt: &Stmt, counter: VarId) {
        // Atomic statements need no order.
        if program.about(stmt.id).any(|placed| placed.directive.name == "atomic") {
            return;
        }
        for expression in &stmt.expressions {
            self.of_expression(program.unit, *expression, counter);
        }
        for child in program.unit.children(stmt) {
            self.of_stmt(program, child, counter);
        }
    }

    fn of_expression(&mut self, unit: &Unit, id: ExprId, counter: VarId) {
        let kind = &unit.expression(id).kind;
        if let Some(update) = kind.as_update() {
            let element = element(unit, unit.peeled(update.target), counter);
            self.writes.extend(element);
            if update.operator.is_none()
                && let Some(value) = update.value
            {
                // The target of a plain assignment is written, not read.
                let target = &unit.expression(unit.peeled(update.target)).kind;
                for child in target.children().chain([value]) {
                    self.of_expression(unit, child, counter);
                }
                return;
            }
        }
        self.reads.extend(element(unit, id, counter).map(|(base, offset)| (base, offset, id)));
        for child in kind.children() {
            self.of_expression(unit, child, counter);
        }
    }
}

/// The base and the distance of an element access: `x` and 1 for `x[i + 1]`, where `i` is the counter.
fn element(unit: &Unit, id: ExprId, counter: VarId) -> Option<(String, i64)> {
    let ExprKind::Index { base, index } = &unit.expression(id).kind else { return None };
    let base = unit.source(unit.expression(*base).span).to_string();
    Some((base, offset(unit, *index, counter)?))
}

/// The distance of an index from the counter: 1 for `i + 1`.
fn offset(unit: &Unit, index: ExprId, counter: VarId) -> Option<i64> {
    let is_counter = |id: ExprId| matches!(&unit.expression(unit.peeled(id)).kind, ExprKind::Name(Name::Variable(id)) if *id == counter);
    let number = |id: ExprId| unit.integer(unit.expression(unit.peeled(id)));
    if is_counter(index) {
        return Some(0);
    }
    let (operator, left, right) = unit.expression(unit.peeled(index)).kind.as_binary()?;
    if operator == BinaryOperator::Add {
        number(if is_counter(left) { right } else { left }).filter(|_| is_counter(left) || is_counter(right))
    } else {
        let is_less = operator == BinaryOperator::Subtract && is_counter(left);
        number(right).filter(|_| is_less).map(|number| -number)
    }
}

/// Reports uses of a reduction variable inside of the construct, where the partial results of the gangs are not
/// combined yet.
fn too_early(program: &Program<'_>, construct: &Placed, placed: &Placed, found: &mut Vec<Diagnostic>) {
    let unit = program.unit;
    let stmt = program.stmt(placed);
    let over_gangs = program.levels(construct, placed, program.outside(construct, stmt.id)).gang;
    if !over_gangs || placed.directive.span == construct.directive.span {
        return;
    }
    let uses = Uses::of(unit, program.stmt(construct));
    for id in program.named_in(placed, "reduction") {
        let is_early = |place: &&okl_plugin::Span| {
            let is_part = inside(program, construct).iter().any(|other| {
                program.stmt(other).span.contains(**place)
                    && program.named_in(other, "reduction").contains(&id)
            });
            stmt.span.end <= place.start && !is_part
        };
        let Some(place) =
            uses.named.get(&id).into_iter().flatten().filter(is_early).min_by_key(|place| place.start)
        else {
            continue;
        };
        let name = &unit.variable(id).name;
        let message = format!("`{name}` has its reduced value at the end of the construct, not before");
        found.push(
            Diagnostic::error(ACC_REDUCTION_EARLY, message, *place)
                .label(placed.directive.span, "gangs reduce it here")
                .help("read it after the construct, and start another one for what depends on it"),
        );
    }
}
