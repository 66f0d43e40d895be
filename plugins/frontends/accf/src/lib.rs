//! The front end `accf`: reads Fortran with OpenACC directives.
//!
//! It is a reader. It writes the regions as C++ with the same directives, which the front end `acc` translates to OKL,
//! and the user's program with calls in place of the regions.

mod access;
mod arena;
mod assign;
mod clauses;
mod directive;
mod expr;
mod helpers;
mod host;
mod ids;
mod intrinsics;
mod loops;
mod openacc_module;
mod private;
mod procedure;
mod read;
mod region;
mod stmt;
mod transform;
mod translator;
mod uses;
mod value;
mod variable;

use okl_plugin::Frontend;

/// The plugin that okl links.
pub const FRONTEND: Frontend = Frontend {
    summary: "reads Fortran with OpenACC directives",
    options: &[],
    attributes: "",
    headers: &[],
    programs: true,
    launch: None,
    read: read::read,
    write: None,
};

okl_plugin::export!(frontend, "accf", FRONTEND, diagnostics = ids::DIAGNOSTICS);
