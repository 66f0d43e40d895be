#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#line 1 "kernels/intrinsics/math_double.okl"
// okl: --intrinsics math
// Powers of ten in double precision.
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_powers_0(const int N, __global const double *x, __global double *y) {
  { int i_tile = 32 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    y[i] = exp10((double)(x[i])) - exp10((double)(2.0));
  } }
}
