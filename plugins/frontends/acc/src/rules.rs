//! The restrictions of OpenACC.
//!
//! Each rule cites its section of the OpenACC specification, version 3.3.

use crate::atomic;
use crate::dimensions;
use crate::doubts;
use crate::hidden;
use crate::ids::{
    ACC_CLAUSE_CONFLICT, ACC_COUNT, ACC_DEFAULT_NONE, ACC_JUMP, ACC_KERNELS_SEQUENTIAL, ACC_LOCAL_COUNT,
    ACC_LOOP_MISSING, ACC_NESTING, ACC_SYNTAX, ACC_UNKNOWN_VARIABLE, ACC_UNSUPPORTED,
};
use crate::jumps;
use crate::lookup::lookup;
use crate::loops::Levels;
use crate::operators;
use crate::placed::{Placed, is_compute};
use crate::program::Program;
use crate::races;
use crate::routines;
use crate::section::Sections as _;
use crate::uses::Uses;
use okl_frontend::directive::{Clause, Directive};
use okl_plugin::model::{Stmt, StmtKind, VarId};
use okl_plugin::{Diagnostic, Span};

/// Reports all violations in a program.
pub fn check(program: &Program<'_>) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for placed in &program.directives {
        behind(placed, &mut found);
        outside(placed, &mut found);
        moves(&placed.directive, &mut found);
        names(program, placed, &mut found);
        conflicts(&placed.directive, &mut found);
        counts(program, placed, &mut found);
        atomic::check(program, placed, &mut found);
        if placed.stmt.is_some() && is_compute(placed) {
            construct(program, placed, &mut found);
            operators::check(program, placed, &mut found);
            doubts::check(program, placed, &mut found);
            races::check(program, placed, &mut found);
        }
        if placed.stmt.is_some() && placed.directive.is("loop") {
            nesting(program, placed, &mut found);
        }
    }
    routines::check(program, &mut found);
    found
}

/// A construct must have a statement.
fn behind(placed: &Placed, found: &mut Vec<Diagnostic>) {
    let directive = &placed.directive;
    if directive.takes_statement && placed.stmt.is_none() {
        let message = format!("`acc {}` is followed by nothing that it applies to", directive.name);
        found.push(
            Diagnostic::error(ACC_LOOP_MISSING, message, directive.span)
                .help("put it right before the statement or the loop that it applies to"),
        );
    }
}

/// An executable directive must be in a function (1.5).
fn outside(placed: &Placed, found: &mut Vec<Diagnostic>) {
    const DONE: [&str; 7] = ["enter data", "exit data", "init", "set", "shutdown", "update", "wait"];
    let directive = &placed.directive;
    if placed.function.is_none() && DONE.contains(&directive.name) {
        let message = format!("`acc {}` stands outside of functions", directive.name);
        found.push(
            Diagnostic::error(ACC_SYNTAX, message, directive.span).help(
                "move it to where it should happen; only `declare` and `routine` stand between functions",
            ),
        );
    }
}

/// A directive for data must name some (2.6.6, 2.14.4).
fn moves(directive: &Directive, found: &mut Vec<Diagnostic>) {
    let wanted: &[&str] = match directive.name {
        "update" => &["self", "host", "device"],
        "enter data" => &["copyin", "create", "attach"],
        "exit data" => &["copyout", "delete", "detach"],
        _ => return,
    };
    if !wanted.iter().any(|clause| directive.has(clause)) {
        let message = format!("`acc {}` names no data", directive.name);
        let help = format!("it needs one of the clauses `{}`", wanted.join("`, `"));
        found.push(Diagnostic::error(ACC_SYNTAX, message, directive.span).help(help));
    }
}

/// Variables in clauses must be declared.
fn names(program: &Program<'_>, placed: &Placed, found: &mut Vec<Diagnostic>) {
    const NAMING: [&str; 18] = [
        "attach",
        "copy",
        "copyin",
        "copyout",
        "create",
        "delete",
        "detach",
        "device",
        "device_resident",
        "deviceptr",
        "firstprivate",
        "host",
        "no_create",
        "present",
        "private",
        "reduction",
        "self",
        "use_device",
    ];
    // `self` on a compute construct is a condition.
    let is_named = |clause: &&Clause| {
        NAMING.contains(&clause.name) && !(clause.name == "self" && placed.directive.name != "update")
    };
    for clause in placed.directive.clauses.iter().filter(is_named) {
        for argument in &clause.arguments {
            let section = argument.section();
            if WHOLE.contains(&clause.name) && section.is_member() {
                found.push(no_member(clause.name, &section.base, argument.span));
            }
            let name = section.name;
            let known = lookup(program.unit, placed.function, placed.directive.span, &name);
            if let Some(id) = known {
                hidden::check_argument(program, argument, id, &mut *found);
            } else if name != "this" {
                let message = format!("`{}` names `{name}`, which nothing declares here", clause.name);
                found.push(
                    Diagnostic::error(ACC_UNKNOWN_VARIABLE, message, argument.span)
                        .help("clauses name variables that are declared before the directive"),
                );
            }
        }
    }
}

