#line 1 "kernels/source/moved_lines.okl"
// `#line`, as programs write it that make OKL: places are those of the text they read.


#line 12 "kernels/source/user.c"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_reversed_0(const int N, __global const float *x, __global float *y) {
  __local float s[16];
#line 13 "kernels/source/user.c"
  { int b = 16 * (int)get_group_id(0);
    

#line 20 "kernels/source/user.c"
    { int t = (int)get_local_id(0);
      s[t] = b + t < N ? x[b + t] : 0;
    }

    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 7 "kernels/source/other.h"
    { int t = (int)get_local_id(0);
      if (b + t < N) y[b + t] = s[15 - t] + 8;
    }
  }
}
