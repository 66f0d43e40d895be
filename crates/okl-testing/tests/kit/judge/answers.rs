//! Tests of the interpreter: small kernels with known results.

use super::common::{ints, run};
use okl_testing::judge::Stop;

/// The content of `out` after one work item has run, with declarations at file scope.
fn given(file: &str, body: &str) -> Result<Vec<i128>, Stop> {
    let text = format!(
        "{file}\n@kernel void k(int *out) {{\n  for (int g = 0; g < 1; ++g; @outer) {{\n    for (int t = 0; t < 1; ++t; @inner) {{ {body} }}\n  }}\n}}\n"
    );
    run(&text, vec![ints(&[0, 0, 0, 0])]).map(|mut memory| memory.remove(0))
}

/// The value of `out[0]`.
fn one(body: &str) -> Result<i128, Stop> {
    given("", body).map(|out| out[0])
}

fn is_undefined(result: Result<i128, Stop>) -> bool {
    matches!(result, Err(Stop::Undefined(_)))
}

fn is_refused(result: Result<Vec<i128>, Stop>) -> bool {
    matches!(result, Err(Stop::Refused(_)))
}

#[test]
fn integers_are_those_of_cpp() {
    assert_eq!(one("unsigned char c = 200; c += 100; out[0] = c;"), Ok(44));
    assert_eq!(one("signed char c = 127; c++; out[0] = c;"), Ok(-128));
    assert_eq!(one("unsigned char a = 255, b = 1; out[0] = a + b;"), Ok(256));
    assert_eq!(one("unsigned u = 0; u = u - 1; out[0] = u > 5;"), Ok(1));
    assert_eq!(one("int i = -1; unsigned u = 1; out[0] = i < u;"), Ok(0));
    assert_eq!(one("short s = (short)70000; out[0] = s;"), Ok(4464));
    assert_eq!(one("out[0] = -7 / 2 * 10 + -7 % 2;"), Ok(-31));
    assert_eq!(one("int n = -7; out[0] = n / 2 * 10 + n % 2;"), Ok(-31));
    assert_eq!(one("long l = 1L << 40; out[0] = l >> 38;"), Ok(4));
    assert_eq!(one("unsigned long l = 0; --l; out[0] = l % 10;"), Ok(5));
    assert_eq!(one("int n = 5; out[0] = ~n + (n ^ 3) * 10 + (n & 4) + (n | 8);"), Ok(71));
    assert_eq!(one("bool b = 7; out[0] = b + !b;"), Ok(1));
    assert_eq!(one("char c = 'a'; c -= 32; out[0] = c;"), Ok(65));
    assert_eq!(one("int n = 3; n *= 2.5; out[0] = n;"), Ok(7));
    assert_eq!(one("int n = 1; n <<= 4; n |= 3; n %= 5; out[0] = n;"), Ok(4));
}

#[test]
fn floats_are_those_of_cpp() {
    assert_eq!(one("float f = 16777216.0f; f = f + 1; out[0] = f == 16777216.0f;"), Ok(1));
    assert_eq!(one("double d = 16777216.0; d = d + 1; out[0] = d == 16777217.0;"), Ok(1));
    assert_eq!(one("float f = -2.7f; out[0] = (int)f;"), Ok(-2));
    assert_eq!(one("float f = 9; out[0] = sqrt(f) + fabs(-1.5) + max(2, 7);"), Ok(11));
    assert_eq!(one("float a = 0.1f; out[0] = a == 0.1;"), Ok(0));
    assert!(is_undefined(one("float f = 3e9f; out[0] = (int)f;")));
}

