use crate::tests::{planned, with};
use crate::{LiveAcross, Region, tests};
use expect_test::{Expect, expect};

/// The CPU loops that are split, the variables that live across, and the reasons why other loops cannot be split.
fn check(code: &str, expected: Expect) {
    let before = "struct Guard { float *at; ~Guard() { *at = 1; } };";
    planned("serial", &with(before, code), |unit, plan| {
        let name = |id: &okl_model::VarId| unit.variable(*id).name.clone();
        let lines = plan.kernels[0].launches[0].fissions.iter().map(|cut| match cut {
            Ok(cut) => {
                let live = cut.live.iter().map(|live| match live {
                    LiveAcross::Value { id, starts: true, .. } => format!(", {}", name(id)),
                    LiveAcross::Value { id, .. } => format!(", {} without a value", name(id)),
                    LiveAcross::Reference { id, .. } => format!(", what {} is", name(id)),
                    LiveAcross::Again { stmt } => {
                        format!(", again {}", tests::start_of(unit, stmt.span))
                    }
                });
                let live: String = live.collect();
                format!("loops: {}, {}{live}", cut.chain.len(), shape(&cut.regions))
            }
            Err(refused) => refused.why.construct.to_string(),
        });
        expected.assert_eq(&lines.collect::<Vec<_>>().join("\n"));
    });
}

/// `i` for a loop over work items, `|` for a barrier, `g` for a statement of the group, `(...)` for what is around
/// others.
fn shape(regions: &[Region<'_>]) -> String {
    let each = regions.iter().map(|region| match region {
        Region::Items { .. } => "i".to_string(),
        Region::Barrier(_) => "|".to_string(),
        Region::Group(_) => "g".to_string(),
        Region::Control(control) => {
            let bodies: Vec<String> = control.bodies.iter().map(|body| shape(body.as_slice())).collect();
            let first = if control.restored.is_empty() { "" } else { "first: " };
            format!("({first}{})", bodies.join(", "))
        }
    });
    each.collect()
}

#[test]
fn a_loop_is_cut_at_a_barrier_that_something_crosses() {
    check("each { s[t] = x[t]; @barrier; y[t] = s[15 - t]; }", expect!["loops: 1, i|i"]);
}

#[test]
fn a_barrier_that_nothing_crosses_needs_no_cut() {
    check("each { s[t] = q[t]; @barrier; r[t] = s[t]; }", expect![]);
}

#[test]
fn two_barriers_cut_a_loop_in_three() {
    check(
        "each { s[t] = x[t]; @barrier; u[t] = s[15 - t]; @barrier; y[t] = u[15 - t]; }",
        expect!["loops: 1, i|i|i"],
    );
}

#[test]
fn what_is_declared_before_and_used_behind_lives_on() {
    check(
        "each { float a = x[t]; float b; s[t] = a; b = 2 * a; @barrier; y[t] = s[15 - t] + b; }",
        expect!["loops: 1, i|i, b without a value"],
    );
}

#[test]
fn a_constant_is_declared_again() {
    check(
        "each { const int K = 4; s[t] = x[t]; @barrier; y[t] = s[15 - t] + K; }",
        expect!["loops: 1, i|i, again const int K = 4;"],
    );
}

#[test]
fn a_reference_lives_on_as_what_it_is_one_of() {
    check(
        "each { float &one = s[t]; one = x[t]; @barrier; y[t] = s[15 - t] + one; }",
        expect!["loops: 1, i|i, what one is"],
    );
}

#[test]
fn a_barrier_may_stand_in_what_all_work_items_go_through_together() {
    check("each { s[t] = x[t]; if (N > 2) { @barrier; } y[t] = s[15 - t]; }", expect!["loops: 1, i(|)i"]);
    check(
        "each { for (int i = 0; i < N; ++i) { s[t] = i; @barrier; y[t] = s[15 - t]; } }",
        expect!["loops: 1, (i|i)"],
    );
    check(
        "each { s[t] = x[t]; for (int d = 8; d > 0; d /= 2) { @barrier; if (t < d) s[t] += s[t + d]; } y[t] = s[0]; }",
        expect!["loops: 1, i(|i)i"],
    );
    check(
        "each { s[t] = x[t]; switch (N) { case 1: y[t] = 1; @barrier; y[t] = s[15 - t]; break; default: y[t] = 2; } }",
        expect!["loops: 1, i(i|igi)"],
    );
    check(
        "each { s[t] = x[t]; for (int i = 0; i < N; ++i) { if (i == 3) break; @barrier; s[15 - t] += i; } }",
        expect!["loops: 1, i((g)|i)"],
    );
}

#[test]
fn what_conditions_around_barriers_read_exists_once() {
    check(
        "each { int d = N / 2; while (d > 0) { s[t] = d; @barrier; y[t] = s[15 - t]; d = d / 2; @barrier; } }",
        expect!["loops: 1, g(i|ig|)"],
    );
    check(
        "each { int n = 2 * N, m = n; float a = x[t]; if (m > 2) { s[t] = a; @barrier; y[t] = s[15 - t]; } }",
        expect!["loops: 1, gi(i|i), a"],
    );
    // It is read where work items use their own value, too.
    check(
        "each { int n = N, m = t; if (n > 2) { s[t] = m; @barrier; y[t] = s[15 - t] + n; } }",
        expect![
            "a condition around a barrier that reads a variable which is declared together with one of each work item"
        ],
    );
}

#[test]
fn what_may_differ_between_work_items_is_refused() {
    check(
        "each { s[t] = x[t]; if (x[t] > 2) { y[t] = 1; @barrier; y[t] = s[15 - t]; } }",
        expect!["a barrier under a condition that may differ between the work items of a group"],
    );
    check(
        "each { for (int i = t; i < N; i += 16) { s[t] = i; @barrier; y[t] = s[15 - t]; } }",
        expect!["a barrier under a condition that may differ between the work items of a group"],
    );
    check(
        "each { for (int i = 0; i < N; ++i) { s[t] = i; @barrier; y[t] = s[15 - t]; if (x[t] > 0) break; } }",
        expect!["a barrier under a condition that may differ between the work items of a group"],
    );
    check(
        "each { int n = N; while (n-- > 0 && t >= 0) { s[t] = n; @barrier; y[t] = s[15 - t]; } }",
        expect!["a barrier under a condition that may differ between the work items of a group"],
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
    check(code, expect!["loops: 2, i|i"]);
}

#[test]
fn an_atomic_update_on_both_sides_crosses() {
    check("each { @atomic n[0] += 1; @barrier; @atomic n[0] += 1; }", expect!["loops: 1, i|i"]);
}
