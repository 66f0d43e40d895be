use crate::tests::{analyzed, names};
use okl_fixtures::{expression, function, statement, variable};

#[test]
fn a_function_reaches_out_when_one_it_calls_does() {
    let unit = analyzed(
        "int counter; const int LIMIT = 3;
         int bump() { return ++counter; }
         int twice() { return bump() + bump(); }
         int limit() { return LIMIT; }",
    );
    let reaches = ["bump", "twice", "limit"].map(|name| unit.reaches_out(function(&unit, name)));
    assert_eq!(reaches, [true, true, false]);
}

#[test]
fn a_value_can_be_asked_again_unless_a_call_writes() {
    let unit = analyzed(
        "int next(int *p) { return ++*p; }
         int get(const int *p) { return *p; }
         int f(int *p, int n) { return (next(p)) + (get(p) + n) + (n++); }",
    );
    let asked = |written: &str| {
        let id = expression(&unit, written);
        (unit.is_repeatable(id), unit.has_effects(id))
    };
    assert_eq!(asked("(next(p))"), (false, true));
    assert_eq!(asked("(get(p) + n)"), (true, false));
    assert_eq!(asked("(n++)"), (true, true));
}

#[test]
fn a_variable_is_changed_by_any_write_to_it() {
    let unit = analyzed(
        "void set(int &n);
         void f(int a, int b, int c, int d, int *e) { a = 1; set(b); int *p = &c; int k = d; e[0] = k; }",
    );
    let changed = ["a", "b", "c", "d"].map(|name| unit.is_changed(variable(&unit, name)));
    assert_eq!(changed, [true, true, true, false]);
    let addressed = ["a", "b", "c", "d"].map(|name| unit.is_addressed(variable(&unit, name)));
    assert_eq!(addressed, [false, true, true, false]);
}

#[test]
fn a_class_is_closed_when_nothing_in_it_leads_elsewhere() {
    let unit = analyzed(
        "struct Plain { int n; float3 v; float a[2]; };
         struct Holder { Plain p; const int *to; };
         struct Child : Holder { };
         void f(Plain plain, Holder holder, Child child, int *pointer, float4 vector) { }",
    );
    let closed = ["plain", "holder", "child", "pointer", "vector"]
        .map(|name| unit.is_closed(unit.ty(unit.variable(variable(&unit, name)).ty)));
    assert_eq!(closed, [true, false, false, false, true]);
}

#[test]
fn a_pointer_may_hold_the_addresses_that_were_put_into_it() {
    let unit = analyzed(
        "struct View { int *at; };
         void f(int n, int m, int k) { int *p = &n; p = &m; View v; v.at = p; int &r = k; }",
    );
    let leads = |name: &str| names(&unit, unit.leads_to(variable(&unit, name)));
    assert_eq!(leads("p"), ["n", "m"]);
    assert_eq!(leads("v"), ["n", "m"]);
    assert_eq!(leads("r"), ["k"]);
}

#[test]
fn an_attribute_before_a_statement_belongs_to_it() {
    let unit = analyzed(
        "@kernel void k(int N, int *x) {
           for (int g = 0; g < N; ++g; @outer, @max_inner_dims(32)) {
             for (int t = 0; t < 32; ++t; @inner, @nobarrier) { @atomic(\"acq_rel\") x[0] += 1; }
           }
         }",
    );
    let outer = statement(&unit, "for (int g");
    assert!(unit.source(unit.with_attributes(outer)).starts_with("[[okl_"));
    let dims = unit.attributes_on(outer).inner_dims.clone().unwrap_or_default();
    assert_eq!(dims.iter().map(|id| unit.expression(*id).value).collect::<Vec<_>>(), [Some(32)]);
    assert!(unit.attributes_on(statement(&unit, "for (int t")).has_no_barrier);
    let atomic = unit.attributes_on(statement(&unit, "x[0]")).atomic.expect("it is one");
    assert_eq!(format!("{:?}", atomic.order), "AcquireRelease");
}