#[test]
fn what_is_undefined_ends_the_run() {
    assert!(is_undefined(one("int n = 2147483647; out[0] = n + 1;")));
    assert!(is_undefined(one("int n = 0; out[0] = 1 / n;")));
    assert!(is_undefined(one("int n = -2147483647 - 1, m = -1; out[0] = n % m;")));
    assert!(is_undefined(one("int n = 32; out[0] = 1 << n;")));
    assert!(is_undefined(one("int n = -1; out[0] = n << 1;")));
    assert!(is_undefined(one("int n; out[0] = n;")));
    assert!(is_undefined(one("int a[3] = {}; int n = 3; out[0] = a[n];")));
    assert!(is_undefined(one("int n = 4; out[n] = 1;")));
    assert!(is_undefined(one("int *p = nullptr; out[0] = *p;")));
    assert!(is_undefined(one("int a[2][3] = {}; int n = 3; out[0] = a[0][n];")));
    assert!(is_undefined(one("int *p = out; p -= 1;")));
    assert!(is_undefined(
        given("int *f() { int n = 1; int *p = &n; return p; }", "out[0] = *f();").map(|out| out[0])
    ));
    assert!(is_undefined(given("int f(int n) { if (n) return 1; }", "out[0] = f(0);").map(|out| out[0])));
}

#[test]
fn pointers_and_references_lead_where_they_should() {
    assert_eq!(
        given("", "int *p = out + 1; *p++ = 5; *p = 6; p[1] = 7; out[0] = p - out;"),
        Ok(vec![2, 5, 6, 7])
    );
    assert_eq!(given("", "int &r = out[2]; r = 4; int *p = &r; --p; *p = r + 1;"), Ok(vec![0, 5, 4, 0]));
    assert_eq!(
        given("", "int *p = out, **q = &p; (*q)++; **q = 3; out[0] = p == out + 1 && p != out;"),
        Ok(vec![1, 3, 0, 0])
    );
    assert_eq!(one("int a[2][3] = {{1, 2, 3}, {4, 5, 6}}; out[0] = *(*(a + 1) + 1) * 10 + a[0][2];"), Ok(53));
    assert_eq!(one("int n = 1; int *p = n ? &n : nullptr; if (p) *p = 9; out[0] = n;"), Ok(9));
    assert_eq!(one("const int &r = 3 + 4; out[0] = r;"), Ok(7));
    assert_eq!(one("int n = 1; (n = 5) += 2; ++n = n + 1; out[0] = n;"), Ok(8));
}

#[test]
fn structs_are_copied_whole() {
    let file = "struct P { int a; float b[3]; };\nstruct Q { P p; int n; };\n";
    assert_eq!(
        given(file, "P p = {1, {2, 3, 4}}; P q = p; q.b[1] = 9; out[0] = p.b[1]; out[1] = q.b[1];"),
        Ok(vec![3, 9, 0, 0])
    );
    assert_eq!(
        given(
            file,
            "Q q; q.p = {7, {1}}; q.n = 2; Q r; r = q; P *p = &r.p; p->a += q.n; out[0] = r.p.a; out[1] = q.p.a; out[2] = r.p.b[2];"
        ),
        Ok(vec![9, 7, 0, 0])
    );
    assert_eq!(
        given(file, "Q all[2] = {{{1, {}}, 2}}; all[1].p.a = 3; all[0] = all[1]; out[0] = all[0].p.a;"),
        Ok(vec![3, 0, 0, 0])
    );
    let methods =
        "struct V { int a; int get(int k) const { return a + k; } void put(int k) { a = k; this->a++; } };\n";
    assert_eq!(given(methods, "V v; v.put(3); V *p = &v; out[0] = p->get(10);"), Ok(vec![14, 0, 0, 0]));
    assert!(is_refused(given("union U { int a; float b; };", "U u; u.a = 1; out[0] = u.a;")));
}

