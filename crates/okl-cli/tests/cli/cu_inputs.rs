//! Inputs of the front end `cu` that are wrong, or unusual: each gets a diagnostic or works, and none crashes okl.

use okl_testing::build::Builder;
use okl_testing::okl::Okl;
use okl_testing::process::Ended;
use okl_testing::program::Program;
use okl_testing::tools::Tool;
use std::path::{Path, PathBuf};

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cu-inputs").join(name);
    std::fs::create_dir_all(&folder).expect("it can be made");
    folder
}

fn program() -> &'static str {
    let Some(program) = option_env!("CARGO_BIN_EXE_okl") else { panic!("this crate has no binary okl") };
    program
}

/// Translates a program.
fn okl(name: &str, text: &str, pipeline: &str) -> Ended {
    let folder = folder(name);
    std::fs::write(folder.join("a.cu"), text).expect("it can be written");
    let ended = Okl::new(program(), &folder).run(&["run", "-p", pipeline, "--emit", "program", "a.cu"]);
    ended.expect("okl starts")
}

/// The output of a program on a CPU.
fn output(name: &str, text: &str) -> Option<String> {
    let folder = folder(name);
    let builder = Builder::new(&Tool::Gxx.find()?, &folder);
    let ended = okl(name, text, "cu-serial");
    let text = ended.success(name).expect("it is translated").stdout;
    let built = Program::whole_host(&builder, name, &text, &["-std=c++17"], &folder);
    let ended = built.and_then(|built| built.run(&[])).expect("it starts");
    Some(ended.success(name).expect("it works").stdout)
}

#[track_caller]
fn prints(name: &str, text: &str, expected: &str) {
    if let Some(printed) = output(name, text) {
        assert_eq!(printed, expected);
    }
}

/// Checks that a target refuses a text, or warns of it, at a place.
#[track_caller]
fn says(name: &str, text: &str, pipeline: &str, code: i32, wanted: &[&str]) {
    let ended = okl(name, text, pipeline);
    assert_eq!(ended.code, Some(code), "{}", ended.stderr);
    for wanted in wanted {
        assert!(ended.stderr.contains(wanted), "{wanted}: {}", ended.stderr);
    }
}

const FILL: &str = "#include <cstdio>\n#include <cstdlib>\n\
    __global__ void fill(int *x) { x[blockIdx.x * blockDim.x + threadIdx.x] = 1; }\n";

#[test]
fn kernels_that_nothing_launches_are_told() {
    says("never", FILL, "cu-openmp", 0, &["warning[cu-never-launched]", "a.cu:3:17"]);
}

#[test]
fn launches_stand_in_macros() {
    prints(
        "macros",
        "#include <cstdio>\n#define LAUNCH(k, n, ...) k<<<((n) + 63) / 64, 64>>>(__VA_ARGS__)\n\
         #define KERNEL(name, by) __global__ void name(int n, int *x) { \\\n  \
         int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) x[i] += by; }\n\
         KERNEL(one, 1) KERNEL(two, 2)\n#define GO LAUNCH(two, 100, 100, x)\n\
         int main() { int *x; cudaMallocManaged(&x, 400); LAUNCH(one, 100, 100, x); GO; cudaDeviceSynchronize();\n  \
         printf(\"%d\\n\", x[99]); }\n",
        "3\n",
    );
}

#[test]
fn launches_through_pointers_are_refused() {
    for launch in ["pointer<<<1, 32>>>(x)", "table[0]<<<1, 32>>>(x)", "(*pointer)<<<1, 32>>>(x)"] {
        let text = format!(
            "{FILL}void go(int *x) {{\n  void (*pointer)(int *) = fill;\n  void (*table[])(int *) = {{fill}};\n  {launch};\n}}\n"
        );
        let ended = okl("pointers", &text, "cu-openmp");
        assert!(ended.code == Some(1) && ended.stderr.contains("a.cu:7:"), "{launch}: {}", ended.stderr);
    }
}

