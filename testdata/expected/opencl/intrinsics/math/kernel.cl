#line 1 "kernels/intrinsics/math.okl"
// okl: --intrinsics math
// Powers of ten.
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_powers_0(const int N, __global const float *x, __global float *y) {
  { int _occa_tiled_i = 32 * (int)get_group_id(0); int i = _occa_tiled_i + (int)get_local_id(0); if (i < N) {
    y[i] = 2 * exp10((float)(x[i] + 1.0f));
  } }
}
