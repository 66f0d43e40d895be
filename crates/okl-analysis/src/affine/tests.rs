use super::{Atom, Sum, read};
use crate::Analyzed;
use crate::tests::analyzed;
use expect_test::{Expect, expect};
use okl_fixtures::{expression, variable};

/// The sum of an expression: `t` and `u` are the indices of the work item, all other variables are uniform.
fn sum(unit: &Analyzed, written: &str) -> Option<Sum> {
    read(unit, expression(unit, written), &mut |id| {
        Some(Sum::atom(match unit.variable(id).name.as_str() {
            "t" => Atom::Item(0),
            "u" => Atom::Item(1),
            _ => Atom::Uniform(id),
        }))
    })
}

fn said(unit: &Analyzed, sum: &Sum) -> String {
    let name = |atom: &Atom| match atom {
        Atom::Item(0) => "t".to_string(),
        Atom::Item(_) => "u".to_string(),
        Atom::Uniform(id) => unit.variable(*id).name.clone(),
        Atom::Tile(_) => "tile".to_string(),
    };
    let term = |(product, factor): (&[Atom], i64)| {
        let names: Vec<String> = product.iter().map(name).collect();
        format!("{factor} {}", names.join(" ")).trim_end().to_string()
    };
    let mut terms: Vec<String> = sum.terms().map(term).collect();
    terms.sort();
    if terms.is_empty() { "0".to_string() } else { terms.join(" + ") }
}

/// The affine form of an index, with these variables declared before it.
fn check(index: &str, expected: Expect) {
    let unit = analyzed(&format!(
        "enum {{ WIDTH = 8 }};
         int other(int n);
         void f(int *p, int t, int u, int b, int n, unsigned v, long w, short h, float x, const int *list) {{
           constexpr int K = 4;
           const unsigned H = 2;
           p[{index}] = 1;
         }}"
    ));
    let found = sum(&unit, index).map(|sum| said(&unit, &sum));
    expected.assert_eq(&found.unwrap_or_else(|| "none".to_string()));
}

#[test]
fn products_of_sums_are_multiplied_out() {
    check("(n + 1) * (b - 2)", expect!["-2 + -2 n + 1 b + 1 b n"]);
}

#[test]
fn terms_that_cancel_out_are_gone() {
    check("t + n - (t - b)", expect!["1 b + 1 n"]);
    check("n - n", expect!["0"]);
}

#[test]
fn signs_and_parentheses_are_followed() {
    check("-(t - (+n))", expect!["-1 t + 1 n"]);
}

#[test]
fn constants_are_their_numbers() {
    check("WIDTH * t + K * H + sizeof(float)", expect!["12 + 8 t"]);
    check("1 << 3", expect!["8"]);
}

#[test]
fn divisions_shifts_and_masks_are_no_sums() {
    for index in ["n / 2", "n % 4", "t << 1", "t & 7", "t ^ 1", "~t"] {
        check(index, expect!["none"]);
    }
}

#[test]
fn what_a_call_or_a_load_gives_is_no_sum() {
    check("other(n)", expect!["none"]);
    check("list[t]", expect!["none"]);
    check("n++", expect!["none"]);
    check("b ? t : n", expect!["none"]);
}

#[test]
fn a_conversion_that_may_lose_bits_is_no_sum() {
    check("(short)t", expect!["none"]);
    check("(int)w", expect!["none"]);
    check("(char)n", expect!["none"]);
}

#[test]
fn a_conversion_to_a_wider_or_equal_integer_counts_as_none() {
    check("(long)t + 1", expect!["1 + 1 t"]);
    check("(unsigned)n + 1", expect!["1 + 1 n"]);
    check("static_cast<long>(t) * 4", expect!["4 t"]);
}

#[test]
fn a_narrow_variable_is_converted_to_int_without_loss() {
    check("h + t", expect!["1 h + 1 t"]);
}

#[test]
fn numbers_with_a_point_are_no_sums() {
    check("(int)x", expect!["none"]);
    check("(int)(x + t)", expect!["none"]);
}

/// `1073741824u * 4` is 0, so two work items would access the same element.
#[test]
fn an_unsigned_product_that_may_wrap_is_no_sum() {
    check("t * 1073741824u", expect!["none"]);
    check("v * 65537u * t", expect!["none"]);
    check("t * 65536u", expect!["65536 t"]);
    check("(unsigned long)t * 1073741824u", expect!["1073741824 t"]);
}

#[test]
fn a_number_too_large_is_no_sum() {
    check("w * 9223372036854775807 * 2", expect!["none"]);
}

#[test]
fn sums_of_equal_value_are_equal_however_they_are_written() {
    let unit = analyzed("int f(int t, int n, int b) { return (2 * (n + t) - n) + (b) * 4; }");
    let other = analyzed("int f(int t, int n, int b) { return n + 4 * b + t + t; }");
    let one = sum(&unit, "(2 * (n + t) - n) + (b) * 4");
    // The parameters have the same ids in both units.
    assert_eq!(one, sum(&other, "n + 4 * b + t + t"));
    assert!(one.is_some());
}

#[test]
fn the_factor_of_an_axis_is_what_stands_before_it() {
    let unit = analyzed("int f(int t, int u, int n) { return n * t + 3 * t + 5 * u + n; }");
    let sum = sum(&unit, "n * t + 3 * t + 5 * u + n").expect("it is one");
    let factor = |axis| sum.factor_of(axis).map(|factor| said(&unit, &factor));
    assert_eq!(factor(0).as_deref(), Some("1 n + 3"));
    assert_eq!(factor(1).as_deref(), Some("5"));
    assert_eq!(factor(2).as_deref(), Some("0"));
    assert_eq!([0, 1, 2].map(|axis| sum.names(axis)), [true, true, false]);
}

#[test]
fn an_axis_times_an_axis_has_no_factor() {
    let unit = analyzed("int f(int t, int u) { return t * t + u; }\nint g(int t, int u) { return t * u; }");
    let square = sum(&unit, "t * t + u").expect("it is one");
    assert_eq!(square.factor_of(0), None);
    assert_eq!(square.factor_of(1).and_then(|factor| factor.value()), Some(1));
    let mixed = sum(&unit, "t * u").expect("it is one");
    assert_eq!((mixed.factor_of(0), mixed.factor_of(1)), (None, None));
}

#[test]
fn a_sum_varies_when_a_work_item_is_part_of_it() {
    let unit = analyzed("int f(int t, int n, int b) { return n * b + 1 + (n * t - t * n) + (n + t); }");
    let varies = |written| sum(&unit, written).map(|sum| sum.varies());
    assert_eq!(varies("n * b"), Some(false));
    assert_eq!(varies("(n * t - t * n)"), Some(false));
    assert_eq!(varies("(n + t)"), Some(true));
}

#[test]
fn the_magnitude_of_a_sum_starts_positive() {
    let unit = analyzed("int f(int n) { return 4 - n; }\nint g(int n) { return n - 4; }");
    let f = sum(&unit, "4 - n").expect("it is one");
    let n = Sum::atom(Atom::Uniform(variable(&unit, "n")));
    assert_eq!(f.magnitude(), Sum::number(4).plus(&n, -1).expect("it is short"));
    let negative = Sum::default().plus(&f, -1).expect("it is short");
    assert_eq!(negative.magnitude(), f.magnitude());
}
