//! Lints `@inner` loops whose trip count is known only at run time.

use crate::ids::LINT_INNER_COUNT;
use okl_plugin::Diagnostic;
use okl_plugin::Nest;
use okl_plugin::analysis::Analyzed;
use okl_plugin::analysis::trip_count;

pub(crate) fn lint(unit: &Analyzed, nest: &Nest) -> Option<Diagnostic> {
    // `@max_inner_dims` states the size that the loops do not.
    if unit.attributes_on(unit.for_loop(nest.root)).inner_dims.is_some() {
        return None;
    }
    let loops = nest.paths.iter().flat_map(|path| &path.inner);
    let open = loops.filter_map(|one| {
        let l = unit.for_loop(one.id).as_for()?;
        trip_count(unit, l, one.part).is_none().then_some(l)
    });
    let first = open.min_by_key(|l| l.header.start)?;
    Some(
        Diagnostic::warning(
            LINT_INNER_COUNT,
            "the number of iterations of this `@inner` loop is no constant",
            first.header,
        )
        .note("the compiler of the target does not know the size of a group: registers are shared out for the largest")
        .help(
            "make the bound a constant, for instance a macro that is defined when the kernel is built, or state the \
             sizes with `@max_inner_dims` on the outermost `@outer` loop",
        ),
    )
}
