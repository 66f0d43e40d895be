//! OCCA's ABI: memories and kernels are objects of its C++ library.

use super::abi::{Call, Words};
use crate::device_text::DeviceText;
use crate::job::Job;
use crate::names::{PREFIX, is_outside};
use okl_analysis::Analyzed;
use okl_model::{Declaration, DeclarationKind, Function};
use okl_plan::Launch;
use okl_source::EditSet;

/// OCCA's ABI.
pub(crate) struct Occa;

impl Words for Occa {
    fn prologue(&self) -> String {
        "#include <occa/core/kernel.hpp>\n".into()
    }

    /// `extern "C" void add(occa::modeKernel_t **deviceKernels`
    fn head(&self, unit: &Analyzed, function: &Function) -> String {
        format!("extern \"C\" void {}(occa::modeKernel_t **{}", function.name, kernels_name(unit))
    }

    fn memory(&self) -> &'static str {
        "occa::modeMemory_t *"
    }

    fn after(&self, _job: &Job<'_>, _function: &Function) -> String {
        String::new()
    }

    /// `occa::dim _occa_outer, _occa_inner; _occa_outer.dims = 2; _occa_inner.dims = 1;`
    fn sizes(&self, launch: &Launch<'_>, line: &str) -> String {
        let nest = launch.nest;
        format!(
            "occa::dim _occa_outer, _occa_inner;{line}_occa_outer.dims = {};{line}_occa_inner.dims = {};",
            nest.outer_dims, nest.inner_dims
        )
    }

    /// `occa::kernel _occa_kernel(deviceKernels[0]); _occa_kernel.setRunDims(_occa_outer, _occa_inner); _occa_kernel(N, a);`
    fn start(&self, job: &Job<'_>, _device_name: &str, call: &Call<'_>) -> String {
        let Call { launch, arguments, line } = call;
        format!(
            "occa::kernel _occa_kernel({}[{}]);{line}_occa_kernel.setRunDims(_occa_outer, _occa_inner);{line}\
             _occa_kernel({});",
            kernels_name(job.unit),
            launch.number,
            arguments.join(", ")
        )
    }

    /// Renames the user's `occa` to `_occa_occa`.
    fn make_way(&self, job: &Job<'_>, edits: &mut EditSet) {
        let unit = job.unit;
        let is_namespace =
            |declared: &Declaration| declared.kind == DeclarationKind::Namespace && declared.name == "occa";
        if !is_outside(unit, "occa") || unit.declarations.iter().any(is_namespace) {
            return;
        }
        let text = DeviceText::whole(job, edits);
        let places = unit.name_places().iter().copied().filter(|place| unit.source(*place) == "occa");
        for place in places.filter(|place| text.is_left(*place)) {
            edits.insert(job.owner(), place.start, PREFIX);
        }
    }
}

/// The name of the parameter that holds the device kernels.
fn kernels_name(unit: &Analyzed) -> &'static str {
    if unit.is_named("deviceKernels") { "_occa_kernels" } else { "deviceKernels" }
}
