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
//! 1. `directive` reads each `#pragma acc` line of the unit to a `Directive`; `clause` has the table of clauses.
//! 2. `program` attaches each directive to the statement that follows it; `kernels` splits `acc kernels` regions.
//! 3. `rules`, `routines` and `doubts` report violations of the specification and suspicious code. Nothing is written
//!    if there is an error.
//! 4. `passing` decides for each variable that a construct uses how the kernel gets it: by value, by pointer, as a
//!    private copy, or as a reduction. `parts` handles private memory whose size is known only at launch.
//! 5. `kernel` writes each compute construct as a kernel. On CPUs a gang is one work item; for GPUs `device`,
//!    `control`, `iterations`, `lanes` and `objects` distribute gangs over groups and lanes over work items.
//! 6. `host` (CPUs) or `offload` (devices with separate memory) replaces each construct in the host program by a
//!    launch.
//!
//! With the option `omp-target`, steps 5 and 6 are replaced by `omp_target`, which writes OpenMP directives; there are
//! no kernels then.
//!
//! # Limits
//!
//! Unsupported constructs are refused with the diagnostic `acc-unsupported`, and loops with a directive but without a
//! canonical header with `acc-loop-form`. The front end does not check for data races beyond the simple patterns of
//! `doubts`.

mod atomic;
mod clause;
mod constant;
mod control;
mod device;
mod dimensions;
mod directive;
mod doubts;
mod host;
mod iterations;
mod kernel;
mod kernels;
mod lanes;
mod loops;
mod movement;
mod objects;
mod offload;
mod omp_target;
mod on_device;
mod parts;
mod passing;
mod phrases;
mod program;
mod routines;
mod rules;
mod runtime;
mod sections;
mod text;
mod types;
mod uses;

use okl_plugin::{AskedUnit, Change, Frontend, OptionType, Text};
use serde::Deserialize;

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
    read,
    write,
};

okl_plugin::export!(frontend, "acc", FRONTEND);

#[derive(Default, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
struct Options {
    device_shape: bool,
    omp_target: bool,
}

const OWNER: &str = "front end \"acc\"";

/// The declarations of the OpenACC API, inserted before the text.
const API: &str = include_str!("api.h");

/// Features of C that C++ lacks: `restrict`, and the implicit conversion of `void *` to any pointer.
const C: &str = include_str!("c.h");

/// Marks the end of the API; the declarations for C and the program follow.
const ENDS: &str = "struct okl_acc_api_ends;\n";

fn read(asked: &Text<'_>) -> Result<Change, String> {
    let mut change = Change::default();
    let is_c = asked.path.ends_with(".c");
    change.edits.insert(OWNER, 0, format!("{API}{ENDS}{}", if is_c { C } else { "" }));
    Ok(change)
}

fn write(asked: &AskedUnit<'_>) -> Result<Change, String> {
    let Options { device_shape, omp_target } = okl_plugin::stage::options(asked.options)?;
    if omp_target {
        return Ok(text::write_omp_target(asked.unit));
    }
    let names = std::iter::once(asked.target).chain(asked.likes.iter().map(String::as_str));
    let device = runtime::Device::of(asked.gpu, names);
    let target = text::Target {
        gpu: asked.gpu,
        has_lanes: asked.gpu || device_shape,
        device,
        host_code: asked.host_code,
    };
    Ok(text::write(asked.unit, target))
}
