use super::distance;
use crate::tests::analyzed;
use expect_test::{Expect, expect};
use okl_fixtures::statement;

/// The affine form of a loop's `bound - start`.
fn check(header: &str, expected: Expect) {
    let unit = analyzed(&format!(
        "int rounds(int n) {{ return n / 2; }}
         int next(int *n) {{ return ++*n; }}
         struct Range {{ int first, last; }};
         void f(int g, int B, int n, int *p, Range r, const int *list) {{
           for ({header}) p[i] = 1;
         }}"
    ));
    let l = statement(&unit, "for (").as_for().expect("it is a loop");
    let count = unit.count(l).expect("it counts");
    let terms = distance(&unit, &count)
        .into_iter()
        .map(|term| format!("{}{}", if term.negative { "- " } else { "+ " }, unit.source(term.place)));
    expected.assert_eq(&terms.collect::<Vec<_>>().join(" "));
}

#[test]
fn the_start_cancels_out_of_the_bound() {
    check("int i = g; i < g + B; ++i", expect!["+ B"]);
    check("int i = g + n; i < (n + B) + g; ++i", expect!["+ B"]);
}

#[test]
fn signs_are_carried_into_parentheses() {
    check("int i = -g; i < B - (g - n); ++i", expect!["+ B + n"]);
}

#[test]
fn nothing_is_computed() {
    check("int i = g; i < 2 * g; ++i", expect!["+ 2 * g - g"]);
    check("int i = 2; i < 18; ++i", expect!["+ 18 - 2"]);
}

#[test]
fn a_zero_is_no_term() {
    check("int i = 0; i < n; ++i", expect!["+ n"]);
}

#[test]
fn elements_and_members_that_are_the_same_cancel_out() {
    check("int i = list[g]; i < list[g] + 16; ++i", expect!["+ 16"]);
    check("int i = r.first; i < r.first + r.last; ++i", expect!["+ r.last"]);
    check("int i = list[g]; i < list[g + 1]; ++i", expect!["+ list[g + 1] - list[g]"]);
}

#[test]
fn calls_that_only_read_cancel_out() {
    check("int i = rounds(g); i < rounds(g) + B; ++i", expect!["+ B"]);
}

#[test]
fn calls_that_write_stay_both() {
    check("int i = next(p); i < next(p) + B; ++i", expect!["+ next(p) + B - next(p)"]);
}
