//! Texts of CUDA programs.

use std::fmt::Write;

/// The first lines of each program here: an include, macros and comments, as headers of programs have them.
const HEAD: &str =
    "#include <cstdio>\n#include <cuda_runtime.h>\n/* Twice\n   a value. */\n#define TWICE(a) ((a) + (a))\n";

/// Kernels with all that belongs to them: variables of the device, functions, shuffles, launches, and the host's code.
pub fn kernels(n: usize) -> String {
    let mut text = String::from(HEAD);
    for at in 0..n {
        write!(
            text,
            "// A kernel.\n__constant__ float table{at}[2]; /* of two */\n__device__ int counter{at};\n\
             __device__ float lane{at}(float x) {{ return x * threadIdx.x + table{at}[1]; }}\n\
             __global__ void add{at}(int n, float *x) {{\n  // the index\n\
             \x20 int i = blockIdx.x * blockDim.x + threadIdx.x;\n  if (i < n) x[i] += {at};\n}}\n\
             __global__ void kernel{at}(int n, const float *x, float *y) {{\n\
             \x20 __shared__ float s[64];\n  extern __shared__ float more[];\n  int t = threadIdx.x;\n\
             \x20 s[t] = lane{at}(x[blockIdx.x * blockDim.x + t]);\n  __syncthreads();\n\
             \x20 float v = __shfl_down_sync(~0u, s[63 - t], 1);\n\
             \x20 if (t == 0) {{ atomicAdd(&counter{at}, 1); y[atomicAdd(&counter{at}, 1)] = TWICE(v); }}\n}}\n\
             void run{at}(int n, float *x, float *y) {{\n\
             \x20 float host[2] = {{1, 2}}; // of the host\n  cudaMemcpyToSymbol(table{at}, host, sizeof(host));\n\
             \x20 add{at}<<<(n + 63) / 64, 64>>>(n, x);\n\
             \x20 kernel{at}<<<dim3(n), dim3(64), 256>>>(n, x, y);\n}}\n"
        )
        .expect("a string");
    }
    text
}

/// Instances of a kernel and of the function that it calls.
pub fn instances(n: usize) -> String {
    let mut lines = String::new();
    for at in 0..20 {
        write!(
            lines,
            "  // step {at}\n  if (N > {at}) {{ s[t] = v = step<T, N>(v + s[t ^ {at}]); }} /* {at} */\n  __syncthreads();\n"
        )
        .expect("a string");
    }
    let launches: String = (0..n)
        .map(|at| format!("    case {at}: sum<float, {at}><<<n, 64, 0>>>(x); break; // {at}\n"))
        .collect();
    format!(
        "{HEAD}template <class T, int N> __device__ T step(T x) {{ return x * N; /* N times */ }}\n\
         template <class T, int N> __global__ void sum(T *x) {{\n  __shared__ T s[64];\n  int t = threadIdx.x;\n\
         \x20 T v = s[t] = x[t];\n  __syncthreads();\n{lines}  x[t] = v;\n}}\n\
         void run(int which, int n, float *x) {{\n  switch (which) {{\n{launches}  }}\n}}\n"
    )
}

/// An instance of a kernel with a long body, and comments.
pub fn lines(n: usize) -> String {
    let mut body = String::new();
    for at in 0..n {
        write!(
            body,
            "  // line {at}\n  r += step(TWICE(r) * (T){at}); /* more */\n\
             \x20 {{ const T t{at} = s[threadIdx.x]; s[threadIdx.x] = t{at} + exp(r); }}\n\
             \x20 if (r > (T){at} && i != {at}) {{ r = x[i]; }} else {{ r *= 2; }}\n"
        )
        .expect("a string");
    }
    format!(
        "{HEAD}template <class T> __device__ T step(T a) {{ return TWICE(a) + 1; }}\n\
         template <class T> __global__ void k(int n, const T *x, T *y) {{\n  __shared__ T s[64];\n\
         \x20 int i = blockIdx.x * blockDim.x + threadIdx.x;\n  T r = x[i];\n  s[threadIdx.x] = r;\n{body}\
         \x20 __syncthreads();\n  y[i] = s[63 - threadIdx.x] + r;\n}}\n\
         void run(int n, float *x, float *y) {{ k<float><<<n / 64, 64>>>(n, x, y); }}\n"
    )
}

/// Classes with members that become functions.
pub fn classes(n: usize) -> String {
    let mut text = String::from(HEAD);
    for at in 0..n {
        write!(
            text,
            "// A class.\nclass Scan{at} {{\n  float *x; // memory\npublic:\n  int size;\n\
             \x20 __device__ Scan{at}(float *x, int n) : x(x), size(n) {{}}\n\
             \x20 __device__ float get() const {{ return x[threadIdx.x % size]; }} /* a number */\n\
             \x20 __device__ void put(float v) {{ __syncthreads(); x[threadIdx.x] = v; }}\n}};\n\
             __global__ void scan{at}(float *x) {{\n  Scan{at} scan(x, 64);\n  float v = scan.get();\n  scan.put(v + {at});\n}}\n\
             void run{at}(float *x) {{ scan{at}<<<1, 64>>>(x); }}\n"
        )
        .expect("a string");
    }
    text
}
