#line 1 "kernels/attributes/loops.okl"
// Loop attributes in every place, on loops with and without braces.




#line 4 "kernels/attributes/loops.h"
#define PLUS_ONE(x) ((x) + 1)

__device__ inline int plusOne(const int x) { return PLUS_ONE(x); }


#line 5 "kernels/attributes/loops.okl"
extern "C" __global__ __launch_bounds__(8) void _occa_noBraces_0(const int N, const int *a, int *b) {
  { int g = 8 * (int)blockIdx.x;
    { int i = g + (int)threadIdx.x;
      if (i < N) b[i] = a[i] + 1; } }
}

extern "C" __global__ __launch_bounds__(8) void _occa_noBracesLate_0(const int N, const int *a, int *b) {
  { int g = 8 * (int)blockIdx.x;
    { int i = g + (int)threadIdx.x;
      if (i < N)
        b[i] = a[i] + 1; } }
}

extern "C" __global__ __launch_bounds__(8) void _occa_tiles_0(const int N, const int *a, int *b) {
  { int i_tile = 8 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) { b[i] = a[i]; } }
}

#line 18 "kernels/attributes/loops.okl"
extern "C" __global__ __launch_bounds__(16) void _occa_tiles_1(const int N, const int *a, int *b) {
#line 20 "kernels/attributes/loops.okl"
  { if (threadIdx.x < (N > 40 ? 16 : 8)) { int i_tile = (N > 40 ? 16 : 8) * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i_tile + (long long)threadIdx.x < N) { b[i] += 1; } } }
}

extern "C" __global__ __launch_bounds__(1) void _occa_tileOfOne_0(const int N, const int *a, int *b) {
  { int i_tile = 4 * (int)blockIdx.x; for (int i_nth = 0; i_nth < 4; ++i_nth) { int i = i_tile + i_nth; if (i < N) {
    { { int k = (int)threadIdx.x; b[i] = a[i] + 1; } } } } __syncthreads(); }
}

extern "C" __global__ __launch_bounds__(32) void _occa_tileInside_0(const int N, const int *a, int *b) {
  { int g = 32 * (int)blockIdx.x;
    do { int i_tile = g + 8 * (int)threadIdx.y; int i = i_tile + (int)threadIdx.x; if (i_tile + (long long)threadIdx.x < g + 32) {
      if (i >= N) continue;
      for (int k_from = 0; k_from < 6; k_from += 4) { int k_tile = k_from; for (int k_nth = 0; k_nth < 4; ++k_nth) { int k = k_tile + k_nth; if (k < 6) { b[i] = k == 5 ? a[i] + 1 : 0; } } }
    } } while (0);
  }
}

// Three and three, numbered, unnumbered and both.
extern "C" __global__ __launch_bounds__(6) void _occa_threeAxes_0(const int N, const int *a, int *b) {
  { int z = (int)blockIdx.z;
    { int y = (int)blockIdx.y;
      { int x = (int)blockIdx.x;
        { int k = (int)threadIdx.z;
          { int j = (int)threadIdx.y;
            { int i = (int)threadIdx.x;
              const int n = (((z * 2 + y) * ((N + 23) / 24) + x) * 2 + k) * 3 + j + i;
              if (n < N) b[n] = a[n] + 1;
            } } } } } }
}

// Loops whose headers come out of macros, one of them from another file.


extern "C" __global__ __launch_bounds__(8) void _occa_macroLoops_0(const int N, const int *a, int *b) {
  { int g = 8 * (int)blockIdx.x;
    { int i = g + (int)threadIdx.x;
      if (i < N) b[i] = PLUS_ONE(a[i]);
    }
  }
}



#line 68 "kernels/attributes/loops.okl"
extern "C" __global__ __launch_bounds__(8) void _occa_pastedKernel_0(const int N, const int *a, int *b) {
#line 68 "kernels/attributes/loops.okl"
  { int i_tile = 8 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) { b[i] = ((a[i]) + 1); } }
}
#line 69 "kernels/attributes/loops.okl"
#undef COPY

// A prototype with the attribute is enough.

extern "C" __global__ __launch_bounds__(8) void _occa_declaredBefore_0(const int N, const int *a, int *b) {
  { int i_tile = 8 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) { b[i] = plusOne(a[i]); } }
}

// So is one after the parameters, or between the words.
extern "C" __global__ __launch_bounds__(8) void _occa_attributeLate_0(const int N, const int *a, int *b) {
  { int i_tile = 8 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) { b[i] = plusOne(a[i]); } }
}

extern "C" __global__ __launch_bounds__(8) void _occa_attributeBetween_0(const int N, const int *a, int *b) {
  { int i_tile = 8 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) { b[i] = plusOne(a[i]); } }
}

extern "C" __global__ __launch_bounds__(8) void _occa_arrowResult_0(const int N, const int *a, int *b) {
  { int i_tile = 8 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) { b[i] = plusOne(a[i]); } }
}
