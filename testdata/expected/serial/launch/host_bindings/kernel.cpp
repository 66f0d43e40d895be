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
  for (int _occa_tiled_i = from; _occa_tiled_i < to; _occa_tiled_i += 16) { for (int i = _occa_tiled_i, _occa_end_i = (int)_occa_within((long long)(to), -2147483648ll, _occa_tiled_i + (16)); i < _occa_end_i; i += 1) { {
    out[i] += 10 * from + low;
  } } }

  const int sizes[2] = {N / 2, 3};
  auto [half, three] = sizes;
  Bounds whole = {0, half};
  auto &[first, last] = whole;
  first += three;
  if (first < last) {
    for (int _occa_tiled_i = first; _occa_tiled_i < last; _occa_tiled_i += 16) { for (int i = _occa_tiled_i; i < _occa_tiled_i + (16); i += 1) { if (i < last) {
      out[i] += 1000 * (first + three);
    } } }
  }
}
