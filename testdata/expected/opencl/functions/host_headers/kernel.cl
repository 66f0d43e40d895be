#line 1 "kernels/functions/host_headers.okl"
// Headers and functions that only host code needs stay out of the device's text.





#line 13 "kernels/functions/host_headers.okl"
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_hostHeaders_0(const int N, __global const int *x, __global int *y, const int offset) {
#line 15 "kernels/functions/host_headers.okl"
  { int _occa_tiled_i = 8 * (int)get_group_id(0); int i = _occa_tiled_i + (int)get_local_id(0); if (i < N) {
    y[i] = x[i] + offset;
  } }
}
