//! The host program of a front end: after the kernels in one text, or with the kernels embedded.

use crate::outcome::{Output, OutputKind, RequestedOutputs};
use crate::ready::LoadedPipeline;
use crate::run_state::RunState;

/// Outputs the host program, if there is one. If the target's compiler reads host and device code in one text, it is
/// appended to the kernels.
pub(crate) fn give_host(
    state: &mut RunState,
    host: Option<&str>,
    group: &[&LoadedPipeline],
    asked: &RequestedOutputs,
) {
    for ready in group {
        let name = &ready.pipeline.name;
        let is_kernel = |output: &Output| output.kind == OutputKind::Kernel && output.pipeline == *name;
        let Some(at) = state.outputs.iter().position(is_kernel) else { continue };
        let Some(host) = host else {
            if ready.embeds_kernels(asked) && !asked.has(OutputKind::Kernel) {
                state.outputs.remove(at);
            }
            continue;
        };
        if ready.takes_host_code() {
            let kernels = &mut state.outputs[at].text;
            kernels.push('\n');
            kernels.push_str(&guarded(host, ready));
        } else if asked.has(OutputKind::Host) {
            let kernels = state.outputs[at].text.clone();
            if !asked.has(OutputKind::Kernel) {
                state.outputs.remove(at);
            }
            state.give(ready, OutputKind::Host, "cpp", format!("{}\n{host}", embedded(&kernels)));
        }
    }
}

/// Outputs a host program that has no kernels.
pub(crate) fn give_program(
    state: &mut RunState,
    host: &str,
    group: &[&LoadedPipeline],
    asked: &RequestedOutputs,
) {
    for ready in group {
        if !ready.takes_host_code() {
            if asked.has(OutputKind::Host) {
                state.give(ready, OutputKind::Host, "cpp", format!("{}\n{host}", embedded("")));
            }
        } else if asked.has(OutputKind::Kernel) {
            match ready.backend.describe() {
                Ok(description) => {
                    let extension = &description.extension;
                    state.give(ready, OutputKind::Kernel, extension, guarded(host, ready));
                }
                Err(error) => state.fail(error.verdict(), error.diagnostic()),
            }
        }
    }
}

/// The host program inside of an `#ifndef` that hides it from run-time compilers, which have no system headers.
fn guarded(host: &str, ready: &LoadedPipeline) -> String {
    let compiler = ready.target.as_ref().and_then(|target| target.library.runtime_compiler.as_ref());
    match compiler.filter(|compiler| !compiler.macro_name.is_empty()) {
        Some(compiler) => format!("#ifndef {}\n{host}\n#endif\n", compiler.macro_name),
        None => host.to_string(),
    }
}

/// The text of kernels as a C++ string:
///
/// ```text
/// static const char okl_kernels[] = R"okl(__kernel void ...)okl";
/// ```
fn embedded(kernels: &str) -> String {
    let mut mark = "okl".to_string();
    while kernels.contains(&format!("){mark}\"")) {
        mark.push('_');
    }
    format!("static const char okl_kernels[] = R\"{mark}({kernels}){mark}\";\n")
}

#[cfg(test)]
mod tests {
    use super::embedded;

    #[test]
    fn a_text_that_ends_strings_stays_whole() {
        let text = "/* )okl\" */";
        assert_eq!(embedded(text), "static const char okl_kernels[] = R\"okl_(/* )okl\" */)okl_\";\n");
    }
}
