#line 1 "kernels/atomics/products.okl"
// Products and quotients of floats, which need a loop of compare-and-swap on devices.

extern "C" void classProducts(const int &N, const int *__restrict__ which, const float *__restrict__ x,
                           float *__restrict__ products, double *__restrict__ quotients) {
  #pragma omp parallel for
#line 5 "kernels/atomics/products.okl"
  for (int _occa_tiled_n = 0; _occa_tiled_n < N; _occa_tiled_n += 16) { for (int n = _occa_tiled_n; n < _occa_tiled_n + (16); n += 1) { if (n < N) {
    #pragma omp atomic update
#line 6 "kernels/atomics/products.okl"
    products[which[n]] *= x[n];
    #pragma omp atomic update
#line 7 "kernels/atomics/products.okl"
    quotients[which[n]] /= x[n];
  } } }
}
