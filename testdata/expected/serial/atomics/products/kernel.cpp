static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/atomics/products.okl"
// Products and quotients of floats, which need a loop of compare-and-swap on devices.

extern "C" void classProducts(const int &N, const int *__restrict__ which, const float *__restrict__ x,
                           float *__restrict__ products, double *__restrict__ quotients) {
  for (int _occa_tiled_n = 0; _occa_tiled_n < N; _occa_tiled_n += 16) { for (int n = _occa_tiled_n, _occa_end_n = (int)_occa_within((long long)(N), -2147483648ll, _occa_tiled_n + (16)); n < _occa_end_n; n += 1) { {
    products[which[n]] *= x[n];
    quotients[which[n]] /= x[n];
  } } }
}
