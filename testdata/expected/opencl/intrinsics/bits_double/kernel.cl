#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#line 1 "kernels/intrinsics/bits_double.okl"
// okl: --intrinsics bits
// The bits of doubles: the number of representable numbers between two of them, and halves by the exponent.
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_between_0(const int N, __global const double *x, __global const double *y, __global long *steps, __global double *_occa_half) {
  { int i_tile = 32 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    steps[i] = (long)(as_long((double)(y[i])) - as_long((double)(x[i])));
    _occa_half[i] = as_double((long)(as_long((double)(x[i])) - (1l << 52)));
  } }
}
