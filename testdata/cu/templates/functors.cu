// Function objects as kernel arguments: with and without state, composed, returned by a function; a generic transform
// and a generic reduction that take them.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

struct Square {
  __host__ __device__ int operator()(int x) const { return x * x; }
};

struct AddConstant {
  int amount;
  explicit AddConstant(int a) : amount(a) {}
  __host__ __device__ int operator()(int x) const { return x + amount; }
};

struct Clamp {
  int low, high;
  __host__ __device__ int operator()(int x) const { return x < low ? low : (x > high ? high : x); }
};

template <typename F, typename G>
struct Compose {
  F f;
  G g;
  __host__ __device__ int operator()(int x) const { return f(g(x)); }
};

template <typename F, typename G>
Compose<F, G> compose(F f, G g) {
  return Compose<F, G>{f, g};
}

struct Maximum {
  static __host__ __device__ int identity() { return -0x7fffffff - 1; }
  __host__ __device__ int operator()(int a, int b) const { return a > b ? a : b; }
};

struct Plus {
  static __host__ __device__ int identity() { return 0; }
  __host__ __device__ int operator()(int a, int b) const { return a + b; }
};

template <typename F>
__global__ void transform(const int *in, int *out, int n, F f) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = f(in[i]);
}

template <typename Op>
__global__ void reduce(const int *in, int *result, int n, Op op) {
  __shared__ int s[128];
  int v = Op::identity();
  for (int i = threadIdx.x; i < n; i += blockDim.x) v = op(v, in[i]);
  s[threadIdx.x] = v;
  __syncthreads();
  for (int half = blockDim.x / 2; half > 0; half /= 2) {
    if (threadIdx.x < half) s[threadIdx.x] = op(s[threadIdx.x], s[threadIdx.x + half]);
    __syncthreads();
  }
  if (threadIdx.x == 0) *result = s[0];
}

template <typename F>
bool check(const char *what, const std::vector<int> &in, F f, unsigned *sum) {
  const int n = (int)in.size();
  std::vector<int> out(n);
  int *d_in, *d_out, *d_results, results[2];
  cudaMalloc(&d_in, n * sizeof(int));
  cudaMalloc(&d_out, n * sizeof(int));
  cudaMalloc(&d_results, 2 * sizeof(int));
  cudaMemcpy(d_in, in.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  transform<<<(n + 127) / 128, 128>>>(d_in, d_out, n, f);
  reduce<<<1, 128>>>(d_out, d_results, n, Maximum());
  reduce<<<1, 128>>>(d_out, d_results + 1, n, Plus{});
  cudaMemcpy(out.data(), d_out, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(results, d_results, sizeof(results), cudaMemcpyDeviceToHost);
  cudaFree(d_in);
  cudaFree(d_out);
  cudaFree(d_results);
  int largest = (-0x7fffffff - 1), total = 0;
  for (int i = 0; i < n; ++i) {
    int e = f(in[i]);
    if (out[i] != e) {
      printf("functors: %s: element %d is %d, expected %d\n", what, i, out[i], e);
      return false;
    }
    largest = Maximum()(largest, e);
    total += e;
  }
  if (results[0] != largest || results[1] != total) {
    printf("functors: %s: %d %d, expected %d %d\n", what, results[0], results[1], largest, total);
    return false;
  }
  *sum = *sum * 31 + largest + total;
  return true;
}

int main() {
  std::vector<int> in(777);
  for (size_t i = 0; i < in.size(); ++i) in[i] = (int)(i * 83 % 211) - 100;
  unsigned sum = 0;
  if (!check("square", in, Square(), &sum)) return 1;
  if (!check("add", in, AddConstant(17), &sum)) return 1;
  if (!check("clamp", in, Clamp{-20, 35}, &sum)) return 1;
  if (!check("composed", in, compose(AddConstant(-5), compose(Square{}, Clamp{-9, 12})), &sum)) return 1;
  printf("ok functors %u\n", sum);
  return 0;
}
