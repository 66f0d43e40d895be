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
    for (int i = 0, i_end = (int)_occa_within((long long)N - o, -2147483648ll, 4); i < i_end; ++i) {
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
  for (long long i_tile = 0; i_tile < N; i_tile += 4) for (int i = (int)i_tile, i_end = (int)(i_tile + 4 < N ? i_tile + 4 : N); i < i_end; ++i) { n[i] = 2 * i; }
}
