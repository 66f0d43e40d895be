//! Lints pointer parameters of a kernel that the compiler must assume to alias.

use crate::ids::LINT_RESTRICT;
use okl_plugin::CheckedKernel;
use okl_plugin::Diagnostic;
use okl_plugin::analysis::Analyzed;
use okl_plugin::model::{Access, VarId};
use std::collections::BTreeSet;

pub(crate) fn lint(unit: &Analyzed, kernel: &CheckedKernel) -> Option<Diagnostic> {
    let function = unit.function(kernel.function);
    let open =
        |id: &VarId| unit.ty(unit.variable(*id).ty).is_pointer() && !unit.attributes_of(*id).is_restrict;
    let params: Vec<VarId> = function.params.iter().copied().filter(open).collect();
    let (mut read, mut written) = (BTreeSet::new(), BTreeSet::new());
    for nest in &kernel.nests {
        unit.walk(unit.for_loop(nest.root), &mut |stmt| {
            for used in unit.uses(stmt).iter().filter(|used| used.through && params.contains(&used.variable))
            {
                match used.access {
                    Access::Read => drop(read.insert(used.variable)),
                    Access::Write => drop(written.insert(used.variable)),
                    Access::Update => {
                        read.insert(used.variable);
                        written.insert(used.variable);
                    }
                    Access::Name | Access::Escape => {}
                }
            }
        });
    }
    // A pointer that is read while another one is written.
    let first = *read.iter().find(|id| written.iter().any(|other| other != *id))?;
    let other = *written.iter().find(|id| **id != first)?;
    let name = |id: VarId| &unit.variable(id).name;
    let message =
        format!("`{}` is read while `{}` is written, and neither is `@restrict`", name(first), name(other));
    Some(
        Diagnostic::warning(LINT_RESTRICT, message, unit.variable(first).name_span)
            .label(unit.variable(other).name_span, "this may be the same memory, for all that the compiler knows")
            .note("after each write it has to read again")
            .help(format!(
                "if callers never hand in memory that overlaps, write `@restrict` before the pointers of `{}`",
                function.name
            )),
    )
}
