//! The stage `lint-performance`: warns of code that is slow on GPUs.
//!
//! Input is a checked unit, output are warnings; nothing is changed. For each nest, `access` collects the array
//! accesses with their addresses as affine functions of the work item indices (`facts`), and `global`, `shared`,
//! `inner_count` and `restrict` report what is slow; `warp` computes the memory transactions of a warp. A warning is
//! only given where the analysis proves it, once per array and stride of a nest, at the first place.

mod access;
mod facts;
mod global;
mod ids;
mod inner_count;
mod restrict;
mod shared;
mod warp;

use okl_plugin::{Acts, AskedChecked, Diagnostic, DiagnosticId, OptionType, Stage};
use serde::Deserialize;

const LINT: Stage = Stage {
    summary: "warns of accesses and loops that are slow on devices",
    options: &[("allow", OptionType::Texts, "messages that are not wanted: `[\"lint-restrict\"]`")],
    acts: Acts::Checked(lint),
};

okl_plugin::export!(stage, "lint_performance", LINT);

#[derive(Default, Deserialize)]
#[serde(default)]
struct Options {
    allow: Vec<String>,
}

fn lint(asked: &AskedChecked<'_>) -> Result<Vec<Diagnostic>, String> {
    let Options { allow } = okl_plugin::stage::options(asked.options)?;
    if let Some(unknown) = allow.iter().find(|id| !ids::ALL.iter().any(|known| **id == *known)) {
        return Err(format!(
            "`allow` names `{unknown}`, which it never says; it says `{}`",
            ids::ALL.map(DiagnosticId::as_str).join("`, `")
        ));
    }
    let unit = asked.checked.unit();
    let mut found = Vec::new();
    for kernel in asked.checked.kernels() {
        found.extend(restrict::lint(unit, kernel));
        for nest in &kernel.nests {
            found.extend(inner_count::lint(unit, nest));
            let accesses = access::of_nest(unit, kernel, nest);
            found.extend(global::lint(unit, &accesses));
            found.extend(shared::lint(unit, &accesses));
        }
    }
    found.retain(|diagnostic| !allow.contains(&diagnostic.id));
    found.sort_by_key(|diagnostic| diagnostic.labels.first().map(|label| label.place));
    Ok(found)
}
