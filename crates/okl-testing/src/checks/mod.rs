//! Checks of the texts of kernels, one batch at a time.
//!
//! Most of a compiler's time goes into headers, most of a program's into its start. So the texts of a batch are
//! compiled, linked and run together, in namespaces of their own ([`crate::joined`]). If that fails as a whole, each
//! text is checked alone, and the outcome is that of the single check. A passed result is not computed again for the
//! same inputs ([`crate::results`]).

mod batch;
mod compilers;
mod lab;
mod programs;
mod runs;
mod together;

pub use batch::{Batch, Member, Outcomes, Subject};
pub use lab::CheckEnvironment;

use crate::Failure;
use crate::evidence::Evidence;
use crate::okl::Translation;
use crate::results::Key;
use batch::attempt;
use together::no_outcome;

/// A check of the texts of a target by a tool.
#[derive(Clone, Copy, Debug)]
pub struct Check {
    /// The row of the check on the page of backends.
    pub evidence: &'static Evidence,
    /// The inputs of its result.
    pub reads: Reads,
    run: Run,
}

/// Runs the check on all members of a batch; `None` if the tool is missing.
type Run = fn(&CheckEnvironment, &Batch<'_>, &Evidence) -> Option<Outcomes>;

/// The inputs of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reads {
    /// The kernel's text.
    Kernel,
    /// The texts of kernel, launchers and runner.
    All,
}

impl Check {
    /// The check for a row of the page of backends.
    ///
    /// # Panics
    /// If there is none: every row of the page must have a check.
    pub fn of(evidence: &'static Evidence) -> Check {
        let Evidence { target, tool, .. } = *evidence;
        let (reads, run): (Reads, Run) = match (target, tool) {
            ("serial", "g++") => (Reads::All, programs::serial),
            ("openmp", "g++") => (Reads::All, programs::openmp),
            ("openmp", "whole") => (Reads::All, programs::whole),
            ("openmp", "openacc") => (Reads::All, programs::openacc),
            ("serial" | "openmp", "clang") => (Reads::Kernel, compilers::clang),
            (_, "emulator") => (Reads::All, programs::emulated),
            (_, "pocl") => (Reads::All, programs::on_pocl),
            ("dpcpp", "intel") => (Reads::All, programs::sycl_on_intel),
            (_, "intel") => (Reads::All, programs::on_intel),
            ("cuda", "nvcc") => (Reads::Kernel, compilers::nvcc),
            ("cuda", "nvrtc") => (Reads::Kernel, compilers::nvrtc),
            ("dpcpp", "dpcpp") => (Reads::Kernel, compilers::dpcpp),
            ("hip", "clang") => (Reads::Kernel, compilers::hip),
            ("opencl" | "opencl-cpp", "clang") => (Reads::Kernel, compilers::opencl),
            ("metal", "clang") => (Reads::Kernel, compilers::metal),
            _ => panic!("nothing is done with {tool} for {target}"),
        };
        Check { evidence, reads, run }
    }

    /// Runs the check on all members; `None` if the tool is missing. A kernel listed as a known failure must fail.
    pub fn outcomes(&self, lab: &CheckEnvironment, batch: &Batch<'_>) -> Option<Outcomes> {
        let keys: Vec<Result<Key, Failure>> = batch.members.iter().map(|member| self.key(member)).collect();
        let is_known = |key: &Result<Key, Failure>| key.as_ref().is_ok_and(|key| lab.results.knows(key));
        let known: Vec<bool> = keys.iter().map(is_known).collect();
        let asked = batch.members.iter().zip(&known).filter(|(_, known)| !**known);
        let asked: Vec<Member<'_>> = asked.map(|(member, _)| *member).collect();
        let mut made = match asked.is_empty() {
            true => Vec::new(),
            false => (self.run)(lab, &Batch { members: &asked, ..*batch }, self.evidence)?,
        }
        .into_iter();
        let outcomes = batch.members.iter().zip(keys).zip(known).map(|((member, key), known)| {
            if known {
                return Ok(());
            }
            let outcome = made.next().unwrap_or_else(|| Err(no_outcome()));
            if let (Ok(()), Ok(key)) = (&outcome, &key) {
                lab.results.keep(key);
            }
            self.evidence.settle(member.name, outcome)
        });
        Some(outcomes.collect())
    }

    fn key(&self, member: &Member<'_>) -> Result<Key, Failure> {
        let Evidence { target, tool, .. } = self.evidence;
        let Translation { kernel, launcher, launcher_c } = member.translation;
        let mut texts = vec![kernel.as_str()];
        let (runner, defines) = (member.case.runner_text()?, member.case.defines().join(" "));
        let input = member.case.input_text()?;
        if self.reads == Reads::All {
            texts.extend([launcher.as_deref().unwrap_or_default(), launcher_c, &runner, &defines]);
        }
        if *tool == "openacc" {
            texts.push(&input);
        }
        // HIP's text may equal that of CUDA, whose check shows the results.
        if *target == "hip" {
            texts.extend(attempt(member.attempts, "cuda").map(|cuda| cuda.kernel.as_str()));
        }
        Key::of(&format!("{target} {tool}"), texts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evidence;

    #[test]
    fn everything_on_the_page_is_done() {
        for evidence in evidence::all() {
            let _panics_if_not = Check::of(evidence);
        }
    }
}
