//! The metadata by which OCCA calls kernels, as the JSON that libocca reads.
//!
//! There are two documents: one for the functions of the kernel text, one for those of the launcher. libocca stores
//! both below `kernel` in its build files and reads them from there.

mod dtype;

use crate::dependencies::Dependency;
use okl_analysis::Analyzed;
use okl_model::metadata::{ArgumentMetadata, BuildFile, Dtype, KernelMetadata, Metadata};
use okl_model::{Function, VarId, Variable};
use okl_sema::{Checked, CheckedKernel};
use std::collections::BTreeMap;

/// The facts about a run that the metadata is made of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Described<'d> {
    pub checked: &'d Checked,
    pub read: &'d [Dependency],
    /// The parameters that the target's kernels have in front, as they are declared: `sycl::queue *queue_`.
    pub first_params: &'d str,
    /// True if nests are kernels of their own, which a launcher starts.
    pub has_launcher: bool,
}

/// The metadata of the functions in the kernel text.
pub(crate) fn of_kernels(described: Described<'_>) -> Metadata {
    let unit = described.checked.unit();
    let mut kernels = Vec::new();
    for kernel in described.checked.kernels() {
        let function = unit.function(kernel.function);
        let first = described.first_params.split(',').map(str::trim).filter(|param| !param.is_empty());
        let arguments: Vec<ArgumentMetadata> = first.map(declared).chain(arguments(unit, function)).collect();
        for name in names(function, kernel, described.has_launcher) {
            kernels.push(KernelMetadata { name, arguments: arguments.clone() });
        }
    }
    document(kernels, described.read)
}

/// The metadata of the functions in the launcher; their first parameter are the device kernels.
pub(crate) fn of_launchers(described: Described<'_>) -> Metadata {
    let unit = described.checked.unit();
    let launcher = |kernel: &CheckedKernel| {
        let function = unit.function(kernel.function);
        let first = declared("occa::modeKernel_t **deviceKernels");
        let arguments = std::iter::once(first).chain(arguments(unit, function)).collect();
        KernelMetadata { name: function.name.clone(), arguments }
    };
    document(described.checked.kernels().iter().map(launcher).collect(), described.read)
}

/// libocca checks these files again before it takes a kernel from its cache, and waits forever for one that is missing.
/// The input is a file of its cache, which may be moved or copied, so it is left out; its hash is part of the kernel's
/// own.
fn document(mut kernels: Vec<KernelMetadata>, read: &[Dependency]) -> Metadata {
    kernels.sort_by(|one, other| one.name.cmp(&other.name));
    let headers = read.iter().filter(|file| !file.is_input);
    let dependencies: BTreeMap<String, String> =
        headers.map(|file| (file.identity.clone(), file.hash.clone())).collect();
    let kernel = BuildFile { dependencies: dependencies.clone(), metadata: kernels.clone() };
    Metadata { dependencies, metadata: kernels, kernel }
}

/// The names of a kernel's functions: `_occa_add_0`, `_occa_add_1`, ...; `add` if it stays one function.
fn names(function: &Function, kernel: &CheckedKernel, has_launcher: bool) -> Vec<String> {
    match has_launcher {
        true => (0..kernel.nests.len()).map(|nth| okl_plan::device_name(&function.name, nth)).collect(),
        false => vec![function.name.clone()],
    }
}

fn arguments<'u>(unit: &'u Analyzed, function: &'u Function) -> impl Iterator<Item = ArgumentMetadata> + 'u {
    // The host program does not pass parameters that older tools added implicitly.
    let is_handed = |id: &&VarId| !unit.attributes_of(**id).is_implicit;
    function.params.iter().filter(is_handed).map(|id| argument(unit, unit.variable(*id)))
}

fn argument(unit: &Analyzed, variable: &Variable) -> ArgumentMetadata {
    let ty = unit.ty(variable.ty).value();
    let leads_to = ty.element();
    ArgumentMetadata {
        is_const: leads_to.unwrap_or(ty).is_const,
        is_pointer: leads_to.is_some(),
        name: variable.name.clone(),
        dtype: match leads_to {
            Some(to) => dtype::behind_pointer(unit, to),
            None => dtype::of(unit, ty),
        },
    }
}

/// The metadata of a parameter that only the generated code has: `sycl::queue *queue_`.
fn declared(param: &str) -> ArgumentMetadata {
    let name =
        param.rsplit(|letter: char| !letter.is_alphanumeric() && letter != '_').next().unwrap_or_default();
    ArgumentMetadata {
        is_const: false,
        is_pointer: param.contains('*'),
        name: name.to_string(),
        dtype: Dtype::Custom { name: "none".into(), bytes: 0 },
    }
}
