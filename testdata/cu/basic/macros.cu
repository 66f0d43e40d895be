// Macros: for the index, for a loop, for whole kernels, and for launches.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

#define GLOBAL_ID (blockIdx.x * blockDim.x + threadIdx.x)
#define KERNEL_LOOP(i, n) for (int i = GLOBAL_ID; i < (n); i += blockDim.x * gridDim.x)
#define THREADS 128
#define DIV_UP(a, b) (((a) + (b)-1) / (b))

// One kernel for each operator.
#define BINARY_KERNEL(name, op)                                        \
  __global__ void name##Kernel(const int *a, const int *b, int *c, int n) { \
    KERNEL_LOOP(i, n) { c[i] = a[i] op b[i]; }                         \
  }

BINARY_KERNEL(plus, +)
BINARY_KERNEL(minus, -)
BINARY_KERNEL(times, *)

#define LAUNCH(name, n, ...) name##Kernel<<<DIV_UP(n, THREADS), THREADS>>>(__VA_ARGS__, n)

#define LAUNCH_FEW(kernel, args)  \
  do {                            \
    dim3 few(2);                  \
    kernel<<<few, THREADS>>> args; \
    cudaDeviceSynchronize();      \
  } while (0)

#ifdef NEVER_DEFINED
__global__ void timesKernel() { this is never compiled; }
#endif

int main() {
  const int n = 700;
  std::vector<int> a(n), b(n), c(3 * n);
  for (int i = 0; i < n; ++i) {
    a[i] = i;
    b[i] = 7 * i % 23;
  }
  int *da, *db, *dc;
  cudaMalloc(&da, n * sizeof(int));
  cudaMalloc(&db, n * sizeof(int));
  cudaMalloc(&dc, 3 * n * sizeof(int));
  cudaMemcpy(da, a.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  cudaMemcpy(db, b.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  LAUNCH(plus, n, da, db, dc);
  LAUNCH(minus, n, da, db, dc + n);
  LAUNCH_FEW(timesKernel, (da, db, dc + 2 * n, n));
  cudaMemcpy(c.data(), dc, 3 * n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(da);
  cudaFree(db);
  cudaFree(dc);

  unsigned sum = 0;
  for (int i = 0; i < n; ++i) {
    if (c[i] != a[i] + b[i] || c[n + i] != a[i] - b[i] || c[2 * n + i] != a[i] * b[i]) {
      printf("macros: element %d is %d, %d, %d, expected %d, %d, %d\n", i, c[i], c[n + i], c[2 * n + i], a[i] + b[i],
             a[i] - b[i], a[i] * b[i]);
      return 1;
    }
    sum = sum * 31 + c[i] + c[n + i] + c[2 * n + i];
  }
  printf("ok macros %u\n", sum);
  return 0;
}