#[test]
fn sizes_over_the_limits_are_told_or_are_errors_of_the_launch() {
    let main = "int main() {\n  int *x, n = atoi(\"2048\");\n  cudaMallocManaged(&x, 40000);\n";
    let end = "  printf(\"%d\\n\", (int)cudaGetLastError());\n  fill<<<1, 32>>>(x);\n  cudaDeviceSynchronize();\n  \
               printf(\"%d %d\\n\", (int)cudaGetLastError(), x[31]);\n}\n";
    let invalid = "9\n0 1\n";
    for launch in ["1, n", "1, dim3(1, 1, n / 16)", "n - 2048, 32", "dim3(1, n * 100), 32"] {
        let text = format!("{FILL}{main}  fill<<<{launch}>>>(x);\n{end}");
        prints("sizes", &text, invalid);
    }
    for launch in ["1, 2048", "1, dim3(64, 32)", "1, dim3(1, 1, 65)", "1, 0"] {
        let text = format!("{FILL}{main}  fill<<<{launch}>>>(x);\n{end}");
        prints("constants", &text, invalid);
        for pipeline in ["cu-openmp", "cu-cuda", "cu-opencl"] {
            says("constants", &text, pipeline, 0, &["warning[cu-block-size]", "a.cu:7:"]);
        }
    }
}

#[test]
fn names_of_the_program_stay_its_own() {
    prints(
        "names",
        "#include <cstdio>\n__device__ int scale(int x) { return 2 * x; }\n\
         namespace host { int scale(int x) { return 3 * x; } }\nint step = 4, thread_x = 5, kernel = 6, outer = 7;\n\
         struct block_y { int v; };\nstruct okl_thing { int exclusive; };\n\
         __global__ void k(int block_x, int *gridDim_x, block_y b, int shared) {\n  \
         int blockDim_x = 7, okl_0 = 1, lanes_int = 2, item = 3, atomic = 4, tile = 5;\n  okl_thing t{3};\n  \
         int thread_x = threadIdx.x;\n  gridDim_x[thread_x] = scale(block_x) + blockDim_x + okl_0 + lanes_int + item + b.v +\n    \
         atomic + tile + t.exclusive + shared + blockIdx.x + __shfl_sync(~0u, thread_x, 0);\n}\nint okl_values = 3;\n\
         int main() {\n  int *x;\n  cudaMallocManaged(&x, 400);\n  k<<<1, 32>>>(10, x, block_y{100}, kernel);\n  \
         cudaDeviceSynchronize();\n  printf(\"%d %d %d\\n\", x[31], host::scale(step), thread_x + okl_values + outer);\n}\n",
        "151 12 15\n",
    );
}

#[test]
fn functions_of_host_and_device_may_have_one_name() {
    prints(
        "overloads",
        "#include <cstdio>\n__host__ int which() { return 1; }\n__device__ int which(int x) { return x + 1; }\n\
         int twice(int x) { return 2 * x; }\n__device__ float twice(float x) { return 3 * x; }\n\
         __global__ void k(float *x) { x[threadIdx.x] = twice(x[threadIdx.x]) + which(1); }\n\
         int main() {\n  float *x;\n  cudaMallocManaged(&x, 400);\n  x[0] = 1;\n  k<<<1, 1>>>(x);\n  \
         cudaDeviceSynchronize();\n  printf(\"%g %d %d\\n\", x[0], twice(4), which());\n}\n",
        "5 8 1\n",
    );
}

#[test]
fn files_without_kernels_are_host_programs() {
    prints("plain", "#include <cstdio>\nint main() { std::printf(\"plain\\n\"); }\n", "plain\n");
    for pipeline in ["cu-openmp", "cu-cuda", "cu-hip", "cu-dpcpp", "cu-opencl"] {
        for text in ["", "// nothing\n", "int f(int x) { return x; }\n"] {
            says("empty", text, pipeline, 0, &[]);
        }
    }
}

#[test]
fn cuda_and_hip_stand_in_one_file() {
    prints(
        "mixed",
        "#include <cuda_runtime.h>\n#include <hip/hip_runtime.h>\n#include <cstdio>\n\
         __global__ void a(int *x) { x[threadIdx.x] += 1; }\n__global__ void b(int *x) { x[hipThreadIdx_x] += 2; }\n\
         int main() {\n  int *x;\n  if (hipMallocManaged(&x, 400) != hipSuccess) return 1;\n  a<<<1, 8>>>(x);\n  \
         hipLaunchKernelGGL(b, dim3(1), dim3(8), 0, 0, x);\n  cudaDeviceSynchronize();\n  printf(\"%d\\n\", x[7]);\n  \
         cudaFree(x);\n}\n",
        "3\n",
    );
}

