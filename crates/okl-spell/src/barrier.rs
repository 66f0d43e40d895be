//! Writes the barriers that okl adds.

use okl_analysis::Analyzed;
use okl_plan::hazard::BarrierPlace;
use okl_source::EditSet;

/// `__syncthreads();` before the loop, on a line of its own.
pub(crate) fn insert(owner: &str, unit: &Analyzed, at: BarrierPlace, barrier: &str, edits: &mut EditSet) {
    match at {
        BarrierPlace::Before(stmt) => {
            let line = unit.text[..stmt.start as usize].rfind('\n').map_or(0, |at| at + 1);
            let indent = &unit.text[line..stmt.start as usize];
            let text = match indent.trim().is_empty() {
                true => format!("{barrier};\n{indent}"),
                false => format!("{barrier}; "),
            };
            edits.insert(owner.to_string(), stmt.start, text);
        }
        // `for (...) { __syncthreads(); statement }`
        BarrierPlace::Braced(stmt) => {
            edits.wrap(owner.to_string(), stmt, format!("{{ {barrier}; "), " }");
        }
        BarrierPlace::AtStart(body) => {
            let body = unit.stmt(body);
            match body.as_block() {
                Some(_) => edits.insert(owner.to_string(), body.span.start + 1, format!(" {barrier};")),
                None => edits.wrap(owner.to_string(), body.span, format!("{{ {barrier}; "), " }"),
            }
        }
        // Before the closing brace; bodies without braces get some.
        BarrierPlace::AtEnd(body) => {
            let body = unit.stmt(body);
            match body.as_block() {
                Some(_) => edits.insert(owner.to_string(), body.span.end - 1, format!("  {barrier};\n")),
                None => edits.wrap(owner.to_string(), body.span, "{ ", format!(" {barrier}; }}")),
            }
        }
    }
}
