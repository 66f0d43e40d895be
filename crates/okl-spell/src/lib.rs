//! Spelling: lowering of a checked and planned unit to edits of the normalized text, for every target.
//!
//! ```text
//! Target + Checked --plan--> Plan
//! Target + Checked + Plan + Expanded --lower--> Lowered { kernel: Part, launcher: Option<Part>, barriers }
//! ```
//!
//! # Input and output
//!
//! A [`Target`] describes a language and its API as data: its shape, capabilities, and spellings. No code here asks
//! which target it is. [`Checked`] is the unit with the roles and axes of its loops, [`Expanded`] the edits of plugins'
//! attributes. [`plan()`] computes the [`Plan`] (crate `okl-plan`): launches, barriers, host values, versions of
//! functions. [`lower`] does not change these decisions; it writes them, or refuses what the target cannot express.
//!
//! The result is a [`Lowered`]: the kernel text (for a device, or for the CPU) and, for devices, the host program that
//! launches it, each a [`Part`] of a prologue and edits. [`launcher_c`] writes the host program in okl's own C ABI.
//! Nothing is applied here; the caller applies the edits, so that it can map places in the output back to the user's
//! file.
//!
//! # The two shapes
//!
//! - [`Shape::Grid`], module `grid`: each nest becomes a kernel of its own, parallel loops become indices of groups and
//!   work items. Then `steps` translates to the target's language (`c_family` for C, `device_cpp` for C++ dialects
//!   without a standard library). Last come the qualifiers of memory spaces and the versions of functions
//!   (`versions`). `launcher` writes the host program, for OCCA and for programs without it.
//! - [`Shape::Host`], module `host`: loops stay loops, and a kernel stays one function. `fission` splits loops at
//!   barriers, `exclusive` turns `@exclusive` variables into arrays over the work items of a group.
//!
//! Both share `count` (trip counts as text), `loops` (headers of loops and indices), `atomic`, `attributes`, `builtins`
//! (the prologue: definitions of OKL's names that a target lacks), `intrinsics` and `names` (renaming of reserved
//! names).
//!
//! For C, `flat` first makes a copy of the unit without namespaces. The kernel text is made from that copy, the
//! launcher from the original unit, since it is C++ on all targets.
//!
//! # Invariants
//!
//! - `job::Job` is the context of one lowering. Modules read it, add edits to an [`okl_source::EditSet`], and report to
//!   `Job::out`; if a diagnostic is reported, there is no output.
//! - A construct that a target cannot express is an error; it is never dropped silently.
//! - Outer edits precede inner ones. The steps of `steps` are independent of each other's edits.
//! - Names that the output adds at file scope start with `_occa_` or `okl_`. Local ones say what they are (`i_tile`), and
//!   differ from all names of the user's text (`names::free`).
//!
//! Functions that write code show a line of it in their documentation.

mod arguments;
mod atomic;
mod attribute_lines;
mod attributes;
mod barrier;
mod builtins;
mod c_family;
mod callee_names;
mod captures;
mod class_choices;
mod count;
mod declarators;
mod device_cpp;
mod device_items;
mod device_text;
mod dim;
mod exclusive;
mod fission;
mod flat;
mod function_pointers;
mod generic_arguments;
mod grid;
mod halves;
mod hoist;
mod host;
mod host_pointers;
mod host_reads;
mod ids;
mod intrinsics;
mod item_closure;
mod iterations;
mod job;
mod launcher;
mod live_across;
mod loops;
mod names;
mod nested_pointers;
mod operand;
mod options;
mod parameter_types;
mod parameter_words;
mod per_item;
mod pointer_casts;
mod pointer_fields;
mod pragmas;
mod privatisation;
mod range_loop;
mod signature;
mod spaces;
mod standard;
mod static_memory;
mod steps;
mod target_names;
mod unsupported_features;
mod vector_calls;
mod vector_parts;
mod vector_types;
mod versions;
mod warp_barrier;

pub use attribute_lines::join;
pub use options::Options;

use flat::Flat;
use job::Job;
use okl_model::{Expanded, Lowered, Part};
use okl_plan::Plan;
use okl_sema::Checked;
use okl_source::{Cause, Diagnostic};
use okl_target::{Shape, Target};
use serde_json::{Map, Value};
use std::cell::{OnceCell, RefCell};
use std::collections::HashMap;

/// Computes the plan of a checked unit for a target.
pub fn plan<'u>(target: &Target, checked: &'u Checked, options: &Map<String, Value>) -> Plan<'u> {
    let mut plan = Plan::new(target, checked, Options::new(options).of_plan());
    if target.is_c() {
        plan.names = Flat::of(target, checked).map(|flat| flat.names).unwrap_or_default();
    }
    plan
}

