//! The target's namespace for `std`.

use crate::job::Job;
use okl_model::Unit;
use okl_source::respelled;
use okl_target::RuntimeCompiler;

/// The name that replaces `std` where the compiler has its own library.
pub(crate) const STD: &str = "okl_std";

/// The compiler, if its own library replaces the C++ library that the code names, whose headers declare host functions
/// only.
pub(crate) fn own_library<'j>(job: &'j Job<'_>) -> Option<&'j RuntimeCompiler> {
    let compiler = job.target.library.runtime_compiler.as_ref();
    compiler
        .filter(|compiler| compiler.maps_includes && *job.names_std.get_or_init(|| mentions_std(job.unit)))
}

/// Returns true if code names `std`.
pub(crate) fn mentions_std(unit: &Unit) -> bool {
    unit.mentions.iter().any(|mention| mention.span.of(&unit.text) == "std")
}

/// A type of generated text with the target's namespace for `std`; in C and in C++ dialects without the standard
/// library, without a namespace.
pub(crate) fn with_own_std(job: &Job<'_>, name: String) -> String {
    let scope = match own_library(job) {
        Some(_) => format!("{STD}::"),
        None if job.spaces().is_some() => String::new(),
        None => return name,
    };
    respelled(&name, &|whole, _| whole.strip_prefix("std::").map(|inside| format!("{scope}{inside}")))
}

#[cfg(test)]
mod tests {
    use crate::tests::{device, items};
    use expect_test::expect;

    #[test]
    fn a_cpu_includes_the_headers_of_the_names_it_uses() {
        let text = items("x[t] = sqrt(x[t]); if (x[t] > 3) printf(\"%d\", t);");
        let includes = |target: &str| {
            let text = device(target, &text).expect("it is lowered");
            let lines: Vec<String> =
                text.lines().filter(|line| line.starts_with("#include")).map(String::from).collect();
            lines.join("\n")
        };
        expect![[r#"
            #include <cmath>
            #include <cstdio>"#]]
        .assert_eq(&includes("serial"));
        expect![].assert_eq(&includes("cuda"));
    }
}
