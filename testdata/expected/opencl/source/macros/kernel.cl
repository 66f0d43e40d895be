#define T float
#define UPDATE(a,b) a+=(b)
#define p_useFast 1
#define p_Name scaled
#line 1 "kernels/source/macros.okl"
// okl: -D T=float -D w=6 -D 'UPDATE(a,b)=a+=(b)' -D p_useFast=1 -D p_Name=scaled
// Macros of every kind: from the command line, short names, pasted names, whole kernels, conditions,
// attributes and types that come out of them.


#line 23 "kernels/source/macros.okl"
#define HALF(x) ((x) * (T)0.5)





#define PASTE_(a, b) a##b
#define PASTE(a, b) PASTE_(a, b)
#define STRING(x) #x





#define UPTO(...) __VA_ARGS__


__kernel __attribute__((reqd_work_group_size(6, 1, 1))) void _occa_scaledHalves_0(const int N, __global const float *restrict x, __global float *restrict y) {
  __local float s_x[6];
#line 41 "kernels/source/macros.okl"
  { int b = 6 * (int)get_group_id(0);
    
    T r_own;
    { int t = (int)get_local_id(0);
      r_own = b + t < N ? x[b + t] : 0;
      s_x[t] = HALF(r_own);
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    { int t = (int)get_local_id(0);
      T sum = 0;
      for (int k = 0; k < 6; ++k) UPDATE(sum, s_x[k]);
      UPDATE(sum, (UPTO(r_own)));
      if (b + t < N) y[b + t] = sum;
    }
  }
}


#line 62 "kernels/source/macros.okl"
__kernel __attribute__((reqd_work_group_size(6, 1, 1))) void _occa_scaledSum_0(const int N, __global const float *restrict x, __global float *restrict y) {
#line 62 "kernels/source/macros.okl"
  { int n_tile = 6 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n_tile + (long)get_local_id(0) < N) { y[n] = x[n] + y[n]; } }
}
#line 63 "kernels/source/macros.okl"
__kernel __attribute__((reqd_work_group_size(6, 1, 1))) void _occa_scaledDifference_0(const int N, __global const float *restrict x, __global float *restrict y) {
#line 63 "kernels/source/macros.okl"
  { int n_tile = 6 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n_tile + (long)get_local_id(0) < N) { y[n] = x[n] - y[n]; } }
}
#line 64 "kernels/source/macros.okl"
#undef BINARY




#define LAST_LETTER(text) (sizeof(text) - 2)


__kernel __attribute__((reqd_work_group_size(3, 1, 1))) void _occa_lengths_0(__global int *result) {
  { int g = (int)get_group_id(0);
    { int t = (int)get_local_id(0);
      __constant const char *names[3] = {"@outer w", STRING(PASTE(a, b)), "x"};
      int length = 0;
      while (names[t][length]) ++length;
      result[t] = length + 100 * (int)LAST_LETTER("abc");
    }
  }
}
