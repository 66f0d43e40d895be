#include <hip/hip_runtime.h>
#line 1 "kernels/launch/group_memory_names.okl"
// Group memory beside values of the host: behind one that hides a parameter, and under a name that one has. Targets
// that declare it at the start of a kernel see all these names there.

extern "C" __global__ __launch_bounds__(4) void _occa_behind_0(int N, const int *__restrict__ x, int *__restrict__ y, const int twice, int round, int _occa_value_5) {
  { int N = _occa_value_5;
#line 8 "kernels/launch/group_memory_names.okl"
  { int g = (int)blockIdx.x;
      __shared__ int part[4];
      { int i = (int)threadIdx.x; part[i] = x[4 * g + i] + N; }
      __syncthreads();
#line 11 "kernels/launch/group_memory_names.okl"
      { int i = (int)threadIdx.x; y[(round * twice + g) * 4 + i] = part[3 - i] * 3 + twice; }
    }
}}

#line 16 "kernels/launch/group_memory_names.okl"
extern "C" __global__ __launch_bounds__(4) void _occa_same_0(const int N, const int *__restrict__ x, int *__restrict__ y, int part) {
#line 19 "kernels/launch/group_memory_names.okl"
  const int whole = 5;
  int sizes[2] = {N, 7};
  { int g = (int)blockIdx.x;
    { int i = (int)threadIdx.x; y[4 * g + i] = part + whole + sizes[1]; }
    {
      __shared__ int part[4], whole[2], sizes[4];
      { int i = (int)threadIdx.x;
        part[i] = x[4 * g + i];
        sizes[i] = i * g;
        if (i < 2) whole[i] = g - i;
      }
      __syncthreads();
#line 30 "kernels/launch/group_memory_names.okl"
      { int i = (int)threadIdx.x; y[4 * g + i] += part[3 - i] - whole[i / 2] * sizes[i ^ 1]; }
    }
  }
}
