//! Calls that some target does not take.
//!
//! One list, so that the tests stay green and what a target lacks stays in sight. A row that goes away switches its
//! calls on again.

use super::calls::Call;

/// Some calls that are refused, or wrong, in some checks.
#[derive(Clone, Copy, Debug)]
pub struct Known {
    /// Names, with blanks between.
    pub functions: &'static str,
    /// How the names of the checks start, with blanks between.
    pub checks: &'static str,
    /// Why.
    pub reason: &'static str,
}

const fn known(functions: &'static str, checks: &'static str, reason: &'static str) -> Known {
    Known { functions, checks, reason }
}

/// What is not tried.
pub const KNOWN_WRONG: &[Known] = &[
    // No mistakes of okl: these stay.
    known(
        "erf erfc lgamma tgamma erff erfcf lgammaf tgammaf remquo",
        "metal",
        "refused: Metal has none (unsupported-by-backend)",
    ),
    known("HUGE_VAL", "metal", "refused: a `double` (double-unsupported)"),
];

impl Known {
    /// Whether it is about this check.
    pub fn is_about(&self, check: &str) -> bool {
        self.checks.split(' ').any(|start| check.starts_with(start))
    }
}

/// Whether a call is known to be wrong in this check.
pub fn is_known(call: &Call, check: &str) -> bool {
    let name = name_of(call);
    KNOWN_WRONG
        .iter()
        .any(|known| known.functions.split(' ').any(|function| function == name) && known.is_about(check))
}

/// `erf` for `erf(i)`
fn name_of(call: &Call) -> &str {
    call.text.split(['(', ' ']).find(|word| !word.is_empty()).unwrap_or_default()
}

/// For each function of a row, one of these calls that the check tries; the names of those without one.
pub fn witnesses(known: &Known, calls: &[Call], single: bool) -> (Vec<Call>, Vec<&'static str>) {
    let (mut found, mut missing) = (Vec::new(), Vec::new());
    for function in known.functions.split(' ') {
        match calls.iter().find(|call| name_of(call) == function && (call.single || !single)) {
            Some(call) => found.push(call.clone()),
            None => missing.push(function),
        }
    }
    (found, missing)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_about_functions_and_checks() {
        let known = |text: &str, check: &str| is_known(&Call::number(text, true), check);
        assert!(known("erf(i)", "metal-clang") && known("(HUGE_VAL < f)", "metal-emulated"));
        assert!(!known("erf(i)", "opencl-clang") && !known("sqrt(i)", "metal-clang"));
    }
}
