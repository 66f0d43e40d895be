// Kernel templates with type and value parameters: arguments given, deduced, or both; two instances of one kernel;
// default template arguments; a shared array whose size is a template parameter.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

template <typename T>
__global__ void axpy(int n, T a, const T *x, T *y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = a * x[i] + y[i];
}

template <typename T, int Factor = 3, bool Negate = false>
__global__ void scale(T *data, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    T v = data[i] * Factor;
    if (Negate) v = -v;
    data[i] = v;
  }
}

template <class T, unsigned Block>
__global__ void blockReverse(T *data) {
  __shared__ T s[Block];
  s[threadIdx.x] = data[blockIdx.x * Block + threadIdx.x];
  __syncthreads();
  data[blockIdx.x * Block + threadIdx.x] = s[Block - 1 - threadIdx.x];
}

template <typename In, typename Out>
__global__ void convert(const In *in, Out *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = static_cast<Out>(in[i]);
}

// Runs all kernels for one element type and gives the results as numbers of type double.
template <typename T>
std::vector<double> run(int n) {
  std::vector<T> x(n), y(n);
  std::vector<double> result(n);
  for (int i = 0; i < n; ++i) {
    x[i] = (T)(i % 50);
    y[i] = (T)(i % 7);
  }
  T *dx, *dy;
  double *dresult;
  cudaMalloc(&dx, n * sizeof(T));
  cudaMalloc(&dy, n * sizeof(T));
  cudaMalloc(&dresult, n * sizeof(double));
  cudaMemcpy(dx, x.data(), n * sizeof(T), cudaMemcpyHostToDevice);
  cudaMemcpy(dy, y.data(), n * sizeof(T), cudaMemcpyHostToDevice);
  axpy<T><<<n / 64, 64>>>(n, 2, dx, dy);
  axpy<<<n / 64, 64>>>(n, T(1), dx, dy);
  scale<T><<<n / 64, 64>>>(dy, n / 2);
  scale<T, 2, true><<<n / 64, 64>>>(dy, n);
  blockReverse<T, 32><<<n / 32, 32>>>(dy);
  blockReverse<T, 64><<<n / 64, 64>>>(dy);
  convert<<<n / 64, 64>>>(dy, dresult, n);
  cudaMemcpy(result.data(), dresult, n * sizeof(double), cudaMemcpyDeviceToHost);
  cudaFree(dx);
  cudaFree(dy);
  cudaFree(dresult);
  return result;
}

int main() {
  const int n = 640;
  const std::vector<double> results[] = {run<int>(n), run<float>(n), run<double>(n), run<long long>(n), run<short>(n)};
  unsigned sum = 0;
  for (int i = 0; i < n; ++i) {
    // Reversed in parts of 32, then of 64: the halves of 64 elements change places.
    int j = i ^ 32;
    int expected = -2 * ((j % 50) * 3 + j % 7) * (j < n / 2 ? 3 : 1);
    for (int type = 0; type < 5; ++type) {
      if (results[type][i] != expected) {
        printf("types_and_values: type %d, element %d is %g, expected %d\n", type, i, results[type][i], expected);
        return 1;
      }
    }
    sum = sum * 31 + expected;
  }
  printf("ok types_and_values %u\n", sum);
  return 0;
}
