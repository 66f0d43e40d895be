#line 1 "kernels/functions/headers.okl"
// Functions of an included header that only the host reaches, only kernels, both, or nobody.

#line 1 "kernels/functions/reached.h"
// What host code and kernels of functions/headers.okl share. Nothing here is marked: who reaches what decides.


#define REACHED_H

// The host alone: a device could not compile the static variable in it.

#line 13 "kernels/functions/reached.h"
// Kernels alone.
inline float squared(const float value) { return value * value; }

// Both, one of them through another function.
inline int smaller(const int a, const int b) { return a < b ? a : b; }
inline int firstOf(const int group, const int size, const int N) { return smaller(group * size, N); }

// Neither: a device could not compile this one either.




#line 5 "kernels/functions/headers.okl"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_reached_0(const int N, const int size, __global const float *__restrict x, __global float *__restrict y, const int most) {
#line 8 "kernels/functions/headers.okl"
  { int b = (int)get_group_id(0);
    { int t = (int)get_local_id(0);
      const int n = firstOf(b, 16, N) + t;
      if (n < N) y[n] = squared(x[n]) + smaller(n, size);
    }
  }
}
