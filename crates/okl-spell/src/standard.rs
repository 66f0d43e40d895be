//! What the target has for `std`.

use crate::job::Job;
use okl_model::Unit;
use okl_source::respelled;
use okl_target::RuntimeCompiler;

/// What stands for `std` where the compiler has a library of its own.
pub(crate) const STD: &str = "okl_std";

/// The compiler, where its own library stands in for the C++ library that the code names: what that one's headers
/// declare are functions of the host.
pub(crate) fn own_library<'j>(job: &'j Job<'_>) -> Option<&'j RuntimeCompiler> {
    let compiler = job.target.library.runtime_compiler.as_ref();
    compiler
        .filter(|compiler| compiler.maps_includes && *job.names_std.get_or_init(|| mentions_std(job.unit)))
}

/// Whether code names `std`, by the headers that have nothing else.
pub(crate) fn mentions_std(unit: &Unit) -> bool {
    unit.mentions.iter().any(|mention| mention.span.of(&unit.text) == "std")
}

/// A type of generated text with the scope that the target has for `std`: none in C and where all of it is there
/// without one.
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
