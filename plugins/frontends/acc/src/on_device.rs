//! Queries of device code about its device. `acc_on_device` and the enumerators of `acc_device_t` exist only on the
//! host. In kernels and in functions that they call, they are replaced by their values:
//!
//! ```text
//! acc_on_device(acc_device_host)      (((1 << (2)) & 8) != 0)
//! ```

use crate::runtime::Device;
use okl_plugin::model::{ExprId, ExprKind, Name, Stmt};
use okl_plugin::{Span, Unit};

/// The ranges of a statement that are replaced, with their replacements.
pub fn answers(unit: &Unit, stmt: &Stmt, device: Device) -> Vec<(Span, String)> {
    let mut found = Vec::new();
    of_stmt(unit, stmt, device, &mut found);
    found
}

fn of_stmt(unit: &Unit, stmt: &Stmt, device: Device, found: &mut Vec<(Span, String)>) {
    for expression in &stmt.expressions {
        of_expression(unit, *expression, device, found);
    }
    for child in unit.children(stmt) {
        of_stmt(unit, child, device, found);
    }
}

fn of_expression(unit: &Unit, id: ExprId, device: Device, found: &mut Vec<(Span, String)>) {
    let expression = unit.expression(id);
    if let ExprKind::Name(Name::Enumerator(name)) = &expression.kind
        && name.rsplit("::").next().is_some_and(|name| name.starts_with("acc_device_"))
        && let Some(value) = unit.integer(expression)
    {
        found.push((expression.span, value.to_string()));
    } else if let ExprKind::Call(call) = &expression.kind
        && call.callee().is_some_and(|callee| unit.callee(callee).name == "acc_on_device")
        && let [argument] = call.arguments[..]
    {
        let asked = unit.expression(argument).span;
        let all = expression.span;
        found.push((Span::new(all.start, asked.start), "(((1 << (".to_string()));
        found.push((Span::new(asked.end, all.end), format!(")) & {}) != 0)", kinds(device))));
    }
    for child in expression.kind.children() {
        of_expression(unit, child, device, found);
    }
    if let Some(body) = expression.kind.statements(unit) {
        of_stmt(unit, unit.stmt(body), device, found);
    }
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
