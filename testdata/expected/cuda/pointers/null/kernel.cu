#ifndef NULL
#define NULL 0
#endif
#line 1 "kernels/pointers/null.okl"
// `NULL` comes out of a header, and what stands beside it is an assignment or a comparison like any other.

extern "C" __global__ __launch_bounds__(8) void _occa_null_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int i_tile = 8 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    const int *p = x + i;
    if (x[i] > 50) p = NULL;
    y[i] = p == NULL ? -1 : *p;
  } }
}
