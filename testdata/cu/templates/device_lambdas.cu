// Lambdas marked __device__ and __host__ __device__ as kernel arguments, with captures by value; lambdas inside of
// kernels.
// nvcc: --extended-lambda
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

template <typename F>
__global__ void forEach(int n, F f) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) f(i);
}

template <typename F>
void parallelFor(int n, F f) {
  const int threads = 128;
  forEach<<<(n + threads - 1) / threads, threads>>>(n, f);
}

__global__ void lambdaInside(const int *in, int *out, int n, int factor) {
  auto weighted = [=](int x) { return x * factor + 1; };
  int calls = 0;
  auto counted = [&calls, in](int k) {
    ++calls;
    return in[k];
  };
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    int v = weighted(counted(i)) - counted((i + 1) % n);
    out[i] = v + calls;
  }
}

struct Pair {
  int a, b;
};

int main() {
  const int n = 1000;
  std::vector<int> out(n), inside(n);
  int *x, *y, *z;
  cudaMalloc(&x, n * sizeof(int));
  cudaMalloc(&y, n * sizeof(int));
  cudaMalloc(&z, n * sizeof(int));
  const int offset = 12;
  Pair pair = {3, -7};
  parallelFor(n, [=] __device__(int i) { x[i] = i * 2 + offset; });
  parallelFor(n, [x, y, pair] __device__(int i) { y[i] = x[i] * pair.a + pair.b; });
  auto fold = [=] __host__ __device__(int a, int b) { return a ^ (b << offset % 5); };
  parallelFor(n, [=] __device__(int i) {
    int v = y[i];
    for (int k = 1; k <= 3; ++k) v = fold(v, x[(i + k) % n]);
    z[i] = v;
  });
  cudaMemcpy(out.data(), z, n * sizeof(int), cudaMemcpyDeviceToHost);
  lambdaInside<<<8, 128>>>(x, y, n, 5);
  cudaMemcpy(inside.data(), y, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(x);
  cudaFree(y);
  cudaFree(z);

  unsigned sum = 0;
  auto first = [=](int i) { return i % n * 2 + offset; };
  for (int i = 0; i < n; ++i) {
    int v = first(i) * 3 - 7;
    for (int k = 1; k <= 3; ++k) v = fold(v, first(i + k));
    int w = first(i) * 5 + 1 - first(i + 1) + 2;
    if (out[i] != v || inside[i] != w) {
      printf("device_lambdas: element %d is %d, %d, expected %d, %d\n", i, out[i], inside[i], v, w);
      return 1;
    }
    sum = sum * 31 + v + w;
  }
  printf("ok device_lambdas %u\n", sum);
  return 0;
}
