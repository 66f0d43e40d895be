#line 1 "kernels/prelude/large_arguments.okl"
// Functions of large numbers and of infinity: what a target lacks is made of others, which must not overflow before
// the result does.

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_large_0(const int N, __global const float *restrict x, __global float *restrict y) {
  { int n_tile = 16 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < N) {
    y[4 * n] = expm1(x[n]) * 1e-38f;
    y[4 * n + 1] = log1p(x[n] * 1e36f);
    y[4 * n + 2] = hypot(x[n] * 1e36f, x[n] * 2e36f) * 1e-38f;
    const float infinite = x[n] * 1e38f;
    y[4 * n + 3] = (expm1(infinite) > 3e38f) + 2 * (log1p(infinite) > 3e38f) + 4 * (hypot(infinite, -infinite) > 3e38f);
  } }
}