/// The clauses that make a variable of their own, for which there is no part of another one to stand for.
const WHOLE: [&str; 3] = ["firstprivate", "private", "use_device"];

/// `private(s.x[0:n])`
fn no_member(clause: &str, base: &str, place: Span) -> Diagnostic {
    let message = format!("`{clause}` takes whole variables, and `{base}` is a part of one");
    Diagnostic::error(ACC_UNSUPPORTED, message, place).help("copy it to a local variable, and name that one")
}

/// Mutually exclusive clauses; section 2.9.
fn conflicts(directive: &Directive, found: &mut Vec<Diagnostic>) {
    const PAIRS: [(&str, &[&str]); 2] =
        [("seq", &["gang", "worker", "vector", "independent", "auto"]), ("independent", &["auto"])];
    for (one, others) in PAIRS {
        let Some(first) = directive.clause(one) else { continue };
        for other in others.iter().filter_map(|name| directive.clause(name)) {
            let message = format!("`{}` cannot stand beside `{one}`", other.name);
            found.push(
                Diagnostic::error(ACC_CLAUSE_CONFLICT, message, other.span)
                    .label(first.span, "this says something else of the same loop")
                    .help("keep one of them"),
            );
        }
    }
    const DATA: [&str; 11] = [
        "copy",
        "copyin",
        "copyout",
        "create",
        "deviceptr",
        "firstprivate",
        "no_create",
        "present",
        "private",
        "reduction",
        "use_device",
    ];
    let mut seen: Vec<(String, &Clause)> = Vec::new();
    for clause in directive.clauses.iter().filter(|clause| DATA.contains(&clause.name)) {
        for argument in &clause.arguments {
            let base = argument.section().base;
            match seen.iter().find(|(other, _)| *other == base) {
                // A reduction variable may also be in a data clause.
                Some((_, other)) if other.name == "reduction" || clause.name == "reduction" => {}
                Some((_, other)) => found.push(
                    Diagnostic::error(
                        ACC_CLAUSE_CONFLICT,
                        format!("`{base}` is in two clauses"),
                        argument.span,
                    )
                    .label(other.span, "here too")
                    .help("keep the one that says what happens to it"),
                ),
                None => seen.push((base, clause)),
            }
        }
    }
}

/// The numbers of gangs, workers and lanes must be positive; tile sizes must also be constants; sections 2.5.10 to
/// 2.5.12 and 2.9.8.
fn counts(program: &Program<'_>, placed: &Placed, found: &mut Vec<Diagnostic>) {
    let directive = &placed.directive;
    for name in ["num_gangs", "num_workers", "vector_length", "gang", "worker", "vector", "tile"] {
        // `gang(dim:2)` names a dimension, not a number of gangs.
        let numbers = directive.all(name).filter(|clause| clause.modifier != "dim");
        for argument in numbers.flat_map(|clause| &clause.arguments) {
            let number = program.constant(placed, &argument.text);
            if number.is_some_and(|number| number <= 0) {
                let message = format!("`{name}` of {}: it has to be positive", argument.text);
                found.push(Diagnostic::error(ACC_COUNT, message, argument.span).help("write at least 1"));
            } else if name == "tile" && number.is_none() && argument.text != "*" {
                let message =
                    format!("`{}` is no constant, and the size of a tile has to be one", argument.text);
                found.push(
                    Diagnostic::error(ACC_COUNT, message, argument.span)
                        .help("write a number, a constant, or `*` for a size that fits the target"),
                );
            }
        }
    }
    dimension(directive, found);
    let known = |name: &str| program.constant(placed, &directive.value(name)?.text);
    if let (Some(workers), Some(lanes)) = (known("num_workers"), known("vector_length"))
        && workers > 0
        && lanes > 0
        && workers.saturating_mul(lanes) > 1024
    {
        let message = format!(
            "{workers} workers of {lanes} lanes are more than the 1024 work items that a group can have"
        );
        found.push(
            Diagnostic::error(ACC_COUNT, message, directive.span).help("make one of the two numbers smaller"),
        );
    }
}

