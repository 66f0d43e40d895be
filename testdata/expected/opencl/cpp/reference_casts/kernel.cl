#line 1 "kernels/cpp/reference_casts.okl"
// Casts to references: another name for the same place, in whichever memory it lies.

static unsigned halves__g(__global const int *x, const int at) {
  return (*(__global unsigned *)&x[at]) / 2u;
}
#line 3 "kernels/cpp/reference_casts.okl"
static unsigned halves__l(__local const int *x, const int at) {
  return (*(__local unsigned *)&x[at]) / 2u;
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_referenceCasts_0(const int N, __global const int *in, __global int *out) {
  __local int s[16];
#line 8 "kernels/cpp/reference_casts.okl"
  { int g = 16 * (int)get_group_id(0);
    
    { int i = g + (int)get_local_id(0);
      int own = 0;
      (*(unsigned *)&own) = 3000000000u;
      (*(__local unsigned *)&s[i - g]) = i < N ? (const unsigned )in[i] + (unsigned)own : 7u;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 15 "kernels/cpp/reference_casts.okl"
    { int i = g + (int)get_local_id(0);
      if (i < N) {
        (*(__global unsigned *)&out[i]) = halves__l(s, 15 - (i - g)) + halves__g(in, i) + ((*(__local unsigned *)&s[(i - g) ^ 1]) >> 3);
      }
    }
  }
}
