//! CUDA's libraries on a link line.

use super::options::CompilerOption;
use crate::messages;
use okl_source::{Diagnostic, DiagnosticId, FileSpan, Severity};

const CC_LIBRARY: DiagnosticId = DiagnosticId::new("cc-library");

/// The runtimes, in place of which translated programs have their own.
const RUNTIMES: [&str; 6] = ["cudart", "cudart_static", "cudadevrt", "cuda", "amdhip64", "nvToolsExt"];

/// The libraries for NVIDIA's devices, by the starts of their names.
const LIBRARIES: [(&str, &str); 15] = [
    ("cublas", "cuBLAS"),
    ("cufft", "cuFFT"),
    ("curand", "cuRAND"),
    ("cusparse", "cuSPARSE"),
    ("cusolver", "cuSOLVER"),
    ("cudnn", "cuDNN"),
    ("cutensor", "cuTENSOR"),
    ("cupti", "CUPTI"),
    ("culibos", "CUDA's libraries"),
    ("nccl", "NCCL"),
    ("npp", "NPP"),
    ("nvrtc", "NVRTC"),
    ("nvjpeg", "nvJPEG"),
    ("nvidia-ml", "NVML"),
    ("nvToolsExt", "NVTX"),
];

/// The name of a library that an option links.
fn name(option: &CompilerOption) -> Option<&str> {
    option.value.as_deref().filter(|_| option.name == "-l")
}

/// True for `-lcudart` and the like.
pub fn is_runtime(option: &CompilerOption) -> bool {
    name(option).is_some_and(|name| RUNTIMES.contains(&name))
}

/// True for a library that runs on NVIDIA's devices alone.
pub fn is_for_devices(option: &CompilerOption) -> bool {
    name(option).is_some_and(|name| of(name).is_some())
}

/// Warns of such libraries, which are not linked.
pub fn warn<'l>(options: impl Iterator<Item = &'l CompilerOption>) {
    for option in options.filter(|option| is_for_devices(option)) {
        let Some((name, library)) = name(option).and_then(|name| Some((name, of(name)?))) else { continue };
        let message = format!("`-l{name}` is not linked: {library} is for NVIDIA's devices");
        let warning: Diagnostic<FileSpan> = Diagnostic::global(CC_LIBRARY, Severity::Warning, message);
        let help = format!(
            "link a library of the target in its place; the linker names what is missing of {library}"
        );
        messages::diagnostics(&[warning.help(help)], &okl_source::Sources::new());
    }
}

fn of(name: &str) -> Option<&'static str> {
    LIBRARIES.iter().find(|(start, _)| name.starts_with(start)).map(|(_, library)| *library)
}