/// There are three gang dimensions; sections 2.5.10 and 2.9.2.
fn dimension(directive: &Directive, found: &mut Vec<Diagnostic>) {
    let is_there = dimensions::dimension(directive).is_none_or(|number| (1..=3).contains(&number));
    if let Some(clause) = directive.clause("gang").filter(|_| !is_there) {
        let number = dimensions::dimension(directive).unwrap_or(0);
        let message = format!("`gang(dim:{number})`: gangs have the dimensions 1 to 3");
        found.push(
            Diagnostic::error(ACC_COUNT, message, clause.span)
                .help("write `gang(dim:1)` on the innermost of these loops"),
        );
    }
    if let Some(clause) = directive.clause("num_gangs")
        && let Some(fourth) = clause.arguments.get(3)
    {
        let message = format!("`num_gangs` with {} numbers: gangs have 3 dimensions", clause.arguments.len());
        found.push(
            Diagnostic::error(ACC_COUNT, message, fourth.span)
                .help("write the numbers of gangs for `dim:1`, `dim:2` and `dim:3`"),
        );
    }
}

/// The rules for a compute construct as a whole.
fn construct(program: &Program<'_>, placed: &Placed, found: &mut Vec<Diagnostic>) {
    let stmt = program.stmt(placed);
    // Compute constructs do not nest; section 2.5.4.
    if let Some(outer) = program.around(placed).find(|outer| is_compute(outer)) {
        let message = format!("`acc {}` inside of `acc {}`", placed.directive.name, outer.directive.name);
        found.push(
            Diagnostic::error(ACC_NESTING, message, placed.directive.span)
                .label(outer.directive.span, "the construct around it")
                .help("write `acc loop` inside of a compute construct"),
        );
    }
    jumps(program, stmt, stmt, Inside::default(), found);
    if placed.directive.value("default").is_some_and(|argument| argument.text == "none") {
        unnamed(program, placed, found);
    }
}

/// The jumps that are legal at a statement: `break` if it stays in the construct and in the distributed loop,
/// `continue` if there is a loop.
#[derive(Clone, Copy, Default)]
struct Inside {
    breaks: bool,
    continues: bool,
}

/// Jumps must not leave a construct or a loop whose iterations have no order; sections 2.5.4 and 2.9.
fn jumps(program: &Program<'_>, construct: &Stmt, stmt: &Stmt, inside: Inside, found: &mut Vec<Diagnostic>) {
    let unit = program.unit;
    let leaves = match stmt.kind {
        StmtKind::Return => Some("`return`"),
        StmtKind::Goto if jumps::leads_away(unit, construct, stmt) => Some("`goto`"),
        StmtKind::Break if !inside.breaks => Some("`break`"),
        StmtKind::Continue if !inside.continues => Some("`continue`"),
        StmtKind::Break
        | StmtKind::Continue
        | StmtKind::Block(_)
        | StmtKind::Declaration(_)
        | StmtKind::Expression
        | StmtKind::For(_)
        | StmtKind::Loop(_)
        | StmtKind::RangeFor { .. }
        | StmtKind::If { .. }
        | StmtKind::Switch(_)
        | StmtKind::Labelled(_)
        | StmtKind::Goto
        | StmtKind::Empty
        | StmtKind::Other(_) => None,
    };
    if let Some(word) = leaves {
        let what = if inside.continues {
            "a loop whose iterations have no order"
        } else {
            "a construct that runs on the device"
        };
        let what = if word == "`break`" { what } else { "a construct that runs on the device" };
        found.push(
            Diagnostic::error(ACC_JUMP, format!("{word} leaves {what}"), stmt.span)
                .help("keep the result in a variable, and leave after the construct"),
        );
    }
    let is_loop = stmt.is_loop();
    let is_shared_out = program.loop_of(stmt.id).is_some_and(|placed| !placed.directive.has("seq"));
    let inside = if is_loop {
        Inside { breaks: !is_shared_out, continues: true }
    } else if matches!(stmt.kind, StmtKind::Switch(_)) {
        Inside { breaks: true, ..inside }
    } else {
        inside
    };
    for child in unit.children(stmt) {
        jumps(program, construct, child, inside, found);
    }
}

/// With `default(none)` every variable must be in a clause; section 2.5.16.
fn unnamed(program: &Program<'_>, placed: &Placed, found: &mut Vec<Diagnostic>) {
    let unit = program.unit;
    let uses = Uses::of(unit, program.stmt(placed));
    let mut named: Vec<VarId> = Vec::new();
    let around = program.around(placed).filter(|other| other.directive.name == "data");
    for other in std::iter::once(placed).chain(around) {
        for clause in &other.directive.clauses {
            named.extend(program.variables(other, &clause.arguments).into_iter().map(|(id, _)| id));
        }
    }
    for id in uses.free() {
        let variable = unit.variable(id);
        let ty = unit.ty(variable.ty).value();
        // A scalar has a default without a clause: firstprivate.
        if (ty.is_array() || ty.is_pointer() || ty.kind == okl_plugin::TypeKind::Record)
            && !named.contains(&id)
        {
            let place = uses.named[&id].first().copied().unwrap_or(placed.directive.span);
            let message = format!("`{}` is in no clause, and `default(none)` asks for one", variable.name);
            found.push(
                Diagnostic::error(ACC_DEFAULT_NONE, message, place)
                    .label(placed.directive.span, "asked for here")
                    .help(format!("add `copy({})`, or what fits better", variable.name)),
            );
        }
    }
}

