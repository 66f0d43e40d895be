//! Options for warnings that clang does not have: `-Wal`.
//!
//! clang reports them itself, but also prints to stderr. So it is asked with a separate text:
//!
//! ```text
//! #if !__has_warning("-Wal")
//! #warning 0
//! #endif
//! ```

use crate::libclang::{Library, TranslationUnit};
use okl_normalizer::nearest;
use okl_source::{Diagnostic, DiagnosticId, Severity};

const UNKNOWN_WARNING_OPTION: DiagnosticId = DiagnosticId::new("unknown-warning-option");

/// Values of `-W` that are no group of warnings.
const SPECIAL: [&str; 4] = ["error", "everything", "fatal-errors", "system-headers"];

/// The warnings that users pass most often.
pub(crate) const USUAL: [&str; 12] = [
    "all",
    "conversion",
    "error",
    "everything",
    "extra",
    "pedantic",
    "shadow",
    "sign-compare",
    "uninitialized",
    "unused",
    "unused-parameter",
    "unused-variable",
];

/// An `unknown-warning-option` for each argument that names no warning.
pub(crate) fn unknown(library: &Library, args: &[String]) -> Vec<Diagnostic> {
    let named: Vec<(&str, &str)> = args.iter().filter_map(|arg| Some((arg.as_str(), name(arg)?))).collect();
    if named.is_empty() || args.iter().any(|arg| arg == "-Wno-unknown-warning-option") {
        return Vec::new();
    }
    let question = |(number, (_, name)): (usize, &(&str, &str))| {
        format!("#if !__has_warning(\"-W{name}\")\n#warning {number}\n#endif\n")
    };
    let text: String = named.iter().enumerate().map(question).collect();
    let own = ["-xc++", "-fsyntax-only"].map(String::from);
    let Some(unit) = TranslationUnit::parse(library, &text, &own) else { return Vec::new() };
    let numbers = unit.diagnostics();
    let numbers = numbers.iter().filter_map(|said| said.message.trim().parse::<usize>().ok());
    numbers.filter_map(|number| named.get(number)).map(|(arg, name)| warning(arg, name)).collect()
}

/// The name of the warning in an option: `all` of `-Wall`, `-Wno-all`, `-Werror=all`; `None` for other options.
fn name(arg: &str) -> Option<&str> {
    let all = arg.strip_prefix("-W")?;
    let bare = all.strip_prefix("no-").unwrap_or(all);
    let bare = bare.strip_prefix("error=").unwrap_or(bare);
    let is_name =
        !bare.is_empty() && bare.chars().all(|letter| letter.is_alphanumeric() || "-+=#".contains(letter));
    (is_name && !SPECIAL.contains(&bare)).then_some(bare)
}

fn warning(arg: &str, name: &str) -> Diagnostic {
    let message = format!("clang has no warning `{arg}`");
    let warning = Diagnostic::global(UNKNOWN_WARNING_OPTION, Severity::Warning, message);
    match nearest(name, USUAL) {
        Some(near) => warning.help(format!("did you mean `{}{near}`?", &arg[..arg.len() - name.len()])),
        None => warning,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_taken_out_of_options() {
        let names = ["-Wall", "-Wno-all", "-Werror=all", "-Wno-error=all"].map(name);
        assert_eq!(names, [Some("all"); 4]);
        assert_eq!(["-Werror", "-W", "-Weverything", "-O2", "-Wl,-x", "-Wa\"b"].map(name), [None; 6]);
    }
}
