#line 1 "kernels/source/odd_text.okl"
// Odd text: carriage returns, spliced lines, digraphs, other alphabets, signs in strings, no last line end.
/* @kernel void notAKernel() { @outer } äöü */

#define LONG_SUM(a, b) \
  ((a) + \
   (b))

// A comment with a splice @outer \
   that goes on @inner here

__constant const char at_signs[] = "@outer \"@inner\" @shared\\";

#line 14 "kernels/source/odd_text.okl"
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_oddText_0(const int N, __global const int *restrict x, __global int * restrict y) {
  __local int s[8];
#line 15 "kernels/source/odd_text.okl"
  { int b = 8 * (int)get_group_id(0);
      // größe = 8; @exclusive
    { int t = (int)get_local_id(0); s[t] = b + t < N ? x[b + t] : 0; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 18 "kernels/source/odd_text.okl"
    { int t = (int)get_local_id(0);
      const char quote = '@', single = '\'';
      int extra = 0;
      for (int k = 0; at_signs[k] != 0; ++k) extra += at_signs[k] == quote || at_signs[k] == single;
      if (b + t < N) y[b + t] = LONG_SUM(s[7 - t], extra) + (quote == "@"[0] ? 1000 : 0);
    }
  }
}