//! Differential tests: random kernels with known results, through every backend that runs on this machine.
//!
//! A kernel and a plain C++ function are written together ([`kernel`]); serial code, OpenMP and emulated CUDA must
//! compute the same as the function. A failing kernel is shrunk to a small one.
//!
//! ```text
//! numbers of proptest --> a kernel and its plain twin --> one okl run, one program per backend
//! ```

pub mod batch;
mod body;
pub mod choices;
mod class;
mod disguise;
mod expression;
mod forms;
mod functions;
pub mod header;
mod hidden;
mod host;
pub mod kernel;
pub mod known;
pub mod language;
mod launch;
mod leaf;
mod macros;
mod memory;
mod nest;
mod objects;
mod part;
mod pointer;
mod recheck;
pub mod refused;
mod shapes;
mod sizes;
mod statement;
mod storage;
pub mod twin;
pub mod witness;

pub use batch::{CaseRunner, Wrong};
pub use choices::{Recipe, recipes};
pub use kernel::{Case, write};
pub use known::{Allowed, CARD, KNOWN_WRONG};
pub use language::Language;
pub use refused::check_refused;
pub use witness::Witness;

use std::ops::Range;

use crate::Failure;
use choices::tree;
use proptest::strategy::ValueTree;

/// The number of consecutive cases of one language.
const STRETCH: usize = 25;

/// The cases to run, and the handling of failures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The number of the first case.
    pub first: usize,
    /// The number of cases.
    pub count: usize,
    /// The seed. Equal seeds give equal cases.
    pub seed: u64,
    /// The number of kernels that are tried to shrink a failing one.
    pub shrinks: usize,
    /// The number of failures that end the run.
    pub failures: usize,
    /// The minimum number of cases in one program. Long runs need larger programs.
    pub together: usize,
}

/// Runs random kernels. The failure contains the first failing ones, shrunk.
pub fn check(session: &CaseRunner, plan: &Plan) -> Result<(), Failure> {
    let Plan { first, count, seed, together, .. } = *plan;
    let mut failures = Vec::new();
    for (language, numbers) in batches(first..first + count, together, &session.backends) {
        let speaking = session.speaking(language);
        let allowed = speaking.allowed(language);
        let mut trees: Vec<_> = numbers.iter().map(|number| tree(seed, *number as u64)).collect();
        let cases: Vec<Case> = trees
            .iter()
            .zip(&numbers)
            .map(|(tree, number)| write(&name(*number), &tree.current(), &allowed))
            .collect();
        for wrong in speaking.check(&cases)? {
            let number = numbers[wrong.case];
            let tree = &mut trees[wrong.case];
            let small = shrink((&speaking, &allowed), plan.shrinks, tree, number, wrong.why)?;
            failures.push(Failure::new(format!(
                "seed {seed}, case {number} for `{}` ({language:?}): {small}",
                session.backends.join(" ")
            )));
        }
        if failures.len() >= plan.failures {
            break;
        }
    }
    Failure::all(failures)
}

/// The cases of each program, with their language. The language of a case depends neither on the range of cases nor on
/// `together`.
fn batches(numbers: Range<usize>, together: usize, backends: &[String]) -> Vec<(Language, Vec<usize>)> {
    let mut all: Vec<(Language, Vec<usize>)> = Vec::new();
    for stretch in numbers.start / STRETCH..numbers.end.div_ceil(STRETCH) {
        let language = Language::of_batch(stretch, backends);
        let own = numbers.start.max(stretch * STRETCH)..numbers.end.min((stretch + 1) * STRETCH);
        match all.iter_mut().rev().find(|(known, _)| *known == language) {
            Some((_, open)) if open.len() < together => open.extend(own),
            _ => all.push((language, own.collect())),
        }
    }
    all
}

fn name(number: usize) -> String {
    format!("c{number}")
}

/// The smallest kernel found that fails in the same way, with the report.
fn shrink(
    (session, allowed): (&CaseRunner, &Allowed),
    shrinks: usize,
    tree: &mut impl ValueTree<Value = Recipe>,
    number: usize,
    mut why: String,
) -> Result<String, Failure> {
    let mut smallest = write(&name(number), &tree.current(), allowed);
    let kind = kind_of(&why);
    // Only the failing backend is needed.
    let session = &session.only(kind.split(' ').next().unwrap_or_default());
    let mut tried = 0;
    let mut go_on = shrinks > 0 && tree.simplify();
    while go_on && tried < shrinks {
        let case = write(&name(number), &tree.current(), allowed);
        // Many shrinking steps do not change the text.
        let still_wrong = match case.twin == smallest.twin {
            true => true,
            false => {
                tried += 1;
                let found = session.check(std::slice::from_ref(&case))?;
                let same = found.into_iter().find(|wrong| kind_of(&wrong.why) == kind);
                match same {
                    Some(wrong) => {
                        (why, smallest) = (wrong.why, case);
                        true
                    }
                    None => false,
                }
            }
        };
        go_on = if still_wrong { tree.simplify() } else { tree.complicate() };
    }
    let Case { twin, scalars, sizes, .. } = &smallest;
    Ok(format!(
        "{why}\n--- OKL ---\n{}--- plain ---\n{}--- arguments {scalars:?}, sizes {sizes:?}",
        twin.okl, twin.plain
    ))
}

/// The backend and its error message, so that shrinking keeps to one problem.
fn kind_of(why: &str) -> String {
    let backend = why.split([' ', ':', ',']).next().unwrap_or_default();
    let said = match (why.find("error["), why.find("error: ")) {
        (Some(at), _) => why[at..].split(']').next(),
        (None, Some(at)) => why[at..].split(['\n', '\'']).next(),
        (None, None) => None,
    };
    let said = said.unwrap_or_default();
    format!("{backend} {}", said.trim_end_matches(|letter: char| !letter.is_alphabetic()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cases_are_together_with_their_like() {
        let backends = ["serial", "metal", "opencl"].map(str::to_owned);
        let sizes = |together| -> Vec<(Language, usize, usize)> {
            let all = batches(30..310, together, &backends);
            all.iter().map(|(language, numbers)| (*language, numbers[0], numbers.len())).collect()
        };
        assert_eq!(sizes(1).len(), 12);
        assert_eq!(sizes(1)[..2], [(Language::Common, 30, 20), (Language::C, 50, 25)]);
        let large = sizes(75);
        assert_eq!(
            large,
            [
                (Language::Common, 30, 95),
                (Language::C, 50, 75),
                (Language::Full, 75, 75),
                (Language::C, 275, 25),
                (Language::Full, 300, 10)
            ]
        );
    }

    #[test]
    fn mistakes_are_told_apart_by_what_is_said_without_names() {
        let refused = |name: &str| kind_of(&format!("metal: a\nb.okl:3:4: error: '{name}' is wrong"));
        assert_eq!(refused("c1"), refused("c2"));
        assert_ne!(kind_of("metal: x: error: excess elements"), kind_of("metal: x: error: no member"));
        assert_ne!(kind_of("metal, way 0: exit 1"), kind_of("serial, way 0: exit 1"));
        assert_eq!(kind_of("cuda: error[shared-size]: a"), kind_of("cuda: error[shared-size]: b"));
    }
}
