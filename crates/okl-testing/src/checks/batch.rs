//! Batches of kernels, and the translations of a kernel.

use crate::cases::Kernel;
use crate::okl::{Attempt, Translation};
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

/// The translation of a kernel for a target; `None` if the target refuses it.
pub(crate) fn attempt<'a>(attempts: &'a [Attempt], target: &str) -> Option<&'a Translation> {
    let at = TARGETS.iter().position(|known| known.name == target)?;
    match attempts.get(at)? {
        Attempt::Done(translation) => Some(translation),
        Attempt::Refused(_) => None,
    }
}
