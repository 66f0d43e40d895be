//! Kernels of CUDA programs whose threads do one iteration each of a loop: which ones become `@tile` loops, and which do
//! not. `testdata/cu/basic/tile_loops.cu` runs such kernels on all targets.

use okl_testing::okl::Okl;
use std::path::Path;

/// A kernel `k` of 64 threads a block with these parameters and this body, and `go`, which launches it.
struct Case {
    name: &'static str,
    params: &'static str,
    body: &'static str,
    go: &'static str,
    /// The header of the loop, or why there is none; empty if nothing is said about it.
    expected: &'static str,
}

const INDEX: &str = "int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) x[i] = 1;";
const EVERY: &str = "for (int i = 0; i < n; ++i; @tile(64, @outer, @inner))";
const GRID: &str = "the grid of a launch is not known to cover the bound";
const ORDER: &str = "iterations of one thread may depend on each other";
const COVER: &str = "void go(int n, float *x) { k<<<(n + 63) / 64, 64>>>(n, x); }";

#[track_caller]
fn check(case: &Case) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cu-tiles").join(case.name);
    std::fs::create_dir_all(&folder).expect("it can be made");
    let text = format!("__global__ void k({}) {{\n  {}\n}}\n{}\n", case.params, case.body, case.go);
    std::fs::write(folder.join("a.cu"), text).expect("it can be written");
    let Some(program) = option_env!("CARGO_BIN_EXE_okl") else { panic!("this crate has no binary okl") };
    let ended = Okl::new(program, &folder).run(&["run", "-p", "cu-openmp", "--emit", "okl", "a.cu"]);
    let ended = ended.expect("okl starts").success(case.name).expect("it is translated");
    let found = if case.expected.starts_with("for") {
        ended.stdout.contains(case.expected) && ended.stderr.contains("is a `@tile` loop")
    } else {
        let is_said = ended.stderr.contains(&format!("is not written as a `@tile` loop: {}", case.expected));
        !ended.stdout.contains("@tile") && is_said != case.expected.is_empty()
    };
    assert!(found, "{}: {}{}", case.name, ended.stdout, ended.stderr);
}