#[test]
fn calls_pass_by_value_reference_and_pointer() {
    let file = "int add(int *p, int i) { p[i] += 1; return p[i]; }\nvoid set(int &r, int v = 3) { r = v; }\nint &at(int *p, int i) { return p[i]; }\nint fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }\nint twice(int n) { n *= 2; return n; }\n";
    assert_eq!(given(file, "out[0] = add(out, 1) + add(&out[1], 0);"), Ok(vec![3, 2, 0, 0]));
    assert_eq!(
        given(file, "set(out[0]); set(out[1], 8); at(out, 2) = 5; at(out, 2)++;"),
        Ok(vec![3, 8, 6, 0])
    );
    assert_eq!(
        given(file, "int n = 4; out[0] = fib(10); out[1] = twice(n); out[2] = n;"),
        Ok(vec![55, 8, 4, 0])
    );
    let records = "struct V { int a; };\nV make(int a) { V v = {a}; return v; }\nint sum(V v, const V &w) { v.a += w.a; return v.a; }\n";
    assert_eq!(given(records, "V v = make(2); out[0] = sum(v, make(5)) * 10 + v.a;"), Ok(vec![72, 0, 0, 0]));
    assert!(is_refused(given("template <class T> T f(T a) { return a; }", "out[0] = f(1);")));
}

#[test]
fn lambdas_keep_copies_or_lead_back() {
    assert_eq!(one("int n = 1; auto f = [&](int k) { n += k; return n; }; f(2); out[0] = f(3);"), Ok(6));
    assert_eq!(one("int n = 1; auto f = [=]() { return n * 10; }; n = 5; out[0] = f() + n;"), Ok(15));
    assert_eq!(
        one("int n = 1, m = 2; auto f = [n, &m](int w) { m += w * n; }; n = 9; f(3); out[0] = m;"),
        Ok(5)
    );
    assert_eq!(
        one("int n = 4; auto f = [k = n + 1]() { return k; }; n = 0; auto g = f; out[0] = g();"),
        Ok(5)
    );
    assert!(is_refused(given("", "auto f = [k = 1]() mutable { return ++k; }; out[0] = f();")));
}

#[test]
fn control_flow_goes_as_in_cpp() {
    assert_eq!(
        one("for (int i = 0, j = 10; i < j; i += 3, --j) { if (i == 3) continue; out[0] += j; }"),
        Ok(18)
    );
    assert_eq!(
        one("int n = 0; while (true) { if (++n > 5) break; if (n % 2) continue; out[0] += n; }"),
        Ok(6)
    );
    assert_eq!(one("int n = 9; do { out[0]++; } while (n < 5);"), Ok(1));
    let switch = |n: i64| {
        one(&format!(
            "int n = {n}; switch (n) {{ case 0: out[0] += 1; break; case 1: {{ out[0] += 2; }} default: out[0] += 4; case 7: out[0] += 8; }}"
        ))
    };
    assert_eq!([switch(0), switch(1), switch(3), switch(7)], [Ok(1), Ok(14), Ok(12), Ok(8)]);
    assert_eq!(
        one("for (int i = 0; i < 3; ++i) switch (i) { case 1: continue; default: out[0] += i + 1; break; }"),
        Ok(4)
    );
    assert_eq!(
        one("int a[3] = {1, 2, 3}; for (int x : a) out[0] += x; for (int &x : a) x = 0; out[0] += a[1];"),
        Ok(6)
    );
    assert_eq!(one("int n = 0; bool b = n && 1 / n; out[0] = b || !n; out[0] += (n, 4);"), Ok(5));
    assert_eq!(one("if (int n = out[0] + 2) out[0] = n; else out[0] = 7;"), Ok(2));
    assert!(is_refused(given("", "goto end; end: out[0] = 1;")));
    assert!(is_refused(given("", "while (true) {}")));
}

#[test]
fn constants_at_file_scope_are_read() {
    assert_eq!(
        given(
            "const int table[3] = {4, 5, 6};\nconstexpr int N = 2;\nenum C { RED, BLUE = 8 };\n",
            "C c = BLUE; out[0] = table[N] + c + RED + sizeof(int);"
        ),
        Ok(vec![18, 0, 0, 0])
    );
}
