//! Constructs that have no counterpart in OpenMP.

use crate::ids::ACC_UNSUPPORTED;
use crate::placed::{Placed, is_compute};
use crate::program::Program;
use crate::sections;
use crate::uses::Uses;
use okl_frontend::directive::Clause;
use okl_plugin::Diagnostic;

/// Reports the parts of a directive that cannot be translated to OpenMP.
pub fn check(program: &Program<'_>, placed: &Placed, found: &mut Vec<Diagnostic>) {
    refuse_tables(program, placed, found);
    refuse_parts(program, placed, found);
    refuse_objects(program, placed, found);
    refuse_bound(placed, found);
}

/// Refuses private memory of variable length: OpenMP has private variables only.
fn refuse_parts(program: &Program<'_>, placed: &Placed, found: &mut Vec<Diagnostic>) {
    if !is_compute(placed) || placed.stmt.is_none() {
        return;
    }
    for part in program.parts(placed, 1, &mut Vec::new()) {
        let name = &program.unit.variable(part.id).name;
        let message =
            format!("`{name}`: OpenMP has no private memory of a length that is known at run time only");
        found.push(
            Diagnostic::error(ACC_UNSUPPORTED, message, placed.directive.span)
                .help("make it an array of a constant length, or a part of one array for each iteration"),
        );
    }
}

/// Refuses objects that own other memory, such as `std::vector`: OpenMP copies the object itself only.
fn refuse_objects(program: &Program<'_>, placed: &Placed, found: &mut Vec<Diagnostic>) {
    if !is_compute(placed) || placed.stmt.is_none() {
        return;
    }
    let unit = program.unit;
    let uses = Uses::of(unit, program.stmt(placed));
    for id in uses.free() {
        let variable = unit.variable(id);
        if unit.ty(variable.ty).value().is_destroyed {
            let place = uses.named[&id].first().copied().unwrap_or(placed.directive.span);
            let message =
                format!("`{}`: OpenMP copies an object, not the memory that it owns", variable.name);
            found.push(
                Diagnostic::error(ACC_UNSUPPORTED, message, place)
                    .label(placed.directive.span, "used on the device by this construct")
                    .help("use a pointer to its elements: `double *p = v.data();`"),
            );
        }
    }
}

/// Refuses functions that have another version for devices.
fn refuse_bound(placed: &Placed, found: &mut Vec<Diagnostic>) {
    if let Some(clause) = placed.directive.clause("bind") {
        let message = "`bind` has no counterpart in the OpenMP that okl writes";
        found.push(
            Diagnostic::error(ACC_UNSUPPORTED, message, clause.span)
                .help("call `acc_on_device` in the function to tell devices from the host"),
        );
    }
}

/// Refuses sections that are not contiguous: rows that are reached through pointers.
fn refuse_tables(program: &Program<'_>, placed: &Placed, found: &mut Vec<Diagnostic>) {
    const MOVING: [&str; 4] = ["delete", "self", "host", "device"];
    let moves = |clause: &&Clause| {
        sections::DATA.contains(&clause.name) || MOVING.contains(&clause.name) && !is_compute(placed)
    };
    for clause in placed.directive.clauses.iter().filter(moves) {
        let data = program.data(placed, clause, &mut Vec::new());
        for one in data.iter().filter(|one| one.is_table) {
            let message = format!("`{}`: OpenMP has no section of rows behind pointers", one.shown);
            let named = clause.arguments.iter().find(|argument| argument.text == one.shown);
            let place = named.map_or(clause.span, |argument| argument.span);
            found.push(
                Diagnostic::error(ACC_UNSUPPORTED, message, place)
                    .help("put the rows into one array, or move each by a directive of its own"),
            );
        }
    }
}
