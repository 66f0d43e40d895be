use crate::{MOST, may_apply, next};
use expect_test::{Expect, expect};
use okl_analysis::Analyzed;

/// Rewrites the body of a loop over work items, after some functions, until nothing is left to rewrite. The result is
/// the code between the marks, with the messages.
fn check(functions: &str, code: &str, expected: Expect) {
    let mut text = format!(
        "{functions}
         @kernel void k(const int N, const float *x, float *y) {{
           for (int g = 0; g < N; ++g; @outer) {{
             @shared float s[16];
             for (int t = 0; t < 16; ++t; @inner) {{ /*<*/ {code} /*>*/ }}
           }}
         }}"
    );
    let mut said = String::new();
    for _ in 0..MOST {
        let unit = okl_fixtures::unit(&text);
        if !may_apply(&unit) {
            break;
        }
        let unit = Analyzed::new(unit);
        let Some(rewriting) = next(&unit) else { break };
        for diagnostic in &rewriting.diagnostics {
            said += &format!("\n{}: {}", diagnostic.id, diagnostic.message);
        }
        if rewriting.diagnostics.iter().any(|one| one.is_error()) {
            break;
        }
        text = rewriting.edits.apply(&unit.text).expect("no overlap").0;
    }
    let start = text.find("/*<*/").expect("the mark is there") + 5;
    let end = text.find("/*>*/").expect("the mark is there");
    let lines: Vec<&str> = text[start..end].split_whitespace().collect();
    expected.assert_eq(&(lines.join(" ") + &said));
}

