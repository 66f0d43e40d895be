use super::{DeclarationObstacle, HostValue};
use crate::tests::planned;
use expect_test::{Expect, expect};

/// The host values that the last nest of a kernel gets.
fn check(host: &str, used: &str, expected: Expect) {
    let text = format!(
        "struct Sizes {{ int rows, columns; }};
         int twice(int n) {{ return 2 * n; }}
         @kernel void k(const int N, const int M, const float *a, float *x) {{
           {host}
           for (int g = 0; g < N; ++g; @outer) for (int t = 0; t < 16; ++t; @inner) x[t] = {used};
         }}"
    );
    planned("cuda", &text, |unit, plan| {
        let launch = plan.kernels[0].launches.last().expect("there is one");
        let lines = launch.values.iter().map(|value| match value {
            HostValue::Again(variable) => format!("again {}", variable.name),
            HostValue::Argument(variable) => format!("argument {}", variable.name),
            HostValue::Copied(stmt) => format!("copied {}", unit.source(stmt.span)),
            HostValue::Refused(variable, why) => {
                let why = match why {
                    DeclarationObstacle::Changes(other) => format!("{} changes", other.name),
                    DeclarationObstacle::Calls => "calls".to_string(),
                    DeclarationObstacle::Writes(other) => format!("writes {}", other.name),
                    DeclarationObstacle::InHeader => "in a header".to_string(),
                    DeclarationObstacle::Size => "size".to_string(),
                };
                format!("refused {}: {why}", variable.name)
            }
        });
        expected.assert_eq(&lines.collect::<Vec<_>>().join("\n"));
    });
}

#[test]
fn a_number_is_an_argument() {
    check(
        "const int half = N / 2; float f = 2.5f * M;",
        "half + f",
        expect![[r#"
        argument half
        argument f"#]],
    );
}

#[test]
fn a_constant_is_declared_again() {
    check(
        "const int K = 4; constexpr float f = 2.5f;",
        "K + f",
        expect![[r#"
        again K
        again f"#]],
    );
}

#[test]
fn an_array_of_a_size_that_a_run_knows_is_refused() {
    check("float unset[N];", "unset[0]", expect!["refused unset: size"]);
    check(
        "float some[2]; float rows[2][N];",
        "some[0] + rows[0][0]",
        expect![[r#"
        copied float some[2];
        refused rows: size"#]],
    );
}

#[test]
fn what_a_nest_does_not_use_is_not_handed_over() {
    check("const int K = 4; const int half = N / 2;", "1", expect![]);
}

#[test]
fn a_constant_comes_with_those_it_is_made_of() {
    check(
        "const int K = 4; constexpr int L = K + 1;",
        "L",
        expect![[r#"
        again K
        again L"#]],
    );
}

#[test]
fn a_struct_that_everyone_knows_is_an_argument() {
    check("Sizes sizes = {N, M};", "sizes.rows", expect!["argument sizes"]);
}

#[test]
fn a_struct_of_the_kernels_own_is_copied_with_its_type() {
    check(
        "struct Own { int n; }; Own own = {4};",
        "own.n",
        expect![[r#"
        copied struct Own { int n; };
        copied Own own = {4};"#]],
    );
}

#[test]
fn an_array_is_copied_with_what_it_is_made_of() {
    check(
        "const int half = N / 2; const int list[2] = {half, 1};",
        "list[t % 2]",
        expect![[r#"
        argument half
        copied const int list[2] = {half, 1};"#]],
    );
}

#[test]
fn an_array_that_host_code_changes_is_refused() {
    check("int list[2] = {1, 2}; list[0] = N;", "list[1]", expect!["refused list: list changes"]);
    check(
        "int half = N / 2; int list[2] = {half, 2}; half = 3;",
        "list[1] + half",
        expect![[r#"
        argument half
        refused list: half changes"#]],
    );
}

#[test]
fn an_array_that_functions_make_is_refused() {
    check("const int list[1] = {twice(N)};", "list[0]", expect!["refused list: calls"]);
}

#[test]
fn a_pointer_into_an_argument_is_declared_again() {
    check(
        "const int half = N / 2; const float *row = a + half;",
        "row[t]",
        expect![[r#"
        argument half
        again row"#]],
    );
}

#[test]
fn a_pointer_whose_offset_changed_is_refused() {
    check("int at = 4; const float *row = a + at; at = 5;", "row[t]", expect!["refused row: at changes"]);
}

#[test]
fn a_lambda_is_copied() {
    check(
        "auto add = [=](float v) { return v + N; };",
        "add(1)",
        expect!["copied auto add = [=](float v) { return v + N; };"],
    );
}

#[test]
fn the_variable_of_a_host_loop_is_an_argument() {
    check("for (int k = 0; k < 3; ++k)", "k", expect!["argument k"]);
}
