static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/source/half.okl"
// `half` is no type here, and a name like any other.

struct Part {
  int half, whole;
};

static int half(const int n) { return n / 2; }

extern "C" void halves(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < N ? (unsigned long long)N : 0); _occa_tile_i += 16) { int _occa_tiled_i = (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_i, 0, 16); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; {
    Part part;
    part.whole = x[i];
    part.half = half(part.whole);
    {
      const int half = 3;
      y[i] = part.half + half;
    }
  } } }
}
