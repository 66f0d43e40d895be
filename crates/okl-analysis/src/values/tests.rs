use super::is_value;
use crate::tests::analyzed;
use okl_fixtures::expression;

fn of(written: &str) -> bool {
    let unit = analyzed(&format!(
        "struct Base {{ int n; }};
         struct Derived : Base {{ int m; }};
         enum Kind {{ FIRST }};
         int give(int n);
         int &place(int *p);
         void f(int *z, int n, int k, float x, Derived d, int Base::*part) {{
           auto &&all = ({written});
         }}"
    ));
    let all = okl_fixtures::variable(&unit, "all");
    assert!(unit.variable(all).init.is_some());
    is_value(&unit, expression(&unit, &format!("({written})")))
}

#[test]
fn names_elements_and_members_are_places() {
    for place in ["n", "z[0]", "*z", "d.m", "++n", "n = 1", "n += 1", "d.*part"] {
        assert!(!of(place), "{place}");
    }
}

#[test]
fn results_of_operators_are_values() {
    for value in ["1", "FIRST", "-n", "n + 1", "n++", "&n", "sizeof(n)", "n > 2 && k", "!n"] {
        assert!(of(value), "{value}");
    }
}

#[test]
fn a_choice_is_a_value_when_one_side_is() {
    assert!(of("n > 2 ? z[0] : 1"));
    assert!(!of("n > 2 ? z[0] : z[1]"));
}

#[test]
fn a_comma_is_what_stands_behind_it() {
    assert!(!of("n, z[0]"));
    assert!(of("z[0], n + 1"));
}

#[test]
fn a_call_is_a_value_unless_it_returns_a_reference() {
    assert!(of("give(n)"));
    assert!(!of("place(z)"));
}

#[test]
fn a_cast_is_a_value_unless_it_binds() {
    assert!(of("(float)n"));
    assert!(!of("(int &)z[0]"));
    assert!(!of("(const int &)z[0]"));
    // It refers to a temporary `float`.
    assert!(of("(const float &)z[0]"));
}

#[test]
fn a_conversion_to_a_base_stays_a_place() {
    assert!(!of("(Base &)d"));
    assert!(!of("static_cast<const Base &>(d)"));
}
