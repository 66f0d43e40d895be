#line 1 "kernels/pointers/late.okl"
// Pointers that get their value where it is used: in headers of loops and in conditions.

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_late_0(const int N, __global const float *x, __global float *y) {
  __local float s[8];
#line 4 "kernels/pointers/late.okl"
  { int b = (int)get_group_id(0);
    
    { int t = (int)get_local_id(0); s[t] = x[b * 8 + t]; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 7 "kernels/pointers/late.okl"
    { int t = (int)get_local_id(0);
      float sum = 0;
      __local float *p;
      __global const float *q, *end;
      for (p = s; p < s + 8; ++p) sum += *p;
      for (q = x + b * 8, end = q + 4; q != end; q++) sum += *q;
      __global const float *r;
      int k = 0;
      while ((r = x + k)[0] > 0.2f && k < 3) {
        sum += r[1];
        ++k;
      }
      __global float *w;
      if ((w = y + b * 8 + t) && sum > 0) *w = sum;
    }
  }
}
