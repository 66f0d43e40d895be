//! Checks of the texts of kernels, one batch at a time.
//!
//! Most of a compiler's time goes into headers, most of a program's into its start. So the texts of a batch are
//! compiled, linked and run together, in namespaces of their own ([`crate::joined`]). If that fails as a whole, each
//! text is checked alone, and the outcome is that of the single check. A passed result is not computed again for the
//! same inputs ([`crate::results`]).

mod compilers;
mod lab;
mod programs;
mod runs;

pub use lab::CheckEnvironment;

use crate::cases::Kernel;
use crate::evidence::Evidence;
use crate::okl::{Attempt, Translation};
use crate::results::Key;
use crate::target::TARGETS;
use crate::{Failure, joined};

/// A text of a target, with its kernel.
#[derive(Clone, Copy, Debug)]
pub struct Member<'a> {
    /// The name in tests and messages, unique among the members of all batches: `matmul/tiled`, `acc/jacobi`.
    pub name: &'a str,
    /// The number of its namespace, which is its index among the subjects of its batch.
    pub number: usize,
    /// The input and the runner.
    pub case: &'a Kernel,
    /// The translation for the target.
    pub translation: &'a Translation,
    /// The translation or refusal for each of [`TARGETS`].
    pub attempts: &'a [Attempt],
}

/// A kernel of a batch, whether the target accepts it or not.
#[derive(Clone, Copy, Debug)]
pub struct Subject<'a> {
    /// See [`Member::name`].
    pub name: &'a str,
    /// The input and the runner.
    pub case: &'a Kernel,
    /// The translation or refusal for each of [`TARGETS`].
    pub attempts: &'a [Attempt],
}

/// Kernels that are compiled and run together.
#[derive(Clone, Copy, Debug)]
pub struct Batch<'a> {
    /// The name for folders: `kernels-3`.
    pub name: &'a str,
    /// All kernels of the batch: their runners and launchers are compiled once for all targets.
    pub subjects: &'a [Subject<'a>],
    /// The kernels to check now.
    pub members: &'a [Member<'a>],
}

impl Batch<'_> {
    /// Joins texts of members or subjects, each in the namespace of its number. The text of a single kernel stays as it
    /// is, because some kernels name the global namespace.
    pub(crate) fn joined<'t>(&self, texts: impl Iterator<Item = (usize, &'t str)>) -> String {
        match self.subjects {
            [_] => texts.map(|(_, text)| text).collect(),
            _ => joined::numbered(texts),
        }
    }
}

/// The outcomes of the members, in their order.
pub type Outcomes = Vec<Result<(), Failure>>;

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

/// Runs the work on all members at once; if that fails as a whole, on each alone.
///
/// Only members whose texts have the same headers are put together, so that none depends on an include of another one.
pub(crate) fn together_or_alone(
    batch: &Batch<'_>,
    work: impl Fn(&Batch<'_>) -> Result<Outcomes, Failure>,
) -> Outcomes {
    let mut parts: Vec<(Vec<String>, Vec<usize>)> = Vec::new();
    for (at, member) in batch.members.iter().enumerate() {
        let headers = joined::headers(&member.translation.kernel);
        match parts.iter_mut().find(|(known, _)| *known == headers) {
            Some((_, own)) => own.push(at),
            None => parts.push((headers, vec![at])),
        }
    }
    let mut outcomes: Vec<(usize, Result<(), Failure>)> = Vec::new();
    for (number, (_, own)) in parts.iter().enumerate() {
        let members: Vec<Member<'_>> = own.iter().map(|at| batch.members[*at]).collect();
        let name = if parts.len() > 1 { format!("{}/{number}", batch.name) } else { batch.name.to_owned() };
        let part = Batch { name: &name, subjects: batch.subjects, members: &members };
        outcomes.extend(own.iter().copied().zip(as_one_or_alone(&part, &work)));
    }
    outcomes.sort_by_key(|(at, _)| *at);
    outcomes.into_iter().map(|(_, outcome)| outcome).collect()
}

/// Like [`together_or_alone`] for work that does not join the texts.
pub(crate) fn as_one_or_alone(
    batch: &Batch<'_>,
    work: impl Fn(&Batch<'_>) -> Result<Outcomes, Failure>,
) -> Outcomes {
    // A single member is not alone yet if its batch has other subjects.
    match (work(batch), batch.subjects) {
        (Ok(outcomes), _) => outcomes,
        (Err(failure), [_]) => vec![Err(failure)],
        (Err(_), _) => {
            let alone = |member: &Member<'_>| {
                let subject = [batch.subjects[member.number]];
                let member = [Member { number: 0, ..*member }];
                let name = format!("{}/{}", batch.name, member[0].name);
                let outcomes = work(&Batch { name: &name, subjects: &subject, members: &member })?;
                outcomes.into_iter().next().unwrap_or_else(|| Err(no_outcome()))
            };
            batch.members.iter().map(alone).collect()
        }
    }
}

fn no_outcome() -> Failure {
    Failure::new("the check gave no outcome")
}

/// The translation of a kernel for a target; `None` if the target refuses it.
pub(crate) fn attempt<'a>(attempts: &'a [Attempt], target: &str) -> Option<&'a Translation> {
    let at = TARGETS.iter().position(|known| known.name == target)?;
    match attempts.get(at)? {
        Attempt::Done(translation) => Some(translation),
        Attempt::Refused(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evidence;
    use crate::okl::Translation;
    use std::sync::Mutex;

    #[test]
    fn everything_on_the_page_is_done() {
        for evidence in evidence::all() {
            let _panics_if_not = Check::of(evidence);
        }
    }

    #[test]
    fn what_fails_together_is_looked_at_alone() {
        let case = Kernel {
            name: "a".into(),
            input: "a.okl".into(),
            options: Vec::new(),
            runner: "a.ref.cpp".into(),
        };
        let kernel = |text: &str| Translation { kernel: text.to_owned(), ..Translation::default() };
        let texts = ["int a;", "int b;", "#include <c>"].map(kernel);
        let subject = |name| Subject { name, case: &case, attempts: &[] };
        let subjects = ["right", "wrong", "also right"].map(subject);
        let member = |number: usize| Member {
            name: subjects[number].name,
            number,
            case: &case,
            translation: &texts[number],
            attempts: &[],
        };
        let members = [0, 1, 2].map(member);
        let batch = Batch { name: "b", subjects: &subjects, members: &members };
        let met = Mutex::new(Vec::new());
        let outcomes = together_or_alone(&batch, |batch| {
            let names: Vec<&str> = batch.members.iter().map(|member| member.name).collect();
            met.lock().expect("one thread").push(names.join(", "));
            match names.contains(&"wrong") {
                true => Err(Failure::new("it does not compile")),
                false => Ok(batch.members.iter().map(|_| Ok(())).collect()),
            }
        });
        assert!(outcomes[0].is_ok() && outcomes[1].is_err() && outcomes[2].is_ok(), "{outcomes:?}");
        // Texts with different headers are not put together.
        assert_eq!(*met.lock().expect("one thread"), ["right, wrong", "right", "wrong", "also right"]);
        let none = together_or_alone(&batch, |batch| match batch.subjects {
            [_] => Ok(Vec::new()),
            _ => Err(Failure::new("together")),
        });
        assert!(none.iter().all(Result::is_err), "a check without an outcome is no right one");
    }
}
