#line 1 "kernels/memory/limits.okl"
// Limits of arrays in group memory as expressions: sizes of types, constants of C++, macros.

#define BYTES 1024

#define HALF (BYTES / 2)

enum { rows = 4 };
enum { columns = 16 };
typedef struct Pair { float a, b; } Pair;

__kernel void _occa_mirror_0(const int N, const int m, __global const float *x, __global float *y) {
  __local float s[256];
  __local float r[64];
  __local Pair p[64];
#line 12 "kernels/memory/limits.okl"
  { int g = (int)get_group_id(0);
    enum { most = 64 };
    
    
    
    { int t = (int)get_local_id(0);
      s[t] = x[m * g + t];
      r[t] = 2 * x[m * g + t];
      p[t].a = 3 * x[m * g + t];
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 22 "kernels/memory/limits.okl"
    { int t = (int)get_local_id(0); y[m * g + t] = s[m - 1 - t] + r[(t + 1) % m] + p[(t + 2) % m].a; }
  }
}
