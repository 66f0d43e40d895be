use crate::{may_apply, without_templates};
use expect_test::{Expect, expect};
use okl_analysis::Analyzed;

/// The text of functions and of a kernel with `code`, after the instances are written. Without blank lines, and without
/// the kernel around the code.
fn written(functions: &str, code: &str) -> String {
    let text = format!(
        "{functions}
@kernel void k(const int N, const float *x, float *y, int *n) {{
  for (int t = 0; t < N; ++t; @tile(16, @outer, @inner)) {{
/*<*/
{code}
/*>*/
  }}
}}
"
    );
    let unit = okl_fixtures::unit_with_instances(&text);
    if !may_apply(&unit) {
        return "nothing to do\n".into();
    }
    let unit = Analyzed::new(unit);
    let is_reserved = |name: &str| name.starts_with("convert_");
    let Some(edits) = without_templates(&unit, &is_reserved) else { return "nothing is written\n".into() };
    let text = edits.apply(&unit.text).expect("no overlap").0;
    // It is right as it is.
    okl_fixtures::unit(&text);
    let mut lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
    let is_of_kernel = |line: &&str| {
        ["[[okl_kernel", "  [[okl_tile", "/*<*/", "/*>*/"].iter().any(|start| line.starts_with(start))
    };
    lines.retain(|line| !is_of_kernel(line) && *line != "  }");
    lines.pop();
    lines.join("\n") + "\n"
}

fn check(functions: &str, code: &str, expected: Expect) {
    let all = written(functions, code);
    // The functions themselves stay as they are.
    let new: Vec<&str> = all.lines().filter(|line| !functions.lines().any(|old| old == *line)).collect();
    expected.assert_eq(&(new.join("\n") + "\n"));
}

