// Lambdas of the device as arguments: captures of numbers, pointers and structures with pointers, results, constants of
// the device, threadIdx, in member functions, and lambdas that capture others.
// nvcc: --extended-lambda
#include <cstdio>
#include <cuda_runtime.h>

struct Parameters {
  int factor;
  int *values;
};

__constant__ int shift;

__device__ int twice(int x) { return 2 * x + shift; }

template <class F>
__global__ void apply(int n, F f) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) f(i);
}

template <class T, class F>
__device__ T fold(const T *x, int n, T start, F f) {
  T v = start;
  for (int i = 0; i < n; ++i) v = f(v, x[i]);
  return v;
}

template <class T, class F>
__global__ void folds(const T *x, int n, T *result, F f) {
  if (threadIdx.x == 0) *result = fold(x, n, T(0), f);
}

template <class F>
void launch(int n, F &&f) {
  apply<<<(n + 63) / 64, 64>>>(n, f);
}

class Field {
  int n;
  int *x;

 public:
  explicit Field(int count) : n(count) { cudaMalloc(&x, n * sizeof(int)); }
  ~Field() { cudaFree(x); }
  void fill(int value) {
    int *y = x;
    launch(n, [=] __device__(int i) { y[i] = value + threadIdx.x; });
  }
  int *data() const { return x; }
};

int main() {
  const int n = 150;
  int host_shift = 3, x[n], y[n], results[2];
  cudaMemcpyToSymbol(shift, &host_shift, sizeof(int));
  int *d_x, *d_results;
  cudaMalloc(&d_x, n * sizeof(int));
  cudaMalloc(&d_results, 2 * sizeof(int));
  Parameters p = {5, d_x};
  launch(n, [=] __device__(int i) { p.values[i] = twice(p.factor) * i % 101; });
  auto larger = [] __host__ __device__(int a, int b) -> int { return a > b ? a : b; };
  folds<<<1, 32>>>(d_x, n, d_results, [] __host__ __device__(int a, int b) { return a + b; });
  folds<<<1, 32>>>(d_x, n, d_results + 1, larger);
  Field field(n);
  field.fill(7);
  cudaMemcpy(x, d_x, sizeof(x), cudaMemcpyDeviceToHost);
  cudaMemcpy(y, field.data(), sizeof(y), cudaMemcpyDeviceToHost);
  cudaMemcpy(results, d_results, sizeof(results), cudaMemcpyDeviceToHost);
  int sum = 0, largest = 0;
  unsigned check = 0;
  for (int i = 0; i < n; ++i) {
    int expected = 13 * i % 101;
    sum += expected;
    largest = larger(largest, expected);
    if (x[i] != expected || y[i] != 7 + i % 64) {
      printf("lambda_arguments: element %d is %d, %d\n", i, x[i], y[i]);
      return 1;
    }
    check = check * 31 + x[i] + y[i];
  }
  if (results[0] != sum || results[1] != largest) {
    printf("lambda_arguments: %d %d, expected %d %d\n", results[0], results[1], sum, largest);
    return 1;
  }
  cudaFree(d_x);
  cudaFree(d_results);
  printf("ok lambda_arguments %u\n", check);
  return 0;
}
