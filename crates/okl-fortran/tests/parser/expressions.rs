//! Expressions: what binds first, and what operands may be.

use crate::outline::expr;
use okl_fortran::ast::{Expr, StmtKind};
use okl_fortran::{Form, parse_expression, tokens};

fn parsed(text: &str) -> Expr {
    let tokens = tokens(text).expect("the literals have ends");
    let (found, used) = parse_expression(&tokens).unwrap_or_else(|problem| panic!("{text}: {problem:?}"));
    assert_eq!(used, tokens.len(), "{text}");
    found
}

fn check(cases: &[(&str, &str)]) {
    for (text, expected) in cases {
        assert_eq!(expr(&parsed(text)), *expected, "{text}");
    }
}

#[test]
fn operators_bind_as_the_standard_says() {
    check(&[
        ("a + b * c", "(a + (b * c))"),
        ("a - b - c", "((a - b) - c)"),
        ("a ** b ** c", "(a ** (b ** c))"),
        ("-a ** 2", "(-(a ** 2))"),
        ("-a * b", "(-(a * b))"),
        ("-a + b", "((-a) + b)"),
        ("a / b * c", "((a / b) * c)"),
        ("a // b == c // d", "((a // b) == (c // d))"),
        (".not. a .and. b", "((.not. a) .and. b)"),
        (".not. a == b", "(.not. (a == b))"),
        ("a .or. b .and. c", "(a .or. (b .and. c))"),
        ("a .eqv. b .or. c .neqv. d", "((a .eqv. (b .or. c)) .neqv. d)"),
        ("a .lt. b .and. c .GE. d", "((a < b) .and. (c >= d))"),
        ("a .op. b + c", "(a .op. (b + c))"),
        (".op. a ** b", "((.op. a) ** b)"),
        ("a .or. b .x. c .y. d", "(((a .or. b) .x. c) .y. d)"),
        (".not. .op. a", "(.not. (.op. a))"),
        ("a + b // c", "((a + b) // c)"),
    ]);
}

#[test]
fn signs_behind_operators_are_read_as_gfortran_reads_them() {
    check(&[
        ("a ** -b * c", "((a ** (-b)) * c)"),
        ("a * -b ** c", "(a * (-(b ** c)))"),
        ("a * -b + c", "((a * (-b)) + c)"),
        ("a + -b * c", "(a + (-(b * c)))"),
        ("a == -b", "(a == (-b))"),
    ]);
}

#[test]
fn operands_have_arguments_and_components() {
    check(&[
        ("a % b(i) % c", "a%b(i)%c"),
        ("f(x)(1:2)", "f(x)(1:2)"),
        ("a(:, 2:, :3, 1:n:2, ::k, 1::k)", "a(:, 2:, :3, 1:n:2, ::k, 1::k)"),
        ("f(a, key = b, other = [1, 2])", "f(a, key = b, other = [1, 2])"),
        ("f()%g()", "f()%g()"),
        ("'abc'(2:3)", "\"abc\"(2:3)"),
        ("a(1)[2]%b", "([] a(1))%b"),
        ("(a + b) * c", "(paren((a + b)) * c)"),
        ("f(%val(x))", "f(%val(x))"),
    ]);
}

#[test]
fn literals_keep_their_kinds() {
    check(&[
        ("12_8 + 1.5d0 + .5_dp + 1.", "(((12_8 + 1.5d0) + .5_dp) + 1.)"),
        ("1.eq.2", "(1 == 2)"),
        ("1.e5.eq.x", "(1.e5 == x)"),
        ("1.d-3 + 2E+5_4", "(1.d-3 + 2e+5_4)"),
        (".TRUE._1 .and. .false.", "(.true._1 .and. .false.)"),
        ("'it''s' // \"a\"\"b\" // c_char_'x' // 1_'y'", "(((\"it's\" // \"a\\\"b\") // \"x\") // \"y\")"),
        (
            "Z'fF' + b\"01\" + o'17' + x'a' + 'ff'z",
            "((((boz 16 ff + boz 2 01) + boz 8 17) + boz 16 a) + boz 16 ff)",
        ),
        ("(1.0, -2.d0) + (re, im)", "((1.0, -2.d0) + (re, im))"),
    ]);
}

#[test]
fn array_constructors_hold_values_and_loops() {
    check(&[
        ("[1, 2] + (/ 3, 4 /)", "([1, 2] + [3, 4])"),
        ("[real(8) :: 1, 2]", "[real(8) :: 1, 2]"),
        ("[character(len=3) :: 'a']", "[character :: \"a\"]"),
        ("[t :: ]", "[type(t) :: ]"),
        ("[(i*2, i = 1, n)]", "[((i * 2), i = 1, n)]"),
        ("(/ ((a(i,j), b, i = 1, 3, 2), j = 1, n) /)", "[((a(i, j), b, i = 1, 3, 2), j = 1, n)]"),
        ("[(a) + b, (1, 2), (c)%d]", "[(paren(a) + b), (1, 2), paren(c)%d]"),
        ("[(a(i), i = 1, 2), 3]", "[(a(i), i = 1, 2), 3]"),
        ("[[1, 2], [3]]", "[[1, 2], [3]]"),
    ]);
}

#[test]
fn what_is_no_expression_is_a_problem() {
    for text in [
        "",
        "+",
        "a +",
        "a + * b",
        "(a",
        "(a, b, c)",
        "((i, i = 1, 2))",
        "f(a",
        "[1, 2",
        "(/ 1, 2 ]",
        "a .and.",
    ] {
        let tokens = tokens(text).expect("the literals have ends");
        assert!(parse_expression(&tokens).is_err(), "{text}");
    }
}

#[test]
fn long_sums_are_read_and_towers_refused() {
    let sum = vec!["a"; 450].join(" + ");
    assert_eq!(expr(&parsed(&sum)).matches('+').count(), 449);
    for text in [
        vec!["a"; 100_000].join(" + "),
        format!("{}a{}", "(".repeat(100_000), ")".repeat(100_000)),
        format!("{}a", "-".repeat(100_000)),
        format!("{}a", ".not. ".repeat(100_000)),
        vec!["a"; 100_000].join(" ** "),
        vec!["a"; 100_000].join("%"),
        "f(".repeat(100_000),
        "[".repeat(100_000),
        "(/".repeat(100_000),
        format!("a{}", "(1)".repeat(100_000)),
    ] {
        let tokens = tokens(&text).expect("the literals have ends");
        let problem = parse_expression(&tokens).expect_err("it is too deep");
        assert!(problem.message.contains("too deeply"), "{}", problem.message);
    }
    let nested = format!("{}a{}", "(".repeat(95), ")".repeat(95));
    assert_eq!(expr(&parsed(&nested)).matches("paren").count(), 95);
}

#[test]
fn spans_reach_from_the_first_to_the_last_byte() {
    let text = "program p\nx = (a + &\n  ! comment\n  & b%c(1)) * - d&\n&ef\nend\n";
    let file = crate::texts::read(text, Form::Free, false, &[]);
    let StmtKind::Assign { value, .. } = &file.units[0].body[0].kind else { panic!("it is an assignment") };
    assert_eq!(value.span.of(text), "(a + &\n  ! comment\n  & b%c(1)) * - d&\n&ef");
    let okl_fortran::ast::ExprKind::Binary(_, left, right) = &value.kind else { panic!("it is a product") };
    assert_eq!(left.span.of(text), "(a + &\n  ! comment\n  & b%c(1))");
    assert_eq!((right.span.of(text), expr(right).as_str()), ("- d&\n&ef", "(-def)"));
}
