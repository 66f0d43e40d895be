//! The front end `acc`: C and C++ with OpenACC directives becomes kernels in OKL, and a host program.
//!
//! ```text
//! #pragma acc parallel loop copy(a[0:n])      @kernel void f_acc1(const int n, float *a, const int okl_gangs) { ... }
//! for (int i = 0; i < n; ++i) ...             { ... f_acc1(n, a, okl_gangs); }
//! ```
//!
//! Directives are lines of the unit (`directive`); each is about the statement behind it (`program`). Each compute
//! construct becomes a kernel (`kernel`), which gets the variables that it uses as parameters (`passing`).

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

/// What okl links.
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

/// What OpenACC programs may call, in front of the text.
const API: &str = include_str!("api.h");

/// What C has and C++ has not: `restrict`, and `void *` that becomes any pointer.
const C: &str = include_str!("c.h");

/// What comes behind it is C's, and then the program's.
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
