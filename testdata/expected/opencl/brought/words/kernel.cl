#line 1 "kernels/brought/words.okl"
// Attributes of a project that become words: code in them has the target's names.

enum { cfg_half = 2 };
#line 5 "kernels/brought/words.okl"
typedef struct cfg_Range {
  int first, last;
} cfg_Range;

#line 10 "kernels/brought/words.okl"
static float scaled(const float value, const int by) { return value * by; }

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_some_0(const int N, const int _occa_kernel, __global const float *x, __global float *y) {
  __local float s[32];
#line 13 "kernels/brought/words.okl"
  { int b = 32 * (int)get_group_id(0);
    
    { int i = (int)get_local_id(0);
      s[i] = b + i < N ? x[b + i] : 0;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 18 "kernels/brought/words.okl"
    { int i = (int)get_local_id(0);
      cfg_Range range;
      range.first = 0;
      range.last = _occa_kernel;
      float sum = 0;
      if (_occa_kernel > cfg_half && range.last > 3)
      for (int k = range.first; k < range.last; ++k) sum += s[(i + k) % 32];
      if (_occa_kernel <= cfg_half) /* two "rounds" */ for (int k = 0; k < 2; ++k) { sum -= k; }
      /* the {result} */ sum = scaled(sum, 2);
      /* nothing */;
      if (i % 2) { if (_occa_kernel > cfg_half) sum += 1; }
      else if (range.last > 3) { sum -= 1; }
      for (int k = 0; k < 3; ++k) {
        if (k == _occa_kernel) break;
        if (N + k == range.last) continue;
        sum += 1;
      }
      if (_occa_kernel);
      if (b + i < N) y[b + i] = sum;
    }
  }
}
