//! Small device programs that test the emulator and the errors that it detects.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use okl_testing::process::{self, Ended};
use okl_testing::tools::Tool;

/// Builds a program of device code and a `main` that launches it; runs it with each seed.
fn run(name: &str, device: &str, main: &str, seeds: &[u64]) -> Option<Vec<Ended>> {
    let gxx = Tool::Gxx.find()?;
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder: PathBuf = Path::new(env!("CARGO_TARGET_TMPDIR")).join("emulator").join(name);
    fs::create_dir_all(&folder).expect("a scratch folder");
    let source = folder.join("program.cpp");
    let launch = "template <class... P, class... A>
        void launch(void (*f)(P...), occa::dim outer, occa::dim inner, A... a) {
          occa::modeKernel_t device = {\"f\", &okl_emulator::run<P...>, reinterpret_cast<void (*)()>(f), 0};
          occa::kernel kernel(&device);
          kernel.setRunDims(outer, inner);
          kernel(a...);
        }
        template <class T>
        occa::modeMemory_t memory(T *p) { return {p, 0, &typeid(T), sizeof(T)}; }";
    let text = format!("#include <okl_cuda_emulator.hpp>\n{device}\n{launch}\nint main() {{ {main} }}\n");
    fs::write(&source, text).expect("the program is written");
    let program = folder.join("run");
    let mut build = Command::new(gxx);
    build.args(["-std=c++17", "-O1", "-Wall", "-Wextra", "-Werror", "-ftrivial-auto-var-init=pattern"]);
    build.arg("-I").arg(here.join("include")).arg("-I").arg(here.join("emulator"));
    build.arg(&source).arg("-o").arg(&program);
    build.args(["emulator/okl_scheduler.cpp", "include/occa/core/runtime.cpp"].map(|own| here.join(own)));
    process::run(&mut build).and_then(|ended| ended.success("g++")).expect("the program is built");
    let run = |seed: &u64| {
        let mut command = Command::new(&program);
        process::run(command.env("OKL_EMULATOR_SEED", seed.to_string())).expect("the program ends")
    };
    Some(seeds.iter().map(run).collect())
}

#[test]
fn atomics_count_every_thread_once() {
    let device = r"
        extern __global__ void f(int *i, unsigned *u, unsigned long long *w, float *x, double *y) {
          const int t = int(threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * blockIdx.z));
          atomicAdd(&i[0], 1); atomicSub(&i[1], 2); atomicMin(&i[2], t); atomicMax(&i[3], t);
          atomicXor(&i[4], t); atomicOr(&i[5], t); atomicInc(&u[0], 9u); atomicAdd(w, 1ull << 40);
          atomicAdd(x, 0.5f); atomicAdd(y, 0.25);
          for (int old = i[6], seen; ; old = seen) { seen = atomicCAS(&i[6], old, old + t); if (seen == old) break; }
        }";
    let main = r"
        int i[7] = {0, 0, 99, -1, 0, 0, 0}; unsigned u = 0; unsigned long long w = 0; float x = 0; double y = 0;
        auto a = memory(i); auto b = memory(&u); auto c = memory(&w); auto d = memory(&x); auto e = memory(&y);
        launch(f, occa::dim(1, 1, 2), occa::dim(8, 4), &a, &b, &c, &d, &e);
        bool ok = i[0] == 64 && i[1] == -128 && i[2] == 0 && i[3] == 63 && i[4] == 0 && i[5] == 63;
        return ok && i[6] == 64 * 63 / 2 && u == 4 && w == 64ull << 40 && x == 32 && y == 16 ? 0 : 1;";
    for ended in run("atomics", device, main, &[0, 1, 2, 3]).unwrap_or_default() {
        assert_eq!(ended.code, Some(0), "{}", ended.stderr);
    }
}

#[test]
fn a_missing_barrier_changes_the_result() {
    // Each thread reads its neighbour's entry; with the barrier every order has the same result.
    let device = r"
        extern __global__ void f(int *out) {
          __shared__ int s[64];
          const int t = int(threadIdx.x);
          s[t] = t;
          BARRIER
          out[t] = s[63 - t];
        }";
    let main = r"
        int out[64]; auto a = memory(out);
        launch(f, 1, 64, &a);
        for (int t = 0; t < 64; ++t) if (out[t] != 63 - t) return 1;
        return 0;";
    let codes = |name: &str, text: &str| {
        let ended = run(name, &device.replace("BARRIER", text), main, &[0, 1, 2]).unwrap_or_default();
        ended.iter().map(|ended| ended.code).collect::<Vec<_>>()
    };
    assert!(codes("barrier_there", "__syncthreads();").iter().all(|code| *code == Some(0)));
    assert!(codes("barrier_missing", "").iter().all(|code| *code == Some(1)));
}

