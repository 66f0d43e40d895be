#line 1 "kernels/functions/headers.okl"
// Functions of an included header that only the host reaches, only kernels, both, or nobody.

#line 1 "kernels/functions/reached.h"
// What host code and kernels of functions/headers.okl share. Nothing here is marked: who reaches what decides.


#define REACHED_H

// The host alone: a device could not compile the static variable in it.

#line 13 "kernels/functions/reached.h"
// Kernels alone.
__device__ inline float squared(const float value) { return value * value; }

// Both, one of them through another function.
__device__ inline int smaller(const int a, const int b) { return a < b ? a : b; }
__device__ inline int firstOf(const int group, const int size, const int N) { return smaller(group * size, N); }

// Neither: a device could not compile this one either.




#line 5 "kernels/functions/headers.okl"
extern "C" __global__ __launch_bounds__(16) void _occa_reached_0(const int N, const int size, const float *__restrict__ x, float *__restrict__ y, const int most) {
#line 8 "kernels/functions/headers.okl"
  { int b = (int)blockIdx.x;
    { int t = (int)threadIdx.x;
      const int n = firstOf(b, 16, N) + t;
      if (n < N) y[n] = squared(x[n]) + smaller(n, size);
    }
  }
}
