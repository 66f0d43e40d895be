//! `@simd_length`: the subgroup size, on targets that let the program choose it.
//!
//! Backends with a selectable size read the values of the attribute; for the others the attribute is removed.
//! The table `attribute.toml` describes the attribute; this crate adds the checks of its values and its placement.

use okl_plugin::model::{FunctionId, Stmt};
use okl_plugin::structure::{LoopKind, Node, tree};
use okl_plugin::{AttributePlugin, Diagnostic, DiagnosticId, Unit, Uses};

const SIMD_LENGTH_PLACEMENT: DiagnosticId = DiagnosticId::new("simd-length-placement");
const SIMD_LENGTH_VALUE: DiagnosticId = DiagnosticId::new("simd-length-value");

okl_plugin::export!(
    attribute,
    "simd_length",
    AttributePlugin { table: include_str!("../attribute.toml"), check: Some(check), expand: None }
);

const NAME: &str = "simd_length";

fn check(asked: &Uses<'_>) -> Vec<Diagnostic> {
    let mut found = values(asked);
    for (kernel, _) in asked.unit.kernels() {
        found.extend(placement(asked.unit, kernel));
    }
    found
}

/// Reports `simd-length-value`: a value that is not a positive constant.
fn values(asked: &Uses<'_>) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for (_, attr) in asked.iter() {
        for (size, text) in asked.unit.values(attr).iter().zip(attr.args()) {
            let message = match size.value {
                Some(value) if value > 0 => continue,
                Some(value) => format!("`@simd_length` takes a positive number, and this is {value}"),
                None => format!("`{text}` in `@simd_length` is not a constant"),
            };
            found.push(
                Diagnostic::error(SIMD_LENGTH_VALUE, message, attr.span)
                    .help("give the number of work items of a sub-group: `@simd_length(16)`"),
            );
        }
    }
    found
}

/// Reports `simd-length-placement`: the attribute applies to a whole launch, so it belongs to the outermost `@outer`
/// loop.
fn placement(unit: &Unit, kernel: FunctionId) -> Vec<Diagnostic> {
    let (Some(tree), Some(body)) = (tree(unit, kernel), unit.body(unit.function(kernel))) else {
        return Vec::new();
    };
    let mut outer: Vec<&Stmt> = Vec::new();
    let mut open: Vec<&Node<'_>> = tree.roots.iter().collect();
    while let Some(node) = open.pop() {
        outer.extend((node.kind == LoopKind::Outer).then_some(node.stmt));
        open.extend(&node.children);
    }
    let mut found = Vec::new();
    unit.walk(body, &mut |stmt| {
        let Some(id) = unit.find_attr(&stmt.attrs, NAME) else { return };
        let is_nested = outer.iter().any(|other| other.id != stmt.id && other.span.contains(stmt.span));
        let is_outer = outer.iter().any(|other| other.id == stmt.id);
        let what = match (is_nested, is_outer) {
            (false, true) => return,
            (true, _) => "inside of an `@outer` loop",
            (false, false) => "on a loop that is not `@outer`",
        };
        let message = format!("`@simd_length` {what}");
        found.push(
            Diagnostic::error(SIMD_LENGTH_PLACEMENT, message, unit.attribute(id).span)
                .help("put it on the outermost `@outer` loop: it holds for a whole launch"),
        );
    });
    found
}
