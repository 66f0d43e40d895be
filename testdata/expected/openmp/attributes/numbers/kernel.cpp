#line 1 "kernels/attributes/numbers.okl"
// Numbers of attributes that are expressions: of macros, of constants, of enumerators.

#define AXIS 1
#define SIZE (4 * 2)
#define GUARD (AXIS == 1)

constexpr int fastest = 0;
constexpr int width() { return 8; }
enum Sizes { lanes = 8, slow = 2 };

extern "C" void ofMacros(const int &N, const int *a, int *b) {
  #pragma omp parallel for
#line 12 "kernels/attributes/numbers.okl"
  for (int g = 0; g < N; g += SIZE) {
    for (int j = 0; j < 2; ++j)
      for (int i = g; i < g + SIZE; ++i)
        if (i < N && i % 2 == j) b[i] = a[i] + 1;
  }
}

extern "C" void ofConstants(const int &N, const int *a, int *b) {
  #pragma omp parallel for collapse(2)
#line 20 "kernels/attributes/numbers.okl"
  for (int z = 0; z < 2; ++z)
    for (int g = 0; g < N; g += 2 * lanes)
      for (int k = 0; k < lanes; ++k) {
        const int i = g + z * lanes + k;
        if (i < N) b[i] = a[i] + 1;
      }
}

extern "C" void tiles(const int &N, const int *a, int *b) {
  #pragma omp parallel for
#line 29 "kernels/attributes/numbers.okl"
  for (int _occa_tiled_i = 0; _occa_tiled_i < N; _occa_tiled_i += 4) { for (int i = _occa_tiled_i; i < _occa_tiled_i + (4); i += 1) { if (i < N) { b[i] = a[i]; } } }
  #pragma omp parallel for
#line 30 "kernels/attributes/numbers.okl"
  for (int _occa_tiled_i = 0; _occa_tiled_i < N; _occa_tiled_i += 16) { for (int i = _occa_tiled_i; i < _occa_tiled_i + (16); i += 2) { if (i < N) {
    for (int k = i; k < i + 2; ++k) {
      if (k < N) b[k] += 1;
    }
  } } }
}

extern "C" void swapped(const int &N, const int *a, int *b) {
  #pragma omp parallel for
#line 38 "kernels/attributes/numbers.okl"
  for (int _occa_tiled_i = 0; _occa_tiled_i < N; _occa_tiled_i += 8) { for (int i = _occa_tiled_i; i < _occa_tiled_i + (8); i += 1) { if (i < N) { b[(0) + (1) * (i)] = a[(0) + (1) * (i)] + 1; } } }
}