/// The nesting of loops; section 2.9.
fn nesting(program: &Program<'_>, placed: &Placed, found: &mut Vec<Diagnostic>) {
    let Some(stmt) = placed.stmt else { return };
    let construct = std::iter::once(placed).chain(program.around(placed)).find(|around| is_compute(around));
    let Some(construct) = construct else { return };
    let named = |name: &str| placed.directive.clause(name).map(|clause| clause.span);
    let own = [named("gang"), named("worker"), named("vector")];
    let outside = named_around(program, placed, program.stmt(construct).span);
    const NAMES: [&str; 3] = ["gang", "worker", "vector"];
    let levels = [outside.gang, outside.worker, outside.vector];
    for (level, place) in own.iter().enumerate() {
        let Some(place) = place else { continue };
        let Some(outer) = (level..3).rev().find(|outer| levels[*outer]) else { continue };
        if outer == 0 && is_inner_dimension(program, placed) {
            continue;
        }
        let message = match outer == level {
            true => format!("a loop over `{}` inside of another one", NAMES[level]),
            false => format!("a loop over `{}` inside of one over `{}`", NAMES[level], NAMES[outer]),
        };
        found.push(
            Diagnostic::error(ACC_NESTING, message, *place)
                .help("from outside to inside, loops run over `gang`, `worker` and `vector`, each once"),
        );
    }
    for (name, asks) in [("gang", "num_gangs"), ("worker", "num_workers"), ("vector", "vector_length")] {
        let argument = placed.directive.clause(name).filter(|clause| {
            !clause.arguments.is_empty() && !matches!(clause.modifier.as_str(), "static" | "dim")
        });
        let Some(clause) = argument else { continue };
        let most = construct.directive.value(asks);
        let known = |text: &str| program.constant(placed, text);
        if construct.directive.name == "parallel" {
            let message = format!("`{name}` takes a number in `acc kernels` only; the number is ignored");
            found.push(
                Diagnostic::warning(ACC_LOCAL_COUNT, message, clause.span)
                    .help(format!("write `{asks}({})` on the construct", clause.arguments[0].text)),
            );
        } else if let Some(most) = most
            && let (Some(asked), Some(there)) = (known(&clause.arguments[0].text), known(&most.text))
            && asked > there
        {
            let message =
                format!("`{name}({asked})` is more than the {there} of the construct: {there} take part");
            found.push(
                Diagnostic::warning(ACC_LOCAL_COUNT, message, clause.span)
                    .label(most.span, "as many as there are")
                    .help("make the two numbers the same, or leave this one out"),
            );
        }
    }
    let is_sequential = construct.directive.name == "kernels"
        && program.levels(construct, placed, program.outside(construct, stmt)) == Levels::default()
        && !placed.directive.has("seq");
    if is_sequential {
        let message = "this loop of `acc kernels` runs one iteration after another: nothing says that its iterations are independent";
        found.push(
            Diagnostic::warning(ACC_KERNELS_SEQUENTIAL, message, placed.directive.span)
                .help("write `acc loop independent` if they are"),
        );
    }
}

/// True if all gang loops around a gang loop have a higher dimension: `gang(dim:2)` around `gang(dim:1)`.
fn is_inner_dimension(program: &Program<'_>, placed: &Placed) -> bool {
    let dimension = |placed: &Placed| {
        placed.directive.has("gang").then(|| dimensions::dimension(&placed.directive).unwrap_or(1))
    };
    let around =
        program.around(placed).take_while(|around| !is_compute(around) || around.directive.is("loop"));
    let mut gangs = around.filter(|around| around.directive.is("loop")).filter_map(dimension);
    dimension(placed).is_some_and(|own| gangs.all(|outer| outer > own))
}

/// The levels that the directives of the enclosing loops name, inside of a construct.
fn named_around(program: &Program<'_>, placed: &Placed, construct: Span) -> Levels {
    let around = program.around(placed).filter(|other| {
        other.directive.is("loop")
            && other.stmt != placed.stmt
            && other.stmt.is_some_and(|stmt| construct.contains(program.unit.stmt(stmt).span))
    });
    around.fold(Levels::default(), |levels, other| Levels {
        gang: levels.gang || other.directive.has("gang"),
        worker: levels.worker || other.directive.has("worker"),
        vector: levels.vector || other.directive.has("vector"),
        ..levels
    })
}
