// Kernels whose template arguments are operations: classes with static functions, function objects, functions themselves,
// enumerations; reductions of warps and blocks that take the operation as an argument.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

namespace cg = cooperative_groups;

struct Twice {
  __device__ static int of(int x) { return 2 * x; }
};

struct Negated {
  __device__ static int of(int x) { return -x; }
};

template <class Op, class T> __global__ void map(int n, const T *x, T *y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = Op::of(x[i]);
}

__device__ void add_one(int &x) { x += 1; }
__device__ void square(int &x) { x *= x; }
template <class T> __device__ void halve(T &x) { x /= 2; }

template <typename T, void (*F)(T &)> __global__ void change(int n, T *x) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) F(x[i]);
}

__device__ int larger(int a, int b) { return a > b ? a : b; }
__device__ int sum(int a, int b) { return a + b; }

using Operation = int (*)(int, int);

template <Operation op> __device__ int warp_reduce(int v) {
  for (int offset = 16; offset > 0; offset /= 2) v = op(v, __shfl_xor_sync(0xffffffffu, v, offset));
  return v;
}

// As in programs for language models: a block reduces in two steps.
template <Operation op> __device__ int block_reduce(int v, int start) {
  __shared__ int parts[32];
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32, warps = blockDim.x / 32;
  v = warp_reduce<op>(v);
  if (lane == 0) parts[warp] = v;
  __syncthreads();
  v = lane < warps ? parts[lane] : start;
  return warp_reduce<op>(v);
}

template <Operation op> __global__ void reduce_rows(const int *x, int width, int start, int *out) {
  int v = start;
  for (int i = threadIdx.x; i < width; i += blockDim.x) v = op(v, x[blockIdx.x * width + i]);
  v = block_reduce<op>(v, start);
  if (threadIdx.x == 0) out[blockIdx.x] = v;
}

enum Kind { PLUS, LESS };

template <Kind kind> __global__ void tiles(const int *x, int *out) {
  auto block = cg::this_thread_block();
  auto warp = cg::tiled_partition<32>(block);
  const int v = x[blockIdx.x * blockDim.x + block.thread_rank()];
  int all;
  if constexpr (kind == PLUS) {
    all = cg::reduce(warp, v, cg::plus<int>{});
  } else {
    all = cg::reduce(warp, v, cg::less<int>{});
  }
  if (warp.thread_rank() == 0) out[blockIdx.x * warp.meta_group_size() + warp.meta_group_rank()] = all;
}

int main() {
  const int n = 512, rows = 4, width = n / rows;
  std::vector<int> x(n), y(n), z(n), most(rows), total(rows), plus(n / 32), less(n / 32);
  for (int i = 0; i < n; ++i) x[i] = (i * 37) % 101 - 30;
  int *dx, *dy, *dz, *dout;
  const size_t bytes = n * sizeof(int);
  cudaMalloc(&dx, bytes);
  cudaMalloc(&dy, bytes);
  cudaMalloc(&dz, bytes);
  cudaMalloc(&dout, bytes);
  cudaMemcpy(dx, x.data(), bytes, cudaMemcpyHostToDevice);
  map<Twice><<<n / 128, 128>>>(n, dx, dy);
  map<Negated, int><<<n / 64, 64>>>(n, dx, dz);
  change<int, add_one><<<n / 64, 64>>>(n, dy);
  change<int, square><<<n / 64, 64>>>(n, dy);
  change<int, halve<int>><<<n / 64, 64>>>(n, dz);
  cudaMemcpy(y.data(), dy, bytes, cudaMemcpyDeviceToHost);
  cudaMemcpy(z.data(), dz, bytes, cudaMemcpyDeviceToHost);
  reduce_rows<larger><<<rows, 96>>>(dx, width, -1000, dout);
  cudaMemcpy(most.data(), dout, rows * sizeof(int), cudaMemcpyDeviceToHost);
  reduce_rows<sum><<<rows, 64>>>(dx, width, 0, dout);
  cudaMemcpy(total.data(), dout, rows * sizeof(int), cudaMemcpyDeviceToHost);
  tiles<PLUS><<<n / 128, 128>>>(dx, dout);
  cudaMemcpy(plus.data(), dout, n / 32 * sizeof(int), cudaMemcpyDeviceToHost);
  tiles<LESS><<<n / 128, 128>>>(dx, dout);
  cudaMemcpy(less.data(), dout, n / 32 * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(dx);
  cudaFree(dy);
  cudaFree(dz);
  cudaFree(dout);

  unsigned checksum = 0;
  for (int r = 0; r < rows; ++r) {
    int m = -1000, s = 0;
    for (int i = r * width; i < (r + 1) * width; ++i) {
      m = x[i] > m ? x[i] : m;
      s += x[i];
    }
    if (most[r] != m || total[r] != s) {
      printf("operations: row %d has %d and %d, expected %d and %d\n", r, most[r], total[r], m, s);
      return 1;
    }
    checksum = checksum * 31 + m + s;
  }
  for (int w = 0; w < n / 32; ++w) {
    int s = 0, m = 1000;
    for (int i = 32 * w; i < 32 * (w + 1); ++i) {
      s += x[i];
      m = x[i] < m ? x[i] : m;
    }
    if (plus[w] != s || less[w] != m) {
      printf("operations: warp %d has %d and %d, expected %d and %d\n", w, plus[w], less[w], s, m);
      return 1;
    }
    checksum = checksum * 31 + s + m;
  }
  for (int i = 0; i < n; ++i) {
    const int v = (2 * x[i] + 1) * (2 * x[i] + 1), w = -x[i] / 2;
    if (y[i] != v || z[i] != w) {
      printf("operations: element %d is %d and %d, expected %d and %d\n", i, y[i], z[i], v, w);
      return 1;
    }
    checksum = checksum * 31 + v + w;
  }
  printf("ok operations %u\n", checksum);
  return 0;
}
