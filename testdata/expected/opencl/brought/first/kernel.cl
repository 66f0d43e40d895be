#line 1 "kernels/brought/first.okl"
// Attributes of a project before those of the language: both become words.

__constant __attribute__((aligned(16))) const float table[4] = {1, 2, 3, 4};

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_first_0(const int N, __global const float *x, __global float *y) {
  __local float s[8];
  __local float t[8];
  __local int _occa_half[4];
#line 6 "kernels/brought/first.okl"
  { int b = 8 * (int)get_group_id(0);
     
      int twice = 2;
    { int i = (int)get_local_id(0);
      __global __attribute__((aligned(8))) const float *p = x + b;
      s[i] = b + i < N ? p[i] : 0;
      t[i] = table[i % 4];
      if (i < 4) _occa_half[i] = twice * i;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 15 "kernels/brought/first.okl"
    { int i = (int)get_local_id(0);
      if (b + i < N) y[b + i] = s[7 - i] * t[i] + _occa_half[i / 2];
    }
  }
}
