#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#line 1 "kernels/constants/pi.okl"
// Constants that need no include, in a file that calls no function.

#define RADIANS(degrees) ((degrees) * (M_PI / 180))

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_radians_0(const int N, __global const double *restrict degrees, __global double *restrict x) {
  { int n_tile = 8 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < N) { x[n] = RADIANS(degrees[n]) + M_SQRT2; } }
}
