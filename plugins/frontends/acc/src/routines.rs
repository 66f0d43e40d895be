//! Rules for `acc routine`: its callers, and the loops in it.
//!
//! A routine of a level may use that level and the ones below it, so its callers must not use them already; sections
//! 2.15.1 and 2.9 of the OpenACC specification.

use crate::doubts;
use crate::ids::{ACC_LOOP_MISSING, ACC_ROUTINE, ACC_UNKNOWN_VARIABLE, ACC_UNSUPPORTED};
use crate::loops::Levels;
use crate::placed::Placed;
use crate::program::Program;
use crate::uses::Uses;
use okl_frontend::directive::{Argument, Directive};
use okl_frontend::runtime::Device;
use okl_plugin::model::{FunctionId, Stmt};
use okl_plugin::{Diagnostic, Span};
use std::collections::BTreeMap;

/// The levels, outermost first; `seq` uses none.
const LEVELS: [&str; 4] = ["gang", "worker", "vector", "seq"];

/// Reports calls of routines whose level is already in use, and routines with loops over a level above their own.
pub fn check(program: &Program<'_>, found: &mut Vec<Diagnostic>) {
    names(program, found);
    let routines = routines(program);
    for construct in program.computes() {
        let stmt = program.stmt(construct);
        calls(program, &routines, stmt, 0, found);
        if doubts::has_several_gangs(program, construct) {
            of_gangs(program, &routines, stmt, found);
        }
    }
    for (id, (level, directive)) in &routines {
        let unit = program.unit;
        let Some(body) = unit.body(unit.function(*id)) else { continue };
        for placed in loops_in(program, body.span) {
            let over = named(&placed.directive);
            if over < *level {
                let message =
                    format!("a loop over `{}` in a routine that is `{}`", LEVELS[over], LEVELS[*level]);
                found.push(
                    Diagnostic::error(ACC_ROUTINE, message, placed.directive.span)
                        .label(directive.span, "this says what the routine uses")
                        .help(format!("write `acc routine {}`", LEVELS[over])),
                );
            }
        }
        calls(program, &routines, body, *level, found);
    }
}

/// Refuses calls of `gang` routines from several gangs: each gang would execute all iterations of their loops.
fn of_gangs(
    program: &Program<'_>,
    routines: &BTreeMap<FunctionId, (usize, &Directive)>,
    stmt: &Stmt,
    found: &mut Vec<Diagnostic>,
) {
    for (called, place) in Uses::of(program.unit, stmt).calls {
        if routines.get(&called).is_some_and(|(level, _)| *level == 0) {
            let name = &program.unit.function(called).name;
            let message =
                format!("`{name}`, a routine for gangs where there may be several, is not supported yet");
            found.push(
                Diagnostic::error(ACC_UNSUPPORTED, message, place)
                    .help("write `num_gangs(1)`, or put its loop into the construct"),
            );
        }
    }
}

/// The functions with a `routine` directive, each with its level as an index into [`LEVELS`].
pub fn routines<'p>(program: &'p Program<'_>) -> BTreeMap<FunctionId, (usize, &'p Directive)> {
    let mut routines = BTreeMap::new();
    for directive in program.directives.iter().map(|placed| &placed.directive) {
        if directive.name != "routine" {
            continue;
        }
        let Some(function) = function_of(program, directive) else { continue };
        let level = LEVELS.iter().position(|level| directive.has(level)).unwrap_or(3);
        let canonical = |id: FunctionId| program.unit.function(id).canonical.unwrap_or(id);
        for at in 0..program.unit.functions.len() {
            let one = FunctionId(at as u32);
            if canonical(one) == canonical(function) {
                routines.insert(one, (level, directive));
            }
        }
    }
    routines
}

/// Reports `routine` directives that name no function, stand before none, or bind one to none.
fn names(program: &Program<'_>, found: &mut Vec<Diagnostic>) {
    let routines = program.directives.iter().map(|placed| &placed.directive);
    for directive in routines.filter(|directive| directive.name == "routine") {
        if function_of(program, directive).is_none() && !is_of_library(program, directive) {
            found.push(match &directive.argument {
                Some(name) => unknown("routine", &name.text, name.span),
                None => Diagnostic::error(
                    ACC_LOOP_MISSING,
                    "`acc routine` is followed by no function",
                    directive.span,
                )
                .help("put it right before the function, or name the function: `acc routine(f) seq`"),
            });
        }
        if let Some(name) = directive.value("bind").filter(|name| named_function(program, name).is_none()) {
            found.push(unknown("bind", &name.text, name.span));
        }
    }
}

