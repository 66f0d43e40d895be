#line 1 "kernels/source/spliced_names.okl"
// A line break in the middle of words, also of an attribute.

#line 4 "kernels/source/spliced_names.okl"
extern "C" void spliced(const int &N, const int *__restrict__ x, int *y) {
  #pragma omp parallel for
#line 5 "kernels/source/spliced_names.okl"
  for (int _occa_tiled_n = 0; _occa_tiled_n < N; _occa_tiled_n += 8) { for (int n = _occa_tiled_n; n < _occa_tiled_n + (8); n += 1) { if (n < N) { y[n] = x[\
n] + 1; } } }
#line 9 "kernels/source/spliced_names.okl"
}
