#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#line 1 "kernels/launch/host_pointers.okl"
// The host moves pointers without looking at what they point to, and asks whether they point anywhere.
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_halves_0(const int N, __global const double *x, __global double *y, const int _occa_half) {
#line 4 "kernels/launch/host_pointers.okl"
  __global const double * upper = x + _occa_half;
  __global double *const out = y + _occa_half;
  { int n_tile = 8 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < N - _occa_half) { out[n] = 2 * upper[n]; } }
}

#line 2 "kernels/launch/host_pointers.okl"
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_halves_1(const int N, __global const double *x, __global double *y, const int _occa_half) {
#line 7 "kernels/launch/host_pointers.okl"
  { int n_tile = 8 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < _occa_half) { y[n] = x[n]; } }
}