/// Writes the texts for a plan.
///
/// # Errors
/// Everything that the target cannot express.
pub fn lower(
    target: &Target,
    plan: &Plan<'_>,
    checked: &Checked,
    expanded: &Expanded,
    options: &Map<String, Value>,
) -> Result<Lowered, Vec<Diagnostic>> {
    let flat = if target.is_c() { Flat::of(target, checked) } else { None };
    let flat_plan = flat
        .as_ref()
        .map(|flat| Plan { spelled: plan.spelled.clone(), ..crate::plan(target, &flat.checked, options) });
    let of_device = flat_plan.as_ref().unwrap_or(plan);
    let mut job = Job {
        target,
        checked: flat.as_ref().map_or(checked, |flat| &flat.checked),
        plan: of_device,
        unit: flat.as_ref().map_or(checked.unit(), |flat| flat.checked.unit()),
        flat: flat.as_ref(),
        expanded,
        options: Options::new(options),
        out: of_device.refused.clone(),
        helpers: Vec::new(),
        pointers: None,
        taken: RefCell::default(),
        bound: OnceCell::new(),
        locks: OnceCell::new(),
        names_std: OnceCell::new(),
        written: OnceCell::new(),
    };
    let kernel = match target.shape {
        Shape::Grid => grid::lower(&mut job),
        Shape::Host => host::lower(&mut job),
    };
    without_repeats(&mut job.out, of_device.refused.len());
    job.as_written(checked, plan);
    if target.shape == Shape::Grid {
        host_reads::refuse(&mut job);
    }
    let launcher = match target.shape {
        Shape::Grid => Some(launcher::lower(&mut job, &launcher::Occa)),
        Shape::Host => None,
    };
    let barriers = plan.launches().flat_map(|launch| &launch.barriers);
    let barriers = barriers.map(|barrier| barrier.record(job.unit)).collect();
    if job.out.is_empty() { Ok(Lowered { kernel, launcher, barriers }) } else { Err(job.out) }
}

/// Removes diagnostics that repeat others. If the plan refused something, pointers whose memory space is unknown are a
/// consequence ([`Cause::RefusedByPlan`]), and those diagnostics of later steps are dropped. At one place, the plan's diagnostics win; otherwise those
/// with the id of the first one there (in plain C, `new` would be refused as a keyword as well).
fn without_repeats(said: &mut Vec<Diagnostic>, planned: usize) {
    let start = |one: &Diagnostic| one.labels.first().map(|label| label.place.start);
    let mut refused: HashMap<Option<u32>, (String, bool)> = HashMap::new();
    let mut nth = 0;
    said.retain(|one| {
        nth += 1;
        let is_planned = nth <= planned;
        let is_follower = planned > 0 && one.caused_by == Some(Cause::RefusedByPlan);
        let (id, by_plan) = refused.entry(start(one)).or_insert_with(|| (one.id.clone(), is_planned));
        is_planned || !is_follower && !*by_plan && *id == one.id
    });
}

/// Writes the host program that launches the kernels, in a C ABI, for programs without OCCA.
///
/// # Errors
/// Everything that host code cannot express.
pub fn launcher_c(
    target: &Target,
    plan: &Plan<'_>,
    checked: &Checked,
    expanded: &Expanded,
    options: &Map<String, Value>,
) -> Result<Part, Vec<Diagnostic>> {
    let mut job = Job {
        target,
        checked,
        plan,
        unit: checked.unit(),
        flat: None,
        expanded,
        options: Options::new(options),
        out: Vec::new(),
        helpers: Vec::new(),
        pointers: None,
        taken: RefCell::default(),
        bound: OnceCell::new(),
        locks: OnceCell::new(),
        names_std: OnceCell::new(),
        written: OnceCell::new(),
    };
    let launcher = launcher::lower_plain(&mut job);
    if job.out.is_empty() { Ok(launcher) } else { Err(job.out) }
}

#[cfg(test)]
mod tests {
    use crate::{launcher_c as plain_launcher, lower, plan};
    use okl_fixtures::{checked, target};
    use okl_model::{Expanded, Part};
    use okl_sema::Checked;
    use serde_json::Map;

    pub(crate) const ALL: [&str; 8] =
        ["cuda", "hip", "dpcpp", "opencl", "opencl-cpp", "metal", "serial", "openmp"];
    pub(crate) const DEVICES: [&str; 6] = ["cuda", "hip", "dpcpp", "opencl", "opencl-cpp", "metal"];

    /// The device text for a target, or the diagnostics.
    pub(crate) fn device(name: &str, text: &str) -> Result<String, String> {
        Ok(both(name, &checked(text))?.0)
    }

