// Variables of the device in namespaces, also in one without a name, with a type of the same namespace; several in one
// declaration, with initial values; one with C linkage.
#include <cstdio>
#include <cuda_runtime.h>

namespace {
struct Weights {
  int one, two;
};
__constant__ int table[3] = {1, 2, 3};
__constant__ Weights weights = {10, 20};
__device__ int total;
int plain = 3;
}  // namespace

namespace outer {
__device__ int other = 5;
static __constant__ int first, second = 4;
namespace inner {
__device__ int deep[2] = {100, 200};
}
int helper() { return plain; }
}  // namespace outer

extern "C" __device__ int linked;
__device__ int one = 1, two = 2, many[2] = {3, 4};

__global__ void collect(int *x) {
  int i = threadIdx.x;
  x[i] = table[i % 3] + weights.two + outer::other + outer::first + outer::second + outer::inner::deep[i % 2] + linked +
         one + two + many[1];
  atomicAdd(&total, i);
  if (i == 0) outer::inner::deep[0] = 7;
}

int main() {
  int *d_x, x[64], set = 6;
  cudaMalloc(&d_x, sizeof x);
  cudaMemcpyToSymbol(outer::first, &set, sizeof set);
  cudaMemcpyToSymbol(linked, &set, sizeof set);
  collect<<<1, 64>>>(d_x);
  cudaMemcpy(x, d_x, sizeof x, cudaMemcpyDeviceToHost);
  long long checksum = outer::helper();
  const int expectedTable[3] = {1, 2, 3};
  for (int i = 1; i < 64; i += 2) {
    int expected = expectedTable[i % 3] + 20 + 5 + 6 + 4 + 200 + 6 + 1 + 2 + 4;
    if (x[i] != expected) {
      std::printf("symbols_in_namespaces: %d is %d, expected %d\n", i, x[i], expected);
      return 1;
    }
    checksum += x[i];
  }
  int sum = 0, deep[2] = {0, 0};
  cudaMemcpyFromSymbol(&sum, total, sizeof sum);
  cudaMemcpyFromSymbol(deep, outer::inner::deep, sizeof deep);
  if (sum != 2016 || deep[0] != 7 || deep[1] != 200) {
    std::printf("symbols_in_namespaces: %d %d %d\n", sum, deep[0], deep[1]);
    return 1;
  }
  cudaFree(d_x);
  std::printf("ok symbols_in_namespaces %lld\n", checksum);
  return 0;
}
