#line 1 "kernels/cpp/deduced_together.okl"
// `auto` for a value and a pointer at once: compilers with several memories see two types there.

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_deducedTogether_0(const int N, __global const int *x, __global int *y) {
  __local int s[16];
#line 4 "kernels/cpp/deduced_together.okl"
  { int b = 16 * (int)get_group_id(0);
    
    { int t = (int)get_local_id(0);
      int a = x[b + t]; __private int *p = &a; int c = 2 * a;
      const int d = c; __private const int *const q = &d;
      __private int *r = &c, *same = r;
      *p += 1;
      s[t] = a + *q + *same;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 13 "kernels/cpp/deduced_together.okl"
    { int t = (int)get_local_id(0);
      __local int *from = s + 15;
      int to = 0; __private int *place = &to;
      for (int k = 0, m = t; k < 2; ++k, --m) *place += m;
      y[b + t] = from[-t] + to;
    }
  }
}
