use super::{holds, same};
use crate::tests::analyzed;
use okl_fixtures::expression;

/// Compares `(one)` with `{other}`.
fn is_same(one: &str, other: &str) -> bool {
    let unit = analyzed(&format!(
        "enum {{ FOUR = 4 }};
         struct Pair {{ int x, y; }};
         int twice(int n, int m = 7);
         int half(int n);
         void f(const int *p, int i, int j, Pair a, Pair b, Pair *c, float v) {{
           auto first = ({one}); auto second = -(-({other})) + 100;
         }}"
    ));
    let other = expression(&unit, &format!("-(-({other}))"));
    // The two signs are no expressions.
    let other = unit.expression(other).kind.children().next().expect("it has one");
    let other = unit.expression(unit.peeled(other)).kind.children().next().expect("it has one");
    same(&unit, expression(&unit, &format!("({one})")), other)
}

#[test]
fn parentheses_and_conversions_nobody_wrote_count_as_nothing() {
    assert!(is_same("p[i + 1]", "p[((i) + 1)]"));
    assert!(!is_same("(short)i", "i"));
    assert!(!is_same("(short)i", "(long)i"));
    assert!(is_same("(short)i", "(short)i"));
}

#[test]
fn a_number_is_that_number_however_it_is_written() {
    assert!(is_same("FOUR + 0", "4"));
    assert!(is_same("2 + 2", "0x4"));
    assert!(!is_same("v * 1.5f", "v * 2.5f"));
}

/// `-8 / 4` is -2, `-8 / 4u` is 1073741822.
#[test]
fn a_number_of_another_type_is_another_one() {
    assert!(!is_same("4", "4u"));
    assert!(!is_same("i / 4", "i / 4u"));
    assert!(!is_same("i * 1.5f", "i * 1.5"));
}

#[test]
fn operators_and_their_order_count() {
    assert!(is_same("i - j", "i - j"));
    assert!(!is_same("i - j", "j - i"));
    // Nothing is computed.
    assert!(!is_same("i + j", "j + i"));
    assert!(!is_same("i + j", "i - j"));
}

#[test]
fn members_of_other_objects_are_others() {
    assert!(is_same("a.x", "a.x"));
    assert!(!is_same("a.x", "a.y"));
    assert!(!is_same("a.x", "b.x"));
    assert!(is_same("c->x", "c->x"));
}

#[test]
fn calls_say_the_same_with_the_same_arguments() {
    assert!(is_same("twice(i)", "twice(i, 7)"));
    assert!(!is_same("twice(i)", "twice(i, 8)"));
    assert!(!is_same("half(i)", "twice(i)"));
}

#[test]
fn choices_and_addresses_are_made_of_their_parts() {
    assert!(is_same("i ? p[0] : j", "i ? p[0] : j"));
    assert!(!is_same("i ? p[0] : j", "i ? j : p[0]"));
    assert!(is_same("*p", "*p"));
    assert!(!is_same("*p", "p[0]"));
}

#[test]
fn what_changes_something_is_never_the_same() {
    assert!(!is_same("i++", "i++"));
    assert!(!is_same("i = j", "i = j"));
}

#[test]
fn a_part_is_found_anywhere_in_a_whole() {
    let unit = analyzed("int f(const int *p, int i) { return 2 * p[i + 1] + (i + 1) * i; }");
    let whole = expression(&unit, "2 * p[i + 1]");
    assert!(holds(&unit, whole, expression(&unit, "(i + 1)")));
    assert!(!holds(&unit, whole, expression(&unit, "(i + 1) * i")));
}
