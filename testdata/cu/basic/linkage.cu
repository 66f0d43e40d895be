// Kernels with other linkage: static, in namespaces (also an anonymous one), extern "C"; device functions with default
// arguments and overloads; a prototype before the definition.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

__global__ void declaredFirst(int *data, int n);

__device__ int shifted(int x, int by = 2) { return x << by; }
__device__ int shifted(int x, int by, int add) { return (x << by) + add; }

static __global__ void addStatic(int *data, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] += shifted(i);
}

namespace physics {
namespace detail {
__device__ int weight(int i) { return i % 5; }
}  // namespace detail

__global__ void add(int *data, int n, int factor) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] += factor * detail::weight(i);
}
}  // namespace physics

namespace graphics {
// The same name as in the other namespace.
__global__ void add(int *data, int n, int factor) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] -= factor * (i & 3);
}
}  // namespace graphics

namespace {
__global__ void addHidden(int *data, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] += shifted(i, 1, 5);
}
}  // namespace

extern "C" __global__ void add_c(int *data, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] += shifted(1, i & 7);
}

extern "C" {
__global__ void twice_c(int *data, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] *= 2;
}
}

// A default argument of a kernel.
__global__ void subtract(int *data, int n, int amount = 3) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] -= amount;
}

int main() {
  const int n = 400;
  const int blocks = 4, threads = 128;
  int *data;
  cudaMalloc(&data, n * sizeof(int));
  cudaMemset(data, 0, n * sizeof(int));
  addStatic<<<blocks, threads>>>(data, n);
  physics::add<<<blocks, threads>>>(data, n, 11);
  {
    using namespace graphics;
    add<<<blocks, threads>>>(data, n, 2);
  }
  addHidden<<<blocks, threads>>>(data, n);
  add_c<<<blocks, threads>>>(data, n);
  twice_c<<<blocks, threads>>>(data, n);
  subtract<<<blocks, threads>>>(data, n);
  subtract<<<blocks, threads>>>(data, n, 40);
  declaredFirst<<<blocks, threads>>>(data, n);
  std::vector<int> result(n);
  cudaMemcpy(result.data(), data, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(data);

  unsigned sum = 0;
  for (int i = 0; i < n; ++i) {
    int e = i * 4 + 11 * (i % 5) - 2 * (i & 3) + i * 2 + 5 + (1 << (i & 7));
    e = (e * 2 - 43) ^ i;
    if (result[i] != e) {
      printf("linkage: element %d is %d, expected %d\n", i, result[i], e);
      return 1;
    }
    sum = sum * 31 + e;
  }
  printf("ok linkage %u\n", sum);
  return 0;
}

__global__ void declaredFirst(int *data, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] ^= i;
}
