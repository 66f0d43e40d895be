use crate::Privatised;
use crate::tests::planned;
use expect_test::{Expect, expect};

/// The arguments among `n` and `f` that are changed on a CPU.
fn check(host: &str, body: &str, expected: Expect) {
    let text = format!(
        "@kernel void k(int N, int n, float f, float *x) {{
           {host}
           for (int g = 0; g < N; ++g; @outer) {{ {body} }}
         }}"
    );
    planned("openmp", &text, |unit, plan| {
        let name = |id: &okl_model::VarId| unit.variable(*id).name.clone();
        let kernel = &plan.kernels[0];
        let mut lines: Vec<String> =
            kernel.changed_by_host.iter().map(|id| format!("host: {}", name(id))).collect();
        lines.extend(kernel.launches[0].privatised.iter().map(|one| match one {
            Privatised::In { variable, home } => {
                let header = unit.for_loop(*home).as_for().expect("it is a loop").header;
                format!("{} in {}", name(variable), unit.source(header))
            }
            Privatised::Each { variable, home } => {
                let header = unit.for_loop(*home).as_for().expect("it is a loop").header;
                format!("{} for each work item of {}", name(variable), unit.source(header))
            }
            Privatised::Nowhere(place) => format!("nowhere: {}", unit.source(*place)),
        }));
        expected.assert_eq(&lines.join("\n"));
    });
}

#[test]
fn an_argument_that_one_loop_changes_is_its_own_there() {
    check(
        "",
        "for (int t = 0; t < 16; ++t; @inner) { n += t; x[t] = n; }",
        expect!["n in for (int t = 0; t < 16; ++t)"],
    );
}

#[test]
fn an_argument_that_a_header_reads_too_is_its_own_in_the_body() {
    check(
        "",
        "for (int t = 0; t < n; ++t; @inner) { f *= t; n = 2; x[t] = n; }",
        expect![[r#"
        n in for (int t = 0; t < n; ++t)
        f in for (int t = 0; t < n; ++t)"#]],
    );
}

#[test]
fn an_argument_that_two_loops_use_and_one_changes_is_kept_for_each_work_item() {
    check(
        "",
        "for (int t = 0; t < 16; ++t; @inner) { n += t; } for (int t = 0; t < 16; ++t; @inner) { x[t] = n; }",
        expect!["n for each work item of for (int g = 0; g < N; ++g)"],
    );
}

#[test]
fn an_argument_that_work_items_change_and_the_group_reads_has_no_place() {
    check(
        "",
        "for (int t = 0; t < 16; ++t; @inner) { n += t; } for (int t = 0; t < n; ++t; @inner) { x[t] = n; }",
        expect!["nowhere: n"],
    );
    check(
        "",
        "for (int t = 0; t < 16; ++t; @inner) { n += t; } if (n > 3) for (int t = 0; t < 16; ++t; @inner) { x[t] = n; }",
        expect!["nowhere: n"],
    );
}

#[test]
fn a_pointer_is_changed_when_it_moves() {
    check("", "for (int t = 0; t < 16; ++t; @inner) { x[t] = n; }", expect![]);
    check(
        "",
        "for (int t = 0; t < 16; ++t; @inner) { x += t; x[0] = n; }",
        expect!["x in for (int t = 0; t < 16; ++t)"],
    );
}

#[test]
fn what_host_code_changes_is_told_apart() {
    check("N = N / 2;", "for (int t = 0; t < 16; ++t; @inner) { x[t] = n; }", expect!["host: N"]);
}

#[test]
fn an_argument_that_iterations_of_a_loop_change_is_no_copy_of_one_iteration() {
    let nest = "for (int t = 0; t < 16; ++t; @inner)";
    let around = "for (int q = 0; q < 3; ++q)";
    check(
        "",
        &format!("{around} {{ {nest} {{ n += t; x[t] = n; }} }}"),
        expect!["n for each work item of for (int g = 0; g < N; ++g)"],
    );
    check("", "for (int t = 0; t < 16; ++t; @tile(2, @inner)) { n += t; x[t] = n; }", expect!["nowhere: n"]);
    check(
        "",
        &format!("{around} {{ {nest} {{ n = q + t; x[t] = n; }} }}"),
        expect!["n in for (int t = 0; t < 16; ++t)"],
    );
    check(
        "",
        "for (int t = 0; t < 16; ++t; @tile(4, @inner, @inner)) { n += t; x[t] = n; }",
        expect!["n in for (int t = 0; t < 16; ++t)"],
    );
}
