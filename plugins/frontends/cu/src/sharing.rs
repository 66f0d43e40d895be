//! Variables in group memory: `__shared__ float s[64];`, `extern __shared__ float s[];`
//!
//! OKL declares them in the code of the group.

use crate::ids::CU_UNSUPPORTED;
use crate::implicit::Implicit;
use crate::kernels::{Kernel, Writer};
use crate::owner::OWNER;
use crate::program::Program;
use okl_plugin::model::{FunctionId, StmtKind, VarId};
use okl_plugin::{Diagnostic, Piece, Span};

/// The bytes of group memory that a launch may ask for.
const MOST_BYTES: u32 = 49152;

/// True for a variable whose size a launch gives: `extern __shared__ float s[];`
pub(crate) fn is_dynamic(program: &Program<'_>, id: VarId) -> bool {
    let unit = program.unit;
    let variable = unit.variable(id);
    let first = variable.declarator.bounds.first();
    let is_open = first.is_some_and(|bound| unit.source(*bound).trim_matches(['[', ']']).trim().is_empty());
    program.has(id, "cu_shared") && is_open
}

/// Moves the declarations of a kernel's group memory to the code of the group, and returns them.
pub(crate) fn declarations(writer: &mut Writer<'_>, kernel: &Kernel) -> Vec<Piece> {
    let program = writer.program;
    let unit = program.unit;
    let mut pieces = Vec::new();
    let Some(body) = program.body(kernel.function) else { return pieces };
    let mut statements: Vec<(Span, Vec<VarId>)> = Vec::new();
    unit.walk(body, &mut |stmt| {
        if let StmtKind::Declaration(variables) = &stmt.kind
            && variables.iter().any(|id| program.has(*id, "cu_shared"))
        {
            statements.push((stmt.span, variables.clone()));
        }
    });
    for (span, variables) in statements {
        let Some(first) = variables.first().map(|id| unit.variable(*id)) else { continue };
        let whole = with_attribute(writer, span, &variables);
        writer.edits.supplant(OWNER, whole, Vec::new());
        if let [only] = variables[..]
            && is_dynamic(program, only)
        {
            let bytes = writer.value(Implicit::DynamicBytes, Some(&kernel.shape));
            let ty = unit.ty(first.ty).innermost().alias().to_string();
            let name = &first.name;
            let text = match kernel.shape.dynamic_bytes {
                Some(bytes) => format!("@shared {ty} {name}[{bytes} / sizeof({ty})];\n"),
                None => format!("@shared({MOST_BYTES} / sizeof({ty})) {ty} {name}[{bytes} / sizeof({ty})];\n"),
            };
            pieces.push(Piece::Stands { text, from: first.span });
            continue;
        }
        let head = Span::new(whole.start, first.declarator.star.map_or(first.name_span.start, |star| star.start));
        let attribute = unit.find_attr(&first.attrs, "cu_shared").map(|id| unit.attribute(id).span);
        let text = without(unit.source(head), attribute.map_or("", |span| unit.source(span)));
        pieces.push(Piece::Stands { text: format!("@shared {text} "), from: head });
        pieces.push(Piece::Source(Span::new(head.end, span.end)));
        pieces.push(Piece::Text("\n".into()));
    }
    pieces
}

/// Refuses group memory in a function that is no kernel.
pub(crate) fn refuse(writer: &mut Writer<'_>, id: FunctionId) {
    let program = writer.program;
    let Some(uses) = program.uses(id) else { return };
    for variable in uses.declared.iter().filter(|id| program.has(**id, "cu_shared")) {
        let variable = program.unit.variable(*variable);
        let message = format!("`{}` is in group memory, but its function is no kernel", variable.name);
        writer.found.push(
            Diagnostic::error(CU_UNSUPPORTED, message, variable.name_span)
                .help("declare it in the kernel and pass a pointer to it"),
        );
    }
}

/// The range of a declaration with the attribute in front of it.
fn with_attribute(writer: &Writer<'_>, span: Span, variables: &[VarId]) -> Span {
    let unit = writer.program.unit;
    let attributes = variables.iter().flat_map(|id| &unit.variable(*id).attrs).map(|id| unit.attribute(*id).span);
    let start = attributes.map(|place| place.start).min().unwrap_or(span.start).min(span.start);
    Span::new(start, span.end)
}

/// The words of a declaration's specifiers without the attribute and the storage.
fn without(specifiers: &str, attribute: &str) -> String {
    let text = if attribute.is_empty() { specifiers.to_string() } else { specifiers.replace(attribute, " ") };
    let kept: Vec<&str> =
        text.split_whitespace().filter(|word| !matches!(*word, "static" | "extern")).collect();
    kept.join(" ")
}
