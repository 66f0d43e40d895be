#include <hip/hip_runtime.h>
#line 1 "kernels/cpp/array_references.okl"
// Functions that are handed arrays by reference.

__device__ inline float first(const float (&values)[16]) { return values[0]; }

template <int n>
__device__ float sum(const float (&values)[n]) {
  float all = 0;
  for (int i = 0; i < n; ++i) all += values[i];
  return all;
}

template <int n, class T>
__device__ void fill(T (&values)[n], const int from, const T value) {
  for (int i = from; i < n; i += 8) values[i] = value;
}

extern "C" __global__ __launch_bounds__(16) void _occa_arrayReferences_0(const int N, const float *__restrict__ x, float *__restrict__ y) {
  { int g = (int)blockIdx.x;
    __shared__ float s[16], more[24];
    { int t = (int)threadIdx.x;
      s[t] = x[g * 16 + t];
      if (t < 8) fill(more, t, x[g * 16]);
    }
    __syncthreads();
#line 24 "kernels/cpp/array_references.okl"
    { int t = (int)threadIdx.x; y[g * 16 + t] = sum(s) + first(s) + sum(more); }
  }
}
