#line 1 "kernels/front/loop_pragmas.okl"
// Pragmas of loops before parallel ones, which are no loops on a device.

#define UNROLL _Pragma("unroll")
// Not all compilers replace macros in there.
#define COUNT (ONE + 2)
#define ONE 1
#define UNROLL_COUNT _Pragma("unroll COUNT")

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_loopPragmas_0(const int N, __global float *x) {
  __local float s[8];
#line 14 "kernels/front/loop_pragmas.okl"
  { int b = (int)get_group_id(0);
    

    { int t = (int)get_local_id(0); s[t] = x[b * 8 + t]; }
    
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    { int t = (int)get_local_id(0);
#line 20 "kernels/front/loop_pragmas.okl"
#pragma unroll 2
      for (int k = 0; k < 2; ++k) x[b * 8 + t] += s[7 - t]; }



    // The pragma is one of this loop, too.
    { if (get_local_id(0) < 4) { int t = (int)get_local_id(0);
      _Pragma("unroll (1 + 2)")
      for (int k = 0; k < COUNT; ++k) x[b * 8 + t] += 1;
    } }
  }
}
