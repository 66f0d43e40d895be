//! The host program of a front end: with the kernels in one text, or apart from them.
//!
//! ```text
//! kernel     runtime, kernels, launch functions, host program     where the target's compiler reads host code
//! program    the same                                             everywhere; kernels are a string where they are no
//!                                                                 host code
//! kernels    runtime, kernels, launch functions                   what `host` is linked with
//! host                                           host program     in its own language
//! ```
//!
//! Where a front end only reads, for another one, the user's program is neither C++ nor C. It is `host` then, and all that
//! the other front end wrote is one text, `kernel`, `program` or `kernels`.

use crate::outcome::{Output, OutputKind, RequestedOutputs};
use crate::read_by::UserProgram;
use crate::ready::LoadedPipeline;
use crate::run_state::RunState;

/// A host program as a front end wrote it.
#[derive(Default)]
pub(crate) struct HostProgram {
    /// The program.
    pub(crate) text: String,
    /// The functions by which it launches the kernels, in C++.
    pub(crate) launchers: String,
    /// The runtime of both, in C++; it precedes the kernels.
    pub(crate) runtime: String,
    /// The extension of files in its language: `c`.
    pub(crate) extension: &'static str,
    /// The user's program that calls this one, if another front end reads for it.
    pub(crate) program: Option<UserProgram>,
}

impl HostProgram {
    /// This program as a part of another one.
    pub(crate) fn called_by(self, mut program: UserProgram, line_directives: bool) -> HostProgram {
        if line_directives && !program.launchers.is_empty() {
            // Compilers would count the lines of the user's file on.
            program.launchers.insert_str(0, "#line 1 \"<okl>\"\n");
        }
        HostProgram { program: Some(program), ..self }
    }

    /// What precedes the kernels.
    fn before(&self) -> String {
        let of_user = self.program.as_ref().map_or("", |program| &program.runtime);
        format!("{of_user}{}", self.runtime)
    }

    /// What follows the kernels in one text with them.
    fn behind(&self) -> String {
        let HostProgram { text, launchers, program, .. } = self;
        let of_user = program.as_ref().map_or("", |program| &program.launchers);
        let end = if of_user.is_empty() || text.is_empty() || text.ends_with('\n') { "" } else { "\n" };
        format!("{launchers}{text}{end}{of_user}")
    }
}

/// Outputs the host program and the kernels of each pipeline, in one text or in two. `has_kernels` is false for a
/// program without any.
pub(crate) fn give_host(
    state: &mut RunState,
    host: &HostProgram,
    has_kernels: bool,
    group: &[&LoadedPipeline],
    asked: &RequestedOutputs,
) {
    for ready in group {
        let kernels = match (taken(state, ready, asked), has_kernels) {
            (Some(kernels), _) => kernels,
            (None, false) => String::new(),
            // There were errors.
            (None, true) => continue,
        };
        let extension = match ready.backend.describe() {
            Ok(_) if !ready.takes_host_code() => "cpp",
            Ok(description) => description.extension.as_str(),
            Err(error) => {
                state.fail(error.verdict(), error.diagnostic());
                continue;
            }
        };
        let runtime = host.before();
        if asked.is_apart() {
            let (behind, (text, of_host)) = match &host.program {
                Some(program) => (host.behind(), (&program.text, program.extension.as_str())),
                None => (host.launchers.clone(), (&host.text, host.extension)),
            };
            if asked.has(OutputKind::Kernels) {
                let text = joined(ready, &runtime, &kernels, &behind);
                state.give(ready, OutputKind::Kernels, extension, text);
            }
            if asked.has(OutputKind::Host) {
                state.give(ready, OutputKind::Host, of_host, text.clone());
            }
            continue;
        }
        let program = || joined(ready, &runtime, &kernels, &host.behind());
        let is_kernel = ready.takes_host_code() && asked.has(OutputKind::Kernel);
        if asked.has(OutputKind::Program) && !is_kernel {
            state.give(ready, OutputKind::Program, extension, program());
        }
        if asked.has(OutputKind::Kernel) {
            if is_kernel {
                state.give(ready, OutputKind::Kernel, extension, program());
            } else if has_kernels {
                let extension = ready.backend.describe().map_or("", |description| &description.extension);
                state.give(ready, OutputKind::Kernel, extension, kernels);
            }
        }
    }
}

/// Removes the kernels of a pipeline from the outputs and returns them. Where only kernels are requested, they stay.
fn taken(state: &mut RunState, ready: &LoadedPipeline, asked: &RequestedOutputs) -> Option<String> {
    let name = &ready.pipeline.name;
    let is_kernel = |output: &Output| output.kind == OutputKind::Kernel && output.pipeline == *name;
    let at = state.outputs.iter().position(is_kernel)?;
    if asked.is_apart() && asked.has(OutputKind::Kernel) {
        return Some(state.outputs[at].text.clone());
    }
    Some(state.outputs.remove(at).text)
}

/// Kernels between host code. Where the target's compiler reads no host code, they are a string in it.
fn joined(ready: &LoadedPipeline, runtime: &str, kernels: &str, behind: &str) -> String {
    match ready.takes_host_code() {
        true if kernels.is_empty() => guarded(&format!("{runtime}{behind}"), ready),
        true => format!("{}{kernels}\n{}", guarded(runtime, ready), guarded(behind, ready)),
        false => format!("{}\n{runtime}{behind}", embedded(kernels)),
    }
}

/// Host code inside of an `#ifndef` that hides it from run-time compilers, which have no system headers.
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
