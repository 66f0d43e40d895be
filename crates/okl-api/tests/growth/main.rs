//! Work grows linearly with the text.
//!
//! Times would be inconclusive: in texts of a size that a test can afford, a quadratic part is small. Steps are counted
//! instead, and a quadratic `a + b * n + c * n * n` is fitted to three lengths.

mod cuda;

use okl_api::{Compiler, OutputKind, Request, Verdict};
use okl_source::steps::taken;
use std::fmt::Write;
use std::sync::Mutex;

/// The allowed increase of the cost per part in the longest text, relative to a short text.
const MORE: f64 = 1.0;

/// Held while steps are counted: the counter is that of the process.
static COUNTER: Mutex<()> = Mutex::new(());

/// Name and generator of a text, the number of parts, and the allowed number of steps per part.
type Shape = (&'static str, fn(usize) -> String, usize, f64);

#[test]
fn work_grows_with_the_text_and_not_faster() {
    let compiler = Compiler::new();
    // Other pipelines, such as `acc-cuda`, read another language.
    let reads_okl = |name: &&str| name.split_once('-').is_none_or(|(first, _)| first == "opencl");
    let pipelines: Vec<&str> = compiler.pipelines().filter(reads_okl).collect();
    let request = Request::new("growth.okl").output(OutputKind::Kernel).output(OutputKind::Launcher);
    let request = pipelines.into_iter().fold(request, Request::pipeline);
    let shapes: [Shape; 5] = [
        ("kernels", kernels, 40, 16_000.0),
        ("types", types, 40, 16_000.0),
        ("lines", lines, 300, 100_000.0),
        ("terms", terms, 1000, 100_000.0),
        ("accesses", accesses, 300, 100_000.0),
    ];
    check(&shapes, |text| steps(&compiler, request.clone().source(text)));
}

#[test]
fn work_grows_with_a_cuda_program_and_not_faster() {
    let compiler = Compiler::new();
    let request = Request::new("growth.cu").output(OutputKind::Program).pipeline("cu-openmp");
    let shapes: [Shape; 4] = [
        ("kernels", cuda::kernels, 30, 2000.0),
        ("instances", cuda::instances, 10, 500.0),
        ("lines", cuda::lines, 100, 4000.0),
        ("classes", cuda::classes, 30, 2000.0),
    ];
    check(&shapes, |text| steps(&compiler, request.clone().source(text)));
}

fn check(shapes: &[Shape], steps: impl Fn(String) -> u64) {
    let mut found = String::new();
    let _held = COUNTER.lock();
    for (name, text, n, most) in shapes {
        let work = [*n, 2 * n, 3 * n].map(|n| steps(text(n)) as f64);
        let each = (work[1] - work[0]) / *n as f64;
        let square = (work[2] - 2.0 * work[1] + work[0]) / (2.0 * (n * n) as f64);
        let more = square * most / each;
        if more > MORE {
            writeln!(found, "{name}: each takes {each:.0} steps, and each of {most} {more:.1} times more")
                .expect("a string");
        }
    }
    assert!(found.is_empty(), "some work grows with the square of a text's length:\n{found}");
}

/// The number of steps of a translation.
fn steps(compiler: &Compiler, request: Request) -> u64 {
    let before = taken();
    let outcome = compiler.translate(&request);
    assert_eq!(outcome.verdict, Verdict::Done, "{:?}", outcome.diagnostics.first());
    taken() - before
}

/// Kernels with everything that may stand around and inside of a kernel.
fn kernels(n: usize) -> String {
    let mut text = String::from("struct P { float x, y; };\n#define TWICE(a) ((a) + (a))\n");
    for at in 0..n {
        write!(
            text,
            "#define C{at} {at}\n\
             const float table{at}[2] = {{1.0f, 2.0f}};\n\
             inline float step{at}(const float s, const float *p, int n) {{\n\
             \x20 float r = s;\n  for (int i = 0; i < n; ++i) r += p[i] * C{at};\n\
             \x20 return r + table{at}[1];\n}}\n\
             @kernel void kernel{at}(const int N, const float *in @dim(4, N), @restrict float *out, int *count, const P p) {{\n\
             \x20 const int B = 16 + {at};\n  int rows = N / 2;\n\
             \x20 for (int g = 0; g < rows; ++g; @tile(16, @outer, @inner)) {{ if (g < N) out[g] = in(0, g); }}\n\
             \x20 for (int b = 0; b < N; b += 16; @outer) {{\n\
             \x20   @shared float s[16][17];\n    @exclusive float r;\n    @exclusive int q[2];\n\
             \x20   for (int i = 0; i < 16; ++i; @inner) {{\n\
             \x20     float v = sin(in(1, b + i));\n      q[0] = i;\n      q[1] = B;\n\
             \x20     r = step{at}(v, out, {at}) + TWICE(p.x);\n      s[i][0] = r;\n    }}\n\
             \x20   for (int i = 0; i < 16; ++i; @inner) {{ @atomic count[0] += q[1]; out[b + i] = s[15 - i][0] + r; }}\n\
             \x20 }}\n}}\n"
        )
        .expect("a string");
    }
    text
}

/// Kernels that use types of their own.
fn types(n: usize) -> String {
    let mut text = String::new();
    for at in 0..n {
        write!(
            text,
            "struct P{at} {{ float x; struct {{ int a, b; }} inner; }};\n\
             typedef struct Q{at} {{ P{at} p; struct Q{at} *next; }} Q{at};\n\
             enum E{at} {{ A{at}, B{at} = 4 }};\n\
             typedef float real{at};\n\
             static_assert(sizeof(real{at}) == 4, \"a float\");\n\
             @kernel void kernel{at}(const int N, const P{at} *in, real{at} *out) {{\n\
             \x20 for (int i = 0; i < N; ++i; @tile(16, @outer, @inner)) {{\n\
             \x20   struct L {{ float v; E{at} e; }};\n    enum {{ own = 3 }};\n\
             \x20   L l = {{in[i].x, B{at}}};\n\
             \x20   out[i] = l.v * (real{at})in[i].inner.a + (l.e == A{at} ? own : 0);\n  }}\n}}\n"
        )
        .expect("a string");
    }
    text
}

/// One kernel with a long body.
fn lines(n: usize) -> String {
    let mut body = String::new();
    for at in 0..n {
        write!(
            body,
            "      r += step(TWICE(r) * {at}.5f);\n\
             \x20     {{ const float t{at} = s[i - g]; s[i - g] = t{at} + exp(r); }}\n\
             \x20     if (r > {at}.0f && i != {at}) {{ r = in[i]; }} else {{ r *= 2.0f; }}\n"
        )
        .expect("a string");
    }
    format!(
        "#define TWICE(a) ((a) + (a))\n\
         inline float step(const float a) {{ return TWICE(a) + 1; }}\n\
         @kernel void k(const int N, @restrict const float *in, @restrict float *out) {{\n\
         \x20 for (int g = 0; g < N; g += 64; @outer) {{\n\
         \x20   @shared float s[64];\n    @exclusive float r;\n\
         \x20   for (int i = g; i < g + 64; ++i; @inner) {{\n      r = in[i];\n{body}      s[i - g] = r;\n    }}\n\
         \x20   for (int i = g; i < g + 64; ++i; @inner) out[i] = s[63 - (i - g)] + r;\n  }}\n}}\n"
    )
}

/// One long expression.
fn terms(n: usize) -> String {
    let terms: Vec<String> = (0..n).map(|at| format!("in[i + {at}]")).collect();
    format!(
        "@kernel void k(const int N, const float *in, float *out) {{\n\
         \x20 for (int i = 0; i < N; ++i; @tile(64, @outer, @inner)) {{ out[i] = {}; }}\n}}\n",
        terms.join(" + ")
    )
}

/// Accesses through `@dim`.
fn accesses(n: usize) -> String {
    let body: String = (0..n).map(|at| format!("    out(i, {at}) = in({at}, i) + 1.0f;\n")).collect();
    format!(
        "@kernel void k(const int N, const float *in @dim(N, N), float *out @dim(N, N)) {{\n\
         \x20 for (int i = 0; i < N; ++i; @tile(64, @outer, @inner)) {{\n{body}  }}\n}}\n"
    )
}