#[test]
fn broken_texts_get_diagnostics() {
    for text in [
        "__global__ void k(int *x) { x[threadIdx.x = 1; }\n",
        "__global__ void k(int *x) {\nint main() { k<<<1\n",
        "__global__ void k(int *x) { x[0] = 1; }\nint main() { k<<<1, 2>>(0); }\n",
        "__global__ int k(int *x) { return x[0]; }\nint main() { k<<<1, 1>>>(0); }\n",
        "__global__ void k(int *x) { x[0] = undeclared; }\n",
        "__global__ void k(int *x) { x[0] = 1; }\nint main() { k<<<>>>(0); }\n",
        "__global__ void k(int *x) { __shared__ int s[n]; x[0] = s[0]; }\n",
        "<<<>>>\n",
    ] {
        for pipeline in ["cu-openmp", "cu-cuda"] {
            let ended = okl("broken", text, pipeline);
            assert_eq!(ended.code, Some(1), "{text}{}", ended.stderr);
            assert!(
                ended.stderr.contains("error[") && ended.stderr.contains("a.cu:"),
                "{text}{}",
                ended.stderr
            );
        }
    }
}

/// They are unsaid unless someone asks for them.
#[test]
fn remarks_say_what_okl_has_decided() {
    let text = "__device__ int sum(int v) { __shared__ int own; own = v; __syncthreads(); return own; }\n\
                __global__ void fixed(int *x) { x[threadIdx.x] = sum(x[0]) + __shfl_sync(~0u, x[1], 0); }\n\
                __global__ void open(int *x) { extern __shared__ int s[]; s[threadIdx.x] = x[0]; x[1] = s[threadIdx.x]; }\n\
                void go(int *x, int n) { fixed<<<1, dim3(8, 4)>>>(x); open<<<1, n, n * 4>>>(x); }\n";
    let folder = folder("remarks");
    std::fs::write(folder.join("a.cu"), text).expect("it can be written");
    let run = |more: &[&str]| {
        let words = ["run", "-p", "cu-openmp", "a.cu"].iter().chain(more).copied().collect::<Vec<_>>();
        let ended = Okl::new(program(), &folder).run(&words).expect("okl starts");
        assert_eq!(ended.code, Some(0), "{}", ended.stderr);
        ended.stderr
    };
    assert!(!run(&[]).contains("cu-remark"));
    assert!(run(&["--emit", "okl"]).contains("warning[cu-remark]: `fixed` has blocks of 8 x 4 threads"));
    assert!(!run(&["--emit", "okl", "-A", "cu-remark"]).contains("cu-remark"));
    assert!(!run(&["--emit", "okl", "-A", "warnings"]).contains("cu-remark"));
    let said = run(&["-W", "cu-remark"]);
    for wanted in [
        "`fixed` has blocks of 8 x 4 threads",
        "a.cu:2:17",
        "`own` becomes group memory of the kernel `fixed`",
        "values of type `int` through group memory in `fixed`",
        "`open` has blocks of ? threads",
        "up to 49152 bytes",
    ] {
        assert!(said.contains(wanted), "{wanted}: {said}");
    }
}

#[test]
fn remarks_tell_of_returns_arguments_and_members() {
    let text = "__constant__ int c;\nstruct S { int *s; __device__ void put(int v) { s[threadIdx.x] = v; __syncthreads(); } };\n\
                __global__ void k(int n, S s) {\n  if (threadIdx.x >= n) return;\n  s.put(c);\n}\n\
                void go(int n, S s) { k<<<1, 64>>>(n, s); }\n";
    let folder = folder("more-remarks");
    std::fs::write(folder.join("a.cu"), text).expect("it can be written");
    let words = ["run", "-p", "cu-opencl", "--emit", "program", "a.cu", "-W", "cu-remark"];
    let ended = Okl::new(program(), &folder).run(&words).expect("okl starts");
    assert_eq!(ended.code, Some(0), "{}", ended.stderr);
    for wanted in [
        "a.cu:4:25",
        "that return here take no part",
        "the address of the device's variable `c`",
        "gets its fields one by one",
        "the member function `put` becomes a function",
    ] {
        assert!(ended.stderr.contains(wanted), "{wanted}: {}", ended.stderr);
    }
}

