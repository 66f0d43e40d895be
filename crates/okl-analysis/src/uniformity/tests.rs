use super::{Group, Uniformity};
use crate::Analyzed;
use crate::tests::analyzed;
use Uniformity::{No, Ordered, Unless, Yes};
use okl_fixtures::{expression, statement};
use okl_model::{ForLoop, Meaning};

/// The uniformity of `(asked)` in a loop over work items, after some statements.
fn answer(before: &str, asked: &str) -> Uniformity {
    inside(&format!("{before} y[start + t] = ({asked});"), asked)
}

/// The uniformity of `(asked)`, which occurs in the code of a loop over work items.
fn inside(code: &str, asked: &str) -> Uniformity {
    let unit = analyzed(&format!(
        "struct Sizes {{ int rows; }};
         int scale = 2;
         int twice(int n) {{ return 2 * n; }}
         int put(int *p) {{ return *p = 1; }}
         int first(const int *p) {{ return p[0]; }}
         @kernel void k(const int N, const int *x, int *y, Sizes sizes) {{
           const int half = N / 2;
           int table[2] = {{1, 2}};
           for (int g = 0; g < N; ++g; @outer) {{
             const int start = 16 * g;
             @shared int s[16];
             @exclusive int mine;
             for (int t = 0; t < 16; ++t; @inner) {{
               {code}
             }}
           }}
         }}"
    ));
    let nest = statement(&unit, "for (int g");
    let group = Group::new(&unit, nest, |l| is_inner(&unit, l));
    group.of(&[expression(&unit, &format!("({asked})"))])
}

fn is_inner(unit: &Analyzed, l: &ForLoop) -> bool {
    let mut attrs = unit.for_loop(l.id).attrs.iter();
    attrs.any(|id| matches!(unit.attribute(*id).meaning(), Meaning::Inner { .. }))
}

#[test]
fn what_the_host_declares_is_the_same_for_all() {
    assert_eq!(answer("", "N + half + sizes.rows"), Yes);
}

#[test]
fn what_is_declared_for_a_group_is_the_same_for_all() {
    assert_eq!(answer("", "start + g"), Yes);
}

#[test]
fn the_number_of_a_work_item_is_its_own() {
    assert_eq!(answer("", "t"), No);
    assert_eq!(answer("", "start + t"), No);
    assert_eq!(answer("", "t * 0 + N"), No);
}

#[test]
fn a_variable_is_as_uniform_as_its_first_value() {
    assert_eq!(answer("int n = 2 * N;", "n"), Yes);
    assert_eq!(answer("int n = 2 * t;", "n"), No);
    assert_eq!(answer("int n = 2 * N; int m = n + half;", "m"), Yes);
    assert_eq!(answer("int n = x[g];", "n"), Unless);
}

#[test]
fn a_variable_is_as_uniform_as_what_it_gets_later() {
    assert_eq!(answer("int n = N; n += t;", "n"), No);
    assert_eq!(answer("int n = N; if (t > 2) { n = 1; }", "n"), No);
    assert_eq!(answer("int n;", "n"), No);
    assert_eq!(answer("int n = N; n += 1;", "n"), Yes);
    assert_eq!(answer("int n; n = half; if (N > 2) n = x[0];", "n"), Unless);
    assert_eq!(answer("int n = N; int *p = &n; *p = t;", "n"), No);
    assert_eq!(answer("int n = N, m = N; while (n > 0) { n = n / 2 + m; m -= 1; }", "n"), Yes);
    assert_eq!(answer("int n = N, m = N; while (n > 0) { n = n / 2 + m; m -= t; }", "n"), No);
}

#[test]
fn an_argument_is_as_uniform_as_what_work_items_assign() {
    assert_eq!(answer("scale += t;", "scale"), No);
}

#[test]
fn a_value_that_some_iterations_give_is_not_uniform() {
    assert_eq!(answer("int n = N; while (x[n] > 0) { if (t == n) break; n += 1; }", "n"), No);
    assert_eq!(answer("int n = N; while (x[n] > 0) { if (t == n) continue; n += 1; }", "n"), No);
    assert_eq!(
        answer("int n = N; while (x[n] > 0) { n += 1; if (t == n) continue; y[t] = 1; }", "n"),
        Unless
    );
    assert_eq!(answer("int n = N; while (n > 0) { if (N == n) break; n -= 1; }", "n"), Yes);
    assert_eq!(answer("int n = N; for (;;) { if (t > 3) break; n = 2; break; }", "n"), No);
    assert_eq!(answer("int n = N; do { if (t > 3) continue; n = 2; } while (0);", "n"), No);
    // The others do not get there.
    assert_eq!(answer("int n = N; if (t > 3) continue; n = 2;", "n"), Yes);
    assert_eq!(answer("int n = N; for (int k = 0; k < 4; ++k) { if (t > k) return; n += 2; }", "n"), Yes);
    assert_eq!(answer("int n = N; n = 2; if (t > 3) continue; y[t] = 1;", "n"), Yes);
}

/// The uniformity of the conditions around `y[1] = 1;` in a loop over work items.
fn reached(code: &str) -> Uniformity {
    let unit = analyzed(&format!(
        "@kernel void k(const int N, const int *x, int *y) {{
           for (int g = 0; g < N; ++g; @outer) {{
             for (int t = 0; t < 16; ++t; @inner) {{ {code} }}
           }}
         }}"
    ));
    let group = Group::new(&unit, statement(&unit, "for (int g"), |l| is_inner(&unit, l));
    group.reached(statement(&unit, "y[1] = 1"))
}

