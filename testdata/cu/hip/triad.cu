// A program in HIP: its header, its names, launches by a macro and by signs, dynamic group memory, a device variable.
#include <hip/hip_runtime.h>
#include <cstdio>
#include <vector>

#define CHECK(call)                                                           \
  do {                                                                        \
    const hipError_t error = call;                                            \
    if (error != hipSuccess) {                                                \
      printf("triad: %s in line %d\n", hipGetErrorString(error), __LINE__);   \
      return 1;                                                               \
    }                                                                         \
  } while (0)

__constant__ int factor;

template <typename T>
__global__ void triad(const T *a, const T *b, T *c, int n) {
  const int i = hipBlockIdx_x * hipBlockDim_x + hipThreadIdx_x;
  if (i < n) c[i] = a[i] + factor * b[i];
}

__global__ void turn(int *x, int n) {
  HIP_DYNAMIC_SHARED(int, s)
  const int first = blockIdx.x * blockDim.x, t = threadIdx.x;
  if (first + t < n) s[t] = x[first + t];
  __syncthreads();
  const int count = n - first < (int)blockDim.x ? n - first : (int)blockDim.x;
  if (t < count) x[first + t] = s[count - 1 - t];
}

int main() {
  const int n = 1000, block = 64, blocks = (n + block - 1) / block, bytes = n * sizeof(int);
  std::vector<int> a(n), b(n), c(n);
  for (int i = 0; i < n; ++i) {
    a[i] = 3 * i;
    b[i] = i % 17;
  }
  int *d_a, *d_b, *d_c;
  CHECK(hipMalloc(&d_a, bytes));
  CHECK(hipMalloc(&d_b, bytes));
  CHECK(hipMalloc(&d_c, bytes));
  CHECK(hipMemcpy(d_a, a.data(), bytes, hipMemcpyHostToDevice));
  CHECK(hipMemcpy(d_b, b.data(), bytes, hipMemcpyHostToDevice));
  const int five = 5;
  CHECK(hipMemcpyToSymbol(HIP_SYMBOL(factor), &five, sizeof five));
  hipLaunchKernelGGL(HIP_KERNEL_NAME(triad<int>), dim3(blocks), dim3(block), 0, 0, d_a, d_b, d_c, n);
  turn<<<blocks, block, block * sizeof(int)>>>(d_c, n);
  CHECK(hipGetLastError());
  CHECK(hipDeviceSynchronize());
  CHECK(hipMemcpy(c.data(), d_c, bytes, hipMemcpyDeviceToHost));
  unsigned sum = 0;
  for (int i = 0; i < n; ++i) {
    const int first = i / block * block, count = n - first < block ? n - first : block;
    const int from = first + count - 1 - (i - first), expected = a[from] + 5 * b[from];
    if (c[i] != expected) {
      printf("triad: element %d is %d, expected %d\n", i, c[i], expected);
      return 1;
    }
    sum = sum * 31 + c[i];
  }
  CHECK(hipFree(d_a));
  CHECK(hipFree(d_b));
  CHECK(hipFree(d_c));
  printf("ok triad %u\n", sum);
  return 0;
}
