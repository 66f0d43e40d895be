//! The front end `accf`: reads Fortran with OpenACC directives.
//!
//! It is a reader. It writes the regions as C++ with the same directives, which the front end `acc` translates to OKL,
//! and the user's program with calls in place of the regions.

mod access;
mod arena;
mod arguments;
mod assign;
mod bits;
mod call_shape;
mod call_type;
mod clauses;
mod component;
mod constant;
mod constructor;
mod data;
mod declare;
mod directive;
mod element;
mod expr;
mod forall;
mod helpers;
mod host;
mod host_data;
mod host_text;
mod ids;
mod independent;
mod inquiry;
mod intrinsics;
mod known;
mod literal;
mod live;
mod location;
mod loops;
mod nesting;
mod omp_target;
mod openacc_module;
mod operators;
mod options;
mod overload;
mod passed;
mod path;
mod private;
mod procedure;
mod products;
mod read;
mod rearrange;
mod region;
mod resolve;
mod shapes;
mod signature;
mod stmt;
mod subscript;
mod transform;
mod translator;
mod unbalanced;
mod uses;
mod value;
mod variable;
mod written;

use okl_plugin::{Frontend, OptionType};

/// The plugin that okl links.
pub const FRONTEND: Frontend = Frontend {
    summary: "reads Fortran with OpenACC directives",
    options: &[
        (
            "do-concurrent",
            OptionType::Switch,
            "treat each `do concurrent` outside of regions as a region of its own",
        ),
        (
            "omp-target",
            OptionType::Switch,
            "write directives of OpenMP in place of those of OpenACC, and no kernels",
        ),
        (
            "host-abi",
            OptionType::Text,
            "how arrays are passed: `descriptors` (the default), or `plain` for compilers without C descriptors",
        ),
    ],
    attributes: "",
    headers: &[],
    programs: true,
    launch: None,
    read: read::read,
    write: None,
};

okl_plugin::export!(frontend, "accf", FRONTEND, diagnostics = ids::DIAGNOSTICS);
