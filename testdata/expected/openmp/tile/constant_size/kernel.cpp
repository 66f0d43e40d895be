#line 1 "kernels/tile/constant_size.okl"
// Tiles whose size is a constant that nothing else names.

constexpr int p_one = 2;
const int p_many = 8;

extern "C" void constantSize(const int &N, const int *a, int *b) {
  #pragma omp parallel for
#line 7 "kernels/tile/constant_size.okl"
  for (int _occa_tiled_i = 0; _occa_tiled_i < N; _occa_tiled_i += 8) { for (int i = _occa_tiled_i; i < _occa_tiled_i + (8); i += 1) { if (i < N) {
    b[i] = 2 * a[i];
  } } }
  #pragma omp parallel for
#line 10 "kernels/tile/constant_size.okl"
  for (int _occa_tiled_i = 0; _occa_tiled_i < N; _occa_tiled_i += 1) { for (int i = _occa_tiled_i; i < _occa_tiled_i + (1); i += 1) { if (i < N) {
    for (int j = 0; j < 3; ++j) {
      if (j == 1) b[i] += j;
    }
  } } }
}
