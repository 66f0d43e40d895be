#line 1 "kernels/constants/huge.okl"
// `HUGE_VALF` without an include.

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_huge_0(const int N, __global const float *x, __global float *y) {
  { int i_tile = 8 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    float low = HUGE_VALF;
    for (int k = 0; k < 3; ++k) low = fmin(low, x[3 * i + k]);
    y[i] = low;
  } }
}
