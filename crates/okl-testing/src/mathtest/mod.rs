//! Calls of math functions and vector operators, with every combination of argument types, on every target.
//!
//! Each line of code is put into a kernel and into plain C++, which defines its meaning. okl translates the kernel, the
//! target's compiler compiles it, and where it can run, the results are compared. A line that okl or a compiler refuses
//! is reported and removed, and the check continues with the others.
//!
//! ```text
//! calls --> groups of them --> what C++ takes --> one verdict for each call and check
//! ```

pub mod calls;
pub mod checks;
pub mod known;
pub mod texts;

pub use calls::{Call, all};
pub use checks::{CHECKS, Check, Kit, Outcome};
pub use known::KNOWN_WRONG;

use std::collections::BTreeMap;

use crate::Failure;
use texts::Texts;

/// The number of calls in one kernel.
pub const GROUP: usize = 250;

/// A failed call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The text of the call.
    pub call: String,
    /// The name of the check.
    pub check: &'static str,
    /// The error message, or the results.
    pub why: String,
}

/// The calls that g++ accepts as C++.
pub fn of_cpp(kit: &Kit, calls: &[Call], name: &str) -> Result<Vec<Call>, Failure> {
    let mut refused = Vec::new();
    // If an empty text fails, the environment is broken.
    kit.plain(&Texts::new(&format!("{name}/plain"), &[], false))?;
    let take =
        |left: &[Call]| kit.plain(&Texts::new(&format!("{name}/plain"), left, false)).map(|()| Vec::new());
    sift(calls.to_vec(), &mut refused, &take)?;
    Ok(calls.iter().filter(|call| !refused.iter().any(|(gone, _)| gone == *call)).cloned().collect())
}

/// Runs one check on calls that are C++, and returns the failed ones.
pub fn check(kit: &Kit, check: &'static Check, calls: &[Call], name: &str) -> Result<Vec<Wrong>, Failure> {
    let single = check.target == "metal";
    let taken = calls.iter().filter(|call| !single || call.single);
    let taken: Vec<Call> = taken.cloned().collect();
    let mut wrong = Vec::new();
    let folder = format!("{name}/{}", check.name);
    let take = |left: &[Call]| (check.run)(kit, &Texts::new(&folder, left, single));
    sift(taken, &mut wrong, &take)?;
    let named = |(call, why): (Call, String)| Wrong { call: call.text, check: check.name, why };
    Ok(wrong.into_iter().map(named).collect())
}

/// Removes failing calls until the others are accepted together.
fn sift(
    mut left: Vec<Call>,
    wrong: &mut Vec<(Call, String)>,
    take: &dyn Fn(&[Call]) -> Outcome,
) -> Result<(), Failure> {
    while !left.is_empty() {
        let said = match take(&left) {
            Ok(numbers) => {
                wrong.extend(numbers.into_iter().map(|(at, why)| (left[at].clone(), why)));
                return Ok(());
            }
            Err(failure) => failure.to_string(),
        };
        let named = texts::named_lines(&said);
        let named: BTreeMap<usize, String> = named.into_iter().filter(|(at, _)| *at < left.len()).collect();
        if named.is_empty() {
            // The message does not name a line: bisect.
            if left.len() == 1 {
                wrong.push((left.remove(0), texts::first_error(&said)));
                return Ok(());
            }
            let rest = left.split_off(left.len() / 2);
            sift(left, wrong, take)?;
            left = rest;
            continue;
        }
        let mut kept = Vec::new();
        for (at, call) in left.into_iter().enumerate() {
            match named.get(&at) {
                Some(why) => wrong.push((call, why.clone())),
                None => kept.push(call),
            }
        }
        left = kept;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_refused_is_found_with_and_without_a_line() {
        let calls: Vec<Call> = ["a", "bad", "c", "d"].map(|text| Call::number(text, true)).to_vec();
        for says_where in [true, false] {
            let take = |left: &[Call]| -> Outcome {
                match left.iter().position(|call| call.text == "bad") {
                    Some(at) if says_where => {
                        Err(Failure::new(format!("group.okl:{}:1: error: no", at + texts::FIRST_LINE)))
                    }
                    Some(_) => Err(Failure::new("error: no")),
                    None => Ok(Vec::new()),
                }
            };
            let mut wrong = Vec::new();
            sift(calls.clone(), &mut wrong, &take).expect("the machine works");
            assert_eq!(wrong.len(), 1);
            assert_eq!(wrong[0].0.text, "bad");
        }
    }
}
