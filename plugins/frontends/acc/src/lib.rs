//! The front end `acc`: translates C and C++ with OpenACC directives to OKL kernels and a host program.
//!
//! ```text
//! #pragma acc parallel loop copy(a[0:n])      @kernel void f_acc1(const int n, float *a, const int okl_gangs) { ... }
//! for (int i = 0; i < n; ++i) ...             { ... f_acc1(n, a, okl_gangs); }
//! ```
//!
//! # Stages
//!
//! okl calls the front end twice. `read` gets the text and puts the declarations of the OpenACC API in front of it.
//! `write` gets the parsed unit and returns edits for two texts: the kernels and the host program.
//!
//! 1. `grammar` has the directives and clauses; the kit reads each `#pragma acc` line of the unit with it.
//! 2. `placed` has each directive with the statement that follows it; `kernels` splits `acc kernels` regions.
//! 3. `rules`, `routines` and `doubts` report violations of the specification and suspicious code. Nothing is written
//!    if there is an error.
//! 4. `passing` decides for each variable that a construct uses how the kernel gets it: by value, by pointer, as a
//!    private copy, or as a reduction. `parts` handles private memory whose size is known only at launch.
//! 5. `construct` translates each compute construct to kernels. On CPUs a gang is one work item (`kernel`); for GPUs
//!    `device`, `control`, `iterations`, `lanes` and `objects` distribute gangs over groups and lanes over work items.
//! 6. `launch` writes the function that launches a kernel, and its call. On devices with separate memory `offload`
//!    writes the calls that move data around it.
//!
//! With the option `omp-target`, steps 5 and 6 are replaced by `omp_target`, which writes OpenMP directives; there are
//! no kernels then.
//!
//! # Limits
//!
//! Unsupported constructs are refused with the diagnostic `acc-unsupported`, and loops with a directive but without a
//! canonical header with `acc-loop-form`. The front end does not check for data races beyond the simple patterns of
//! `doubts`.

mod api;
mod assigned;
mod atomic;
mod carried;
mod changes;
mod closures;
mod constant;
mod construct;
mod control;
mod copied;
mod copies;
mod device;
mod device_calls;
mod dimensions;
mod doubts;
mod file_scope;
mod flat;
mod gangs;
mod globals;
mod grammar;
mod header;
mod hidden;
mod hints;
mod ids;
mod instances;
mod iterations;
mod jumps;
mod kernel;
mod kernels;
mod keywords;
mod lanes;
mod language;
mod launch;
mod launched;
mod leader;
mod linked;
mod local;
mod local_types;
mod lookup;
mod loops;
mod macros;
mod member_fields;
mod movement;
mod needed;
mod objects;
mod offload;
mod omp_refused;
mod omp_target;
mod on_device;
mod operators;
mod owner;
mod parts;
mod passing;
mod phrases;
mod placed;
mod program;
mod races;
mod reached;
mod rendered;
mod rounds;
mod routines;
mod rules;
mod runtime;
mod section;
mod sections;
mod shared_items;
mod text;
mod types;
mod vla;
mod whole_object;

use crate::api::{C, ENDS};
use crate::language::Language;
use crate::owner::OWNER;
use okl_frontend::runtime::Device;
use okl_frontend::{head, placement, places, renamed, uses};
use okl_plugin::{AskedUnit, Change, Frontend, OptionType, Text};
use serde::Deserialize;

pub use crate::linked::LINKED;
pub use crate::runtime::OPENACC;

/// The plugin that okl links.
pub const FRONTEND: Frontend = Frontend {
    summary: "reads C and C++ with OpenACC directives",
    options: &[
        (
            "device-shape",
            OptionType::Switch,
            "give gangs many work items on CPUs too, as on devices; slow, for comparison",
        ),
        ("omp-target", OptionType::Switch, "write directives of OpenMP instead of kernels"),
    ],
    attributes: "",
    headers: &["openacc.h"],
    programs: true,
    launch: None,
    read,
    write: Some(write),
};

okl_plugin::export!(frontend, "acc", FRONTEND, diagnostics = ids::DIAGNOSTICS);

#[derive(Default, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
struct Options {
    device_shape: bool,
    omp_target: bool,
}

fn read(asked: &Text<'_>) -> Result<Change, String> {
    let mut change = Change::default();
    let Options { omp_target, .. } = okl_plugin::stage::options(asked.options)?;
    // In one text with the kernels, C has to be C++; the functions in front of directives of OpenMP are C++.
    let stays_c = Language::of(asked.path, asked.apart) == Language::C && !omp_target;
    if stays_c {
        change.std = "gnu17".into();
    }
    let c = if asked.path.ends_with(".c") && !stays_c { C } else { "" };
    // A byte order mark stays at the start of the file.
    let start = if asked.text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() as u32 } else { 0 };
    // `__LINE__` and `__FILE__` are those of the user's text.
    let path = asked.path.replace('\\', "\\\\").replace('"', "\\\"");
    change.edits.insert(OWNER, start, format!("{OPENACC}{ENDS}{c}#line 1 \"{path}\"\n"));
    Ok(change)
}

fn write(asked: &AskedUnit<'_>) -> Result<Change, String> {
    let Options { device_shape, omp_target } = okl_plugin::stage::options(asked.options)?;
    if omp_target {
        return Ok(text::write_omp_target(asked.unit));
    }
    let device = Device::of(asked);
    let target = text::Target {
        gpu: asked.gpu,
        has_lanes: asked.gpu || device_shape,
        device,
        host_code: asked.host_code,
        apart: asked.apart,
        language: Language::of(asked.path, asked.apart),
        path: asked.path,
        round: asked.round,
    };
    Ok(text::write(asked.unit, target))
}
