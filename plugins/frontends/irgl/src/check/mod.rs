//! What the language forbids.

mod barriers;
mod calls;
mod conditions;
mod host;
mod jumps;
mod kept;
mod kernel;
mod members;
mod names;
mod races;
mod roles;

use crate::facts::Facts;
use crate::tree::{Module, Role};
use crate::words::Words;
use okl_plugin::Diagnostic;
use std::collections::BTreeMap;

/// Reports the mistakes of a file.
pub(crate) fn check(
    words: &Words<'_>,
    module: &Module,
    facts: &BTreeMap<String, Facts>,
    found: &mut Vec<Diagnostic>,
) {
    names::check(words, module, found);
    for kernel in &module.kernels {
        roles::check(words, kernel, found);
        match kernel.role {
            Role::Plain => {
                kernel::check(words, kernel, facts, found);
                conditions::check(words, kernel, found);
                members::check(words, kernel, found);
                barriers::check(words, kernel, found);
                jumps::check(words, kernel, found);
                races::check(words, kernel, found);
                kept::check(words, kernel, found);
            }
            Role::Host => {
                host::check(kernel, facts, found);
                calls::check(words, module, facts, kernel, found);
            }
            Role::Device => {}
        }
    }
}