#[test]
fn a_statement_is_reached_by_all_where_nothing_divides_them() {
    assert_eq!(reached("y[1] = 1;"), Yes);
    assert_eq!(reached("if (N > 2) { y[1] = 1; }"), Yes);
    assert_eq!(reached("if (x[N] > 2) { y[1] = 1; }"), Unless);
    assert_eq!(reached("if (t > 2) { y[1] = 1; }"), No);
    assert_eq!(reached("if (int w = N % 4; w > 2) { y[1] = 1; }"), Yes);
    assert_eq!(reached("if (int w = t % 4; w > 2) { y[1] = 1; }"), No);
    assert_eq!(reached("if (N > 2) return; y[1] = 1;"), Yes);
    assert_eq!(reached("if (t > 2) return; y[1] = 1;"), No);
    assert_eq!(reached("y[1] = 1; if (t > 2) return;"), Yes);
    assert_eq!(reached("for (int n = 0; n < N; ++n) { if (t > 2) break; } y[1] = 1;"), Yes);
    assert_eq!(reached("for (int n = 0; n < N; ++n) { y[1] = 1; if (t > 2) break; }"), No);
    assert_eq!(reached("for (int n = 0; n < N; ++n) { y[1] = 1; switch (t) { case 2: break; } }"), Yes);
    assert_eq!(reached("for (int n = 0; n < N; ++n) { y[1] = 1; if (t > 2) continue; y[2] = 1; }"), Yes);
}

#[test]
fn what_a_work_item_has_for_all_loops_is_its_own() {
    assert_eq!(answer("", "mine"), No);
}

#[test]
fn one_element_of_an_argument_is_uniform_unless_somebody_writes() {
    assert_eq!(answer("", "x[g]"), Unless);
    assert_eq!(answer("", "*y + N"), Unless);
    assert_eq!(answer("", "x[t]"), No);
}

#[test]
fn memory_of_the_group_is_written_by_work_items() {
    assert_eq!(answer("", "s[0]"), Ordered);
    assert_eq!(answer("", "s[t]"), No);
}

#[test]
fn what_a_pointer_of_a_work_item_leads_to_is_as_uniform_as_its_memory() {
    assert_eq!(answer("const int *p = s;", "p[0]"), Ordered);
    assert_eq!(answer("int *p = s + 2; int *q = p;", "q[N]"), Ordered);
    assert_eq!(answer("const int *p = x; p += N;", "*p"), Unless);
    assert_eq!(answer("int &first = s[0];", "first"), Ordered);
    assert_eq!(answer("const int *p = s;", "p[t]"), No);
    assert_eq!(answer("const int *p = s + t;", "p[0]"), No);
    // Private memory, perhaps.
    assert_eq!(answer("int own[2]; own[0] = t; const int *p = own;", "p[0]"), No);
    assert_eq!(answer("int own[2]; own[0] = t; const int *p = s; if (N > 2) p = own;", "p[0]"), No);
    assert_eq!(answer("int own = t; int &it = own;", "it"), No);
    assert_eq!(answer("int own = t; const int *p = &own; const int *const *q = &p;", "q[0][0]"), No);
}

#[test]
fn a_vote_in_memory_of_the_group_is_uniform() {
    let vote = "int *lanes = s; lanes[t] = x[t] < N; int any = 0;
        for (int from = 0; from < 16; ++from) { if (lanes[from] != 0) any = 1; }";
    assert_eq!(answer(&format!("{vote} const bool done = !any;"), "done"), Ordered);
    assert_eq!(answer(&format!("{vote} any += t;"), "any"), No);
}

#[test]
fn an_array_of_the_host_is_memory() {
    assert_eq!(answer("", "table[1]"), Unless);
}

#[test]
fn an_array_of_a_work_item_is_its_own() {
    assert_eq!(answer("int own[2] = {N, N};", "own[0]"), No);
}

#[test]
fn the_counter_of_a_loop_is_as_uniform_as_its_header() {
    let counted = |header: &str| inside(&format!("for ({header}) y[n] = (n + 1);"), "n + 1");
    assert_eq!(counted("int n = 0; n < N; ++n"), Yes);
    assert_eq!(counted("int n = t; n < N; ++n"), No);
    assert_eq!(counted("int n = 0; n < t; ++n"), No);
    assert_eq!(counted("int n = 0; n < N; n += t"), No);
    assert_eq!(counted("int n = 0; n < x[0]; ++n"), Unless);
}

#[test]
fn a_counter_that_the_body_changes_is_not_uniform() {
    let code = "for (int n = 0; n < N; ++n) { if (x[t]) ++n; y[n] = (n + 1); }";
    assert_eq!(inside(code, "n + 1"), No);
}

#[test]
fn a_counter_of_two_loops_is_not_uniform() {
    let before = "int n; for (n = 0; n < N; ++n) y[n] = 1; for (n = 0; n < t; ++n) y[n] = 2;";
    assert_eq!(answer(before, "n"), No);
}

#[test]
fn a_call_that_only_reads_is_as_uniform_as_its_arguments() {
    assert_eq!(answer("", "twice(N)"), Yes);
    assert_eq!(answer("", "twice(t)"), No);
    assert_eq!(answer("", "first(x)"), Unless);
}

#[test]
fn a_call_that_writes_is_not_uniform() {
    assert_eq!(answer("", "put(y)"), No);
}

#[test]
fn the_least_uniform_part_decides() {
    assert_eq!(answer("", "N > 0 ? x[0] : half"), Unless);
    assert_eq!(answer("", "N > 0 ? x[0] : s[1]"), Ordered);
}

#[test]
fn a_conversion_changes_nothing() {
    assert_eq!(answer("", "(int)(float)N"), Yes);
    assert_eq!(answer("", "(int)(float)t"), No);
}

#[test]
fn what_is_made_of_itself_is_not_uniform() {
    assert_eq!(answer("int n = n;", "n"), No);
}
