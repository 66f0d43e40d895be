use crate::tests::planned;
use expect_test::{Expect, expect};

/// Compares the iterations of CPU loops over work items: adjacent nests, clipped loops, variables that need no array.
fn check(code: &str, expected: Expect) {
    let text = format!(
        "@kernel void k(const int N, const unsigned U, @restrict float *x, @restrict float *y) {{
           for (int g = 0; g < N; ++g; @outer) {{
             @shared float s[128];
             @exclusive float own;
             {}
           }}
         }}",
        code.replace("each ", "for (int t = 0; t < 128; ++t; @inner) ")
    );
    planned("serial", &text, |unit, plan| {
        let iterations = &plan.kernels[0].launches[0].iterations;
        let mut lines: Vec<String> = iterations
            .pairs
            .iter()
            .map(|pair| pair.apart.map_or("together".to_string(), |apart| format!("apart: {apart:?}")))
            .collect();
        lines.extend(iterations.fused.iter().map(|fused| format!("{} as one", fused.chains.len())));
        lines.extend(iterations.clips.iter().map(|clip| {
            let limits: Vec<&str> =
                clip.limits.iter().map(|limit| if limit.is_upper { "above" } else { "below" }).collect();
            let own = clip.variables.last().map_or("", |id| &unit.variable(*id).name);
            format!("{own} is cut {}{}", limits.join(" and "), if clip.follows { ", follows" } else { "" })
        }));
        lines.extend(iterations.conditions.iter().map(|one| {
            let kept: Vec<&str> = one.kept.iter().map(|span| unit.source(*span)).collect();
            if kept.is_empty() {
                "nothing is asked".to_string()
            } else {
                format!("asked: {}", kept.join(" && "))
            }
        }));
        lines.extend(iterations.tiles.iter().map(|_| "a tile ends by itself".to_string()));
        lines.extend(iterations.own.iter().map(|id| format!("{} needs no array", unit.variable(*id).name)));
        expected.assert_eq(&lines.join("\n"));
    });
}

#[test]
fn neighbours_that_nobody_waits_between_run_as_one() {
    check(
        "each { own = x[t]; } each { y[t] = own; }",
        expect![[r#"
        together
        2 as one
        own needs no array"#]],
    );
}

#[test]
fn neighbours_with_a_barrier_between_them_stay_apart() {
    check(
        "each { s[t] = x[t]; } each { y[t] = s[127 - t]; }",
        expect![[r#"
            apart: Barrier
            own needs no array"#]],
    );
}

#[test]
fn neighbours_that_count_otherwise_stay_apart() {
    check(
        "each { own = x[t]; } for (int t = 0; t < 64; ++t; @inner) { y[t] = 1; }",
        expect![[r#"
            apart: Headers
            own needs no array"#]],
    );
    check(
        "each { own = x[t]; } for (int t = 127; t >= 0; --t; @inner) { y[t] = 1; }",
        expect![[r#"
            apart: Headers
            own needs no array"#]],
    );
}

#[test]
fn a_variable_that_two_loops_apart_use_needs_its_array() {
    check("each { own = x[t]; s[t] = 1; } each { y[t] = own + s[127 - t]; }", expect!["apart: Barrier"]);
}

#[test]
fn a_form_that_cannot_be_joined_stays_apart() {
    check(
        "each { if (t > 3) continue; own = x[t]; } each { y[t] = 1; }",
        expect![[r#"
            apart: Form
            own needs no array"#]],
    );
    check(
        "each own = x[t]; each { y[t] = 1; }",
        expect![[r#"
            apart: Form
            own needs no array"#]],
    );
}

#[test]
fn iterations_whose_condition_fails_are_not_run() {
    check(
        "each { const int n = 128 * g + t; if (n < N) x[n] = 1; }",
        expect![[r#"
            t is cut above
            nothing is asked
            own needs no array"#]],
    );
    check(
        "each { if (t > 0 && t < N) x[t] = 1; }",
        expect![[r#"
            t is cut below and above
            nothing is asked
            own needs no array"#]],
    );
    check(
        "each { if (t == N) x[t] = 1; }",
        expect![[r#"
            t is cut below and above
            nothing is asked
            own needs no array"#]],
    );
}

#[test]
fn what_is_no_limit_is_still_asked() {
    check(
        "each { if (t < N && x[t] > 0) x[t] = 1; }",
        expect![[r#"
            t is cut above
            asked: x[t] > 0
            own needs no array"#]],
    );
}

#[test]
fn what_is_no_sum_cuts_nothing() {
    check("each { if (t * t < N) x[t] = 1; }", expect!["own needs no array"]);
    check("each { if (t < U) x[t] = 1; }", expect!["own needs no array"]);
    check("each { if (t < N || t > 4) x[t] = 1; }", expect!["own needs no array"]);
    check("each { if (t < N) x[t] = 1; else x[t] = 2; }", expect!["own needs no array"]);
    check("each { if (t < N) x[t] = 1; y[t] = 1; }", expect!["own needs no array"]);
}

#[test]
fn neighbours_that_leave_out_the_same_iterations_run_as_one() {
    check(
        "each { if (t < N) own = x[t]; } each { if (t < N) y[t] = own; }",
        expect![[r#"
            together
            2 as one
            t is cut above
            t is cut above, follows
            nothing is asked
            nothing is asked
            own needs no array"#]],
    );
    check(
        "each { if (t < N) own = x[t]; } each { if (t + 1 < N) y[t] = own; }",
        expect![[r#"
            apart: Iterations
            t is cut above
            t is cut above
            nothing is asked
            nothing is asked"#]],
    );
}

#[test]
fn a_work_items_own_loop_ends_early() {
    check(
        "each { for (int n = t; n < 512; n += 128) { if (n < N) own += x[n]; } y[t] = own; }",
        expect![[r#"
            n is cut above
            nothing is asked
            own needs no array"#]],
    );
}

#[test]
fn a_tile_ends_where_its_loop_does() {
    let text = "for (int i = 0; i < N; ++i; @tile(16, @outer, @inner)) { x[i] = 1; }";
    let text = format!("@kernel void k(const int N, float *x) {{ {text} }}");
    let tiles =
        |text: &str| planned("serial", text, |_, plan| plan.kernels[0].launches[0].iterations.tiles.len());
    assert_eq!(tiles(&text), 1);
    assert_eq!(tiles(&text.replace("int i", "unsigned char i")), 1);
    assert_eq!(tiles(&text.replace("@inner)", "@inner, check=false)")), 0);
}

/// A pragma may require the form of the loop after it; a comment between them may hold any text.
#[test]
fn a_loop_after_a_pragma_keeps_its_form() {
    let loop_of_item = "for (int n = g; n < g + 512; n += 128) { if (n < N) x[t] += y[n]; }";
    check(
        &format!("each {{ {loop_of_item} }}"),
        expect!["n is cut above\nnothing is asked\nown needs no array"],
    );
    for before in ["", " // wait; then {", " /* a; */"] {
        check(
            &format!("each {{\n#pragma unroll 2{before}\n // one; more\n {loop_of_item} }}"),
            expect!["own needs no array"],
        );
    }
}
