#line 1 "kernels/prelude/large_arguments.okl"
// Functions of large numbers and of infinity: what a target lacks is made of others, which must not overflow before
// the result does.

extern "C" __global__ __launch_bounds__(16) void _occa_large_0(const int N, const float *__restrict__ x, float *__restrict__ y) {
  { int n_tile = 16 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < N) {
    y[4 * n] = expm1(x[n]) * 1e-38f;
    y[4 * n + 1] = log1p(x[n] * 1e36f);
    y[4 * n + 2] = hypot(x[n] * 1e36f, x[n] * 2e36f) * 1e-38f;
    const float infinite = x[n] * 1e38f;
    y[4 * n + 3] = (expm1(infinite) > 3e38f) + 2 * (log1p(infinite) > 3e38f) + 4 * (hypot(infinite, -infinite) > 3e38f);
  } }
}
