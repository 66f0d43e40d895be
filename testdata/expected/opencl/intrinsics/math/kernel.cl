static inline float okl_saturate(float x) { return x > 0 ? (x < 1 ? x : 1.0f) : 0.0f; }
#line 1 "kernels/intrinsics/math.okl"
// okl: --intrinsics math
// Powers of ten.
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_powers_0(const int N, __global const float *x, __global float *y) {
  { int i_tile = 32 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    y[i] = 2 * exp10((float)(x[i] + 1.0f));
  } }
}

// Between 0 and 1, ends included; 0 for a NaN.
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_shares_0(const int N, __global const float *x, __global float *y) {
  { int i_tile = 32 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) { y[i] = 3 * okl_saturate(x[i]); } }
}
