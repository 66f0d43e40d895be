//! Calls that some target is known to get wrong.
//!
//! One list, so that the tests stay green and what is left to mend stays in sight. A row that goes away switches its
//! calls on again.

use super::calls::Call;

/// Which arguments a row is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arguments {
    /// Whatever they are.
    Any,
    /// Integers, and numbers of two types: C++ computes in `double`.
    Mixed,
    /// What the call has somewhere.
    Holding(&'static str),
}

/// Some calls that are wrong in some checks.
#[derive(Clone, Copy, Debug)]
pub struct Known {
    /// Names, with blanks between; `*` for all functions of the C++ library.
    pub functions: &'static str,
    /// What they are called with.
    pub arguments: Arguments,
    /// How the names of the checks start, with blanks between.
    pub checks: &'static str,
    /// Why.
    pub reason: &'static str,
}

const fn any(functions: &'static str, checks: &'static str, reason: &'static str) -> Known {
    Known { functions, arguments: Arguments::Any, checks, reason }
}

const fn mixed(functions: &'static str, checks: &'static str, reason: &'static str) -> Known {
    Known { functions, arguments: Arguments::Mixed, checks, reason }
}

const fn holding(
    functions: &'static str,
    part: &'static str,
    checks: &'static str,
    reason: &'static str,
) -> Known {
    Known { functions, arguments: Arguments::Holding(part), checks, reason }
}

/// What is left to mend.
pub const KNOWN_WRONG: &[Known] = &[
    // No mistakes of okl: these stay.
    any("erf erfc lgamma tgamma erff erfcf lgammaf tgammaf remquo", "metal", "refused: Metal has none"),
    any("HUGE_VAL", "metal", "refused: a `double`"),
];

/// Whether a call is known to be wrong in this check.
pub fn is_known(call: &Call, check: &str) -> bool {
    let text = call.text.as_str();
    let name = text.split(['(', ' ']).find(|word| !word.is_empty()).unwrap_or_default();
    KNOWN_WRONG.iter().any(|known| {
        let all = known.functions == "*" && is_of_library(text, name);
        let named = all || known.functions.split(' ').any(|function| function == name);
        let meant = match known.arguments {
            Arguments::Any => true,
            Arguments::Mixed => !are_alike(text),
            Arguments::Holding(part) => text.contains(part) && !text.contains(&format!("{part}f")),
        };
        named && meant && known.checks.split(' ').any(|start| check.starts_with(start))
    })
}

/// `sqrt(f)`, not `max(i, 2)`, which is okl's own, nor `float2 a + b`.
fn is_of_library(text: &str, name: &str) -> bool {
    let own = ["min", "max", "abs", "labs", "llabs", "clamp", "dot", "length", "normalize"];
    text.starts_with(&format!("{name}(")) && !own.contains(&name) && !name.starts_with("make_")
}

/// Whether all arguments are `float`, or all are `double`.
fn are_alike(text: &str) -> bool {
    let inside = text.split_once('(').map_or("", |(_, rest)| rest.trim_end_matches(')'));
    let all: Vec<&str> = inside.split(", ").filter(|argument| !argument.starts_with('&')).collect();
    let are = |known: &[&str]| all.iter().all(|argument| known.contains(argument));
    are(&["f", "0.5f", "1.0f"]) || are(&["d", "0.5", "2.0", "1.0"])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_about_functions_arguments_and_checks() {
        let known = |text: &str, check: &str| is_known(&Call::number(text, true), check);
        assert!(known("sqrt(i)", "cuda-nvrtc") && known("fmax(f, 0.5)", "opencl-pocl"));
        assert!(!known("sqrt(f)", "cuda-nvrtc") && !known("pow(d, 0.5)", "opencl-clang"));
        assert!(!known("sqrt(i)", "serial") && !known("max(i, f)", "opencl-clang"));
        assert!(known("nearbyint(f)", "metal-clang") && !known("float2 a + b", "opencl-clang"));
    }
}
