static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/atomics/products.okl"
// Products and quotients of floats, which need a loop of compare-and-swap on devices. A `double` that no `float` holds
// stays one until the product is rounded.

extern "C" void classProducts(const int &N, const int *__restrict__ which, const float *__restrict__ x,
                           float *__restrict__ products, double *__restrict__ quotients, float *__restrict__ tiny) {
  for (unsigned long long _occa_tile_n = 0; _occa_tile_n < (0 < N ? (unsigned long long)N : 0); _occa_tile_n += 16) { int _occa_tiled_n = (int)_occa_tile_n; for (int _occa_round_n = 0, _occa_end_n = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_n, 0, 16); _occa_round_n < _occa_end_n; ++_occa_round_n) { int n = _occa_tiled_n + (int)_occa_round_n; {
    products[which[n]] *= x[n];
    quotients[which[n]] /= x[n];
    tiny[n] *= 1e39;
  } } }
}
