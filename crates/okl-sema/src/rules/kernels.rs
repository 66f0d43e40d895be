//! What a kernel is.

use super::Facts;
use okl_model::TypeKind;
use okl_source::{Diagnostic, Span};

/// `no-kernel`: a file without any.
pub(super) fn at_least_one(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    if facts.unit.kernels().next().is_none()
        && !facts.unit.attributes.iter().any(|attr| attr.name == "kernel")
    {
        out.push(
            Diagnostic::error("no-kernel", "the input holds no kernel", Span::at(0))
                .help("mark a function with `@kernel`: `@kernel void f() { ... }`"),
        );
    }
}

/// `kernel-not-void`: a kernel that returns something.
pub(super) fn returns_void(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for (_, kernel) in facts.unit.kernels() {
        if kernel.result.kind != TypeKind::Void {
            let message = format!("kernel `{}` returns `{}`", kernel.name, kernel.result.spelling);
            out.push(
                Diagnostic::error("kernel-not-void", message, kernel.name_span)
                    .help("a kernel returns `void`; hand results back through a pointer argument"),
            );
        }
    }
}

/// `templated-kernel`: a kernel that would have to be instantiated.
pub(super) fn is_no_template(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for (_, kernel) in facts.unit.kernels().filter(|(_, kernel)| kernel.is_template) {
        let message = format!("kernel `{}` is a template", kernel.name);
        out.push(
            Diagnostic::error("templated-kernel", message, kernel.name_span)
                .help("write the kernel for one type and let it call a function template"),
        );
    }
}
