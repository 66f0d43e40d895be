#line 1 "kernels/front/modes.okl"
// One text for all targets that asks which one it is for: `OKL_MODE_CUDA` and its like are for `#if`.




#define ROUNDS 32


__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_halves_0(const int n, __global const float *x, __global float *y) {
  { int i_tile = 32 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < n) {



    y[i] = x[i] * 0.5f;

  } }
}
