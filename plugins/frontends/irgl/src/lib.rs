//! The front end `irgl`: reads graph programs in IrGL.
//!
//! It is a reader. It writes a program in CUDA, which the front end `cu` translates to OKL and a host program:
//!
//! ```text
//! Kernel k(Graph g, int *x) {                  __global__ void k(const int *g_row, int *x, const int *irgl_in, ...) {
//!   ForAll (i In WL.items()) { ... }             for (int i = ...; i < irgl_count; ...) { ... } }
//! }                                            static irgl::result irgl_run_k(irgl::graph<int> &g, irgl::array<int> &x)
//! host Kernel main(Graph g) {                  static void irgl_main(irgl::graph<int> &g) {
//!   Iterate k(g, x) Initial [0] { ... }          { irgl::pipe irgl_pipe(-1); ... while (...) { irgl_run_k(g, x); ... } }
//! }                                            }
//! ```
//!
//! 1. `parse` reads the text as a tree, in which C++ stays text.
//! 2. `check` reports what the language forbids.
//! 3. `write` writes kernels, the functions that launch them, and host kernels. A kernel is split where all threads of
//!    the device wait for each other.

mod check;
mod declared;
mod facts;
mod ids;
mod invocations;
mod options;
mod parse;
mod read;
mod tree;
mod walk;
mod words;
mod write;

use okl_plugin::{Frontend, OptionType};

/// The plugin that okl links.
pub const FRONTEND: Frontend = Frontend {
    summary: "reads graph programs in IrGL",
    options: &[
        (
            "buffer-pushes",
            OptionType::Switch,
            "let each thread gather 32 items before it pushes them to the worklist",
        ),
        (
            "cooperative-pushes",
            OptionType::Switch,
            "let the threads of a block gather items in group memory, and push them together",
        ),
        (
            "nested-parallelism",
            OptionType::Texts,
            "who may run a nested `ForAll` with many iterations: all threads of a `block`, those of a `warp`",
        ),
        (
            "outline-iterations",
            OptionType::Switch,
            "let one block run an `Iterate` on the device, in one launch, as long as its worklist is small",
        ),
        ("unroll", OptionType::Integer, "how often compilers repeat the body of a nested loop"),
        ("retry-backoff", OptionType::Switch, "let fewer threads take items again, each of them neighbours"),
        ("exclusive-locks", OptionType::Switch, "let `Exclusive` take locks, without splitting the kernel"),
        (
            "ticket-locks",
            OptionType::Switch,
            "let an `Atomic` without `Else` give its locks in the order in which iterations ask",
        ),
    ],
    attributes: "",
    headers: &[],
    programs: true,
    launch: None,
    read: read::read,
    write: None,
};

okl_plugin::export!(frontend, "irgl", FRONTEND, diagnostics = ids::DIAGNOSTICS);
