#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#line 1 "kernels/launch/host_values.okl"
// What host code hands to device code: structs, math, values that change between launches.



typedef struct Range {
  int first, last;
  double scale;
} Range;


#line 18 "kernels/launch/host_values.okl"
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_structs_0(const int N, const double power, __global const double *restrict x, __global double *restrict y, const double factor, const Range range) {
#line 22 "kernels/launch/host_values.okl"
  { int n_tile = range.first + 8 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n_tile + (long)get_local_id(0) < range.last) { y[n] = factor * range.scale * x[n]; } }
}