#[test]
fn a_call_becomes_the_body() {
    check(
        "void meet() { @barrier; }",
        "s[t] = x[t]; meet(); y[t] = s[15 - t];",
        expect![[r#"s[t] = x[t]; { [[okl_barrier("")]]; } y[t] = s[15 - t];"#]],
    );
}

#[test]
fn arguments_become_variables() {
    check(
        "void turn(float *s, int i) { @barrier; s[i] += 1; }",
        "turn(s, t);",
        expect![[r#"{ int i = t; { [[okl_barrier("")]]; s[i] += 1; } }"#]],
    );
    check(
        "void turn(float *a, int t) { @barrier; a[t] += 1; t = 2; }",
        "turn(s + t, t); turn(s, 3);",
        expect![[
            r#"{ float *a_argument = s + t; int t_argument = t; { float *a = a_argument; int t = t_argument; { [[okl_barrier("")]]; a[t] += 1; t = 2; } } } { float *a = s; int t = 3; { [[okl_barrier("")]]; a[t] += 1; t = 2; } }"#
        ]],
    );
    check(
        "void turn(float (&a)[16], int = 2, int n = 3) { @barrier; a[n] += 1; }",
        "turn(s);",
        expect![[
            r#"{ float (&a)[16] = s; int turn_unnamed1 = 2; int n = 3; { [[okl_barrier("")]]; a[n] += 1; } }"#
        ]],
    );
}

#[test]
fn conditions_of_loops_are_computed_in_the_body() {
    let meet = "int meet(int n) { @barrier; return n; }";
    check(
        meet,
        "while (meet(t) > meet(2)) { if (N > 2) continue; s[t] = 2; }",
        expect![[
            r#"for (;;) { int meet_value; int meet_value2; { int meet_result; { int n = t; { [[okl_barrier("")]]; meet_result = (n); } } meet_value = meet_result; } { int meet_result; { int n = 2; { [[okl_barrier("")]]; meet_result = (n); } } meet_value2 = meet_result; } if (!(meet_value > meet_value2)) break; { if (N > 2) continue; s[t] = 2; } }"#
        ]],
    );
    check(
        meet,
        "if (N > 2) while (!meet(t)) s[t] = 2;",
        expect![[
            r#"if (N > 2) for (;;) { int meet_value; { int meet_result; { int n = t; { [[okl_barrier("")]]; meet_result = (n); } } meet_value = meet_result; } if (!(!meet_value)) break; s[t] = 2; }"#
        ]],
    );
    check(
        meet,
        "for (int k = 0, n = 2; k < meet(n); ++k, ++n) s[t] = k;",
        expect![[
            r#"for (int k = 0, n = 2;;++k, ++n) { int meet_value; { int meet_result; { [[okl_barrier("")]]; meet_result = (n); } meet_value = meet_result; } if (!(k < meet_value)) break; s[t] = k; }"#
        ]],
    );
    check(
        meet,
        "for (; meet(2); ) { meet(3); }",
        expect![[
            r#"for (;;) { int meet_value; { int meet_result; { int n = 2; { [[okl_barrier("")]]; meet_result = (n); } } meet_value = meet_result; } if (!(meet_value)) break; { { int meet_result; { int n = 3; { [[okl_barrier("")]]; meet_result = (n); } } } } }"#
        ]],
    );
    check(
        meet,
        "if (N > 2) do { s[t] = 2; } while (meet(s[t] > 2)); else s[t] = 1;",
        expect![[
            r#"if (N > 2) { int meet_value; do { { s[t] = 2; } { int meet_result; { int n = s[t] > 2; { [[okl_barrier("")]]; meet_result = (n); } } meet_value = meet_result; } } while (meet_value); } else s[t] = 1;"#
        ]],
    );
    check(
        meet,
        "do meet(2); while (meet(3) || N > 2);",
        expect![[
            r#"{ int meet_value; do { { int meet_result; { int n = 2; { [[okl_barrier("")]]; meet_result = (n); } } } { int meet_result; { int n = 3; { [[okl_barrier("")]]; meet_result = (n); } } meet_value = meet_result; } } while (meet_value || N > 2); }"#
        ]],
    );
}

#[test]
fn values_are_computed_before_the_statement() {
    let sum = "float sum(float *s, int t) { @barrier; return s[t] + s[15 - t]; }";
    check(
        sum,
        "const float a = 2 * sum(s, t);",
        expect![[
            r#"float sum_value; { float sum_result; { [[okl_barrier("")]]; sum_result = (s[t] + s[15 - t]); } sum_value = sum_result; } const float a = 2 * sum_value;"#
        ]],
    );
    check(
        sum,
        "if (N > 2) y[t] = sum(s, t); else if (sum(s, 0) > 2) y[t] = 1;",
        expect![[
            r#"if (N > 2) { float sum_value; { float sum_result; { [[okl_barrier("")]]; sum_result = (s[t] + s[15 - t]); } sum_value = sum_result; } y[t] = sum_value; } else { float sum_value2; { float sum_result; { int t = 0; { [[okl_barrier("")]]; sum_result = (s[t] + s[15 - t]); } } sum_value2 = sum_result; } if (sum_value2 > 2) y[t] = 1; }"#
        ]],
    );
}

#[test]
fn returns_become_branches() {
    let early = "float first(float *s, int n) { if (n > 3) return 1; @barrier; if (n > 2) { return s[1]; } return s[2]; }";
    check(
        early,
        "y[t] = first(s, N);",
        expect![[
            r#"{ float first_value; { float first_result; { int n = N; { if (n > 3) first_result = (1); else { [[okl_barrier("")]]; if (n > 2) { first_result = (s[1]); } else { first_result = (s[2]); } } } } first_value = first_result; } y[t] = first_value; }"#
        ]],
    );
}

#[test]
fn functions_that_call_others_are_put_in_place_with_them() {
    let both = "void meet() { @barrier; } void twice(float *s, int t) { meet(); s[t] *= 2; meet(); }";
    check(
        both,
        "twice(s, t);",
        expect![[r#"{ { [[okl_barrier("")]]; } s[t] *= 2; { [[okl_barrier("")]]; } }"#]],
    );
}

#[test]
fn what_an_expression_may_leave_out_is_guarded() {
    let meet = "int meet(int n) { @barrier; return n; }";
    check(
        meet,
        "y[t] = N > 2 && meet(t);",
        expect![[
            r#"{ int meet_value; int guard; guard = !!(N > 2); if (guard) { int meet_result; { int n = t; { [[okl_barrier("")]]; meet_result = (n); } } meet_value = meet_result; } y[t] = guard && meet_value; }"#
        ]],
    );
    check(
        meet,
        "if ((N > 2 || meet(1)) && meet(2)) { s[t] = 1; }",
        expect![[
            r#"{ int meet_value; int guard; guard = !!(N > 2); if (!guard) { int meet_result; { int n = 1; { [[okl_barrier("")]]; meet_result = (n); } } meet_value = meet_result; } int meet_value2; int guard2; guard2 = !!((guard || meet_value)); if (guard2) { int meet_result; { int n = 2; { [[okl_barrier("")]]; meet_result = (n); } } meet_value2 = meet_result; } if (guard2 && meet_value2) { s[t] = 1; } }"#
        ]],
    );
    check(
        meet,
        "int v = N > 2 ? meet(1) : -meet(2);",
        expect![[
            r#"int meet_value; int guard; guard = !!(N > 2); if (guard) { int meet_result; { int n = 1; { [[okl_barrier("")]]; meet_result = (n); } } meet_value = meet_result; } int meet_value2; if (!guard) { int meet_result; { int n = 2; { [[okl_barrier("")]]; meet_result = (n); } } meet_value2 = meet_result; } int v = guard ? meet_value : -meet_value2;"#
        ]],
    );
    check(
        meet,
        "while (N > 2 && meet(t)) { s[t] = 1; }",
        expect![[
            r#"for (;;) { int meet_value; int guard; guard = !!(N > 2); if (guard) { int meet_result; { int n = t; { [[okl_barrier("")]]; meet_result = (n); } } meet_value = meet_result; } if (!(guard && meet_value)) break; { s[t] = 1; } }"#
        ]],
    );
}

#[test]
fn what_cannot_be_put_in_place_is_refused() {
    check(
        "template <typename T> void meet(T n) { @barrier; }",
        "meet(t);",
        expect![[r#"
        meet(t);
        barrier-in-function: `meet` has barriers or `@inner` loops in it, and is a template"#]],
    );
    check(
        "int meet() { for (;;) { return 1; } @barrier; }",
        "meet();",
        expect![[r#"
        meet();
        barrier-in-function: `meet` has barriers or `@inner` loops in it, and returns from the middle of its code"#]],
    );
    check(
        "int meet() { @barrier; return 1; }",
        "auto f = [&]() { return meet(); };",
        expect![[r#"
            auto f = [&]() { return meet(); };
            barrier-in-function: `meet` has barriers or `@inner` loops in it, and is called in a lambda"#]],
    );
    check(
        "int meet() { @barrier; return 1; }",
        "while (int n = meet()) { s[t] = n; }",
        expect![[r#"
            while (int n = meet()) { s[t] = n; }
            barrier-in-function: `meet` has barriers or `@inner` loops in it, and is called in the header of a loop"#]],
    );
    check(
        "int meet() { @barrier; return 1; }",
        "for (int k = meet(); k < 2; ++k) { }",
        expect![[r#"
            for (int k = meet(); k < 2; ++k) { }
            barrier-in-function: `meet` has barriers or `@inner` loops in it, and is called in the header of a loop"#]],
    );
    check(
        "int meet() { @barrier; return 1; }",
        "do { if (N > 2) continue; s[t] = 2; } while (meet());",
        expect![[r#"
            do { if (N > 2) continue; s[t] = 2; } while (meet());
            barrier-in-function: `meet` has barriers or `@inner` loops in it, and is called in the header of a loop"#]],
    );
    check(
        "int size = 2; int meet() { @barrier; return size; }",
        "int size = 1; y[t] = meet() + size;",
        expect![[r#"
        int size = 1; y[t] = meet() + size;
        barrier-in-function: `meet` has barriers or `@inner` loops in it, and names `size`, which is another variable where it is called"#]],
    );
    check(
        "void meet(int n) { @barrier; meet(n - 1); }",
        "meet(2);",
        expect![[r#"
        meet(2);
        barrier-in-function: `meet` has barriers or `@inner` loops in it, and calls itself"#]],
    );
}

#[test]
fn a_condition_is_split_around_a_barrier() {
    check(
        "",
        "if (t < N) { s[t] = 1; @barrier; y[t] = s[15 - t]; }",
        expect![[r#"
        { const bool active = t < N; { if (active) { s[t] = 1; } [[okl_barrier("")]]; if (active) { y[t] = s[15 - t]; } } }
        divergent-barrier: `@barrier` under a condition that may differ between work items"#]],
    );
    check(
        "",
        "if (t < N) { s[t] = 1; @barrier; } else y[t] = 2;",
        expect![[r#"
        { const bool active = t < N; { if (active) { s[t] = 1; } [[okl_barrier("")]]; } if (!active) { y[t] = 2; } }
        divergent-barrier: `@barrier` under a condition that may differ between work items"#]],
    );
    // All work items take it together.
    check(
        "",
        "if (N > 2) { s[t] = 1; @barrier; y[t] = s[15 - t]; }",
        expect!["if (N > 2) { s[t] = 1; @barrier; y[t] = s[15 - t]; }"],
    );
}

#[test]
fn variables_that_live_on_are_declared_before() {
    check(
        "",
        "if (t < N) { const float a = x[t]; float b, c[2]; int d = 1; s[t] = d; @barrier; b = a; c[0] = b; y[t] = c[0]; }",
        expect![[r#"
        { const bool active = t < N; { float a; float b; float c[2]; if (active) { a = x[t]; ; int d = 1; s[t] = d; } [[okl_barrier("")]]; if (active) { b = a; c[0] = b; y[t] = c[0]; } } }
        divergent-barrier: `@barrier` under a condition that may differ between work items"#]],
    );
    // A reference cannot be declared first.
    check(
        "",
        "if (t < N) { const float &a = x[t]; s[t] = 1; @barrier; y[t] = a; }",
        expect!["if (t < N) { const float &a = x[t]; s[t] = 1; @barrier; y[t] = a; }"],
    );
}

#[test]
fn loops_in_a_condition_are_run_by_all() {
    check(
        "",
        "if (t < N) { for (int n = 0; n < N; ++n) { s[t] = n; @barrier; if (n == 3) break; y[t] = s[15 - t]; } }",
        expect![[r#"
        { const bool active = t < N; { for (int n = 0; n < N; ++n) { if (active) { s[t] = n; } [[okl_barrier("")]]; if (n == 3) break; if (active) { y[t] = s[15 - t]; } } } }
        divergent-barrier: `@barrier` under a condition that may differ between work items"#]],
    );
    // The bound has a value for some of them only.
    check(
        "",
        "if (t < N) { int m = N; for (int n = 0; n < m; ++n) { s[t] = n; @barrier; } }",
        expect!["if (t < N) { int m = N; for (int n = 0; n < m; ++n) { s[t] = n; @barrier; } }"],
    );
}

#[test]
fn a_way_out_is_a_condition_around_the_rest() {
    check(
        "",
        "if (t >= N) continue; s[t] = 1; @barrier; y[t] = s[15 - t];",
        expect![[r#"
        const bool left = t >= N; if (left) ; if (!left) { s[t] = 1; } [[okl_barrier("")]]; if (!left) { y[t] = s[15 - t]; }
        divergent-barrier: `@barrier` under a condition that may differ between work items"#]],
    );
    check(
        "",
        "if (t >= N) { y[t] = 0; continue; } s[t] = 1; if (x[t] > 0) continue; @barrier; y[t] = 1;",
        expect![[r#"
        const bool left = t >= N; if (left) { y[t] = 0; ; } if (!left) { s[t] = 1; } bool left2 = false; if (!left) left2 = x[t] > 0; if (left2) ; [[okl_barrier("")]]; if (!left && !left2) { y[t] = 1; }
        divergent-barrier: `@barrier` under a condition that may differ between work items"#]],
    );
    // Nothing waits behind it.
    check(
        "",
        "s[t] = 1; @barrier; if (t >= N) continue; y[t] = s[15 - t];",
        expect!["s[t] = 1; @barrier; if (t >= N) continue; y[t] = s[15 - t];"],
    );
}

#[test]
fn a_way_out_of_all_is_a_condition_around_the_rest() {
    check(
        "",
        "if (g >= N) continue; s[t] = 1; if (t >= N) continue; @barrier; y[t] = s[15 - t];",
        expect![[r#"
        if (!(g >= N)) { s[t] = 1; const bool left = t >= N; if (left) ; [[okl_barrier("")]]; if (!left) { y[t] = s[15 - t]; } }
        divergent-barrier: `@barrier` under a condition that may differ between work items"#]],
    );
}

#[test]
fn declarations_of_the_group_and_of_work_items_are_taken_apart() {
    check(
        "",
        "const int row = g, i = t; s[i] = 1; @barrier; y[row] = s[15 - i]; int a = g, b = g + 1;",
        expect![[
            r#"const int row = g; const int i = t; s[i] = 1; [[okl_barrier("")]]; y[row] = s[15 - i]; int a = g, b = g + 1;"#
        ]],
    );
}

#[test]
fn loops_that_count_with_one_variable_get_their_own() {
    check(
        "",
        "int i; for (i = 8; i > 0; i /= 2) { s[t] += s[i]; @barrier; } if (t == 0) for (i = g; i < N; ++i) y[i] = 0;",
        expect![[
            r#"int i; for (int i = 8; i > 0; i /= 2) { s[t] += s[i]; [[okl_barrier("")]]; } if (t == 0) for (int i = g; i < N; ++i) y[i] = 0;"#
        ]],
    );
    // The second loop goes on where the first one ends.
    check(
        "",
        "int i; for (i = g; x[i] > 0; ++i) s[i] = 0; if (t == 0) for (; i < N; ++i) y[i] = 0; for (i = t; i < 9; ++i) ; @barrier;",
        expect![[
            r#"int i; for (i = g; x[i] > 0; ++i) s[i] = 0; if (t == 0) for (; i < N; ++i) y[i] = 0; for (int i = t; i < 9; ++i) ; [[okl_barrier("")]];"#
        ]],
    );
}

#[test]
fn a_way_out_of_a_block_that_code_follows_stays() {
    for code in [
        "{ if (t >= N) continue; @barrier; y[t] = s[15 - t]; } y[t] += 1;",
        "if (N > 1) { if (g >= N) continue; @barrier; y[t] = s[15 - t]; } y[t] += 1;",
    ] {
        let unit = okl_fixtures::unit(&format!(
            "@kernel void k(const int N, float *y) {{
               for (int g = 0; g < N; ++g; @outer) {{
                 @shared float s[16];
                 for (int t = 0; t < 16; ++t; @inner) {{ {code} }}
               }}
             }}"
        ));
        assert!(next(&Analyzed::new(unit)).is_none(), "{code}");
    }
}

#[test]
fn a_return_ends_the_work_item() {
    check("", "if (t > 2) return; y[t] = 1;", expect!["if (t > 2) continue; y[t] = 1;"]);
    check(
        "",
        "for (int n = 0; n < 4; ++n) { if (x[n] > 3) return; } y[t] = 1;",
        expect![[
            "for (int n = 0; n < 4; ++n) { if (x[n] > 3) { returned = true; break; } } if (returned) continue; y[t] = 1;"
        ]],
    );
    check(
        "",
        "while (N) for (int n = 0; n < 4; ++n) switch (n) { case 2: return; } y[t] = 1;",
        expect![[
            "while (N) { for (int n = 0; n < 4; ++n) { switch (n) { case 2: { returned = true; break; } } if (returned) break; } if (returned) break; } if (returned) continue; y[t] = 1;"
        ]],
    );
    check(
        "",
        "if (t >= N) return; s[t] = 1; @barrier; y[t] = s[15 - t];",
        expect![[r#"
            const bool left = t >= N; if (left) ; if (!left) { s[t] = 1; } [[okl_barrier("")]]; if (!left) { y[t] = s[15 - t]; }
            divergent-barrier: `@barrier` under a condition that may differ between work items"#]],
    );
}
