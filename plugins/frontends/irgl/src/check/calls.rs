//! Invocations: of which kernel, with which arguments, and where.

use super::host::is_in_pipe;
use crate::facts::Facts;
use crate::ids::{IRGL_KERNEL, IRGL_REDUCTION, IRGL_WORKLIST};
use crate::invocations::{Invocation, invocations};
use crate::tree::{Kernel, Module, Name, Role, StmtKind};
use crate::walk;
use crate::words::Words;
use okl_plugin::{Diagnostic, Span, nearest};
use std::collections::BTreeMap;

/// Checks the invocations of a host kernel.
pub(crate) fn check(
    words: &Words<'_>,
    module: &Module,
    facts: &BTreeMap<String, Facts>,
    kernel: &Kernel,
    found: &mut Vec<Diagnostic>,
) {
    walk::statements(&kernel.body, &mut |stmt, around| {
        let in_pipe = is_in_pipe(around, facts);
        let range = match &stmt.kind {
            StmtKind::Other => stmt.span,
            StmtKind::If(head, ..) | StmtKind::Head(head, _) => *head,
            StmtKind::Do(_, tail) => *tail,
            StmtKind::Iterate(one) => {
                called(module, &one.kernel, one.arguments.len(), true, found);
                return;
            }
            _other => return,
        };
        for one in invocations(words, range) {
            invoke(words, module, facts, &one, in_pipe, found);
        }
    });
}

fn invoke(
    words: &Words<'_>,
    module: &Module,
    facts: &BTreeMap<String, Facts>,
    one: &Invocation,
    in_pipe: bool,
    found: &mut Vec<Diagnostic>,
) {
    let Some(at) = one.kernel else {
        let message = match one.has_parenthesis {
            true => "an invocation is written as `irgl::invoke(kernel, arguments)`",
            false => "an invocation is written as `Invoke kernel(arguments)`",
        };
        found.push(Diagnostic::error(crate::ids::IRGL_SYNTAX, message, one.head));
        return;
    };
    let name = Name { text: words.word(at).to_string(), span: words.span(at) };
    if !called(module, &name, one.count, false, found) {
        return;
    }
    let Some(facts) = facts.get(&name.text) else { return };
    if facts.has_worklist() && !in_pipe {
        let message = format!("`{}` has a worklist, and is not in a `Pipe`", name.text);
        found.push(
            Diagnostic::error(IRGL_WORKLIST, message, name.span)
                .help("put it in `Pipe Once Initial [...] { }`"),
        );
    }
    if let Some(reduced) = one.reduction.filter(|_| !facts.returns) {
        let message = format!("`{}` has no `ReduceAndReturn`", name.text);
        found.push(Diagnostic::error(IRGL_REDUCTION, message, reduced.name));
    }
}

/// Reports a kernel that is not there or has other parameters; true if all is well.
fn called(
    module: &Module,
    name: &Name,
    count: usize,
    is_iterated: bool,
    found: &mut Vec<Diagnostic>,
) -> bool {
    let Some(kernel) = module.kernels.iter().find(|kernel| kernel.name.text == name.text) else {
        let said = Diagnostic::error(IRGL_KERNEL, format!("there is no kernel `{}`", name.text), name.span);
        let names = module.kernels.iter().map(|kernel| kernel.name.text.as_str());
        found.push(match nearest(&name.text, names) {
            Some(near) => said.help(format!("is `{near}` meant?")),
            None => said,
        });
        return false;
    };
    let mut wrong = |message: String, place: Span| {
        found.push(Diagnostic::error(IRGL_KERNEL, message, name.span).label(place, "declared here"));
        false
    };
    if kernel.role == Role::Device {
        return wrong(format!("`{}` is a function that kernels call", name.text), kernel.name.span);
    }
    if kernel.role == Role::Host && is_iterated {
        return wrong(format!("`{}` runs on the host", name.text), kernel.name.span);
    }
    match kernel.params.len() == count {
        true => true,
        false => {
            let message = format!("`{}` has {} parameters, and gets {count}", name.text, kernel.params.len());
            wrong(message, kernel.params_span)
        }
    }
}
