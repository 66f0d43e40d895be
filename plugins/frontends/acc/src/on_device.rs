//! Expressions that device code has other text for than the program: queries about the device, since `acc_on_device` and
//! the enumerators of `acc_device_t` exist only on the host, and calls of functions with `routine bind`.
//!
//! ```text
//! acc_on_device(acc_device_host)      (((1 << (2)) & 8) != 0)
//! f(x)                                g(x)                         after `acc routine(f) bind(g)`, not on CPUs
//! ```

use crate::program::Program;
use okl_frontend::runtime::Device;
use okl_plugin::Span;
use okl_plugin::model::{CallExpr, ExprId, ExprKind, Name, Stmt};

/// The ranges of a statement that are replaced, with their replacements.
pub fn answers(program: &Program<'_>, stmt: &Stmt) -> Vec<(Span, String)> {
    let mut found = Vec::new();
    of_stmt(program, stmt, &mut found);
    found
}

fn of_stmt(program: &Program<'_>, stmt: &Stmt, found: &mut Vec<(Span, String)>) {
    for expression in &stmt.expressions {
        of_expression(program, *expression, found);
    }
    for child in program.unit.children(stmt) {
        of_stmt(program, child, found);
    }
}

fn of_expression(program: &Program<'_>, id: ExprId, found: &mut Vec<(Span, String)>) {
    let unit = program.unit;
    let expression = unit.expression(id);
    if let ExprKind::Name(Name::Enumerator(name)) = &expression.kind
        && name.rsplit("::").next().is_some_and(|name| name.starts_with("acc_device_"))
        && let Some(value) = unit.integer(expression)
    {
        found.push((expression.span, value.to_string()));
    } else if let ExprKind::Call(call) = &expression.kind {
        if call.callee().is_some_and(|callee| unit.callee(callee).name == "acc_on_device")
            && let [argument] = call.arguments[..]
        {
            let asked = unit.expression(argument).span;
            let all = expression.span;
            found.push((Span::new(all.start, asked.start), "(((1 << (".to_string()));
            found.push((Span::new(asked.end, all.end), format!(")) & {}) != 0)", kinds(program.device))));
        }
        found.extend(bound(program, call));
    }
    for child in expression.kind.children() {
        of_expression(program, child, found);
    }
    if let Some(body) = unit.nested_stmt(expression) {
        of_stmt(program, unit.stmt(body), found);
    }
}

/// The name of a called function and that of its version for devices.
fn bound(program: &Program<'_>, call: &CallExpr) -> Option<(Span, String)> {
    let called = program.unit.callee(call.callee()?).function?;
    let bound = program.bound(called)?;
    Some((call.name_span, program.unit.function(bound).name.clone()))
}

/// The device types that a device matches, as a bit set with one bit per value of `acc_device_t`.
fn kinds(device: Device) -> u32 {
    const HOST: u32 = 1 << 2;
    const NOT_HOST: u32 = 1 << 3;
    const NVIDIA: u32 = 1 << 4;
    const RADEON: u32 = 1 << 5;
    match device {
        Device::Cpu => HOST,
        Device::Cuda => NOT_HOST | NVIDIA,
        Device::Hip => NOT_HOST | RADEON,
        Device::OpenCl | Device::Sycl | Device::None => NOT_HOST,
    }
}
