use crate::tests::{planned, with};
use crate::{LiveAcross, tests};
use expect_test::{Expect, expect};

/// The CPU loops that are split, the variables that live across, and the reasons why other loops cannot be split.
fn check(code: &str, expected: Expect) {
    let before = "struct Guard { float *at; ~Guard() { *at = 1; } };";
    planned("serial", &with(before, code), |unit, plan| {
        let name = |id: &okl_model::VarId| unit.variable(*id).name.clone();
        let lines = plan.kernels[0].launches[0].fissions.iter().map(|cut| match cut {
            Ok(cut) => {
                let live = cut.live.iter().map(|(segment, live)| match live {
                    LiveAcross::Value { id, starts: true, .. } => format!(", {segment}: {}", name(id)),
                    LiveAcross::Value { id, .. } => format!(", {segment}: {} without a value", name(id)),
                    LiveAcross::Reference { id, .. } => format!(", {segment}: what {} is", name(id)),
                    LiveAcross::Again { stmt } => {
                        format!(", {segment}: again {}", tests::start_of(unit, stmt.span))
                    }
                });
                let live: String = live.collect();
                format!("loops: {}, parts: {}{live}", cut.chain.len(), cut.segments.len())
            }
            Err(refused) => refused.why.construct.to_string(),
        });
        expected.assert_eq(&lines.collect::<Vec<_>>().join("\n"));
    });
}

#[test]
fn a_loop_is_cut_at_a_barrier_that_something_crosses() {
    check("each { s[t] = x[t]; @barrier; y[t] = s[15 - t]; }", expect!["loops: 1, parts: 2"]);
}

#[test]
fn a_barrier_that_nothing_crosses_needs_no_cut() {
    check("each { s[t] = q[t]; @barrier; r[t] = s[t]; }", expect![]);
}

#[test]
fn two_barriers_cut_a_loop_in_three() {
    check(
        "each { s[t] = x[t]; @barrier; u[t] = s[15 - t]; @barrier; y[t] = u[15 - t]; }",
        expect!["loops: 1, parts: 3"],
    );
}

#[test]
fn what_is_declared_before_and_used_behind_lives_on() {
    check(
        "each { float a = x[t]; float b; s[t] = a; b = 2 * a; @barrier; y[t] = s[15 - t] + b; }",
        expect!["loops: 1, parts: 2, 0: b without a value"],
    );
}

#[test]
fn a_constant_is_declared_again() {
    check(
        "each { const int K = 4; s[t] = x[t]; @barrier; y[t] = s[15 - t] + K; }",
        expect!["loops: 1, parts: 2, 0: again const int K = 4;"],
    );
}

#[test]
fn a_reference_lives_on_as_what_it_is_one_of() {
    check(
        "each { float &one = s[t]; one = x[t]; @barrier; y[t] = s[15 - t] + one; }",
        expect!["loops: 1, parts: 2, 0: what one is"],
    );
}

#[test]
fn a_barrier_below_the_top_of_a_body_is_refused() {
    check(
        "each { s[t] = x[t]; if (N > 2) { @barrier; } y[t] = s[15 - t]; }",
        expect!["a barrier inside an `if` of an `@inner` loop"],
    );
    check(
        "each { for (int i = 0; i < N; ++i) { s[t] = i; @barrier; y[t] = s[15 - t]; } }",
        expect!["a barrier inside a sequential loop of an `@inner` loop"],
    );
}

#[test]
fn what_makes_two_loops_something_else_is_refused() {
    check(
        "each { if (t > 2) continue; s[t] = x[t]; @barrier; y[t] = s[15 - t]; }",
        expect!["a barrier after a `continue` inside an `@inner` loop"],
    );
    check(
        "each { Guard guard{x}; s[t] = x[t]; @barrier; y[t] = s[15 - t]; }",
        expect!["a barrier inside an `@inner` loop while an object with a destructor lives"],
    );
    check(
        "each { static int a = 1; s[t] = x[t]; @barrier; y[t] = s[15 - t] + a; }",
        expect!["a barrier after which a `static` or `constexpr` variable of an `@inner` loop is used"],
    );
    check(
        "each { const float &a = x[t]; s[t] = a; @barrier; y[t] = s[15 - t] + a; }",
        expect!["a barrier after which a constant reference of an `@inner` loop is used"],
    );
}

#[test]
fn loops_that_stand_directly_in_each_other_are_cut_together() {
    let code = "for (int i = 0; i < 4; ++i; @inner) { each { s[t] = x[t]; @barrier; y[t] = s[15 - t]; } }";
    check(code, expect!["loops: 2, parts: 2"]);
}

#[test]
fn an_atomic_update_on_both_sides_crosses() {
    check("each { @atomic n[0] += 1; @barrier; @atomic n[0] += 1; }", expect!["loops: 1, parts: 2"]);
}
