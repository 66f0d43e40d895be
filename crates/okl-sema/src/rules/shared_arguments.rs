//! Functions that say their pointers lead to shared memory, and what is passed to them.

use super::Facts;
use okl_model::{Call, Scope, Stmt, Unit, Use};
use okl_source::{Diagnostic, Span};

/// `shared-argument`: a `@shared` parameter that gets a pointer to other memory.
///
/// Only arguments that certainly lead elsewhere count: a kernel's pointers and local arrays.
pub(super) fn lead_there(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    facts.each_stmt(&mut |_, stmt| {
        for call in &stmt.calls {
            let Some(called) = call.function.map(|id| facts.unit.function(id)) else { continue };
            let arguments = arguments(facts.unit, call);
            if called.is_template || arguments.len() != called.params.len() {
                continue;
            }
            for (id, argument) in called.params.iter().zip(arguments) {
                let parameter = facts.unit.variable(*id);
                let Some(shared) = facts.unit.find_attr(&parameter.attrs, "shared") else { continue };
                let Some(used) = leads_elsewhere(facts.unit, stmt, argument) else { continue };
                let name = &facts.unit.variable(used.variable).name;
                out.push(
                    Diagnostic::error(
                        "shared-argument",
                        format!("`{name}` does not lead to shared memory, and `{}` asks for it", called.name),
                        used.span,
                    )
                    .label(facts.unit.attribute(shared).span, "this parameter is `@shared`")
                    .help("pass a `@shared` array, or leave `@shared` out of the parameter"),
                );
            }
        }
    });
}

/// The first variable of an argument when all it can lead to is known not to be shared.
fn leads_elsewhere<'u>(unit: &Unit, stmt: &'u Stmt, argument: Span) -> Option<&'u Use> {
    let inside = stmt.uses.iter().filter(|used| argument.contains(used.span));
    let leads = |used: &&Use| {
        let ty = &unit.variable(used.variable).ty;
        ty.is_pointer() || ty.is_array()
    };
    let leading: Vec<&Use> = inside.filter(leads).collect();
    let elsewhere = |used: &&Use| {
        let variable = unit.variable(used.variable);
        let shared = unit.has_attr(&variable.attrs, "shared");
        let kernel = unit.functions.iter().any(|f| f.is_kernel && f.params.contains(&used.variable));
        !shared && (kernel || (variable.scope == Scope::Local && variable.ty.is_array()))
    };
    leading.iter().all(elsewhere).then(|| leading.first().copied())?
}

/// The ranges of the arguments of a call; none when it is not written `f(a, b)`.
pub fn arguments(unit: &Unit, call: &Call) -> Vec<Span> {
    let text = unit.source(call.span);
    let Some(open) = text.find('(').filter(|_| text.ends_with(')')) else { return Vec::new() };
    let (mut found, mut depth, mut start) = (Vec::new(), 0_i32, open + 1);
    let place =
        |from: usize, to: usize| Span::new(call.span.start + from as u32, call.span.start + to as u32);
    for (at, byte) in text.bytes().enumerate().skip(open + 1) {
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth -= 1,
            b',' if depth == 0 => {
                found.push(place(start, at));
                start = at + 1;
            }
            _ => {}
        }
    }
    let last = place(start, text.len() - 1);
    if !unit.source(last).trim().is_empty() {
        found.push(last);
    }
    found
}