#[test]
fn each_instance_is_a_function() {
    check(
        "template <typename T> T twice(T x) { return x + x; }\ntemplate <int N> float sum(const float *p) { return p[N - 1]; }",
        "y[t] = twice(x[t]) + twice<>(x[t]) + twice<int>(t) + twice(t) + sum<4>(x) + sum<2 + 2>(x);",
        expect![[r#"
            float twice_float(float x) { return x + x; }
            int twice_int(int x) { return x + x; }
            float sum_4(const float *p) { return p[4 - 1]; }
            y[t] = twice_float(x[t]) + twice_float(x[t]) + twice_int(t) + twice_int(t) + sum_4(x) + sum_4(x);
        "#]],
    );
}

#[test]
fn values_are_of_the_types_of_their_parameters() {
    check(
        "enum E { A, B };\ntemplate <E e, bool b = true, char c = 'x', unsigned u = 3, int i = -2> int f() { return e + b + c + u + i; }",
        "n[t] = f<B>() + f<A, false, 'y', 4u, 5>();",
        expect![[r#"
            int f_1_true_120_3_m2() { return ((E)(1)) + true + ((char)(120)) + 3u + (-2); }
            int f_0_false_121_4_5() { return ((E)(0)) + false + ((char)(121)) + 4u + 5; }
            n[t] = f_1_true_120_3_m2() + f_0_false_121_4_5();
        "#]],
    );
}

#[test]
fn types_of_several_words_get_names() {
    check(
        "template <class T> T first(T const p) { return p; }",
        "n[t] = *first(n) + first((unsigned char)t);",
        expect![[r#"
            int * first_int_p(int *const p) { return p; }
            unsigned char first_unsigned_char(const unsigned char p) { return p; }
            n[t] = *first_int_p(n) + first_unsigned_char((unsigned char)t);
        "#]],
    );
}

#[test]
fn templates_call_each_other_and_themselves() {
    check(
        "template <int N> int power(int x) { if constexpr (N == 0) return 1; else return x * power<N - 1>(x); }\ntemplate <class T> T both(T x) { return power<1>(x) + power<2>(x); }",
        "n[t] = both(t);",
        expect![[r#"
            int power_0(int x) { { return 1; } }
            int power_1(int x) { { return x * power_0(x); } }
            int power_2(int x) { { return x * power_1(x); } }
            int both_int(int x) { return power_1(x) + power_2(x); }
            n[t] = both_int(t);
        "#]],
    );
}

#[test]
fn branches_that_an_instance_does_not_take_are_left_out() {
    check(
        "template <int N> int f(int x) {\nif (x > 1) if constexpr (N > 1) { x += N; } else if constexpr (N > 0) x -= N; else { ; }\nif constexpr (constexpr int M = N / 2; M > 0) x += M;\nreturn x; }",
        "n[t] = f<2>(t) + f<1>(t) + f<0>(t);",
        expect![[r#"
            int f_2(int x) {
            if (x > 1) { x += 2; }
            { constexpr int M = 2 / 2; x += M; }
            int f_1(int x) {
            if (x > 1) { { x -= 1; } }
            { }
            int f_0(int x) {
            if (x > 1) { { ; } }
            { }
            n[t] = f_2(t) + f_1(t) + f_0(t);
        "#]],
    );
}

#[test]
fn constants_of_templates_are_values() {
    check(
        "template <class T> constexpr T third = T(3);\ntemplate <class T> constexpr T low = T(-1.5);\ntemplate <class T> T f(T x) { return x * third<T> + (sizeof(T) == 4); }",
        "y[t] = f(x[t]) + third<double> - low<float>; n[t] = third<short> + third<int>;",
        expect![[r#"
            float f_float(float x) { return x * 3.0f + (sizeof(float) == 4); }
            y[t] = f_float(x[t]) + 3.0 - (-1.5f); n[t] = ((short)(3)) + 3;
        "#]],
    );
}

#[test]
fn specializations_are_functions_of_their_own() {
    check(
        "template <class T> T f(T x) { return x; }\ntemplate <> inline float f<float>(float x) { return x * 2; }\nfloat f(float x) { return x * 3; }",
        "y[t] = f(x[t]) + f<>(x[t]) + f(t);",
        expect![[r#"
            int f_int(int x) { return x; }
            inline float f_float(float x) { return x * 2; }
            y[t] = f(x[t]) + f_float(x[t]) + f_int(t);
        "#]],
    );
}

#[test]
fn names_are_those_of_nothing_else() {
    check(
        "int twice_int;\ntemplate <class T> T twice(T x) { return x; }\ntemplate <class T> T convert(float x) { return T(x); }\nnamespace a { template <class T> T twice(T x) { return x; } }",
        "n[t] = twice(t) + a::twice(t) + convert<int>(x[t]); int twice_int_2 = 0;",
        expect![[r#"
            int twice_int_3(int x) { return x; }
            int instance_convert_int(float x) { return int(x); }
            namespace a { template <class T> T twice(T x) { return x; }
            int twice_int_4(int x) { return x; }
             }
            n[t] = twice_int_3(t) + a::twice_int_4(t) + instance_convert_int(x[t]); int twice_int_2 = 0;
        "#]],
    );
}

#[test]
fn a_function_stands_behind_what_it_needs() {
    check(
        "template <class T> int late(T x);\ntemplate <class T> int area(const T &of) { return of.a + late(of.a); }\nstruct S { int a; };",
        "S s = {t}; n[t] = area(s) + late(1.0f);\n} }\ntemplate <class T> int late(T x) { return x; }\n@kernel void other(const int N, int *n) { for (int t = 0; t < N; ++t; @tile(16, @outer, @inner)) {",
        expect![[r#"
            int late_int(int x);
            int late_float(float x);
            int area_S(const S &of) { return of.a + late_int(of.a); }
            S s = {t}; n[t] = area_S(s) + late_float(1.0f);
            } }
            template <class T> int late(T x) { return x; }
            int late_int(int x) { return x; }
            int late_float(float x) { return x; }
        "#]],
    );
}

#[test]
fn types_by_traits_are_written() {
    check(
        "template <class T> struct R { typedef T type; };\ntemplate <class T> using P = typename R<T>::type;\ntemplate <class T> static inline typename R<T>::type f(const P<T> *p, P<T> &q, P<T>) { return *p + q; }",
        "int q = 2; n[t] = f<int>(n, q, 3);",
        expect![[r#"
            static inline int f_int(const int * p, int &q, int ) { return *p + q; }
            int q = 2; n[t] = f_int(n, q, 3);
        "#]],
    );
}

#[test]
fn what_cannot_be_written_stays_a_template() {
    for (functions, code) in [
        ("template <class... T> int f(T... x) { return (x + ...); }", "n[t] = f(1, 2);"),
        ("template <class F> int f(F of) { return of(2); }", "n[t] = f([](int x) { return x; });"),
        ("template <auto N> int f() { return N; }", "n[t] = f<2>();"),
        ("template <class T> int f(T x) { return x.a; }", "struct L { int a; }; L l = {t}; n[t] = f(l);"),
        (
            "template <template <class> class C> int f() { return 1; } template <class T> struct S {};",
            "n[t] = f<S>();",
        ),
        ("struct S { template <class T> int f(T x) { return x; } };", "S s; n[t] = s.f(2);"),
    ] {
        let text = written(functions, code);
        assert!(text == "nothing is written\n" || text == "nothing to do\n", "{text}");
    }
}

#[test]
fn another_function_that_a_copy_would_find_keeps_it_a_template() {
    let functions = "struct S; int g(long);\ntemplate <class T> int f(T &x) { return g(1); }\nint g(int);\nstruct S { int a; };\nint g(int x) { return x; } int g(long x) { return 2; }";
    assert_eq!(written(functions, "S s; n[t] = f(s);"), "nothing is written\n");
}

#[test]
fn nothing_is_done_without_templates() {
    assert_eq!(written("int f(int x) { return x; }", "n[t] = f(t);"), "nothing to do\n");
    assert_eq!(written("template <class T> T f(T x) { return x; }", "n[t] = t;"), "nothing to do\n");
}

#[test]
fn class_instances_are_classes() {
    check(
        "template <typename T, int N> struct vec { T v[N]; T dot(const vec &o) const { T s = 0; for (int i = 0; i < N; ++i) s += v[i] * o.v[i]; return s; } void unused() { v[0].x(); } };\nusing v3 = vec<float, 3>;\nfloat first(const vec<int, 2> *p) { return p->v[0]; }",
        "v3 a = {{x[t], 1, 2}}; vec<float, 1 + 2> b = a; vec<int, 2> c; y[t] = a.dot(b) + first(&c); n[t] = sizeof(vec<int, 2>);",
        expect![[r#"
            struct vec_int_2 { int v[2]; };
            struct vec_float_3 { float v[3]; float dot(const vec_float_3 &o) const { float s = 0; for (int i = 0; i < 3; ++i) s += v[i] * o.v[i]; return s; } };
            using v3 = vec_float_3;
            float first(const vec_int_2 *p) { return p->v[0]; }
            v3 a = {{x[t], 1, 2}}; vec_float_3 b = a; vec_int_2 c; y[t] = a.dot(b) + first(&c); n[t] = ((unsigned long)(8));
        "#]],
    );
}

#[test]
fn instances_are_parts_of_others() {
    check(
        "template <class T, int N> struct vec { using value = T; static constexpr int size = N; value v[size]; };\ntemplate <class A, class B = vec<A, 2>> struct pair { A first; B second; typename B::value sum() const { value s = first; return s + second.v[B::size - 1]; } private: using value = typename B::value; };\ntemplate <class T> struct list { T *item; list *next; list<T> *other; };",
        "pair<float> p; vec<vec<float, 2>, 3> q; p.second = q.v[1]; list<vec<float, 2>> l = {&p.second, nullptr, nullptr}; y[t] = p.sum() + l.item->v[0];",
        expect![[r#"
            struct vec_float_2 { float v[2]; };
            struct vec_vec_float_2_3 { vec_float_2 v[3]; };
            struct pair_float_vec_float_2 { float first; vec_float_2 second; float sum() const { float s = first; return s + second.v[2 - 1]; } private: };
            struct list_vec_float_2 { vec_float_2 *item; list_vec_float_2 *next; list_vec_float_2 *other; };
            pair_float_vec_float_2 p; vec_vec_float_2_3 q; p.second = q.v[1]; list_vec_float_2 l = {&p.second, nullptr, nullptr}; y[t] = p.sum() + l.item->v[0];
        "#]],
    );
}

#[test]
fn specialisations_are_classes_of_their_own() {
    check(
        "template <class T, int N> struct box { T v[N]; };\ntemplate <class T> struct box<T, 1> { T only; box<T, 2> *two; };\ntemplate <class T, int N> struct box<T *, N> { T *p; };\ntemplate <> struct box<float, 4> { float4 v; box<float, 1> one; };",
        "box<int, 1> a; box<float, 4> b; box<float *, 2> c; box<int, 2> d; n[t] = a.only + d.v[0]; y[t] = b.v.x + *c.p + b.one.only;",
        expect![[r#"
            struct box_float_2;
            struct box_int_2 { int v[2]; };
            struct box_float_1 { float only; box_float_2 *two; };
            struct box_int_1 { int only; box_int_2 *two; };
            struct box_float_p_2 { float *p; };
            struct box_float_4 { float4 v; box_float_1 one; };
            box_int_1 a; box_float_4 b; box_float_p_2 c; box_int_2 d; n[t] = a.only + d.v[0]; y[t] = b.v.x + *c.p + b.one.only;
        "#]],
    );
}

#[test]
fn functions_take_classes() {
    check(
        "template <class T, int N> struct vec { T v[N]; };\ntemplate <class T, int N> vec<T, N> add(const vec<T, N> &a, const vec<T, N> &b) { vec<T, N> r = a; for (int i = 0; i < N; ++i) r.v[i] += b.v[i]; return r; }\ntemplate <class V> auto twice(V a) { V b(a); return add(a, b); }\nvec<int, 2> last(vec<int, 2> p);",
        "vec<float, 3> a; a = twice(add(a, vec<float, 3>{{1, 2, 3}})); y[t] = a.v[0]; n[t] = last(vec<int, 2>()).v[0];",
        expect![[r#"
            struct vec_int_2 { int v[2]; };
            struct vec_float_3 { float v[3]; };
            vec_float_3 add_float_3(const vec_float_3 &a, const vec_float_3 &b) { vec_float_3 r = a; for (int i = 0; i < 3; ++i) r.v[i] += b.v[i]; return r; }
            auto twice_vec_float_3(vec_float_3 a) { vec_float_3 b(a); return add_float_3(a, b); }
            vec_int_2 last(vec_int_2 p);
            vec_float_3 a; a = twice_vec_float_3(add_float_3(a, vec_float_3{{1, 2, 3}})); y[t] = a.v[0]; n[t] = last(vec_int_2()).v[0];
        "#]],
    );
}

#[test]
fn methods_are_written_outside() {
    check(
        "namespace m { template <class T, int N> class vec { public: T v[N]; vec() = default; explicit vec(T x); template <class U> void convert(const vec<U, N> &o); vec operator+(const vec<T, N> &o) const; operator T() const; static vec<T, N> zero(); ~vec() {} };\ntemplate <class U, int M> vec<U, M>::vec(U x) : v{x} {}\ntemplate <class T, int N> inline vec<T, N> vec<T, N>::operator+(const vec<T, N> &o) const { vec<T, N> r(*this); r.v[0] += o.v[0]; return r; }\ntemplate <class T, int N> vec<T, N>::operator T() const { return v[0]; }\ntemplate <class T, int N> vec<T, N> vec<T, N>::zero() { return vec<T, N>(0); } }",
        "m::vec<float, 2> a(x[t]), b; a = a + m::vec<float, 2>::zero(); y[t] = a;",
        expect![[r#"
            class vec_float_2 { public: float v[2]; vec_float_2() = default; explicit vec_float_2(float x); vec_float_2 operator+(const vec_float_2 &o) const; operator float() const; static vec_float_2 zero(); ~vec_float_2() {} };
            vec_float_2::vec_float_2(float x) : v{x} {}
            inline vec_float_2 vec_float_2::operator+(const vec_float_2 &o) const { m::vec_float_2 r(*this); r.v[0] += o.v[0]; return r; }
            vec_float_2::operator float() const { return v[0]; }
            template <class T, int N> vec<T, N> vec<T, N>::zero() { return vec<T, N>(0); }
            vec_float_2 vec_float_2::zero() { return m::vec_float_2(0); }
             }
            m::vec_float_2 a(x[t]), b; a = a + m::vec_float_2::zero(); y[t] = a;
        "#]],
    );
}

#[test]
fn classes_with_equal_names_get_others() {
    check(
        "struct vec_int_2 {};\nnamespace a { template <class T, int N> struct vec { T v[N]; }; }\nnamespace b { template <class T, int N> struct vec { T w[N]; }; struct Late; template <class T> struct ref { T *p; }; ref<Late> find(const ref<Late> &r); struct Late { a::vec<int, 2> v; }; }",
        "a::vec<int, 2> p; b::vec<int, 2> q; b::Late l; b::ref<b::Late> r = {&l}; n[t] = p.v[0] + q.w[0] + r.p->v.v[1];",
        expect![[r#"
            namespace a { template <class T, int N> struct vec { T v[N]; };
            struct vec_int_2_2 { int v[2]; };
             }
            namespace b { template <class T, int N> struct vec { T w[N]; };
            struct vec_int_2_3 { int w[2]; };
             struct Late; template <class T> struct ref { T *p; }; ref<Late> find(const ref<Late> &r); struct Late { a::vec_int_2_2 v; };
            struct ref_b_Late { b::Late *p; };
             }
            a::vec_int_2_2 p; b::vec_int_2_3 q; b::Late l; b::ref_b_Late r = {&l}; n[t] = p.v[0] + q.w[0] + r.p->v.v[1];
        "#]],
    );
}

#[test]
fn classes_that_cannot_be_written_stay_templates() {
    for (functions, code) in [
        ("template <class... T> struct S { int n; };", "S<int, float> s; n[t] = s.n;"),
        ("template <class T> struct S { int n; };", "struct L {}; S<L> s; n[t] = s.n;"),
        ("template <class T> struct S { struct In { T n; }; In in; };", "S<int> s; n[t] = s.in.n;"),
        (
            "template <template <class> class C> struct S { C<int> c; };\ntemplate <class T> struct D { T n; };",
            "S<D> s; n[t] = s.c.n;",
        ),
    ] {
        let text = written(functions, code);
        assert!(!text.contains("S_"), "{text}");
    }
}

#[test]
fn classes_without_a_definition_are_declared() {
    check(
        "template <class T> struct S;\ntemplate <class T> struct D { T *p; };\ntemplate <int N> struct R { R<N - 1> *next; }; template <> struct R<0> {};",
        "S<int> *s = nullptr; D<float> *d = nullptr; n[t] = s == nullptr; R<2> r; n[t] += r.next == nullptr && d == nullptr;",
        expect![[r#"
            struct S_int;
            struct D_float;
            template <int N> struct R { R<N - 1> *next; };
            struct R_1;
            struct R_2 { R_1 *next; };
             template <> struct R<0> {};
            S_int *s = nullptr; D_float *d = nullptr; n[t] = s == nullptr; R_2 r; n[t] += r.next == nullptr && d == nullptr;
        "#]],
    );
}

#[test]
fn members_that_something_names_stay() {
    check(
        "const int size = 7, left = 8;\ntemplate <class T, int N> struct vec { using value = T; typedef value other; static constexpr int size = N; static constexpr int left = N + 1; // Nothing calls it:\n  void unused() {} value v[size]; /* */ T last(int by = left - 1) const { return v[size - by]; } };\nusing v3 = vec<int, 3>;",
        "v3 a = {{t, 1, 2}}; v3::value b = a.last(); n[t] = b + a.last(1) + v3::size;",
        expect![[r#"
            struct vec_int_3 { // Nothing calls it:
             int v[3]; /* */ int last(int by = 4 - 1) const { return v[3 - by]; } };
            using v3 = vec_int_3;
            v3 a = {{t, 1, 2}}; int b = a.last(); n[t] = b + a.last(1) + 3;
        "#]],
    );
}
