// Error checks around every call: macros with cudaGetErrorString, exit and __FILE__; cudaGetLastError and
// cudaPeekAtLastError after launches; cudaDeviceSynchronize; an inline function that checks.
#include <cstdio>
#include <cstdlib>
#include <vector>
#include <cuda_runtime.h>

#define CUDA_CHECK(call)                                                                               \
  do {                                                                                                 \
    cudaError_t status_ = (call);                                                                      \
    if (status_ != cudaSuccess) {                                                                      \
      fprintf(stderr, "%s:%d: %s failed: %s\n", __FILE__, __LINE__, #call, cudaGetErrorString(status_)); \
      exit(1);                                                                                         \
    }                                                                                                  \
  } while (0)

#define gpuErrchk(ans) \
  { gpuAssert((ans), __FILE__, __LINE__); }

inline void gpuAssert(cudaError_t code, const char *file, int line, bool abort = true) {
  if (code != cudaSuccess) {
    fprintf(stderr, "GPUassert: %s (%s) %s %d\n", cudaGetErrorString(code), cudaGetErrorName(code), file, line);
    if (abort) exit(code);
  }
}

__global__ void cube(const int *in, int *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = in[i] * in[i] * in[i];
}

int main() {
  const int n = 300;
  std::vector<int> in(n), out(n);
  for (int i = 0; i < n; ++i) in[i] = i - 150;
  int *d_in = NULL, *d_out = NULL;
  CUDA_CHECK(cudaMalloc(&d_in, n * sizeof(int)));
  gpuErrchk(cudaMalloc((void **)&d_out, n * sizeof(int)));
  CUDA_CHECK(cudaMemcpy(d_in, in.data(), n * sizeof(int), cudaMemcpyHostToDevice));

  cube<<<(n + 31) / 32, 32>>>(d_in, d_out, n);
  gpuErrchk(cudaPeekAtLastError());
  CUDA_CHECK(cudaGetLastError());
  CUDA_CHECK(cudaDeviceSynchronize());

  cudaError_t err = cudaMemcpy(out.data(), d_out, n * sizeof(int), cudaMemcpyDeviceToHost);
  if (err != cudaSuccess) {
    fprintf(stderr, "copy: %s\n", cudaGetErrorString(err));
    return 1;
  }
  if ((err = cudaFree(d_in)) != cudaSuccess || (err = cudaFree(d_out)) != cudaSuccess) return 1;
  if (cudaGetErrorString(cudaSuccess)[0] == '\0') {
    printf("error_checks: success has no text\n");
    return 1;
  }

  unsigned sum = 0;
  for (int i = 0; i < n; ++i) {
    if (out[i] != in[i] * in[i] * in[i]) {
      printf("error_checks: element %d is %d, expected %d\n", i, out[i], in[i] * in[i] * in[i]);
      return 1;
    }
    sum = sum * 31 + out[i];
  }
  printf("ok error_checks %u\n", sum);
  return 0;
}
