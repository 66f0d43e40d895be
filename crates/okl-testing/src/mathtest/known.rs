//! Calls that some target does not support.
//!
//! They are in one list, so that the tests stay green while the limits of the targets stay visible. Removing a row
//! enables its calls again.

use super::calls::Call;

/// Calls that are refused or wrong in some checks.
#[derive(Clone, Copy, Debug)]
pub struct Known {
    /// The names of the functions, separated by blanks.
    pub functions: &'static str,
    /// The prefixes of the names of the checks, separated by blanks.
    pub checks: &'static str,
    /// The reason.
    pub reason: &'static str,
}

const fn known(functions: &'static str, checks: &'static str, reason: &'static str) -> Known {
    Known { functions, checks, reason }
}

/// The calls that are left out.
pub const KNOWN_WRONG: &[Known] = &[
    // These are no errors of okl, so they stay.
    known(
        "erf erfc lgamma tgamma erff erfcf lgammaf tgammaf remquo",
        "metal",
        "refused: Metal has none (unsupported-by-backend)",
    ),
    known("HUGE_VAL", "metal", "refused: a `double` (double-unsupported)"),
];

impl Known {
    /// True if it applies to this check.
    pub fn is_about(&self, check: &str) -> bool {
        self.checks.split(' ').any(|start| check.starts_with(start))
    }
}

/// Returns true if a call is known to fail in this check.
pub fn is_known(call: &Call, check: &str) -> bool {
    let name = name_of(call);
    KNOWN_WRONG
        .iter()
        .any(|known| known.functions.split(' ').any(|function| function == name) && known.is_about(check))
}

/// The function of a call: `erf` for `erf(i)`
fn name_of(call: &Call) -> &str {
    call.text.split(['(', ' ']).find(|word| !word.is_empty()).unwrap_or_default()
}

/// For each function of a row, one of the calls that the check supports; and the names of the functions without one.
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
