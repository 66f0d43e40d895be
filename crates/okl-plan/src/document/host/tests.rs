use super::host;
use crate::tests::planned;
use okl_model::reflection::{Expression, Host, Object, Operator, Scalar, Statement};
use okl_source::Span;

const NEST: &str = "for (int g = 0; g < N; ++g; @outer) for (int t = 0; t < 16; ++t; @inner) x[t] = g;";

/// The description of a kernel with some host code before its nest, or the reason why there is none.
fn described(target: &str, code: &str) -> Result<Host<Span>, String> {
    let text = format!(
        "enum Kind : short {{ small, large }};
         struct Pair {{ int rows; Kind kind; double d; }};
         struct Bits {{ int low : 4; int high; }};
         int twice(int n) {{ return 2 * n; }}
         int sum(int n) {{ int all = 0; for (int i = 0; i < n; ++i) all += i; return all; }}
         int again(int n) {{ return n < 1 ? 0 : again(n - 1) + again(n - 2); }}
         const int K = 4;
         @kernel void k(const int N, int M, const Pair s, const Bits b, const float *a, float *x) {{
           {code} {NEST}
         }}"
    );
    planned(target, &text, |unit, plan| {
        host(unit, &plan.kernels[0], &|span| span).map_err(|reason| reason.what)
    })
}

fn refused(code: &str) -> String {
    described("cuda", code).expect_err("it is not described")
}

fn statements(code: &str) -> Vec<Statement<Span>> {
    described("cuda", code).expect("it is described").body
}

#[test]
fn what_is_not_described_is_said() {
    assert_eq!(refused("const int n = sum(N); if (n > 2) return;"), "a call of `sum`");
    assert_eq!(refused("Pair p = {.kind = small}; if (p.rows > 2) return;"), "a value of type `Pair`");
    assert_eq!(refused("switch (N) { case 1: return; }"), "a `switch`");
    assert_eq!(refused("if (b.low > 2) return;"), "the member `low`");
    assert_eq!(refused("static int calls = 0; ++calls;"), "a variable that outlives the call, `calls`");
    assert_eq!(refused("if (N > 2) goto end; end: ;"), "a jump to a label");
    assert_eq!(refused("int n[2] = {N, M}; if (n[0] > 2) return;"), "`n[0]`");
}

#[test]
fn a_sum_that_is_nested_too_deep_for_readers_is_not_described() {
    let sum = |terms: usize| format!("const int n = {}; if (n > 2) return;", vec!["N"; terms].join(" + "));
    assert!(described("cuda", &sum(20)).is_ok());
    assert_eq!(refused(&sum(100)), "code that is nested this deep");
    assert_eq!(refused(&sum(3_000)), "code that is nested this deep");
}

#[test]
fn functions_that_are_formulas_are_written_out() {
    let all = statements("const int n = twice(twice(M) + 1); if (n > 2) return;");
    let [Statement::Declare { init: Some(Expression::Then { first, second }), .. }, ..] = &all[..] else {
        panic!("{all:?}")
    };
    assert!(matches!(**first, Expression::Assign { .. }), "{first:?}");
    assert!(matches!(**second, Expression::Binary { operator: Operator::Multiply, .. }), "{second:?}");
    assert_eq!(refused("if (again(M) > 2) return;"), "code that is nested this deep");
}

#[test]
fn targets_that_launch_nothing_have_no_description() {
    let reason = described("openmp", "").expect_err("it has none");
    assert_eq!(reason, "the loops of a target that launches nothing");
}

#[test]
fn conversions_are_written() {
    let [Statement::Declare { init: Some(init), .. }, _, _] =
        &statements("double d = M / s.kind; M = d;")[..]
    else {
        panic!("a declaration, an assignment, a launch");
    };
    let Expression::Convert { to: Scalar::Float64, value } = init else { panic!("{init:?}") };
    let Expression::Binary { operator: Operator::Divide, right, .. } = &**value else { panic!("{value:?}") };
    assert_eq!(value.ty(), Scalar::Int32);
    let Expression::Convert { value: kind, .. } = &**right else { panic!("{right:?}") };
    assert_eq!(kind.ty(), Scalar::Int16);
}

#[test]
fn a_reference_is_another_name() {
    let all = statements("int &m = M; m += 2;");
    let [Statement::Evaluate { expression: Expression::Update { place, .. }, .. }, _] = &all[..] else {
        panic!("{all:?}")
    };
    assert_eq!(place.of, Object::Argument(1));
}

#[test]
fn what_only_device_code_needs_is_left_out() {
    let all = statements("const float *row = a + N; int n[2] = {N, M}; using real = double; N;");
    assert!(matches!(all[..], [Statement::Launch { .. }]), "{all:?}");
}
