#line 1 "kernels/barriers/uniform.okl"
// Conditions and loops inside of an `@inner` loop that all work items of a group decide the same way: barriers may stand
// in them.

static int twice(const int n) { return 2 * n; }

__kernel __attribute__((reqd_work_group_size(8, 4, 1))) void _occa_uniform_0(const int n, __global const int *in, __global const int *flags, __global int *out) {
  __local int s[4][8];
#line 7 "kernels/barriers/uniform.okl"
  { int g = (int)get_group_id(0);
    
    const int rounds = 1 + g % 3;
    { int j = (int)get_local_id(1);
      const int _occa_half = n / 2;
      const int last = twice(rounds) - rounds;
      if (g % 2 == 0 && _occa_half > 1) {
        { int i = (int)get_local_id(0); s[j][i] = in[32 * g + 8 * j + i]; }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 15 "kernels/barriers/uniform.okl"
        { int i = (int)get_local_id(0); out[32 * g + 8 * j + i] = s[j][7 - i]; }
      } else if (flags[g] > 0) {
        { int i = (int)get_local_id(0); s[j][i] = 2 * in[32 * g + 8 * j + i]; }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 18 "kernels/barriers/uniform.okl"
        { int i = (int)get_local_id(0); out[32 * g + 8 * j + i] = s[j][(i + 3) % 8]; }
      }
      for (int k = 0; k < last; ++k) {
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 21 "kernels/barriers/uniform.okl"
        { int i = (int)get_local_id(0); s[j][i] = out[32 * g + 8 * j + i] + k; }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 22 "kernels/barriers/uniform.okl"
        { int i = (int)get_local_id(0); out[32 * g + 8 * j + i] = s[j][(i + 1) % 8]; }
      }
    }
  }
}
