static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/launch/host_bindings.okl"
// Structured bindings of host code reach the nests: of constants, of values that change, and of references.

struct Bounds {
  int low, high;
};

static Bounds bounds(const int N) { return Bounds{N / 4, N - N / 4}; }

extern "C" void hostBindings(const int &N, int *out) {
  const auto [low, high] = bounds(N);
  for (int g = 0; g < N; g += 16) {
    for (int i = 0, _occa_end_i = (int)_occa_within((long long)N - (long long)g, -2147483648ll, 16); i < _occa_end_i; ++i) {
      out[g + i] = low <= g + i && g + i < high ? 1 : 0;
    }
  }

  auto [from, to] = bounds(N);
  from += 1;
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (from < to ? ((unsigned long long)to - (unsigned long long)from - 1) + 1 : 0); _occa_tile_i += 16) { int _occa_tiled_i = (int)(from) + (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((from < to ? ((unsigned long long)to - (unsigned long long)from - 1) + 1 : 0) - _occa_tile_i, 0, 16); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; {
    out[i] += 10 * from + low;
  } } }

  const int sizes[2] = {N / 2, 3};
  auto [half, three] = sizes;
  Bounds whole = {0, half};
  auto &[first, last] = whole;
  first += three;
  if (first < last) {
    for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (first < last ? ((unsigned long long)last - (unsigned long long)first - 1) + 1 : 0); _occa_tile_i += 16) { int _occa_tiled_i = (int)(first) + (int)_occa_tile_i; for (int _occa_round_i = 0; _occa_round_i < 16; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; if ((long long)_occa_tiled_i + (long long)_occa_round_i < (last)) {
      out[i] += 1000 * (first + three);
    } } }
  }
}