/// Checks kernels with the parameters `int n, float *x` that are launched in some way.
fn launched(cases: &[(&'static str, &'static str, &'static str)]) {
    for (name, go, expected) in cases {
        check(&Case { name, params: "int n, float *x", body: INDEX, go, expected });
    }
}

/// Checks kernels that are launched with a block for each started tile.
fn written(cases: &[(&'static str, &'static str, &'static str, &'static str)]) {
    for (name, params, body, expected) in cases {
        check(&Case { name, params, body, go: COVER, expected });
    }
}

#[test]
fn grids_that_cover_the_bound_are_known() {
    launched(&[
        ("plain", COVER, EVERY),
        ("one-more", "void go(int n, float *x) { k<<<n / 64 + 1, 64>>>(n, x); }", EVERY),
        ("one-less", "void go(int n, float *x) { k<<<(n - 1) / 64 + 1, 64>>>(n, x); }", EVERY),
        ("shift", "void go(int n, float *x) { k<<<(n + 63) >> 6, 64>>>(n, x); }", EVERY),
        ("rest", "void go(int n, float *x) { k<<<n / 64 + (n % 64 ? 1 : 0), 64>>>(n, x); }", EVERY),
        ("sum", "void go(int n, float *x) { k<<<(n + 1 + 63) / 64, 64>>>(n + 1, x); }", EVERY),
        ("numbers", "void go(float *x) { k<<<4, 64>>>(250, x); }", EVERY),
        (
            "variables",
            "void go(int n, float *x) { int t = 64; const int b = (n + t - 1) / t; dim3 g(b); k<<<g, t>>>(n, x); }",
            EVERY,
        ),
        (
            "changed-before",
            "void go(int m, float *x) { int n = 1; n += m; int b = (n + 63) / 64; k<<<b, 64>>>(n, x); }",
            EVERY,
        ),
        (
            "function",
            "int up(int a, int b) { return (a + b - 1) / b; }\nvoid go(int n, float *x) { k<<<up(n, 64), 64>>>(n, x); }",
            EVERY,
        ),
        (
            "template",
            "template <class T> T up(T a, T b) { return (a + b - 1) / b; }\nvoid go(int n, float *x) { k<<<up(n, 64), 64>>>(n, x); }",
            EVERY,
        ),
        ("member", "struct S { int n; float *x; void go() { k<<<(n + 63) / 64, 64>>>(n, x); } };", EVERY),
        (
            "loop",
            "void go(int n, float *x) { for (int m = n; m > 0; m /= 2) k<<<(m + 63) / 64, 64>>>(m, x); }",
            EVERY,
        ),
    ]);
}

#[test]
fn other_grids_are_not_covers() {
    launched(&[
        ("too-few", "void go(int n, float *x) { k<<<n / 64, 64>>>(n, x); }", GRID),
        ("one-short", "void go(int n, float *x) { k<<<(n + 62) / 64, 64>>>(n, x); }", GRID),
        ("few-numbers", "void go(float *x) { k<<<4, 64>>>(257, x); }", GRID),
        ("other-size", "void go(int n, float *x) { k<<<(n + 127) / 128, 64>>>(n, x); }", GRID),
        ("other-bound", "void go(int n, int m, float *x) { k<<<(n + 63) / 64, 64>>>(m, x); }", GRID),
        (
            "one-of-two",
            "void go(int n, float *x) { k<<<(n + 63) / 64, 64>>>(n, x); k<<<2, 64>>>(n, x); }",
            GRID,
        ),
        (
            "changed-after",
            "void go(int n, float *x) { int b = (n + 63) / 64; n *= 2; k<<<b, 64>>>(n, x); }",
            GRID,
        ),
        (
            "changed-in-loop",
            "void go(int n, float *x) { int b = (n + 63) / 64; while (n++ < 9) k<<<b, 64>>>(n, x); }",
            GRID,
        ),
        ("changed-there", "void go(int n, float *x) { k<<<(n + 63) / 64, 64>>>(n, x + n++); }", GRID),
        (
            "escaped",
            "void f(int *);\nvoid go(int n, float *x) { f(&n); int b = (n + 63) / 64; f(nullptr); k<<<b, 64>>>(n, x); }",
            GRID,
        ),
        (
            "global",
            "int n;\nvoid f();\nvoid go(float *x) { int b = (n + 63) / 64; f(); k<<<b, 64>>>(n, x); }",
            GRID,
        ),
        (
            "loop-function",
            "int up(int a, int b) { a *= 2; return (a + b - 1) / b; }\nvoid go(int n, float *x) { k<<<up(n, 64), 64>>>(n, x); }",
            GRID,
        ),
        (
            "address",
            "void f(void *);\nvoid go(int n, float *x) { f((void *)k); k<<<(n + 63) / 64, 64>>>(n, x); }",
            "its address",
        ),
        ("two-axes", "void go(int n, float *x) { k<<<dim3((n + 63) / 64, 2), 64>>>(n, x); }", ""),
        (
            "two-sizes",
            "void go(int n, float *x) { k<<<(n + 63) / 64, 64>>>(n, x); k<<<(n + 31) / 32, 32>>>(n, x); }",
            "",
        ),
    ]);
}

#[test]
fn types_keep_the_number_of_iterations() {
    let long = "void go(long n, float *x) { k<<<(n + 63) / 64, 64>>>(n, x); }";
    let fits = |name, params, body, go, expected| check(&Case { name, params, body, go, expected });
    let unsigned = "unsigned i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) x[i] = 1;";
    let wide = "long i = (long)blockIdx.x * blockDim.x + threadIdx.x; if (i < n) x[i] = 1;";
    let narrow = "long i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) x[i] = 1;";
    let header = "for (unsigned i = 0; i < n; ++i; @tile(64, @outer, @inner))";
    fits("unsigned-index", "int n, float *x", unsigned, COVER, header);
    // -1 is one block, whose threads all are below the largest number.
    let more = "void go(int n, float *x) { k<<<n / 64 + 1, 64>>>(n, x); }";
    fits("negative", "int n, float *x", unsigned, more, GRID);
    let loses = "void go(int n, float *x) { k<<<(n + 63u) / 64, 64>>>(n, x); }";
    fits(
        "negative-sum",
        "unsigned long n, float *x",
        "unsigned long i = (unsigned long)blockIdx.x * blockDim.x + threadIdx.x; if (i < n) x[i] = 1;",
        loses,
        GRID,
    );
    fits("unsigned-bound", "unsigned n, float *x", INDEX, COVER, "its index may be");
    fits("wide", "long n, float *x", wide, long, "for (long i = 0; i < n; ++i; @tile(64, @outer, @inner))");
    fits("narrow", "long n, float *x", narrow, long, "it computes the index in 32 bits");
    fits("float-bound", "float n, float *x", INDEX, COVER, "its bound is no integer");
}

#[test]
fn only_a_loop_is_written_as_one() {
    const P: &str = "int n, float *x";
    written(&[
        (
            "return",
            P,
            "const auto i = threadIdx.x + blockDim.x * blockIdx.x;\n  if (i >= n) return;\n  x[i] = 1;",
            "for (unsigned int i = 0; i < n;",
        ),
        (
            "not",
            P,
            "int i = 64 * blockIdx.x + threadIdx.x; if (!(i < n)) { return; } for (int j = 0; j < 2; ++j) x[i] += 1;",
            EVERY,
        ),
        (
            "other-side",
            P,
            "int i = (int)blockIdx.x * blockDim.x + threadIdx.x; if (n > i) { x[i] = 1; }",
            EVERY,
        ),
        ("else", P, "int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) x[i] = 1; else x[0] = 2;", ""),
        ("behind", P, "int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) x[i] = 1; x[0] = 2;", ""),
    ]);
}

#[test]
fn what_is_more_than_a_loop_stays_as_it_is() {
    const P: &str = "int n, float *x";
    written(&[
        (
            "in-between",
            P,
            "int i = blockIdx.x * blockDim.x + threadIdx.x; x[0] = 2; if (i < n) x[i] = 1;",
            "",
        ),
        ("also-equal", P, "int i = blockIdx.x * blockDim.x + threadIdx.x; if (i <= n) x[i] = 1;", ""),
        ("changes", P, "int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) x[i++] = 1;", ""),
        (
            "changes-bound",
            P,
            "int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) x[i] = n--;",
            "it changes the bound",
        ),
        (
            "thread",
            P,
            "int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) x[i] = threadIdx.x;",
            "it uses indices",
        ),
        (
            "shared",
            P,
            "__shared__ float s[64]; int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) x[i] = s[0];",
            "",
        ),
        (
            "shuffle",
            P,
            "int i = blockIdx.x * blockDim.x + threadIdx.x; if (i >= n) return; x[i] = __shfl_sync(~0u, x[i], 0);",
            "functions that it calls need more",
        ),
    ]);
}

#[test]
fn loops_of_each_thread_are_one_loop_if_their_order_does_not_matter() {
    const P: &str = "int n, float *x";
    written(&[
        (
            "stride",
            P,
            "for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) x[i] = 1;",
            EVERY,
        ),
        (
            "stride-variables",
            P,
            "int at = blockIdx.x * blockDim.x + threadIdx.x, *q = 0; for (int i = at; i < n; i += blockDim.x * gridDim.x) x[i] = 1;",
            "",
        ),
        (
            "stride-other",
            P,
            "for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) x[i] = x[i / 2];",
            ORDER,
        ),
        (
            "stride-sum",
            P,
            "for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) atomicAdd(&x[0], 1.0f);",
            ORDER,
        ),
        (
            "stride-return",
            P,
            "for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) { if (x[i] > 1) return; x[i] = 1; }",
            ORDER,
        ),
        (
            "stride-pointer",
            P,
            "for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) { float *q = x; *q = 1; }",
            ORDER,
        ),
        (
            "stride-half",
            P,
            "for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x) x[i] = 1;",
            "",
        ),
    ]);
}

const PLANE: &str = "int x = blockIdx.x * blockDim.x + threadIdx.x;\n  int y = blockIdx.y * blockDim.y + threadIdx.y;\n  \
                     if (x < w && y < h) a[y * w + x] = 1;";
const BOTH: &str = "for (int y = 0; y < h; ++y; @tile(8, @outer, @inner))\n    \
                    for (int x = 0; x < w; ++x; @tile(16, @outer, @inner)) a[y * w + x] = 1;";
const LAUNCHED: &str =
    "void go(int w, int h, float *a) { k<<<dim3((w + 15) / 16, (h + 7) / 8), dim3(16, 8)>>>(w, h, a); }";

/// Checks kernels with the parameters `int w, int h, float *a`.
fn planes(cases: &[(&'static str, &'static str, &'static str, &'static str)]) {
    for (name, body, go, expected) in cases {
        check(&Case { name, params: "int w, int h, float *a", body, go, expected });
    }
}

#[test]
fn grids_that_cover_the_bounds_of_several_axes_are_known() {
    planes(&[
        ("plane", PLANE, LAUNCHED, BOTH),
        (
            "plane-variables",
            PLANE,
            "void go(int w, int h, float *a) { dim3 b(16, 8); dim3 g((w + b.x - 1) / b.x, (h + b.y - 1) / b.y); k<<<g, b>>>(w, h, a); }",
            BOTH,
        ),
        (
            "plane-list",
            PLANE,
            "void go(int w, int h, float *a) { const dim3 b{16, 8, 1}; const dim3 g = {unsigned(w / 16 + 1), (h - 1u) / 8 + 1}; k<<<g, b>>>(w, h, a); }",
            BOTH,
        ),
        (
            "plane-function",
            PLANE,
            "int up(int a, int b) { return (a + b - 1) / b; }\n\
             void go(int w, int h, float *a) { dim3 g(up(w, 16), up(h, 8)); k<<<g, dim3(16, 8)>>>(w, h, a); }",
            BOTH,
        ),
        ("plane-numbers", PLANE, "void go(float *a) { k<<<dim3(2, 3), dim3(16, 8)>>>(30, 24, a); }", BOTH),
        ("plane-few", PLANE, "void go(float *a) { k<<<dim3(2, 3), dim3(16, 8)>>>(30, 25, a); }", GRID),
        (
            "plane-swapped",
            PLANE,
            "void go(int w, int h, float *a) { k<<<dim3((h + 15) / 16, (w + 7) / 8), dim3(16, 8)>>>(w, h, a); }",
            GRID,
        ),
        (
            "plane-one-row",
            PLANE,
            "void go(int w, int h, float *a) { k<<<(w + 15) / 16, dim3(16, 8)>>>(w, h, a); }",
            GRID,
        ),
        (
            "plane-short",
            PLANE,
            "void go(int w, int h, float *a) { k<<<dim3((w + 15) / 16, h / 8), dim3(16, 8)>>>(w, h, a); }",
            GRID,
        ),
        (
            "plane-ceiling",
            PLANE,
            "void go(int w, int h, float *a) { k<<<dim3((w + 15) / 16, h / 8.0 + 1), dim3(16, 8)>>>(w, h, a); }",
            GRID,
        ),
        (
            "plane-changed",
            PLANE,
            "void go(int w, int h, float *a) { dim3 g((w + 15) / 16, (h + 7) / 8); g.y = 1; k<<<g, dim3(16, 8)>>>(w, h, a); }",
            "",
        ),
        (
            "plane-two-blocks",
            PLANE,
            "void go(int w, int h, float *a) { k<<<dim3(w, h), dim3(16, 8)>>>(w, h, a); k<<<dim3(w, h), dim3(8, 8)>>>(w, h, a); }",
            "",
        ),
    ]);
}

#[test]
fn several_axes_are_loops_in_each_other() {
    const X: &str = "int x = blockIdx.x * blockDim.x + threadIdx.x;";
    const Y: &str = "int y = blockIdx.y * blockDim.y + threadIdx.y;";
    let cases = [
        (
            "plane-return",
            format!("{Y}\n  {X}\n  const int at = y * w + x;\n  if (x >= w || h <= y) return;\n  a[at] = 1;"),
            "for (int y = 0; y < h; ++y; @tile(8, @outer, @inner))\n    for (int x = 0; x < w; ++x; @tile(16, @outer, @inner)) {\n  const int at",
        ),
        ("plane-not", format!("{X} {Y} if (!(y < h && x < w)) return; a[y * w + x] = 1;"), "for (int y = 0;"),
        ("plane-more", format!("{X} {Y} if (x < w && y < h && a[0] > 0) a[y * w + x] = 1;"), ""),
        ("plane-one", format!("{X} {Y} if (x < w) a[y * w + x] = 1;"), ""),
        ("plane-either", format!("{X} {Y} if (x < w || y < h) a[0] = 1;"), ""),
        ("plane-twice", format!("{X} {Y} if (x < w && x < h) a[y * w + x] = 1;"), ""),
        ("plane-equal", format!("{X} {Y} if (x < w && y <= h) a[y * w + x] = 1;"), ""),
        (
            "plane-crossed",
            "int x = blockIdx.x * blockDim.y + threadIdx.x; int y = blockIdx.y * blockDim.x + threadIdx.y; if (x < w && y < h) a[y * w + x] = 1;".to_string(),
            "",
        ),
        (
            "plane-block",
            format!("{X} {Y} if (x < w && y < h) a[y * w + x] = blockIdx.y;"),
            "it uses indices",
        ),
        (
            "plane-bound",
            format!("{X} {Y} if (x < w && y < h) h = a[y * w + x];"),
            "it changes the bound",
        ),
    ];
    for (name, body, expected) in cases {
        check(&Case { name, params: "int w, int h, float *a", body: body.leak(), go: LAUNCHED, expected });
    }
    let body = "unsigned z = blockIdx.z * 4 + threadIdx.z; unsigned x = threadIdx.x + blockIdx.x * blockDim.x;\n  \
                unsigned y = blockIdx.y * blockDim.y + threadIdx.y; if (x < w && (y < w && w > z)) a[x] = 1;";
    let go = "void go(unsigned w, float *a) { unsigned n = (w + 3) / 4; k<<<dim3(n, n, n), dim3(4, 4, 4)>>>(w, a); }";
    let expected = "for (unsigned z = 0; z < w; ++z; @tile(4, @outer, @inner))\n    \
                    for (unsigned y = 0; y < w; ++y; @tile(4, @outer, @inner))\n      \
                    for (unsigned x = 0; x < w; ++x; @tile(4, @outer, @inner)) a[x] = 1;";
    check(&Case { name: "cube", params: "unsigned w, float *a", body, go, expected });
}

#[test]
fn bounds_may_be_sums_and_products_of_parameters() {
    const I: &str = "int i = blockIdx.x * blockDim.x + threadIdx.x;";
    let all = |name, bound: &str, go: &'static str, expected| {
        let body = format!("{I} if (i < {bound}) x[i] = 1;").leak();
        check(&Case { name, params: "int n, int m, float *x", body, go, expected });
    };
    let header = "for (int i = 0; i < n * m; ++i; @tile(64, @outer, @inner)) x[i] = 1;";
    let go = "void go(int a, int b, float *x) { k<<<(a * b + 63) / 64, 64>>>(a, b, x); }";
    all("product", "n * m", go, header);
    all("product-swapped", "m * n", go, GRID);
    all("product-sum", "n + m", go, GRID);
    all("product-quotient", "n / m", go, "its bound is not made of parameters and constants");
    all(
        "product-local",
        "(n * m)",
        "void go(int a, int b, float *x) { const int c = a * b; k<<<c / 64 + 1, 64>>>(a, b, x); }",
        "for (int i = 0; i < n * m;",
    );
    all(
        "product-changed",
        "n * m",
        "void go(int a, int b, float *x) { int c = a * b; a *= 2; k<<<(c + 63) / 64, 64>>>(a, b, x); }",
        GRID,
    );
    all(
        "product-function",
        "n * m",
        "int up(int a, int b, int s) { return (a * b + s - 1) / s; }\nvoid go(int n, int m, float *x) { k<<<up(n, m, 64), 64>>>(n, m, x); }",
        header,
    );
    all(
        "product-wide",
        "n * m",
        "long up(long a, long b) { return (a * b + 63) / 64; }\nvoid go(int n, int m, float *x) { k<<<up(n, m), 64>>>(n, m, x); }",
        GRID,
    );
    all(
        "less",
        "n - 1",
        "void go(int n, float *x) { k<<<(n + 62) / 64, 64>>>(n, 0, x); }",
        "for (int i = 0; i < n - 1;",
    );
    all("less-short", "n - 1", "void go(int n, float *x) { k<<<(n + 61) / 64, 64>>>(n, 0, x); }", GRID);
    all("more", "n + 2", "void go(int n, float *x) { k<<<(n + 64) / 64, 64>>>(n, 0, x); }", GRID);
    all(
        "numbers-product",
        "n * 4",
        "void go(float *x) { k<<<4, 64>>>(60, 0, x); }",
        "for (int i = 0; i < n * 4;",
    );
    all("numbers-short", "n * 4", "void go(float *x) { k<<<4, 64>>>(65, 0, x); }", GRID);
    all("product-changes", "n * m", "void go(int n, float *x) { k<<<n, 64>>>(n++, 2, x); }", GRID);
}
