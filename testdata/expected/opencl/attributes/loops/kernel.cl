#line 1 "kernels/attributes/loops.okl"
// Loop attributes in every place, on loops with and without braces.




#line 4 "kernels/attributes/loops.h"
#define PLUS_ONE(x) ((x) + 1)

static inline int plusOne(const int x) { return PLUS_ONE(x); }


#line 5 "kernels/attributes/loops.okl"
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_noBraces_0(const int N, __global const int *a, __global int *b) {
  { int g = 8 * (int)get_group_id(0);
    { int i = g + (int)get_local_id(0);
      if (i < N) b[i] = a[i] + 1; } }
}

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_noBracesLate_0(const int N, __global const int *a, __global int *b) {
  { int g = 8 * (int)get_group_id(0);
    { int i = g + (int)get_local_id(0);
      if (i < N)
        b[i] = a[i] + 1; } }
}

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_tiles_0(const int N, __global const int *a, __global int *b) {
  { int i_tile = 8 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) { b[i] = a[i]; } }
}

#line 18 "kernels/attributes/loops.okl"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_tiles_1(const int N, __global const int *a, __global int *b) {
#line 20 "kernels/attributes/loops.okl"
  { if (get_local_id(0) < (N > 40 ? 16 : 8)) { int i_tile = (N > 40 ? 16 : 8) * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i_tile + (long)get_local_id(0) < N) { b[i] += 1; } } }
}

__kernel __attribute__((reqd_work_group_size(1, 1, 1))) void _occa_tileOfOne_0(const int N, __global const int *a, __global int *b) {
  { int i_tile = 4 * (int)get_group_id(0); for (int i_nth = 0; i_nth < 4; ++i_nth) { int i = i_tile + i_nth; if (i < N) {
    { { int k = (int)get_local_id(0); b[i] = a[i] + 1; } } } } barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); }
}

__kernel __attribute__((reqd_work_group_size(8, 4, 1))) void _occa_tileInside_0(const int N, __global const int *a, __global int *b) {
  { int g = 32 * (int)get_group_id(0);
    do { int i_tile = g + 8 * (int)get_local_id(1); int i = i_tile + (int)get_local_id(0); if (i_tile + (long)get_local_id(0) < g + 32) {
      if (i >= N) continue;
      for (int k_from = 0; k_from < 6; k_from += 4) { int k_tile = k_from; for (int k_nth = 0; k_nth < 4; ++k_nth) { int k = k_tile + k_nth; if (k < 6) { b[i] = k == 5 ? a[i] + 1 : 0; } } }
    } } while (0);
  }
}

// Three and three, numbered, unnumbered and both.
__kernel __attribute__((reqd_work_group_size(1, 3, 2))) void _occa_threeAxes_0(const int N, __global const int *a, __global int *b) {
  { int z = (int)get_group_id(2);
    { int y = (int)get_group_id(1);
      { int x = (int)get_group_id(0);
        { int k = (int)get_local_id(2);
          { int j = (int)get_local_id(1);
            { int i = (int)get_local_id(0);
              const int n = (((z * 2 + y) * ((N + 23) / 24) + x) * 2 + k) * 3 + j + i;
              if (n < N) b[n] = a[n] + 1;
            } } } } } }
}

// Loops whose headers come out of macros, one of them from another file.


__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_macroLoops_0(const int N, __global const int *a, __global int *b) {
  { int g = 8 * (int)get_group_id(0);
    { int i = g + (int)get_local_id(0);
      if (i < N) b[i] = PLUS_ONE(a[i]);
    }
  }
}



#line 68 "kernels/attributes/loops.okl"
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_pastedKernel_0(const int N, __global const int *a, __global int *b) {
#line 68 "kernels/attributes/loops.okl"
  { int i_tile = 8 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) { b[i] = ((a[i]) + 1); } }
}
#line 69 "kernels/attributes/loops.okl"
#undef COPY

// A prototype with the attribute is enough.

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_declaredBefore_0(const int N, __global const int *a, __global int *b) {
  { int i_tile = 8 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) { b[i] = plusOne(a[i]); } }
}

// So is one after the parameters, or between the words.
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_attributeLate_0(const int N, __global const int *a, __global int *b) {
  { int i_tile = 8 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) { b[i] = plusOne(a[i]); } }
}

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_attributeBetween_0(const int N, __global const int *a, __global int *b) {
  { int i_tile = 8 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) { b[i] = plusOne(a[i]); } }
}

 __kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_arrowResult_0(const int N, __global const int *a, __global int *b) {
  { int i_tile = 8 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) { b[i] = plusOne(a[i]); } }
}
