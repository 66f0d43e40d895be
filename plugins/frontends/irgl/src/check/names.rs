//! Names of kernels, and names that are okl's.

use crate::ids::{IRGL_KERNEL, IRGL_SYNTAX, IRGL_UNSUPPORTED};
use crate::tree::{Kernel, Module, ParamKind, Role};
use crate::words::Words;
use okl_plugin::Diagnostic;
use std::collections::BTreeMap;

/// Reports names that two kernels have, and those that okl takes for itself.
pub(crate) fn check(words: &Words<'_>, module: &Module, found: &mut Vec<Diagnostic>) {
    let mut first = BTreeMap::new();
    for kernel in &module.kernels {
        if let Some(other) = first.insert(&kernel.name.text, kernel.name.span) {
            let message = format!("there are two kernels `{}`", kernel.name.text);
            found.push(
                Diagnostic::error(IRGL_KERNEL, message, kernel.name.span).label(other, "the first one"),
            );
        }
        parameters(kernel, found);
    }
    for at in (0..words.len()).filter(|at| words.is_name(*at)) {
        let word = words.word(at);
        if word.starts_with("irgl_") || word.contains('$') {
            let message = format!("`{word}`: names that start with `irgl_` or have a `$` are okl's");
            found.push(Diagnostic::error(IRGL_SYNTAX, message, words.span(at)));
        }
    }
}

fn parameters(kernel: &Kernel, found: &mut Vec<Diagnostic>) {
    let is_main = kernel.role == Role::Host && kernel.name.text == "main";
    for param in &kernel.params {
        let what = match (&param.kind, kernel.role) {
            (ParamKind::Array(_), Role::Plain) => "a kernel gets an array as a pointer: `int *x`",
            (ParamKind::Pointer(ty), Role::Plain | Role::Host) if ty.contains(['*', '&']) => {
                "a pointer to pointers has no counterpart on devices"
            }
            (ParamKind::Value(ty), Role::Plain) if ty.contains('&') => "a kernel gets a number by value",
            (ParamKind::Array(_) | ParamKind::Pointer(_), Role::Host) if is_main => {
                "`main` gets graphs and numbers from the command line, but no arrays"
            }
            _fine => continue,
        };
        found.push(Diagnostic::error(IRGL_UNSUPPORTED, what, param.span));
    }
    let defaults = kernel.params.iter().filter(|_| !is_main && kernel.role != Role::Device);
    found.extend(defaults.filter_map(|param| param.default).map(|place| {
        Diagnostic::error(IRGL_UNSUPPORTED, "only the parameters of `main` have values of their own", place)
    }));
}
