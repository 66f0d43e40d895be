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
    for (int i = 0, i_end = (int)_occa_within((long long)N - g, -2147483648ll, 16); i < i_end; ++i) {
      out[g + i] = low <= g + i && g + i < high ? 1 : 0;
    }
  }

  auto [from, to] = bounds(N);
  from += 1;
  for (long long i_tile = from; i_tile < to; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < to ? i_tile + 16 : to); i < i_end; ++i) {
    out[i] += 10 * from + low;
  }

  const int sizes[2] = {N / 2, 3};
  auto [half, three] = sizes;
  Bounds whole = {0, half};
  auto &[first, last] = whole;
  first += three;
  if (first < last) {
    for (unsigned long long i_from = 0; i_from < (first < last ? (unsigned long long)last - first : 0); i_from += 16) { int i_tile = first + (int)i_from; for (int i_nth = 0; i_nth < 16; ++i_nth) { int i = i_tile + i_nth; if (i_tile + (long long)i_nth < last) {
      out[i] += 1000 * (first + three);
    } } }
  }
}
