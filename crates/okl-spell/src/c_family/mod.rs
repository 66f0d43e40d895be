//! Translation of device code from C++ to C, for targets that accept only C.
//!
//! Most kernels are nearly C: the translation replaces keywords and names, initialisers, and declarations in statement
//! headers. A construct that has no C equivalent is refused.

pub(crate) mod bindings;
mod bound;
pub(crate) mod conditional;
mod constants;
mod functions;
pub(crate) mod headers;
pub(crate) mod initialisers;
pub(crate) mod keywords;
pub(crate) mod library;
mod lists;
pub(crate) mod literals;
mod namespaces;
pub(crate) mod places;
pub(crate) mod records;
pub(crate) mod references;
mod refused;
mod templates;
mod types;
pub(crate) mod vector_lists;
pub(crate) mod vector_operators;

use crate::builtins::language;
use crate::device_text::DeviceText;
use crate::job::Job;
use okl_model::DirectiveKind;
use okl_source::EditSet;

pub(crate) use bindings::becomes_pointer;
pub(crate) use keywords::is_followed;
pub(crate) use literals::plain_number;

/// Removes declarations that C lacks, and constants that become enumerators.
pub(crate) fn structure(job: &mut Job<'_>, edits: &mut EditSet) {
    constants::lower(job, edits);
    includes(job, edits);
    namespaces::lower(job, edits);
    templates::leave_out(job, edits);
    let code = DeviceText::new(job, edits);
    functions::lower(job, &code, edits);
    records::take_out_names(job, &code, edits);
}

/// Refuses constructs that have no C equivalent.
pub(crate) fn refuse(job: &mut Job<'_>, code: &DeviceText) {
    functions::refuse_forms(job, code);
    places::refuse_values(job, code);
}

/// Removes includes: OpenCL C has no headers, and needs none.
fn includes(job: &Job<'_>, edits: &mut EditSet) {
    for include in job.unit.directives.iter().filter(|directive| directive.kind == DirectiveKind::Include) {
        edits.delete(job.owner(), include.span);
    }
}

/// `#pragma OPENCL EXTENSION cl_khr_fp64 : enable`, only where double precision is used.
pub(crate) fn pragmas(job: &Job<'_>) -> String {
    let line = &job.target.words.doubles;
    if line.is_empty() || !language::has_doubles(job) { String::new() } else { format!("{line}\n") }
}

#[cfg(test)]
mod tests {
    use crate::tests::{on, with};
    use expect_test::{Expect, expect};

    fn check(before: &str, code: &str, expected: Expect) {
        expected.assert_eq(&on(&["opencl"], &with(before, code)));
    }

    #[test]
    fn words_of_cpp_become_words_of_c() {
        check(
            "",
            "auto v = x[t]; constexpr int K = 4; bool b = true; n[0] = v * K + b;",
            expect![[r#"
            opencl:
            float v = x[t]; enum { K = 4 }; bool b = true; n[0] = v * K + b;
        "#]],
        );
        check(
            "",
            "n[0] = static_cast<int>(x[t]) + int(y[t]);",
            expect![[r#"
            opencl:
            n[0] = (int)(x[t]) + (int)(y[t]);
        "#]],
        );
        check(
            "",
            "int *p = nullptr; if (!p) n[0] = 1;",
            expect![[r#"
            opencl:
            __private int *p = 0; if (!p) n[0] = 1;
        "#]],
        );
    }

    #[test]
    fn what_c_does_not_have_is_refused() {
        check(
            "template <class T> T twice(T v) { return v + v; }",
            "x[t] = twice(x[t]);",
            expect![[r#"
            opencl:
            opencl-c-unsupported: a template in device code: OpenCL C is C
        "#]],
        );
        check(
            "",
            "auto f = [&](float v) { return v; }; x[t] = f(1);",
            expect![[r#"
            opencl:
            opencl-c-unsupported: a lambda in device code: OpenCL C is C
        "#]],
        );
        check(
            "int f(int a) { return a; } float f(float a) { return a; }",
            "x[t] = f(1) + f(1.0f);",
            expect![[r#"
            opencl:
            opencl-c-unsupported: an overloaded function in device code: OpenCL C is C
        "#]],
        );
        check(
            "int f(int a, int b = 2) { return a + b; }",
            "x[t] = f(1);",
            expect![[r#"
            opencl:
            opencl-c-unsupported: a default argument in device code: OpenCL C is C
        "#]],
        );
    }
}
