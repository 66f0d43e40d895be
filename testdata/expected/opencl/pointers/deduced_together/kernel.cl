#line 1 "kernels/pointers/deduced_together.okl"
// `auto` for several pointers at once, in statements and headers.

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_deducedTogether_0(const int N, __global float *x, __global float *y) {
  __local float s[16];
#line 4 "kernels/pointers/deduced_together.okl"
  { int b = 16 * (int)get_group_id(0);
    
    { int t = (int)get_local_id(0);
      s[t] = b + t < N ? x[b + t] : 0;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 9 "kernels/pointers/deduced_together.okl"
    { int t = (int)get_local_id(0);
      if (b + t < N) {
        __local float *p = s, *e = s + t;
        __local  float *const first = s, *const last = s + 15;
        __local float  *const own = s + t, *const other = s + 15 - t;
        __local  float *const one = s;
        __global float *far = x + b; __local float *near = s;
        int a = 1; __private int *pa = &a;
        float sum = *first + 2 * *last + 3 * *own + 5 * *other + 7 * *one + 9 * far[0] + 11 * near[1] + *pa;
        for (__local float *q = s, *end = s + 4; q != end; ++q) {
          sum += *q;
        }
        for (; p != e; ++p) {
          sum += *p;
        }
        y[b + t] = sum;
      }
    }
  }
}