#[test]
fn lambdas_that_kernels_cannot_get_are_refused() {
    let apply = "template <class F> __global__ void apply(F f) { f(threadIdx.x); }\n";
    let this = format!(
        "{apply}struct A {{ int n; int *x; void go() {{\n  apply<<<1, 32>>>([=] __device__(int i) {{ x[i] = n; }});\n}} }};\n\
         void go(A a) {{ a.go(); }}\n"
    );
    let array = format!(
        "{apply}void go(int *x) {{\n  int a[4] = {{1, 2, 3, 4}};\n  apply<<<1, 32>>>([=] __device__(int i) {{ x[i] = a[i % 4]; }});\n}}\n"
    );
    for pipeline in ["cu-openmp", "cu-cuda", "cu-opencl"] {
        says("this", &this, pipeline, 1, &["error[cu-unsupported]", "a.cu:3:", "member function"]);
        says("array", &array, pipeline, 1, &["error[cu-unsupported]", "a.cu:4:", "the array `a`"]);
    }
}

#[test]
fn calls_without_a_name_that_need_something_of_a_launch_are_refused() {
    let text = "struct A { int t; __device__ A() { t = threadIdx.x; } };\n\
                __global__ void k(int *x) {\n  A a;\n  x[a.t] = 1;\n}\nvoid go(int *x) { k<<<1, 32>>>(x); }\n";
    for pipeline in ["cu-openmp", "cu-cuda"] {
        says("constructor", text, pipeline, 1, &["error[cu-unsupported]", "a.cu:3:"]);
    }
}

/// Host code with packs of arguments that only calls the runtime.
#[test]
fn templates_of_host_code_stay() {
    prints(
        "host-templates",
        "#include <cstdio>\n__global__ void one(int *x) { x[threadIdx.x] = 1; }\nvoid run(int *x, int n) { one<<<1, n>>>(x); }\n\
         template <class F, class... T> int timed(F f, T &&...given) { f(given...); cudaDeviceSynchronize(); return cudaGetLastError(); }\n\
         int main() {\n  int *x;\n  cudaMallocManaged(&x, 400);\n  int e = timed(run, x, 8);\n  printf(\"%d %d\\n\", e, x[7]);\n}\n",
        "0 1\n",
    );
}

/// Parts of a warp have no barrier of their own.
#[test]
fn steps_of_a_part_of_a_warp_are_refused_where_there_is_no_warp() {
    let text = "__global__ void part(int *x) {\n  __shared__ volatile int s[64];\n  int t = threadIdx.x;\n  s[t] = x[t];\n  \
                __syncthreads();\n  if (t < 16) {\n    s[t] += s[t + 8];\n    s[t] += s[t + 4];\n  }\n  x[t] = s[t];\n}\n\
                void go(int *x) { part<<<1, 64>>>(x); }\n";
    for pipeline in ["cu-serial", "cu-openmp", "cu-opencl", "cu-dpcpp"] {
        says("part", text, pipeline, 1, &["error[cu-unsupported]", "a.cu:8:5"]);
    }
    for pipeline in ["cu-cuda", "cu-hip"] {
        says("part", text, pipeline, 0, &["warning[cu-warp-synchronous]", "a.cu:8:5"]);
    }
}

#[test]
fn a_text_of_ten_thousand_lines_is_translated() {
    let kernel = |number: usize| {
        format!(
            "__device__ float f{number}(float x) {{\n  return x * {number}.0f + 1;\n}}\n\
             __global__ void k{number}(int n, float *x) {{\n  __shared__ float s[64];\n  \
             int i = blockIdx.x * blockDim.x + threadIdx.x;\n  s[threadIdx.x] = i < n ? x[i] : 0;\n  __syncthreads();\n  \
             if (i < n) x[i] = f{number}(s[63 - threadIdx.x]);\n}}\n\
             void go{number}(int n, float *x) {{\n  k{number}<<<(n + 63) / 64, 64>>>(n, x);\n}}\n"
        )
    };
    let text: String = (0..770).map(kernel).collect();
    assert!(text.lines().count() > 10_000);
    let made = okl("long", &text, "cu-openmp").success("it is translated").expect("it is").stdout;
    assert!(made.contains("k769("));
}

