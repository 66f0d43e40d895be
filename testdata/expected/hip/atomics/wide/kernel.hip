#include <hip/hip_runtime.h>
#line 1 "kernels/atomics/wide.okl"
// `+=`, `-=`, `++` and `--` on every type that counts: 64 bits, signed and not, float and double, in
// shared and global memory, in structs and through pointers.

struct Totals {
  long long wide;
  unsigned long long positive;
  float single;
  double precise;
  int small[2];
};

extern "C" __global__ __launch_bounds__(16) void _occa_everyType_0(const int N, const int *__restrict__ x, Totals *totals, unsigned long *__restrict__ bins) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ Totals s;
    { int t = (int)threadIdx.x;
      if (t == 0) {
        s.wide = 0;
        s.positive = 0;
        s.single = 0;
        s.precise = 0;
        s.small[0] = s.small[1] = 0;
      }
    }
    __syncthreads();
#line 24 "kernels/atomics/wide.okl"
    { int t = (int)threadIdx.x;
      if (b + t < N) {
        const int value = x[b + t];
        (long long)atomicAdd((unsigned long long *)&s.wide, (unsigned long long)(3000000000ll * value));
        if (value > 0) {
          (unsigned long long)atomicAdd((unsigned long long *)&s.positive, (unsigned long long)(unsigned long long)value);
        }
        atomicAdd(&s.single, -(0.5f * value));
        atomicAdd(&s.precise, 0.25 * value);
        atomicAdd(&s.small[value & 1], 1);
        (unsigned long)atomicAdd((unsigned long long *)&bins[value & 3], (unsigned long long)1);
        (unsigned long)atomicAdd((unsigned long long *)&bins[4 + (value & 3)], (unsigned long long)(-1));
      }
    }
    __syncthreads();
#line 38 "kernels/atomics/wide.okl"
    { int t = (int)threadIdx.x;
      if (t == 0) {
        const long long wide = s.wide;
        const unsigned long long positive = s.positive;
        const float single = s.single;
        const double precise = s.precise;
        (long long)atomicAdd((unsigned long long *)&totals->wide, (unsigned long long)wide);
        (unsigned long long)atomicAdd((unsigned long long *)&totals->positive, (unsigned long long)positive);
        atomicAdd(&totals->single, single);
        atomicAdd(&totals->precise, -precise);
      }
      if (t < 2) {
        const int count = s.small[t];
        int *const place = &totals->small[t];
        atomicAdd(&*place, count);
      }
    }
  }
}
