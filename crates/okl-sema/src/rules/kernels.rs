//! Kernels: their number, kind, result and name.

use super::Facts;
use okl_model::{Directive, DirectiveKind, Function, FunctionId, TypeKind, Unit};
use okl_source::ids::{KERNEL_NAMED_MAIN, KERNEL_NOT_VOID};
use okl_source::{Diagnostic, DiagnosticId, Span};

const DUPLICATE_KERNEL: DiagnosticId = DiagnosticId::new("duplicate-kernel");
const KERNEL_IS_METHOD: DiagnosticId = DiagnosticId::new("kernel-is-method");
const KERNEL_WITHOUT_BODY: DiagnosticId = DiagnosticId::new("kernel-without-body");
const NO_KERNEL: DiagnosticId = DiagnosticId::new("no-kernel");
const TEMPLATED_KERNEL: DiagnosticId = DiagnosticId::new("templated-kernel");

/// `no-kernel`: an input with neither kernels nor functions for other texts.
pub(super) fn at_least_one(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    if facts.unit.kernels().next().is_none()
        && !facts.unit.attributes.iter().any(|attr| ["kernel", "linked"].contains(&attr.name.as_str()))
    {
        let error = Diagnostic::error(NO_KERNEL, "the input holds no kernel", Span::at(0));
        out.push(match of_other_language(facts.unit) {
            Some(pragma) => error
                .label(pragma, "this is OpenACC, which another pipeline reads")
                .help("name a pipeline for it, such as `-p acc-serial`; `okl pipelines list` shows all"),
            None => error.help("mark a function with `@kernel`: `@kernel void f() { ... }`"),
        });
    }
}

/// The first `#pragma acc`.
fn of_other_language(unit: &Unit) -> Option<Span> {
    let is_acc = |line: &&Directive| {
        line.kind == DirectiveKind::Pragma && line.text.split_whitespace().next() == Some("acc")
    };
    unit.directives.iter().find(is_acc).map(|line| line.span)
}

/// `kernel-not-void`: a kernel that returns something.
pub(super) fn returns_void(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for (_, kernel) in facts.each_kernel() {
        if facts.unit.ty(kernel.result).kind != TypeKind::Void {
            let message =
                format!("kernel `{}` returns `{}`", kernel.name, facts.unit.ty(kernel.result).spelling);
            out.push(
                Diagnostic::error(KERNEL_NOT_VOID, message, kernel.name_span)
                    .help("a kernel returns `void`; hand results back through a pointer argument"),
            );
        }
    }
}

/// `templated-kernel`: a kernel that would have to be instantiated.
pub(super) fn is_no_template(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for (_, kernel) in facts.each_kernel().filter(|(_, kernel)| kernel.is_template) {
        let message = format!("kernel `{}` is a template", kernel.name);
        out.push(
            Diagnostic::error(TEMPLATED_KERNEL, message, kernel.name_span)
                .help(format!("say which instances there are: `--instance '{}<float>'`", kernel.name))
                .help("or write the kernel for one type and let it call a function template"),
        );
    }
}

/// `kernel-is-method`, `kernel-named-main`.
pub(super) fn is_a_function_of_its_own(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for (_, kernel) in facts.each_kernel() {
        if kernel.is_method {
            let message = format!("kernel `{}` is a member of a class", kernel.name);
            out.push(
                Diagnostic::error(KERNEL_IS_METHOD, message, kernel.name_span)
                    .help("move it out of the class; the host has no object to call it on"),
            );
        } else if kernel.name == "main" {
            out.push(
                Diagnostic::error(KERNEL_NAMED_MAIN, "a kernel cannot be called `main`", kernel.name_span)
                    .help("give it another name; `main` belongs to the host program"),
            );
        }
    }
}

/// `kernel-without-body`: a declaration without a definition, or one whose definition is not marked `@kernel`.
pub(super) fn has_a_body(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    for (id, kernel) in facts.unit.kernels().filter(|(_, kernel)| kernel.body.is_none()) {
        let entity = entity(id, kernel);
        let others = facts.unit.functions.iter().enumerate().map(|(at, f)| (FunctionId(at as u32), f));
        let mut same = others.filter(|(other, f)| *other != id && self::entity(*other, f) == entity);
        match same.find(|(_, other)| other.body.is_some()) {
            Some((_, defined)) if defined.is_kernel => {}
            Some((_, defined)) => out.push(
                Diagnostic::error(
                    KERNEL_WITHOUT_BODY,
                    format!("the definition of kernel `{}` is not marked `@kernel`", kernel.name),
                    defined.name_span,
                )
                .label(kernel.name_span, "declared as a kernel here")
                .help("write `@kernel` before the definition, too"),
            ),
            None => out.push(
                Diagnostic::error(
                    KERNEL_WITHOUT_BODY,
                    format!("kernel `{}` is declared and never defined", kernel.name),
                    kernel.name_span,
                )
                .help("give it a body, or include the file that does"),
            ),
        }
    }
}

/// `duplicate-kernel`: the host finds kernels by name.
pub(super) fn has_its_own_name(facts: &Facts<'_>, out: &mut Vec<Diagnostic>) {
    let kernels: Vec<_> = facts.unit.kernels().filter(|(_, kernel)| kernel.body.is_some()).collect();
    for (at, (_, kernel)) in kernels.iter().enumerate() {
        if let Some((_, first)) = kernels[..at].iter().find(|(_, first)| first.name == kernel.name) {
            out.push(
                Diagnostic::error(
                    DUPLICATE_KERNEL,
                    format!("two kernels are called `{}`", kernel.name),
                    kernel.name_span,
                )
                .label(first.name_span, "the first one")
                .help("rename one of them; the host asks for kernels by name"),
            );
        }
    }
}

/// The canonical declaration of a function.
fn entity(id: FunctionId, function: &Function) -> FunctionId {
    function.canonical.unwrap_or(id)
}
