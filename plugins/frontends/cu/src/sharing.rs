//! Variables in group memory: `__shared__ float s[64];`, `extern __shared__ float s[];`
//!
//! OKL declares them in the code of the group.

use crate::implicit::Implicit;
use crate::owner::OWNER;
use crate::program::Program;
use crate::shape::MOST_ITEMS;
use crate::symbols::is_dynamic;
use crate::writer::{Kernel, Writer};
use okl_frontend::renamed;
use okl_plugin::model::{FunctionId, StmtKind, VarId};
use okl_plugin::{Piece, Span};

/// The bytes of group memory that a launch may ask for.
pub(crate) const MOST_BYTES: u32 = 49152;

/// A declaration of group memory in a function.
pub(crate) struct Shared {
    /// The range of the statement, its attribute included.
    pub(crate) span: Span,
    /// The variables.
    pub(crate) variables: Vec<VarId>,
    /// The specifiers without the attribute and the storage: `const int`.
    specifiers: String,
    /// The declarators.
    declarators: Span,
}

/// The declarations of group memory in a function.
pub(crate) fn shared(program: &Program<'_>, id: FunctionId) -> Vec<Shared> {
    let unit = program.unit;
    let mut found = Vec::new();
    let Some(body) = program.body(id) else { return found };
    let places = program.shared_in(body.span);
    unit.walk(body, &mut |stmt| {
        let StmtKind::Declaration(variables) = &stmt.kind else { return };
        let Some(first) = variables.first().map(|id| unit.variable(*id)) else { return };
        if !program.has(variables[0], "cu_shared") {
            return;
        }
        let is_in_front = |place: &&Span| {
            place.end <= stmt.span.start
                && unit.source(Span::new(place.end, stmt.span.start)).trim().is_empty()
        };
        let is_own = |place: &&Span| stmt.span.contains(**place) || is_in_front(place);
        let attribute = places.iter().find(is_own).copied().unwrap_or(Span::at(stmt.span.start));
        let span = Span::new(attribute.start.min(stmt.span.start), stmt.span.end);
        // A variable that several functions declare `extern` is one variable.
        let name = if span.contains(first.name_span) { first.name_span.start } else { span.end };
        let star = first.declarator.star.filter(|star| span.contains(*star)).map_or(name, |star| star.start);
        let specifiers = without(unit.source(Span::new(span.start, star)), unit.source(attribute));
        found.push(Shared {
            span,
            variables: variables.clone(),
            specifiers,
            declarators: Span::new(star, span.end),
        });
    });
    found
}

/// Moves the declarations of a kernel's group memory to the code of the group, and returns them.
pub(crate) fn declarations(writer: &mut Writer<'_>, kernel: &Kernel) -> Vec<Piece> {
    let program = writer.program;
    let mut pieces = Vec::new();
    for one in shared(program, kernel.function) {
        writer.edits.supplant(OWNER, one.span, Vec::new());
        if let [only] = one.variables[..]
            && is_dynamic(program, only)
        {
            let text = dynamic(writer, only, kernel);
            pieces.push(Piece::Stands { text, from: one.span });
            continue;
        }
        pieces.push(Piece::Stands { text: format!("@shared {} ", one.specifiers), from: one.span });
        pieces.extend(renamed::with_changes(one.declarators, constants(program, one.declarators)));
        pieces.push(Piece::Text("\n".into()));
    }
    let needs: Vec<Implicit> = writer.needs.needed(program, kernel.function).collect();
    for need in needs {
        if let Implicit::Shared(id) = need {
            let variable = program.unit.variable(id);
            let text = match is_dynamic(program, id) {
                true => dynamic(writer, id, kernel),
                false => format!("@shared {};\n", declared(writer, id, &writer.shared_name(id))),
            };
            pieces.push(Piece::Stands { text, from: variable.name_span });
        }
    }
    pieces
}

/// `@shared(49152 / sizeof(float)) float s[dynamic_bytes / sizeof(float)];`
fn dynamic(writer: &Writer<'_>, id: VarId, kernel: &Kernel) -> String {
    let variable = writer.program.unit.variable(id);
    let bytes = writer.value(Implicit::DynamicBytes, Some(&kernel.shape));
    let ty = writer.program.unit.ty(variable.ty).innermost().alias().to_string();
    let name = &variable.name;
    match kernel.shape.dynamic_bytes {
        // A launch without group memory may not use it.
        Some(0) => format!("@shared {ty} {name}[1];\n"),
        Some(bytes) => format!("@shared {ty} {name}[{bytes} / sizeof({ty})];\n"),
        None => {
            let most = MOST_BYTES - exchanged(writer, kernel);
            format!("@shared({most} / sizeof({ty})) {ty} {name}[{bytes} / sizeof({ty})];\n")
        }
    }
}

/// The bytes of group memory by which threads tell each other values: devices have no more than `MOST_BYTES` in all.
fn exchanged(writer: &Writer<'_>, kernel: &Kernel) -> u32 {
    let items = kernel.shape.items().unwrap_or(MOST_ITEMS) as u32;
    let needs = writer.needs.needed(writer.program, kernel.function);
    let sizes = needs.map(|need| match need {
        Implicit::Lanes(ty) => items * ty.bytes(),
        _other => 0,
    });
    sizes.sum::<u32>().min(MOST_BYTES / 2)
}

/// The values of the constants of a function that bounds of its arrays name: outside, nothing declares these.
fn constants(program: &Program<'_>, place: Span) -> Vec<(Span, String)> {
    program.known.constants(place).map(|(place, value)| (place, value.to_string())).collect()
}

/// The declaration of a variable under another name: `float tile[8][9]`.
fn declared(writer: &Writer<'_>, id: VarId, name: &str) -> String {
    let unit = writer.program.unit;
    let variable = unit.variable(id);
    let element = unit.ty(variable.ty).innermost().alias().to_string();
    let of = |bound: &Span| {
        let mut text = String::new();
        let mut at = bound.start;
        for (place, value) in constants(writer.program, *bound) {
            text.push_str(unit.source(Span::new(at, place.start)));
            text.push_str(&value);
            at = place.end;
        }
        text + unit.source(Span::new(at, bound.end))
    };
    let bounds: String = variable.declarator.bounds.iter().map(of).collect();
    format!("{element} {name}{bounds}")
}

/// Removes the declarations of group memory from a function that is no kernel: its kernels have them.
pub(crate) fn remove(writer: &mut Writer<'_>, id: FunctionId) {
    for one in shared(writer.program, id) {
        writer.edits.supplant(OWNER, one.span, Vec::new());
    }
}

/// The words of a declaration's specifiers without the attribute and the storage.
fn without(specifiers: &str, attribute: &str) -> String {
    let text = if attribute.is_empty() { specifiers.to_string() } else { specifiers.replace(attribute, " ") };
    let kept: Vec<&str> =
        text.split_whitespace().filter(|word| !matches!(*word, "static" | "extern")).collect();
    kept.join(" ")
}