#[test]
fn a_barrier_missing_where_the_plain_order_is_lucky_shows_in_a_shuffled_one() {
    // In order, thread t - 1 always runs before thread t.
    let device = r"
        extern __global__ void f(int *out) {
          __shared__ int s[64];
          const int t = int(threadIdx.x);
          s[t] = t;
          out[t] = t == 0 ? 0 : s[t - 1] + 1;
        }";
    let main = r"
        int out[64]; auto a = memory(out);
        launch(f, 1, 64, &a);
        for (int t = 0; t < 64; ++t) if (out[t] != t) return 1;
        return 0;";
    let Some(ended) = run("lucky_order", device, main, &[0, 1, 2, 3]) else { return };
    assert_eq!(ended[0].code, Some(0));
    assert!(ended[1..].iter().all(|ended| ended.code == Some(1)), "{ended:?}");
}

#[test]
fn divergent_barriers_end_the_run() {
    let main = "launch(f, 1, 64, 0); return 0;";
    let cases = [
        ("some_threads_skip", "if (threadIdx.x < 60) __syncthreads();", "has ended"),
        ("two_places", "if (threadIdx.x < 60) __syncthreads();\nelse __syncthreads();", "waits at line"),
        ("warp", "if (threadIdx.x != 40) __syncwarp();", "has ended"),
    ];
    for (name, body, message) in cases {
        let device = format!("extern __global__ void f(int) {{ {body} }}");
        for ended in run(name, &device, main, &[0, 1]).unwrap_or_default() {
            assert_eq!(ended.code, Some(3), "{name}");
            assert!(
                ended.stderr.contains("divergent barrier") && ended.stderr.contains(message),
                "{}",
                ended.stderr
            );
        }
    }
}

#[test]
fn warps_meet_without_waiting_for_each_other() {
    let device = r"
        extern __global__ void f(int *out) {
          __shared__ int s[96];
          const int t = int(threadIdx.x);
          if (t < 64) { s[t] = t; __syncwarp(); out[t] = s[t ^ 31]; }
          __syncthreads();
        }";
    let main = r"
        int out[64]; auto a = memory(out);
        launch(f, 1, 96, &a);
        for (int t = 0; t < 64; ++t) if (out[t] != (t ^ 31)) return 1;
        return 0;";
    for ended in run("warps", device, main, &[0, 1, 2]).unwrap_or_default() {
        assert_eq!(ended.code, Some(0), "{}", ended.stderr);
    }
}

#[test]
fn shared_memory_starts_as_garbage_in_every_block() {
    let device = r"
        extern __global__ void f(int *out) {
          __shared__ float s;
          __shared__ int n;
          out[blockIdx.x] = (s != s) && n == -1;
          s = 1; n = 1;
        }";
    let main = r"
        int out[3] = {0, 0, 0}; auto a = memory(out);
        launch(f, 3, 1, &a);
        return out[0] && out[1] && out[2] ? 0 : 1;";
    for ended in run("garbage", device, main, &[0, 1]).unwrap_or_default() {
        assert_eq!(ended.code, Some(0), "{}", ended.stderr);
    }
}

#[test]
fn an_empty_launch_is_noticed() {
    let device = "extern __global__ void f(int *out) { out[0] = 1; }";
    for (name, sizes) in
        [("none", "0, 32"), ("groups", "occa::dim(4, 0), 32"), ("items", "4, occa::dim(8, 0, 2)")]
    {
        let main = format!("int out[1] = {{0}}; auto a = memory(out); launch(f, {sizes}, &a); return 0;");
        for ended in run(&format!("empty_{name}"), device, &main, &[0]).unwrap_or_default() {
            assert_eq!(ended.code, Some(3), "{}", ended.stderr);
            assert!(ended.stderr.contains("an empty range is launched"), "{}", ended.stderr);
        }
    }
}

#[test]
fn min_max_and_math_are_global_functions() {
    let device = r"
        extern __global__ void f(float *out) {
          out[0] = min(3, 2) + max(1.0f, 2.0f) + fabs(-1.0f) + sqrt(4.0f) + max(2u, 1u) + abs(-3) + rsqrtf(1.0f);
          static_assert(sizeof(fabs(1.0f)) == sizeof(float));
          const float4 v = make_float4(1, 2, 3, 4);
          out[0] += v.w;
        }";
    let main = "float out[1]; auto a = memory(out); launch(f, 1, 1, &a); return out[0] == 17 ? 0 : 1;";
    for ended in run("math", device, main, &[0]).unwrap_or_default() {
        assert_eq!(ended.code, Some(0), "{}", ended.stderr);
    }
}
