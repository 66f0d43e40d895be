#include <cmath>
struct alignas(16) float4 { float x, y, z, w; };
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/source/comments_between_words.okl"
// Comments may stand between any two words.

using real = float /* (single) */;

extern "C" void spaced(const int &N, float *y, long *l) {
  #pragma omp parallel for
  /* groups, one by one */
  for (int o = 0; o < N; o += 4) {
    for (int i = 0, _occa_end_i = (int)_occa_within((long long)N - (long long)o, -2147483648ll, 4); i < _occa_end_i; ++i) {
      {
        long /* of 64 bits, */ long wide = o + i;
        const real t[2] = {1.f, 2.f /* one, two */};
        float4 f = {1.f, 2.f, t[1] /* z, w */};
        unsigned bits = (unsigned & /* all, */)y[o + i];
        y[o + i] += f.x + f.z + f.w + (float)(bits >> 31);
        l[o + i] = wide;
      }
    }
  }
}

constexpr int SIZE = 5;

extern "C" void inArguments(const int &N, int *n) {
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < N ? (unsigned long long)N : 0); _occa_tile_i += 4) { int _occa_tiled_i = (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_i, 0, 4); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; { n[i] = 2 * i; } } }
}
