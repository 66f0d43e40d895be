use super::evaluate;
use crate::tests::analyzed;
use okl_fixtures::expression;

/// The value of an expression for a given value of `t`; the value of `n` is unknown.
fn at(t: i64, written: &str) -> Option<i64> {
    let unit = analyzed(&format!(
        "int f(int t, int n, const int *p, float x) {{ constexpr int K = 3; return ({written}); }}"
    ));
    let id = expression(&unit, &format!("({written})"));
    evaluate(&unit, unit.peeled(id), &mut |id| (unit.variable(id).name == "t").then_some(t))
}

#[test]
fn arithmetic_of_known_numbers_is_worked_out() {
    assert_eq!(at(6, "(t ^ 1) + 2 * t - t / 4"), Some(18));
    assert_eq!(at(13, "t % 4 | 16"), Some(17));
    assert_eq!(at(5, "(t & K) << 2 >> 1"), Some(2));
    assert_eq!(at(5, "-t + +t"), Some(0));
}

#[test]
fn conditions_are_0_or_1() {
    assert_eq!(at(4, "t % 4 == 0"), Some(1));
    assert_eq!(at(4, "t != 4 || t < 2"), Some(0));
    assert_eq!(at(4, "t >= 4 && t <= 4 && t > 3"), Some(1));
}

#[test]
fn what_nobody_knows_has_no_value() {
    for written in ["n", "t + n", "p[t]", "(int)x", "t ? 1 : 2", "~t", "!t"] {
        assert_eq!(at(1, written), None, "{written}");
    }
}

#[test]
fn what_c_leaves_open_has_no_value() {
    assert_eq!(at(0, "8 / t"), None);
    assert_eq!(at(0, "8 % t"), None);
    assert_eq!(at(40, "1 << t"), None);
    assert_eq!(at(-1, "t << 1"), None);
}

#[test]
fn a_number_that_a_conversion_may_change_has_no_value() {
    assert_eq!(at(7, "(unsigned)t"), Some(7));
    assert_eq!(at(-7, "(unsigned)t"), None);
}
