//! New values that are computed from the old one: a loop that tries again until no other work item came between.

use super::functions::{load_function, swap_function};
use super::parts::{Marked, address, assigned, number, put, unsupported_width};
use crate::job::Job;
use crate::names::free;
use crate::operand::{Binding, Operand};
use okl_model::ExprId;
use okl_sema::atomic::Replace;
use okl_source::{EditSet, Piece};

/// A new value that is computed from the old one, in a loop that tries again until no other work item came between:
/// `{ int seen = okl_atomic_load_int(&x); do { v = seen; seen = okl_atomic_swap_int(&x, v, v + 1); } while (seen != v); }`
///
/// A condition stands before the swap: `if (!(v < 7)) break;`
pub(super) fn lower(job: &mut Job<'_>, marked: &Marked<'_>, replace: &Replace, edits: &mut EditSet) {
    let unit = job.unit;
    let ty = unit.type_of(replace.place);
    let space = job.space_of(replace.place);
    let functions = number(job.target, ty).and_then(|scalar| {
        let load = load_function(job.target, &scalar, &space);
        let swap = swap_function(job.target, &scalar, &scalar, &space);
        let both = load.zip(swap).map(|(load, swap)| (scalar.name, load, swap));
        both.ok_or_else(|| unsupported_width(job.target, ty))
    });
    let (name, load, swap) = match functions {
        Ok(found) => found,
        Err(what) => return job.unsupported(marked.attr, &what),
    };
    let text = |text: String| Piece::Text(text);
    let seen = free(unit, "seen");
    let into = || Piece::Source(unit.expression(replace.into).span);
    let whole = |id: ExprId| Operand::of(unit, id).within(Binding::Assignment);
    let mut pieces = vec![text(format!("{{ {name} {seen} = {}(", load.name))];
    pieces.extend(address(job, replace.place, &load, &space));
    pieces.push(text("); do { ".into()));
    pieces.extend(assigned(unit, replace.into));
    pieces.push(text(format!("{seen}; ")));
    if let (Some(condition), None) = (replace.condition, replace.otherwise) {
        pieces.push(text("if (!(".into()));
        pieces.extend(whole(condition));
        pieces.push(text(")) break; ".into()));
    }
    pieces.push(text(format!("{seen} = {}(", swap.name)));
    pieces.extend(address(job, replace.place, &swap, &space));
    pieces.extend([text(", ".into()), into(), text(", ".into())]);
    match replace.condition.zip(replace.otherwise) {
        // `(v < 7) ? (int)(v + 1) : (int)(0)`
        Some((condition, otherwise)) => {
            pieces.push(text("(".into()));
            pieces.extend(whole(condition));
            pieces.push(text(format!(") ? ({name})(")));
            pieces.extend(whole(replace.value));
            pieces.push(text(format!(") : ({name})(")));
            pieces.extend(whole(otherwise));
            pieces.push(text(")".into()));
        }
        None => pieces.extend(whole(replace.value)),
    }
    pieces.push(text(format!("); }} while ({seen} != ")));
    pieces.extend([into(), text("); }".into())]);
    job.help_with(load.text);
    job.help_with(swap.text);
    put(job, marked, pieces, edits);
}