    /// The launcher for OCCA.
    pub(crate) fn launcher(text: &str) -> String {
        both("cuda", &checked(text)).expect("it is lowered").1
    }

    /// The launcher for programs without OCCA.
    pub(crate) fn launcher_c(name: &str, text: &str) -> String {
        let (target, checked, options) = (target(name), checked(text), Map::new());
        let plan = plan(&target, &checked, &options);
        let part = plain_launcher(&target, &plan, &checked, &Expanded::default(), &options);
        written(&part.expect("it is lowered"), &checked.unit().text)
    }

    fn both(name: &str, checked: &Checked) -> Result<(String, String), String> {
        let (target, options) = (target(name), Map::new());
        let plan = plan(&target, checked, &options);
        let lowered = lower(&target, &plan, checked, &Expanded::default(), &options);
        let lowered = lowered.map_err(|said| {
            let mut lines: Vec<String> =
                said.iter().map(|one| format!("{}: {}", one.id, one.message)).collect();
            lines.sort();
            lines.dedup();
            lines.join("\n")
        })?;
        let text = &checked.unit().text;
        let launcher = lowered.launcher.map_or(String::new(), |part| written(&part, text));
        Ok((written(&lowered.kernel, text), launcher))
    }

    fn written(part: &Part, text: &str) -> String {
        let (body, _) = part.edits.apply(text).expect("edits do not overlap");
        format!("{}{body}", part.prologue)
    }

    /// The text between the marks `/*<*/` and `/*>*/`, without empty lines and indentation.
    pub(crate) fn marked(text: &str) -> String {
        let (_, rest) = text.split_once("/*<*/").unwrap_or_else(|| panic!("no mark in\n{text}"));
        let (inside, _) = rest.split_once("/*>*/").unwrap_or_else(|| panic!("no end in\n{text}"));
        let lines = inside.lines().map(str::trim).filter(|line| !line.is_empty());
        lines.collect::<Vec<_>>().join("\n")
    }

    /// The signature of the kernel `k`, on one line.
    pub(crate) fn head(text: &str) -> String {
        let name = if text.contains("_occa_k_0(") { "_occa_k_0(" } else { " k(" };
        let (before, behind) = text.split_once(name).unwrap_or_else(|| panic!("no kernel in\n{text}"));
        let start = before.rfind('\n').map_or(0, |at| at + 1);
        let (params, _) = behind.split_once('{').unwrap_or_else(|| panic!("no body in\n{text}"));
        let head = format!("{}{name}{params}", &before[start..]);
        head.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// The marked text for each target; targets with the same text are listed together.
    pub(crate) fn on(targets: &[&str], text: &str) -> String {
        each(targets, text, marked)
    }

    /// As [`on`], for the signatures of the kernels.
    pub(crate) fn heads(targets: &[&str], text: &str) -> String {
        each(targets, text, head)
    }

    fn each(targets: &[&str], text: &str, part: fn(&str) -> String) -> String {
        let checked = checked(text);
        let mut found: Vec<(String, Vec<&str>)> = Vec::new();
        for name in targets {
            let text = both(name, &checked).map_or_else(|said| said, |(text, _)| part(&text));
            match found.iter_mut().find(|(other, _)| *other == text) {
                Some((_, names)) => names.push(name),
                None => found.push((text, vec![name])),
            }
        }
        let parts = found.into_iter().map(|(text, names)| format!("{}:\n{text}\n", names.join(", ")));
        parts.collect()
    }

    /// A kernel whose work items run `code`, which is marked.
    pub(crate) fn items(code: &str) -> String {
        with("", code)
    }

    /// The same, with functions and types before it.
    pub(crate) fn with(before: &str, code: &str) -> String {
        // Not all targets have these types.
        let more = [("d[", ", double *d"), ("l[", ", long *l")];
        let more: String =
            more.into_iter().filter(|(used, _)| code.contains(used)).map(|(_, one)| one).collect();
        format!(
            "{before}
             @kernel void k(const int N, float *x, const float *y, int *n, unsigned *u{more}) {{
               for (int g = 0; g < N; ++g; @outer) {{
                 @shared float s[16];
                 @shared int count[2];
                 for (int t = 0; t < 16; ++t; @inner) {{
                   float a[4];
                   /*<*/ {code} /*>*/
                 }}
               }}
             }}"
        )
    }

    /// A kernel whose groups run `code`, which contains its own marks; `each` is a loop over 16 work items.
    pub(crate) fn group(code: &str) -> String {
        let code = code.replace("each ", "for (int t = 0; t < 16; ++t; @inner) ");
        format!(
            "@kernel void k(const int N, @restrict float *x, @restrict float *y) {{
               for (int g = 0; g < N; ++g; @outer) {{
                 {code}
               }}
             }}"
        )
    }
}
