use crate::tests::analyzed;
use okl_fixtures::variable;

fn is_odr_used(code: &str) -> bool {
    let unit = analyzed(&format!(
        "const int K = 4; const int L = 5;
         int by_value(int n); int by_reference(const int &n); int by_other(const double &n);
         const int &choose(int n, int m) {{ {code} return L; }}"
    ));
    unit.is_odr_used(variable(&unit, "K"))
}

#[test]
fn a_constant_by_its_value_needs_no_object() {
    assert!(!is_odr_used("n = K + 1; n = by_value(K);"));
}

#[test]
fn a_constant_that_a_reference_is_bound_to_needs_one() {
    assert!(is_odr_used("by_reference(K);"));
    assert!(is_odr_used("const int &r = K;"));
    assert!(is_odr_used("const int *p = &K;"));
    assert!(is_odr_used("if (n) return K;"));
    assert!(is_odr_used("by_reference(n ? K : L);"));
}

#[test]
fn a_reference_to_another_type_has_a_copy() {
    assert!(!is_odr_used("by_other(K);"));
    assert!(!is_odr_used("by_reference(K + 0);"));
}