/// Each loop is looked at twice and each condition once for what threads in step may read: that stays short where they
/// nest.
#[test]
fn nested_loops_and_many_conditions_are_translated_at_once() {
    let mut body =
        String::from("__shared__ float s[256]; int t = threadIdx.x; s[t] = t;\n__syncthreads();\n");
    for depth in 0..14 {
        body.push_str(&format!(
            "for (int k{depth} = 0; k{depth} < 1; ++k{depth}) {{ if (x[{depth}] > 0) x[t] = s[t / 2];\n"
        ));
    }
    for at in 0..30 {
        body.push_str(&format!("if (x[{at}] > 1) x[t] += s[(t + {at}) / 2];\n"));
    }
    body.push_str(&"}".repeat(14));
    let text = format!(
        "__global__ void k(float *x) {{ {body} }}\nint main() {{ float *x; cudaMalloc(&x, 1024); k<<<1, 256>>>(x); return 0; }}\n"
    );
    let ended = okl("nested", &text, "cu-cuda");
    assert_eq!(ended.code, Some(0), "{}", ended.stderr);
}

/// The numbers of `__launch_bounds__` may be anything that is constant; okl reads sums, products and constants.
#[test]
fn launch_bounds_stay() {
    let text = "#define WARP 32\nconstexpr int most = 4 * WARP;\n\
                __global__ void __launch_bounds__(WARP * (2 + 1), 2u) a(int *x) { x[threadIdx.x] = 1; }\n\
                __global__ __launch_bounds__(most, most / 64, 1) void b(int *x);\n\
                __global__ void b(int *x) { x[threadIdx.x] = 2; }\n\
                template <int N> __global__ void __launch_bounds__(N) c(int *x) { x[threadIdx.x] = N; }\n\
                __global__ void __launch_bounds__(0x20 - 64, 2) d(int *x) { x[threadIdx.x] = 2; }\n\
                void go(int *x, int n) { a<<<1, n>>>(x); b<<<1, n>>>(x); c<64><<<1, n>>>(x); d<<<1, n>>>(x); }\n";
    let folder = folder("launch-bounds");
    std::fs::write(folder.join("a.cu"), text).expect("it can be written");
    let run = |pipeline: &str, output: &str| {
        let words = ["run", "-p", pipeline, "--emit", output, "a.cu", "-W", "cu-remark"];
        let ended = Okl::new(program(), &folder).run(&words).expect("okl starts");
        assert_eq!(ended.code, Some(0), "{}", ended.stderr);
        (ended.stdout, ended.stderr)
    };
    let (okl, said) = run("cu-serial", "okl");
    assert!(okl.contains("@outer, @launch_bounds(96, 2))"), "{okl}");
    assert!(okl.contains("@outer, @launch_bounds(128, 2))"), "{okl}");
    assert!(okl.contains("@outer, @launch_bounds(64))"), "{okl}");
    assert_eq!(okl.matches("@launch_bounds").count(), 3, "{okl}");
    assert!(said.contains("`__launch_bounds__(0x20 - 64, 2)` of `d`"), "{said}");
    let (cuda, _) = run("cu-cuda", "kernel");
    assert!(cuda.contains("__launch_bounds__(96, 2) void _occa_a_0("), "{cuda}");
    let (hip, _) = run("cu-hip", "kernel");
    assert!(hip.contains("__launch_bounds__(128) void _occa_b_0("), "{hip}");
}

#[test]
fn blocks_beyond_their_launch_bounds_are_told() {
    let text = "__global__ void __launch_bounds__(32) k(int *x) { x[threadIdx.x] = 1; }\n\
                void go(int *x) { k<<<1, 64>>>(x); }\n";
    for pipeline in ["cu-serial", "cu-cuda"] {
        says("beyond-bounds", text, pipeline, 1, &["error[launch-bounds-too-small]", "a.cu:1:"]);
    }
}

/// The parser does not tell which functions these are: the launch has to name them.
#[test]
fn functions_as_template_arguments_that_no_launch_names_are_refused() {
    let text = "__device__ int twice(int v) { return 2 * v; }\n\
                template <int (*F)(int) = twice> __global__ void k(int *x) { x[threadIdx.x] = F(x[0]); }\n";
    let named = format!("{text}void go(int *x) {{ k<twice><<<1, 32>>>(x); }}\n");
    assert_eq!(okl("named-functions", &named, "cu-serial").code, Some(0));
    let unnamed = format!("{text}void go(int *x) {{ k<<<1, 32>>>(x); }}\n");
    let wanted =
        ["error[cu-unsupported]: this template has arguments", "a.cu:2:", "functions that the launch names"];
    says("unnamed-functions", &unnamed, "cu-serial", 1, &wanted);
}

