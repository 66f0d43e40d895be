#line 1 "kernels/atomics/products.okl"
// Products and quotients of floats, which need a loop of compare-and-swap on devices. A `double` that no `float` holds
// stays one until the product is rounded.

extern "C" void classProducts(const int &N, const int *__restrict__ which, const float *__restrict__ x,
                           float *__restrict__ products, double *__restrict__ quotients, float *__restrict__ tiny) {
  for (long long n_tile = 0; n_tile < N; n_tile += 16) for (int n = (int)n_tile, n_end = (int)(n_tile + 16 < N ? n_tile + 16 : N); n < n_end; ++n) {
    products[which[n]] *= x[n];
    quotients[which[n]] /= x[n];
    tiny[n] *= 1e39;
  }
}