/// True if a directive names a function of a system header: `acc routine(fmin) seq`.
fn is_of_library(program: &Program<'_>, directive: &Directive) -> bool {
    let Some(name) = &directive.argument else { return false };
    let name = name.text.trim_matches('"');
    program.unit.callees.iter().any(|callee| callee.function.is_none() && callee.name == name)
}

fn unknown(clause: &str, name: &str, place: Span) -> Diagnostic {
    let message = format!("`{clause}` names the function {name}, which nothing declares here");
    Diagnostic::error(ACC_UNKNOWN_VARIABLE, message, place)
        .help("declare the function before the directive, with the same parameters")
}

/// The function that an argument names, as an identifier or a string.
fn named_function(program: &Program<'_>, name: &Argument) -> Option<FunctionId> {
    let name = name.text.trim_matches('"');
    let at = program.unit.functions.iter().rposition(|function| function.name == name)?;
    Some(FunctionId(at as u32))
}

impl Program<'_> {
    /// The function that device code calls instead of another one: `g` of `acc routine(f) bind(g)`.
    pub fn bound(&self, called: FunctionId) -> Option<FunctionId> {
        if matches!(self.device, Device::Cpu) {
            return None;
        }
        let canonical = |id: FunctionId| self.unit.function(id).canonical.unwrap_or(id);
        let binds = self.directives.iter().map(|placed| &placed.directive).find(|directive| {
            directive.name == "routine"
                && directive.has("bind")
                && function_of(self, directive).is_some_and(|id| canonical(id) == canonical(called))
        });
        named_function(self, binds?.value("bind")?)
    }
}

/// The function that a directive names, or the one that follows it.
fn function_of(program: &Program<'_>, directive: &Directive) -> Option<FunctionId> {
    let all = program.unit.functions.iter().enumerate();
    let found = match &directive.argument {
        Some(name) => return named_function(program, name),
        None => all
            .filter(|(_, function)| directive.span.end <= function.span.start)
            .min_by_key(|(_, function)| function.span.start),
    };
    found.map(|(at, _)| FunctionId(at as u32))
}

/// The loops with a directive in a range.
fn loops_in<'p>(program: &'p Program<'_>, range: Span) -> impl Iterator<Item = &'p Placed> {
    program
        .directives
        .iter()
        .filter(move |placed| placed.directive.is("loop") && range.contains(placed.directive.span))
}

/// The outermost level that a directive names, as an index into [`LEVELS`].
fn named(directive: &Directive) -> usize {
    LEVELS.iter().position(|level| directive.has(level)).unwrap_or(3)
}

/// Checks the calls in a statement; `level` is the outermost level that the calls may use.
fn calls(
    program: &Program<'_>,
    routines: &BTreeMap<FunctionId, (usize, &Directive)>,
    stmt: &Stmt,
    level: usize,
    found: &mut Vec<Diagnostic>,
) {
    for (called, place) in Uses::of(program.unit, stmt).calls {
        let Some((wants, _)) = routines.get(&called).filter(|(wants, _)| *wants < 3) else { continue };
        let around = levels_around(program, stmt.span, place);
        let used = [around.gang, around.worker, around.vector].into_iter().rposition(|level| level);
        let first_free = used.map_or(level, |used| level.max(used + 1));
        if *wants >= first_free {
            continue;
        }
        let name = &program.unit.function(called).name;
        let message = match used {
            Some(used) if used + 1 > level => format!(
                "`{name}` is a routine for `{}`, and the loop around this call runs over `{}`",
                LEVELS[*wants], LEVELS[used]
            ),
            Some(_) | None => format!(
                "`{name}` is a routine for `{}`, and this one is for `{}`",
                LEVELS[*wants], LEVELS[level]
            ),
        };
        found.push(
            Diagnostic::error(ACC_ROUTINE, message, place)
                .label(routines[&called].1.span, "declared here")
                .help("call it outside of that loop, or make it a routine for a level further inside"),
        );
    }
}

/// The levels that the loops around a place name, within a range.
fn levels_around(program: &Program<'_>, range: Span, place: Span) -> Levels {
    let is_around = |placed: &&Placed| {
        placed.directive.is("loop")
            && placed.stmt.is_some_and(|stmt| {
                let span = program.unit.stmt(stmt).span;
                range.contains(span) && span.contains(place)
            })
    };
    program.directives.iter().filter(is_around).fold(Levels::default(), |levels, placed| Levels {
        gang: levels.gang || placed.directive.has("gang"),
        worker: levels.worker || placed.directive.has("worker"),
        vector: levels.vector || placed.directive.has("vector"),
        ..levels
    })
}