/// A group of active threads is one thread: it may stand where only some threads come, with barriers of all behind it.
#[test]
fn groups_of_active_threads_are_single_threads() {
    let text = "#include <cooperative_groups.h>\n#include <cstdio>\nnamespace cg = cooperative_groups;\n\
                __global__ void k(int *x) {\n\
                  if (threadIdx.x % 3 == 0) {\n\
                    auto g = cg::coalesced_threads();\n\
                    int first = 7;\n\
                    if (g.thread_rank() == 0) first = atomicAdd(&x[32], g.size());\n\
                    g.sync();\n\
                    x[threadIdx.x] = g.shfl(first, 0) + g.ballot(1) + g.any(0) + g.num_threads();\n\
                  }\n\
                  __syncthreads();\n\
                  if (threadIdx.x == 0) x[33] = x[32];\n\
                }\n\
                int main() {\n\
                  int *x;\n\
                  cudaMallocManaged(&x, 34 * sizeof(int));\n\
                  for (int i = 0; i < 34; ++i) x[i] = 0;\n\
                  k<<<1, 32>>>(x);\n\
                  cudaDeviceSynchronize();\n\
                  int sum = 0;\n\
                  for (int i = 0; i < 32; ++i) sum += x[i];\n\
                  printf(\"%d %d\\n\", x[33], sum);\n\
                }\n";
    prints("active-threads", text, "11 77\n");
}

#[test]
fn values_that_threads_do_not_tell_each_other_are_refused() {
    let text = "#include <cooperative_groups/reduce.h>\nnamespace cg = cooperative_groups;\n\
                struct P { float v; int i; };\n\
                struct Most { __device__ P operator()(P a, P b) const { return a.v > b.v ? a : b; } };\n\
                __global__ void k(P *x) {\n\
                  auto w = cg::tiled_partition<32>(cg::this_thread_block());\n\
                  P p = w.shfl_down(x[0], 1);\n\
                  p = cg::reduce(w, p, Most());\n\
                  p.i = cg::reduce(w, p.i, [](int a, int b) { return a * b; });\n\
                  x[threadIdx.x] = p;\n\
                }\nvoid go(P *x) { k<<<1, 32>>>(x); }\n";
    let wanted = [
        "error[cu-unsupported]: `shfl_down` has a value of type `P`",
        "a.cu:7:",
        "error[cu-unsupported]: okl does not read `reduce`",
        "a.cu:8:",
        "a.cu:9:",
    ];
    says("structures-of-groups", text, "cu-openmp", 1, &wanted);
}

#[test]
fn destructors_are_not_left_out_though_no_call_of_them_is_written() {
    let text = "struct Count {\n  int *at;\n  __device__ ~Count() { atomicAdd(at, 1); }\n  __device__ void dead() { atomicAdd(at, 1); }\n};\n\
                __global__ void k(int *o) { Count c{o}; }\nint main() { k<<<1, 32>>>(nullptr); }\n";
    says("destructors", text, "cu-serial", 1, &["error[foreign-word]", "a.cu:3:25"]);
}

#[test]
fn types_that_only_macros_name_and_members_of_other_classes_are_found() {
    let text = "#include <cstdio>\nnamespace n {\nstruct Pair { int a, b; };\n#define MAKE(x) Pair{x, x + 1}\n\
                template <class T> struct Box { __device__ static int load(T x) { return 10 * x; } };\n\
                template <class T> struct User {\n  \
                template <class U> __device__ int go(U u) { __syncthreads(); return Box<U>::load(u) + load(u); }\n  \
                template <class U> __device__ int load(U u) { return u + threadIdx.x; }\n};\n\
                __global__ void k(int *o) { auto p = MAKE(3); User<int> user; o[threadIdx.x] = p.a + p.b + user.go(2); }\n}\n\
                int main() {\n  int *a, h[32];\n  cudaMalloc(&a, sizeof h);\n  n::k<<<1, 32>>>(a);\n  \
                cudaMemcpy(h, a, sizeof h, cudaMemcpyDeviceToHost);\n  std::printf(\"%d %d\\n\", h[0], h[31]);\n}\n";
    prints("macro-types", text, "29 60\n");
}
