//! Remarks: what okl has decided where CUDA leaves it open, at the places of the program. Pipelines leave them unsaid;
//! `-W cu-remark` shows them.

use crate::bounds::Bounds;
use crate::ids::CU_REMARK;
use crate::implicit::Implicit;
use crate::objects;
use crate::sharing::MOST_BYTES;
use crate::tiles::Tiling;
use crate::writer::{Kernel, Writer};
use okl_plugin::model::StmtKind;
use okl_plugin::{Diagnostic, Span};

/// The remarks about kernels.
pub(crate) fn of(writer: &Writer<'_>, kernels: &[Kernel]) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for kernel in kernels {
        let name = &writer.program.unit.function(kernel.function).name;
        let place = writer.program.unit.function(kernel.function).name_span;
        let mut say = |place: Span, message: String| {
            found.push(Diagnostic::warning(CU_REMARK, message, place));
        };
        if writer.program.launches_of(kernel.function).next().is_some() {
            say(place, block(kernel, name));
            if let Some(message) = tiles(kernel, name) {
                say(place, message);
            }
        }
        memory(writer, kernel, &mut say);
        returns(writer, kernel, &mut say);
        if let Some(Bounds::Unknown(text)) = Bounds::of(writer.program, kernel.function) {
            say(
                place,
                format!("`__launch_bounds__({text})` of `{name}` is left out: okl does not know its numbers"),
            );
        }
        arguments(writer, kernel, &mut say);
    }
    members(writer, &mut found);
    found
}

/// Whether the kernel is a loop over tiles.
fn tiles(kernel: &Kernel, name: &str) -> Option<String> {
    match &kernel.tiling {
        Tiling::Tiled(tile) if tile.is_strided() => {
            Some(format!("`{name}` is a `@tile` loop: it needs no grid of a certain size"))
        }
        Tiling::Tiled(_) => Some(format!("`{name}` is a `@tile` loop: its launches cover the bound")),
        Tiling::Nearly(why) => Some(format!("`{name}` is not written as a `@tile` loop: {why}")),
        Tiling::Other => None,
    }
}

/// Returns of some threads in front of barriers of all.
fn returns(writer: &Writer<'_>, kernel: &Kernel, say: &mut dyn FnMut(Span, String)) {
    let program = writer.program;
    let Some(body) = program.body(kernel.function) else { return };
    let barriers = writer.barriers.places(program, kernel.function);
    program.unit.walk(body, &mut |stmt| {
        if matches!(stmt.kind, StmtKind::Return) && barriers.iter().any(|place| stmt.span.end <= place.start) {
            let name = &program.unit.function(kernel.function).name;
            say(stmt.span, format!("threads of `{name}` that return here take no part in what follows; barriers are for those that are left"));
        }
    });
}

/// Arguments that a launch of the program does not have, or has in another form.
fn arguments(writer: &Writer<'_>, kernel: &Kernel, say: &mut dyn FnMut(Span, String)) {
    let unit = writer.program.unit;
    let function = unit.function(kernel.function);
    for need in &kernel.implicit {
        if let Implicit::Variable(id) = need {
            let (name, variable) = (&function.name, &unit.variable(*id).name);
            say(
                function.name_span,
                format!("`{name}` gets the address of the device's variable `{variable}` as an argument"),
            );
        }
    }
    for id in &function.params {
        if objects::fields(unit, writer.device, *id).is_some() {
            let variable = unit.variable(*id);
            say(
                variable.name_span,
                format!(
                    "`{}` has pointers in it: `{}` gets its fields one by one",
                    variable.name, function.name
                ),
            );
        }
    }
}

/// Member functions that became functions.
fn members(writer: &Writer<'_>, found: &mut Vec<Diagnostic>) {
    let unit = writer.program.unit;
    let all =
        unit.functions.iter().filter(|one| one.body.is_some() && unit.has_attr(&one.attrs, "cu_member"));
    found.extend(all.map(|one| {
        let message = format!("the member function `{}` becomes a function that gets its object", one.name);
        Diagnostic::warning(CU_REMARK, message, one.name_span)
    }));
}

/// The size of the block.
fn block(kernel: &Kernel, name: &str) -> String {
    let sizes = &kernel.shape.block;
    let shown: Vec<String> =
        sizes.iter().map(|size| size.map_or("?".into(), |size| size.to_string())).collect();
    let shown = shown.join(" x ");
    match kernel.shape.items() {
        Some(_) => format!("`{name}` has blocks of {shown} threads, as its launches in this file have"),
        None => format!(
            "`{name}` has blocks of {shown} threads: a size is a parameter, since launches have none that is known and the same"
        ),
    }
}

/// Group memory that the text does not declare there.
fn memory(writer: &Writer<'_>, kernel: &Kernel, say: &mut dyn FnMut(Span, String)) {
    let program = writer.program;
    let unit = program.unit;
    let place = unit.function(kernel.function).name_span;
    let name = &unit.function(kernel.function).name;
    for need in writer.needs.needed(program, kernel.function) {
        match need {
            Implicit::DynamicBytes => match kernel.shape.dynamic_bytes {
                Some(bytes) => say(
                    place,
                    format!("`{name}` has {bytes} bytes of `extern __shared__` memory, as its launches have"),
                ),
                None => say(
                    place,
                    format!(
                        "`{name}` has up to {MOST_BYTES} bytes of `extern __shared__` memory: launches have no size that is known and the same"
                    ),
                ),
            },
            Implicit::Shared(id) if !crate::symbols::is_dynamic(program, id) => {
                let variable = unit.variable(id);
                say(
                    variable.name_span,
                    format!("`{}` becomes group memory of the kernel `{name}`", variable.name),
                );
            }
            Implicit::Lanes(ty) => say(
                place,
                format!(
                    "functions of warps pass values of type `{}` through group memory in `{name}`",
                    ty.name()
                ),
            ),
            _other => {}
        }
    }
}
