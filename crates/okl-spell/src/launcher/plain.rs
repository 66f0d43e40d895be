//! okl's own ABI: a C interface of one header, `okl/launch.h`, for programs without OCCA.
//!
//! The kernel's host code is a separate function, so that a `return` of the user's returns from it; the function with
//! the C interface calls it with checked arguments.

use super::abi::{Call, Words};
use crate::job::Job;
use okl_analysis::Analyzed;
use okl_model::Function;
use okl_plan::Launch;
use okl_source::EditSet;

/// The version of `okl/launch.h` that the text is written for.
const VERSION: u32 = 1;

/// Suppresses warnings: host code declares variables that only device code uses.
const UNUSED: &str = "#if defined(__GNUC__)\n\
                      #pragma GCC diagnostic ignored \"-Wunused-variable\"\n\
                      #pragma GCC diagnostic ignored \"-Wunused-but-set-variable\"\n\
                      #pragma GCC diagnostic ignored \"-Wunused-local-typedefs\"\n\
                      #endif\n";

/// okl's own ABI.
pub(crate) struct Plain;

impl Words for Plain {
    fn prologue(&self) -> String {
        prologue() + UNUSED
    }

    /// `static void okl_host_add(okl_run &_occa_run`
    fn head(&self, _unit: &Analyzed, function: &Function) -> String {
        format!("static void okl_host_{}(okl_run &_occa_run", function.name)
    }

    /// An opaque handle.
    fn memory(&self) -> &'static str {
        "void *"
    }

    fn after(&self, job: &Job<'_>, function: &Function) -> String {
        let call = format!("okl_enter(_occa_launcher, \"{0}\", okl_host_{0}", function.name);
        entry(function, &job.options.launch_suffix(job.target), "_occa_launcher", &call)
    }

    /// `size_t _occa_outer[3] = {1, 1, 1}, _occa_inner[3] = {1, 1, 1};`
    fn sizes(&self, _launch: &Launch<'_>, _line: &str) -> String {
        "size_t _occa_outer[3] = {1, 1, 1}, _occa_inner[3] = {1, 1, 1};".into()
    }

    /// `if (okl_start(_occa_run, 0, "_occa_add_0", 1, _occa_outer, 1, _occa_inner, N, a)) return;`
    fn start(&self, _job: &Job<'_>, device_name: &str, call: &Call<'_>) -> String {
        let Call { launch, arguments, .. } = call;
        let (number, nest) = (launch.number, launch.nest);
        let arguments: String = arguments.iter().map(|argument| format!(", {argument}")).collect();
        format!(
            "if (okl_start(_occa_run, {number}, \"{device_name}\", {}, _occa_outer, {}, _occa_inner{arguments})) return;",
            nest.outer_dims, nest.inner_dims
        )
    }

    fn make_way(&self, _job: &Job<'_>, _edits: &mut EditSet) {}
}

/// The `#include`, and a check of the header's version.
pub(super) fn prologue() -> String {
    format!(
        "#include <okl/launch.h>\n#if OKL_LAUNCH_VERSION != {VERSION}\n\
         #error \"this launcher needs version {VERSION} of okl/launch.h\"\n#endif\n"
    )
}

/// The function that programs call: `extern "C" int okl_launch_add(const okl_launcher *_occa_launcher, ...)`
///
/// `suffix` is the target's, if names carry the target so that one program can hold launchers of several targets.
/// `launcher` is empty if the parameter is unused. `call` lacks the last arguments.
pub(super) fn entry(function: &Function, suffix: &str, launcher: &str, call: &str) -> String {
    format!(
        "extern \"C\" int okl_launch_{}{suffix}(const okl_launcher *{launcher}, const okl_argument *_occa_arguments, \
         size_t _occa_count) {{\n  return {call}, _occa_arguments, _occa_count);\n}}\n",
        function.name
    )
}
