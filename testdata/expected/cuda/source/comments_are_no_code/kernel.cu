#line 1 "kernels/source/comments_are_no_code.okl"
// What comments say is not what the code says; arrays of host functions may have any size.

extern "C" __global__ __launch_bounds__(16) void _occa_firstAbove_0(const int /* and so on ... */ N, const int *x, int *at) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    int n = 0;
  again: /* here */;
    if (x[n] <= i && ++n < N) goto /* there */ again;
    at[i] = n;
  } }
}

