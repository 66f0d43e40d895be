use super::races;
use crate::tests::with;
use expect_test::{Expect, expect};

/// The races in a loop over 16 work items.
fn check(code: &str, expected: Expect) {
    let checked = okl_fixtures::checked(&with("int any(int n) { return n; }", &format!("each {{ {code} }}")));
    let unit = checked.unit();
    let lines = races(&checked).into_iter().map(|one| {
        let at = one.labels.first().map_or("", |label| unit.source(label.place));
        format!("{at}: {}", one.message)
    });
    expected.assert_eq(&lines.collect::<Vec<_>>().join("\n"));
}

#[test]
fn an_update_of_one_element_by_all_is_one() {
    check("x[0] += t;", expect!["x[0]: several work items change the same element of `x` at once"]);
    check("x[g]++;", expect!["x[g]: several work items change the same element of `x` at once"]);
}

#[test]
fn an_update_of_ones_own_element_is_none() {
    check("x[t] += 1;", expect![]);
    check("x[16 * g + 15 - t] += 1;", expect![]);
}

#[test]
fn an_atomic_update_is_none() {
    check("@atomic x[0] += t;", expect![]);
}

#[test]
fn all_may_write_one_element() {
    check("x[0] = 1;", expect![]);
}

#[test]
fn a_read_of_a_neighbours_element_is_one() {
    check(
        "s[t] = 1; own = s[t ^ 1];",
        expect!["s[t ^ 1]: a work item reads an element of `s` that another one writes"],
    );
    check(
        "own = s[(t + 1) % 16]; s[t] = own;",
        expect!["s[(t + 1) % 16]: a work item reads an element of `s` that another one writes"],
    );
}

#[test]
fn elements_that_no_work_item_shares_are_none() {
    check("s[t] = 1; own = x[t];", expect![]);
    check("x[2 * t] = 1; own = x[2 * t + 1];", expect![]);
    check("x[t] = 1; own = x[t + 16];", expect![]);
}

#[test]
fn what_a_barrier_stands_between_is_none() {
    check("s[t] = 1; @barrier; own = s[t ^ 1];", expect![]);
}

#[test]
fn a_condition_says_which_work_items_come_by() {
    check(
        "if (t < 2) x[0] += 1;",
        expect!["x[0]: several work items change the same element of `x` at once"],
    );
    check(
        "if (t < 2) { x[t] = 1; } else { x[t - 1] += 1; }",
        expect!["x[t - 1]: a work item writes an element of `x` that another one writes"],
    );
    check("if (t % 2) x[t] = 1; else x[t] = 2;", expect![]);
}

#[test]
fn only_what_is_certain_is_told() {
    check("if (any(t)) x[0] += 1;", expect![]);
    check("if (t < 1) x[0] += 1;", expect![]);
    check("x[any(t)] += 1;", expect![]);
    check("x[N > 2 ? t : 0] += 1;", expect![]);
    check("if (N > 2) continue; x[0] += 1;", expect![]);
}

#[test]
fn a_distance_that_is_the_same_for_all_is_worked_out() {
    check(
        "x[t + N] = 1; own = x[t + N + 1];",
        expect!["x[t + N + 1]: a work item reads an element of `x` that another one writes"],
    );
    check("x[t + N] = 1; own = x[t + g];", expect![]);
}
